"""What the game still has to do: a stack of frames, each a small struct that survives being saved."""

from __future__ import annotations

import inspect
from abc import ABC
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec

from .offers import Offer, named

if TYPE_CHECKING:
    AnyFrame: TypeAlias = "Frame"
else:

    class AnyFrame(ABC):  # noqa: B024 - only a name for annotations
        """The type to write in annotations; decoding finds the right `Frame` by its tag."""


def _tag(name: str) -> str:
    return name


class Frame(msgspec.Struct, tag_field="do", tag=_tag):
    """Something to do. It is taken off the stack, run once, and may line up more with `g.then`.

    Saved by its tag. A game derives its own base with `tag=lambda name: "<game>." + name`, so that two games may
    both have a `Build`.
    """

    def run(self, g: Any) -> None:
        raise NotImplementedError

    def leads(self, state: Any) -> Iterable[int]:
        """The seats that it is sure to ask when it runs, in order, whatever is answered before."""
        return ()


if not TYPE_CHECKING:
    AnyFrame.register(Frame)  # msgspec asks for an instance


class Numbered(Frame, kw_only=True):
    """A frame that people can see: it gets a serial number when it is first put."""

    sn: int = 0


class Ask(Numbered):
    """A question to one seat. It stays on the stack until answered.

    `offers` yields what may be chosen; each offer names a method of the class, which carries the answer out. Effects in
    any order, each once, are a question that takes one off its list and puts itself back: `g.then(effect, self)`.
    """

    seat: int

    auto: ClassVar[bool] = True  # answers itself when there is exactly one answer and nothing free beside it
    may_lapse: ClassVar[bool] = False  # passed over in silence when it offers nothing; else that is a `DeadEnd`

    def offers(self, g: Any) -> Iterable[Offer]:
        raise NotImplementedError

    def forced(self, g: Any) -> bool:
        """Whether a single answer may be taken without asking; a game's option may say otherwise."""
        return self.auto


class Fork(Numbered):
    """Several seats go on at once, each along its own thread; the game waits for all of them.

    Give each thread's frames in the order they happen. Seats may only touch what is their own: where the order of
    their answers would matter, ask in turn order.
    """

    threads: list[list[AnyFrame]]  # turned into stacks, the next frame last, when the fork is put


class Sealed(Numbered):
    """Several seats answer one question each, unseen; the answers take effect together, in order of the asks.

    Until the last one is in, an answer is changed by taking it back. Free actions have no place here.
    """

    asks: list[AnyFrame]
    answers: dict[str, list[str]] = {}  # seat -> [verb, *words]


_by_tag: dict[str, type[Frame]] = {}


def frame_classes() -> dict[str, type[Frame]]:
    """Every frame class that has been imported, by tag; raises `TypeError` where two share one."""
    found: dict[str, type[Frame]] = {}
    todo: list[type[Frame]] = [Frame]
    while todo:
        for cls in todo.pop().__subclasses__():
            todo.append(cls)
            twin = found.setdefault(str(cls.__struct_config__.tag), cls)
            if twin is not cls:
                raise TypeError(f"{twin.__module__} and {cls.__module__} both have a frame {cls.__name__}")
    return found


def decode_hook(kind: type, raw: Any) -> Any:
    """For msgspec: the frame that a saved tag names."""
    if kind is AnyFrame:
        tag = raw["do"]
        if tag not in _by_tag:
            _by_tag.update(frame_classes())
        return msgspec.convert(raw, _by_tag[tag], dec_hook=decode_hook)
    raise NotImplementedError(kind)


def asks_of(package: str) -> list[type[Ask]]:
    """Every question class that the modules under `package` define, in the order of their names."""
    found = [
        cls
        for cls in frame_classes().values()
        if issubclass(cls, Ask) and f"{cls.__module__}.".startswith(f"{package}.") and cls.offers is not Ask.offers
    ]
    return sorted(found, key=lambda cls: cls.__name__)


def handlers_of(ask: type[Ask]) -> dict[str, tuple[str, ...]]:
    """The verbs of a question class with their facets: its public methods that take the game and return `None`.

    Others, such as one that yields the free actions of all questions of a turn, are no verbs.
    """
    return {
        name: named(f)[1]
        for cls in reversed(ask.__mro__)
        if issubclass(cls, Ask) and cls is not Ask
        for name, f in vars(cls).items()
        if inspect.isfunction(f) and not name.startswith("_") and not hasattr(Ask, name)
        if len(inspect.signature(f).parameters) >= 2 and inspect.signature(f).return_annotation in ("None", None)
    }
