"""What tiles, islets and cubes on land are worth."""

from __future__ import annotations

from .observation import Mine, Observation


def _cube(x: Observation, terrain: str, cube: str) -> str:
    row = x.box.terrains[terrain]
    return cube if row.high and cube != "none" else row.cube


def place(x: Observation, me: Mine, side: str, first: str, second: str, cube: str) -> float:
    """A double tile: its two cubes, new land, higher land; a step of the cartographer where it is levelled."""
    laid = x.box.placements.laid[side, first, second]
    names = x.box.land.names
    spaces = [me.spaces[names[i]] for i in laid.spaces]
    height = max(s.level for s in spaces) + 1
    found = 0.0
    for space, terrain in zip(spaces, laid.terrains, strict=True):
        found += me.cube(_cube(x, terrain, cube), height)
        found += x.w.explored * (2 if space.isthmus else 1) if not space.level else x.w.level * (height - space.level)
    if spaces[0].level != spaces[1].level:
        found -= x.w.step
    return found - x.w.tile / (1 + sum(me.view.tiles.values()))


def single(x: Observation, me: Mine, terrain: str, at: str, cube: str, cost: int) -> float:
    """A single tile of the cartographer; steps beyond the end of its track would be lost anyway."""
    space = me.spaces[at]
    found = me.cube(_cube(x, terrain, cube), space.level + 1) - cost * x.w.step
    return found + (x.w.explored if not space.level else x.w.level)


def islet(x: Observation, me: Mine, islet: str, at: str) -> float:
    """The cube of its land, and new land."""
    return me.cube(x.box.terrains[x.box.islets[islet].terrain].cube, 1) + x.w.explored


def store(x: Observation, me: Mine, at: str) -> float:
    """A cube off the land loses what it is worth more there; on the lowest level that is nothing, and a space is free.

    At the very end only what is stored counts.
    """
    space = me.spaces[at]
    if x.view.phase == "final":
        return 0.2
    if space.on == "food" and me.hungry:
        return -1.0
    room = 0.25 if me.free > 1 and x.to_come else -0.2
    return room - (me.cube(space.on, space.level) - me.good(space.on))


def site(x: Observation, me: Mine, at: str) -> float:
    """A settlement brings a point; a mountain is a pity."""
    terrain = me.spaces[at].terrain
    return float(x.box.terrains[terrain].navigation) - (0.1 if x.box.terrains[terrain].high else 0.0)
