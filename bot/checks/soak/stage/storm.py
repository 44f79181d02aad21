"""A storm: at any request of the bot, by chance, one of the faults that Discord may have there."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

from bot.sandbox import Sandbox

from .chance import Chance

Fault = tuple[str, int]  # what, and how often it comes compared with others

USUAL: tuple[Fault, ...] = (("429", 8), ("500", 4), ("slow", 8), ("cut before", 4), ("cut after", 4))
# Of what stands between Discord and the bot, and refusals that say nothing: all of it passes.
BETWEEN: tuple[Fault, ...] = (
    *(("page", 3), ("page, done", 2), ("broken", 1), ("broken, done", 1), ("half", 1), ("half, done", 1)),
    *(("40333", 1), ("0", 1)),
)
PAGES = (200, 403, 404, 520, 530)
CONNECTION: tuple[Fault, ...] = (("drop", 3), ("drop for good", 2), ("twice", 6), ("skew", 3))
CLOSED: tuple[Fault, ...] = (("50083", 1), ("160005", 1), ("10003", 1))

# What there is, by method and path. Codes that say that something is gone for good come only where it can be gone.
KINDS: tuple[tuple[str, re.Pattern[str], tuple[Fault, ...]], ...] = (
    ("POST", re.compile(r"^/channels/\d+/messages$"), (*USUAL, *BETWEEN, ("50013", 1))),
    ("PATCH", re.compile(r"^/channels/\d+/messages/\d+$"), (*USUAL, *BETWEEN, *CLOSED, ("30046", 4), ("50013", 1))),
    ("POST", re.compile(r"^/channels/\d+/(messages/\d+/)?threads$"), (*USUAL, *BETWEEN, ("50013", 1), ("160006", 1))),
    ("GET", re.compile(r"^/channels/\d+/messages"), (*USUAL, *BETWEEN, ("50013", 1))),
    ("GET", re.compile(r"^/guilds/\d+/members/\d+$"), USUAL),
    ("POST", re.compile(r"^/users/@me/channels$"), (*USUAL, ("50007", 1))),
    ("POST", re.compile(r"^/interactions/"), (("10062", 8), ("40060", 2), ("slow", 8), ("500", 4), ("cut after", 4))),
    ("PATCH", re.compile(r"^/webhooks/"), (*USUAL, ("50027", 8))),
    ("POST", re.compile(r"^/webhooks/"), (*USUAL, ("50027", 8))),
)
IN_THREAD: tuple[Fault, ...] = CLOSED
IN_PRIVATE: tuple[Fault, ...] = (("50007", 4), ("50278", 1))


class Storm:
    """Strikes a share of all requests while it is `on`; `struck` counts by fault."""

    def __init__(self, sandbox: Sandbox, chance: Chance, rate: float) -> None:
        self.sandbox, self.chance, self.rate, self.on = sandbox, chance, rate, False
        self.struck: Counter[str] = Counter()
        sandbox.faults.draw = self.draw

    def draw(self, method: str, path: str) -> None:
        """Order a fault for this request, or none."""
        found = next((kind for kind in KINDS if kind[0] == method and kind[1].match(path)), None)
        if not self.on or found is None:
            return
        place = self._of_the_place(method, path)
        chance = self.chance.of(method, found[1].pattern, place)
        if chance.random() >= self.rate:
            return
        faults = [*found[2], *CONNECTION, *place]
        what = chance.choices([f for f, _ in faults], [weight for _, weight in faults])[0]
        self.strike(what, method, path, chance)
        self.struck[what] += 1

    def _of_the_place(self, method: str, path: str) -> tuple[Fault, ...]:
        parts = path.split("/")
        channel = self.sandbox.world.channels.get(parts[2]) if parts[1] == "channels" else None
        if channel is None or method != "POST" or not path.endswith("/messages"):
            return ()
        return IN_THREAD if channel.is_thread else IN_PRIVATE if channel.is_dm else ()

    def strike(self, what: str, method: str, path: str, chance: Random) -> None:
        """One fault at the next request of this method and path."""
        faults, gateway = self.sandbox.faults, self.sandbox.gateway
        at: Any = {"method": method, "path": path}
        if what == "429":
            faults.rate_limit(0.05 + 0.3 * chance.random(), everywhere=chance.random() < 0.2, **at)
        elif what == "500":
            faults.server_error(chance.choice((500, 502, 503)), **at)
        elif what == "slow":
            faults.slow(0.5 * chance.random(), **at)
        elif what in ("cut before", "cut after"):
            faults.cut(after=what == "cut after", **at)
        elif what in ("drop", "drop for good"):
            faults.happen(lambda: gateway.drop(resumable=what == "drop"), after=chance.random() < 0.5, **at)
        elif what == "twice":
            faults.happen(lambda: gateway.duplicates.append("INTERACTION_CREATE"), **at)
        elif what == "skew":
            faults.happen(self._skew, **at)
        elif what.startswith("page"):
            faults.page(chance.choice(PAGES), after="done" in what, **at)
        elif what.startswith("broken"):
            faults.broken(after="done" in what, **at)
        elif what.startswith("half"):
            faults.half(after="done" in what, **at)
        else:
            faults.refuse(int(what), **at)

    def _skew(self) -> None:
        self.sandbox.world.skew += 1.0  # Discord's clock goes ahead of ours; ids never go back
