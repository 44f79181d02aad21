"""What the map offers: kept up to date tile by tile and piece by piece, it is what a fresh look finds."""

from __future__ import annotations

import random

import pytest

from bot.games.boonlake import Boonlake
from bot.games.boonlake.play import Play
from bot.games.boonlake.play.ground import Ground
from bot.games.boonlake.state import EMINENCE

RULES = Boonlake()


@pytest.mark.parametrize("seats", [1, 3])
def test_it_is_as_if_looked_at_anew(seats: int) -> None:
    g = RULES.begin(seats, bytes(range(32)), record=False)
    assert isinstance(g, Play)
    below = random.Random(seats).randrange
    while g.answer_by_chance(below):
        s, box, ground = g.s, RULES.box, g.ground
        if below(3) == 0:  # several may have come since it was asked last
            beside = [x for x in box.spaces if x not in s.laid and any(y in s.laid for y in box.map.near[x])]
            assert ground.open_spaces() == beside
            free = [on for where in s.laid.items() for on in box.sites_on[where] if on.site not in s.pieces]
            assert ground.free_sites() == Ground(box, s).free_sites() == free
            for seat in (EMINENCE, *range(seats)):
                mine = [(site, p) for site, p in s.pieces.items() if p.seat == seat]
                assert ground.own(seat) == Ground(box, s).own(seat) == mine
    assert len(g.s.pieces) > 10 and len(g.s.laid) > 20
