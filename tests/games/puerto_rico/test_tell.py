"""What the edge is told beside the view."""

from __future__ import annotations

from bot.rules import Pick
from tests.games.puerto_rico.tables import offered, table


def test_every_facet_value_on_offer_that_has_a_price_is_hinted() -> None:
    g = table("seats.0.doubloons = 20\nask = Build 0")
    hints = g.rules.hints(g.s, 0)
    offer = g.rules.decision(g.s, 0).offers[0]
    assert isinstance(offer, Pick)
    for building, _ in offer.options:
        text, args = hints["build", "building", building]
        assert (
            text == "hint-build" and args["cost"] == max(0, args["printed"] - 1) and args["left"] == 20 - args["cost"]
        )


def test_hints_and_briefs_for_every_question() -> None:
    """Over whole games, each question has its brief, and what is hinted says nothing of points."""
    seen = set()
    g = table()
    while questions := g.open_questions():
        for q in questions:
            brief, hints = g.rules.brief(g.s, q.ask.seat), g.rules.hints(g.s, q.ask.seat)
            seen.add(type(q.ask).__name__)
            assert "doubloons" in brief and hints
            assert all(text.startswith("hint-") for text, _ in hints.values())
        q = questions[0]
        offer = g.offers_of(q.ask)[0]
        g.answer(q, offer, offer.sample(g.s.rng.below))
    assert {"ChooseRole", "Settle", "PlaceColonists", "Build", "Sell", "Load"} <= seen
    assert g.rules.brief(g.s, 0) == {} and g.rules.hints(g.s, 0) == {}


def test_loading_hint_says_points_and_what_is_left() -> None:
    g = table("""
        seats.0.city = harbor
        seats.0.colonists = harbor=1
        seats.0.goods = corn=6 indigo=1
        ships.5 = corn 1
        ask = Load 0
    """)
    assert g.rules.hints(g.s, 0)["load", "good", "corn"] == (
        "hint-load",
        {"n": 4, "points": 6, "left": 2, "doubloons": 0},
    )


def test_lines_tell_the_round_first_then_a_seat_each() -> None:
    g = table("seats.0.points = 4\nask = Build 1 builder=0\nseats.1.doubloons = 3")
    lines = g.rules.lines(g.rules.view(g.s, 0))
    assert lines[0][0] == "line-round" and lines[0][1]["phase"] == "builder" and lines[0][1]["asked"] == [1]
    assert [text for text, _ in lines[1:5]] == ["line-seat", *["line-seat-hidden"] * 3]
    assert lines[1][1]["points"] == 4


def test_the_extra_barrel_is_told_by_what_can_be_had() -> None:
    """What the island makes and the supply has; nothing, where only a guest could bring one."""
    island = "seats.0.island = corn=1 indigo=1\nseats.0.city = small_indigo_plant guest_house\n"
    people = "seats.0.colonists = corn=1 small_indigo_plant=1 guest_house=1\n"
    g = table(island + people + "ask = ExtraGood 0", new_buildings="true")
    assert g.rules.brief(g.s, 0)["goods"] == {"corn": 1}
    g = table(island + people + "seats.1.goods = corn=10\nask = ExtraGood 0", new_buildings="true")
    assert g.rules.brief(g.s, 0)["goods"] == {} and offered(g, 0, "guest") == ["indigo colonist"]
