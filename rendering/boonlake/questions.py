"""Pictures that go with the questions of Boonlake: a drawing a section of `layouts/boonlake_questions.toml`."""

from __future__ import annotations

from collections.abc import Callable

from rendering import questions
from rendering.boonlake import board, cards, common, map, river, seats, tiles
from rendering.boonlake.scene import Scene


def moment(s: Scene) -> None:
    """Where the game stands, above a picture of a film: everybody's points, then round and scorings."""
    questions.moment(s)
    for i, me in enumerate(s.view.seats):
        box = s.box("score", i)
        s.badge(me.seat, box._replace(w=76))
        told = str(me.points).replace("-", "−")
        s.canvas.number(box.part(84, 0), told, f"seat {me.seat} points", 56, least=questions.LEAST)


def map_height(s: Scene) -> int:
    """All that there is room for; less where a hand stands above the map."""
    hand = bool(s.asked) and s.mine >= 0 and s.at_home() and f"{s.plan.asks[s.asked[0].ask]}_own" in s.plan.parts
    return max(590, 816 - cards.line_height(s)) if hand else 826


DRAW: dict[str, Callable[[Scene, int], None]] = {
    "ask": lambda s, seat: questions.ask(s),
    "moment": lambda s, seat: moment(s),
    "strip": seats.strip,
    "strips": seats.strip,
    "others": seats.strip,
    "means": lambda s, seat: seats.strip(s, s.mine),
    "map": lambda s, seat: map.map_(s),
    "line": lambda s, seat: cards.line(s),
    "hand": lambda s, seat: cards.hand(s),
    "actions": lambda s, seat: board.actions(s),
    "tracks": lambda s, seat: board.tracks(s),
    "canals": lambda s, seat: board.canals(s),
    "regions": lambda s, seat: board.regions(s),
    "ahead": lambda s, seat: river.ahead(s),
    "river": lambda s, seat: river.river(s),
    "areas": lambda s, seat: tiles.areas(s),
    "choice": lambda s, seat: tiles.choice(s),
    "levers": lambda s, seat: seats.own_levers(s),
    "whole": lambda s, seat: seats.whole(s),
    "eminence": lambda s, seat: common.eminence(s),
}
NEEDS: dict[str, Callable[[Scene], int]] = {
    "map": lambda s: map_height(s),
    "hand": cards.hand_height,
    "line": cards.line_height,
    "levers": lambda s: 560,
    "areas": lambda s: 560,
    "river": lambda s: 300,
    "actions": lambda s: 490,
    "tracks": lambda s: 340,
}
