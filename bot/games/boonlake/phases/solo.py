"""The turn of the Wise Eminence (Rulebook 001, solo game): a tile is shown, two effects are carried out, it sails."""

from __future__ import annotations

from ..play import Frame, Play
from ..play.map_tiles import presences
from ..state import EMINENCE
from .interim_scoring import locks_crossed
from .regions import ScoreRegions
from .strips import CloseStrips
from .turn import Common


class EminenceTurn(Frame):
    """The effect of the lowest strip, then the action of the tile whose strip lies highest."""

    def run(self, g: Play) -> None:
        g.show_tile()
        tile = g.box.solo_tiles[g.s.eminence.tile]
        b = tile.side == "b"
        first_effect(g, g.box.strips[g.s.strips[-1]].right, b)
        strip = next(x for x in g.s.strips if x in tile.actions)
        g.take_strip(EMINENCE, strip)
        action(g, strip, b)
        g.then(Common(EMINENCE, strip), EminenceSails())


def first_effect(g: Play, lowest: str, b: bool) -> None:
    """What the lowest strip gives."""
    if lowest == "improve":
        structures(g, 1 + b)
    elif lowest == "cattle":
        g.place_eminence_cattle()
        g.step_cactus(int(b))
    else:
        g.step_cactus(1 + b)


def structures(g: Play, n: int) -> None:
    """One after the other: what stands then decides about the next."""
    for _ in range(n):
        g.build_structure()


def action(g: Play, strip: str, b: bool) -> None:
    """The effect of an action, on a tile of side B a greater one."""
    match g.box.strips[strip].right:
        case "play" | "modernise":
            g.step_cactus(1 + b)
        case "hire":
            g.explore_for_eminence()
            g.step_cactus(1 + b)
        case "cards":
            pioneer(g)
            g.step_cactus(int(b))
        case "cattle":
            g.pasture_for_eminence()
            g.place_eminence_cattle()
            g.step_cactus(int(b))
        case "improve":
            structures(g, 1 + b)
        case "regions":
            region = choose_region(g)
            if g.cover(EMINENCE, region):
                g.give_points(g.box.regions[region].eminence, "label")
            g.then(ScoreRegions(EMINENCE, region, 1 + b))


def pioneer(g: Play) -> None:
    """Two tiles, and a house on the upper site of the last of them."""
    laid = [at for at in (g.explore_for_eminence(), g.explore_for_eminence()) if at]
    if laid and g.s.eminence.removed["houses"] < len(g.box.recesses["houses"]):
        g.house_for_eminence(g.box.sites_on[laid[-1], g.s.laid[laid[-1]]][0].site)


def choose_region(g: Play) -> str:
    """Where the player is furthest ahead of the Wise Eminence, of several the northernmost; covered ones do not count.

    Where all are covered any of them is named, and its label is worth nothing.
    """
    mine, others = presences(g.box, g.s, EMINENCE), presences(g.box, g.s, 0)
    free = [r for r in g.box.regions if r not in g.s.covered] or list(g.box.regions)
    return max(free, key=lambda r: others[r] - mine[r])


class EminenceSails(Frame):
    """All steps that the open row gives; it gets nothing where it arrives."""

    def run(self, g: Play) -> None:
        locks = g.sail_eminence()
        g.then(CloseStrips())
        locks_crossed(g, EMINENCE, locks)
