"""Many short lives of one program, killed in the middle: it is imported once, and each life is forked off.

Half of such a life would be its imports. What is forked has no thread and no loop yet, so it is a process like any
other, with its own file descriptors, and `kill -9` ends it like any other.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]


class Life(NamedTuple):
    status: int  # 0, or -9 where it was killed
    out: str
    err: str


class Lives:
    """Lives of a module that hands its `main(args)` to `bear`."""

    def __init__(self, module: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", module]
        self._mother = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def begin(self, out: Path, err: Path, args: Sequence[object], at: str = "") -> int:
        """Begin a life that writes into these files, of which `out` is there; returns its number."""
        assert self._mother.stdin is not None and self._mother.stdout is not None
        order = {"args": [str(a) for a in args], "at": at, "out": str(out), "err": str(err)}
        print(json.dumps(order), file=self._mother.stdin, flush=True)
        return int(self._mother.stdout.readline())

    def ended(self) -> int:
        """Wait for the end of the life that was begun; how it ended."""
        assert self._mother.stdout is not None
        return int(self._mother.stdout.readline())

    def live(self, folder: Path, args: Sequence[object], at: str = "", delay: float | None = None) -> Life:
        """One life until it is done, or killed: at a point, or so many seconds after its first word."""
        out, err = folder / "life.out", folder / "life.err"
        out.unlink(missing_ok=True)
        os.mkfifo(out)
        pid = self.begin(out, err, args, at)
        with out.open("rb") as said:
            first = said.readline()
            if delay is not None:
                time.sleep(delay)  # any instant will do
                os.kill(pid, signal.SIGKILL)
            told = first + said.read()
        status = self.ended()
        out.unlink()
        return Life(status, told.decode(), err.read_text())

    def close(self) -> None:
        assert self._mother.stdin is not None
        self._mother.stdin.close()
        self._mother.wait()


def bear(main: Callable[[list[str]], Any]) -> None:
    """Fork off a life for each order that comes in, one after the other: its number, and how it ended."""
    from bot.service.core import kill_points

    for line in sys.stdin:
        order = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            _, status = os.waitpid(pid, 0)
            print(os.waitstatus_to_exitcode(status), flush=True)
            continue
        status = 1
        try:
            os.dup2(os.open(order["err"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
            os.dup2(os.open(order["out"], os.O_WRONLY), 1)
            kill_points.arm(order["at"])
            main(order["args"])
            status = 0
        finally:
            if status:
                sys.excepthook(*sys.exc_info())
            os._exit(status)
