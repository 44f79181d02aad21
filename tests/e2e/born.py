"""The bot, imported once with all its words, and begun by each life that is forked off (see `tests.service.lives`).

A life gets its settings, each as NAME=VALUE.
"""

from __future__ import annotations

import os
import sys

from bot import app, cli
from bot.commands import run  # noqa: F401
from tests.service.lives import bear


def main(args: list[str]) -> None:
    os.environ.update(arg.split("=", 1) for arg in args)
    if status := cli.main(["run"]):
        sys.exit(status)


if __name__ == "__main__":
    app.read_ahead()
    bear(main)
