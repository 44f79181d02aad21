"""How the computer plays Puerto Rico: what it sees, what things are worth to it, and how it answers."""

from .mind import PuertoRicoMind

__all__ = ["PuertoRicoMind"]
