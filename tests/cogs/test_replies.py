"""Where an answer goes: into the message that was pressed, or beside it."""

from types import SimpleNamespace

import pytest

from bot.cogs.common.reply import Reply


async def _defer():
    return None


def pressed(*, guild, ephemeral, answer):
    message = SimpleNamespace(
        flags=SimpleNamespace(ephemeral=ephemeral), interaction_metadata=object() if answer else None
    )
    return SimpleNamespace(guild_id=guild, message=message, response=SimpleNamespace(defer=_defer))


@pytest.mark.parametrize(
    ("guild", "ephemeral", "answer", "state"),
    [
        (1, True, True, "update"),  # a desk on a server
        (1, False, False, "public"),  # the message that pings
        (1, False, True, "public"),  # an answer that everybody reads
        (None, False, False, "public"),  # a message in private that came by itself: it stays
        (None, True, True, "update"),  # a desk in private
        (None, False, True, "update"),  # the same, where Discord does not mark it
    ],
)
async def test_what_a_press_may_change(guild, ephemeral, answer, state):
    reply = Reply(pressed(guild=guild, ephemeral=ephemeral, answer=answer))
    await reply.update()
    assert reply.state == state
