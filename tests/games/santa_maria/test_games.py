"""Whole games by chance: they end, nothing is made or lost, every promise of the contract holds."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import by_chance
from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.phases.maya.after import CityAsk
from bot.rules import Rng, asks_of, handlers_of
from tests.games.santa_maria.tables import play

OPTIONS = [
    dict(zip(("setup", "blue_dice", "gold", "colonies", "steps"), values, strict=True))
    for values in product(
        ("basic", "advanced"), ("own", "shared"), ("last", "ask"), ("dealt", "chosen"), ("auto", "ask")
    )
]


ASKS = [ask for ask in asks_of("bot.games.santa_maria") if not issubclass(ask, CityAsk)]  # those have their own tests
SETS = [{}] + [
    dict.fromkeys(("american_kingdoms", *modules), "true")
    for n in range(4)
    for modules in combinations(("governor", "specialists", "ambassadors"), n)
]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [OPTIONS[5 * i % len(OPTIONS)] | SETS[i] for i in range(9)], ids=str)
def test_games_end_and_nothing_is_lost(seats: int, options: dict[str, str]) -> None:
    rules = SantaMaria(options)
    for n in range(3):
        g = rules.begin(seats, bytes([n]) * 32, record=False)
        before = rules.census(g.s)
        below = Rng(bytes([n, seats])).below
        while questions := g.open_questions():
            g.answer(questions[0], *play(g.offers_of(questions[0].ask), below))
        assert g.s.over and g.s.round == 3 and rules.census(g.s) == before
        assert all(0 <= n <= rules.box.room(me, good) for me in g.s.board for good, n in me.goods.items())
        assert all(me.coins >= 0 and me.monks >= 0 for me in g.s.board)


def test_the_contract_holds_and_every_verb_comes_up() -> None:
    seen: Any = {}
    for seed in range(28):
        options = OPTIONS[seed * 5 % len(OPTIONS)] | SETS[-(seed // 20)]
        run = check_game(SantaMaria(options), 1 + seed % 4, seed, players=[play, by_chance], often=4, seldom=40)
        seen |= run.seen
    every = {f"verb {ask.__name__}.{verb}" for ask in ASKS for verb in handlers_of(ask)}
    rare = {f"verb {ask}.move_die" for ask in ("Religion", "Step", "March", "Trade", "Ship", "Recruit")}
    rare |= {"verb Logistics.buy", "verb Recruit.buy"}
    rare |= {verb for verb in every if verb.startswith(("verb Navigate.", "verb ChooseLine.", "verb Hire.move"))}
    rare |= {f"verb Meditate.{verb}" for verb in ("meditate", "decline", "buy", "sell", "move_die")}
    missing = every - set(seen) - rare
    assert len(every) > 30 and not missing


def test_twenty_two_verbs_and_those_of_the_city() -> None:
    """A group of slash commands holds 25."""
    verbs = {verb for ask in asks_of("bot.games.santa_maria") for verb in handlers_of(ask)}
    city = {*SantaMaria.command_groups["city"]}
    assert city < verbs and len(city) <= 25
    verbs -= city
    assert verbs == {
        *(
            "choose",
            "place",
            "activate",
            "take",
            "retire",
            "sell",
            "buy",
            "move_die",
            "pay",
            "trade",
            "ship",
            "step",
            "advance",
        ),
        *("recruit", "put", "decline", "go_on", "meditate", "move_on", "hire", "improve", "follow"),
    }


def test_states_are_saved_and_loaded_in_the_middle_of_a_line() -> None:
    rules = SantaMaria({"setup": "advanced"})
    g = rules.begin(3, b"z" * 32)
    below = Rng(b"middle").below
    for _ in range(300):
        questions = g.open_questions()
        if not questions:
            break
        g = rules.resume(rules.load(rules.dump(g.s)))
        question = g.open_questions()[0]
        g.answer(question, *play(g.offers_of(question.ask), below))
    assert g.s.round >= 1
