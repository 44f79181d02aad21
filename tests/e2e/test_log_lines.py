"""What is written down or shown while things go wrong: no key, no state, no token, nothing hidden."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot import logs
from bot.cli import main
from bot.complaint import CANNOT
from bot.sandbox import Sandbox
from bot.sandbox.person import InteractionFailed, Person
from bot.text.fluent import text
from tests.e2e.stage import Stage
from tests.e2e.test_replay import played

EN = text("en", "puerto_rico")
# As a bot's token looks, and as an old one did, which nothing but its knowledge gives away.
TOKENS = ("MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB", "an-odd-token-of-old")


@pytest.fixture
def lines() -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """All lines from "debug" on, for people and for programs."""
    root = logging.getLogger()
    before, level, quiet = root.handlers[:], root.level, {}
    for name in ("discord", "aiohttp", "asyncio", "aiosqlite"):
        quiet[name] = logging.getLogger(name).level
    plain, structured = io.StringIO(), io.StringIO()
    logs.start("debug", *TOKENS, stream=structured, format="json")
    (other,) = root.handlers
    logs.start("debug", *TOKENS, stream=plain)
    root.addHandler(other)
    yield plain, structured
    root.handlers[:] = before
    root.setLevel(level)
    for name, was in quiet.items():
        logging.getLogger(name).setLevel(was)


def secrets(stage: Stage) -> dict[str, str]:
    """Everything that may stand in no line, with what it is."""
    c = sqlite3.connect(stage.folder / "caravel.sqlite3")
    try:
        found = dict.fromkeys(TOKENS, "the bot's token")
        for it in stage.sandbox.interactions.by_id.values():
            found[it.token] = "the token of an interaction"
        for number, key, state in c.execute("select id, key, state from tables where key is not null"):
            found |= {bytes(key).hex(): f"the key of table {number}", repr(bytes(key)): "the same"}
            blob = bytes(state).decode("utf-8")
            found |= dict.fromkeys(hidden(blob), f"the state of table {number}")
        return found
    finally:
        c.close()


def hidden(blob: str) -> list[str]:
    """What stands in a state and in no view: the order of its piles."""
    return [m for m in re.findall(r'\[(?:"[a-z_]+",){9,}"[a-z_]+"\]', blob) if len(set(m.split(","))) > 3]


def nobody_reads(found: dict[str, str], said: str, where: str) -> None:
    for secret, what in found.items():
        assert secret not in said, f"{what} in {where}"


def shown(stage: Stage) -> str:
    """Everything that people were sent, and what the host is told in the terminal."""
    bodies = [sent.sent.decode("utf-8", "replace") for sent in stage.sandbox.requests if sent.sent]
    return "\n".join([*bodies, *stage.lines])


async def everything(person: Person, where: str) -> list[str]:
    """Every command that looks or acts, whatever comes of it; what was said."""
    said = []
    for path in ("play", "board", "log", "score", "undo", "mine", "replay", "plan list", "leaderboard", "export"):
        result = await person.command(path, where)
        said.append("\n".join(m["content"] for m in result.messages))
    return said


async def test_a_game_and_all_its_faults_leave_no_secret_in_any_line(
    tmp_path: Path, lines: tuple[io.StringIO, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(tmp_path)
    stage.token = TOKENS[0]
    async with stage:
        thread, _ = await stage.started(3)
        where, frontend, faults = thread["id"], stage.frontend, stage.sandbox.faults
        await played(stage, 40)
        await frontend.service.outbox.drain()
        anna = stage.person("Anna")
        await everything(anna, where)
        found = secrets(stage)
        assert any("state" in what for what in found.values()), "there are piles, and they are known"
        stored = await frontend.service.store.load(1)
        state, key = bytes(stored.state).decode(), bytes(stored.key).hex()
        bad = f"{key} {state} {TOKENS[0]} {TOKENS[1]}"

        async def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError(bad) from KeyError(bad)

        def broken_too(*_: Any, **__: Any) -> None:
            raise ValueError(bad)

        # Discord's faults: for an answer, for a post, for an edit
        for strike in (
            lambda: faults.server_error(500, method="PATCH"),
            lambda: faults.server_error(503, path="/interactions/*"),
            lambda: faults.cut(after=True, path="/webhooks/*"),
            lambda: faults.refuse(50027, path="/webhooks/*"),
            lambda: faults.refuse(10062, path="/interactions/*"),
            lambda: faults._add("PATCH", "/webhooks/*", 1, no_json),
            lambda: faults._add("POST", "/channels/*/messages", 1, no_json),
        ):
            strike()
            stage.sandbox.settings.ack_deadline = 3.0  # some of them leave nothing that could answer
            with contextlib.suppress(InteractionFailed):
                await anna.command("board", where, until="ack")
            stage.sandbox.settings.ack_deadline = stage.deadline
            await played(stage, 2)
        faults.clear()
        # ours: the rules, a desk, the drawing, the store
        refs = []
        for at, name, by in (
            (stage.app.parts.desks, "open", broken),  # type: ignore[union-attr]
            (frontend.turns, "look", broken),
            (frontend.pictures, "_render", broken_too),
            (frontend.rules(await frontend.tables.find(1)).__class__, "view", broken_too),
            (frontend.rules(await frontend.tables.find(1)).__class__, "offers", broken_too),
        ):
            with monkeypatch.context() as wrong:
                wrong.setattr(at, name, by, raising=False)
                refs += await everything(anna, where)
                await played_if_possible(stage)
        loop = asyncio.get_running_loop()
        loop.call_exception_handler({"message": "told to nobody", "exception": RuntimeError(bad)})
        task = asyncio.create_task(broken())
        await asyncio.wait([task])
        del task
        found |= secrets(stage)
    for stream in lines:
        said = stream.getvalue()
        assert said.count("RuntimeError") > 2 and said.count("ValueError") > 2, "the errors were really logged"
        nobody_reads(found, said, "a line of the log")
    nobody_reads({s: w for s, w in found.items() if "interaction" not in w}, shown(stage), "what people read")
    kept = list((tmp_path / "trouble").iterdir())
    assert kept and any(key in f.read_text("utf-8") for f in kept), "the host has the whole record"
    assert any("RuntimeError" in f.read_text("utf-8") for f in kept), "and what the error said"
    nobody_reads({TOKENS[0]: "the token"}, "".join(f.read_text("utf-8") for f in kept), "a report of trouble")
    for file in (*kept, tmp_path / "caravel.sqlite3"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert stat.S_IMODE((tmp_path / "trouble").stat().st_mode) == 0o700
    told = {f.stem for f in kept}
    assert any(ref in said for said in refs for ref in told), "and the person the number of it"


async def no_json(request: web.Request, handler: Any) -> web.Response:
    """What a proxy in front of Discord answers on a bad day; it repeats what it was sent."""
    words = f"<html>{request.headers.get('Authorization', '')} {request.path}</html>"
    return web.Response(status=502, text=words, content_type="text/html")


async def played_if_possible(stage: Stage) -> None:
    try:
        await played(stage, 1)
    except Exception as wrong:  # a mistake of ours, as ordered
        assert type(wrong).__name__ in ("Trouble", "ValueError", "RuntimeError")
    await stage.frontend.service.outbox.drain()


@pytest.mark.parametrize("token", TOKENS)
async def test_a_program_that_cannot_begin_does_not_say_its_token(tmp_path: Path, token: str) -> None:
    """A token that Discord does not know; nonsense with the token in it, for which it waits until it is stopped."""
    async with Sandbox(token="another") as sandbox:
        assert await _ended(tmp_path, token, sandbox) == CANNOT
    async with Sandbox(token=token) as sandbox:
        fault = sandbox.faults._add("*", "*", 99, no_json)
        assert await _ended(tmp_path, token, sandbox, stop=lambda: fault.hits > 1) == 0


async def _ended(folder: Path, token: str, sandbox: Sandbox, stop: Callable[[], bool] = lambda: False) -> int | None:
    """How the program ends, stopped as soon as that holds; what it has said is looked at."""
    env = {
        **os.environ,
        "DISCORD_TOKEN": token,
        "CARAVEL_DATA": str(folder),
        "CARAVEL_API_BASE": sandbox.api_url,
        "CARAVEL_GATEWAY": sandbox.gateway_url,
        "CARAVEL_LOG": "debug",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    reading = asyncio.create_task(process.communicate())
    while not reading.done():
        if stop():
            process.terminate()
            break
        await asyncio.wait([reading], timeout=0.05)
    said = b"".join(await reading).decode()
    assert token not in said
    assert said.strip() and "Traceback" not in said
    return process.returncode


def test_a_mistake_that_ends_the_program_does_not_say_its_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: object
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError(f"refused: {TOKENS[0]} {TOKENS[1]}")

    monkeypatch.setenv("DISCORD_TOKEN", TOKENS[1])
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path))
    monkeypatch.setattr("bot.app.on_discord", broken)
    assert main(["run"]) == 1
    said = "".join(capsys.readouterr())
    assert "RuntimeError" in said and TOKENS[0] not in said and TOKENS[1] not in said
