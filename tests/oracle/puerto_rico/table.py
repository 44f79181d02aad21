"""The second table: what lies on it, as set up by the rulebook or as a view shows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from . import box, rules
from .box import BUILDINGS, GOODS, SETUP, always, copies
from .people import changed, could, with_


@dataclass
class Seat:
    seat: int
    doubloons: int
    points: int
    goods: dict[str, int]
    island: dict[str, int]
    city: list[str]
    colonists: dict[str, int]  # everybody, nobles too
    idle: int
    roles: list[str]
    nobles: dict[str, int] = field(default_factory=dict)  # how many of them are nobles
    idle_nobles: int = 0
    under: list[str] = field(default_factory=list)  # what lies under forests, as far as everybody saw it laid
    unseen: int = 0  # forests of which only their owner knows

    @property
    def island_free(self) -> int:
        return 12 - sum(self.island.values())

    @property
    def city_free(self) -> int:
        return 12 - sum(BUILDINGS[b].size for b in self.city)


@dataclass
class Placard:
    role: str
    doubloons: int = 0
    taken_by: int | None = None


@dataclass
class Ship:
    size: int
    good: str = ""
    load: int = 0


@dataclass
class Supply:
    building: str
    left: int


@dataclass
class Table:
    """What lies on the table, and what is remembered of the running phase."""

    options: dict[str, str]
    seats: list[Seat]
    roles: list[Placard]
    ships: list[Ship]
    pile: int
    face_up: list[str]
    colonist_ship: int
    colonist_supply: int
    noble_ship: int
    noble_supply: int
    points_left: int  # on chips; what is earned beyond is written on paper
    governor: int
    goods: dict[str, int]
    buildings: list[Supply]
    quarries: int
    house: list[str] = field(default_factory=list)
    discards: int = 0
    round: int = 0
    phase: str = ""
    phase_seat: int | None = None
    ending: list[str] = field(default_factory=list)
    fallen: list[str] = field(default_factory=list)  # reasons to end that there have been: giving back undoes none
    over: bool = False
    memory: rules.Memory = field(default_factory=lambda: rules.Memory({}))
    # the answer that is being carried out, and what has been asked this phase
    ask: str = ""
    words: tuple[str, ...] = ()
    answer: tuple[int, str] = (-1, "")  # whose it is and to what, until it has been told
    put: set[tuple[str, int]] = field(default_factory=set)  # questions put since a role was taken
    answers: dict[tuple[str, int], dict[str, int]] = field(default_factory=dict)  # counts that were an answer
    passed: set[tuple[str, int]] = field(default_factory=set)  # and declined
    told: int = 0  # nobles told of, less nobles come, since the last look
    # of the running phase
    turn: int = 0  # how many of the seats, from the taker on, have had their turn (captain: turns in all)
    silent: int = 0  # captain: turns in a row in which nothing was loaded
    looked: list[int] = field(default_factory=list)  # who has looked at a tile and not laid it
    privileges: int = 0  # mayor: extra colonists taken
    fed: dict[int, int] = field(default_factory=dict)  # mayor: people taken from the ship
    villas: set[int] = field(default_factory=set)  # mayor: who has had what the villa brings
    stood: set[int] = field(default_factory=set)  # mayor: who has placed them
    unstationed: set[int] = field(default_factory=set)  # mayor: whose nobles have still to be told apart
    turned: bool = False  # settler: the old row is gone
    lodges: int = 0  # settler: seats that have had their turn at the hunting lodge
    again: bool = False  # settler: the library's second tile has been taken or left
    shuffled: int = 0  # settler: discards shuffled for the draw that follows
    landed: int = 0  # mayor: people on the ship as the phase began
    laden: int = 0  # mayor: nobles that the ship has got
    short: bool = False  # the supply could not fill the ship
    given: int = 0  # builder: what the black market took
    due: dict[int, dict[str, Any]] = field(default_factory=dict)  # payments still to be made, by seat and event
    extras: int = 0  # craftsman: extra goods taken
    union_paid: set[int] = field(default_factory=set)
    delivered: set[int] = field(default_factory=set)
    shipped: set[int] = field(default_factory=set)
    light: dict[int, int] = field(default_factory=dict)  # captain: doubloons that lighthouses owe
    captain_lit: bool = False
    kept: dict[int, dict[str, int]] = field(default_factory=dict)  # captain: goods before storing

    # -- set-up ------------------------------------------------------------------------------------
    @classmethod
    def begin(cls, seats: int, options: dict[str, str], governor: int, face_up: list[str]) -> Any:
        """The rulebook's set-up. Who begins and which tiles lie open is chance, and told."""
        start, (supply, ship, noble_supply, noble_ship) = SETUP[seats], box.people(seats, options)
        table = []
        for i in range(seats):
            tile = start.tiles[(i - governor) % seats]
            money = start.doubloons - (options["prices"] == "balanced" and tile == "corn")
            table.append(Seat(i, money, 0, dict.fromkeys(GOODS, 0), {tile: 1}, [], {}, 0, []))
        return cls(
            options,
            table,
            [Placard(r) for r in start.roles],
            [Ship(n) for n in start.ships],
            pile=sum(box.plantations(seats).values()) - seats - len(face_up),
            face_up=sorted(face_up),
            colonist_ship=ship,
            colonist_supply=supply,
            noble_ship=noble_ship,
            noble_supply=noble_supply,
            points_left=start.points,
            governor=governor,
            goods=box.tokens(seats),
            buildings=[Supply(b, copies(b, seats)) for b in always(options)],
            quarries=box.quarries(seats),
            memory=rules.Memory(options),
        )

    @classmethod
    def of(cls, v: Any, options: dict[str, str], points: list[int]) -> Any:
        """A table as a view shows it, where a role is to be chosen next; points are known."""
        return cls(
            options,
            [_seat(s, points[s.seat]) for s in v.seats],
            [Placard(r.role, r.doubloons, r.taken_by) for r in v.roles],
            [Ship(s.size, s.good, s.load) for s in v.ships],
            pile=v.pile,
            face_up=sorted(v.face_up),
            colonist_ship=v.colonist_ship,
            colonist_supply=v.colonist_supply,
            noble_ship=v.noble_ship,
            noble_supply=v.noble_supply,
            points_left=v.points_left,
            governor=v.governor,
            goods=dict(v.goods),
            buildings=[Supply(b.building, b.left) for b in v.buildings],
            house=list(v.house),
            quarries=v.quarries,
            discards=v.discards,
            round=v.round,
            memory=rules.Memory(options),
        )

    # -- turns -------------------------------------------------------------------------------------
    def order(self) -> list[int]:
        assert self.phase_seat is not None
        return [(self.phase_seat + i) % len(self.seats) for i in range(len(self.seats))]

    def turn_of(self, seat: int, ask: str) -> None:
        """It is `seat`'s turn in a phase where everybody acts once: whoever was passed over could do nothing."""
        order = self.order()
        assert self.turn < len(order), f"{ask}: everybody has had a turn"
        while order[self.turn] != seat:
            self.idle(order[self.turn], ask)
            self.turn += 1
            assert self.turn < len(order), f"{ask}: seat {seat} is not due"
        self.turn += 1

    def idle(self, seat: int, ask: str, *, guests: bool = True) -> None:
        """`seat` has done nothing at its turn: it said so, or there was nothing, not even with the help of guests."""
        if (ask, seat) not in self.passed:
            assert not self.able(ask, self.seats[seat]), f"{ask}: {seat} was passed over"
            if guests and (ask, seat) not in self.put:
                helped = could(self.seats[seat], lambda me: self.able(ask, me))
                assert not helped, f"{ask}: the guests of {seat} were passed over"

    def said(self, seat: int, ask: str) -> bool:
        """Whether the event that is told is the seat's answer; what follows by itself is not."""
        mine = self.answer == (seat, ask)
        self.answer = (-1, "")
        return mine

    def able(self, ask: str, me: Seat) -> bool:
        """Whether there is anything that `me` could do, guests left aside."""
        found = rules.legal(self.where(me), me.seat, ask, self.memory)
        return any(answers for verb, answers in found.items() if verb not in ("decline", "guest"))

    def where(self, me: Seat) -> Any:
        """The table with `me` in his seat."""
        return changed(self, seats=[me if me.seat == other.seat else other for other in self.seats])

    def come(self, seat: int, place: str, who: str = "colonist") -> None:
        self.seats[seat] = with_(self.seats[seat], place, who)

    def newcomer(self, seat: int, place: str) -> None:
        """Somebody comes by the hospice or the university."""
        who = "noble" if self.words[1] == "noble" else "colonist"
        assert ("noble" if who == "noble" else "yes") in rules.newcomers(self)
        if who == "noble":
            self.noble_ship -= 1
            self.told -= 1
        elif self.colonist_supply:
            self.colonist_supply -= 1
        else:
            self.colonist_ship -= 1
        self.come(seat, place, who)

    def nothing_due(self) -> None:
        assert not any(self.due.values()), f"not paid: {self.due}"

    def earn(self, seat: int, points: int) -> None:
        """Points come from the supply while it has any."""
        self.seats[seat].points += points
        self.points_left = max(0, self.points_left - points)

    def pay(self, seat: int, what: str, n: Any) -> None:
        """A payment that was due has been told."""
        due = self.due.get(seat, {})
        assert due.get(what) == n, f"{what} {n}, not {due.get(what)}"
        del due[what]

    def owes(self, seat: int, **payments: Any) -> None:
        """What is nothing is not told."""
        self.due[seat] = {what: n for what, n in payments.items() if n and n != (0, 0)}


def _seat(s: Any, points: int) -> Seat:
    return Seat(
        s.seat,
        s.doubloons,
        points,
        dict(s.goods),
        dict(s.island),
        list(s.city),
        dict(s.colonists),
        s.idle,
        list(s.roles),
        dict(s.nobles),
        s.idle_nobles,
        unseen=s.island.get("forest", 0),
    )
