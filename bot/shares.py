"""Which shards a process should have, by all that is known of the processes that live. Decides; does nothing."""

from __future__ import annotations

from typing import NamedTuple

from storage.postgres.members import MemberRow, Standing


class Aim(NamedTuple):
    """The shards to take at once, for they are free, and those to want from others."""

    take: tuple[int, ...] = ()
    want: tuple[int, ...] = ()


def named(member: MemberRow) -> set[int]:
    """The shards that a process was told to take."""
    return {int(n) for n in member.named.split(",") if n}


def aim(standing: Standing, me: str) -> Aim:
    """What one process should do now. As many shards as the others, rounded up; those named are taken first, and are
    left alone by the others as long as the process that has them named lives.

    A process wants what one that leaves has; what it has named, where the holder has not; and, with nothing named, one
    of whoever has at least two more.
    """
    members = {m.id: m for m in standing.members}
    if me not in members or members[me].leaving:
        return Aim()
    staying = [m for m in standing.members if not m.leaving]
    share = -(-len(standing.shards) // len(staying))
    mine, of_others = named(members[me]), set[int]().union(*(named(m) for m in staying if m.id != me))
    keeps = {m.id: sum(s.holder == m.id and s.wanted is None for s in standing.shards) for m in standing.members}
    coming = keeps[me] + sum(s.wanted == me for s in standing.shards)
    take, want = list[int](), list[int]()
    for s in sorted(standing.shards, key=lambda s: s.shard not in mine):
        room = coming < share and s.shard not in of_others - mine
        if s.holder is None and s.wanted in (None, me) and (s.shard in mine or room or s.wanted == me):
            take.append(s.shard)
            coming += s.wanted is None
        elif s.holder not in (None, me) and s.wanted is None:
            holder = members.get(s.holder or "")
            if holder is None:
                continue
            kept = not holder.leaving and s.shard in named(holder)
            fuller = not mine and keeps[holder.id] - coming >= 2 and not holder.leaving
            if not kept and (s.shard in mine or (holder.leaving and room) or (fuller and not want)):
                want.append(s.shard)
                coming += 1
    return Aim(tuple(take), tuple(want))
