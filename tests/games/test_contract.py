"""What every game promises, for each number of seats and each set of options: random games, every step looked at."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from bot import contract, contract_edge
from bot.games import GAMES
from bot.rules import Rng, asks_of, handlers_of
from bot.text.fluent import LANGUAGES, text
from tests import players

MOST = 32  # sets of options that are all tried with each number of seats
GAMES_AT_MOST = 600  # to reach all there is
LEANINGS: dict[str, dict[str, players.Player]] = {"puerto_rico": players.PUERTO_RICO}
ROOT = Path(__file__).parent.parent.parent


@cache
def option_sets(game: str) -> list[dict[str, str]]:
    """All sets of options, or of many so many that every two values of different options meet, and some more.

    Greedily: of all sets that which has the most pairs not met yet; the defaults are first.
    """
    options = GAMES[game].options
    every = [dict(zip((o.name for o in options), v, strict=True)) for v in product(*(o.values for o in options))]
    if len(every) <= MOST:
        return every
    chosen, met = [every[0]], set(pairs(every[0]))
    Rng(game.encode()).shuffle(every)
    while more := max((set(pairs(options)) - met for options in every), key=len):
        chosen.append(next(options for options in every if more <= set(pairs(options))))
        met |= more
    return chosen + [options for options in every if options not in chosen][: MOST - len(chosen)]


def pairs(options: dict[str, str]) -> Iterable[tuple[tuple[str, str], ...]]:
    return combinations(sorted(options.items()), 2)


@pytest.mark.parametrize("game", GAMES)
def test_every_two_values_of_options_meet(game: str) -> None:
    options, met = GAMES[game].options, {pair for chosen in option_sets(game) for pair in pairs(chosen)}
    for one, other in combinations(options, 2):
        for values in product(one.values, other.values):
            assert tuple(sorted(zip((one.name, other.name), values, strict=True))) in met


def minds(game: str, seed: int) -> list[players.Player]:
    """Half of the tables play by mere chance, the others lean."""
    known = list(LEANINGS.get(game, {}).values()) or [players.by_chance]
    rng = Rng(b"minds %d" % seed)
    return [known[rng.below(len(known))] for _ in range(6)] if seed % 2 else [players.by_chance]


TABLES = [
    pytest.param(game, seats, i, id=f"{game}-{seats}-{i}")
    for game in GAMES
    for seats in GAMES[game].seat_counts
    for i in range(len(option_sets(game)))
]


@pytest.mark.parametrize(("game", "seats", "i"), TABLES)
def test_every_step_of_a_random_game_keeps_the_promises(game: str, seats: int, i: int, tmp_path: Path) -> None:
    rules = GAMES[game](option_sets(game)[i])
    seed = 100 * seats + i
    extra = [_now_and_then(contract_edge.words_exist, 5)] if i % 3 == 0 else []
    try:
        run = contract.check_game(rules, seats, seed, players=minds(game, seed), every=extra, often=4, seldom=40)
    except contract.Broken as broken:
        path = tmp_path / f"crash-{seed}.game"
        path.write_text(broken.record, "utf-8")
        raise AssertionError(f"{broken}; the game up to there: {path}") from broken
    assert len(run.log) > 20


def _now_and_then(check: contract.Check, n: int) -> contract.Check:
    def sometimes(step: contract.Step) -> None:
        if step.rng.below(n) == 0 or step.out.state.over:
            check(step)

    sometimes.__name__ = check.__name__
    return sometimes


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_under_any_hash_seed(game: str) -> None:
    seats = max(GAMES[game].seat_counts)
    code = (
        "import sys; from bot.contract import Run; from bot.games import GAMES\n"
        f"run = Run(GAMES[{game!r}](), {seats}, 5)\n"
        "for step in run.steps(): pass\n"
        "print(run.record())"
    )
    told = set()
    for seed in "0123":
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        told.add(done.stdout)
    assert len(told) == 1 and len(told.pop().splitlines()) > 50


@pytest.mark.parametrize(("game", "language"), [(g, language) for g in GAMES for language in LANGUAGES])
def test_a_blind_presser_finishes_the_game(game: str, language: str) -> None:
    far = {o.name: o.values[-1] for o in GAMES[game].options}
    for seats in GAMES[game].seat_counts:
        for options in ({}, far):
            assert contract_edge.press_game(GAMES[game](options), seats, seats, language) > 50


# -- all is reached -------------------------------------------------------------------------------
def emitted(game: str) -> set[str]:
    """The kinds of events that a game's sources speak of."""
    found = set()
    for path in (ROOT / "bot" / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{path.name}: an event whose kind is worked out"
                found.add(f"event {first.value!s}")
    return found


def in_the_box(game: str) -> set[str]:
    """Everything that can be reached: questions, verbs, kinds of events, components of every table, ways to end."""
    found = emitted(game)
    for ask in asks_of(f"bot.games.{game}"):
        found.add(f"ask {ask.__name__}")
        found |= {f"verb {ask.__name__}.{verb}" for verb in handlers_of(ask)}
    for seats, options in product(GAMES[game].seat_counts, option_sets(game)):
        rules: Any = GAMES[game](options)
        parts = rules.census(rules.setup(seats, bytes(32)).state)
        found |= {f"id {part.split('.')[-1]}" for part in parts if "." in part}
    return found | {f"end {id.removeprefix('end-')}" for id in text("en", game).ids("end-")}


@pytest.mark.parametrize("game", GAMES)
def test_all_is_reached(game: str) -> None:
    seen: Counter[str] = Counter()
    want, sets = in_the_box(game), option_sets(game)
    for seed in range(GAMES_AT_MOST):
        if want <= seen.keys():
            break
        rules = GAMES[game](sets[seed % len(sets)])
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        run = contract.Run(rules, seats, seed, minds(game, 2 * seed + 1))
        for _ in run.steps():
            pass
        seen += run.seen
    missing = sorted(want - seen.keys())
    assert not missing, f"never reached: {', '.join(missing)}"
