"""What every section of a Boonlake picture needs at hand: names, pieces, stocks, signs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.boonlake.view import SeatView, View
from rendering import scene
from rendering import theme as t
from rendering.boonlake import signs
from rendering.boonlake.drawings import DRAWN
from rendering.boonlake.pieces import piece
from rendering.boonlake.signs import Sign
from rendering.fonts import length
from rendering.spots import Box

EMINENCE = -1  # whose pieces are the Wise Eminence's


class Scene(scene.Scene[View]):
    """A picture of Boonlake in the making."""

    def standing(self) -> None:
        """The round and how many scorings were held; a tile that is being laid."""
        box = self.box("where")
        said = self.words("picture-round", n=max(1, self.view.round), of=self.view.scorings)
        self.canvas.text(box, said, size=t.LARGE, least=45, weight="bold", lines=2, align="right", about="round")

    def at_home(self) -> bool:
        """Whether the reader sees the hand of who is asked."""
        return bool(self.view.seats[self.mine].hand)

    def piece(self, kind: str, seat: int, box: Box) -> None:
        """A piece in its seat's colour."""
        self.canvas.icon(piece(kind, seat, self.letter(seat)), box)

    def region_letters(self, region: str) -> str:
        """The initials of its name: two regions may begin with the same letter."""
        return "".join(word[0].upper() for word in str(self.words(f"name-{region}")).split()[:2])

    def row(
        self,
        row: Sequence[Sign],
        box: Box,
        *,
        most: int = 0,
        align: str = "centre",
        about: str = "",
        pale: bool = False,
    ) -> int:
        """Signs side by side."""
        return signs.row(
            self.canvas, row, box, most=most, align=align, about=about, pale=pale, letters=self.region_letters
        )

    def short(self, what: str) -> str:
        """The sign of a card, a lever or a tile."""
        return self.called(what)[1]

    def stat(self, box: Box, icon: str, n: int | str, about: str, least: int = 45) -> None:
        """A sign and a number; pale where there is none."""
        c, none = self.canvas, n == 0
        fill = t.PALE if none else t.CELL
        c.panel(box, fill, 10, on=t.PANEL)
        told = str(n).replace("-", "−")
        side = min(box.h - 10, 54, box.w - 12 - length(told, 45, "bold"))
        c.icon(DRAWN.get(icon, icon), box.part(5, (box.h - side) // 2, side, side), pale=none, on=fill)
        c.number(box.part(side + 7, 0, box.w - side - 9), told, about, t.LARGE, "centre", pale=none, least=least)

    def presences(self, region: str) -> list[tuple[int, int]]:
        """Who has how many presences in a region."""
        found = next(r.presences for r in self.view.regions if r.region == region)
        return [(int(seat), n) for seat, n in found.items()]


def means(me: SeatView) -> list[tuple[str, int, str]]:
    """What a seat has to answer with: its sign, how much, what it is."""
    return [
        ("coins", me.coins, "coins"),
        ("points", me.points, "points"),
        ("vase", me.vases, "vases"),
        ("inhabitant", me.ranch, "ranch"),
        ("card", me.hand_size, "hand"),
    ]
