"""Scoring tiles, incomes and levers in an interim scoring (Rulebook 001, interim scoring, scoring tiles)."""

from __future__ import annotations

from bot.rules import hexes

from ..components.box import Box
from ..components.effects.base import Gains
from ..components.effects.scoring_tiles import (
    BothTracks,
    Bridges,
    Chain,
    Levers,
    Played,
    Removed,
    Sites,
    Track,
    TwoRegions,
)
from ..components.player_board import added
from ..components.rows import ScoringTile
from ..state import State
from .canal import levels
from .income_tracks import income_of, steps_on
from .map_tiles import count_beside, own_spaces, pieces_on, presences
from .ship import Ship


class Scoring(Ship):
    """A table being played on: interim scorings."""

    def score_tile(self, seat: int, tile: str, success: bool) -> None:
        """The marker of this scoring: its points, or their loss, twice on the own tile."""
        s, me = self.s, self.s.board[seat]
        points = s.scorings * (self.box.n.own_times if s.scoring[seat] == tile else 1)
        points = points if success else -points
        me.points += points
        me.scored.append(tile)
        self.emit("scored", seat, tile=tile, points=points)

    def receive_income(self, seat: int, points_only: bool) -> None:
        """Of tracks, recesses and cattle; coins and cards only where they are still of use."""
        gains = income(self.box, self.s, seat)
        if points_only:
            gains = {what: n for what, n in gains.items() if what == "points"}
        if gains:
            self.gain(seat, gains, "income")

    def raise_levers(self, seat: int) -> None:
        """All levers up; those that are up already are worth points."""
        me = self.s.board[seat]
        points = sum(me.levers.values()) * self.box.n.lever_points
        for lever in me.levers:
            me.levers[lever] = True
        if points:
            self.gain(seat, {"points": points}, "levers")


def income(box: Box, s: State, seat: int) -> Gains:
    """What a seat receives at an interim scoring."""
    me, found = s.board[seat], Gains()
    for track in box.tracks:
        added(found, income_of(box, me, track))
    for what, incomes in box.recess_incomes.items():
        added(found, incomes[me.removed[what]])
    added(found, box.niches_incomes[me.niches])
    beside = cattle_income(box, s, seat)
    if beside:
        found["points"] = found.get("points", 0) + beside
    return {what: n for what, n in found.items() if n}


def cattle_income(box: Box, s: State, seat: int) -> int:
    """Points for the settlements beside each cattle of a seat, or of the Wise Eminence."""
    mine = [(at, owners.count(seat)) for at, owners in s.cattle.items() if seat in owners]
    return sum([n * count_beside(box, s, at, ("settlement",)) for at, n in mine])


def value(box: Box, s: State, tile: str) -> tuple[int, ...]:
    """What a scoring tile asks for at this interim scoring."""
    return box.scoring_tiles[tile].numbers[s.scorings - 1]


def reached(box: Box, s: State, seat: int, tile: str) -> bool:
    """Whether a seat fulfils a tile's condition now; of pairs either number may be that of either part."""
    has, asked = measure(box, s, seat, box.scoring_tiles[tile]), value(box, s, tile)
    return all(n >= m for n, m in zip(sorted(has), sorted(asked), strict=True))


def measure(box: Box, s: State, seat: int, tile: ScoringTile) -> tuple[int, ...]:
    """What a seat has of what a tile counts; for a tile that is paid for, nothing."""
    me = s.board[seat]
    match tile.condition:
        case TwoRegions(regions=(a, b)):
            here = presences(box, s, seat)
            return here[a], here[b]
        case Track(track=track):
            return (steps_on(me, track),)
        case BothTracks():
            return (min(me.coin_track, me.card_track),)
        case Sites():
            return (levels(me),)
        case Chain():
            groups = hexes.areas(own_spaces(box, s, seat), box.map.near)
            return (max(map(len, groups), default=0),)
        case Levers():
            return (len(me.levers),)
        case Removed(what=what):
            return (me.removed[what],)
        case Bridges():
            return (sum(count_own(box, s, seat, space) for space in box.map.bridged),)
        case Played(kinds=(a, b)):
            kinds = [*(box.cards[card].kind for card in me.played), *me.projects.values()]
            return kinds.count(a), kinds.count(b)
    return (0,)


def count_own(box: Box, s: State, seat: int, space: str) -> int:
    """A seat's presences on a space."""
    here = sum(piece.seat == seat for piece in pieces_on(box, s, space))
    return here + s.cattle.get(space, []).count(seat)
