"""Harbour: two to four seats bid unseen, place workers at once, then build in turn. Made to test the kernel with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bot import rules as kernel
from bot.rules import Event, Line, Offer, Option, Pile, Reason, Refused, Rng, Tally, pick, ranked, spread

ROUNDS = 3
COSTS = {"hut": 1, "mill": 2, "market": 3}
SPOTS = ("a", "b", "c", "d")
SCROLLS = 20
COIN, WOOD, SERVANTS = 8, 2, 3


class Frame(kernel.Frame, tag=kernel.tagged("toy")):
    """Frames of this game."""


class Ask(kernel.Ask, tag=kernel.tagged("toy")):
    """Questions of this game."""


class Seat(msgspec.Struct):
    coin: int = COIN
    wood: int = WOOD
    points: int = 0
    land: dict[str, str] = {}
    workers: dict[str, int] = {}
    scrolls: list[str] = []  # seen by their owner only
    passed: bool = False


class State(kernel.State, kw_only=True):
    boards: list[Seat]
    bank: int
    timber: int
    deck: Pile  # seen by nobody
    spent: list[str] = []  # noqa: RUF012 - scrolls burnt, face up
    bids: dict[str, int] = {}  # noqa: RUF012
    first: int = 0
    round: int = 0


class Play(kernel.Play[State]):
    """Every change of state that is worth a line."""

    def pay(self, seat: int, n: int) -> None:
        self.s.boards[seat].coin -= n
        self.s.bank += n
        self.emit("paid", seat, n=n)

    def timber(self, seat: int, n: int) -> None:
        self.s.boards[seat].wood += n
        self.s.timber -= n
        self.emit("timber", seat, n=n)

    def draw(self, seat: int) -> None:
        card = self.s.deck.draw(self)
        self.s.boards[seat].scrolls.append(card)
        self.emit("drew", seat, secret={"card": card}, left=len(self.s.deck))


class Round(Frame):
    def run(self, g: Play) -> None:
        if g.s.round == ROUNDS:
            g.s.over = True
            g.reveal()
            g.emit("over")
            return
        g.s.round += 1
        g.emit("round", n=g.s.round)
        for seat in range(g.s.seats):
            g.draw(seat)
            g.s.boards[seat].passed = False
        g.then(
            kernel.Sealed([Bid(seat) for seat in range(g.s.seats)]),
            OpenBids(),
            kernel.Fork([[Staff(seat)] for seat in range(g.s.seats)]),
            Turns(),
            Round(),
        )


class Bid(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        coin = g.s.boards[self.seat].coin
        yield spread(self.bid, {"coin": coin}, 0, coin)

    def bid(self, g: Play, counts: dict[str, int]) -> None:
        g.s.bids[str(self.seat)] = counts["coin"]


class OpenBids(Frame):
    def run(self, g: Play) -> None:
        g.s.first = max(g.order_from(g.s.first), key=lambda s: g.s.bids[str(s)])
        g.emit("first", g.s.first, bids=dict(g.s.bids))
        g.pay(g.s.first, g.s.bids[str(g.s.first)])
        g.s.bids = {}


class Staff(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        places: dict[str, int] = {}
        for building in g.s.boards[self.seat].land.values():
            places[building] = places.get(building, 0) + 1
        n = min(sum(places.values()), SERVANTS)
        yield spread(self.staff, places, n, n, start=g.s.boards[self.seat].workers)

    def staff(self, g: Play, counts: dict[str, int]) -> None:
        g.s.boards[self.seat].workers = {place: n for place, n in counts.items() if n}
        g.emit("staffed", self.seat, places={place: n for place, n in counts.items() if n})


class Turns(Frame):
    def run(self, g: Play) -> None:
        live = [s for s in g.order_from(g.s.first) if not g.s.boards[s].passed]
        if live:
            g.then(*(Turn(s) for s in live), Turns())


class Turn(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.boards[self.seat]
        sites = [
            (what, at)
            for what, cost in COSTS.items()
            if me.coin >= cost and me.wood
            for at in SPOTS
            if at not in me.land
        ]
        yield pick(self.build, sites)
        if me.scrolls and g.rules.chosen["burning"] == "yes":
            yield pick(self.burn, ((card,) for card in me.scrolls))
        yield pick(self.rest)
        if me.coin >= 2 and me.wood < 3 and g.s.timber:
            yield pick(self.buy, free=True)

    def build(self, g: Play, what: str, at: str) -> None:
        g.pay(self.seat, COSTS[what])
        g.timber(self.seat, -1)
        g.s.boards[self.seat].land[at] = what
        g.emit("built", self.seat, what=what, at=at)
        if what == "market":
            g.then(*(Visit(s) for s in g.order_from(self.seat)[1:]))

    def why_build(self, g: Play, what: str, at: str) -> Iterable[Reason]:
        me, cost = g.s.boards[self.seat], COSTS[what]
        if me.coin < cost:
            yield Reason("coin", {"n": cost - me.coin}, (f"{self.seat}.coin = {cost}",))
        if not me.wood:
            yield Reason("wood", {"n": 1}, (f"{self.seat}.wood = 1",))
        if at in me.land:
            yield Reason("built", {"what": me.land[at]})

    def burn(self, g: Play, scroll: str) -> None:
        g.s.boards[self.seat].scrolls.remove(scroll)
        g.s.spent.append(scroll)
        g.s.boards[self.seat].points += 1
        g.emit("burnt", self.seat, scroll=scroll)

    def rest(self, g: Play) -> None:
        g.s.boards[self.seat].passed = True
        g.emit("rested", self.seat)

    def buy(self, g: Play) -> None:
        g.pay(self.seat, 2)
        g.timber(self.seat, 1)


class Visit(Ask):
    """Somebody else's market interrupts the turn of its owner."""

    def offers(self, g: Play) -> Iterable[Offer]:
        if g.s.boards[self.seat].coin and g.s.timber:
            yield pick(self.trade)
        yield pick(self.decline)

    def trade(self, g: Play) -> None:
        g.pay(self.seat, 1)
        g.timber(self.seat, 1)

    def decline(self, g: Play) -> None: ...


class View(msgspec.Struct, frozen=True):
    you: int | None
    boards: list[dict[str, Any]]
    deck: int
    spent: list[str]
    bank: int
    timber: int
    first: int
    round: int
    bids: list[int]  # who has bid; not how much


class Toy(kernel.Game[State]):
    name = "toy"
    seat_counts = (2, 3, 4)
    options = (Option("burning", ("yes", "no")),)
    state_type = State
    play_type = Play

    def start(self, seats: int, rng: Rng) -> State:
        deck = [f"scroll{i}" for i in range(SCROLLS)]
        rng.shuffle(deck)
        return State(
            seats=seats,
            rng=rng,
            stack=[Round()],
            boards=[Seat() for _ in range(seats)],
            bank=100 - COIN * seats,
            timber=12 - WOOD * seats,
            deck=Pile(deck),
        )

    def view(self, state: State, seat: int | None) -> View:
        def shown(i: int, board: Seat) -> dict[str, Any]:
            raw: dict[str, Any] = msgspec.to_builtins(board)
            if i != seat and not state.over:
                raw["scrolls"] = len(board.scrolls)
            return raw

        sealed = next((f for f in state.stack if isinstance(f, kernel.Sealed)), None)
        return View(
            seat,
            [shown(i, b) for i, b in enumerate(state.boards)],
            len(state.deck),
            list(state.spent),
            state.bank,
            state.timber,
            state.first,
            state.round,
            sorted(int(s) for s in sealed.answers) if sealed else [],
        )

    def mix(self, s: State, seat: int | None, rng: Rng) -> None:
        if s.over:
            return
        others = [b for i, b in enumerate(s.boards) if i != seat]
        pool = s.deck.cards + [card for b in others for card in b.scrolls]
        pool.sort()
        rng.shuffle(pool)
        for b in others:
            n = len(b.scrolls)
            b.scrolls, pool = pool[:n], pool[n:]
        s.deck = Pile(pool)
        for frame in s.stack:
            if isinstance(frame, kernel.Sealed):
                for who in frame.answers:
                    if int(who) != seat:
                        n = rng.below(s.boards[int(who)].coin + 1)
                        frame.answers[who] = ["bid", f"coin={n}"] if n else ["bid"]

    def unknown(self, state: State) -> list[list[str]]:
        return [state.deck.cards]

    def vocabulary(self, seats: int) -> dict[str, tuple[str, ...]]:
        return {"what": tuple(COSTS), "at": SPOTS, "bid": ("coin",), "staff": tuple(COSTS)}

    def census(self, state: State) -> dict[str, int]:
        return {
            "coins": state.bank + sum(b.coin for b in state.boards),
            "wood": state.timber + sum(b.wood for b in state.boards),
            "scrolls": len(state.deck) + len(state.spent) + sum(len(b.scrolls) for b in state.boards),
        }

    def scores(self, state: State) -> list[Tally]:
        return ranked(
            [
                Tally(i, (Line("points", b.points), Line("land", len(b.land))), (b.coin,))
                for i, b in enumerate(state.boards)
            ]
        )

    def arrange(self, state: State, name: str, value: str) -> None:
        seat, _, what = name.partition(".")
        if what not in ("coin", "wood") or not value.isdigit():
            raise Refused("cannot-set", name=name)
        board = state.boards[int(seat)]
        setattr(board, what, int(value))

    def mend(self, state: State, seat: int, name: str, value: str) -> None:
        self.arrange(state, name, value)

    def react(self, g: Any, event: Event) -> None:
        """A mill gives its owner a point for each building that is put up after it."""
        if event.kind == "built" and event.seat is not None:
            board = g.s.boards[event.seat]
            if "mill" in board.land.values() and event.args["what"] != "mill":
                board.points += 1
                g.emit("milled", event.seat)
