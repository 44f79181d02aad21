"""The final score, line by line (Rulebook 001, final scoring)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.rules import Line, Tally, ranked

from .components.box import Box
from .components.effects.cards import AtLeast, CardEffect, Per, PerPresence
from .play.canal import levels
from .play.eminence import eminence_income, unseen_tiles
from .play.map_tiles import presences
from .state import EMINENCE, Seat, State


def tallies(s: State, box: Box) -> list[Tally]:
    """Who has most points wins, all of them where several have. Alone one wins with as many as the Wise Eminence."""
    found = []
    for seat, me in enumerate(s.board):
        effects = [e for card in me.played for e in box.cards[card].effect]
        lines = (
            Line("points", me.points),
            Line("levers", lever_points(box, me)),
            Line("cards", sum(box.cards[card].points for card in me.played)),
            Line("card_effects", sum(end_points(box, s, seat, e) for e in effects)),
            Line("tiers", tier_points(box, me)),
        )
        found.append(Tally(seat, lines, (0,)))
    for rival in rivals(s, box):
        found = [replace(t, missed=t.total < rival.total) for t in found]
    return ranked(found)


def rivals(s: State, box: Box) -> list[Tally]:
    return [Tally(EMINENCE, eminence_lines(s, box))] if s.eminence.plays else []


def eminence_lines(s: State, box: Box) -> tuple[Line, ...]:
    """The Wise Eminence's score: its income counts once more, and so do the tiles that it has not shown."""
    return (
        Line("points", s.eminence.points),
        Line("income", eminence_income(box, s)),
        Line("tiles", unseen_tiles(box, s) * box.n.eminence_points),
    )


def lever_points(box: Box, me: Seat) -> int:
    n = len(me.levers)
    return n * max((points for least, points in box.lever_scores if n >= least), default=0)


def tier_points(box: Box, me: Seat) -> int:
    """For each empty recess of the lower tiers."""
    return sum(recess.points for what, recesses in box.recesses.items() for recess in recesses[: me.removed[what]])


def end_points(box: Box, s: State, seat: int, effect: CardEffect) -> int:
    """What an effect of a card is worth at the end."""
    me = s.board[seat]
    if isinstance(effect, PerPresence):
        return effect.points * presences(box, s, seat)[effect.region]
    if isinstance(effect, Per):
        return effect.points * (levels(me) if effect.what == "sites" else me.removed[effect.what])
    if isinstance(effect, AtLeast):
        n = counted(me, effect.what)
        return next((points for least, points in _greater_first(effect) if n >= least), 0)
    return 0


def _greater_first(effect: AtLeast) -> list[tuple[int, int]]:
    return list(zip(effect.numbers, effect.points, strict=True))[::-1]


def counted(me: Seat, what: str) -> int:
    """What a condition of a card asks about."""
    if what == "levers":
        return len(me.levers)
    if what in me.removed:
        return me.removed[what]
    return me.coin_track if what == "coin_track" else me.card_track
