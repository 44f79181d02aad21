"""One question: its offers, whether it answers itself, and an answer carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from .actions import Barrier, Event, GameLike, S
from .errors import DeadEnd
from .frames import Ask, Frame, Numbered
from .offers import Offer, Pick

ALL = -1  # instead of a seat: everybody


class Answering(Generic[S]):
    """A state that is being played on, as far as a single question goes: what may be answered, and what comes of it."""

    def __init__(self, rules: GameLike, state: S, *, record: bool = True) -> None:
        self.rules, self.s, self.record = rules, state, record
        self.events: list[Event] = []
        self.decisions = 0  # questions answered so far, chosen or forced
        self._reacts = rules.reacts
        self._told = record or self._reacts  # whether anybody wants to know of events
        self._seen_by: list[int] = []  # who has seen something that was hidden from him; ALL for everybody
        self._todo: list[Frame] = []
        self._rng0 = state.rng.used
        self._offers: dict[int, list[Offer]] = {}  # by serial number, so that each question is worked out once

    def reveal(self, seat: int = ALL) -> None:
        """Something hidden came to light, to that seat or to all: this step is a barrier for undo."""
        self._seen_by.append(seat)

    def barrier_for(self, seat: int) -> Barrier:
        """What an answer of `seat`, which has led here, means for undo."""
        if self.s.rng.used != self._rng0 or any(who != seat for who in self._seen_by):
            return Barrier.OPEN
        return Barrier.OWN if self._seen_by else Barrier.NONE

    def offers_of(self, ask: Ask) -> list[Offer]:
        """What may be answered; worked out once and kept."""
        found = self._offers.get(ask.sn) if ask.sn else None
        if found is None:
            found = [o for o in ask.offers(self) if o.possible()]
            if ask.sn:
                self._offers[ask.sn] = found
        return found

    def by_itself(self, ask: Ask, offers: Sequence[Offer]) -> tuple[Offer, Any] | None:
        """The answer that a question with these offers gives itself, if it does: which, and what its handler takes."""
        if len(offers) == 1:
            real = offers
        else:
            real = [o for o in offers if not o.free]
            if len(real) != 1 or not ask.auto_beside_free:
                return None
        only = real[0]
        args = None if only.free else only.sole()
        if args is None or not ask.forced(self):
            return None
        if len(offers) > 1 and any(o.free and ask.sways(self, o) for o in offers):
            return None
        return only, args

    def lapses(self, ask: Ask, offers: Sequence[Offer]) -> bool:
        """Whether a question with these offers is passed over; raises `DeadEnd` where it may not be."""
        if not offers and ask.may_lapse:
            return True
        if any(not o.free for o in offers):
            return False
        if not ask.may_lapse or any(ask.sways(self, o) for o in offers):
            raise DeadEnd(f"{type(ask).__name__} offers seat {ask.seat} nothing")
        return True

    def _settle(self, stack: list[Any]) -> None:
        todo = self._todo
        todo.reverse()
        stack += todo
        todo.clear()

    def _answer(self, stack: list[Any], offer: Offer, args: Any) -> None:
        """Carry the answer on top of a stack out, with what the offer made of its words."""
        ask = stack[-1]
        if ask.sn:
            self._offers.pop(ask.sn, None)
            ask.sn = 0  # if it is put again, it is another question, with new offers
        if not offer.free:
            stack.pop()
        self.decisions += 1
        handler = getattr(ask, offer.verb)
        if type(offer) is Pick:
            handler(self, *args)
        else:
            handler(self, args)
        if self._todo:
            self._settle(stack)

    def _number(self, frame: Numbered) -> int:
        """A new serial number for it."""
        s = self.s
        number: int = s.serial + 1
        s.serial = frame.sn = number
        return number
