"""What is on offer, as a recorded game writes it: to be checked to the last answer, and to be printed.

? offers 0: take                        the verbs that seat 0 may answer with
? offers 0 sell: corn sugar             all answers with a verb, where it takes one word
? offers 0 load: corn 5, sugar 7        where it takes several
? offers 0 load: corn sugar             the same, by the first words alone
? offers 0 decline:                     where it takes none
? offers 0 place: corn=2 office=1 total=2-3     counts: the most in each place, and how many in all
? offers 0 settle: nothing              no such answer
? hint 0 build office no: cost=4 left=1     numbers beside an answer on offer
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from operator import mul
from typing import Any

from .actions import Action, Args
from .errors import BadRecord, Refused
from .game import Game
from .log import parse
from .offers import Offer, Pick, Spread, Words
from .reasons import meant
from .record import Row, shown
from .vocabulary import check_possible, check_verb, check_word

NOTHING = "nothing"
SHOWN = 8  # answers that an error names


def on_offer(rules: Game[Any], state: Any, action: Action) -> bool:
    """Whether an answer may be given now; raises `Refused` for one that never may."""
    check_possible(rules, state.seats, action)
    d = rules.decision(state, action.seat)
    offer = d.offer(action.verb) if d else None
    if offer is None:
        return False
    try:
        offer.check(meant(rules, state, action.seat, offer, action.words))
    except Refused:
        return False
    return True


def check_offers(rules: Game[Any], state: Any, row: Row, seat: int, verb: str, told: str) -> None:
    """`? offers SEAT VERB: …`; raises `BadRecord` with what is missing and what is too much."""
    if seat >= state.seats:
        raise BadRecord("record-no-seat", row.line, seat=seat)
    d = rules.decision(state, seat)
    if verb:
        want, have = _answers(rules, state, seat, d.offer(verb) if d else None, verb, told)
    else:
        want, have = set(told.split()) - {NOTHING}, {o.verb for o in d.offers} if d else set()
        for word in want:
            check_verb(rules, word)
    if want != have:
        missing, more = _some(want - have), _some(have - want)
        raise BadRecord("record-offers", row.line, missing=missing, more=more)


def _some(answers: set[str]) -> str:
    told = [a or "()" for a in sorted(answers)]
    return ", ".join(told[:SHOWN]) + " …" * (len(told) > SHOWN) or "–"


def _answers(
    rules: Game[Any], state: Any, seat: int, offer: Offer | None, verb: str, told: str
) -> tuple[set[str], set[str]]:
    """What should be on offer and what is, both told in the way of the file."""
    forms = check_verb(rules, verb)
    have = set(listed(offer)) if offer else set()
    if told == NOTHING:
        return set(), have
    if isinstance(offer, Spread) or (forms and all(form.counts for form in forms)):
        return set(told.split()), have
    several = [tuple(part.split()) for part in told.split(",")]
    words = several[0]
    if len(several) == 1 and words and forms and forms[0].facets and not _possible(rules, state, seat, verb, words):
        for word in words:
            check_word(rules, state.seats, forms[0].facets[0], word)
        return set(words), {answer.partition(" ")[0] for answer in have}
    for words in several:
        check_possible(rules, state.seats, Action(seat, verb, words))
    return {" ".join(meant(rules, state, seat, offer, words)) for words in several}, have


def _possible(rules: Game[Any], state: Any, seat: int, verb: str, words: Words) -> bool:
    """Whether words are one whole answer."""
    try:
        check_possible(rules, state.seats, Action(seat, verb, words))
    except Refused:
        return False
    return True


def listed(offer: Offer) -> list[str]:
    """Every answer of a pick; of counts the most in each place, what one weighs, and how much in all."""
    if isinstance(offer, Pick):
        return [" ".join(words) for words in offer.options]
    bins = zip(offer.bins, offer.caps, offer.weights, strict=True)
    most = min(offer.high, sum(map(mul, offer.caps, offer.weights)))
    total = f"{offer.low}-{most}" if offer.low != most else str(most)
    return [*(f"{b}={cap}" + f"*{weight}" * (weight != 1) for b, cap, weight in bins), f"total={total}"]


def check_hint(rules: Game[Any], state: Any, row: Row, answer: str, told: str) -> None:
    """`? hint SEAT VERB WORDS: NAME=NUMBER …`; raises `BadRecord`, also where the answer is not on offer."""
    action = parse(answer)
    if not on_offer(rules, state, action):
        raise BadRecord("record-not-on-offer", row.line, text=shown(answer))
    d = rules.decision(state, action.seat)
    offer = d.offer(action.verb) if d else None
    found = beside(rules, state, action.seat, offer, meant(rules, state, action.seat, offer, action.words))
    for word in told.split():
        name, _, value = word.partition("=")
        if name not in found:
            raise BadRecord("record-no-name", row.line, name=shown(answer), part=shown(name))
        if str(found[name]) != value:
            here = " ".join(f"{k}={n}" for k, n in found.items())
            raise BadRecord("record-does-not-hold", row.line, text=shown(word), found=shown(here))


def beside(rules: Game[Any], state: Any, seat: int, offer: Offer | None, words: Words) -> dict[str, int]:
    """The numbers beside an answer, by name: those beside each of its words, and those beside all of them."""
    hints, args = rules.hints(state, seat), Args()
    if isinstance(offer, Pick):
        for key in (*zip(offer.facets, words, strict=True), ("", " ".join(words))):
            args |= hints.get((offer.verb, *key), ("", {}))[1]
    found: dict[str, int] = {}
    for name, value in args.items():
        parts = {f"{name}.{k}": n for k, n in value.items()} if isinstance(value, dict) else {name: value}
        found |= {k: n for k, n in parts.items() if isinstance(n, int)}
    return found


def written(rules: Game[Any], state: Any) -> Iterator[str]:
    """All that is on offer now as lines of a recorded game, with the numbers beside each answer."""
    for d in rules.pending(state):
        yield f"? offers {d.seat}: {' '.join(o.verb for o in d.offers)}"
        for offer in d.offers:
            answers, pick = listed(offer), isinstance(offer, Pick)
            comma = isinstance(offer, Pick) and len(offer.facets) > 1
            yield f"? offers {d.seat} {offer.verb}: {(', ' if comma else ' ').join(answers)}".rstrip()
            for answer in answers if pick else ():
                if found := beside(rules, state, d.seat, offer, tuple(answer.split())):
                    numbers = " ".join(f"{name}={n}" for name, n in found.items())
                    yield f"? hint {' '.join((str(d.seat), offer.verb, answer)).rstrip()}: {numbers}"


OFFERS = re.compile(r"offers\s+(\d{1,2})(?:\s+(\w+))?:\s*(.*)")
HINT = re.compile(r"hint\s+(\d{1,2}\s[^:]+):\s*(\S+=.*)")
