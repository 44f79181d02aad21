"""Which modules of American Kingdoms go together, and with how many players (Rulebook 002, Modules A to D)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.rules import Refused

from .rows import CITY

COLONIES_ONLY = ("governor", "specialists")  # modules that do nothing but in a colony
FIVE = 5  # players, who need what Module D says


def for_five(modules: Collection[str]) -> bool:
    """Whether five can play: four colonies and the city, with ambassadors (Rulebook 002, Module D)."""
    return CITY in modules and "ambassadors" in modules


def unfit(modules: Collection[str], seats: int, city: str) -> Iterator[Refused]:
    """Why so many cannot play with these modules; 0 seats where that is not settled.

    `city`: whose seat the Maya city is, counted from 1, or "random".
    """
    if seats == FIVE and not for_five(modules):
        yield Refused("five-need-city")
    if CITY not in modules or not seats:
        return
    if seats == 1:
        for module in COLONIES_ONLY:
            if module in modules:
                yield Refused("city-alone", module=module)
    if city.isdigit() and int(city) > seats:
        yield Refused("city-for-nobody", n=int(city), seats=seats)
