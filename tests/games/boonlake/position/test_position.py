"""What a position of Boonlake may say, and what it may not."""

from __future__ import annotations

import pytest

from bot.games.boonlake import Boonlake
from bot.rules import Refused
from tests.games.positions import asked, begun

RULES = Boonlake()

REFUSED = [
    ("weather = fine", 2, "cannot-set", ""),
    ("seats.0.health = 3", 2, "cannot-set", ""),
    ("eminence.points = 3", 2, "cannot-set", ""),
    ("first = 0", 1, "cannot-set", ""),
    ("seats.4.coins = 3", 2, "impossible", "seat"),
    ("seats.0.coins = -3", 2, "impossible", "negative"),
    ("seats.0.coins = many", 2, "impossible", "value"),
    ("seats.0.coin_track = 11", 2, "impossible", "value"),
    ("seats.0.hand = c999", 2, "impossible", "value"),
    ("seats.0.hand = c001 c001", 2, "impossible", "twice"),
    ("seats.0.hand = c001\nseats.1.played = c001", 2, "impossible", "twice"),
    ("seats.0.sites = wood=3", 2, "impossible", "value"),
    ("seats.0.boats = wood", 2, "impossible", "census"),
    ("seats.0.levers = m13", 2, "impossible", "value"),
    ("seats.0.levers = m01=broken", 2, "impossible", "value"),
    ("seats.0.ship = l3", 2, "impossible", "value"),
    ("seats.0.ship = u11", 2, "impossible", "value"),
    ("seats.0.ship = 5\nseats.1.ship = 5", 2, "impossible", "twice"),
    ("scorings = 4", 2, "impossible", "value"),
    ("ending = yes", 2, "impossible", "value"),
    ("scoring = w01 w02 w03", 2, "impossible", "census"),
    ("scoring = w01 w02 w03 w03", 2, "impossible", "twice"),
    ("seats.0.projects = w01=dusk\nscoring = w01 w02 w03 w04", 2, "impossible", "value"),
    ("scorings = 1\nseats.0.scored = none", 2, "impossible", "census"),
    ("strips = hire", 2, "impossible", "census"),
    ("covered = boonlake boonlake", 2, "impossible", "twice"),
    ("laid = 1=g99", 2, "impossible", "value"),
    ("laid = 1=s2_1", 2, "impossible", "value"),
    ("laid = 3=g01", 2, "impossible", "value"),
    ("laid = 3=s3_1", 2, "impossible", "value"),
    ("laid = 11=g01", 2, "impossible", "cells"),
    ("laid = 2=g01 4=g01", 2, "impossible", "twice"),
    ("laid = 2=g01\ngrey = g01", 2, "impossible", "twice"),
    ("pieces = 1a=0:house", 2, "impossible", "value"),
    ("pieces = 3a=0:castle", 2, "impossible", "value"),
    ("pieces = 3a=e:house", 2, "impossible", "seat"),
    ("pieces = 3a=e:inhabitant", 1, "impossible", "value"),
    ("laid = 2=p01\ncattle = 2=0+0+0+0+0", 2, "impossible", "value"),
    ("laid = 2=p01 4=p02\ncattle = 2=0+0+0+0 4=0+0", 2, "impossible", "census"),
    ("seats.0.ranch = 9", 2, "impossible", "census"),
    ("eminence.stack = a1/upper_right", 1, "impossible", "value"),
    ("eminence.stack = b1/upper_right b2/upper_left", 1, "impossible", "census"),
    ("eminence.cactus = 99", 1, "impossible", "value"),
    ("ask = Dance 0", 2, "impossible", "ask"),
    ("ask = Sail 0", 2, "impossible", "ask"),
    ("ask = Sail 0 strip=sleep", 2, "impossible", "ask"),
    ("ask = PlayCard 0 kind=dawn", 2, "impossible", "ask"),
    ("ask = PlayCard 0 sort=day", 2, "impossible", "ask"),
    ("ask = Discard 0 n=9", 2, "impossible", "ask"),
    ("ask = Discard 0 n=x", 2, "impossible", "ask"),
    ("ask = Discard 0", 2, "impossible", "ask"),
    ("ask = ScoreTile 0", 2, "impossible", "ask"),
    ("ask = Turn 5", 2, "impossible", "seat"),
    ("ask = EminenceTurn", 2, "impossible", "missing"),
]


@pytest.mark.parametrize("lines, seats, text, reason", REFUSED, ids=[x[0].replace("\n", " ") for x in REFUSED])
def test_what_no_table_could_show_is_refused(lines: str, seats: int, text: str, reason: str) -> None:
    with pytest.raises(Refused) as no:
        begun(RULES, lines, seats)
    assert no.value.text == text
    assert no.value.args_.get("reason", "") == reason


def test_what_is_not_set_lies_where_it_would() -> None:
    g = begun(RULES, "seats.0.coins = 9", 3)
    assert asked(g) == [f"{g.s.first} Turn"]
    me = g.s.board[0]
    assert (me.ranch, me.supply, me.niches, me.ship, me.boats) == (3, 5, 0, "3", ["wood", "wood"])
    assert [len(other.hand) for other in g.s.board] == [6, 6, 6]
    assert RULES.census(g.s) == RULES.census(RULES.begin(3, bytes(32)).s)


def test_pieces_on_the_map_have_left_their_board() -> None:
    pieces = "3a=0:house 5a=0:house 13a=0:settlement 18a=0:inhabitant"
    g = begun(RULES, f"laid = 2=p01\npieces = {pieces}\ncattle = 2=0", 2)
    me = g.s.board[0]
    assert me.removed == {"houses": 3, "settlements": 1, "cattle": 1} and me.spare == 1
    assert me.niches == 1 and me.ranch + me.supply == 10 - 1 - 1
    assert RULES.census(g.s) == RULES.census(RULES.begin(2, bytes(32)).s)


def test_a_start_tile_changes_its_place_with_another() -> None:
    g = begun(RULES, "laid = 3=s2_5", 2)
    assert g.s.laid["3"] == "s2_5" and sorted(g.s.laid.values()) == sorted(set(g.s.laid.values()))


def test_the_second_round_follows_from_the_scorings() -> None:
    g = begun(RULES, "scorings = 2\nseats.0.ship = l4", 2)
    assert (g.s.round, g.s.locks, g.s.board[1].ship) == (2, 0, "1")
