"""Every telephone that rang, held against who was to be called: to each question once, and not more."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ..stage.stage import Stage
from .checks import ANSWER, rows
from .chronicle import Chronicle
from .outbox import Row, outbox

CALLS = ("question", "private", "called")  # rows of the outbox that call to a question
RINGING = {*CALLS, "reminder", "digest", "heads-up", "unanswered", "proposal"}


Seats = Mapping[tuple[int, int], int]  # users by table and seat
Spans = Sequence[tuple[int, float, float]]  # (user, from, to): who was not on the server when
DAWDLE = 1.0  # seconds between beginning with a row and looking at what it is about
CLOSING = 10.0  # the same where it closes another question first, which is an edit at Discord


class Since(NamedTuple):
    """What is looked at: rows of these tables from that number on."""

    row: int
    tables: Container[int]


def check(
    stage: Stage, chronicle: Chronicle, ways: Mapping[int, str], elsewhere: Spans = (), since: Since | None = None
) -> tuple[list[str], dict[str, int]]:
    """What is wrong with pings, and what was counted. `ways`: how people want to be called, "mention" if not said."""
    all_rows = outbox(stage)
    fresh = [r for r in all_rows if since is None or (r.id >= since.row and r.table in since.tables)]
    wrong = [f"{_name(r)}: posted {len(r.messages)} times" for r in fresh if len(r.messages) > 1]
    wrong += [f"{_name(r)}: it rang {n} times for {user}" for r in fresh for user, n in r.rung.items() if n > 1]
    wrong += _strangers(stage, {r.nonce: r for r in all_rows})
    questions = {(r.table, r.about): r for r in all_rows if r.kind == "question"}
    closed = {(r.table, str(about["question"])): chronicle.made[r.id] for r in all_rows if (about := _closes(r))}
    called: defaultdict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for r in all_rows:
        if r.kind in CALLS:
            called[r.table, r.about if r.kind == "question" else str(r.payload["question"])] += r.rung
    counts = Counter(r.kind for r in fresh if r.messages)
    answers: defaultdict[tuple[int, int], list[float]] = defaultdict(list)  # when, by table and user
    for table, states in chronicle.states.items():
        for seat, n in rows(stage, "select seat, n from log where seat >= 0 and table_id = ?", (table,)):
            version = chronicle.version(table, n)
            at = next((s.real for s in states if s.version == version), 0.0)
            answers[table, chronicle.user(table, seat, version)].append(at)
    for question in [r for r in fresh if r.kind == "question"]:
        key = question.table, question.about
        end = closed.get(key, float("inf"))
        if not question.messages:
            counts["overtaken"] += 1
            begun = max(chronicle.claims[question.id], default=0.0)
            wrong += [f"{_name(question)}: {u} was called {n} times" for u, n in called[key].items() if n > 1]
            late = end > begun + (CLOSING if "closes" in question.payload else DAWDLE)
            if late and not called[key]:  # where nothing can be posted, people are called in private instead
                wrong.append(f"{_name(question)}: it was open and was never put ({question.result or 'not done'})")
            continue
        struck = {
            int(user)
            for user, about in question.payload.get("struck", {}).items()
            if (earlier := questions.get((question.table, about))) and earlier.messages
        }
        for user, n in _due(question, chronicle, called[key], end, ways, elsewhere, answers, struck).items():
            what = f"called {n} times" + (", and before the undo" if user in struck else "") if n else "never called"
            wrong.append(f"{_name(question)}: {user} ({ways.get(user, 'mention')}) was {what}")
    seats = {(r["table_id"], r["seat"]): int(r["user_id"]) for r in rows(stage, "select * from seats")}
    return wrong + _open(stage, questions, seats, since), dict(counts)


def _closes(row: Row) -> Mapping[str, Any]:
    """What a row says of the question that it closes, nothing where it closes none."""
    about: Mapping[str, Any] = row.payload if row.kind == "answered" else row.payload.get("closes", {})
    return about


def _strangers(stage: Stage, known: Mapping[str, Row]) -> list[str]:
    """Telephones that rang for what calls nobody."""
    strangers = Counter(
        bell.kind
        for bell in stage.sandbox.notifications
        if (row := known.get(stage.record.nonces.get(bell.message_id, ""))) is None or row.kind not in RINGING
    )
    strangers.pop("dm", None)  # a word to an owner about rights that lack belongs to no row
    return [f"{n} telephones rang for what calls nobody ({kind})" for kind, n in strangers.items()]


def _due(
    question: Row,
    chronicle: Chronicle,
    called: Mapping[str, int],
    closed: float,
    ways: Mapping[int, str],
    elsewhere: Spans,
    answers: Mapping[tuple[int, int], list[float]],
    struck: Container[int],
) -> dict[int, int]:
    """Whoever was to be called by a question that was put and was not, or too often, and how often.

    `struck`: users who were called a moment before by one that was taken back, and are not rung again.
    """
    wrong, table, version = {}, question.table, int(question.about)
    seats = {int(s): chronicle.user(table, int(s), version) for s in question.payload["ping"]}
    spared = {seats.get(int(s), 0) for s in question.payload.get("hush", ())}
    put = chronicle.made[question.id]
    for seat, user in seats.items():
        way, n = ways.get(user, "mention"), called.get(str(user), 0)
        public = way in ("mention", "both")
        # Somebody may be quicker than the message; what comes in private comes after it.
        last = question.real if public else closed
        over = closed <= last or any(put < at <= last for at in answers.get((table, user), ()))
        over = over or chronicle.handed(table, seat, version, last)
        gone = any(u == user and begin <= last and put <= end for u, begin, end in elsewhere)
        # Not called is who hears of it with the rest, too, and whose plan will answer.
        later = way == "digest" or user in spared or _gathers(chronicle, table, user, put, answers)
        if user in struck:
            most, least = int(way != "mention"), 0  # what is said in private may not have gone out then
        else:
            most, least = 2 if way == "both" else 1, not (over or gone or later or not user)
        if not least <= n <= most:
            wrong[user] = n
    return wrong


def _gathers(
    chronicle: Chronicle, table: int, user: int, put: float, answers: Mapping[tuple[int, int], list[float]]
) -> bool:
    """Whether somebody was away when they were first asked what a question puts to them; they are told later."""
    since = max((at for at in answers.get((table, user), ()) if at < put), default=0.0)
    return any(a.begin <= put and a.end >= since for a in chronicle.absences.get(user, ()))


def _open(
    stage: Stage, questions: Mapping[tuple[int, str], Row], seats: Seats, since: Since | None = None
) -> list[str]:
    """Running tables that wait for people to whom no question has been put."""
    wrong = []
    for table in rows(stage, "select id, asked, question from tables where status = 'running'"):
        waiting = {seats[table["id"], a[0]] for a in msgspec.json.decode(table["asked"])} - {0}
        if not waiting or (since is not None and table["id"] not in since.tables):
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
