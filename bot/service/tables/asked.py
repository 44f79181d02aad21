"""Who is asked what at a table: whose answer it is, and whether the button it came by still belongs to the question."""

from __future__ import annotations

from bot.rules import NotYours, Refused, Stale

from ..core.model import Table


def own_seats(table: Table, user: int, seat: int | None = None) -> list[int]:
    """The seats that a person may act for; raises `NotYours`."""
    mine = table.seats_of(user)
    if not mine or (seat is not None and seat not in mine):
        raise NotYours("not-seated", table=table.name)
    return mine if seat is None else [seat]


def tag_of(table: Table, sn: int) -> str:
    return f"{table.epoch}.{sn}"


def sn_of(table: Table, tag: str) -> int:
    """The question that a button belongs to, 0 for whatever is asked now; raises `Stale`."""
    if not tag:
        return 0
    epoch, _, sn = tag.partition(".")
    if epoch != str(table.epoch) or not (sn.isascii() and sn.isdigit() and len(sn) < 10 and int(sn)):
        raise Stale("menu-out-of-date")
    return int(sn)


def running(table: Table) -> None:
    if table.status != "running":
        raise Refused("not-running", status=table.status)


def seat_asked(table: Table, user: int, seat: int | None, sn: int) -> int:
    """Which of a person's seats an answer is for; raises `NotYours` or `Stale`."""
    mine = own_seats(table, user, seat)
    asked = [a for a in table.asked if a.seat in mine]
    if sn:
        if not any(a.sn == sn for a in asked):
            raise Stale("menu-out-of-date")
        return next(a.seat for a in asked if a.sn == sn)
    if not asked:
        raise NotYours("not-your-turn", waiting=waiting(table))
    return asked[0].seat


def waiting(table: Table) -> str:
    """The names of those who are asked, for a sentence."""
    return ", ".join(dict.fromkeys(table.seats[a.seat].name or f"#{a.seat + 1}" for a in table.asked))
