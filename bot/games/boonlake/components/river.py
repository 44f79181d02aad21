"""The river: beds, harbours, locks, and where a ship may end its move (Rulebook 001, phase B)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.rules import Words

from .rows import RiverSpace, ShipStart

BEDS = {1: "upper", 2: "lower"}  # which bed is sailed in which round


class River:
    """The way of each round, space by space. Spaces are told by name, locks by their place on the way, from 0."""

    def __init__(self, spaces: Sequence[RiverSpace], starts: Sequence[ShipStart]) -> None:
        self.spaces = {s.id: s for s in spaces}
        self.ways = {n: tuple(s.id for s in spaces if s.bed in ("common", bed)) for n, bed in BEDS.items()}
        self.place = {n: {space: i for i, space in enumerate(way)} for n, way in self.ways.items()}
        self.answers = {n: tuple((space,) for space in way) for n, way in self.ways.items()}
        self.harbours = frozenset(s.id for s in spaces if s.harbour)
        self.locks = {n: tuple(i for i, s in enumerate(way) if self.spaces[s].lock) for n, way in self.ways.items()}
        self._starts = {int(s.id): s.spaces for s in starts}

    def start(self, seats: int, round: int) -> str:
        """Where all ships begin."""
        return self._starts[seats][round - 1]

    def last(self, round: int) -> str:
        return self.ways[round][-1]

    def reach(self, round: int, ship: str, others: Collection[str], steps: int) -> tuple[Words, ...]:
        """Where a ship may end, nearest first, each as an answer.

        A space that another ship takes up is no step, a harbour always is.
        """
        way, place, harbours = self.answers[round], self.place[round], self.harbours
        at = place[ship] + 1
        taken = [space for space in others if place.get(space, -1) >= at and space not in harbours]
        if not taken:
            return way[at : at + steps]
        return tuple([words for words in way[at : at + steps + len(taken)] if words[0] not in taken])[:steps]

    def crossed(self, round: int, start: str, to: str, known: int = 0) -> list[int]:
        """The locks between two spaces, but for so many that have been crossed this round."""
        place, locks = self.place[round], self.locks[round]
        last = place[to]
        if known == len(locks) or last <= locks[known]:  # mostly
            return []
        first = place[start]
        return [k for k, behind in enumerate(locks) if first <= behind < last and k >= known]
