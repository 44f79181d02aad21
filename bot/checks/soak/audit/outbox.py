"""The rows of the outbox that there have been, with what came of each at Discord."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, NamedTuple

import msgspec

from ..stage.stage import Stage
from .checks import rows


class Row(NamedTuple):
    """A row of the outbox, with the telephones that rang because of it."""

    id: int
    table: int
    kind: str
    about: str
    payload: dict[str, Any]
    result: str
    nonce: str
    messages: frozenset[str]
    rung: Counter[str]
    made: float  # when the message was made; 0 for none
    real: float  # the same by the machine's clock


def outbox(stage: Stage) -> list[Row]:
    """All rows there have been."""
    rung: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for bell in stage.sandbox.notifications:
        rung[bell.message_id][bell.user_id] += 1
    first: dict[str, float] = {}
    for said in stage.record.said:
        first.setdefault(said.message, said.at)
    found = []
    for r in rows(stage, "select id, table_id, kind, about, payload, result, nonce from outbox order by id"):
        messages = frozenset(stage.record.made.get(r["nonce"], ()))
        bells: Counter[str] = Counter()
        for message in messages:
            bells += rung[message]
        payload, made = msgspec.json.decode(r["payload"]), max((first.get(m, 0.0) for m in messages), default=0.0)
        real = max((stage.record.real.get(m, 0.0) for m in messages), default=0.0)
        about = r["id"], r["table_id"], r["kind"], r["about"], payload, r["result"], r["nonce"]
        found.append(Row(*about, messages, bells, made, real))
    return found
