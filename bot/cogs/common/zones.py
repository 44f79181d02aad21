"""Time zones by cities, as people type them."""

from __future__ import annotations

from discord import app_commands

from bot.rules import Refused
from bot.service.people.waking_hours import zone
from bot.text import cities
from bot.ui.common import dates
from bot.ui.common.limits import SUGGESTION_NAME, cut

from .choices import Choices
from .reply import Reply

CLOCK = " · "  # in a suggestion, between a city and the time there


def suggest_cities(reply: Reply, typed: str, now: float) -> Choices:
    """Cities that fit what is typed, in the reader's language, each with the time there."""
    return [
        app_commands.Choice(
            name=cut(
                f"{c.label(reply.locale)}{CLOCK}{dates.now_there(now, zone(c.zone))}",
                SUGGESTION_NAME,
            ),
            value=c.zone,
        )
        for c in cities.find(reply.locale, typed)
    ]


def zone_of(said: str) -> str:
    """The zone of what was typed: a city in full, or one that nothing else begins like. Raises `Refused`.

    A suggestion that comes as its label is one too, whatever the clock in it says.
    """
    if found := cities.exactly(said.partition(CLOCK)[0]):
        return found
    fitting = {city.zone for city in cities.find("en", said)} if said.strip() else set()
    if len(fitting) != 1:
        raise Refused("unknown-city", word=said[: dates.WORD])
    return fitting.pop()
