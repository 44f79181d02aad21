"""Standing orders: what a seat decides ahead. A game names its own; here is what one is, and how long it stands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec

from .actions import Args, Decision, Event, GameLike, Hints
from .errors import Refused
from .offers import Pick, Words

Lasts = Literal["once", "round", "always"]
# How an order ends: it has answered; what it was given for is not there any more; its round is over; its question was
# answered otherwise.
Ending = Literal["", "fired", "changed", "round", "answered"]
Answer = tuple[str, Words]  # verb and words
SECOND = "second"  # the part that says what is taken where the first part's choice cannot be had


class Part(msgspec.Struct, frozen=True):
    """Something to choose when an order is given; the first value is what most people would want.

    `usual`: a detail that may be left at its first value. All others have to be chosen by whoever gives the order.
    """

    name: str
    values: tuple[str, ...]
    now: Callable[[Any, int], Collection[str]] | None = None  # of (view, seat): the values that make sense just now
    usual: bool = False


class SeatSight:
    """What the seat that is asked can see. An order has nothing else to go by, so it can give nothing away."""

    def __init__(self, rules: GameLike, state: Any, decision: Decision) -> None:
        self._rules, self._state = rules, state
        self.decision, self.seat, self.ask = decision, decision.seat, decision.ask

    @cached_property
    def view(self) -> Any:
        return self._rules.view(self._state, self.seat)

    @cached_property
    def brief(self) -> Args:
        return self._rules.brief(self._state, self.seat)

    @cached_property
    def hints(self) -> Hints:
        return self._rules.hints(self._state, self.seat)

    def options(self, verb: str) -> tuple[Words, ...]:
        """What may be picked; () where the verb is not on offer."""
        offer = self.decision.offer(verb)
        return tuple(offer.options) if isinstance(offer, Pick) else ()

    @property
    def real(self) -> set[str]:
        """The verbs that answer the question."""
        return {o.verb for o in self.decision.offers if not o.free}

    @property
    def free(self) -> set[str]:
        return {o.verb for o in self.decision.offers if o.free}


class Order(msgspec.Struct, frozen=True):
    """Something that can be decided ahead.

    `answer` says what to answer, or None: then the seat is asked as ever. What it says is carried out only where it is
    on offer. Orders that come first in `Game.orders` are tried first.
    `lasts`: how long it may stand; the first is the usual way. `apart`: parts that make another order of it, which may
    stand beside the first (sell corn, sell coffee). `ends`: kinds of events after which it is gone unless it stands for
    good, for it was given on the sight of what was there before. `late`, of (view, seat): whether one that does not
    stand for good would be gone before its question can come to the seat. `whose`, of (view, seat): whether it is
    anything for that seat, where the seats of a table are unlike.
    """

    name: str
    asks: tuple[str, ...]
    answer: Callable[[SeatSight, Mapping[str, str]], Answer | None]
    parts: tuple[Part, ...] = ()
    lasts: tuple[Lasts, ...] = ("always",)
    apart: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    late: Callable[[Any, int], bool] | None = None
    whose: Callable[[Any, int], bool] | None = None


class Given(msgspec.Struct, frozen=True):
    """An order as a seat has given it. `round`: in which it was (`State.round`)."""

    name: str
    values: dict[str, str]
    lasts: Lasts
    round: int = 0


def for_seat(orders: Iterable[Order], view: Any, seat: int) -> tuple[Order, ...]:
    """Those that are anything for a seat."""
    return tuple([order for order in orders if order.whose is None or order.whose(view, seat)])


def find(orders: Iterable[Order], name: str) -> Order:
    """The order of that name; raises `Refused`."""
    for order in orders:
        if order.name == name:
            return order
    raise Refused("no-such-plan", name=name)


def give(order: Order, values: Mapping[str, str], lasts: str, round: int) -> Given:
    """An order with all its parts chosen; raises `Refused` for a part or a value that it does not have, and
    for the first choice as the second."""
    for name in values:
        if name not in [part.name for part in order.parts]:
            raise Refused("bad-plan", value=name)
    chosen = {}
    for part in order.parts:
        value = values.get(part.name, part.values[0])
        if value not in part.values:
            raise Refused("bad-plan", value=value)
        chosen[part.name] = value
    if order.parts and chosen.get(SECOND) == chosen[order.parts[0].name]:
        raise Refused("plan-twice")
    for standing in order.lasts:
        if standing == (lasts or order.lasts[0]):
            return Given(order.name, chosen, standing, round)
    raise Refused("bad-plan", value=lasts)


def in_time(order: Order, given: Given, view: Any, seat: int, decision: Decision | None) -> None:
    """Refuse an order that can never answer: its question would not come any more while it stands.

    An order for once is over with the answer to the question that is open now, `decision`, which it does not give.
    Raises `Refused`: plan-open-now, plan-too-late.
    """
    if given.lasts == "once" and decision is not None and decision.ask in order.asks:
        raise Refused("plan-open-now")
    if given.lasts != "always" and order.late is not None and order.late(view, seat):
        raise Refused("plan-too-late")


def key_of(order: Order, given: Given) -> str:
    """What a seat can have once: the order, and what makes another one of it."""
    return ".".join([order.name, *(given.values[part] for part in order.apart)])


def ending(order: Order, given: Given, round: int, events: Iterable[Event] = (), answered: str = "") -> Ending:
    """How an order has had its time, "" while it stands: `round` it is, `events` have happened, the seat has
    `answered` a question."""
    if given.lasts == "always":
        return ""
    if any(e.kind in order.ends for e in events):
        return "changed"
    if given.lasts == "round":
        return "round" if given.round != round else ""
    return "answered" if answered in order.asks else ""


# -- what games share ------------------------------------------------------------------------------
Values = Mapping[str, str]
ASK, DECLINE, NONE = "ask", "decline", "none"
OTHERWISE = Part("otherwise", (ASK, DECLINE), usual=True)  # what is to be done where nothing that was chosen can be had


def with_none(some: Callable[[Any, int], Sequence[str]]) -> Callable[[Any, int], Collection[str]]:
    """The values that make sense now, and none at all."""
    return lambda view, seat: [NONE, *some(view, seat)]


def decline(sight: SeatSight, values: Values) -> Answer | None:
    """The answer of an order that always declines."""
    return (DECLINE, ())


def otherwise(values: Values) -> Answer | None:
    """The answer of an order whose choices cannot be had."""
    return (DECLINE, ()) if values["otherwise"] == DECLINE else None
