"""The second table: what lies on it, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.boonlake import box
from tests.oracle.boonlake.deck import Deck

EMINENCE = -1


@dataclass
class Seat:
    """One player."""

    seat: int
    coins: int
    vases: int
    points: int
    hand: list[str]  # as far as it is known
    ranch: int
    supply: int
    niches: int  # inhabitants that have left theirs
    removed: dict[str, int]
    spare: int
    boats: list[str]
    sites: dict[str, int]
    ship: str
    steps: dict[str, int]  # by track
    levers: dict[str, bool]
    played: list[str]
    projects: dict[str, str]
    drawn: int = 0  # cards in hand that are not known yet
    choice: list[str] = field(default_factory=list)

    @property
    def cards(self) -> int:
        """How many cards are in hand."""
        return len(self.hand) + self.drawn

    def left(self, what: str) -> int:
        """Pieces still on the own board."""
        return box.PIECES[what] - self.removed[what]

    def ready(self, lever: str) -> bool:
        """Whether the lever lies there unused."""
        return self.levers.get(lever, False)

    def effects(self, what: str) -> Iterable[dict[str, Any]]:
        """The effects of this sort on the cards played."""
        return (e for card in self.played for e in box.CARDS[card]["effect"] if e["do"] == what)

    def levels(self) -> int:
        """Production sites, those of level 2 twice (A4)."""
        return sum(self.sites.values())


class Table:
    """The table; `views` are those of all seats, `grey` the pile of tiles, the top last."""

    def __init__(self, views: list[Any], grey: list[str], options: dict[str, str]) -> None:
        v = views[0]
        self.solo = v.eminence is not None
        self.in_order, self.difficulty = options["common"] == "in_order", options["difficulty"]
        self.round, self.scorings, self.first, self.ending = v.round, v.scorings, v.first, v.ending
        self.over = False
        self.strips = [r.strip for r in v.rows]
        self.taken, self.row = v.taken, v.row
        self.laid = {s.space: s.tile for s in v.spaces if s.tile}
        self.pieces = {x.site: (x.seat, x.piece) for s in v.spaces for x in s.sites if x.piece}
        self.cattle = {s.space: list(s.cattle) for s in v.spaces if s.pasture}
        self.covered = {r.region for r in v.regions if r.covered}
        self.locks, self.tile, self.region, self.number = v.locks, v.tile, "", 0
        self.areas = [a.tile.tile if a.tile else "" for a in v.areas]
        self.built = [set(a.built) for a in v.areas]
        self.scored = [{int(seat): n for seat, n in a.scored.items()} for a in v.areas]
        self.grey, self.pastures = list(grey), v.pastures
        self.deck = Deck(v.deck, list(v.discards))
        self.seats = [self._seat(view.seats[seat]) for seat, view in enumerate(views)]
        e = v.eminence
        self.points = e.points if e else 0  # the Wise Eminence's from here on
        self.removed = dict(e.removed) if e else {}
        self.cactus, self.ship = (e.cactus, e.ship) if e else (0, "")
        self.shown, self.stack = (list(e.shown), e.stack) if e else ([], 0)
        self.now: Any = v  # what everybody sees after the answer: chance is read from it

    def _seat(self, x: Any) -> Seat:
        return Seat(
            seat=x.seat,
            coins=x.coins,
            vases=x.vases,
            points=x.points,
            hand=list(x.hand),
            ranch=x.ranch,
            supply=x.supply,
            niches=len(box.NICHES) - x.niches,
            removed=dict(x.removed),
            spare=x.spare,
            boats=list(x.boats),
            sites=dict(x.sites),
            ship=x.ship,
            steps={"coin": x.coin_track, "card": x.card_track},
            levers=dict(x.levers),
            played=list(x.played),
            projects=dict(x.projects),
            choice=list(x.choice),
        )

    def learn(self, hands: list[list[str]]) -> None:
        """After an answer: which cards have been drawn is seen now. They can be none that lie elsewhere."""
        known = {c for me in self.seats for c in (*me.hand, *me.played)} | self.deck.known()
        for me, hand in zip(self.seats, hands, strict=True):
            new = [c for c in hand if c not in me.hand]
            assert len(hand) == len(set(hand)) and set(me.hand) <= set(hand), (me.seat, me.hand, hand)
            assert len(new) == me.drawn and not known & set(new), (me.seat, me.drawn, new)
            known |= set(new)
            me.hand, me.drawn = list(hand), 0

    # -- the map ---------------------------------------------------------------------------------------------------
    def free(self) -> set[str]:
        """Spaces where a tile may be laid: beside a tile, over a bridge too."""
        return {s for s in box.SPACES if s not in self.laid and box.NEAR[s] & set(self.laid)}

    def sites(self, space: str) -> list[str]:
        """The building sites of the tile there, the upper first."""
        return [space + place for place in box.sites(self.laid[space])] if space in self.laid else []

    def here(self, space: str) -> list[int]:
        """Whose presences are on a space, each by itself."""
        return [self.pieces[s][0] for s in self.sites(space) if s in self.pieces] + self.cattle.get(space, [])

    def presences(self, seat: int, spaces: Iterable[str]) -> int:
        """Of a seat on these spaces."""
        return sum(self.here(space).count(seat) for space in spaces)

    def in_region(self, seat: int, region: str) -> int:
        """Presences of a seat in a region."""
        return self.presences(seat, (s for s in box.SPACES if box.REGION[s] == region))

    def beside(self, site: str) -> int:
        """Presences beside a piece, of everybody: on its tile and the tiles around, itself left out (A3)."""
        space = site[:-1]
        return len(self.here(space)) - 1 + sum(len(self.here(s)) for s in box.NEAR[space])

    def around(self, space: str, *kinds: str) -> int:
        """Pieces of these kinds on the tiles around a pasture, whoever's they are."""
        sites = [site for s in box.NEAR[space] for site in self.sites(s)]
        return sum(site in self.pieces and self.pieces[site][1] in kinds for site in sites)

    def pieces_of(self, seat: int, kind: str) -> list[str]:
        """Sites where a seat's pieces of a kind stand."""
        return [site for site, piece in self.pieces.items() if piece == (seat, kind)]

    # -- cards and seats -------------------------------------------------------------------------------------------
    def draw(self, me: Seat, n: int) -> None:
        """Cards from the deck into a hand, as many as there are (A20)."""
        me.drawn += self.deck.draw(me.seat, n)

    def order(self, seat: int) -> list[Seat]:
        """All seats clockwise from this one; alone, there is one."""
        n = len(self.seats)
        return [self.seats[(max(seat, 0) + i) % n] for i in range(n)]
