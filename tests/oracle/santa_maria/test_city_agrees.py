"""The rules of the Maya city agree with the second table, with every set of modules and one to five seats."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from bot.rules import Action, Offer, Rng, Spread, Words
from tests.oracle.santa_maria import kingdoms, maya_box
from tests.oracle.santa_maria.course import RULES, Course, somewhere
from tests.players import Below

MODULES = kingdoms.OPTIONS[1:]
OPTIONS = [o for o in RULES.options if o.name not in {*kingdoms.OPTIONS, "maya"}]
SETS = [dict(zip(MODULES, on, strict=True)) for on in product(("false", "true"), repeat=3)]
TABLES = [  # alone there is no colony, five need ambassadors
    (seats, modules)
    for seats, modules in product(range(1, 6), SETS)
    if (seats > 1 or modules["governor"] == modules["specialists"] == "false")
    and (seats < 5 or modules["ambassadors"] == "true")
]
TRADES = 12  # games
SEEN = (
    *("CityTurn.use", "CityTurn.play", "CityTurn.bless", "CityTurn.retire", "Drive.go", "Drive.decline"),
    *("Drive.technology", "BuildTemple.complete", "BuildTemple.technology", "Beside.go_on", "Beside.technology"),
    *("Raise.build", "TakeToken.store", "LayJunction.join", "MonkGift.draw", "MonkGift.fill", "FillOne.fill"),
    *("CityReligion.advance", "CityReligion.decline", "CityStep.step", "CityMarch.decline", "event city_robbed"),
)
TRADED = (
    *(f"Bargain.{verb}" for verb in ("buy", "sell", "redraw", "propose", "withdraw", "agree", "turn_down", "done")),
    *(f"Consider.{verb}" for verb in ("accept", "counter", "decline", "withdraw", "go_on")),
    *("Give.put_up", "Give.decline", "Want.want", "Want.decline", "event no_room", "event swapped"),
)
KEEN = {"complete": 60, "technology": 6, "join": 9, "store": 9, "go": 9, "advance": 3, "retire": 0, "take": 6}
KEEN |= {"done": 3, **dict.fromkeys(("propose", "redraw", "sell", "buy", "decline"), 1)}
TRADER = {"play": 50, "retire": 1, "use": 1, "propose": 9, "agree": 30, "turn_down": 9, "put_up": 20, "want": 20}
TRADER |= {"counter": 9, "done": 1, "withdraw": 1, "take": 0, "activate": 0, "place": 0}


def leaning(weights: dict[str, int]) -> Any:
    """Chooses a verb by weight; of counts by trade it gives and wants a few of one kind."""

    def choose(offers: tuple[Offer, ...], below: Below) -> tuple[Offer, Words]:
        at = below(max(1, sum(weights.get(o.verb, 2) for o in offers)))
        for offer in offers:
            at -= weights.get(offer.verb, 2)
            if at < 0:
                break
        if isinstance(offer, Spread) and offer.verb != "redraw":
            k = below(len(offer.bins))
            return offer, (f"{offer.bins[k]}={1 + below(min(3, offer.caps[k]))}",)
        return offer, offer.sample(below)

    return choose


def stroll(rules: Any, state: Any, choose: Any, seen: Counter[str], rng: Rng) -> None:
    """Play to the end, every question, every event and every view checked."""
    course = Course(rules, state)
    while not state.over:
        course.compare(state, (None, rng.below(state.seats)))
        decisions = rules.pending(state)
        decision = decisions[rng.below(len(decisions))]
        offer, words = choose(decision.offers, rng.below)
        seen[f"{decision.ask}.{offer.verb}"] += 1
        out = rules.apply(state, Action(decision.seat, offer.verb, words, decision.sn))
        state = out.state
        seen.update(f"event {e.kind}" for e in out.events)
        course.answer(decision.seat, offer.verb, words, out.events)
    course.compare(state, (None, 0))


def table(number: int, modules: dict[str, str]) -> Any:
    """Rules with the city, and all else by chance."""
    rng = Rng(b"city options%d" % number)
    options = {o.name: o.values[rng.below(len(o.values))] for o in OPTIONS}
    if options["setup"] == "advanced":
        options["colonies"] = "dealt"
    return RULES({"american_kingdoms": "true", "maya": "random"} | modules | options)


def test_agrees_with_every_set_of_modules_beside_the_city() -> None:
    """From the set-up, or from well within the game."""
    seen: Counter[str] = Counter()
    for number, (seats, modules) in enumerate(TABLES):
        rules, rng = table(number, modules), Rng(b"city%d" % number)
        begun = somewhere(rules, seats, rng) if number % 3 else rules.setup(seats, number.to_bytes(32, "big")).state
        stroll(rules, begun, leaning(KEEN), seen, rng)
    for what in SEEN:
        assert seen[what], f"{what} was not looked at"


def test_trade_between_people_agrees() -> None:
    seen: Counter[str] = Counter()
    for number in range(TRADES):
        rules, rng = table(number, SETS[1]), Rng(b"trade%d" % number)
        stroll(rules, somewhere(rules, 2 + number % 4, rng), leaning(TRADER), seen, rng)
    for what in TRADED:
        assert seen[what] > 4, f"{what} was not looked at"


def home(offers: tuple[Offer, ...], below: Below) -> tuple[Offer, Words]:
    """Retires at once, where a step is to be had."""
    by = {offer.verb: offer for offer in offers}
    offer = by.get("retire") or offers[below(len(offers))]
    steps = [w for w in offer.options if "religion" in w or "conquistador" in w]
    return offer, steps[below(len(steps))] if steps else offer.sample(below)


def test_steps_that_bring_nothing_agree() -> None:
    """With a card left to draw, a token to fill, or a piece of gold they are no question; without they are."""
    seen: Counter[str] = Counter()
    for seed, (seats, drawn, full, gold, at) in enumerate(product((1, 2), (23, 24), (1, 2), (11, 12), (4, 5))):
        rules, rng = RULES({"american_kingdoms": "true", "maya": "1"}), Rng(b"in vain%d" % seed)
        g = rules.resume(rules.start(seats, rng))
        lines = {"city.hand": " ".join(list(maya_box.CARDS)[:drawn]), "city.gold": str(gold), "year": "3"}
        lines |= {"seats.0.goods": f"wood=1 grain=1 sugar=1 gem=1 cocoa={full}", "first": "0"}
        for name, value in (lines | {"seats.0.religion": str(at), "seats.0.conquest": str(at - 2)}).items():
            rules.arrange(g.s, name, value)
        rules.arranged(g.s)
        g.advance(g.s.stack)
        stroll(rules, g.s, home, seen, rng)
    assert seen["CityStep.step"] and seen["CityStep.decline"] and seen["CityMarch.step"] and seen["CityMarch.decline"]
    assert 2 < seen["CityStep.step"] + seen["CityStep.decline"] < 16
