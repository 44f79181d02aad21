"""``python -m bot.sandbox --port N``: the sandbox as a process of its own; prints one line with its address."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal

from .server import Sandbox


async def serve(host: str, port: int, token: str | None) -> None:
    """Run until the process is asked to stop."""
    async with Sandbox(host=host, port=port, token=token) as sandbox:
        print(f"{sandbox.url}/", flush=True)
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers here
                loop.add_signal_handler(name, stop.set)
        await stop.wait()


def main() -> None:
    """Read the command line and serve; a port that is taken is told in one line."""
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description="A little Discord on this machine.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0, help="0 takes any free port")
    parser.add_argument("--token", default=None, help="the only bot token accepted; without it any is")
    options = parser.parse_args()
    try:
        asyncio.run(serve(options.host, options.port, options.token))
    except OSError as error:
        raise SystemExit(f"The sandbox cannot listen on {options.host}:{options.port}: {error.strerror}.") from None


if __name__ == "__main__":
    main()
