"""What the game still has to do: a stack of frames, each a small struct that survives being saved."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import msgspec

from .offers import Offer

if TYPE_CHECKING:
    AnyFrame: TypeAlias = "Frame"
else:

    class AnyFrame(ABC):  # noqa: B024 - only a name for annotations
        """The type to write in annotations; decoding finds the right `Frame` by its tag."""


def _tag(name: str) -> str:
    return name


def tagged(game: str) -> Callable[[str], str]:
    """How the frames of a game are saved: a base with `tag=tagged("<game>")` lets two games both have a `Build`."""
    return lambda name: f"{game}.{name}"


RUNS, ASKS, FORKS, SEALS, BESIDE = range(5)  # the kinds of frames, by number: the machine asks at every step


class Frame(msgspec.Struct, tag_field="do", tag=_tag, gc=False):
    """Something to do. It is taken off the stack, run once, and may line up more with `g.then`.

    Saved by its tag, which for the frames of a game is `tagged`. Nothing in a frame may lead back to it (`gc=False`).
    """

    frame_kind: ClassVar[int] = RUNS

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

    Free actions are offers with `free=True`: they answer nothing, the question is put anew after them. What may be done
    at any time of a turn is written once, in a base of the turn's questions, which add `yield from self.anytime(g)` to
    their offers. Then a question waits for its player though one answer is left. Where a turn has many small steps, a
    class says `auto_beside_free = True` and goes on by itself; `sways` names the free actions for whose sake it is put.
    Give the turn one question with `auto = False` (its end), so that nobody is done before he could take a free action.
    """

    seat: int

    frame_kind: ClassVar[int] = ASKS
    auto: ClassVar[bool] = True  # answers itself when there is exactly one answer and nothing free beside it
    auto_beside_free: ClassVar[bool] = False  # ... and also beside free actions, if none of them `sways` it
    ends: ClassVar[tuple[str, ...]] = ()  # verbs after which its player is done for a while: a year, a game
    sure: ClassVar[tuple[str, ...]] = ()  # verbs not confirmed though something comes to light: they say so
    order: ClassVar[tuple[str, ...]] = ()  # verbs as they stand at the desk, the commonest first; others after them
    inside: ClassVar[Mapping[str, tuple[str, str]]] = {}  # verbs that are ways of another answer, of (verb, word)
    may_lapse: ClassVar[bool] = False  # passed over in silence when nothing on offer answers it; else a `DeadEnd`
    joins: ClassVar[tuple[str, ...]] = ()  # facets whose words may be several things, joined by `+`

    def offers(self, g: Any) -> Iterable[Offer]:
        raise NotImplementedError

    def public(self, g: Any) -> bool:
        """Whether everybody may know what is on offer and what is said about it; the contract holds who says so."""
        return False

    def hidden(self, g: Any) -> tuple[str, ...]:
        """Of a question for all eyes, verbs that are for its seat's alone, whether they are on offer or not."""
        return ()

    def forced(self, g: Any) -> bool:
        """Whether a single answer may be taken without asking; a game's option may say otherwise."""
        return self.auto

    def waited_for(self, g: Any) -> bool:
        """Beside a turn: whether its player waits for the answer; else it is only there for who may want to give it."""
        return True

    def sways(self, g: Any, free: Offer) -> bool:
        """Whether that free action could change what may be answered here, or what comes of it.

        Beside such a one no question answers itself, and one that nothing answers is a `DeadEnd`: let it be declined.
        """
        return False


class Fork(Numbered):
    """Several seats go on at once, each along its own thread; the game waits for all of them.

    Give each thread's frames in the order they happen. Seats may only touch what is their own: where the order of
    their answers would matter, ask in turn order. Where they draw cards, use a `DrawingFork`.
    """

    frame_kind: ClassVar[int] = FORKS

    threads: list[list[AnyFrame]]  # turned into stacks, the next frame last, when the fork is put

    def opened(self, g: Any) -> None:
        """Called when it is put, before anybody is asked."""

    def closed(self, g: Any) -> None:
        """Called when all threads have ended."""


class Sealed(Numbered):
    """Several seats answer one question each, unseen; the answers take effect together, in order of the asks.

    Until the last one is in, an answer is changed by taking it back. Free actions have no place here.
    """

    frame_kind: ClassVar[int] = SEALS

    asks: list[AnyFrame]
    answers: dict[str, list[str]] = {}  # seat -> [verb, *words]


class Meanwhile(Numbered):
    """A turn during which others can be asked beside it, such as whether they accept what its player proposes.

    The turn goes on meanwhile, and when it ends, what is still open is gone. Rules ask with `g.ask_beside` and take
    back with `g.call_off`; there are no free actions among it. Whoever is asked something in the turn itself, too, is
    asked that first. Answers take effect in the order in which they come: who accepts what has been called off comes
    too late.
    """

    frame_kind: ClassVar[int] = BESIDE

    main: list[AnyFrame]  # the frames of the turn, in order; turned into a stack when it is put
    beside: list[AnyFrame] = []


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
