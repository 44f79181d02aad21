"""What an operator watches, as Prometheus reads it: served on a port of this machine alone, where one is set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.complaint import Complaint
from bot.health import Health
from bot.text.fluent import Text

PATIENCE = 10.0  # seconds that a look may take

# Field of `Health`, the figure's name, and what it says.
GAUGES = (
    ("waiting", "caravel_messages_waiting", "Messages and calls that are due and not posted yet"),
    ("overdue", "caravel_oldest_unposted_seconds", "For how long the oldest of them has been due"),
    ("late", "caravel_timers_late", "Timers that have been due for more than a minute"),
    ("running", "caravel_tables_running", "Tables at which is played"),
    ("refused", "caravel_messages_refused", "Messages that Discord has refused and that are tried again"),
    ("stranded", "caravel_tables_stranded", "Tables at which nothing can be posted"),
    ("connected", "caravel_connected", "1 while all shards of this process are connected to Discord"),
)
COUNTERS = (
    ("presses", "caravel_presses", "Presses and commands of people since the start"),
    ("conflicts", "caravel_conflicts", "Changes of a table that came too late, and were made anew or refused"),
)


class Figures(Collector):
    """Asks the bot, which runs in `loop`, anew at each reading; nothing where it doesn't answer in time."""

    def __init__(self, look: Callable[[], Coroutine[Any, Any, Health]], loop: asyncio.AbstractEventLoop) -> None:
        self.look, self.loop = look, loop

    def collect(self) -> Iterator[Metric]:
        found = self._found()
        if found is None:
            return
        for field, name, what in GAUGES:
            yield GaugeMetricFamily(name, what, value=float(getattr(found, field)))
        for field, name, what in COUNTERS:
            yield CounterMetricFamily(name, what, value=float(getattr(found, field)))
        shards = GaugeMetricFamily("caravel_shard", "1 for each shard that this process has", labels=["shard"])
        for shard in found.shards:
            shards.add_metric([str(shard)], 1.0)
        yield shards

    def _found(self) -> Health | None:
        look = self.look()
        try:
            asked = asyncio.run_coroutine_threadsafe(look, self.loop)
        except RuntimeError:  # the program has come to its end
            look.close()
            return None
        try:
            return asked.result(PATIENCE)
        except Exception:  # the program stops, or hangs: whoever reads sees that by what is missing
            asked.cancel()
            return None


@contextmanager
def served(port: int, look: Callable[[], Coroutine[Any, Any, Health]], text: Text) -> Iterator[None]:
    """Serve the figures while this is open, in a thread of its own. Raises `Complaint` where the port is taken."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(look, asyncio.get_running_loop()))
    ProcessCollector(registry=registry)
    try:
        server, _ = start_http_server(port, "127.0.0.1", registry)
    except OSError as no:
        raise Complaint(text("start-metrics", port=str(port)), 1) from no
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
