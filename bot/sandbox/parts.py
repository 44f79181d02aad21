"""All parts of the sandbox, made in the order in which they rest on each other; each gets the few that it uses."""

from __future__ import annotations

from .answers import Answers
from .audience import Audience
from .commands import Commands
from .faults import Faults
from .gateway import Gateway
from .interactions import Interactions
from .membership import Membership
from .messages import Messages
from .moderator import Moderator
from .settings import Settings
from .threads import Threads
from .world import World


class Parts:
    """What the routes and the people's hands work with; it needs no server to run."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.world = World(settings.locale)
        self.faults = Faults()
        self.commands = Commands(settings, self.world)
        self.audience = Audience(settings, self.world, self.commands)
        self.gateway = Gateway(settings, self.world, self.audience)
        self.membership = Membership(self.world, self.gateway, self.audience)
        self.messages = Messages(settings, self.world, self.gateway, self.audience, self.membership)
        self.threads = Threads(self.world, self.gateway, self.audience, self.messages)
        self.interactions = Interactions(settings, self.world, self.gateway, self.audience)
        self.answers = Answers(settings, self.world, self.audience, self.messages, self.threads, self.interactions)
        self.moderator = Moderator(self.world, self.gateway, self.audience, self.messages, self.threads)
