"""Names in `?` lines: what may be left out of a view is 0, what is mistyped is refused with its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import Action, BadRecord, Rng
from bot.rules.offers import any_answer
from bot.rules.record import read
from bot.rules.replay import Replay

FULL: dict[str, dict[str, str]] = {
    "puerto_rico": {"new_buildings": "true", "nobles": "true", "points": "open"},
    "santa_maria": {"setup": "advanced", "points": "open"}
    | dict.fromkeys(("american_kingdoms", "governor", "specialists", "ambassadors"), "true"),
    "cooper_island": {"start": "chosen"},
    "boonlake": {"common": "in_order"},
}
# one that is looked at, of each game
DICTS = {"puerto_rico": "goods", "santa_maria": "goods", "cooper_island": "stored", "boonlake": "sites"}


def dicts(at: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every dict of a view with its path; things in a list are named by their first field, as in `?` lines."""
    if isinstance(at, msgspec.Struct):
        for name in at.__struct_fields__:
            yield from dicts(getattr(at, name), (*path, name))
    elif isinstance(at, dict):
        yield path, at
        for key, value in at.items():
            yield from dicts(value, (*path, key))
    elif isinstance(at, list | tuple):
        for x in at:
            if isinstance(x, msgspec.Struct):
                yield from dicts(x, (*path, str(getattr(x, x.__struct_fields__[0]))))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("options", ["usual", "full"])
def test_a_key_is_always_there_or_may_be_left_out(game: str, options: str) -> None:
    """So nothing that a view ever has is refused at another moment."""
    rules = GAMES[game](FULL[game] if options == "full" else {})
    sparse, seen = rules.sparse(), dict[tuple[str, ...], set[str]]()
    g, chance = rules.begin(3, bytes(32)), Rng(b"names")
    while not g.s.over:
        for path, found in dicts(rules.view(g.s, 0)):
            if path[-1] in sparse:
                assert set(found) <= set(sparse[path[-1]]), path
            else:
                assert seen.setdefault(path, set(found)) == set(found), path
        decision = next(d for a in rules.asked(g.s) if (d := rules.decision(g.s, a.seat)))
        offer, words = any_answer(decision.offers, chance.below)
        rules.step(g, Action(decision.seat, offer.verb, words))
    assert any(path[-1] == DICTS[game] for path in seen)


HEADS = {game: f"game {game}\nrules {kind.version}\nseats 3\n" for game, kind in GAMES.items()}


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("puerto_rico", "goods.gold"),
        ("puerto_rico", "seats.0.goods.con"),
        ("puerto_rico", "seats.0.island.coffe"),
        ("puerto_rico", "seats.0.colonists.hacinda"),
        ("puerto_rico", "prices.quarry"),
        ("santa_maria", "seats.0.goods.corn"),
        ("santa_maria", "seats.0.paid.G1"),
        ("santa_maria", "seats.0.harbour.coin"),
        ("santa_maria", "buildings.farm"),
        ("cooper_island", "seats.0.stored.corn"),
        ("cooper_island", "seats.0.market.coins"),
        ("boonlake", "seats.0.sites.gold"),
        ("boonlake", "seats.0.removed.house"),
    ],
)
def test_a_mistyped_name_is_refused_with_its_line(game: str, name: str) -> None:
    with pytest.raises(BadRecord) as no:
        Replay(read(f"{HEADS[game]}? {name} == 0\n"), GAMES).run()
    assert (no.value.text, no.value.line, no.value.args_["name"]) == ("record-no-name", 4, name)


def test_a_building_of_an_expansion_that_is_not_played_with_names_its_option() -> None:
    with pytest.raises(BadRecord) as no:
        Replay(read(f"{HEADS['puerto_rico']}? seats.0.colonists.aqueduct == 0\n"), GAMES).run()
    assert (no.value.text, no.value.line, no.value.args_["option"]) == ("record-needs-option", 4, "new_buildings=true")


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("puerto_rico", "seats.0.island.coffee"),
        ("puerto_rico", "seats.0.island.forest"),
        ("puerto_rico", "seats.0.colonists.hacienda"),
        ("santa_maria", "seats.0.paid.F6"),
    ],
)
def test_what_may_be_left_out_is_nothing(game: str, name: str) -> None:
    Replay(read(f"{HEADS[game]}? {name} == 0\n"), GAMES).run()
