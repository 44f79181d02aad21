"""Who is asked what: questions one after the other, and questions of all at once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Any

Words = tuple[str, ...]
Offers = dict[str, set[Words]]
Answer = tuple[str, Words]
Step = Generator[Any, Any, Any]


@dataclass
class Question:
    """What a seat is asked; the offers are worked out when somebody looks."""

    ask: str
    seat: int
    offers: Callable[[], Offers]


class Course:
    """A game as it goes: the questions that are open, by seat."""

    def __init__(self, main: Step) -> None:
        self.main = main
        self.open: dict[int, tuple[Question, Step]] = {}
        self.over = False
        self._go_on(None)

    def answer(self, seat: int, verb: str, words: Words) -> None:
        """An answer to the question of a seat."""
        _, step = self.open.pop(seat)
        if step is self.main:
            self._go_on((verb, words))
            return
        self._branch(step, (verb, words))
        if not self.open:
            self._go_on(None)

    def _go_on(self, sent: Answer | None) -> None:
        while not self.open:
            try:
                asked = self.main.send(sent)
            except StopIteration:
                self.over = True
                return
            if isinstance(asked, Question):
                self.open[asked.seat] = asked, self.main
                return
            self._fork(asked)
            sent = None

    def _fork(self, steps: Iterable[Step]) -> None:
        for step in list(steps):
            self._branch(step, None)

    def _branch(self, step: Step, sent: Answer | None) -> None:
        try:
            asked = step.send(sent)
        except StopIteration:
            return
        self.open[asked.seat] = asked, step
