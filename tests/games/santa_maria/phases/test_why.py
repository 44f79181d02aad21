"""Why an answer is not on offer, reckoned plainly: the reasons, and the number of each that says most."""

from __future__ import annotations

import pytest

from bot.rules.log import parse
from bot.rules.record_why import written
from tests.games.santa_maria.tables import table

POOR = "seats.0.coins = 0\nseats.0.goods = none\n"
DICE = "white = 1 1 3 3 5 5\n"

WHY = [
    (POOR + "ask = Turn 0", "0 sell wood", "none-of"),
    (POOR + "ask = Turn 0", "0 buy gold", "not-for-sale"),
    ("seats.0.coins = 30\nseats.0.goods = wood=3\nask = Turn 0", "0 buy wood", "storage-full=3"),
    ("seats.1.space = coins\nask = Turn 0", "0 retire coins", "space-taken"),
    (DICE + "ask = Turn 0", "0 take white_2 B coins", "no-die"),
    (DICE + POOR + "ask = Turn 0", "0 take white_1 D coins", "coins=3"),
    (DICE + "ask = Turn 0", "0 take white_1 1 coins", "columns-only"),
    (DICE + "ask = Turn 0", "0 take white_1 A wood", "coins-only nothing-to-pay"),
    (DICE + "ask = Turn 0", "0 place sh01 A1 0", "no-expansion"),
    ("ask = Ship 0", "0 retire coins", "other-question"),
    ("ask = Turn 0", "1 retire coins", "turn"),
]


@pytest.mark.parametrize(("position", "answer", "reasons"), WHY, ids=[f"{a}: {r}" for _, a, r in WHY])
def test_why_not(position: str, answer: str, reasons: str) -> None:
    g = table(position)
    action = parse(answer)
    assert written(g.rules.why(g.s, action.seat, action.verb, action.words)) == reasons
