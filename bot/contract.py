"""What every game promises, checked on a game played by chance: for the tests, and for `caravel fuzz`.

`check_game` plays a whole table and looks at every step. The first promise that does not hold is raised as `Broken`,
with the game up to there as a record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.rules import Action, CannotUndo, Decision, Event, Game, Illegal, NotYours, Outcome, Refused, Rng, Stale
from bot.rules.log import Entry, hash8, undone_by
from bot.rules.offers import Below, Offer, Pick, Words
from bot.rules.record import Record, Row, entry_row, read, text_of
from bot.rules.replay import Replay

LIMIT = 5000  # answers in one game; more is a game without end
SELDOM = 16  # dear checks are made at one step in so many

Player = Callable[[Sequence[Offer], Below], tuple[Offer, Words]]


class Broken(AssertionError):
    """A promise that does not hold: which, how, and the game up to there as text."""

    def __init__(self, promise: str, detail: str, record: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise, self.detail, self.record = promise, detail, record


class Step(msgspec.Struct):
    """One answer of a game that is being checked."""

    run: Run
    n: int
    before: Any
    pending: list[Decision]
    decision: Decision
    action: Action
    out: Outcome[Any]
    rng: Rng  # chance for the checks, apart from that of the game

    @property
    def rules(self) -> Game[Any]:
        return self.run.rules

    @property
    def readers(self) -> list[int | None]:
        """Everybody who may look on."""
        return [None, *range(self.run.seats)]


Check = Callable[[Step], None]


def by_chance(offers: Sequence[Offer], below: Below) -> tuple[Offer, Words]:
    """Any verb, then any of its answers."""
    offer = offers[below(len(offers))]
    return offer, offer.sample(below)


class Run:
    """A table played by chance and kept whole: the states before each answer, the log, and what has come up."""

    def __init__(
        self, rules: Game[Any], seats: int, seed: int, players: Sequence[Player] = (), limit: int = LIMIT
    ) -> None:
        self.rules, self.seats, self.seed, self.limit = rules, seats, seed, limit
        self.key = Rng(b"table %d" % seed).below(1 << 60).to_bytes(32, "big")
        self.players: list[Player] = [players[i % len(players)] if players else by_chance for i in range(seats)]
        self.first = rules.setup(seats, self.key)
        self.last: Any = self.first.state
        self.log: list[Entry] = []
        self.states: list[bytes] = []  # before the answer of the same number
        self.seen: Counter[str] = Counter()
        self.note(self.first.events)

    def record(self, *rows: Row) -> str:
        """The game so far as text, with more rows after it."""
        r = Record(self.rules.name, self.seats, self.rules.version, dict(self.rules.chosen), self.key)
        r.components = self.rules.components.mark
        r.rows = [*(entry_row(e.action, digits=e.hash8) for e in self.log), *rows]
        return text_of(r)

    def note(self, events: Sequence[Event]) -> None:
        """Remember what has come up: kinds of events, and every id that one speaks of (`id university`)."""
        for event in events:
            self.seen[f"event {event.kind}"] += 1
            for value in event.args.values():
                ids = value if isinstance(value, (list, tuple, dict)) else [value]
                self.seen.update(f"id {i}" for i in ids if isinstance(i, str))
            if event.kind == "ending":
                self.seen[f"end {event.args.get('reason')}"] += 1

    def steps(self) -> Iterator[Step]:
        """Play to the end; yields each step once it is made."""
        moves, checks = Rng(b"moves %d" % self.seed), Rng(b"checks %d" % self.seed)
        state = self.first.state
        for n in range(self.limit):
            pending = self.rules.pending(state)
            if not pending:
                return
            for d in pending:
                self.seen[f"ask {d.ask}"] += 1
            d = pending[moves.below(len(pending))]
            offer, words = self.players[d.seat](d.offers, moves.below)
            self.seen[f"verb {d.ask}.{offer.verb}"] += 1
            before, action = state, Action(d.seat, offer.verb, words, d.sn)
            self.states.append(self.rules.dump(before))
            out = self.rules.apply(before, action)
            state = out.state
            self.log.append(Entry(action, out.barrier, out.fork, False, hash8(self.rules, state)))
            self.note(out.events)
            yield Step(self, n, before, pending, d, action, out, checks)
        raise AssertionError(f"not over after {self.limit} answers")


def must(holds: bool, detail: str) -> None:
    """Plain `assert`, also where Python leaves those out."""
    if not holds:
        raise AssertionError(detail)


# -- at every step --------------------------------------------------------------------------------
def saving_loses_nothing(step: Step) -> None:
    rules = step.rules
    blob = rules.dump(step.out.state)
    must(rules.dump(rules.load(blob)) == blob, "another state after saving and loading")


def apply_is_pure(step: Step) -> None:
    must(step.rules.dump(step.before) == step.run.states[step.n], "apply changed the state it was given")


def nothing_is_made_or_lost(step: Step) -> None:
    was, now = step.rules.census(step.run.first.state), step.rules.census(step.out.state)
    differ = {k: (was.get(k), now.get(k)) for k in was.keys() | now.keys() if was.get(k) != now.get(k)}
    must(not differ, f"census was, is: {differ}")


def questions_are_in_order(step: Step) -> None:
    """`asked` and `pending` tell the same; each seat is asked once; each offer has a verb of its own and an answer."""
    state, rules = step.out.state, step.rules
    pending = rules.pending(state)
    must([(d.seat, d.ask, d.sn) for d in pending] == [tuple(a) for a in rules.asked(state)], "asked is not pending")
    must(len({d.seat for d in pending}) == len(pending), "a seat is asked twice at once")
    must(all(d.sn > 0 for d in pending) and len({d.sn for d in pending}) == len(pending), "a serial number is missing")
    for d in pending:
        must(any(not o.free for o in d.offers), f"{d.ask} cannot be answered")
        must(len({o.verb for o in d.offers}) == len(d.offers), f"{d.ask} offers a verb twice")
        for o in d.offers:
            must(o.possible(), f"{d.ask}.{o.verb} has no answer")
            if isinstance(o, Pick):
                must(len(set(o.options)) == len(o.options), f"{d.ask}.{o.verb} offers the same twice")
                must(all(len(w) == len(o.facets) for w in o.options), f"{d.ask}.{o.verb}: words without a facet")
    must(not step.out.state.over or not pending, "somebody is asked after the end")
    must(step.out.state.over or bool(pending), "nobody is asked, and it is not over")


def nothing_shows(step: Step) -> None:
    """Over what a reader cannot know, view, questions and texts are the same."""
    rules, state = step.rules, step.out.state
    for reader in step.readers:
        twin = rules.scramble(state, reader, step.rng)
        must(rules.census(twin) == rules.census(state), "scramble makes or loses something")
        must(rules.view(twin, reader) == rules.view(state, reader), f"the view of {reader} shows what is hidden")
        must(rules.asked(twin) == rules.asked(state), "who is asked what tells what is hidden")
        if reader is not None:
            must(rules.decision(twin, reader) == rules.decision(state, reader), f"offers tell {reader} what is hidden")
            if rules.decision(state, reader):
                same = rules.brief(twin, reader) == rules.brief(state, reader)
                must(same and rules.hints(twin, reader) == rules.hints(state, reader), f"hints tell {reader} too much")


def no_barrier_means_nothing_was_learned(step: Step) -> None:
    """Without a barrier chance was not used, and over what the seat cannot know the same answer looks the same.

    Only what is hidden from the seat itself counts: whoever shows a card of his own has learned nothing by it.
    """
    rules, out, seat = step.rules, step.out, step.action.seat
    if out.barrier:
        return
    must(out.state.rng.used == step.before.rng.used, "chance was used without a barrier")
    try:
        twin = rules.apply(rules.scramble(step.before, seat, step.rng), step.action)
    except Refused:
        raise AssertionError("what is offered tells what is hidden") from None
    must(not twin.barrier, "whether it is a barrier tells what is hidden")
    for reader in (seat, None):
        must(rules.view(twin.state, reader) == rules.view(out.state, reader), f"{reader} learned something unmarked")
        must(_heard(twin.events, reader) == _heard(out.events, reader), f"events told {reader} something unmarked")


def _heard(events: Sequence[Event], reader: int | None) -> list[tuple[Any, ...]]:
    return [(e.kind, e.seat, e.args, e.secret if e.seat == reader else {}) for e in events]


def nonsense_is_refused(step: Step) -> None:
    """Wrong seats, stale questions and words that nobody offered change nothing."""
    rules, state, a = step.rules, step.before, step.action
    others = [s for s in range(step.run.seats) if s not in {d.seat for d in step.pending}]
    wrong: list[tuple[Action, type[Refused]]] = [
        (Action(a.seat, a.verb, a.words, a.sn + 1000), Stale),
        (Action(a.seat, "no-such-verb", a.words, a.sn), Illegal),
        (Action(a.seat, a.verb, (*a.words, "no-such-word"), a.sn), Illegal),
        *((Action(seat, a.verb, a.words), NotYours) for seat in (*others, step.run.seats, -1)),
    ]
    for action, error in wrong:
        try:
            rules.apply(state, action)
        except error:
            continue
        raise AssertionError(f"{action} was not refused")
    must(rules.dump(state) == step.run.states[step.n], "a refused answer changed the state")


def every_answer_is_taken(step: Step) -> None:
    """Another answer than the one given, by chance, is taken too, and counts too come out right."""
    d = step.pending[step.rng.below(len(step.pending))]
    offer, words = by_chance(d.offers, step.rng.below)
    out = step.rules.apply(step.before, Action(d.seat, offer.verb, words, d.sn))
    must(step.rules.census(out.state) == step.rules.census(step.before), f"census after {offer.verb} {words}")


EVERY: tuple[Check, ...] = (
    saving_loses_nothing,
    apply_is_pure,
    nothing_is_made_or_lost,
    questions_are_in_order,
)
OFTEN: tuple[Check, ...] = (nothing_shows, no_barrier_means_nothing_was_learned)


# -- now and then ---------------------------------------------------------------------------------
def undo_restores(step: Step) -> None:
    """Taking the last answer back leads to where one was, or is refused because something came to light."""
    rules, run, seat = step.rules, step.run, step.action.seat
    try:
        dropped = undone_by(run.log, seat)
    except CannotUndo:
        must(step.out.barrier, "undo is refused though nothing came to light")
        return
    must(not step.out.barrier and dropped == [step.n], f"undo takes back {dropped}")
    r = read(run.record())
    r.rows = [row for i, row in enumerate(r.rows) if i not in dropped]
    back = Replay(r, {rules.name: type(rules)}).run().s
    must(rules.dump(back) == run.states[step.n], "undo does not lead back")
    for reader in step.readers:
        must(rules.view(back, reader) == rules.view(step.before, reader), "undo shows another table")


def order_in_a_fork_is_nothing(step: Step) -> None:
    """All who are asked at once answer, first to last and last to first: the table is the same."""
    if len(step.pending) < 2:
        return
    rules = step.rules
    answers = []
    for d in step.pending:
        offer, words = by_chance([o for o in d.offers if not o.free], step.rng.below)
        answers.append(Action(d.seat, offer.verb, words, d.sn))
    ends = []
    for order in (answers, answers[::-1]):
        state, forks = rules.load(rules.dump(step.before)), set()
        for action in order:
            out = rules.apply(state, action)
            state = out.state
            forks.add(out.fork)
        must(len(forks) == 1 and forks != {0}, "answers given at once do not belong together")
        ends.append([rules.view(state, reader) for reader in step.readers])
    must(ends[0] == ends[1], "the order of answers makes a difference")


def taking_back_in_a_fork_disturbs_nobody(step: Step) -> None:
    """Who answered before others in the same part takes that back, gives it again, and the table is the same."""
    rules, run = step.rules, step.run
    mine = [e.action for e in run.log if step.out.fork and e.fork == step.out.fork]
    for seat in {a.seat for a in mine[:-1]} - {step.action.seat}:
        try:
            dropped = undone_by(run.log, seat)
        except CannotUndo:
            must(step.out.barrier, "undo is refused in a fork though nothing came to light")
            continue
        r = read(run.record())
        r.rows = [msgspec.structs.replace(row, hash8="") for i, row in enumerate(r.rows) if i not in dropped]
        again = Replay(r, {rules.name: type(rules)}).run()
        must(seat in {a.seat for a in rules.asked(again.s)}, "who took back is not asked again")
        for i in dropped:
            rules.step(again, msgspec.structs.replace(run.log[i].action, sn=0))
        for reader in step.readers:
            must(rules.view(again.s, reader) == rules.view(step.out.state, reader), "taking back changed the table")


RARELY: tuple[Check, ...] = (
    undo_restores,
    order_in_a_fork_is_nothing,
    taking_back_in_a_fork_disturbs_nobody,
    nonsense_is_refused,
    every_answer_is_taken,
)


# -- at the end -----------------------------------------------------------------------------------
def replay_agrees(run: Run) -> None:
    """From its text, answer by answer, the game is the same: hashes, end and score."""
    rules, last = run.rules, run.last
    score = "  ".join(f"{t.seat} {t.total}" for t in rules.scores(last))
    text = run.record(Row(0, "=", score))
    must(text_of(read(text)) == text, "the record reads differently than it was written")
    g = Replay(read(text), {rules.name: type(rules)}).run()
    must(rules.dump(g.s) == rules.dump(last), "the replay ends differently")


def played_in_place_it_is_the_same(run: Run) -> None:
    """Without copies, and with nothing recorded, the same answers lead to the same state."""
    g = run.rules.begin(run.seats, run.key, record=False)
    for entry in run.log:
        run.rules.step(g, entry.action)
    must(run.rules.dump(g.s) == run.rules.dump(run.last), "playing in place ends differently")


def the_end_is_told(run: Run) -> None:
    tallies = run.rules.scores(run.last)
    must(run.last.over, "it ended without being over")
    must([t.seat for t in tallies] == list(range(run.seats)), "a seat has no score")
    must(min(t.rank for t in tallies) == 1, "nobody is first")


AT_END: tuple[Callable[[Run], None], ...] = (replay_agrees, played_in_place_it_is_the_same, the_end_is_told)


def check_game(
    rules: Game[Any],
    seats: int,
    seed: int,
    *,
    players: Sequence[Player] = (),
    every: Sequence[Check] = (),
    seldom: int = SELDOM,
    often: int = 2,
    limit: int = LIMIT,
) -> Run:
    """Play one game and check all of it; returns the run, with what came up in `seen`.

    `every`: more checks for each step. `often` and `seldom`: cheap checks are made at each step, dear ones at one in
    so many. Raises `Broken`.
    """
    run = Run(rules, seats, seed, players, limit)
    promise = "it can be played to its end"
    try:
        for step in run.steps():
            first = len(step.pending) > 1 and len({e.fork for e in run.log[-2:]}) > 1
            last_one = bool(step.out.fork) and len(step.pending) == 1
            crowd = (first or last_one) and step.rng.below(4) == 0
            checks = [*EVERY, *every]
            checks += OFTEN if step.rng.below(often) == 0 else ()
            checks += RARELY if crowd or step.rng.below(seldom) == 0 else ()
            for check in checks:
                promise = check.__name__.replace("_", " ")
                check(step)
            promise = "it can be played to its end"
            run.last = step.out.state
        for last in AT_END:
            promise = last.__name__.replace("_", " ")
            last(run)
    except Exception as wrong:
        detail = str(wrong) if isinstance(wrong, AssertionError) else f"{type(wrong).__name__}: {wrong}"
        raise Broken(promise, detail, run.record()) from wrong
    return run
