"""Time zones as people name them: by a city, in the reader's language."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.core import Locale, get_global
from babel.dates import get_timezone_location

from .fluent import LANGUAGES, language_of

MORE = Path(__file__).parent / "cities.toml"
FIRST = {  # what is offered before anything is typed
    "en": (
        "Europe/London", "Europe/Berlin", "Europe/Paris", "America/New_York", "America/Chicago", "America/Denver",
        "America/Los_Angeles", "Europe/Moscow", "Asia/Tokyo", "Australia/Sydney",
    ),
    "ru": (
        "Europe/Moscow", "Europe/Kaliningrad", "Europe/Samara", "Asia/Yekaterinburg", "Asia/Omsk", "Asia/Novosibirsk",
        "Asia/Krasnoyarsk", "Asia/Irkutsk", "Asia/Yakutsk", "Asia/Vladivostok", "Europe/Minsk", "Asia/Almaty",
        "Europe/Berlin",
    ),
}  # fmt: skip


class City(NamedTuple):
    """A city, by its name in each language, and the zone (IANA) by which its clocks go."""

    zone: str
    names: tuple[str, ...]  # as in LANGUAGES
    countries: tuple[str, ...]

    def name(self, locale: str) -> str:
        return self.names[LANGUAGES.index(language_of(locale))]

    def country(self, locale: str) -> str:
        return self.countries[LANGUAGES.index(language_of(locale))]

    def label(self, locale: str) -> str:
        """With the country, where there is one: "Berlin, Germany"."""
        return ", ".join(filter(None, (self.name(locale), self.country(locale))))


def _plain(said: str) -> str:
    """As people type it: without regard to capitals, «ё», hyphens, underscores."""
    return " ".join(said.casefold().replace("ё", "е").replace("-", " ").replace("_", " ").split())


@cache
def _of_zones() -> dict[str, City]:
    """The city that gives each zone its name; not the poles and not the zones without any place."""
    locales = [Locale.parse(language) for language in LANGUAGES]
    zones = [z for z in get_global("zone_territories") if not z.startswith(("Etc/", "Antarctica/"))]
    lands = get_global("zone_territories")
    return {
        z: City(
            z,
            tuple(get_timezone_location(z, locale=to, return_city=True) for to in locales),
            tuple(to.territories.get(lands[z], "") for to in locales),
        )
        for z in sorted(zones)
    }


@cache
def cities() -> tuple[City, ...]:
    """Every city that is known: those of the zones, and more that are large."""
    own = _of_zones()
    more = tomllib.loads(MORE.read_text("utf-8"))
    named = (own[zone]._replace(names=tuple(names)) for zone, found in more.items() for names in found)
    return (*own.values(), *named)


@cache
def _typed() -> tuple[tuple[City, tuple[str, ...]], ...]:
    """How each city may be typed; those of the zones also as the zone is called."""
    own = _of_zones()
    return tuple((c, tuple(map(_plain, (*c.names, *([c.zone] if own[c.zone] == c else []))))) for c in cities())


@cache
def _labels() -> dict[str, str]:
    """The zone of each city as it is suggested, with its country."""
    return {_plain(c.label(to)): c.zone for c in cities() for to in LANGUAGES}


def find(locale: str, typed: str, most: int = 25) -> list[City]:
    """Cities that fit what has been typed so far, the best first; the language it is typed in does not matter.

    Those of a country that fits come last.
    """
    wanted = _plain(typed)
    if by_clock := _offset(typed):
        return [City(by_clock, (_utc(by_clock),) * len(LANGUAGES), ("",) * len(LANGUAGES))]
    if not wanted:
        return [_of_zones()[zone] for zone in FIRST[language_of(locale)]][:most]
    ranked = []
    for city, names in _typed():
        rank = min(_rank(said, wanted) for said in names)
        if rank == NOT and any(_plain(land).startswith(wanted) for land in city.countries if land):
            rank = LAND
        if rank < NOT:
            ranked.append((rank, _plain(city.name(locale)), city))
    return [city for _, _, city in sorted(ranked)][:most]


LAND, NOT = 3, 9  # ranks of a city whose country fits, and of one that does not at all


def _rank(said: str, wanted: str) -> int:
    """How well a name fits: 0 it is it, 1 it begins so, 2 a word in it begins so."""
    if said == wanted:
        return 0
    if said.startswith(wanted):
        return 1
    return 2 if f" {wanted}" in said.replace("/", " ") else NOT


def exactly(typed: str) -> str:
    """The zone of a city typed in full, in any language and with or without its country, of a zone as it is called, or
    of a difference to UTC ("GMT+3"); "" for none."""
    wanted = _plain(typed)
    found = _offset(typed) or next((city.zone for city, names in _typed() if wanted in names), "")
    found = found or _labels().get(wanted, "")
    aliases = get_global("zone_aliases")
    return found or next((new for old, new in aliases.items() if _plain(old) == wanted), "")


def _offset(typed: str) -> str:
    """The zone of "GMT+3", "utc -5:00" or "+3": full hours, for no other has a zone without a place; "" for none.

    Those zones are named by what is added to local time, so "UTC+3" is Etc/GMT-3; they may be typed so, too.
    """
    if _utc(typed):
        return typed
    found = re.fullmatch(r"\s*(?:utc|gmt)?\s*([+\-−–])\s*0?(\d{1,2})(?::?00)?\s*", typed, re.IGNORECASE)
    if found is None:
        return ""
    hours = int(found[2])
    zone = f"Etc/GMT{'-' if found[1] == '+' else '+'}{hours}" if hours else "Etc/UTC"
    return zone if zone in get_global("zone_territories") else ""


def _utc(zone: str) -> str:
    """A zone without a place by its difference to UTC, as people write it; "" for one with a place."""
    found = re.fullmatch(r"Etc/(?:UTC|GMT(?:([+-])(\d+))?)", zone)
    if found is None or zone not in get_global("zone_territories"):
        return ""
    return f"UTC{'−' if found[1] == '+' else '+'}{found[2]}" if found[2] else "UTC"


def name_of(locale: str, zone: str) -> str:
    """The city that gives a zone its name, in the reader's language; "UTC+3" or the zone itself where there is none."""
    city = _of_zones().get(get_global("zone_aliases").get(zone, zone))
    return city.name(locale) if city else _utc(zone) or zone
