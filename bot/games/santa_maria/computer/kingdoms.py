"""What answers about specialists, the governor and ambassadors are worth."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Offer
from bot.rules.mind import Weighed

from ..components.cells import DIAGONALS, INDEX
from ..components.effects import Gain, Produce
from .activation import Run
from .colony import colony_of
from .observation import Observation
from .tracks import by_verb, declined
from .turn import TurnWorth
from .worth import conquer


def hire(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """A specialist of production by what he brings; an improvement by its cell."""
    by, me, box, coin = by_verb(offers), x.seats[seat], x.box, x.prices(seat)["coins"]
    found = declined(by)
    for words in by["hire"].options if "hire" in by else ():
        n, effect = me.kingdoms.specialists.count(words[0]) + 1, box.specialists[words[0]].effect
        if isinstance(effect, Produce) and effect.what in box.goods:
            value = Run(x, seat).work(Gain({effect.what: n}))
        else:
            value = sum([conquer(x, seat, min(me.conquest + k, box.conquest.length)) for k in range(n)])
        found.append(Weighed(value - n * coin, by["hire"], words))
    if "improve" in by:
        colony, one = colony_of(x, seat), x.specialist(x.line)
        each, cells = colony.each(one), []
        for words in by["improve"].options:
            i = INDEX[words[0]]
            there = me.cells[i]
            lost = colony.each(there)[i] if there else 0.0
            price = box.n.improve_built if there else box.n.improve_empty
            cells.append(Weighed(each[i] - lost - price * coin, by["improve"], words))
        found += sorted(cells, key=lambda w: -w.worth)[: 4 if many else 1]
    return found


def navigate(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """The governor is nearly always better further on."""
    by = by_verb(offers)
    found = declined(by)
    if "move_on" in by:
        found.append(Weighed(x.w.governor - x.prices(seat)["coins"], by["move_on"], ()))
    return found


def line(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """A line of an ambassador's die that another has taken."""
    turn, offer, fee = TurnWorth(x, seat), by_verb(offers)["follow"], x.prices(seat)["coins"]
    return [Weighed(turn.line(w[0]) - (fee if w[0] in DIAGONALS else 0.0), offer, w) for w in offer.options]
