"""How a view is made: what everybody may see of the boards, and what is in one's own hand."""

from __future__ import annotations

from bot.rules.view_parts import asked_view, score_view

from ..components.box import Box
from ..components.rules import Rules
from ..play.eminence import eminence_income
from ..play.map_tiles import presences
from ..play.scoring_tiles import income
from ..score import eminence_lines
from ..state import EMINENCE, State
from . import (
    AreaView,
    EminenceView,
    RegionView,
    RiverView,
    RowView,
    SeatView,
    SiteView,
    SpaceView,
    StepView,
    View,
)
from .catalogue import catalogue

FEWEST = 2  # who plays alone sets up as for two


def view_of(game: Rules, s: State, you: int | None) -> View:
    """The table as `you` may see it; all hands once the game is over."""
    box, fixed = game.box, catalogue(game.box)
    players = [*range(s.seats), *([EMINENCE] if s.eminence.plays else [])]
    here = {seat: presences(box, s, seat) for seat in players}
    return View(
        you=you,
        round=s.round,
        scorings=s.scorings,
        first=s.first,
        ending=s.ending,
        seats=tuple(_seat(box, s, seat, s.over or seat == you) for seat in range(s.seats)),
        eminence=_eminence(box, s) if s.eminence.plays else None,
        rows=tuple(
            RowView(i + 1, row.steps, row.points, strip, box.strips[strip].kind if strip else "")
            for i, (row, strip) in enumerate(zip(box.rows, s.strips, strict=True))
        ),
        taken=s.taken,
        row=s.row,
        spaces=tuple(_space(box, s, space) for space in box.spaces),
        regions=tuple(
            RegionView(r.id, r.gains, r.id in s.covered, {str(seat): n[r.id] for seat, n in here.items()})
            for r in box.regions.values()
        ),
        river=tuple(_river(s, box, space) for space in box.river.spaces),
        locks=s.locks,
        tracks={
            track: tuple(
                StepView(
                    step.income,
                    step.gains,
                    tuple(
                        seat
                        for seat, me in enumerate(s.board)
                        if (me.coin_track if track == "coin" else me.card_track) == n
                    ),
                )
                for n, step in enumerate(steps)
            )
            for track, steps in box.tracks.items()
        },
        areas=tuple(_area(game, s, area) for area in range(len(s.scoring))),
        tile=s.tile,
        grey=len(s.grey),
        pastures=len(s.pastures),
        deck=len(s.deck),
        discards=tuple(s.deck.face_up()),
        canal=box.canal.resources,
        cards=fixed.cards,
        levers=fixed.levers,
        strips=fixed.strips,
        tiers=fixed.tiers,
        scoring_tiles=fixed.scoring_tiles,
        asked=asked_view(game.asked(s)),
        over=s.over,
        scores=score_view(game.standing(s)) if s.over else (),
    )


def _seat(box: Box, s: State, seat: int, open_: bool) -> SeatView:
    me = s.board[seat]
    return SeatView(
        seat=seat,
        coins=me.coins,
        vases=me.vases,
        points=me.points,
        hand=tuple(me.hand) if open_ else None,
        hand_size=len(me.hand),
        choice=tuple(me.choice) if open_ else (),
        ranch=me.ranch,
        supply=me.supply,
        niches=len(box.niches) - me.niches,
        left={what: len(box.recesses[what]) - n for what, n in me.removed.items()},
        removed=dict(me.removed),
        spare=me.spare,
        boats=tuple(me.boats),
        sites=dict(me.sites),
        ship=me.ship,
        coin_track=me.coin_track,
        card_track=me.card_track,
        levers=dict(me.levers),
        played=tuple(me.played),
        projects=dict(me.projects),
        income=income(box, s, seat),
    )


def _eminence(box: Box, s: State) -> EminenceView:
    e = s.eminence
    lines = eminence_lines(s, box)
    return EminenceView(
        points=e.points,
        left={what: len(box.recesses[what]) - n for what, n in e.removed.items()},
        removed=dict(e.removed),
        cactus=e.cactus,
        cactus_points=box.solo_board["cactus"],
        rows={what: box.solo_board[what] for what in e.removed},
        income=eminence_income(box, s),
        ship=e.ship,
        tile=e.tile,
        shown=tuple(e.shown),
        stack=len(e.stack),
        silhouette=e.backs[-1] if e.backs else "",
        lines=tuple((line.id, line.points) for line in lines),
    )


def _space(box: Box, s: State, space: str) -> SpaceView:
    row, tile = box.spaces[space], s.laid.get(space, "")
    bridges = tuple(other for other in box.map.near[space] if box.map.region[other] != row.region)
    sites = []
    if tile:
        for site, of, *_ in box.sites_on[space, tile]:
            piece = s.pieces.get(site)
            whose, kind = (piece.seat, piece.kind) if piece else (None, "")
            sites.append(SiteView(site, of.cost, of.gains, of.loss, of.settle - of.settle_loss, whose, kind))
    return SpaceView(
        space,
        row.region,
        row.row,
        row.column,
        row.gains,
        0 < row.start <= max(s.seats, FEWEST),
        bridges,
        tile,
        space in s.cattle,
        tuple(sites),
        tuple(s.cattle.get(space, ())),
    )


def _river(s: State, box: Box, space: str) -> RiverView:
    row = box.river.spaces[space]
    ships = [seat for seat, me in enumerate(s.board) if me.ship == space]
    if s.eminence.ship == space:
        ships.append(EMINENCE)
    return RiverView(space, row.bed, row.harbour, row.gains, row.lock, tuple(ships))


def _area(game: Rules, s: State, area: int) -> AreaView:
    tile = s.scoring[area]
    return AreaView(
        area,
        area if area < s.seats else None,
        catalogue(game.box).scoring_tiles[tile] if tile else None,
        tuple(seat for seat, me in enumerate(s.board) if tile in me.projects),
        {str(seat): me.scored.index(tile) + 1 for seat, me in enumerate(s.board) if tile in me.scored},
    )
