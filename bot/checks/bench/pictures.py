"""How fast pictures are: drawing and encoding against a fixed encoder, over pictures of one game played by chance."""

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


EVERYTHING = {"new_buildings": "true", "nobles": "true"}
CASES: dict[str, dict[str, Any]] = {  # the worst of each game: its largest table, and what goes with questions
    "puerto_rico": {"game": "puerto_rico"},
    "puerto_rico, all of it": {"game": "puerto_rico", "seats": 5, **EVERYTHING},
    "puerto_rico, questions": {"game": "puerto_rico", "seats": 5, "part": "question", **EVERYTHING},
    "santa_maria": {"game": "santa_maria"},
    "santa_maria, questions": {"game": "santa_maria", "part": "question"},
    "cooper_island": {"game": "cooper_island"},
    "cooper_island, questions": {"game": "cooper_island", "part": "question"},
    "boonlake": {"game": "boonlake"},
    "boonlake, questions": {"game": "boonlake", "part": "question"},
}


def measure(
    seats: int = 4, pictures: int = 24, game: str = "puerto_rico", part: str = "table", **options: str
) -> dict[str, float]:
    """CPU milliseconds a picture, warm: every letter and icon was drawn before, but no picture is taken from the cache.

    `picture_ratio` is drawing and encoding against encoding the same pictures by zlib's level 1, which is the same on
    every machine; the least of five passes for each.
    """
    views = _game(game, seats, options)
    step = max(1, len(views) // pictures)
    pairs = [(views[i], views[max(0, i - 6)]) for i in range(0, len(views), step)][:pictures]
    images = [_draw(game, view, before, part, scratch=False).image for view, before in pairs]
    size = sum(len(encode(image)) for image in images) / len(images)
    both = sum(_least(lambda: _made(_draw(game, *pair, part))) for pair in pairs) / len(pairs)  # noqa: B023 (called at once)
    packing = sum(_least(lambda: encode(image, plain=True)) for image in images) / len(pairs)  # noqa: B023
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


def _draw(game: str, view: Any, before: Any, part: str, scratch: bool = True) -> Canvas:
    names = NAMES[: len(view.seats)]
    return RENDERERS[game](view, names=names, words=_words, part=part, before=before, scratch=scratch)


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
