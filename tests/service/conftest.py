from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import Service
from storage import Store
from tests.service.fakes import ALL, Bench, Clock, Herald


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    """A service whose tasks are not running: tests drain the outbox when they like."""
    clock, herald = Clock(), Herald()
    store = await Store.open(tmp_path / "caravel.db", now=clock.now, busy=0.1)
    service = Service(store, herald, clock, tmp_path, ALL)
    yield Bench(service, store, clock, herald)
    await service.stop()
    await store.close()
