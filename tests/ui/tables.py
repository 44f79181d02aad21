"""Tables in every state, with names that would do harm, and what is sent of a post about them."""

from bot.games import GAMES
from bot.rules import Asked, Event
from bot.service.core.model import Entry, SeatInfo, Table
from bot.ui.posts import adapter

NASTY = "*_~`|>#[](<@everyone>):-*_~`|>#["


assert len(NASTY) == 32


def table(n=5, status="lobby", **changes):
    seats = [SeatInfo(i, 100 + i, NASTY) for i in range(n - 1)] + [SeatInfo(n - 1, computer="random")]
    given = {
        "id": 10**9,
        "name": NASTY,
        "game": "puerto_rico",
        "options": dict(GAMES["puerto_rico"]().chosen),
        "status": status,
        "guild": 1,
        "channel": 2,
        "thread": 0,
        "owner": 100,
        "locale": "en",
        "size": 0,
        "seats": tuple(seats),
        "version": 1,
        "epoch": 0,
        "commitment": "" if status == "lobby" else "c" * 64,
        "n": 400,
        "asked": () if status != "running" else tuple(Asked(i, "PlaceColonists", i + 7) for i in range(n)),
        "question": "",
        "card": 0,
        "created": 0.0,
        "touched": 0.0,
    }
    return Table(**given | changes)


def payload(post):
    """What discord.py would send for a post."""
    view = adapter.view_of(post.rows)
    return {
        "content": post.content,
        "components": view.to_components() if view else [],
        "attachments": [{"id": 0, "description": post.alt}] if post.alt else [],
        "allowed_mentions": adapter.mentions(post).to_dict(),
    }


def entry(n, seat=0, undone=False):
    return Entry(n, seat, (Event("prospected", seat, {"n": 1}),), 0.0, undone=undone)
