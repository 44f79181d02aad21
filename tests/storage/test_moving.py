"""A whole store from a file to a server and back: each row, taken up where it was cut short, and in one place only."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Damaged, Moved, Store, StoreError, parts
from storage.moving import move
from storage.parts import PARTS, sums
from tests.postgres import Server
from tests.storage.test_store import FIELDS, SEATS, entry, out

RESULT = ("result", 1, 0, 1, "", 7, "toy", 2, 1, 40, 9.5, 12, 3.25)
SMALL = [
    ("preference", 1, "locale", "ru"),
    ("timer", 12.125, "remind", 1, 1, "ключ", '{"a": "ё"}'),
    ("guild", 1 << 62, "locale", "ru"),
    ("gone", 1, 2, "left", 3.0),
    ("order", 1, 0, "settler", '{"gone": 3}', 1.0),
    ("clock", 1, 0, 0.1, 2),
    ("gain", 1, 1, 0, 1e-9),
    ("propose", 1, "undo", 1, "{}", 3, 0.0),
    ("vote", 1, 2, 1, 4.0),
    ("keep-post", 1, "card", "", 1234567890123456789, 1.0),
    ("components", "0" * 64, "mine", b"\0\xff"),
    RESULT,
]


async def filled(store: Store) -> None:
    """Something in every part, and numbers whose rows are gone."""
    await store.create(FIELDS, SEATS, [out("card", "card:1")], invited=[5])
    for n in range(7):
        state, snapshot = b"\0state %d \xff" % n, (n, 0)
        await store.append(1, n + 1, fields={"n": n, "state": state}, entry=entry(n), snapshot=snapshot)
    await store.put(SMALL)
    await store.set_draft(1, 0, "0.1", b"half")
    gone = await store.create(FIELDS, SEATS)
    await store.drop(gone)


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Path]:
    path = tmp_path / "caravel.db"
    store = await Store.open(path)
    await filled(store)
    await store.close()
    yield path


async def moved(source: Path | str, target: Path | str) -> str:
    old = await Store.open(source, moving=True)
    try:
        new = await Store.open(target, moving=True)
        try:
            return await move(old.db, new.db, lambda line: None)
        finally:
            await new.close()
    finally:
        await old.close()


async def test_there_and_back_every_row_is_the_same_and_play_goes_on(
    file: Path, tmp_path: Path, postgres: Server
) -> None:
    url, third = postgres.fresh(), tmp_path / "third.db"
    store = await Store.open(file)
    before = await store.db.run(sums)
    assert all(count for count, _ in before.values()), "something of each part is moved"
    await store.close()
    assert "tables 1, entries 7, every row checked" in await moved(file, url)
    store = await Store.open(url)
    assert await store.db.run(sums) == before
    stored = await store.load(1)
    assert stored is not None and stored.state == b"\0state 6 \xff"
    assert await store.append(1, 8, fields={"n": 8}, entry=entry(8)) == 9
    assert await store.create(FIELDS, SEATS) == 3, "the number of a table that is gone is not given again"
    assert await store.propose(1, ("undo", 1, "{}", 3, 0.0), lambda n: ((), ())) == 2
    before = await store.db.run(sums)
    await store.close()
    await moved(url, third)
    store = await Store.open(third)
    assert await store.db.run(sums) == before and await store.create(FIELDS, SEATS) == 4
    await store.close()
    await moved(third, url)  # which had been moved out of
    store = await Store.open(url)
    assert await store.create(FIELDS, SEATS) == 5
    await store.close()


async def test_what_is_moved_is_in_one_place_only(file: Path, postgres: Server, tmp_path: Path) -> None:
    url = postgres.fresh()
    await moved(file, url)
    with pytest.raises(Moved, match="start the bot on that one"):
        await Store.open(file)
    store = await Store.open(url)
    await store.close()
    with pytest.raises(StoreError, match="something in this database already"):
        await moved(file, url)
    store = await Store.open(url)
    assert await store.count("lobby") == 1
    await store.close()


@pytest.mark.parametrize("played", [False, True])
async def test_cut_short_it_is_taken_up_again(
    file: Path, postgres: Server, played: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "PIECE", 3)
    url = postgres.fresh()
    for most in (2, 4, 9):
        old, new = await Store.open(file, moving=True), await Store.open(url, moving=True)
        written: list[str] = []

        def cut(point: str, written: list[str] = written, most: int = most) -> None:
            written += [point] if point == "moved" else []
            if point == "moved" and len(written) == most:
                raise KeyError("as if killed here")

        new.db.reach = cut
        with pytest.raises(KeyError):
            await move(old.db, new.db, lambda line: None)
        await old.close()
        await new.close()
        with pytest.raises(Moved, match="was not finished"):
            await Store.open(url)
        with pytest.raises(StoreError, match="nothing can be moved out of it"):
            await moved(url, file)
    if played:  # for nobody is held up: until all is there, the old one is the one
        store = await Store.open(file)
        await store.append(1, 8, fields={"n": 7}, entry=entry(7))
        await store.close()
    await moved(file, url)
    store = await Store.open(url)
    assert len(await store.entries(1)) == (8 if played else 7)
    await store.close()


async def test_what_came_out_otherwise_is_found(file: Path, postgres: Server) -> None:
    url = postgres.fresh()
    await (await Store.open(url)).close()
    name = url.partition("?")[0].rpartition("/")[2]
    postgres.ask(
        "create function worse() returns trigger language plpgsql as $$begin new.words = 'x'; return new; end$$", name
    )
    postgres.ask("create trigger worse before insert on log for each row execute function worse()", name)
    with pytest.raises(Damaged, match=r"not what was put in \(log\)"):
        await moved(file, url)
    store = await Store.open(file)  # which goes on
    await store.close()


async def test_a_backup_of_a_server_is_a_file_like_any_other(on_server: str, tmp_path: Path) -> None:
    store = await Store.open(on_server)
    await filled(store)
    was = await store.db.run(sums)
    assert "tables 1, entries 7, schema" in await store.backup(tmp_path / "copy.db")
    await store.backup(tmp_path / "played on.db")
    copy = await Store.open(tmp_path / "played on.db")
    assert await copy.db.run(sums) == was and await copy.create(FIELDS, SEATS) == 3
    await copy.close()
    await store.append(1, 8, fields={"n": 7}, entry=entry(7))
    assert "tables 1, entries 7" in await store.replace(tmp_path / "copy.db")
    now = await store.db.run(sums)
    changed = {part for part in PARTS if now[part] != was[part]}
    assert changed == {"tables", "timers"}, "the version of each open table, and that it is to be told"
    assert (await store.timers("restored"))[0].table_id == 1
    assert await store.create(FIELDS, SEATS) > 100
    await store.close()
