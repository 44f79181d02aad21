"""Why an answer is not on offer, as a recorded game writes it: to be checked, and to be printed.

? why 0 build factory no: money=3 room=1    all reasons, by id; with the number that says most, where it is told
? why 0 build factory no                    never holds: what is told where the file fails are the reasons there are
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .errors import BadRecord
from .game import Game
from .log import parse
from .reasons import Reason
from .record import Row, shown
from .vocabulary import check_possible

WHY = re.compile(r"why\s+(\d{1,2}\s[^:]+?)\s*(?::\s*(.*))?")
NOTHING = "nothing"


def check_why(rules: Game[Any], state: Any, row: Row, answer: str, told: str | None) -> None:
    """`? why SEAT VERB WORDS: REASON[=NUMBER] …`; raises `BadRecord` with the reasons that there are."""
    action = parse(answer)
    check_possible(rules, state.seats, action)
    found = rules.why(state, action.seat, action.verb, action.words)
    here = written(found)
    if told is None:
        raise BadRecord("record-why", row.line, text=shown(answer), found=here)
    want = dict(word.partition("=")[::2] for word in told.split() if word != NOTHING)
    have = {r.id: str(r.args.get("n", "")) for r in found}
    if want.keys() != have.keys() or any(n and n != have[id] for id, n in want.items()):
        raise BadRecord("record-does-not-hold", row.line, text=shown(f"why {answer}: {told}"), found=here)


def written(reasons: Sequence[Reason]) -> str:
    """Reasons as such a line has them: `money=3 own`."""
    return " ".join(f"{r.id}={r.args['n']}" if "n" in r.args else r.id for r in reasons) or NOTHING
