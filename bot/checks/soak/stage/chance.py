"""What a soak leaves to chance, by events: when each comes is left to time, what comes of it is not.

The same seed gives the same tables, people, answers, faults and kill points. In two runs the requests and moves of
many tables mix otherwise, for the machine is never as quick; so nothing draws from one row of numbers. The answer at a
table after so many moves, the fault of the tenth message edited, the third who goes away are the same in every run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.rules import Action, Game
from bot.rules.policies import at_random, by_rules_of_thumb
from bot.service.workers.computer_seats import Policy

Choose = Callable[[Game[Any], Any, int, Callable[[int], int]], Action]


class Chance:
    """`of(*event)` is the luck of an event that is named so: of the first, the second … of its name another one."""

    def __init__(self, seed: object) -> None:
        self.seed = seed
        self._times: Counter[tuple[object, ...]] = Counter()

    def of(self, *event: object) -> Random:
        self._times[event] += 1
        return Random(f"{self.seed} {event} {self._times[event]}")


@contextmanager
def dealt(chance: Chance) -> Iterator[None]:
    """Tables of this process get keys by chance, and the computer's answers are those of their position."""

    def named(below: int) -> int:
        return chance.of("name").randrange(below)

    def key(size: int) -> bytes:
        return chance.of("key").randbytes(size)

    def policies() -> dict[str, Policy]:
        # Thinking ahead would take most of the time, and is tried elsewhere.
        return {
            "random": Policy(_by_position(chance, at_random)),
            "heuristic": Policy(_by_position(chance, by_rules_of_thumb)),
            "search": Policy(_by_position(chance, by_rules_of_thumb)),
        }

    with (
        patch("bot.service.tables.tables.secrets", SimpleNamespace(randbelow=named, token_bytes=key)),
        patch("bot.service.service.policies", policies),
    ):
        yield


def _by_position(chance: Chance, choose: Choose) -> Choose:
    def chosen(rules: Game[Any], state: Any, seat: int, below: Callable[[int], int]) -> Action:
        luck = Random(f"{chance.seed} {seat} ".encode() + rules.dump(state))
        return choose(rules, state, seat, luck.randrange)

    return chosen
