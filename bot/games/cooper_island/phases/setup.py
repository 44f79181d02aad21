"""Setting up (Rulebook 004, Set-up)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Deck, Offer, Pile, Reason, Rng, pick

from ..components.box import Box
from ..components.goods import COIN, GOODS
from ..components.ring import SHIPS
from ..play import Ask, Frame, Play
from ..play.landscape import RUIN
from ..state import Posted, Seat, Ship, State
from .course import Round

START = "meadow"  # what lies on the start space, unless the table has it otherwise


def start(box: Box, seats: int, rng: Rng) -> State:
    """Bag, decks, the common supply, and what each seat begins with."""
    first = rng.below(seats)
    bag = Pile(_shuffled(rng, list(box.bag)))
    logbooks = Pile(_shuffled(rng, list(box.stack)))
    cards = [card.id for card in box.royal.values() if card.least_seats <= seats]
    out = _shuffled(rng, cards)[: box.royal_cards[seats]]
    small, large = _shuffled(rng, list(box.small)), _shuffled(rng, list(box.large))
    return State(
        seats=seats,
        rng=rng,
        stack=[Prepare()],
        board=[_seat(box, seats, seat, (seat - first) % seats) for seat in range(seats)],
        first=first,
        bag=bag,
        singles={s.id: s.pieces for s in box.singles.values()},
        logbooks=logbooks,
        small=Deck(small),
        large=Deck(large),
        places={place: [] for place in box.send_words},
        royal={card: Posted() for card in box.royal if card in out},
        boxed=[card for card in box.royal if card not in out],
        cargo={ship: list(range(seats)) for ship in box.cargo},
    )


def _seat(box: Box, seats: int, seat: int, turn: int) -> Seat:
    land, ring = box.land, box.rings[seats]
    spaces = range(len(land.names))
    return Seat(
        terrain=["" for _ in spaces],
        level=[0 for _ in spaces],
        on=[RUIN if i in land.ruins else "" for i in spaces],
        taken=sum(1 << i for i in land.ruins),
        laid=dict.fromkeys((*box.doubles, *box.singles), 0),
        ships={ship: Ship(ring.start[ship][seat]) for ship in SHIPS},
        tiles=dict.fromkeys(box.doubles, 0),
        stored={good: box.n.start_coins if good == COIN else 0 for good in GOODS},
        market=dict.fromkeys(GOODS, 0),
        track=box.n.track_first if turn < 2 else box.n.track_later,
        left={b.id: b.pieces for b in box.buildings.values()},
        workers={w.id: w.free for w in box.workers.values()},
        unhired={w.id: w.hired for w in box.workers.values()},
        recruited=dict.fromkeys(box.recruitment, 0),
    )


def _shuffled(rng: Rng, ids: list[str]) -> list[str]:
    rng.shuffle(ids)
    return ids


class Prepare(Frame):
    """Two tiles for everybody, the terrain of the start space, and the first round."""

    def run(self, g: Play) -> None:
        order, box = g.order_from(g.s.first), g.box
        for seat in order:
            for _ in range(box.n.start_doubles):
                g.draw(seat)
        way = g.rules.chosen["start"]
        if way == "chosen":
            g.then(*[ChooseStart(seat) for seat in order], Round())
            return
        terrain = START if way == START else list(box.terrains)[g.s.rng.below(len(box.terrains))]
        for seat in order:
            g.start_tile(seat, terrain)
        g.then(Round())


class ChooseStart(Ask):
    """The terrain of the own start space."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.start, [(terrain,) for terrain in g.box.terrains if g.s.singles[g.box.single_of[terrain]]])

    def why_start(self, g: Play, terrain: str) -> Iterable[Reason]:
        return ()  # any

    def start(self, g: Play, terrain: str) -> None:
        g.start_tile(self.seat, terrain)
