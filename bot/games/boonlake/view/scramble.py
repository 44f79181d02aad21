"""What nobody but the table knows, put another way for somebody who thinks."""

from __future__ import annotations

from bot import rules
from bot.rules import Rng, Sealed, slots

from ..components.box import Box
from ..components.rules import Rules
from ..play.eminence import SILHOUETTES
from ..state import Eminence, State


def mix(game: Rules, s: State, you: int | None, rng: Rng) -> None:
    """What `you` cannot tell from `s`: other piles, other hands, other scoring tiles to choose from."""
    rules.mix(slots(s.grey.cards), rng)
    mix_stack(game.box, s.eminence, rng, anew=True)
    others = [me for seat, me in enumerate(s.board) if seat != you]
    if not s.over:
        pile, spare = s.deck.hidden_from(you)
        rules.mix(pile + [slot for me in others for slot in slots(me.hand)], rng)
        rules.mix(spare, rng)
        rules.mix(slots(s.pool) + [slot for me in others for slot in slots(me.choice)], rng)
        for frame in s.stack:
            if isinstance(frame, Sealed):
                for seat, answer in frame.answers.items():
                    if int(seat) != you:
                        choice = s.board[int(seat)].choice
                        answer[1:] = [choice[rng.below(len(choice))]]


def _swap_unseen(box: Box, e: Eminence, rng: Rng) -> None:
    """As long as not all solo tiles in play have been shown, others of the same side may be among them."""
    if e.mixed > 1:
        return
    for side in ("a", "b"):
        unseen = [t.id for t in box.solo_tiles.values() if t.side == side and t.id not in e.shown]
        rng.shuffle(unseen)
        e.stack = [unseen.pop() if box.solo_tiles[tile].side == side else tile for tile in e.stack]


def mix_stack(box: Box, e: Eminence, rng: Rng, anew: bool = False) -> None:
    """The solo tiles that are face down; the top one's back with the silhouette is seen. `anew`: other tiles, too."""
    if not e.stack:
        return
    seen = e.backs[-1]
    while True:
        if anew:
            _swap_unseen(box, e, rng)
        rules.mix(slots(e.stack), rng)
        if seen in SILHOUETTES[box.solo_tiles[e.stack[-1]].back]:
            break
    e.backs = [SILHOUETTES[box.solo_tiles[tile].back][rng.below(2)] for tile in e.stack[:-1]] + [seen]
