"""A little Discord on this machine: REST and gateway as a bot uses them, people at a web page, faults on demand."""

from .server import Sandbox

__all__ = ["Sandbox"]
