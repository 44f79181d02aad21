"""What the pictures of every game share: the scene with its canvas and names, sections stacked one below the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PIL import Image

from bot.rules.view_parts import AskedView
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import clean, initials
from rendering.spots import Box, Layout, Section


class Table(Protocol):
    """What the view of every game has."""

    @property
    def seats(self) -> Sequence[Any]: ...

    @property
    def asked(self) -> Sequence[AskedView]: ...


V = TypeVar("V", bound=Table)
_scratch: list[Image.Image] = []  # one at most


class Scene(Generic[V]):
    """One picture in the making. `at` is where the section being drawn begins."""

    def __init__(
        self, view: V, before: V | None, names: Sequence[str], words: Callable[..., str], plan: Layout
    ) -> None:
        self.canvas = Canvas(Image.new("RGB", (1, 1)))  # `compose` gives the real one
        self.view, self.plan, self.words = view, plan, words
        self.before = before if before is not None and len(before.seats) == len(view.seats) else None
        self.names = tuple(clean(name) for name in names)
        self.letters = initials(tuple(names))
        self.section: Section = next(iter(plan.sections.values()))
        self.at = (0, 0)
        self.asked: Sequence[AskedView] = view.asked  # the questions that the picture is about
        self.mine = -1  # whose own things it shows; -1: nobody's more than others'
        self.high = 0  # of the section, where it is known before it is drawn
        self.highs: dict[str, int] = {}

    def enter(self, section: str, at: tuple[int, int]) -> None:
        """Go on with a section whose corner is at `at`."""
        self.section, self.at = self.plan.sections[section], at
        self.high = self.section.height or self.highs.get(section, 0)

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
        """A seat's badge, or a rival's."""
        self.canvas.seat(seat, self.letter(seat), box)

    def small_badge(self, seat: int, box: Box) -> None:
        """A badge where there is little room: its letter as large as it goes."""
        c, wide = self.canvas, min(box.w, 48)
        c.stripe(seat, box, 8)
        c.disc(box.inset(2).part((box.w - wide) // 2, 0)._replace(w=wide - 4), t.SEATS[seat])
        size = max(s for s in t.SCALE if s <= max(t.SMALL, box.h * 86 // 100))
        letter = self.letter(seat)
        c.text(box, letter, size=size, weight="bold", align="centre", colour=t.WHITE, about=f"letter {seat}")

    def letter(self, seat: int) -> str:
        """The letter on a seat's badge, or on a rival's."""
        return self.letters[seat] if seat >= 0 else self.name(seat)[0].upper()

    def name(self, seat: int) -> str:
        """Who sits there; below 0 it is an opponent that is no seat."""
        return self.names[seat] if seat >= 0 else clean(self.words(f"rival-{-seat}"))

    def old_seat(self, seat: int) -> Any:
        """The seat in the older view; None without one."""
        return self.before.seats[seat] if self.before is not None else None

    def standing(self) -> None:
        """Where the game stands, in the places of the section that says what is asked."""

    def at_home(self) -> bool:
        """Whether what may be answered has to do with the own boards, where the question by itself does not."""
        return False

    def waiting(self) -> None:
        """Whose answer is waited for: one with the question, several by their badges."""
        c, asked = self.canvas, self.view.asked
        if len(asked) == 1:
            c.icon("asked", self.box("arrow"))
            self.badge(asked[0].seat, self.box("asked_seat"))
            said = self.words(f"asked-{asked[0].ask}", seat=self.names[asked[0].seat])
            c.text(self.box("asked"), said, size=t.LARGE, weight="bold", colour=t.DEEP, lines=2, about="asked")
        elif asked:
            said, box = self.words("picture-asked"), self.box("waiting")
            c.text(box, said, size=t.BIG, weight="bold", colour=t.DEEP, align="right", lines=2, about="asked")
            for i, one in enumerate(asked):
                self.badge(one.seat, self.box("waiting_seat", i))


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
