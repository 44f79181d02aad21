"""The games of the bot, by name: the one list of them."""

from __future__ import annotations

from typing import Any

from bot.rules import Game

from .boonlake import Boonlake
from .cooper_island import CooperIsland
from .puerto_rico import PuertoRico
from .santa_maria import SantaMaria

GAMES: dict[str, type[Game[Any]]] = {game.name: game for game in (PuertoRico, SantaMaria, CooperIsland, Boonlake)}
