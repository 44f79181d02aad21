"""Rules' arguments turned into words: seats, components, counts, lists; secrets for their own seat only."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rules import Event, Pick, Refused
from bot.text import fluent
from bot.ui.common import event_words, wording

from .words import Strict, strict

NAMES = ("Anna", "Boris", "Vera")
EN, RU = strict("en"), strict("ru")


def test_an_event_in_both_languages() -> None:
    built = Event("built", 0, {"building": "small_indigo_plant", "cost": 1, "colonist": 0})
    assert event_words.sentence(EN, built, NAMES) == "Anna builds the small indigo plant for 1 doubloon."
    assert event_words.sentence(RU, built, ("Аня",)) == "Аня строит малую фабрику индиго за 1 дублон."
    loaded = Event("loaded", 1, {"good": "sugar", "n": 5, "ship": "7", "points": 6})
    assert event_words.sentence(EN, loaded, NAMES) == "Boris loads 5 sugar on ship 7 for 6 points."
    assert event_words.sentence(RU, loaded, NAMES) == "Boris отгружает 5 фишек сахара на корабль 7 за 6 ПО."


def test_lists_and_counts() -> None:
    assert wording.listed(EN, []) == "nothing"
    assert wording.listed(EN, ["corn"]) == "corn"
    assert wording.listed(RU, ["кукуруза", "сахар", "кофе"]) == "кукуруза, сахар и кофе"
    some = {"corn": 3, "sugar": 0, "sugar_mill": 2, "hospice": 1}
    assert wording.counted(EN, some) == "3 corn, sugar mill ×2, hospice"
    turned = Event("tiles_turned", None, {"tiles": ["corn", "sugar", "corn"]})
    assert event_words.sentence(EN, turned, NAMES) == "New tiles to choose from: 2 corn, 1 sugar."
    won = Event("over", None, {"winners": [0, 2]})
    assert event_words.sentence(EN, won, NAMES) == "Anna and Vera share the win."


def test_what_there_is_none_of_is_told_where_the_text_has_its_items() -> None:
    said = wording.board_lines(EN, [("line-roles", {"roles": {"settler": 0, "trader": 2}})], NAMES)
    assert said == ["Roles left: settler, trader +2."]


def test_nothing_has_the_id_none() -> None:
    ready = wording.arguments(EN, {"phase": "", "phase_seat": None})
    assert (ready["phase"], ready["phase_id"], ready["phase_seat_id"]) == ("", "none", "none")


def test_case_forms_fall_back_to_the_name() -> None:
    assert wording.arguments(RU, {"good": "corn"})["good_acc"] == "кукурузу"
    assert wording.arguments(EN, {"good": "corn"})["good_acc"] == "corn"
    assert wording.arguments(RU, {"ship": "5"})["ship_gen"] == "5"


def test_the_secret_part_is_for_its_own_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "common.ftl").write_text("event-drew = { $seat } draws { $n }.\n")
    (tmp_path / "en" / "panel.ftl").write_text("")
    monkeypatch.setattr(fluent, "HERE", tmp_path)
    text = Strict("en")
    event = Event("drew", 1, {"n": "a card"}, {"n": "the harbor"})
    assert event_words.sentence(text, event, NAMES, 1) == "Boris draws the harbor."
    for reader in (None, 0, 2):
        assert event_words.sentence(text, event, NAMES, reader) == "Boris draws a card."


def test_a_secret_may_have_a_sentence_of_its_own() -> None:
    drawn = Event("drawn", 1, {}, {"tile": "corn"})
    assert event_words.sentence(EN, drawn, NAMES, 1) == "Boris looks at a face-down tile: corn."
    for reader in (None, 0, 2):
        assert event_words.sentence(EN, drawn, NAMES, reader) == "Boris looks at a face-down tile."


def test_several_things_in_one_value() -> None:
    assert wording.arguments(EN, {"barrel": "corn+corn+sugar"}) | {"barrel_n": 3, "barrel": "2 corn, 1 sugar"} == (
        wording.arguments(EN, {"barrel": "corn+corn+sugar"})
    )
    offer = Pick("keep", ("stored", "barrel"), (("coffee", "corn+corn+sugar"),))
    assert wording.answer(EN, offer, offer.options[0]) == "Keep all coffee, 2 corn, 1 sugar"
    assert wording.answer(RU, offer, ("coffee", "corn")) == "Оставить целиком: кофе; 1 фишку кукурузы"
    assert wording.value_name(RU, "goods", "corn+coffee") == "Кукуруза и кофе"


def test_a_hint_knows_what_it_stands_beside_and_has_a_short_form_for_whole_answers() -> None:
    supply = ("hint-university", {"supply": 0, "ship": 1})
    hints = {("build", "colonist", "yes"): supply, ("build", "colonist", "noble"): supply}
    assert wording.hint_words(EN, hints, "build", "colonist", "noble") == "with a noble"
    assert wording.hint_words(RU, hints, "build", "colonist", "yes") == "с колонистом"
    offer = Pick(
        "black_market",
        ("building", "colonist", "person", "who", "good", "point"),
        (("harbor", "no", "corn", "noble", "sugar", "no"),),
    )
    give = {
        ("black_market", "building", "harbor"): ("hint-black-market", {"cost": 8, "money": 6, "short": 2}),
        ("black_market", "person", "corn"): ("hint-give-person", {"n": 1}),
        ("black_market", "good", "sugar"): ("hint-give-good", {"have": 3}),
    }
    assert wording.hint_words(EN, give, "black_market", "good", "sugar") == "you have 3"
    assert wording.answer(EN, offer, offer.options[0], give) == (
        "Build the harbor: all doubloons, noble (corn plantation), 1 sugar, costs 8"
    )


def test_an_answer_with_its_catch() -> None:
    offer = Pick("load", ("good", "ship"), (("corn", "5"),))
    hints = {
        ("load", "good", "corn"): (
            "hint-load",
            {"n": 2, "points": 3, "points_sum": {"barrel": 2, "captain": 1}, "left": 0, "doubloons": 0},
        ),
        ("load", "ship", "5"): ("hint-ship", {"good": "", "load": 0, "size": 5}),
    }
    said = wording.answer(EN, offer, ("corn", "5"), hints)
    assert said == "Load corn on ship 5, 2 barrels, 3 points = 2 + 1 captain, empty ship"
    whole = hints | {
        ("load", "", "corn 5"): (
            "hint-wharf",
            {"n": 2, "points": 2, "points_sum": {"barrel": 2}, "doubloons": 0},
        )
    }
    assert wording.answer(EN, offer, ("corn", "5"), whole) == "Load corn on ship 5, 2 barrels, 2 points"


def test_a_verb_without_a_sentence_of_its_own_is_told_by_its_values() -> None:
    offer = Pick("decline", ("good", "ship"), (("corn", "5"),))
    assert wording.answer(fluent.text("en", "puerto_rico"), offer, ("corn", "5")) == "Pass"
    other = Pick("place", ("good", "ship"), (("corn", "5"),))
    assert wording.answer(EN, other, ("corn", "5")) == "Place colonists: Corn, Ship 5"


def test_refusals_name_things_by_their_names() -> None:
    assert wording.refusal(EN, Refused("too-many", bin="sugar_mill", n=4, cap=3)) == (
        "Sugar mill: there's room for 3, not 4."
    )
    assert wording.refusal(RU, Refused("need-value", facet="building")) == "Осталось выбрать: здание."
    assert wording.refusal(EN, Refused("ambiguous-word", word="sugar", choices=("sugar_mill", "small_sugar_mill"))) == (
        "“sugar” could mean several things: sugar mill and small sugar mill."
    )


def test_alt_text_keeps_to_the_short_forms_and_a_thousand_characters() -> None:
    lines = [("line-ship", {"ship": "5", "good": "corn", "load": 2, "size": 5}), ("line-goods", {"goods": {"corn": 3}})]
    assert wording.alt(EN, lines, NAMES) == "Ship 5: 2 corn"
    assert len(wording.alt(RU, lines * 200, NAMES)) <= 1000


def test_a_heading_tells_the_round_and_that_it_is_the_last() -> None:
    at = {"round": 7, "phase": "builder", "phase_seat": 1, "governor_seat": 0, "asked": [0], "ask": "Build", "over": 0}
    lines = [("line-round", at), ("line-house", {"house": [], "free": 4}), ("line-ending", {"reason": "city"})]
    en, ru = fluent.text("en", "puerto_rico"), fluent.text("ru", "puerto_rico")
    assert wording.heading(en, lines[:2], ["Anna", "Boris"]) == "round 7, builder: Boris"
    assert wording.heading(en, lines, ["Anna", "Boris"]) == "round 7, builder: Boris, last round"
    assert wording.heading(ru, lines, ["Anna", "Boris"]) == "раунд 7, строитель — Boris, последний раунд"
    assert wording.heading(en, [("line-house", {"house": [], "free": 4})], []) == ""


def test_what_comes_several_times_in_a_line_is_summed() -> None:
    sm = strict("en", "santa_maria")
    took = Event("die_taken", 0, {"die": "white_5", "line": "E", "paid": {}})
    gained = [
        Event("gained", 0, {"gains": {"coins": n}, "why": why})
        for n, why in ((3, "coins_mountain"), (2, "coins_forest"))
    ]
    other = Event("gained", 1, {"gains": {"coins": 1}, "why": "coins_forest"})
    steps = [Event("conquered", 0, {"n": n}) for n in (1, 2)]
    summed = event_words.summed(sm, [took, gained[0], steps[0], gained[1], other, steps[1]])
    assert [(e.kind, e.seat) for e in summed] == [("die_taken", 0), ("gained", 0), ("conquered", 0), ("gained", 1)]
    assert summed[1].args["gains"] == {"coins": 5} and summed[2].args["n"] == 2
    again = [took, gained[0], took, gained[1]]
    assert len(event_words.summed(sm, again)) == 4, "each line by itself"
    assert event_words.summed(sm, gained, {id(gained[1])}) == gained, "what was decided ahead is told as that"


def test_a_number_beside_a_thing_is_a_seat() -> None:
    lines = [("line-river", {"locks": 1, "ships": {"8": [0, 1], "l11": [-1]}})]
    said = wording.board_lines(strict("en", "boonlake"), lines, NAMES)
    assert said == ["Locks crossed this round: 1. Ships: Anna and Boris at 8, the Wise Eminence at l11."]


def test_a_spot_of_somebody_s_is_told_with_the_name() -> None:
    lines = [("line-sea", {"seat": 0, "ships": {"one_master": "1-harbour"}, "steps": 2, "anchors": 0, "logbooks": 0})]
    assert "at Boris's harbour" in wording.board_lines(strict("en", "cooper_island"), lines, NAMES)[0]
    assert "— гавань (Boris)" in wording.board_lines(strict("ru", "cooper_island"), lines, NAMES)[0]
    sailed = Event("sailed", 1, {"ship": "two_master", "stop": "0-L1"})
    assert event_words.sentence(strict("ru", "cooper_island"), sailed, NAMES) == (
        "Boris: двухмачтовый корабль → L1 (Anna)."
    )


def test_numbers_that_come_as_words_have_their_plurals_and_what_they_cost() -> None:
    ci = strict("en", "cooper_island")
    assert wording.answer(ci, Pick("step", ("n",), ()), ("1",)) == "1 cartographer step"
    assert wording.answer(ci, Pick("exchange", ("rate", "n", "get"), ()), ("any", "2", "coin")).endswith("2 coins")
