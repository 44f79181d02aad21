"""Decks: drawing at once from one pile, discards that come back, and what single seats know of the order."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import msgspec
import pytest

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import Broken
from bot.rules import Action, Barrier, CannotUndo, DeadEnd, Deck, Fork, Rng, mix
from bot.rules.log import Entry, undone_by, undone_with_consent
from bot.rules.record import Record, Row, entry_row, read, text_of
from bot.rules.replay import Replay
from tests.rules.toy import isle
from tests.rules.toy.isle import Isle

KEY = bytes(range(32))


class Hand:
    """As much of a game being played as a deck needs."""

    def __init__(self) -> None:
        self.s = type("S", (), {"rng": Rng(KEY)})()
        self.seen: list[int] = []

    def reveal(self, seat: int = -1) -> None:
        self.seen.append(seat)


def dealt(cards: str, discards: str = "", seats: tuple[int, ...] = (2, 0, 1)) -> tuple[Deck, Any]:
    """A deck, top card last, dealt out to `seats`."""
    deck, g = Deck(list(cards), discards=list(discards)), Hand()
    deck.deal_out(seats, 7)
    return deck, g


# -- drawing at once ------------------------------------------------------------------------------
def test_each_seat_draws_every_nth_card_from_the_first_seat_on() -> None:
    deck, g = dealt("gfedcba")
    assert [deck.draw(g, seat) for seat in (0, 0, 1, 2, 1, 2, 2)] == ["b", "e", "c", "a", "f", "d", "g"]
    assert g.seen == [0, 0, 1, 2, 1, 2, 2] and g.s.rng.used == 0


def test_what_is_left_lies_as_it_lay() -> None:
    deck, g = dealt("gfedcba")
    for seat in (0, 2, 2):
        deck.draw(g, seat)  # b, a, d
    deck.join(g)
    assert deck == Deck(list("gfec")) and g.seen == [0, 2, 2]


def test_discards_reach_their_pile_in_order_of_the_seats() -> None:
    ends = []
    for order in permutations([(0, "x"), (1, "y"), (2, "z"), (2, "v")]):
        if order.index((2, "z")) < order.index((2, "v")):
            deck, g = dealt("abc", "d")
            for seat, card in order:
                deck.discard(seat, card)
            assert sorted(deck.everything()) == sorted("abcdxyzv")
            assert deck.face_up() == ["d", "z", "v", "x", "y"]
            deck.join(g)
            ends.append(deck.discards)
    assert len(ends) == 12 and all(end == ["d", "z", "v", "x", "y"] for end in ends)


def test_who_empties_a_stripe_first_changes_nobodys_draws() -> None:
    drawn = []
    for order in permutations([0, 1, 2]):
        deck, g = dealt("cba", "uvwxyz")
        assert [deck.left(seat) for seat in (2, 0, 1)] == [3, 3, 3]
        hands = {seat: [deck.draw(g, seat) for _ in range(2)] for seat in order}
        deck.discard(order[0], hands[order[0]][0])
        drawn.append([hands[seat] for seat in range(3)])
    assert all(d == drawn[0] for d in drawn) and {h[0] for h in drawn[0]} == set("abc")
    assert {h[1] for h in drawn[0]} < set("uvwxyz")


def test_discards_that_came_into_a_stripe_lie_under_the_rest_and_the_others_stay_discards() -> None:
    deck, g = dealt("dcba", "uvwxyz")
    first = [deck.draw(g, 0) for _ in range(2)]  # b, then the first of its spare cards
    g.seen.clear()
    deck.join(g)
    assert g.seen == [-1]  # which discards are gone shows what came into the stripe
    assert first[0] == "b" and deck.cards[1:] == ["d", "c", "a"]
    assert sorted([first[1], deck.cards[0], *deck.discards]) == list("uvwxyz")
    assert deck.discards == sorted(deck.discards) and len(deck.discards) == 4  # as they lay


def test_to_look_how_many_are_left_changes_nothing() -> None:
    deck = Deck(list("abcde"), discards=list("xy"))
    deck.deal_out((2, 0, 1), 7)
    before = msgspec.json.encode(deck)
    assert [deck.left(seat) for seat in (0, 1, 2, 3)] == [3, 1, 3, 0]
    assert msgspec.json.encode(deck) == before
    deck.discard(0, "z")
    assert [deck.left(seat) for seat in (0, 1, 2, 3)] == [3, 1, 3, 0]  # what is discarded meanwhile comes later


def test_outside_a_fork_an_empty_pile_is_filled_with_the_discards_by_chance() -> None:
    deck, g = Deck([], discards=list("uvwxyz")), Hand()
    assert deck.left(1) == 6
    card = deck.draw(g, 1)
    assert g.s.rng.used > 0 and sorted([card, *deck.cards]) == list("uvwxyz") and deck.discards == []


def test_a_seat_without_a_part_and_a_deck_dealt_twice_are_mistakes_of_the_rules() -> None:
    deck, g = dealt("abc", seats=(0, 1))
    with pytest.raises(DeadEnd):
        deck.draw(g, 2)
    with pytest.raises(DeadEnd):
        deck.deal_out((0, 1), 7)


# -- what one seat knows --------------------------------------------------------------------------
def test_a_seat_knows_what_it_put_back_until_it_is_drawn() -> None:
    deck, g = Deck(list("edcba")), Hand()
    two = [deck.draw(g, 1), deck.draw(g, 1)]
    deck.put_back(1, two)  # b on top now
    deck.put_under(0, "x")
    assert deck.known_to(1) == {0: "b", 1: "a"} and deck.known_to(0) == {5: "x"} and deck.known_to(2) == {}
    g.seen.clear()
    assert deck.draw(g, 1) == "b" and g.seen == []  # nothing new
    assert deck.draw(g, 0) == "a" and g.seen == [0]
    assert deck.known_to(1) == {} and deck.known_to(0) == {3: "x"}


def test_what_a_seat_knows_goes_along_when_the_deck_is_dealt_out_and_joined() -> None:
    deck, g = Deck(list("edcba")), Hand()
    deck.put_back(1, [deck.draw(g, 1), deck.draw(g, 1)])  # b, a, c, d, e from the top
    deck.deal_out((0, 1), 7)
    assert deck.known_to(1) == {0: "b", 1: "a"}
    g.seen.clear()
    assert deck.draw(g, 0) == "b" and deck.draw(g, 1) == "a" and g.seen == [0]
    deck.put_under(1, "a")
    deck.join(g)
    assert deck.known_to(1) == {3: "a"} and deck.cards == list("aedc")


@pytest.mark.parametrize("dealt_out", [False, True])
def test_mixing_leaves_what_is_known_in_place(dealt_out: bool) -> None:
    tops = set()
    for n in range(12):
        deck, g = Deck(list("hgfedcba"), discards=list("xyz")), Hand()
        deck.put_back(1, [deck.draw(g, 1), deck.draw(g, 1)])
        if dealt_out:
            deck.deal_out((0, 1), 7)
        known = deck.known_to(1)
        for places in deck.unknown():
            mix(places, Rng(bytes([n]) * 32))
        assert deck.known_to(1) == known == {0: "b", 1: "a"}
        assert sorted(deck.everything()) == sorted("abcdefghxyz")
        tops.add(tuple(card for card, _ in deck._whole())[2:])
    assert len(tops) > 8


def test_a_scramble_leaves_it_in_place_for_its_owner_and_mixes_it_for_others() -> None:
    found: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for n in range(12):
        for seat, tops in found.items():
            deck, g = Deck(list("hgfedcba")), Hand()
            deck.put_back(1, [deck.draw(g, 1), deck.draw(g, 1)])
            mix(deck.hidden_from(seat)[0], Rng(bytes([n]) * 32))
            tops.add(deck.cards[-1])
    assert found[1] == {"b"} and len(found[0]) > 3 and len(found[None]) > 3


# -- undo -----------------------------------------------------------------------------------------
def entries(*parts: tuple[int, int, Barrier]) -> list[Entry]:
    return [Entry(Action(seat, "go"), barrier, fork) for seat, fork, barrier in parts]


def test_in_a_fork_only_what_a_seat_has_seen_itself_stops_its_undo() -> None:
    no, own, all = Barrier.NONE, Barrier.OWN, Barrier.OPEN
    assert undone_by(entries((0, 5, no), (1, 5, own)), 0) == [0]
    for log in (
        entries((0, 5, own), (1, 5, no)),  # seen by itself
        entries((0, 5, no), (1, 5, all)),  # seen by others
        entries((0, 5, no), (1, 6, own)),  # not in the same part
        entries((0, 0, no), (1, 0, own)),
    ):
        with pytest.raises(CannotUndo, match="undo-barrier"):
            undone_by(log, 0)


def test_with_consent_others_keep_what_they_have_drawn_at_the_same_time() -> None:
    no, own, all = Barrier.NONE, Barrier.OWN, Barrier.OPEN
    assert undone_with_consent(entries((0, 5, own), (1, 5, own), (1, 5, no)), 0) == [0]
    assert undone_with_consent(entries((0, 5, own), (1, 5, all)), 0) == [0, 1]


def test_a_draw_taken_back_by_consent_is_played_again_from_its_record() -> None:
    rules, played = Isle(), 0
    for seed in range(12):
        rnd, state, actions, before = random.Random(seed), rules.setup(3, KEY).state, [], []
        for seat in (1, 2, 0):
            before.append(rules.dump(state))
            actions.append(Action(seat, "draw"))
            out = rules.apply(state, actions[-1])
            assert out.barrier == Barrier.OWN
            state = out.state
        gone = rnd.randrange(3)
        record = Record("isle", 3, 1, key=KEY, rows=[entry_row(a) for a in actions])
        record.rows.append(Row(0, "!", f"undone by {actions[gone].seat} {gone + 1}"))
        back = Replay(read(text_of(record)), {"isle": Isle}).run().s
        for i, a in enumerate(actions):
            hand = back.board[a.seat].hand
            assert hand == ([] if i == gone else state.board[a.seat].hand)
        assert rules.census(back) == rules.census(state)
        played += 1
    assert played == 12


# -- the contract notices -------------------------------------------------------------------------
class Hasty(isle.Round, tag="isle.Hasty"):
    """Lets all draw from one pile at the same time."""

    def run(self, g: isle.Play) -> None:
        g.s.round += 1
        if g.s.round > isle.ROUNDS:
            g.s.over = True
            g.reveal()
            return
        g.then(Fork([[isle.Forage(seat, 2)] for seat in range(g.s.seats)]), Hasty())


class OnePile(Isle):
    def start(self, seats: int, rng: Rng) -> isle.State:
        s = super().start(seats, rng)
        s.stack = [Hasty()]
        return s


class ForgetsWhatItKnew(Isle):
    """Another world for the owner, too, where he put cards back."""

    def scramble(self, state: isle.State, seat: int | None, rng: Rng) -> isle.State:
        s = super().scramble(state, seat, rng)
        if not s.over and not s.deck.stripes:
            mix(s.deck.hidden_from(None)[0], rng)
        return s


class MixesAll(Isle):
    def reshuffle(self, state: isle.State) -> None:
        for places in state.deck.hidden_from(None):
            mix(places, state.rng)


class KeepsTheOrder(Isle):
    def reshuffle(self, state: isle.State) -> None: ...


class TurnsTheOrderRound(Isle):
    def reshuffle(self, state: isle.State) -> None:
        state.rng.below(2)
        for places in self.unknown_places(state):
            for (held, i), card in zip(places, [h[j] for h, j in reversed(places)], strict=True):
                held[i] = card


class Loud(isle.Play):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.emit("look", seat, card=self.s.board[seat].hand[-1])


class Shouts(Isle):
    play_type = Loud


@pytest.mark.parametrize(
    ("rules", "promises"),
    [
        (OnePile, ["order in a fork is nothing", "taking back in a fork disturbs nobody"]),
        (ForgetsWhatItKnew, ["nothing shows"]),
        (MixesAll, ["what nobody knows can be mixed"]),
        (KeepsTheOrder, ["what nobody knows can be mixed"]),
        (TurnsTheOrderRound, ["what nobody knows can be mixed"]),
        (Shouts, ["what one seat saw stays with it"]),
    ],
)
def test_a_fault_is_found_and_named(rules: type[Isle], promises: list[str]) -> None:
    with pytest.raises(Broken) as found:
        for seed in range(30):
            check_game(rules(), 3, seed, often=1, seldom=2)
    assert found.value.promise in promises, found.value


def test_what_is_looked_at_stays_and_is_known() -> None:
    """Looking at the top cards leaves them there; who has seen them all before learns nothing."""
    g = Isle().begin(2, bytes(32))
    g.s.deck = Deck(list("abcde"))
    assert g.s.deck.look(g, 1, 2) == ["e", "d"] and g.s.deck.cards == list("abcde")
    assert g.s.deck.known_to(1) == {0: "e", 1: "d"} and g.s.deck.known_to(0) == {}
    again = Isle().resume(g.s)
    assert g.s.deck.look(again, 1, 2) == ["e", "d"] and again.barrier == 0
    assert g.s.deck.look(again, 1, 9) == list("edcba") and again.barrier != 0


def test_a_card_goes_under_the_deck_and_all_who_saw_it_know() -> None:
    deck = Deck(list("abc"), {"0": [2], "1": [1, 2]})
    knowers = deck.knowers(2)
    deck.put_under(1, deck.pop(), *[seat for seat in knowers if seat != 1])
    assert deck.cards == list("cab")
    assert deck.known_to(0) == {2: "c"} and deck.known_to(1) == {0: "b", 2: "c"}


def test_several_at_once_are_those_that_come_one_by_one() -> None:
    """Also where the pile runs out in between, and where the seat knows what lies on top."""
    for cards, discards, n in (("abcde", "", 3), ("abcde", "", 9), ("ab", "xyz", 4), ("", "", 2), ("abc", "xy", 0)):
        for seats in ((), (2, 0, 1)):
            one, two = Deck(list(cards), discards=list(discards)), Deck(list(cards), discards=list(discards))
            g, h = Hand(), Hand()
            for deck in (one, two):
                if seats:
                    deck.deal_out(seats, 7)
            taken = one.take(g, 2, n)  # type: ignore[arg-type]
            assert taken == [two.draw(h, 2) for _ in range(min(n, two.left(2)))]  # type: ignore[arg-type]
            assert msgspec.json.encode(one) == msgspec.json.encode(two)
            assert set(g.seen) == set(h.seen) and bool(g.seen) == bool(taken)
    deck, g = Deck(list("abcd")), Hand()
    deck.look(g, 2, 1)  # type: ignore[arg-type]
    g.seen.clear()
    assert deck.take(g, 2, 1) == ["d"] and not g.seen  # type: ignore[arg-type]
