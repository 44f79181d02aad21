"""Pictures that go with the questions of Cooper Island, a drawing a section of their layout."""

from __future__ import annotations

from collections.abc import Callable

from rendering import questions
from rendering.cooper_island import common, seats
from rendering.cooper_island.questions import home, skylines
from rendering.cooper_island.scene import Scene

DRAW: dict[str, Callable[[Scene, int], None]] = {
    "ask": lambda s, seat: questions.ask(s),
    "moment": lambda s, seat: questions.moment(s),
    "skylines": lambda s, seat: skylines.skylines(s),
    "strips": seats.line,
    "strip": seats.line,
    "home": lambda s, seat: home.home(s),
    "whole": lambda s, seat: home.whole(s),
    "course": lambda s, seat: common.ring(s),
    "middle": lambda s, seat: home.middle(s),
    "king": lambda s, seat: common.court(s),
}
NEEDS: dict[str, Callable[[Scene], int]] = {
    "course": common.ring_height,
    "home": home.height,
    "middle": lambda s: 344,
    "king": common.court_height,
}
