"""Whether a game can be played with other components, before anybody sits down to it."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from .components import BadComponents, Components
from .errors import Refused
from .game import Game

SEED = 1


def prove(kind: type[Game[Any]], components: Components) -> None:
    """Make the game with all options, set it up and play it by chance for every number of seats; raises
    `BadComponents`: rows may fit each other and still leave nothing to do."""
    for values in product(*(o.values for o in kind.options)):
        kind(dict(zip([o.name for o in kind.options], values, strict=True)), components)
    for options in ({}, {o.name: o.values[-1] for o in kind.options}):
        for seats in kind.seat_counts:
            try:
                _play(kind(options, components), seats)
            except Refused:
                raise
            except BadComponents:
                raise
            except Exception as wrong:
                reason = f"{type(wrong).__name__} {str(wrong).splitlines()[0] if str(wrong) else ''}".strip()
                raise BadComponents(f"{kind.name}.toml: a game of {seats} cannot be played: {reason}") from wrong


def _play(rules: Game[Any], seats: int) -> None:
    if not rules.fits(seats):
        return
    g = rules.begin(seats, bytes(32), record=False)
    rules.lines(rules.view(g.s, None))
    rules.play_out(g, random.Random(SEED).randrange)
    rules.scores(g.s)
    rules.lines(rules.view(g.s, None))
