"""What every section of a Cooper Island picture needs at hand: the scene, and rows of signs with numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.cooper_island.view import SeatView, View
from rendering import scene
from rendering import theme as t
from rendering.cooper_island import drawings, signs
from rendering.fonts import length
from rendering.spots import Box

GOODS = ("coin", "wood", "stone", "food", "gold", "cloth")
ICONS_KNOWN = (drawings, signs)  # read for their icons
WORKERS = {"round": "round_worker", "square": "square_worker"}


class Sign(NamedTuple):
    """An icon and the number beside it, if any; pale for what is gone or cannot be had."""

    icon: str
    n: str = ""
    about: str = ""
    pale: bool = False


class Scene(scene.Scene[View]):
    """A picture of Cooper Island in the making."""

    def standing(self) -> None:
        """The round, and who has Cooper."""
        c, view = self.canvas, self.view
        said = self.words("picture-round", n=max(1, view.round), of=view.rounds)
        c.text(self.box("where"), said, size=t.LARGE, least=45, weight="bold", lines=2, align="right", about="round")
        c.icon("cooper", self.box("cooper"))
        self.badge(view.first, self.box("first"))

    def badge(self, seat: int, box: Box) -> None:
        """A seat's badge; in a small one the letter, with what may stand above it, has the height of the box."""
        if min(box.w, box.h) >= 50:
            super().badge(seat, box)
            return
        c, side = self.canvas, min(box.w, box.h) - 4
        c.stripe(seat, box, 8)
        c.disc(box.square(side), t.SEATS[seat % len(t.SEATS)])
        size = max(s for s in t.SCALE if s <= max(t.SMALL, box.h * 76 // 100))
        letter, about = self.letters[seat], f"letter {seat}"
        c.text(box, letter, size=size, weight="bold", align="centre", colour=t.WHITE, about=about)

    def row(
        self, box: Box, row: Sequence[Sign], size: int, *, label: str = "", about: str = "", pale: bool = False
    ) -> None:
        """A label and signs with their numbers from left to right, upon whatever is there; made smaller to fit."""
        c, x = self.canvas, box.x
        high = max(box.h, size)  # letters may reach into the margin
        line = box._replace(y=box.y + (box.h - high) // 2, h=high)
        if label:
            wide = length(label, size, "bold")
            colour = t.MUTED if pale else t.INK
            place = line._replace(w=wide + 2)
            c.text(place, label, size=size, least=size, weight="bold", about=about, colour=colour)
            x += wide + 10
        numbers = [length(sign.n, size, "bold") + 8 if sign.n else 4 for sign in row]
        room = box.x + box.w - x - sum(numbers)
        side = min(box.h, room // max(1, len(row)))
        for sign, wide in zip(row, numbers, strict=True):
            c.icon(sign.icon, Box(x, box.y + (box.h - side) // 2, side, side), pale=pale or sign.pale)
            x += side
            if sign.n:
                place = line._replace(x=x + 2, w=wide - 4)
                c.number(place, sign.n, sign.about or about, size, least=size, pale=pale or sign.pale)
            x += wide

    def chip(self, box: Box, row: Sequence[Sign], size: int, *, pale: bool = False) -> None:
        """Such a row in a box of its own."""
        self.canvas.panel(box, t.PALE if pale else t.CELL, 10, t.EDGE, 2, on=t.PANEL)
        self.row(box.part(8, 5, box.w - 14, box.h - 10), row, size, pale=pale)

    def goods(self, counts: Mapping[str, int], about: str) -> list[Sign]:
        """Every good and how many there are of it."""
        return [Sign(good, str(counts.get(good, 0)), f"{about} {good}", not counts.get(good)) for good in GOODS]

    def price(self, cost: Mapping[str, int], points: int, about: str) -> list[Sign]:
        """What something costs, and the points for it."""
        row = [Sign(good, str(cost[good]), f"{about} {good}") for good in GOODS if cost.get(good)]
        return [*row, Sign("points", str(points), f"{about} points")] if points else row

    def steps(self, me: SeatView) -> int:
        """How far both ships of a seat have come: its points so far."""
        return sum(ship.steps for ship in me.ships)
