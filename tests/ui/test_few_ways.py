"""Payments with few ways: each is a line of one menu, in the call a button; one press gives it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import Decision, Spread
from bot.text.fluent import text
from bot.ui.common.draft import Context, Draft, Menu
from bot.ui.panel import call, spreads
from bot.ui.panel.panel import panel
from tests.games.cooper_island.tables import table

from .pressing import presses, tap

LAND = (
    "seats.0.land = S=meadow:2:food A1=meadow:1:food\nseats.0.stored = food=2\nseats.0.workers = round=2\nask = Feed 0"
)


def asked(lines: str, language: str = "en") -> tuple[Decision, Context]:
    g: Any = table(lines)
    d = g.rules.decision(g.s, 0)
    return d, Context(text(language, "cooper_island"), 1, 0, f"0.{d.sn}", g.rules.brief(g.s, 0), g.rules.hints(g.s, 0))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_way_is_a_line_that_gives_it(language: str) -> None:
    d, ctx = asked(LAND, language)
    offer = d.offer("feed")
    assert isinstance(offer, Spread)
    ways = list(offer.answers())
    shown = panel(d, Draft(), ctx)
    (menu,) = [row for row in shown.rows if isinstance(row, Menu) and ":pick:" in row.id]
    assert [choice.value for choice in menu.choices] == ["/".join(words) for words in ways] and len(ways) == 3
    assert len({choice.label for choice in menu.choices}) == 3 and shown.action is None
    for what, arg, values in presses(shown):
        if what == "pick" and arg == "feed":
            (value,) = values
            after = panel(d, tap(d, Draft(), what, arg, values, ctx), ctx)
            assert after.settled and after.action and after.action.words == tuple(value.split("/"))


def test_they_stand_in_the_call_too() -> None:
    d, ctx = asked(LAND)
    assert d.public and call.answers(d, ctx).rows


def test_what_has_very_many_ways_is_counted_as_ever() -> None:
    land = " ".join(f"{at}=meadow:1:food" for at in ("S", "A1", "A2", "B1", "B3", "C1", "C2", "C3", "C4"))
    d, ctx = asked(f"seats.0.land = {land}\nseats.0.stored = food=2\nask = Feed 0")
    offer = d.offer("feed")
    assert isinstance(offer, Spread) and not spreads.few(offer)
    assert any(":put:" in row.id for row in panel(d, Draft(), ctx).rows if isinstance(row, Menu))
