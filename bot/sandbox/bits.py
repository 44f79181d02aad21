"""The bits of Discord's permissions that this server knows, and what is held where nobody has said otherwise."""

from __future__ import annotations

BITS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "change_nickname": 1 << 26,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
ALL = sum(BITS.values())


def bits(*names: str) -> int:
    """The named permissions as one number."""
    return sum(BITS[name] for name in names)


# What @everyone has in a fresh guild, as far as this server knows the bits.
EVERYONE = bits(
    "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history", "mention_everyone",
    "use_external_emojis", "add_reactions", "change_nickname", "use_application_commands", "create_public_threads",
    "create_private_threads", "send_messages_in_threads",
)  # fmt: skip
DM = bits(
    "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history", "mention_everyone",
    "add_reactions", "use_external_emojis", "use_application_commands", "pin_messages",
)  # fmt: skip
