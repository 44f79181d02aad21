"""What a refusal looks like, and the smallest message to be refused."""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import CODES

X = {"content": "x"}


def code(answer: tuple[int, Any], expected: int) -> None:
    status, body = answer
    assert (body or {}).get("code") == expected, answer
    assert status == CODES[expected][0] and body["message"]
