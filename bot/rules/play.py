"""A state being played on, in place: verbs for rule modules, and the doors for random play and search."""

from __future__ import annotations

from typing import Any

from .actions import Event, S
from .frames import ASKS, FORKS, Ask, Frame, Meanwhile
from .machine import Machine
from .offers import Below, Offer, Words, any_answer, any_args
from .questions import Open, asking


class Play(Machine[S]):
    """A state being played on, in place. Rule modules see it as `g`; games derive it with verbs of their own.

    Outside, `Game.apply` wraps it on a private copy. Random play and search use it directly:
    `open_questions`, `offers_of`, `answer`.
    """

    # -- verbs for rule modules --------------------------------------------------------------
    def then(self, *frames: Frame) -> None:
        """Line frames up to run, in this order, before anything that was already waiting."""
        self._todo.extend(frames)

    def emit(self, kind: str, seat: int | None = None, /, secret: dict[str, Any] | None = None, **args: Any) -> None:
        """Tell a fact. Components that answer to it do so at once."""
        if not self._told:
            return
        event = Event(kind, seat, args, secret or {})
        if self.record:
            self.events.append(event)
        if self._reacts:
            self.rules.react(self, event)

    def ask_beside(self, *asks: Ask) -> None:
        """Ask other seats while the turn goes on; only within a `Meanwhile`."""
        self._meanwhile().beside += asks

    def call_off(self) -> None:
        """Nothing is asked beside the turn any more."""
        self._meanwhile().beside.clear()

    def asked_beside(self) -> list[Ask]:
        """What is asked beside the turn."""
        return [ask for ask in self._meanwhile().beside if isinstance(ask, Ask)]

    def _meanwhile(self) -> Meanwhile:
        return next(frame for frame in reversed(self.s.stack) if isinstance(frame, Meanwhile))

    def order_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with `seat`."""
        n = self.s.seats
        return [*range(seat, n), *range(seat)]

    # -- for the outside ---------------------------------------------------------------------
    @property
    def barrier(self) -> bool:
        """Whether something has come to light, to whomever."""
        return bool(self._seen_by) or self.s.rng.used != self._rng0

    def open_questions(self) -> list[Open]:
        """Every question that waits for an answer now."""
        return asking(self.s.stack)

    def question_of(self, seat: int) -> Ask | None:
        """The question that waits for `seat`, if any."""
        return next((q.ask for q in self.open_questions() if q.ask.seat == seat), None)

    def answer(self, question: Open, offer: Offer, words: Words, *, known: bool = False) -> None:
        """Carry an answer out and go on to the next question. `words` must be on offer, or `Illegal` is raised.

        `known`: they were taken from this very offer, and need no check.
        """
        args = offer.args(words) if known else offer.check(words)
        held = question.held
        if held is None:
            self._answer(question.stack, offer, args)
        elif isinstance(held, Meanwhile):
            self._answer_beside(held, question.ask, offer, args)
        else:
            held.answers[str(question.ask.seat)] = [offer.verb, *words]
            self.decisions += 1
        self.advance(self.s.stack)

    def answer_by_chance(self, below: Below) -> bool:
        """Answer one of the open questions by chance; False where nobody is asked."""
        stack: list[Any] = self.s.stack
        if stack and stack[-1].frame_kind == ASKS:  # what is meant, without the list of the general case
            ask = stack[-1]
            offer, args = any_args(self._offers.get(ask.sn) or self.offers_of(ask), below)
            self._answer(stack, offer, args)
            self.advance(stack)
            return True
        if stack and stack[-1].frame_kind == FORKS:
            threads = [thread for thread in stack[-1].threads if thread]
            if {thread[-1].frame_kind for thread in threads} == {ASKS}:  # mostly: this is quicker, too
                thread = threads[below(len(threads))] if len(threads) > 1 else threads[0]
                offer, args = any_args(self.offers_of(thread[-1]), below)
                self._answer(thread, offer, args)
                self.advance(thread)  # the others wait already
                if not thread:
                    self.advance(stack)
                return True
        questions = self.open_questions()
        if not questions:
            return False
        question = questions[below(len(questions))] if len(questions) > 1 else questions[0]
        offers = self.offers_of(question.ask)
        if question.held is not None:
            self.answer(question, *any_answer(offers, below), known=True)
        else:
            offer, args = any_args(offers, below)
            self._answer(question.stack, offer, args)
            self.advance(stack)
        return True
