"""Search at the nodes of tables does not do what makes a good player laugh.

`CARAVEL_KEYS=10` tries every position with ten keys, which deal other tiles and so other thoughts.
"""

from __future__ import annotations

import os
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.rules.search import by_search

KNOWN = tomllib.loads((Path(__file__).parent / "blunders.toml").read_text("utf-8"))
BOARDS, POSITIONS = KNOWN["boards"], KNOWN["position"]
KEYS = int(os.environ.get("CARAVEL_KEYS", "1"))


def put(position: dict[str, Any], key: int) -> Replay:
    sets = {line.partition(" = ")[0]: line for line in (*BOARDS.get(position.get("on"), ()), *position["sets"])}
    lines = [
        "game puerto_rico",
        "seats 4",
        f"key {bytes([key] * 32).hex()}",
        *(f"set {line}" for line in sets.values()),
    ]
    return Replay(read("\n".join(lines) + "\n"), {"puerto_rico": PuertoRico})


@pytest.mark.parametrize("position", POSITIONS, ids=[position["name"] for position in POSITIONS])
def test_search_does_not_blunder(position: dict[str, Any]) -> None:
    done = []
    for key in range(KEYS):
        at = put(position, key)
        seat = at.rules.asked(at.g.s)[0].seat
        offered = {(o.verb, *words) for o in at.rules.decision(at.g.s, seat).offers for words in o.options}
        for never in position["never"]:
            assert any(" ".join(answer).startswith(never) for answer in offered), never
        a = by_search(at.rules, at.g.s, seat, random.randrange)
        done.append(" ".join((a.verb, *a.words)))
    assert not [answer for answer in done if answer.startswith(tuple(position["never"]))], done
