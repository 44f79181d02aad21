"""/replay and /export: the game gone through again by buttons, as the reader may see it."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules.record import read
from bot.service.history.entries import SNAPSHOT_EVERY
from bot.text.fluent import text
from tests.e2e.stage import CALLED, Stage, has, pictured, pictures
from tests.e2e.test_whole_game import content

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage


async def played(stage: Stage, moves: int, table: int = 1) -> None:
    """Answers by chance, behind the bot's back."""
    chance, turns = random.Random(3), stage.frontend.turns
    for _ in range(moves):
        found = await stage.frontend.tables.find(table)
        if found.status != "running":
            return
        a = found.asked[chance.randrange(len(found.asked))]
        user = found.seats[a.seat].user
        desk = await turns.desk(table, user, a.seat)
        offer = chance.choice(desk.decision.offers)
        await turns.act(table, user, offer.verb, offer.sample(chance.randrange), desk.tag, a.seat)


async def press(person, message, way: str):
    return (await person.press(message, custom_id=re.compile(rf":replay:\d+\.{way}$"))).message


async def test_step_by_step_through_a_running_game(stage: Stage) -> None:
    await stage.started(3)
    await played(stage, 40)
    boris = stage.person("Boris")
    table = await stage.frontend.tables.find(1)
    message = await pictured(boris, (await boris.command("replay")).message)
    last = len([e for e in await stage.frontend.turns.log(1) if not e.undone]) - 1
    assert RU("replay-title", name=table.name, n=0, last=last) in message["content"]
    assert not has(message, r"\.back$") and not has(message, r"\.first$")
    first = pictures(message)
    message = await pictured(boris, await press(boris, message, "on"), first)
    assert RU("replay-title", name=table.name, n=1, last=last) in message["content"]
    assert message["attachments"][0]["description"]
    (said,) = await stage.frontend.turns.log(1, 1, 1)
    assert said.events and len(message["content"].splitlines()[1]) > 20
    message = await press(boris, message, "leap")
    message = await press(boris, message, "back")
    assert RU("replay-title", name=table.name, n=10, last=last) in message["content"]
    message = await press(boris, message, "last")
    assert RU("replay-title", name=table.name, n=last, last=last) in message["content"]
    assert not has(message, r"\.on$") and not has(message, r"\.last$")
    menu = next(c for row in message["components"] for c in row["components"] if c["type"] == 3)
    assert [o["label"] for o in menu["options"]][:2] == [RU("replay-round", n=1), RU("replay-round", n=2)]
    message = (await boris.select(message, menu["options"][1]["value"])).message
    assert "шаг" in message["content"] and not has(message, "desk")


async def test_a_step_reads_what_it_shows_however_long_the_game_is(stage: Stage) -> None:
    await stage.started(3)
    await played(stage, 90)
    store, boris, rows = stage.frontend.service.store, stage.person("Boris"), list[int]()
    entries = store.entries

    async def noted(*args):
        found = await entries(*args)
        rows.append(len(found))
        return found

    message = (await boris.command("replay")).message
    store.entries = noted
    for way in ("on", "last", "back"):
        rows.clear()
        message = await press(boris, message, way)
        assert 0 < sum(rows) <= 2 * (SNAPSHOT_EVERY + 2) + 1, "an entry, and twice those since the last kept state"


async def test_what_was_taken_back_is_no_step(stage: Stage) -> None:
    await stage.started(3)
    table = await stage.frontend.tables.find(1)
    asked = table.asked[0]
    user = table.seats[asked.seat].user
    await stage.frontend.turns.act(1, user, "take", ("builder",))
    await stage.frontend.turns.undo(1, user)
    message = (await stage.person("Anna").command("replay")).message
    assert EN("replay-title", name=table.name, n=0, last=0) in message["content"]


async def test_nobody_sees_more_by_it_than_at_the_table(stage: Stage) -> None:
    await stage.started(3)
    await played(stage, 60)
    vera, gleb = stage.person("Vera"), stage.person("Gleb")
    for person, seat, words in ((vera, 2, RU), (gleb, None, EN)):
        message = await pictured(person, (await person.command("replay", table="1", step=40)).message)
        said = message["attachments"][0]["description"]
        user = int(person.id)
        view = await stage.frontend.turns.look(1, user, at=40)
        assert view.you == seat
        table = await stage.frontend.tables.find(1)
        _, alt = await stage.frontend.board(table, view, words)
        assert said == alt


async def test_the_record_is_there_when_the_game_is_over_and_not_before(stage: Stage) -> None:
    await stage.started(3)
    await played(stage, 20)
    anna = stage.person("Anna")
    assert (await anna.command("export")).text == EN("refused-not-over")
    mark = anna.mark()
    await played(stage, 5000)
    over = await anna.wait_message(lambda m: has(m, r":replay$"), ephemeral=False, after=mark)
    assert CALLED not in over["content"]
    result = await anna.command("export", table="1")
    (file,) = result.message["attachments"]
    record = read(content(stage, file).decode())
    assert file["filename"] == "table-1.game" and record.game == "puerto_rico" and len(record.rows) > 100
    message = (await anna.press(over, custom_id=re.compile(":replay$"))).message
    assert "0" in (await pictured(anna, message))["content"]


@pytest.mark.parametrize("step", [0, 99999])
async def test_steps_that_are_not_there(stage: Stage, step: int) -> None:
    await stage.started(3)
    message = (await stage.person("Anna").command("replay", step=step)).message
    assert EN("replay-title", name=(await stage.frontend.tables.find(1)).name, n=0, last=0) in message["content"]
    card = await stage.open(1)
    assert card["id"]
    assert (await stage.person("Anna").command("replay", table="2")).text == EN("desk-lobby")


async def test_parts_of_the_board_are_drawn_larger(stage: Stage) -> None:
    stage.drawn = True
    await stage.started(3)
    gleb = stage.person("Gleb")
    message = await pictured(gleb, (await gleb.command("board", table="1")).message)
    menu = next(c for row in message["components"] for c in row["components"] if c["custom_id"] == "t:1:zoom")
    assert [o["value"] for o in menu["options"]] == [
        "table", "closer:harbour", "closer:buildings", "closer:board:0", "closer:board:1", "closer:board:2"
    ]  # fmt: skip
    sizes = {(message["attachments"][0]["width"], message["attachments"][0]["height"])}
    for part in ("closer:buildings", "closer:board:1", "table"):
        before = pictures(message)
        message = await pictured(gleb, (await gleb.select(message, part, custom_id="t:1:zoom")).message, before)
        sizes.add((message["attachments"][0]["width"], message["attachments"][0]["height"]))
        assert message["attachments"][0]["description"]
    assert len(sizes) == 2, "a closer look is landscape, the table is not"
    refused = await gleb.forge_select(message, "t:1:zoom", ["closer:board:9"])
    assert refused.messages[-1]["content"] == EN("refused-not-on-offer")
