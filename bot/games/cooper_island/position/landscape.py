"""The land of a position: spaces, islets, and the tiles that must have been laid."""

from __future__ import annotations

from bot.rules.position import impossible

from ..components.goods import CUBES
from ..phases.setup import START
from ..play.buildings import LID, STATUE
from ..play.landscape import RUIN, put, raise_to, take
from ..state import Seat
from .supplies import Supplies


class Landscape(Supplies):
    """A table being set: peninsulas."""

    def land(self, seat: int) -> None:
        """Spaces and islets; where no tiles are set, single tiles lie there as far as there are any."""
        me, box, name = self.s.board[seat], self.box, f"seats.{seat}"
        land = self.pairs(f"{name}.land", box.land.index)
        if land is None:
            land = {box.land.names[box.land.start]: f"{START}:1:{box.terrains[START].cube}"}
        for space, told in land.items():
            self.space(me, f"{name}.land", space, told)
        for water, told in (self.pairs(f"{name}.islets", box.land.waters) or {}).items():
            islet, _, space = told.partition("@")
            i = box.land.index.get(space, -1)
            known = islet in box.islets and islet not in me.islets.values() and i in box.land.shore[water]
            if not known or box.land.other[water] in me.islets or not me.level[i]:
                raise impossible("value", f"{name}.islets", value=f"{water}={told}")
            me.islets[water], me.shores[water] = islet, space
        if len(set(me.shores.values())) < len(me.shores):
            raise impossible("twice", f"{name}.islets", what=max(me.shores.values(), key=[*me.shores.values()].count))
        default = self.singles(me)
        me.laid = self.counts(f"{name}.laid", me.laid.keys(), default)
        n = sum(k * (2 if kind in box.doubles else 1) for kind, k in me.laid.items()) + len(me.islets)
        if n != sum(me.level):
            raise impossible("census", f"{name}.laid", what="tiles", n=n, total=sum(me.level))

    def space(self, me: Seat, name: str, space: str, told: str) -> None:
        """`forest:2:wood`, or `none` for new land without its ruin."""
        i, box = self.box.land.index[space], self.box
        terrain, _, rest = told.partition(":")
        level, _, what = rest.partition(":")
        if told in ("none", RUIN):
            if told == RUIN and i not in box.land.ruins:
                raise impossible("value", name, value=f"{space}={told}")
            if told == "none" and me.on[i] == RUIN:
                take(me, i)
            return
        fits = what in ("", *CUBES, STATUE, LID, *box.buildings)
        if terrain not in box.terrains or not level.isdigit() or not 1 <= int(level) <= 20 or not fits:
            raise impossible("value", name, value=f"{space}={told}")
        if me.on[i]:
            take(me, i)
        raise_to(box, me, i, terrain, int(level))
        if what:
            put(me, i, what)

    def singles(self, me: Seat) -> dict[str, int]:
        """Tiles for what lies beyond islets: single ones of the terrains on top while there are any, then double."""
        found = dict.fromkeys(me.laid, 0)
        islets = {self.box.land.index[space] for space in me.shores.values()}
        left = dict(self.s.singles)
        for other in self.s.board[: self.s.board.index(me)]:
            for kind in left:
                left[kind] -= other.laid[kind]
        lacking = 0
        for i, level in enumerate(me.level):
            for _ in range(level - (i in islets)):
                kind = self.box.single_of[me.terrain[i]]
                if left[kind] <= 0:
                    kind = max(left, key=left.__getitem__)
                if left[kind] > 0:
                    left[kind] -= 1
                    found[kind] += 1
                else:
                    lacking += 1
        doubles = list(self.box.doubles)
        for k in range((lacking + 1) // 2):
            found[doubles[k % len(doubles)]] += 1
        if lacking % 2 and (kind := next((kind for kind in left if found[kind]), "")):
            found[kind] -= 1
        return found
