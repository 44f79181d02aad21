"""How Cooper Island is played well."""

from .mind import CooperIslandMind

__all__ = ["CooperIslandMind"]
