"""The picture that goes with a question: landscape, as Discord shows pictures largest, and only what matters.

A game gives it by `layouts/<game>_questions.toml` and a drawing function a section. In the layout, `asks` says which
part is drawn for a question class; a part is sections from top to bottom, some of which have no height of their own and
share what is left of 1600 x 1018. `<part>_all` is drawn instead where several are asked, `<part>_own` where answers
have to do with the own boards as well (`Scene.at_home`). What is needed to answer is written `LEAST` large at least:
names, numbers and signs that the question or an answer's label mentions, costs, what the asked seat pays with. The
parts "closer:<part>" and "closer:<part>:<seat>" are drawn in the same way, for who wants to look closer; "closer:film"
is for films.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.rules.view_parts import AskedView
from rendering import theme as t
from rendering.scene import Placed, Scene
from rendering.spots import Layout

HIGH = 1018  # 11:7
LOW = 942  # 1.7:1; what is asked to be high takes no more than 1143, 1.4:1
LEAST = 45  # pixels: capitals are 9 CSS pixels within 550 x 350 and 7 where the picture is 358 wide
SEATS = {"strips": "all", "others": "others", "strip": "own"}  # sections that stand once for each of some seats

Needs = Mapping[str, Callable[[Any], int]]


def is_question(part: str) -> bool:
    """Whether a part is drawn landscape: for a question, or to look closer."""
    return part == "question" or part.startswith("closer:")


def about(view: Any, part: str, asked: Sequence[AskedView], plan: Layout) -> tuple[str, tuple[AskedView, ...], int]:
    """Which part of the layout is drawn, for which questions, and whose own things it shows (-1: nobody's).

    Raises ValueError where nobody is asked, and for a part or seat that there is not.
    """
    if part == "question":
        asked = tuple(asked or view.asked)
        if not asked:
            raise ValueError("nobody is asked")
        name = plan.asks[asked[0].ask]
        if len(asked) > 1 and f"{name}_all" in plan.parts:
            return f"{name}_all", asked, -1
        return name, asked, asked[0].seat
    _, name, *seat = part.split(":")
    if name not in plan.parts or len(seat) > 1 or not all(n.isdecimal() and int(n) < len(view.seats) for n in seat):
        raise ValueError(f"there is no part {part!r} of this picture")
    return name, (), int(seat[0]) if seat else -1


def stack(s: Scene[Any], name: str, needs: Needs) -> tuple[list[Placed], int]:
    """The sections of a part from top to bottom, and the height of the picture; what grows is told in `s.highs`."""
    if s.asked and s.mine >= 0 and f"{name}_own" in s.plan.parts and s.at_home():
        name = f"{name}_own"
    n = len(s.view.seats)
    seats = {"all": list(range(n)), "own": [s.mine], "others": [(s.mine + i) % n for i in range(1, n)]}
    rows = [(row, seat) for row in s.plan.parts[name] for seat in seats.get(SEATS.get(row, ""), [-1])]
    growing = [row for row, _ in rows if not s.plan.sections[row].height]
    s.highs = {row: needs[row](s) if row in needs else 0 for row in growing}
    taken = sum(s.plan.sections[row].height or s.highs[row] for row, _ in rows)
    left = HIGH - taken - s.plan.gap * (len(rows) - 1) - 2 * s.plan.margin
    for row in growing:
        s.highs[row] += max(0, left) // len(growing)
    placed, y = [], s.plan.margin
    for row, seat in rows:
        placed.append(Placed(row, s.plan.margin, y, seat))
        y += (s.plan.sections[row].height or s.highs[row]) + s.plan.gap
    return placed, max(LOW, y - s.plan.gap + s.plan.margin)


def ask(s: Scene[Any]) -> None:
    """What is asked of whom, and on the right where the game stands; several by their badges and names."""
    c, panel = s.canvas, s.box("panel")
    c.panel(panel, t.PANEL, 14, t.EDGE, on=t.SAND)
    c.icon("asked", s.box("arrow"))
    for i, one in enumerate(s.asked):
        s.badge(one.seat, s.box("asked_seat", i))
    text = s.box("asked")
    more = (s.box("asked_seat", len(s.asked)).x - s.box("asked_seat", 1).x) if len(s.asked) > 1 else 0
    said = (
        s.words(f"asked-{s.asked[0].ask}", seat=s.names[s.asked[0].seat])
        if len(s.asked) == 1
        else f"{s.words('picture-asked')}: {', '.join(s.names[one.seat] for one in s.asked)}"
    )
    c.text(text.part(more, 0), said, size=56, least=LEAST, weight="bold", colour=t.DEEP, lines=2, about="asked")
    s.standing()


def moment(s: Scene[Any]) -> None:
    """Where the game stands, above a picture of a film."""
    s.canvas.panel(s.box("panel"), t.PANEL, 14, t.EDGE, on=t.SAND)
    s.standing()
