from __future__ import annotations

import pytest

from tests.service.fakes import Bench
from tests.service.watch import Time


@pytest.fixture
def time(bench: Bench) -> Time:
    return Time(bench, "2026-06-01 09:00")  # a Monday
