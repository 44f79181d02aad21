import asyncio
import gc
import io
import json
import logging

import pytest

from bot import logs
from bot.service.core.log_context import working_on

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


def test_what_an_error_of_ours_says_stays_out_and_where_it_was_is_told(lines):
    """Its message may hold a card that nobody has seen; that of the wire and the disk may not."""
    log = logging.getLogger("bot.test")
    try:
        try:
            raise KeyError("hidden-card")
        except KeyError as inner:
            inner.add_note("hidden-note")
            raise ExceptionGroup("hidden-group", [RuntimeError("hidden-other"), OSError(5, "disk")]) from inner
    except ExceptionGroup:
        log.exception("reference X")
    said = lines.getvalue()
    assert "hidden-" not in said.replace('"hidden-', "") and "disk" in said
    assert "KeyError: [hidden]" in said and "RuntimeError: [hidden]" in said and "test_logs.py" in said


def test_an_error_within_a_line_is_named_and_no_more(lines):
    log = logging.getLogger("bot.test")
    log.warning("cannot post %s: %r, %s", "it", ValueError("hidden-card"), KeyError("hidden-card"))
    log.warning(ValueError("hidden-card"))
    log.warning("but the disk: %s", OSError(28, "No space left"))
    said = lines.getvalue()
    assert "hidden-card" not in said and "cannot post it: ValueError: [hidden], KeyError: [hidden]" in said
    assert "No space left" in said


async def test_a_task_that_nobody_waited_for_says_as_little(lines):
    async def failing():
        raise ValueError("hidden-card (2)")

    task = asyncio.create_task(failing())
    await asyncio.wait([task])
    del task
    gc.collect()
    said = lines.getvalue()
    assert "never retrieved" in said and "ValueError" in said and "hidden-card" not in said.replace('"hidden-', "")


def test_without_a_secret_nothing_is_taken_out():
    assert logs.redact("as it was", ("", "")) == "as it was"


def test_a_line_says_when_how_grave_and_where(lines):
    logging.getLogger("bot.test").warning("table %d", 12)
    when, grave, rest = lines.getvalue().split(maxsplit=2)
    assert len(when) == 19 and grave == "WARNING" and rest == "bot.test: table 12\n"


def test_lines_for_programs_are_one_object_each_and_say_what_they_are_about():
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.start("info", "short-secret", stream=stream, format="json")
    try:
        with working_on(user=7), working_on(table=12):
            logging.getLogger("bot.test").warning('said "%s"\nand more', "short-secret")
        try:
            raise ValueError(TOKEN)
        except ValueError:
            logging.getLogger("bot.test").exception("went wrong")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["level"], first["logger"], first["table"], first["user"]) == ("warning", "bot.test", 12, 7)
    assert first["message"] == f'said "{logs.HIDDEN}"\nand more' and "table" not in second
    assert "ValueError" in second["error"] and TOKEN not in stream.getvalue()


def test_lines_for_people_say_it_too(lines):
    with working_on(table=12):
        logging.getLogger("bot.test").info("posted")
    assert lines.getvalue().endswith("posted [table=12]\n")
