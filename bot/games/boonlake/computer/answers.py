"""How each answer looks at a glance: a function a verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.rules import Offer, Pick, Spread, Words
from bot.rules.mind import Weighed

from ..play.payment import hardest
from . import board_answers, card_answers, pieces
from .observation import Observation
from .question import Answering
from .strips import strip
from .worth import one

Judge = Callable[[Answering, Words], float]


def weigh(x: Observation, seat: int, ask: str, offers: Sequence[Offer]) -> list[Weighed]:
    """Every answer with what it seems to be worth; of cards to discard those furthest from being played."""
    a = Answering(x, seat, ask)
    found: list[Weighed] = []
    for offer in offers:
        if isinstance(offer, Spread):
            found.append(Weighed(0.0, offer, _hardest(a, offer)))
            continue
        judge = JUDGES.get(offer.verb)
        if judge is not None and isinstance(offer, Pick):
            found += [Weighed(judge(a, words), offer, words) for words in offer.options]
    return found


def _hardest(a: Answering, offer: Spread) -> Words:
    gone = hardest(a.x.box, a.me, offer.low)
    return offer.words([int(id in gone) for id in offer.bins])


def _constant(worth: float) -> Judge:
    return lambda a, words: worth


JUDGES: dict[str, Judge] = {
    "take": lambda a, words: strip(a.x, a.seat, words[0]),
    "play": card_answers.play,
    "build": card_answers.build,
    "discard": card_answers.discard,
    "skip": card_answers.skip,
    "draw": card_answers.draw,
    "decline": _constant(0.0),
    "explore": _constant(0.8),
    "develop": lambda a, words: pieces.develop(a.x, a.seat, words[0]),
    "house": board_answers.house,
    "settlement": board_answers.settlement,
    "cattle": board_answers.cattle,
    "lay": board_answers.lay,
    "cover": board_answers.cover,
    "collect": board_answers.collect,
    "hire": board_answers.hire,
    "modernise": card_answers.modernise,
    "forgo": card_answers.forgo,
    "push": card_answers.push,
    "boat": lambda a, words: a.x.w.boat,
    "sail": board_answers.sail,
    "score": board_answers.score,
    "pay": board_answers.pay,
    "exchange": card_answers.exchange,
    "site": card_answers.site,
    "vase": lambda a, words: a.x.w.vase * a.x.use,
    "advance": lambda a, words: one(a.x, a.seat, f"{words[0]}_track", 3),
    "reset": lambda a, words: card_answers.LIKED.get(words[0], 1.0),
    "choose": card_answers.choose,
}
