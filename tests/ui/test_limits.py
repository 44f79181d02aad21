"""Every limit of Discord that a payload can break is complained about, and at the limit itself nothing is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.common.limits import Unsendable, assert_sendable, check, cut


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "x", **more}


def menu(n: int = 2, **more: Any) -> dict[str, Any]:
    choices = [{"label": f"L{i}", "value": str(i)} for i in range(n)]
    return {"type": 3, "custom_id": "m", "options": choices, **more}


def choice(**more: Any) -> dict[str, Any]:
    return menu(options=[{"label": "L", "value": "v", **more}])


def rows(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [p]} for p in parts]}


def command(**more: Any) -> dict[str, Any]:
    return {"name": "play", "description": "Plays", **more}


def modal(n: int = 1, title: str = "x", **more: Any) -> dict[str, Any]:
    parts = [{"type": 4, "custom_id": f"i{i}", "label": "l", **more} for i in range(n)]
    return {"title": title, "custom_id": "c", **rows(*parts)}


def labelled(label: str) -> dict[str, Any]:
    item = {"type": 18, "label": label, "component": {"type": 4, "custom_id": "i"}}
    return {"title": "x", "custom_id": "c", "components": [item]}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(parts)}]}


def options(n: int, **more: Any) -> list[dict[str, Any]]:
    return [{"name": f"o{i}", "description": "d" * 100, "type": 3, **more} for i in range(n)]


AT_LIMIT = [
    ("message", {"content": "x" * 2000}),
    ("message", {"embeds": [{"title": "x" * 256, "description": "x" * 4096}]}),
    ("message", {"embeds": [{"fields": [{"name": "x" * 256, "value": "x" * 1024}] * 4}]}),
    ("message", {"embeds": [{"title": "x"}] * 10}),
    ("message", rows(*(button(custom_id=f"{i}" * 100) for i in range(5)))),
    ("message", row(*(button(custom_id=str(i), label="x" * 80) for i in range(5)))),
    ("message", rows(menu(25, placeholder="x" * 150))),
    ("message", rows(choice(label="x" * 100, value="x" * 100, description="x" * 100))),
    ("message", rows(menu(3, min_values=0, max_values=3))),
    ("message", {"content": "", "attachments": [{"id": 0, "description": "x" * 1024}] * 10}),
    ("message", {"content": "x", "allowed_mentions": {"users": [str(i) for i in range(100)]}, "nonce": "1" * 25}),
    ("message", rows({"type": 2, "style": 5, "label": "x", "url": "https://x"})),
    ("modal", modal(5, "x" * 45, label="x" * 45, value="x" * 4000)),
    ("modal", labelled("x" * 45)),
    ("autocomplete", {"choices": [{"name": "x" * 100, "value": "v"}] * 25}),
    ("autocomplete", {"choices": []}),
    ("command", command(name="x" * 32, description="x" * 100, name_localizations={"ru": "ход"})),
    ("command", command(options=options(25))),
    ("commands", {"commands": [command(name=f"c{i}") for i in range(100)]}),
    ("thread", {"name": "x" * 100, "message": {"content": "x"}}),
]

PAST = [
    ("message", {"content": "x" * 2001}, "content"),
    ("message", {}, "nothing in it"),
    ("message", {"embeds": [{"title": "x" * 257}]}, "embed title"),
    ("message", {"embeds": [{"description": "x" * 4097}]}, "embed description"),
    ("message", {"embeds": [{"footer": {"text": "x" * 2049}}]}, "embed footer"),
    ("message", {"embeds": [{"author": {"name": "x" * 257}}]}, "embed author"),
    ("message", {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}, "embed fields"),
    ("message", {"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "field name"),
    ("message", {"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]}, "field value"),
    ("message", {"embeds": [{"description": "x" * 3001}] * 2}, "6002 characters in all"),
    ("message", {"embeds": [{"title": "x"}] * 11}, "embeds: 11"),
    ("message", rows(*(button(custom_id=str(i)) for i in range(6))), "rows: 6"),
    ("message", row(*(button(custom_id=str(i)) for i in range(6))), "in a row: 6"),
    ("message", row(), "in a row: 0"),
    ("message", row(menu(), button()), "stands alone"),
    ("message", {"components": [button()]}, "row: type 2"),
    ("message", rows(button(), button()), "twice"),
    ("message", rows(button(custom_id="x" * 101)), "custom_id"),
    ("message", rows(button(custom_id="")), "custom_id"),
    ("message", rows(button(label="x" * 81)), "button label"),
    ("message", rows(button(label="")), "button label"),
    ("message", rows(menu(26)), "choices of a menu: 26"),
    ("message", rows(menu(0)), "choices of a menu: 0"),
    ("message", rows(menu(placeholder="x" * 151)), "placeholder"),
    ("message", rows(choice(label="x" * 101)), "choice label"),
    ("message", rows(choice(value="x" * 101)), "choice value"),
    ("message", rows(choice(description="x" * 101)), "choice description"),
    ("message", rows(menu(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}])), "twice"),
    ("message", rows(menu(2, max_values=3)), "1 to 3 of 2"),
    ("message", rows(menu(options=[{"label": c, "value": c, "default": True} for c in "ab"])), "chosen already"),
    ("message", rows({"type": 99, "custom_id": "x"}), "type 99"),
    ("message", {"content": "x", "attachments": [{"id": 0}] * 11}, "attachments: 11"),
    ("message", {"content": "x", "attachments": [{"description": "x" * 1025}]}, "attachment description"),
    ("message", {"content": "x", "allowed_mentions": {"users": ["1"] * 101}}, "users: 101"),
    ("message", {"content": "x", "nonce": "1" * 26}, "nonce"),
    ("modal", modal(title="x" * 46), "modal title"),
    ("modal", modal(6), "modal items"),
    ("modal", labelled("x" * 46), "input label"),
    ("modal", {"title": "x", "custom_id": "c", "components": []}, "modal items"),
    ("modal", modal(label="x" * 46), "input label"),
    ("modal", modal(value="x" * 4001), "input value"),
    ("autocomplete", {"choices": [{"name": "x", "value": "v"}] * 26}, "suggestions: 26"),
    ("autocomplete", {"choices": [{"name": "x" * 101, "value": "v"}]}, "suggestion name"),
    ("autocomplete", {"choices": [{"name": "x", "value": "v" * 6001}]}, "suggestion value"),
    ("command", command(name="Play"), "bad name"),
    ("command", command(name="p l"), "bad name"),
    ("command", command(name="x" * 33), "bad name"),
    ("command", command(name_localizations={"ru": "Ход"}), "bad name"),
    ("command", command(description=""), "description"),
    ("command", command(description_localizations={"ru": "x" * 101}), "description"),
    ("command", command(options=options(26)), "options: 26"),
    ("command", command(options=[{"name": "o", "description": "d"}] * 2), "twice"),
    ("command", command(options=[*options(1), {"name": "b", "description": "d", "required": True}]), "needed"),
    ("command", command(options=options(10, options=options(10))), "in all"),
    ("commands", {"commands": [command(name=f"c{i}") for i in range(101)]}, "commands: 101"),
    ("commands", {"commands": [command()] * 2}, "twice"),
    ("thread", {"name": "x" * 101}, "thread name"),
    ("thread", {"name": "x", "message": {"content": "x" * 2001}}, "content"),
]


@pytest.mark.parametrize(("kind", "payload"), AT_LIMIT)
def test_at_the_limit_all_is_well(kind: str, payload: dict[str, Any]) -> None:
    assert check(payload, kind) == []
    assert_sendable(payload, kind)


@pytest.mark.parametrize(("kind", "payload", "complaint"), PAST)
def test_past_the_limit_it_is_said_why(kind: str, payload: dict[str, Any], complaint: str) -> None:
    assert any(complaint in c for c in check(payload, kind)), check(payload, kind)
    with pytest.raises(Unsendable, match=r"\w"):
        assert_sendable(payload, kind)


def test_cut_keeps_what_fits() -> None:
    assert cut("abc", 3) == "abc"
    assert cut("abcd, efgh", 6) == "abcd…"
    assert len(cut("x" * 500, 80)) == 80
