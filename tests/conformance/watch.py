"""A sandbox watched for a whole test: what its bot asks, what it answers, what it sends."""

from __future__ import annotations

from typing import Any

from bot.sandbox import Sandbox

from .contract import contract

SHOWN = 30


class Watch:
    """Collects violations; `check` tells of them all."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox, self.events, self.wrong = sandbox, 0, dict[str, int]()

    def event(self, name: str, data: Any) -> None:
        """One gateway event, at the moment it is sent."""
        self.events += 1
        self._note(contract().event(name, data))

    def _note(self, lines: list[str]) -> None:
        for line in lines:
            self.wrong[line] = self.wrong.get(line, 0) + 1

    def check(self, *, answers_only: bool = False) -> int:
        """Hold every request and answer so far against the contract, too; returns how many things were checked.

        answers_only: the requests are a test's own, and wrong where it says so. AssertionError with every violation.
        """
        for sent in self.sandbox.requests:
            self._note(contract().check_answer(sent) if answers_only else contract().check(sent))
        lines = [f"{line} ({n} times)" if n > 1 else line for line, n in self.wrong.items()]
        more = [f"... and {len(lines) - SHOWN} more"] if len(lines) > SHOWN else []
        assert not lines, "\n".join(["Not what Discord's description says:", *lines[:SHOWN], *more])
        return self.events + len(self.sandbox.requests)


def watched(sandbox: Sandbox) -> Watch:
    """Watch a sandbox from now on."""
    watch = Watch(sandbox)
    sandbox.gateway.watch = watch.event
    return watch
