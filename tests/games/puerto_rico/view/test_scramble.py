"""What is hidden at a table: named, and really changed by a scramble; everything else is in the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot import rules as kernel
from bot.games import GAMES
from bot.games.puerto_rico import state as saved
from bot.games.puerto_rico.view import SeatView, ShipView, View
from bot.rules import Rng
from tests.games.puerto_rico.tables import table

# Every field that a table saves. "view": the view shows it, under its own name or the one given; "hidden": a scramble
# changes it; "machine": of no meaning to a player.
FIELDS: dict[type[Any], dict[str, str]] = {
    saved.State: {
        "seats": "view seats",
        "rng": "hidden",
        "stack": "view asked",
        "serial": "machine",
        "over": "view",
        "board": "view seats",
        "governor": "view",
        "roles": "view",
        "ships": "view",
        "face_up": "view",
        "pile": "hidden",  # the view tells how many
        "quarries": "view",
        "colonist_ship": "view",
        "colonist_supply": "view",
        "goods": "view",
        "points_left": "view",
        "buildings": "view",
        "taken": "view roles",
        "phase": "view",
        "phase_seat": "view",
        "round": "view",
        "house": "view",
        "discards": "view",
        "paper": "hidden",  # follows from points
        "ending": "view",
        "setting": "machine",
        "noble_ship": "view",
        "noble_supply": "view",
        "undrafted": "view drafting",
        "drawn": "hidden",  # but to the one who looks at it
    },
    saved.Seat: {
        "doubloons": "view",
        "goods": "view",
        "island": "view",
        "city": "view",
        "colonists": "view",
        "idle": "view",
        "points": "hidden",
        "nobles": "view",
        "forests": "view island",
        "unseen": "hidden",
    },
    saved.Ship: {"size": "view", "good": "view", "load": "view"},
    kernel.Rng: {"key": "hidden", "used": "machine"},
    kernel.Pile: {"cards": "hidden"},
}


VIEWS: dict[type[Any], type[Any]] = {saved.State: View, saved.Seat: SeatView, saved.Ship: ShipView}


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind.__name__)
def test_every_field_is_shown_or_hidden_on_purpose(kind: type[Any]) -> None:
    assert {f.name for f in msgspec.structs.fields(kind)} == FIELDS[kind].keys()
    for name, where in FIELDS[kind].items():
        place, _, other = where.partition(" ")
        if place == "view":
            assert (other or name) in VIEWS[kind].__struct_fields__


def middle(points: str = "hidden") -> tuple[Any, Any]:
    """A table in the middle of a game: points won by several, and a pile with something to mix."""
    rules: Any = GAMES["puerto_rico"]({"points": points})
    rng = Rng(b"middle")
    for n in range(20):
        g = rules.begin(4, bytes([n]) * 32)
        while not g.s.over:
            if sum(me.points > 2 for me in g.s.board) >= 3 and len(set(g.s.pile.cards)) > 3:
                return rules, g.s
            _one(g, rng)
    raise AssertionError("no such table in twenty games")


def _one(g: Any, rng: Rng) -> None:
    q = g.open_questions()[0]
    offers = g.offers_of(q.ask)
    offer = offers[rng.below(len(offers))]
    g.answer(q, offer, offer.sample(rng.below))


HIDDEN: dict[str, Callable[[Any], Any]] = {
    "the key": lambda s: s.rng.key,
    "the order of the pile": lambda s: s.pile.cards,
    "points of seat 0": lambda s: s.board[0].points,
    "points of seat 1": lambda s: s.board[1].points,
    "points of seat 2": lambda s: s.board[2].points,
    "points of seat 3": lambda s: s.board[3].points,
}


@pytest.mark.parametrize("place", HIDDEN)
def test_a_scramble_scrambles_every_hidden_place(place: str) -> None:
    rules, state = middle()
    found = set()
    for i in range(20):
        twin = rules.scramble(state, None, Rng(b"scramble", i * 1000))
        found.add(repr(HIDDEN[place](twin)))
    assert len(found) > 3


def test_a_scramble_leaves_what_the_reader_knows() -> None:
    rules, state = middle()
    for seat in range(4):
        twin = rules.scramble(state, seat, Rng(b"own"))
        assert twin.board[seat].points == state.board[seat].points
        assert sorted(twin.pile.cards) == sorted(state.pile.cards)
        assert sum(me.points for me in twin.board) == sum(me.points for me in state.board)


def test_points_are_for_their_owner_until_the_end() -> None:
    rules, state = middle()
    for reader in (None, 0, 1, 2, 3):
        shown = [s.points for s in rules.view(state, reader).seats]
        assert shown == [me.points if i == reader else None for i, me in enumerate(state.board)]
    state.over = True
    assert [s.points for s in rules.view(state, None).seats] == [me.points for me in state.board]


def test_open_points_are_for_everybody() -> None:
    rules, state = middle("open")
    assert [s.points for s in rules.view(state, None).seats] == [me.points for me in state.board]
    assert [me.points for me in rules.scramble(state, 1, Rng(b"x")).board] == [me.points for me in state.board]


POINTS = "seats.0.points = 7\nseats.1.points = 5\nseats.2.points = 3\n"


def test_a_scrambled_table_looks_the_same_and_differs_where_it_is_hidden() -> None:
    g = table(POINTS)
    for seat in (None, 0, 3):
        found = [g.rules.scramble(g.s, seat, Rng(bytes([n]) * 32)) for n in range(8)]
        assert all(g.rules.view(s, seat) == g.rules.view(g.s, seat) for s in found)
        assert all(g.rules.census(s) == g.rules.census(g.s) for s in found)
        assert all(s.rng.key != g.s.rng.key and s.rng.used == g.s.rng.used for s in found)
        assert len({tuple(s.pile.cards) for s in found}) > 1
        for other in range(4):
            many = len({s.board[other].points for s in found}) > 1
            assert many == (other != seat)
    open_ = table(POINTS, points="open")
    assert [me.points for me in open_.rules.scramble(open_.s, None, Rng(bytes(32))).board] == [7, 5, 3, 0]
