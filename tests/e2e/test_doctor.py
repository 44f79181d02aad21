"""`caravel doctor` on the sandbox: all is well, and each step fails once, with what to do and nothing left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.checks.doctor.run import STEPS, examine
from bot.checks.doctor.visit import Line
from bot.cli import main
from bot.sandbox.bits import bits
from bot.settings import Settings

from .stage import Stage


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        stage.sandbox.moderator.allow("manage_threads", channel="games")
        yield stage


async def visit(stage: Stage, **changes: Any) -> dict[str, Line]:
    at = {"data": stage.folder, "api_base": stage.sandbox.api_url, "gateway": stage.sandbox.gateway_url, **changes}
    said: list[str] = []
    lines = await examine(Settings(token="sandbox", **at), int(stage.person("Anna").channel("games")), said.append)
    assert said == [str(line) for line in lines] and not any("\n" in line for line in said)
    return {line.name: line for line in lines}


def rooms(stage: Stage) -> dict[str, int]:
    """How many messages there are where, and how many emoji: nothing of a visit stays."""
    world = stage.sandbox.world
    return {c: len(m) for c, m in world.messages.items() if m} | {"emoji": len(world.emojis)}


async def test_all_is_well_and_nothing_stays(stage):
    before = rooms(stage)
    lines = await visit(stage)
    assert [name for name, line in lines.items() if not line.well] == []
    assert list(lines) == ["token", *(step.name for step in STEPS)] and rooms(stage) == before
    assert stage.sandbox.gateway.identified == 1, "it does not connect"


class Breaks(NamedTuple):
    """A fault, how it is mended, the step that fails by it, what it says, and whether nobody could play so."""

    step: str
    wrong: Callable[[Stage], Any]
    mend: Callable[[Stage], Any]
    said: str
    bars: bool = True


def portal(**fields: Any) -> tuple[Callable[[Stage], Any], Callable[[Stage], Any]]:
    return lambda s: s.sandbox.settings.portal.update(fields), lambda s: s.sandbox.settings.portal.clear()


def refused(code: int, method: str, path: str) -> tuple[Callable[[Stage], Any], Callable[[Stage], Any]]:
    return (
        lambda s: s.sandbox.faults.refuse(code, method=method, path=path, times=99),
        lambda s: s.sandbox.faults.clear(),
    )


def denied(name: str) -> tuple[Callable[[Stage], Any], Callable[[Stage], Any]]:
    return (
        lambda s: s.sandbox.moderator.deny(name, channel="games"),
        lambda s: s.sandbox.moderator.allow(name, channel="games"),
    )


def everybody(stage: Stage, denied: int) -> None:
    games = stage.sandbox.world.channel_named("games")
    games.overwrites[stage.sandbox.world.guild.id] = (0, denied)


def contexts(stage: Stage, value: list[int]) -> None:
    next(c for c in stage.sandbox.commands.all() if c["name"] == "table")["contexts"] = value


def twice(stage: Stage) -> None:
    stage.sandbox.messages.remember = lambda message: None


def owner(stage: Stage, is_open: bool) -> None:
    world = stage.sandbox.world
    world.users[world.guild.owner_id].dms_open = is_open


def starts(n: int) -> Callable[[Stage], None]:
    return lambda s: setattr(s.sandbox.gateway, "starts", n)


FAULTS = (
    Breaks("endpoint", *portal(interactions_endpoint_url="https://example.org/x"), "Interactions Endpoint URL"),
    Breaks("install", *portal(integration_types_config={"1": {}}), "Guild Install"),
    Breaks("install", *portal(bot_require_code_grant=True), "Code Grant"),
    Breaks("install", *portal(integration_types_config={"0": {}, "1": {}}), "User Install", False),
    Breaks("commands", lambda s: contexts(s, [0, 1]), lambda s: contexts(s, [0]), "/table"),
    Breaks("starts", starts(7), starts(900), "7 more times"),
    Breaks("channel", *denied("view_channel"), "integration_type=0"),
    Breaks("rights", *denied("attach_files"), "Attach Files"),
    Breaks(
        "members",
        lambda s: everybody(s, bits("send_messages_in_threads")),
        lambda s: everybody(s, 0),
        "Send Messages In Threads",
    ),
    Breaks("picture", *refused(50013, "PATCH", "/channels/*/messages/*"), "50013"),
    Breaks("once", twice, lambda s: s.sandbox.messages.__dict__.pop("remember"), "appears twice"),
    Breaks("thread", *refused(50013, "POST", "/channels/*/messages/*/threads"), "50013"),
    Breaks("history", *refused(50001, "GET", "/channels/*/messages"), "50001"),
    Breaks("emoji", *refused(30008, "POST", "/applications/*/emojis"), "30008", False),
    Breaks("private", lambda s: owner(s, False), lambda s: owner(s, True), "50007", False),
    Breaks("clean-up", *refused(50013, "DELETE", "/applications/*/emojis/*"), "an emoji stays", False),
)


def test_every_step_has_its_fault():
    assert {f.step for f in FAULTS} == {step.name for step in STEPS}


async def test_each_step_fails_and_says_what_to_do(stage):
    before = rooms(stage)
    for fault in FAULTS:
        fault.wrong(stage)
        lines = await visit(stage)
        fault.mend(stage)
        line = lines[fault.step]
        assert (line.well, line.bars) == (False, fault.bars), line
        assert fault.said in line.said and str(line).startswith("FAIL " if fault.bars else "note "), line
        if fault.step != "clean-up":
            assert lines["clean-up"].well is not False and rooms(stage) == before, fault.step
    assert all(line.well for line in (await visit(stage)).values()), "what a visit has left is taken away by the next"


async def test_a_picture_that_is_lost_and_a_thread_that_stays_are_told(stage):
    messages, edit = stage.sandbox.messages, stage.sandbox.messages.edit
    messages.edit = lambda message, body, files: edit(message, {"attachments": [], **body}, files)
    assert "lost its picture" in (await visit(stage))["picture"].said
    del messages.edit
    stage.sandbox.moderator.deny("manage_threads", channel="games")
    last = (await visit(stage))["clean-up"]
    assert not last.well and not last.bars and "stays, asleep" in last.said


async def test_without_the_channel_the_rest_is_not_tried_and_without_a_token_nothing(stage):
    stage.sandbox.moderator.deny("view_channel", channel="games")
    lines = await visit(stage)
    assert all(lines[name].well is None for name in ("rights", "members", "picture", "once", "thread", "history"))
    stage.sandbox.settings.token = "another"
    assert [(name, line.well) for name, line in (await visit(stage)).items()] == [("token", False)]
    stage.sandbox.settings.token = None


async def test_a_bot_that_has_never_run_has_told_no_commands(stage, tmp_path):
    assert "caravel run" in (await visit(stage, data=tmp_path / "elsewhere"))["commands"].said


async def test_the_command_ends_by_what_it_has_found(stage, monkeypatch, capsys):
    for name, value in (
        ("DISCORD_TOKEN", "sandbox"),
        ("CARAVEL_DATA", str(stage.folder)),
        ("CARAVEL_API_BASE", stage.sandbox.api_url),
        ("CARAVEL_GATEWAY", stage.sandbox.gateway_url),
    ):
        monkeypatch.setenv(name, value)
    games = stage.person("Anna").channel("games")
    assert await asyncio.to_thread(main, ["doctor", games]) == 0
    assert capsys.readouterr().out.count("ok ") == len(STEPS) + 1
    owner(stage, False)
    assert await asyncio.to_thread(main, ["doctor", games]) == 0, "a note"
    stage.sandbox.moderator.deny("attach_files", channel="games")
    assert await asyncio.to_thread(main, ["doctor", games]) == 1
    assert "FAIL  rights" in capsys.readouterr().out


def test_it_asks_for_a_token_and_a_number(monkeypatch: pytest.MonkeyPatch, capsys: Any, tmp_path: Path) -> None:
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["doctor", "1"]) == 2 and "DISCORD_TOKEN" in capsys.readouterr().err
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    assert main(["doctor", "games"]) == 2 and "not the ID of a channel" in capsys.readouterr().err
