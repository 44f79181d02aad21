"""The final score (Rulebook 003, End of the game, Large buildings)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.rules import Line, Tally, ranked

from .components.box import Box
from .components.effects.base import ScorePoints
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
                lines.append(Line(b, effect.score(me, box.types) if b in me.colonists else 0))
        if box.nobles:
            lines.append(Line("nobles", sum(me.nobles.values()) * box.nobles.points))
        found.append(Tally(seat, tuple(lines), (me.doubloons + sum(me.goods.values()),)))
    return ranked(found)


def unscored(s: State, box: Box, seat: int | None) -> Mapping[int, Collection[str]]:
    """Chips lie face down, and so does what is counted by them."""
    by_chips = [b for b, effect in box.effects.finals if isinstance(effect, ScorePoints)]
    return {
        other: ("chips", *(b for b in by_chips if b in me.colonists))
        for other, me in enumerate(s.board)
        if other != seat
    }


def would(s: State, box: Box, seat: int) -> list[Line]:
    """What each large building that is still to be had, or stands empty, would bring if somebody worked in it."""
    me = s.board[seat]
    return [
        Line(b, effect.score(me if b in me.city else replace(me, city=[*me.city, b]), box.types))
        for b, effect in box.effects.finals
        if b not in me.colonists and (b in me.city or s.buildings.get(b))
    ]
