"""A second table that only events move: each must be what the rulebook says happens, and nothing may be left out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from . import puerto_rico as rules
from .box import BUILDINGS, GOODS, PLANTATIONS, PRICE, QUARRIES, SETUP, TOKENS, cost


@dataclass
class Seat:
    seat: int
    doubloons: int
    points: int
    goods: dict[str, int]
    island: dict[str, int]
    city: list[str]
    colonists: dict[str, int]
    idle: int
    roles: list[str]

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
class Shadow:
    """The table as the events told so far make it. `hear` raises `AssertionError` for one that breaks the rules."""

    options: dict[str, str]
    seats: list[Seat]
    roles: list[Placard]
    ships: list[Ship]
    pile: int
    face_up: list[str]
    colonist_ship: int
    colonist_supply: int
    chips: int  # as many points as there are on chips in all
    governor: int
    goods: dict[str, int] = field(default_factory=lambda: dict(TOKENS))
    buildings: list[Supply] = field(default_factory=lambda: [Supply(b, k.copies) for b, k in BUILDINGS.items()])
    house: list[str] = field(default_factory=list)
    quarries: int = QUARRIES
    discards: int = 0
    round: int = 0
    phase: str = ""
    phase_seat: int | None = None
    ending: list[str] = field(default_factory=list)
    over: bool = False
    memory: rules.Memory = field(default_factory=lambda: rules.Memory({}))
    # of the running phase
    turn: int = 0  # how many of the seats, from the taker on, have had their turn (captain: turns in all)
    silent: int = 0  # captain: turns in a row in which nothing was loaded
    fed: set[int] = field(default_factory=set)  # mayor: who has taken colonists
    stood: set[int] = field(default_factory=set)  # mayor: who has placed them
    turned: bool = False  # settler: the old row is gone
    shuffled: int = 0  # settler: discards shuffled for the draw that follows
    landed: int = 0  # mayor: colonists on the ship as the phase began
    short: bool = False  # the supply could not fill the ship
    due_factory: dict[int, int] = field(default_factory=dict)  # craftsman: doubloons still to be paid
    kept: dict[int, dict[str, int]] = field(default_factory=dict)  # captain: goods before storing

    # -- set-up ------------------------------------------------------------------------------------
    @classmethod
    def begin(cls, seats: int, options: dict[str, str], governor: int, face_up: list[str]) -> Shadow:
        """The rulebook's set-up. Who begins and which tiles lie open is chance, and told."""
        start = SETUP[seats]
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
            pile=sum(PLANTATIONS.values()) - seats - len(face_up),
            face_up=sorted(face_up),
            colonist_ship=seats,
            colonist_supply=start.colonists,
            chips=start.points,
            governor=governor,
            memory=rules.Memory(options),
        )

    @classmethod
    def of(cls, v: Any, options: dict[str, str], points: list[int]) -> Shadow:
        """A table as a view shows it, where a role is to be chosen next; points are known."""
        table = [
            Seat(
                s.seat,
                s.doubloons,
                points[s.seat],
                dict(s.goods),
                dict(s.island),
                list(s.city),
                dict(s.colonists),
                s.idle,
                list(s.roles),
            )
            for s in v.seats
        ]
        return cls(
            options,
            table,
            [Placard(r.role, r.doubloons, r.taken_by) for r in v.roles],
            [Ship(s.size, s.good, s.load) for s in v.ships],
            pile=v.pile,
            face_up=sorted(v.face_up),
            colonist_ship=v.colonist_ship,
            colonist_supply=v.colonist_supply,
            chips=v.points_left + sum(points),
            governor=v.governor,
            goods=dict(v.goods),
            buildings=[Supply(b.building, b.left) for b in v.buildings],
            house=list(v.house),
            quarries=v.quarries,
            discards=v.discards,
            round=v.round,
            memory=rules.Memory(options),
        )

    # -- events ------------------------------------------------------------------------------------
    def hear(self, event: Any) -> None:
        """Move the table on by one event."""
        getattr(self, f"_{event.kind}")(event.seat, **event.args)
        self.memory.hear(event)
        for me in self.seats:
            assert me.doubloons >= 0 and me.island_free >= 0 and me.city_free >= 0, event
            assert len(set(me.city)) == len(me.city), event
            assert all(n >= 0 for n in me.goods.values()) and all(n >= 0 for n in self.goods.values()), event
        assert self.quarries >= 0 and self.pile >= 0 and self.colonist_supply >= 0 and self.colonist_ship >= 0, event

    def _order(self) -> list[int]:
        assert self.phase_seat is not None
        return [(self.phase_seat + i) % len(self.seats) for i in range(len(self.seats))]

    def _turn_of(self, seat: int, ask: str) -> None:
        """It is `seat`'s turn in a phase where everybody acts once: whoever was passed over could do nothing."""
        order = self._order()
        assert self.turn < len(order), f"{ask}: everybody has had a turn"
        while order[self.turn] != seat:
            self._idle(order[self.turn], ask)
            self.turn += 1
            assert self.turn < len(order), f"{ask}: seat {seat} is not due"
        self.turn += 1

    def _idle(self, seat: int, ask: str) -> None:
        able = rules.legal(self, seat, ask, self.memory)
        assert isinstance(able, dict)
        assert not any(answers for verb, answers in able.items() if verb != "decline"), f"{ask}: {seat} was passed over"

    def _finish(self) -> None:
        """The phase is over: whoever has not acted could not, and everything due has happened."""
        ask = {"settler": "Settle", "builder": "Build", "trader": "Sell"}.get(self.phase)
        if ask:
            for seat in self._order()[self.turn :]:
                self._idle(seat, ask)
        if self.phase == "settler" and not self.turned:
            self._clear_row()
            assert not self.pile + self.discards, "tiles were left and none was turned up"
        if self.phase == "mayor":
            assert self.fed >= {i for i in range(len(self.seats)) if self._share(i)}, "somebody took no colonists"
            self._check_places()
        if self.phase == "craftsman":
            for seat in self._order()[self.turn :]:
                assert not rules.produces(self, self.seats[seat]), f"seat {seat} did not produce"
            assert not any(self.due_factory.values()), "a factory has not paid"
        if self.phase == "trader":
            assert len(self.house) < 4, "a full house is emptied"
        if self.phase == "captain":
            self._done_loading()
            assert all(s.load < s.size for s in self.ships), "a full ship has not sailed"
            for me in self.seats:
                self._check_kept(me)
        self.phase, self.phase_seat = "", None

    def _round(self, _: None, n: int, governor_seat: int) -> None:
        self._finish()
        assert n == self.round + 1 and not self.ending
        if n > 1:
            self.governor = (self.governor + 1) % len(self.seats)
        assert governor_seat == self.governor
        self.round = n
        for placard in self.roles:
            placard.taken_by = None
        for me in self.seats:
            me.roles = []

    def _role_taken(self, seat: int, role: str, doubloons: int) -> None:
        self._finish()
        placard = next(r for r in self.roles if r.role == role)
        taken = sum(r.taken_by is not None for r in self.roles)
        assert placard.taken_by is None and placard.doubloons == doubloons
        assert seat == (self.governor + taken) % len(self.seats)
        placard.taken_by, placard.doubloons = seat, 0
        self.seats[seat].doubloons += doubloons
        self.seats[seat].roles.append(role)
        self.phase, self.phase_seat = role.removesuffix("_2"), seat
        self.turn = self.silent = 0
        self.turned, self.fed, self.stood, self.kept = False, set(), set(), {}
        self.landed, self.due_factory = self.colonist_ship, {}

    def _declined(self, seat: int, role: str) -> None:
        assert role.removesuffix("_2") == self.phase
        match self.phase:
            case "settler":
                self._turn_of(seat, "Settle")
            case "builder":
                self._turn_of(seat, "Build")
            case "trader":
                self._turn_of(seat, "Sell")
            case "craftsman":
                assert seat == self.phase_seat
            case "captain":
                assert not rules.load(self, self.seats[seat], self.memory)["load"], "who can load must"
                self._loading(seat)
                self.silent += 1
            case _:
                raise AssertionError(f"nothing to decline: {role}")

    # -- settler -----------------------------------------------------------------------------------
    def _hacienda(self, seat: int, tile: str) -> None:
        me = self.seats[seat]
        assert self.phase == "settler" and rules.occupied(me, "hacienda") and seat not in self.memory.drew
        if tile == "quarry":
            self.quarries -= 1
        else:
            self.pile -= 1
        me.island[tile] = me.island.get(tile, 0) + 1

    def _settled(self, seat: int, tile: str, colonist: int) -> None:
        self._turn_of(seat, "Settle")
        me = self.seats[seat]
        if tile == "quarry":
            self.quarries -= 1
        else:
            self.face_up.remove(tile)
        me.island[tile] = me.island.get(tile, 0) + 1
        if colonist:
            assert colonist == 1 and rules.occupied(me, "hospice")
            self._newcomer(me, tile)

    def _newcomer(self, me: Seat, place: str) -> None:
        if self.colonist_supply:
            self.colonist_supply -= 1
        else:
            self.colonist_ship -= 1
        me.colonists[place] = me.colonists.get(place, 0) + 1

    def _clear_row(self) -> None:
        if not self.turned:
            for seat in self._order()[self.turn :]:
                self._idle(seat, "Settle")
            self.turn = len(self.seats)
            self.turned = True
            self.discards += len(self.face_up)
            self.face_up = []

    def _reshuffled(self, _: None, n: int) -> None:
        assert self.phase == "settler"
        self.shuffled = n  # told before the draw that needed it

    def _use_shuffled(self, wanted: int) -> None:
        """The discards become the pile, and only for a draw that the pile alone could not serve."""
        if self.shuffled:
            assert self.pile < wanted and self.shuffled == self.discards
            self.pile, self.discards, self.shuffled = self.pile + self.shuffled, 0, 0

    def _tiles_turned(self, _: None, tiles: list[str]) -> None:
        assert self.phase == "settler"
        self._clear_row()
        self._use_shuffled(len(self.seats) + 1)
        self.face_up += tiles
        self.pile -= len(tiles)
        assert len(self.face_up) <= len(self.seats) + 1
        assert len(self.face_up) == len(self.seats) + 1 or not self.pile + self.discards

    # -- mayor -------------------------------------------------------------------------------------
    def _share(self, seat: int) -> int:
        """How many of the ship's colonists a seat gets, taken one by one from the mayor on."""
        at = self._order().index(seat)
        return len(range(at, self.landed, len(self.seats)))

    def _colonist_privilege(self, seat: int) -> None:
        assert self.phase == "mayor" and seat == self.phase_seat and not self.fed
        self.colonist_supply -= 1
        self.seats[seat].idle += 1

    def _colonists_taken(self, seat: int, n: int) -> None:
        assert self.phase == "mayor" and seat not in self.fed and n == self._share(seat)
        self.fed.add(seat)
        self.colonist_ship -= n
        self.seats[seat].idle += n

    def _placed(self, seat: int, places: dict[str, int]) -> None:
        assert self.phase == "mayor" and not self.colonist_ship and seat not in self.stood
        me = self.seats[seat]
        bounds = rules.place_colonists(self, me, self.memory)
        places = {place: n for place, n in places.items() if n}
        assert sum(places.values()) == bounds.total
        assert all(n <= bounds.room.get(place, 0) for place, n in places.items())
        me.idle += sum(me.colonists.values()) - bounds.total
        me.colonists = places
        self.stood.add(seat)

    def _check_places(self) -> None:
        for me in self.seats:
            bounds = rules.place_colonists(self, me, self.memory)
            assert sum(me.colonists.values()) == bounds.total, "an empty circle beside an idle colonist"

    def _wanted(self) -> int:
        """Empty circles in all towns, and at least one colonist a player."""
        empty = sum(BUILDINGS[b].circles - me.colonists.get(b, 0) for me in self.seats for b in me.city)
        return max(empty, len(self.seats))

    def _colonist_ship(self, _: None, n: int) -> None:
        assert self.phase == "mayor" and not self.colonist_ship
        self._check_places()
        assert n == min(self._wanted(), self.colonist_supply)
        self.short = self.colonist_supply < self._wanted()
        self.colonist_ship, self.colonist_supply = n, self.colonist_supply - n

    # -- builder -----------------------------------------------------------------------------------
    def _built(self, seat: int, building: str, cost: int, colonist: int) -> None:
        assert self.phase == "builder"
        self._turn_of(seat, "Build")
        me = self.seats[seat]
        assert cost == rules.price(self, me, building, self.memory), f"{building} costs"
        next(b for b in self.buildings if b.building == building).left -= 1
        me.doubloons -= cost
        if colonist:
            assert colonist == 1 and rules.occupied(me, "university")
            self._newcomer(me, building)
        me.city.append(building)

    # -- craftsman ---------------------------------------------------------------------------------
    def _produced(self, seat: int, goods: dict[str, int]) -> None:
        assert self.phase == "craftsman"
        order = self._order()
        while order[self.turn] != seat:
            assert not rules.produces(self, self.seats[order[self.turn]]), f"seat {order[self.turn]} did not produce"
            self.turn += 1
        self.turn += 1
        me = self.seats[seat]
        goods = {good: n for good, n in goods.items() if n}
        assert goods == rules.produces(self, me)
        for good, n in goods.items():
            self.goods[good] -= n
            me.goods[good] += n
        self.due_factory[seat] = rules.factory_pays(me, len(goods))

    def _factory(self, seat: int, n: int) -> None:
        assert self.phase == "craftsman" and n == self.due_factory.pop(seat) > 0
        self.seats[seat].doubloons += n

    def _extra(self, seat: int, good: str) -> None:
        assert self.phase == "craftsman" and seat == self.phase_seat
        for other in self._order()[self.turn :]:
            assert not rules.produces(self, self.seats[other]), "the extra good comes after everybody's"
        self.turn = len(self.seats)
        assert good in rules.yields(self.seats[seat])
        self.goods[good] -= 1
        self.seats[seat].goods[good] += 1

    # -- trader ------------------------------------------------------------------------------------
    def _sold(self, seat: int, good: str, n: int) -> None:
        assert self.phase == "trader" and len(self.house) < 4
        self._turn_of(seat, "Sell")
        me = self.seats[seat]
        assert n == rules.sale(self, me, good)
        assert good not in self.house or rules.occupied(me, "office")
        me.goods[good] -= 1
        me.doubloons += n
        self.house.append(good)

    def _house_emptied(self, _: None, goods: list[str]) -> None:
        assert self.phase == "trader" and len(self.house) == 4 and sorted(goods) == sorted(self.house)
        for good in self.house:
            self.goods[good] += 1
        self.turn = len(self.seats)  # a full house ends the phase for everybody
        self.house = []

    # -- captain -----------------------------------------------------------------------------------
    def _able(self, seat: int) -> bool:
        able = rules.load(self, self.seats[seat], self.memory)
        return bool(able["load"] or able["wharf"])

    def _loading(self, seat: int) -> None:
        """It is `seat`'s turn to load: all between could not."""
        order = self._order()
        while order[self.turn % len(order)] != seat:
            assert not self._able(order[self.turn % len(order)]), "somebody who can load was passed over"
            self.turn += 1
            self.silent += 1
        assert self.silent < len(order), "loading had come to its end"
        self.turn += 1

    def _done_loading(self) -> None:
        order = self._order()
        for i in range(max(0, len(order) - self.silent)):
            seat = order[(self.turn + i) % len(order)]
            assert not self._able(seat), f"seat {seat} could still load"
        self.silent = len(order)
        if not self.kept:
            self.kept = {me.seat: dict(me.goods) for me in self.seats}

    def _loaded(self, seat: int, good: str, n: int, ship: str, points: int) -> None:
        assert self.phase == "captain"
        self._loading(seat)
        self.silent = 0
        me, aboard = self.seats[seat], next(s for s in self.ships if s.size == int(ship))
        assert aboard.size in rules.holds_for(self, me, good)
        assert n == rules.loaded(self, me, good, aboard.size) > 0
        assert points == rules.points_for(self, me, n, self.memory)
        me.goods[good] -= n
        aboard.good, aboard.load = good, aboard.load + n
        me.points += points

    def _wharf(self, seat: int, good: str, n: int, points: int) -> None:
        assert self.phase == "captain"
        self._loading(seat)
        self.silent = 0
        me = self.seats[seat]
        assert rules.occupied(me, "wharf") and seat not in self.memory.wharf_used
        assert n == me.goods[good] > 0 and points == rules.points_for(self, me, n, self.memory)
        me.goods[good] = 0
        self.goods[good] += n
        me.points += points

    def _discarded(self, seat: int, goods: dict[str, int]) -> None:
        assert self.phase == "captain"
        self._done_loading()
        for good, n in goods.items():
            self.seats[seat].goods[good] -= n
            self.goods[good] += n

    def _check_kept(self, me: Seat) -> None:
        """Everybody stores as much as one of the legal answers says."""
        before = Seat(**{**vars(me), "goods": self.kept[me.seat]})
        ways = rules.keep(self, before, self.memory)["keep"]
        assert any(rules.kept(before, *way) == me.goods for way in ways), "stored too much or too little"

    def _ships_emptied(self, _: None, ships: list[Any]) -> None:
        assert self.phase == "captain"
        self._done_loading()
        assert sorted(map(int, ships)) == [s.size for s in self.ships if s.load == s.size]
        for ship in self.ships:
            if ship.load == ship.size:
                self.goods[ship.good] += ship.load
                ship.good, ship.load = "", 0

    # -- the rest ----------------------------------------------------------------------------------
    def _prospected(self, seat: int, n: int) -> None:
        assert self.phase == "prospector" and seat == self.phase_seat and n == 1
        self.seats[seat].doubloons += n

    def _role_doubloons(self, _: None, roles: list[str]) -> None:
        self._finish()
        assert all(len(me.roles) == 1 for me in self.seats)
        assert sorted(roles) == sorted(r.role for r in self.roles if r.taken_by is None) and len(roles) == 3
        for placard in self.roles:
            placard.doubloons += placard.taken_by is None

    def _ending(self, _: None, reason: str) -> None:
        assert reason not in self.ending and reason in self.due()
        self.ending.append(reason)

    def due(self) -> list[str]:
        """The reasons that there are to end, whether told yet or not."""
        found = []
        if self.short:
            found.append("colonists")
        if any(me.city_free == 0 for me in self.seats):
            found.append("city")
        if sum(me.points for me in self.seats) >= self.chips:
            found.append("points")
        return found

    def _over(self, _: None, winners: list[int]) -> None:
        self._finish()
        assert self.ending and all(len(me.roles) == 1 for me in self.seats), "the round is played to its end"
        self.over = True
        assert sorted(winners) == [i for i, s in enumerate(self.scores()) if s[2] == 1]

    def scores(self) -> list[tuple[int, int, int]]:
        """(total, tie-break, rank) by seat."""
        rows = [(sum(rules.score(me, me.points).values()), me.doubloons + sum(me.goods.values())) for me in self.seats]
        return [(total, tie, 1 + sum(other > (total, tie) for other in rows)) for total, tie in rows]

    # -- comparing ---------------------------------------------------------------------------------
    def agrees(self, v: Any) -> None:
        """The view shows this table, as far as its reader may know it; raises `AssertionError` where it does not."""
        if v.phase == "" and self.phase:
            self._finish()
        here = (self.round, self.governor, self.phase, self.phase_seat, self.over)
        assert (v.round, v.governor, v.phase.removesuffix("_2"), v.phase_seat, v.over) == here
        assert sorted(self.ending) == sorted(self.due()) and list(v.ending) == self.ending
        for me, shown in zip(self.seats, v.seats, strict=True):
            assert (shown.seat, shown.doubloons, shown.goods) == (me.seat, me.doubloons, me.goods)
            assert list(shown.goods) == list(GOODS)
            assert (dict(shown.island), list(shown.city)) == (me.island, me.city)
            assert shown.colonists == {place: n for place, n in me.colonists.items() if n}
            assert (shown.idle, list(shown.roles)) == (me.idle, me.roles)
            assert (shown.island_free, shown.city_free) == (me.island_free, me.city_free)
            known = v.over or v.you == me.seat or self.options["points"] == "open"
            assert shown.points == (me.points if known else None)
        assert [(r.role, r.doubloons, r.taken_by) for r in v.roles] == [
            (r.role, r.doubloons, r.taken_by) for r in self.roles
        ]
        assert [(s.size, s.good, s.load) for s in v.ships] == [(s.size, s.good, s.load) for s in self.ships]
        assert list(v.house) == self.house and sorted(v.face_up) == sorted(self.face_up)
        assert (v.pile, v.discards, v.quarries) == (self.pile, self.discards, self.quarries)
        assert (v.colonist_ship, v.colonist_supply) == (self.colonist_ship, self.colonist_supply)
        assert v.goods == self.goods
        assert v.points_left == max(0, self.chips - sum(me.points for me in self.seats))
        for left, b in zip(self.buildings, v.buildings, strict=True):
            k = BUILDINGS[b.building]
            assert (b.building, b.left) == (left.building, left.left)
            assert (b.cost, b.column, b.points) == (cost(b.building, self.options["prices"]), k.column, k.points)
            assert (b.circles, b.size) == (k.circles, k.size)
        if v.over:
            assert [(s.total, s.tie, s.rank) for s in v.scores] == self.scores()
            for s, me in zip(v.scores, self.seats, strict=True):
                want = rules.score(me, me.points)
                assert {k: n for k, n in s.lines if n or k in want} == want
        else:
            assert v.scores == ()


assert set(PRICE) == set(GOODS) == set(TOKENS) == set(PLANTATIONS)
