"""What the pictures of every game share: the scene with its canvas and names, sections stacked one below the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PIL import Image

from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import clean, initials
from rendering.spots import Box, Layout, Section

V = TypeVar("V")  # the view of a game
_scratch: list[Image.Image] = []  # one at most


class Scene(Generic[V]):
    """One picture in the making. `at` is where the section being drawn begins."""

    def __init__(
        self, view: V, before: V | None, names: Sequence[str], words: Callable[..., str], plan: Layout
    ) -> None:
        seats: Callable[[Any], int] = lambda v: len(v.seats)  # noqa: E731
        self.canvas = Canvas(Image.new("RGB", (1, 1)))  # `compose` gives the real one
        self.view, self.plan, self.words = view, plan, words
        self.before = before if before is not None and seats(before) == seats(view) else None
        self.names = tuple(clean(name) for name in names)
        self.letters = initials(tuple(names))
        self.section: Section = plan.sections["status"]
        self.at = (0, 0)

    def enter(self, section: str, at: tuple[int, int]) -> None:
        """Go on with a section whose corner is at `at`."""
        self.section, self.at = self.plan.sections[section], at

    def box(self, spot: str, index: int = 0) -> Box:
        """A named place of the section."""
        return self.section.box(self.at, self.spot(spot), index)

    def within(self, box: Box, spot: str, index: int = 0) -> Box:
        """A named place that is measured from the corner of `box`."""
        return self.section.box((box.x, box.y), self.spot(spot), index)

    def spot(self, name: str) -> str:
        """The name under which the layout has a place at this table."""
        return name

    def called(self, what: str) -> tuple[str, str]:
        """The name of a component and its short form."""
        return self.words(f"name-{what}"), self.words(f"name-{what}.short")

    def mark(self, box: Box, now: object, then: object, about: str, radius: int = 10) -> None:
        """Mark a box where `now` differs from what it was `then` (only if there is an older view)."""
        if self.before is not None and now != then:
            self.canvas.mark(box, about, radius)

    def badge(self, seat: int, box: Box) -> None:
        """A seat's badge."""
        self.canvas.seat(seat, self.letters[seat], box)


class Placed(NamedTuple):
    """A section on the picture: where it begins, and for whom it is (-1: for all)."""

    name: str
    x: int
    y: int
    seat: int


def part_of(plan: Layout, part: str, seats: int) -> tuple[str, int]:
    """A part of a picture ("table", "seat:2", "market") as its kind and the seat it is for, -1 for none.

    Raises ValueError for a part or a seat that there is not.
    """
    kind, _, number = part.partition(":")
    if kind not in plan.parts or (kind == "seat") != bool(number):
        raise ValueError(f"there is no part {part!r} of this picture")
    if number and not (number.isdecimal() and int(number) < seats):
        raise ValueError(f"no seat {number!r} at this table")
    return kind, int(number) if number else -1


def compose(
    s: Scene[Any],
    placed: Sequence[Placed],
    height: int,
    draw: Mapping[str, Callable[[Any, int], None]],
    under: Callable[[Placed], Image.Image | None] = lambda section: None,
    *,
    scratch: bool = False,
) -> Canvas:
    """Draw every section in its place, upon what `under` gives for it.

    With `scratch` the image is one that the next picture is drawn upon, too, and may be longer than this one: new
    memory of that size costs more than all the drawing, and who only encodes it has no need to keep it.
    """
    image = _room(height) if scratch else Image.new("RGB", (t.WIDTH, height))
    image.paste(t.SAND, (0, 0, t.WIDTH, height))
    s.canvas = Canvas(image, height)
    for section in placed:
        if (ground := under(section)) is not None:
            image.paste(ground, (section.x, section.y))
        s.enter(section.name, (section.x, section.y))
        draw[section.name](s, section.seat)
    return s.canvas


def _room(height: int) -> Image.Image:
    """The image that pictures are drawn upon: as high as the highest of them so far."""
    if not _scratch or _scratch[0].height < height:
        _scratch.clear()  # first, lest there be two for a moment
        _scratch.append(Image.new("RGB", (t.WIDTH, height)))
    return _scratch[0]


def forget_scratch() -> None:
    """Drop the image that pictures are drawn upon."""
    _scratch.clear()
