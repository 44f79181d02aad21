"""The machine: frames are run one by one, until somebody has to answer."""

from __future__ import annotations

from typing import Any

from .actions import S
from .answering import Answering
from .errors import DeadEnd
from .frames import ASKS, FORKS, RUNS, SEALS, Ask, Meanwhile, Sealed
from .offers import Offer, Pick

RUNAWAY = range(10_000)  # frames in one step; more is a loop in the rules


class Machine(Answering[S]):
    """A state whose stack is being run, in place; `Play` is what rule modules and the outside see of it."""

    _answered_beside = False  # just now: the turn is waited for as soon as nobody is asked beside it

    def advance(self, stack: list[Any]) -> None:
        """Run what is lined up until every open thread waits for somebody."""
        todo = self._todo
        for _ in RUNAWAY:
            if not stack:
                return
            top = stack[-1]
            kind = top.frame_kind
            if kind == RUNS:
                stack.pop()
                top.run(self)
                if todo:
                    todo.reverse()
                    stack += todo
                    todo.clear()
            elif kind == ASKS:
                offers = top.offers(self)
                if not offers and top.may_lapse:
                    stack.pop()
                    continue
                if type(offers) is not list:
                    offers = list(offers)
                for offer in offers:
                    if not (offer.options if type(offer) is Pick else offer.possible()):
                        offers = [o for o in offers if (o.options if type(o) is Pick else o.possible())]
                        break
                if len(offers) == 1 or (offers and top.auto_beside_free):
                    given = self.by_itself(top, offers)
                    if given is not None:
                        self._answer(stack, *given)
                        continue
                if (not offers or offers[0].free) and self.lapses(top, offers):
                    stack.pop()
                    continue
                self._offers[top.sn or self._number(top)] = offers
                return
            elif kind == FORKS:
                if not top.sn:
                    self._number(top)
                    top.opened(self)
                    for thread in top.threads:
                        thread.reverse()
                for thread in top.threads:
                    if thread and not (thread[-1].frame_kind == ASKS and thread[-1].sn):
                        self.advance(thread)
                if any(top.threads):
                    return
                stack.pop()
                top.closed(self)
            elif kind == SEALS:
                if not self._open_sealed(stack, top):
                    return
            elif not self._go_on_beside(stack, top):
                return
        raise DeadEnd("runaway rules")

    def _open_sealed(self, stack: list[Any], top: Sealed) -> bool:
        """Put what is new of it; when all answers are in, carry them out and tell so."""
        if not top.sn:
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

    def _go_on_beside(self, stack: list[Any], top: Meanwhile) -> bool:
        """Go on with the turn, and put what is asked beside it; False where it waits for answers."""
        if not top.sn:
            self._number(top)
            top.main.reverse()
        self.advance(top.main)
        if not top.main:
            stack.pop()
            return True
        for ask in list(top.beside):
            assert isinstance(ask, Ask)
            offers = [o for o in ask.offers(self) if o.possible()]
            if any(o.free for o in offers):
                raise DeadEnd(f"{type(ask).__name__} offers seat {ask.seat} free actions beside a turn")
            if self.lapses(ask, offers):
                top.beside = [other for other in top.beside if other is not ask]
                if self._answered_beside and not self._waited_for(top):
                    self._put_anew(top)
                    return True
                continue
            given = self.by_itself(ask, offers)
            if given is not None:
                self._answer_beside(top, ask, *given)
                return True
            self._offers[ask.sn or self._number(ask)] = offers
        self._answered_beside = False
        return False

    def _answer_beside(self, top: Meanwhile, ask: Ask, offer: Offer, args: Any) -> None:
        """Carry out what was asked beside a turn. What it lines up interrupts the turn.

        When nobody is waited for beside it any more, by this or since theirs lapses, the question of the turn is put
        anew: its player has waited for that.
        """
        top.beside = [other for other in top.beside if other is not ask]
        interrupts: list[Any] = [ask]
        self._answer(interrupts, offer, args)
        self._answered_beside = True
        if not self._waited_for(top):
            self._put_anew(top)
        top.main += interrupts

    def _waited_for(self, top: Meanwhile) -> bool:
        return any(isinstance(ask, Ask) and ask.waited_for(self) for ask in top.beside)

    def _put_anew(self, top: Meanwhile) -> None:
        """The question of the turn gets another number: whoever waited is called."""
        waiting = top.main[-1] if top.main else None
        if isinstance(waiting, Ask):
            self._offers.pop(waiting.sn, None)
            waiting.sn = 0
        self._answered_beside = False
