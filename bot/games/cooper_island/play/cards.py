"""Cards of buildings, crates and cargo ships (Rulebook 004, Buildings, Crates, Sector H)."""

from __future__ import annotations

from bot.rules import Deck

from ..components.box import Box
from ..components.goods import COIN
from ..state import Seat, State
from .buildings import gained_lids
from .payment import Cost, in_reach, payable
from .workers import Workers


def crates(box: Box, me: Seat) -> list[str]:
    """Crates without a lid, that of a card too."""
    return [c for c in (*box.crates, *card_crates(box, me)) if c not in me.crates]


def card_crates(box: Box, me: Seat) -> list[str]:
    """Cards that are crates."""
    card = box.card_crate(me) if me.small else None
    return [card[0]] if card else []


def master_on(s: State, ship: str) -> bool:
    """Whether the harbour master stands on a cargo ship: each round on the next, until he has served somebody."""
    return s.master_up and list(s.cargo).index(ship) + 1 == s.round


def known_to(deck: Deck, seat: int | None) -> tuple[str, ...]:
    """What a seat knows of a deck, from the top: the card, or ""; no more than it needs to tell all."""
    known = deck.known_to(seat) if seat is not None else {}
    return tuple([known.get(depth, "") for depth in range(max(known, default=-1) + 1)])


def cargo_prices(box: Box, s: State, seat: int, have: Cost) -> dict[tuple[str, str], Cost]:
    """What each cargo ship with the seat's lid costs in each way that can be paid.

    The standing harbour master takes one gold or cloth off, whatever cards do beside.
    """
    me = s.board[seat]
    if not in_reach(me, box.least["cargo"], have, int(s.master_up)):
        return {}
    standing = list(s.cargo)[s.round - 1] if s.master_up else ""
    return {
        (ship, off): cost
        for ship, lids in s.cargo.items()
        if seat in lids
        for off, cost in payable(box, me, "cargo", box.cargo[ship].cost, have, int(ship == standing)).items()
    }


class Cards(Workers):
    """A table being played on: cards, crates, cargo ships."""

    def deck(self, kind: str) -> Deck:
        return self.s.small if kind == "small" else self.s.large

    def show_cards(self, seat: int, kind: str) -> None:
        """The top cards of a deck, for one seat's eyes; they stay where they are."""
        me = self.s.board[seat]
        me.looking = self.deck(kind).look(self, seat, self.box.n.shown_cards)
        self.emit("looks", seat, secret={"cards": list(me.looking)}, building=kind, n=len(me.looking))

    def choose_card(self, seat: int, kind: str, card: str) -> None:
        """One lies open before the seat; the others go below the deck in the order shown."""
        deck, me = self.deck(kind), self.s.board[seat]
        for _ in me.looking:
            knowers = deck.knowers(len(deck.cards) - 1)
            shown = deck.pop()
            if shown != card:
                deck.put_under(seat, shown, *[other for other in knowers if other != seat])
        me.looking = []
        (me.small if kind == "small" else me.large).append(card)
        self.emit("card", seat, card=card)

    def turn_down(self, seat: int, card: str) -> None:
        self.s.board[seat].used.append(card)
        self.emit("card_used", seat, card=card)

    def turn_up(self, seat: int, card: str, coins: int) -> None:
        me = self.s.board[seat]
        me.used.remove(card)
        me.stored[COIN] -= coins
        self.emit("card_turned_up", seat, card=card, coins=coins)

    def cover(self, seat: int, crate: str) -> None:
        me = self.s.board[seat]
        me.lids -= 1
        me.crates.append(crate)
        self.emit("crate_covered", seat, crate=crate)

    def uncover(self, seat: int, crate: str, coins: int) -> None:
        me = self.s.board[seat]
        me.crates.remove(crate)
        me.lids += 1
        me.stored[COIN] -= coins
        self.emit("crate_uncovered", seat, crate=crate, coins=coins)

    def lift_lid(self, seat: int, ship: str) -> None:
        """The lid of a ship that is being supplied: no other supply can be for it."""
        self.s.cargo[ship].remove(seat)
        self.s.board[seat].in_hand.append(ship)

    def supply(self, seat: int, ship: str) -> None:
        """The lid comes to the board."""
        me = self.s.board[seat]
        me.in_hand.remove(ship)
        me.lids += 1
        self.emit("supplied", seat, ship=ship)
        self.reach(seat, "lids", gained_lids(me))

    def lay_master(self, seat: int) -> None:
        """The harbour master lies down until the next round."""
        self.s.master_up = False
        self.emit("master", seat)
