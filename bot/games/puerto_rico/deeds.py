"""The verbs of the base game: every change of the table that is worth a line in the log."""

from __future__ import annotations

from typing import Any

from bot import rules

from . import people
from .box import QUARRY, Box
from .state import Ship, State


class Deeds(rules.Play[State]):
    """A table being played on, as far as the base game goes."""

    def __init__(self, game: Any, state: State, *, record: bool = True) -> None:
        super().__init__(game, state, record=record)
        self.box: Box = game.box

    # -- roles and rounds ----------------------------------------------------------------------
    def begin_round(self) -> None:
        self.s.round += 1
        self.emit("round", n=self.s.round, governor_seat=self.s.governor)

    def take_role(self, seat: int, role: str) -> None:
        """Rulebook 003, Roles: doubloons on the placard go to its taker at once."""
        s = self.s
        doubloons = s.roles[role]
        s.taken[role] = s.phase_seat = seat
        s.phase = role
        if doubloons:
            s.roles[role] = 0
            s.board[seat].doubloons += doubloons
        self.emit("role_taken", seat, role=role, doubloons=doubloons)

    def end_role(self) -> None:
        self.s.phase, self.s.phase_seat = "", -1

    def reward_untaken(self) -> None:
        """Rulebook 003, New round: a doubloon on each placard that nobody took; all placards go back."""
        s = self.s
        left = [role for role in s.roles if role not in s.taken]
        for role in left:
            s.roles[role] += 1
        s.taken = {}
        self.emit("role_doubloons", roles=left)

    def pass_governor(self) -> None:
        self.s.governor = (self.s.governor + 1) % self.s.seats

    def prospect(self, seat: int, n: int) -> None:
        self.s.board[seat].doubloons += n
        self.emit("prospected", seat, n=n)

    def decline(self, seat: int) -> None:
        self.emit("declined", seat, role=self.s.phase)

    def end_by(self, reason: str) -> None:
        """This round is the last."""
        if reason not in self.s.ending:
            self.s.ending.append(reason)
            self.emit("ending", reason=reason)

    def win_points(self, seat: int, n: int) -> None:
        """Points are chips while there are any, then written down (Rulebook 003, End of the game)."""
        s = self.s
        s.board[seat].points += n
        if n < s.points_left:
            s.points_left -= n
        else:
            s.paper += n - s.points_left
            s.points_left = 0

    def check_points(self) -> None:
        """The last chip is gone: this round is the last, whatever phase it went in."""
        if not self.s.points_left:
            self.end_by("points")

    # -- tiles ---------------------------------------------------------------------------------
    def settle(self, seat: int, tile: str, colonist: str) -> None:
        s = self.s
        me = s.board[seat]
        if tile == QUARRY:
            s.quarries -= 1
        else:
            s.face_up.remove(tile)
        me.island[tile] = me.island.get(tile, 0) + 1
        self.emit("settled", seat, tile=tile, colonist=int(colonist != "no"))
        if colonist != "no":
            self._staff(seat, tile, colonist)

    def hacienda(self, seat: int, tile: str) -> None:
        """A tile is laid by the hacienda: one drawn from the pile, or a quarry."""
        if tile == QUARRY:
            self.s.quarries -= 1
        island = self.s.board[seat].island
        island[tile] = island.get(tile, 0) + 1
        self.emit("hacienda", seat, tile=tile)

    def turn_tiles(self) -> None:
        """Rulebook 003, Settler: untaken tiles are discarded, a new row is turned up, reshuffling if it falls short."""
        s = self.s
        s.discards.extend(s.face_up)
        s.face_up.clear()
        n = self.box.setups[s.seats].face_up
        while len(s.face_up) < n and s.pile.cards:
            s.face_up.append(s.pile.draw(self))
        if len(s.face_up) < n and s.discards:
            s.pile.cards, s.discards = s.discards, []
            s.rng.shuffle(s.pile.cards)
            self.emit("reshuffled", n=len(s.pile.cards))
            while len(s.face_up) < n and s.pile.cards:
                s.face_up.append(s.pile.draw(self))
        if self.record:
            self.emit("tiles_turned", tiles=list(s.face_up))

    # -- colonists -----------------------------------------------------------------------------
    def staff(self) -> tuple[str, ...]:
        """Who may come by a hospice or university: a colonist of the supply, or else somebody from the ship."""
        s = self.s
        if s.colonist_supply or (s.colonist_ship and not s.noble_ship):
            return ("no", "yes")
        if not s.noble_ship:
            return ("no",)
        return ("no", "yes", "noble") if s.colonist_ship else ("no", "noble")

    def _staff(self, seat: int, place: str, who: str) -> None:
        """Somebody comes to `place`; "" is the windrose."""
        s = self.s
        if who == "noble":
            s.noble_ship -= 1
            self.emit("noble_taken", seat)
        elif s.colonist_supply:
            s.colonist_supply -= 1
        else:
            s.colonist_ship -= 1
        people.come(self.box, s.board[seat], place, who == "noble")

    def extra_colonist(self, seat: int) -> None:
        self.s.colonist_supply -= 1
        self.s.board[seat].idle += 1
        self.emit("colonist_privilege", seat)

    def take_colonists(self, seat: int, n: int) -> None:
        self.s.colonist_ship -= n
        self.s.board[seat].idle += n
        self.emit("colonists_taken", seat, n=n)

    def place(self, seat: int, counts: dict[str, int]) -> None:
        me = self.s.board[seat]
        have = me.idle + sum(me.colonists.values())
        me.colonists = {place: n for place, n in counts.items() if n}
        me.idle = have - sum(counts.values())
        if me.nobles:
            people.station(self.box, me)
        if self.record:
            self.emit("placed", seat, places=dict(me.colonists))

    def fill_ship(self, n: int) -> None:
        self.s.colonist_supply -= n
        self.s.colonist_ship += n
        self.emit("colonist_ship", n=n)

    # -- buildings -----------------------------------------------------------------------------
    def build(self, seat: int, building: str, cost: int, colonist: str) -> None:
        me = self.s.board[seat]
        me.doubloons -= cost
        self.s.buildings[building] -= 1
        me.city.append(building)
        self.emit("built", seat, building=building, cost=cost, colonist=int(colonist != "no"))
        if colonist != "no":
            self._staff(seat, building, colonist)

    # -- goods ---------------------------------------------------------------------------------
    def produce(self, seat: int, made: dict[str, int]) -> None:
        goods, supply = self.s.board[seat].goods, self.s.goods
        for good, n in made.items():
            goods[good] += n
            supply[good] -= n
        self.emit("produced", seat, goods=made)

    def factory(self, seat: int, n: int) -> None:
        self.s.board[seat].doubloons += n
        self.emit("factory", seat, n=n)

    def extra_good(self, seat: int, good: str) -> None:
        self.s.board[seat].goods[good] += 1
        self.s.goods[good] -= 1
        self.emit("extra", seat, good=good)

    def sell(self, seat: int, good: str, doubloons: int) -> None:
        me = self.s.board[seat]
        me.goods[good] -= 1
        me.doubloons += doubloons
        self.s.house.append(good)
        self.emit("sold", seat, good=good, n=doubloons)

    def empty_house(self) -> None:
        goods, self.s.house = self.s.house, []
        for good in goods:
            self.s.goods[good] += 1
        self.emit("house_emptied", goods=goods)

    def load(self, seat: int, good: str, ship: Ship, n: int, points: int) -> None:
        self.s.board[seat].goods[good] -= n
        ship.good = good
        ship.load += n
        self.win_points(seat, points)
        self.emit("loaded", seat, good=good, n=n, ship=str(ship.size), points=points)

    def wharf(self, seat: int, good: str, n: int, points: int) -> None:
        self.s.board[seat].goods[good] -= n
        self.s.goods[good] += n
        self.win_points(seat, points)
        self.emit("wharf", seat, good=good, n=n, points=points)

    def keep(self, seat: int, kept: dict[str, int]) -> None:
        """All goods but those `kept` go back to the supply."""
        goods = self.s.board[seat].goods
        lost = {good: n - kept.get(good, 0) for good, n in goods.items() if n > kept.get(good, 0)}
        for good, n in lost.items():
            goods[good] -= n
            self.s.goods[good] += n
        if lost:
            self.emit("discarded", seat, goods=lost)

    def empty_ships(self) -> None:
        full = [ship for ship in self.s.ships if ship.load == ship.size]
        for ship in full:
            self.s.goods[ship.good] += ship.load
            ship.good, ship.load = "", 0
        if full:
            self.emit("ships_emptied", ships=[str(ship.size) for ship in full])
