"""States of tables dumped under older rules go on."""

from __future__ import annotations

import json
from typing import Any

from tests.games.puerto_rico.tables import asked, do, table


def as_version_2(g: Any) -> bytes:
    """What version 2 would have saved: the captain phase told all it remembered from question to question; nobles were
    known by number, and by place on buildings that tell them from colonists; the hospice knew no second tile."""
    raw = json.loads(g.rules.dump(g.s))
    for me in raw["board"]:
        nobles = me["nobles"]
        me["stations"] = {place: n for place, n in nobles.items() if place in g.box.effects.tells}
        me["nobles"] = sum(nobles.values())
    for frame in raw["stack"]:
        frame.pop("taken", None)
    for i, frame in enumerate(raw["stack"]):
        if frame["do"] in ("puerto_rico.Load", "puerto_rico.Voyage"):
            load = frame | frame["loading"] | {"do": "puerto_rico.Load"}
            del load["loading"]
            raw["stack"][i] = load if frame["do"] == "puerto_rico.Load" else {"do": frame["do"], "load": load}
    return json.dumps(raw).encode()


def test_a_captain_phase_of_version_2_goes_on() -> None:
    lines = "seats.0.goods = corn=2 sugar=2\nseats.1.goods = corn=1 coffee=2\nseats.0.city = wharf\n"
    g = table(lines + "seats.0.colonists = wharf=1\nask = Load 0 captain=0 wharves=1+2", loading="ask")
    do(g, "0 load sugar 5")
    old = as_version_2(g)
    assert b'"loading"' not in old
    state = g.rules.load(old, 2)
    assert state == g.s and asked(g) == ["1 Load"]
    assert state.stack[-1].loading.wharves == [1, 2] and state.stack[-1].loading.shipped


def test_a_voyage_of_version_2_goes_on() -> None:
    """A frame that waits below a question: the phase goes on after the union hall's guests."""
    lines = (
        "drafted = union_hall guest_house\nseats.0.city = union_hall guest_house\nseats.0.colonists = guest_house=1\n"
    )
    g = table(lines + "seats.0.goods = corn=2\nask = Load 0 captain=0", new_buildings="true")
    assert asked(g) == ["0 Guests"]
    assert g.rules.load(as_version_2(g), 2) == g.s


POINTS = "seats.0.points = 7\nseats.1.points = 5\nseats.2.points = 3\n"


def test_nobles_of_version_2_stand_where_pictures_showed_them() -> None:
    lines = """
        seats.0.city = chapel hacienda
        seats.0.island = corn=2 quarry=1
        seats.0.colonists = chapel=1 hacienda=1 corn=2
        seats.0.idle = 1
        seats.0.nobles = 4
        seats.0.stations = chapel=1
        seats.1.idle = 2
        seats.1.nobles = 1
    """
    g = table(lines, nobles="true")
    state = g.rules.load(as_version_2(g), 2)
    assert state == g.s and state.board[0].nobles == {"chapel": 1, "hacienda": 1, "corn": 2}
    assert state.board[1].nobles == {"windrose": 1}


def test_a_librarys_tile_of_version_2_stays_without_the_hospice() -> None:
    lines = "drafted = library hospice\nseats.0.city = library hospice\nseats.0.colonists = library=1 hospice=1\n"
    g = table(lines + "ask = Settle 0 again=yes", new_buildings="true")
    assert g.rules.load(as_version_2(g), 2).stack[-1].taken
    g = table(lines + "ask = Settle 0", new_buildings="true")
    assert g.rules.load(as_version_2(g), 2) == g.s  # the first tile is still to be chosen


def test_saving_loses_nothing() -> None:
    g = table(
        POINTS + "seats.0.city = wharf\nseats.0.colonists = wharf=1\nseats.0.goods = corn=2 coffee=1\nask = Load 0"
    )
    do(g, "0 wharf corn")
    blob = g.rules.dump(g.s)
    assert g.rules.dump(g.rules.load(blob)) == blob
