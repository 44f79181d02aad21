"""Pictures that go with the questions of Puerto Rico: a drawing a section of `layouts/puerto_rico_questions.toml`."""

from __future__ import annotations

from collections.abc import Callable

from rendering import questions
from rendering.puerto_rico import seats
from rendering.puerto_rico.questions import boards, goods, market, roles, skylines
from rendering.puerto_rico.scene import Scene

DRAW: dict[str, Callable[[Scene, int], None]] = {
    "ask": lambda s, seat: questions.ask(s),
    "moment": lambda s, seat: questions.moment(s),
    "skylines": lambda s, seat: skylines.skylines(s),
    "placards": lambda s, seat: roles.placards(s),
    "strips": seats.line,
    "strip": seats.line,
    "tiles": lambda s, seat: boards.tiles(s),
    "island": lambda s, seat: boards.own_island(s),
    "city": lambda s, seat: boards.own_city(s),
    "ship": lambda s, seat: boards.ship(s),
    "crews": lambda s, seat: boards.crews(s),
    "market": lambda s, seat: market.market(s),
    "candidates": lambda s, seat: market.candidates(s),
    "spaces": lambda s, seat: market.spaces(s),
    "goods": lambda s, seat: goods.goods(s),
    "house": lambda s, seat: goods.house(s),
    "ships": lambda s, seat: goods.ships(s),
}
NEEDS: dict[str, Callable[[Scene], int]] = {
    "placards": lambda s: 402,
    "tiles": lambda s: 2 * 150 + 10,
    "city": lambda s: 2 * 168 + 10,
    "crews": lambda s: 120,
    "market": lambda s: market.high(len(s.view.buildings)),
    "candidates": lambda s: market.high(len(s.view.drafting)),
    "goods": lambda s: 142,
    "house": lambda s: 150,
    "ships": lambda s: 3 * 96 + 20,
}
