from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import Service
from storage import Store
from tests.service.fakes import ALL, Bench, Clock, Herald


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked `both` is tried on a file and on a server."""
    if "kept_in" in metafunc.fixturenames:
        marked = metafunc.definition.get_closest_marker
        both = marked("both") is not None and marked("on_file") is None
        metafunc.parametrize("kept_in", ["sqlite", "postgresql"] if both else ["sqlite"], ids=str, indirect=True)


@pytest.fixture
def kept_in(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where the bench's store is."""
    return tmp_path / "caravel.db" if request.param == "sqlite" else request.getfixturevalue("on_server")


@pytest.fixture
async def bench(tmp_path: Path, kept_in: Path | str) -> AsyncIterator[Bench]:
    """A service whose tasks are not running: tests drain the outbox when they like."""
    clock, herald = Clock(), Herald()
    store = await Store.open(kept_in, now=clock.now, busy=0.1 if isinstance(kept_in, Path) else 5.0)
    service = Service(store, herald, clock, tmp_path, ALL)
    yield Bench(service, store, clock, herald)
    await service.stop()
    await store.close()
