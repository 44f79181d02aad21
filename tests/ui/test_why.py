"""Why not: every reason there is has its words in both languages, and what is not on offer fits Discord's menus."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bot
from bot.checks.contract.run import Run
from bot.games import GAMES
from bot.rules.missing import missing, nearest
from bot.text.fluent import LANGUAGES, text
from bot.ui.common.draft import Menu
from bot.ui.common.limits import CHOICE, CONTENT, CUSTOM_ID
from bot.ui.pages import why
from tests.games.puerto_rico.tables import table
from tests.ui.words import strict

NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Elena")
ROOT = Path(bot.__file__).parent


def reason_ids(folder: str) -> set[str]:
    """The ids of reasons that the modules of a folder speak of."""
    found = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                first = node.args[0]
                some = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found |= {str(one.value) for one in some if isinstance(one, ast.Constant)}
    return found


@pytest.mark.parametrize(("game", "language"), [(g, language) for g in GAMES for language in LANGUAGES])
def test_every_reason_has_its_words_and_no_words_are_without_a_reason(game: str, language: str) -> None:
    ids = {f"why-{id}" for id in reason_ids("rules") | reason_ids(f"games/{game}")}
    ours = {f"why-{word}" for word in ("title", "none", "menu", "answer", "help", "offered")}
    said = set(text(language, game).ids("why-")) - ours
    assert ids - said == set()
    assert said - ids == set()


CASES = [
    ("puerto_rico", {}),
    ("puerto_rico", {"new_buildings": "true", "nobles": "true"}),
    ("puerto_rico", {"nobles": "true"}),
    ("puerto_rico", {"new_buildings": "true"}),
    ("santa_maria", {}),
    ("santa_maria", {"setup": "advanced", "blue_dice": "shared"}),
    ("boonlake", {}),
    ("cooper_island", {}),
    ("cooper_island", {"start": "chosen"}),
]


@pytest.mark.parametrize("seed", range(len(CASES)))
def test_whatever_is_not_on_offer_is_told_in_both_languages(seed: int) -> None:
    game, options = CASES[seed]
    rules = GAMES[game](options)
    run, told = Run(rules, 3, seed), 0
    for step in run.steps():
        if step.n % 9:
            continue
        for d in step.pending:
            found = missing(rules, step.before, d.seat)
            for language in LANGUAGES:
                t = strict(language, game)
                for one in found:
                    said = why.sentence(t, one, NAMES)
                    assert 10 < len(said) < CONTENT and "{" not in said, said
                    told += 1
                for page in (">0", ">1"):
                    post = why.page(t, 1, d.seat, "0.1", found, NAMES, page)
                    for menu in post.rows:
                        assert isinstance(menu, Menu) and 1 <= len(menu.choices) <= 25
                        assert all(0 < len(c.label) <= CHOICE and len(c.hint) <= CHOICE for c in menu.choices)
                        assert len({c.value for c in menu.choices}) == len(menu.choices) and len(menu.id) <= CUSTOM_ID
    assert told > 40


def test_what_is_listed_is_refused_and_what_is_refused_for_little_is_listed() -> None:
    g = table("seats.0.doubloons = 4\nseats.0.city = small_market\nask = Build 0")
    found = {one.words[0]: one for one in missing(g.rules, g.s, 0) if one.verb == "build"}
    offered = {words[0] for words in g.rules.decision(g.s, 0).offer("build").options}
    assert found.keys() == g.s.buildings.keys() - offered
    assert [r.id for r in found["small_market"].reasons] == ["own"]
    assert [r.args["n"] for r in found["factory"].reasons] == [2]
    near = nearest(g.rules, g.s, 0, "build", {"building": "office"})
    assert near.words == ("office", "no") and near.reasons == ()


PRICES = [
    (
        "en",
        "**Build the factory** isn't possible now: it costs 6 doubloons = 7 − 1 builder; you have 4, 2 too few.",
    ),
    ("ru", "**Построить фабрику** — сейчас нельзя: цена — 6 дублонов = 7 − 1 строитель; у вас 4, не хватает 2."),
]


@pytest.mark.parametrize(("language", "said"), PRICES)
def test_a_price_explains_itself(language: str, said: str) -> None:
    g = table("seats.0.doubloons = 4\nask = Build 0")
    one = nearest(g.rules, g.s, 0, "build", {"building": "factory"})
    told = why.sentence(strict(language, "puerto_rico"), one, NAMES)
    assert told.splitlines()[0].casefold() == said.casefold()
    assert "/help" in told.splitlines()[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_and_for_what(language: str) -> None:
    g = table("ask = Build 1 builder=0\nseats.1.doubloons = 20")
    one = nearest(g.rules, g.s, 0, "build", {"building": "factory"})
    assert "Boris" in why.told(strict(language, "puerto_rico"), one.reasons, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_is_short(language: str) -> None:
    assert len(text(language)("button-why")) <= 24
