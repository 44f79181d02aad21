"""The final score: a column a seat, a row for every line of it, the total and the tie-break."""

from __future__ import annotations

from rendering import theme as t
from rendering.fonts import fits
from rendering.puerto_rico.scene import LARGE_BUILDINGS, Scene
from rendering.spots import Box

_NAME = 72  # pixels that names take, if all go into two lines of their column
_LONG = 132  # else four


def scores_height(s: Scene) -> int:
    """Under the heads, a row a line, then the total and the tie-break."""
    spots = s.plan.sections["scores"].spots
    return spots["name"].box[1] + _name_height(s) + spots["row"].step[1] * (len(_lines(s)) + 2) + 8


def scores(s: Scene) -> None:
    """Best first: who won is what one looks for."""
    c, words = s.canvas, s.words
    panel = s.box("panel")
    c.panel(panel._replace(h=scores_height(s)), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.text(s.box("title"), words("picture-over"), size=t.LARGE, weight="bold", lines=2)
    top = s.section.spots["name"].box[1] + _name_height(s)
    kinds = [*_lines(s), "total", "tie"]
    labels: list[tuple[str, ...]] = [(words(f"score-{kind}"), words(f"score-{kind}.short")) for kind in kinds[:-2]]
    labels += [(words("picture-total"),), (words("picture-tie"),)]
    rows = [s.box("row", i).at(0, top) for i in range(len(kinds))]
    for i, (kind, texts, row) in enumerate(zip(kinds, labels, rows, strict=True)):
        total = kind == "total"
        if total or not i % 2:
            c.panel(row, t.WARNING if total else t.CELL, 10, on=t.PANEL)
        label = s.box("label", i).at(0, top)
        c.text(label, *texts, size=t.BIG if total else t.BODY, weight="bold" if total else "regular")
    order = sorted(s.view.scores, key=lambda row: (row.rank, row.seat))
    for column, score in zip(s.box("columns").split(len(order), 8), order, strict=True):
        if score.rank == 1:
            c.panel(column.part(0, 0, 0, top - 12), t.WARNING, 10, on=t.PANEL)
        middle = column.x + column.w // 2
        c.number(Box(middle - 64, column.y + 4, 60, 56), score.rank, f"seat {score.seat} rank", t.LARGE, "centre")
        s.badge(score.seat, Box(middle + 4, column.y + 4, 56, 56))
        name = Box(column.x + 4, panel.y + s.section.spots["name"].box[1], column.w - 8, _name_height(s))
        bold = fits(s.names[score.seat], name.w, name.h, t.SMALL, "bold", 4)
        c.text(
            name, s.names[score.seat], size=t.BIG, weight="bold" if bold else "regular", lines=4, align="centre",
            about=f"seat {score.seat} score name",
        )  # fmt: skip
        values = dict(score.lines) | {"total": score.total, "tie": score.tie}
        for kind, row in zip(kinds, rows, strict=True):
            n, total = values.get(kind, 0), kind == "total"
            c.number(
                Box(column.x, row.y, column.w, row.h),
                n,
                f"seat {score.seat} score {kind}",
                t.LARGE if total else t.BIG,
                "centre",
                "bold" if total else "regular",
                pale=not n,
            )


def _lines(s: Scene) -> list[str]:
    """What points are for: every line but those of buildings that this table does not have."""
    return [line for line, _ in s.view.scores[0].lines if line in s.kinds or line not in LARGE_BUILDINGS]


def _name_height(s: Scene) -> int:
    width = s.plan.sections["scores"].spots["columns"].box[2] // len(s.names) - 16
    return _NAME if all(fits(name, width, _NAME, t.SMALL, "bold", 2) for name in s.names) else _LONG
