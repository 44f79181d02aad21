"""People of the same name can be told apart, in texts and on pictures alike."""

from __future__ import annotations

import msgspec
import pytest

from bot.service.core.model import SeatInfo
from bot.text.fluent import text
from bot.ui.common import namesakes
from bot.ui.posts import posts
from rendering import letters

from .test_plans import table


@pytest.mark.parametrize(
    "names",
    [
        ("Alex", "Alex", "Alex"),
        ("Alex", "alex", "ALEX"),
        ("Alex", "Al\u200bex", "Alex\u2060"),
        ("Alex", "Аlех", "Alеx"),  # letters of another alphabet
        ("Alex", "A\u0301lex", "A l e x"),
        ("Alex", "Alex", "Alex 2"),
        ("Alex", "Alex", "Alex · 1"),
        ("🦊", "🦊", "🦊"),
        ("Ⅰvan", "Ivan", "1van"),
    ],
)
def test_no_two_names_look_alike_and_the_badge_bears_the_number(names: tuple[str, ...]) -> None:
    told = namesakes.signed(names)
    assert not any(namesakes.mistaken(told)) and len(set(map(namesakes.looks, told))) == len(names)
    for name, said in zip(names, told, strict=True):
        assert name in said
    if all(namesakes.mistaken(names)):
        drawn = namesakes.numbered(names)
        assert letters(drawn) == ("1", "2", "3")
        assert [said[0] for said in told] == list(namesakes.SIGNS[:3])


def test_names_that_differ_stay_as_they_are() -> None:
    names = ("Anna", "Boris", "Anne", "Vera", "Аня")
    assert namesakes.signed(names) == namesakes.numbered(names) == names


def test_a_table_names_its_namesakes_everywhere() -> None:
    seats = (SeatInfo(0, 1, "Alex"), SeatInfo(1, 2, "Boris"), SeatInfo(2, 3, "alex"))
    found = msgspec.structs.replace(table("puerto_rico"), seats=seats)
    en = text("en", "puerto_rico")
    assert posts.picture_names(en, found) == ("Alex 1", "Boris", "alex 3")
    assert posts.plain_names(en, found) == ("🟦 Alex 1", "Boris", "🟩 alex 3")
    assert len(set(posts.names(en, found))) == 3
