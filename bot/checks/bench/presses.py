"""How many presses a game costs, and how often it pings: for `caravel bench`.

Whole games of four seats that the heuristic plays, for people do not play by chance; counted as somebody clicks: see
`press_count`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bot.checks.bench.press_count import in_phases, of_game, parts, spread, summary
from bot.games import GAMES
from bot.rules import Action
from bot.rules.policies import by_rules_of_thumb
from bot.rules.questions import first_of

from ..players.tables import key_of, tables_of

SEATS, GAMES_PLAYED = 4, 3
BY_PHASE = 8  # games where whole phases are measured: their 95th percentile hangs on the few longest
TURNS = {  # the question that begins a turn, and those that begin what is no part of one
    "boonlake": ("Turn", ("ChooseScoringTile", "InterimChoice", "ScoreTile")),
}
PHASES = {"cooper_island": ("income", "workers", "clean_up")}  # those with own turns in the middle


def measure() -> dict[str, Any]:
    """`presses`, by game: of its questions `mean` and `p95`, of its calls (with all that is answered before somebody
    else does) `call_mean`; and how many calls each person gets.

    A game with expansions is measured a second time with all of them, as `<game>+`, and one with a seat unlike the
    others a third time, as `<game>+city`. Of games in `TURNS` also
    `own_mean`, `own_p95`, `common_mean` and `common_p95`: of own turns, and of parts in the turns of others; of those
    in `PHASES` the same of own turns, and of one seat's part in each other phase.
    """
    return {
        "presses": {
            name + tag: _of(kind, chosen) for name, kind in GAMES.items() for tag, chosen in tables_of(kind).items()
        }
    }


def _of(kind: Any, chosen: dict[str, str]) -> dict[str, float]:
    rules, seats = kind(chosen), SEATS if SEATS in kind.seat_counts else kind.seat_counts[-1]
    many = BY_PHASE if kind.name in PHASES else GAMES_PLAYED
    played = [list(_steps(rules, seats, n)) for n in range(many)]
    games = [list(of_game(rules, steps, typing=False)) for steps in played]
    found = summary(p for game in games for p in game)
    if kind.name in TURNS:
        in_games = [parts(game, *TURNS[kind.name]) for game in games]
        for part in ("own", "common"):
            found |= spread(part, [n for game in in_games for n in game[part]])
    if kind.name in PHASES:
        by_game = [in_phases(steps, game, PHASES[kind.name]) for steps, game in zip(played, games, strict=True)]
        for part in by_game[0]:
            found |= spread(part, [n for game in by_game for n in game[part]])
    return found | {"pings_per_person": round(found["calls"] / many / seats, 1)}


def _steps(rules: Any, seats: int, seed: int) -> Iterator[tuple[Any, Action]]:
    """A game played by the heuristic: each state with the answer given in it."""
    below = random.Random(f"presses {seed}").randrange
    state = rules.setup(seats, key_of(seed)).state
    while asked := rules.asked(state):
        action = by_rules_of_thumb(rules, state, first_of(asked).seat, below)
        yield state, action
        state = rules.apply(state, action).state
