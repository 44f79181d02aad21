"""The way from what is on offer to why something else is not: the last entry of a menu, or a button beside buttons."""

from __future__ import annotations

import msgspec

from bot.text.fluent import Text

from ..common.draft import Button, Choice, Menu, Row
from ..common.limits import CHOICE, CHOICES, LABEL, PER_ROW, ROWS, cut
from ..common.press import WHY, read

ANSWERS = ("pick", "set")  # the menus of answers and their parts; where counts are put there is nothing to miss


def added(rows: tuple[Row, ...], id: str, text: Text) -> tuple[Row, ...]:
    """The rows with an entry in each menu of answers that has room; a button with the `id` where there is none."""
    label = text("button-why")
    asking = Choice(WHY, cut(label, CHOICE))
    shown = tuple(
        msgspec.structs.replace(row, choices=(*row.choices, asking)) if isinstance(row, Menu) and _fits(row) else row
        for row in rows
    )
    return shown if shown != rows else beside(rows, Button(id, cut(label, LABEL)))


def _fits(menu: Menu) -> bool:
    press = read(menu.id)
    return len(menu.choices) < CHOICES and press is not None and press.what in ANSWERS


def beside(rows: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    """One more button, in the last row or below it; without it where nothing fits any more."""
    if rows and isinstance(last := rows[-1], tuple) and len(last) < PER_ROW:
        return (*rows[:-1], (*last, button))
    return (*rows, (button,)) if len(rows) < ROWS else rows
