"""Words by id: the Fluent files of one language, common ones and one game's, as something to call."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "ru")
HERE = Path(__file__).parent
_log = logging.getLogger(__name__)


class BadText(LookupError):
    """A text is missing, lacks an argument, or its file cannot be read. Tests let it through; players never see it."""


def files(language: str, game: str = "") -> list[Path]:
    """What is read for a language: common texts and a game's own, both in several files (`common_<part>.ftl`)."""
    folder = HERE / language
    more = [path for name in ("common", game) if name for path in sorted(folder.glob(f"{name}_*.ftl"))]
    return [folder / f"{name}.ftl" for name in ("common", "panel", game) if name] + more


class Text:
    """The texts of one language. `text("event-built", seat="Anna", …)` gives the words.

    An id may name an attribute: `name-wharf.short`; where there is none, the text itself stands in for it.
    """

    signs: Mapping[str, str] = {}  # by the id of a thing, what stands before its name; see `Signed`
    kept: ClassVar = 512  # formatted texts remembered, about 2 KB each; up to twice as many

    def __init__(self, language: str, game: str = "") -> None:
        self.language, self.game = language, game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: dict[str, str] = {}
        # What has been formatted, of late and before that; most texts come again and again.
        self._known: dict[object, tuple[str, str]] = {}
        self._older: dict[object, tuple[str, str]] = {}
        for path in files(language, game):
            self._read(path)
        self.has = lru_cache(4096)(self._has)  # asked far more often than anything is said

    def _read(self, path: Path) -> None:
        try:
            resource = _parsed(path)
        except OSError as wrong:
            raise BadText(f"{path.name} ({self.language}): {wrong}") from wrong
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "?").strip().splitlines()[0]
                raise BadText(f"{path.name} ({self.language}): cannot read {start!r}")
            if isinstance(entry, ast.Message):
                self._ids.setdefault(entry.id.name, path.name)
        self._bundle.add_resource(resource)

    def __call__(self, id: str, /, **args: object) -> str:
        """The text; a missing one is its own id, and a missing argument its name. Both are logged."""
        text, wrong = self._format(id, args)
        if wrong:
            _log.error("text %s (%s): %s", id, self.language, wrong)
        return text

    def strict(self, id: str, /, **args: object) -> str:
        """The text; raises `BadText` where it is missing or lacks an argument."""
        text, wrong = self._format(id, args)
        if wrong:
            raise BadText(f"{id} ({self.language}): {wrong}")
        return text

    def _has(self, id: str) -> bool:
        """Whether there is a text of this id; with an attribute, whether it has that attribute."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def ids(self, prefix: str = "") -> Iterator[str]:
        """Every id that begins with `prefix`, in the order of the files."""
        return (id for id in self._ids if id.startswith(prefix))

    def _format(self, id: str, args: dict[str, object]) -> tuple[str, str]:
        key = (id, *args.items(), *map(type, args.values()))
        try:
            found = self._known.get(key)
        except TypeError:  # an argument that cannot be a key
            return self._formatted(id, args)
        if found is None:
            found = self._older.get(key) or self._formatted(id, args)
            if len(self._known) >= self.kept:
                self._known, self._older = {}, self._known
            self._known[key] = found
        return found

    def _formatted(self, id: str, args: dict[str, object]) -> tuple[str, str]:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return id, "no such text"
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else None
        pattern = pattern or message.value
        if pattern is None:
            return id, "no such text"
        # As `FluentBundle.format_pattern` does, which would take our whole numbers for any others.
        wrong: list[Exception] = []
        given = CurrentEnvironment(args={name: _plain(value) for name, value in args.items()})
        try:
            words = pattern(ResolverEnvironment(self._bundle, wrong, current=given))
        except ValueError as too_long:
            return id, str(too_long)
        return str(words), "; ".join(str(w) for w in wrong)


class Signed(Text):
    """The same texts with signs before the names of things: for what is told in messages, nothing else shows them."""

    def __init__(self, text: Text, signs: Mapping[str, str]) -> None:
        self.__dict__ = {**vars(text), "signs": signs}


@cache
def _parsed(path: Path) -> ast.Resource:
    """A file, read once for all games. Where in the file each word stands would take most of the room."""
    return FluentParser(with_spans=False).parse(path.read_text("utf-8"))


class Whole(FluentInt):
    """A whole number without thousands marks, "table 1204", not "table 1,204"; Babel takes long to write one."""

    def format(self, locale: object) -> str:
        return str(int(self))


_whole = lru_cache(4096)(Whole)


def _plain(value: object) -> object:
    """A value as Fluent takes it; true is written as 1."""
    if isinstance(value, bool):
        return str(int(value))
    return _whole(value) if isinstance(value, int) else native_to_fluent(value)


def language_of(locale: str) -> str:
    """The language spoken for a Discord locale: Russian for "ru" and its kin, English for the rest."""
    return "ru" if locale.lower().startswith("ru") else "en"


@cache
def _text(language: str, game: str) -> Text:
    return Text(language, game)


def text(locale: str, game: str = "") -> Text:
    """The texts for a reader's locale; with `game` ("puerto_rico"), that game's words too. Read once and kept."""
    return _text(language_of(locale), game)
