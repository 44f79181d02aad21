"""Tables and turns: everything between the rules and the outside. Knows no Discord, no disk, no pictures."""

from .service import Service

__all__ = ["Service"]
