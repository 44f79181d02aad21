"""One connection to the gateway and one session on it: compression, numbering, what a resume replays."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from typing import Any

from aiohttp import web

REPLAY = 4096  # events a session remembers for a resume


class Line:
    """One websocket connection, with its stream compression."""

    def __init__(self, ws: web.WebSocketResponse, compression: str | None) -> None:
        self.ws, self.outgoing = ws, asyncio.Queue[dict[str, Any] | None]()
        self._compress: Any = None
        if compression == "zlib-stream":
            self._compress, self._flush = zlib.compressobj(), zlib.Z_SYNC_FLUSH
        elif compression == "zstd-stream":
            import zstandard  # type: ignore[import-not-found, unused-ignore]  # only if the client has it too: it asks for zstd only then

            self._compress, self._flush = zstandard.ZstdCompressor().compressobj(), zstandard.COMPRESSOBJ_FLUSH_BLOCK

    async def write(self) -> None:
        """Send what is queued until the queue says stop; started once per connection."""
        while (payload := await self.outgoing.get()) is not None:
            raw = json.dumps(payload, separators=(",", ":")).encode()
            with contextlib.suppress(ConnectionError):
                if self._compress is None:
                    await self.ws.send_str(raw.decode())
                else:
                    await self.ws.send_bytes(self._compress.compress(raw) + self._compress.flush(self._flush))


def shard_of(data: dict[str, Any]) -> tuple[int, int] | None:
    """The shard that an IDENTIFY asks for and how many it says there are; None where there is no such shard."""
    match data.get("shard") or [0, 1]:
        case [int(shard), int(shards)] if 0 <= shard < shards:
            return shard, shards
    return None


class Session:
    """What an IDENTIFY began: numbered events, kept for a resume. It hears what its shard is told, one of `shards`."""

    def __init__(self, intents: int, token: str, shard: tuple[int, int]) -> None:
        self.id, self.intents, self.token = secrets.token_hex(16), intents, token
        self.shard, self.shards = shard
        self.seq, self.events = 0, deque[dict[str, Any]](maxlen=REPLAY)
        self.line: Line | None = None

    def hears(self, guild: str | None) -> bool:
        """Whether what happens in a guild (None: in none) is told to this session."""
        return (int(guild or 0) >> 22) % self.shards == self.shard

    def send(self, event: str, data: Any) -> None:
        """Number an event, keep it, and put it on the line if there is one."""
        self.seq += 1
        payload = {"op": 0, "s": self.seq, "t": event, "d": data}
        self.events.append(payload)
        if self.line is not None:
            self.line.outgoing.put_nowait(payload)
