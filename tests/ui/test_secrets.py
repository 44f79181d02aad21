"""Nothing leaks: whatever a reader is told is the same at every table that the reader could not tell from this one.

A table and its scramble look alike to one reader. Everything that is made for that reader (question, desk, hints,
suggestions, previews, plans, who comes next, events, pictures' descriptions) is made from both, and has to be equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from bot.checks.players.tables import tables_of
from bot.games import GAMES
from bot.rules import Action, Event, Game, Pick, Refused, Rng
from bot.rules.following import follow
from bot.rules.orders import SECOND, give
from bot.rules.turn_order import coming, next_seat
from bot.service.history.entries import readable
from bot.text.fluent import text
from bot.ui.common import wording
from bot.ui.common.draft import Context, Draft
from bot.ui.panel import help, slash_commands
from bot.ui.panel.panel import panel, typed_now
from tests.rules.toy.game import Toy

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dmitri")
ALL: dict[str, type[Game[Any]]] = {**GAMES, "toy": Toy}
MIXES = {
    "toy": [{}],
    "puerto_rico": [{}, {"new_buildings": "true", "nobles": "true"}, {"mayor": "in_order", "points": "open"}],
    "santa_maria": [{}, {"setup": "advanced", "blue_dice": "shared"}],
}
EVERY = {"toy": 1, "puerto_rico": 9, "santa_maria": 5}  # answers between two looks
USUALLY = 9  # of games that are not named here


def mixes() -> list[Any]:
    """Each game with its options: those named above, else the game as it is and with all that it has."""
    found = []
    for game in ALL:
        for mix in MIXES.get(game, tables_of(ALL[game]).values()):
            known = {o.name: o.values for o in ALL[game].options}
            chosen = {name: value for name, value in mix.items() if value in known.get(name, ())}
            found.append(pytest.param(game, chosen, id="-".join([game, *chosen.values()])))
    return found


def test_the_mixes_name_options_that_there_are() -> None:
    for game, found in MIXES.items():
        for mix in found:
            for name, value in mix.items():
                option = next((o for o in ALL[game].options if o.name == name), None)
                assert option is not None and value in option.values, (game, name, value)


def told(rules: Game[Any], state: Any, reader: int | None, rng: Rng) -> Iterator[tuple[str, object]]:
    """All that the reader may come to read of a table, with a word on what it is."""
    view = rules.view(state, reader)
    names = NAMES[: state.seats]
    if rules.name in GAMES:
        words = text("en", rules.name)
        yield "lines", wording.board_lines(words, rules.lines(view), names)
        yield "description", wording.alt(words, rules.lines(view), names)
        yield "heading", wording.heading(words, rules.lines(view), names)
        yield "facts", [rules.facts(view, topic) for topic in help.topics(words)[::7]]
    yield "view", view
    yield "asked", rules.asked(state)
    yield "coming", (coming(state), next_seat(rules, state))
    decision = rules.decision(state, reader) if reader is not None else None
    if decision is None or reader is None:
        return
    yield "decision", decision
    brief, hints = rules.brief(state, reader), rules.hints(state, reader)
    yield "brief", brief
    yield "hints", hints
    yield from orders(rules, state, reader)
    if rules.name not in GAMES:
        return
    ctx = Context(words, 1, reader, "0.1", brief, hints, names)
    yield "desk", panel(decision, Draft(), ctx)
    yield "typed", typed_now(decision, Draft(), ctx)
    for offer in decision.offers:
        facets = offer.facets if isinstance(offer, Pick) else ("text",)
        for facet in facets:
            yield f"suggestions for {offer.verb} {facet}", slash_commands.complete(decision, offer.verb, {}, facet, ctx)


def orders(rules: Game[Any], state: Any, seat: int) -> Iterator[tuple[str, object]]:
    """What each order would answer, and what may be chosen in it."""
    view = rules.view(state, seat)
    for order in rules.orders():
        for part in order.parts:
            if part.now is not None:
                yield f"choices of {order.name}", sorted(part.now(view, seat))
        some = [part.values[:2] for part in order.parts]
        for values in list(product(*some))[:4]:
            chosen = {part.name: v for part, v in zip(order.parts, values, strict=True)}
            if values and chosen.get(SECOND) == values[0]:
                continue
            given = [give(order, chosen, order.lasts[0], getattr(state, "round", 0))]
            yield f"order {order.name} {values}", follow(rules, state, seat, given)


def after(rules: Game[Any], state: Any, action: Action) -> tuple[Any, tuple[Event, ...], bool] | str:
    """What an answer would bring: the view, the events as the actor reads them, whether something comes to light."""
    try:
        out = rules.apply(state, action)
    except Refused as no:
        return no.text
    return rules.view(out.state, action.seat), readable(out.events, [action.seat]), out.barrier


@pytest.mark.parametrize(("game", "chosen"), mixes())
def test_what_a_reader_is_told_depends_on_nothing_hidden(game: str, chosen: dict[str, str]) -> None:
    rules = ALL[game](chosen)
    rng = Rng(b"secrets" + bytes(25))
    seats = max(rules.seat_counts)
    state = rules.setup(seats, bytes(range(32))).state
    different = looks = 0
    for n in range(3000):
        asked = rules.asked(state)
        if not asked:
            break
        if n % EVERY.get(game, USUALLY) == 0:
            for reader in (None, *range(seats)):
                other = rules.scramble(state, reader, rng)
                different += rules.dump(other) != rules.dump(state)
                looks += 1
                pairs = zip(told(rules, state, reader, rng), told(rules, other, reader, rng), strict=True)
                for (what, one), (_, two) in pairs:
                    assert one == two, f"{what} for seat {reader} after {n} answers"
        seat = asked[rng.below(len(asked))].seat
        decision = rules.decision(state, seat)
        offer = decision.offers[rng.below(len(decision.offers))]
        action = Action(seat, offer.verb, offer.sample(rng.below), decision.sn)
        if n % EVERY.get(game, USUALLY) == 0:
            mine = after(rules, state, action)
            theirs = after(rules, rules.scramble(state, seat, rng), action)
            if isinstance(mine, tuple) and not mine[2]:
                assert mine == theirs, f"what {action} brings, though nothing comes to light by it"
        state = rules.apply(state, action).state
    assert state.over and looks > 20 and different > looks // 2, "hidden things really were others"


def test_a_leak_would_be_found() -> None:
    """A game that hints at the top of a pile is caught by the same comparison."""

    class Leaky(Toy):
        def brief(self, state: Any, seat: int) -> dict[str, object]:
            return {"next": state.deck.cards[-1] if state.deck.cards else ""}

    rules = Leaky()
    state = rules.setup(3, bytes(range(32))).state
    rng = Rng(b"x" * 32)
    other = rules.scramble(state, 0, rng)
    pairs = zip(told(rules, state, 0, rng), told(rules, other, 0, rng), strict=True)
    assert [what for (what, one), (_, two) in pairs if one != two] == ["brief"]
