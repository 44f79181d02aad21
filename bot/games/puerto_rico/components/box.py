"""What is in the box: goods, roles, buildings and set-ups from the data files, and the tables made from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from bot.rules import OURS, Components, Words
from bot.rules.components import Rows, rows

from .checks import check
from .effect_index import EffectIndex
from .rows import BASE, FILES, FOREST, NEW, NOBLES, QUARRY, File

DATA = Path(__file__).parent / "data"
SETS = 32  # boxes kept ready


# A building at the price somebody would pay, with its answers made up beforehand: cost, id, size, circles, the answer
# that builds it alone, and those with somebody, by who comes. Plain tuples, for they are gone through all the time.
Priced = tuple[int, str, int, int, Words, dict[str, Words]]
Terms = tuple[int, int, int, int]  # doubloons off, quarries that may count, off a small building, off a large one


class Box:
    """Everything that is fixed for one choice of prices and expansions, laid out so that the rules need not search."""

    def __init__(self, file: File, prices: str, new: File | None = None, nobles: File | None = None) -> None:
        other = next((p for p in file.prices if p.id == prices), None)
        costs = other.costs if other else {}
        self.fewer = other.fewer if other else {}
        self.goods = tuple(g.id for g in file.good)
        self.good = {g.id: g for g in file.good}
        self.tiles = (*self.goods, QUARRY)
        self.price = {g.id: g.price for g in file.good}
        self.action = {r.id: r.action for r in file.role}
        self.setups = {t.seats: t for t in file.table}
        self.roles = {t.seats: tuple(r.id for r in file.role if t.seats in r.seats) for t in file.table}
        rows = (*file.building, *(new.building if new else ()), *(nobles.building if nobles else ()))
        self.buildings = tuple(msgspec.structs.replace(b, cost=costs[b.id]) if b.id in costs else b for b in rows)
        self.building = {b.id: b for b in self.buildings}
        self.types: dict[str, str] = {b.id: b.type for b in self.buildings}
        self.size = {b.id: b.size for b in self.buildings}
        self.circles = {b.id: b.circles for b in self.buildings}
        components = (*file.good, *file.role, *file.table, *rows, *(nobles.nobles if nobles else ()))
        self.sources: dict[str, int] = dict(Counter(row.source for row in components))
        self.nobles = nobles.nobles[0] if nobles else None
        self._lay_out_draft(file, new)
        self.effects = EffectIndex((b.id, b.effect) for b in self.buildings if b.effect is not None)
        # makers[good]: where it is made, besides its plantations; () for a raw good
        self.makers = tuple((good, self.effects.producers.get(good, ())) for good in self.goods)
        # moments[m]: places of which an occupied one opens something at that moment
        self.moments = self.effects.moments | {
            **{m: self.effects.moments.get(m, frozenset()) | set(self.goods) for m in ("craftsman", "extra")},
            "builder": self.effects.moments.get("builder", frozenset()) | {QUARRY},
        }
        self.columns = max(b.column for b in self.buildings)
        self._offers: dict[Terms, tuple[Priced, ...]] = {}
        # plain[builder][quarries]: what buildings cost where nothing else makes them cheaper
        self.plain = [[self.offers((off, q, 0, 0)) for q in range(self.columns + 1)] for off in (0, 1)]
        self.hosts = bool(self.effects.guest_houses)
        self.trades = bool(self.effects.own_markets or self.effects.land_offices)  # besides the trading house
        self.rebates = bool(self.effects.doubles or self.effects.forests_each or self.effects.zonings)
        self._roles_left: dict[tuple[int | str, ...], tuple[Words, ...]] = {}
        self._supply: dict[int, dict[str, int]] = {}
        self._paid: dict[Terms, dict[str, int]] = {}
        self.one: dict[str, Words] = {word: (word,) for word in (*self.tiles, *self.action, FOREST)}
        self.alone: dict[str, Words] = {tile: (tile, "no") for tile in self.tiles}
        self.settle: dict[str, dict[str, Words]] = {
            tile: {who: (tile, who) for who in ("no", "yes", "noble")} for tile in self.tiles
        }
        sizes = dict.fromkeys(size for t in file.table for size in t.ships)
        self.load: dict[str, dict[int, Words]] = {
            good: {size: (good, str(size)) for size in sizes} for good in self.goods
        }

    def _lay_out_draft(self, file: File, new: File | None) -> None:
        """Beige buildings of the base game lie on the board, or they and the new ones are drafted onto their spaces."""
        beige = [b for b in self.buildings if b.id in {b.id for b in file.building} and b.type.startswith("beige")]
        self.spaces: dict[int, int] = {}  # spaces of the board by cost
        for b in beige if new else ():
            self.spaces[b.cost] = self.spaces.get(b.cost, 0) + 1
        drafted = {b.id for b in (*beige, *(new.building if new else ()))} if new else set()
        self.drafted = {b.id: b.cost for b in self.buildings if b.id in drafted}  # and the space that each takes
        self.drafts = {d.id: d.buildings for d in new.draft} if new else {}

    def supply(self, seats: int) -> dict[str, int]:
        """Tiles of every building that is not drafted."""
        found = self._supply.get(seats)
        if found is None:
            lying = [b.id for b in self.buildings if b.id not in self.drafted]
            found = self._supply[seats] = {b: self.copies(b, seats) for b in lying}
        return dict(found)

    def copies(self, building: str, seats: int) -> int:
        """Tiles of a building that a table of so many seats plays with."""
        b = self.building[building]
        return b.copies2 if seats == 2 else b.copies

    def offers(self, terms: Terms) -> tuple[Priced, ...]:
        """All buildings at what they would cost, cheapest first."""
        found = self._offers.get(terms)
        if found is None:
            found = self._offers[terms] = self._priced(*terms)
        return found

    def roles_left(self, roles: Mapping[str, int], taken: Iterable[str]) -> tuple[Words, ...]:
        """Those of the roles that are not taken, each as the answer that takes it; kept, for it is always asked."""
        key: tuple[int | str, ...] = (len(roles), *taken)
        found = self._roles_left.get(key)
        if found is None:
            found = self._roles_left[key] = tuple([self.one[role] for role in roles if role not in key])
        return found

    def paid(self, terms: Terms) -> dict[str, int]:
        """What each building would cost."""
        found = self._paid.get(terms)
        if found is None:
            found = self._paid[terms] = {b: cost for cost, b, *_ in self.offers(terms)}
        return found

    def _priced(self, off: int, quarries: int, small: int, large: int) -> tuple[Priced, ...]:
        """Rulebook 003, Builder: quarries count up to the column of the building, and nothing costs less than 0."""
        rows: list[Priced] = []
        for b in self.buildings:
            less = off + min(quarries, b.column) + (large if b.size > 1 else small)
            words: dict[str, Words] = {who: (b.id, who) for who in ("no", "yes", "noble")}
            rows.append((max(0, b.cost - less), b.id, b.size, b.circles, words["no"], words))
        return tuple(sorted(rows, key=lambda row: row[0]))


@lru_cache(SETS)
def box(
    prices: str = "printed", new_buildings: bool = False, nobles: bool = False, components: Components = OURS
) -> Box:
    """The box of a table: the base game, and the expansions it plays with; raises `BadComponents`."""
    read = _read(components)
    new = read.part(NEW) if new_buildings else None
    return Box(read.part(BASE), prices, new, read.part(NOBLES) if nobles else None)


@lru_cache(SETS)
def _read(components: Components) -> Rows[File]:
    read = rows([DATA / name for name in FILES], File, "puerto_rico", components)
    check(read)
    return read
