"""What is said beside each answer."""

from __future__ import annotations

from bot.rules import Pick
from tests.games.puerto_rico.tables import table


def test_every_facet_value_on_offer_that_has_a_price_is_hinted() -> None:
    g = table("seats.0.doubloons = 20\nask = Build 0")
    hints = g.rules.hints(g.s, 0)
    offer = g.rules.decision(g.s, 0).offers[0]
    assert isinstance(offer, Pick)
    for building, _ in offer.options:
        text, args = hints["build", "building", building]
        assert text == "hint-build" and args["left"] == 20 - args["cost"]
        assert args["cost_sum"] == {"printed": g.rules.box.building[building].cost, "builder": -1}
        assert args["cost"] == sum(args["cost_sum"].values())


def test_what_takes_off_a_price_is_told_one_by_one_and_never_more_than_it() -> None:
    g = table("seats.0.doubloons = 20\nseats.0.island = quarry=2\nseats.0.colonists = quarry=2\nask = Build 0")
    hints = g.rules.hints(g.s, 0)
    assert hints["build", "building", "factory"][1]["cost_sum"] == {"printed": 7, "builder": -1, "quarry": -2}
    for (verb, _, _), (_, args) in hints.items():
        if verb == "build" and "cost" in args:
            assert args["cost"] == sum(args["cost_sum"].values())


def test_a_sale_is_told_by_what_the_house_pays_and_what_is_added() -> None:
    g = table("""
        seats.0.city = small_market large_market
        seats.0.colonists = small_market=1 large_market=1
        seats.0.goods = tobacco=1
        ask = Sell 0 trader=0
    """)
    args = g.rules.hints(g.s, 0)["sell", "good", "tobacco"][1]
    assert args["n_sum"] == {"printed": 3, "small_market": 1, "large_market": 2, "trader": 1} and args["n"] == 7


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
        {
            "n": 4,
            "points": 6,
            "points_sum": {"barrel": 4, "harbor": 1, "captain": 1},
            "left": 2,
            "doubloons": 0,
        },
    )
