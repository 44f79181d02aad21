"""Where commands work: on servers, four of them between a person and the bot as well; and no table is of no server."""

from __future__ import annotations

import pytest

from bot.sandbox.acting import Refused
from bot.sandbox.interactions import COMPLETE
from bot.sandbox.rest_app import make_dm

from .moves import EN
from .stage import Stage

PRIVATE = {"me", "mine", "help", "about"}
GUILD, BOT_DM = 0, 1


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_every_command_says_where_it_works(stage):
    told = next(r for r in stage.sandbox.requests if r.method == "PUT" and r.path.endswith("/commands"))
    assert len(told.body) > len(PRIVATE)
    for command in told.body:
        assert command["integration_types"] == [GUILD], command["name"]
        wanted = [GUILD, BOT_DM] if command["name"] in PRIVATE else [GUILD]
        assert command["contexts"] == wanted, command["name"]
    anna = stage.person("Anna")
    assert {c["name"] for c in anna.events[-1].get("commands", []) if c["dm"]} <= PRIVATE


async def test_in_private_no_table_is_opened_whatever_discord_lets_through(stage):
    anna = stage.person("Anna")
    dm = make_dm(stage.sandbox, anna.id)
    with pytest.raises(Refused, match="not for private messages"):
        anna.does.command(dm.id, "table new", {})
    for path in ("table new", "plan list", "play", "board"):
        said = await anna.forge_command(path, [], dm)
        assert said.text == EN("trouble-guild-only") and said.ephemeral, path
    option = {"name": "table", "type": 3, "value": "", "focused": True}
    data = {"id": "1", "name": "board", "type": 1, "options": [option]}
    it = stage.sandbox.interactions.start(COMPLETE, anna.id, dm, data)
    assert await it.choices == []
    assert await stage.frontend.service.store.by_status("lobby") == []


async def test_a_table_of_no_server_is_closed_and_told(stage):
    """As earlier versions opened them; one that has ended stays as it is, and strangers reach neither."""
    anna, gleb = stage.person("Anna"), stage.person("Gleb")
    await stage.started(4)
    await stage.open(2)
    dm, his = make_dm(stage.sandbox, anna.id), make_dm(stage.sandbox, gleb.id)
    await stage.frontend.service.outbox.drain()
    write = stage.frontend.service.store.db.write
    sql = "update tables set guild = 0, channel = ?, thread = 0"
    await write(lambda c: c.execute(sql, (int(dm.id),)))
    for _ in range(2):
        await stage.restart()
        await stage.frontend.service.outbox.drain()
        told = [m for m in anna.history(dm) if m["content"] == EN("notice-no-server")]
        assert len(told) == 2, "both, and once"
    tables = [await stage.frontend.tables.find(n) for n in (1, 2)]
    assert [t.status for t in tables] == ["abandoned", "abandoned"]
    sent = stage.sandbox.messages.create(his, stage.sandbox.world.bot.id, {"content": "x"})
    for word in ("board", "log:3", "score"):
        refused = await gleb.forge_press(sent, f"t:2:{word}", until="ack")
        assert EN("refused-no-table") in str([m["content"] for m in refused.messages]), word
