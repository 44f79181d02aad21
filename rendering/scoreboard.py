"""The final score of any game: a column a seat, a row for every line of it, the total and the tie-break."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rendering import theme as t
from rendering.fonts import common, fits, leading, whole
from rendering.scene import Scene
from rendering.spots import Box

_LINES = (2, 4, 6, 8)  # that names may take: as few as will do for all of them


def height(s: Scene[Any], lines: Sequence[str]) -> int:
    """Under the heads, a row a line, then the total and the tie-break."""
    spots = s.plan.sections["scores"].spots
    return spots["name"].box[1] + _name_height(s) + spots["row"].step[1] * (len(lines) + 2) + 8


def draw(s: Scene[Any], lines: Sequence[str], won: Callable[[Any], bool] = lambda score: bool(score.rank == 1)) -> None:
    """Best first: who won is what one looks for. `lines`: what points are for."""
    c, words = s.canvas, s.words
    panel = s.box("panel")
    c.panel(panel._replace(h=height(s, lines)), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.text(s.box("title"), words("picture-over"), size=t.LARGE, weight="bold", lines=2)
    top = s.section.spots["name"].box[1] + _name_height(s)
    kinds = [*lines, "total", "tie"]
    labels: list[tuple[str, ...]] = [(words(f"score-{kind}"), words(f"score-{kind}.short")) for kind in lines]
    labels += [(words("picture-total"),), (words("picture-tie"),)]
    wide = s.box("label")
    size = common(tuple(full for full, *_ in labels[:-2]), wide.w, wide.h, t.BIG, t.BODY, "regular")
    rows = [s.box("row", i).at(0, top) for i in range(len(kinds))]
    for i, (kind, texts, row) in enumerate(zip(kinds, labels, rows, strict=True)):
        total = kind == "total"
        if total or not i % 2:
            c.panel(row, t.WARNING if total else t.CELL, 10, on=t.PANEL)
        label = s.box("label", i).at(0, top)
        c.text(label, *texts, size=t.BIG if total else size, weight="bold" if total else "regular")
    order = sorted(s.view.scores, key=lambda row: (row.rank, row.seat < 0, row.seat))
    for column, score in zip(s.box("columns").split(len(order), 8), order, strict=True):
        if won(score):
            c.panel(column.part(0, 0, 0, top - 12), t.WARNING, 10, on=t.PANEL)
        _head(s, column, score, alone=len(order) == 1)
        values = dict(score.lines) | {"total": score.total, "tie": score.tie}
        for kind, row in zip(kinds, rows, strict=True):
            n, total = values.get(kind, 0), kind == "total"
            c.number(
                Box(column.x, row.y, column.w, row.h),
                str(n).replace("-", "−"),
                f"seat {score.seat} score {kind}",
                t.LARGE if total else t.BIG,
                "centre",
                "bold" if total else "regular",
                pale=not n,
            )


def _head(s: Scene[Any], column: Box, score: Any, *, alone: bool) -> None:
    """Rank, badge and name above a column; nobody has a rank alone."""
    c, middle = s.canvas, column.x + column.w // 2
    if not alone:
        c.number(Box(middle - 64, column.y + 4, 60, 56), score.rank, f"seat {score.seat} rank", t.LARGE, "centre")
    s.badge(score.seat, Box(middle + 4, column.y + 4, 56, 56))
    top = s.box("panel").y + s.section.spots["name"].box[1]
    name = Box(column.x + 4, top, column.w - 8, _name_height(s))
    lines = _lines(s)
    bold = fits(s.name(score.seat), name.w, name.h, t.SMALL, "bold", lines)
    c.text(
        name,
        s.name(score.seat),
        size=t.BIG,
        weight="bold" if bold else "regular",
        lines=lines,
        align="centre",
        about=f"seat {score.seat} score name",
    )


def _name_height(s: Scene[Any]) -> int:
    return leading(t.SMALL) * _lines(s) + 10


def _lines(s: Scene[Any]) -> int:
    """How many lines the longest name takes: without a word parted, or else as few as possible."""
    names = [s.name(score.seat) for score in s.view.scores]
    width = s.plan.sections["scores"].spots["columns"].box[2] // len(names) - 16
    high = [leading(t.SMALL) * lines + 10 for lines in _LINES]
    if all(fits(name, width, high[0], t.SMALL, "bold", _LINES[0]) for name in names):
        return _LINES[0]
    more = zip(_LINES[1:-1], high[1:], strict=False)
    go = (n for n, h in more if all(whole(name, width, h, t.SMALL, "regular", n) for name in names))
    return next(go, _LINES[-1])
