"""The rules of American Kingdoms agree with the second table, with each set of its modules and all of them."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from bot.rules import Action, Rng
from tests.oracle.santa_maria import box, kingdoms
from tests.oracle.santa_maria.course import RULES, Course, mover, play, somewhere
from tests.players import Below

SETS = list(product(("false", "true"), repeat=3))
TABLES = list(product(range(1, 5), ("basic", "advanced"), ("own", "shared")))
OPTIONS = [o for o in RULES.options if o.name not in {*kingdoms.OPTIONS, "maya"}]  # it knows no Maya city yet
RARE = 18  # games
STROLLS = 90  # positions
AT_ONCE = 12  # set-ups
EARLIER = 150  # positions
RICH = 40  # positions
SEEN = {  # with each module, at its tables together
    "american_kingdoms": ("event stored", "event stores_full", "Ship.ship", "special ships", "special tiles"),
    "governor": ("event governor_moved",),
    "specialists": ("Hire.hire", "Hire.improve", "Hire.decline", "event hired"),
    "ambassadors": ("event followed", "event ambassadors"),
}
SELDOM = (
    *("ChooseLine.follow", "Meditate.meditate", "Meditate.decline"),
    *("Logistics.move_die", "Hire.move_die", "taken along A1F6", "taken along F1A6", "paid cocoa"),
)


def whole(modules: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(kingdoms.OPTIONS, ("true", *modules), strict=True))


@pytest.mark.parametrize(
    "modules", SETS, ids=lambda m: "_".join(n for n, yes in zip("GSA", m, strict=True) if yes == "true") or "main"
)
def test_agrees_with_every_set_of_modules(modules: tuple[str, ...]) -> None:
    """A game of one to four seats, with both set-ups and both kinds of blue dice."""
    seen: Counter[str] = Counter()
    for number, (seats, setup, blue_dice) in enumerate(TABLES):
        number += 100 * SETS.index(modules)
        rng = Rng(b"kingdoms%d" % number)
        options = {o.name: o.values[rng.below(len(o.values))] for o in OPTIONS}
        play(seats, whole(modules) | options | {"setup": setup, "blue_dice": blue_dice}, number, seen)
    for module, yes in whole(modules).items():
        for what in SEEN[module] if yes == "true" else ():
            assert seen[what], f"{what} was not looked at"


def stroll(rules: Any, state: Any, choose: Any, seen: Counter[str], rng: Rng) -> Any:
    """Play on by `choose` (a decision and the table's view -> verb and words) until it has nothing to say."""
    course = Course(rules, state)
    while not state.over:
        course.compare(state, (None,))
        decisions = rules.pending(state)
        seen["asked at once"] += len(decisions) > 1
        decision = decisions[rng.below(len(decisions))]
        verb, words = choose(decision, rules.view(state, None), rng.below)
        if not verb:
            return state
        seen[f"{decision.ask}.{verb}"] += 1
        if verb == "take":
            seen.update((f"taken along {words[1]}", f"paid {words[2]}"))
        out = rules.apply(state, Action(decision.seat, verb, words, decision.sn))
        state = out.state
        course.answer(decision.seat, verb, words, out.events)
    course.compare(state, (None,))
    return state


def everything(decision: Any, view: Any, below: Below) -> tuple[str, Any]:
    offer, words = mover(decision.offers, below)
    return offer.verb, words


def along_the_governor(decision: Any, view: Any, below: Below) -> tuple[str, Any]:
    by = {offer.verb: offer.options for offer in decision.offers}
    on = view.seats[decision.seat].governor
    moves = [words for words in by.get("take", ()) if on in box.ALONG[words[1]]]
    if moves:
        return "take", moves[below(len(moves))]
    if "move_on" in by and below(3):
        return "move_on", ()
    if decision.ask == "Turn":
        return "", ()
    main = [o for o in decision.offers if not o.free]
    offer = main[below(len(main))]
    return offer.verb, offer.sample(below)


def ambassadors_first(decision: Any, view: Any, below: Below) -> tuple[str, Any]:
    take = next((o.options for o in decision.offers if o.verb == "take"), ())
    for words in take:
        if words[0].startswith("ambassador") and words[1] in ("E", "6"):
            return "take", words
    if decision.ask == "Turn":
        return "", ()
    offer = decision.offers[below(len(decision.offers))]
    return offer.verb, offer.sample(below)


def retiring(decision: Any, view: Any, below: Below) -> tuple[str, Any]:
    return ("retire", (box.SPACES[2 * decision.seat],)) if decision.ask == "Turn" else ("decline", ())


def test_what_is_rare_agrees() -> None:
    """With everything, everybody is a scholar of much."""
    seen: Counter[str] = Counter()
    for seed in range(RARE):
        rng = Rng(b"rare kingdoms%d" % seed)
        rules = RULES(whole(("true",) * 3) | {"steps": ("auto", "ask")[seed % 2]})
        state = somewhere(rules, (2, 3, 4)[seed % 3], rng)
        for me in state.board:
            learned = ("archery", "meditation", "philosophy", "logistics", "engineering", "botany")
            me.scholars += [x for x in learned if x not in me.scholars and rng.below(3)]
            me.coins += 6
        stroll(rules, state, everything, seen, rng)
    for what in SELDOM:
        assert seen[what] > 4, f"{what} was not looked at"


def test_governors_who_go_on_agree() -> None:
    """Everybody has navigation, and uses dice that move the governor as long as there is one."""
    seen: Counter[str] = Counter()
    for seed in range(STROLLS):
        rng = Rng(b"strolls%d" % seed)
        rules = RULES(whole((("true", "false", "false"), ("true",) * 3)[seed % 2]))
        state = somewhere(rules, 2, rng)
        for me in state.board:
            me.scholars += [] if "navigation" in me.scholars else ["navigation"]
            me.coins += 3
        stroll(rules, state, along_the_governor, seen, rng)
    for what in ("Navigate.move_on", "Navigate.decline"):
        assert seen[what] > 4, f"{what} was not looked at"


@pytest.mark.parametrize("seats", [3, 4])
def test_others_who_are_asked_at_once_agree(seats: int) -> None:
    """All trade in the same column or row of side B, where an ambassador's die is used."""
    seen: Counter[str] = Counter()
    for seed in range(AT_ONCE):
        rng = Rng(b"at once%d" % seed)
        rules = RULES(whole(("false", "false", "true")) | {"setup": "advanced"})

        stroll(rules, rules.setup(seats, seed.to_bytes(32, "big")).state, ambassadors_first, seen, rng)
    assert seen["asked at once"] > 4


def at_once_home(decision: Any, view: Any, below: Below) -> tuple[str, Any]:
    by = {offer.verb: offer for offer in decision.offers}
    verb = "retire" if decision.ask == "Turn" else "decline"
    return verb, by[verb].sample(below)


def test_the_track_of_an_earlier_year_is_not_counted_again() -> None:
    """Whoever has the bishop of the track had points in the first year, and none in the last."""
    rules, seen = RULES(whole(("false",) * 3)), 0
    for seed in range(EARLIER):
        rng = Rng(b"track%d" % seed)
        state = somewhere(rules, 2, rng)
        view = rules.view(state, None)
        with_bishop = next((p.seats for p in view.places if p.place == "bishop_track"), ())
        ahead = max(view.seats, key=lambda me: me.conquest)
        if view.year > 1 or ahead.seat not in with_bishop:
            continue
        state = stroll(rules, state, at_once_home, Counter(), rng)
        seen += dict(rules.view(state, None).scores[ahead.seat].lines)["bishop_track"] == 0
    assert seen > 1


def test_positions_far_built_agree() -> None:
    """In the last year, with nearly all built: what bishops and the governor are worth, and achievements alone."""
    rules = RULES(whole(("true",) * 3) | {"setup": "advanced"})
    counted: Counter[str] = Counter()
    for seed in range(RICH):
        seats = 1 + seed % 2
        state = somewhere(rules, seats, Rng(b"rich kingdoms%d" % seed), rich=True)

        state = stroll(rules, state, retiring, Counter(), Rng(b"none"))
        counted.update(line for s in rules.view(state, None).scores for line, n in s.lines if n)
    for line in (*kingdoms.BISHOPS, "governor"):
        assert counted[line] > 2, f"{line} was not looked at"
