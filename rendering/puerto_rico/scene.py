"""What every section of a Puerto Rico picture needs at hand: the canvas, the view, the older view, names and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.puerto_rico.view import BuildingView, View
from rendering import scene
from rendering import theme as t
from rendering.icons import GOODS
from rendering.spots import Box, Layout

PRODUCTION = {
    "small_indigo_plant": "indigo",
    "indigo_plant": "indigo",
    "small_sugar_mill": "sugar",
    "sugar_mill": "sugar",
    "tobacco_storage": "tobacco",
    "coffee_roaster": "coffee",
    "jeweler": "",  # makes no good
}
NEW_BUILDINGS = frozenset((
    "aqueduct", "forest_house", "black_market", "storehouse", "guest_house", "trading_post", "church", "small_wharf",
    "lighthouse", "specialty_factory", "library", "union_hall", "statue", "cloister",
))  # fmt: skip
NOBLES = frozenset((
    "land_office", "chapel", "hunting_lodge", "zoning_office", "royal_supplier", "villa", "jeweler", "royal_garden",
))  # fmt: skip
LARGE_BUILDINGS = frozenset((
    "guild_hall", "residence", "fortress", "customs_house", "city_hall", "statue", "cloister", "royal_garden",
))  # fmt: skip
OFFERING = frozenset(("wharf", "small_wharf", "trading_post", "land_office"))  # named in answers
WHO_MATTERS = frozenset(("land_office", "chapel", "hunting_lodge", "zoning_office"))  # a noble works otherwise there


class Scene(scene.Scene[View]):
    """A picture of Puerto Rico in the making."""

    def __init__(
        self, view: View, before: View | None, names: Sequence[str], words: Callable[..., str], plan: Layout
    ) -> None:
        super().__init__(view, before, names, words, plan)
        self.kinds: dict[str, BuildingView] = {b.building: b for b in view.buildings}
        self.noble = words("name-noble")[:1].upper() if view.with_nobles else ""  # the letter on their tokens
        self.short_goods = short_goods(tuple(words(f"name-{good}") for good in GOODS))

    def spot(self, name: str) -> str:
        """A table with nobles may have places of its own."""
        other = f"{name}_nobles"
        return other if self.view.with_nobles and other in self.section.spots else name

    def called(self, what: str) -> tuple[str, str]:
        """The name of a component and its short form."""
        return super().called("prospector" if what == "prospector_2" else what)  # two placards with one picture

    def standing(self) -> None:
        """The round, the role being carried out and who took it."""
        c, view = self.canvas, self.view
        where = self.words("picture-draft") if view.drafting else self.words("picture-round", n=view.round)
        c.text(self.box("where"), where, size=t.LARGE, least=45, weight="bold", lines=2, align="right", about="round")
        if view.phase:
            c.icon(view.phase, self.box("phase"))
            if view.phase_seat is not None:
                self.badge(view.phase_seat, self.box("phase_seat"))

    def at_home(self) -> bool:
        """Guests may go to work at any moment; a wharf is a ship, a trading post a house, a land office sells tiles."""
        me = self.view.seats[self.mine]
        return bool(me.guests) or not OFFERING.isdisjoint(me.city)

    def person(self, place: str, i: int, people: int, nobles: int, guests: int = 0) -> str:
        """The icon of a place's `i`-th circle: nobles stand first, then colonists, then nobody."""
        if i < nobles:
            return f"{'guest_noble' if i < guests else 'noble'}:{self.noble}"
        if i < people:
            return "guest" if i < guests else "either_full" if place in WHO_MATTERS else "full"
        return "either" if place in WHO_MATTERS else "empty"

    def tile(self, kind: str, box: Box) -> None:
        """A tile's or barrel's ground with its icon, and the good's letter."""
        c = self.canvas
        c.panel(box, t.FIELDS[kind], 10, t.INK, 2, on=t.PANEL)
        if kind not in self.short_goods:
            c.icon(kind, box.inset(6))
            return
        plate = Box(box.x + box.w - 44, box.y + box.h - 35, 41, 32)
        side = box.h - 32
        c.icon(kind, box.part(4, 4, side, side))
        c.panel(plate, t.SAIL, 8, on=t.FIELDS[kind])
        c.text(plate, self.short_goods[kind], size=t.SMALL, weight="bold", align="centre", about=f"letter of {kind}")


def ground(building: str) -> t.Colour:
    """The ground of a building: its good's, or beige."""
    if building in PRODUCTION:
        return t.FIELDS[PRODUCTION[building]] if PRODUCTION[building] else t.JEWEL
    return t.BEIGE


def shape(building: str) -> str:
    """The corners of a building, which tell the box it comes from without colour."""
    return "cut" if building in NEW_BUILDINGS else "scoop" if building in NOBLES else "round"


def short_goods(names: tuple[str, ...]) -> dict[str, str]:
    """A letter for each good: its first, with the first that tells it from others where two begin alike."""
    found = {}
    for good, name in zip(GOODS, names, strict=True):
        others = [n for n in names if n != name and n[:1].lower() == name[:1].lower()]
        apart = next((c for i, c in enumerate(name) if i and all(n[i : i + 1] != c for n in others)), "")
        found[good] = name[:1].upper() + (apart if others else "")
    return found
