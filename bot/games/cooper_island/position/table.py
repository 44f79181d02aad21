"""A position made whole, seat by seat: what is set is laid down, the rest follows from it or lies where it would."""

from __future__ import annotations

from bot.rules import Rng
from bot.rules.position import impossible

from ..components.goods import GOODS
from ..components.ring import SHIPS
from ..play.buildings import gained_lids
from ..play.storage import cells, fits
from ..state import Posted
from .question import Question

SEAT_NUMBERS = ("one_master", "two_master", "track", "charted", "lids", "owed")
SEAT_WORDS = (
    *("land", "laid", "islets", "anchors", "logbooks", "tiles", "stored", "market", "boats", "flipped", "cells"),
    *("crates", "small", "large", "used", "workers", "unhired", "recruited"),
)


class TableSetting(Question):
    """A table being set."""

    def carry_out(self) -> None:
        s = self.s
        s.first = self.number("first", s.first, s.seats - 1)
        s.round = self.number("round", 1, self.n.rounds)
        if not s.round:
            raise impossible("value", "round", value="0")
        s.master_up = self.one_of("master", "standing", ("standing", "lying")) == "standing"
        self.common()
        for seat in range(s.seats):
            self.land(seat)
            self.board(seat)
            self.workers(seat)
        self.supplies()
        self.ask()
        self.check()

    def one_of(self, name: str, default: str, allowed: tuple[str, ...]) -> str:
        value = self.setting.get(name, default)
        if value not in allowed:
            raise impossible("value", name, value=value)
        return value

    def common(self) -> None:
        """Workers in the centre, royal cards, lids on ships."""
        s = self.s
        for place in s.places:
            s.places[place] = self.seats(f"places.{place}") or []
        out = self.words("royal", s.royal.keys() | set(s.boxed)) or list(s.royal)
        if len(out) != len(s.royal):
            raise impossible("value", "royal", value=self.setting["royal"])
        cards = [card for card in self.box.royal if card in s.royal or card in s.boxed]
        s.royal, s.boxed = {card: Posted() for card in cards if card in out}, [c for c in cards if c not in out]
        for card in self.box.royal:
            name = f"royal.{card}"
            if (words := self.words(name)) is None:
                continue
            known = card in s.royal and len(words) == 2 and words[0] in map(str, range(s.seats))
            if not known or words[1] not in self.box.workers:
                raise impossible("value", name, value=self.setting[name])
            s.royal[card] = Posted(int(words[0]), words[1])
        for ship in s.cargo:
            given = self.seats(f"cargo.{ship}")
            if given is not None:
                s.cargo[ship] = sorted(given)

    def board(self, seat: int) -> None:
        """Ships, goods, boats, cards and all else on the board."""
        s, me, box, name = self.s, self.s.board[seat], self.box, f"seats.{seat}"
        ring = box.rings[s.seats]
        anchors = self.counts(f"{name}.anchors", SHIPS, dict.fromkeys(SHIPS, 0))
        for ship, vessel in me.ships.items():
            vessel.steps, vessel.anchors = self.number(f"{name}.{ship}", 0), anchors[ship]
            vessel.at = (ring.start[ship][seat] + SHIPS[ship] * vessel.steps) % len(ring.stops)
        self.tokens(seat)
        me.tiles = self.counts(f"{name}.tiles", box.doubles, me.tiles)
        me.stored = self.counts(f"{name}.stored", GOODS, me.stored)
        me.market = self.counts(f"{name}.market", GOODS, me.market)
        turn = (seat - s.first) % s.seats
        me.track = self.number(f"{name}.track", self.n.track_first if turn < 2 else self.n.track_later, self.n.track)
        me.charted = bool(self.number(f"{name}.charted", 0, 1))
        me.boats = self.pairs(f"{name}.boats", box.piers) or {}
        for pier, boat in me.boats.items():
            if boat not in box.boats or list(me.boats.values()).count(boat) > 1:
                raise impossible("value", f"{name}.boats", value=f"{pier}={boat}")
        me.flipped = self.words(f"{name}.flipped", me.boats.values()) or []
        me.small = self.words(f"{name}.small", box.small) or []
        me.large = self.words(f"{name}.large", box.large) or []
        me.used = self.words(f"{name}.used", me.large) or []
        for kind in me.left:
            me.left[kind] = box.buildings[kind].pieces - me.on.count(kind)
        cells = [*box.statue_cells, *([card[0]] if (card := box.card_cell(me)) else [])]
        me.cells = self.words(f"{name}.cells", cells) or []
        crates = [*box.crates, *([own[0]] if (own := box.card_crate(me)) else [])]
        me.crates = self.words(f"{name}.crates", crates) or []
        me.lids = self.number(f"{name}.lids", 0, len(box.cargo))
        me.owed = self.number(f"{name}.owed", 0)
        gained = gained_lids(me)
        for ship, lids in s.cargo.items():
            if f"cargo.{ship}" not in self.setting and gained and seat in lids:
                lids.remove(seat)
                gained -= 1
            elif seat not in lids:
                gained -= 1

    def tokens(self, seat: int) -> None:
        """Logbooks: as many as stops have been reached where one waits, unless they are said."""
        me, name = self.s.board[seat], f"seats.{seat}.logbooks"
        apart = next(i for i, stop in enumerate(self.box.rings[self.s.seats].stops) if i and stop.kind != "shoal")
        n = sum(ship.steps // apart for ship in me.ships.values())
        if name in self.setting:
            me.logbooks = list(self.several(name, self.box.logbooks))
        else:
            gone = [token for other in self.s.board[:seat] for token in other.logbooks]
            rest = list(self.s.logbooks.cards)
            for token in gone:
                rest.remove(token)
            me.logbooks = rest[:n]
        if len(me.logbooks) > n:
            raise impossible("census", name, what="logbooks", n=len(me.logbooks), total=n)

    def check(self) -> None:
        """What is neither made nor lost is all there, and nothing is where it could not be."""
        s, box = self.s, self.box
        found, total = self.game.census(s), self.game.census(self.game.start(s.seats, Rng(bytes(32))))
        for what, n in found.items():
            if n != total[what]:
                raise impossible("census", what, what=what, n=n, total=total[what])
        for seat, me in enumerate(s.board):
            for kind, cards in (("small", me.small), ("large", me.large)):
                built = box.buildings[kind].pieces - me.left[kind] - me.in_hand.count(kind)
                if len(cards) + (bool(me.looking) and me.looking[0] in getattr(box, kind)) != built:
                    raise impossible("census", f"seats.{seat}.{kind}", what=f"{kind}_cards", n=len(cards), total=built)
            if not fits(box, me, ()):
                n, name = sum(me.stored.values()), f"seats.{seat}.stored"
                raise impossible("census", name, what="stored", n=n, total=cells(box, me))
