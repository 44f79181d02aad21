"""The program `caravel`: finds the command among the modules of `bot/commands` and runs it."""

from __future__ import annotations

import argparse
import errno
import importlib
import io
import os
import pkgutil
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from . import commands
from .commands import Complaint
from .settings import BadSetting
from .text.fluent import text

DEFAULT = "run"


def names() -> list[str]:
    """Every command there is: the modules of `bot/commands`."""
    return sorted(m.name for m in pkgutil.iter_modules(commands.__path__) if not m.name.startswith("_"))


def find(name: str) -> ModuleType:
    """The module of a command: its docstring is the help, `add(parser)` its arguments, `main(args)` runs it."""
    return importlib.import_module(f"{commands.__name__}.{name}")


class Parser(argparse.ArgumentParser):
    """A wrong command line is answered in one line, and `--help` tells the rest."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see “{self.prog} --help”\n")


def parser(only: str = "") -> argparse.ArgumentParser:
    """The parser of one command, or of all of them: commands that are not asked for need not be imported."""
    top = Parser("caravel", description="Heavy euro board games, played slowly, on Discord.")
    subs = top.add_subparsers(dest="command", metavar="COMMAND", title=f"commands (without one: {DEFAULT})")
    for name in [only] if only else names():
        module = find(name)
        doc = (module.__doc__ or "").strip()
        first = doc.splitlines()[0].rstrip(".") if doc else ""
        module.add(
            subs.add_parser(name, help=first, description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
        )
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` names; its exit status, 2 where the command line itself is wrong."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not given:
        given = [DEFAULT]
    name = given[0] if given[0] in names() else ""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows question marks
    try:
        status = _run(parser(name).parse_args(given))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except OSError as no:
        if no.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if no.errno == errno.EPIPE:  # who read us has read enough: `caravel replay FILE | head`
            return 128 + 13  # as if ended by SIGPIPE
        print(f"caravel: {no.strerror}", file=sys.stderr)
        return 1


def _run(args: argparse.Namespace) -> int:
    try:
        status: int | None = find(args.command).main(args)
    except Complaint as no:
        from .logs import redact  # most commands do without what it needs

        print(redact(f"caravel {args.command}: {no}", (os.environ.get("DISCORD_TOKEN", "").strip(),)), file=sys.stderr)
        return no.status
    except BadSetting as no:
        print(text(os.environ.get("CARAVEL_LANGUAGE", ""))(no.text, **no.args_), file=sys.stderr)
        return 2
    return status or 0
