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
TRADE = ("Bargain", "Give", "Want", "Consider")
MEANS = ("coins", "wood", "grain", "sugar", "gem", "gold", "cocoa")
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
        elif ask in TRADE:  # what everybody has, and what is proposed
            seen.add(ask)
            needed = [f"seat {seat} {what}" for seat in range(seats) for what in MEANS]
            plain = [p for p in view.city.proposals if len(p.give) <= 3 and len(p.want) <= 3]
            needed += [f"{way} by {p.by}" for p in plain for way in ("given", "wanted")]
            assert small(drawn, [*needed, "city gold"]) == [], ask
            assert len([icon for icon, _ in drawn.icons if icon == "arrow"]) == len(view.city.proposals)
    assert {"CityTurn", "Drive", "BuildTemple", "Bargain"} <= seen and (seats == 1 or "Consider" in seen)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_five_can_look_closer_at(language: str) -> None:
    """The city in the place of a colony, and nothing cut off in any other part."""
    view = played(5)[-1][0]
    for part in ("board:0", "board:4", "market", "monks", "tracks"):
        words = text(language, "santa_maria").strict
        drawn = draw(view, names=NAMES[language], words=words, part=f"closer:{part}")
        assert faults(drawn) == [], part
        if part == "board:0":
            assert small(drawn, [f"district {d} worth" for d in DISTRICTS]) == []


def test_what_has_changed_in_the_city_is_marked() -> None:
    first, last = played(3)[0][0], played(3)[-1][0]
    drawn = draw(last, names=NAMES["en"][:3], words=text("en", "santa_maria").strict, part="seat:0", before=first)
    now, then = ([spot for road in view.city.roads for spot in road.spots] for view in (last, first))
    spots = [f"spot {one.spot}" for one, other in zip(now, then, strict=True) if one != other]
    both = zip(last.city.districts, first.city.districts, strict=True)
    districts = [f"district {one.district}" for one, other in both if one != other]
    found = {about for about, _ in drawn.marks}
    assert spots and {*spots, *districts} == {w for w in found if w.startswith(("spot", "district"))}
