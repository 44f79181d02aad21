"""Cards and special projects that are played, cards that are discarded for coins (Rulebook 001, play a card)."""

from __future__ import annotations

from ..components.effects.cards import DearerDiscards
from ..components.payments import Way
from .levers import Levers
from .payment import bonuses


class Cards(Levers):
    """A table being played on: what is played."""

    def pay(self, seat: int, way: Way, coins: int, vases: int) -> None:
        """Boats move, levers are used, coins and vases go to the supply."""
        me = self.s.board[seat]
        for lever in way.levers:
            self.push(seat, lever)
        for gains in bonuses(self.box, way.levers):
            self.gain(seat, gains, "lever")
        self.float(seat, way.boats)
        me.coins -= coins
        me.vases -= vases

    def play_card(self, seat: int, card: str, way: Way, coins: int) -> None:
        me = self.s.board[seat]
        vases = self.box.cards[card].vases
        self.pay(seat, way, coins, vases)
        me.hand.remove(card)
        me.played.append(card)
        if self.record:
            self.emit("played", seat, card=card, coins=coins, vases=vases, boats=list(me.boats))

    def build_project(self, seat: int, tile: str, way: Way, coins: int, kind: str) -> int:
        """An inhabitant of the supply goes above the tile, what is left of the reward to the ranch; returns points."""
        s, me, row = self.s, self.s.board[seat], self.box.scoring_tiles[tile]
        self.pay(seat, way, coins, 0)
        inhabitants = min(self.box.n.project_inhabitants, me.supply)
        me.supply -= inhabitants
        me.ranch += inhabitants - 1
        me.projects[tile] = kind
        points = row.points * (self.box.n.own_times if s.scoring[seat] == tile else 1)
        me.points += points
        self.emit("project", seat, tile=tile, coins=coins, boats=list(me.boats), kind=kind, points=points)
        return points

    def sell_card(self, seat: int, card: str) -> None:
        """Discarded for coins."""
        me, box = self.s.board[seat], self.box
        kind = box.cards[card].kind
        coins = box.n.discard_coins
        if me.played:
            coins += sum([e.coins for e in box.always(me, DearerDiscards) if e.kind == kind])
        self.discard(seat, [card])
        me.coins += coins
        if self.record:
            self.emit("sold", seat, card=card, coins=coins)
