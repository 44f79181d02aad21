"""More readings of the rulebook (001), by their numbers: B3 to B17; and that every reading is told and tested."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.games.boonlake import Boonlake
from bot.rules import Play
from bot.text.fluent import text
from tests.games.positions import asked, begun, do, offered

RULES = Boonlake()
STRIPS = "strips = hire builder settle progress pioneer region_scoring cattle_breeding\nscoring = w01 w02 w04 w05"
RICH = "seats.0.coins = 20\nseats.0.vases = 3\nseats.0.sites = stone=2 wood=2 loam=2 iron=2"
DECK = "discards = none\ndeck = c001 c002 c003 c004 c005 c006"  # drawn from its end
NUMBERS = [f"A{n}" for n in range(1, 32)] + ["B3", "B4", "B5", "B7", "B8", "B11", "B13", "B14", "B15", "B17"]
TOPICS = ("readings", "readings_more", "readings_solo")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reading_stands_in_the_help(language: str) -> None:
    words = text(language, "boonlake")
    told = " ".join(words(f"help-{topic}", **RULES.facts(None, topic)) for topic in TOPICS)
    assert [n for n in NUMBERS if not re.search(rf"\({n}[,)]|, {n}[,)]", told)] == []


def test_every_reading_has_a_test_named_for_it() -> None:
    here = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_readings*.py"))
    named = {f"{letter.upper()}{int(n)}" for letter, n in re.findall(r"def test_([ab])(\d\d)_", here)}
    assert named == {*NUMBERS}


def quiet(seats: int) -> str:
    """Nobody has cards or coins."""
    return "\n".join([STRIPS, *[f"seats.{seat}.hand = none\nseats.{seat}.coins = 0" for seat in range(seats)]])


QUIET, THREE = quiet(2), quiet(3)


def verbs(g: Play[Any], seat: int) -> list[str]:
    d = g.rules.decision(g.s, seat)
    return [o.verb for o in d.offers if not o.free] if d else []


def test_b03_a_label_has_to_be_covered() -> None:
    g = begun(RULES, f"{QUIET}\nask = CoverLabel 0", 2)
    assert verbs(g, 0) == ["cover"]


def test_b04_two_levers_save_a_resource_each_and_one_moves_a_boat() -> None:
    """c029 asks for three iron: one of a site, one saved by each lever; where no boat has to move none is used."""
    lines = f"{QUIET}\nseats.0.hand = c029\nseats.0.levers = m07 m10 m11\nseats.0.boats = stone stone"
    ways = offered(begun(RULES, f"{lines}\nseats.0.sites = iron=1\nask = BuilderShare 0", 2), 0, "play")
    assert "c029 stone+stone+m10+m11" in ways and not any("m07" in way for way in ways)


def test_b05_nothing_comes_between_while_cards_are_a_price() -> None:
    g = begun(RULES, f"{QUIET}\nseats.0.hand = c001 c002 c003\nseats.0.levers = m07 m10\nask = Discard 0 n=2", 2)
    d = g.rules.decision(g.s, 0)
    assert d is not None and [o.verb for o in d.offers] == ["give"]


def test_b07_a_site_is_built_without_a_no_and_lapses_where_all_are_doubled() -> None:
    g = begun(RULES, f"{QUIET}\nseats.0.sites = stone=2 wood=2\nask = BuildSite 0", 2)
    assert verbs(g, 0) == ["site"] and offered(g, 0, "site") == ["loam", "iron"]
    space = next(s for s in RULES.box.spaces.values() if s.gains.get("site_wood"))
    lines = f"{QUIET}\n{RICH}\nfirst = 0\nlaid = 2=g05\nask = LayPasture 0"
    g = begun(RULES, lines, 2)
    before = dict(g.s.board[0].sites)
    do(g, f"0 lay {space.id} none")
    assert space.id in g.s.laid and g.s.board[0].sites == before and asked(g) != ["0 BuildSite"]


def test_b08_incomes_come_one_after_the_other_from_who_crossed_the_lock() -> None:
    """With six cards in the deck and two of income each, the seat that crossed draws the last two of the deck first."""
    steady = "\n".join(f"seats.{seat}.card_track = 0" for seat in range(3))
    lines = f"{THREE}\n{steady}\n{DECK}\nfirst = 1\nseats.1.ship = 15\nask = Sail 1 strip=hire"
    g = begun(RULES, lines, 3)
    do(g, "1 sail 16", "1 score w01", "2 score w01", "0 score w01")
    got = [e.seat for e in g.events if e.kind == "gained" and e.args["why"] == "income"]
    assert got == [1, 2, 0]
    assert [sorted(g.s.board[seat].hand) for seat in (1, 2, 0)] == [
        ["c005", "c006"],
        ["c003", "c004"],
        ["c001", "c002"],
    ]


def test_b08_levers_go_up_in_the_same_order() -> None:
    levers = "\n".join(f"seats.{seat}.levers = m01" for seat in range(3))
    g = begun(RULES, f"{THREE}\n{levers}\nfirst = 0\nseats.2.ship = 15\nask = Sail 2 strip=hire", 3)
    do(g, "2 sail 16", "2 score w01", "0 score w01", "1 score w01")
    assert [e.seat for e in g.events if e.kind == "gained" and e.args["why"] == "levers"] == [2, 0, 1]


def test_b08_at_the_last_scoring_incomes_begin_with_who_began() -> None:
    scored = "\n".join(f"seats.{seat}.scored = w01 w02 w04" for seat in range(3))
    houses = "\n".join(f"seats.{seat}.levers = m01" for seat in range(3))
    lines = (
        f"{THREE}\n{scored}\n{houses}\nfirst = 1\nscorings = 3\nending = yes\nseats.2.ship = l11\nseats.1.ship = l11"
    )
    g = begun(RULES, f"{lines}\nseats.0.ship = l9\nask = Sail 0 strip=hire", 3)
    do(g, "0 sail l11")
    while not g.s.over:
        (first, *_) = g.rules.pending(g.s)
        do(g, f"{first.seat} {'score w05' if first.ask == 'ScoreTile' else 'decline'}")
    assert [e.seat for e in g.events if e.kind == "gained" and e.args["why"] == "levers"] == [1, 2, 0]


def test_b08_alone_the_player_comes_first_though_the_eminence_crossed() -> None:
    g = begun(RULES, f"{quiet(1)}\neminence.ship = 15\nask = EminenceTurn", 1)
    while asked(g) != ["0 ScoreTile"]:
        do(g, "0 decline")
    events = do(g, "0 score w01")
    assert [e.seat for e in g.events if e.kind == "lock"] == [-1]
    assert [(e.kind, e.seat) for e in events if e.args.get("why") == "income"] == [
        ("gained", 0),
        ("eminence_points", None),
    ]


def test_b11_a_project_is_of_any_one_kind() -> None:
    lines = "scoring = w12 w16 w02 w03\nseats.0.sites = loam=2 iron=2\nseats.0.boats = loam iron\nseats.0.coins = 13"
    built = offered(begun(RULES, f"{lines}\nseats.0.hand = none\nask = BuilderShare 0", 2), 0, "build")
    assert {words.split()[-1] for words in built if words.startswith("w12")} == {"day", "sunset", "night"}


def test_b13_pushing_a_lever_up_lapses_where_none_is_used() -> None:
    for lever, follows in (("m01=used", True), ("m01", False)):
        g = begun(RULES, f"{RICH}\nseats.0.levers = {lever}\nseats.0.hand = c092\nask = BuilderShare 0", 2)
        before = len(g.events)
        do(g, f"0 play {offered(g, 0, 'play')[0]}")
        assert any(e.kind == "lever_up" for e in g.events[before:]) == follows
        assert "0 PushUp" not in asked(g)  # one lever needs no question


def test_b14_a_swap_is_made_once_one_way() -> None:
    g = begun(RULES, f"{QUIET}\n{RICH}\nseats.0.hand = c052 c001 c002 c003 c004\nask = BuilderShare 0", 2)
    do(g, f"0 play {next(words for words in offered(g, 0, 'play') if words.startswith('c052'))}")
    assert sorted(offered(g, 0, "exchange")) == ["cards", "coins"]
    do(g, "0 exchange coins")
    assert "0 Exchange" not in asked(g)


def test_b15_more_vases_from_the_river_also_where_one_was_chosen() -> None:
    card = next(c.id for c in RULES.box.cards.values() if any(type(e).__name__ == "RiverVases" for e in c.effect))
    for played, vases in (("none", 1), (card, 2)):
        lines = f"{QUIET}\nseats.0.played = {played}\nfirst = 0\nseats.0.ship = 12\nask = Sail 0 strip=hire"
        g = begun(RULES, lines, 2)
        do(g, "0 sail 13", "0 vase")
        assert g.s.board[0].vases == vases


def test_b17_seats_that_go_on_at_once_draw_from_their_own_parts_of_the_deck() -> None:
    """Whoever answers first draws the same cards as whoever answers last."""
    lines = f"{THREE}\n{DECK}\nask = Common 0 strip=progress"
    hands = []
    for order in ((0, 1, 2), (2, 1, 0)):
        g = begun(RULES, lines, 3)
        do(g, *(f"{seat} draw" for seat in order if f"{seat} ProgressShare" in asked(g)))
        hands.append([me.hand for me in g.s.board])
    assert hands[0] == hands[1] and all(len(hand) == 1 for hand in hands[0])
