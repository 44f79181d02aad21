"""What can be decided ahead in Boonlake."""

from __future__ import annotations

import pytest

from bot.games.boonlake import Boonlake
from bot.rules.following import follow
from bot.rules.orders import find, give
from tests.games.positions import begun

RULES = Boonlake()
BARE = "seats.0.hand = none\nseats.0.coins = 9\nfirst = 0"

CASES = [
    ("no_cattle", {}, "seats.0.hand = c001\nask = CattleShare 0", ("decline", ())),
    ("no_hire", {}, f"{BARE}\nask = HireShare 0", ("decline", ())),
    ("hire", {"most": "2", "keep": "0"}, f"{BARE}\nask = HireShare 0", ("hire", ("2", "0"))),
    ("hire", {"most": "3", "keep": "5"}, f"{BARE}\nask = HireShare 0", ("hire", ("1", "0"))),
    ("hire", {"most": "3", "keep": "8"}, f"{BARE}\nask = HireShare 0", ("decline", ())),
    ("draw", {}, f"{BARE}\nask = ProgressShare 0", ("draw", ())),
    ("collect", {}, f"{BARE}\nseats.0.levers = m01\nask = RegionShare 0 region=unknown", ("collect", ("none",))),
    ("explore", {}, f"{BARE}\nask = Explore 0", ("explore", ())),
    ("vase", {}, f"{BARE}\nask = VaseOrSite 0 why=river", ("vase", ())),
    ("site", {"resource": "iron"}, f"{BARE}\nask = VaseOrSite 0 why=river", ("site", ("iron",))),
    (
        "site",
        {"resource": "iron", "second": "loam"},
        f"{BARE}\nseats.0.sites = iron=2\nask = BuildSite 0",
        ("site", ("loam",)),
    ),
    ("track", {"track": "card"}, f"{BARE}\nask = ChooseTrack 0 n=3", ("advance", ("card",))),
]


@pytest.mark.parametrize("name, values, lines, answer", CASES)
def test_an_order_answers(name: str, values: dict[str, str], lines: str, answer: tuple[str, tuple[str, ...]]) -> None:
    g = begun(RULES, lines, 2)
    order = find(RULES.orders(), name)
    found = follow(RULES, g.s, 0, [give(order, values, "", g.s.round)])
    assert found is not None
    assert (found[1].verb, found[1].words) == answer


def test_where_the_site_wanted_is_full_the_seat_is_asked() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.sites = iron=2\nask = BuildSite 0", 2)
    order = find(RULES.orders(), "site")
    assert follow(RULES, g.s, 0, [give(order, {"resource": "iron"}, "", 1)]) is None


def test_every_order_is_for_questions_that_there_are() -> None:
    from bot.rules import asks_of

    asks = {ask.__name__ for ask in asks_of("bot.games.boonlake.phases")}
    assert {ask for order in RULES.orders() for ask in order.asks} <= asks


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("score", "scorings = 3\nseats.0.scored = w01 w02 w03\nscoring = w01 w02 w03 w04"),
        ("no_modernise", "seats.0.levers = m01 m02 m03 m04 m05 m06 m07 m08 m09 m10 m11"),
        ("no_explore", ""),
        ("explore", ""),
    ],
)
def test_as_long_as_it_may_come_up_an_order_is_not_too_late(name: str, lines: str) -> None:
    g = begun(RULES, f"{BARE}\n{lines}".strip(), 2)
    order = find(RULES.orders(), name)
    assert order.late is not None and not order.late(RULES.view(g.s, 0), 0)
    me = g.s.board[0]
    me.scored = list(g.s.scoring)
    me.levers = dict.fromkeys(RULES.box.levers, True)
    g.s.grey.cards = []
    assert order.late(RULES.view(g.s, 0), 0)
