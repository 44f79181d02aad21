"""Which shards a process takes and wants, by how things stand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.shares import Aim, aim
from storage.postgres.members import MemberRow, ShardRow, Standing


def standing(held: str, members: Sequence[str], wanted: str = "") -> Standing:
    """`held`: whose each shard is, by a letter, "-" for nobody's. `members`: "a", "a:0,1"; "a!" for one that leaves."""
    rows = []
    for word in members:
        id, _, named = word.partition(":")
        rows.append(MemberRow(id.rstrip("!"), "here", named, int(id.endswith("!"))))
    wants = wanted or "-" * len(held)
    shards = [
        ShardRow(n, 0, None if h == "-" else h, None if w == "-" else w, 0)
        for n, (h, w) in enumerate(zip(held, wants, strict=True))
    ]
    return Standing(tuple(rows), tuple(shards))


@pytest.mark.parametrize(
    ("held", "members", "take", "want"),
    [
        ("----", ["a"], (0, 1, 2, 3), ()),  # alone it takes all
        ("----", ["a", "b"], (0, 1), ()),
        ("b---", ["a", "b"], (1, 2), ()),
        ("-bb-", ["a", "b", "c"], (0, 3), ()),  # one has died
        ("----", ["a", "b:0,1"], (2, 3), ()),  # what b has named is left to it
        ("----", ["a:3", "b:0,1"], (3, 2), ()),
        ("bbbb", ["a", "b"], (), (0,)),  # one at a time, until they have as many
        ("abbb", ["a", "b"], (), (1,)),
        ("aabb", ["a", "b"], (), ()),
        ("abb", ["a", "b"], (), ()),
        ("bbbb", ["a:2", "b"], (), (2,)),  # what it has named, and no more
        ("bbbb", ["a:2", "b:0,1,2,3"], (), ()),  # nor what b has named, too
        ("bbbb", ["a:2", "b!:0,1,2,3"], (), (2, 0, 1, 3)),  # which leaves
        ("bbcc", ["a", "b!", "c"], (), (0, 1)),
        ("aabb", ["a!", "b"], (), ()),  # who leaves takes nothing
        ("--bb", ["a!", "b"], (), ()),
        ("bb", ["a"], (), ()),  # of somebody who is not known
        ("----", ["b"], (), ()),  # nor is it itself
    ],
)
def test_what_a_process_aims_at(held: str, members: list[str], take: tuple[int, ...], want: tuple[int, ...]) -> None:
    assert aim(standing(held, members), "a") == Aim(take, want)


def test_what_is_wanted_is_wanted_by_one() -> None:
    assert aim(standing("bbbb", ["a", "b", "c"], "c---"), "a") == Aim((), (1,))
    assert aim(standing("-bbb", ["a", "b", "c"], "c---"), "a") == Aim((), (1,)), "not the one that is free"
    assert aim(standing("bbb-", ["a", "b", "c"], "---a"), "a") == Aim((3,), (0,)), "whom it was promised"
    assert aim(standing("bbbb", ["a", "b"], "a---"), "a") == Aim((), (1,))
    assert aim(standing("bbbb", ["a", "b"], "aa--"), "a") == Aim((), ())


def test_whatever_happens_all_shards_are_taken_in_the_end() -> None:
    for members in (["a"], ["a", "b"], ["a:0", "b", "c"], ["a:0,1,2,3,4", "b"], ["a!", "b", "c"]):
        held: list[str] = ["-"] * 5
        for _ in range(12):
            for word in members:
                me = word.partition(":")[0].rstrip("!")
                now = aim(standing("".join(held), members), me)
                for shard in (*now.take, *now.want):
                    held[shard] = me
        counts = [held.count(m.partition(":")[0]) for m in members if "!" not in m]
        assert "-" not in held and (":" in "".join(members) or max(counts) - min(counts) <= 1), (members, held)
