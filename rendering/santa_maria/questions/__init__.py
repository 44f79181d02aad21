"""Pictures that go with the questions of Santa Maria: a drawing a section of `layouts/santa_maria_questions.toml`."""

from __future__ import annotations

from collections.abc import Callable

from rendering import questions
from rendering.santa_maria import seats
from rendering.santa_maria.questions import city, deals, harbour, home, people, places, skylines, tracks
from rendering.santa_maria.scene import Scene

DRAW: dict[str, Callable[[Scene, int], None]] = {
    "ask": lambda s, seat: questions.ask(s),
    "moment": lambda s, seat: questions.moment(s),
    "skylines": lambda s, seat: skylines.skylines(s),
    "strip": seats.line,
    "strips": seats.line,
    "others": seats.line,
    "home": lambda s, seat: home.home(s),
    "whole": lambda s, seat: home.whole(s),
    "found": lambda s, seat: home.found(s),
    "hiring": lambda s, seat: people.hiring(s),
    "choices": lambda s, seat: home.choices(s),
    "quay": lambda s, seat: harbour.quay(s),
    "harbour": lambda s, seat: harbour.harbour(s),
    "tiles": lambda s, seat: harbour.tiles(s),
    "supply": lambda s, seat: city.supply(s),
    "city": lambda s, seat: city.town(s),
    "deals": lambda s, seat: deals.deals(s),
    "monks": lambda s, seat: places.monks(s),
    "pilgrims": lambda s, seat: tracks.pilgrims(s),
    "march": lambda s, seat: tracks.march(s),
}
NEEDS: dict[str, Callable[[Scene], int]] = {
    "quay": lambda s: 260,
    "harbour": lambda s: 160,
    "deals": lambda s: 380,
    "tiles": lambda s: 470,
    "monks": places.monks_height,
    "pilgrims": tracks.height,
    "march": tracks.height,
}
