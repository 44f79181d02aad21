"""Log lines: one line an event with time, level and place, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sys
from typing import TextIO

HIDDEN = "[hidden]"
# Addresses of Discord carry the secret of an interaction or a webhook as their second part.
_IN_ADDRESSES = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.\-~%]{16,}")
# Three parts with dots between: how a bot's token looks, whichever bot it is.
_TOKEN = re.compile(r"[\w-]{23,}\.[\w-]{6,}\.[\w-]{27,}")


class Discreet(logging.Formatter):
    """Formats a record and takes every secret out of the finished text, tracebacks included."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.secrets = tuple(s for s in secrets if s)

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record), self.secrets)


def redact(line: str, secrets: tuple[str, ...] = ()) -> str:
    """`line` without the given secrets and without anything that looks like one."""
    for secret in secrets:
        line = line.replace(secret, HIDDEN)
    return _TOKEN.sub(HIDDEN, _IN_ADDRESSES.sub(rf"\1{HIDDEN}", line))


def start(level: str, *secrets: str, stream: TextIO | None = None) -> logging.Handler:
    """Send every log line to `stream` (standard error) from `level` on, without the `secrets`.

    The chatter of the libraries begins one level higher than ours.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Discreet(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    wanted = logging.getLevelName(level.upper())
    root.setLevel(wanted)
    for name in ("discord", "aiohttp", "asyncio", "aiosqlite"):
        logging.getLogger(name).setLevel(max(wanted, logging.INFO if level == "debug" else logging.WARNING))
    return handler
