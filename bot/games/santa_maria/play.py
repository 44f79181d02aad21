"""The verbs of Santa Maria: every change of the table that is worth a line in the log, and the bases of its frames."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot import rules
from bot.rules import Offer, pick

from . import paying
from .cells import BIT, INDEX, NAMES, bits
from .dice import face
from .effects import MoveDie
from .ground import Ground
from .roads import moves


def _tag(name: str) -> str:
    return "santa_maria." + name


class Frame(rules.Frame, tag=_tag):
    """Something this game still has to do."""


class Ask(rules.Ask, tag=_tag):
    """A question of this game. What nobody could answer but by declining is passed over in silence."""

    may_lapse = True


class OwnTurn(Ask):
    """A question in one's own turn: selling, buying and the like go on beside it (Rulebook 000, Free actions)."""

    def anytime(self, g: Play) -> Iterable[Offer]:
        me, box = g.s.board[self.seat], g.box
        goods, found = me.goods, []
        mask = 0
        for i, good in enumerate(box.goods):
            if goods[good]:
                mask |= 1 << i
        if mask:
            found.append(pick(self.sell, box.sell_words[mask], free=True))
        price = paying.prices(box, me) if me.scholars else box.buy
        mask = 0
        for i, good in enumerate(box.buyable):
            if good in price and price[good] <= me.coins and goods[good] < box.n.storage:
                mask |= 1 << i
        if mask:
            found.append(pick(self.buy, box.buy_words[mask], free=True))
        if me.scholars and me.dice and (effect := box.ability(me, MoveDie)) and me.coins >= effect.coins:
            ways = moves(box, me, g.s.line)
            if ways:
                found.append(pick(self.move_die, ways, free=True))
        return found

    def sell(self, g: Play, resource: str) -> None:
        g.sell(self.seat, resource)

    def buy(self, g: Play, resource: str) -> None:
        g.buy(self.seat, resource)

    def move_die(self, g: Play, at: str, to: str) -> None:
        g.move_die(self.seat, at, to)


class Play(Ground):
    """A table being played on: its verbs."""

    # -- dice and coins on buildings -----------------------------------------------------------
    def roll(self) -> int:
        """A die's face, from 0."""
        return self.s.rng.below(6)

    def take_die(self, seat: int, die: str, line: str, paid: dict[str, int]) -> None:
        s = self.s
        me, (colour, i) = s.board[seat], face(die)
        if colour == "white":
            s.white[i] -= 1
            me.white_used += 1
        else:
            (me.blue if me.blue[i] else s.blue)[i] -= 1
            me.blue_used += 1
        for what, n in paid.items():
            if what == "coins":
                me.coins -= n
            else:
                me.goods[what] -= n
        s.die, s.line = die, line
        self.emit("die_taken", seat, die=die, line=line, paid=paid)

    def put_die(self, seat: int, at: str, die: str = "") -> None:
        me = self.s.board[seat]
        me.dice[at] = die or self.s.die
        me.busy |= BIT[at]
        if not die:
            self.emit("die_put", seat, die=self.s.die, at=at)
            self.s.die = self.s.line = ""

    def move_die(self, seat: int, at: str, to: str) -> None:
        """Logistics."""
        me, effect = self.s.board[seat], self.box.ability(self.s.board[seat], MoveDie)
        me.coins -= effect.coins if effect else 0
        die = me.dice.pop(at)
        me.busy ^= BIT[at]
        self.put_die(seat, to, die)
        self.emit("die_moved", seat, die=die, at=at, to=to)

    def pay_building(self, seat: int, at: str, n: int) -> None:
        me = self.s.board[seat]
        me.coins -= n
        me.paid[at] = n
        me.busy |= BIT[at]
        self.emit("activated", seat, at=at, building=me.cells[INDEX[at]], coins=n)

    def tax(self, seat: int, n: int) -> None:
        self.s.board[seat].coins += n
        self.emit("taxed", seat, n=n)

    def take_coins_back(self, seat: int) -> None:
        """Mathematics: of the dearest building."""
        me = self.s.board[seat]
        at = max(me.paid, key=lambda cell: (me.paid[cell], -INDEX[cell]))
        n = me.paid.pop(at)
        me.busy ^= BIT[at]
        me.coins += n
        self.emit("coins_back", seat, at=at, n=n)

    # -- tracks --------------------------------------------------------------------------------
    def conquer(self, seat: int) -> None:
        """Rulebook 000, Conquistador: later arrivals lie on top; steps past the end are lost."""
        s, track = self.s, self.box.conquest
        me = s.board[seat]
        if me.conquest == track.length:
            self.emit("wasted", seat)
            return
        me.conquest += 1
        s.arrivals.remove(seat)
        s.arrivals.append(seat)
        self.emit("conquered", seat, n=me.conquest)
        if me.conquest in track.gold:
            self.gain(seat, {self.box.wild: 1}, "conquistador")

    def unlock(self, seat: int, shared: bool) -> None:
        """A blue die is rolled: to its owner, or among the shared ones."""
        s, me, i = self.s, self.s.board[seat], self.roll()
        s.blue_left -= 1
        me.unlocked += 1
        (s.blue if shared else me.blue)[i] += 1
        self.emit("die_unlocked", seat, value=i + 1)

    def place_monk(self, seat: int, place: str) -> None:
        """Rulebook 000, Recruiting a monk: a fee to each who is there already."""
        s, fee = self.s, self.box.n.monk_fee
        me, there = s.board[seat], s.places[place]
        me.coins -= fee * len(there)
        me.monks -= 1
        self.emit("recruited", seat, place=place, coins=fee * len(there))
        for other in there:
            s.board[other].coins += fee
            self.emit("monk_paid", other, n=fee, by=seat)
        there.append(seat)
        if place in self.box.scholars:
            me.scholars.append(place)

    # -- shipping ------------------------------------------------------------------------------
    def ship(self, seat: int, start: str, dock: str, coins: int, paid: dict[str, int]) -> None:
        """A tile of the common board's dock `start` into the seat's `dock`; a new one is turned up."""
        s, me = self.s, self.s.board[seat]
        tile = s.docks[start]
        me.coins -= coins
        me.harbour[dock].append(tile)
        self.emit("shipped", seat, tile=tile, dock=dock, paid=paid, coins=coins)
        s.docks[start] = ""
        if s.ships.cards:
            s.docks[start] = s.ships.draw(self)
            self.emit("ship_tile", tile=s.docks[start], dock=start)

    # -- the year ------------------------------------------------------------------------------
    def begin_year(self) -> None:
        s, n = self.s, self.box.n.offered
        s.round += 1
        self.emit("year", n=s.round, first_seat=s.first)
        s.display = [pile.draw(self) for pile in (s.doubles, s.triples) for _ in range(n)]
        self.emit("display", tiles=list(s.display))

    def retire(self, seat: int, space: str) -> None:
        self.s.board[seat].space = space
        self.emit("retired", seat, space=space)

    def clear_colony(self, seat: int) -> None:
        """Rulebook 000, End of the year: dice and coins leave the buildings."""
        s, me = self.s, self.s.board[seat]
        shared = self.rules.chosen["blue_dice"] == "shared"
        for die in me.dice.values():
            colour, i = face(die)
            (s.white if colour == "white" else s.blue if shared else me.blue)[i] += 1
        me.dice, me.paid, me.busy = {}, {}, 0
        me.white_used = me.blue_used = 0

    def decline(self, seat: int, what: str) -> None:
        self.emit("declined", seat, what=what)


def free_cells(me: Any, mask: int) -> list[str]:
    """The free buildings among some cells."""
    return [NAMES[i] for i in bits(me.works & ~me.busy & mask)]
