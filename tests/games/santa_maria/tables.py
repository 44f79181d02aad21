"""Tables of Santa Maria for tests; see `tests/games/positions.py`."""

from __future__ import annotations

from typing import Any

from bot.games.santa_maria import SantaMaria
from bot.rules import Event, Play
from tests.games.positions import KEY, asked, begun, do, offered

__all__ = ["KEY", "asked", "do", "offered", "play", "table", "told", "verbs"]


def table(lines: str = "", seats: int = 2, **options: str) -> Play[Any]:
    """A table on which the `set` lines (without the word) hold, played on to its first question."""
    return begun(SantaMaria(options), lines, seats)


def verbs(g: Play[Any], seat: int) -> list[str]:
    d = g.rules.decision(g.s, seat)
    return [o.verb for o in d.offers] if d else []


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of one kind say."""
    return [e.args for e in events if e.kind == kind]


def play(offers: Any, below: Any) -> Any:
    """A player for random games who goes home only seldom, so that much of the game comes up."""
    useful = [o for o in offers if o.verb not in ("retire", "decline")]
    if useful and below(12):
        main = [o for o in useful if not o.free]
        offer = main[below(len(main))] if main and below(5) else useful[below(len(useful))]
    else:
        offer = offers[below(len(offers))]
    return offer, offer.sample(below)
