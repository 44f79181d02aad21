"""The conquistador track (Rulebook 000, Conquistador)."""

from __future__ import annotations

from tests.games.santa_maria.tables import do, table, told

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"


def test_conquistadors_lie_on_top_of_who_was_there_and_find_gold() -> None:
    lines = SIMPLE + "seats.0.conquest = 2\nseats.1.conquest = 3\nseats.0.coins = 9\nseats.0.goods = none"
    g = table(lines)
    events = do(g, "0 activate F5")
    assert told(events, "conquered") == [{"n": 3}]
    assert told(events, "gained") == [{"gains": {"gold": 1}, "turned": {}, "why": "conquistador"}]
    assert g.rules.view(g.s, None).conquest[3] == (1, 0)


def test_steps_past_the_end_are_lost() -> None:
    g = table(SIMPLE + "seats.0.conquest = 10\nseats.0.coins = 9")
    assert told(do(g, "0 activate F5"), "wasted") == [{}] and g.s.board[0].conquest == 10
