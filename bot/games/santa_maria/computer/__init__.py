"""How the computer plays Santa Maria: what it sees, what things are worth to it, and how it answers."""

from .mind import SantaMariaMind

__all__ = ["SantaMariaMind"]
