"""Words of answers: told in another order they are the same, and what can never be is no proof of anything."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.rules import BadRecord
from bot.rules.record import read
from bot.rules.replay import Replay

STORE = """game puerto_rico
seats 4
set seats.0.city = small_warehouse
set seats.0.colonists = small_warehouse=1
set seats.0.goods = corn=2 sugar=1 tobacco=1
set ask = Keep 0
"""
DELIVER = """game puerto_rico
seats 3
option nobles=true
set governor = 0
set roles.settler.taken_by = 0
set seats.1.city = royal_supplier
set seats.1.colonists = royal_supplier=1
set seats.1.idle = 2
set seats.1.nobles = 2
set seats.1.goods = corn=2 sugar=1 tobacco=1
set ask = ChooseRole 1
1 take captain
"""
CASE = "game puerto_rico\nseats 4\nset seats.0.doubloons = 5\nset ask = Build 0\n"


def replay(text: str) -> Replay:
    played = Replay(read(text), GAMES)
    played.run()
    return played


def test_ways_to_store_the_same_goods_are_the_same() -> None:
    """One kind whole and one barrel: of two single barrels either may be called the kind."""
    for words in ("corn sugar", "corn tobacco", "sugar tobacco", "tobacco sugar"):
        replay(STORE + f"? can 0 keep {words}\n")
    one, two = (replay(STORE + f"0 keep {words}\n").g.s.board[0].goods for words in ("sugar tobacco", "tobacco sugar"))
    assert one == two == {"corn": 0, "indigo": 0, "sugar": 1, "tobacco": 1, "coffee": 0}
    replay(STORE + "? cannot 0 keep corn corn\n? cannot 0 keep corn coffee\n")


@pytest.mark.parametrize("words", ["corn+sugar", "sugar+corn"])
def test_the_order_of_goods_in_one_word_is_free(words: str) -> None:
    replay(f"{DELIVER}? can 1 deliver {words}\n1 deliver {words}\n? seats.1.goods == corn=1 tobacco=1\n")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("? cannot 0 tkae mayor", "record-no-verb"),
        ("? cannot 9 take mayor", "record-no-seat"),
        ("? cannot 0 take mayr", "record-no-word"),
        ("? cannot 0 take", "record-word-missing"),
        ("? cannot 0 take prospector_2", "record-no-word"),  # of five seats
        ("? cannot 0 load corn 8", "record-no-word"),  # likewise
        ("? cannot 0 build library no", "record-needs-option"),
        ("? cannot 0 build hacienda noble", "record-needs-option"),
        ("? seats.0.colonists.library == 0", "record-needs-option"),
        ("? buildings.chapel.left == 0", "record-needs-option"),
        ("? seats.0.colonists.townhall == 0", "record-no-name"),
        ("? scores.0.chips == 0", "record-not-over"),
        ("? winners == none", "record-not-over"),
        ("set seats.0.city = library", "record-needs-option"),
        ("set seats.0.nobles = 1", "record-needs-option"),
        ("set buildings.chapel = 1", "record-needs-option"),
        ("set seats.0.city = libary", "impossible"),
        ("set seats.0.luck = 1", "cannot-set"),
    ],
)
def test_what_can_never_be_is_refused(line: str, why: str) -> None:
    text = CASE.replace("set ask", f"{line}\nset ask") if line.startswith("set") else f"{CASE}{line}\n"
    with pytest.raises(BadRecord) as no:
        replay(text)
    assert no.value.text == why and no.value.line == text.splitlines().index(line) + 1


def test_what_belongs_to_an_expansion_names_its_option() -> None:
    for line, option in (("build library no", "new_buildings=true"), ("build chapel no", "nobles=true")):
        with pytest.raises(BadRecord) as no:
            replay(f"{CASE}? cannot 0 {line}\n")
        assert no.value.args_["option"] == option


def test_a_supply_may_hold_the_rest() -> None:
    g = replay(CASE.replace("set ask", "set goods.corn = rest\nset face_up = corn=5\nset discards = rest\nset ask")).g
    assert g.s.goods["corn"] == 10 and not g.s.pile.cards and len(g.s.discards) == 41
    for line in ("set seats.0.doubloons = rest", "set house = rest"):
        with pytest.raises(BadRecord, match="impossible"):
            replay(CASE.replace("set ask", f"{line}\nset ask"))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("seats.0.goods = tobacco=12", {"reason": "census", "what": "goods.tobacco", "n": 12, "total": 9}),
        ("goods.corn = 3", {"reason": "census", "what": "goods.corn", "n": 3, "total": 10}),
        ("face_up = corn=2", {"reason": "row", "n": 2, "low": 5, "high": 5}),
        ("face_up = corn=6", {"reason": "row", "n": 6, "low": 5, "high": 5}),
        ("seats.1.island = corn=13", {"reason": "census"}),
        ("house = corn indigo sugar tobacco", {"reason": "house", "n": 4, "most": 3}),
        ("ships.5 = corn 6", {"reason": "ship", "name": "ships.5", "n": 6}),
    ],
)
def test_errors_give_place_and_amount(lines: str, told: dict[str, object]) -> None:
    with pytest.raises(BadRecord) as no:
        replay(CASE.replace("set ask", f"set {lines}\nset ask"))
    assert told.items() <= no.value.args_.items(), no.value.args_


def test_scores_are_told_by_their_lines() -> None:
    end = """game puerto_rico
seats 3
set roles.mayor.taken_by = 0
set roles.captain.taken_by = 1
set seats.0.city = customs_house
set seats.0.colonists = customs_house=1
set seats.0.points = 8
set seats.2.points = 67
set points_left = 0
set ending = points
set ask = ChooseRole 2
2 take trader
"""
    replay(
        end + "? scores.0.customs_house == 2\n? scores.1.customs_house == 0\n? scores.2.total == 67\n? winners == 2\n"
    )
    replay(end + "? scores.0.guild_hall == 0\n? scores.2.rank == 1\n")
    for line in ("scores.0.custom_house == 2", "scores.3.total == 0", "winners == 0"):
        with pytest.raises(BadRecord):
            replay(f"{end}? {line}\n")
