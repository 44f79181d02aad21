"""A small game of all the shapes at once: for one to four seats, two rounds. Made to hold the contract against."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from bot import rules as kernel
from bot.rules import Event, Fork, LazyOptions, Line, Offer, Pile, Rng, Sealed, Tally, pick, ranked, spread
from tests.rules.shapes import grid

TILES = {"bar": ((0, 0), (0, 1)), "corner": ((0, 0), (0, 1), (1, 0)), "line": ((0, 0), (0, 1), (0, 2))}
CARDS = tuple(f"{kind}{n}" for kind in ("bell", "coin", "point") for n in range(8))
ROUNDS = 2


class Frame(kernel.Frame, tag=kernel.tagged("colony")):
    """Frames of this game."""


class Ask(kernel.Ask, tag=kernel.tagged("colony")):
    """Questions of this game."""


class Seat(msgspec.Struct):
    coin: int = 5
    wood: int = 1
    taken: int = 0
    cubes: dict[str, int] = {}  # spot -> what the cube on it counts
    hand: list[str] = []  # seen by the owner only
    shown: list[str] = []
    points: int = 0
    passed: bool = False


class State(kernel.State, kw_only=True):
    board: list[Seat]
    deck: Pile  # seen by nobody


class Play(kernel.Play[State]):
    def gain(self, seat: int, what: str, n: int = 1) -> None:
        me = self.s.board[seat]
        setattr(me, what, getattr(me, what) + n)
        self.emit("gained", seat, what=what, n=n)


class Round(Frame):
    def run(self, g: Play) -> None:
        if g.s.round == ROUNDS:
            g.s.over = True
            g.reveal()
            g.emit("over")
            return
        g.s.round += 1
        seats = range(g.s.seats)
        for seat in seats:
            me = g.s.board[seat]
            me.passed = False
            me.hand += [g.s.deck.draw(g) for _ in range(2)]
            g.emit("drew", seat, {"cards": list(me.hand)}, n=2)
        g.then(Sealed([Give(s) for s in seats]), Fork([[Income(s, ["coin", "wood"]), Raise(s)] for s in seats]))
        g.then(Turns(), Round())


class Give(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.give, ((card,) for card in g.s.board[self.seat].hand))

    def give(self, g: Play, card: str) -> None:
        left = (self.seat + 1) % g.s.seats
        g.s.board[self.seat].hand.remove(card)
        g.s.board[left].hand.append(card)
        g.emit("given", left, {"card": card})


class Income(Ask):
    left: list[str]

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.earn, ((what,) for what in self.left))
        yield pick(self.enough)

    def earn(self, g: Play, what: str) -> None:
        self.left.remove(what)
        g.gain(self.seat, what)
        g.then(self)

    def enough(self, g: Play) -> None: ...


class Raise(Ask):
    """A cube on a spot; on one that has a cube already it counts one more."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.raise_, (("C1",), ("C12",), ("D4",)))

    def raise_(self, g: Play, at: str) -> None:
        cubes = g.s.board[self.seat].cubes
        cubes[at] = cubes.get(at, 0) + 1
        g.emit("raised", self.seat, at=at)


class Turns(Frame):
    def run(self, g: Play) -> None:
        live = [s for s in range(g.s.seats) if not g.s.board[s].passed]
        if live:
            g.then(*(Turn(s) for s in live), Turns())


class OwnTurn(Ask):
    def anytime(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        if me.coin >= 3:
            yield pick(self.buy, free=True)
        if me.wood:
            yield pick(self.sell, free=True)

    def buy(self, g: Play) -> None:
        g.gain(self.seat, "coin", -3)
        g.gain(self.seat, "wood")

    def sell(self, g: Play) -> None:
        g.gain(self.seat, "wood", -1)
        g.gain(self.seat, "coin")


PLACEMENTS = {tile: grid.placements(tile, shape) for tile, shape in TILES.items()}


class Turn(OwnTurn):
    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        if sum(me.cubes.values()) >= 2 and me.wood:
            yield pick(self.lay, LazyOptions(partial(grid.clear, me.taken), *PLACEMENTS.values()))
        yield pick(self.play, ((card,) for card in me.hand))
        yield pick(self.pass_)
        yield from self.anytime(g)

    def lay(self, g: Play, tile: str, at: str, turn: str) -> None:
        g.gain(self.seat, "wood", -1)
        g.s.board[self.seat].taken |= PLACEMENTS[tile][tile, at, turn]
        g.emit("laid", self.seat, tile=tile, at=at, turn=turn)
        g.then(Pay(self.seat, 2), Bonus(self.seat))

    def play(self, g: Play, card: str) -> None:
        g.s.board[self.seat].hand.remove(card)
        g.s.board[self.seat].shown.append(card)
        g.emit("played", self.seat, card=card)

    def pass_(self, g: Play) -> None:
        g.s.board[self.seat].passed = True
        g.emit("passed", self.seat)


class Pay(Ask):
    cost: int

    def offers(self, g: Play) -> Iterable[Offer]:
        worth = g.s.board[self.seat].cubes
        caps = dict.fromkeys(worth, 1)
        yield spread(self.pay, caps, self.cost, sum(worth.values()), weights=worth, lean=True)

    def pay(self, g: Play, counts: dict[str, int]) -> None:
        for at, n in counts.items():
            if n:
                del g.s.board[self.seat].cubes[at]
        g.emit("paid", self.seat, cubes={at: n for at, n in counts.items() if n})


class Bonus(OwnTurn):
    """After a tile is laid; buying and selling go on beside it."""

    def offers(self, g: Play) -> Iterable[Offer]:
        if g.s.board[self.seat].wood:
            yield pick(self.trade)
        yield pick(self.decline)
        yield from self.anytime(g)

    def trade(self, g: Play) -> None:
        g.gain(self.seat, "wood", -1)
        g.gain(self.seat, "points", 2)

    def decline(self, g: Play) -> None: ...


class Bell(Ask):
    """Whoever has a bell may answer to a card that another plays."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.ring)
        yield pick(self.hush)

    def ring(self, g: Play) -> None:
        g.gain(self.seat, "points")

    def hush(self, g: Play) -> None: ...


class View(msgspec.Struct, frozen=True):
    you: int | None
    board: list[dict[str, Any]]
    deck: int
    answered: list[int]
    asked: list[tuple[int, str]]
    round: int


class Colony(kernel.Game[State]):
    name = "colony"
    seat_counts = (1, 2, 3, 4)
    state_type = State
    play_type = Play

    def start(self, seats: int, rng: Rng) -> State:
        cards = list(CARDS)
        rng.shuffle(cards)
        return State(
            seats=seats,
            rng=rng,
            stack=[Round()],
            board=[Seat(cubes={"C1": 1, "C12": 1}) for _ in range(seats)],
            deck=Pile(cards),
        )

    def react(self, g: Any, event: Event) -> None:
        if event.kind == "played" and event.seat is not None:
            others = g.order_from(event.seat)[1:]
            g.then(*(Bell(s) for s in others if any(c.startswith("bell") for c in g.s.board[s].shown)))

    def view(self, state: State, seat: int | None) -> View:
        board = [msgspec.to_builtins(b) for b in state.board]
        for i, b in enumerate(board):
            if i != seat and not state.over:
                b["hand"] = len(b["hand"])
        sealed = next((f for f in state.stack if isinstance(f, Sealed)), None)
        answered = sorted(map(int, sealed.answers)) if sealed else []
        asked = [(a.seat, a.ask) for a in self.asked(state)]
        return View(seat, board, len(state.deck), answered, asked, state.round)

    def mix(self, s: State, seat: int | None, rng: Rng) -> None:
        if s.over:
            return
        others = [b for i, b in enumerate(s.board) if i != seat]
        pool = s.deck.cards + [card for b in others for card in b.hand]
        rng.shuffle(pool)
        for b in others:
            n = len(b.hand)
            b.hand, pool = pool[:n], pool[n:]
        s.deck = Pile(pool)
        for frame in s.stack:
            if isinstance(frame, Sealed):
                for who in frame.answers:
                    if int(who) != seat:
                        hand = s.board[int(who)].hand
                        frame.answers[who] = ["give", hand[rng.below(len(hand))]]

    def unknown(self, state: State) -> list[list[str]]:
        return [state.deck.cards]

    def census(self, state: State) -> dict[str, int]:
        return {"cards": len(state.deck) + sum(len(b.hand) + len(b.shown) for b in state.board)}

    def scores(self, state: State) -> list[Tally]:
        return ranked(
            [
                Tally(i, (Line("points", b.points), Line("cells", b.taken.bit_count()), Line("hand", -len(b.hand))))
                for i, b in enumerate(state.board)
            ]
        )
