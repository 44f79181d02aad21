"""A second table that only events move: each must be what the rulebook says happens, and nothing may be left out."""

from __future__ import annotations

from typing import Any

from . import rules
from .arrivals import Arrivals
from .box import BEIGE, SPACES, cost, on
from .box import copies as copies_of
from .scoring import score
from .sea import Sea
from .table import Supply
from .town import Town

ONCE = {"settler": "Settle", "builder": "Build", "trader": "Sell"}  # phases where everybody acts once


class Shadow(Town, Sea, Arrivals):
    """The table as the events told so far make it. `hear` raises `AssertionError` for one that breaks the rules."""

    # -- what is asked, answered, told -------------------------------------------------------------
    def asked(self, decisions: list[Any]) -> None:
        """These questions are open now."""
        for d in decisions:
            self.put.add((d.ask, d.seat))
            if d.ask == "TakeColonist":
                self.may_fetch(d.seat, self.colonist_ship + self.noble_ship)

    def answered(self, ask: str, seat: int, verb: str, words: tuple[str, ...]) -> None:
        """The events that follow come of this answer."""
        self.ask, self.words = ask, words
        self.answer = (seat, ask)
        if verb == "station":
            self.answers[ask, seat] = {place: int(n) for place, n in (word.split("=") for word in words) if n != "0"}
        if verb == "decline":
            self.passed.add((ask, seat))

    def hear(self, event: Any) -> None:
        """Move the table on by one event."""
        getattr(self, f"_{event.kind}")(event.seat, **event.args)
        self.memory.hear(event)
        self.fallen += [reason for reason in self.reasons() if reason not in self.fallen]
        for me in self.seats:
            assert me.doubloons >= 0 and me.island_free >= 0 and me.city_free >= 0 and me.points >= 0, event
            assert len(set(me.city)) == len(me.city), event
            assert all(n >= 0 for n in me.goods.values()) and all(n >= 0 for n in self.goods.values()), event
            assert me.idle >= 0 and me.idle_nobles >= 0 and all(n >= 0 for n in me.nobles.values()), event
        assert self.quarries >= 0 and self.pile >= 0, event
        assert min(self.colonist_supply, self.colonist_ship, self.noble_supply, self.noble_ship) >= 0, event

    # -- the board ---------------------------------------------------------------------------------
    def _drafted(self, seat: int, building: str) -> None:
        drafted = self.memory.drafted
        assert on(self.options, "new_buildings") and self.options["draft"] == "pick" and not self.round
        assert seat == (self.governor + len(drafted)) % len(self.seats)
        assert building in BEIGE and building not in drafted
        assert rules.draft_spaces(self.memory)[cost(building, self.options["prices"])] > 0
        self._lay_out(building)

    def _lay_out(self, building: str) -> None:
        self.buildings.append(Supply(building, copies_of(building, len(self.seats))))

    def _board(self, _: None, buildings: list[str]) -> None:
        """The board is full: seventeen beige kinds, by cost as many as there are spaces."""
        assert on(self.options, "new_buildings") and not self.round
        assert set(buildings) <= set(BEIGE) and len(set(buildings)) == len(buildings) == sum(SPACES.values())
        if self.options["draft"] == "pick":
            assert sorted(buildings) == sorted(self.memory.drafted)
        else:
            assert not self.memory.drafted
            self.memory.drafted += buildings
            for building in buildings:
                self._lay_out(building)
        assert not any(rules.draft_spaces(self.memory).values())

    # -- rounds ------------------------------------------------------------------------------------
    def turns(self) -> int:
        """How many roles each takes in a round."""
        return 3 if len(self.seats) == 2 else 1

    def _round(self, _: None, n: int, governor_seat: int) -> None:
        self.finish()
        assert n == self.round + 1 and not self.ending
        if n == 1 and on(self.options, "new_buildings"):
            assert not any(rules.draft_spaces(self.memory).values()), "the board is not full"
        if n > 1:
            self.governor = (self.governor + 1) % len(self.seats)
        assert governor_seat == self.governor
        self.round = n
        for placard in self.roles:
            placard.taken_by = None
        for me in self.seats:
            me.roles = []

    def _role_taken(self, seat: int, role: str, doubloons: int) -> None:
        self.finish()
        placard = next(r for r in self.roles if r.role == role)
        taken = sum(r.taken_by is not None for r in self.roles)
        assert placard.taken_by is None and placard.doubloons == doubloons
        assert seat == (self.governor + taken) % len(self.seats)
        placard.taken_by, placard.doubloons = seat, 0
        self.seats[seat].doubloons += doubloons
        self.seats[seat].roles.append(role)
        self.phase, self.phase_seat = role.removesuffix("_2"), seat
        self.turn = self.silent = self.lodges = self.privileges = self.laden = self.given = self.extras = 0
        self.turned = self.again = self.captain_lit = False
        self.answers.clear()
        for gone in (self.put, self.passed, self.stood, self.villas, self.union_paid, self.delivered, self.shipped):
            gone.clear()
        self.fed, self.kept, self.light, self.due = {}, {}, {}, {}
        self.landed = self.colonist_ship + self.noble_ship

    def _declined(self, seat: int, role: str) -> None:
        assert role.removesuffix("_2") == self.phase
        match self.phase, self.ask:
            case "settler", "HuntingLodge":
                self._lodge_of(seat)
            case "settler", _:
                self._settling(seat)
            case "builder", _:
                self.turn_of(seat, "Build")
            case "trader", _:
                self.at_market(seat)
            case "craftsman", _:
                assert seat == self.phase_seat
            case "captain", "Deliver":
                self._reach(seat)
            case "captain", _:
                self.passes_on_loading(seat)
            case _:
                raise AssertionError(f"nothing to decline: {role}")

    def finish(self) -> None:
        """The phase is over: whoever has not acted could not, and everything due has happened."""
        match self.phase:
            case "settler":
                self.end_settler()
            case "builder":
                for seat in self.order()[self.turn :]:
                    self.idle(seat, "Build")
                assert not self.given
            case "mayor":
                self.end_mayor()
            case "craftsman":
                self.end_craftsman()
            case "trader":
                self.end_trader()
            case "captain":
                self.end_captain()
        self.nothing_due()
        self.phase, self.phase_seat = "", None

    def _prospected(self, seat: int, n: int) -> None:
        assert self.phase == "prospector" and seat == self.phase_seat
        assert n == rules.privilege(self, self.seats[seat])
        self.seats[seat].doubloons += n

    def _role_doubloons(self, _: None, roles: list[str]) -> None:
        self.finish()
        assert all(len(me.roles) == self.turns() for me in self.seats)
        assert sorted(roles) == sorted(r.role for r in self.roles if r.taken_by is None)
        assert len(roles) == (1 if len(self.seats) == 2 else 3)
        for placard in self.roles:
            placard.doubloons += placard.taken_by is None

    # -- the end -----------------------------------------------------------------------------------
    def _ending(self, _: None, reason: str) -> None:
        assert reason not in self.ending and reason in self.fallen
        self.ending.append(reason)

    def reasons(self) -> list[str]:
        """What there is to end the game now."""
        found = []
        if self.short:
            found.append("colonists")
        if any(me.city_free == 0 for me in self.seats):
            found.append("city")
        if not self.points_left:
            found.append("points")
        return found

    def _over(self, _: None, winners: list[int]) -> None:
        self.finish()
        assert self.ending and all(len(me.roles) == self.turns() for me in self.seats), "the round is played to its end"
        self.over = True
        assert sorted(winners) == [i for i, s in enumerate(self.scores()) if s[2] == 1]

    def lines(self) -> list[dict[str, int]]:
        """The score of each seat by line."""
        kinds, nobles = {b.building for b in self.buildings}, on(self.options, "nobles")
        return [score(me, me.points, kinds, nobles) for me in self.seats]

    def scores(self) -> list[tuple[int, int, int]]:
        """(total, tie-break, rank) by seat."""
        rows = [
            (sum(lines.values()), me.doubloons + sum(me.goods.values()))
            for lines, me in zip(self.lines(), self.seats, strict=True)
        ]
        return [(total, tie, 1 + sum(other > (total, tie) for other in rows)) for total, tie in rows]
