"""The kernel: what a rule module may import. Standard library and msgspec only."""

from .actions import Action, Args, Asked, Barrier, Decision, Event, Hints, State
from .components import OURS, BadComponents, Components
from .decks import Deck
from .drawing_fork import DrawingFork
from .errors import BadRecord, CannotUndo, DeadEnd, Illegal, NotYours, Refused, Stale
from .facedown import mix, slots
from .frames import AnyFrame, Ask, Fork, Frame, Meanwhile, Sealed, tagged
from .game import Game, Outcome
from .handlers import asks_of, handlers_of
from .lazy_options import Batches, LazyOptions
from .offers import Offer, Pick, Spread, Words, narrow, pick, spread
from .options import Option
from .piles import Pile
from .play import Play
from .reasons import Reason
from .rng import Rng, commitment
from .tally import Line, Tally, ranked

__all__ = [
    "OURS",
    "Action",
    "AnyFrame",
    "Args",
    "Ask",
    "Asked",
    "BadComponents",
    "BadRecord",
    "Barrier",
    "Batches",
    "CannotUndo",
    "Components",
    "DeadEnd",
    "Decision",
    "Deck",
    "DrawingFork",
    "Event",
    "Fork",
    "Frame",
    "Game",
    "Hints",
    "Illegal",
    "LazyOptions",
    "Line",
    "Meanwhile",
    "NotYours",
    "Offer",
    "Option",
    "Outcome",
    "Pick",
    "Pile",
    "Play",
    "Reason",
    "Refused",
    "Rng",
    "Sealed",
    "Spread",
    "Stale",
    "State",
    "Tally",
    "Words",
    "asks_of",
    "commitment",
    "handlers_of",
    "mix",
    "narrow",
    "pick",
    "ranked",
    "slots",
    "spread",
    "tagged",
]
