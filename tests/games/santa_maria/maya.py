"""Tables of Santa Maria with the Maya city for tests."""

from __future__ import annotations

from itertools import product
from typing import Any

from bot.games.santa_maria import SantaMaria
from bot.rules import Play
from tests.games.positions import begun

MODULES = ("governor", "specialists", "ambassadors", "maya")
# All sets of modules with 1 to 5 seats: (seats, modules)
ALL = [
    (seats, tuple(m for m, on in zip(MODULES, chosen, strict=True) if on))
    for seats in range(1, 6)
    for chosen in product((False, True), repeat=4)
]


def options(modules: tuple[str, ...], **more: str) -> dict[str, str]:
    """The options that a set of modules stands for."""
    chosen = {module: "random" if module == "maya" else "true" for module in ("american_kingdoms", *modules)}
    return chosen | more


def city_table(seats: int = 2, city: int = 0, *modules: str, **more: str) -> Play[Any]:
    """A table at its first question, at which that seat plays the city."""
    return begun(SantaMaria(options(("maya", *modules), maya=str(city + 1), **more)), "", seats)


def to_city(g: Play[Any], **changes: Any) -> None:
    """Give the city other things than it has, and put its question anew: stores, hand, gold, coins and the like."""
    city = g.s.city
    me = g.s.board[city.seat]
    for what, value in changes.items():
        if what == "goods":
            me.goods.update(value)
        elif what == "hand":
            for card in value:
                if card in city.deck.cards:
                    city.deck.cards.remove(card)
            city.deck.cards = [*[card for card in city.hand if card not in value], *city.deck.cards]
            city.hand = list(value)
        elif hasattr(city, what):
            setattr(city, what, value)
        else:
            setattr(me, what, value)
    g._offers.clear()
