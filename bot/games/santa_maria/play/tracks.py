"""The conquistador track, and monks who leave the religion track (Rulebook 000, Conquistador, Recruiting a monk)."""

from __future__ import annotations

from .dice import Dice


class Tracks(Dice):
    """A table being played on: who stands where on the common board."""

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
        if me.conquest in track.gold and not self.defended(seat, me.conquest):
            self.gain(seat, {self.box.wild: 1}, "conquistador")

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
