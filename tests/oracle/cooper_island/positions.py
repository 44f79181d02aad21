"""Positions of Cooper Island by chance, well into a game: high land, cubes, pieces, boats, cards, workers."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Refused, Rng
from tests.oracle.cooper_island import box

LOW = (1, 1, 1, 2, 2, 3, 3, 4, 5, 6)


class Chance:
    """A table that could be, seat by seat; `lines` are its `set` lines."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats, self.rng, self.lines = seats, rng, list[tuple[str, str]]()
        self.round = 1 + rng.below(5)
        self.cards = {kind: self.shuffled(f"{kind}_{n}" for n in range(1, 16)) for kind in ("small", "large")}
        rare = ("small_12", "small_4", "large_14", "large_15")[rng.below(4)]  # whoever built first has it
        self.cards[rare[:5]].sort(key=rare.__eq__)
        self.cargo: dict[str, list[int]] = {ship: [] for ship in box.CARGO}
        self.royal = self.shuffled(f"royal_{n}" for n in range(1, 9 - (seats == 2)))[: 2 * seats]
        self.posted: list[tuple[str, int, str]] = []
        self.say("round", self.round)
        self.first = rng.below(seats)
        self.say("first", self.first)
        self.say("master", ("standing", "lying")[rng.below(2)])
        for seat in range(seats):
            self.seat(seat)
        for ship, lids in self.cargo.items():
            self.say(f"cargo.{ship}", *lids)
        self.say("royal", *self.royal)
        for card, seat, kind in self.posted:
            self.say(f"royal.{card}", seat, kind)

    def say(self, name: str, *words: object) -> None:
        self.lines.append((name, " ".join(map(str, words)) or "none"))

    def shuffled(self, things: Iterable[str]) -> list[str]:
        found = list(things)
        self.rng.shuffle(found)
        return found

    def some(self, things: Iterable[str], most: int = 99) -> list[str]:
        """A few of them."""
        found = self.shuffled(things)
        return found[: self.rng.below(min(most, len(found)) + 1)]

    # -- a seat --------------------------------------------------------------------------------------
    def seat(self, seat: int) -> None:
        me, below = f"seats.{seat}.", self.rng.below
        land = {"S"}
        for _ in range(below(20)):
            edge = [x for y in sorted(land) for x in box.NEAR[y] if x not in land]
            land |= {edge[below(len(edge))]} if edge else set()
        level = {x: LOW[below(len(LOW))] for x in sorted(land)}
        gone = [x for x in box.RUINS if x in land or not below(4)]  # ruins removed
        pieces = [kind for kind in box.BUILDINGS for _ in range(below(box.PIECES[kind] + 1))]
        larges = pieces.count("large")
        own = [self.cards["small"].pop() for _ in range(pieces.count("small"))]
        cells = [c for c, (n, _) in box.CELLS.items() if n <= larges] + ["small_5"] * ("small_5" in own)
        full = self.some(cells, len(gone))
        statues = len(gone) - len(full)
        free = self.shuffled(sorted(land))
        gained = [ship for ship in box.CARGO if below(2)]
        for ship in box.CARGO:
            self.cargo[ship] += [seat] if ship not in gained else []
        cards = [self.cards["large"].pop() for _ in range(larges)]
        lids, lids_on_land = len(gained), 0
        if "large_13" in cards and lids and below(2):
            lids, lids_on_land = lids - 1, 1
        crates = self.some([*box.CRATES, *(["small_4"] if "small_4" in own else [])], lids)
        lies = [*pieces, *["statue"] * statues, *["lid"] * lids_on_land]
        on = dict(zip(free, lies, strict=False))
        if len(lies) > len(free):
            raise ValueError("no room for all pieces")
        for x in free[len(lies) :]:
            if below(3):
                on[x] = (*box.CUBES, "food", "food")[below(7)]
        said = [f"{x}={box.TERRAINS[below(4)]}:{n}" + (f":{on[x]}" if x in on else "") for x, n in level.items()]
        self.say(me + "land", *said, *(f"{x}=none" for x in gone if x not in land))
        self.laid(me, sum(level.values()) - self.islets(me, sorted(land)))
        boats = self.shuffled(box.BOATS)[: below(5)]
        piers = self.shuffled(box.PIERS)
        self.say(me + "boats", *(f"{p}={b}" for p, b in zip(piers, boats, strict=False)))
        self.say(me + "flipped", *(self.some(boats) if "large_14" in cards else []))
        self.say(me + "small", *own)
        self.say(me + "large", *cards)
        self.say(me + "used", *(c for c in cards if below(2)))
        self.say(me + "cells", *full)
        self.say(me + "crates", *crates)
        self.say(me + "lids", lids - len(crates))
        room = 5 + len(own) + ("boat_5" in boats)
        kinds = ("food",) if "small_12" in own else box.GOODS
        stored = [kinds[below(len(kinds))] for _ in range(below(room + 1))]
        self.say(me + "stored", *(f"{g}={stored.count(g)}" for g in box.GOODS if g in stored))
        market = [box.GOODS[below(6)] for _ in range(below(6))]
        self.say(me + "market", *(f"{g}={market.count(g)}" for g in box.GOODS if g in market))
        self.say(me + "track", below(7))
        self.say(me + "tiles", *(f"{tile}={below(3)}" for tile in box.DOUBLES))
        for ship in box.SHIPS:
            self.say(me + ship, below(12))
        self.say(me + "anchors", *(f"{ship}={below(3)}" for ship in box.SHIPS))
        self.say(me + "owed", below(2) if seat != self.first else 0)
        done = (len(boats) > 1) + (len(pieces) > 1) + (statues > 1) + (len(gained) > 1)
        self.workers(seat, min(done, below(5)))

    def laid(self, me: str, tiles: int) -> None:
        """The tiles on land, double ones where they may be."""
        doubles = tiles // 2 - self.rng.below(1 + tiles // 4)
        singles, some = tiles - 2 * doubles, self.rng.below(1 + doubles // 2)
        one = self.rng.below(singles + 1)
        self.say(
            me + "laid",
            f"double_1={some}",
            f"double_2={doubles - some}",
            f"single_1={one}",
            f"single_2={singles - one}",
        )

    def islets(self, me: str, land: list[str]) -> int:
        """Lays some, and says how many."""
        found, taken = [], set()
        islets = self.shuffled(box.ISLETS)
        for water in self.shuffled(box.WATERS):
            shores = [x for x in box.SHORE[water] if x in land and x not in taken and x != "S"]
            if shores and box.other_half(water) not in taken and self.rng.below(3) == 0 and len(found) < self.round:
                taken |= {water, shores[0]}
                found.append(f"{water}={islets.pop()}@{shores[0]}")
        self.say(me + "islets", *found)
        return len(found)

    def workers(self, seat: int, taken: int) -> None:
        """Hired ones, and those that stand on royal cards."""
        me = f"seats.{seat}."
        points = int(taken > 3 or (taken > 0 and self.rng.below(3) == 0))
        hires = self.shuffled(("round", "round", "square", "square"))[: taken - points]
        self.say(me + "recruited", f"hire={len(hires)}", f"points={points}")
        unhired = {kind: 2 - hires.count(kind) for kind in box.WORKERS}
        self.say(me + "unhired", *(f"{kind}={n}" for kind, n in unhired.items()))
        out = [card for card in self.royal if card not in {c for c, *_ in self.posted}]
        for _ in range(hires.count("square")):
            self.posted.append((out.pop(), seat, box.WORKERS[self.rng.below(2)]))


def somewhere(rules: object, seats: int, rng: Rng) -> object:
    """A table well into a game, played on to its first question."""
    while True:
        state = rules.start(seats, Rng(rng.below(1 << 60).to_bytes(32, "big")))  # type: ignore[attr-defined]
        try:
            lines = Chance(seats, rng).lines
        except ValueError:
            continue
        try:
            for name, value in lines:
                rules.arrange(state, name, value)  # type: ignore[attr-defined]
            rules.arranged(state)  # type: ignore[attr-defined]
        except Refused:  # more tiles than there are
            continue
        g = rules.resume(state)  # type: ignore[attr-defined]
        g.advance(g.s.stack)
        return g
