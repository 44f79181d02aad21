"""Offers: what may be answered, read from words, checked, narrowed and sampled."""

from __future__ import annotations

from itertools import product

import pytest

from bot.rules import Illegal, Pick, Rng, Spread, narrow, pick, spread
from bot.rules.offers import any_answer


class Somebody:
    """Stands for a question: offers take their words from its methods."""

    def build(self, g: object, what: str, at: str) -> None: ...
    def rest(self, g: object) -> None: ...
    def place(self, g: object, counts: dict[str, int]) -> None: ...


ME = Somebody()


def every(s: Spread) -> set[tuple[int, ...]]:
    """All answers that fit the bounds, found the slow way."""
    found = set()
    for counts in product(*(range(c + 1) for c in s.caps)):
        total = sum(n * w for n, w in zip(counts, s.weights, strict=True))
        if not s.low <= total <= s.high:
            continue
        if s.lean and any(n and total - w >= s.low for n, w in zip(counts, s.weights, strict=True)):
            continue
        found.add(counts)
    return found


def test_a_pick_takes_verb_and_facets_from_its_handler() -> None:
    offer = pick(ME.build, (("mill", "a"), ("mill", "b"), ("hut", "a")))
    assert (offer.verb, offer.facets, offer.free) == ("build", ("what", "at"), False)
    assert offer.options == (("mill", "a"), ("mill", "b"), ("hut", "a"))
    assert pick(ME.rest) == Pick("rest", (), ((),))
    assert pick(ME.rest, free=True).free


def test_a_pick_takes_what_it_lists_and_nothing_else() -> None:
    offer = pick(ME.build, (("mill", "a"), ("hut", "b")))
    assert offer.check(("mill", "a")) == ("mill", "a")
    for words in ((), ("mill",), ("mill", "b"), ("mill", "a", "a"), ("a", "mill")):
        with pytest.raises(Illegal):
            offer.check(words)


def test_narrowing_keeps_what_agrees_with_every_facet_chosen() -> None:
    offer = pick(ME.build, (("mill", "a"), ("mill", "b"), ("hut", "a")))
    assert narrow(offer, {}) == list(offer.options)
    assert narrow(offer, {"at": "a"}) == [("mill", "a"), ("hut", "a")]
    assert narrow(offer, {"at": "b", "what": "hut"}) == []


def test_only_one_answer_is_known_as_such() -> None:
    assert pick(ME.rest).only() == ()
    assert pick(ME.build, (("mill", "a"),)).only() == ("mill", "a")
    assert pick(ME.build, (("mill", "a"), ("mill", "b"))).only() is None
    assert spread(ME.place, {"mill": 2, "hut": 1}, 0, 0).only() == ()
    assert spread(ME.place, {}, 0, 4).only() == ()
    assert spread(ME.place, {"mill": 2, "hut": 1}, 3, 3).only() == ("mill=2", "hut=1")
    assert spread(ME.place, {"mill": 2, "hut": 1}, 3, 9).only() == ("mill=2", "hut=1")
    assert spread(ME.place, {"mill": 3}, 2, 2).only() == ("mill=2",)
    assert spread(ME.place, {"mill": 3}, 4, 4, weights={"mill": 2}).only() == ("mill=2",)
    assert spread(ME.place, {"mill": 2, "hut": 1}, 2, 2).only() is None
    assert spread(ME.place, {"mill": 3}, 1, 2).only() is None
    assert spread(ME.place, {"mill": 3, "hut": 0}, 2, 2).only() == ("mill=2",)
    assert spread(ME.place, {"hill": 1}, 2, 9, weights={"hill": 3}).only() == ("hill=1",)


@pytest.mark.parametrize("words", [("mill=x",), ("mill=-1",), ("mill=",), ("mill",), ("inn=1",), ("mill=²",), ("=1",)])
def test_counts_that_cannot_be_read_are_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        spread(ME.place, {"mill": 3, "hut": 3}, 1, 3).check(words)
    assert refused.value.text == "unreadable"


def test_a_spread_reads_counts_and_keeps_its_bounds() -> None:
    offer = spread(ME.place, {"mill": 2, "hut": 3}, 2, 4, start={"hut": 1})
    assert offer.start == (0, 1)
    assert offer.check(("hut=2",)) == {"mill": 0, "hut": 2}
    assert offer.check(("hut=1", "mill=1", "hut=1")) == {"mill": 1, "hut": 2}
    for words, why in ((("mill=3",), "too-many"), (("mill=1",), "wrong-total"), (("mill=2", "hut=3"), "wrong-total")):
        with pytest.raises(Illegal) as refused:
            offer.check(words)
        assert refused.value.text == why


def test_weights_count_and_lean_forbids_waste() -> None:
    lean = spread(ME.place, {"one": 4, "three": 2}, 4, 7, weights={"three": 3}, lean=True)
    assert lean.check(("one=1", "three=1")) == {"one": 1, "three": 1}
    assert lean.check(("three=2",)) == {"one": 0, "three": 2}
    with pytest.raises(Illegal) as refused:
        lean.check(("one=2", "three=1"))
    assert refused.value.text == "wasteful"


SPREADS = [
    spread(ME.place, {"a": 2, "b": 1, "c": 3}, 0, 6),
    spread(ME.place, {"a": 2, "b": 1, "c": 3}, 2, 2),
    spread(ME.place, {"a": 2, "b": 1}, 1, 9),
    spread(ME.place, {"a": 2, "b": 2, "c": 1}, 3, 5, weights={"b": 2, "c": 3}),
    spread(ME.place, {"a": 3, "b": 2, "c": 2}, 5, 9, weights={"b": 2, "c": 3}, lean=True),
    spread(ME.place, {"b": 3, "c": 2}, 7, 12, weights={"b": 2, "c": 5}, lean=True),
    spread(ME.place, {"a": 3, "b": 2}, 2, 4, lean=True),
    spread(ME.place, {"a": 1, "b": 0}, 0, 1, lean=True),
    spread(ME.place, {"a": 3, "b": 0}, 2, 3, lean=True),
    spread(ME.place, {"a": 8, "b": 1}, 10, 20, weights={"b": 10}, lean=True),
    spread(ME.place, {"a": 1, "b": 1}, 2, 9, weights={"b": 3}, lean=True),
    spread(ME.place, {"a": 1, "b": 1, "c": 0}, 1, 1, weights={"b": 2}),
]


@pytest.mark.parametrize("offer", SPREADS, ids=str)
def test_samples_are_legal_and_every_legal_answer_comes_up(offer: Spread) -> None:
    below, seen = Rng(b"samples").below, set()
    for _ in range(3000):
        counts = offer.check(offer.sample(below))
        seen.add(tuple(counts[b] for b in offer.bins))
    assert seen == every(offer)


@pytest.mark.parametrize("offer", SPREADS, ids=str)
def test_the_only_answer_is_told_exactly_where_there_is_one(offer: Spread) -> None:
    assert (offer.only() is not None) == (len(every(offer)) == 1)
    offer.check(offer.only() or offer.sample(Rng(b"only").below))


@pytest.mark.parametrize("offer", SPREADS, ids=str)
def test_answers_are_listed_each_once(offer: Spread) -> None:
    listed = [tuple(offer.check(words)[b] for b in offer.bins) for words in offer.answers()]
    assert len(listed) == len(set(listed)) and set(listed) == every(offer)


def test_the_first_answers_are_quick_however_many_there_are_and_however_few_fit() -> None:
    """Thirty cubes that are too small together, and one that is enough: no way is begun that leads nowhere."""
    caps = {f"small{i}": 1 for i in range(30)} | {"big": 1}
    assert spread(ME.place, caps, 40, 99, weights={"big": 40}, lean=True).only() == ("big=1",)
    assert spread(ME.place, caps, 5, 99, weights={"big": 40}, lean=True).only() is None


@pytest.mark.parametrize(
    ("offer", "possible"),
    [
        (spread(ME.place, {"a": 2, "b": 1}, 3, 3), True),
        (spread(ME.place, {"a": 2, "b": 1}, 4, 4), False),
        (spread(ME.place, {}, 0, 0), True),
        (spread(ME.place, {}, 1, 1), False),
        (spread(ME.place, {"a": 2}, 2, 1), False),
        (spread(ME.place, {"a": 2}, 3, 3, weights={"a": 2}), False),
        (spread(ME.place, {"a": 2}, 3, 4, weights={"a": 2}), True),
    ],
    ids=str,
)
def test_bounds_that_nothing_fits_are_known(offer: Spread, possible: bool) -> None:
    assert offer.possible() is possible
    assert bool(every(offer)) is possible


def test_a_pick_of_nothing_is_not_possible() -> None:
    assert not pick(ME.build, ()).possible()
    assert pick(ME.rest).possible()


def test_words_leave_out_what_is_nothing() -> None:
    offer = spread(ME.place, {"mill": 2, "hut": 3}, 0, 5)
    assert offer.words((2, 0)) == ("mill=2",)
    assert offer.words((0, 0)) == ()


def test_of_several_offers_each_listed_answer_is_as_likely_as_the_next() -> None:
    offers = [
        pick(ME.rest),
        pick(ME.build, [(what, at) for what in ("mill", "hut") for at in "abc"]),
        spread(ME.place, {"mill": 2}, 1, 2),
    ]
    below, seen = Rng(b"any").below, {"rest": 0, "build": 0, "place": 0}
    for _ in range(4000):
        offer, words = any_answer(offers, below)
        offer.check(words)
        seen[offer.verb] += 1
    for verb, share in (("rest", 1), ("build", 6), ("place", 1)):
        assert abs(seen[verb] - 4000 * share / 8) < 150
    assert any_answer(offers[:1], below) == (offers[0], ())
