"""What a seat sees of a Boonlake table, and that what it does not see is really mixed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.games.boonlake import Boonlake
from bot.games.boonlake.play.eminence import SILHOUETTES
from bot.rules import Rng
from tests.games.positions import begun, do

RULES = Boonlake()
LINES = "seats.0.hand = c001 c002 c003\nseats.1.hand = c004 c005 c006\nask = Turn 0"


def twins(g: Any, seat: int | None, n: int = 12) -> list[Any]:
    return [RULES.scramble(g.s, seat, Rng(bytes([i]) * 32)) for i in range(n)]


def test_hands_are_seen_by_their_owners() -> None:
    g = begun(RULES, LINES, 2)
    mine = RULES.view(g.s, 0)
    assert mine.seats[0].hand == ("c001", "c002", "c003")
    assert mine.seats[1].hand is None and mine.seats[1].hand_size == 3
    assert RULES.view(g.s, None).seats[0].hand is None


def test_what_is_hidden_is_mixed() -> None:
    """Deck, hands of others, grey tiles, the key."""
    g = begun(RULES, LINES, 2)
    found = twins(g, 0)
    for hidden in ("deck.cards", "board.1.hand", "grey.cards", "rng.key"):
        values = set()
        for twin in found:
            at = msgspec.to_builtins(twin)
            for part in hidden.split("."):
                at = at[int(part)] if part.isdigit() else at[part]
            values.add(str(at))
        assert len(values) > 1, hidden
    assert all(twin.board[0].hand == g.s.board[0].hand for twin in found)


def test_tiles_to_choose_from_and_sealed_choices_are_mixed() -> None:
    g = RULES.begin(2, bytes(32))
    do(g, f"1 choose {g.s.board[1].choice[0]}")
    found = twins(g, 0, 30)
    assert len({tuple(t.board[1].choice) for t in found}) > 5
    assert len({t.stack[-1].answers["1"][1] for t in found}) > 5
    assert all(t.stack[-1].answers["1"][1] in t.board[1].choice for t in found)
    assert all(t.board[0].choice == g.s.board[0].choice for t in found)
    assert RULES.view(g.s, 0).areas[1].tile is None


@pytest.mark.parametrize("seat", [0, None])
def test_the_back_of_the_top_solo_tile_is_seen_and_stays(seat: int | None) -> None:
    rules = Boonlake({"difficulty": "challenge"})
    g = rules.begin(1, bytes(32))
    tops = set()
    for i in range(30):
        twin = rules.scramble(g.s, seat, Rng(bytes([i]) * 32))
        e = twin.eminence
        tops.add(e.stack[-1])
        assert e.backs[-1] == g.s.eminence.backs[-1]
        assert all(b in SILHOUETTES[rules.box.solo_tiles[t].back] for t, b in zip(e.stack, e.backs, strict=True))
        sides = sorted(rules.box.solo_tiles[t].side for t in (*e.stack, *e.shown))
        assert sides == ["a"] * 3 + ["b"] * 3
    assert len(tops) > 2


def test_tiles_that_were_taken_out_may_be_in_the_stack_until_all_have_been_shown() -> None:
    """At first any of the ten; once the stack has been mixed anew, those six."""
    rules = Boonlake({"difficulty": "challenge"})
    g = rules.begin(1, bytes(32))
    seen: set[str] = set()
    for i in range(40):
        e = rules.scramble(g.s, 0, Rng(bytes([i]) * 32)).eminence
        seen.update(e.stack)
    assert len(seen) > 6
    g.s.eminence.mixed = 2
    for i in range(20):
        e = rules.scramble(g.s, 0, Rng(bytes([i]) * 32)).eminence
        assert sorted(e.stack) == sorted(g.s.eminence.stack)


def test_everything_is_shown_at_the_end() -> None:
    lines = "scorings = 3\nending = yes\nfirst = 0\nseats.0.ship = l11\nseats.1.ship = l9\nseats.0.coins = 0"
    lines += "\nscoring = w01 w02 w04 w05\nseats.0.scored = w01 w02 w05\nseats.1.scored = w01 w02 w05"
    lines += "\nseats.0.hand = none\nseats.1.hand = none\nseats.1.coins = 0"
    lines += "\nstrips = hire builder settle progress pioneer region_scoring cattle_breeding\nask = Sail 1 strip=hire"
    g = begun(RULES, lines, 2)
    do(g, "1 sail l10")
    view = RULES.view(g.s, None)
    assert view.over and view.seats[0].hand == () and len(view.scores) == 2
    assert {line for line, _ in view.scores[0].lines} == {"points", "levers", "cards", "card_effects", "tiers"}


def test_the_view_shows_sites_pieces_and_ships() -> None:
    g = begun(RULES, "laid = 3=s2_3 2=p01\npieces = 3a=1:house\ncattle = 2=0+1\nseats.0.ship = 5", 2)
    view = RULES.view(g.s, None)
    space = next(x for x in view.spaces if x.space == "3")
    assert [(x.site, x.seat, x.piece, x.settle) for x in space.sites] == [("3a", 1, "house", 3), ("3b", None, "", 0)]
    assert next(x for x in view.spaces if x.space == "2").cattle == (0, 1)
    assert next(x for x in view.river if x.space == "5").ships == (0,)
    assert next(x for x in view.regions if x.region == "boonlake").presences == {"0": 1, "1": 2}
