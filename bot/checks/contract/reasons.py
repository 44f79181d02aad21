"""The promise about answers that are not on offer: they have reasons, and the reasons are the true ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from bot.checks.contract.run import Step, must
from bot.rules import Decision, Pick, Reason, Words, asks_of, handlers_of
from bot.rules.frames import Ask
from bot.rules.handlers import takes_counts
from bot.rules.reasons import explains, meant, takes
from bot.rules.rng import Rng

MOST = 40  # answers of one verb that are looked at; where there are no more, all of them
PROVED = 4  # reasons of so many are put to the proof


def unexplained(package: str) -> set[str]:
    """The verbs of a game's questions that have no reasons yet, as `Question.verb`."""
    return {f"{ask.__name__}.{v}" for ask in asks_of(package) for v in handlers_of(ask) if not explains(ask, v)}


def reasons_are_true(step: Step) -> None:
    """Every well-formed answer is on offer or has reasons, never both. With all repairs made it is on offer, with any
    one left out it is not. What the seat cannot know makes no difference."""
    rules, state = step.rules, step.before
    for d in step.pending:
        twin = rules.scramble(state, d.seat, step.rng)
        g = rules.resume(state)
        ask = g.question_of(d.seat)
        assert ask is not None
        for verb in handlers_of(type(ask)):
            if not explains(type(ask), verb):
                continue
            answers = list(dict.fromkeys(_well_formed(step, ask, d, verb)))
            step.rng.shuffle(answers)
            proved = 0
            for words in answers:
                found = rules.why(state, d.seat, verb, words)
                answer = f"seat {d.seat} {verb} {' '.join(words)}"
                there = _there(rules, state, d.seat, verb, words)
                must(there != bool(found), f"{answer}: on offer {there}, reasons {found}")
                must(all(r.id != "not-on-offer" for r in found), f"{answer} has no reason")
                if found and proved < PROVED:
                    proved += 1
                    must(rules.why(twin, d.seat, verb, words) == found, f"reasons against {answer} tell what is hidden")
                    _prove(step, d.seat, verb, words, found, answer)


def _prove(step: Step, seat: int, verb: str, words: Words, found: Sequence[Reason], answer: str) -> None:
    step.run.seen.update(f"reason {r.id}" for r in found)
    if not all(r.repair for r in found):
        return
    rules, state = step.rules, step.before
    for out in (None, *(found if len(found) > 1 else ())):
        lines = [line for r in found if r is not out for line in r.repair]
        there = _there(rules, rules.repaired(state, seat, lines), seat, verb, words)
        left = f"without {out.id}" if out else "all"
        must(there == (out is None), f"{answer} with repairs ({left}) {lines}: on offer {there}")


def _there(rules: Any, state: Any, seat: int, verb: str, words: Words) -> bool:
    g = rules.resume(state)
    ask = g.question_of(seat)
    offer = next((o for o in g.offers_of(ask) if o.verb == verb), None)
    return offer is not None and takes(offer, meant(rules, state, seat, offer, words))


def _well_formed(step: Step, ask: Ask, d: Decision, verb: str) -> Iterator[Words]:
    """Answers in the words of the game: all, or where there are many some by chance, most of them close to offers."""
    rng, known, offer = step.rng, step.rules.vocabulary(step.run.seats), d.offer(verb)
    if takes_counts(type(ask), verb):
        yield from _counts(rng, offer, list(known.get(verb, ())))
        return
    facets = handlers_of(type(ask))[verb]
    options = list(offer.options) if isinstance(offer, Pick) else []
    values: list[list[str]] = []
    for i, facet in enumerate(facets):
        words = dict.fromkeys((*known.get(facet, ()), *(o[i] for o in options)))
        if not words:
            return  # any word may stand there, and none is on offer
        values.append(list(words))
    if prod(map(len, values)) <= MOST:
        ways: list[Words] = [()]
        for some in values:
            ways = [(*w, v) for w in ways for v in some]
        yield from ways
        return
    for n in range(MOST):
        near = list(options[rng.below(len(options))]) if options and n % 2 else [v[rng.below(len(v))] for v in values]
        at = rng.below(len(values))
        near[at] = values[at][rng.below(len(values[at]))]
        if facets[at] in ask.joins and rng.below(3) == 0:
            near[at] += f"+{values[at][rng.below(len(values[at]))]}"
        yield tuple(near)


def _counts(rng: Rng, offer: Any, bins: list[str]) -> Iterator[Words]:
    for _ in range(MOST // 4):
        base = dict(w.partition("=")[::2] for w in offer.sample(rng.below)) if offer and rng.below(2) else {}
        name = bins[rng.below(len(bins))] if bins else next(iter(base), "")
        if name:
            yield tuple(f"{b}={n}" for b, n in (base | {name: str(rng.below(4))}).items())
