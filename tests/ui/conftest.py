"""Fixtures of this folder."""

import pytest

from bot.text.fluent import text


@pytest.fixture(params=["en", "ru"])
def words(request):
    return text(request.param, "puerto_rico")
