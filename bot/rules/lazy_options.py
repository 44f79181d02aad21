"""Options by the thousand: an answer is checked by a look-up, the list is made only if somebody reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, Generic, TypeVar, overload

Words = tuple[str, ...]
T = TypeVar("T")


class LazyOptions(Generic[T]):  # no `Sequence`: those are slow to tell from others
    """The words of `tables` whose value `fits`, in the order of the tables: for a `Pick` of hundreds and more.

    A table is made once a game (a placement's words -> its cells as bits of one integer), and `fits` is the rule for
    one value (`lambda cells: not cells & taken`), so that list and membership cannot disagree. The rule keeps values
    taken from the state when the question is put, never the state itself, which goes on.
    """

    def __init__(self, fits: Callable[[T], bool], *tables: Mapping[Words, T]) -> None:
        self.fits, self.tables = fits, tables
        self._listed: tuple[Words, ...] | None = None

    @property
    def listed(self) -> tuple[Words, ...]:
        """All of them; worked out at the first call and kept."""
        if self._listed is None:
            self._listed = tuple(self._sift())
        return self._listed

    def only(self) -> Words | None:
        """The one that fits, if there is exactly one."""
        two = list(islice(self, 2))
        return two[0] if len(two) == 1 else None

    def __contains__(self, words: object) -> bool:
        return any(words in table and self.fits(table[words]) for table in self.tables)  # type: ignore[index]

    def __iter__(self) -> Iterator[Words]:
        return self._sift() if self._listed is None else iter(self._listed)

    def _sift(self) -> Iterator[Words]:
        fits = self.fits
        return (words for table in self.tables for words, value in table.items() if fits(value))

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __len__(self) -> int:
        return len(self.listed)

    @overload
    def __getitem__(self, i: int) -> Words: ...

    @overload
    def __getitem__(self, i: slice) -> tuple[Words, ...]: ...

    def __getitem__(self, i: int | slice) -> Any:
        return self.listed[i]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LazyOptions | tuple) and self.listed == tuple(other)

    def __hash__(self) -> int:
        return hash(self.listed)

    def __repr__(self) -> str:
        return f"LazyOptions({len(self)} options)"


class Batches(LazyOptions[Any]):
    """Options in batches, of which it is known how many there are before anybody makes them.

    `batches`: of each the number of its options, which is not 0, and what `make` makes them of.
    """

    def __init__(self, make: Callable[..., Sequence[Words]], batches: Sequence[tuple[int, tuple[Any, ...]]]) -> None:
        self.make, self.batches = make, batches
        self._listed = None

    def __contains__(self, words: object) -> bool:
        return words in self.listed

    def __iter__(self) -> Iterator[Words]:
        return iter(self.listed)

    def _sift(self) -> Iterator[Words]:
        make = self.make
        return chain.from_iterable([make(*of) for _, of in self.batches])

    def __bool__(self) -> bool:
        return bool(self.batches)

    def __len__(self) -> int:
        n = 0
        for batch in self.batches:
            n += batch[0]
        return n

    def __getitem__(self, i: Any) -> Any:
        if self._listed is None and isinstance(i, int) and i >= 0:
            for n, of in self.batches:
                if i < n:
                    return self.make(*of)[i]
                i -= n
            raise IndexError(i)
        return self.listed[i]
