"""What an effect is."""

from __future__ import annotations

import msgspec


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a component does."""
