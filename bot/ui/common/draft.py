"""What is on a panel and what a player has tapped so far: plain structs that know no Discord."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from bot.rules import Action
from bot.text.fluent import Text

from .press import desk_id

DEPTH = 20  # steps that Back can undo


class Button(msgspec.Struct, frozen=True):
    """A button. `style`: "main", "plain", "good" or "danger"."""

    id: str
    label: str
    style: str = "plain"
    emoji: str = ""


class Choice(msgspec.Struct, frozen=True):
    """A line of a menu; `hint` stands below the label in small print."""

    value: str
    label: str
    hint: str = ""
    chosen: bool = False
    emoji: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu; it takes a row of its own."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


Row = tuple[Button, ...] | Menu


class Panel(msgspec.Struct, frozen=True):
    """Lines to read, rows to tap, and the answer once it is complete. `settled`: nothing about it can still be turned
    or counted otherwise, so that it need not wait for *Confirm*."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...]
    action: Action | None = None
    settled: bool = False


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player has tapped. Never part of the game: losing it loses a few taps."""

    verb: str = ""
    facets: dict[str, str] = {}
    counts: dict[str, int] | None = None  # None: as they stand now
    page: dict[str, int] = {}
    whole: bool = False  # the counts were chosen all at once, with nothing left to put or take
    prev: Draft | None = None  # what Back returns to

    def dump(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def load(cls, blob: bytes) -> Draft:
        """The draft saved as `blob`; an empty one where it cannot be read."""
        try:
            return msgspec.json.decode(blob, type=cls) if blob else cls()
        except msgspec.MsgspecError:
            return cls()

    def step(
        self, *, verb: str, facets: dict[str, str], counts: dict[str, int] | None = None, whole: bool = False
    ) -> Draft:
        """The draft after a choice, with the way back."""
        return Draft(verb, facets, counts, {}, whole, _shorter(self, DEPTH))

    def turn(self, menu: str, page: int) -> Draft:
        """The draft with another page of a menu showing; not a choice, so nothing for Back."""
        return msgspec.structs.replace(self, page=self.page | {menu: page})


def _shorter(draft: Draft, depth: int) -> Draft:
    """The draft with at most `depth` steps behind it."""
    chain: list[Draft] = []
    at: Draft | None = draft
    while at is not None and len(chain) < depth:
        chain.append(at)
        at = at.prev
    kept: Draft | None = None
    for one in reversed(chain):
        kept = msgspec.structs.replace(one, prev=kept)
    return kept or Draft()


_ESCAPED = re.compile(r"\\(.)")


class Context(msgspec.Struct, frozen=True):
    """All a panel needs beside the decision: words, hints, names, and what goes into ids. `facts` gives the numbers of
    a component at this table, as `Game.facts` does."""

    text: Text
    table: int
    seat: int
    tag: str  # "<epoch>.<sn>": a press with another one is out of date
    brief: Mapping[str, object] = {}
    hints: Mapping[tuple[str, str, str], tuple[str, Mapping[str, object]]] = {}
    names: Sequence[str] = ()
    facts: Callable[[str], Mapping[str, object]] = lambda id: {}
    sign: Callable[[Iterable[str]], str] = lambda words: ""  # of the first of these that has one
    asked: str = ""  # what a menu asks for, as its placeholder begins; see `panel.panel`
    opening: bool = False  # whether there are still several verbs to choose from

    @property
    def plain_names(self) -> tuple[str, ...]:
        """The names for labels, in which Discord reads no marks."""
        return tuple([_ESCAPED.sub(r"\1", name) for name in self.names])

    def id(self, what: str, arg: str = "") -> str:
        return desk_id(self.table, self.seat, self.tag, what, arg)
