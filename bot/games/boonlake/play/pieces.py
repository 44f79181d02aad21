"""Inhabitants, houses, settlements and cattle on the map, and the tiers they leave (Rulebook 001, develop, upgrade)."""

from __future__ import annotations

from ..components.region_map import space_of
from ..state import Piece
from .map_tiles import MapTiles


class Pieces(MapTiles):
    """A table being played on: pieces on the map."""

    def stand(self, seat: int, site: str, kind: str) -> None:
        """A piece on a free site."""
        s = self.s
        s.pieces[site] = Piece(seat, kind)
        s.presence[self.box.map.index[space_of(site)]] += 1

    def place_inhabitant(self, seat: int, site: str, coins: int, loss: int) -> None:
        """Develop: from the ranch to a site that costs coins, or points."""
        me = self.s.board[seat]
        me.ranch -= 1
        me.coins -= coins
        me.points -= loss
        self.stand(seat, site, "inhabitant")
        self.emit("developed", seat, site=site, coins=coins, points=-loss)

    def upgrade_to_house(self, seat: int, site: str, inhabitants: int) -> None:
        """The inhabitant returns to the supply; a house from the board, or one that a settlement has replaced."""
        me = self.s.board[seat]
        self.give_up(seat, inhabitants)
        me.supply += 1
        self.s.pieces[site].kind = "house"
        self.emit("house", seat, site=site, inhabitants=inhabitants)
        if me.removed["houses"] < len(self.box.recesses["houses"]):
            self.remove(seat, "houses")
        else:
            me.spare -= 1

    def upgrade_to_settlement(self, seat: int, site: str, inhabitants: int, points: int) -> None:
        """`points`: given up for extra inhabitants; what the region and the site cost comes on top."""
        s, me = self.s, self.s.board[seat]
        region = self.box.map.region
        again = region[space_of(site)] in {
            region[space_of(other)] for other, p in s.pieces.items() if p.seat == seat and p.kind == "settlement"
        }
        row = self.site(site)
        loss = row.settle_loss + (self.box.n.second_settlement_points if again else 0)
        self.give_up(seat, inhabitants)
        me.points += row.settle - loss - points
        s.pieces[site].kind = "settlement"
        me.spare += 1
        self.emit(
            "settlement", seat, site=site, inhabitants=inhabitants, given=points, points=row.settle - loss, again=again
        )
        self.remove(seat, "settlements")

    def place_cattle(self, seat: int, at: str, inhabitants: int, points: int) -> None:
        """`points`: given up for extra inhabitants."""
        s, me = self.s, self.s.board[seat]
        self.give_up(seat, inhabitants)
        me.points -= points
        s.cattle[at].append(seat)
        s.presence[self.box.map.index[at]] += 1
        self.emit("cattle", seat, at=at, inhabitants=inhabitants, given=points)
        self.remove(seat, "cattle")

    def remove(self, seat: int, what: str) -> None:
        """The topmost piece leaves the own board; who lives beside a tier that is empty now comes to the ranch."""
        me = self.s.board[seat]
        me.removed[what] += 1
        while me.niches < len(self.box.niches) and all(
            me.removed[k] >= n for k, n in self.box.niches[me.niches].items()
        ):
            me.niches += 1
            me.ranch += 1
            self.emit("tier", seat, n=me.niches)
