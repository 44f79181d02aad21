"""The second table of Cooper Island: what lies in the middle, and how questions are put."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.seat import Seat
from tests.oracle.cooper_island.storage import Price

Words = tuple[str, ...]
Offers = dict[str, Any]  # verb -> the answers, or a `Price`
Course = Generator[Any, Any, Any]
NO_FREE = ("Pay", "GiveOne", "ChooseCard", "Collect", "Anchor", "Post", "Owed", "Flip", "Move", "ChooseStart")


class Board:
    """All of a table, read from a state once."""

    def __init__(self, state: Any, options: dict[str, str]) -> None:
        self.options = options
        self.round, self.phase, self.first = state.round, state.phase, state.first
        self.seats = [Seat(i, s) for i, s in enumerate(state.board)]
        self.bag, self.logbooks = list(state.bag.cards), list(state.logbooks.cards)
        self.singles = dict(state.singles)
        self.decks = {"small": list(state.small.cards), "large": list(state.large.cards)}
        self.places = {place: list(stack) for place, stack in state.places.items()}
        self.royal = {card: (p.seat, p.worker) for card, p in state.royal.items()}
        self.cargo = {ship: list(lids) for ship, lids in state.cargo.items()}
        self.master_up = state.master_up
        self.over = False

    def order(self) -> list[Seat]:
        """Clockwise from whoever has Cooper."""
        return [self.seats[(self.first + i) % len(self.seats)] for i in range(len(self.seats))]

    # -- questions -----------------------------------------------------------------------------------
    def free(self, me: Seat, name: str) -> Offers:
        """Free actions beside a question."""
        raise NotImplementedError

    def freely(self, me: Seat, verb: str, words: Words) -> Course:
        """Carry a free action out."""
        raise NotImplementedError

    def ask(self, name: str, me: Seat, offers: Callable[[], Offers]) -> Course:
        """Put a question until it is answered, with free actions before.

        With one answer and nothing beside it there is no question. Where a question has one answer only, or none but
        to go on, it comes with that answer: whoever asks may leave it out if no free action matters to it.
        """
        while True:
            real = {verb: ways for verb, ways in offers().items() if ways}
            free = {} if name in NO_FREE else {v: ways for v, ways in self.free(me, name).items() if ways}
            if name == "Site" and not real:  # one has to make room first
                real = {"exchange": free.pop("exchange")}
            only = self.only(me, real)
            if only is not None and not free and len(real) == 1:
                return only
            verb, words = yield name, me.seat, real, free, only, offers
            if verb not in free and verb != "exchange":
                return verb, words
            yield from self.freely(me, verb, words)

    def only(self, me: Seat, real: Offers) -> tuple[str, Any] | None:
        """The answer, if there is no other, or all of it is to go on."""
        ways = [(verb, ways) for verb, ways in real.items() if verb not in ("finish", "decline")]
        if not ways:
            return (next(iter(real)), ()) if real else None
        verb, answers = ways[0]
        if verb == "keep":
            return (verb, (me.all_kept(),)) if me.all_kept() else None
        if verb == "step" and len(ways) == 1 and me.in_time(int(next(iter(answers))[0])):
            return verb, next(iter(answers))
        if len(real) > 1:
            return None
        if isinstance(answers, Price):
            way = answers.only()
            return None if way is None else (verb, way)
        return (verb, next(iter(answers))) if len(answers) == 1 else None

    # -- paying --------------------------------------------------------------------------------------
    def pay(self, me: Seat, price: dict[str, int]) -> Course:
        """Good by good; what lies in one place only goes by itself."""
        for good, n in price.items():
            yield from self.pay_for(me, "Pay", "pay", Price(me.units(good), n))

    def pay_for(self, me: Seat, name: str, verb: str, price: Price) -> Course:
        """Units that come to so much, none of them wasted."""
        _, paid = yield from self.ask(name, me, lambda: {verb: price})
        me.hand_over(paid)

    def anchor(self, me: Seat) -> Course:
        """Under the ship with fewer; either if there are as many."""
        _, words = yield from self.ask("Anchor", me, lambda: {"anchor": {(ship,) for ship in me.fewest()}})
        me.ships[words[0]][2] += 1

    # -- goods ---------------------------------------------------------------------------------------
    def take(self, me: Seat, groups: tuple[Words, ...]) -> Course:
        """Into the storage: one of each group, as far as they fit, or nothing; as a matter of course where there is no
        choice and a cell is left for whatever comes next."""
        sets = me.largest(groups)
        only = next(iter(sets)) if len(sets) == 1 else ()
        if only and len(only) == len(groups) and all(me.fits((*only, more)) for more in box.GOODS):
            for good in only:
                me.stored[good] += 1
            return

        def offers() -> Offers:
            return {"take": {("+".join(goods),) for goods in me.largest(groups)}, "decline": {()}}

        verb, words = yield from self.ask("Take", me, offers)
        if verb == "take":
            for good in words[0].split("+"):
                me.stored[good] += 1

    def collect(self, me: Seat) -> Course:
        """Two resources to the market."""
        ways = {(f"{a}+{b}",) for i, a in enumerate(box.CUBES) for b in box.CUBES[i:]}
        _, words = yield from self.ask("Collect", me, lambda: {"collect": ways})
        for good in words[0].split("+"):
            me.market[good] += 1

    def toll(self, me: Seat, to: Seat | None, ship: str = "") -> Course:
        """A coin or cube to another seat's market or the supply, or an anchor."""

        def offers() -> Offers:
            ships = [ship] if ship else me.fewest()
            return {"give": {(u,) for u in me.units(*box.GOODS)}, "anchor": {(s,) for s in ships}}

        verb, (word,) = yield from self.ask("Toll", me, offers)
        if verb == "give":
            good = me.give(word)
            if to is not None:
                to.market[good] += 1
            return
        me.ships[word][2] += 1
        if to is not None:
            to.owed += 1

    def debts(self, me: Seat) -> Course:
        """What refused tolls bring, chosen before anything else."""
        while me.owed:
            _, (good,) = yield from self.ask("Owed", me, lambda: {"receive": {(g,) for g in box.GOODS}})
            me.owed -= 1
            me.market[good] += 1
