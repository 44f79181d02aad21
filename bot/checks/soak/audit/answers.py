"""Each question was answered once, by whoever had the seat: not by the computer and by who came back as well."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from ..people.ledger import Ledger
from ..stage.stage import Stage
from .checks import rows
from .chronicle import Chronicle


def check(stage: Stage, chronicle: Chronicle, ledger: Ledger, tables: Iterable[int]) -> list[str]:
    """Answers to questions that were not open, or stayed open, or were meant for another one."""
    wrong = []
    tags = {(m.table, m.n): m.tag for m in ledger.moves}
    for table in tables:
        log = {r["n"]: r for r in rows(stage, "select n, seat, auto from log where table_id = ?", (table,))}
        states = chronicle.states[table]
        for before, after in pairwise(states):
            row = log.get(before.n + 1)
            if after.n == before.n or row is None or row["seat"] < 0:
                continue
            name, seat = f"table {table}, entry {row['n']}", row["seat"]
            asked, left = dict(before.asked), dict(after.asked)
            if seat not in asked:
                wrong.append(f"{name}: seat {seat} was not asked")
            elif left.get(seat) == asked[seat]:
                wrong.append(f"{name}: its question is open still")
            elif (tag := tags.get((table, row["n"]))) and tag != f"{before.epoch}.{asked[seat]}":
                wrong.append(f"{name}: it was an answer to {tag}, and {before.epoch}.{asked[seat]} was open")
            if not row["auto"] and not chronicle.user(table, seat, before.version):
                wrong.append(f"{name}: by hand, at a seat that the computer had")
            if row["auto"] == 1 and chronicle.user(table, seat, before.version):
                wrong.append(f"{name}: by the computer, at a seat that somebody had")
    return wrong
