"""Help: a topic for every component, role and rule, found by any name, short enough to send."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.components.box import box
from bot.rules import Pick, asks_of, handlers_of
from bot.ui.panel import help
from bot.ui.panel.panel import Draft

from .decisions import DECLINE, decision, one
from .words import BOTH, strict

BOX = box("printed", new_buildings=True, nobles=True)
COMPONENTS = [*(b.id for b in BOX.buildings), *BOX.action, *BOX.tiles]
RULES = [
    "first",
    "course",
    "colonists",
    "production",
    "storing",
    "points",
    "end",
    "score",
    "readings",
    "components",
    "start",
]
RULES += ["two", "new_buildings", "draft", "nobles", "readings_expansions"]


@pytest.mark.parametrize("topic", [*COMPONENTS, *RULES])
def test_everything_has_help_and_is_found_by_its_names(topic: str) -> None:
    for reader in BOTH:
        assert help.look_up(reader, topic) == topic
        found = help.help_on(reader, topic)
        assert len(found.body) > 40 and len(found.shown) <= 2000 and found.title == help.title(reader, topic)
        for other in BOTH:
            assert help.look_up(reader, help.title(other, topic).lower()) == topic


def test_what_is_typed_is_offered_nearest_first() -> None:
    assert help.suggest(strict("en"), "large m")[0] == ("Large market", "large_market")
    assert [t for _, t in help.suggest(strict("ru"), "склад")] == ["small_warehouse", "large_warehouse"]
    assert [t for _, t in help.suggest(strict("en"), "zzz")] == []
    assert len(help.suggest(strict("ru"), "")) == 25
    assert help.look_up(strict("en"), "zzz") == ""


def test_what_one_begins_with_comes_first() -> None:
    for text in (*BOTH, strict("en", "santa_maria"), strict("ru", "santa_maria")):
        assert help.basics(text)[:2] == ["first", "course"] and len(help.basics(text)) <= 25
        assert [topic for _, topic in help.suggest(text, "")][:2] == ["first", "course"]


def test_a_building_is_told_with_its_numbers_at_this_table() -> None:
    rules = PuertoRico({"prices": "balanced"})
    view = rules.view(rules.setup(3, bytes(32)).state, None)
    for text in BOTH:
        told = help.help_on(text, "university", rules.facts(view, "university"))
        assert "7" in told.body.splitlines()[-1]
    assert rules.facts(view, "settler") == {}


def test_the_question_mark_explains_what_is_chosen_or_else_what_is_offered() -> None:
    text = strict("en")
    d = decision(one("build", "office", "small_market", facet="building"), DECLINE)
    assert help.of_question(text, d, Draft()) == ["builder", "office", "small_market"]
    assert help.of_question(text, d, Draft("build", {"building": "office"})) == ["office", "builder"]
    d = decision(Pick("guest", ("place", "who"), (("hospice", "colonist"), ("corn", "noble")), True), DECLINE)
    assert help.of_question(text, d, Draft()) == ["guest_house", "hospice", "corn"]
    assert help.of_question(text, d, Draft("guest", {"place": "hospice"})) == ["hospice", "guest_house"]
    d = decision(one("deliver", "corn+sugar", "corn", facet="goods"), one("sell", "coffee", facet="good"))
    assert help.of_question(text, d, Draft("deliver")) == ["royal_supplier", "corn", "sugar"]


def test_every_verb_leads_to_the_help_of_what_it_belongs_to() -> None:
    """Issue: help reachable from the desk beside the choice it concerns."""
    text = strict("en")
    known = set(help.topics(text))
    for ask in asks_of("bot.games.puerto_rico"):
        for verb, facets in handlers_of(ask).items():
            if verb not in ("take", "decline"):  # a role says it itself; nothing needs none
                d = decision(Pick(verb, facets, (("x",) * len(facets),)))
                assert set(help.of_question(text, d, Draft())) & known, verb


def test_decided_readings_of_the_expansions_stand_where_they_are_looked_for() -> None:
    read = {"en": "Reading", "ru": "Как мы читаем"}
    places = ["residence", "hospice", "university", "black_market", "guest_house", "trading_post", "small_wharf"]
    places += ["lighthouse", "harbor", "land_office", "hunting_lodge", "royal_supplier", "union_hall", "nobles"]
    for text in BOTH:
        for topic in places:
            said = help.help_on(text, topic).body
            assert read[text.language] in said or "так мы читаем" in said or "a reading" in said, topic


def test_readings_that_can_be_argued_about_are_told() -> None:
    for text in BOTH:
        told = help.help_on(text, "readings").body
        assert told.count("·") >= 8
        assert help.title(text, "wharf").lower() in told.lower()[:2000] or "верф" in told
