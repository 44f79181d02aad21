"""Pictures that go with the questions of Puerto Rico: landscape, legible where Discord shows them, of what matters."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import Action, Decision, asks_of
from bot.rules.view_parts import AskedView
from bot.text.fluent import Text, text
from rendering import render
from rendering.canvas import Canvas
from rendering.puerto_rico import draw
from rendering.spots import layout
from tests.players import PUERTO_RICO
from tests.rendering import samples
from tests.rendering.checks import faults, told
from tests.rendering.legible import missing, offered, small
from tests.rendering.words import Words

ON = ({}, {"new_buildings": "true"}, {"nobles": "true"}, {"new_buildings": "true", "nobles": "true"})
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
MEANS = {  # what a seat has to answer with, by question
    "ChooseRole": ("doubloons", *GOODS),
    "Build": ("doubloons",),
    "Settle": ("idle",),
    "PlaceColonists": ("idle",),
    "Sell": GOODS,
    "Load": GOODS,
    "Keep": GOODS,
    "Deliver": GOODS,
    "ExtraGood": GOODS,
}


def questions(seats: int, seed: int, **options: str) -> Iterator[tuple[Any, Decision]]:
    """The public view and one open question, some four times for each class and number of people asked."""
    game, rng = GAMES["puerto_rico"](options), random.Random(seed)
    play = game.begin(seats, seed.to_bytes(32, "big"))
    styles = list(PUERTO_RICO.values())
    seen: dict[tuple[str, bool], int] = {}
    while pending := game.pending(play.s):
        decision = pending[rng.randrange(len(pending))]
        key = decision.ask, len(pending) > 1
        seen[key] = seen.get(key, 0) + 1
        if seen[key] in (1, 4, 16, 48, 80):
            yield game.view(play.s, None), decision
        offer, words = styles[decision.seat % len(styles)](decision.offers, rng.randrange)
        game.step(play, Action(decision.seat, offer.verb, words))


def picture(view: Any, words: Any, asked: tuple[AskedView, ...] = (), names: tuple[str, ...] = ()) -> Canvas:
    names = names or samples.NAMES[words.language][: len(view.seats)]
    return draw(view, names=names, words=getattr(words, "strict", words), part="question", asked=asked)


def called(words: Text, things: set[str]) -> dict[str, set[str]]:
    """The names of those things that have one."""
    found = {thing for thing in things if words.has(f"name-{thing}")}
    return {thing: {words(f"name-{thing}"), words(f"name-{thing}.short")} for thing in found}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("on", ON, ids="+".join)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_needed_to_answer_can_be_read_where_discord_shows_it(
    seats: int, on: dict[str, str], language: str
) -> None:
    words = text(language, "puerto_rico")
    for view, decision in questions(seats, seats, **on):
        for asked in ((), (AskedView(decision.seat, decision.ask),)):  # in the call, and on the desk
            drawn = picture(view, words, asked)
            about = decision.ask, language, asked
            assert 1.4 <= drawn.image.width / drawn.height <= 1.7, about
            assert faults(drawn) == [], about
            assert small(drawn, ["asked"]) == [], about
            if asked or len(view.asked) == 1:
                names = called(words, offered(decision))
                assert missing(drawn, names, names) == [], (about, decision.offers)
                means = [f"seat {decision.seat} {what}" for what in MEANS.get(decision.ask, ())]
                assert small(drawn, means) == [], about
            else:
                assert {f"letter {a.seat}" for a in view.asked} <= told(drawn).keys(), about


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 5])
def test_costs_are_those_of_who_is_asked_and_can_be_read(seats: int, language: str) -> None:
    words = text(language, "puerto_rico")
    found = 0
    for view, decision in questions(seats, seats):
        if decision.ask != "Build":
            assert view.costs == {}
            continue
        drawn = picture(view, words)
        said = told(drawn)
        for building, _ in next(o for o in decision.offers if o.verb == "build").options:
            assert said[f"building {building} cost"] == str(view.costs[building])
            assert view.costs[building] <= view.seats[decision.seat].doubloons
            assert small(drawn, [f"building {building} cost", f"building {building} left"]) == []
            found += 1
    assert found > 10


def test_costs_stay_those_of_who_is_asked_where_the_next_one_is_asked_already() -> None:
    view = next(view for view, decision in questions(3, 3) if decision.ask == "Build")
    mine = view.asked[0].seat
    after = msgspec.structs.replace(
        view, asked=(AskedView((mine + 1) % 3, "Build"),), costs=dict.fromkeys(view.costs, 99)
    )
    words, names = text("en", "puerto_rico"), samples.NAMES["en"][:3]
    asked = (AskedView(mine, "Build"),)
    drawn = draw(after, names=names, words=words.strict, part="question", asked=asked, before=view)
    said = told(drawn)
    assert said["building hospice cost"] == str(view.costs["hospice"]) != "99"


def test_every_question_has_a_part_and_every_part_is_asked_for_or_looked_at() -> None:
    plan = layout("puerto_rico_questions")
    assert set(plan.asks) == {cls.__name__ for cls in asks_of("bot.games.puerto_rico")}
    assert set(plan.asks.values()) <= set(plan.parts)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_closer_look_magnifies(seats: int, everything: bool, language: str) -> None:
    view, words = samples.view(seats, everything=everything), Words(language)
    names = samples.NAMES[language][:seats]
    table = draw(view, names=names, words=words)
    for part in ("closer:board:1", "closer:buildings", "closer:harbour"):
        drawn = draw(view, names=names, words=words, part=part)
        assert faults(drawn) == [], part
        assert 1.4 <= drawn.image.width / drawn.height <= 1.7
        larger = [w.size for w in drawn.written if w.about.startswith(("seat 1 city", "building", "ship"))]
        before = [w.size for w in table.written if w.about.startswith(("seat 1 city", "building", "ship"))]
        assert min(larger) >= 45 > min(before)


def test_a_question_is_drawn_for_who_is_asked() -> None:
    view, words = samples.view(4), text("en", "puerto_rico")
    one, two = (told(picture(view, words, (AskedView(seat, "Load"),))) for seat in (0, 1))
    assert {f"seat 0 {good}" for good in GOODS} <= one.keys()
    assert one["asked"] != two["asked"]


def test_only_those_who_are_still_asked_are_named() -> None:
    view, words = samples.many(samples.view(4)), Words("en")
    asked = tuple(AskedView(seat, "PlaceColonists") for seat in (1, 3))
    assert told(picture(view, words, asked))["asked"] == "Waiting for: Boris, Gleb"


@pytest.mark.parametrize("part", ["question", "closer:board:9", "closer:nothing", "closer:board:x"])
def test_what_is_not_there_is_refused(part: str) -> None:
    view = samples.finished(samples.view(3))
    with pytest.raises(ValueError, match=r"nobody is asked|there is no part"):
        render("puerto_rico", view, names=samples.NAMES["en"][:3], words=Words("en"), part=part)
