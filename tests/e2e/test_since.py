"""What is told of the time since somebody's last turn: what changed for them first, and a log turn by turn."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.text.fluent import text
from bot.ui.common import wording
from bot.ui.desk import Desks, Reader

from .stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage


async def test_what_has_changed_for_the_reader_stands_first_and_in_bold(stage: Stage) -> None:
    await stage.started(3)
    frontend, chance = stage.frontend, random.Random(4)
    desks, en, seen = Desks(frontend), text("en", "puerto_rico"), 0
    for _ in range(150):
        table = await frontend.tables.find(1)
        if not table.asked:
            break
        seat = table.asked[0].seat
        user = table.seats[seat].user
        since = await frontend.turns.since(1, seat)
        post = await desks.open(1, Reader(user, "en"), seat)
        bold = re.search(r"\*\*You: ([^*]+)\*\*", post.content)
        rules = frontend.rules(table)
        if since and since[0].n > 0:
            views = [await frontend.turns.look(1, user, at=at) for at in (since[0].n - 1, table.n)]
            before, after = (rules.stock(view, seat) for view in views)
            assert bool(bold) is (before != after)
            if bold:
                seen += 1
                for what, n in after.items():
                    more = n - before[what]
                    told = f"{'−' if more < 0 else '+'}{wording.count(en, what, abs(more))}"
                    assert (told in bold[1].split(", ")) is bool(more)
                story = post.content[post.content.index(bold[0]) :]
                assert story.startswith(bold[0]), "before all else that happened"
        else:
            assert not bold
        desk = await frontend.turns.desk(1, user, seat)
        offer = chance.choice(desk.decision.offers)
        await frontend.turns.act(1, user, offer.verb, offer.sample(chance.randrange), desk.tag, seat)
    assert seen > 5


async def test_the_log_has_one_number_and_one_time_a_turn_counted_from_one(stage: Stage) -> None:
    thread, _ = await stage.started(2)
    frontend = stage.frontend
    table = await frontend.tables.find(1)
    user = table.seats[table.asked[0].seat].user
    person = next(p for p in stage.people(2) if int(p.user.id) == user)
    await person.command("puerto-rico take", thread, role="builder")
    await person.command("puerto-rico build", thread, building="small_market")
    log = (await person.command("log", thread)).text
    numbered = re.findall(r"^(\d+)\. <t:\d+:R>", log, re.MULTILINE)
    assert numbered == ["1"], "both answers are one turn"
    en, ru = text("en", "puerto_rico"), text("ru", "puerto_rico")
    words = ru if person.user.locale == "ru" else en
    assert words("log-part", first=1, last=2, n=2) in log
