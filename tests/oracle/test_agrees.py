"""The rules of Puerto Rico agree with the oracle in thousands of states: what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action, Pick, Rng, Spread
from tests.oracle import puerto_rico as oracle
from tests.oracle.shadow import Shadow

RULES = GAMES["puerto_rico"]
OPTIONS = [
    dict(zip((o.name for o in RULES.options), v, strict=True)) for v in product(*(o.values for o in RULES.options))
]
BATCHES, STATES = 8, 2600  # each batch plays until it has seen so many states


def expected(a: Action, shadow: Shadow) -> tuple[str, dict[str, Any]]:
    """The event that an answer must lead to, and what it must say."""
    me = shadow.seats[a.seat]
    match a.verb, a.words:
        case "take" | "take_without", (role,):
            return "role_taken", {"role": role}
        case "settle", (tile, colonist):
            return "settled", {"tile": tile, "colonist": int(colonist == "yes")}
        case "hacienda", (what,):
            return "hacienda", {"tile": "quarry"} if what == "quarry" else {}
        case "place", words:
            return "placed", {"places": {w.split("=")[0]: int(w.split("=")[1]) for w in words}}
        case "build", (building, colonist):
            return "built", {"building": building, "colonist": int(colonist == "yes")}
        case "extra", (good,):
            return "extra", {"good": good}
        case "sell", (good,):
            return "sold", {"good": good}
        case "load", (good, ship):
            return "loaded", {"good": good, "ship": ship}
        case "wharf", (good,):
            return "wharf", {"good": good}
        case "keep", (stored, barrel):
            left = oracle.kept(me, stored, barrel)
            return "discarded", {"goods": {g: n - left[g] for g, n in me.goods.items() if n > left[g]}}
        case "decline", ():
            return "declined", {}
    raise AssertionError(a)


def check_offers(decision: Any, view: Any, memory: oracle.Memory, rng: Rng) -> None:
    """What is on offer is exactly what is legal."""
    want = oracle.legal(view, decision.seat, decision.ask, memory)
    if isinstance(want, oracle.Bounds):
        (offer,) = decision.offers
        assert isinstance(offer, Spread) and offer.verb == "place"
        caps = dict(zip(offer.bins, offer.caps, strict=True))
        assert caps == want.room and (offer.low, offer.high) == (want.total, want.total)
        assert dict(zip(offer.bins, offer.start, strict=True)) == {b: want.now.get(b, 0) for b in offer.bins}
        for _ in range(3):
            counts = offer.check(offer.sample(rng.below))
            assert sum(counts.values()) == want.total
            assert all(n <= want.room[place] for place, n in counts.items())
        return
    have: oracle.Answers = {}
    for offer in decision.offers:
        assert isinstance(offer, Pick)
        assert len(set(offer.options)) == len(offer.options) and offer.verb not in have
        assert offer.free == (offer.verb == "hacienda")
        have[offer.verb] = set(offer.options)
    if decision.ask == "Keep":  # ways of saying the same are offered once
        me = view.seats[decision.seat]
        left = {way: tuple(oracle.kept(me, *way).values()) for way in want["keep"]}
        assert have["keep"] <= want["keep"] and len({left[w] for w in have["keep"]}) == len(have["keep"])
        assert {left[way] for way in have["keep"]} == set(left.values())
        return
    assert have == {verb: answers for verb, answers in want.items() if answers}


def play(seats: int, options: dict[str, str], key: bytes, keen: int, seen: Counter[str]) -> None:
    """One random game, every question and every event of it checked. `keen`: how rarely an action is declined."""
    rules, rng = RULES(options), Rng(b"oracle" + key)
    out = rules.setup(seats, key)
    first = rules.view(out.state, None)
    shadow = Shadow.begin(seats, rules.chosen, first.governor, list(first.face_up))
    g = rules.resume(out.state)
    events = out.events
    memory = oracle.Memory(rules.chosen)
    while True:
        for event in events:
            shadow.hear(event)
            memory.hear(event)
        questions = g.open_questions()
        for reader in (None, rng.below(seats)):
            shadow.agrees(rules.view(g.s, reader))
        if not questions:
            assert g.s.over
            seen["over"] += 1
            return
        decisions = rules.pending(g.s)
        for d in decisions:
            check_offers(d, rules.view(g.s, d.seat), memory, rng)
            seen[d.ask] += 1
        seen["states"] += 1
        d = decisions[rng.below(len(decisions))]
        offers = [o for o in d.offers if o.verb not in ("decline", "take_without") or not rng.below(keen)] or d.offers
        offer = offers[rng.below(len(offers))]
        action = Action(d.seat, offer.verb, offer.sample(rng.below), d.sn)
        kind, args = expected(action, shadow)
        g.events.clear()
        had_colonists = shadow.colonist_supply
        rules.step(g, action)
        events = list(g.events)
        mine = next((e for e in events if e.kind == kind and e.seat == action.seat), None)
        if kind == "discarded" and not args["goods"]:
            assert mine is None or not mine.args["goods"]
        else:
            assert mine is not None, (action, events)
            said = {k: mine.args[k] for k in args}
            if kind == "placed":
                said = {"places": {place: n for place, n in said["places"].items() if n}}
            assert said == args, (action, mine)
        if action.verb in ("take", "take_without") and action.words == ("mayor",):
            privilege = any(e.kind == "colonist_privilege" and e.seat == action.seat for e in events)
            assert privilege == (action.verb == "take" and had_colonists > 0)
        seen[action.verb] += 1


@pytest.mark.parametrize("batch", range(BATCHES))
def test_offers_and_outcomes_are_what_the_rulebook_says(batch: int) -> None:
    seen: Counter[str] = Counter()
    game = 0
    while seen["states"] < STATES:
        number = batch + BATCHES * game
        seats, options = 3 + number % 3, OPTIONS[number * 7 % len(OPTIONS)]
        try:
            play(seats, options, number.to_bytes(32, "big"), 1 + number % 5, seen)
        except AssertionError as wrong:
            raise AssertionError(f"game {number}: {seats} seats, {options}: {wrong}") from wrong
        game += 1
    questions = ("ChooseRole", "Settle", "PlaceColonists", "Build", "ExtraGood", "Sell", "Load", "Keep")
    assert all(seen[ask] for ask in questions), seen
