"""The machine: a state being played on, in place, frame by frame, until somebody has to answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from .errors import DeadEnd
from .frames import AnyFrame, Ask, Fork, Frame, Numbered, Sealed
from .offers import Offer, Pick, Words
from .rng import Rng

if TYPE_CHECKING:
    from .game import Game

RUNAWAY = 10_000  # frames in one step; more is a loop in the rules


class State(msgspec.Struct, kw_only=True):
    """What every game saves. A game derives its own with what lies on the table."""

    seats: int
    rng: Rng
    stack: list[AnyFrame] = []
    serial: int = 0  # the last serial number given to a question
    round: int = 0  # rounds begun, or years, or whatever the game counts
    over: bool = False


S = TypeVar("S", bound=State)


class Event(msgspec.Struct, frozen=True):
    """A fact worth telling. `secret` is for `seat` only."""

    kind: str
    seat: int | None = None
    args: dict[str, Any] = {}
    secret: dict[str, Any] = {}


class Open(NamedTuple):
    """An open question inside the machine: the stack it sits on, and the simultaneous part it belongs to."""

    ask: Ask
    stack: list[Any]
    sealed: Sealed | None
    fork: int


class Play(Generic[S]):
    """A state being played on, in place. Rule modules see it as `g`; games derive it with verbs of their own.

    Outside, `Game.apply` wraps it on a private copy. Random play and search use it directly:
    `open_questions`, `offers_of`, `answer`.
    """

    def __init__(self, rules: Game[S], state: S, *, record: bool = True) -> None:
        self.rules, self.s, self.record = rules, state, record
        self.events: list[Event] = []
        self.decisions = 0  # questions answered so far, chosen or forced
        self._reacts = rules.reacts
        self._revealed = False
        self._todo: list[Frame] = []
        self._rng0 = state.rng.used
        self._offers: dict[int, list[Offer]] = {}  # by serial number, so that each question is worked out once

    # -- verbs for rule modules --------------------------------------------------------------
    def then(self, *frames: Frame) -> None:
        """Line frames up to run, in this order, before anything that was already waiting."""
        self._todo.extend(frames)

    def emit(self, kind: str, seat: int | None = None, /, secret: dict[str, Any] | None = None, **args: Any) -> None:
        """Tell a fact. Components that answer to it do so at once."""
        if not self.record and not self._reacts:
            return
        event = Event(kind, seat, args, secret or {})
        if self.record:
            self.events.append(event)
        if self._reacts:
            self.rules.react(self, event)

    def reveal(self) -> None:
        """Something hidden came to light: this step is a barrier for undo."""
        self._revealed = True

    def order_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with `seat`."""
        n = self.s.seats
        return [(seat + i) % n for i in range(n)]

    # -- for the outside ---------------------------------------------------------------------
    @property
    def barrier(self) -> bool:
        return self._revealed or self.s.rng.used != self._rng0

    def open_questions(self) -> list[Open]:
        """Every question that waits for an answer now."""
        stack = self.s.stack
        if stack and isinstance(top := stack[-1], Ask):
            return [Open(top, stack, None, 0)]
        return list(asking(stack))

    def offers_of(self, ask: Ask) -> list[Offer]:
        """What may be answered; worked out once and kept."""
        found = self._offers.get(ask.sn) if ask.sn else None
        if found is None:
            found = [o for o in ask.offers(self) if o.possible()]
            if ask.sn:
                self._offers[ask.sn] = found
        return found

    def answer(self, question: Open, offer: Offer, words: Words) -> None:
        """Carry an answer out and go on to the next question. `words` must be on offer, or `Illegal` is raised."""
        if question.sealed is not None:
            offer.check(words)
            question.sealed.answers[str(question.ask.seat)] = [offer.verb, *words]
            self.decisions += 1
        else:
            self._answer(question.stack, offer, words)
        self.advance(self.s.stack)

    # -- the machine -------------------------------------------------------------------------
    def _settle(self, stack: list[Any]) -> None:
        todo = self._todo
        if todo:
            todo.reverse()
            stack += todo
            todo.clear()

    def _answer(self, stack: list[Any], offer: Offer, words: Words) -> None:
        ask = stack[-1]
        args = offer.check(words)
        self._offers.pop(ask.sn, None)
        ask.sn = 0  # if it is put again, it is another question, with new offers
        if not offer.free:
            stack.pop()
        self.decisions += 1
        handler = getattr(ask, offer.verb)
        if isinstance(offer, Pick):
            handler(self, *args)
        else:
            handler(self, args)
        if self._todo:
            self._settle(stack)

    def advance(self, stack: list[Any]) -> None:
        """Run what is lined up until every open thread waits for somebody."""
        for _ in range(RUNAWAY):
            if not stack:
                return
            top = stack[-1]
            if isinstance(top, Ask):
                offers = [o for o in top.offers(self) if o.possible()]
                if len(offers) == 1 and not offers[0].free:
                    words = offers[0].only()
                    if words is not None and top.forced(self):
                        self._answer(stack, offers[0], words)
                        continue
                elif not offers and top.may_lapse:
                    stack.pop()
                    continue
                elif not offers or (offers[0].free and all(o.free for o in offers)):
                    raise DeadEnd(f"{type(top).__name__} offers seat {top.seat} nothing")
                if not top.sn:
                    self._number(top)
                self._offers[top.sn] = offers
                return
            if isinstance(top, Fork):
                if not top.sn:
                    self._number(top)
                    for thread in top.threads:
                        thread.reverse()
                for thread in top.threads:
                    if not (thread and isinstance(thread[-1], Ask) and thread[-1].sn):
                        self.advance(thread)
                if any(top.threads):
                    return
                stack.pop()
            elif isinstance(top, Sealed):
                if not self._open_sealed(stack, top):
                    return
            else:
                stack.pop()
                top.run(self)
                if self._todo:
                    self._settle(stack)
        raise DeadEnd("runaway rules")

    def _open_sealed(self, stack: list[Any], top: Sealed) -> bool:
        """Put what is new of it; when all answers are in, carry them out and tell so."""
        self._number(top)
        for ask in [a for a in top.asks if isinstance(a, Ask) and not a.sn and str(a.seat) not in top.answers]:
            self._put_sealed(top, ask)
        asks = [a for a in top.asks if isinstance(a, Ask)]
        if any(str(a.seat) not in top.answers for a in asks):
            return False
        stack.pop()
        given = []  # all are read before the first takes effect: it may change what the next was offered
        for ask in asks:
            verb, *words = top.answers[str(ask.seat)]
            offer = next(o for o in self.offers_of(ask) if o.verb == verb)
            given.append((getattr(ask, verb), offer.check(tuple(words)), isinstance(offer, Pick)))
            ask.sn = 0
        for handler, args, picked in given:
            if picked:
                handler(self, *args)
            else:
                handler(self, args)
        self._settle(stack)
        self.reveal()
        return True

    def _put_sealed(self, top: Sealed, ask: Ask) -> None:
        offers = self.offers_of(ask)
        if not offers and ask.may_lapse:
            top.asks = [a for a in top.asks if a is not ask]
            return
        if not offers or any(o.free for o in offers):
            raise DeadEnd(f"{type(ask).__name__} offers seat {ask.seat} nothing, or free actions, under seal")
        words = offers[0].only() if len(offers) == 1 else None
        if words is not None and ask.forced(self):
            top.answers[str(ask.seat)] = [offers[0].verb, *words]
        else:
            self._number(ask)

    def _number(self, frame: Numbered) -> None:
        if not frame.sn:
            self.s.serial += 1
            frame.sn = self.s.serial


def asking(stack: list[Any], fork: int = 0) -> Iterator[Open]:
    """Every open question on a stack, threads of a fork and all."""
    if not stack:
        return
    top = stack[-1]
    if isinstance(top, Ask):
        yield Open(top, stack, None, fork)
    elif isinstance(top, Fork):
        for thread in top.threads:
            yield from asking(thread, fork or top.sn)
    elif isinstance(top, Sealed):
        for ask in top.asks:
            if isinstance(ask, Ask) and str(ask.seat) not in top.answers:
                yield Open(ask, [ask], top, fork or top.sn)
