"""The promises about seats that are asked at once: nobody gains or loses by being quicker, or by taking back."""

from __future__ import annotations

import msgspec

from bot.checks.contract.run import Step, by_chance, heard, must
from bot.rules import Action, Barrier, CannotUndo, Illegal, NotYours, Stale
from bot.rules.log import undone_by
from bot.rules.questions import asking
from bot.rules.record import read
from bot.rules.replay import Replay


def order_in_a_fork_is_nothing(step: Step) -> None:
    """All who are asked in the same simultaneous part answer, in two orders: the table is the same."""
    rules = step.rules
    parts = {q.ask.seat: q.fork for q in asking(step.before.stack)}
    together = [d for d in step.pending if parts[d.seat] and parts[d.seat] == parts[step.action.seat]]
    if len(together) < 2:
        return
    answers = []
    for d in together:
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


def the_first_answer_counts(step: Step) -> None:
    """Two who are asked at the same time answer: the second is taken, or it is too late, which changes nothing."""
    others = [d for d in step.pending if d.seat != step.action.seat]
    if not others:
        return
    rules, d = step.rules, others[step.rng.below(len(others))]
    offer, words = by_chance(d.offers, step.rng.below)
    state, blob = step.out.state, rules.dump(step.out.state)
    try:
        out = rules.apply(state, Action(d.seat, offer.verb, words, d.sn))
    except (NotYours, Stale, Illegal):
        must(rules.dump(state) == blob, "an answer that came too late changed something")
        return
    must(rules.census(out.state) == rules.census(state), f"census after {offer.verb} {words}")


def nobody_is_called_twice(step: Step) -> None:
    """Who is asked together with others, or beside a turn, is not asked anew when another has answered."""
    after = {a.seat: a for a in step.rules.asked(step.out.state)}
    for q in asking(step.before.stack):
        now = after.get(q.ask.seat)
        if q.ask.seat == step.action.seat or now is None or not (q.fork or q.held):
            continue
        must(now.ask != type(q.ask).__name__ or now.sn == q.ask.sn, f"seat {q.ask.seat} is asked anew")


def taking_back_in_a_fork_disturbs_nobody(step: Step) -> None:
    """Who answered before others in the same part takes that back, gives it again, and the table is the same."""
    rules, run = step.rules, step.run
    mine = [e.action for e in run.log if step.out.fork and e.fork == step.out.fork]
    for seat in {a.seat for a in mine[:-1]} - {step.action.seat}:
        try:
            dropped = undone_by(run.log, seat)
        except CannotUndo as no:
            since = run.log[max(i for i, e in enumerate(run.log) if e.action.seat == seat) :]
            if no.text == "undo-built-upon":
                must(any(e.fork != step.out.fork for e in since), "an answer of the same part is built upon")
                continue
            stops = [e for e in since if e.action.seat == seat or e.barrier == Barrier.OPEN]
            must(any(e.barrier for e in stops), "undo is refused in a fork though nothing came to light for it")
            continue
        r = read(run.record())
        r.rows = [msgspec.structs.replace(row, hash8="") for i, row in enumerate(r.rows) if i not in dropped]
        again = Replay(r, {rules.name: type(rules)}).run()
        must(seat in {a.seat for a in rules.asked(again.s)}, "who took back is not asked again")
        for i in dropped:
            rules.step(again, msgspec.structs.replace(run.log[i].action, sn=0))
        for reader in step.readers:
            must(rules.view(again.s, reader) == rules.view(step.out.state, reader), "taking back changed the table")


def what_one_seat_saw_stays_with_it(step: Step) -> None:
    """Where its own seat alone has seen something, all others see and hear the same, whatever it was."""
    rules, out, seat = step.rules, step.out, step.action.seat
    if out.barrier != Barrier.OWN:
        return
    must(out.state.rng.used == step.before.rng.used, "chance was used, and others may not know")
    must(all(e.seat == seat for e in out.events if e.secret), "others were told something")
    twin = rules.apply(rules.scramble(step.before, seat, step.rng), step.action)
    must(twin.barrier == Barrier.OWN, "whether others see it depends on what it is")
    must(rules.view(twin.state, None) == rules.view(out.state, None), "others see what one seat should have seen alone")
    must(heard(twin.events, None) == heard(out.events, None), "others hear what one seat should have seen alone")
