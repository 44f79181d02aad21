"""Sets of components: each table keeps its own, whatever becomes of the folder."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.rules import OURS, BadComponents, Refused
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.service import Service
from bot.service.core.component_sets import of_folder
from bot.service.workers.search_process import Worker
from bot.text.fluent import text
from storage import Store
from tests.service.fakes import ALL, ANNA, BORIS, Bench, Herald

COINS = '[[number]]\nid = "start_coins"\nvalue = {}\nsource = "printed"\n'
CORN = '[[good]]\nid = "corn"\nprice = 3\ntokens = 10\ntiles = 10\nraw = true\nsource = "printed"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a file for one game."""
    path = tmp_path / "my box"
    path.mkdir()
    (path / "santa_maria.toml").write_text(COINS.format(9))
    return path


def restarted(bench: Bench, folder: Path | None, tmp_path: Path) -> Bench:
    """The program started anew over the same database, with what is in the folder now."""
    service = Service(bench.store, Herald(), bench.clock, tmp_path, ALL, components=of_folder(folder, ALL))
    return Bench(service, bench.store, bench.clock, Herald())


async def coins(bench: Bench, table: Any) -> list[int]:
    """What the seats began with, by entry 0."""
    view = await bench.turns.look(table.id, None, at=0)
    return sorted(seat.coins for seat in view.seats)


async def begun(bench: Bench, game: str = "santa_maria") -> Any:
    return await bench.table(ANNA, BORIS, game=game)


async def test_a_table_keeps_its_set_through_restarts_with_another_folder(
    bench: Bench, folder: Path, tmp_path: Path
) -> None:
    ours = await begun(bench)
    with_folder = restarted(bench, folder, tmp_path)
    nine = await begun(with_folder)
    assert (await with_folder.tables.find(ours.id)).components == ""
    assert (await with_folder.tables.find(nine.id)).components.endswith(" my box")
    (folder / "santa_maria.toml").write_text(COINS.format(5))
    changed = restarted(bench, folder, tmp_path)
    five = await begun(changed)
    none = restarted(bench, None, tmp_path)
    for service in (changed, none):  # side by side in one process
        assert [await coins(service, t) for t in (ours, nine, five)] == [[3, 4], [9, 10], [5, 6]]
    assert (await none.tables.open(7, 70, ANNA, "santa_maria")).components == ""
    # the table is played on by its own values: state after state comes out as the log's hashes say
    await none.play(nine, 12, 3)
    assert await coins(restarted(bench, None, tmp_path), nine) == [9, 10]
    assert len(bench.rows("select hash from components")) == 2


async def test_only_tables_of_the_games_in_the_folder_have_a_set(bench: Bench, folder: Path, tmp_path: Path) -> None:
    service = restarted(bench, folder, tmp_path)
    assert (await service.tables.open(7, 70, ANNA, "puerto_rico")).components == ""
    assert service.service.sets.current("puerto_rico") == OURS
    (folder / "puerto_rico.toml").write_text(CORN)
    again = restarted(bench, folder, tmp_path)
    table = await again.table(ANNA, BORIS, game="puerto_rico")
    assert (await again.turns.look(table.id, None)).prices["corn"] == 3
    assert again.service.sets.rules(table).with_options({"nobles": "true"}).box.price["corn"] == 3  # type: ignore[attr-defined]


async def test_options_of_a_lobby_and_everything_after_go_by_its_set(
    bench: Bench, folder: Path, tmp_path: Path
) -> None:
    service = restarted(bench, folder, tmp_path)
    table = await service.tables.open(7, 70, ANNA, "santa_maria")
    later = restarted(bench, None, tmp_path)
    await later.tables.set_option(table.id, 1, "blue_dice", "shared")
    await later.tables.join(table.id, BORIS)
    table = await later.tables.start(table.id, 1)
    assert await coins(later, table) == [9, 10]
    # the search in its process is given the same game
    live = await later.turns.live_tables.get(table.id)
    worker = Worker(work=spoken)
    try:
        said = worker.choose(live.rules, live.state, live.table.asked[0].seat, random.randrange)
    finally:
        worker.close()
    assert said.verb == "9"


def spoken(rules: Any, blob: bytes, seat: int, nodes: int) -> Any:
    """In the worker: what the game there begins with."""
    from bot.rules import Action

    return Action(seat, str(rules.box.n.start_coins))


async def test_the_recorded_game_names_the_set_and_is_played_with_it(
    bench: Bench, folder: Path, tmp_path: Path
) -> None:
    service = restarted(bench, folder, tmp_path)
    table = await begun(service)
    await service.play(table, 6, 1)
    await service.tables.abandon(table.id, 1)
    record = read(await service.turns.record(table.id))
    assert record.components == table.components
    with pytest.raises(Refused, match="record-components"):
        Replay(record, ALL)
    assert Replay(record, ALL, of_folder(folder, ALL)["santa_maria"]).run().s.round == 1


async def test_a_set_that_this_program_cannot_use_stops_its_own_table_only(
    bench: Bench, folder: Path, tmp_path: Path
) -> None:
    mine = restarted(bench, folder, tmp_path)
    table = await begun(mine)
    other = await begun(bench, "puerto_rico")
    await bench.store.db.write(lambda c: c.execute("update components set files = ?", (b"[[numbr]]\n",)))
    service = restarted(bench, None, tmp_path)
    with pytest.raises(Refused, match="components-unusable") as no:
        await service.tables.find(table.id)
    assert "numbr" in str(no.value.args_["reason"])
    await bench.store.db.write(lambda c: c.execute("delete from components"))
    gone = restarted(bench, None, tmp_path)
    with pytest.raises(Refused, match="components-lost"):
        await gone.tables.find(table.id)
    await gone.service.start()
    assert (await gone.tables.find(other.id)).status == "running"
    await gone.service.stop()


async def test_people_are_told_once_what_numbers_they_play_with(bench: Bench, folder: Path, tmp_path: Path) -> None:
    """In public, before the first question; nothing where all is as printed or as the rulebook says."""
    said = []
    for where, game in ((None, "santa_maria"), (folder, "santa_maria"), (folder, "puerto_rico")):
        b = restarted(bench, where, tmp_path)
        table = await b.tables.open(7, 70, ANNA, game)
        await b.tables.join(table.id, BORIS)
        await b.tables.start(table.id, 1)
        await b.outbox.drain()
        herald: Any = b.service.outbox.herald
        kinds = [row.kind for row in herald.rows]
        assert kinds.count("notice") == (game == "santa_maria") and kinds[-1] == "question"
        said += [row.payload["args"] for row in herald.of("notice") if row.payload["id"] == "notice-values"]
    ours, own = said
    assert (ours["own"], ours["n"], ours["of"]) == (0, 119, 170)
    assert (own["own"], own["name"], own["n"]) == (1, "my box", 119)
    both = [text(language, "santa_maria") for language in ("en", "ru")]
    words = [t.strict("notice-values", **args) for args in said for t in both]
    assert all("119" in w and "170" in w and "/help components" in w for w in words)
    assert ["my box" in w for w in words] == [False, False, True, True]


def test_a_broken_folder_is_told_with_file_line_and_reason(folder: Path) -> None:
    (folder / "santa_maria.toml").write_text("#\n" + COINS.format("[]"))
    with pytest.raises(BadComponents, match=r"^santa_maria.toml, line 2: Expected `int`, got `array`"):
        of_folder(folder, ALL)
    (folder / "puerto_rico.toml").write_bytes(b"\xff")
    with pytest.raises(BadComponents, match=r"^puerto_rico.toml, line 1: not a text in UTF-8"):
        of_folder(folder, ALL)


async def test_a_table_carried_to_another_database_takes_its_set_along(
    bench: Bench, folder: Path, tmp_path: Path
) -> None:
    table = await begun(restarted(bench, folder, tmp_path))
    rows = await bench.store.take_out(table.id)
    assert [row["hash"] for row in rows["components"]] == [table.components.partition(" ")[0]]
    other = await Store.open(tmp_path / "other.db", now=bench.clock.now)
    try:
        new = await other.put_in(rows, {})
        service = Service(other, Herald(), bench.clock, tmp_path, ALL)
        assert (await service.turns.look(new, None, at=0)).seats[0].coins in (9, 10)
    finally:
        await other.close()


async def test_a_tables_own_set_is_read_beside_the_event_loop(bench: Bench, folder: Path, tmp_path: Path) -> None:
    """A box takes tens of milliseconds: by a thread of its own when the table is read, and not again after that."""
    nine = await begun(restarted(bench, folder, tmp_path))
    again = restarted(bench, None, tmp_path)
    table, made_in, make = await bench.tables.find(nine.id), [], again.service.sets._make
    again.service.sets._make = lambda table: (made_in.append(threading.current_thread()), make(table))[1]  # type: ignore[method-assign]
    for _ in range(2):
        await again.service.sets.ready(table)
    assert len(made_in) == 1 and made_in[0] is not threading.main_thread()
