"""What a thing does, looked up by its name in any of our languages: components, roles and rules of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.rules import Decision, Pick
from bot.text.fluent import Text

from ..common import typed_counts
from ..common.draft import Draft
from ..common.limits import CONTENT, SUGGESTION_NAME, SUGGESTIONS, cut
from ..common.wording import arguments
from .picks import bases

PREFIX = "help-"
LEADING = ("first", "course")  # topics that one begins with


class Help(NamedTuple):
    """A topic in words; `shown` is title and body, at most 2,000 characters."""

    topic: str
    title: str
    body: str

    @property
    def shown(self) -> str:
        return cut(f"**{self.title}**\n{self.body}", CONTENT)


def topics(text: Text) -> list[str]:
    """Every topic of the text's game, in the order of its file."""
    return [id.removeprefix(PREFIX) for id in text.ids(PREFIX) if _titled(text, id.removeprefix(PREFIX))]


def basics(text: Text) -> list[str]:
    """How the game goes, before any single thing of it: its topics about rules, at most 25, what is in short first."""
    found = [id for id in topics(text) if text.has(f"topic-{id}")]
    return sorted(found, key=lambda id: LEADING.index(id) if id in LEADING else len(LEADING))[:SUGGESTIONS]


def _titled(text: Text, topic: str) -> bool:
    return text.has(f"topic-{topic}") or text.has(f"name-{topic}")


def title(text: Text, topic: str) -> str:
    return text(f"topic-{topic}") if text.has(f"topic-{topic}") else text(f"name-{topic}")


def help_on(text: Text, topic: str, facts: Mapping[str, object] | None = None) -> Help:
    """The help of a topic, with its numbers at this table where `facts` (of the game) has them.

    Facts of several kinds say theirs (`kind`), and have a text each: `help-facts-<kind>`. Without one (`kind` is "")
    they are for the topic's own words alone.
    """
    body = text(f"{PREFIX}{topic}", **arguments(text, facts or {}))
    if facts and facts.get("kind") != "":
        told = f"{PREFIX}facts-{facts['kind']}" if "kind" in facts else f"{PREFIX}facts"
        body += "\n" + text(told, **arguments(text, facts))
    return Help(topic, title(text, topic), body)


def look_up(text: Text, typed: str) -> str:
    """The topic that is meant, or "". An id, a name, the beginning of one; the nearest where several fit."""
    return next(iter(_near(text, typed)), "")


def suggest(text: Text, typed: str) -> list[tuple[str, str]]:
    """(title, topic) of what could be meant so far, nearest first, at most 25; before that, how the game goes."""
    found = _near(text, typed) if typed.strip() else list(dict.fromkeys([*basics(text), *topics(text)]))
    return [(cut(title(text, t), SUGGESTION_NAME), t) for t in found][:SUGGESTIONS]


def _near(text: Text, typed: str) -> list[str]:
    ranked: list[tuple[int, str]] = []
    for topic in topics(text):
        rank = typed_counts.nearness(typed, topic, text.game)
        if rank is None and typed.strip() and typed.strip().casefold() in title(text, topic).casefold():
            rank = 9
        if rank is not None:
            ranked.append((rank, topic))
    return [t for _, t in sorted(ranked, key=lambda r: r[0])]


def of_question(text: Text, d: Decision, draft: Draft) -> list[str]:
    """Topics behind *?*, at most 25: what has been chosen so far and what the verb belongs to.

    While nothing is chosen: of every verb that could be, then everything it could be about.
    """
    known = set(topics(text))
    picked = d.offer(draft.verb)
    offers = [picked] if picked else list(d.offers)
    verbs = [topic for offer in offers if (topic := _of_verb(text, offer.verb))]
    chosen = _known(draft.facets.values(), known)
    if chosen:
        return _known([*chosen, *verbs], known)[:SUGGESTIONS]
    named: list[str] = []
    for offer in offers:
        named += [w for words in bases(offer) for w in words] if isinstance(offer, Pick) else offer.bins
    return _known([*verbs, *named], known)[:SUGGESTIONS]


def _of_verb(text: Text, verb: str) -> str:
    """The topic that a verb belongs to: its text says so (`.help`), or it has the same name."""
    return text(f"verb-{verb}.help") if text.has(f"verb-{verb}.help") else verb


def _known(values: Iterable[str], known: set[str]) -> list[str]:
    return list(dict.fromkeys(v for value in values for v in value.split("+") if v in known))
