"""Piles, display and dice of a position: what is not set lies where it would."""

from __future__ import annotations

from collections.abc import Container

from bot.rules.position import impossible

from ..components.cells import BIT, SIZE
from ..components.dice import AMBASSADOR, COLOURS, DICE, face, of_ambassador
from ..components.rows import ROAD_TILE
from ..play.shipping import SPECIAL
from .values import Values


class Supplies(Values):
    """A table being set: what nobody has yet."""

    def tiles(self) -> None:
        """Shipping and expansion tiles: what is not set lies in the piles, in the order it had."""
        s, box = self.s, self.box
        gone = [t for me in s.board for tiles in me.harbour.values() for t in tiles]
        common = [t for t, ship in box.ships.items() if not ship.special]
        for dock in box.docks:
            given = self.words(f"docks.{dock}", common)
            if given is not None:
                s.docks[dock] = given[0] if given else ""
        set_docks = [d for d in box.docks if f"docks.{d}" in self.setting]
        gone += [s.docks[d] for d in set_docks if s.docks[d]]
        pile = self.words("ships", common)
        rest = [t for t in [*(pile or ()), *s.ships.cards, *(s.docks[dock] for dock in box.docks), *common] if t]
        for dock in box.docks:
            if dock not in set_docks and (not s.docks[dock] or s.docks[dock] in gone):
                free = [t for t in (pile or s.ships.cards) if t not in gone]
                s.docks[dock] = free[-1] if free else ""
            if dock not in set_docks and s.docks[dock]:
                gone.append(s.docks[dock])
        s.ships.cards = pile if pile is not None else [t for t in dict.fromkeys(rest) if t not in gone]
        for dock in box.docks:
            if not s.docks[dock] and s.ships.cards:
                raise impossible("dock", f"docks.{dock}", n=len(s.ships.cards))
        self.once("docks", [*gone, *s.ships.cards])
        if box.special:
            self.special()
        self.expansions()

    def special(self) -> None:
        """Special shipping tiles: the dock of their own and their pile."""
        s, box = self.s, self.box
        every = [t for t, ship in box.ships.items() if ship.special]
        gone = [t for me in s.board for tiles in me.harbour.values() for t in tiles]
        given, pile = self.words(f"docks.{SPECIAL}", every), self.words("special_ships", every)
        left = [
            t for t in dict.fromkeys([*s.kingdoms.special_ships.cards, s.docks[SPECIAL], *every]) if t and t not in gone
        ]
        if given is None:
            free = [t for t in pile or left if t not in gone]
            given = free[-1:]
            pile = pile and pile[:-1]
        s.docks[SPECIAL] = given[0] if given else ""
        s.kingdoms.special_ships.cards = [t for t in left if t not in given] if pile is None else pile
        if not given and s.kingdoms.special_ships.cards:
            raise impossible("dock", f"docks.{SPECIAL}", n=len(s.kingdoms.special_ships.cards))
        self.once("docks", [*gone, *given, *s.kingdoms.special_ships.cards])

    def expansions(self) -> None:
        s, box = self.s, self.box
        kinds = [("double", s.doubles, self.n.offered), ("triple", s.triples, self.n.offered)]
        if box.special:
            kinds.append(("long", s.kingdoms.longs, self.n.special_offered))
        laid = [tile for me in s.board for tile, _, _ in me.laid]
        s.roads -= laid.count(ROAD_TILE)
        if s.roads < 0:
            raise impossible("census", "roads", what="roads", n=laid.count(ROAD_TILE), total=self.n.road_tiles)
        laid = [tile for tile in laid if tile != ROAD_TILE and tile not in box.specialists]  # these are counted apart
        display = self.words("display", [t for kind, _, _ in kinds for t in box.of_shape(kind)])
        chosen = list(display or [])
        for kind, cards, n in kinds:
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
        piles = [t for _, cards, _ in kinds for t in cards.cards]
        rest = [t for t in box.shape_of if box.shape_of[t] in [kind for kind, _, _ in kinds]]
        known = {*laid, *s.display, *piles, *s.discards}
        s.discards += [t for t in rest if t not in known]
        self.once("tiles", [*laid, *s.display, *piles, *s.discards])

    def once(self, name: str, things: list[str]) -> None:
        for thing in things:
            if things.count(thing) > 1:
                raise impossible("twice", name, what=thing)

    def dice(self, census: dict[str, int]) -> None:
        """Dice that are not set are rolled into the supplies."""
        s = self.s
        shared = self.game.chosen["blue_dice"] == "shared"
        lying = [die for me in s.board for die in me.dice.values()] + ([s.die] if s.die else [])
        if self.box.ambassadors:
            self.ambassadors(lying)
        on, apart = [die for die in lying if not of_ambassador(die)], self.box.ambassadors.count
        white = sum(face(die)[0] == "white" for die in on)
        s.white = self.set_or_rolled("white", census["white"] - apart("white") - white)
        blue = len(on) - white
        unlocked = sum(me.unlocked for me in s.board)
        s.blue_left = census["blue"] - apart("blue") - unlocked
        if shared:
            s.blue = self.set_or_rolled("blue", unlocked - blue)
            return
        for seat, me in enumerate(s.board):
            mine = [*me.dice.values(), *([s.die] if s.die and self.asked == seat else ())]
            used = sum(face(die)[0] == "blue" and not of_ambassador(die) for die in mine)
            me.blue = self.set_or_rolled(f"seats.{seat}.blue", me.unlocked - used)

    def lying(self, name: str, places: Container[str]) -> dict[str, str]:
        """Dice on buildings."""
        found = self.pairs(name, places) or {}
        for die in found.values():
            if not any(die in DICE[kind] for kind in (*COLOURS, *(AMBASSADOR + c for c in self.box.ambassadors))):
                raise impossible("value", name, value=die)
        return found

    def ambassadors(self, lying: list[str]) -> None:
        """Dice on their tokens, but for those that lie in colonies."""
        k, gone = self.s.kingdoms, [face(die)[0] for die in lying if of_ambassador(die)]
        given = self.words("ambassadors", [die for colour in self.box.ambassadors for die in DICE[colour]])
        there = dict(map(face, given)) if given is not None else None
        for colour in self.box.ambassadors:
            on = there.get(colour, -1) if there is not None else self.g.roll()
            k.ambassadors[colour] = -1 if colour in gone and there is None else on
            if gone.count(colour) + (k.ambassadors[colour] >= 0) != 1:
                raise impossible("census", "ambassadors", what=colour, n=gone.count(colour), total=1)

    def specialists(self) -> None:
        """Who can be hired this year, who in later ones, and who went to the box."""
        s, box, k = self.s, self.box, self.s.kingdoms
        every = [x.id for x in box.specialists.values() for _ in range(x.copies)]
        keep = len(every) - SIZE * s.round
        laid = [tile for me in s.board for tile, _, _ in me.laid if tile in box.specialists]
        hired = [*laid, *(x for me in s.board for x in me.kingdoms.specialists)]
        left = [*k.specialists.cards, *k.offered.values(), *k.gone]
        given = {n: self.words(f"specialists.{n}", box.specialists) for n in "123456"}
        pile = self.words("specialists", box.specialists)
        for one in (*hired, *(x for words in given.values() for x in words or ()), *(pile or ())):
            if one not in left:
                raise impossible("twice", "specialists", what=one)
            left.remove(one)
        if pile is None:
            pile, left = left[:keep], left[keep:]
        if len(pile) != keep or len(hired) > SIZE * s.round:
            raise impossible("census", "specialists", what="specialists", n=len(pile), total=keep)
        k.offered, k.specialists.cards = {}, pile
        for n, words in given.items():
            if words is None and left and len(hired) + len(k.offered) < SIZE * s.round:
                k.offered[n] = left.pop()
            elif words:
                k.offered[n] = words[0]
        k.gone = left

    def improvement(self, seat: int, name: str, words: list[str]) -> None:
        """An improvement lies on any cell, upon what was there."""
        if tuple(words) not in self.box.laying[words[0]][2]:
            raise impossible("cells", name, value="@".join(words))
        self.g.cover(seat, *words)
        self.s.board[seat].kingdoms.improved |= BIT[words[1]]

    def set_or_rolled(self, name: str, n: int) -> list[int]:
        given = self.words(name, "123456")
        if n < 0 or (given is not None and len(given) != n):
            raise impossible("census", name, what=name, n=len(given or ()), total=n)
        return self.g.rolled(n) if given is None else [given.count(str(k)) for k in range(1, 7)]
