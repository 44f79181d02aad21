"""The doors of a game, through which all else deals with it: set up, ask, apply, load."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, Self

import msgspec

from .actions import Action, Asked, Barrier, Decision, Event, S, State
from .components import OURS, Components
from .copies import copier
from .errors import DeadEnd, Illegal, NotYours, Refused, Stale
from .frames import decode_hook
from .mind import Mind
from .offers import Below, Words
from .options import Needs, Option, apart, holds, settled, told, too_many_or_few
from .play import Play
from .questions import asking
from .reasons import Reason, refusals
from .rng import Rng
from .rulebook import Rulebook


class Outcome(msgspec.Struct, Generic[S]):
    """What came of a step."""

    state: S
    events: list[Event]
    barrier: Barrier  # what came to light: undo may not cross it
    fork: int  # serial number of the simultaneous part it belongs to, 0 if none


class Game(Rulebook[S]):
    """The rules of one game for one set of options. Holds no state of any table.

    A game gives `name`, `version` (raised when a change of rules changes what a recorded game means), `seat_counts`,
    `options`, `state_type`, `play_type`, and the methods of `Rulebook` that raise `NotImplementedError`.
    """

    name: ClassVar[str]
    version: ClassVar[int] = 1
    seat_counts: tuple[int, ...]  # of the class: with some options or other; of a game: with its own
    seat_needs: ClassVar[Mapping[int, Needs]] = {}  # numbers of seats that some options have to be chosen for
    options: ClassVar[tuple[Option, ...]] = ()
    state_type: ClassVar[type[State]]
    play_type: ClassVar[type[Play[Any]]] = Play
    # Verbs whose typed commands form a group, by its name: Discord takes no more than 25 of a game beside each other.
    command_groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}
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
        self.chosen: dict[str, str] = settled(self.name, self.options, chosen or {})
        if self.seat_needs:
            self.seat_counts = tuple(n for n in self.seat_counts if holds(self.seat_needs.get(n, ()), self.chosen))

    def __reduce__(self) -> tuple[Any, ...]:  # to another process goes what it is made of
        return type(self), (self.chosen, self.components)

    def with_options(self, chosen: Mapping[str, str]) -> Self:
        """The same game and components with these options; raises `Refused`."""
        return type(self)(chosen, self.components)

    def misfits(self, seats: int = 0) -> list[Refused]:
        """What does not go together, of the options and with so many seats (0: not settled yet); each is a reason."""
        found = [*apart(self.options, self.chosen), *too_many_or_few(self.options, self.chosen, seats)]
        if seats in self.seat_needs and seats not in self.seat_counts:
            found.append(Refused("seats-need-options", seats=seats, others=told(self.seat_needs[seats])))
        return found

    def fits(self, seats: int) -> bool:
        """Whether so many can play with these options."""
        return seats in self.seat_counts and not self.misfits(seats)

    def fit(self, seats: int) -> None:
        """Raises `Refused` where so many cannot play with these options."""
        for reason in self.misfits(seats):
            raise reason
        if seats not in self.seat_counts:
            raise Refused("bad-seats", seats=seats, game=self.name)

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

    def copied(self, state: S) -> S:
        """What `dump` and `load` give, in less time: a state that shares nothing with this one that can be changed."""
        copy: S = copier(type(state))(state)
        return copy

    def begin(self, seats: int, key: bytes, *, record: bool = True) -> Play[S]:
        """A new table, played on in place. Raises `Refused` as `fit` does."""
        self.fit(seats)
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
        return Outcome(g.s, g.events, Barrier.OPEN, 0)

    def asked(self, state: S) -> list[Asked]:
        """Who is asked what; cheap, for it works no offers out."""
        found = []
        for q in asking(state.stack):
            idle = q.beside and not q.ask.waited_for(self.resume(state, record=False))
            found.append(Asked(q.ask.seat, type(q.ask).__name__, q.ask.sn, q.beside, idle))
        return found

    def pending(self, state: S) -> list[Decision]:
        """The open questions with their offers, one for each seat that is asked."""
        g = self.resume(state)
        return [Decision.of(q.ask, g.offers_of(q.ask), g) for q in g.open_questions()]

    def decision(self, state: S, seat: int) -> Decision | None:
        """The question that waits for `seat`, if any."""
        g = self.resume(state)
        ask = g.question_of(seat)
        return Decision.of(ask, g.offers_of(ask), g) if ask else None

    def why(self, state: S, seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
        """All reasons why a seat cannot answer so now; () where it can. Where it is not asked: who is, and what."""
        return refusals(self.resume(state), seat, verb, words)

    def repaired(self, state: S, seat: int, lines: Iterable[str]) -> S:
        """Another state in which those repairs of reasons are made, with the same question open; see `mend`."""
        twin = self.copied(state)
        for line in lines:
            name, _, value = line.partition("=")
            self.mend(twin, seat, name.strip(), value.strip())
        return twin

    def apply(self, state: S, action: Action) -> Outcome[S]:
        """The state after an answer; the one given stays as it is.

        Raises `NotYours`, `Stale` or `Illegal`, and then nothing has happened.
        """
        g = self.resume(self.copied(state))
        fork = self.step(g, action)
        return Outcome(g.s, g.events, g.barrier_for(action.seat), fork)

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

    def scramble(self, state: S, seat: int | None, rng: Rng) -> S:
        """Another state that `seat` could not tell from this one; for tests and for search."""
        twin = self.copied(state)
        twin.rng.key = bytes(rng.many([256] * 32))
        self.mix(twin, seat, rng)
        return twin

    def play_out(self, g: Play[S], below: Below, limit: int = 100_000) -> None:
        """Answer by chance until nobody is asked any more; raises `DeadEnd` past `limit` answers."""
        for _ in range(limit):
            if not g.answer_by_chance(below):
                return
        raise DeadEnd("the game does not end")
