"""What passes between a game and all who deal with it: the state, questions, answers and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from .frames import AnyFrame, Ask
from .offers import Offer, Pick, Words
from .rng import Rng
from .tally import Tally

Args = dict[str, object]  # of a text, by name
Hints = dict[tuple[str, str, str], tuple[str, Args]]  # beside (verb, facet, value): text id and arguments


class State(msgspec.Struct, kw_only=True):
    """What every game saves. A game derives its own with what lies on the table."""

    seats: int
    rng: Rng
    stack: list[AnyFrame] = []
    serial: int = 0  # the last serial number given to a question
    round: int = 0  # rounds begun, or years, or whatever the game counts
    over: bool = False


S = TypeVar("S", bound=State)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact worth telling. `secret` is for `seat` only."""

    kind: str
    seat: int | None = None
    args: dict[str, Any] = {}
    secret: dict[str, Any] = {}


class Decision(msgspec.Struct, frozen=True):
    """An open question: to whom, which, and everything that may be answered. The rest: see `Ask`."""

    sn: int
    seat: int
    ask: str  # name of the question class
    offers: tuple[Offer, ...]
    public: bool = False
    hidden: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    sure: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    inside: Mapping[str, tuple[str, str]] = {}

    @classmethod
    def of(cls, ask: Ask, offers: Iterable[Offer], g: Any) -> Decision:
        public = ask.public(g)
        hidden = ask.hidden(g) if public else ()
        kinds = ask.ends, ask.sure, ask.order, ask.inside
        return cls(ask.sn, ask.seat, type(ask).__name__, tuple(offers), public, hidden, *kinds)

    @property
    def shown(self) -> Decision:
        """Of a public question what everybody may see."""
        return msgspec.structs.replace(self, offers=tuple([o for o in self.offers if o.verb not in self.hidden]))

    def open(self, hints: Hints) -> Hints:
        """Of what is said beside its answers as much as everybody may know."""
        return {at: hint for at, hint in hints.items() if at[0] not in self.hidden}

    def offer(self, verb: str) -> Offer | None:
        return next((o for o in self.offers if o.verb == verb), None)

    def ways(self, verb: str, words: Sequence[str]) -> list[Pick]:
        """The offers that are ways of an answer, and are offered where that is chosen."""
        return [o for o in self.offers if isinstance(o, Pick) and self.inside.get(o.verb) == (verb, *words)]

    @property
    def outer(self) -> list[Offer]:
        """The offers as the desk has them: in its order, without those that are ways of another which is on offer."""
        found = [o for o in self.offers if (at := self.inside.get(o.verb)) is None or not self._takes(*at)]
        return sorted(found, key=lambda o: (*self.order, o.verb).index(o.verb))

    def _takes(self, verb: str, *words: str) -> bool:
        offer = self.offer(verb)
        return isinstance(offer, Pick) and words in offer.options


class Asked(NamedTuple):
    """An open question as everybody may know it."""

    seat: int
    ask: str
    sn: int
    beside: bool = False  # the game does not wait for it: somebody else's turn goes on meanwhile
    idle: bool = False  # nor does that turn's player: it is only there for who may want to answer it


class Action(msgspec.Struct, frozen=True):
    """An answer. `sn` names the question it belongs to; 0 means whatever the seat is asked now."""

    seat: int
    verb: str
    words: Words = ()
    sn: int = 0


class Barrier(IntEnum):
    """What has come to light by an answer: where it was something, undo does not cross it."""

    NONE = 0
    OPEN = 1  # chance was used, or others than the answering seat have seen something
    OWN = 2  # the answering seat alone has seen something: in a simultaneous part the others may still take back


class GameLike(Protocol):
    """As much of a game as those need who play it, think about it and answer for its seats."""

    chosen: dict[str, str]

    @property
    def reacts(self) -> bool: ...

    def react(self, g: Any, event: Event) -> None: ...

    def view(self, state: Any, seat: int | None) -> Any: ...

    def brief(self, state: Any, seat: int) -> Args: ...

    def hints(self, state: Any, seat: int) -> Hints: ...

    def scores(self, state: Any) -> list[Tally]: ...

    def scramble(self, state: Any, seat: int | None, rng: Rng) -> Any: ...

    def vocabulary(self, seats: int) -> Any: ...

    def alike(self, state: Any, seat: int, verb: str, words: Words) -> object: ...
