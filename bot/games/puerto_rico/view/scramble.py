"""What nobody or not everybody knows, mixed so that a seat could not tell."""

from __future__ import annotations

from bot.rules import Rng
from bot.rules.questions import asking

from ..components.rules import Rules
from ..state import State


def mix(game: Rules, s: State, you: int | None, rng: Rng) -> None:
    """What `you` cannot tell from `s`: another order of the pile, other points of the other seats."""
    _shuffle_tiles(s, you, rng)
    if s.over or game.chosen["points"] == "open":
        return
    others = [me for seat, me in enumerate(s.board) if seat != you]
    left = sum(me.points for me in others)
    rng.shuffle(others)
    for me in others[1:]:
        me.points = rng.below(left + 1)
        left -= me.points
    others[0].points = left


def _shuffle_tiles(s: State, you: int | None, rng: Rng) -> None:
    """Tiles that `you` never saw: the pile, and what others drew and look at or laid as forests."""
    others = [me for seat, me in enumerate(s.board) if seat != you]
    looking = bool(s.drawn) and all(q.ask.seat != you for q in asking(s.stack))
    tiles = [*s.pile.cards, *(tile for me in others for tile in me.unseen), *([s.drawn] if looking else [])]
    tiles.sort()  # so that nothing of the old order goes into the new one
    rng.shuffle(tiles)
    s.pile.cards = [tiles.pop() for _ in s.pile.cards]
    for me in others:
        me.unseen = [tiles.pop() for _ in me.unseen]
    if looking:
        s.drawn = tiles.pop()
