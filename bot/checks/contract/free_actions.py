"""The promise about free actions: no question goes by for whose sake one of them might have been taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.checks.contract.run import Step, must
from bot.rules import Ask, Offer
from bot.rules.machine import Machine
from bot.rules.questions import Open, asking


class Passed(msgspec.Struct):
    """A question that went by itself beside free actions, and the table as it stood then."""

    table: bytes
    seat: int
    ask: str
    real: list[Offer]
    free: list[Offer]

    def among(self, questions: Iterable[Open]) -> Open | None:
        return next((q for q in questions if (q.ask.seat, type(q.ask).__name__) == (self.seat, self.ask)), None)


class Watching(Machine[Any]):
    """Played with this, questions are noted that go by themselves beside free actions."""

    passed: list[Passed]

    def by_itself(self, ask: Ask, offers: Sequence[Offer]) -> tuple[Offer, Any] | None:
        given = super().by_itself(ask, offers)
        if given is not None:
            self._note(ask, offers)
        return given

    def lapses(self, ask: Ask, offers: Sequence[Offer]) -> bool:
        gone = super().lapses(ask, offers)
        if gone:
            self._note(ask, offers)
        return gone

    def _note(self, ask: Ask, offers: Sequence[Offer]) -> None:
        real, free = [o for o in offers if not o.free], [o for o in offers if o.free]
        if free:
            self.passed.append(Passed(msgspec.json.encode(self.s), ask.seat, type(ask).__name__, real, free))


class Patient(Machine[Any]):
    """Played with this, every question waits."""

    def by_itself(self, ask: Ask, offers: Sequence[Offer]) -> None:
        return None

    def lapses(self, ask: Ask, offers: Sequence[Offer]) -> bool:
        return False


def what_goes_by_itself_could_not_go_otherwise(step: Step) -> None:
    """A question that answers itself or lapses beside free actions has the same answers after each of them."""
    rules, before = step.rules, step.run.states[step.n]
    g: Any = type("Watched", (Watching, rules.play_type), {"passed": []})(rules, rules.load(before))
    rules.step(g, step.action)
    for was in g.passed:
        for offer in was.free:
            g = type("Asked", (Patient, rules.play_type), {})(rules, rules.load(was.table))
            question = was.among(asking(g.s.stack))
            must(question is not None, f"{was.ask} went by, and is not on the stack")
            g.answer(question, offer, offer.sample(step.rng.below))
            again = was.among(g.open_questions())
            if again is not None:
                real = [o for o in g.offers_of(again.ask) if not o.free]
                must(real == was.real, f"{was.ask} goes by itself, but {offer.verb} would have changed its answers")
