"""What a recorded game says must hold: `?` lines about a view, an offer, reasons; `=` lines about the score."""

from __future__ import annotations

import re
from typing import Any

from .errors import BadRecord
from .game import Game
from .log import parse
from .record import Row, shown
from .record_names import holds, look, plain
from .record_offers import HINT, OFFERS, check_hint, check_offers, on_offer
from .record_why import WHY, check_why
from .vocabulary import needed_for


def check(rules: Game[Any], state: Any, row: Row) -> None:
    """A `?` line; raises `BadRecord` where it does not hold or cannot be read."""
    if m := re.fullmatch(r"(can|cannot)\s+(\d{1,2}\s.+)", row.text):
        there = on_offer(rules, state, parse(m[2]))
        if there != (m[1] == "can"):
            raise BadRecord("record-on-offer" if there else "record-not-on-offer", row.line, text=shown(m[2]))
        return
    if m := OFFERS.fullmatch(row.text):
        check_offers(rules, state, row, int(m[1]), m[2] or "", m[3].strip())
        return
    if m := HINT.fullmatch(row.text):
        check_hint(rules, state, row, m[1], m[2])
        return
    if m := WHY.fullmatch(row.text):
        check_why(rules, state, row, m[1], m[2])
        return
    m = re.fullmatch(r"(?:view\s+(\d{1,2}):\s*)?(\S+)\s+(==|!=|<=|>=|<|>|has)\s*(.*)", row.text)
    if not m:
        raise BadRecord("record-unreadable", row.line, text=shown(f"? {row.text}"))
    seat = int(m[1]) if m[1] else None
    if seat is not None and seat >= state.seats:
        raise BadRecord("record-no-seat", row.line, seat=seat)
    found = _found(rules, state, seat, m[2], row.line)
    if not holds(found, m[3], m[4].strip(), row.line):
        raise BadRecord("record-does-not-hold", row.line, text=shown(row.text), found=shown(plain(found)))


def _found(rules: Game[Any], state: Any, seat: int | None, path: str, line: int) -> Any:
    """What a name says at a table: of its view, or who has won."""
    if path.partition(".")[0] in ("winners", "scores") and not state.over:
        raise BadRecord("record-not-over", line)
    if path == "winners":
        return [t.seat for t in rules.standing(state) if t.won]
    try:
        return look(rules.view(state, seat), path, line, rules.sparse())
    except BadRecord as no:
        if option := needed_for(rules, state.seats, str(no.args_["part"])):
            raise BadRecord("record-needs-option", line, word=shown(path), option=option) from no
        raise


def check_scores(rules: Game[Any], state: Any, row: Row) -> None:
    """A `=` line; raises `BadRecord` as `check` does."""
    words = row.text.split()
    if len(words) % 2 or not all(re.fullmatch(r"-?\d+", w) for w in words):
        raise BadRecord("record-unreadable", row.line, text=shown(f"= {row.text}"))
    if not state.over:
        raise BadRecord("record-not-over", row.line)
    want = dict(zip(map(int, words[::2]), map(int, words[1::2]), strict=True))
    tallies = [*rules.scores(state), *(rules.rival_scores(state) if min(want, default=0) < 0 else [])]
    have = {t.seat: t.total for t in tallies}
    if want != have:
        found = "  ".join(f"{s} {n}" for s, n in have.items())
        raise BadRecord("record-score", row.line, text=shown(row.text), found=found)
