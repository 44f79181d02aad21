"""The kernel: what a rule module may import. Standard library and msgspec only."""

from .box import OURS, BadComponents, Components
from .errors import BadRecord, CannotUndo, DeadEnd, Illegal, NotYours, Refused, Stale
from .frames import AnyFrame, Ask, Fork, Frame, Sealed, asks_of, handlers_of
from .game import Action, Asked, Decision, Game, Option, Outcome
from .offers import Offer, Pick, Spread, Words, narrow, pick, spread
from .piles import Pile
from .play import Event, Play, State
from .rng import Rng, commitment
from .sieve import Sieve
from .tally import Line, Tally, ranked

__all__ = [
    "OURS",
    "Action",
    "AnyFrame",
    "Ask",
    "Asked",
    "BadComponents",
    "BadRecord",
    "CannotUndo",
    "Components",
    "DeadEnd",
    "Decision",
    "Event",
    "Fork",
    "Frame",
    "Game",
    "Illegal",
    "Line",
    "NotYours",
    "Offer",
    "Option",
    "Outcome",
    "Pick",
    "Pile",
    "Play",
    "Refused",
    "Rng",
    "Sealed",
    "Sieve",
    "Spread",
    "Stale",
    "State",
    "Tally",
    "Words",
    "asks_of",
    "commitment",
    "handlers_of",
    "narrow",
    "pick",
    "ranked",
    "spread",
]
