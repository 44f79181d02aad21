"""What a server allows: where tables are opened, how many, and who may end them."""

from __future__ import annotations

import pytest

from bot.rules import Refused
from bot.service.core.limits import Limits
from bot.service.tables.guilds import Guild, Guilds
from tests.service.fakes import ANNA, BORIS, VERA, Bench, Machine

SERVER = 7  # where `Bench.table` opens its tables, in channel 70


async def test_settings_are_kept_and_everything_is_as_usual_without(tmp_path) -> None:
    machine = Machine(tmp_path)
    bench = await machine.run()
    assert await bench.service.guilds.of(SERVER) == Guild()
    new = await bench.service.guilds.set(SERVER, language="ru", channels=(70, 71), each=2)
    assert new == Guild(language="ru", channels=(70, 71), each=2)
    bench = await machine.run()
    assert await bench.service.guilds.of(SERVER) == new and await bench.service.guilds.of(8) == Guild()
    await bench.store.put([("guild", SERVER, "channels", '"nonsense"')])
    assert await Guilds(bench.store, bench.clock, Limits()).of(SERVER) == Guild(language="ru", each=2)
    await machine.stop()


async def test_tables_are_opened_only_where_the_server_says(bench: Bench) -> None:
    await bench.service.guilds.set(SERVER, channels=(70,))
    with pytest.raises(Refused) as no:
        await bench.tables.open(SERVER, 99, ANNA, "toy")
    assert no.value.text == "channel-closed" and no.value.args_["places"] == "<#70>"
    await bench.tables.open(SERVER, 70, ANNA, "toy")
    await bench.tables.open(SERVER, 99, ANNA, "toy", parent=70)
    await bench.tables.open(8, 99, ANNA, "toy")
    assert bench.rows("select count(*) from tables") == [(3,)]


async def test_as_many_tables_as_the_server_says(bench: Bench) -> None:
    await bench.service.guilds.set(SERVER, tables=3, each=2)
    first = await bench.tables.open(SERVER, 70, ANNA, "toy")
    await bench.tables.open(SERVER, 70, ANNA, "toy")
    with pytest.raises(Refused) as no:
        await bench.tables.open(SERVER, 70, ANNA, "toy")
    assert no.value.text == "too-many-own-tables"
    await bench.tables.open(SERVER, 70, BORIS, "toy")
    with pytest.raises(Refused) as no:
        await bench.tables.open(SERVER, 70, VERA, "toy")
    assert no.value.text == "too-many-tables"
    await bench.tables.abandon(first.id, ANNA.id)
    await bench.tables.open(SERVER, 70, VERA, "toy")


@pytest.mark.parametrize("changes", [{"tables": -1}, {"each": 501}, {"channels": tuple(range(26))}])
async def test_what_cannot_be_set_changes_nothing(bench: Bench, changes) -> None:
    with pytest.raises(Refused):
        await bench.service.guilds.set(SERVER, **changes)
    assert await bench.service.guilds.of(SERVER) == Guild() and bench.rows("select * from guilds") == []


async def test_who_may_end_a_table(bench: Bench) -> None:
    one, two, three = [await bench.table(ANNA, BORIS) for _ in range(3)]
    with pytest.raises(Refused) as no:
        await bench.tables.abandon(one.id, BORIS.id)
    assert no.value.text == "not-owner"
    await bench.service.guilds.set(SERVER, abandon="seated")
    with pytest.raises(Refused):
        await bench.tables.abandon(one.id, VERA.id)
    assert (await bench.tables.abandon(one.id, BORIS.id)).status == "abandoned"
    assert (await bench.tables.abandon(two.id, VERA.id, manager=True)).status == "abandoned"
    await bench.service.guilds.set(SERVER, abandon="owner")
    assert (await bench.tables.abandon(three.id, ANNA.id)).status == "abandoned"
    await bench.outbox.drain()
    told = [row.payload["id"] for row in bench.herald.of("notice")]
    assert told == ["notice-abandoned", "notice-ended-by-server", "notice-abandoned"]
