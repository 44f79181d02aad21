"""The address of a database on a server: how it is shown, and what of it is never."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

SCHEMES = ("postgresql", "postgres")


def is_url(text: str) -> bool:
    """Whether this is an address of a server, and no path."""
    return text.partition("://")[0] in SCHEMES


def shown(url: str) -> str:
    """The same without a password and without what else is only said to the server."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql://…"
    user = f"{parts.username}@" if parts.username else ""
    host = parts.hostname or ""
    place = f"[{host}]" if ":" in host else host
    return urlunsplit((parts.scheme, f"{user}{place}{port}", parts.path, "", ""))
