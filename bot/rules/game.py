"""Setup, pending questions, apply: the only three doors into a game; and the machine behind them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from .errors import DeadEnd, Illegal, NotYours, Refused, Stale
from .frames import AnyFrame, Ask, Fork, Frame, Numbered, Sealed, decode_hook
from .offers import Below, Offer, Pick, Words
from .rng import Rng
from .tally import Tally

RUNAWAY = 10_000  # frames in one step; more is a loop in the rules


class State(msgspec.Struct, kw_only=True):
    """What every game saves. A game derives its own with what lies on the table."""

    seats: int
    rng: Rng
    stack: list[AnyFrame] = []
    serial: int = 0  # the last serial number given to a question
    over: bool = False


S = TypeVar("S", bound=State)


class Event(msgspec.Struct, frozen=True):
    """A fact worth telling. `secret` is for `seat` only."""

    kind: str
    seat: int | None = None
    args: dict[str, Any] = {}
    secret: dict[str, Any] = {}


class Decision(msgspec.Struct, frozen=True):
    """An open question: to whom, which, and everything that may be answered."""

    sn: int
    seat: int
    ask: str  # name of the question class
    offers: tuple[Offer, ...]

    def offer(self, verb: str) -> Offer | None:
        return next((o for o in self.offers if o.verb == verb), None)


class Asked(NamedTuple):
    """An open question as everybody may know it."""

    seat: int
    ask: str
    sn: int


class Action(msgspec.Struct, frozen=True):
    """An answer. `sn` names the question it belongs to; 0 means whatever the seat is asked now."""

    seat: int
    verb: str
    words: Words = ()
    sn: int = 0


class Outcome(msgspec.Struct, Generic[S]):
    """What came of a step."""

    state: S
    events: list[Event]
    barrier: bool  # something came to light: undo may not cross this
    fork: int  # serial number of the simultaneous part it belongs to, 0 if none


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is opened: `values[0]` is the rulebook's way and the default."""

    name: str
    values: tuple[str, ...]


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
        self._reacts = type(rules).react is not Game.react
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
        return list(_asking(self.s.stack))

    def offers_of(self, ask: Ask) -> list[Offer]:
        """What may be answered; worked out once and kept."""
        found = self._offers.get(ask.sn) if ask.sn else None
        if found is None:
            found = [o for o in ask.offers(self) if not isinstance(o, Pick) or o.options]
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
        if self._todo:
            self._todo.reverse()
            stack.extend(self._todo)
            self._todo.clear()

    def _answer(self, stack: list[Any], offer: Offer, words: Words) -> None:
        ask = stack[-1]
        args = offer.check(words)
        self._offers.pop(ask.sn, None)
        if offer.free:
            ask.sn = 0  # the same question again, with new offers
        else:
            stack.pop()
        self.decisions += 1
        handler = getattr(ask, offer.verb)
        if isinstance(offer, Pick):
            handler(self, *args)
        else:
            handler(self, args)
        self._settle(stack)

    def advance(self, stack: list[Any]) -> None:
        """Run what is lined up until every open thread waits for somebody."""
        for _ in range(RUNAWAY):
            if not stack:
                return
            top = stack[-1]
            if isinstance(top, Ask):
                offers = [o for o in top.offers(self) if not isinstance(o, Pick) or o.options]
                words = offers[0].only() if len(offers) == 1 and not offers[0].free else None
                if words is not None and top.forced(self):
                    self._answer(stack, offers[0], words)
                    continue
                if all(o.free for o in offers):
                    raise DeadEnd(f"{type(top).__name__} offers seat {top.seat} nothing")
                self._number(top)
                self._offers[top.sn] = offers
                return
            if isinstance(top, Fork):
                self._number(top)
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
                self._settle(stack)
        raise DeadEnd("runaway rules")

    def _open_sealed(self, stack: list[Any], top: Sealed) -> bool:
        self._number(top)
        waiting = [a for a in top.asks if isinstance(a, Ask) and str(a.seat) not in top.answers]
        for ask in waiting:
            self._number(ask)
        if waiting:
            return False
        stack.pop()
        for ask in [a for a in top.asks if isinstance(a, Ask)]:
            verb, *words = top.answers[str(ask.seat)]
            offer = next(o for o in self.offers_of(ask) if o.verb == verb)
            args = offer.check(tuple(words))
            handler = getattr(ask, verb)
            if isinstance(offer, Pick):
                handler(self, *args)
            else:
                handler(self, args)
        self._settle(stack)
        self.reveal()
        return True

    def _number(self, frame: Numbered) -> None:
        if not frame.sn:
            self.s.serial += 1
            frame.sn = self.s.serial


def _asking(stack: list[Any], fork: int = 0) -> Iterator[Open]:
    if not stack:
        return
    top = stack[-1]
    if isinstance(top, Ask):
        yield Open(top, stack, None, fork)
    elif isinstance(top, Fork):
        for thread in top.threads:
            yield from _asking(thread, fork or top.sn)
    elif isinstance(top, Sealed):
        for ask in top.asks:
            if isinstance(ask, Ask) and str(ask.seat) not in top.answers:
                yield Open(ask, [ask], top, fork or top.sn)


class Game(Generic[S]):
    """The rules of one game for one set of options. Holds no state of any table.

    A game gives `name`, `version` (raised when a change of rules changes what a recorded game means), `seat_counts`,
    `options`, `state_type`, `play_type`, and the methods that raise `NotImplementedError` here.
    """

    name: ClassVar[str]
    version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    state_type: ClassVar[type[State]]
    play_type: ClassVar[type[Play[Any]]] = Play
    _enc: ClassVar[msgspec.json.Encoder]
    _dec: ClassVar[msgspec.json.Decoder[Any]]

    def __init_subclass__(cls) -> None:
        cls._enc = msgspec.json.Encoder()
        cls._dec = msgspec.json.Decoder(cls.state_type, dec_hook=decode_hook)

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        """`chosen` options by name; raises `Refused` for a name or value that the game does not have."""
        self.chosen: dict[str, str] = {o.name: o.values[0] for o in self.options}
        for name, value in (chosen or {}).items():
            known = next((o for o in self.options if o.name == name), None)
            if known is None:
                raise Refused("unknown-option", option=name, game=self.name)
            if value not in known.values:
                raise Refused("bad-option", option=name, value=value, values=", ".join(known.values))
            self.chosen[name] = value

    # -- what a game gives -------------------------------------------------------------------
    def start(self, seats: int, rng: Rng) -> S:
        """The table as set up, with the first frames on its stack."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Any:
        """What `seat` may see (None: anybody), built field by field; everything once the game is over."""
        raise NotImplementedError

    def scramble(self, state: S, seat: int | None, rng: Rng) -> S:
        """Another state that `seat` could not tell from this one; for tests and for search."""
        raise NotImplementedError

    def census(self, state: S) -> dict[str, int]:
        """How many there are of everything that is neither made nor lost; the same all game long."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Tally]:
        """Score by seat, line by line, ranked; exact at the end, as things stand before it."""
        raise NotImplementedError

    def brief(self, state: S, seat: int) -> dict[str, object]:
        """The numbers that matter for the open question of `seat`, as arguments for its text."""
        return {}

    def hints(self, state: S, seat: int) -> dict[tuple[str, str, str], tuple[str, dict[str, object]]]:
        """What to say beside a value of the open question: (verb, facet, value) -> (text id, arguments)."""
        return {}

    def lines(self, view: Any) -> list[tuple[str, dict[str, object]]]:
        """A view told line by line (text id, arguments): whose turn and what is asked, each seat, what is left."""
        return []

    def arrange(self, state: S, name: str, value: str) -> None:
        """Carry out `set name = value` of a recorded game; raises `Refused` if there is no such thing."""
        raise Refused("cannot-set", name=name)

    def arranged(self, state: S) -> None:
        """Check a state after its `set` lines; raises `Refused` for what no legal table could show."""

    def react(self, g: Play[S], event: Event) -> None:
        """Components that answer to events; in a fixed order."""

    # -- the doors ---------------------------------------------------------------------------
    def dump(self, state: S) -> bytes:
        return self._enc.encode(state)

    def load(self, blob: bytes) -> S:
        loaded: S = self._dec.decode(blob)
        return loaded

    def begin(self, seats: int, key: bytes, *, record: bool = True) -> Play[S]:
        """A new table, played on in place. Raises `Refused` for a number of seats the game does not have."""
        if seats not in self.seat_counts:
            raise Refused("bad-seats", seats=seats, game=self.name)
        g = self.resume(self.start(seats, Rng(key)), record=record)
        g.advance(g.s.stack)
        return g

    def resume(self, state: S, *, record: bool = True) -> Play[S]:
        """Play on from `state`, in place: the state given is the one that changes."""
        g: Play[S] = self.play_type(self, state, record=record)
        return g

    def setup(self, seats: int, key: bytes) -> Outcome[S]:
        g = self.begin(seats, key)
        return Outcome(g.s, g.events, True, 0)

    def asked(self, state: S) -> list[Asked]:
        """Who is asked what; cheap, for it works no offers out."""
        return [Asked(q.ask.seat, type(q.ask).__name__, q.ask.sn) for q in _asking(state.stack)]

    def pending(self, state: S) -> list[Decision]:
        """The open questions with their offers, one for each seat that is asked."""
        g = self.resume(state)
        return [
            Decision(q.ask.sn, q.ask.seat, type(q.ask).__name__, tuple(g.offers_of(q.ask))) for q in g.open_questions()
        ]

    def decision(self, state: S, seat: int) -> Decision | None:
        """The question that waits for `seat`, if any."""
        g = self.resume(state)
        for q in g.open_questions():
            if q.ask.seat == seat:
                return Decision(q.ask.sn, seat, type(q.ask).__name__, tuple(g.offers_of(q.ask)))
        return None

    def apply(self, state: S, action: Action) -> Outcome[S]:
        """The state after an answer; the one given stays as it is.

        Raises `NotYours`, `Stale` or `Illegal`, and then nothing has happened.
        """
        g = self.resume(self.load(self.dump(state)))
        fork = self.step(g, action)
        return Outcome(g.s, g.events, g.barrier, fork)

    def step(self, g: Play[S], action: Action) -> int:
        """Carry an answer out in place; returns the simultaneous part it belongs to, or 0."""
        mine = next((q for q in g.open_questions() if q.ask.seat == action.seat), None)
        if mine is None:
            raise NotYours("not-your-turn")
        if action.sn and action.sn != mine.ask.sn:
            raise Stale("menu-out-of-date")
        offer = next((o for o in g.offers_of(mine.ask) if o.verb == action.verb), None)
        if offer is None:
            raise Illegal("not-on-offer", verb=action.verb, words=" ".join(action.words))
        g.answer(mine, offer, action.words)
        return mine.fork

    def play_out(self, g: Play[S], below: Below, limit: int = 100_000) -> None:
        """Answer by chance until nobody is asked any more; raises `DeadEnd` past `limit` answers."""
        for _ in range(limit):
            questions = g.open_questions()
            if not questions:
                return
            q = questions[below(len(questions))] if len(questions) > 1 else questions[0]
            offers = g.offers_of(q.ask)
            offer = offers[below(len(offers))] if len(offers) > 1 else offers[0]
            g.answer(q, offer, offer.sample(below))
        raise DeadEnd("the game does not end")
