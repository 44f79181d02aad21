"""A process of its own for thinking ahead: it is given a table as its seat may take it to be, never the true one."""

from __future__ import annotations

import logging
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Any

from bot.rules import Action, Game, NotYours, Rng
from bot.rules.policies import by_rules_of_thumb
from bot.rules.search import NODES, by_search

LOG = logging.getLogger(__name__)

NICE = 10  # how far it stands back where the machine is busy
SECONDS = 60.0  # after which the worker is not waited for any more


def think(rules: Game[Any], blob: bytes, seat: int, nodes: int) -> Action:
    """What search thinks best; in the worker process."""
    return by_search(rules, rules.load(blob), seat, secrets.randbelow, nodes)


def _begin() -> None:
    """In the worker: Ctrl-C is for the parent, nothing goes on without it, and whoever does not think goes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Worker:
    """One process, started when it is first needed. `choose` waits for it: call it from a thread."""

    def __init__(self, nodes: int = NODES, work: Callable[..., Action] = think) -> None:
        self.nodes, self.work = nodes, work
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self._ended = False

    def choose(self, rules: Game[Any], state: Any, seat: int, below: Callable[[int], int]) -> Action:
        """What search thinks best, or, if the worker fails, what the rules of thumb say.

        Raises `NotYours` if the seat is not asked.
        """
        guess = rules.mind_type(rules).guess(state, seat, Rng(secrets.token_bytes(32)))
        try:
            pool = self._open()
            work = pool.submit(self.work, rules, rules.dump(guess), seat, self.nodes)
            return work.result(SECONDS)
        except Exception:  # whatever it is, the game goes on
            if self._ended:
                raise NotYours("menu-out-of-date") from None  # nobody waits for this answer any more
            LOG.exception("the search for seat %s of a table of %s failed; playing by rules of thumb", seat, rules.name)
            self._drop()
        return by_rules_of_thumb(rules, state, seat, below)

    def close(self) -> None:
        """End the process, in the middle of a thought if need be; nothing is asked of it again."""
        self._ended = True
        self._drop()

    def _drop(self) -> None:
        """End the process; another is started when it is needed."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # a stopped or endless one hears of nothing else
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
            return self._pool
