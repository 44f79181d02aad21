"""The table that a recorded game begins with: as set up, or from the position of its `set` lines."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .components import Components
from .errors import BadRecord, Refused
from .game import Game
from .options import as_meant
from .play import Play
from .record import Record, shown
from .rng import Rng
from .vocabulary import needed, settable


def rules_of(record: Record, games: Mapping[str, type[Game[Any]]], components: Components) -> Game[Any]:
    """The rules that it was played by; raises `BadRecord` with the line of the header that cannot be."""
    if record.game not in games:
        raise BadRecord("record-unknown-game", record.lines.get("game", 1), game=shown(record.game))
    kind = games[record.game]
    if record.rules > kind.version:
        raise BadRecord("record-newer-rules", record.lines.get("rules", 1), rules=record.rules, known=kind.version)
    if record.components.partition(" ")[0] != components.hash:
        raise _other_set(record, components)
    try:
        rules: Game[Any] = kind(as_meant(kind.options, record.options, record.rules), components)
        rules.fit(record.seats)
    except Refused as no:
        line = record.lines.get(f"option {no.args_.get('option', '')}", record.lines.get("seats", 1))
        raise at_line(line, no) from no
    return rules


def begun(rules: Game[Any], record: Record) -> Play[Any]:
    """The table up to its first question; raises `BadRecord` with the `set` line that cannot be."""
    if not record.sets:
        return rules.begin(record.seats, record.key)
    state = rules.start(record.seats, Rng(record.key))
    for line, name, value in record.sets:
        try:
            rules.arrange(state, name, value)
        except Refused as no:
            raise at_line(line, _by_option(rules, record, name, value) or no) from no
    try:
        rules.arranged(state)
    except Refused as no:
        raise at_line(_to_blame(record, no), no) from no
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g


def _by_option(rules: Game[Any], record: Record, name: str, value: str) -> Refused | None:
    """What is wrong where the line could be read with another option, None where it could not."""
    option = needed(rules, lambda other: settable(other, record.seats, name, value))
    return Refused("record-needs-option", word=shown(f"{name} = {value}"), option=option) if option else None


def _to_blame(record: Record, no: Refused) -> int:
    """The last `set` line that speaks of what is wrong; the last of all where none does."""
    about = str(no.args_.get("name") or no.args_.get("what") or "")
    part = about.rpartition(".")[2]
    found = [line for line, name, _ in record.sets if f"{about}.".startswith(f"{name}.")]
    found = found or [line for line, name, _ in record.sets if name.startswith(f"{about}.")]
    found = found or [n for n, name, value in record.sets if part in re.split(r"[\s.=]", f"{name} {value}")]
    return (found or [line for line, _, _ in record.sets])[-1]


def at_line(line: int, no: Refused, **more: object) -> BadRecord:
    """A refusal, told with the line of the file that it is about."""
    args = {**no.args_, **more}
    return BadRecord(no.text, line, **{k: shown(v) if isinstance(v, str) else v for k, v in args.items()})


def _other_set(record: Record, given: Components) -> BadRecord:
    """The record was played with another set of components than the one given."""
    hash, _, name = record.components.partition(" ")
    text = "record-components-ours" if not hash else "record-components-other" if given else "record-components"
    return BadRecord(text, record.lines.get("components", 1), hash=hash[:8], name=shown(name), given=given.hash[:8])
