"""A second table of Santa Maria, slow and plain: it is told what chance brings, and works everything else out."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.oracle.santa_maria import box, kingdoms, score
from tests.oracle.santa_maria.bargain import Bargains
from tests.oracle.santa_maria.board import Seat, Words


class Table(Bargains):
    """All of a table; `play` yields each question with what may be answered, and is sent the answer."""

    # -- years ---------------------------------------------------------------------------------------
    def play(self, at: int, asked: str = "Turn") -> Generator[Any, Any, Any]:
        """From the set-up, from the turn of `at`, or from a ship or monk in it, to the end."""
        if asked in ("Ship", "Recruit"):
            yield from {"Ship": self.ship, "Recruit": self.recruit}[asked](self.seats[at])
            at = (at + 1) % len(self.seats)
        if self.year == 0:
            yield from self.opening()
            at = self.first
        while True:
            while any(not me.space for me in self.seats):
                me = self.seats[at]
                if not me.space:
                    yield from (self.city_turn if self.is_city(me) else self.turn)(me)
                at = (at + 1) % len(self.seats)
            self.conquests()
            if self.year == 3:
                self.end()
                return
            self.new_year()
            at = self.first

    def opening(self) -> Generator[Any, Any, Any]:
        """Colonies, or town halls with scholars, anticlockwise from the right of the first player."""
        chosen = bool(self.colonies)
        for i in range(len(self.seats)):
            me = self.seats[(self.first - 1 - i) % len(self.seats)]
            if self.is_city(me):
                continue
            if chosen:
                words: Words = (self.colonies[0],)
                if len(self.colonies) > 1:
                    _, words = yield "ChooseColony", me.seat, {"choose": {(c,) for c in self.colonies}}
                self.colonies.remove(words[0])
                me.colony, me.cells = words[0], box.colony(words[0])
                me.stores += words[0] == "colony_5"
                self.say("colony", me.seat, colony=words[0])
                continue
            offers: set[Words] = set().union(*(self.fits(me, hall) for hall in self.halls))
            _, words = yield "ChooseTownHall", me.seat, {"place": offers}
            tile, at, turn = words
            self.lay(me, tile, at, int(turn))
            me.own_scholar = self.halls.pop(tile)
            me.scholars.append(me.own_scholar)
            me.stores += tile == "hall_5"
            self.say("town_hall", me.seat, tile=tile, at=at, turn=turn, scholar=me.own_scholar)
        self.halls, self.colonies, self.year = {}, [], 1
        if chosen:
            self.blue_left -= 0 if self.embassies else len(self.seats)
        self.roll_all(dice=chosen)

    def conquests(self) -> None:
        for me in self.seats:
            me.track_points = 0
        table = box.CONQUEST[len(self.seats)][self.year - 1]
        if len(self.seats) == 1:
            if self.seats[0].conquest >= box.TREES[self.year - 1]:
                self.seats[0].points += table[0]
                self.seats[0].track_points = table[0]
                self.say("conquest", 0, points=table[0])
        else:
            ahead = [seat for stack in self.track[:0:-1] for seat in stack]
            for rank, (seat, n) in enumerate(zip(ahead, table, strict=False), 1):
                if n:
                    self.seats[seat].points += n
                    self.seats[seat].track_points = n
                    self.say("conquest", seat, points=n, rank=rank)
        for me in self.seats:
            me.conquest = 0
            for die in me.dice.values():
                colour, face = die.split("_")[-2:]
                if die.startswith("ambassador"):
                    continue
                (self.white if colour == "white" else self.blue if self.shared else me.blue).append(int(face))
            me.dice, me.paid, me.white_used, me.blue_used = {}, {}, 0, 0
        self.track = [[me.seat for me in self.seats], *([] for _ in range(box.STEPS))]
        if self.city:
            self.priests_leave()

    def new_year(self) -> None:
        self.first = min(self.seats, key=self.place_in_line).seat
        self.year += 1
        for me in self.seats:
            me.space = ""
        self.retired = []
        self.roll_all()

    def place_in_line(self, me: Seat) -> tuple[int, int]:
        """Higher passing spaces come first; on one of them, who came first."""
        return box.SPACES.index(me.space), self.retired.index(me.seat)

    def roll_all(self, dice: bool = True) -> None:
        """What chance brings in a new year, in whatever order it is told."""
        want = {"year", "display"}
        want |= {"dice"} if dice else set()
        want |= {"ambassadors"} if dice and self.embassies else set()
        want |= {"specialists"} if self.hiring else set()
        want |= {"city_gold"} if self.city else set()
        want |= {"city_drew"} if self.city and self.city.deck else set()
        blue = {me.seat for me in self.seats if me.unlocked} if dice and not self.shared else set()
        while want or blue:
            event = self.told[0]
            if event.kind == "blue_rolled":
                blue.remove(event.seat)
                rolled = self.say("blue_rolled", event.seat)["dice"]
                assert len(rolled) == self.seats[event.seat].unlocked
                self.seats[event.seat].blue = list(rolled)
                continue
            want.remove(event.kind)
            if event.kind == "year":
                self.say("year", None, n=self.year, first_seat=self.first)
            elif event.kind == "dice":
                told = self.say("dice")
                assert len(told["white"]) == (2 if self.embassies else 3) * len(self.seats)
                self.white = list(told["white"])
                if self.shared:
                    assert len(told["blue"]) == sum(me.unlocked for me in self.seats)
                    self.blue = list(told["blue"])
            elif event.kind in ("city_gold", "city_drew"):
                self.city_year(event.kind)
            elif event.kind == "ambassadors":
                self.ambassadors = list(self.say("ambassadors")["dice"])
                assert sorted(die.split("_")[0] for die in self.ambassadors) == ["blue", "white"]
            elif event.kind == "specialists":
                shown = self.say("specialists")["specialists"]
                self.to_hire = dict(zip(box.ROWS, shown, strict=True))
                self.specialist_pile -= 6
            else:
                self.display = list(self.say("display")["tiles"])
                new = (5, 5, 2 if self.kingdoms else 0)
                assert tuple([t[0] for t in self.display].count(x) for x in "dlx") == new
                self.piles = [left - n for left, n in zip(self.piles, new, strict=True)]

    # -- the end -------------------------------------------------------------------------------------
    def lines(self, me: Seat) -> dict[str, int]:
        bishops = [p for p in self.places if p in box.BISHOPS]
        mine = [p for p, seats in self.places.items() if me.seat in seats]
        money = me.coins + sum(box.WORTH[g] * n for g, n in me.goods.items())
        money = self.last_sale(me) if self.is_city(me) else money
        found = {
            "happiness": me.points,
            "goods": money // 3,
            "colonists": score.colonists(me.cells),
            "scholars": sum(box.SCHOLARS[x] for x in me.scholars),
        }
        found |= {b: self.wish(me, b) if b in mine else 0 for b in bishops}
        found["bishop_penalty"] = 0 if self.kingdoms else -2 * sum(b in mine for b in bishops)
        found["harbours"] = 3 * min(map(len, me.harbour.values()))
        found["ships"] = sum(box.ship_points(t) for tiles in me.harbour.values() for t in tiles)
        if self.governed:
            found["governor"] = 0 if self.is_city(me) else kingdoms.GOVERNOR[me.governor[1]][me.governor[0]]
        return found

    def wish(self, me: Seat, bishop: str) -> int:
        """What a bishop brings."""
        if bishop == "bishop_tiles":
            return min(12, 2 * sum(len(cells) == 3 for _, cells in me.laid))
        if bishop == "bishop_track":
            return me.track_points
        if bishop == "bishop_gems":
            return min(12, 2 * sum(box.SHIPS[t].get("gem", 0) for tiles in me.harbour.values() for t in tiles))
        return score.bishop(bishop, me.cells, me.harbour)

    def ranks(self) -> list[tuple[int, int]]:
        """Total and rank by seat: the higher passing space wins a tie."""
        keys = [(-sum(self.lines(me).values()), self.place_in_line(me)) for me in self.seats]
        return [(-key[0], 1 + sum(other < key for other in keys)) for key in keys]

    def end(self) -> None:
        ranks = self.ranks()
        winners = [seat for seat, (_, rank) in enumerate(ranks) if rank == 1]
        if len(self.seats) == 1:
            me, total = self.seats[0], ranks[0][0]
            lines = self.lines(me)
            reached = {
                "communism": lines["colonists"] >= 28,
                "capitalism": lines["harbours"] >= 12,
                "theocracy": sum(n for k, n in lines.items() if k in box.BISHOPS) >= 30,
                "capracracy": score.chain(me.cells),
                "democracy": total >= 120,
                "utopia": total >= 150,
            }
            self.achieved = [what for what, yes in reached.items() if yes]
            for what in self.achieved:
                self.say("achieved", 0, what=what)
            winners = [0] if total >= 100 else []
        self.say("over", None, winners=winners)
        self.over = True
