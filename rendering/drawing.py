"""How a game is drawn: the table and its parts as they are stacked, and landscape pictures for its questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from PIL import Image

from bot.rules.view_parts import AskedView
from rendering import questions
from rendering.canvas import Canvas
from rendering.scene import Placed, Scene, compose
from rendering.spots import layout

S = TypeVar("S", bound=Scene[Any])


def pictures(
    game: str,
    scene: Callable[..., S],
    stack: Callable[[S, str], tuple[list[Placed], int]],
    draw: Mapping[str, Callable[[S, int], None]],
    under: Callable[[S, Placed], Image.Image | None] = lambda s, section: None,
    needs: Mapping[str, Callable[[S], int]] | None = None,
) -> Callable[..., Canvas]:
    """How a game is drawn: `stack` lays the sections of a part out, `draw` and `under` are those of `compose`; `needs`:
    what the growing sections of its questions' pictures take at least."""

    def picture(
        view: Any,
        *,
        names: Sequence[str],
        words: Callable[..., str],
        part: str = "table",
        asked: Sequence[AskedView] = (),
        before: Any = None,
        scratch: bool = False,
    ) -> Canvas:
        """The picture of a view, 1600 wide; `scratch`: see `compose`. Raises ValueError for a part there is not."""
        if questions.is_question(part):
            s = scene(view, before, names, words, layout(f"{game}_questions"))
            name, s.asked, s.mine = questions.about(view, part, asked, s.plan)
            placed, height = questions.stack(s, name, needs or {})
        else:
            s = scene(view, before, names, words, layout(game))
            placed, height = stack(s, part)
        return compose(s, placed, height, draw, lambda section: under(s, section), scratch=scratch)

    return picture
