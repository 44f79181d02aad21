"""The computer's rules of thumb: they know every verb, see nothing hidden, and beat chance."""

from __future__ import annotations

import random

from bot.games.cooper_island import CooperIsland
from bot.games.cooper_island.computer.answers import _VERBS
from bot.games.cooper_island.computer.evaluation import promise
from bot.rules import Play, Spread, asks_of, handlers_of
from bot.rules.policies import by_rules_of_thumb
from bot.rules.search import Search

from ..tables import do, table

LEFT_ALONE = {"finish", "decline", "move"}  # worth nothing, or not thought about


def thumbs(g: Play, seat: int, below: object) -> None:  # type: ignore[type-arg]
    mind, rules = g.rules.mind_type(g.rules), g.rules
    (question,) = g.open_questions()
    offers = g.offers_of(question.ask)
    weighed = mind.weigh(mind.see(rules.view(g.s, seat)), seat, type(question.ask).__name__, offers, below)  # type: ignore[arg-type]
    best = max(weighed, key=lambda w: w.worth)
    g.answer(question, best.offer, best.words)


def test_every_verb_is_judged() -> None:
    known = set(_VERBS) | LEFT_ALONE
    apart = {"pay", "feed", "feed_and_sail"}
    for ask in asks_of("bot.games.cooper_island"):
        assert set(handlers_of(ask)) - apart <= known


def test_it_beats_three_that_play_by_chance() -> None:
    won = 0
    for seed in range(20):
        rules, rnd, me = CooperIsland(), random.Random(seed), seed % 4
        g = rules.begin(4, seed.to_bytes(32, "big"), record=False)
        while questions := g.open_questions():
            if questions[0].ask.seat == me:
                thumbs(g, me, rnd.randrange)
            else:
                g.answer_by_chance(rnd.randrange)
        won += rules.scores(g.s)[me].rank == 1
    assert won >= 19


def test_what_it_sees_and_what_it_imagines_are_judged_alike() -> None:
    rules, rnd = CooperIsland(), random.Random(5)
    mind = rules.mind_type(rules)
    g = rules.begin(3, bytes(32), record=False)
    for n in range(250):
        if not (questions := g.open_questions()):
            break
        ask = questions[0].ask
        if n % 10 == 0:
            offers = [o for o in g.offers_of(ask) if not isinstance(o, Spread)]
            seen, made = mind.see(rules.view(g.s, ask.seat)), mind.imagine(g.s)
            name = type(ask).__name__
            assert mind.weigh(seen, ask.seat, name, offers, rnd.randrange) == mind.weigh(
                made, ask.seat, name, offers, rnd.randrange
            )
        g.answer_by_chance(rnd.randrange)


def test_chances_are_shared_out() -> None:
    rules = CooperIsland()
    g = rules.begin(4, bytes(32), record=False)
    assert abs(sum(rules.mind_type(rules).value(g.s)) - 1) < 1e-9
    rules.play_out(g, random.Random(1).randrange)
    assert sum(rules.mind_type(rules).value(g.s)) == 1


def test_search_answers_what_is_asked() -> None:
    g = table("seats.0.stored = coin=2 wood=3\nseats.0.track = 0\nask = Act 0 todo=build_boat/erect")
    action = Search(g.rules, g.s, 0, 120).best()
    assert g.rules.apply(g.s, action)
    other = by_rules_of_thumb(g.rules, g.s, 0, random.Random(1).randrange)
    assert g.rules.apply(g.s, other) and other.verb in ("build_boat", "erect")


def far_from(lines: str, *answers: str) -> list[bool]:
    """Whether it is far enough to judge: at first, and after each of the answers."""
    g = table(lines)
    far = g.rules.mind_type(g.rules).horizon(g.s, 0)
    found = [far(g.s)]
    for answer in answers:
        do(g, answer)
        found.append(far(g.s))
    return found


def test_it_thinks_as_far_as_its_own_turn_or_income_goes() -> None:
    turn = "seats.0.tiles = double_1=1\nseats.0.track = 0\nask = Turn 0"
    assert far_from(turn, "0 send round A", "0 finish") == [False, False, True]
    income = "first = 0\nround = 1\nseats.0.tiles = double_1=1\nask = Income 0"
    assert far_from(income, "0 lay_islet islet_4 R1a A2", "0 finish") == [False, False, True]
    assert far_from("first = 1\nround = 1\nseats.0.track = 0\nask = Income 0", "0 finish") == [False, True]


def worth_of(lines: str) -> float:
    g = table(f"royal = royal_1 royal_2 royal_3 royal_4\nseats.0.track = 0\n{lines}\nround = 3\nask = Turn 0")
    mind = g.rules.mind_type(g.rules)
    return promise(mind.imagine(g.s), 0)


def test_what_brings_more_later_is_worth_something_before() -> None:
    """Food for hungry workers, a tile in hand, boats, half a milestone and a whole one, a card, a worker hired."""
    food = [worth_of(f"seats.0.stored = food={n}") for n in range(4)]
    assert food == sorted(food) and food[1] - food[0] > food[3] - food[2]
    boats = [worth_of(f"seats.0.boats = {b}") for b in ("none", "P1=boat_3", "P1=boat_3 P2=boat_4")]
    assert boats == sorted(boats)
    assert worth_of("seats.0.tiles = double_1=1") > worth_of("")
    built = "seats.0.land = S=meadow:1:small A1=meadow:1\nseats.0.small = small_"
    assert worth_of(f"{built}13") > worth_of(f"{built}4")
    hired = "seats.0.boats = P1=boat_3 P2=boat_4\nseats.0.unhired = round={} square=2\nseats.0.stored = food=5"
    assert worth_of(hired.format(1)) > worth_of(hired.format(2)) - 1


def test_few_trials_are_weighed_with_what_answers_seem_to_be_worth() -> None:
    """With trust beyond measure the answer that seems best is given, whatever trials say."""
    g = table("seats.0.stored = coin=1 wood=2 stone=2\nseats.0.tiles = double_1=1\nask = Turn 0")
    search = Search(g.rules, g.s, 0, 60)
    assert search.mind.trust > 0
    (d,) = [g.rules.decision(g.s, 0)]
    assert d is not None
    weighed = search.mind.weigh(search.mind.see(search.view), 0, d.ask, d.offers, random.Random(1).randrange, True)
    best = max(weighed, key=lambda w: w.worth)
    search.mind.trust = 1000.0
    action = search.best()
    assert (action.verb, action.words) == (best.offer.verb, best.words)
