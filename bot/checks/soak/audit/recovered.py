"""What has to be so when a fault is over: everything is posted, everybody was called once, and only what is asked now
looks as if it were asked."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.sandbox.components import walk

from ..stage.stage import Stage
from . import pings
from .checks import TOO_LATE, rows
from .chronicle import Chronicle
from .pings import Since, Spans

LOST = "'gone', 'failed', 'given up'"


def last_row(stage: Stage) -> int:
    """The number of the row of the outbox that was written last."""
    ((found,),) = rows(stage, "select coalesce(max(id), 0) from outbox")
    return int(found)


def check(
    stage: Stage, chronicle: Chronicle, ways: Mapping[int, str], elsewhere: Spans, tables: Collection[int], row: int
) -> list[str]:
    """What is wrong at these tables with what was to be posted since that row."""
    wrong, _ = pings.check(stage, chronicle, ways, elsewhere, Since(row + 1, tables))
    marks = ", ".join(str(int(t)) for t in tables)
    sql = f"select table_id, kind, result, done_at from outbox where id > {int(row)} and table_id in ({marks})"
    for r in rows(stage, f"{sql} and done_at is null"):
        wrong.append(f"table {r['table_id']}: {r['kind']} waits still")
    for r in rows(stage, f"{sql} and result in ({LOST})"):
        if (r["kind"], r["result"]) == TOO_LATE:
            continue
        wrong.append(f"table {r['table_id']}: {r['kind']} was given up ({r['result']})")
    return wrong + _bells(stage, tables, row)


def _bells(stage: Stage, tables: Collection[int], row: int) -> list[str]:
    """Questions put since then that are not asked any more, and still have their buttons."""
    marks = ", ".join(str(int(t)) for t in tables)
    whole = "coalesce(json_valid(question), 1)"  # a table that bad rows have put aside asks nothing that could be read
    sql = f"select id, json_extract(question, '$.key') as key from tables where {whole} and id in ({marks})"
    now = {t["id"]: t["key"] for t in rows(stage, sql)}
    sql = "select table_id, about, nonce from outbox where kind = 'question'"
    put = [r for r in rows(stage, f"{sql} and id > {int(row)} and table_id in ({marks})") if r["table_id"] in now]
    old = [(r, n) for r in put if r["about"] != now[r["table_id"]] for n in stage.record.made.get(r["nonce"], ())]
    return [
        f"table {r['table_id']}: question {r['about']} is asked no more and looks as if it were"
        for r, number in old
        if _open(stage, number, r["about"])
    ]


def _open(stage: Stage, number: str, key: str) -> bool:
    message = stage.sandbox.world.message(number)
    parts = walk(message.components) if message is not None else ()
    return any(str(part.get("custom_id", "")).endswith(f":desk:{key}") for part in parts)
