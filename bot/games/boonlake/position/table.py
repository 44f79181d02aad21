"""A position made whole: what is set is laid down, the rest lies where it would; what could not be is refused."""

from __future__ import annotations

from bot.rules.position import impossible, number

from ..components.region_map import space_of
from ..phases.interim_scoring import LAST, ROUND_ENDS
from ..state import EMINENCE, PIECES, Piece, Seat
from .question import Question

SEAT_NUMBERS = ("coins", "vases", "ranch")
HELD = ("points", "coin_track", "card_track", "hand", "played", "projects", "scored")
SEAT_WORDS = (*HELD, "levers", "boats", "sites", "ship")
STANDING = ("inhabitant", "house", "settlement")
READY, USED = "ready", "used"


class TableSetting(Question):
    """A table being set."""

    def carry_out(self) -> None:
        s = self.s
        if s.seats > 1:
            s.first = self.number("first", s.first, s.seats - 1)
        s.scorings = self.number("scorings", 0, LAST - 1)
        s.round = 1 if s.scorings < ROUND_ENDS else 2
        self.g.start_ships()
        s.locks = s.scorings - (s.round - 1) * ROUND_ENDS
        if self.words("ending", ("yes",)):
            if s.scorings < LAST - 1:
                raise impossible("value", "ending", value="yes")
            s.ending, s.locks = True, s.locks + 1
        strips = self.words("strips", s.strips)
        if strips is not None:
            self.once("strips", strips)
            if len(strips) != len(s.strips):
                raise impossible("census", "strips", what="strips", n=len(strips), total=len(s.strips))
            s.strips = strips
        s.covered = self.words("covered", self.box.regions) or []
        self.once("covered", s.covered)
        self.tiles()
        self.areas()
        self.cards()
        for seat, me in enumerate(s.board):
            self.seat(f"seats.{seat}", seat, me)
        if s.eminence.plays:
            self.solo()
            s.eminence.ship = self.ship("eminence.ship", s.eminence.ship)
        ships = [me.ship for me in s.board] + ([s.eminence.ship] if s.eminence.plays else [])
        self.once("ship", [space for space in ships if not self.box.river.spaces[space].harbour])
        self.pieces()
        for seat in range(s.seats):
            self.people(seat)
        self.ask()

    def seat(self, name: str, seat: int, me: Seat) -> None:
        """What a seat holds."""
        s, box = self.s, self.box
        for what in ("coins", "vases"):
            setattr(me, what, self.number(f"{name}.{what}", getattr(me, what)))
        points = self.setting.get(f"{name}.points", "0")
        me.points = number(f"{name}.points", points.removeprefix("-")) * (-1 if points.startswith("-") else 1)
        me.coin_track = self.number(f"{name}.coin_track", 0, len(box.tracks["coin"]) - 1)
        me.card_track = self.number(f"{name}.card_track", 0, len(box.tracks["card"]) - 1)
        me.ship = self.ship(f"{name}.ship", me.ship)
        boats = self.words(f"{name}.boats", box.canal.resources)
        if boats is not None:
            if len(boats) != len(me.boats):
                raise impossible("census", f"{name}.boats", what="boats", n=len(boats), total=len(me.boats))
            me.boats = sorted(boats, key=box.canal.index.__getitem__)
        sites = self.pairs(f"{name}.sites", box.canal.resources)
        for resource, level in (sites if sites is not None else {box.canal.resources[0]: "1"}).items():
            me.sites[resource] = number(f"{name}.sites", level, self.n.site_levels)
        for word in self.words(f"{name}.levers") or []:
            lever, _, how = word.partition("=")
            if lever not in box.levers or how not in ("", READY, USED):
                raise impossible("value", f"{name}.levers", value=word)
            me.levers[lever] = how != USED
        me.projects = self.pairs(f"{name}.projects", s.scoring) or {}
        if any(kind not in box.kinds for kind in me.projects.values()):
            raise impossible("value", f"{name}.projects", value=self.setting[f"{name}.projects"])
        scored = self.words(f"{name}.scored", s.scoring)
        me.scored = s.scoring[: s.scorings] if scored is None else scored
        self.once(f"{name}.scored", me.scored)
        if len(me.scored) != s.scorings:
            raise impossible("census", f"{name}.scored", what="scored", n=len(me.scored), total=s.scorings)

    def ship(self, name: str, default: str) -> str:
        """A space of this round's way; the last only where the game is ending."""
        way = self.box.river.ways[self.s.round]
        return (self.words(name, way if self.s.ending else way[:-1]) or [default])[0]

    def pieces(self) -> None:
        """What stands on the map, as `site=seat:piece`, and cattle, as `space=seat+seat`."""
        s, box = self.s, self.box
        sites = [on.site for where in s.laid.items() for on in box.sites_on[where]]
        for site, what in (self.pairs("pieces", sites) or {}).items():
            who, _, kind = what.partition(":")
            seat = self.whose("pieces", who)
            if kind not in STANDING or (seat == EMINENCE and kind == STANDING[0]):
                raise impossible("value", "pieces", value=f"{site}={what}")
            s.pieces[site] = Piece(seat, kind)
            s.presence[box.map.index[space_of(site)]] += 1
        for space, what in (self.pairs("cattle", s.cattle) or {}).items():
            owners = [self.whose("cattle", who) for who in what.split("+")]
            if len(owners) > self.n.pasture_places:
                raise impossible("value", "cattle", value=f"{space}={what}")
            s.cattle[space] = owners
            s.presence[box.map.index[space]] += len(owners)
        for seat in (*range(s.seats), *([EMINENCE] if s.eminence.plays else ())):
            self.removed(seat)

    def removed(self, seat: int) -> None:
        """What has left a board: what stands on the map, and the houses that settlements have replaced."""
        s = self.s
        whose = s.eminence if seat == EMINENCE else s.board[seat]
        kinds = [piece.kind for piece in s.pieces.values() if piece.seat == seat]
        houses, settlements = kinds.count("house"), kinds.count("settlement")
        cattle = sum(owners.count(seat) for owners in s.cattle.values())
        whose.spare = min(settlements, len(self.box.recesses["houses"]) - houses)
        whose.removed = dict(zip(PIECES, (houses + whose.spare, settlements, cattle), strict=True))
        for what, n in whose.removed.items():
            if n > (total := len(self.box.recesses[what])) or (what == "houses" and whose.spare < 0):
                raise impossible("census", "pieces", what=what, n=n, total=total)

    def people(self, seat: int) -> None:
        """Inhabitants: on the map, above projects, in niches beside what is not empty, on the ranch, in the supply."""
        s, me, name = self.s, self.s.board[seat], f"seats.{seat}.ranch"
        me.niches = sum(all(me.removed[what] >= n for what, n in those.items()) for those in self.box.niches)
        standing = sum(p.seat == seat and p.kind == STANDING[0] for p in s.pieces.values()) + len(me.projects)
        free = self.n.ranch + self.n.supply + me.niches - standing
        me.ranch = self.number(name, min(self.n.ranch, max(0, free)))
        me.supply = free - me.ranch
        if me.supply < 0:
            raise impossible("census", name, what="inhabitants", n=standing + me.ranch, total=standing + max(free, 0))
