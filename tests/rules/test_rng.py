"""Chance: keyed, repeatable, even, and not to be foretold without the key."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import msgspec
import pytest

from bot.rules import Rng, commitment


def test_the_same_key_gives_the_same_numbers() -> None:
    assert [Rng(b"k", i).below(1000) for i in range(50)] == [Rng(b"k", i).below(1000) for i in range(50)]
    one, two = Rng(b"k" * 32), Rng(b"k" * 32)
    assert [one.below(10**6) for _ in range(50)] == [two.below(10**6) for _ in range(50)]


def test_another_key_gives_others() -> None:
    one, two = Rng(b"k" * 32), Rng(b"k" * 31 + b"l")
    assert [one.below(10**6) for _ in range(8)] != [two.below(10**6) for _ in range(8)]


def test_it_goes_on_where_it_was_after_being_saved() -> None:
    one = Rng(b"k" * 32)
    for _ in range(7):
        one.below(6)
    two = msgspec.json.decode(msgspec.json.encode(one), type=Rng)
    assert (two.key, two.used) == (one.key, 7)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]


def test_many_numbers_are_those_that_come_one_by_one() -> None:
    limits = [1, 2, 6, 256, 10**6, (1 << 63) + 1, 52] * 12  # of one some are drawn again
    one, two = Rng(b"k" * 32), Rng(b"k" * 32)
    assert one.many(limits) == [two.below(n) for n in limits]
    assert one.used == two.used > len(limits)


def test_every_draw_counts() -> None:
    rng = Rng(b"k")
    rng.below(6)
    assert rng.used == 1
    rng.shuffle(list(range(10)))
    assert rng.used == 10
    rng.shuffle([1])
    assert rng.used == 10


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_numbers_are_even(n: int) -> None:
    rng, draws = Rng(b"even" * 8), 400 * n
    seen = Counter(rng.below(n) for _ in range(draws))
    assert set(seen) == set(range(n))
    chi = sum((seen[i] - 400) ** 2 / 400 for i in range(n))
    assert chi < n + 6 * (2 * n) ** 0.5


def test_orders_of_a_shuffle_are_even() -> None:
    rng = Rng(b"shuffle" * 4)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        rng.shuffle(cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 25


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    """With 2^63 + 1 possible results nearly half of the raw numbers must be thrown away."""
    rng = Rng(b"again")
    values = [rng.below((1 << 63) + 1) for _ in range(200)]
    assert rng.used > 280
    assert max(values) > 1 << 62


def test_what_was_shown_does_not_tell_what_comes() -> None:
    """Many keys agree with a short row of dice; what follows differs between them."""
    shown = [Rng(b"table").below(2)]
    following = set()
    for i in range(64):
        rng = Rng(i.to_bytes(32, "big"))
        if [rng.below(2)] == shown:
            following.add(tuple(rng.below(2) for _ in range(6)))
    assert len(following) > 12


def test_a_table_publishes_the_hash_of_its_key() -> None:
    key = bytes(range(32))
    assert commitment(key) == sha256(key).hexdigest()
    assert commitment(key) != commitment(bytes(32))
