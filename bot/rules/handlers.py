"""What question classes are made of: their verbs, with the facets of each. Read once, for rules ask often."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from .frames import Ask, frame_classes
from .offers import named


def asks_of(package: str) -> list[type[Ask]]:
    """Every question class that the modules under `package` define, in the order of their names."""
    found = [
        cls
        for cls in frame_classes().values()
        if issubclass(cls, Ask) and f"{cls.__module__}.".startswith(f"{package}.") and cls.offers is not Ask.offers
    ]
    return sorted(found, key=lambda cls: cls.__name__)


@cache
def handlers_of(ask: type[Ask]) -> Mapping[str, tuple[str, ...]]:
    """The verbs of a question class with their facets: its public methods that take the game and return `None`.

    Others, such as one that yields the free actions of all questions of a turn, are no verbs.
    """
    found = {
        name: named(f)[1]
        for cls in reversed(ask.__mro__)
        if issubclass(cls, Ask) and cls is not Ask
        for name, f in vars(cls).items()
        if _method(f) and not name.startswith("_") and not hasattr(Ask, name)
        if len(inspect.signature(f).parameters) >= 2 and inspect.signature(f).return_annotation in ("None", None)
    }
    return MappingProxyType(found)


def _method(f: object) -> bool:
    """Whether it is a function of its class, compiled or not, and takes an instance."""
    return inspect.isroutine(f) and not isinstance(f, classmethod | staticmethod)


@cache
def takes_counts(ask: type[Ask], verb: str) -> bool:
    """Whether a verb is answered with counts, not with a word for each facet."""
    last = str([*inspect.signature(getattr(ask, verb)).parameters.values()][-1].annotation)
    return last.startswith(("dict", "Mapping"))
