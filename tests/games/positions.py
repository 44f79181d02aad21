"""Tables for tests of any game: begun from a position, asked and answered in one line each."""

from __future__ import annotations

from typing import Any

from bot.rules import Action, Event, Game, Pick, Play, Rng

KEY = bytes(range(32))


def begun(rules: Game[Any], lines: str, seats: int) -> Play[Any]:
    """A table on which the `set` lines (without the word) hold, played on to its first question."""
    state = rules.start(seats, Rng(KEY))
    for line in filter(None, (line.strip() for line in lines.splitlines())):
        name, _, value = line.partition(" = ")
        rules.arrange(state, name, value)
    rules.arranged(state)
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g


def asked(g: Play[Any]) -> list[str]:
    """Who is asked what, as `0 Build`."""
    return [f"{a.seat} {a.ask}" for a in g.rules.asked(g.s)]


def offered(g: Play[Any], seat: int, verb: str) -> list[str]:
    """The answers of a seat's question that begin with `verb`."""
    d = g.rules.decision(g.s, seat)
    offer = d.offer(verb) if d else None
    return [" ".join(words) for words in offer.options] if isinstance(offer, Pick) else []


def do(g: Play[Any], *answers: str) -> list[Event]:
    """Carry `0 build office no` out, and what follows it; what came of all of them."""
    before = len(g.events)
    for answer in answers:
        seat, verb, *words = answer.split()
        g.rules.step(g, Action(int(seat), verb, tuple(words)))
    return g.events[before:]
