"""The way to a server: what is asked of a connection, how many there are, and what must hold before any is used."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import ConnectionPool

from .. import port
from ..address import shown
from ..errors import Foreign, StoreError, TooOld
from ..migrating import checked
from .connection import Connection, Raw
from .errors import told, unopened

OLDEST = 15  # version of the server
MOST = 5  # connections
IDLE_SECONDS = 15  # after which the server ends a transaction that waits for us


def version_at(url: str) -> int:
    """The schema version of what is at `url`, 0 for nothing. Blocks. Raises a `StoreError`."""
    name = shown(url)
    try:
        with psycopg.connect(**asked(url)) as raw:
            if raw.info.server_version < OLDEST * 10000:
                has = raw.info.server_version // 10000
                raise TooOld(f"{name}: the server is PostgreSQL {has}; Caravel needs {OLDEST} or newer")
            if (encoding := raw.info.parameter_status("server_encoding")) != "UTF8":
                raise StoreError(f"{name}: the database is kept in {encoding}; make one with encoding UTF8")
            with raw.pipeline() as pipeline:
                return version_of(Connection(raw, pipeline), name)
    except psycopg.Error as wrong:
        known = told(wrong, name) if getattr(wrong, "sqlstate", None) else wrong
        raise (known if isinstance(known, StoreError) else unopened(wrong, name, _secrets(url))) from None


def version_of(c: port.Connection, name: str, newest: int | None = None) -> int:
    tables = {n for (n,) in c.execute("select tablename from pg_tables where schemaname = current_schema()")}
    if "schema_version" not in tables:
        if tables:
            raise Foreign(f"{name}: this is a database of another program")
        return 0
    found = int(c.execute("select coalesce(max(version), 0) from schema_version").fetchone()[0])
    return checked(name, found, newest)


def asked(url: str, called: str = "caravel") -> dict[str, Any]:
    """What `psycopg.connect` is told. What the address itself says goes before what we would like."""
    ours = {
        "connect_timeout": 5,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 15_000,
    }
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:
        raise StoreError(f"{shown(url)}: this is no address of a database") from None
    fixed = {"client_encoding": "utf8", "application_name": called}
    return {**ours, **given, **fixed, "autocommit": True, "cursor_factory": psycopg.RawCursor}


def _secrets(url: str) -> list[str]:
    given = conninfo_to_dict(url)
    return [str(given[name]) for name in ("password", "sslpassword") if given.get(name)]


def pool_at(url: str, busy: float, called: str) -> ConnectionPool[Raw]:
    def configure(raw: Raw) -> None:
        raw.adapters.register_dumper(int, Int8Dumper)  # one plan for a statement, however large its numbers
        raw.execute(f"set lock_timeout = {int(busy * 1000)}")
        raw.execute(f"set idle_in_transaction_session_timeout = {IDLE_SECONDS * 1000}")
        raw.execute("set synchronous_commit = on")

    return ConnectionPool(
        kwargs=asked(url, called),
        min_size=2,
        max_size=MOST,
        open=False,
        configure=configure,
        timeout=busy,
        reconnect_timeout=busy,
        name="caravel",
    )
