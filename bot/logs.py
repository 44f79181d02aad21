"""Log lines: one line an event with time, level and place, for people or for programs, and no secret in any of them."""

from __future__ import annotations

import copy
import logging
import re
import sys
import traceback
from types import TracebackType
from typing import TextIO

import msgspec

from bot.service.core.log_context import about

HIDDEN = "[hidden]"
FORMATS = ("text", "json")
# Addresses of Discord carry the secret of an interaction or a webhook as their second part.
_IN_ADDRESSES = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.\-~%]{16,}")
# Three parts with dots between: how a bot's token looks, whichever bot it is.
_TOKEN = re.compile(r"[\w-]{23,}\.[\w-]{6,}\.[\w-]{27,}")
# How asyncio tells of a task that nobody has waited for.
_OF_TASK = re.compile(r"(exception=[\w.]+)\(.*\)(?=[ >])")
# Whose errors speak of the wire and the disk. The message of any other may hold what is hidden at a table.
_OUTSIDE = ("discord", "aiohttp", "sqlite3", "aiosqlite", "storage")
_OF_SYSTEM = (OSError, ImportError, MemoryError)

_Found = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return getattr(record, "about", {})


class Discreet(logging.Formatter):
    """Formats a record and takes every secret out of the finished text, tracebacks included."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.secrets = tuple(s for s in secrets if s)

    def format(self, record: logging.LogRecord) -> str:
        record = _hushed(record)
        line = super().format(record)
        if facts := _facts(record):
            first, *rest = line.split("\n", 1)
            line = "\n".join([f"{first} [{' '.join(f'{k}={v}' for k, v in facts.items())}]", *rest])
        return redact(line, self.secrets)

    def formatException(self, ei: _Found) -> str:
        """Where it went wrong and the kind of error; what it says only where that can be nothing of a table's."""
        if ei[1] is None:
            return ""
        told = traceback.TracebackException.from_exception(ei[1], compact=True)
        _hush(told, ei[1])
        return "".join(told.format()).rstrip()


class Structured(Discreet):
    """The same as one JSON object a line: time (seconds since 1970), level, logger, message, error, its facts."""

    def format(self, record: logging.LogRecord) -> str:
        record = _hushed(record)
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return redact(msgspec.json.encode(line).decode(), self.secrets)


def _speaks_freely(wrong: BaseException) -> bool:
    return isinstance(wrong, _OF_SYSTEM) or type(wrong).__module__.partition(".")[0] in _OUTSIDE


class _Kind:
    """Stands for an error in a line: its kind, and that there is more to it."""

    def __init__(self, wrong: BaseException) -> None:
        self.name = type(wrong).__name__

    def __repr__(self) -> str:
        return f"{self.name}: {HIDDEN}"


def _hushed(record: logging.LogRecord) -> logging.LogRecord:
    """The record as it may be told, whatever other handlers make of it."""

    def told(value: object) -> object:
        return _Kind(value) if isinstance(value, BaseException) and not _speaks_freely(value) else value

    record = copy.copy(record)
    record.exc_text = None
    if isinstance(record.args, tuple):
        record.args = tuple(told(a) for a in record.args)
    record.msg = told(record.msg)
    return record


def _hush(told: traceback.TracebackException, wrong: BaseException) -> None:
    """Take the messages out of an error and of all that led to it."""
    if not _speaks_freely(wrong):
        told._str, told.__notes__ = HIDDEN if str(wrong) else "", None  # type: ignore[attr-defined]
    for inner, cause in ((told.__cause__, wrong.__cause__), (told.__context__, wrong.__context__)):
        if inner is not None and cause is not None:
            _hush(inner, cause)
    for inner, each in zip(told.exceptions or (), getattr(wrong, "exceptions", ()), strict=False):
        _hush(inner, each)


class _Note(logging.Filter):
    """Notes with each record what it is about: a formatter may run when that is not known any more."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.about = about()
        return True


def redact(line: str, secrets: tuple[str, ...] = ()) -> str:
    """`line` without the given secrets and without anything that looks like one."""
    for secret in filter(None, secrets):
        line = line.replace(secret, HIDDEN)
    line = _OF_TASK.sub(rf"\1({HIDDEN})", line)
    return _TOKEN.sub(HIDDEN, _IN_ADDRESSES.sub(rf"\1{HIDDEN}", line))


def start(level: str, *secrets: str, stream: TextIO | None = None, format: str = "text") -> logging.Handler:
    """Send every log line to `stream` (standard error) from `level` on, without the `secrets`.

    `format`: "text" for people, "json" for programs. The chatter of the libraries begins one level higher than ours.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter((Structured if format == "json" else Discreet)(secrets))
    handler.addFilter(_Note())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    wanted = logging.getLevelName(level.upper())
    root.setLevel(wanted)
    logging.getLogger("psycopg").setLevel(max(wanted, logging.ERROR))  # what breaks is told by who needed it
    for name in ("discord", "aiohttp", "asyncio", "aiosqlite"):
        logging.getLogger(name).setLevel(max(wanted, logging.INFO if level == "debug" else logging.WARNING))
    return handler
