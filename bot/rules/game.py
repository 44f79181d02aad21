"""What a game gives, and the doors through which all else deals with it: set up, ask, apply, look."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self

import msgspec

from .box import OURS, Components
from .errors import DeadEnd, Illegal, NotYours, Refused, Stale
from .frames import decode_hook
from .mind import Mind
from .offers import Below, Offer, Words, any_answer
from .play import Event, Play, S, State, asking
from .rng import Rng
from .tally import Tally

if TYPE_CHECKING:
    from .orders import Order


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
    """A choice made when a table is opened: `values[0]` is the rulebook's way and the default.

    `only_with`: another option and its value, without which this one changes nothing. Options that others depend on,
    and those that matter most, come first.
    """

    name: str
    values: tuple[str, ...]
    only_with: tuple[str, str] | None = None

    def counts(self, chosen: Mapping[str, str]) -> bool:
        """Whether it changes anything beside these."""
        return self.only_with is None or chosen.get(self.only_with[0]) == self.only_with[1]


class Game(Generic[S]):
    """The rules of one game for one set of options. Holds no state of any table.

    A game gives `name`, `version` (raised when a change of rules changes what a recorded game means), `seat_counts`,
    `options`, `state_type`, `play_type`, and the methods that raise `NotImplementedError` here.
    """

    name: ClassVar[str]
    version: ClassVar[int] = 1
    seat_counts: tuple[int, ...]  # of the class: with some options or other; of a game: with its own
    options: ClassVar[tuple[Option, ...]] = ()
    state_type: ClassVar[type[State]]
    play_type: ClassVar[type[Play[Any]]] = Play
    mind_type: ClassVar[type[Mind]] = Mind  # what the computer knows about playing it
    reacts: ClassVar[bool] = False
    _enc: ClassVar[msgspec.json.Encoder]
    _dec: ClassVar[msgspec.json.Decoder[Any]]

    def __init_subclass__(cls) -> None:
        cls.reacts = cls.react is not Game.react
        cls._enc = msgspec.json.Encoder()
        cls._dec = msgspec.json.Decoder(cls.state_type, dec_hook=decode_hook)

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        """`chosen` options by name, and whose `components` it is played with.

        Raises `Refused` for a name or value that the game does not have, `BadComponents` for rows it cannot use.
        """
        self.components = components
        self.chosen: dict[str, str] = {o.name: o.values[0] for o in self.options}
        for name, value in (chosen or {}).items():
            known = next((o for o in self.options if o.name == name), None)
            if known is None:
                there_are = ", ".join(o.name for o in self.options) or "—"
                raise Refused("unknown-option", option=name, game=self.name, names=there_are)
            if value not in known.values:
                raise Refused("bad-option", option=name, value=value, values=", ".join(known.values))
            self.chosen[name] = value

    def __reduce__(self) -> tuple[Any, ...]:  # to another process goes what it is made of
        return type(self), (self.chosen, self.components)

    def with_options(self, chosen: Mapping[str, str]) -> Self:
        """The same game and components with these options; raises `Refused`."""
        return type(self)(chosen, self.components)

    # -- what a game gives -------------------------------------------------------------------
    def start(self, seats: int, rng: Rng) -> S:
        """The table as set up, with the first frames on its stack."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Any:
        """What `seat` may see (None: anybody), built field by field; everything once the game is over."""
        raise NotImplementedError

    def scramble(self, state: S, seat: int | None, rng: Rng) -> S:
        """Another state that `seat` could not tell from this one; for tests and for search.

        What comes out depends on what `seat` sees and on `rng`, and on nothing that is hidden from it: sort what is
        hidden before it is shuffled.
        """
        raise NotImplementedError

    def unknown(self, state: S) -> list[list[str]]:
        """The lists in `state` whose order no seat at all knows, such as piles: the lists themselves, no copies."""
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

    def orders(self) -> tuple[Order, ...]:
        """What a seat can decide ahead, what is tried first first."""
        return ()

    def sparse(self) -> Mapping[str, Collection[str]]:
        """By the name of a view's field of counts: the keys that may be left out there, which means 0."""
        return {}

    def facts(self, view: Any, id: str) -> dict[str, object]:
        """The numbers of a component at this table, as arguments of the text `help-facts`; {} for what has none.

        With a `kind` among them they belong to the text `help-facts-<kind>`. `view` is None away from any table.
        """
        return {}

    def sources(self) -> dict[str, int]:
        """How many rows of the components in use come from where: printed, rulebook, derived, reconstructed."""
        return {}

    def arrange(self, state: S, name: str, value: str) -> None:
        """Carry out `set name = value` of a recorded game; raises `Refused` if there is no such thing."""
        raise Refused("cannot-set", name=name)

    def arranged(self, state: S) -> None:
        """Check a state after its `set` lines; raises `Refused` for what no legal table could show."""

    def upgraded(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """A state dumped under older rules, as decoded JSON, in the shape that is read today.

        New fields with defaults need nothing here; only what has another meaning, name or place does.
        """
        return raw

    def react(self, g: Play[S], event: Event) -> None:
        """Components that answer to events; in a fixed order."""

    def reshuffle(self, state: S) -> None:
        """Put what no seat knows into another order, in place, by the state's own generator.

        What some seat knows stays. Nothing of the old order is left in the new one.
        """
        for pile in self.unknown(state):
            pile.sort()
            state.rng.shuffle(pile)

    # -- the doors ---------------------------------------------------------------------------
    def dump(self, state: S) -> bytes:
        """A state as JSON: the same bytes for the same state."""
        return self._enc.encode(state)

    def load(self, blob: bytes, version: int = 0) -> S:
        """The state that was dumped; raises `msgspec.DecodeError` or `KeyError` for what is none.

        `version`: of the rules that dumped it, where those may have been older (or newer).
        """
        if version and version != self.version:
            blob = msgspec.json.encode(self.upgraded(msgspec.json.decode(blob), version))
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
        """A new table up to its first question; nothing of it can be taken back. Raises `Refused` as `begin` does."""
        g = self.begin(seats, key)
        return Outcome(g.s, g.events, True, 0)

    def asked(self, state: S) -> list[Asked]:
        """Who is asked what; cheap, for it works no offers out."""
        return [Asked(q.ask.seat, type(q.ask).__name__, q.ask.sn) for q in asking(state.stack)]

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
            offer, words = any_answer(g.offers_of(q.ask), below)
            g.answer(q, offer, words)
        raise DeadEnd("the game does not end")
