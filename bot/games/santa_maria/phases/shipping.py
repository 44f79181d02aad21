"""A shipping tile is chosen, and what is paid for it (Rulebook 000, Shipping, Using gold; 002, Special tiles)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, Words, pick

from ..components.effects import DockSteps
from ..play import Ask, OwnTurn, Play, payment, reasons
from ..play.shipping import dock_steps, landings


class Ship(OwnTurn):
    """A shipping tile of the common board into the own harbour (Rulebook 000, Shipping)."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        s, me, box = g.s, g.s.board[self.seat], g.box
        effect = box.ability(me, DockSteps) if me.scholars else None
        options: list[Words] = []
        could = False
        for dock, tile in s.docks.items():
            if not tile:
                continue
            cost = box.ships[tile].cost
            if payment.can_pay(box, me, cost):
                near = landings(box, me, dock)
                options += [(tile, to) for to in near]
                if effect:
                    most = me.coins - cost.get(payment.COINS, 0)
                    steps = {to: dock_steps(box, me, dock, to) for to in box.docks if to not in near}
                    options += [(tile, to) for to, n in steps.items() if n * effect.coins <= most]
            else:
                could = could or (not options and payment.could_pay(box, me, cost))
        if not options and not could:
            return ()
        return [*([pick(self.ship, options)] if options else ()), pick(self.decline), *self.anytime(g)]

    def ship(self, g: Play, tile: str, dock: str) -> None:
        cost = g.box.ships[tile].cost
        if g.asks_gold(self.seat, cost):
            g.then(PayWith(self.seat, tile, [tile, dock]))
        else:
            ship(g, self.seat, tile, dock, g.pay(self.seat, cost))

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "ship")

    def why_ship(self, g: Play, tile: str, dock: str) -> Iterable[Reason]:
        return reasons.ship(g, self.seat, tile, dock)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


def ship(g: Play, seat: int, tile: str, dock: str, paid: dict[str, int]) -> None:
    """A tile that is paid for is taken, and moved by astronomy where its dock is another."""
    start, me = next(d for d, t in g.s.docks.items() if t == tile), g.s.board[seat]
    effect = g.box.ability(me, DockSteps)
    steps = dock_steps(g.box, me, start, dock)
    g.ship(seat, start, dock, effect.coins * steps if effect else 0, paid)


class PayWith(Ask):
    """Which of the costs gold pays (Rulebook 000, Using gold), before the tile is taken."""

    joins = ("gold",)

    tile: str
    answer: list[str]  # the placement, or tile and dock

    def cost(self, g: Play) -> dict[str, int]:
        return g.box.ships[self.tile].cost if self.tile in g.box.ships else g.box.cost[self.tile]

    def offers(self, g: Play) -> Iterable[Offer]:
        ways = payment.ways(g.box, g.s.board[self.seat], self.cost(g))
        yield pick(self.pay, [(way or "none",) for way in ways])

    def pay(self, g: Play, gold: str) -> None:
        paid = g.pay(self.seat, self.cost(g), "" if gold == "none" else gold)
        if self.tile in g.box.ships:
            tile, dock = self.answer
            ship(g, self.seat, tile, dock, paid)
        else:
            tile, at, turn = self.answer
            g.expand(self.seat, tile, at, turn, paid)

    def why_pay(self, g: Play, gold: str) -> Iterable[Reason]:
        return reasons.pay(g, self.seat, self.cost(g), gold)
