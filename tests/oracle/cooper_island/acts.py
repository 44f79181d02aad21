"""The actions of sectors, islets, boats, crates and cards at the second table."""

from __future__ import annotations

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.board import Course, Offers, Words
from tests.oracle.cooper_island.sea import Sea
from tests.oracle.cooper_island.seat import Seat


class Acts(Sea):
    """Up to one action out of each group, in any order."""

    # -- tiles ---------------------------------------------------------------------------------------
    def may_level(self, me: Seat) -> bool:
        """The cartographer is free, has a step to go back, and there is a tile."""
        return self.phase != "final" and not me.charted and me.track >= 1 and any(self.singles.values())

    def placements(self, me: Seat) -> set[Words]:
        """Every way to lay a double tile."""
        found: set[Words] = set()
        pairs = [(x, y) for x in box.SPACES for y in box.NEAR[x]]
        for side, tile in box.SIDES.items():
            if not me.tiles.get(tile):
                continue
            one, two = side.split("_")
            for at in pairs:
                level, low = me.height((one, two), at)
                if level and (not low or self.may_level(me)):
                    high = level >= 3 and "mountain" in (one, two)
                    found |= {(side, *at, cube) for cube in (("stone", "gold") if high else ("none",))}
        return found

    def lay_single(self, me: Seat, terrain: str) -> None:
        """A single tile from the supply: of this terrain, or if that has run out another; new land takes the larger."""
        want = box.SINGLE_OF[terrain] if terrain else max(self.singles, key=lambda kind: self.singles[kind])
        kind = want if self.singles[want] else next(k for k, n in self.singles.items() if n)
        self.singles[kind] -= 1
        me.laid[kind] += 1

    def lay(self, me: Seat, side: str, first: str, second: str, cube: str) -> None:
        one, two = side.split("_")
        level, low = me.height((one, two), (first, second))
        if low:
            me.charted, me.track = True, me.track - 1
            self.lay_single(me, me.terrain[low])
        me.tiles[box.SIDES[side]] -= 1
        me.laid[box.SIDES[side]] += 1
        for terrain, space in ((one, first), (two, second)):
            dear = terrain == "mountain" and cube != "none"
            me.cover(space, terrain, level, cube if dear else box.CUBE[terrain])

    def draw(self, me: Seat) -> None:
        if self.bag:
            me.tiles[self.bag.pop()] += 1

    # -- one after another ---------------------------------------------------------------------------
    def at_once(self, me: Seat, left: list[Words]) -> None:
        """Only a draw, which it is too where tiles to place are fewer than actions that might place one, with nothing
        that could bring one first; only steps by which nothing is lost."""
        for group in list(left):
            n = int(group[0][5:]) if group[0].startswith("step_") else 0
            if group == ("draw",) or (group == ("draw", "place") and not self.tiles_first(me, left)):
                self.draw(me)
                left.remove(group)
            elif n and len(group) == 1 and me.in_time(n):
                me.step(n)
                left.remove(group)

    def tiles_first(self, me: Seat, left: list[Words]) -> bool:
        """Whether there is a tile for each of these actions, or something else might bring one before."""
        free = me.lids or me.face_up() or me.claims()
        other = any(not action.startswith(("draw", "place", "step")) for group in left for action in group)
        return bool(sum(me.tiles.values()) >= left.count(("draw", "place")) or free or other)

    def possible(self, me: Seat, verb: str, mix: int = 0, used: tuple[str, ...] = ()) -> set[Words]:
        """The answers that an action has now; of steps as many as there are, for none is ever worse."""
        if verb.startswith("step_"):
            return {(verb[5:],)} if me.track < 6 else set()
        match verb:
            case "draw":
                return {()} if self.bag else set()
            case "place":
                return self.placements(me)
            case "build_boat":
                return self.build_boats(me, mix)
            case "erect":
                return self.erects(me, mix)
            case "remove_ruin":
                return self.remove_ruins(me)
            case "erect_statue":
                return self.erect_statues(me)
            case "supply":
                return self.supplies(me)
            case "use_islet":
                islets = {i for other in self.seats for i in other.islets.values()} - {*used}
                return self.brought(me, box.ISLETS, islets)
            case "use_boat":
                boats = {b for other in self.seats for b in other.boats.values()} - {"boat_6", *used}
                return self.brought(me, box.BOATS, boats)
        assert verb == "take"
        return {(g,) for g in box.GOODS if me.fits((g,))}

    def act(self, me: Seat, groups: tuple[Words, ...], mix: int = 0) -> Course:
        left, used = list(groups), list[str]()

        def offers() -> Offers:
            found: Offers = {}
            for group in left:
                for action in group:
                    verb = action.partition("_")[0] if action.startswith("step_") else action
                    found[verb] = found.get(verb, set()) | self.possible(me, action, mix, tuple(used))
            return {**found, "finish": {()}}

        while True:
            self.at_once(me, left)
            if not left:
                return
            verb, words = yield from self.ask("Act", me, offers)
            if verb in ("", "finish"):
                return
            left.remove(next(g for g in left if any(a == verb or (verb == "step" and a[:5] == "step_") for a in g)))
            if verb in ("use_islet", "use_boat"):
                used.append(words[0])
            yield from self.carry_out(me, verb, words)

    def carry_out(self, me: Seat, verb: str, words: Words) -> Course:
        if verb == "draw":
            self.draw(me)
        elif verb == "step":
            me.step(int(words[0]))
        elif verb == "place":
            self.lay(me, *words)
        elif verb == "take":
            me.stored[words[0]] += 1
        elif verb == "use_islet":
            yield from self.bring(me, box.ISLETS, *words)
        elif verb == "use_boat":
            yield from self.bring(me, box.BOATS, *words)
        else:
            yield from getattr(self, verb)(me, *words)
