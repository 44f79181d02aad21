"""Run the bot on a sandbox on this machine, whether there is a token or not, and print the link of its page."""

from __future__ import annotations

import argparse

from bot.settings import read_settings

from .run import go


def add(parser: argparse.ArgumentParser) -> None:
    """No arguments: settings come from the environment."""


def main(args: argparse.Namespace) -> int:
    """Run until the program is asked to stop; raises `Complaint` where it cannot."""
    return go(read_settings(), sandbox=True)
