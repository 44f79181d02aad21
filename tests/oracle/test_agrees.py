"""The rules of Puerto Rico agree with the oracle in thousands of states: what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action, Pick, Rng, Spread
from tests.oracle import positions
from tests.oracle import puerto_rico as oracle
from tests.oracle.shadow import Shadow
from tests.players import PUERTO_RICO

RULES = GAMES["puerto_rico"]
OPTIONS = [
    dict(zip((o.name for o in RULES.options), v, strict=True)) for v in product(*(o.values for o in RULES.options))
]
BATCHES, STATES = 2, 14_000  # each batch plays until it has seen so many states


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


def play(seats: int, options: dict[str, str], number: int, seen: Counter[str]) -> None:
    """One game by different players, every question and every event of it checked."""
    rules, rng = RULES(options), Rng(b"oracle%d" % number)
    minds = list(PUERTO_RICO.values())
    alike = minds[rng.below(len(minds))] if rng.below(2) else None
    players = [alike or minds[rng.below(len(minds))] for _ in range(seats)]
    if rng.below(2):
        g, events = somewhere(rules, seats, rng), []
        points = [rules.view(g.s, seat).seats[seat].points for seat in range(seats)]
        shadow = Shadow.of(rules.view(g.s, None), rules.chosen, points)
    else:
        out = rules.setup(seats, number.to_bytes(32, "big"))
        g, events = rules.resume(out.state), out.events
        first = rules.view(out.state, None)
        shadow = Shadow.begin(seats, rules.chosen, first.governor, list(first.face_up))
    memory = oracle.Memory(rules.chosen)
    while True:
        for event in events:
            note(event, shadow, seen)
            shadow.hear(event)
            memory.hear(event)
        for reader in (None, rng.below(seats)):
            shadow.agrees(rules.view(g.s, reader))
        decisions = rules.pending(g.s)
        if not decisions:
            assert g.s.over
            return
        for d in decisions:
            check_offers(d, rules.view(g.s, d.seat), memory, rng)
            seen[d.ask] += 1
        seen["states"] += 1
        d = decisions[rng.below(len(decisions))]
        offer, words = players[d.seat](d.offers, rng.below)
        action = Action(d.seat, offer.verb, words, d.sn)
        kind, args = expected(action, shadow)
        g.events.clear()
        had_colonists = shadow.colonist_supply
        rules.step(g, action)
        events = list(g.events)
        check_outcome(action, kind, args, events, had_colonists)
        seen[action.verb] += 1


def somewhere(rules: Any, seats: int, rng: Rng) -> Any:
    """A table well into the game, where a role is to be chosen."""
    state = rules.start(seats, Rng(b"%d" % rng.below(1000)))
    for name, value in positions.by_chance(seats, rng):
        rules.arrange(state, name, value)
    rules.arranged(state)
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g


def check_outcome(a: Action, kind: str, args: dict[str, Any], events: list[Any], had_colonists: int) -> None:
    """The answer has led to the event it must lead to. What that event must say more, the shadow knows."""
    mine = next((e for e in events if e.kind == kind and e.seat == a.seat), None)
    if kind == "discarded" and not args["goods"]:
        assert mine is None or not mine.args["goods"]
    else:
        assert mine is not None, (a, events)
        said = {k: mine.args[k] for k in args}
        if kind == "placed":
            said = {"places": {place: n for place, n in said["places"].items() if n}}
        assert said == args, (a, mine)
    if a.verb in ("take", "take_without") and a.words == ("mayor",):
        privilege = any(e.kind == "colonist_privilege" and e.seat == a.seat for e in events)
        assert privilege == (a.verb == "take" and had_colonists > 0)


def note(event: Any, t: Shadow, seen: Counter[str]) -> None:
    """Count the rarer things, so that the test can tell whether it has seen them."""
    match event.kind, event.args:
        case "ending", {"reason": reason}:
            seen[f"ends by {reason}"] += 1
        case "sold", {"good": good} if good in t.house:
            seen["office"] += 1
        case "hacienda", {"tile": "quarry"}:
            seen["quarry by the hacienda"] += 1
        case (("settled" | "built"), {"colonist": 1}):
            seen[f"{event.kind} with a colonist from the {'supply' if t.colonist_supply else 'ship'}"] += 1
        case "factory", {"n": n}:
            seen[f"factory pays {n}"] += 1
        case (("declined" | "wharf" | "extra" | "house_emptied" | "reshuffled"), _):
            seen[f"{event.kind} {event.args.get('role', '')}".strip()] += 1
        case "loaded", _ if t.chips <= sum(me.points for me in t.seats):
            seen["points on paper"] += 1


MUST_SEE = (
    *("ChooseRole", "Settle", "PlaceColonists", "Build", "ExtraGood", "Sell", "Load", "Keep"),
    *("ends by colonists", "ends by city", "ends by points", "points on paper"),
    *("office", "quarry by the hacienda", "reshuffled", "house_emptied", "take_without", "hacienda", "wharf", "extra"),
    *(f"declined {role}" for role in ("settler", "builder", "craftsman", "trader", "captain")),
    *(f"factory pays {n}" for n in (1, 2, 3, 5)),
    *(f"{what} with a colonist from the {where}" for what in ("settled", "built") for where in ("supply", "ship")),
)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_offers_and_outcomes_are_what_the_rulebook_says(batch: int) -> None:
    seen: Counter[str] = Counter()
    game = 0
    while seen["states"] < STATES:
        number = batch + BATCHES * game
        chance = Rng(b"game%d" % number)
        seats, options = 3 + chance.below(3), OPTIONS[chance.below(len(OPTIONS))]
        try:
            play(seats, options, number, seen)
        except AssertionError as wrong:
            raise AssertionError(f"game {number}: {seats} seats, {options}: {wrong}") from wrong
        game += 1
    missing = [what for what in MUST_SEE if not seen[what]]
    assert not missing, f"never seen: {', '.join(missing)}"
