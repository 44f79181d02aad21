"""The start and the end of the program: what it prints, what it refuses in one line, and that it stops when asked."""

import asyncio
import logging
import os
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
import pytest

import bot.cogs.client
import storage
from bot import cli
from bot.app import App
from bot.complaint import Complaint
from bot.sandbox import Sandbox
from bot.sandbox.faults import CONNECT, GATEWAY
from bot.settings import Settings
from storage import backup

from .stage import ProcessStage, Stage

NEEDED = {
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "send_messages_in_threads",
}


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """No settings but a data folder, and no terminal."""
    for name in list(os.environ):
        if name.startswith("CARAVEL_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path))
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield monkeypatch
    root.handlers[:], root.level = before, level  # the program logs to a stream that ends with the test


def refused(capsys, *argv):
    """The one line that the program refuses with."""
    status = cli.main(argv)
    said = capsys.readouterr().err.splitlines()
    assert status != 0 and len(said) == 1
    return said[0]


def test_no_token_and_no_terminal(bare, capsys):
    said = refused(capsys)
    assert "DISCORD_TOKEN" in said and "CARAVEL_SANDBOX" in said


def test_no_token_in_a_container_not_even_at_a_terminal(bare, capsys):
    bare.setattr("bot.commands.run.at_terminal", lambda: True)
    bare.setenv("CARAVEL_SANDBOX", "0")
    said = refused(capsys)
    assert "DISCORD_TOKEN" in said and "CARAVEL_SANDBOX" in said


def test_a_wrong_setting(bare, capsys):
    bare.setenv("CARAVEL_PORT", "many")
    assert "CARAVEL_PORT" in refused(capsys, "run")
    bare.setenv("CARAVEL_LANGUAGE", "ru")
    assert "нужно целое число" in refused(capsys, "sandbox")


async def complaint(settings):
    with pytest.raises(Complaint) as no:
        await App(settings, "wrong", say=print).run(asyncio.Event())
    said = str(no.value)
    assert said and "\n" not in said and "wrong" not in said.split()
    return said


async def test_a_token_that_discord_does_not_accept(tmp_path):
    async with Sandbox(token="right") as sandbox:
        settings = Settings(data=tmp_path, api_base=sandbox.api_url, gateway=sandbox.gateway_url)
        assert "DISCORD_TOKEN" in await complaint(settings)
    # and the database can be opened again at once: nothing was left locked
    async with Stage(tmp_path):
        pass


async def first_line(settings, token="x"):
    """What the program says first, while it waits for Discord; then it is asked to stop, and does."""
    stop, lines = asyncio.Event(), []

    def say(line):
        lines.append(line)
        stop.set()

    await asyncio.wait_for(App(settings, token, say=say).run(stop), 60)
    assert "\n" not in lines[0]
    return lines[0]


async def test_discord_cannot_be_reached(tmp_path):
    async with Sandbox() as sandbox:
        settings = Settings(data=tmp_path, api_base=sandbox.api_url, gateway=sandbox.gateway_url)
    assert "can't be reached" in await first_line(settings)


async def test_an_address_that_is_no_api(tmp_path):
    assert "CARAVEL_API_BASE" in await complaint(Settings(data=tmp_path, api_base="http://127.0.0.1:1/api/v3"))


async def test_two_bots_on_one_database(tmp_path):
    async with Stage(tmp_path) as stage:
        again = Settings(data=tmp_path, api_base=stage.sandbox.api_url, gateway=stage.sandbox.gateway_url)
        assert "caravel.sqlite3" in await complaint(again)


@pytest.mark.parametrize("how", ["newer", "foreign", "no database", "locked"])
async def test_a_database_that_cannot_be_used(tmp_path, how):
    path = tmp_path / "caravel.sqlite3"
    if how == "no database":
        path.write_text("this is a letter, not a database " * 40)
    elif how == "foreign":
        with closing(sqlite3.connect(path)) as db:
            db.execute("create table recipes (name text)")
            db.commit()
    else:
        async with Stage(tmp_path):
            pass
    db = sqlite3.connect(path)
    if how == "newer":
        db.execute("insert into schema_version (version, at) values (999, 0)")
        db.commit()
    elif how == "locked":
        db.isolation_level = None
        db.execute("begin exclusive")
    try:
        assert "caravel.sqlite3" in await complaint(Settings(data=tmp_path))
    finally:
        db.close()


async def test_a_data_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("x")
    assert "CARAVEL_DATA" in await complaint(Settings(data=tmp_path / "file" / "data"))


async def test_it_prints_the_invite_link_and_stops_when_asked(tmp_path):
    async with ProcessStage(tmp_path) as stage:
        await stage.started(3)
        await stage.down()
    link = next(line for line in stage.lines if "https://" in line)
    query = parse_qs(urlsplit(re.search(r"https://\S+", link)[0]).query)
    assert int(query["permissions"][0]) == discord.Permissions(**dict.fromkeys(NEEDED, True)).value
    assert set(query["scope"][0].split()) == {"bot", "applications.commands"}
    assert not any("Traceback" in line for line in stage.lines)


async def test_without_a_token_the_sandbox_and_its_page(tmp_path):
    env = {k: v for k, v in os.environ.items() if k != "DISCORD_TOKEN"}
    env |= {"CARAVEL_DATA": str(tmp_path), "CARAVEL_PORT": "0", "CARAVEL_SANDBOX": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    line = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
    page = re.search(r"http://127\.0\.0\.1:\d+/", line)[0]
    async with aiohttp.ClientSession() as session, session.get(f"{page}people") as answer:
        assert {p["name"] for p in await answer.json()} >= {"Anna", "Boris"}
    ready = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
    assert ready.strip()
    process.terminate()
    _, err = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 0, err.decode()


def test_a_port_that_is_taken(bare, capsys):
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        bare.setenv("CARAVEL_PORT", str(taken.getsockname()[1]))
        assert "CARAVEL_PORT" in refused(capsys, "sandbox")


SIGNS = ("caravel.sqlite3-wal", "commands.sha256", "backups/caravel-20260101-000000.sqlite3")


@pytest.mark.parametrize("left", ["nothing", "an empty file", "a copy without its log"])
@pytest.mark.parametrize("sign", SIGNS)
async def test_a_database_that_was_lost_is_not_begun_anew_without_a_word(tmp_path, sign, left):
    """A mount that failed, or a copy that left something out; and the one switch that does begin anew."""
    database = tmp_path / "caravel.sqlite3"
    (tmp_path / sign).parent.mkdir(exist_ok=True)
    (tmp_path / sign).write_text("something")
    if left == "an empty file":
        database.touch()
    elif left == "a copy without its log":
        if sign.endswith("-wal"):
            pytest.skip("its log is there")
        with closing(sqlite3.connect(database)) as db:
            db.execute("pragma journal_mode = wal")  # the first page alone
    before = {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}
    said = await complaint(Settings(data=tmp_path))
    assert Path(sign).name in said and "restore" in said and "--new" in said
    assert {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()} == before
    assert "reached" in await first_line(Settings(data=tmp_path, anew=True, api_base="http://127.0.0.1:1/api/v10"))
    assert not storage.is_new(database)


async def test_a_backup_put_into_a_folder_that_lost_its_database(tmp_path):
    async with Stage(tmp_path) as stage:
        await stage.frontend.service.store.backup(tmp_path / "copy.sqlite3")
    for tail in ("", "-wal", "-shm"):
        (tmp_path / f"caravel.sqlite3{tail}").unlink(missing_ok=True)
    assert "restore" in await complaint(Settings(data=tmp_path))
    backup.restore(tmp_path / "copy.sqlite3", tmp_path / "caravel.sqlite3", "old")
    async with Stage(tmp_path):
        pass


AT_LOGIN = {
    "pages in HTML": lambda f: f.page(200, path="/users/@me", times=50),
    "502": lambda f: f.page(530, path="/users/@me", times=50),
    "401 of a proxy": lambda f: f.page(401, path="/users/@me", times=50),
    "a long limit": lambda f: f.rate_limit(80000.0, path="/users/@me", times=50),
    "1015": lambda f: f.ban(path="/users/@me", times=50),
    "no gateway": lambda f: f.page(502, method=CONNECT, path=GATEWAY, times=50),
    "a gateway cut": lambda f: f.cut(after=False, method=CONNECT, path=GATEWAY, times=50),
}


@pytest.mark.parametrize("what", AT_LOGIN)
async def test_what_is_waited_for_is_said_and_can_be_stopped(tmp_path, what):
    async with Sandbox() as sandbox:
        AT_LOGIN[what](sandbox.faults)
        settings = Settings(data=tmp_path, api_base=sandbox.api_url, gateway=sandbox.gateway_url)
        assert "can't be reached" in await first_line(settings)


@pytest.mark.parametrize("path", ["/users/@me", "/gateway/bot", "gateway"])
async def test_what_hangs_before_it_is_ready_can_be_stopped(tmp_path, path):
    async with Sandbox() as sandbox:
        where = {"method": CONNECT, "path": GATEWAY} if path == "gateway" else {"path": path}
        hung = sandbox.faults.hold(**where)
        settings = Settings(data=tmp_path, api_base=sandbox.api_url, gateway=sandbox.gateway_url)
        stop, lines = asyncio.Event(), []
        running = asyncio.create_task(App(settings, "x", say=lines.append).run(stop))
        await asyncio.wait_for(hung.met.wait(), 60)
        stop.set()
        await asyncio.wait_for(running, 60)
        assert lines == []


@pytest.mark.parametrize("what", ["limited", "refused", "in HTML", "no file"])
async def test_commands_that_cannot_be_registered_stop_nothing(tmp_path, what, monkeypatch):
    monkeypatch.setattr(bot.cogs.client, "AGAIN", 0.5)
    stage, at = Stage(tmp_path), {"method": "PUT", "path": "/applications/*/commands"}
    await stage.sandbox.start()
    fault = None
    if what == "limited":
        fault = stage.sandbox.faults.rate_limit(80000.0, **at)
    elif what == "refused":
        fault = stage.sandbox.faults.refuse(50001, **at)
    elif what == "in HTML":
        fault = stage.sandbox.faults.page(403, **at)
    else:
        (tmp_path / "commands.sha256").mkdir()
    settings = Settings(data=tmp_path, api_base=stage.sandbox.api_url, gateway=stage.sandbox.gateway_url)
    ready, stop = asyncio.Event(), asyncio.Event()
    running = asyncio.create_task(App(settings, "x", say=lambda line: ready.set()).run(stop))
    try:
        await asyncio.wait_for(ready.wait(), 60)  # it runs all the same
        if what != "limited":
            await stage.person("Anna").wait_commands("table new")
        assert fault is None or fault.hits == 1
    finally:
        stop.set()
        await asyncio.wait_for(running, 60)
        await stage.sandbox.stop()
