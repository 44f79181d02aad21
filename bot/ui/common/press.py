"""A press on a button, a choice in a menu, a box that is sent back: how its id is written, and how it is read.

An id says all there is to know, so that a press finds its way however old its message is: nothing is kept in memory
for it. Of discord.py's own ways, views are kept for each message, and a dynamic item drops a press in silence where
the message has changed meanwhile; so presses are told apart by these four forms, of which no id fits two.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec

Kind = Literal["desk", "call", "public", "personal"]

WHY = "?"  # the last entry of a menu of answers, which asks what is not among them

_QUESTION = r":(?P<table>\d{1,18}):(?P<seat>\d{1,3}):(?P<tag>[\d.]*):(?P<what>[a-z]+)(?::(?P<arg>.*))?"

# On somebody's private desk; in the call, where all see it and one person may press it; on what everybody at a table
# may see and press; about no table: a person's or a server's own.
FORMS: dict[Kind, re.Pattern[str]] = {
    "desk": re.compile(f"d{_QUESTION}"),
    "call": re.compile(f"c{_QUESTION}"),
    "public": re.compile(r"t:(?P<table>\d{1,18}):(?P<what>[a-z]+)(?::(?P<arg>.*))?"),
    "personal": re.compile(r"p:(?P<what>[a-z]+)(?::(?P<arg>.*))?"),
}


class Press(msgspec.Struct, frozen=True):
    """What was pressed. `what`: the word that says what is to be done, `arg`: what follows it in the id; `values`: what
    was chosen in a menu. `seat` and `tag` (of the question, see `Context`) are said on desks and in calls only, `table`
    nowhere else but there and in public."""

    kind: Kind
    what: str
    arg: str = ""
    values: tuple[str, ...] = ()
    table: int = 0
    seat: int = 0
    tag: str = ""

    @property
    def value(self) -> str:
        """What was chosen first; nothing for a button."""
        return self.values[0] if self.values else ""

    @property
    def word(self) -> str:
        """The word by which the press finds its way: in a menu of answers one entry asks for something else."""
        return "why" if self.value == WHY else self.what


def read(id: str, values: Sequence[str] = ()) -> Press | None:
    """The press that an id stands for; None for what is not ours. Ids may come from anybody, with any table in them."""
    for kind, form in FORMS.items():
        if (found := form.fullmatch(id)) is not None:
            said = found.groupdict()
            table, seat = int(said.get("table") or 0), int(said.get("seat") or 0)
            return Press(kind, said["what"], said["arg"] or "", tuple(values), table, seat, said.get("tag") or "")
    return None


def desk_id(table: int, seat: int, tag: str, what: str, arg: str = "") -> str:
    return f"d:{table}:{seat}:{tag}:{what}:{arg}"


def call_id(table: int, seat: int, tag: str, what: str, arg: str = "") -> str:
    return f"c:{table}:{seat}:{tag}:{what}:{arg}"


def public_id(table: int, what: str, arg: str = "") -> str:
    return f"t:{table}:{what}" + (f":{arg}" if arg else "")


def personal_id(what: str, arg: str = "") -> str:
    return f"p:{what}" + (f":{arg}" if arg else "")
