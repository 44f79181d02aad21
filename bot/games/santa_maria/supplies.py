"""Piles, display and dice of a position: what is not set lies where it would."""

from __future__ import annotations

from . import working
from .course import rolled
from .dice import face
from .written import Written, impossible


class Supplies(Written):
    """A table being set: what nobody has yet."""

    def tiles(self) -> None:
        """Shipping and expansion tiles: what is not set lies in the piles, in the order it had."""
        s, box = self.s, self.box
        gone = [t for me in s.board for tiles in me.harbour.values() for t in tiles]
        for dock in box.docks:
            given = self.words(f"docks.{dock}", box.ships)
            if given is not None:
                s.docks[dock] = given[0] if given else ""
        set_docks = [d for d in box.docks if f"docks.{d}" in self.setting]
        gone += [s.docks[d] for d in set_docks if s.docks[d]]
        pile = self.words("ships", box.ships)
        rest = [t for t in [*(pile or ()), *s.ships.cards, *s.docks.values(), *box.ships] if t]
        for dock in box.docks:
            if dock not in set_docks and (not s.docks[dock] or s.docks[dock] in gone):
                free = [t for t in (pile or s.ships.cards) if t not in gone]
                s.docks[dock] = free[-1] if free else ""
            if dock not in set_docks and s.docks[dock]:
                gone.append(s.docks[dock])
        s.ships.cards = pile if pile is not None else [t for t in dict.fromkeys(rest) if t not in gone]
        self.once("docks", [*gone, *s.ships.cards])
        self.expansions()

    def expansions(self) -> None:
        s, box, n = self.s, self.box, self.n.offered
        laid = [tile for me in s.board for tile, _, _ in me.laid]
        s.roads -= laid.count(working.ROAD_TILE)
        if s.roads < 0:
            raise impossible("census", "roads", what="roads", n=laid.count(working.ROAD_TILE), total=self.n.road_tiles)
        laid = [tile for tile in laid if tile != working.ROAD_TILE]
        display = self.words("display", [*box.of_shape("double"), *box.of_shape("triple")])
        chosen = list(display or [])
        for kind, cards in (("double", s.doubles), ("triple", s.triples)):
            given = self.words(f"{kind}s", box.of_shape(kind))
            gone = {*laid, *chosen}
            keep = (self.n.years - s.round) * n
            if given is not None:
                cards.cards = given
            else:
                cards.cards = [t for t in cards.cards if t not in gone]
                while len(cards.cards) > keep + (n if display is None else 0):
                    s.discards.append(cards.cards.pop(0))
            while display is None and len(cards.cards) > keep:
                chosen.append(cards.cards.pop())
            if len(cards.cards) != keep:
                raise impossible("census", f"{kind}s", what=f"{kind}s", n=len(cards.cards), total=keep)
        s.display = chosen
        rest = [t for t in box.shape_of if box.shape_of[t] in ("double", "triple")]
        known = {*laid, *s.display, *s.doubles.cards, *s.triples.cards, *s.discards}
        s.discards += [t for t in rest if t not in known]
        self.once("tiles", [*laid, *s.display, *s.doubles.cards, *s.triples.cards, *s.discards])

    def once(self, name: str, things: list[str]) -> None:
        for thing in things:
            if things.count(thing) > 1:
                raise impossible("twice", name, what=thing)

    def dice(self, census: dict[str, int]) -> None:
        """Dice that are not set are rolled into the supplies."""
        s = self.s
        shared = self.game.chosen["blue_dice"] == "shared"
        on = [die for me in s.board for die in me.dice.values()] + ([s.die] if s.die else [])
        white = sum(face(die)[0] == "white" for die in on)
        s.white = self.faces("white", census["white"] - white)
        blue = len(on) - white
        unlocked = sum(me.unlocked for me in s.board)
        s.blue_left = census["blue"] - unlocked
        if shared:
            s.blue = self.faces("blue", unlocked - blue)
            return
        for seat, me in enumerate(s.board):
            mine = [*me.dice.values(), *([s.die] if s.die and self.asked == seat else ())]
            used = sum(face(die)[0] == "blue" for die in mine)
            me.blue = self.faces(f"seats.{seat}.blue", me.unlocked - used)

    def faces(self, name: str, n: int) -> list[int]:
        given = self.words(name, "123456")
        if n < 0 or (given is not None and len(given) != n):
            raise impossible("census", name, what=name, n=len(given or ()), total=n)
        return rolled(self.g, n) if given is None else [given.count(str(k)) for k in range(1, 7)]
