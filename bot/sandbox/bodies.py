"""What is sent to this server as JSON."""

from __future__ import annotations

import json
from typing import Any


def read_json(data: bytes | str) -> Any:
    """What somebody sent; raises `ValueError` for what is no JSON, too deeply nested, or no text that can be passed on
    (half of a surrogate pair, a number without bound)."""
    try:
        found = json.loads(data)
        json.dumps(found, ensure_ascii=False, allow_nan=False).encode()
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return found
