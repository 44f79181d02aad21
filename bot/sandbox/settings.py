"""What this little Discord is like: its address, whom it lets in, its deadlines and limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

BASE = "/api/v10"


@dataclass
class Settings:
    """May be changed while the server runs; what comes after counts by the new value.

    port: 0 takes any free one. token: the one bot token accepted (None: any). ack_deadline: seconds a bot has for its
    first answer. heartbeat: seconds between heartbeats. privileged: whether the privileged intents are switched on.
    file_limit: bytes one uploaded file may have. old_edits: how often messages over an hour old may be edited in a
    channel (Discord does not publish its number). first: commands that a person's list begins with. opening: the
    command that the page offers as a button where a channel begins ("": none). locale: of the first person. portal:
    fields of the application object that are set otherwise in the developer portal. shards: how many a bot is advised
    to have. least_shards: how many it must have at least. identify_every: seconds between two sessions begun by shards
    of the same bucket, of which there are max_concurrency (Discord's are 5 seconds).
    """

    host: str = "127.0.0.1"
    port: int = 0
    token: str | None = None
    ack_deadline: float = 3.0
    heartbeat: float = 41.25
    privileged: bool = False
    file_limit: int = 10 * 2**20
    old_edits: int = 30
    first: tuple[str, ...] = ()
    opening: str = ""
    locale: str = "en-US"
    portal: dict[str, Any] = field(default_factory=dict)
    shards: int = 1
    least_shards: int = 1
    identify_every: float = 0.0
    max_concurrency: int = 1

    @property
    def url(self) -> str:
        """The page's address, without a slash at its end."""
        return f"http://{self.host}:{self.port}"

    @property
    def api_url(self) -> str:
        """REST base, for CARAVEL_API_BASE."""
        return self.url + BASE

    @property
    def gateway_url(self) -> str:
        """Gateway, for CARAVEL_GATEWAY."""
        return f"ws://{self.host}:{self.port}/gateway/"

    def accepts(self, token: str) -> bool:
        """Whether a bot with this token may come in."""
        return bool(token) and token != "Bot" and self.token in (None, token)
