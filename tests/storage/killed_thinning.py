"""A bare process that thins a database and is killed in the middle: DATABASE POINT COUNT (see `test_thinning`)."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from storage import Store, thinning

thinning.PIECE = 4


async def main(database: Path, point: str, count: int) -> None:
    left = count

    def reach(at: str) -> None:
        nonlocal left
        left -= at == point
        if at == point and not left:
            os.kill(os.getpid(), signal.SIGKILL)

    store = await Store.open(database, reach=reach)
    while await store.thin(5, {"toy": 1}):
        pass
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
