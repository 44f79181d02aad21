"""Views out of real games of Puerto Rico, played by chance with a leaning, for pictures of what truly comes up."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.games import GAMES
from bot.games.puerto_rico.view import View
from bot.rules import Action
from tests.players import PUERTO_RICO


def views(seats: int, seed: int, reader: int | None = None, style: str = "", **options: str) -> Iterator[View]:
    """The reader's view at every question of one game, and after the last."""
    game, rng = GAMES["puerto_rico"](options), random.Random(seed)
    play = game.begin(seats, seed.to_bytes(32, "big"))
    styles = [PUERTO_RICO[style]] * seats if style else list(PUERTO_RICO.values())
    while pending := game.pending(play.s):
        yield game.view(play.s, reader)
        decision = pending[rng.randrange(len(pending))]
        offer, words = styles[decision.seat % len(styles)](decision.offers, rng.randrange)
        game.step(play, Action(decision.seat, offer.verb, words))
    yield game.view(play.s, reader)
