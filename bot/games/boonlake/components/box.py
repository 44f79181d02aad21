"""What is in the box: the data files as rows, and the tables made from them so that the rules need not search."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from bot.rules import OURS, Components, Words
from bot.rules.components import Rows, rows

from ..state import PIECES, Seat
from .canal import Canal
from .checks import check
from .effects.base import Effect
from .effects.cards import CheaperCards, Harbour, RiverCoins, RiverVases
from .effects.levers import (
    EasySettlement,
    Forgo,
    FreeBoat,
    RegionPoints,
    Skip,
    TileInhabitants,
    TradeCards,
    Wild,
)
from .effects.rewards import told
from .effects.scoring_tiles import Played
from .payments import Payments
from .player_board import incomes, niches, recesses
from .region_map import RegionMap, sites_of
from .river import River
from .rows import File, Number, Site

DATA = Path(__file__).parent / "data"
FILES = ("base.toml", "cards.toml", "map.toml", "river.toml", "tiles.toml", "scoring_tiles.toml", "solo.toml")
SETS = 16  # boxes kept ready
E = TypeVar("E", bound=Effect)


class OnMap(NamedTuple):
    """A building site where its tile lies."""

    site: str
    row: Site
    words: Words  # as an answer
    coins: int  # that it costs
    cards: int

    @classmethod
    def of(cls, site: str, row: Site) -> OnMap:
        return cls(site, row, (site,), row.cost.get("coins", 0), row.cost.get("cards", 0))


class Numbers:
    """The single numbers of the rules, by name."""

    def __init__(self, rows: tuple[Number, ...]) -> None:
        by = {n.id: n.value for n in rows}
        self.hand, self.ranch, self.supply = by["hand"], by["ranch"], by["supply"]
        self.scoring_choice, self.own_times = by["scoring_choice"], by["own_times"]
        self.discard_coins, self.builder_coins = by["card_discard_coins"], by["builder_coins"]
        self.boat_coins, self.site_levels = by["boat_coins"], by["site_levels"]
        self.hire_coins, self.hire_cards = by["hire_coins"], by["hire_cards"]
        self.house_inhabitants = by["house_inhabitants"]
        self.settlement_inhabitants = by["settlement_inhabitants"]
        self.settlement_presences = by["settlement_presences"]
        self.second_settlement_points, self.extra_points = by["second_settlement_points"], by["extra_points"]
        self.pasture_places, self.cattle_house_coins = by["pasture_places"], by["cattle_house_coins"]
        self.presence_coins, self.full_map_coins = by["presence_coins"], by["full_map_coins"]
        self.modernise_inhabitants, self.project_inhabitants = by["modernise_inhabitants"], by["project_inhabitants"]
        self.overflow_points, self.lever_points = by["overflow_points"], by["lever_points"]
        self.eminence_houses, self.eminence_points = by["eminence_houses"], by["eminence_points"]


class Box:
    """Everything that is fixed."""

    def __init__(self, read: Rows[File]) -> None:
        file = read.tables
        self.read = read
        self.n = Numbers(file.number)
        self.start_coins = tuple(p.coins for p in file.place)
        self.canal = Canal(file.resource)
        self.kinds = tuple(k.id for k in file.kind)
        self.regions = {r.id: r for r in file.region}
        self.rows = file.row
        self.strips = {s.id: s for s in file.strip}
        self.tiers = file.tier
        self.recesses = {what: recesses(file.tier, what) for what in PIECES}
        self.niches = niches(file.tier)
        self.recess_incomes = {what: incomes(r.income for r in self.recesses[what]) for what in PIECES}
        self.niche_incomes = [t.niche for t in file.tier if t.niche]
        self.niches_incomes = incomes(self.niche_incomes)
        self.tracks = {t.id: t.steps for t in file.track}
        self.lever_scores = tuple((int(x.id), x.points) for x in file.lever_score)
        self.levers = {x.id: x for x in file.lever}
        self.lever_costs = tuple((x.id, (x.id,), x.cost) for x in file.lever)  # with each as an answer
        self.forgo = {x: lever.effect for x, lever in self.levers.items() if isinstance(lever.effect, Forgo)}
        self.skip = {x: lever.effect for x, lever in self.levers.items() if isinstance(lever.effect, Skip)}
        self.region_points = self.with_effect(RegionPoints)
        self.easy = self.with_effect(EasySettlement)
        self.tile_inhabitants = self.with_effect(TileInhabitants)
        self.free_boat = self.with_effect(FreeBoat)
        self.wild = self.with_effect(Wild)
        # lever -> what it can be used for at any moment: cards that this takes, and the answer
        self.pushes = {x: [(0, (x, told(alone))) for alone in e.alone] for x, e in self.wild.items()}
        self.pushes |= {x: [(e.cards, (x, told(e.gains)))] for x, e in self.with_effect(TradeCards).items()}
        self.most_traded = max((n for ways in self.pushes.values() for n, _ in ways), default=0)  # cards
        self.anytime = tuple(x for x in self.levers if x in self.pushes or x in self.free_boat)
        self.cards = {c.id: c for c in file.card}
        self.of_kind = {k: frozenset(c.id for c in file.card if c.kind == k) for k in self.kinds}
        self.map = RegionMap(file.space, file.bridge)
        self.spaces = {s.id: s for s in file.space}
        self.river = River(file.river, file.ship_start)
        self.tiles = {t.id: t for t in file.tile}
        self.pastures = tuple(t.id for t in file.tile if t.back == "pasture")
        self.scoring_tiles = {t.id: t for t in file.scoring_tile}
        self.counting_kinds = frozenset(t.id for t in file.scoring_tile if isinstance(t.condition, Played))
        self.payments = Payments(
            self.canal, self.n.boat_coins, self.cards, self.scoring_tiles, self.wild, self.free_boat
        )
        self.solo_tiles = {t.id: t for t in file.solo_tile}
        self.solo_board = {b.id: b.points for b in file.solo_board}
        self.difficulties = {d.id: d for d in file.difficulty}
        on_river = RiverCoins | RiverVases | Harbour
        self.river_cards = frozenset(c.id for c in file.card for e in c.effect if isinstance(e, on_river))
        self._cheaper = {c.id: e.coins for c in file.card for e in c.effect if isinstance(e, CheaperCards)}
        self._having: dict[type[Effect], set[str]] = {}  # the cards that have an effect of a kind
        # of a space with a tile: its sites, the upper first
        self.sites_on = {
            (space, t.id): tuple(OnMap.of(*x) for x in zip(sites_of(space, len(t.sites)), t.sites, strict=True))
            for space in self.spaces
            for t in file.tile
        }
        self._extra_ways: dict[tuple[int, int, int, int], tuple[tuple[int, int], ...]] = {}

    def with_effect(self, kind: type[E]) -> dict[str, E]:
        """The levers that have an effect of this kind."""
        return {x.id: x.effect for x in self.levers.values() if isinstance(x.effect, kind)}

    def always(self, me: Seat, kind: type[E]) -> list[E]:
        """The effects of this kind on the cards that a seat has played."""
        having = self._having.get(kind)
        if having is None:
            having = {c.id for c in self.cards.values() if any(isinstance(e, kind) for e in c.effect)}
            self._having[kind] = having
        if having.isdisjoint(me.played):
            return []
        return [e for card in me.played if card in having for e in self.cards[card].effect if isinstance(e, kind)]

    def cheaper(self, played: list[str]) -> int:
        """How many coins less cards and projects cost who has played these."""
        less = self._cheaper
        return 0 if less.keys().isdisjoint(played) else sum([less[card] for card in played if card in less])

    def extra_ways(self, base: int, extra: int, less: int, most: int) -> tuple[tuple[int, int], ...]:
        """(inhabitants, points) that a piece can cost: extra ones come on top of the `base`, `less` go off the sum,
        any of the extra ones may be replaced by points; at most so many inhabitants are there."""
        key = (base, extra, less, most)
        found = self._extra_ways.get(key)
        if found is None:
            total, each = max(0, base + extra - less), self.n.extra_points
            found = tuple((total - k, k * each) for k in range(min(extra, total) + 1) if total - k <= most)
            self._extra_ways[key] = found
        return found


@lru_cache(SETS)
def box(components: Components = OURS) -> Box:
    """The box, with these rows over ours; raises `BadComponents`."""
    read = rows([DATA / name for name in FILES], File, "boonlake", components)
    check(read)
    return Box(read)


__all__ = ["Box", "box"]
