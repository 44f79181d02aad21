import io
import logging

import pytest

from bot import logs

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture
def lines():
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.start("debug", "short-secret", stream=stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


def test_no_secret_reaches_a_line(lines):
    log = logging.getLogger("bot.test")
    log.info("given as an argument: %s", TOKEN)
    log.info("named: short-secret")
    log.info("POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIz_long-secret/messages/@original")
    log.info("POST /interactions/77/aW50ZXJhY3Rpb246MTIz_long-secret/callback")
    try:
        raise ValueError(f"token {TOKEN} refused")
    except ValueError:
        log.exception("what went wrong")
    said = lines.getvalue()
    assert TOKEN not in said and "short-secret" not in said and "long-secret" not in said
    assert said.count(logs.HIDDEN) == 5
    assert "ValueError" in said and "webhooks/123/" in said and "/callback" in said


def test_a_line_says_when_how_grave_and_where(lines):
    logging.getLogger("bot.test").warning("table %d", 12)
    when, grave, rest = lines.getvalue().split(maxsplit=2)
    assert len(when) == 19 and grave == "WARNING" and rest == "bot.test: table 12\n"
