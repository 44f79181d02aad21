"""What a person's desk gets: numbers beside a question, hints beside answers, lines of the text board, facts."""

from __future__ import annotations

import random

import pytest

from bot.games.boonlake import Boonlake
from bot.rules import Pick
from tests.games.positions import begun

RULES = Boonlake()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_hints_speak_of_what_is_on_offer(seats: int) -> None:
    below = random.Random(seats).randrange
    g = RULES.begin(seats, bytes(32))
    told: set[str] = set()
    for _ in range(5000):
        for asked in RULES.asked(g.s):
            decision = RULES.decision(g.s, asked.seat)
            assert decision is not None
            picks = {o.verb: o for o in decision.offers if isinstance(o, Pick)}
            for verb, facet, value in (found := RULES.hints(g.s, asked.seat)):
                at = picks[verb].facets.index(facet)
                assert any(words[at] == value for words in picks[verb].options)
            told |= {verb for verb, _, _ in found}
            assert RULES.brief(g.s, asked.seat)["coins"] == g.s.board[asked.seat].coins
        if not g.answer_by_chance(below):
            break
    assert {"take", "play", "discard", "lay", "sail", "develop"} <= told


def test_a_hint_tells_the_price_as_it_is_now() -> None:
    lines = (
        "seats.0.hand = c036\nseats.0.played = c143\nseats.0.sites = loam=1\nseats.0.coins = 9\nask = BuilderShare 0"
    )
    g = begun(RULES, lines, 2)
    text, args = RULES.hints(g.s, 0)["play", "card", "c036"]
    assert (text, args["coins"], args["points"]) == ("hint-card", 1, 1)


def test_a_hint_at_a_scoring_says_whether_the_tile_succeeds() -> None:
    lines = "scoring = w01 w02 w05 w04\nseats.0.card_track = 1\nseats.0.hand = none\nseats.1.hand = none"
    g = begun(RULES, f"{lines}\nseats.0.coins = 0\nseats.1.coins = 0\nask = InterimScoring 0", 2)
    found = RULES.hints(g.s, 0)
    assert found["score", "tile", "w05"][1] == {"points": 1, "met": 1, "paid": 0, "has": "1", "asked": "1"}
    assert found["score", "tile", "w01"][1]["met"] == 0
    assert found["score", "tile", "w01"][1]["points"] == 2  # the own tile


def test_lines_tell_the_table() -> None:
    g = begun(RULES, "laid = 3=s2_3\npieces = 3a=1:house\nseats.0.levers = m01 m02=used\nask = Turn 0", 2)
    found = RULES.lines(RULES.view(g.s, None))
    ids = [id for id, _ in found]
    assert ids.count("line-row") == 7 and ids.count("line-seat") == 2 and ids.count("line-area") == 4
    space = next(args for id, args in found if id == "line-space" and args["space"] == "3")
    assert space == {"space": "3", "tile": "s2_3", "stands": {"3a": [1, "house"]}, "free": ["3b"], "cattle": []}
    board = next(args for id, args in found if id == "line-board" and args["seat"] == 0)
    assert (board["ready"], board["used"]) == (["m01"], ["m02"])


def test_alone_the_eminence_has_a_line() -> None:
    g = begun(RULES, "eminence.cactus = 4\nask = Turn 0", 1)
    assert "line-eminence" in [id for id, _ in RULES.lines(RULES.view(g.s, None))]


@pytest.mark.parametrize(
    "id, kind",
    [
        ("c034", "card"),
        ("m10", "lever"),
        ("w12", "scoring_tile"),
        ("hire", "strip"),
        ("g05", "tile"),
        ("boonlake", "region"),
        ("a1", "solo_tile"),
        ("components", "components"),
        ("rules", ""),
    ],
)
def test_facts(id: str, kind: str) -> None:
    g = begun(RULES, "seats.0.levers = m10\nask = Turn 0", 2)
    for view in (None, RULES.view(g.s, 0)):
        assert RULES.facts(view, id)["kind"] == kind


def test_facts_of_a_card_are_those_of_the_box() -> None:
    found = RULES.facts(None, "c034")
    assert (found["coins"], found["needs"], found["gets"]) == (2, {"stone": 1, "loam": 2}, {"vases": 1})


def test_the_cards_furthest_from_being_played_are_proposed_to_be_discarded() -> None:
    """c005 shows iron three times and stone twice, c001 loam twice, c012 iron once for seven coins; boats show two."""
    lines = "seats.0.hand = c001 c005 c012\nseats.0.coins = 4\nseats.0.sites = none\nask = Discard 0 n="
    for n, cards in ((1, {"c005"}), (2, {"c005", "c012"})):
        g = begun(RULES, f"{lines}{n}", 2)
        assert RULES.brief(g.s, 0)["suggested"] == dict.fromkeys(cards, 1)
