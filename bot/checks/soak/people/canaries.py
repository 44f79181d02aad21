"""Canaries: sentences that only some may read, by the names in them to be found nowhere else. They must not sing."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.rules import Event
from bot.service.core.model import Report, Table
from bot.text.fluent import LANGUAGES, text
from bot.ui.common import event_words, wording
from bot.ui.posts.posts import names

from ..stage.chance import Chance
from ..stage.stage import Stage
from ..stage.transcript import Said

NAME = re.compile(r"(?:Guest|Гость) \d+x(\d+)")  # see `_soak_tables.Somebody.at`


class Canary(msgspec.Struct, frozen=True):
    """What a sentence is about, and the users who may read it."""

    table: int
    readers: frozenset[str]


class Secrets:
    """Gathers them from a share of all moves; `found` by sentence."""

    def __init__(self, stage: Stage, chance: Chance, share: float = 0.4) -> None:
        self.stage, self.chance, self.share = stage, chance, share
        self.found: dict[str, Canary] = {}

    async def gather(self, report: Report) -> None:
        """What each seat sees now and nobody else does, and what the last move has told its own seat alone."""
        table = report.table
        if table.status != "running" or self.chance.of(table.id, table.n, table.epoch).random() >= self.share:
            return
        live = await self.stage.service.live_tables.get(table.id)
        if live.table.version != table.version:
            return  # another move has come in between: names and seats may be others
        public = live.rules.lines(live.rules.view(live.state, None))
        for seat in table.seats:
            if seat.user:
                own = [line for line in live.rules.lines(live.rules.view(live.state, seat.seat)) if line not in public]
                self._lines(table, own, seat.user)
        secret = [e for e in report.events if e.secret and e.seat == report.seat]
        self._events(table, secret, table.seats[report.seat].user)

    def _lines(self, table: Table, lines: list[Any], user: int) -> None:
        for language in LANGUAGES:
            words = text(language, table.game)
            who = names(words, table)
            short = [(f"{id}.alt", args) for id, args in lines if words.has(f"{id}.alt")]
            told = wording.board_lines(words, lines, who) + wording.board_lines(words, short, who)
            self._keep(table, who, told, user)

    def _events(self, table: Table, events: list[Event], user: int) -> None:
        for language in LANGUAGES:
            words = text(language, table.game)
            who = names(words, table)
            for event in events:
                plain = event_words.sentence(words, msgspec.structs.replace(event, secret={}), who)
                own = event_words.sentence(words, event, who, event.seat)
                if own and own not in plain:
                    self._keep(table, who, [own], user)

    def _keep(self, table: Table, who: Iterable[str], sentences: list[str], user: int) -> None:
        for sentence in sentences:
            if any(name in sentence for name in who):
                known = self.found.get(sentence)
                readers = frozenset({str(user)}) | (known.readers if known else frozenset())
                self.found[sentence] = Canary(table.id, readers)

    # -- afterwards

    def sung(self, said: Iterable[Said], ended: dict[int, float]) -> tuple[list[str], int]:
        """Where a canary was read by somebody who may not, and how often one was read by who may.

        `ended`: when games have ended, by table; then all is open.
        """
        heard_at: defaultdict[str, list[Said]] = defaultdict(list)  # by the number in the names
        for it in said:
            for number in set(NAME.findall(it.text)):
                heard_at[number].append(it)
        wrong, heard = [], 0
        for sentence, canary in self.found.items():
            for number in set(NAME.findall(sentence)):
                for it in heard_at[number]:
                    if sentence not in it.text:
                        continue
                    if it.user in canary.readers:
                        heard += 1
                    elif it.at < ended.get(canary.table, float("inf")):
                        reader = it.user or "everybody"
                        wrong.append(f"table {canary.table}: {sentence!r} in message {it.message} for {reader}")
        return wrong, heard
