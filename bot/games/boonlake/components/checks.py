"""Whether the rows of the data files fit together, ours and those that stand over them."""

from __future__ import annotations

from bot.rules.components import Rows

from ..state import PIECES
from .board_checks import check_boards, known
from .effects.cards import AtLeast, DearerDiscards, Gain, Harbour, Per, PerPresence, Swap
from .effects.levers import TradeCards, Wild
from .effects.rewards import COSTS, HELD, TRACKS, words
from .effects.scoring_tiles import PAIRS, Pay, Played, Removed, TwoRegions
from .effects.scoring_tiles import Track as TrackSteps
from .rows import File

SCORINGS = 4
COUNTED = (*PIECES, "coin_track", "card_track", "levers")


def check(read: Rows[File]) -> None:
    """Raises `BadComponents` at the first row that does not fit."""
    _rewards(read)
    _cards(read)
    _scoring_tiles(read)
    check_boards(read)


def _gains(read: Rows[File]) -> tuple[str, ...]:
    return words(tuple(r.id for r in read.tables.resource))


def _rewards(read: Rows[File]) -> None:
    """Rewards and costs of spaces, sites, tracks and labels."""
    f, gains = read.tables, _gains(read)
    for space in f.space:
        known(read, "space", space.id, space.gains, gains)
    for river in f.river:
        known(read, "river", river.id, river.gains, gains)
    for region in f.region:
        known(read, "region", region.id, region.gains, HELD)
    for tile in f.tile:
        if (tile.back == "pasture") == bool(tile.sites) or len(tile.sites) > 2:
            raise read.wrong("tile", tile.id, "a pasture has no sites, any other tile one or two")
        for site in tile.sites:
            known(read, "tile", tile.id, site.gains, gains)
            known(read, "tile", tile.id, site.cost, COSTS)
    for track in f.track:
        if track.id not in TRACKS:
            raise read.wrong("track", track.id, "there are a coin track and a card track")
        for step in track.steps:
            known(read, "track", track.id, step.income, HELD)
            known(read, "track", track.id, step.gains, gains)


def _cards(read: Rows[File]) -> None:
    """Project cards and levers: kinds, resources and rewards that there are."""
    f, gains = read.tables, _gains(read)
    kinds = {k.id for k in f.kind}
    resources = {r.id for r in f.resource}
    regions = {r.id for r in f.region}
    for c in f.card:
        known(read, "card", c.id, [c.kind], kinds)
        known(read, "card", c.id, c.needs, resources)
        for effect in c.effect:
            if isinstance(effect, Gain):
                known(read, "card", c.id, effect.gains, gains)
            elif isinstance(effect, Harbour):
                known(read, "card", c.id, effect.gains, HELD)
            elif isinstance(effect, Swap):
                known(read, "card", c.id, [*effect.give, *effect.get], HELD)
            elif isinstance(effect, PerPresence):
                known(read, "card", c.id, [effect.region], regions)
            elif isinstance(effect, Per):
                known(read, "card", c.id, [effect.what], (*PIECES, "sites"))
            elif isinstance(effect, AtLeast):
                known(read, "card", c.id, [effect.what], COUNTED)
                if effect.numbers[0] >= effect.numbers[1]:
                    raise read.wrong("card", c.id, "the second number is the greater one")
            elif isinstance(effect, DearerDiscards):
                known(read, "card", c.id, [effect.kind], kinds)
    for lever in f.lever:
        if isinstance(lever.effect, Wild):
            for alone in (*lever.effect.alone, lever.effect.bonus):
                known(read, "lever", lever.id, alone, HELD)
        elif isinstance(lever.effect, TradeCards):
            known(read, "lever", lever.id, lever.effect.gains, HELD)
    for strip in f.strip:
        known(read, "strip", strip.id, filter(None, [strip.kind]), kinds)


def _scoring_tiles(read: Rows[File]) -> None:
    f = read.tables
    resources, kinds, regions = {r.id for r in f.resource}, {k.id for k in f.kind}, {r.id for r in f.region}
    for t in f.scoring_tile:
        known(read, "scoring_tile", t.id, t.needs, resources)
        known(read, "scoring_tile", t.id, [t.track], TRACKS)
        numbers = 2 if isinstance(t.condition, PAIRS) else 1
        if [len(n) for n in t.numbers] != [numbers] * SCORINGS:
            raise read.wrong("scoring_tile", t.id, f"{numbers} for each of {SCORINGS} interim scorings")
        match t.condition:
            case TwoRegions(regions=those):
                known(read, "scoring_tile", t.id, those, regions)
            case Played(kinds=those):
                known(read, "scoring_tile", t.id, those, kinds)
            case TrackSteps(track=track):
                known(read, "scoring_tile", t.id, [track], TRACKS)
            case Removed(what=what):
                known(read, "scoring_tile", t.id, [what], PIECES)
            case Pay(give=give):
                known(read, "scoring_tile", t.id, [give], ("", "inhabitants", "vases"))
    if len(f.scoring_tile) < 4 * 2:
        raise read.wrong("scoring_tile", f.scoring_tile[-1].id, "two for each of four players")
