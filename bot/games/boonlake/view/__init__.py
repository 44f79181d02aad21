"""What a seat may see of a Boonlake table: the only thing that pictures and texts are made from."""

from __future__ import annotations

import msgspec

from bot.rules.view_parts import AskedView, ScoreView

from .components import CardView, Gains, LeverView, ScoringTileView, StripView, TierView


class AreaView(msgspec.Struct, frozen=True):
    """A place for a scoring tile."""

    area: int
    seat: int | None  # who has chosen the tile, for whom it counts twice
    tile: ScoringTileView | None  # None while they are chosen
    built: tuple[int, ...]  # seats that have built the project
    scored: dict[str, int]  # seat -> number of the interim scoring at which it was scored


class SiteView(msgspec.Struct, frozen=True):
    """A building site, and what stands on it."""

    site: str  # "13a", "13b"
    cost: Gains
    gains: Gains
    loss: int  # points
    settle: int  # points when a house becomes a settlement, below 0 for a loss
    seat: int | None  # whose piece; -1 for the Wise Eminence
    piece: str  # inhabitant, house, settlement; "" for none


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the map."""

    space: str
    region: str
    row: int
    column: int
    gains: Gains  # of laying a tile
    start: bool  # filled when play was set up
    bridges: tuple[str, ...]  # spaces across
    tile: str  # "" for none
    pasture: bool
    sites: tuple[SiteView, ...]
    cattle: tuple[int, ...]  # owners, -1 for the Wise Eminence


class RegionView(msgspec.Struct, frozen=True):
    """A region, from north to south."""

    region: str
    gains: Gains  # of its label
    covered: bool
    presences: dict[str, int]  # by seat, -1 for the Wise Eminence


class RiverView(msgspec.Struct, frozen=True):
    """A space of the river."""

    space: str
    bed: str  # common, upper, lower
    harbour: bool
    gains: Gains
    lock: str  # behind it, "" for none
    ships: tuple[int, ...]  # seats, -1 for the Wise Eminence


class RowView(msgspec.Struct, frozen=True):
    """A row of the action board, and its strip."""

    row: int
    steps: int
    points: int  # that it costs
    strip: str  # "" where it has been taken this turn
    kind: str  # of the card at its start, "" for none


class StepView(msgspec.Struct, frozen=True):
    """A space of an income track."""

    income: Gains
    gains: Gains
    seats: tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True):
    """One player."""

    seat: int
    coins: int
    vases: int
    points: int
    hand: tuple[str, ...] | None  # None where the reader may not know
    hand_size: int
    choice: tuple[str, ...]  # own scoring tiles to choose from, while they are chosen
    ranch: int
    supply: int
    niches: int  # inhabitants still in niches
    left: dict[str, int]  # houses, settlements, cattle on the own board
    removed: dict[str, int]
    spare: int  # houses that settlements have replaced
    boats: tuple[str, ...]  # areas of the canal
    sites: dict[str, int]  # resource -> level
    ship: str
    coin_track: int
    card_track: int
    levers: dict[str, bool]  # lever -> ready
    played: tuple[str, ...]
    projects: dict[str, str]  # scoring tile -> kind that it counts as
    income: Gains  # as things stand


class EminenceView(msgspec.Struct, frozen=True):
    """The Wise Eminence."""

    points: int
    left: dict[str, int]
    removed: dict[str, int]
    cactus: int
    cactus_points: tuple[int, ...]  # by space of the track
    rows: dict[str, tuple[int, ...]]  # houses, settlements, cattle: points by pieces removed
    income: int  # as things stand
    ship: str
    tile: str  # shown this turn, or last
    shown: tuple[str, ...]  # since the stack was mixed
    stack: int
    silhouette: str  # corner on the back of the top tile; "" when there is none
    lines: tuple[tuple[str, int], ...]  # its final score as things stand, of what is known


class View(msgspec.Struct, frozen=True):
    """The table as `you` may see it (None: as anybody may)."""

    you: int | None
    round: int  # 0 while setting up
    scorings: int  # interim scorings held
    first: int  # -1: the Wise Eminence
    ending: bool
    seats: tuple[SeatView, ...]
    eminence: EminenceView | None
    rows: tuple[RowView, ...]
    taken: str  # the strip of this turn
    row: int  # from where
    spaces: tuple[SpaceView, ...]
    regions: tuple[RegionView, ...]
    river: tuple[RiverView, ...]
    locks: int  # crossed this round
    tracks: dict[str, tuple[StepView, ...]]
    areas: tuple[AreaView, ...]
    tile: str  # drawn, and not yet laid
    grey: int
    pastures: int
    deck: int
    discards: tuple[str, ...]
    canal: tuple[str, ...]  # resources from upstream on
    cards: dict[str, CardView]
    levers: dict[str, LeverView]
    strips: dict[str, StripView]
    tiers: tuple[TierView, ...]
    scoring_tiles: dict[str, ScoringTileView]
    asked: tuple[AskedView, ...]
    over: bool
    scores: tuple[ScoreView, ...]
