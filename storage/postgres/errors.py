"""What a trouble with the server means, in one sentence that can be shown: without values, for these may be secret."""

from __future__ import annotations

import re

import psycopg
from psycopg_pool import PoolClosed, PoolTimeout

from ..errors import Damaged, Full, Locked, Lost, ReadOnly, StoreError

# By SQLSTATE, or the class of it.
_KINDS: dict[str, tuple[type[StoreError], str]] = {
    "53100": (Full, "there is no room left on the server's disk"),
    "53200": (StoreError, "the server has no memory left"),
    "53300": (StoreError, "the server takes no more connections; raise its max_connections"),
    "42501": (
        ReadOnly,
        "this user may not do that; as the owner of the database, say: grant create, usage on schema public to USER",
    ),
    "25006": (ReadOnly, "the database cannot be written; it is a standby, or set to be read only"),
    "25P03": (Lost, "the server gave this transaction up, for it had waited too long"),
    "55P03": (Locked, "another program holds the database locked; try again in a moment"),
    "57014": (Locked, "the server gave this statement up; try again in a moment"),
    "40": (Locked, "another program writes the same; try again in a moment"),
    "58": (StoreError, "the server's disk isn't working properly"),
    "XX": (Damaged, "the server finds the database damaged; put a backup in its place"),
    "3F000": (StoreError, "there is no schema to put tables into; the user's search_path names none that is there"),
}
AGAIN = (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected, psycopg.errors.UniqueViolation)


def told(wrong: Exception, name: str) -> Exception:
    """The `StoreError` that a trouble means; a mistake of ours (a statement, a value) is given back as it is."""
    if isinstance(wrong, PoolTimeout | PoolClosed):
        return Lost(f"{name}: the server cannot be reached; nothing was changed")
    state = getattr(wrong, "sqlstate", None) or ""
    for code in (state, state[:2]):
        if code in _KINDS:
            kind, text = _KINDS[code]
            return kind(f"{name}: {text}")
    if (state[:2] in ("08", "57") and state != "08P01") or (isinstance(wrong, psycopg.OperationalError) and not state):
        return Lost(f"{name}: the connection to the server was lost; nothing was changed")
    return wrong


def unopened(wrong: psycopg.Error, name: str, secrets: list[str]) -> StoreError:
    """Why no connection came about, in the server's or the library's words."""
    lines = [line.strip() for line in str(wrong).splitlines() if line.strip()]
    said = next(
        (line for line in lines if "FATAL" in line or "failed" in line), lines[0] if lines else "no reason given"
    )
    reason = re.split(r"FATAL:\s*|failed:\s*", said)[-1] or said
    for secret in secrets:
        reason = reason.replace(secret, "…")
    return StoreError(f"{name}: the server does not open the database ({reason})")
