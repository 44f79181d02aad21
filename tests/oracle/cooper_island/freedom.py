"""Free actions at the second table: storage, market, crates, cartographer, cards, claims."""

from __future__ import annotations

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.acts import Acts
from tests.oracle.cooper_island.board import Course, Offers, Words
from tests.oracle.cooper_island.seat import Seat
from tests.oracle.cooper_island.storage import Price

PLAY = {  # cards that are actions and nothing else
    "large_2": ("place", "place"),
    "large_3": ("supply",),
    "large_5": ("remove_ruin/erect_statue",),
    "large_6": ("draw", "draw"),
    "large_8": ("build_boat",),
    "large_9": ("step_3",),
    "large_11": ("use_islet", "use_islet"),
    "large_12": ("use_boat", "use_boat"),
}
MOVED = (*box.BUILDINGS, "statue")


class Freedom(Acts):
    """What may be done at any time of one's own."""

    def feed(self, me: Seat, more: int) -> Course:
        """Feed the workers; `more` points for all fed."""
        raise NotImplementedError

    def claims(self, me: Seat) -> Offers:
        """Cells for milestones; only in turns of the worker phase."""
        found: set[Words] = set()
        if self.phase == "workers" and me.claims():
            if me.recruited["hire"] < box.HIRES:
                if me.unhired["round"]:
                    found.add(("round", "none", "none"))
                if me.unhired["square"]:
                    there = [kind for kind in box.WORKERS if me.workers[kind] or kind == "square"]
                    free = [card for card, (seat, _) in self.royal.items() if seat < 0]
                    found |= {("square", kind, card) for kind in there for card in free}
            if me.recruited["points"] < box.REWARDS:
                found.add(("points", "none", "none"))
        return {"claim": found}

    def free(self, me: Seat, name: str) -> Offers:
        found: Offers = {
            "store": {(x,) for x in me.storable()},
            "fetch": {(g,) for g, n in me.market.items() if n and me.fits((g,))},
            "exchange": self.exchanges(me),
            "crate": {(c,) for c in self.crates(me)},
            "play": {(c,) for c in me.face_up() if self.worth_playing(me, c)},
        }
        if self.phase != "final" and not me.charted:
            found |= {"explore": self.explores(me), "cultivate": self.cultivates(me)}
        return found | self.claims(me)

    def exchanges(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        for rate, (n, give, get) in box.RATES.items():
            most = Price(me.units(*give), 0).worth() // n
            found |= {(rate, good, str(k)) for good in get for k in range(1, most + 1)}
        return found

    def crates(self, me: Seat) -> list[str]:
        if not me.lids:
            return []
        goes = {
            "crate_1": bool(self.bag),
            "crate_2": any(me.tiles.values()),
            "crate_3": me.track < 6,
            "crate_4": True,
            "crate_5": True,
            "small_4": "small_4" in me.small and bool(me.units(*box.GOODS)),
        }
        return [c for c, yes in goes.items() if yes and c not in me.crates]

    def worth_playing(self, me: Seat, card: str) -> bool:
        """Whether something comes of a card as things stand; for a tile in hand, and a lid, room can still be made."""
        if card == "large_2":
            return any(me.tiles.values())
        if card in ("large_11", "large_12"):  # for goods, room can still be made
            return any(me.islets if card == "large_11" else {*me.boats.values()} - {"boat_6"} for me in self.seats)
        if card in PLAY:
            return any(self.possible(me, a) for group in PLAY[card] for a in group.split("/"))
        match card:
            case "large_4":
                return bool(me.pieces(*box.BUILDINGS))
            case "large_13":
                return bool(me.lids) and bool(me.sites() or me.storable()) and me.standable()
            case "large_14":
                return any(b not in me.flipped for b in me.boats.values())
            case "large_15":
                return bool(me.pieces(*MOVED)) and any(me.bare(x) for x in box.SPACES)
        return True

    def explores(self, me: Seat) -> set[Words]:
        if me.track < 2:
            return set()
        return {(t, x) for t in box.TERRAINS if self.singles[box.SINGLE_OF[t]] for x in me.explorable()}

    def cultivates(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        for terrain in box.TERRAINS:
            for x in box.SPACES:
                level = me.level[x]
                if self.singles[box.SINGLE_OF[terrain]] and me.suits(terrain, x) and me.track >= 3 + (level > 3):
                    high = terrain == "mountain" and level + 1 >= 3
                    found |= {(terrain, x, cube) for cube in (("stone", "gold") if high else ("none",))}
        return found

    # -- what comes of it ----------------------------------------------------------------------------
    def freely(self, me: Seat, verb: str, words: Words) -> Course:
        if verb == "store":
            me.stored[me.give(words[0])] += 1
        elif verb == "fetch":
            me.market[words[0]] -= 1
            me.stored[words[0]] += 1
        elif verb == "exchange":
            rate, good, k = words
            n, give, _ = box.RATES[rate]
            yield from self.pay_for(me, "Pay", "pay", Price(me.units(*give), n * int(k)))
            me.market[good] += int(k)
        elif verb in ("explore", "cultivate"):
            terrain, at, *cube = words
            me.charted = True
            me.track -= 2 if verb == "explore" else 3 + (me.level[at] > 3)
            self.lay_single(me, terrain)
            own = box.CUBE[terrain] if cube in ([], ["none"]) else cube[0]
            me.cover(at, terrain, me.level[at] + 1, own)
        elif verb == "crate":
            yield from self.crate(me, words[0])
        elif verb == "play":
            yield from self.play_card(me, words[0])
        else:
            yield from self.claim(me, *words)

    def crate(self, me: Seat, crate: str) -> Course:
        me.lids -= 1
        me.crates.append(crate)
        if crate in ("crate_1", "crate_2", "crate_3"):
            action = {"crate_1": "draw", "crate_2": "place", "crate_3": "step_2"}[crate]
            yield from self.act(me, ((action,),))
        elif crate == "crate_4":
            me.market["coin"] += 2
        elif crate == "crate_5":
            yield from self.collect(me)
        else:
            units = {(u,) for u in me.units(*box.GOODS)}
            _, (unit,) = yield from self.ask("GiveOne", me, lambda: {"give": units})
            me.give(unit)
            yield from self.sail(me, 1)

    def play_card(self, me: Seat, card: str) -> Course:
        me.used.append(card)
        if card in PLAY:
            yield from self.act(me, tuple(tuple(group.split("/")) for group in PLAY[card]))
        elif card == "large_1":
            self.draw(me)
            yield from self.collect(me)
        elif card == "large_4":
            me.market["coin"] += me.pieces(*box.BUILDINGS)
        elif card == "large_7":
            me.market["coin"] += 3
        elif card == "large_10":
            yield from self.feed(me, 1)
        elif card == "large_13":
            me.lids -= 1
            me.in_hand.append("lid")
            yield from self.site(me, "lid", 1, always=True)
        elif card == "large_14":
            boats = {(b,) for b in me.boats.values() if b not in me.flipped}
            _, (boat,) = yield from self.ask("Flip", me, lambda: {"flip": boats})
            me.flipped.append(boat)
            yield from self.boat_does(me, boat)
        else:
            yield from self.move(me)

    def move(self, me: Seat) -> Course:
        """A building or statue to another space; no points."""
        starts = [x for x in box.SPACES if me.on[x] in MOVED]
        ways = {(x, y) for x in starts for y in box.SPACES if me.bare(y)}
        _, (start, at) = yield from self.ask("Move", me, lambda: {"move": ways})
        me.on[at], me.on[start] = me.on[start], ""

    def claim(self, me: Seat, reward: str, kind: str, card: str) -> Course:
        """A milestone onto a cell: points, or a worker; with a square one somebody goes to a royal card."""
        if reward == "points":
            me.recruited["points"] += 1
            yield from self.sail(me, 2)
            return
        me.recruited["hire"] += 1
        me.unhired[reward] -= 1
        me.workers[reward] += 1
        if reward == "square":
            me.workers[kind] -= 1
            self.royal[card] = (me.seat, kind)
