"""What the bot of a soak has complained of."""

from __future__ import annotations

import logging


class Errors(logging.Handler):
    """What the bot has logged as an error: counted, and the first unlike ones kept."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count, self.first = 0, list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1
        said = f"{record.name}: {record.getMessage()}" + (f": {record.exc_info[1]!r}" if record.exc_info else "")
        if len(self.first) < 10 and said not in self.first:
            self.first.append(said)
