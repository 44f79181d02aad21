"""Why an answer is not on offer: every reason there is, and what would have to be otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul
from typing import Any

import msgspec

from .actions import GameLike
from .errors import Refused
from .frames import Ask
from .handlers import handlers_of, takes_counts
from .lazy_options import Words
from .offers import Offer, Pick, Spread
from .play import Play
from .questions import asking


class Reason(msgspec.Struct, frozen=True):
    """One thing that stands against an answer; `id` is that of its text, `why-<id>`, which `args` fill.

    Among `args`, `n` is the number that says most, such as how much is missing. `repair`: the `set` lines of a recorded
    game without which it stands, and with which it does not; () where no line can do that. `topic`: where the help
    tells the rule.
    """

    id: str
    args: dict[str, Any] = {}
    repair: tuple[str, ...] = ()
    topic: str = ""


def refusals(g: Play[Any], seat: int, verb: str, words: Words) -> tuple[Reason, ...]:
    """All reasons why a seat cannot answer so; () where it can. Where it is not asked: who is, and what.

    Words that are no counts where counts are wanted raise `Illegal`.
    """
    ask = g.question_of(seat)
    if ask is None:
        return tuple(Reason("turn", {"seat": q.ask.seat, "asked": type(q.ask).__name__}) for q in asking(g.s.stack))
    if verb not in handlers_of(type(ask)):
        return (Reason("other-question", {"verb": verb, "asked": type(ask).__name__}),)
    offer = next((o for o in g.offers_of(ask) if o.verb == verb), None)
    if offer is not None and takes(offer, words):
        return ()
    # told in another way it may be on offer: counts, and things that are joined; of other answers there are too many
    loose = ask.joins or isinstance(offer, Spread)
    if loose and offer is not None and takes(offer, meant(g.rules, g.s, seat, offer, words)):
        return ()
    return told(g, ask, offer, verb, words) or (Reason("not-on-offer"),)


def meant(rules: GameLike, state: Any, seat: int, offer: Offer | None, words: Words) -> Words:
    """The words as they are on offer: those of an answer that is the same one, told in another way, if there is any.

    Of counts those that are nothing need not be told.
    """
    if isinstance(offer, Spread):
        return tuple(word for word in words if word.partition("=")[2] != "0")
    if not isinstance(offer, Pick) or not words or words in offer.options or len(words) != len(offer.facets):
        return words
    want = rules.alike(state, seat, offer.verb, words)
    return next((o for o in offer.options if rules.alike(state, seat, offer.verb, o) == want), words)


def takes(offer: Offer, words: Words) -> bool:
    """Whether an offer has such an answer."""
    try:
        offer.check(words)
    except Refused:
        return False
    return True


def told(g: Play[Any], ask: Ask, offer: Offer | None, verb: str, words: Words) -> tuple[Reason, ...]:
    """What the question says against an answer that is not on offer; () where it says nothing of this verb."""
    tell = getattr(ask, f"why_{verb}", None)
    if takes_counts(type(ask), verb):
        counts = counted(words)
        if tell is not None:
            return tuple(tell(g, counts))
        return tuple(bounds(offer, counts)) if isinstance(offer, Spread) else ()
    facets = handlers_of(type(ask))[verb]
    joined = [word for facet, word in zip(facets, words, strict=True) if "+" in word and facet not in ask.joins]
    if joined:
        return (Reason("one-each", {"words": joined[0]}),)
    return tuple(tell(g, *words)) if tell is not None else ()


def explains(ask: type[Ask], verb: str) -> bool:
    """Whether a question class gives reasons for a verb of its own."""
    return takes_counts(ask, verb) or hasattr(ask, f"why_{verb}")


def counted(words: Words) -> dict[str, int]:
    """Counts by bin from words such as `corn=2`; raises `Refused` for what is none."""
    counts: dict[str, int] = {}
    for word in words:
        name, _, n = word.partition("=")
        if not n.isascii() or not n.isdigit() or len(n) > 4:
            raise Refused("unreadable", word=word)
        counts[name] = counts.get(name, 0) + int(n)
    return counts


def bounds(offer: Spread, counts: Mapping[str, int]) -> list[Reason]:
    """The bounds of an offer that counts break."""
    caps = dict(zip(offer.bins, offer.caps, strict=True))
    found = [
        Reason("count", {"what": name, "n": n, "most": caps.get(name, 0)})
        for name, n in counts.items()
        if n > caps.get(name, 0)
    ]
    total = sum(map(mul, (counts.get(name, 0) for name in offer.bins), offer.weights))
    if not offer.low <= total <= offer.high:
        found.append(Reason("total", {"n": total, "low": offer.low, "high": offer.high}))
    elif offer.lean:
        spare = [w for name, w in zip(offer.bins, offer.weights, strict=True) if counts.get(name, 0)]
        if any(total - w >= offer.low for w in spare):
            found.append(Reason("waste", {"n": total, "low": offer.low}))
    return found
