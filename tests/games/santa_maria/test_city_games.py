"""Which modules go together with how many, and whole games with the Maya city."""

from __future__ import annotations

from typing import Any

import pytest

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import by_chance
from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.components.allowed import ALONE, FIVE, GOES, TABLE, row
from bot.rules import Refused, Rng
from bot.text.fluent import LANGUAGES, text
from bot.ui.common.wording import refusal
from tests.games.santa_maria.maya import ALL, options
from tests.games.santa_maria.tables import play

ALLOWED = [(seats, modules) for seats, modules in ALL if SantaMaria(options(modules)).fits(seats)]


def test_which_sets_of_modules_are_played_by_how_many() -> None:
    """Rulebook 002, Module D: five only with the city and ambassadors; alone as the city there is no colony. The table
    says so, and whoever opens a lobby is told in one sentence."""
    assert len(ALL) == 16 * 5 == sum(map(len, TABLE.values())) and len(TABLE) == 16
    sentences = {"five-need-city": FIVE, "city-alone": ALONE}
    for seats, modules in ALL:
        alone = seats == 1 and "maya" in modules and {"governor", "specialists"} & {*modules}
        five = seats == 5 and not {"maya", "ambassadors"} <= {*modules}
        rules = SantaMaria(options(modules))
        found, mark = rules.misfits(seats), row(modules)[seats - 1]
        assert bool(found) == bool(alone or five) == (mark != GOES), (seats, modules)
        assert {sentences[r.text] for r in found} == ({mark} if found else set())
        assert rules.fits(seats) == (not found)
        if not found:
            assert rules.begin(seats, bytes(32)).s.seats == seats
            continue
        for reason in found:
            for code in LANGUAGES:
                told = refusal(text(code, "santa_maria"), reason)
                assert told.endswith(".") and "{" not in told and "refused-" not in told
        with pytest.raises(Refused):
            rules.begin(seats, bytes(32))
    assert len(ALLOWED) == 16 * 4 - 6 + 4


def test_a_city_that_nobody_takes_is_refused() -> None:
    rules = SantaMaria(options(("maya",), maya="4"))
    with pytest.raises(Refused) as refused:
        rules.begin(3, bytes(32))
    assert refused.value.text == "city-for-nobody" and rules.fits(4)


@pytest.mark.parametrize("seats", range(1, 6))
def test_everything_allowed_is_played_to_its_end(seats: int) -> None:
    for i, modules in enumerate([modules for n, modules in ALLOWED if n == seats and "maya" in modules]):
        more = {"setup": ("basic", "advanced")[i % 2], "blue_dice": ("own", "shared")[i // 2 % 2]}
        rules = SantaMaria(options(modules, **more))
        g = rules.begin(seats, bytes([i]) * 32, record=False)
        before, below = rules.census(g.s), Rng(bytes([i, seats])).below
        while questions := g.open_questions():
            question = questions[below(len(questions))]
            g.answer(question, *play(g.offers_of(question.ask), below))
        assert g.s.over and g.s.round == 3 and rules.census(g.s) == before
        city, me = g.s.city, g.s.board[g.s.city_seat]
        assert all(0 <= me.goods[good] <= n for good, n in city.stores.items()) and me.coins >= 0
        gold = city.gold + sum(x.goods["gold"] for x in g.s.board)
        assert not me.goods["gold"] and gold <= g.box.n.gold_pieces


@pytest.mark.parametrize("seed", range(5))
def test_the_contract_holds_with_the_city(seed: int) -> None:
    more: Any = {"ambassadors": "true"} if seed in (1, 4) else {}
    more |= {"governor": "true", "specialists": "true"} if seed in (3, 4) else {}
    more |= {"blue_dice": "shared", "steps": "ask", "setup": "advanced", "points": "open"} if seed == 2 else {}
    check_game(SantaMaria(options(("maya",), **more)), seed + 1, seed, players=[play, by_chance], often=8, seldom=60)
