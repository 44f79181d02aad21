"""Setting up: the table, scoring tiles chosen in secret, first production sites (Rulebook 001, set-up)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Deck, Fork, Offer, Pile, Reason, Rng, Sealed, pick

from ..components.box import Box
from ..components.rules import Rules
from ..play import Ask, Frame, Play
from ..state import EMINENCE, Eminence, Seat, State
from .course import NextTurn

AREAS = 4  # for scoring tiles
FEWEST = 2  # who plays alone sets up as for two


def start(game: Rules, seats: int, rng: Rng) -> State:
    """The table before anybody has chosen anything."""
    b = game.box
    deck, pool = shuffled(rng, b.cards), shuffled(rng, b.scoring_tiles)
    grey = shuffled(rng, [t.id for t in b.tiles.values() if t.back == "grey"])
    first = rng.below(seats) if seats > 1 else EMINENCE
    board = []
    for seat in range(seats):
        place = (seat - first) % seats if seats > 1 else 1
        board.append(
            Seat(
                coins=b.start_coins[place],
                hand=[deck.pop() for _ in range(b.n.hand)],
                ranch=b.n.ranch,
                supply=b.n.supply,
                boats=list(b.canal.start),
                sites=dict.fromkeys(b.canal.resources, 0),
                ship=b.river.start(seats, 1),
                choice=[pool.pop() for _ in range(b.n.scoring_choice)],
            )
        )
    return State(
        seats=seats,
        rng=rng,
        stack=[Prepare()],
        board=board,
        first=first,
        strips=shuffled(rng, b.strips),
        laid=filled(b, seats, rng),
        grey=Pile(grey),
        pastures=list(reversed(b.pastures)),
        deck=Deck(deck),
        scoring=[""] * AREAS,
        pool=pool,
        presence=[0] * len(b.spaces),
        eminence=Eminence(plays=seats == 1),
    )


def shuffled(rng: Rng, ids: Iterable[str]) -> list[str]:
    found = list(ids)
    rng.shuffle(found)
    return found


def filled(b: Box, seats: int, rng: Rng) -> dict[str, str]:
    """The tiles on the map at the start, by symbol of their backs and of the spaces."""
    n = max(seats, FEWEST)
    tiles = shuffled(rng, [t.id for t in b.tiles.values() if t.back.isdigit() and int(t.back) <= n])
    spaces = [s.id for s in b.spaces.values() if 0 < s.start <= n]
    return dict(zip(spaces, tiles, strict=False))


class Prepare(Frame):
    """Line the set-up up."""

    def run(self, g: Play) -> None:
        seats = g.order_from(max(g.s.first, 0))
        if g.s.eminence.plays:
            remove_solo_tiles(g)
        g.then(
            Sealed([ChooseScoringTile(seat) for seat in seats]),
            FillAreas(),
            Fork([[ChooseSite(seat)] for seat in seats]),
            Begin(),
        )


def remove_solo_tiles(g: Play) -> None:
    """As many of each side as the difficulty says, by chance; the rest is the stack."""
    row = g.box.difficulties[g.rules.chosen["difficulty"]]
    left: list[str] = []
    for side, n in (("a", row.a), ("b", row.b)):
        left += shuffled(g.s.rng, [t.id for t in g.box.solo_tiles.values() if t.side == side])[n:]
    g.mix_tiles(left)


class ChooseScoringTile(Ask):
    """One of two scoring tiles, in secret: it will lie in the own area."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.choose, [(tile,) for tile in g.s.board[self.seat].choice])

    def why_choose(self, g: Play, tile: str) -> Iterable[Reason]:
        return [] if tile in g.s.board[self.seat].choice else [Reason("not-your-choice", {"tile": tile})]

    def choose(self, g: Play, tile: str) -> None:
        g.choose_scoring_tile(self.seat, tile)


class FillAreas(Frame):
    """Areas of nobody get a tile by chance; those refused may come up."""

    def run(self, g: Play) -> None:
        s = g.s
        s.pool.sort()
        s.rng.shuffle(s.pool)
        for area, tile in enumerate(s.scoring):
            if not tile:
                s.scoring[area] = s.pool.pop()
        s.pool = []
        g.emit("scoring_tiles", tiles=list(s.scoring))


class ChooseSite(Ask):
    """The first production site."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.site, [(r,) for r in g.box.canal.resources])

    def why_site(self, g: Play, resource: str) -> Iterable[Reason]:
        return []

    def site(self, g: Play, resource: str) -> None:
        g.build_site(self.seat, resource)


class Begin(Frame):
    """The first round."""

    def run(self, g: Play) -> None:
        g.begin_round()
        g.then(NextTurn(g.s.first))
