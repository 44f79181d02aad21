"""All that the rules name is said in both languages, short where it has to be, and the help knows its numbers."""

from __future__ import annotations

import pytest

from bot.games.cooper_island import CooperIsland
from bot.rules import asks_of, handlers_of
from bot.text.fluent import Text, text
from bot.ui.common.wording import arguments

RULES = CooperIsland()
BOX = RULES.box


@pytest.fixture(params=["en", "ru"])
def t(request: pytest.FixtureRequest) -> Text:
    return text(request.param, "cooper_island")


def wanted() -> list[str]:
    found = ["game-cooper_island", "game-cooper_island.about", "score-tie"]
    for ask in asks_of("bot.games.cooper_island"):
        if ask.__name__ not in {
            "FreeAsk",
            "Charting",
            "OwnAsk",
            "Placing",
            "Boating",
            "Erecting",
            "Sculpting",
            "Supplying",
        }:
            found += [f"{part}-{ask.__name__}" for part in ("ask", "call", "asked")]
        for verb, facets in handlers_of(ask).items():
            found += [f"verb-{verb}", f"verb-{verb}.about"]
            spread = facets == ("counts",)
            found += [f"facet-{f}{a}" for f in facets if not spread for a in ("", ".about")]
            found += [] if spread else [f"answer-{verb}"]
    found += [f"command-group-{group}" for group in RULES.command_groups]
    for option in RULES.options:
        found += [f"option-{option.name}", f"option-{option.name}.about"]
        found += [f"option-{option.name}-{v}{a}" for v in option.values for a in ("", ".about")]
    for order in RULES.orders():
        found += [f"order-{order.name}{a}" for a in ("", ".about", ".told")]
        found += [f"order-part-{part.name}" for part in order.parts]
    things = [
        *BOX.terrains,
        *BOX.doubles,
        *BOX.singles,
        *BOX.islets,
        *BOX.boats,
        *BOX.logbooks,
        *BOX.crates,
        *BOX.cargo,
    ]
    things += [*BOX.small, *BOX.large, *BOX.royal, *BOX.workers, *BOX.buildings, *BOX.milestones, *BOX.placements.sides]
    found += [f"name-{id}" for id in things]
    does = [*BOX.islets, *BOX.boats, *BOX.logbooks, *BOX.crates, *BOX.small, *BOX.large, *BOX.royal, *BOX.doubles]
    found += [f"name-{id}.does" for id in does] + [f"help-{id}" for id in does]
    return found


def test_nothing_is_without_words(t: Text) -> None:
    assert [id for id in wanted() if not t.has(id)] == []


def test_names_are_short(t: Text) -> None:
    for id in t.ids("name-"):
        assert len(t(id)) <= 25 and len(t(f"{id}.short")) <= 22, id
        assert not t.has(f"{id}.does") or len(t(f"{id}.does")) <= 100, id


def test_the_help_knows_its_numbers(t: Text) -> None:
    topics = [id.removeprefix("topic-") for id in t.ids("topic-") if RULES.facts(None, id.removeprefix("topic-"))]
    assert len(topics) > 15
    for topic in topics:
        said = t.strict(f"help-{topic}", **arguments(t, RULES.facts(None, topic)))
        assert 40 < len(said) < 4000, topic
    for id in (*BOX.piers, *BOX.cargo, *BOX.royal, *BOX.doubles):
        facts = RULES.facts(None, id)
        assert t.strict(f"help-facts-{facts['kind']}", **arguments(t, facts))


def test_verbs_lead_to_help_that_is_there(t: Text) -> None:
    led = [t(f"{id}.help") for id in t.ids("verb-") if t.has(f"{id}.help")]
    assert len(led) > 25 and all(t.has(f"help-{topic}") for topic in led)
