"""The final score (Rulebook 003, End of the game, Large buildings)."""

from __future__ import annotations

from bot.rules import Line, Tally, ranked

from .box import Box
from .state import State


def tallies(s: State, box: Box) -> list[Tally]:
    """Chips, buildings (occupied or not), then each large building that is occupied; ties by doubloons and goods."""
    found = []
    for seat, me in enumerate(s.board):
        lines = [
            Line("chips", me.points),
            Line("buildings", sum(box.building[b].points for b in me.city)),
        ]
        for b, effect in box.effects.finals:
            if b in s.buildings:
                lines.append(Line(b, effect.score(me, box.building) if b in me.colonists else 0))
        if box.nobles:
            lines.append(Line("nobles", me.nobles * box.nobles.points))
        found.append(Tally(seat, tuple(lines), (me.doubloons + sum(me.goods.values()),)))
    return ranked(found)
