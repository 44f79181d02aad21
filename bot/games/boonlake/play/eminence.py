"""The Wise Eminence, who plays against somebody alone: what it builds, and where (Rulebook 001, solo game)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..components.box import Box
from ..components.region_map import space_of
from ..state import EMINENCE, State
from .map_tiles import count_beside
from .scoring_tiles import Scoring, cattle_income
from .ship import destinations

STRUCTURES = ("house", "settlement")
SILHOUETTES = {"upper_left": ("upper_left", "lower_right"), "upper_right": ("upper_right", "lower_left")}
CORNERS = ("upper_left", "upper_right", "lower_left", "lower_right")


class Eminence(Scoring):
    """A table being played on: what the Wise Eminence does."""

    def show_tile(self) -> None:
        """The top solo tile; when none is left, all are mixed, each with its back either way up."""
        e = self.s.eminence
        if not e.stack:
            self.mix_tiles(e.shown)
        e.tile = e.stack.pop()
        e.backs.pop()
        e.shown.append(e.tile)
        self.reveal()
        self.emit("solo_tile", tile=e.tile)

    def mix_tiles(self, tiles: Sequence[str]) -> None:
        """A new stack."""
        e, rng = self.s.eminence, self.s.rng
        e.stack, e.shown = sorted(tiles), []
        e.mixed += 1
        rng.shuffle(e.stack)
        e.backs = [SILHOUETTES[self.box.solo_tiles[tile].back][rng.below(2)] for tile in e.stack]

    def number(self) -> str:
        """The location number that counts now: in the corner where the silhouette lies on the back of the stack."""
        e = self.s.eminence
        corner = e.backs[-1] if e.backs else CORNERS[0]
        return self.box.solo_tiles[e.tile].numbers[CORNERS.index(corner)]

    def find(self, fits: Callable[[str], bool]) -> str:
        """The first space that fits, from the number on and then from the first; "" for none."""
        number = self.number()
        found = next((space for space in self.box.map.from_number(number) if fits(space)), "")
        self.emit("eminence_looks", number=number, space=found)
        return found

    def give_points(self, n: int, why: str) -> None:
        if n:
            self.s.eminence.points += n
            self.emit("eminence_points", points=n, why=why)

    def step_cactus(self, n: int) -> None:
        """Steps on the cactus track; past its end each is worth points, as on an income track."""
        e = self.s.eminence
        end = len(self.box.solo_board["cactus"]) - 1
        lost = max(0, e.cactus + n - end)
        e.cactus += n - lost
        self.emit("cactus", n=e.cactus)
        self.give_points(lost * self.box.n.overflow_points, "cactus")

    def explore_for_eminence(self) -> str:
        """A grey tile on the first free space beside another; returns where, "" if it is not possible."""
        at = self._free_space() if self.s.grey.cards else ""
        if at:
            self.lay(EMINENCE, self.draw_tile(EMINENCE), at)
        return at

    def pasture_for_eminence(self) -> None:
        at = self._free_space() if self.s.pastures else ""
        if at:
            self.lay(EMINENCE, self.s.pastures[0], at)

    def _free_space(self) -> str:
        laid, near = self.s.laid, self.box.map.near
        return self.find(lambda space: space not in laid and any(other in laid for other in near[space]))

    def house_for_eminence(self, site: str) -> None:
        """A house of its board on a site, for nothing."""
        e = self.s.eminence
        e.removed["houses"] += 1
        self.stand(EMINENCE, site, "house")
        self.emit("eminence_house", site=site)

    def build_structure(self) -> None:
        """A house as long as too few stand on the map, else a settlement in place of one."""
        s, e, box = self.s, self.s.eminence, self.box
        left = {what: len(box.recesses[what]) - e.removed[what] for what in ("houses", "settlements")}
        if not any(left.values()):
            self.give_points(box.n.eminence_points, "structure")
            return
        mine = [site for site, p in s.pieces.items() if p.seat == EMINENCE and p.kind == "house"]
        if len(mine) < box.n.eminence_houses:
            free = [on.site for on in self.ground.free_sites()]
            at = self.find(lambda space: any(space_of(site) == space for site in free)) if left["houses"] else ""
            if at:
                self.house_for_eminence(min(site for site in free if space_of(site) == at))
        elif left["settlements"]:
            at = self.find(lambda space: any(space_of(site) == space for site in mine))
            site = min(site for site in mine if space_of(site) == at)
            s.pieces[site].kind = "settlement"
            e.removed["settlements"] += 1
            e.spare += 1
            self.emit("eminence_settlement", site=site)

    def place_eminence_cattle(self) -> None:
        """On the pasture with the most structures beside it, its cattle taken off; then with the fewest cattle."""
        s, e, box = self.s, self.s.eminence, self.box
        if e.removed["cattle"] == len(box.recesses["cattle"]):
            self.give_points(box.n.eminence_points, "cattle")
            return
        room = [at for at, owners in s.cattle.items() if len(owners) < box.n.pasture_places]
        if not room:
            return
        ranks = {at: (count_beside(box, s, at, STRUCTURES) - len(s.cattle[at]), -len(s.cattle[at])) for at in room}
        best = max(ranks.values())
        at = self.find(lambda space: ranks.get(space) == best)
        s.cattle[at].append(EMINENCE)
        s.presence[box.map.index[at]] += 1
        e.removed["cattle"] += 1
        self.emit("eminence_cattle", at=at)

    def sail_eminence(self) -> int:
        """As far as the row says; returns the locks that it is the first to cross."""
        return self.sail(EMINENCE, destinations(self.box, self.s, EMINENCE, self.box.rows[self.s.row - 1].steps)[-1][0])


def eminence_income(box: Box, s: State) -> int:
    """Points of the last recesses it has emptied, of the cactus track, and of settlements beside its cattle."""
    e = s.eminence
    rows = [box.solo_board[what][n - 1] for what, n in e.removed.items() if n]
    return sum(rows) + box.solo_board["cactus"][e.cactus] + cattle_income(box, s, EMINENCE)


def unseen_tiles(box: Box, s: State) -> int:
    """Solo tiles of side B that lie face down."""
    return sum(box.solo_tiles[tile].side == "b" for tile in s.eminence.stack)
