"""Pictures that go with the questions of Santa Maria: landscape, legible where Discord shows them, of what matters."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import Action, Decision, asks_of
from bot.rules.offers import any_answer
from bot.rules.view_parts import AskedView
from bot.text.fluent import Text, text
from rendering.santa_maria import draw
from rendering.santa_maria.cells import facts, worth
from rendering.spots import layout
from tests.rendering import santa_samples
from tests.rendering.checks import faults, told
from tests.rendering.legible import CAP, legible, missing, offered, small

ON = (
    {},
    {"setup": "advanced"},
    {"blue_dice": "shared"},
    {"colonies": "chosen"},
    {"steps": "ask", "blue_dice": "shared"},
    {"american_kingdoms": "true"},
    {"american_kingdoms": "true", "setup": "advanced"},
    {"american_kingdoms": "true", "governor": "true", "specialists": "true"},
    {"american_kingdoms": "true", "governor": "true", "specialists": "true", "ambassadors": "true"},
)
SIGNS = {"shipping": {"ship"}, "coins": {"coins", "doubloon"}, "points": {"points", "point"}, "road_tile": {"road"}}
MEANS = ("coins", "wood", "grain", "sugar", "gem", "gold", "monks")
FOUNDING = ("ChooseColony", "ChooseTownHall")


def questions(seats: int, seed: int, **options: str) -> Iterator[tuple[Any, Decision]]:
    """The public view and one open question, some five times for each class."""
    game, chance = GAMES["santa_maria"](options), random.Random(seed)
    play = game.begin(seats, bytes(31) + bytes((seed,)))
    seen: dict[str, int] = {}
    while pending := game.pending(play.s):
        decision = chance.choice(pending)
        seen[decision.ask] = seen.get(decision.ask, 0) + 1
        if seen[decision.ask] in (1, 3, 9, 27, 60):
            yield game.view(play.s, None), decision
        for _ in range(8):
            offer, words = any_answer(decision.offers, chance.randrange)
            if offer.verb not in ("retire", "sell", "buy", "decline", "move_die"):
                break
        game.step(play, Action(decision.seat, offer.verb, words))


def called(words: Text, things: set[str]) -> dict[str, set[str]]:
    """The names of those things that have one."""
    found = {thing for thing in things if words.has(f"name-{thing}") and not told_by(thing, 0)}
    return {thing: {words(f"name-{thing}"), words(f"name-{thing}.short")} for thing in found}


def told_by(word: str, seat: int) -> list[str]:
    """What tells of a die or a town hall, which are drawn and not named."""
    if word.startswith("ambassador_"):
        return [f"face {word[:-2]} {word[-1]}"]
    kind, _, n = word.partition("_")
    return {"white": [f"face white {n}"], "blue": [f"seat {seat} blue {n}"], "hall": [f"hall {word}"]}.get(kind, [])


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("on", ON, ids="+".join)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_needed_to_answer_can_be_read_where_discord_shows_it(
    seats: int, on: dict[str, str], language: str
) -> None:
    words, names = text(language, "santa_maria"), santa_samples.NAMES[language][:seats]
    for view, decision in questions(seats, seats, **on):
        asked = (AskedView(decision.seat, decision.ask),)
        drawn = draw(view, names=names, words=words.strict, part="question", asked=asked)
        about = decision.ask, language
        assert 1.4 <= drawn.image.width / drawn.height <= 1.7, about
        assert faults(drawn) == [], about
        assert small(drawn, ["asked"]) == [], about
        things = called(words, offered(decision))
        assert missing(drawn, things, things, SIGNS) == [], (about, decision.offers)
        assert small(drawn, [what for word in offered(decision) for what in told_by(word, decision.seat)]) == [], about
        if decision.ask not in FOUNDING:
            assert small(drawn, [f"seat {decision.seat} {what}" for what in MEANS]) == [], about
        if decision.ask in ("Turn", "PutDie", "ChooseTownHall"):
            assert small(drawn, [f"column {letter}" for letter in "ABCDEF"]) == [], about


def test_whom_a_die_can_hire_is_drawn_large_enough_below_it() -> None:
    """What the specialists add to the picture of a turn: a sign each, or those of what an improvement brings."""
    words = text("en", "santa_maria")
    seen = set()
    for view, decision in questions(3, 1, **ON[-1]):
        asked = (AskedView(decision.seat, decision.ask),)
        if decision.ask != "Turn":
            continue
        nobody = msgspec.structs.replace(view, specialists=dict.fromkeys(view.specialists, ""))
        icons = []
        for one in (view, nobody):
            drawn = draw(one, names=("A", "B", "C"), words=words.strict, part="question", asked=asked)
            icons.append(Counter(name for name, box in drawn.icons if legible(drawn, int(box.h / CAP))))
        want: Counter[str] = Counter()
        for who in filter(None, view.specialists.values()):
            made = facts(view.buildings[who]) if who in view.buildings else None
            want.update(
                [view.produces[who]] if made is None else [*made[5], *(what for what, _ in worth(dict(made[2])))]
            )
            seen.add(who in view.produces)
        assert icons[0] - icons[1] == want
    assert seen == {True, False}


def test_every_question_has_a_part() -> None:
    plan = layout("santa_maria_questions")
    assert set(plan.asks) == {cls.__name__ for cls in asks_of("bot.games.santa_maria")}
    assert set(plan.asks.values()) <= set(plan.parts)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_closer_look_at_the_fullest_table(seats: int, language: str) -> None:
    names, played = santa_samples.NAMES[language][:seats], santa_samples.game(seats, **ON[-1])
    looked_at = product(
        (santa_samples.full(seats), played[len(played) // 2]),
        ("closer:board:0", "closer:market", "closer:monks", "closer:tracks"),
    )
    for view, part in looked_at:
        drawn = draw(view, names=names, words=text(language, "santa_maria").strict, part=part)
        assert faults(drawn) == [], part
        assert 1.4 <= drawn.image.width / drawn.height <= 1.7, part
        assert not [w for w in drawn.written if w.about.startswith(("tile", "place", "space of")) and w.size < 45], part


def test_the_line_that_runs_stands_beside_the_die() -> None:
    running = [(view, d) for view, d in questions(3, 3) if view.die]
    assert running
    for view, decision in running:
        asked = (AskedView(decision.seat, decision.ask),)
        names = santa_samples.NAMES["en"][:3]
        drawn = draw(view, names=names, words=text("en", "santa_maria").strict, part="question", asked=asked)
        assert told(drawn)["line"] == view.line
