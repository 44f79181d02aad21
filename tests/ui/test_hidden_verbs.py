"""Answers that stand in the call, while those that tell of a hand wait at the desk; and what is proposed."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.games.boonlake import Boonlake
from bot.rules import Decision, Rng, Spread
from bot.text.fluent import text
from bot.ui.common.draft import Button, Context, Draft, Menu, Panel
from bot.ui.panel import call, spreads
from bot.ui.panel.panel import panel
from tests.games.positions import begun

from .pressing import presses, tap

RULES = Boonlake()
BARE = "seats.0.hand = none\nseats.1.hand = none\nfirst = 0"
STANDS = "laid = 2=g05\npieces = 2a=0:inhabitant\nseats.0.ranch = 5"
SHARE = f"{BARE}\n{STANDS}\nseats.0.hand = c001 c002 c003\nseats.0.coins = 20\nask = SettleShare 0"
FROM_HAND = ("play", "discard", "skip")


def asked(g: Any, seat: int = 0, language: str = "en") -> tuple[Decision, Context]:
    d = g.rules.decision(g.s, seat)
    words = text(language, "boonlake")
    return d, Context(
        words,
        1,
        seat,
        f"0.{d.sn}",
        g.rules.brief(g.s, seat),
        g.rules.hints(g.s, seat),
        facts=partial(RULES.facts, None),
    )


def answers(shown: Panel) -> set[str]:
    """The verbs of all that a panel offers."""
    found = [
        (arg or value).partition("/")[0]
        for what, arg, values in presses(shown)
        for value in values or [""]
        if what == "pick"
    ]
    return set(found)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_lies_open_is_in_the_call_and_cards_are_at_the_desk(language: str) -> None:
    d, ctx = asked(begun(RULES, SHARE, 2), language=language)
    assert d.public and d.hidden == FROM_HAND and {"house", "play", "discard"} <= {o.verb for o in d.offers}
    shown = call.answers(d.shown, ctx)
    assert "house" in answers(shown) and not answers(shown) & {*FROM_HAND}
    told = shown.lines[-1].casefold()
    assert all(ctx.text(f"verb-{verb}").casefold() in told for verb in FROM_HAND), "which verbs there are tells nothing"


def test_the_call_is_the_same_whatever_cards_are_held() -> None:
    g = begun(RULES, SHARE, 2)
    d, ctx = asked(g)
    hands = set()
    for n in range(8):
        g.s = RULES.scramble(g.s, None, Rng(b"hand %d" % n))
        hands.add(tuple(sorted(g.s.board[0].hand)))
        other, words = asked(g)
        assert call.answers(other.shown, words) == call.answers(d.shown, ctx)
    assert len(hands) > 1


def test_where_only_no_lies_open_the_call_offers_nothing() -> None:
    d, ctx = asked(begun(RULES, f"{BARE}\nseats.0.hand = c001\nask = BuilderShare 0", 2))
    assert d.public and [o.verb for o in d.shown.offers if not o.free] == ["decline"]
    assert call.answers(d.shown, ctx) == call.NOTHING


def test_with_no_cards_nothing_is_hidden() -> None:
    d, ctx = asked(begun(RULES, f"{BARE}\n{STANDS}\nask = SettleShare 0", 2))
    assert d.hidden == () and d.shown == d and not any("eyes" in line for line in call.answers(d.shown, ctx).lines)


def discarding() -> tuple[Decision, Context, Spread]:
    g = begun(RULES, f"{BARE}\nseats.0.hand = c001 c002 c003 c004 c005\nask = Discard 0 n=2", 2)
    d, ctx = asked(g)
    offer = d.offer("give")
    assert isinstance(offer, Spread)
    return d, ctx, offer


def test_what_is_proposed_is_one_button_that_gives_it() -> None:
    d, ctx, offer = discarding()
    words = spreads.proposed(offer, ctx)
    assert offer.check(words) and sum(offer.check(words).values()) == 2
    (button,) = [b for row in panel(d, Draft(), ctx).rows if not isinstance(row, Menu) for b in row if ":pick:" in b.id]
    assert isinstance(button, Button)
    assert all(ctx.text(f"name-{word.partition('=')[0]}").casefold() in button.label.casefold() for word in words)
    after = panel(d, tap(d, Draft(), "pick", "/".join(("give", *words)), [], ctx), ctx)
    assert after.settled and after.action and after.action.words == words


def test_no_other_counts_are_given_by_a_forged_press_and_counted_ones_wait_for_confirm() -> None:
    d, ctx, offer = discarding()
    proposed = spreads.proposed(offer, ctx)
    others = [words for words in offer.answers() if words != proposed]
    assert len(others) == 9
    for words in others:
        assert tap(d, Draft(), "pick", "/".join(("give", *words)), [], ctx) == Draft()
    counted = tap(d, Draft(), "suggest", "give", [], ctx)
    shown = panel(d, counted, ctx)
    assert shown.action and shown.action.words == proposed and not shown.settled
    assert not any(":pick:" in b.id for row in shown.rows if not isinstance(row, Menu) for b in row)
