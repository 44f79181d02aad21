"""Which modules of American Kingdoms go together, and with how many players (Rulebook 002, Modules A to D)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.rules import Refused

from .rows import CITY

COLONIES_ONLY = ("governor", "specialists")  # modules that do nothing but in a colony
FIVE = ((CITY, "true"), ("ambassadors", "true"))  # Rulebook 002, Module D: what five players need


def unfit(modules: Collection[str], seats: int, city: str = "random") -> Iterator[Refused]:
    """Why so many cannot play with these modules, besides what five need; 0 seats where that is not settled.

    `city`: whose seat the Maya city is, counted from 1, or "random".
    """
    if CITY not in modules or not seats:
        return
    if seats == 1:
        for module in COLONIES_ONLY:
            if module in modules:
                yield Refused("city-alone", module=module)
    if city.isdigit() and int(city) > seats:
        yield Refused("city-for-nobody", n=int(city), seats=seats)
