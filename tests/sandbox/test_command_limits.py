"""Discord's limits of commands and of suggestions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox

from .helpers import Raw, complaint, impatient
from .payloads import BAD, LONG, MISSING, command, nested, options


def choosing(n: int, **more: Any) -> dict[str, Any]:
    choices = [{"name": f"n{i}", "value": f"v{i}"} | more for i in range(n)]
    return command(options=[{"type": 3, "name": "o", "description": "d", "choices": choices}])


def large(total: int) -> dict[str, Any]:
    """A command of so many characters: names, descriptions and the values of choices together."""
    sizes = [6000, total - 6000 - len("go") - len("d") - 2 * (2 + 1 + 2)]
    options = [
        {"type": 3, "name": f"o{'ab'[i]}", "description": "d", "choices": [{"name": "nn", "value": "v" * size}]}
        for i, size in enumerate(sizes)
    ]
    assert total == 3 + sum(2 + 1 + 2 + size for size in sizes)
    return command(options=options)


INVALID = "APPLICATION_COMMAND_INVALID_NAME"

COMMANDS: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str, dict[str, Any]]] = {
    "name of 33": (command(name="x" * 33), (0, "name"), INVALID, command(name="x" * 32)),
    "upper case": (command(name="Go"), (0, "name"), INVALID, command(name="go-on")),
    "upper case in Russian": (command(name_localizations={"ru": "Ход"}), (0, "name_localizations", "ru"), INVALID,
                              command(name_localizations={"ru": "ход"})),
    "a space": (command(name="go on"), (0, "name"), INVALID, command(name="go_on")),
    "description of 101": (command(description="x" * 101), (0, "description"), BAD, command(description="x" * 100)),
    "Russian description of 101": (command(description_localizations={"ru": "я" * 101}),
                                   (0, "description_localizations", "ru"), BAD,
                                   command(description_localizations={"ru": "я" * 100})),
    "no description": (command(description=""), (0, "description"), MISSING, command()),
    "unknown language": (command(description_localizations={"xx": "d"}), (0, "description_localizations", "xx"),
                         "BASE_TYPE_CHOICES", command(description_localizations={"en-GB": "d"})),
    "26 options": (options(26), (0, "options"), LONG, options(25)),
    "equal options": (options(2, name="o"), (0, "options", 1, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                      options(2)),
    "26 choices": (choosing(26), (0, "options", 0, "choices"), LONG, choosing(25)),
    "choice name of 101": (choosing(1, name="x" * 101), (0, "options", 0, "choices", 0, "name"), BAD,
                           choosing(1, name="x" * 100)),
    "choice value of 6001": (choosing(1, value="x" * 6001), (0, "options", 0, "choices", 0, "value"), BAD,
                             choosing(1, value="x" * 6000)),
    "required after optional": (
        command(options=[{"type": 3, "name": "a", "description": "d"},
                         {"type": 3, "name": "b", "description": "d", "required": True}]),
        (0, "options", 1), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        command(options=[{"type": 3, "name": "b", "description": "d", "required": True},
                         {"type": 3, "name": "a", "description": "d"}])),
    "autocompletion beside choices": (
        command(options=[{"type": 3, "name": "o", "description": "d", "autocomplete": True,
                          "choices": [{"name": "n", "value": "v"}]}]),
        (0, "options", 0, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
        command(options=[{"type": 3, "name": "o", "description": "d", "autocomplete": True}])),
    "equal choice names": (choosing(2, name="n"), (0, "options", 0, "choices", 1, "name"),
                           "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", choosing(2)),
    "choice beyond whole numbers": (
        options(1, type=4, choices=[{"name": "n", "value": 2**53}]), (0, "options", 0, "choices", 0, "value"),
        "NUMBER_TYPE_MAX", options(1, type=4, choices=[{"name": "n", "value": 2**53 - 1}])),
    "longest under shortest": (options(1, min_length=3, max_length=2), (0, "options", 0, "max_length"),
                               "APPLICATION_COMMAND_OPTION_RANGE", options(1, min_length=2, max_length=2)),
    "autocompletion of a truth value": (options(1, type=5, autocomplete=True), (0, "options", 0, "type"),
                                        "BASE_TYPE_CHOICES", options(1, type=4, autocomplete=True)),
    "sub-commands beside options": (
        command(options=[{"type": 1, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d"}]),
        (0, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        command(options=[{"type": 1, "name": "a", "description": "d"}, {"type": 1, "name": "b", "description": "d"}])),
    "a group in a group": (nested(2, 2, 1), (0, "options", 0, "options", 0, "type"),
                           "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", nested(2, 1, 3)),
    "no context": (command(contexts=[]), (0, "contexts"), MISSING, command(contexts=[0, 1])),
    "unknown context": (command(contexts=[3]), (0, "contexts"), "BASE_TYPE_CHOICES", command(contexts=[2])),
    "a context twice": (command(contexts=[0, 0]), (0, "contexts"), "SET_TYPE_ALREADY_CONTAINS_VALUE",
                        command(contexts=[0, 1, 2])),
    "unknown installation": (command(integration_types=[2]), (0, "integration_types"), "BASE_TYPE_CHOICES",
                             command(integration_types=[0, 1])),
    "over 8000 characters": (large(8001), (0,), "APPLICATION_COMMAND_TOO_LARGE", large(8000)),
}  # fmt: skip


@pytest.mark.parametrize("name", COMMANDS)
async def test_command(sandbox: Sandbox, raw: Raw, name: str) -> None:
    wrong, path, code, right = COMMANDS[name]
    put = f"/applications/{sandbox.world.bot.id}/commands"
    assert complaint(await raw("PUT", put, [wrong]), *path) == code
    assert sandbox.commands.all() == []
    status, body = await raw("PUT", put, [right])
    assert status == 200, body


async def test_number_of_commands(sandbox: Sandbox, raw: Raw) -> None:
    put = f"/applications/{sandbox.world.bot.id}/commands"
    many = [command(name=f"c{i}") for i in range(101)]
    assert complaint(await raw("PUT", put, many)) == "APPLICATION_COMMAND_TOO_MANY"
    assert (await raw("PUT", put, many[:100]))[0] == 200
    same = [command(), command()]
    assert complaint(await raw("PUT", put, same), 1, "name") == "APPLICATION_COMMANDS_DUPLICATE_NAME"


async def test_suggestions(sandbox: Sandbox, raw: Raw) -> None:
    put = f"/applications/{sandbox.world.bot.id}/commands"
    option = {"type": 3, "name": "o", "description": "d", "autocomplete": True}
    await raw("PUT", put, [command(options=[option])])
    anna = sandbox.person("Anna")
    it = anna.does.complete(anna.channel(), "go", {"o": "x"}, "o")
    path = f"/interactions/{it.id}/{it.token}/callback"

    async def answer(choices: list[dict[str, Any]]) -> tuple[int, Any]:
        return await raw("POST", path, {"type": 8, "data": {"choices": choices}})

    at = ("data", "choices")
    assert complaint(await answer([{"name": f"n{i}", "value": f"v{i}"} for i in range(26)]), *at) == LONG
    assert complaint(await answer([{"name": "n" * 101, "value": "v"}]), *at, 0, "name") == BAD
    assert complaint(await answer([{"name": "n", "value": "v" * 6001}]), *at, 0, "value") == BAD
    assert complaint(await answer([{"name": "n", "value": 5}]), *at, 0, "value") == "BASE_TYPE_BAD_TYPE"
    for kind in (4, 5, 6, 7, 9):  # no message, no deferral, no modal
        assert complaint(await raw("POST", path, {"type": kind, "data": {"content": "x"}}), "type") == (
            "BASE_TYPE_CHOICES"
        )
    assert (await answer([{"name": "n" * 100, "value": "v" * 6000}] * 25))[0] == 204
    assert it.choices is not None and len(await it.choices) == 25
    assert (await answer([]))[1]["code"] == 40060
    assert (await raw("POST", f"/webhooks/{sandbox.world.bot.id}/{it.token}", {"content": "x"}))[1]["code"] == 10015


async def test_suggestions_come_within_three_seconds(sandbox: Sandbox, raw: Raw) -> None:
    put = f"/applications/{sandbox.world.bot.id}/commands"
    await raw("PUT", put, [options(1, autocomplete=True)])
    anna = sandbox.person("Anna")
    with impatient(sandbox):
        it = anna.does.complete(anna.channel(), "go", {"o0": "x"}, "o0")
    assert it.choices is not None and await it.choices == []  # the deadline passes
    answer = await raw("POST", f"/interactions/{it.id}/{it.token}/callback", {"type": 8, "data": {"choices": []}})
    assert answer[0] == 404 and answer[1]["code"] == 10062
