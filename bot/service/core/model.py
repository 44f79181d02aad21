"""What the service hands out: tables, seats, reports, desks. Plain frozen structs; nothing secret is in a `Table`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.rules import Asked, Decision, Event, Reason, Refused
from bot.rules.orders import Ending, Given, Order

Status = Literal["lobby", "running", "over", "abandoned"]
BY_ORDER = 2  # in the log's `auto`: by a standing order; 1: by a computer seat, 0: by hand
STRENGTHS = ("random", "heuristic", "search")  # how a computer seat plays, the weakest first
SEARCH = STRENGTHS[-1]  # the one that thinks ahead, and so takes time that others want
Kind = str  # of a row of the outbox; see `Outgoing`


class Trouble(Exception):
    """A mistake of ours: nothing was changed. `ref` names the file in the data folder that tells the host more."""

    def __init__(self, ref: str) -> None:
        super().__init__(ref)
        self.ref = ref


class Unsure(Refused):
    """An answer that is to be confirmed before it is given: `text` says why. Nothing has happened."""


class Later(Exception):
    """A herald cannot deliver now; the row is tried again after `seconds`, without them in growing pauses.

    `more`: rows about the same table (`outgoing.Out.row()`) that are to be posted meanwhile.
    """

    def __init__(self, seconds: float = 0.0, more: tuple[tuple[Any, ...], ...] = ()) -> None:
        super().__init__(seconds)
        self.seconds, self.more = seconds, more


class Gone(Exception):
    """What a row is about does not exist any more (message, thread or channel); the row is done with."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord: the user's id, the name to show, the language ("en", "ru", Discord's own codes)."""

    id: int
    name: str
    locale: str = "en"


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: played by `user`, or by the computer (`computer` names the policy) when `user` is 0."""

    seat: int
    user: int = 0
    name: str = ""  # of the person; of the computer seat: "" (words are made at the edge)
    computer: str = ""  # "" or one of `STRENGTHS`
    belongs: int = 0  # the person who lent it to the computer and may take it back
    belongs_name: str = ""


class Table(msgspec.Struct, frozen=True):
    """A table as everybody may know it."""

    id: int
    name: str  # can be said aloud: "Amber Gull"
    game: str
    options: dict[str, str]  # every option of the game, chosen or default
    status: Status
    guild: int
    channel: int
    thread: int  # 0: plays in the channel
    owner: int
    locale: str
    size: int  # seats wanted; 0: as many as come
    seats: tuple[SeatInfo, ...]
    version: int  # raised by every change
    epoch: int  # raised by every undo: tags from before are stale
    commitment: str  # SHA-256 of the key, hex; "" in the lobby
    n: int  # number of the last log entry; 0 right after the start
    asked: tuple[Asked, ...]  # open questions: (seat, ask, sn)
    question: str  # key of the question message that is open now, "" for none
    card: int  # message id of the lobby card, 0 until posted
    created: float
    touched: float
    access: str = "open"  # or "invited": only who was asked may join
    follows: int = 0  # the table whose people play again here
    clock: str = ""  # the preset by which time to think is counted, "" for none
    paused: float = 0.0  # until when nothing is timed; 0: not paused
    components: str = ""  # hash and name of the set it is played with, "" for ours
    confirm: bool = False  # every answer is confirmed here, whoever gives it
    elsewhere: bool = False  # the same game is played elsewhere, or may be: nothing hidden is told, even at the end

    @property
    def where(self) -> int:
        """The channel or thread to write to."""
        return self.thread or self.channel

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(s.name for s in self.seats)

    @property
    def full(self) -> bool:
        """No seat is free. (Only told of lobbies with a wanted size; `Tables` knows the game's own limit.)"""
        return bool(self.size) and len(self.seats) >= self.size

    def seats_of(self, user: int) -> list[int]:
        """The seats that a person plays now."""
        return [s.seat for s in self.seats if s.user == user and user]

    def waits_for(self, user: int) -> bool:
        """Whether a question is open for that person."""
        mine = self.seats_of(user)
        return any(a.seat in mine for a in self.asked)

    @property
    def people(self) -> tuple[int, ...]:
        """Everybody who sits here, each once, in the order of seats."""
        return tuple(dict.fromkeys(s.user for s in self.seats if s.user))

    @property
    def players(self) -> tuple[int, ...]:
        """The same, with those whose seats the computer plays for them."""
        return tuple(dict.fromkeys(u for s in self.seats if (u := s.user or s.belongs)))


class Entry(msgspec.Struct, frozen=True):
    """A line of the log, told by its events. Entry 0 is the set-up. Events have lost what the reader may not know."""

    n: int
    seat: int  # -1: nobody (the set-up)
    events: tuple[Event, ...]
    at: float
    auto: bool = False  # a computer seat or a standing order
    undone: bool = False  # taken back later
    by_order: bool = False  # by a standing order
    undone_at: float = 0.0  # when it was taken back; 0: it was not


class Report(msgspec.Struct, frozen=True):
    """What came of an action or of taking one back. Events are those that the actor may read."""

    table: Table
    seat: int
    n: int  # the entry made; after an undo: the last entry that still stands
    events: tuple[Event, ...]
    asked: tuple[Asked, ...]
    over: bool
    undone: tuple[int, ...] = ()  # entries taken back
    by_order: tuple[Entry, ...] = ()  # what standing orders answered to it


class Undoable(msgspec.Struct, frozen=True):
    """What an undo would take back: entries of the seat, and those of computer seats that followed from them."""

    seat: int
    entries: tuple[Entry, ...]


class Desk(msgspec.Struct, frozen=True):
    """Everything a person needs to answer: for that person only."""

    table: Table
    seat: int
    tag: str  # "epoch.sn", goes into every button; "" while nothing is asked
    decision: Decision | None
    view: Any
    brief: dict[str, object]
    hints: dict[tuple[str, str, str], tuple[str, dict[str, object]]]
    draft: bytes  # half-made choice of this very question, b"" for none
    orders: int = 0  # standing orders of this seat


class StandingOrder(msgspec.Struct, frozen=True):
    """A standing order of a seat; `key` names it among those of the seat. `end`: how it ended, "" while it stands;
    `against`: what stands against its first choice as the table is."""

    key: str
    order: Order
    given: Given
    end: Ending = ""
    against: tuple[Reason, ...] = ()


class SeatOrders(msgspec.Struct, frozen=True):
    """What a seat has decided ahead, and what it could: for its person only."""

    table: Table
    seat: int
    standing: tuple[StandingOrder, ...]
    orders: tuple[Order, ...]
    view: Any
    unhurried: bool = False  # whether they answer after a while, at every table of this person
    ended: tuple[StandingOrder, ...] = ()  # lately


class Delivered(msgspec.Struct, frozen=True):
    """What a herald may return instead of a message id, where more follows from the delivery.

    `also`: small writes (see `storage.side`), `more`: rows to post next about the same table (`outgoing.Out.row()`).
    Both are written in the transaction that marks the row as done.
    """

    message: int | None = None
    also: tuple[tuple[Any, ...], ...] = ()
    more: tuple[tuple[Any, ...], ...] = ()


class Outgoing(msgspec.Struct, frozen=True):
    """A row of the outbox, as a herald gets it.

    `tries` > 0: it may have been posted before the process died; look for a message of ours with this `nonce`
    before posting. `current` is False when a question was answered meanwhile: find it, but do not post it anew.
    `message` is the message to edit: the question's for `answered` and `tally`, the card's for `card`; 0 for none.

    Payloads (all JSON):
    card      {}                                  post it (message 0) or refresh it
    thread    {}                                  make the table's thread; return its id, None if not allowed
    question  key, n, epoch, asked [[seat, ask, sn]], ping [seats to mention], actor (seat, -1 for nobody);
              hush [seats of which no telephone rings]; struck {user: key of a question that an undo has struck}
              (in the database also closes: the payload of the `answered` that a herald gets right before it)
    answered  question (key), first, last (entries since), n, why: "" | "undone" | "handed" | "abandoned" | "over",
              seat (who answered, took back or handed over; -1)
    tally     question (key), n, seats (all that were asked then); where only computers are to go on, also first and
              last (entries of the answer), seat
    over      n
    story     {}                                  the finished game from its beginning
    picture   key, page, args, user, locale, token, at: an answer whose picture is owed, see `Promises`
    notice    id (Fluent id), args; at: a place that the table has left (in the database also version: the table's then)
    word      user, id (Fluent id), args: the same to one person, in private
    """

    id: int
    kind: Kind
    table: int
    payload: dict[str, Any]
    nonce: str  # at most 25 characters, the same at every try
    tries: int = 0
    message: int = 0
    current: bool = True
