"""The second table on islands: tiles taken, bought, sold and thrown away (Rulebook 003, Settler, Land office)."""

from __future__ import annotations

from . import expansions, rules
from .box import GOODS
from .people import by_colonist, by_noble, could, occupied, on_tiles, with_, without
from .table import Table


class Land(Table):
    """What the settler phase may tell, and the land office."""

    def _lay(self, seat: int, tile: str) -> None:
        island = self.seats[seat].island
        island[tile] = island.get(tile, 0) + 1

    # -- the settler's phase -----------------------------------------------------------------------
    def _drawn(self, seat: int) -> None:
        """A tile looked at before it is laid: only with a forest house."""
        assert occupied(self.seats[seat], "forest_house") and not self.looked
        self.looked.append(seat)
        self.pile -= 1

    def _from_the_pile(self, seat: int, tile: str) -> None:
        if self.looked:
            assert self.looked.pop() == seat
            self.seats[seat].unseen += tile == "forest"
        else:
            assert tile != "forest" and not occupied(self.seats[seat], "forest_house"), "the tile is looked at"
            self.pile -= 1
        self._lay(seat, tile)

    def _hacienda(self, seat: int, tile: str) -> None:
        me = self.seats[seat]
        assert self.phase == "settler" and occupied(me, "hacienda") and seat not in self.memory.drew
        assert self.turn < len(self.seats) and seat not in self.memory.settled
        if tile == "quarry":
            self.quarries -= 1
            self._lay(seat, tile)
        else:
            self._from_the_pile(seat, tile)

    def _settling(self, seat: int) -> None:
        """It is `seat`'s turn to settle, or the settler's second one."""
        if seat in self.memory.settled:
            assert seat == self.phase_seat and not self.again
            self._all_have_settled()
            self.again = True
        else:
            self.turn_of(seat, "Settle")

    def _all_have_settled(self) -> None:
        for seat in self.order()[self.turn :]:
            self.idle(seat, "Settle")
        self.turn = len(self.seats)

    def _settled(self, seat: int, tile: str, colonist: int) -> None:
        assert tile in rules.tiles_for(self, self.seats[seat], self.memory), "not to be had"
        self._settling(seat)
        if tile == "quarry":
            self.quarries -= 1
        else:
            self.face_up.remove(tile)
        self._lay(seat, tile)
        if colonist:
            assert colonist == 1 and occupied(self.seats[seat], "hospice") and seat not in self.memory.has_tile
            self.newcomer(seat, tile)

    def _forest(self, seat: int, tile: str, colonist: int) -> None:
        me = self.seats[seat]
        assert occupied(me, "forest_house") and me.island_free
        self._settling(seat)
        self.face_up.remove(tile)
        me.under.append(tile)
        self._lay(seat, "forest")
        if colonist:
            assert colonist == 1 and occupied(me, "hospice") and seat not in self.memory.has_tile
            self.newcomer(seat, "windrose")

    def clear_row(self) -> None:
        """Everybody has settled: the row goes."""
        if self.turned:
            return
        self._all_have_settled()
        assert self.phase_seat is not None
        if occupied(self.seats[self.phase_seat], "library") and not self.again:
            self.memory.settled.add(self.phase_seat)
            self.passed -= {("Settle", self.phase_seat)}
            self.idle(self.phase_seat, "Settle")
        self.turned = True
        self.discards += len(self.face_up)
        self.face_up = []

    def _reshuffled(self, _: None, n: int) -> None:
        assert self.phase == "settler"
        self.shuffled = n  # told before the draw that needed it

    def _tiles_turned(self, _: None, tiles: list[str]) -> None:
        assert self.phase == "settler" and not self.lodges
        self.clear_row()
        wanted = len(self.seats) + 1
        if self.shuffled:  # the discards become the pile, and only for a draw that the pile alone could not serve
            assert self.pile < wanted and self.shuffled == self.discards
            self.pile, self.discards, self.shuffled = self.pile + self.shuffled, 0, 0
        self.face_up += tiles
        self.pile -= len(tiles)
        assert len(self.face_up) <= wanted
        assert len(self.face_up) == wanted or not self.pile + self.discards

    # -- hunting lodges ----------------------------------------------------------------------------
    def _lodge_of(self, seat: int) -> None:
        """It is `seat`'s turn at the lodge, after the new row and clockwise from the settler."""
        self._row_is_new()
        order = self.order()
        while order[self.lodges] != seat:
            self._lodge_passed(order[self.lodges])
            self.lodges += 1
            assert self.lodges < len(order), f"seat {seat} is not due at its lodge"
        self.lodges += 1

    def _row_is_new(self) -> None:
        if not self.turned:
            self.clear_row()
            assert not self.pile + self.discards, "tiles were left and none was turned up"

    def _lodge_passed(self, seat: int) -> None:
        assert not expansions.lodge_pays(self, self.seats[seat]), f"the lodge of {seat} pays two points"
        if could(self.seats[seat], lambda me: expansions.lodge_pays(self.where(me), me) > 0):
            assert ("HuntingLodge", seat) in self.put, f"a guest of {seat} could win two points"
        self.idle(seat, "HuntingLodge")

    def _tile_discarded(self, seat: int, tile: str, who: str, under: str) -> None:
        assert self.phase == "settler" and by_colonist(self.seats[seat], "hunting_lodge")
        self._lodge_of(seat)
        self._throw_away(seat, tile, who)
        if tile == "forest":
            me = self.seats[seat]
            if under in me.under:
                me.under.remove(under)
            else:
                assert me.unseen and under in GOODS, "what lay under the forest was seen"
                me.unseen -= 1
        else:
            assert under == ""

    def _hunting_lodge(self, seat: int, points: int) -> None:
        self._lodge_of(seat)
        assert points == expansions.lodge_pays(self, self.seats[seat]) > 0
        self.earn(seat, points)

    def _throw_away(self, seat: int, tile: str, who: str) -> None:
        """A tile goes to the discards; who stood on it goes to the windrose."""
        me = self.seats[seat]
        assert tile != "quarry" and who in on_tiles(me, tile)
        if who != "none":
            me = self.seats[seat] = with_(without(me, tile, who), "windrose", who)
        me.island[tile] -= 1
        if not me.island[tile]:
            del me.island[tile]
        self.discards += 1

    def end_settler(self) -> None:
        self._all_have_settled()
        self._row_is_new()
        for seat in self.order()[self.lodges :]:
            self._lodge_passed(seat)
        assert not self.looked

    # -- the land office ---------------------------------------------------------------------------
    def at_market(self, seat: int) -> None:
        """It is `seat`'s turn in the trader's phase, or still is."""
        if not (self.turn and self.order()[self.turn - 1] == seat):
            self.turn_of(seat, "Sell")

    def _land_bought(self, seat: int, tile: str, cost: int) -> None:
        me = self.seats[seat]
        assert self.phase == "trader" and by_colonist(me, "land_office") and seat not in self.memory.land_used
        self.at_market(seat)
        assert cost == 1
        me.doubloons -= cost
        self._from_the_pile(seat, tile)

    def _land_sold(self, seat: int, tile: str, who: str, n: int) -> None:
        me = self.seats[seat]
        assert self.phase == "trader" and by_noble(me, "land_office") and seat not in self.memory.land_used
        assert n == 1 and tile in GOODS
        self.at_market(seat)
        self._throw_away(seat, tile, who)
        self.seats[seat].doubloons += n
