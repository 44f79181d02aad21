"""Random games of Puerto Rico, question by question, for tests of what people see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from random import Random

from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.state import State
from bot.rules import Action, Decision, Event, Outcome
from bot.ui.panel.panel import Context

from .words import Strict

NAMES = ("Анна", "Boris", "Вера", "Gleb", "Christina")


def eager(rules: PuertoRico, state: State, seat: int, chance: Random) -> Action:
    """Any answer by chance, but nothing is declined, so that cities and islands fill."""
    d = rules.decision(state, seat)
    assert d
    offer = chance.choice([o for o in d.offers if o.verb != "decline"] or d.offers)
    return Action(seat, offer.verb, offer.sample(chance.randrange), d.sn)


def game(seats: int, seed: int, **chosen: str) -> Iterator[tuple[PuertoRico, State, list[Event]]]:
    """Every state of a game played by chance, with the events that led to it."""
    rules, chance = PuertoRico(chosen), Random(seed)
    out: Outcome[State] = rules.setup(seats, sha256(str(seed).encode()).digest())
    yield rules, out.state, out.events
    while asked := rules.asked(out.state):
        who = chance.choice(asked).seat
        out = rules.apply(out.state, eager(rules, out.state, who, chance))
        yield rules, out.state, out.events


def context(rules: PuertoRico, state: State, d: Decision, text: Strict) -> Context:
    brief, hints = rules.brief(state, d.seat), rules.hints(state, d.seat)
    return Context(text, 1234567, d.seat, f"9.{d.sn}", brief, hints, NAMES[: state.seats], partial(rules.facts, None))
