"""The rules of Puerto Rico agree with the oracle in thousands of states: what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import count, product
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action, Rng, Spread
from tests.oracle.puerto_rico import positions
from tests.oracle.puerto_rico import rules as oracle
from tests.oracle.puerto_rico.agrees import agrees
from tests.oracle.puerto_rico.box import SETUP
from tests.oracle.puerto_rico.people import occupied
from tests.oracle.puerto_rico.shadow import Shadow
from tests.oracle.puerto_rico.sights import MUST_SEE, RARE, combination, note, note_answer
from tests.players import PUERTO_RICO

RULES = GAMES["puerto_rico"]
COMBINATIONS = list(product(SETUP, ("false", "true"), ("false", "true")))  # seats, new_buildings, nobles
BATCHES, STATES = 2, 14_000  # each batch plays until it has seen so many states
RARE_STATES = 22_000
KEEN = ("forester", "porter", "host", "heir", "builder", "maker", "chance")  # who play for the expansions
SHORT = 45  # answers from a position that is looked at for rare things


def table(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a game: all combinations of expansions in turn, the rest by chance."""
    chance = Rng(b"game%d" % number)
    seats, new_buildings, nobles = COMBINATIONS[number // BATCHES % len(COMBINATIONS)]
    options = {o.name: o.values[chance.below(len(o.values))] for o in RULES.options}
    return seats, options | {"new_buildings": new_buildings, "nobles": nobles}


def expected(a: Action, shadow: Shadow, brief: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The event that an answer must lead to, and what it must say; "" for none."""
    me = shadow.seats[a.seat]
    match a.verb, a.words:
        case "draft", (building,):
            return "drafted", {"building": building}
        case "take" | "take_without", (role,):
            return "role_taken", {"role": role.removesuffix("_with_one")}
        case "guest", (place, who):
            return "guest", {"place": place, "who": who}
        case "settle", (tile, colonist):
            return "settled", {"tile": tile, "colonist": int(colonist != "no")}
        case "forest", (tile, colonist):
            return "forest", {"tile": tile, "colonist": int(colonist != "no")}
        case "hacienda", (what,):
            looks = what == "face_down" and occupied(me, "forest_house")
            return ("drawn", {}) if looks else ("hacienda", {"tile": "quarry"} if what == "quarry" else {})
        case "lay", (side,):
            event = {"hacienda": "hacienda", "land_office": "land_bought"}[brief["by"]]
            return event, {"tile": "forest" if side == "forest" else brief["tile"]}
        case "discard_tile", (tile, who):
            return "tile_discarded", {"tile": tile, "who": who}
        case "fetch", (who,):
            return ("noble_taken", {}) if who == "noble" else ("", {})
        case "place", words:
            return "placed", {"places": _counts(words)}
        case "station", _:
            return "stationed", {}  # the shadow compares it with the answer
        case "go_on", ():
            return "", {}
        case "build" | "black_market", (building, colonist, *_):
            return "built", {"building": building, "colonist": int(colonist != "no")}
        case "extra", (good,):
            return "extra", {"good": good}
        case "sell", (good,):
            return "sold", {"good": good}
        case "trading_post", (good,):
            return "trading_post", {"good": good}
        case "buy_tile", ():
            return ("drawn" if occupied(me, "forest_house") else "land_bought"), {}
        case "sell_tile", (tile, who):
            return "land_sold", {"tile": tile, "who": who}
        case "deliver", (goods,):
            return "delivered", {"goods": goods.split("+")}
        case "load", (good, ship):
            return "loaded", {"good": good, "ship": ship}
        case "wharf", (good,):
            return "wharf", {"good": good}
        case "small_wharf", words:
            return "small_wharf", {"goods": _counts(words)}
        case "keep", (stored, barrel):
            left = oracle.kept(me, stored, barrel)
            return "discarded", {"goods": {g: n - left[g] for g, n in me.goods.items() if n > left[g]}}
        case "decline", ():
            return "declined", {}
    raise AssertionError(a)


def _counts(words: tuple[str, ...]) -> dict[str, int]:
    return {what: int(n) for what, n in (word.split("=") for word in words)}


FREE = {"hacienda", "guest", "buy_tile", "sell_tile"}


def check_offers(decision: Any, view: Any, memory: oracle.Memory, rng: Rng) -> None:
    """What is on offer is exactly what is legal."""
    want = oracle.legal(view, decision.seat, decision.ask, memory)
    have: dict[str, Any] = {}
    for offer in decision.offers:
        assert offer.verb not in have and offer.free == (offer.verb in FREE)
        if isinstance(offer, Spread):
            bounds = want.pop(offer.verb)
            assert isinstance(bounds, oracle.Bounds)
            check_spread(offer, bounds, rng)
        else:
            assert len(set(offer.options)) == len(offer.options)
            have[offer.verb] = set(offer.options)
    if decision.ask == "Keep":  # ways of saying the same are offered once
        me, ways, put = view.seats[decision.seat], want.pop("keep"), have.pop("keep")
        assert isinstance(ways, set)
        left = {way: tuple(oracle.kept(me, *way).values()) for way in ways}
        assert put <= ways and len({left[w] for w in put}) == len(put)
        assert {left[way] for way in put} == set(left.values())
    differ = {verb for verb in have.keys() | want.keys() if have.get(verb) != want.get(verb)}
    assert not differ, {verb: (have.get(verb), want.get(verb)) for verb in differ}


def check_spread(offer: Spread, want: oracle.Bounds, rng: Rng) -> None:
    assert dict(zip(offer.bins, offer.caps, strict=True)) == want.room
    assert (offer.low, offer.high) == (want.low, want.high) and set(offer.weights) <= {1}
    if want.now is not None:
        assert dict(zip(offer.bins, offer.start, strict=True)) == {b: want.now.get(b, 0) for b in offer.bins}
    for _ in range(3):
        counts = offer.check(offer.sample(rng.below))
        assert want.low <= sum(counts.values()) <= want.high
        assert all(n <= want.room[place] for place, n in counts.items())


def play(seats: int, options: dict[str, str], number: int, seen: Counter[str], most: int = 0) -> None:
    """One game by different players, every question and every event of it checked.

    With `most` it begins from a position and goes on for so many answers only.
    """
    rules, rng = RULES(options), Rng(b"oracle%d" % number)
    minds = [mind for name, mind in PUERTO_RICO.items() if not most or name in KEEN]
    alike = minds[rng.below(len(minds))] if rng.below(2) else None
    players = [alike or minds[rng.below(len(minds))] for _ in range(seats)]
    events: list[Any] = []
    if most or rng.below(2):
        g = somewhere(rules, seats, rng)
        points = [rules.view(g.s, seat).seats[seat].points for seat in range(seats)]
        shadow = Shadow.of(rules.view(g.s, None), rules.chosen, points)
    else:
        out = rules.setup(seats, number.to_bytes(32, "big"))
        g, events = rules.resume(out.state), out.events
        first = rules.view(out.state, None)
        shadow = Shadow.begin(seats, rules.chosen, first.governor, list(first.face_up))
    for n in count():
        for event in events:
            note(event, shadow, seen)
            shadow.hear(event)
        for reader in (None, rng.below(seats)):
            agrees(shadow, rules.view(g.s, reader))
        decisions = rules.pending(g.s)
        if not decisions or n == most > 0:
            assert g.s.over or decisions
            return
        shadow.asked(decisions)
        for d in decisions:
            check_offers(d, rules.view(g.s, d.seat), shadow.memory, rng)
            seen[d.ask] += 1
        seen["states"] += 1
        d = decisions[rng.below(len(decisions))]
        offer, words = players[d.seat](d.offers, rng.below)
        action = Action(d.seat, offer.verb, words, d.sn)
        kind, args = expected(action, shadow, rules.brief(g.s, d.seat))
        g.events.clear()
        had_colonists, extra = shadow.colonist_supply, 1 + occupied(shadow.seats[d.seat], "library")
        rules.step(g, action)
        shadow.answered(d.ask, d.seat, action.verb, words)
        events = list(g.events)
        note_answer(action, d, shadow, seen)
        check_outcome(action, kind, args, events, min(had_colonists, extra))


def somewhere(rules: Any, seats: int, rng: Rng) -> Any:
    """A table well into the game, where a role is to be chosen."""
    state = rules.start(seats, Rng(b"%d" % rng.below(1000)))
    for name, value in positions.by_chance(seats, rules.chosen, rng):
        rules.arrange(state, name, value)
    rules.arranged(state)
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g


def check_outcome(a: Action, kind: str, args: dict[str, Any], events: list[Any], extra: int) -> None:
    """The answer has led to the event it must lead to. What that event must say more, the shadow knows."""
    mine = next((e for e in events if e.kind == kind and e.seat == a.seat), None)
    if kind == "discarded" and not args["goods"]:
        assert mine is None or not mine.args["goods"]
    elif kind and kind != "placed":
        assert mine is not None, (a, events)
        assert {k: mine.args[k] for k in args} == args, (a, mine)
    elif kind:
        assert mine is not None, (a, events)
        assert {place: n for place, n in mine.args["places"].items() if n} == args["places"], (a, mine)
    if a.verb in ("take", "take_without") and a.words[0].startswith("mayor"):
        privilege = sum(e.kind == "colonist_privilege" and e.seat == a.seat for e in events)
        assert privilege == (extra if a.verb == "take" else a.words == ("mayor_with_one",))


def see(numbers: Iterable[int], states: int, seen: Counter[str], *, short: bool = False) -> None:
    """Play games until so many states have been seen."""
    for number in numbers:
        seats, options = table(number)
        if short:
            options |= {"new_buildings": "true", "nobles": "true"}
        before = seen["states"]
        try:
            play(seats, options, number, seen, SHORT if short else 0)
        except AssertionError as wrong:
            raise AssertionError(f"game {number}: {seats} seats, {options}: {wrong}") from wrong
        seen[combination(seats, options)] += seen["states"] - before
        if seen["states"] >= states:
            return


@pytest.mark.parametrize("batch", range(BATCHES))
def test_offers_and_outcomes_are_what_the_rulebook_says(batch: int) -> None:
    seen: Counter[str] = Counter()
    see(count(batch, BATCHES), STATES, seen)
    missing = [what for what in MUST_SEE if not seen[what]]
    assert not missing, f"never seen: {', '.join(missing)}"


def test_the_rarest_too() -> None:
    """Positions with both expansions, where buildings stand together that have something to do with each other."""
    seen: Counter[str] = Counter()
    see(count(1_000_000), RARE_STATES, seen, short=True)
    missing = [what for what in RARE if not seen[what]]
    assert not missing, f"never seen: {', '.join(missing)}"
