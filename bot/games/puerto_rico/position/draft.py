"""The beige buildings of a position: what the board holds when a recorded game begins in the middle."""

from __future__ import annotations

from bot.rules.position import impossible

from ..components.rules import Rules
from ..play import buildings
from ..state import State


def fill(game: Rules, s: State, setting: dict[str, str]) -> None:
    """Put the drafted buildings on the board; raises `Refused` where what the `set` lines name finds no space."""
    box = game.box
    if not box.drafted:
        return
    named = [b for b in setting.get("drafted", "").split() if b != "none"]
    standing: list[str] = []
    for name, value in setting.items():
        if name.endswith(".city"):
            standing += value.split()
        elif name.startswith("buildings.") or (".city." in name and value != "0"):
            standing.append(name.rpartition(".")[2])
    standing = [b for b in standing if b in box.drafted]
    if setting.get("ask", "").startswith("DraftBuilding"):
        chosen = buildings.filled(box, named)[: len(set(named))]
    else:
        dealt = [b for b in box.drafted if b in s.buildings]
        chosen = buildings.filled(box, (*named, *standing, *dealt, *box.drafts["fixed"]))
    for b in (*named, *standing):
        if b not in chosen:
            raise impossible("draft", "drafted", what=b)
    s.undrafted = [b for b in box.drafted if b not in chosen]
    s.buildings = {x.id: box.copies(x.id, s.seats) for x in box.buildings if x.id not in s.undrafted}
