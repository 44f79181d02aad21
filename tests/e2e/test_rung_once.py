"""Whose call an undo has struck is not rung a second time when they are called again."""

from collections import Counter

import pytest

from bot.service.core.outgoing import TWICE

from .calls import asked, dm, question_now
from .stage import CALLED, Stage, SteppedClock


@pytest.fixture
async def stage(tmp_path):
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


def rings(stage):
    return Counter(n.user_id for n in stage.sandbox.notifications)


async def take(stage, role, drained=True):
    """Whoever is asked takes a role in which nobody has anything to do."""
    person = await asked(stage)
    await stage.frontend.turns.act(1, int(person.id), "take", (role,))
    if drained:
        await stage.frontend.service.outbox.drain()
    return person


async def undo(stage, person, drained=True):
    await stage.frontend.turns.undo(1, int(person.id))
    if drained:
        await stage.frontend.service.outbox.drain()


async def test_called_struck_and_called_again_rings_once(stage):
    thread, _ = await stage.started(3)
    first = await take(stage, "trader")
    second = await asked(stage)
    before = rings(stage)
    for role in ("captain", "craftsman", "trader"):  # however often
        await undo(stage, first)
        await take(stage, role)
    assert await asked(stage) is second
    assert rings(stage) == before, "nobody's telephone has rung for it"
    call = question_now(stage, thread)
    assert second.mention in call["content"] and CALLED in call["content"], "the call looks as ever"
    await take(stage, "craftsman")
    third = await asked(stage)
    assert rings(stage) - before == Counter({third.id: 1}), "and the next is rung as ever"


async def test_long_after_the_first_ring_it_rings_again(stage):
    await stage.started(3)
    first = await take(stage, "trader")
    second, before = await asked(stage), rings(stage)
    await undo(stage, first)
    await stage.pass_time(TWICE)
    await take(stage, "trader")
    assert rings(stage) - before == Counter({second.id: 1})


async def test_who_was_not_rung_yet_is_rung_when_they_are_called(stage):
    """The first call was struck before it could go out."""
    await stage.started(3)
    before = rings(stage)
    await stage.frontend.service.outbox.stop()
    first = await take(stage, "trader", drained=False)
    second = await asked(stage)
    await undo(stage, first, drained=False)
    await take(stage, "trader", drained=False)
    stage.frontend.service.outbox.start()
    await stage.frontend.service.outbox.drain()
    assert rings(stage) - before == Counter({second.id: 1})


async def test_in_private_the_second_message_is_silent(stage):
    thread, _ = await stage.started(3)
    for p in stage.people(3):
        await p.command("me notify", thread, how="message")
    first = await take(stage, "trader")
    second, before = await asked(stage), rings(stage)
    assert len(dm(stage, second)) == 1 and before[second.id]
    await undo(stage, first)
    await take(stage, "trader")
    assert len(dm(stage, second)) == 2 and rings(stage) == before


async def test_who_is_next_is_told_once(stage):
    thread, _ = await stage.started(3)
    for p in stage.people(3):
        await p.command("me next", thread, on=True)
    first = await take(stage, "trader")
    before = rings(stage)
    await undo(stage, first)
    await take(stage, "trader")
    assert rings(stage) == before
