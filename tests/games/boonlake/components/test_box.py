"""The data files of Boonlake: what the rulebook says of the box is so."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.boonlake.components.box import box
from bot.rules import BadComponents, Components

BOX = box()


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(BOX.cards) == 165
    assert Counter(c.kind for c in BOX.cards.values()) == {"day": 55, "sunset": 55, "night": 55}
    assert Counter(t.back for t in BOX.tiles.values()) == {"2": 6, "3": 2, "4": 2, "grey": 25, "pasture": 7}
    assert len(BOX.scoring_tiles) == 16
    assert Counter(t.side for t in BOX.solo_tiles.values()) == {"a": 5, "b": 5}
    assert {what: len(those) for what, those in BOX.recesses.items()} == {"houses": 6, "settlements": 4, "cattle": 5}
    assert (len(BOX.strips), len(BOX.rows), len(BOX.levers)) == (7, 7, 12)


def test_spaces_that_are_filled_at_the_start() -> None:
    starts = Counter(s.start for s in BOX.spaces.values())
    assert starts == {0: 23, 2: 6, 3: 2, 4: 2}
    assert Counter(s.region for s in BOX.spaces.values()) == {
        "boonlake": 8,
        "unknown": 8,
        "new_hope": 8,
        "southern": 9,
    }


def test_extra_inhabitants_go_with_the_third_and_fourth_settlement_and_the_fourth_and_fifth_cattle() -> None:
    assert [r.extra for r in BOX.recesses["settlements"]] == [0, 0, 1, 2]
    assert [r.extra for r in BOX.recesses["cattle"]] == [0, 0, 0, 1, 2]
    assert [r.extra for r in BOX.recesses["houses"]] == [0] * 6


def test_niches_are_reached_as_the_rulebook_counts() -> None:
    assert BOX.niches == [
        {"houses": 2, "settlements": 0, "cattle": 1},
        {"houses": 4, "settlements": 1, "cattle": 2},
    ]


def test_the_example_of_an_income_fits_the_board() -> None:
    """001:649: 5 coins and 4 points from houses 1-4, a cattle, a settlement and the first niche."""
    got: Counter[str] = Counter(BOX.niche_incomes[0])
    for what, n in (("houses", 4), ("cattle", 1), ("settlements", 1)):
        for recess in BOX.recesses[what][:n]:
            got.update(recess.income)
    assert got == {"coins": 5, "points": 4}


WRONG = {
    "card.c001.kind": ('[[card]]\nid = "c001"\nkind = "dawn"\neffect = []\nsource = "printed"\n', "dawn is not known"),
    "space on another": (
        '[[space]]\nid = "1"\nregion = "boonlake"\nrow = 0\ncolumn = 1\nsource = "printed"\n',
        "two spaces on one hex",
    ),
    "touching another region": (
        '[[space]]\nid = "1"\nregion = "unknown"\nrow = 0\ncolumn = 0\nsource = "printed"\n',
        "only bridges join regions",
    ),
    "pasture with a site": (
        '[[tile]]\nid = "p01"\nback = "pasture"\nsites = [{}]\nsource = "printed"\n',
        "a pasture has no sites",
    ),
    "numbers of a scoring tile": (
        '[[scoring_tile]]\nid = "w04"\ncoins = 1\nneeds = {}\npoints = 1\ntrack = "coin"\n'
        'condition = { do = "sites" }\nnumbers = [[1], [2]]\nsource = "printed"\n',
        "1 for each of 4 interim scorings",
    ),
    "no boats": ('[[resource]]\nid = "wood"\nboats = 1\nsource = "printed"\n', "2 boats"),
    "a row without steps": ('[[row]]\nid = "1"\nsteps = 0\nsource = "printed"\n', "at least one step"),
    "regions without a label": (
        '[[strip]]\nid = "region_scoring"\nkind = "day"\nleft = ["explore"]\nright = "regions"\nsource = "printed"\n',
        "regions are scored where a label is covered",
    ),
    "an unknown reward": (
        '[[river]]\nid = "2"\nbed = "common"\ngains = { sheep = 1 }\nsource = "printed"\n',
        "sheep is not known",
    ),
    "the last space": (
        '[[river]]\nid = "u11"\nbed = "upper"\nsource = "printed"\n',
        "the last space is a harbour",
    ),
    "an action of a solo tile": (
        '[[solo_tile]]\nid = "a1"\nside = "a"\nactions = ["rest", "hire", "settle"]\nnumbers = ["1", "2", "3", "4"]\n'
        'back = "upper_left"\nsource = "printed"\n',
        "rest is not known",
    ),
}


@pytest.mark.parametrize("toml, reason", WRONG.values(), ids=WRONG)
def test_rows_that_do_not_fit_are_refused(toml: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        box(Components("mine", toml.encode()))


def test_printed_values_stand_over_ours() -> None:
    mine = Components("mine", b'[[row]]\nid = "1"\nsteps = 3\nsource = "printed"\n')
    assert box(mine).rows[0].steps == 3
    assert box(mine).read.sources()["printed"] == 1
