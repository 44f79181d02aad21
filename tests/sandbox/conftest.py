"""The fixtures of this folder."""

from .helpers import bot, raw, sandbox

__all__ = ["bot", "raw", "sandbox"]
