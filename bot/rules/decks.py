"""A deck with its discards: what single seats know of its order, and how several seats draw from it at once.

Outside a fork it is a face-down pile: when it is empty, the discards are shuffled. In a `DrawingFork` it is dealt out,
every n-th card to a stripe, from the first of the seats on, and each seat draws from its own: so nobody's draws depend
on who is quicker. When it closes, what is left lies as it lay, and discards made meanwhile follow in order of seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .errors import DeadEnd
from .facedown import Facedown, Slot, slots
from .play import Play
from .rng import Rng
from .stripes import Stripe, as_they_lay, woven


class Deck(Facedown):
    """A face-down pile and its face-up discards. `unknown` of a game names it whole."""

    discards: list[str] = []  # noqa: RUF012
    stripes: list[Stripe] = []  # noqa: RUF012 - while it is dealt out; `cards` is empty then
    due: list[int] = []  # noqa: RUF012 - for whom it is dealt out as soon as somebody draws or discards
    fork: int = 0  # for which it is dealt out
    parted: bool = False  # whether the discards are, too: a stripe was empty

    def __len__(self) -> int:
        return len(self.cards) + sum(len(stripe.cards) for stripe in self.stripes)

    # -- what rules do with it -----------------------------------------------------------------
    def left(self, seat: int) -> int:
        """How many cards that seat could draw one after the other; none where it has no part."""
        if seat not in self.due:
            return 0 if self.due else len(self.cards) + len(self.discards)
        i, n = self.due.index(seat), len(self.due)
        cards = len(self.stripes[i].cards if self.stripes else range(i, len(self.cards), n))
        return cards + len(self.stripes[i].spare if self.parted else range(i, len(self.discards), n))

    def draw(self, g: Play[Any], seat: int) -> str:
        """The top card for that seat; `left` must be more than 0. A barrier, unless the seat knew the card."""
        mine = self._mine(seat)
        if not mine.cards:
            self._refill(g, mine)
        if seat not in mine.knowers(len(mine.cards) - 1):
            g.reveal(seat)
        return mine.pop()

    def take(self, g: Play[Any], seat: int, n: int) -> list[str]:
        """So many cards for that seat, the topmost first, or as many as are `left`."""
        n = min(n, self.left(seat))
        if not n:
            return []
        mine = self._mine(seat)
        if mine.known or len(mine.cards) < n:
            return [self.draw(g, seat) for _ in range(n)]
        g.reveal(seat)
        found = mine.cards[: -n - 1 : -1]
        del mine.cards[-n:]
        return found

    def look(self, g: Play[Any], seat: int, n: int) -> list[str]:
        """The top cards, the topmost first, where they lie: the seat knows them from now on. Not while dealt out."""
        places = range(len(self.cards) - 1, max(-1, len(self.cards) - 1 - n), -1)
        mine = self.known.get(str(seat), [])
        if any(at not in mine for at in places):
            g.reveal(seat)
            self.known[str(seat)] = sorted({*mine, *places})
        return [self.cards[at] for at in places]

    def put_back(self, seat: int, cards: Iterable[str]) -> None:
        """Cards that the seat has seen, face down on top again, the last one topmost: it knows where they lie."""
        mine = self._mine(seat)
        for card in cards:
            mine.push(card, [seat])

    def put_under(self, seat: int, card: str, *others: int) -> None:
        """A card that the seat has seen, face down under all others; so have `others`, who know what becomes of it."""
        mine = self._mine(seat)
        mine.known = {who: [at + 1 for at in places] for who, places in mine.known.items()}
        for who in (seat, *others):
            mine.known.setdefault(str(who), []).insert(0, 0)
        mine.cards.insert(0, card)
        if isinstance(mine, Stripe):
            mine.dealt += 1

    def discard(self, seat: int, card: str) -> None:
        """A card face up onto the discards."""
        mine = self._mine(seat)
        (mine.thrown if isinstance(mine, Stripe) else self.discards).append(card)

    # -- what may be seen, and what not ----------------------------------------------------------
    def face_up(self) -> list[str]:
        """The discards; while it is dealt out as they lay at first, then what each seat has discarded since."""
        return [*self.discards, *(card for stripe in self.stripes for card in stripe.thrown)]

    def known_to(self, seat: int) -> dict[int, str]:
        """The cards that a seat knows, by how many lie above each."""
        return {depth: card for depth, (card, who) in enumerate(self._whole()) if seat in who}

    def everything(self) -> Iterator[str]:
        """Every card that is in it, face down or up: for the census."""
        yield from self.cards
        yield from self.discards if not self.parted else ()
        for stripe in self.stripes:
            yield from (*stripe.cards, *stripe.spare, *stripe.thrown)

    def hidden_from(self, seat: int | None) -> tuple[list[Slot], list[Slot]]:
        """For `scramble`: the places whose cards `seat` does not know, and apart those that hold discards of before.

        The first may be mixed with the hands of others; the second only among themselves.
        """
        pile = self.hidden(seat)
        spare: list[Slot] = []
        for stripe in self.stripes:
            (spare if stripe.refilled else pile).extend(stripe.hidden(seat))
            spare += slots(stripe.spare)
        return pile, spare

    def unknown(self) -> list[list[Slot]]:
        """The places whose cards no seat at all knows, those apart that hold discards of before."""
        known = {(id(part.cards), at) for part in (self, *self.stripes) for all in part.known.values() for at in all}
        return [[(held, at) for held, at in part if (id(held), at) not in known] for part in self.hidden_from(None)]

    # -- dealing out -----------------------------------------------------------------------------
    def deal_out(self, seats: Sequence[int], fork: int) -> None:
        """A stripe for each of `seats`. From the number of the fork it follows in which order discards will come."""
        if self.due:
            raise DeadEnd("a deck is dealt out twice")
        self.due, self.fork = list(seats), fork

    def _deal(self) -> None:
        seats = self.due
        n, top, whole = len(seats), len(self.cards) - 1, list(self._whole()) if self.known else []
        for i, seat in enumerate(seats):
            stripe = Stripe(seat=seat) if self.known else Stripe(self.cards[(top - i) % n :: n], seat=seat)
            for card, knowers in reversed(whole[i::n]):
                stripe.push(card, knowers)
            stripe.dealt = len(stripe.cards)
            self.stripes.append(stripe)
        self.cards, self.known = [], {}

    def join(self, g: Play[Any]) -> None:
        """What is left of the stripes is one pile again. It shows which discards went into stripes that were empty."""
        self.due, self.fork = [], 0
        if not self.stripes:
            return
        thrown = [card for stripe in self.stripes for card in stripe.thrown]
        if self.parted:
            g.reveal()
            spare = Counter(card for stripe in self.stripes for card in stripe.spare)
            kept = []
            for card in self.discards:  # those that no stripe was filled with
                if spare[card]:
                    spare[card] -= 1
                    kept.append(card)
            self.discards = kept
        self.discards += thrown
        if self.parted or any(stripe.known for stripe in self.stripes):
            whole, self.stripes = list(self._whole()), []
            for card, knowers in reversed(whole):
                self.push(card, knowers)
        else:
            self.cards, self.stripes = woven(self.stripes), []
        self.parted = False

    def _whole(self) -> Iterator[tuple[str, list[int]]]:
        """From the top: each card with who knows it, of the stripes as they lay before; what filled one lies below."""
        yield from ((self.cards[at], self.knowers(at)) for at in reversed(range(len(self.cards))))
        yield from as_they_lay(self.stripes)

    def _mine(self, seat: int) -> Deck | Stripe:
        if not self.due:
            return self
        if not self.stripes:
            self._deal()
        for stripe in self.stripes:
            if stripe.seat == seat:
                return stripe
        raise DeadEnd(f"seat {seat} has no part in a deck that is dealt out")

    def _refill(self, g: Play[Any], mine: Deck | Stripe) -> None:
        if isinstance(mine, Stripe):
            if not self.parted:
                self._part(g.s.rng)
            mine.cards, mine.spare = mine.spare[::-1], []
            mine.dealt, mine.refilled, mine.known = len(mine.cards), True, {}
        else:
            self.cards, self.discards, self.known = sorted(self.discards), [], {}
            g.s.rng.shuffle(self.cards)

    def _part(self, rng: Rng) -> None:
        """Deal the discards out, too, as they lay when it was: which stripe is empty first makes no difference."""
        spare, n = list(self.discards), len(self.stripes)
        rng.aside(self.fork).shuffle(spare)
        for i, stripe in enumerate(self.stripes):
            stripe.spare = spare[i::n]
        self.parted = True
