"""Recorded games as text: for exports, tests and reports.

A file is a header, then lines, one thing each; `# ` begins a comment:

    game puerto_rico            the game, by its id
    rules 1                     the version of its rules
    seats 4
    option mayor=in_order       as often as there are options
    components 9f2c...01 name   the set of components it was played with, if not ours: SHA-256 and name
    key 6f1c...e2               32 bytes in hex; all zero where it is left out
    commitment 9a0b...77        the SHA-256 of the key, as the table published it
    set seats.0.doubloons = 5   begin from a position: see the game's own list of names
    set ask = Build 0
    0 build wharf no #1a2b3c4d  seat, verb, words; then, if known, eight digits of the state's hash
    1 take mayor auto           answered by a computer seat
    ? seats.0.doubloons == 1    must hold here, as anybody sees it; == != < <= > >= has
    ? view 1: seats.1.points == 3      the same, as seat 1 sees it
    ? can 0 load sugar 7        must be on offer; `cannot` for what must not be
    ? offers 0 build: office    exactly this is on offer, see `record_offers`
    ? why 0 build wharf no: money=3    not on offer, for these reasons and no other; see `record_why`
    branch with the office      from here on another way to go on from where the first branch begins
    = 0 61  1 58                must be the score by seat
    ! undone by 0 7 9-12        seat 0 took answers 7 and 9 to 12 of this file back, with the consent of all: chance
                                does not rewind, and what nobody knows was shuffled anew
    ! rules 1 2 eyJz...         from here on under other rules, from this state (JSON in base64)
"""

from __future__ import annotations

import re

import msgspec

from .actions import Action
from .errors import BadRecord
from .log import write
from .rng import commitment

_HEADER = ("game", "rules", "seats", "option", "components", "key", "commitment", "set")
LONGEST = 2_000_000  # characters of a text, bytes of a file
SHOWN = 80  # characters of a bad line that are told


class Row(msgspec.Struct, frozen=True):
    """One line after the header: an answer, a `?` check, a `=` score, a `!` cut or a branch."""

    line: int
    kind: str  # "do", "?", "=", "!", "branch"
    text: str
    auto: bool = False
    hash8: str = ""


class Record(msgspec.Struct):
    """A recorded game, read but not yet played."""

    game: str
    seats: int
    rules: int = 0  # 0 where the file does not say
    options: dict[str, str] = {}
    key: bytes = bytes(32)
    commitment: str = ""
    sets: list[tuple[int, str, str]] = []  # line, name, value
    rows: list[Row] = []
    lines: dict[str, int] = {}  # header word ("option mayor" for an option) -> its line
    components: str = ""  # the mark of the set, "" for ours


def read(text: str) -> Record:
    """The record in `text`; raises `BadRecord` with the line that cannot be read."""
    if len(text) > LONGEST:
        raise BadRecord("record-too-long", 0, limit=LONGEST)
    head: dict[str, str] = {}
    r = Record(game="", seats=0)
    for n, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):  # the mark that some editors put first
        line = re.sub(r"(^|\s)#(\s.*)?$", "", raw).strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in _HEADER:
            if r.rows:
                raise BadRecord("record-header-late", n, word=word)
            if word == "set":
                name, equals, value = rest.partition("=")
                if not equals or not name.strip():
                    raise _unreadable(n, line)
                r.sets.append((n, name.strip(), value.strip()))
            elif word == "option":
                name, equals, value = rest.partition("=")
                if not equals or name in r.options:
                    raise _unreadable(n, line)
                r.options[name.strip()] = value.strip()
                r.lines[f"option {name.strip()}"] = n
            elif word in head or not rest:
                raise _unreadable(n, line)
            else:
                head[word] = rest
                r.lines[word] = n
                _header(r, n, word, rest)
        elif word in ("?", "=", "branch"):
            r.rows.append(Row(n, word, rest))
        elif word == "!":
            words, digits = _marked(rest)
            r.rows.append(Row(n, word, " ".join(words), hash8=digits))
        elif word.isascii() and word.isdigit():
            r.rows.append(_answer(n, line))
        else:
            raise _unreadable(n, line)
    for need in ("game", "seats"):
        if need not in head:
            raise BadRecord("record-lacks", 1, word=need)
    if r.commitment and commitment(r.key) != r.commitment:
        raise BadRecord("record-commitment", r.lines["commitment"])
    return r


def _header(r: Record, n: int, word: str, rest: str) -> None:
    try:
        if word == "game":
            r.game = rest
        elif word == "seats":
            r.seats = int(rest)
        elif word == "rules":
            r.rules = int(rest)
        elif word == "commitment":
            r.commitment = rest.lower()
            if not re.fullmatch("[0-9a-f]{64}", r.commitment):
                raise ValueError
        elif word == "components":
            r.components = rest
            if not re.fullmatch("[0-9a-f]{64}( .+)?", rest):
                raise ValueError
        elif len(key := bytes.fromhex(rest)) == 32:
            r.key = key
        else:
            raise ValueError
    except ValueError:
        raise _unreadable(n, f"{word} {rest}") from None


def _unreadable(n: int, line: str) -> BadRecord:
    return BadRecord("record-unreadable", n, text=shown(line))


def shown(line: str) -> str:
    """A line as an error shows it: no longer than one can read, and nothing in it that a terminal would obey."""
    told = "".join(c if c.isprintable() else "\ufffd" for c in line[: SHOWN + 1])
    return told if len(told) <= SHOWN else told[:SHOWN] + "…"


def _marked(line: str) -> tuple[list[str], str]:
    """The words of a line, and the digits of the state's hash at its end, "" without them."""
    words = line.split()
    marked = words and re.fullmatch(r"#[0-9a-f]{8}", words[-1])
    return words, words.pop()[1:] if marked else ""


def _answer(n: int, line: str) -> Row:
    auto = False
    words, digits = _marked(line)
    if words[-1] == "auto":
        auto = bool(words.pop())
    if len(words) < 2:
        raise _unreadable(n, line)
    return Row(n, "do", " ".join(words), auto, digits)


def text_of(r: Record) -> str:
    """The record as text: what `read` reads."""
    out = [f"game {r.game}", f"rules {r.rules}", f"seats {r.seats}"]
    out += [f"option {name}={value}" for name, value in r.options.items()]
    out += [f"components {r.components}"] * bool(r.components)
    out += [f"key {r.key.hex()}", f"commitment {r.commitment or commitment(r.key)}"]
    out += [f"set {name} = {value}" for _, name, value in r.sets]
    for row in r.rows:
        tail = " auto" * row.auto + (f" #{row.hash8}" if row.hash8 else "")
        out.append(row.text + tail if row.kind == "do" else f"{row.kind} {row.text}{tail}")
    return "\n".join(out) + "\n"


def entry_row(action: Action, *, auto: bool = False, digits: str = "") -> Row:
    """An answer as a row to append to a record."""
    return Row(0, "do", write(action), auto, digits)
