"""Whole games through the words and the panel: all is said, in both languages, within Discord's limits."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.state import State
from bot.rules import Action, Pick, Spread
from bot.ui.common import event_words, wording
from bot.ui.common.limits import check
from bot.ui.panel.panel import Draft, panel, typed, typed_now

from .games import NAMES, context, game
from .pressing import payload, presses, reached, tap
from .words import BOTH, News, Strict

BASE = [(3, 1, {}), (4, 2, {"loading": "ask", "mayor": "in_order"}), (5, 3, {"points": "open", "prices": "balanced"})]
DRAFTS = ("pick", "random", "fixed")
SETS = [("false", "false"), ("true", "false"), ("false", "true"), ("true", "true")]
EXPANSIONS = [  # every number of players with every set, in turn with each way to choose buildings
    (seats, 10 * seats + n, {"new_buildings": new, "nobles": nobles, "draft": DRAFTS[(seats + n) % 3]})
    for seats in (2, 3, 4, 5)
    for n, (new, nobles) in enumerate(SETS)
    if seats == 2 or n
]
GAMES = BASE + EXPANSIONS
SOME = BASE + EXPANSIONS[::2]  # where chance walks the same ways: every number of players, every set


@pytest.fixture(scope="module")
def new() -> News:
    """What no game of this module has told yet."""
    return News()


@pytest.mark.parametrize(("seats", "seed", "chosen"), GAMES)
def test_everything_that_happens_can_be_told(seats: int, seed: int, chosen: dict[str, str], new: News) -> None:
    kinds: set[str] = set()
    for turn, (rules, state, events) in enumerate(game(seats, seed, **chosen)):
        for text in BOTH:
            for event in events:
                kinds.add(event.kind)
                for reader in (None, event.seat) if new(text.language, event) else ():
                    assert event_words.sentence(text, event, NAMES, reader).endswith(".")
            if new(text.language, events):
                short = event_words.digest(text, events, NAMES)
                assert len(short) <= len(events) and all(line.strip() for line in short)
            for asked in rules.asked(state):
                if new(text.language, asked.ask, asked.seat):
                    wording.asked(text, asked.ask, asked.seat, NAMES)
                    assert wording.call(text, asked.ask)
                if new(text.language, asked.ask, brief := rules.brief(state, asked.seat)):
                    wording.question(text, asked.ask, brief, NAMES)
                if text is not BOTH[turn % 2]:
                    _answers(text, rules, state, asked.seat, new)
    assert {"round", "role_taken", "settled", "placed", "built", "produced", "loaded", "over"} <= kinds


def _answers(text: Strict, rules: PuertoRico, state: State, seat: int, new: News) -> None:
    """Hints and answers put into words, those that have not been told yet."""
    hints, d = rules.hints(state, seat), rules.decision(state, seat)
    for key, hint in hints.items():
        if new(text.language, key, hint):
            wording.hint_words(text, hints, *key)
    for offer in d.offers if d else ():
        for words in offer.options[:40] if isinstance(offer, Pick) else ():
            beside = [hints.get((offer.verb, f, v)) for f, v in zip(offer.facets, words, strict=True)]
            if new(text.language, offer.verb, words, beside, hints.get((offer.verb, "", " ".join(words)))):
                wording.answer(text, offer, words, hints)


@pytest.mark.parametrize(("seats", "seed", "chosen"), SOME)
def test_the_board_can_be_told_line_by_line(seats: int, seed: int, chosen: dict[str, str]) -> None:
    for n, (rules, state, _) in enumerate(game(seats, seed, **chosen)):
        if n % 10 and not state.over:
            continue
        for text, you in zip(BOTH, (None, 0) if n % 20 else (0, None), strict=True):
            lines = rules.lines(rules.view(state, you))
            told = wording.board_lines(text, lines, NAMES)
            assert len("\n".join(told)) < 6000
            alt = wording.alt(text, lines, NAMES)
            assert 0 < len(alt) <= 1000
            for name in NAMES[:seats]:
                assert name in alt


@pytest.mark.parametrize(("seats", "seed", "chosen"), SOME)
def test_a_blind_presser_finishes_the_game(seats: int, seed: int, chosen: dict[str, str]) -> None:
    """Taps at random on what the panel shows and nothing else; each panel is sendable."""
    rules, chance = PuertoRico(chosen), Random(seed)
    state: State = rules.setup(seats, bytes([seed]) * 32).state
    taps = 0
    while asked := rules.asked(state):
        d = rules.decision(state, chance.choice(asked).seat)
        assert d
        text = BOTH[taps % 2]
        ctx, draft = context(rules, state, d, text), Draft()
        for _ in range(200):
            taps += 1
            p = panel(d, draft, ctx)
            assert not check(payload(p)), check(payload(p))
            if p.action and chance.random() < 0.7:
                break
            what, arg, values = chance.choice(list(presses(p)) or [("back", "", [])])
            draft = Draft.load(tap(d, draft, what, arg, values, ctx).dump())
        else:
            raise AssertionError(f"no answer found: {d}")
        assert isinstance(p.action, Action)
        state = rules.apply(state, p.action).state
    assert state.over


@pytest.mark.parametrize(("seats", "seed", "chosen"), SOME)
def test_each_answer_on_offer_can_be_tapped_and_no_other(seats: int, seed: int, chosen: dict[str, str]) -> None:
    for n, (rules, state, _) in enumerate(game(seats, seed, **chosen)):
        for asked in rules.asked(state) if n % 5 == 0 else ():
            d = rules.decision(state, asked.seat)
            assert d
            if sum(len(o.options) if isinstance(o, Pick) else 200 for o in d.offers) <= 150:
                found, panels = reached(d, context(rules, state, d, BOTH[n % 2]))
                assert found == {(o.verb, w) for o in d.offers if isinstance(o, Pick) for w in o.options}
                assert not [c for p in panels for c in check(payload(p))]


@pytest.mark.parametrize("chosen", [{}, {"new_buildings": "true", "nobles": "true", "draft": "fixed"}])
def test_counts_can_be_tapped_into_any_place_and_typed(chosen: dict[str, str]) -> None:
    chance = Random(5)
    seen: Counter[str] = Counter()
    for rules, state, _ in game(4, 11, **chosen):
        for asked in rules.asked(state):
            d = rules.decision(state, asked.seat)
            assert d
            for offer in d.offers:
                if not isinstance(offer, Spread):
                    continue
                goal = offer.check(offer.sample(chance.randrange))
                for text in BOTH:
                    ctx, draft = context(rules, state, d, text), Draft(verb=offer.verb)
                    for place, n in zip(offer.bins, offer.start, strict=True) if offer.start else ():
                        for _ in range(n):
                            draft = tap(d, draft, "take", offer.verb, [place], ctx)
                    for place, n in goal.items():
                        for _ in range(n):
                            draft = tap(d, draft, "put", offer.verb, [place], ctx)
                    p = panel(d, draft, ctx)
                    assert p.action and offer.check(p.action.words) == goal
                    said = typed_now(d, draft, ctx)
                    assert typed(d, Draft(verb=offer.verb), said, ctx).counts == goal
                    seen[offer.verb] += 1
    assert seen["place"] > 20 and (not chosen or seen["station"] > 10)
