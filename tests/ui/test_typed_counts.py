"""What people type: any language, case and ending; errors name the word."""

from __future__ import annotations

import pytest

from bot.rules import Refused, Spread
from bot.text.fluent import text
from bot.ui.common import typed_counts as counts
from bot.ui.common import wording

PLACES = ("corn", "indigo", "quarry", "small_sugar_mill", "sugar_mill", "hospice", "factory", "coffee_roaster")
OFFER = Spread("place", PLACES, (4, 3, 2, 1, 3, 1, 1, 2), (1,) * 8, 1, 17)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("3 corn, 2 indigo, hospice", {"corn": 3, "indigo": 2, "hospice": 1}),
        ("3 кукурузы, 2 индиго", {"corn": 3, "indigo": 2}),
        ("corn=3 ; indigo = 2", {"corn": 3, "indigo": 2}),
        ("Кукуруза 2\nКАМЕНОЛОМНИ: 2", {"corn": 2, "quarry": 2}),
        ("кукурузу, каменоломен 2 и гостиницу", {"corn": 1, "quarry": 2, "hospice": 1}),
        ("2 quarries and corn", {"quarry": 2, "corn": 1}),
        ("sugar_mill=2", {"sugar_mill": 2}),
        ("sugar mill ×2, small sugar", {"sugar_mill": 2, "small_sugar_mill": 1}),
        ("малый сах, большой сахарный завод x3", {"small_sugar_mill": 1, "sugar_mill": 3}),
        ("фабрика, кофейную фабрику", {"factory": 1, "coffee_roaster": 1}),
        ("corn, corn, 1 corn", {"corn": 3}),
        ("2x corn", {"corn": 2}),
        ("0 corn, hosp", {"hospice": 1}),
        ("", {}),
        ("nothing", {}),
        ("Ничего", {}),
        (" , ;", {}),
    ],
)
def test_read(typed: str, found: dict[str, int]) -> None:
    assert {b: n for b, n in counts.read(typed, OFFER, "puerto_rico").items() if n} == found


def test_places_whose_names_have_numbers_are_counted_too() -> None:
    offer = Spread("pay", ("C1", "C12", "D4", "store"), (1, 1, 2, 3), (2, 3, 4, 1), 3, 9)
    for typed in ("C12, 2 D4, store ×3", "1 c12; d4 2; 3 store", "C12=1, D4=2, store=3"):
        assert counts.read(typed, offer, "puerto_rico") == {"C1": 0, "C12": 1, "D4": 2, "store": 3}
    said = wording.counted(text("en", "puerto_rico"), {"C12": 1, "D4": 2, "store": 0})
    assert said == "C12, D4 ×2" and counts.read(said, offer, "puerto_rico")["D4"] == 2


@pytest.mark.parametrize(
    ("typed", "refused", "word"),
    [
        ("3 gold", "unread-word", "gold"),
        ("corn, золото 2", "unread-word", "золото"),
        ("3", "unread-word", "3"),
        ("2 comets", "unread-word", "comets"),
        ("indent", "unread-word", "indent"),
        ("hospitality", "unread-word", "hospitality"),
        ("2 corn 3", "unread-word", "2 corn 3"),
        ("99999 corn", "unread-word", "99999 corn"),
        ("сахарный завод", "ambiguous-word", "сахарный завод"),
        ("q" * 300, "unread-word", "q" * 40),
        ("-", "unread-word", "-"),
    ],
)
def test_errors_name_the_word(typed: str, refused: str, word: str) -> None:
    with pytest.raises(Refused) as wrong:
        counts.read(typed, OFFER, "puerto_rico")
    assert (wrong.value.text, wrong.value.args_["word"]) == (refused, word)


def test_more_than_fits_is_refused() -> None:
    with pytest.raises(Refused) as wrong:
        counts.read("2 corn, 3 corn", OFFER, "puerto_rico")
    assert wrong.value.text == "too-many" and wrong.value.args_ == {"bin": "corn", "n": 5, "cap": 4}
