"""What must hold at the end of a soak, and in between: looked up in the database, past the bot that wrote it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from typing import Any

import msgspec

from bot.games import GAMES
from bot.rules import BadRecord
from bot.rules.record import read
from bot.rules.replay import Replay

from ..people.ledger import Ledger
from ..stage.stage import Stage

TOO_LATE = ("picture", "gone")  # the storm refuses an answer's token as one that has died: no picture can follow
ANSWER = "auto = 0 and n > 0 and seat >= 0"


def rows(stage: Stage, sql: str, args: Iterable[Any] = ()) -> list[Any]:
    """Rows of the database as they are on the disk now."""
    with closing(sqlite3.connect(stage.folder / "caravel.sqlite3", timeout=30)) as db:
        db.row_factory = sqlite3.Row
        return db.execute(sql, tuple(args)).fetchall()


async def replays(stage: Stage, tables: Iterable[int]) -> list[str]:
    """Tables whose log, played again from its key, does not give the state that is stored."""
    wrong = []
    for table in tables:
        history, live_tables = stage.service.turns.history, stage.service.live_tables
        async with stage.service.locks.table(table):
            text = await history.record(table)
            (stored,) = rows(stage, "select state, n from tables where id = ?", (table,))
            rules = (await live_tables.get(table)).rules
        try:
            played = Replay(read(text), GAMES)
            for _ in played.steps():
                pass
        except BadRecord as no:
            wrong.append(f"table {table}: its log cannot be played again: {no.text} {no.args_}")
            continue
        if rules.dump(played.g.s) != rules.dump(rules.load(stored["state"])):
            wrong.append(f"table {table}: its log, played again, gives another state than the one stored")
        await asyncio.sleep(0)
    return wrong


def moves(stage: Stage, ledger: Ledger, tables: Iterable[int]) -> list[str]:
    """Confirmed moves that are not in the log just once, and moves in the log that nobody made."""
    wrong = []
    known = Counter((m.table, m.n) for m in ledger.moves)
    wrong += [f"table {t}, entry {n}: told to {times} people" for (t, n), times in known.items() if times > 1]
    said = {(m.table, m.n): m for m in ledger.moves}
    for table in tables:
        sql = "select n, seat, verb, words, undone_at, auto from log where table_id = ? and n > 0 order by n"
        log = {row["n"]: row for row in rows(stage, sql, (table,))}
        if list(log) != list(range(1, len(log) + 1)):
            wrong.append(f"table {table}: the log has gaps")
        mine = {n: m for (t, n), m in said.items() if t == table}
        for n, m in mine.items():
            row = log.get(n)
            if row is None:
                wrong.append(f"table {table}, entry {n}: a confirmed move is lost")
            elif (row["seat"], row["verb"], tuple(msgspec.json.decode(row["words"])), row["auto"]) != (*m[2:5], 0):
                wrong.append(f"table {table}, entry {n}: it is not the move that was confirmed")
        byhand = {n for n, row in log.items() if not row["auto"] and row["seat"] >= 0}
        wrong += [f"table {table}, entry {n}: a move that nobody was told of" for n in sorted(byhand - mine.keys())]
        undone = {n for n, row in log.items() if row["undone_at"] is not None}
        if undone != ledger.undone[table]:
            wrong.append(f"table {table}: taken back are {sorted(undone ^ ledger.undone[table])} but should not be")
    return wrong


def pressed(stage: Stage, tables: Iterable[int], sure: int, unsure: int) -> list[str]:
    """The same for moves made by presses: of some nobody knows whether they were made before the bot died."""
    marks = ", ".join(str(int(t)) for t in tables)
    ((made,),) = rows(stage, f"select count(*) from log where {ANSWER} and table_id in ({marks})")
    if sure <= made <= sure + unsure:
        return []
    return [f"presses: {made} moves are in the logs, confirmed were {sure}, and of {unsure} nothing is known"]


def leftovers(stage: Stage) -> list[str]:
    """What the outbox has not got rid of, or has given up; a picture may come too late for its answer."""
    wrong = [
        f"table {r['table_id']}: {r['kind']} was never posted"
        for r in rows(stage, "select table_id, kind from outbox where done_at is null")
    ]
    sql = "select table_id, kind, result from outbox where result like '%failed' or result like '%gone'"
    given_up = [r for r in rows(stage, sql) if (r["kind"], r["result"]) != TOO_LATE]
    return wrong + [f"table {r['table_id']}: {r['kind']} was given up ({r['result']})" for r in given_up]


def ended(stage: Stage) -> dict[int, float]:
    """When games have come to their end, by table."""
    sql = "select t.id, max(l.at) from tables t join log l on l.table_id = t.id where t.status = 'over' group by t.id"
    return {int(id): float(at) for id, at in rows(stage, sql)}
