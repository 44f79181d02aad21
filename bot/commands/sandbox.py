"""Run the bot on a sandbox on this machine, with or without a token, and print the link to its page."""

from __future__ import annotations

import argparse

from .run import add, go, settings_of

__all__ = ["add", "main"]


def main(args: argparse.Namespace) -> int:
    """Run until the program is asked to stop; raises `Complaint` where it cannot."""
    return go(settings_of(args), sandbox=True)
