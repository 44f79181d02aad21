"""The program `caravel`: finds the command among the modules of `bot/commands` and runs it.

Imports next to nothing before it knows which: `caravel --help` and a wrong word are answered at once.
"""

from __future__ import annotations

import argparse
import ast
import errno
import importlib
import importlib.util
import io
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib.abc import InspectLoader
from types import ModuleType
from typing import NoReturn

from . import commands
from .complaint import Complaint

DEFAULT = "run"


def names() -> list[str]:
    """Every command there is: the modules of `bot/commands`."""
    return sorted(
        m.name.replace("_", "-") for m in pkgutil.iter_modules(commands.__path__) if not m.name.startswith("_")
    )


def _module(name: str) -> str:
    return f"{commands.__name__}.{name.replace('-', '_')}"


def find(name: str) -> ModuleType:
    """The module of a command: its docstring is the help, `add(parser)` its arguments, `main(args)` runs it."""
    return importlib.import_module(_module(name))


def doc_of(name: str) -> str:
    """What the module of a command says of itself, without running it."""
    spec = importlib.util.find_spec(_module(name))
    source = spec.loader.get_source(spec.name) if spec and isinstance(spec.loader, InspectLoader) else None
    return ast.get_docstring(ast.parse(source or "")) or ""


class Parser(argparse.ArgumentParser):
    """A wrong command line is answered in one line, and `--help` tells the rest."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see “{self.prog} --help”\n")


def parser(only: str = "") -> argparse.ArgumentParser:
    """The parser of one command, or of all of them, which then have no arguments yet: for these they are imported."""
    top = Parser("caravel", description="Heavy euro board games, played slowly, on Discord.")
    subs = top.add_subparsers(dest="command", metavar="COMMAND", title=f"commands (without one: {DEFAULT})")
    for name in [only] if only else names():
        doc = doc_of(name)
        first = doc.splitlines()[0].rstrip(".") if doc else ""
        sub = subs.add_parser(name, help=first, description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
        if only:
            find(name).add(sub)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that `argv` names; its exit status, 2 where the command line itself is wrong."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not given:
        given = [DEFAULT]
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows question marks
    try:
        if given[0] not in names():
            parser().parse_args(given[:1])  # ends here: with the help, or with what is wrong
        status = _run(parser(given[0]).parse_args(given))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except OSError as no:
        if no.errno not in (errno.EPIPE, errno.ENOSPC):
            if no.filename is None:
                raise
            print(f"caravel: {no.filename}: {no.strerror}", file=sys.stderr)
            return 1
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
        from .settings import secrets_in

        print(redact(f"caravel {args.command}: {no}", secrets_in(os.environ)), file=sys.stderr)
        return no.status
    except Exception as no:
        from .settings import BadSetting
        from .text.fluent import text

        if not isinstance(no, BadSetting):
            raise
        print(text(os.environ.get("CARAVEL_LANGUAGE", ""))(no.text, **no.args_), file=sys.stderr)
        return 2
    return status or 0
