"""The table as somebody sees it who thinks: the state as far as it is known, and what is left of the game."""

from __future__ import annotations

from functools import cached_property

from bot.rules import Deck, Pile, Rng

from ..components.box import Box
from ..play.ground import Ground
from ..state import Eminence, Piece, Seat, State
from ..view import EminenceView, SeatView, View
from .weights import Weights

SCORINGS = 4


class Observation:
    """What `weigh` reads. Of hands only the own one is looked at, and nothing of any stack."""

    def __init__(self, box: Box, s: State, weights: Weights) -> None:
        self.box, self.s, self.w = box, s, weights
        self.ground = Ground(box, s)

    @property
    def incomes(self) -> int:
        """Interim scorings to come that give coins and cards."""
        return max(0, SCORINGS - 1 - self.s.scorings)

    @property
    def scorings(self) -> int:
        """Interim scorings to come."""
        return SCORINGS - self.s.scorings

    @cached_property
    def use(self) -> float:
        """How much use there still is for coins and cards, from 1 down to little."""
        if self.s.ending:
            return 0.35
        return (1.0, 1.0, 0.95, 0.75, 0.4)[self.s.scorings]


def of_view(box: Box, v: View, weights: Weights) -> Observation:
    """From what a seat sees."""
    presence = [0] * len(box.spaces)
    pieces, cattle, laid = {}, {}, {}
    for i, space in enumerate(v.spaces):
        if space.tile:
            laid[space.space] = space.tile
        if space.pasture:
            cattle[space.space] = list(space.cattle)
        presence[i] += len(space.cattle)
        for site in space.sites:
            if site.seat is not None:
                pieces[site.site] = Piece(site.seat, site.piece)
                presence[i] += 1
    scored = {(seat, n): a.tile.tile for a in v.areas if a.tile for seat, n in a.scored.items()}
    board = [_seat(x, [tile for (seat, _), tile in sorted(scored.items()) if seat == str(x.seat)]) for x in v.seats]
    s = State(
        seats=len(v.seats),
        rng=Rng(bytes(32)),
        round=v.round,
        over=v.over,
        board=board,
        first=v.first,
        strips=[row.strip for row in v.rows],
        laid=laid,
        grey=Pile([""] * v.grey),
        pastures=list(box.pastures[: v.pastures]),
        deck=Deck([], discards=list(v.discards)),
        scoring=[a.tile.tile if a.tile else "" for a in v.areas],
        taken=v.taken,
        row=v.row,
        tile=v.tile,
        pieces=pieces,
        cattle=cattle,
        presence=presence,
        covered=[r.region for r in v.regions if r.covered],
        locks=v.locks,
        scorings=v.scorings,
        ending=v.ending,
        eminence=_eminence(v.eminence),
    )
    return Observation(box, s, weights)


def _seat(x: SeatView, scored: list[str]) -> Seat:
    return Seat(
        coins=x.coins,
        hand=list(x.hand or ()),
        ranch=x.ranch,
        supply=x.supply,
        boats=list(x.boats),
        sites=dict(x.sites),
        ship=x.ship,
        choice=list(x.choice),
        vases=x.vases,
        points=x.points,
        removed=dict(x.removed),
        spare=x.spare,
        niches=0,
        coin_track=x.coin_track,
        card_track=x.card_track,
        levers=dict(x.levers),
        played=list(x.played),
        projects=dict(x.projects),
        scored=scored,
    )


def _eminence(e: EminenceView | None) -> Eminence:
    if e is None:
        return Eminence()
    return Eminence(plays=True, points=e.points, removed=dict(e.removed), cactus=e.cactus, ship=e.ship)
