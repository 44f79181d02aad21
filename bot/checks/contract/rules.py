"""What every game promises, checked on a game played by chance: for the tests, and for `caravel fuzz`.

`check_game` plays a whole table and looks at every step. The first promise that does not hold is raised as `Broken`,
with the game up to there as a record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.checks.contract.free_actions import what_goes_by_itself_could_not_go_otherwise
from bot.checks.contract.piles import what_nobody_knows_can_be_mixed
from bot.checks.contract.reasons import reasons_are_true
from bot.checks.contract.run import LIMIT, Broken, Player, Run, Step, by_chance, heard, must
from bot.checks.contract.simultaneous import (
    nobody_is_called_twice,
    order_in_a_fork_is_nothing,
    taking_back_in_a_fork_disturbs_nobody,
    the_first_answer_counts,
    what_one_seat_saw_stays_with_it,
)
from bot.rules import Action, CannotUndo, Game, Illegal, NotYours, Refused, Rng, Stale
from bot.rules.log import undone_by
from bot.rules.offers import Pick
from bot.rules.record import Row, read, text_of
from bot.rules.replay import Replay
from bot.rules.vocabulary import check_possible

SELDOM = 16  # dear checks are made at one step in so many

Check = Callable[[Step], None]


# -- at every step --------------------------------------------------------------------------------
def saving_loses_nothing(step: Step) -> None:
    rules = step.rules
    blob = rules.dump(step.out.state)
    must(rules.dump(rules.load(blob)) == blob, "another state after saving and loading")


def apply_is_pure(step: Step) -> None:
    must(step.rules.dump(step.before) == step.run.states[step.n], "apply changed the state it was given")


def nothing_is_made_or_lost(step: Step) -> None:
    was, now = step.run.census, step.rules.census(step.out.state)
    differ = {k: (was.get(k), now.get(k)) for k in was.keys() | now.keys() if was.get(k) != now.get(k)}
    must(not differ, f"census was, is: {differ}")


def questions_are_in_order(step: Step) -> None:
    """`asked` and `pending` tell the same; each seat is asked once; each offer has a verb of its own and an answer."""
    state, rules = step.out.state, step.rules
    blob = rules.dump(state)
    pending = rules.pending(state)
    must(rules.dump(state) == blob, "to work the offers out changes the table")
    must([(d.seat, d.ask, d.sn) for d in pending] == [a[:3] for a in rules.asked(state)], "asked is not pending")
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
        must(rules.census(twin) == step.run.census, "scramble makes or loses something")
        must(rules.view(twin, reader) == rules.view(state, reader), f"the view of {reader} shows what is hidden")
        must(rules.asked(twin) == rules.asked(state), "who is asked what tells what is hidden")
        if reader is not None:
            must(rules.decision(twin, reader) == rules.decision(state, reader), f"offers tell {reader} what is hidden")
            if rules.decision(state, reader):
                same = rules.brief(twin, reader) == rules.brief(state, reader)
                must(same and rules.hints(twin, reader) == rules.hints(state, reader), f"hints tell {reader} too much")


def what_is_public_tells_nothing(step: Step) -> None:
    """Over what nobody sees, a question for all eyes offers the same, but for its hidden verbs, and says the same."""
    rules, state = step.rules, step.out.state
    twin = rules.scramble(state, None, Rng(b"public %d" % step.n))
    for d in rules.pending(state):
        if d.public:
            other = rules.decision(twin, d.seat)
            must(other is not None and other.shown == d.shown, f"{d.ask} is public, its offers are not")
            must(rules.brief(twin, d.seat) == rules.brief(state, d.seat), f"{d.ask} is public, its brief is not")
            one, two = (d.open(rules.hints(s, d.seat)) for s in (state, twin))
            must(one == two, f"{d.ask} is public, its hints are not")


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
        must(heard(twin.events, reader) == heard(out.events, reader), f"events told {reader} something unmarked")


def words_are_known(step: Step) -> None:
    """Whatever is answered is made of the words that the game says there are: typing errors are found by them."""
    try:
        check_possible(step.rules, step.run.seats, step.action)
    except Refused as no:
        raise AssertionError(f"{step.action} could never be: {no.text} {no.args_}") from no


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
    must(step.rules.census(out.state) == step.run.census, f"census after {offer.verb} {words}")


EVERY: tuple[Check, ...] = (
    saving_loses_nothing,
    apply_is_pure,
    nothing_is_made_or_lost,
    questions_are_in_order,
)
OFTEN: tuple[Check, ...] = (
    nothing_shows,
    what_is_public_tells_nothing,
    no_barrier_means_nothing_was_learned,
    what_one_seat_saw_stays_with_it,
    nobody_is_called_twice,
)


# -- now and then ---------------------------------------------------------------------------------
def undo_restores(step: Step) -> None:
    """Taking the last answer back leads to where one was, or is refused because something came to light."""
    rules, run, seat = step.rules, step.run, step.action.seat
    try:
        dropped = undone_by(run.log, seat)
    except CannotUndo:
        must(bool(step.out.barrier), "undo is refused though nothing came to light")
        return
    must(not step.out.barrier and dropped == [step.n], f"undo takes back {dropped}")
    r = read(run.record())
    r.rows = [row for i, row in enumerate(r.rows) if i not in dropped]
    back = Replay(r, {rules.name: type(rules)}).run().s
    must(rules.dump(back) == run.states[step.n], "undo does not lead back")
    for reader in step.readers:
        must(rules.view(back, reader) == rules.view(step.before, reader), "undo shows another table")


def what_is_known_of_the_score_tells_nothing_hidden(step: Step) -> None:
    """The lines of the score that a reader is told are the same wherever the reader could not tell the states apart."""
    rules, state = step.rules, step.before
    if state.over:
        return
    for reader in step.readers:
        twin = rules.scramble(state, reader, step.rng)
        unknown = rules.unscored(state, reader)
        must(rules.unscored(twin, reader) == unknown, "which lines are unknown tells what is hidden")
        here, there = (
            {(t.seat, line.id): line.points for t in rules.standing(s) for line in t.lines} for s in (state, twin)
        )
        told = {key for key, points in here.items() if there.get(key) != points}
        must(all(line in unknown.get(seat, ()) for seat, line in told), f"the score tells {reader} of {sorted(told)}")
        if reader is not None:
            must(rules.would_score(state, reader) == rules.would_score(twin, reader), "what would score is hidden")
            must(not unknown.get(reader), "one's own score is known")


RARELY: tuple[Check, ...] = (
    undo_restores,
    order_in_a_fork_is_nothing,
    the_first_answer_counts,
    taking_back_in_a_fork_disturbs_nobody,
    nonsense_is_refused,
    words_are_known,
    reasons_are_true,
    what_is_known_of_the_score_tells_nothing_hidden,
    every_answer_is_taken,
    what_goes_by_itself_could_not_go_otherwise,
    what_nobody_knows_can_be_mixed,
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
    rivals = [t.seat for t in run.rules.rival_scores(run.last)]
    must(rivals == [-1 - i for i in range(len(rivals))], "rivals are not numbered from -1 down")
    standing = run.rules.standing(run.last)
    must(len(standing) == run.seats + len(rivals) and standing[0].rank == 1, "the standing lacks somebody")
    told = {seat for seat in run.told_of if seat not in range(run.seats) and seat not in rivals}
    must(not told, f"events tell of seats that are not at the table: {sorted(told)}")


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
