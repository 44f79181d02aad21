"""What the bot must be allowed to do: one list, for the invite link, for checks, and for the words about what lacks."""

from __future__ import annotations

from typing import Any

# In the order in which they are told. Threads are a comfort: without them a table plays in the channel.
CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")
THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED = CHANNEL + THREADS
# And everybody who plays: without the second, their clients keep presses in a thread that has fallen asleep to
# themselves (discord-api-docs #8474).
EVERYBODY = ("use_application_commands", "send_messages_in_threads")


def missing(have: Any, wanted: tuple[str, ...] = CHANNEL) -> list[str]:
    """Names of the permissions that lack, in the order of the list; `have` is discord.py's set of flags."""
    return [name for name in wanted if not getattr(have, name)]


def wanted(*, in_thread: bool = False) -> tuple[str, ...]:
    """What a place needs where a table is opened or plays; writing in a thread is a permission of its own."""
    write = "send_messages_in_threads" if in_thread else "send_messages"
    return ("view_channel", write, "attach_files", "read_message_history")
