"""Which modules of American Kingdoms go together, and with how many players (Rulebook 002, Modules A to D)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.rules import Refused

from .rows import CITY

LETTERS = {"governor": "G", "specialists": "S", "ambassadors": "A", CITY: "M"}
COLONIES_ONLY = ("governor", "specialists")  # modules that do nothing but in a colony
GOES, FIVE, ALONE = "+5a"
# By the letters of a set of modules, for one to five players: it goes; five need the city and ambassadors (Module D,
# Components and set-up); alone as the city there is no colony that a governor or specialist could come to.
TABLE = {
    "": "++++5",
    "G": "++++5",
    "S": "++++5",
    "A": "++++5",
    "GS": "++++5",
    "GA": "++++5",
    "SA": "++++5",
    "GSA": "++++5",
    "M": "++++5",
    "GM": "a+++5",
    "SM": "a+++5",
    "AM": "+++++",
    "GSM": "a+++5",
    "GAM": "a++++",
    "SAM": "a++++",
    "GSAM": "a++++",
}
MOST = len(TABLE[""])  # players


def row(modules: Collection[str]) -> str:
    """What the table says of a set of modules, by number of players from one on."""
    return TABLE["".join([letter for module, letter in LETTERS.items() if module in modules])]


def for_five(modules: Collection[str]) -> bool:
    """Whether five can play: four colonies and the city, with ambassadors."""
    return row(modules)[MOST - 1] == GOES


def unfit(modules: Collection[str], seats: int, city: str) -> Iterator[Refused]:
    """Why so many cannot play with these modules; 0 seats where that is not settled.

    `city`: whose seat the Maya city is, counted from 1, or "random".
    """
    if not 0 < seats <= MOST:
        return
    mark = row(modules)[seats - 1]
    if mark == FIVE:
        yield Refused("five-need-city")
    elif mark == ALONE:
        for module in COLONIES_ONLY:
            if module in modules:
                yield Refused("city-alone", module=module)
    if CITY in modules and city.isdigit() and int(city) > seats:
        yield Refused("city-for-nobody", n=int(city), seats=seats)
