"""The second table and its people: who comes by ship, where they stand, and where guests go (Rulebook 003, Mayor)."""

from __future__ import annotations

from . import expansions, rules
from .box import BUILDINGS, on
from .people import after, could, moves, nobles_of, occupied, people_at, people_of, room
from .table import Table


class Arrivals(Table):
    """What the mayor's phase may tell, and guests in all phases."""

    def _guest(self, seat: int, place: str, who: str) -> None:
        assert (place, who) in moves(self.seats[seat])
        self.seats[seat] = after(self.seats[seat], (place, who))

    # -- arriving ----------------------------------------------------------------------------------
    def share(self, seat: int) -> int:
        """How many of the ship's people a seat gets, taken one by one from the mayor on."""
        at = self.order().index(seat)
        return len(range(at, self.landed, len(self.seats)))

    def _colonist_privilege(self, seat: int) -> None:
        assert self.phase == "mayor" and seat == self.phase_seat and not self.fed and not self.villas
        self.privileges += 1
        assert self.privileges <= rules.privilege(self, self.seats[seat])
        self.colonist_supply -= 1
        self.come(seat, "windrose")

    def _villa(self, seat: int, noble: int) -> None:
        assert self.phase == "mayor" and occupied(self.seats[seat], "villa")
        assert seat not in self.villas and not self.fed.get(seat), "the villa works at one's first turn"
        assert noble == (self.noble_supply > 0)
        for other in self.order()[: self.order().index(seat)]:
            assert other in self.villas or not occupied(self.seats[other], "villa"), "an earlier villa is first"
        self.villas.add(seat)
        if noble:
            self.noble_supply -= 1
        else:
            self.colonist_supply -= 1
        self.come(seat, "windrose", "noble" if noble else "colonist")

    def _villa_done(self, seat: int) -> None:
        """`seat` has had its first turn: a villa at work has brought somebody, unless nobody was left."""
        if seat in self.villas or not self.noble_supply + self.colonist_supply:
            return
        me = self.seats[seat]
        assert not occupied(me, "villa"), f"the villa of {seat} brought nobody"
        if could(me, lambda then: occupied(then, "villa")):
            assert ("Guests", seat) in self.put, f"a guest of {seat} could go to the villa"

    def _noble_taken(self, seat: int) -> None:
        """Somebody fetched from the ship; by hospice and university it tells only who it was that came."""
        if self.phase == "mayor":
            self._feed(seat, 1)
            self.noble_ship -= 1
            self.come(seat, "windrose", "noble")
        else:
            assert self.phase in ("settler", "builder")
            self.told += 1

    def _colonists_taken(self, seat: int, n: int) -> None:
        """Those from the ship who are no nobles."""
        self._feed(seat, n)
        self.colonist_ship -= n
        for _ in range(n):
            self.come(seat, "windrose")

    def _feed(self, seat: int, n: int) -> None:
        assert self.phase == "mayor" and n > 0
        self._villa_done(seat)
        self.fed[seat] = self.fed.get(seat, 0) + n
        assert self.fed[seat] <= self.share(seat)

    def may_fetch(self, seat: int, aboard: int) -> None:
        """People leave the ship one by one: it is `seat` who is next."""
        gone = self.landed - aboard
        assert self.order()[gone % len(self.seats)] == seat and self.noble_ship and self.colonist_ship

    # -- standing ----------------------------------------------------------------------------------
    def _placed(self, seat: int, places: dict[str, int]) -> None:
        assert self.phase == "mayor" and not self.colonist_ship + self.noble_ship and seat not in self.stood
        me = self.seats[seat]
        circles, total = room(me), min(people_of(me), sum(room(me).values()))
        places = {place: n for place, n in places.items() if n}
        assert sum(places.values()) == total
        assert all(n <= circles.get(place, 0) for place, n in places.items())
        nobles = nobles_of(me)
        me.idle = people_of(me) - total
        me.colonists, me.nobles, me.idle_nobles = places, {}, nobles
        self.stood.add(seat)
        if nobles:
            self.unstationed.add(seat)

    def _stationed(self, seat: int, places: dict[str, int]) -> None:
        """Every noble stands among the people placed; where that matters it has been asked, if there was a choice."""
        me = self.seats[seat]
        assert on(self.options, "nobles")
        self.unstationed.remove(seat)
        assert sum(places.values()) == nobles_of(me)
        assert all(0 < n <= people_at(me, place) for place, n in places.items())
        if ("PlaceNobles", seat) in self.put:
            said = {place: places.get(place, 0) for place in expansions.matters(self, me)}
            assert self.answers["PlaceNobles", seat] == {place: n for place, n in said.items() if n}
        else:
            assert expansions.one_way_to_stand(self, me), f"seat {seat} was not asked where its nobles stand"
        me.nobles = {place: n for place, n in places.items() if place != "windrose"}
        me.idle_nobles = places.get("windrose", 0)

    # -- the next ship -----------------------------------------------------------------------------
    def check_places(self) -> None:
        for me in self.seats:
            total = min(people_of(me), sum(room(me).values()))
            assert sum(me.colonists.values()) == total, "an empty circle beside somebody idle"
        assert not self.unstationed, "nobles have not been told apart"

    def _wanted(self) -> int:
        """Empty circles in all towns, and at least one each."""
        empty = sum(BUILDINGS[b].circles - me.colonists.get(b, 0) for me in self.seats for b in me.city)
        return max(empty, len(self.seats))

    def _noble_ship(self, _: None, n: int) -> None:
        """One of those that come is a noble, while there are any."""
        assert self.phase == "mayor" and not self.laden and n == min(1, self.noble_supply) > 0
        self.check_places()
        self.noble_supply -= n
        self.noble_ship += n
        self.laden = n

    def _colonist_ship(self, _: None, n: int) -> None:
        assert self.phase == "mayor" and not self.colonist_ship
        self.check_places()
        wanted = self._wanted() - (self.laden or min(1, self.noble_supply))
        assert n == min(wanted, self.colonist_supply)
        self.short = self.colonist_supply < wanted and not on(self.options, "nobles")
        self.colonist_ship, self.colonist_supply = n, self.colonist_supply - n

    def end_mayor(self) -> None:
        for seat in self.order():
            assert self.fed.get(seat, 0) == self.share(seat), "somebody took too few from the ship"
        self.check_places()
