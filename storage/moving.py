"""A whole store brought from one database into another: checked, and taken up again where it was cut short.

What is being filled says so in itself, and no bot starts on it; what has been moved out of says so as well, or the same
games would go on in two places. Both are held by their leases meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable

from .errors import Damaged, Moved, StoreError
from .parts import MOVED_OUT, MOVING_IN, PARTS, clear, columns, go_on, last, numbers, piece, put, sums
from .port import Connection, Database, fetch
from .side import kept

_MARK, _UNMARK = kept("chores", "name", "up_to"), "delete from chores where name = ?"
_KEPT = ("tables", "guilds", "preferences")  # a database with any of these is somebody's


def refuse_if_moved(c: Connection, name: str) -> None:
    """Raises `Moved` where a bot must not start."""
    marks = _marks(c)
    if MOVING_IN in marks:
        raise Moved(f"{name}: a move into this database was not finished; give the same `caravel move-store` once more")
    if MOVED_OUT in marks:
        raise Moved(f"{name}: everything in it was moved to another database; start the bot on that one")


def _marks(c: Connection) -> set[str]:
    sql = "select name from chores where name in (?, ?)"
    return {name for (name,) in c.execute(sql, (MOVING_IN, MOVED_OUT))}


async def move(source: Database, target: Database, say: Callable[[str], None] = print) -> str:
    """Bring all of one into the other; returns a sentence on what that was.

    Raises a `StoreError` where there is something in the target that was not moved out of it, and whatever the two
    databases say; the same call once more goes on then.
    """
    if MOVING_IN in await source.run(_marks):
        raise StoreError(
            f"{source.name}: a move into this database was not finished, so nothing can be moved out of it"
        )
    await target.write(lambda c: _begin(c, target.name))
    for again in (False, True):
        for part in PARTS:
            await _part(source, target, part, say)
        there, here = await source.run(sums), await target.run(sums)
        if there == here:
            break
        if again:
            wrong = ", ".join(part for part in PARTS if there[part] != here[part])
            raise Damaged(f"{target.name}: what is in it is not what was put in ({wrong})")
        say("what an earlier try left is not what there is now: all over again")
        await target.write(clear)
    given = await source.run(numbers)
    await target.write(lambda c: go_on(c, given))
    await source.write(lambda c: c.execute(_MARK, (MOVED_OUT, 1)))
    await target.write(lambda c: c.execute(_UNMARK, (MOVING_IN,)))
    return f"{target.name}: tables {here['tables'][0]}, entries {here['log'][0]}, every row checked"


def _begin(c: Connection, name: str) -> None:
    marks = _marks(c)
    if MOVING_IN in marks:
        return
    if MOVED_OUT not in marks and any(fetch(c, f"select 1 from {part} limit 1") for part in _KEPT):
        raise StoreError(f"{name}: there is something in this database already; nothing was changed")
    clear(c)
    c.execute(_UNMARK, (MOVED_OUT,))
    c.execute(_MARK, (MOVING_IN, 1))


async def _part(source: Database, target: Database, part: str, say: Callable[[str], None]) -> None:
    names = await source.run(lambda c: columns(c, part))
    after = await target.run(lambda c: last(c, part))
    count, at = 0, [names.index(name) for name in PARTS[part]]
    while rows := await source.run(lambda c, after=after: piece(c, part, names, after)):  # type: ignore[misc]
        await target.write(lambda c, rows=rows: put(c, part, names, rows), synced=False)  # type: ignore[misc]
        target.reach("moved")
        after, count = tuple(rows[-1][n] for n in at), count + len(rows)
    if count:
        say(f"{part}: {count}")
