"""Pictures of the Maya city and of five seats: nothing is cut off, and what decides something can be read."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from bot.games.santa_maria import SantaMaria
from bot.rules import Action
from bot.rules.view_parts import AskedView
from bot.text.fluent import text
from rendering.santa_maria import draw
from tests.games.santa_maria.maya import options
from tests.rendering.checks import faults
from tests.rendering.legible import small

NAMES = {"en": ("Anna", "Boris", "Vera", "Gleb", "Dina"), "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина")}
DISTRICTS = ("market", "festival", "gold_temple", "construction", "technology")


@cache
def played(seats: int) -> list[tuple[Any, Any, str]]:
    """The views of a game by chance, as the city has them: one for each question, and one near its end."""
    rules = SantaMaria(options(("maya", "ambassadors"), maya="1"))
    g, chance, found = rules.begin(seats, bytes(32)), random.Random(4), {}
    while pending := rules.pending(g.s):
        d = chance.choice(pending)
        found[d.ask] = found["last"] = (rules.view(g.s, 0), AskedView(d.seat, d.ask), d.ask)
        offers = [o for o in d.offers if o.verb not in ("retire", "sell", "buy")] or d.offers
        offer = chance.choice(offers)
        rules.step(g, Action(d.seat, offer.verb, offer.sample(chance.randrange)))
    return list(found.values())


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 3])
def test_questions_of_the_city_can_be_read(seats: int, language: str) -> None:
    words, seen = text(language, "santa_maria"), set()
    for view, asked, ask in played(seats):
        drawn = draw(view, names=NAMES[language][:seats], words=words.strict, part="question", asked=(asked,))
        assert faults(drawn) == [] and 1.4 <= drawn.image.width / drawn.height <= 1.7, ask
        assert small(drawn, ["asked"]) == [], ask
        if any(w.about.startswith("district") for w in drawn.written):
            seen.add(ask)
            needed = [f"district {d}{what}" for d in DISTRICTS for what in ("", " cards", " worth")]
            assert small(drawn, [*needed, "city gold", "city monk", "spots 0"]) == [], ask
    assert {"CityTurn", "Drive", "BuildTemple", "Bargain"} <= seen and (seats == 1 or "Consider" in seen)


def test_five_seats_and_the_city_on_one_table() -> None:
    view = played(5)[-1][0]
    drawn = draw(view, names=NAMES["ru"], words=text("ru", "santa_maria").strict, part="table")
    assert faults(drawn) == [] and view.city is not None
    assert {f"name {seat}" for seat in range(5)} <= {w.about for w in drawn.written}
