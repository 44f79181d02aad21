"""Telephones that should have been silent: at paused tables, and of people who were away."""

from __future__ import annotations

from collections.abc import Sequence

from ..stage.stage import Stage
from .checks import rows
from .chronicle import Chronicle, State
from .outbox import Row
from .pings import CALLS

REMINDING = ("reminder", "digest", "heads-up", "unanswered")
NEAR = 900.0  # seconds before the end of a pause or an absence: clocks of two processes differ by less
MOMENT = 20.0  # seconds in which, on a busy machine, a question is put by who looked just before an absence began


def check(stage: Stage, chronicle: Chronicle, outbox: Sequence[Row]) -> list[str]:
    """Words that went out in a pause or an absence, and clocks that ran out in one. `outbox`: see `_soak_outbox`."""
    return [*_pauses(stage, chronicle, outbox), *_absences(chronicle, outbox), *_clocks(stage, chronicle, outbox)]


def _pauses(stage: Stage, chronicle: Chronicle, outbox: Sequence[Row]) -> list[str]:
    wrong = []
    for r in outbox:
        if r.kind not in REMINDING or not r.messages:
            continue
        begun, user = chronicle.claimed(r.id, r.real), int(r.payload["user"])
        tables = [int(t) for t in r.payload["tables"]] if r.kind == "digest" else [r.table]
        then = [(t, s) for t in tables if (s := chronicle.state(t, begun)) and _waits(chronicle, t, s, user, r.kind)]
        if then and all(s.paused > r.made + NEAR for _, s in then):
            wrong.append(f"table {r.table}: {r.kind} for {user} went out in a pause")
    return wrong


def _waits(chronicle: Chronicle, table: int, state: State, user: int, kind: str) -> bool:
    asked = {chronicle.user(table, seat, state.version) for seat, _ in state.asked}
    return kind == "heads-up" or user in asked


def _absences(chronicle: Chronicle, outbox: Sequence[Row]) -> list[str]:
    wrong = []
    put = {(r.table, r.about): chronicle.made[r.id] for r in outbox if r.kind == "question"}
    for r in outbox:
        if r.kind in CALLS:
            key = r.about if r.kind == "question" else str(r.payload["question"])
            begun = put.get((r.table, key), 0.0)
        else:
            begun = chronicle.claimed(r.id, r.real)
        for user in r.rung:
            absence = chronicle.absence(int(user), begun)
            if absence and begun > absence.begin + MOMENT and absence.until > r.made + NEAR:
                since = f"for {begun - absence.begin:.2f} s"
                wrong.append(f"table {r.table}: {r.kind} {r.about} rang for {user}, who was away {since}")
    return wrong


def _clocks(stage: Stage, chronicle: Chronicle, outbox: Sequence[Row]) -> list[str]:
    """Clocks stand still in a pause, and while their person is away."""
    wrong = []
    first: dict[str, float] = {}
    for r in outbox:
        if r.kind == "proposal":
            first.setdefault(r.about, chronicle.made[r.id])
    sql = "select id, table_id, json_extract(args, '$.user') as user from proposals where kind = 'clock'"
    for p in rows(stage, sql):
        real = first[str(p["id"])]
        now, state = stage.clock.then(real), chronicle.state(p["table_id"], real)
        absence = chronicle.absence(int(p["user"]), real)
        if state is not None and state.paused > now + NEAR:
            wrong.append(f"table {p['table_id']}: a clock ran out in a pause")
        if absence is not None and real > absence.begin + MOMENT and absence.until > now + NEAR:
            wrong.append(f"table {p['table_id']}: the clock of {p['user']} ran out in an absence")
    return wrong
