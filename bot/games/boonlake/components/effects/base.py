"""What every kind of effect is: a struct filled from the data files. Rules ask for effects, never for names."""

from __future__ import annotations

import msgspec

Gains = dict[str, int]


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a component does."""
