"""The wire between a store and its server, to be cut at the worst moment."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path


class Wire:
    """Passes on what is said, on a port of its own; cuts once, at a word of the client's.

    `at`: the word. `heard`: whether the server still hears it. `gone`: nobody gets through from then on.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.at, self.heard, self.gone = b"", False, False
        self.cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._clients: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def url(self, url: str, more: str = "") -> str:
        """The way to a database over this wire."""
        name = url.partition("?")[0].rpartition("/")[2]
        return f"postgresql://caravel@127.0.0.1:{self.port}/{name}?sslmode=disable{more}"

    def cut(self, at: bytes, *, heard: bool, gone: bool = False) -> None:
        """Cut when the client says `at` next."""
        self.at, self.heard, self._then = at, heard, gone

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await self._carry(reader, writer)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.gone:
            writer.close()
            return
        self._clients.append(writer)
        there, back = await asyncio.open_unix_connection(self.folder / ".s.PGSQL.5432")
        answers = asyncio.create_task(self._pass(there, writer))
        self._tasks.add(answers)
        try:
            while said := await reader.read(1 << 16):
                if self.at and self.at in said:
                    self.at, self.gone, self.cuts = b"", self._then, self.cuts + 1
                    answers.cancel()
                    await asyncio.gather(answers, return_exceptions=True)
                    for each in self._clients if self.gone else (writer,):
                        each.transport.abort()
                    if self.heard:
                        back.write(said)
                        await back.drain()
                        await there.read(1 << 16)  # it has done it
                    break
                back.write(said)
                await back.drain()
        finally:
            back.close()
            writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(1 << 16):
            writer.write(said)
            await writer.drain()
        writer.close()
