"""Which components a table is played with: the host's folder as it was when the table was opened, or ours.

The file's bytes are written to the database with the first table that is opened with them, and each table keeps their
hash and name: a table goes on with what it began with, whatever becomes of the folder.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.rules import OURS, BadComponents, Components, Game, Refused
from bot.rules.component_trial import prove
from bot.rules.components import load as load_components

from .model import Table
from .ports import Store

KEPT = 256  # games kept ready; they hold nothing of any table

Key = tuple[str, tuple[tuple[str, str], ...], str]


def of_folder(folder: Path | None, games: Mapping[str, type[Game[Any]]]) -> dict[str, Components]:
    """The sets in a folder, by game, each played once to see that it can be; raises `BadComponents`."""
    found = load_components(folder, games) if folder is not None else {}
    for game, components in found.items():
        prove(games[game], components)
    return found


class ComponentSets:
    """`current`: by game, what new tables are played with; ours where it names none."""

    def __init__(
        self, store: Store, games: Mapping[str, type[Game[Any]]], current: Mapping[str, Components] | None = None
    ) -> None:
        self.store, self.games, self._current = store, games, dict(current or {})
        self._files = {c.hash: c.toml for c in self._current.values()}
        self._rules: OrderedDict[Key, Game[Any]] = OrderedDict()

    def current(self, game: str) -> Components:
        """What a table that is opened now is played with."""
        return self._current.get(game, OURS)

    def new(self, game: str, options: Mapping[str, str] | None = None) -> Game[Any]:
        """The rules of a table that is opened now; raises `Refused`."""
        return self.games[game](options, self.current(game))

    def write(self, components: Components) -> list[tuple[Any, ...]]:
        """What is to be written along with a table that begins with them: see `storage.side`."""
        return [("components", components.hash, components.name, components.toml)] if components else []

    async def learn(self) -> None:
        """Read the sets that tables began with."""
        for hash, _, toml in await self.store.components():
            self._files.setdefault(hash, toml)

    async def ready(self, table: Table) -> Game[Any]:
        """The rules of a table; raises `Refused` where its components are lost or cannot be used any more."""
        if table.components and table.components.partition(" ")[0] not in self._files:
            await self.learn()
        if table.components and _key(table) not in self._rules:
            # Its file is read and checked: too long for the event loop.
            self._rules[_key(table)] = await asyncio.to_thread(self._make, table)
        return self.rules(table)

    def rules(self, table: Table) -> Game[Any]:
        """The same for a table that has been read before."""
        key = _key(table)
        found = self._rules.get(key)
        if found is None:
            found = self._rules[key] = self._make(table)
        self._rules.move_to_end(key)
        while len(self._rules) > KEPT:
            self._rules.popitem(last=False)
        return found

    def _make(self, table: Table) -> Game[Any]:
        components = OURS
        if table.components:
            hash, _, name = table.components.partition(" ")
            if hash not in self._files:
                raise Refused("components-lost", name=name)
            components = Components(name, self._files[hash])
        try:
            return self.games[table.game](table.options, components)
        except BadComponents as no:
            raise Refused("components-unusable", name=components.name, reason=str(no)) from no


def _key(table: Table) -> Key:
    return table.game, tuple(sorted(table.options.items())), table.components
