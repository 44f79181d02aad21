"""That the contract catches what Discord would refuse, and lets pass what it takes."""

from __future__ import annotations

import copy
import json
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.rest import Exchange

from .contract import contract
from .watch import watched

Json = dict[str, Any]
ID = "1576055528205844482"
MESSAGES = f"/channels/{ID}/messages"
CALLBACK = f"/interactions/{ID}/***/callback"
USER = {
    "id": ID, "username": "anna", "discriminator": "0", "global_name": "Anna", "avatar": None, "public_flags": 0,
    "flags": 0, "primary_guild": None,
}  # fmt: skip
MESSAGE = {
    "id": ID, "channel_id": ID, "type": 0, "content": "x", "author": USER, "mentions": [], "mention_roles": [],
    "attachments": [], "embeds": [], "timestamp": "2026-03-01T12:00:00+00:00", "edited_timestamp": None, "flags": 0,
    "components": [], "pinned": False, "mention_everyone": False, "tts": False,
}  # fmt: skip


def sent(body: Any, path: str = MESSAGES, method: str = "POST", **more: Any) -> Exchange:
    """A request with a JSON body that has not been answered yet."""
    if body is not None:
        more = {"kind": "application/json", "sent": json.dumps(body).encode()} | more
    return Exchange(method, path, **more)


def answered(answer: Any, status: int = 200, **more: Any) -> Exchange:
    return sent({"content": "x"}, status=status, given=json.dumps(answer).encode(), **more)


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | more


def row(*inner: Json, **more: Any) -> Json:
    return {"components": [{"type": 1, "components": list(inner)} | more]}


def menu(n: int, **more: Any) -> Json:
    options = [{"label": f"o{i}", "value": f"v{i}"} | more for i in range(n)]
    return {"type": 3, "custom_id": "m", "options": options}


def layout(*components: Json) -> Json:
    return {"flags": 1 << 15, "components": list(components)}


def modal(**more: Any) -> Json:
    label = {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "c", "style": 1}}
    return {"type": 9, "data": {"title": "t", "custom_id": "m", "components": [label]} | more}


def choices(n: int) -> Json:
    return {"type": 8, "data": {"choices": [{"name": f"n{i}", "value": f"v{i}"} for i in range(n)]}}


def command(**more: Any) -> list[Json]:
    return [{"name": "go", "description": "d"} | more]


def bare(**more: Any) -> Json:
    return {k: v for k, v in (MESSAGE | more).items() if v != "gone"}


def grouped(beside: int, each: int) -> list[Json]:
    """A command with so many sub-commands and groups: the first is alone, in the others are `each`."""
    subs = [{"type": 1, "name": f"s{i}", "description": "d"} for i in range(each)]
    inner = [{"type": 2, "name": f"g{i}", "description": "d", "options": subs} for i in range(beside - 1)]
    return command(options=[{"type": 1, "name": "alone", "description": "d"}, *inner])


COMMANDS = f"/applications/{ID}/commands"
FILE = {"attachments": [{"id": 0, "filename": "a.png", "description": "d"}]}
RIGHT: dict[str, Exchange] = {
    "content": sent({"content": "x" * 2000}),
    "row of buttons": sent(row(*(button(label="l" * 80) for _ in range(5)))),
    "menu": sent(row(menu(25))),
    "layout": sent(layout({"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": button()})),
    "modal": sent(modal(title="t" * 45), CALLBACK),
    "suggestions": sent(choices(25), CALLBACK, query={"with_response": "1"}),
    "command": sent(command(name="n" * 32, description="d" * 100), COMMANDS, "PUT"),
    "groups of commands": sent(grouped(25, 25), COMMANDS, "PUT"),
    "file": sent(FILE, kind="multipart/form-data", parts=["payload_json", "files[0]"], files=["a.png"]),
    "history": sent(None, method="GET", query={"limit": "100", "after": ID}),
    "@original": sent({"content": "x"}, f"/webhooks/{ID}/***/messages/@original", "PATCH"),
    "no body": sent(None, f"/channels/{ID}/thread-members/{ID}", "PUT", status=204),
    "answer": answered(MESSAGE),
    "refusal": answered({"code": 50006, "message": "Cannot send an empty message"}, 400),
    "complaints": answered(
        {"code": 50035, "message": "Invalid Form Body",
         "errors": {"content": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Too long"}]}}}, 400),
    "rate limit": answered({"code": 0, "message": "Slowly", "retry_after": 1.5, "global": False}, 429),
    "not answered": sent({"content": "x"}),
    "injected 500": answered({"code": 0, "message": "500: Internal Server Error"}, 500, fault=True),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_what_discord_takes_passes(name: str) -> None:
    assert contract().check(RIGHT[name]) == []


# a request or an answer, and what the line about it must tell
WRONG: dict[str, tuple[Exchange, str]] = {
    "unknown operation": (sent({}, f"/guilds/{ID}/prune"), "make the fixture anew: caravel conformance"),
    "unknown method": (sent(None, method="DELETE"), "OPERATIONS"),
    "id that is none": (sent({"content": "x"}, "/channels/@me/messages"), "channel_id: at .:"),
    "unknown query": (sent(None, method="GET", query={"limits": "5"}), "query limits: there is no such parameter"),
    "query out of bounds": (sent(None, method="GET", query={"limit": "101"}), "query limit: at .:"),
    "query of another type": (sent(None, method="GET", query={"limit": "many"}), "query limit: at .:"),
    "truth value": (sent(choices(1), CALLBACK, query={"with_response": "yes"}), "query with_response"),
    "no body": (sent(None), "body: missing"),
    "body where none is": (sent({"x": 1}, f"/users/{ID}", "GET"), "body: none is expected"),
    "kind of body": (sent({"content": "x"}, kind="text/plain"), "text/plain is not taken"),
    "unknown part": (sent(FILE, kind="multipart/form-data", parts=["payload_json", "file"]), "no part file"),
    "eleventh file": (sent(FILE, kind="multipart/form-data", parts=["payload_json", "files[10]"]), "files[10]"),
    "same part twice": (sent({}, kind="multipart/form-data", parts=["files[0]", "files[0]"]), "twice"),
    "form's JSON": (sent({"attachments": [{"id": 0, "description": "d" * 1025}]}, kind="multipart/form-data",
                         parts=["payload_json", "files[0]"]), "at attachments/0/description"),
    "unknown field": (sent({"content": "x", "colour": 1}), "'colour' was unexpected"),
    "unknown field of a button": (sent(row(button(tooltip="x"))), "at components/0/components/0: "),
    "unknown field of an option": (sent(row(menu(1, hint="x"))), "'hint' was unexpected"),
    "unknown field of mentions": (sent({"content": "x", "allowed_mentions": {"all": True}}), "'all' was unexpected"),
    "unknown field of a modal": (sent(modal(footer="x"), CALLBACK), "'footer' was unexpected"),
    "unknown field of a command": (sent(command(help="x"), COMMANDS, "PUT"), "'help' was unexpected"),
    "label of 81": (sent(row(button(label="l" * 81))), "at components/0/components/0/label"),
    "6 buttons": (sent(row(*(button() for _ in range(6)))), "at components/0/components"),
    "custom_id of 101": (sent(row(button(custom_id="c" * 101))), "custom_id"),
    "26 options": (sent(row(menu(26))), "options"),
    "embed title of 257": (sent({"embeds": [{"title": "t" * 257}]}), "at embeds/0/title"),
    "11 embeds": (sent({"embeds": [{"title": "t"}] * 11}), "at embeds"),
    "41 components": (sent(layout(*({"type": 10, "content": "x"} for _ in range(41)))), "at components"),
    "section without accessory": (sent(layout({"type": 9, "components": [{"type": 10, "content": "x"}]})),
                                  '"accessory" is a required property'),
    "modal title of 46": (sent(modal(title="t" * 46), CALLBACK), "at data/title"),
    "26 suggestions": (sent(choices(26), CALLBACK), "at data/choices"),
    "command name of 33": (sent(command(name="n" * 33), COMMANDS, "PUT"), "at 0/name"),
    "command description of 101": (sent(command(description="d" * 101), COMMANDS, "PUT"), "at 0/description"),
    "26 groups": (sent(grouped(26, 1), COMMANDS, "PUT"), "at 0/options"),
    "26 commands in a group": (sent(grouped(2, 26), COMMANDS, "PUT"), "options"),
    "unknown field in an answer": (answered(MESSAGE | {"mood": "good"}), "'mood' was unexpected"),
    "unknown field of an author": (answered(MESSAGE | {"author": USER | {"clan": None}}), "at author: "),
    "field missing in an answer": (answered(bare(timestamp="gone")), '"timestamp" is a required property'),
    "time that is none": (answered(MESSAGE | {"timestamp": "noon"}), "at timestamp"),
    "number too wide": (answered(MESSAGE | {"flags": 2**31}), "at flags"),
    "status not described": (answered(MESSAGE, 201), "201: such a status is not described"),
    "body with 204": (answered(MESSAGE, 204, path=f"/channels/{ID}/thread-members/{ID}", method="PUT"), "where none"),
    "refusal without code": (answered({"message": "No"}, 403), '"code" is a required property'),
    "rate limit without end": (answered({"code": 0, "message": "Slowly", "global": False}, 429), "retry_after"),
    "a bug of the server": (answered({"code": 0, "message": "500: Internal Server Error"}, 500), "500: such a status"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told(name: str) -> None:
    exchange, told = WRONG[name]
    lines = contract().check(exchange)
    assert any(told in line for line in lines), lines


def test_members_of_an_all_of_are_closed_together() -> None:
    """A refusal is two schemas in one: fields of either are known, others are not."""
    refusal = {"code": 50006, "message": "Cannot send an empty message", "hint": "write something"}
    assert any("'hint' was unexpected" in line for line in contract().check(answered(refusal, 400)))


def event(**more: Any) -> Json:
    member: Json = {
        "avatar": None, "banner": None, "communication_disabled_until": None, "flags": 0, "nick": None, "roles": [],
        "joined_at": "2024-01-01T00:00:00+00:00", "pending": False, "premium_since": None, "mute": False, "deaf": False,
    }  # fmt: skip
    return MESSAGE | {"channel_type": 0, "guild_id": ID, "member": member} | more


def test_events_are_held_to_the_schemas_they_are_made_of() -> None:
    check = contract().event
    assert check("MESSAGE_CREATE", event()) == []
    assert any("'mood' was unexpected" in line for line in check("MESSAGE_CREATE", event(mood="good")))
    assert any('"nick" is a required' in line for line in check("MESSAGE_CREATE", event(member={"roles": []})))
    owner = copy.deepcopy(event()) | {"member": event()["member"] | {"user": USER}}
    assert any("'user' was unexpected" in line for line in check("MESSAGE_CREATE", owner))
    assert any("documented.py" in line for line in check("MESSAGE_POLL_VOTE_ADD", {}))


async def test_a_violation_fails_the_test_that_made_the_request() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        watch = watched(sandbox)
        url = f"{sandbox.api_url}/channels/{sandbox.world.channel_named('games').id}/messages"
        headers = {"Authorization": "Bot x"}
        await session.post(url, json=row(button()), headers=headers)
        assert watch.check() == 1
        await session.post(url, json={"content": "x", "mood": "good"}, headers=headers)
        with pytest.raises(AssertionError, match=r"POST /channels/\{channel_id\}/messages: body .*'mood'"):
            watch.check()


async def test_what_was_sent_and_answered_counts_not_what_became_of_it() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        url = f"{sandbox.api_url}/channels/{sandbox.world.channel_named('games').id}/messages"
        headers = {"Authorization": "Bot x"}
        async with session.post(url, json=row(button()), headers=headers) as got:
            message = await got.json()
        await session.patch(f"{url}/{message['id']}", json={"components": [], "content": "over"}, headers=headers)
        made = sandbox.requests[0]
        assert made.body == row(button()) and made.answer == message
        assert message["components"][0]["components"][0]["id"]


async def test_a_request_met_by_a_fault_is_checked_too() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        watch = watched(sandbox)
        url = f"{sandbox.api_url}/channels/{sandbox.world.channel_named('games').id}/messages"
        sandbox.faults.server_error(502)
        await session.post(url, json={"content": 5}, headers={"Authorization": "Bot x"})
        with pytest.raises(AssertionError, match="body at content") as told:
            watch.check()
        assert "502" not in str(told.value)
