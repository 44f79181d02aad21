"""Exploring: a grey tile is drawn and laid on the map (Rulebook 001, explore)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Frame, Play, reasons_map
from ..play.levers import NONE, ready
from .free_actions import Declinable, OpenAsk
from .rewards import receive


class LayAsk(OpenAsk):
    """A question in which a tile is laid."""

    def lay_offer(self, g: Play) -> Offer:
        """Every free space beside a tile, with or without a lever that gives inhabitants for it."""
        me = g.s.board[self.seat]
        levers = [NONE, *(ready(me, g.box.tile_inhabitants) if me.supply else ())]
        return pick(self.lay, [(at, lever) for at in g.ground.open_spaces() for lever in levers])

    def why_lay(self, g: Play, at: str, lever: str) -> Iterable[Reason]:
        return reasons_map.lay(g.box, g.s, self.seat, at, lever)

    def lay(self, g: Play, at: str, lever: str) -> None:
        lay_tile(g, self.seat, self.tile_of(g), at, lever)

    def tile_of(self, g: Play) -> str:
        """What is laid."""
        raise NotImplementedError


def lay_tile(g: Play, seat: int, tile: str, at: str, lever: str) -> None:
    reward = g.lay(seat, tile, at)
    if lever != NONE:
        g.push(seat, lever)
        g.gain(seat, {"inhabitants": g.box.tile_inhabitants[lever].inhabitants}, "lever")
    if reward:
        receive(g, seat, reward, "space")


class ExploreOnce(Frame):
    """Left of the arrow: a tile, or coins where no space or no tile is left."""

    seat: int

    def run(self, g: Play) -> None:
        if g.s.grey.cards and len(g.s.laid) < len(g.box.spaces):
            g.then(Explore(self.seat))
        else:
            g.gain(self.seat, {"coins": g.box.n.full_map_coins}, "explore")


class Explore(Declinable):
    """Explore, or not."""

    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, [EXPLORE])

    def why_explore(self, g: Play) -> Iterable[Reason]:
        return []

    def explore(self, g: Play) -> None:
        g.draw_tile(self.seat)
        g.then(LayTile(self.seat))


EXPLORE = pick(Explore.explore)


class LayTile(LayAsk):
    """Where the tile goes that was drawn."""

    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        return [self.lay_offer(g), *self.anytime(g)]

    def tile_of(self, g: Play) -> str:
        return g.s.tile
