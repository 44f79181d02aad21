"""Pictures of Cooper Island: all of a game drawn without a fault, and what is needed to answer legible."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import Action, Decision, asks_of
from bot.rules.view_parts import AskedView
from bot.text.fluent import Text, text
from rendering import closer
from rendering.cooper_island import draw, land
from rendering.cooper_island.signs import ACTIONS
from rendering.icons import ICONS
from rendering.spots import Box, layout
from tests.players import CHEAP, COOPER_ISLAND
from tests.rendering import samples
from tests.rendering.checks import faults, icons_within, told
from tests.rendering.legible import legible, missing, offered, small
from tests.rendering.test_widest import NAMES, pictures

LANGUAGES = ("en", "ru")
SIGNS = {"round": {"round_worker"}, "square": {"square_worker"}, **{f"cargo_{n}": {"cargo"} for n in range(1, 6)}}
GOODS = ("coin", "wood", "stone", "food", "gold", "cloth")
SECTORS = "ABCDEFGH"


@cache
def moments(seats: int, seed: int) -> tuple[tuple[Any, Any, Decision], ...]:
    """What all see, what the asked seat sees, and its question, some five times for each class; all is cheap."""
    rules, chance = GAMES["cooper_island"]({"start": "chosen"}, CHEAP["cooper_island"]), random.Random(seed)
    play, seen, found = rules.begin(seats, bytes(31) + bytes((seed,))), dict[str, int](), []
    leaning = list(COOPER_ISLAND.values())
    while pending := rules.pending(play.s):
        (decision,) = pending
        seen[decision.ask] = seen.get(decision.ask, 0) + 1
        if seen[decision.ask] in (1, 3, 9, 27, 45):
            found.append((rules.view(play.s, None), rules.view(play.s, decision.seat), decision))
        offer, words = leaning[decision.seat](decision.offers, chance.randrange)
        rules.step(play, Action(decision.seat, offer.verb, words))
    return (*found, (rules.view(play.s, None), rules.view(play.s, 0), decision))


def drawn(view: Any, part: str, language: str, before: Any = None, asked: tuple[AskedView, ...] = ()) -> Any:
    names = samples.NAMES[language][: len(view.seats)]
    words = text(language, "cooper_island").strict
    return draw(view, names=names, words=words, part=part, before=before, asked=asked)


def questions(seats: int, seed: int) -> Iterator[tuple[Any, Any, Decision]]:
    return ((view, own, decision) for view, own, decision in moments(seats, seed) if not view.over)


def called(words: Text, things: set[str]) -> dict[str, set[str]]:
    """The names of those that have one; a side of a tile is told by its two terrains."""
    found = {
        part for thing in things for part in (thing.split("_") if land.GROUNDS.get(thing.split("_")[0]) else [thing])
    }
    return {x: {words(f"name-{x}"), words(f"name-{x}.short")} for x in found if words.has(f"name-{x}")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_needed_to_answer_can_be_read_where_discord_shows_it(seats: int, language: str) -> None:
    words, seen = text(language, "cooper_island"), set[str]()
    for seed in (1, 2):
        for _, own, decision in questions(seats, seed):
            canvas = drawn(own, "question", language, asked=(AskedView(decision.seat, decision.ask),))
            about = decision.ask, language, seed
            seen.add(decision.ask)
            assert 1.4 <= canvas.image.width / canvas.height <= 1.7, about
            assert faults(canvas) == [], about
            if decision.ask == "Sail":  # with the ring; what is free beside it is seen at the desk
                real = tuple(offer for offer in decision.offers if not offer.free)
                decision = msgspec.structs.replace(decision, offers=real)
            things = called(words, offered(decision))
            assert missing(canvas, things, things, SIGNS) == [], (about, decision.offers)
            assert small(canvas, ["asked", "round"]) == [], about
            spaces = offered(decision) & {x.space for x in own.seats[decision.seat].spaces}
            assert small(canvas, [f"seat {decision.seat} space {x}" for x in spaces]) == [], about
            if decision.ask != "ChooseCard":  # nothing is paid there
                assert small(canvas, [f"seat {decision.seat} {good}" for good in GOODS]) == [], about
            if decision.ask == "Turn":
                assert small(canvas, [f"sector {letter}" for letter in SECTORS]) == [], about
    assert {"Turn", "Act", "Income", "Sail", "Toll", "Pay", "Site", "Feed"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_part_of_a_game_is_drawn_without_a_fault(seats: int, language: str) -> None:
    before = None
    for n, (view, own, decision) in enumerate(moments(seats, 3)):
        public = () if view.over else (AskedView(decision.seat, decision.ask),)
        parts = [
            "table",
            "market",
            f"seat:{n % seats}",
            "closer:film",
            *(part for part, _ in closer("cooper_island", seats)),
        ]
        for part in [*(["question"] if public else []), parts[n % len(parts)], *(parts if view.over else [])]:
            canvas = drawn(own if n % 2 else view, part, language, before, public)
            assert faults(canvas) == [], (part, decision.ask)
            if part.startswith("closer"):
                assert 1.4 <= canvas.image.width / canvas.height <= 1.7, part
        before = view


def test_every_question_has_a_part() -> None:
    plan = layout("cooper_island_questions")
    assert set(plan.asks) == {cls.__name__ for cls in asks_of("bot.games.cooper_island")}
    assert set(plan.asks.values()) <= set(plan.parts)


def test_cards_that_are_looked_at_are_drawn_for_who_looks_and_for_nobody_else() -> None:
    view, own, decision = next(x for x in questions(3, 1) if x[2].ask == "ChooseCard")
    asked = (AskedView(decision.seat, decision.ask),)
    cards = [f"card {card}" for card in own.seats[decision.seat].cards]
    assert len(cards) == 4
    assert small(drawn(own, "question", "en", asked=asked), cards) == []
    public = told(drawn(view, "question", "en", asked=asked))
    assert not [about for about in public if about.startswith("card ")] and public["cards looked at"] == "×4"


def test_a_space_tells_its_height_by_number_and_shape_its_terrain_by_sign() -> None:
    view = moments(4, 3)[-1][0]
    canvas = drawn(view, "closer:board:0", "en")
    said = told(canvas)
    for space in view.seats[0].spaces:
        assert said[f"seat 0 space {space.space}"] == space.space
        assert said.get(f"seat 0 space {space.space} level", "0") == str(space.level)
    levels = [land._space(land.Look("forest", n), 116)[0].tobytes() for n in range(1, land.LAYERS + 1)]
    grounds = [
        land._space(land.Look(x, 1), 116)[0].convert("L").tobytes() for x in land.GROUNDS if x not in ("", "water")
    ]
    assert len(set(levels)) == len(levels) and len(set(grounds)) == 4


def test_ships_stand_at_their_stops_with_their_anchors() -> None:
    view = moments(4, 3)[-1][0]
    canvas = drawn(view, "closer:course", "ru")
    said = told(canvas)
    for me in view.seats:
        for ship in me.ships:
            assert said.get(f"seat {me.seat} {ship.ship} anchors", "0") == str(ship.anchors)
    whole = icons_within(canvas, Box(0, 0, canvas.image.width, canvas.height))
    assert whole["one_master"] == whole["two_master"] == 4
    assert all(
        legible(canvas, int(box.h / 0.711)) for name, box in canvas.icons if name in ("one_master", "two_master")
    )


@pytest.mark.parametrize("kind", NAMES)
def test_whatever_people_are_called_stays_in_its_place(kind: str) -> None:
    for seats in (2, 4):
        found = moments(seats, 1)
        for i in (len(found) // 2, -1):
            assert pictures("cooper_island", found[i][0], kind, found[i - 3][0]) == []


def test_every_action_of_a_sector_has_a_sign() -> None:
    view = moments(2, 1)[0][0]
    groups = [s.actions for s in view.sectors] + [b.actions for s in view.sectors for b in s.bonus.values()]
    named = {action for actions in groups for group in actions for action in group}
    assert {action for action in named if not action.startswith("step_")} <= set(ACTIONS)
    assert set(ACTIONS.values()) <= set(ICONS)


def test_heights_terrains_and_cubes_can_be_read_on_a_telephone_in_the_picture_of_all() -> None:
    view = moments(4, 3)[-1][0]
    canvas = drawn(view, "table", "en")
    said, least = told(canvas), 7 * canvas.image.width / 358  # seven pixels of capitals there
    levels = {w.about: w.size for w in canvas.written if w.about.endswith(" level")}
    assert levels and all(size * 0.711 >= least for size in levels.values())
    for me in view.seats:
        for space in me.spaces:
            assert said.get(f"seat {me.seat} space {space.space} level", "0") == str(space.level)
    cubes = [box for name, box in canvas.icons if name in GOODS and box.w == 49]
    assert len(cubes) == sum(x.on in GOODS for me in view.seats for x in me.spaces) and cubes[0].h >= least
    assert round(0.42 * land.width(layout("cooper_island").sections["seats"].box((0, 0), "land"))) >= least  # terrains
