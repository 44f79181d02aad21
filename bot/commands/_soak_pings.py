"""Every telephone that rang, held against who was to be called: to each question once, and not more."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from ._soak_checks import ANSWER, rows
from ._soak_play import Ledger
from ._soak_stage import Stage

CALLS = ("question", "private", "called")  # rows of the outbox that call to a question
RINGING = {*CALLS, "reminder", "digest", "heads-up", "unanswered", "proposal"}


Seats = Mapping[tuple[int, int], int]  # users by table and seat


class Row(NamedTuple):
    """A row of the outbox, with the telephones that rang because of it."""

    table: int
    kind: str
    about: str
    payload: dict[str, Any]
    result: str
    nonce: str
    messages: frozenset[str]
    rung: Counter[str]
    made: float  # when the message was made; 0 for none


def outbox(stage: Stage) -> list[Row]:
    """All rows there have been."""
    rung: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for bell in stage.sandbox.notifications:
        rung[bell.message_id][bell.user_id] += 1
    first: dict[str, float] = {}
    for said in stage.record.said:
        first.setdefault(said.message, said.at)
    found = []
    for r in rows(stage, "select table_id, kind, about, payload, result, nonce from outbox order by id"):
        messages = frozenset(stage.record.made.get(r["nonce"], ()))
        bells: Counter[str] = Counter()
        for message in messages:
            bells += rung[message]
        payload, made = msgspec.json.decode(r["payload"]), max((first.get(m, 0.0) for m in messages), default=0.0)
        found.append(Row(r["table_id"], r["kind"], r["about"], payload, r["result"], r["nonce"], messages, bells, made))
    return found


def check(stage: Stage, ledger: Ledger, ways: Mapping[int, str]) -> tuple[list[str], dict[str, int]]:
    """What is wrong with pings, and what was counted. `ways`: how people want to be called, "mention" if not said."""
    all_rows = outbox(stage)
    wrong = [f"{_name(r)}: posted {len(r.messages)} times" for r in all_rows if len(r.messages) > 1]
    wrong += [f"{_name(r)}: it rang {n} times for {user}" for r in all_rows for user, n in r.rung.items() if n > 1]
    known = {r.nonce: r for r in all_rows}
    strangers = Counter(
        bell.kind
        for bell in stage.sandbox.notifications
        if (row := known.get(stage.record.nonces.get(bell.message_id, ""))) is None or row.kind not in RINGING
    )
    strangers.pop("dm", None)  # a word to an owner about rights that lack belongs to no row
    wrong += [f"{n} telephones rang for what calls nobody ({kind})" for kind, n in strangers.items()]
    questions = {(r.table, r.about): r for r in all_rows if r.kind == "question"}
    times = {(r["table_id"], r["n"]): float(r["at"]) for r in rows(stage, "select table_id, n, at from log")}
    answered = {  # when, by table and key
        (r.table, str(r.payload["question"])): times.get((r.table, int(r.payload["first"])), 0.0)
        for r in all_rows
        if r.kind == "answered"
    }
    called: defaultdict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for r in all_rows:
        if r.kind in CALLS:
            called[r.table, r.about if r.kind == "question" else str(r.payload["question"])] += r.rung
    counts = Counter(r.kind for r in all_rows if r.messages)
    seats = {(r["table_id"], r["seat"]): int(r["user_id"]) for r in rows(stage, "select * from seats")}
    answers: defaultdict[tuple[int, int], list[tuple[int, float]]] = defaultdict(list)  # entries, by table and user
    for r in rows(stage, "select table_id, seat, n, at from log where seat >= 0"):
        answers[r["table_id"], seats[r["table_id"], r["seat"]]].append((r["n"], float(r["at"])))
    for key, question in questions.items():
        if question.result == "overtaken" or (not question.messages and key in answered):
            counts["overtaken"] += 1
            continue
        if not question.messages:
            wrong.append(f"{_name(question)}: it was never put ({question.result or 'not done'})")
        elif question.table not in ledger.reseated:
            wrong += _missing(question, called[key], seats, ways, [answered[key]] if key in answered else [], answers)
    return wrong + _open(stage, questions, seats), dict(counts)


def _missing(
    question: Row,
    called: Mapping[str, int],
    seats: Seats,
    ways: Mapping[int, str],
    closed: list[float],
    answers: Mapping[tuple[int, int], list[tuple[int, float]]],
) -> list[str]:
    """Whoever was to be called by a question that was put, and was not, or too often. `closed`: when, if it is."""
    wrong, table = [], question.table
    spared = {seats[table, int(s)] for s in question.payload.get("hush", ())}
    for user in {seats[table, int(s)] for s in question.payload["ping"]} - {0}:
        way, n = ways.get(user, "mention"), called.get(str(user), 0)
        over = closed + [at for k, at in answers.get((table, user), ()) if k > question.payload["n"]]
        # Somebody may be quicker than the message; what comes in private comes after it.
        quicker = any(at <= question.made for at in over) if way in ("mention", "both") else bool(over)
        # Not called is who hears of it with the rest, too, and whose plan will answer.
        if n > (2 if way == "both" else 1):
            wrong.append(f"{_name(question)}: {user} was called {n} times")
        elif not (n or quicker or way == "digest" or user in spared):
            wrong.append(f"{_name(question)}: {user} ({way}) was never called")
    return wrong


def _open(stage: Stage, questions: Mapping[tuple[int, str], Row], seats: Seats) -> list[str]:
    """Running tables that wait for people to whom no question has been put."""
    wrong = []
    for table in rows(stage, "select id, asked, question from tables where status = 'running'"):
        waiting = {seats[table["id"], a[0]] for a in msgspec.json.decode(table["asked"])} - {0}
        if not waiting:
            continue
        about = msgspec.json.decode(table["question"])["key"] if table["question"] else ""
        row = questions.get((table["id"], about))
        if row is None or not row.messages:
            wrong.append(f"table {table['id']}: it waits for {waiting}, and no question has been put")
            continue
        # Who goes on from an own answer has the desk open.
        sql = f"select seat from log where table_id = ? and {ANSWER} order by n desc limit 1"
        last = {seats[table["id"], r["seat"]] for r in rows(stage, sql, (table["id"],))}
        asked = {seats[table["id"], int(a[0])] for a in row.payload["asked"]}
        if not waiting <= asked | last:
            wrong.append(f"table {table['id']}: {waiting - asked - last} are waited for and have not been told")
    return wrong


def _name(row: Row) -> str:
    return f"table {row.table}, {row.kind} {row.about or row.payload.get('question', '')}".rstrip()
