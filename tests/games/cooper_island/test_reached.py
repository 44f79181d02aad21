"""Cards, crates, boats, islets and cargo ships come up in games that somebody curious plays.

That every question and verb does is a promise of all games.
"""

from __future__ import annotations

from bot.games.cooper_island import CooperIsland

from .tables import Curious

MOST = 240  # games


def test_all_is_reached() -> None:
    who, starts = Curious(), ("meadow", "random", "chosen")
    box = CooperIsland().box
    words = [f"crate {crate}" for crate in box.crates] + [f"use_boat {boat}" for boat in box.boats]
    words += [f"choose {card}" for card in (*box.small, *box.large)] + [f"supply {ship}" for ship in box.cargo]
    words += [f"lay_islet {islet}" for islet in box.islets] + [f"place {side}" for side in box.placements.sides]
    seed = 0
    while set(words) - set(who.seen) and seed < MOST:
        who.play(CooperIsland({"start": starts[seed % 3]}), 2 + seed % 3, seed)
        seed += 1
    assert not set(words) - set(who.seen)
