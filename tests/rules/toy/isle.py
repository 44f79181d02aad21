"""Isle: two to five seats sail from harbour to harbour. Made to test the kernel with what heavier games need of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from bot import rules as kernel
from bot.rules import Deck, DrawingFork, Fork, Line, Meanwhile, Offer, Option, Rng, Tally, mix, pick, ranked, slots
from bot.rules.orders import Order, decline

ROUNDS = 2
TOLLS = {"near": 0, "far": 1, "deep": 2}
COIN, WOOD = 1, 2
KEEPER = -1  # the first opponent that is no seat
CARDS = 11  # few, so that the deck runs out


class Frame(kernel.Frame, tag=kernel.tagged("isle")):
    """Frames of this game."""


class Ask(kernel.Ask, tag=kernel.tagged("isle")):
    """Questions of this game."""


class Seat(msgspec.Struct):
    coin: int = COIN
    wood: int = WOOD
    chest: int = 0
    proposals: int = 0  # in this round
    harbours: list[str] = []
    hand: list[str] = []  # seen by the owner only
    found: list[str] = []  # looked at, to be put back; seen by the owner only


class Keeper(msgspec.Struct):
    """Whoever keeps the isle takes cards and gives none."""

    plays: bool = False
    cards: list[str] = []
    chest: int = 0


class State(kernel.State, kw_only=True):
    board: list[Seat]
    deck: Deck
    keeper: Keeper


class Play(kernel.Play[State]):
    """Every change of state that is worth a line."""

    def change(self, seat: int, **by: int) -> None:
        me = self.s.board[seat]
        for what, n in by.items():
            setattr(me, what, getattr(me, what) + n)
        self.emit("changed", seat, **by)

    def draw(self, seat: int) -> None:
        card = self.s.deck.draw(self, seat)
        self.s.board[seat].hand.append(card)
        self.emit("drew", seat, {"card": card})

    def drop(self, seat: int, card: str) -> None:
        self.s.board[seat].hand.remove(card)
        self.s.deck.discard(seat, card)
        self.emit("dropped", seat, card=card)


class Round(Frame):
    def run(self, g: Play) -> None:
        if g.s.round == ROUNDS:
            g.s.over = True
            g.reveal()
            g.emit("over")
            return
        g.s.round += 1
        g.emit("round", n=g.s.round)
        seats = g.order_from(g.s.round % g.s.seats)
        g.then(DrawingFork([[Forage(seat, 3)] for seat in seats], seats, ["deck"]))
        for seat in seats:
            g.s.board[seat].proposals = 0
            g.then(Meanwhile([Scout(seat), Sail(seat), Sail(seat), End(seat)]))
        if g.s.keeper.plays:
            g.then(KeeperTurn())
        g.then(Round())


class KeeperTurn(Frame):
    """Two cards, face up, and a coin for each."""

    def run(self, g: Play) -> None:
        keeper = g.s.keeper
        for _ in range(min(3 if g.rules.chosen["greed"] == "great" else 2, len(g.s.deck))):
            card = g.s.deck.draw(g, KEEPER)
            keeper.cards.append(card)
            keeper.chest += 1
            g.emit("kept", KEEPER, card=card)


class Forage(Ask):
    """Cards for all at once, who want some."""

    left: int

    def offers(self, g: Play) -> Iterable[Offer]:
        if self.left and g.s.deck.left(self.seat):
            yield pick(self.draw)
        if self.left:
            yield pick(self.drop, ((card,) for card in dict.fromkeys(g.s.board[self.seat].hand)))
        yield pick(self.decline)

    def draw(self, g: Play) -> None:
        g.draw(self.seat)
        g.then(Forage(self.seat, self.left - 1))

    def drop(self, g: Play, card: str) -> None:
        g.drop(self.seat, card)
        g.then(Forage(self.seat, self.left - 1))

    def decline(self, g: Play) -> None: ...


class Scout(Ask):
    """Look at two cards and put them back, or one of them under the deck."""

    def offers(self, g: Play) -> Iterable[Offer]:
        if len(g.s.deck) > 1:
            yield pick(self.look)
        if len(g.s.deck):
            yield pick(self.draw)
        yield pick(self.decline)

    def look(self, g: Play) -> None:
        me = g.s.board[self.seat]
        me.found = [g.s.deck.draw(g, self.seat) for _ in range(2)]
        g.emit("looked", self.seat, {"cards": list(me.found)})
        g.then(PutBack(self.seat))

    def draw(self, g: Play) -> None:
        g.draw(self.seat)

    def decline(self, g: Play) -> None: ...


class PutBack(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        a, b = g.s.board[self.seat].found
        yield pick(self.lay, ((a, b), (b, a)))
        yield pick(self.bury, ((a, b), (b, a)))

    def lay(self, g: Play, top: str, next: str) -> None:
        g.s.deck.put_back(self.seat, [next, top])
        self._done(g)

    def bury(self, g: Play, under: str, top: str) -> None:
        g.s.deck.put_under(self.seat, under)
        g.s.deck.put_back(self.seat, [top])
        self._done(g)

    def _done(self, g: Play) -> None:
        g.s.board[self.seat].found = []
        g.emit("put_back", self.seat)


class OwnTurn(Ask):
    """What may be done at any time of one's turn."""

    def anytime(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        if me.wood:
            yield pick(self.swap, free=True)
        if me.coin and me.chest < 2:
            yield pick(self.store, free=True)
        if g.asked_beside():
            yield pick(self.withdraw, free=True)
        elif me.wood and me.proposals < 2:
            yield pick(self.propose, free=True)

    def swap(self, g: Play) -> None:
        g.change(self.seat, wood=-1, coin=1)

    def store(self, g: Play) -> None:
        g.change(self.seat, coin=-1, chest=1)

    def propose(self, g: Play) -> None:
        g.s.board[self.seat].proposals += 1
        g.emit("proposed", self.seat)
        g.ask_beside(*(Accept(seat, self.seat) for seat in g.order_from(self.seat)[1:]))

    def withdraw(self, g: Play) -> None:
        g.call_off()
        g.emit("withdrew", self.seat)


class Accept(Ask):
    """Wood of whoever's turn it is, for a coin; open until somebody has accepted or it is withdrawn."""

    by: int

    def offers(self, g: Play) -> Iterable[Offer]:
        if g.s.board[self.seat].coin and g.s.board[self.by].wood:
            yield pick(self.accept)
        yield pick(self.decline)

    def accept(self, g: Play) -> None:
        g.call_off()
        g.change(self.seat, coin=-1, wood=1)
        g.change(self.by, coin=1, wood=-1)
        g.then(Thank(self.by))

    def decline(self, g: Play) -> None:
        g.emit("declined", self.seat)


class Thank(Ask):
    """What comes of a proposal that was accepted interrupts the turn."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.thank, (("bow",), ("wave",)))

    def thank(self, g: Play, how: str) -> None:
        g.emit("thanked", self.seat, how=how)


class Follow(Ask):
    """Others may sail along into deep water, all at once, in the middle of somebody's turn."""

    def offers(self, g: Play) -> Iterable[Offer]:
        if g.s.board[self.seat].wood:
            yield pick(self.follow)
        yield pick(self.decline)

    def follow(self, g: Play) -> None:
        g.change(self.seat, wood=-1, chest=1)

    def decline(self, g: Play) -> None: ...


class Sail(OwnTurn):
    """To another harbour, if one can be paid; a harbour is entered once."""

    auto_beside_free = True
    may_lapse = True

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        there = [(h,) for h, toll in TOLLS.items() if h not in me.harbours and toll <= me.coin]
        yield pick(self.sail, there)
        if self.dearer(g):
            yield pick(self.stay)
        yield from self.anytime(g)

    def dearer(self, g: Play) -> bool:
        """Whether there is a harbour that cannot be paid as things stand."""
        me = g.s.board[self.seat]
        return any(h not in me.harbours and toll > me.coin for h, toll in TOLLS.items())

    def sways(self, g: Play, free: Offer) -> bool:
        """A coin more opens a harbour that is too dear, a coin less closes one."""
        return free.verb == "store" or self.dearer(g)

    def sail(self, g: Play, harbour: str) -> None:
        g.s.board[self.seat].harbours.append(harbour)
        g.change(self.seat, coin=-TOLLS[harbour])
        if harbour == "deep":
            g.then(Fork([[Follow(seat)] for seat in g.order_from(self.seat)[1:]]))

    def stay(self, g: Play) -> None: ...


class End(OwnTurn):
    """The last chance for free actions: it waits for its player."""

    auto = False

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.end)
        yield from self.anytime(g)

    def end(self, g: Play) -> None: ...


class View(msgspec.Struct, frozen=True):
    you: int | None
    board: list[dict[str, Any]]
    round: int
    deck: int
    discards: list[str]
    keeper: Keeper
    known: dict[int, str]  # by how many cards lie above it


class Isle(kernel.Game[State]):
    name = "isle"
    seat_counts = (2, 3, 4, 5)
    seat_needs = {5: (("keeper", "yes"), ("greed", "great"))}  # noqa: RUF012
    options = (
        Option("keeper", ("no", "yes")),
        Option("greed", ("small", "great"), needs=(("keeper", "yes"),)),  # how much the keeper takes
        Option("start", ("poor", "rich"), seats=(2, 3)),  # with how much wood
        Option("feud", ("no", "yes"), needs=(("keeper", "yes"), ("greed", "great"))),  # the keeper's coins count twice
    )
    state_type = State
    play_type = Play

    def start(self, seats: int, rng: Rng) -> State:
        cards = [f"card{n}" for n in range(CARDS)]
        rng.shuffle(cards)
        board = [Seat(wood=WOOD + (self.chosen["start"] == "rich")) for _ in range(seats)]
        return State(
            seats=seats,
            rng=rng,
            stack=[Round()],
            board=board,
            deck=Deck(cards),
            keeper=Keeper(self.chosen["keeper"] == "yes"),
        )

    def view(self, state: State, seat: int | None) -> View:
        def shown(i: int, board: Seat) -> dict[str, Any]:
            raw: dict[str, Any] = msgspec.to_builtins(board)
            if i != seat and not state.over:
                raw["hand"], raw["found"] = len(board.hand), len(board.found)
            return raw

        board = [shown(i, b) for i, b in enumerate(state.board)]
        known = {} if seat is None else state.deck.known_to(seat)
        return View(seat, board, state.round, len(state.deck), state.deck.face_up(), state.keeper, known)

    def mix(self, s: State, seat: int | None, rng: Rng) -> None:
        if s.over:
            return
        pile, discards = s.deck.hidden_from(seat)
        others = [b for i, b in enumerate(s.board) if i != seat]
        mix(pile + [slot for b in others for slot in slots(b.hand) + slots(b.found)], rng)
        mix(discards, rng)

    def unknown(self, state: State) -> list[Deck]:
        return [state.deck]

    def census(self, state: State) -> dict[str, int]:
        paid = sum(TOLLS[h] for b in state.board for h in b.harbours)
        cards = Counter(
            [*state.deck.everything(), *state.keeper.cards, *(c for b in state.board for c in b.hand + b.found)]
        )
        return {**cards, "worth": paid + sum(b.coin + b.wood + b.chest for b in state.board)}

    def scores(self, state: State) -> list[Tally]:
        return ranked(
            [
                Tally(i, (Line("harbours", 2 * len(b.harbours)), Line("chest", b.chest)), (b.coin,))
                for i, b in enumerate(state.board)
            ]
        )

    def orders(self) -> tuple[Order, ...]:
        return (Order("no_trade", ("Accept",), decline),)

    def rival_scores(self, state: State) -> list[Tally]:
        keeper, twice = state.keeper, 1 + (self.chosen["feud"] == "yes")
        lines = (Line("cards", len(keeper.cards)), Line("chest", keeper.chest * twice))
        return [Tally(KEEPER, lines)] if keeper.plays else []
