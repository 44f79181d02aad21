"""Tables for tests: begun from a position, asked and answered in one line each."""

from __future__ import annotations

from typing import Any

from bot.games.santa_maria import SantaMaria
from bot.rules import Action, Event, Pick, Play, Rng

KEY = bytes(range(32))


def table(lines: str = "", seats: int = 2, **options: str) -> Play[Any]:
    """A table on which the `set` lines (without the word) hold, played on to its first question."""
    rules = SantaMaria(options)
    state = rules.start(seats, Rng(KEY))
    for line in filter(None, (line.strip() for line in lines.splitlines())):
        name, _, value = line.partition(" = ")
        rules.arrange(state, name, value)
    rules.arranged(state)
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g


def asked(g: Play[Any]) -> list[str]:
    """Who is asked what, as `0 Turn`."""
    return [f"{a.seat} {a.ask}" for a in g.rules.asked(g.s)]


def offered(g: Play[Any], seat: int, verb: str) -> list[str]:
    """The answers of a seat's question that begin with `verb`."""
    d = g.rules.decision(g.s, seat)
    offer = d.offer(verb) if d else None
    return [" ".join(words) for words in offer.options] if isinstance(offer, Pick) else []


def verbs(g: Play[Any], seat: int) -> list[str]:
    d = g.rules.decision(g.s, seat)
    return [o.verb for o in d.offers] if d else []


def do(g: Play[Any], *answers: str) -> list[Event]:
    """Carry `0 take white_3 C coins` out; what came of all of them."""
    before = len(g.events)
    for answer in answers:
        seat, verb, *words = answer.split()
        g.rules.step(g, Action(int(seat), verb, tuple(words)))
    return g.events[before:]


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
