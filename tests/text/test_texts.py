"""The texts: both languages say the same things with the same arguments, and nothing is written twice."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.games import GAMES
from bot.games.boonlake import Boonlake
from bot.games.boonlake.components.box import box as bl_box
from bot.games.boonlake.components.effects.rewards import words as bl_rewards
from bot.games.boonlake.state import PIECES
from bot.games.cooper_island import CooperIsland
from bot.games.cooper_island.components.box import box as ci_box
from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.components.box import box
from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.components.box import box as sm_box
from bot.games.santa_maria.components.dice import DICE
from bot.games.santa_maria.components.rows import CITY, MODULES
from bot.rules import Game, asks_of, handlers_of
from bot.text import fluent
from bot.text.fluent import BadText, Text, language_of, text

FOLDER = Path(fluent.__file__).parent
FILES = sorted(p.name for p in (FOLDER / "en").glob("*.ftl"))
NAMES = sorted(GAMES)
HOUSES = sorted(p.name for p in (FOLDER.parent / "games").iterdir() if p.is_dir())  # with those still being built
CASES = ("_gen", "_acc", "_ins")


class Uses(Visitor):
    """Arguments and other messages that a message names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((FOLDER / language / file).read_text("utf-8")).body
    found = [e for e in body if isinstance(e, ast.Message)]
    assert len({m.id.name for m in found}) == len(found), "an id stands there twice"
    return {m.id.name: m for m in found}


def game_of(file: str) -> str:
    """The game that a file belongs to; "" for those that are always loaded."""
    return next((game for game in HOUSES if file.startswith(game)), "")


def together(game: str) -> list[str]:
    """The files that are read for a game."""
    return [file for file in FILES if game_of(file) in ("", game)]


@cache
def every(language: str, game: str) -> dict[str, ast.Message]:
    return {id: m for file in together(game) for id, m in messages(language, file).items()}


def arguments(language: str, game: str, id: str) -> set[str]:
    """What a message needs, with what those it names need; case forms count as the argument itself."""
    known, uses, todo = every(language, game), Uses(), [id]
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        uses.visit(known[name])
        todo += uses.messages
    base = {a.removesuffix("_id") for a in uses.arguments}
    for case in CASES:
        base = {a.removesuffix(case) for a in base}
    return base


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_files_are_the_same_in_both_languages_and_no_id_is_in_two_files(language: str, game: str) -> None:
    assert sorted(p.name for p in (FOLDER / language).glob("*.ftl")) == FILES
    assert sorted(together(game)) == sorted(path.name for path in fluent.files(language, game))
    ids = [id for file in together(game) for id in messages(language, file)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_ids(file: str) -> None:
    assert messages("en", file).keys() == messages("ru", file).keys()


OURS = ["panel.ftl", *(f for f in FILES if game_of(f) or f.startswith("common_"))]


@pytest.mark.parametrize("file", OURS)
def test_both_languages_use_the_same_arguments(file: str) -> None:
    optional = {"suggested"}
    for game in [game_of(file)] if game_of(file) else NAMES:
        for id in messages("en", file):
            assert arguments("en", game, id) - optional == arguments("ru", game, id) - optional, id


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_file_can_be_read_and_names_no_message_that_is_not_there(language: str, game: str) -> None:
    known = every(language, game)
    for id, message in known.items():
        uses = Uses()
        uses.visit(message)
        assert uses.messages <= known.keys(), id


def _puerto_rico() -> tuple[Game[Any], list[str]]:
    """The rules with everything, and the texts of what is in the box."""
    b = box("printed", new_buildings=True, nobles=True)
    wanted = [f"name-{id}" for id in (*b.building, *b.action, *b.tiles, "forest", "colonist", "noble", "windrose")]
    wanted += [f"name-{id}.does" for id in (*b.building, *b.action)]
    wanted += [f"count-{id}" for id in (*b.tiles, "forest")] + [f"role-{id}-about" for id in b.action]
    wanted += [f"end-{reason}" for reason in ("colonists", "city", "points")]
    wanted += [f"score-{id}" for id in ("cloister", "royal_garden", "nobles")]
    return PuertoRico({"new_buildings": "true", "nobles": "true", "draft": "fixed"}), wanted


def _santa_maria() -> tuple[Game[Any], list[str]]:
    b = sm_box(modules=(*MODULES, CITY))
    people = [*b.scholars, *b.bishops, *b.missions]
    things = [*b.goods, "coins", "points", *b.buildings, *b.tiles, *b.ships, *b.colonies, *people, *b.feats]
    things += [die for dice in DICE.values() for die in dice] + [*b.specialists]
    wanted = [f"name-{id}" for id in things] + [f"name-{id}.does" for id in (*b.buildings, *people)]
    wanted += [f"count-{id}" for id in (*b.goods, "coins", "points")]
    wanted += [f"value-dock-{dock}" for dock in (*b.docks, "special")] + [f"value-space-{space}" for space in b.spaces]
    wanted += [f"help-{id}" for id in (*b.goods, *b.buildings, *b.tiles, *b.ships, *people, *b.feats)]
    wanted += [f"score-{id}" for id in (*b.bishops, "bishop_penalty", "harbours", "ships")]
    city = [*b.city.districts, *b.city.buildings, *b.city.temples, *b.city.halves]
    wanted += [f"name-{id}" for id in city]
    return SantaMaria({"setup": "advanced"} | dict.fromkeys(MODULES, "true")), wanted


def _cooper_island() -> tuple[Game[Any], list[str]]:
    b = ci_box()
    cards = [*b.small, *b.large, *b.royal]
    does = [*b.islets, *b.boats, *b.logbooks, *b.crates, *cards, *b.doubles, *b.singles]
    things = [*b.terrains, *b.workers, *b.buildings, *b.milestones, *b.placements.sides, *b.cargo, *b.piers]
    wanted = [f"name-{id}" for id in (*things, *does, "coin", "ruin", "statue", "lid", "one_master", "two_master")]
    wanted += [f"name-{id}.does" for id in does] + [f"help-{id}" for id in does]
    wanted += [f"count-{id}" for id in ("coin", "wood", "stone", "food", "gold", "cloth", *b.workers)]
    return CooperIsland(), wanted


def _boonlake() -> tuple[Game[Any], list[str]]:
    b = bl_box()
    things = [*b.canal.resources, *b.kinds, *b.regions, *b.strips, *b.levers, *b.cards, *b.tiles, *b.scoring_tiles]
    wanted = [f"name-{id}" for id in (*things, *b.solo_tiles, *b.tracks, *PIECES, "inhabitants", "vases", "points")]
    wanted += [f"count-{id}" for id in bl_rewards(b.canal.resources)]
    wanted += [f"score-{line}" for line in ("income", "tiles")] + ["rival-1"]
    return Boonlake(), wanted


BOXES = {
    "puerto_rico": _puerto_rico,
    "santa_maria": _santa_maria,
    "cooper_island": _cooper_island,
    "boonlake": _boonlake,
}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_the_rules_name_has_its_text(language: str, game: str) -> None:
    t = text(language, game)
    rules, wanted = BOXES[game]()
    for ask in asks_of(f"bot.games.{game}"):
        wanted += [f"ask-{ask.__name__}", f"asked-{ask.__name__}", f"call-{ask.__name__}"]
        for verb, facets in handlers_of(ask).items():
            wanted += [f"verb-{verb}", f"verb-{verb}.about"]
            wanted += [f"facet-{f}" for f in facets] + [f"facet-{f}.about" for f in facets]
            wanted += [f"answer-{verb}"] if "counts" not in facets else []
    wanted += [f"command-group-{group}" for group in rules.command_groups]
    for option in rules.options:
        wanted += [f"option-{option.name}", f"option-{option.name}.about"]
        wanted += [f"option-{option.name}-{v}{a}" for v in option.values for a in ("", ".about")]
    scores = rules.scores(rules.setup(3, bytes(32)).state)
    wanted += [f"score-{line.id}" for line in scores[0].lines] + ["score-tie", f"game-{game}", f"game-{game}.about"]
    assert [id for id in wanted if not t.has(id)] == []


@pytest.mark.parametrize("game", NAMES)
def test_both_languages_lead_to_the_same_help(game: str) -> None:
    en, ru = text("en", game), text("ru", game)
    seen = 0
    for id in en.ids("verb-"):
        assert en.has(f"{id}.help") == ru.has(f"{id}.help")
        if en.has(f"{id}.help"):
            seen += 1
            assert en(f"{id}.help") == ru(f"{id}.help") and en.has(f"help-{en(f'{id}.help')}")
    assert seen > 10


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_short_texts_are_short(language: str, game: str) -> None:
    t = text(language, game)
    for id in t.ids("name-"):
        assert len(t(id)) <= 25 and len(t(f"{id}.short")) <= 22, id
        assert not t.has(f"{id}.does") or len(t(f"{id}.does")) <= 100, id
    for id in t.ids("option-"):
        assert len(t(f"{id}.about")) <= 100 and len(t(id)) <= 45, id


def test_russian_keeps_clear_of_the_gendered_past_and_of_exclamation_marks() -> None:
    past = re.compile(r"\b\w{3,}(?:лся|лась|ла|ёл|\(а\))\b")
    known = {"скала", "шкала", "причала", "для", "дела", "была", "шла", "числа"}
    for file in OURS:
        said = (FOLDER / "ru" / file).read_text("utf-8")
        events = "\n".join(line for line in said.splitlines() if "$seat" in line)
        assert not [w for w in past.findall(events) if w not in known]
        assert "!" not in said.replace("!=", "")


def test_plurals() -> None:
    ru, en = text("ru", "puerto_rico"), text("en", "puerto_rico")
    said = [ru.strict("amount-n", n=n).split()[1] for n in (1, 2, 5, 11, 21, 22, 112)]
    assert said == ["дублон", "дублона", "дублонов", "дублонов", "дублон", "дублона", "дублонов"]
    assert [en.strict("amount-n", n=n) for n in (0, 1, 2)] == ["0 doubloons", "1 doubloon", "2 doubloons"]
    assert [ru.strict("count-quarry", n=n) for n in (1, 3, 5)] == ["1 каменоломня", "3 каменоломни", "5 каменоломен"]


def test_numbers_have_no_thousands_marks() -> None:
    assert text("en", "puerto_rico").strict("amount-n", n=1204) == "1204 doubloons"


def test_the_language_of_a_locale() -> None:
    assert [language_of(x) for x in ("ru", "ru-RU", "RU", "en-GB", "de", "")] == ["ru", "ru", "ru", "en", "en", "en"]
    assert text("ru-RU", "puerto_rico") is text("ru", "puerto_rico")


def test_a_missing_text_or_argument_is_a_failure_for_tests_and_an_id_for_players() -> None:
    t = text("en", "puerto_rico")
    with pytest.raises(BadText, match="no such text"):
        t.strict("nothing-of-the-kind")
    with pytest.raises(BadText, match="n"):
        t.strict("amount-n")
    assert t("nothing-of-the-kind") == "nothing-of-the-kind"
    assert not t.has("nothing") and t.has("name-office") and t.has("name-office.does") and not t.has("name-office.x")
    assert t("name-office.short") == t("name-office"), "an attribute that is not there is the text itself"


def test_an_argument_that_is_too_long_is_a_failure_for_tests_and_an_id_for_players() -> None:
    t = text("en")
    assert t("list-and", first="x" * 3000, last="corn") == "list-and"
    with pytest.raises(BadText, match="Too many characters"):
        t.strict("list-and", first="x" * 3000, last="corn")


def test_a_broken_file_is_told_with_its_first_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "common.ftl").write_text("good = Good\n\nthis is not fluent\n")
    monkeypatch.setattr(fluent, "HERE", tmp_path)
    with pytest.raises(BadText, match="this is not fluent"):
        Text("en")
    (tmp_path / "en" / "common.ftl").unlink()
    with pytest.raises(BadText, match=r"common\.ftl"):
        Text("en")


def test_what_was_formatted_long_ago_is_forgotten_and_said_again_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Text, "kept", 8)
    t = Text("en")
    said = [t("list-and", first=str(n), last="corn") for n in range(100)]
    assert 8 <= len(t._known) + len(t._older) <= 2 * 8
    assert [t("list-and", first=str(n), last="corn") for n in range(100)] == said and said[7] != said[8]


def test_a_text_asked_for_again_and_again_is_formatted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Text, "kept", 8)
    t, formatted = Text("en"), []
    real = t._formatted
    monkeypatch.setattr(t, "_formatted", lambda id, args: formatted.append(id) or real(id, args))
    for n in range(100):
        t("list-none")
        t("list-and", first=str(n), last="corn")
    assert formatted.count("list-none") == 1 and formatted.count("list-and") == 100


def test_files_that_games_share_are_in_memory_once() -> None:
    one, other = Text("en", "puerto_rico"), Text("en", "santa_maria")
    assert one._bundle._messages["list-none"] is other._bundle._messages["list-none"]
    assert one._bundle._messages["list-none"].span is None
