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

from bot.checks.contract import edge, reasons
from bot.checks.contract.rules import Check, check_game
from bot.checks.contract.run import Broken, Run, Step
from bot.games import GAMES
from bot.rules import OURS, Refused, Rng, asks_of, handlers_of, machine
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.text.fluent import LANGUAGES, text
from bot.ui.common import wording
from tests import players

MOST = 32  # sets of options that are all tried with each number of seats
MANY = 2048  # sets of options that they are chosen from
GAMES_AT_MOST = 600  # to reach all there is
LEANINGS: dict[str, dict[str, players.Player]] = {
    "puerto_rico": players.PUERTO_RICO,
    "santa_maria": players.SANTA_MARIA,
    "cooper_island": players.COOPER_ISLAND,
}
BY_STORY: dict[str, set[str]] = {  # what chance reaches too seldom: recorded games do
    "santa_maria": {
        "event achieved",
        "event wasted",
        "verb Recruit.move_die",
        "verb Meditate.move_die",
        "verb Navigate.move_die",
        "verb Navigate.decline",
        "verb ChooseLine.move_die",
    },
    "cooper_island": {
        *("ask GiveOne", "verb GiveOne.give", "verb LastActions.play"),
        *("verb Act.step", "verb Feed.claim", "verb Recharge.cultivate", "verb Site.crate"),
        *(f"verb FeedMore.{free}" for free in ("claim", "crate", "cultivate", "explore")),
    },
    "boonlake": {f"verb {ask}.push" for ask in ("ChooseTrack", "EasySettlement", "FreeHouse", "PushUp")},
}
# Verbs that do not say yet why they are not on offer: a new game may begin with some, and the list only shrinks.
UNEXPLAINED: dict[str, set[str]] = {}
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
    every = every[:MANY]
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


@pytest.mark.parametrize("game", GAMES)
def test_options_and_seats_go_together_or_it_is_said_why_not(game: str) -> None:
    for options, seats in product(option_sets(game), range(1, 7)):
        rules = GAMES[game](options)
        if rules.fits(seats):
            assert rules.setup(seats, bytes(32)).state.seats == seats
            continue
        with pytest.raises(Refused) as no:
            rules.setup(seats, bytes(32))
        for language in LANGUAGES:
            assert wording.refusal(edge.strict(language, game), no.value)
            if reasons := rules.misfits(seats):
                assert no.value.text == reasons[0].text and no.value.text != "bad-seats"


def fitting(game: str) -> list[tuple[int, int]]:
    """Each number of seats with each set of options that goes with it."""
    sets = range(len(option_sets(game)))
    return [(n, i) for n in GAMES[game].seat_counts for i in sets if GAMES[game](option_sets(game)[i]).fits(n)]


def meeting(game: str, seats: int, i: int) -> set[tuple[tuple[str, str], ...]]:
    """What meets at a table: every two values of its options, and each with the number of seats."""
    return set(pairs(option_sets(game)[i] | {"seats": str(seats)}))


@cache
def halves(game: str) -> list[list[tuple[int, int]]]:
    """The tables in two halves, so that all that meets at one of them meets in either half; where they are too few for
    that, twice all of them."""
    found: list[list[tuple[int, int]]] = [[], []]
    met: list[set[tuple[tuple[str, str], ...]]] = [set(), set()]
    for table in fitting(game):
        here = meeting(game, *table)
        half = min((0, 1), key=lambda h: (-len(here - met[h]), len(found[h])))
        found[half].append(table)
        met[half] |= here
    return found if met[0] == met[1] else [fitting(game)] * 2


# The other half is played where the rules are compiled, so that `.ci/run` plays at every table once.
COMPILED = not str(machine.__file__).endswith(".py")
TABLES = [pytest.param(g, seats, i, id=f"{g}-{seats}-{i}") for g in GAMES for seats, i in halves(g)[COMPILED]]


@pytest.mark.parametrize("game", GAMES)
def test_in_either_half_of_the_tables_all_meets_that_meets_at_any(game: str) -> None:
    wanted = set().union(*(meeting(game, *table) for table in fitting(game)))
    assert sorted({*halves(game)[0], *halves(game)[1]}) == fitting(game)
    for half in halves(game):
        assert set().union(*(meeting(game, *table) for table in half)) == wanted


@pytest.mark.parametrize(("game", "seats", "i"), TABLES)
def test_every_step_of_a_random_game_keeps_the_promises(game: str, seats: int, i: int, tmp_path: Path) -> None:
    rules = GAMES[game](option_sets(game)[i])
    seed = 100 * seats + i
    extra = [_now_and_then(edge.words_exist, 5)] if i % 3 == 0 else []
    try:
        run = check_game(rules, seats, seed, players=minds(game, seed), every=extra, often=4, seldom=40)
    except Broken as broken:
        path = tmp_path / f"crash-{seed}.game"
        path.write_text(broken.record, "utf-8")
        raise AssertionError(f"{broken}; the game up to there: {path}") from broken
    assert len(run.log) > 5 * seats


def _now_and_then(check: Check, n: int) -> Check:
    def sometimes(step: Step) -> None:
        if step.rng.below(n) == 0 or step.out.state.over:
            check(step)

    sometimes.__name__ = check.__name__
    return sometimes


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_under_any_hash_seed(game: str) -> None:
    seats = max(GAMES[game]().seat_counts)
    code = (
        "import sys; from bot.checks.contract.run import Run; from bot.games import GAMES\n"
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
            if not GAMES[game](options).fits(seats):
                continue
            assert edge.press_game(GAMES[game](options), seats, seats, language) > 50


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_says_why_it_is_not_on_offer(game: str) -> None:
    lacking = reasons.unexplained(f"bot.games.{game}")
    print(f"{game}: {len(lacking)} verbs without reasons: {' '.join(sorted(lacking))}")
    assert lacking == UNEXPLAINED.get(game, set())


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
        if not rules.fits(seats):
            continue
        parts = rules.census(rules.setup(seats, bytes(32)).state)
        found |= {f"id {part.split('.')[-1]}" for part in parts if "." in part}
    return found | {f"end {id.removeprefix('end-')}" for id in text("en", game).ids("end-")}


@pytest.mark.parametrize("game", GAMES)
def test_all_is_reached(game: str) -> None:
    seen: Counter[str] = Counter()
    want = in_the_box(game) - BY_STORY.get(game, set())
    sets = [o for o in option_sets(game) if any(GAMES[game](o).fits(n) for n in GAMES[game].seat_counts)]
    for seed in range(GAMES_AT_MOST):
        if want <= seen.keys():
            break
        rules = GAMES[game](sets[seed % len(sets)], players.CHEAP.get(game, OURS) if seed % 4 else OURS)
        fitting = [n for n in rules.seat_counts if rules.fits(n)]
        seats = fitting[seed % len(fitting)]
        run = Run(rules, seats, seed, minds(game, 2 * seed + 1))
        for _ in run.steps():
            pass
        seen += run.seen
    missing = sorted(want - seen.keys())
    assert not missing, f"never reached: {', '.join(missing)}"


@pytest.mark.parametrize("game", BY_STORY)
def test_stories_reach_what_chance_does_not(game: str) -> None:
    reached: set[str] = set()
    for path in (ROOT / "tests" / "recorded" / game).glob("*.game"):
        replay = Replay(read(path.read_text("utf-8")), GAMES)
        for row in replay.record.rows:
            asks = {a.seat: a.ask for a in replay.rules.asked(replay.g.s)}
            if action := replay.play(row):
                reached |= {f"ask {asks[action.seat]}", f"verb {asks[action.seat]}.{action.verb}"}
        reached |= {f"event {e.kind}" for e in replay.g.events}
    assert BY_STORY[game] <= reached & in_the_box(game)
