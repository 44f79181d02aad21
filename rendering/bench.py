"""How fast pictures are: drawing and encoding against encoding alone, over pictures of one game played by chance."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from bot.games import GAMES
from bot.rules import Action
from bot.rules.offers import any_answer
from rendering import RENDERERS
from rendering.canvas import Canvas
from rendering.png import encode

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Christina")
PASSES = 5


def measure(seats: int = 4, pictures: int = 24, game: str = "puerto_rico", **options: str) -> dict[str, float]:
    """CPU milliseconds a picture, warm: every letter and icon was drawn before, but no picture is taken from the cache.

    `picture_ratio` is drawing and encoding against encoding the same pictures, the least of five passes for each.
    """
    views = _game(game, seats, options)
    step = max(1, len(views) // pictures)
    pairs = [(views[i], views[max(0, i - 6)]) for i in range(0, len(views), step)][:pictures]
    images = [_draw(game, view, before, scratch=False).image for view, before in pairs]
    size = sum(len(encode(image)) for image in images) / len(images)
    both = sum(_least(lambda: _made(_draw(game, *pair))) for pair in pairs) / len(pairs)  # noqa: B023 (called at once)
    packing = sum(_least(lambda: encode(image)) for image in images) / len(pairs)  # noqa: B023
    return {
        "picture_ratio": round(both / packing, 2),
        "picture_ms": round(both, 2),
        "encode_ms": round(packing, 2),
        "picture_bytes": round(size),
        "pictures": len(pairs),
    }


def _game(name: str, seats: int, options: dict[str, str]) -> list[Any]:
    """The view at every question of a game."""
    game, chance = GAMES[name](options), random.Random(1)
    play = game.begin(seats, bytes(32))
    views: list[Any] = []
    while questions := game.pending(play.s):
        views.append(game.view(play.s, 0))
        question = chance.choice(questions)
        offer, words = any_answer(question.offers, chance.randrange)
        game.step(play, Action(question.seat, offer.verb, words))
    return views


def _draw(game: str, view: Any, before: Any, scratch: bool = True) -> Canvas:
    return RENDERERS[game](view, names=NAMES[: len(view.seats)], words=_words, before=before, scratch=scratch)


def _made(canvas: Canvas) -> bytes:
    return encode(canvas.image, canvas.height)


def _words(id: str, /, **args: object) -> str:
    """The id itself, made readable: bare of its kind, with spaces."""
    plain = id.partition(".")[0].partition("-")[2].replace("_", " ").replace("-", " ")
    return " ".join((plain, *map(str, args.values())))


def _least(task: Callable[[], object]) -> float:
    """The CPU milliseconds of a task: the least of some passes, for a shared machine only ever adds."""
    best = float("inf")
    for _ in range(PASSES):
        start = time.process_time()
        task()
        best = min(best, time.process_time() - start)
    return best * 1000
