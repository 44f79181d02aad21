"""The README's sheet of six pictures that go with questions: `python -m tests.rendering.sheet` makes it anew."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from bot.games import GAMES
from bot.rules.policies import by_rules_of_thumb
from bot.text.fluent import text
from rendering import render
from rendering import theme as t
from rendering.png import encode

HERE = Path(__file__).parents[2] / "rendering" / "examples" / "table.png"
WIDE, GAP = 800, 20  # pixels of a picture, and between two
NAMES = ("Anna", "Boris", "Vera", "Gleb")
SHOWN = (
    ("puerto_rico", "ChooseRole"), ("puerto_rico", "Build"),
    ("santa_maria", "Turn"), ("santa_maria", "Recruit"),
    ("boonlake", "Turn"), ("cooper_island", "Turn"),
)  # fmt: skip


def sheet() -> Image.Image:
    """Two abreast, each from the middle of a game of four that the rules of thumb play."""
    played = {game: list(_asked(game)) for game in dict(SHOWN)}
    shown = [_picture(game, _middle(played[game], ask)) for game, ask in SHOWN]
    high = max(image.height for image in shown)
    whole = Image.new("RGB", (2 * WIDE + GAP, 3 * (high + GAP) - GAP), t.WHITE)
    for i, image in enumerate(shown):
        whole.paste(image, (i % 2 * (WIDE + GAP), i // 2 * (high + GAP)))
    return whole


def _asked(name: str) -> Iterator[Any]:
    """What all see at every question that a game puts to one seat alone."""
    rules, below = GAMES[name](), random.Random(1).randrange
    play = rules.begin(len(NAMES), bytes(32))
    while pending := rules.pending(play.s):
        if len(pending) == 1:
            yield rules.view(play.s, None)
        rules.step(play, by_rules_of_thumb(rules, play.s, pending[0].seat, below))


def _middle(seen: list[Any], ask: str) -> Any:
    found = [view for view in seen if view.asked[0].ask == ask]
    return found[len(found) * 3 // 5]


def _picture(game: str, view: Any) -> Image.Image:
    made = render(game, view, names=NAMES, words=text("en", game), part="question", width=WIDE)
    return Image.open(io.BytesIO(made.png)).convert("RGB")


if __name__ == "__main__":
    HERE.write_bytes(encode(sheet()))
