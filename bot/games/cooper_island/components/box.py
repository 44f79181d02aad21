"""What is in the box: the data files as rows, and the tables made from them so that the rules need not search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from bot.rules import OURS, Components, Words
from bot.rules.components import Rows, rows

from ..state import Seat
from .checks import check
from .effects.base import Copy, Effect
from .effects.small_buildings import Cheaper, Crate, StatueCell, When
from .peninsula import Peninsula
from .placements import Placements
from .ring import Ring
from .rows import File, Number

DATA = Path(__file__).parent / "data"
FILES = (
    *("base.toml", "peninsula.toml", "tiles.toml", "islets.toml", "boats.toml", "buildings.toml", "royal_cards.toml"),
    *("cargo.toml", "logbooks.toml", "sectors.toml"),
)
SETS = 16  # boxes kept ready
NOTHING = "none"
E = TypeVar("E", bound=Effect)


class Numbers:
    """The single numbers of the rules, by name."""

    def __init__(self, rows: tuple[Number, ...]) -> None:
        by = {n.id: n.value for n in rows}
        self.rounds, self.ring, self.storage = by["rounds"], by["ring"], by["storage"]
        self.start_coins, self.start_doubles = by["start_coins"], by["start_doubles"]
        self.track, self.track_first, self.track_later = by["track"], by["track_first"], by["track_later"]
        self.level_cost, self.explore_cost = by["level_cost"], by["explore_cost"]
        self.low_cost, self.high_cost, self.low_level = by["low_cost"], by["high_cost"], by["low_level"]
        self.chart_cost = min(self.explore_cost, self.low_cost, self.high_cost)
        self.food, self.shown_cards = by["food"], by["shown_cards"]
        self.recharge_card, self.recharge_lid = by["recharge_card"], by["recharge_lid"]
        self.isthmus, self.statue_bonus = by["isthmus"], by["statue_bonus"]
        self.assets_per_point = by["assets_per_point"]


class Box:
    """Everything that is fixed."""

    def __init__(self, read: Rows[File]) -> None:
        file = read.tables
        self.read = read
        self.n = Numbers(file.number)
        self.terrains = {t.id: t for t in file.terrain}
        self.anywhere = tuple(t.id for t in file.terrain if t.anywhere)
        self.land = Peninsula(file.space, file.water)
        self.rings = {n: Ring(file.stop, self.n.ring > 10, n, self.land) for n in (2, 3, 4)}
        self.placements = Placements(self.land, file.terrain, file.double)
        self.doubles = {d.id: d for d in file.double}
        self.bag = tuple(d.id for d in file.double for _ in range(d.pieces))
        self.singles = {s.id: s for s in file.single}
        self.single_of = {side: s.id for s in file.single for side in s.sides}
        self.workers = {w.id: w for w in file.worker}
        self.milestones = {m.id: m.n for m in file.milestone}
        self.recruitment = {r.id: r for r in file.recruitment}
        self.statue_cells = {c.id: c for c in file.statue_cell}
        self.crates = {c.id: c.effect for c in file.crate}
        self.rates = {r.id: r for r in file.rate}
        self.rated = {r.id: r.give[0] for r in file.rate if len(r.give) == 1}  # the one good that a rate takes
        self.least_rate = min(r.n for r in file.rate)
        self.cell_buildings = tuple((b.id, b.pieces, b.cells) for b in file.building if b.cells)
        self.cell_boats = {b.id: b.cells for b in file.boat if b.cells}
        self.buildings = {b.id: b for b in file.building}
        self.pieces = sum(b.pieces for b in file.building)
        self.least = {  # what such a thing costs at least
            "boat": _least([p.cost for p in file.pier]),
            "building": _least([b.cost for b in file.building]),
            "statue": _least([x.cost for x in file.statue]),
            "cargo": _least([c.cost for c in file.cargo]),
        }
        self.statues = {s.id: s for s in file.statue}
        self.small = {c.id: c.effect for c in file.small}
        self.large = {c.id: c.effect for c in file.large}
        self.piers = {p.id: p for p in file.pier}
        self.boats = {b.id: b for b in file.boat}
        self.copying = tuple(b.id for b in file.boat if isinstance(b.effect, Copy))
        self.islets = {i.id: i for i in file.islet}
        self.logbooks = {x.id: x for x in file.logbook}
        self.stack = tuple(x.id for x in file.logbook for _ in range(x.pieces))
        self.cargo = {c.id: c for c in file.cargo}
        self.medals = tuple(m.points for m in file.medal)
        self.royal = {r.id: r for r in file.royal}
        self.royal_cards = {int(r.id): r.cards for r in file.royals}
        self.sectors = {s.id: s for s in file.sector}
        self.places = {f"{s}_{w}": (s, w) for s in self.sectors for w in self.workers}
        self.send_words = {place: (worker, sector) for place, (sector, worker) in self.places.items()}
        self.sendings = {
            worker: tuple((place, words) for place, words in self.send_words.items() if words[0] == worker)
            for worker in self.workers
        }
        self.space_words = tuple((name,) for name in self.land.names)
        # islet_words[water, space][islet]
        self.islet_words: dict[tuple[str, int], dict[str, Words]] = {
            (water, i): {islet: (islet, water, self.land.names[i]) for islet in self.islets}
            for water, shore in self.land.shore.items()
            for i in shore
        }
        # explore_words[terrain][space]; cultivate_words[terrain][space][high]: with a choice of cubes or without
        self.explore_words = {t: tuple((t, name) for name in self.land.names) for t in self.terrains}
        self.cultivate_words = {
            t.id: tuple(
                (((t.id, name, NOTHING),), ((t.id, name, t.cube), (t.id, name, t.high)) if t.high else ())
                for name in self.land.names
            )
            for t in file.terrain
        }

    def islets_at(self, water: str, space: int, islets: tuple[str, ...]) -> tuple[Words, ...]:
        """Every way to lay one of these islets there."""
        words = self.islet_words[water, space]
        return tuple([words[islet] for islet in islets])

    def effects(self, me: Seat, kind: type[E]) -> list[E]:
        """The effects of this kind that cards of the seat's small buildings have."""
        small = self.small
        return [effect for card in me.small if isinstance(effect := small[card], kind)]

    def when(self, me: Seat, moment: str) -> list[When]:
        """What more comes of a moment."""
        return [effect for effect in self.effects(me, When) if effect.on == moment]

    def cheaper(self, me: Seat, what: str) -> list[Cheaper]:
        """What makes something cheaper."""
        return [effect for effect in self.effects(me, Cheaper) if what in effect.on]

    def card_crate(self, me: Seat) -> tuple[str, Crate] | None:
        """The card of the seat's that is a crate, if any."""
        return next(((c, e) for c in me.small if isinstance(e := self.small[c], Crate)), None)

    def card_cell(self, me: Seat) -> tuple[str, StatueCell] | None:
        """The card of the seat's that has a cell for a statue, if any."""
        return next(((c, e) for c in me.small if isinstance(e := self.small[c], StatueCell)), None)


def _least(costs: Sequence[dict[str, int]]) -> dict[str, int]:
    """What each of these costs at least, good by good."""
    found = {good: min([cost.get(good, 0) for cost in costs]) for cost in costs for good in cost}
    return {good: n for good, n in found.items() if n}


@lru_cache(SETS)
def box(components: Components = OURS) -> Box:
    """The box, with these rows over ours; raises `BadComponents`."""
    read = rows([DATA / name for name in FILES], File, "cooper_island", components)
    check(read)
    return Box(read)
