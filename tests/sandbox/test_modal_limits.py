"""Discord's limits of modals."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox

from .helpers import Raw, complaint
from .payloads import BAD, LONG, MISSING, button, field, label, modal, option, row


def labelled_menu(n: int) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [option(i) for i in range(n)]}


def boxes(n: int, **more: Any) -> dict[str, Any]:
    return {"type": 22, "custom_id": "s", "options": [option(i) for i in range(n)]} | more


C = ("data", "components")

MODALS: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str, dict[str, Any]]] = {
    "title of 46": (modal(field(), title="x" * 46), ("data", "title"), BAD, modal(field(), title="x" * 45)),
    "no title": (modal(field(), title=""), ("data", "title"), MISSING, modal(field())),
    "input label of 46": (modal(field(label="x" * 46)), (*C, 0, "components", 0, "label"), BAD,
                          modal(field(label="x" * 45))),
    "label of 46": (modal(label(label="x" * 46)), (*C, 0, "label"), BAD, modal(label(label="x" * 45))),
    "label description of 101": (modal(label(description="x" * 101)), (*C, 0, "description"), LONG,
                                 modal(label(description="x" * 100))),
    "input value of 4001": (modal(field(value="x" * 4001)), (*C, 0, "components", 0, "value"), LONG,
                            modal(field(value="x" * 4000))),
    "value over max_length": (modal(field(value="xxx", max_length=2)), (*C, 0, "components", 0, "value"), LONG,
                              modal(field(value="xx", max_length=2))),
    "6 items": (modal(*(field(i) for i in range(6))), C, BAD, modal(*(field(i) for i in range(5)))),
    "6 labels": (modal(*(label(i) for i in range(6))), C, BAD, modal(*(label(i) for i in range(5)))),
    "no items": (modal(), C, MISSING, modal(field())),
    "custom_id of 101": (modal(field(), custom_id="x" * 101), ("data", "custom_id"), BAD,
                         modal(field(), custom_id="x" * 100)),
    "equal custom_ids": (modal(field(), field()), (*C, 1, "components", 0, "custom_id"),
                         "COMPONENT_CUSTOM_ID_DUPLICATED", modal(field(), field(1))),
    "26 options in a menu": (modal(label(inner=labelled_menu(26))), (*C, 0, "component", "options"), BAD,
                             modal(label(inner=labelled_menu(25)))),
    "equal values in a menu": (
        modal(label(inner={"type": 3, "custom_id": "s", "options": [option(), option()]})),
        (*C, 0, "component", "options", 1, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        modal(label(inner=labelled_menu(2)))),
    "placeholder of 101": (modal(field(placeholder="x" * 101)), (*C, 0, "components", 0, "placeholder"), LONG,
                           modal(field(placeholder="x" * 100))),
    "2 inputs in a row": (modal(row(field()["components"][0], field(1)["components"][0])), (*C, 0, "components"), BAD,
                          modal(field(), field(1))),
    "label without a component": (modal({"type": 18, "label": "l"}), (*C, 0, "component"), MISSING, modal(label())),
    "empty text": (modal({"type": 10, "content": ""}), (*C, 0, "content"), MISSING,
                   modal({"type": 10, "content": "x"})),
    "11 boxes": (modal(label(inner=boxes(11))), (*C, 0, "component", "options"), BAD, modal(label(inner=boxes(10)))),
    "11 boxes to tick": (modal(label(inner=boxes(10, max_values=11))), (*C, 0, "component", "max_values"),
                         "NUMBER_TYPE_MAX", modal(label(inner=boxes(10, max_values=10)))),
    "radio of one": (modal(label(inner=boxes(1, type=21))), (*C, 0, "component", "options"), BAD,
                     modal(label(inner=boxes(2, type=21)))),
    "11 uploads": (modal(label(inner={"type": 19, "custom_id": "u", "max_values": 11})),
                   (*C, 0, "component", "max_values"), "NUMBER_TYPE_MAX",
                   modal(label(inner={"type": 19, "custom_id": "u", "max_values": 10}))),
    "a button": (modal(row(button())), (*C, 0, "components", 0, "type"), "BASE_TYPE_CHOICES", modal(field())),
    "a menu in a row": (modal(row(labelled_menu(2))), (*C, 0, "components", 0, "type"), "BASE_TYPE_CHOICES",
                        modal(label(inner=labelled_menu(2)))),
}  # fmt: skip


async def interaction(sandbox: Sandbox, raw: Raw) -> str:
    """A person uses a command that nobody answers yet; the path of its callback."""
    app = sandbox.world.bot.id
    await raw("PUT", f"/applications/{app}/commands", [{"name": "go", "description": "d"}])
    anna = sandbox.person("Anna")
    it = anna.does.command(anna.channel(), "go", {})
    return f"/interactions/{it.id}/{it.token}/callback"


@pytest.mark.parametrize("name", MODALS)
async def test_modal(sandbox: Sandbox, raw: Raw, name: str) -> None:
    wrong, path, code, right = MODALS[name]
    callback = await interaction(sandbox, raw)
    assert complaint(await raw("POST", callback, wrong), *path) == code
    assert await raw("POST", callback, right) == (204, None)  # a refused answer was none


async def test_a_modal_opens_no_modal(sandbox: Sandbox, raw: Raw) -> None:
    callback = await interaction(sandbox, raw)
    assert (await raw("POST", callback, modal(field())))[0] == 204
    anna = sandbox.person("Anna")
    it = anna.does.submit(callback.split("/")[2], "m", {"f0": "x"})
    path = f"/interactions/{it.id}/{it.token}/callback"
    assert complaint(await raw("POST", path, modal(field())), "type") == "BASE_TYPE_CHOICES"
    assert (await raw("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 204
