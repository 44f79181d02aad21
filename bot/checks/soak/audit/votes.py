"""Consent counted once more: nothing was carried out without it, nothing twice, and no vote that nobody gave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from bot.service.consent.proposal import NO, YES

from ..stage.stage import Stage
from .checks import rows
from .chronicle import Chronicle

CHOOSING = ("clock", "absent", "newcomer")  # more than half of the others decide


def check(
    stage: Stage, chronicle: Chronicle, tables: Iterable[int], given: Mapping[int, Mapping[int, int]]
) -> list[str]:
    """What is wrong with proposals and what came of them. `given`: votes that people were told are counted."""
    here, wrong = set(tables), []
    carried = _undone(stage)
    for p in rows(stage, "select * from proposals order by id"):
        if p["table_id"] not in here:
            continue
        name = f"table {p['table_id']}, {p['kind']} {p['id']}"
        votes = {
            int(u): int(v) for u, v in rows(stage, "select user_id, yes from votes where proposal = ?", (p["id"],))
        }
        if votes != dict(given.get(p["id"], {})):
            wrong.append(f"{name}: votes are {votes}, given were {dict(given.get(p['id'], {}))}")
        settled = chronicle.settled[p["id"]]
        if len(settled) != (p["status"] != "open"):
            wrong.append(f"{name}: settled {len(settled)} times")
        if p["status"] == "refused" and NO not in votes.values():
            wrong.append(f"{name}: nobody has refused")
        if p["status"] == "agreed" and settled and not _enough(chronicle, p, votes, settled[0]):
            wrong.append(f"{name}: it was carried out without consent")
        done = carried.pop((p["table_id"], _entries(p)), 0) if p["kind"] == "undo" and p["status"] == "agreed" else 1
        if done != 1:
            wrong.append(f"{name}: agreed, and carried out {done} times")
    for (table, entries), times in carried.items():
        version = chronicle.version(table, _last(stage, table, entries)) if table in here else 0
        if table in here and (times > 1 or not version or len(chronicle.people(table, version)) > 1):
            wrong.append(f"table {table}: {entries} were taken back {times} times, and nobody had agreed")
    return wrong


def _enough(chronicle: Chronicle, p: Any, votes: Mapping[int, int], settled: tuple[str, int, float]) -> bool:
    """Whether all who sat there have agreed; of the others more than half for the same where they choose."""
    _, version, real = settled
    table = p["table_id"]
    if p["kind"] not in CHOOSING:
        return {u for u, v in votes.items() if v == YES} >= chronicle.people(table, version)
    user = msgspec.json.decode(p["args"])["user"]
    for then in (version, version - 1):  # by what is decided a seat may change hands
        left = {u for u in chronicle.people(table, then) - {user} if not chronicle.has_left(table, u, real)}
        others = left if p["kind"] != "clock" else chronicle.people(table, then) - {user}
        if max(Counter(v for u, v in votes.items() if v and u in others).values(), default=0) * 2 > len(others):
            return True
    return False


def _entries(p: Any) -> tuple[int, ...]:
    return tuple(int(n) for n in msgspec.json.decode(p["args"])["entries"])


def _undone(stage: Stage) -> Counter[tuple[int, tuple[int, ...]]]:
    """Undoings by consent that the logs tell of, by table and entries taken back."""
    found = rows(stage, "select table_id, words from log where verb = '=undone'")
    return Counter((r["table_id"], tuple(int(n) for n in msgspec.json.decode(r["words"])[1:])) for r in found)


def _last(stage: Stage, table: int, entries: tuple[int, ...]) -> int:
    """The entry that tells of it."""
    for r in rows(stage, "select n, words from log where table_id = ? and verb = '=undone'", (table,)):
        if tuple(int(n) for n in msgspec.json.decode(r["words"])[1:]) == entries:
            return int(r["n"])
    return 0
