"""Setting up: the common board, colonies dealt or chosen, in the advanced set-up town halls (Rulebook 000, Set-up; 002,
Main changes)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Pile, Reason, Rng, pick

from ..components.box import printed
from ..components.cells import Laying
from ..components.dice import shown
from ..components.rules import Rules
from ..play import Ask, Frame, Play, reasons, reasons_colony
from ..play.shipping import SPECIAL
from ..state import Kingdoms, Seat, SeatKingdoms, State
from .course import Year
from .maya.founding import city_seat, founded


def start(game: Rules, seats: int, rng: Rng) -> State:
    """Piles, the common board, and what each seat begins with (Rulebook 000, Set-up)."""
    b = game.box
    first = rng.below(seats)
    at = city_seat(game, seats, rng)
    if at >= 0:
        first = at  # Rulebook 002, Module D: the city begins
    scholars, bishops = _shuffled(rng, list(b.scholars)), _shuffled(rng, list(b.bishops))
    starting = _shuffled(rng, [x.id for x in b.ships.values() if x.start])
    ships = _shuffled(rng, [x.id for x in b.ships.values() if not x.start and not x.special])
    doubles, triples = _shuffled(rng, b.of_shape("double")), _shuffled(rng, b.of_shape("triple"))
    advanced = (seats == 1 and at < 0) or game.chosen["setup"] == "advanced"
    docks = dict(zip(b.docks, starting, strict=True))
    special = _shuffled(rng, [x.id for x in b.ships.values() if x.special])
    if special:
        docks[SPECIAL] = special.pop()
    halls: dict[str, str] = {}
    colonies: list[str] = []
    if advanced:
        beside = scholars[b.n.board_scholars :]
        halls = dict(zip([t for t in b.of_shape("hall") if at < 0 or not b.tiles[t].stores], beside, strict=False))
    else:
        colonies = [c.id for c in b.colonies.values() if c.side == "a" and (at < 0 or not c.stores)]
        if game.chosen["colonies"] == "dealt":
            rng.shuffle(colonies)
    places = [*scholars[: b.n.board_scholars], *bishops[: b.n.board_bishops], *b.missions]
    board = []
    for seat in range(seats):
        place = (seat - first) % seats - (at >= 0)  # among the colonists
        coins = b.n.start_coins + b.n.start_coins_step * place
        goods = dict.fromkeys(b.goods, 0) | b.start | ({b.stored: b.n.cocoa_stores} if b.stored else {})
        harbour: dict[str, list[str]] = {d: [] for d in b.docks}
        me = Seat(goods=goods, coins=coins, harbour=harbour, monks=b.n.monks)
        if b.special:
            me.added = SeatKingdoms(stores=b.n.cocoa_stores, governor=0 if b.governor else -1)
            me.busy = me.stand
            me.unlocked = 0 if b.ambassadors else 1
        if seat == at:
            me.coins, me.monks = b.n.city_coins, 0
            me.goods = dict.fromkeys(b.goods, 0) | {t.id: t.full for t in b.city.tokens.values()}
            me.kingdoms.governor, me.busy = -1, 0
        board.append(me)
    state = State(
        seats=seats,
        rng=rng,
        stack=[Prepare(advanced)],
        board=board,
        first=first,
        white=[b.n.white_each * seats, 0, 0, 0, 0, 0],
        blue=[0] * 6,
        blue_left=min(b.n.blue_each * seats, b.n.blue_dice or b.n.blue_each * seats),
        docks=docks,
        ships=Pile(ships),
        doubles=Pile(doubles),
        triples=Pile(triples),
        display=[],
        discards=[],
        roads=b.n.road_tiles,
        places={place: [] for place in places},
        arrivals=[(first + i) % seats for i in range(seats)],
        halls=halls,
        colonies=colonies,
    )
    if b.special:
        state.added = Kingdoms(special_ships=Pile(special), longs=Pile(_shuffled(rng, b.of_shape("long"))))
        hired = [x.id for x in b.specialists.values() for _ in range(x.copies)]
        state.kingdoms.specialists = Pile(_shuffled(rng, hired))
        state.kingdoms.ambassadors = dict.fromkeys(b.ambassadors, 0)
        state.blue_left -= len({"blue"} & {*b.ambassadors})
        if at >= 0:
            state.kingdoms.city = founded(b, at, rng)
    return state


def _shuffled(rng: Rng, ids: list[str]) -> list[str]:
    rng.shuffle(ids)
    return ids


def choosing_order(g: Play) -> list[int]:
    """From the seat to the right of the first player, anticlockwise."""
    n = g.s.seats
    return [seat for i in range(n) if (seat := (g.s.first - 1 - i) % n) != g.s.city_seat]


class ChooseColony(Ask):
    """A colony, side A."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.choose, [(colony,) for colony in g.s.colonies])

    def choose(self, g: Play, colony: str) -> None:
        g.s.colonies.remove(colony)
        g.settle(self.seat, colony, printed(g.box.colonies[colony]))

    def why_choose(self, g: Play, colony: str) -> Iterable[Reason]:
        return reasons.choose(colony, g.s.colonies)


class FirstDice(Frame):
    """White dice to the common board; everybody's first blue die, or all of them together."""

    def run(self, g: Play) -> None:
        s, n = g.s, g.box.n
        s.white = g.rolled(n.white_each * s.seats)
        each = 0 if g.box.ambassadors else 1  # blue dice to begin with
        s.blue_left -= each * s.seats
        if g.rules.chosen["blue_dice"] == "shared":
            s.blue = g.rolled(each * s.seats)
        g.emit("dice", white=shown(s.white), blue=shown(s.blue))
        if g.box.ambassadors:
            g.roll_ambassadors()
        elif g.rules.chosen["blue_dice"] == "own":
            for seat in g.order_from(s.first):
                s.board[seat].blue = g.rolled(1)
                g.emit("blue_rolled", seat, dice=shown(s.board[seat].blue))


class ChooseTownHall(Ask):
    """A town hall with its scholar, and where it stands."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.place, Laying(g.s.board[self.seat].built, [g.box.laying[hall] for hall in g.s.halls]))

    def place(self, g: Play, tile: str, at: str, turn: str) -> None:
        g.found_hall(self.seat, tile, at, turn)

    def why_place(self, g: Play, tile: str, at: str, turn: str) -> Iterable[Reason]:
        return reasons_colony.only(g, self.seat, tile, at, turn, {*g.s.halls})


class Begin(Frame):
    """What is left goes back to the box, and the first year begins."""

    def run(self, g: Play) -> None:
        g.s.halls, g.s.colonies = {}, []
        g.then(Year())


class Prepare(Frame):
    """Line the set-up up."""

    advanced: bool

    def run(self, g: Play) -> None:
        order = choosing_order(g)
        if self.advanced:
            side_b = next(c for c in g.box.colonies.values() if c.side == "b")
            for seat in order:
                g.settle(seat, side_b.id, printed(side_b))
            g.then(FirstDice(), *[ChooseTownHall(seat) for seat in order], Begin())
        elif g.rules.chosen["colonies"] == "chosen":
            g.then(*[ChooseColony(seat) for seat in order], FirstDice(), Begin())
        else:
            for seat in sorted(order):
                colony = g.s.colonies.pop()
                g.settle(seat, colony, printed(g.box.colonies[colony]))
            g.then(FirstDice(), Begin())
