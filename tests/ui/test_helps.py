"""Help: a topic for every component, role and rule, found by any name, short enough to send."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.box import box
from bot.ui import helps
from bot.ui.panel import Draft

from .decisions import DECLINE, decision, one
from .words import BOTH, strict

BOX = box("printed")
COMPONENTS = [*(b.id for b in BOX.buildings), *BOX.action, *BOX.tiles]
RULES = ["course", "colonists", "production", "storing", "points", "end", "score", "readings", "values"]


@pytest.mark.parametrize("topic", [*COMPONENTS, *RULES])
def test_everything_has_help_and_is_found_by_its_names(topic: str) -> None:
    for reader in BOTH:
        found = helps.look_up(reader, topic)
        assert found and found.topic == topic
        assert len(found.body) > 40 and len(found.shown) <= 2000
        for other in BOTH:
            named = helps.look_up(reader, helps.title(other, topic).lower())
            assert named and named.topic == topic and named.title == helps.title(reader, topic)


def test_what_is_typed_is_offered_nearest_first() -> None:
    assert helps.suggest(strict("en"), "large m")[0] == ("Large market", "large_market")
    assert [t for _, t in helps.suggest(strict("ru"), "склад")] == ["small_warehouse", "large_warehouse"]
    assert [t for _, t in helps.suggest(strict("en"), "zzz")] == []
    assert len(helps.suggest(strict("ru"), "")) == 25
    assert helps.look_up(strict("en"), "zzz") is None


def test_a_building_is_told_with_its_numbers_at_this_table() -> None:
    rules = PuertoRico({"prices": "balanced"})
    view = rules.view(rules.setup(3, bytes(32)).state, None)
    for text in BOTH:
        told = helps.help_on(text, "university", rules.facts(view, "university"))
        assert "7" in told.body.splitlines()[-1]
    assert rules.facts(view, "settler") == {}


def test_the_question_mark_explains_what_is_chosen_or_else_what_is_offered() -> None:
    text = strict("en")
    d = decision(one("build", "office", "small_market", facet="building"), DECLINE)
    assert helps.of_question(text, d, Draft()) == ["office", "small_market"]
    assert helps.of_question(text, d, Draft("build", {"building": "office"})) == ["office"]


def test_readings_that_can_be_argued_about_are_told() -> None:
    for text in BOTH:
        told = helps.help_on(text, "readings").body
        assert told.count("·") >= 8
        assert helps.title(text, "wharf").lower() in told.lower()[:2000] or "верф" in told
