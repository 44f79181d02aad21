"""What every section of a Santa Maria picture needs at hand: the canvas, both views, names, words, small helpers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PIL import Image

from bot.games.santa_maria.view import View
from rendering import scene
from rendering import theme as t
from rendering.cache import Shelf, image_bytes
from rendering.canvas import Canvas
from rendering.fonts import length
from rendering.santa_maria.cells import cell, facts
from rendering.santa_maria.drawings import DIAGONALS
from rendering.spots import Box, Layout

_strips: Shelf[Canvas] = Shelf(16 << 20, lambda strip: image_bytes(strip.image))  # one table of four


class Scene(scene.Scene[View]):
    """A picture of Santa Maria in the making."""

    def __init__(
        self, view: View, before: View | None, names: Sequence[str], words: Callable[..., str], plan: Layout
    ) -> None:
        super().__init__(view, before, names, words, plan)
        self.facts = {id: facts(b) for id, b in view.buildings.items()}
        self.set = hash(tuple(self.facts.items()))  # which set of components: part of what strips are known by

    def spot(self, name: str) -> str:
        """Of its own where American Kingdoms is played, or with specialists: there is more to show."""
        more = ["_people"] if self.view.specialists else []
        more += ["_kingdoms"] if "cocoa" in self.view.seats[0].goods else []
        return next((name + tag for tag in more if name + tag in self.section.spots), name)

    def standing(self) -> None:
        """The year, the die in hand and the line that it runs."""
        c, view = self.canvas, self.view
        year = self.words("picture-year", n=max(1, view.year), of=view.years)
        c.text(self.box("where"), year, size=t.LARGE, least=45, weight="bold", lines=2, align="right", about="year")
        if view.die:
            self.die(view.die, self.box("phase"), "die in hand")
            self.line(self.box("line"), 45)

    def line(self, box: Box, least: int = 0) -> None:
        """The line that is being activated: its letter or number, or the way of a diagonal."""
        if self.view.line in DIAGONALS:
            self.canvas.icon(DIAGONALS[self.view.line], box)
        else:
            self.canvas.number(box, self.view.line, "line", 56, "centre" if least else "left", least=least)

    def kept(self, key: Hashable, box: Box, draw: Callable[[Scene], None]) -> None:
        """What is drawn in a box, from an image kept of it if there is one. `key` must tell all that it shows."""

        def make() -> Canvas:
            at, whole = self.at, self.canvas
            strip = self.canvas = Canvas(Image.new("RGB", (box.w, box.h), t.SAND))
            self.at = (at[0] - box.x, at[1] - box.y)
            draw(self)
            self.at, self.canvas = at, whole
            return strip

        self.canvas.lay(_strips.get((self.set, key), make), (box.x, box.y))

    def badge(self, seat: int, box: Box) -> None:
        """A seat's badge; a small one has its letter as large as it goes."""
        if box.h >= 50:
            super().badge(seat, box)
        else:
            self.small_badge(seat, box)

    def cell(self, building: str, box: Box, used: bool = False) -> None:
        """A cell of a colony or tile."""
        self.canvas.lay(cell(self.facts[building], box.w, used), (box.x, box.y))

    def die(self, die: str, box: Box, about: str) -> None:
        """A die by its colour and face ("white_3"); no face, or 0, leaves it blank."""
        colour, _, face = die.removeprefix("ambassador_").partition("_")
        side = min(box.w, box.h)
        self.canvas.icon(f"die_{colour}", box)
        if face and face != "0":
            size = max(s for s in t.SCALE if s <= max(t.BIG, side * 84 // 100))
            ink = t.WHITE if colour == "blue" else t.INK
            self.canvas.text(box, face, size=size, weight="bold", align="centre", colour=ink, about=about)

    def stat(self, box: Box, icon: str, n: int | str, about: str) -> None:
        """A sign and a number; pale where there is none."""
        c, none = self.canvas, n == 0
        fill = t.PALE if none else t.CELL
        c.panel(box, fill, 10, on=t.PANEL)
        side = min(box.h - 8, 56, box.w - 14 - max(42, length(str(n), t.BIG, "bold")))
        c.icon(icon, box.part(5, (box.h - side) // 2, side, side), pale=none, on=fill)
        size = t.LARGE if box.w > 110 else t.BIG
        c.number(box.part(side + 6, 0, box.w - side - 9), n, about, size, "centre", pale=none)


def forget() -> None:
    """Drop the strips."""
    _strips.clear()
