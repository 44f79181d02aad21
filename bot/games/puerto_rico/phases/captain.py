"""The captain phase: loading until nobody can (Rulebook 003, Captain, Harbor, Wharf; New Buildings, Small wharf)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec

from bot import rules
from bot.rules import Offer, Reason, pick, spread

from ..components.effect_index import total, working
from ..components.rules import Rules
from ..play import Frame, Play, reasons_sea
from ..play.ships import Loading, berths, can_load, in_any_order, small_wharf_ready, wharf_ready
from . import first_loading, storage
from .guest_house import Declinable

PRIVILEGE = 1  # points more for the captain's first load


def begin(g: Play, seat: int, extra: int) -> None:
    g.then(Voyage(seat, seat, Loading()))


def sail(g: Play, seat: int, captain: int, loading: Loading) -> None:
    """The seat loads if it can, or else the next who can; after a circle in which nobody did, goods are stored."""
    n, first = g.s.seats, g.box.moments.get("first")
    while loading.quiet < n:
        if first and seat not in loading.met:
            loading.met.append(seat)
            if frames := first_loading.course(g, seat, captain):
                g.then(*frames, Voyage(seat, captain, loading))
                return
        if can_load(g, seat, loading):
            g.then(Load(seat, captain, loading))
            return
        seat = (seat + 1) % n
        loading.quiet += 1
    if n := total(g.s.board[captain], g.box.effects.captains):
        g.lighthouse(captain, n)
    g.then(*storage.course(captain, g.order_from(captain)))


class Load(Declinable):
    """Barrels of one kind onto one ship: whoever can, must, as many as fit; or the own wharf, once a phase."""

    may_lapse = False  # `sail` has made sure that there is something to answer
    role = "captain"
    taker = "captain"
    settable: ClassVar = {"shipped": bool, "wharves": list, "small_wharves": list, "met": list}

    captain: int
    loading: Loading

    @classmethod
    def posed(cls, seat: int, taker: int, given: Mapping[str, Any]) -> Load:
        return cls(seat, taker, msgspec.convert(given, Loading))

    def says(self) -> Mapping[str, Any]:
        return {field: getattr(self.loading, field) for field in self.settable}

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        return [Voyage(self.seat, self.captain, self.loading)]

    def offers(self, g: Play) -> Iterable[Offer]:
        options = berths(g, self.seat)
        if len(options) > 1 and self._by_itself(g) and in_any_order(g, self.loading):
            del options[1:]
        found: list[Offer] = [pick(self.load, options)] if options else []
        if wharf_ready(g, self.seat, self.loading):
            one = g.box.one
            found.append(pick(self.wharf, [one[good] for good, n in g.s.board[self.seat].goods.items() if n]))
        if small_wharf_ready(g, self.seat, self.loading):
            have = {good: n for good, n in g.s.board[self.seat].goods.items() if n}
            found.append(spread(self.small_wharf, have, 1, sum(have.values())))
        if found and not options:
            found.append(pick(self.decline))
        if not g.box.hosts:
            return found
        return self._hosted(g, found, "captain") or self._way_out()  # guests may have gone where they open nothing

    def guest(self, g: Play, place: str, who: str) -> None:
        super().guest(g, place, who)
        if self.seat not in self.loading.loaded:
            g.then(*first_loading.after_guest(g, self.seat, self.captain, place))

    def forced(self, g: Play) -> bool:
        return self._by_itself(g) or not can_load(g, self.seat, self.loading)

    def _by_itself(self, g: Play) -> bool:
        """Whether the table has loads made without asking where there is only one way."""
        return g.rules.chosen["loading"] == "auto"

    def load(self, g: Play, good: str, ship: str) -> None:
        size = int(ship)
        onto = next(x for x in g.s.ships if x.size == size)
        n = min(g.s.board[self.seat].goods[good], size - onto.load)
        g.load(self.seat, good, onto, n, n + self.bonus(g))
        self._go_on(g)

    def wharf(self, g: Play, good: str) -> None:
        n = g.s.board[self.seat].goods[good]
        g.wharf(self.seat, good, n, n + self.bonus(g))
        self.loading.wharves.append(self.seat)
        self._go_on(g)

    def small_wharf(self, g: Play, counts: dict[str, int]) -> None:
        wharf = working(g.s.board[self.seat], g.box.effects.small_wharves)
        assert wharf is not None
        g.small_wharf(self.seat, counts, sum(counts.values()) // wharf.each + self.bonus(g))
        self.loading.small_wharves.append(self.seat)
        self._go_on(g)

    def decline(self, g: Play) -> None:
        g.decline(self.seat)
        self._next(g, self.loading.quiet + 1)

    def why_load(self, g: Play, good: str, ship: str) -> Iterable[Reason]:
        return reasons_sea.load(g, self.seat, good, ship)

    def why_wharf(self, g: Play, good: str) -> Iterable[Reason]:
        unused = self.line(wharves=[seat for seat in self.loading.wharves if seat != self.seat])
        return reasons_sea.wharf(g, self.seat, good, self.loading, unused)

    def why_small_wharf(self, g: Play, counts: dict[str, int]) -> Iterable[Reason]:
        unused = self.line(small_wharves=[seat for seat in self.loading.small_wharves if seat != self.seat])
        return reasons_sea.small_wharf(g, self.seat, counts, self.loading, unused)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return reasons_sea.must_load()

    def bonus(self, g: Play) -> int:
        """Points besides those for barrels."""
        return sum(self.bonuses(g).values())

    def bonuses(self, g: Play) -> dict[str, int]:
        """By what they come: of a harbor, and the captain's for the first load."""
        me = g.s.board[self.seat]
        found = {b: n for b, n in g.box.effects.harbors if b in me.colonists}
        if self.loading.shipped or self.seat != self.captain:
            return found
        return found | {"captain": PRIVILEGE * g.privilege(self.seat)}

    def _go_on(self, g: Play) -> None:
        if n := total(g.s.board[self.seat], g.box.effects.lighthouses):
            g.lighthouse(self.seat, n)
        g.check_points()
        if self.seat == self.captain:
            self.loading.shipped = True
        if g.box.hosts:
            self.loading.loaded.append(self.seat)
        self._next(g, 0)

    def _next(self, g: Play, quiet: int) -> None:
        self.loading.quiet = quiet
        sail(g, (self.seat + 1) % g.s.seats, self.captain, self.loading)


class Voyage(Frame):
    """Loading begins, or goes on, with whoever can from a seat on."""

    seat: int
    captain: int
    loading: Loading

    def run(self, g: Play) -> None:
        sail(g, self.seat, self.captain, self.loading)
