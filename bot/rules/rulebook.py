"""What a game gives: set-up, view, score, and all else that the doors of `Game` rest on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic

from .actions import Args, Event, Hints, S
from .decks import Deck
from .errors import Refused
from .facedown import Slot, mix, slots
from .lazy_options import Words
from .orders import Order
from .rng import Rng
from .tally import Line, Tally, beside


class Rulebook(Generic[S]):
    """What differs from game to game, as methods to override; without the first six there is no game."""

    def start(self, seats: int, rng: Rng) -> S:
        """The table as set up, with the first frames on its stack."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Any:
        """What `seat` may see (None: anybody), built field by field; everything once the game is over."""
        raise NotImplementedError

    def mix(self, state: S, seat: int | None, rng: Rng) -> None:
        """Change, in place, what `seat` cannot know: `state` is a copy whose key is new already (`Game.scramble`).

        What comes out depends on what `seat` sees and on `rng`, and on nothing that is hidden from it: sort what is
        hidden before it is shuffled.
        """
        raise NotImplementedError

    def unknown(self, state: S) -> Sequence[list[str] | Deck]:
        """The lists in `state` whose order no seat at all knows, such as piles: the lists themselves, no copies.

        A `Deck` is named whole: it tells itself what single seats know of it.
        """
        raise NotImplementedError

    def unknown_places(self, state: S) -> list[list[Slot]]:
        """The same by places: what lies at those of one list may lie at any other of it."""
        found = []
        for pile in self.unknown(state):
            found += pile.unknown() if isinstance(pile, Deck) else [slots(pile)]
        return found

    def census(self, state: S) -> dict[str, int]:
        """How many there are of everything that is neither made nor lost; the same all game long."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Tally]:
        """Score by seat, line by line, ranked; exact at the end, as things stand before it."""
        raise NotImplementedError

    def stock(self, view: Any, seat: int) -> Mapping[str, int]:
        """What the reader of the view sees of the things that a seat has and counts: goods, money, points."""
        return {}

    def unscored(self, state: S, seat: int | None) -> Mapping[int, Collection[str]]:
        """Before the end, the lines of `scores` that `seat` (None: who watches) may not know, by whose they are."""
        return {}

    def would_score(self, state: S, seat: int) -> list[Line]:
        """What the seat would get at the end for things that count then and that it has not, as it stands now."""
        return []

    def rival_scores(self, state: S) -> list[Tally]:
        """The scores of opponents that are no seats, such as an automatic one in a game alone; without ranks.

        The first of them is seat -1 here, in events and in views, the next -2; the texts `rival-1`, … name them.
        """
        return []

    def standing(self, state: S) -> list[Tally]:
        """The scores of seats and rivals, best first."""
        return beside(self.scores(state), self.rival_scores(state))

    def brief(self, state: S, seat: int) -> Args:
        """The numbers that matter for the open question of `seat`, as arguments for its text."""
        return {}

    def hints(self, state: S, seat: int) -> Hints:
        """What to say beside a value of the open question: (verb, facet, value) -> (text id, arguments)."""
        return {}

    def lines(self, view: Any) -> list[tuple[str, Args]]:
        """A view told line by line (text id, arguments): whose turn and what is asked, each seat, what is left."""
        return []

    def orders(self) -> tuple[Order, ...]:
        """What a seat can decide ahead, what is tried first first."""
        return ()

    def sparse(self) -> Mapping[str, Collection[str]]:
        """By the name of a view's field of counts: the keys that may be left out there, which means 0."""
        return {}

    def vocabulary(self, seats: int) -> Mapping[str, Collection[str]]:
        """By facet, and for counts by verb: every word that an answer may ever name there, at a table of so many.

        Of words joined by `+` each. By it typing errors in recorded games are found; what is not listed may be any.
        """
        return {}

    def alike(self, state: S, seat: int, verb: str, words: Words) -> object:
        """What two possible answers have in common where they are the same one, told in another way."""
        return [sorted(word.split("+")) for word in words]

    def facts(self, view: Any, id: str) -> Args:
        """The numbers of a component at this table, as arguments of the text `help-facts`; {} for what has none.

        Of an answer, told as its verb and words, what it covers, if the game has a text `lies-<verb>`.
        With a `kind` among them they belong to the text `help-facts-<kind>`. `view` is None away from any table.
        """
        return {}

    def sources(self) -> dict[str, int]:
        """How many rows of the components in use come from where: printed, rulebook, derived, reconstructed."""
        return {}

    def arrange(self, state: S, name: str, value: str) -> None:
        """Carry out `set name = value` of a recorded game; raises `Refused` if there is no such thing."""
        raise Refused("cannot-set", name=name)

    def arranged(self, state: S) -> None:
        """Check a state after its `set` lines; raises `Refused` for what no legal table could show."""

    def mend(self, state: S, seat: int, name: str, value: str) -> None:
        """Carry out `set name = value` on a table in play, and nothing else: no supply is reckoned anew, nothing is
        checked, and the question of `seat` stays open, or is changed by `ask`. Raises `Refused` as `arrange` does.

        What comes out is for asking what would be on offer, not for playing on.
        """
        raise Refused("cannot-set", name=name)

    def upgraded(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        """A state dumped under older rules, as decoded JSON, in the shape that is read today.

        New fields with defaults need nothing here; only what has another meaning, name or place does.
        """
        return raw

    def react(self, g: Any, event: Event) -> None:
        """Components that answer to events; in a fixed order."""

    def reshuffle(self, state: S) -> None:
        """Put what no seat knows into another order, in place, by the state's own generator.

        What some seat knows stays. Nothing of the old order is left in the new one.
        """
        for places in self.unknown_places(state):
            mix(places, state.rng)
