"""What a `set` line says, and what it may not say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules import Refused
from bot.rules import position as p


def test_what_is_read() -> None:
    assert p.number("coins", "12") == 12 and p.seat_of("first", "2", 3) == 2
    assert p.words("pile", "corn sugar corn", ("corn", "sugar")) == ["corn", "sugar", "corn"]
    assert p.words("pile", "none") == p.words("pile", "") == []
    assert p.pairs("dice", "A1=white_3 B2=blue_1", ("A1", "B2")) == {"A1": "white_3", "B2": "blue_1"}
    assert p.several("island", "corn=2 quarry corn", ("corn", "quarry")) == ["corn", "corn", "quarry", "corn"]
    assert p.counts("island", "corn=2 quarry corn", ("corn", "quarry")) == {"corn": 3, "quarry": 1}


@pytest.mark.parametrize(
    "read, reason",
    [
        (lambda: p.number("coins", "-1"), "negative"),
        (lambda: p.number("coins", "many"), "value"),
        (lambda: p.number("coins", "1000"), "value"),
        (lambda: p.number("space", "7", 6), "value"),
        (lambda: p.number("coins", "٣"), "value"),  # a digit, but not one of ours
        (lambda: p.seat_of("first", "3", 3), "seat"),
        (lambda: p.seat_of("first", "one", 3), "seat"),
        (lambda: p.words("pile", "corn gold", ("corn",)), "value"),
        (lambda: p.pairs("dice", "Z9=white_3", ("A1",)), "value"),
        (lambda: p.pairs("dice", "A1", ("A1",)), "missing"),
        (lambda: p.number("coins", ""), "missing"),
        (lambda: p.seat_of("first", "", 3), "missing"),
        (lambda: p.several("island", "gold=2", ("corn",)), "value"),
        (lambda: p.several("island", "corn=x", ("corn",)), "value"),
    ],
)
def test_what_is_refused(read: Callable[[], Any], reason: str) -> None:
    with pytest.raises(Refused) as no:
        read()
    assert no.value.text == "impossible" and no.value.args_["reason"] == reason and no.value.args_["name"]
