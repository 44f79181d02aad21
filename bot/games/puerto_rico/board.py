"""The beige buildings of a position: what the board holds when a recorded game begins in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import drafting
from .balance import impossible
from .state import State

if TYPE_CHECKING:
    from . import PuertoRico


def fill(game: PuertoRico, s: State, setting: dict[str, str]) -> None:
    """Put the drafted buildings on the board; raises `Refused` where what the `set` lines name finds no space."""
    box = game.box
    if not box.drafted:
        return
    named = [b for b in setting.get("drafted", "").split() if b != "none"]
    standing = [
        b
        for name, value in setting.items()
        for b in (value.split() if name.endswith(".city") else [name.partition(".")[2]])
        if b in box.drafted and (name.endswith(".city") or name.startswith("buildings."))
    ]
    if setting.get("ask", "").startswith("DraftBuilding"):
        chosen = drafting.filled(box, named)[: len(set(named))]
    else:
        dealt = [b for b in box.drafted if b in s.buildings]
        chosen = drafting.filled(box, (*named, *standing, *dealt, *box.drafts["fixed"]))
    for b in (*named, *standing):
        if b not in chosen:
            raise impossible("draft", "drafted", what=b)
    s.undrafted = [b for b in box.drafted if b not in chosen]
    s.buildings = {x.id: box.copies(x.id, s.seats) for x in box.buildings if x.id not in s.undrafted}
