"""What is to be confirmed: found by trying, so that what goes through unconfirmed can be taken back again."""

from __future__ import annotations

import random

import pytest

from bot.games import GAMES
from bot.rules import Action, CannotUndo
from bot.rules.offers import any_answer
from bot.service.core.live_tables import Live
from bot.service.core.model import Unsure
from bot.service.tables.weight import weigh
from tests.service.fakes import Bench


async def test_what_deals_anew_is_to_be_confirmed_and_nothing_has_happened(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    for user in (1, 2):
        await bench.turns.act(table.id, user, "rest", [], sure=False)
    before = await bench.now(table)
    with pytest.raises(Unsure) as why:
        await bench.turns.act(table.id, 3, "rest", [], sure=False)
    assert why.value.text == "confirm-barrier" and await bench.now(table) == before
    assert (await bench.turns.act(table.id, 3, "rest", [])).n == before.n + 1


@pytest.mark.parametrize("game", ["toy", *GAMES])
async def test_whatever_went_through_unconfirmed_can_be_taken_back(bench: Bench, game: str) -> None:
    """A game by chance: each answer is tried unconfirmed first; what goes through is undone and given again.

    But for verbs that say themselves that something comes to light: those are not confirmed, and where it does, not
    taken back without the others.
    """
    table, chance, unsure, undone = await bench.table(game=game), random.Random(4), 0, 0
    if game == "toy":
        table = await bench.bids(table, 3, 2, 1)
    for _ in range(90):
        table = await bench.now(table)
        if table.status == "over":
            break
        user = table.seats[table.asked[0].seat].user
        desk = await bench.turns.desk(table.id, user)
        assert desk.decision is not None
        offer, words = any_answer(desk.decision.offers, chance.randrange)
        try:
            report = await bench.turns.act(table.id, user, offer.verb, words, desk.tag, desk.seat, sure=False)
        except Unsure:
            unsure += 1
            assert (await bench.now(table)).version == table.version
        else:
            try:
                assert report.n in (await bench.turns.undo(table.id, user, desk.seat)).undone
            except CannotUndo:
                assert offer.verb in desk.decision.sure
                unsure += 1
                continue
            undone += 1
        await bench.turns.act(table.id, user, offer.verb, words, seat=desk.seat)
    assert unsure > 3 and undone > 10


def test_who_retires_for_a_year_is_asked() -> None:
    rules = GAMES["santa_maria"]()
    state = rules.setup(3, b"k" * 32).state
    while (d := rules.pending(state)[0]).ask != "Turn":
        state = rules.apply(state, Action(d.seat, d.offers[0].verb, d.offers[0].sample(lambda n: 0), d.sn)).state
    offer = next(o for o in d.offers if o.verb == "retire")
    action = Action(d.seat, "retire", offer.sample(lambda n: 0), d.sn)
    with pytest.raises(Unsure) as why:
        weigh(Live(None, rules, state, None), action, rules.apply(state, action))  # type: ignore[arg-type]
    assert why.value.text == "confirm-ends"
