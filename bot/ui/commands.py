"""Slash commands made from a game's questions: a group a game, a sub-command a verb, an option a facet.

Nobody writes a command when a game gains an action. What is typed is read as ids or as names in any of our languages;
what is suggested is only what is legal after what is already typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from bot.rules import Decision, Pick, Refused, Spread, Words, asks_of, handlers_of, narrow
from bot.text.fluent import LANGUAGES, text

from . import counts, picks, spreads, wording
from .draft import Context, Draft
from .limits import COMMAND_ABOUT, SUGGESTION_NAME, SUGGESTIONS, cut

TABLE = "table"
ABOUT_TABLE = "command-param-table"


class Parameter(msgspec.Struct, frozen=True):
    """An option of a command: a facet, or the table. `about` is the id of its description."""

    name: str
    facet: str
    about: str


class Subcommand(msgspec.Struct, frozen=True):
    """A verb. Its parameters are all optional: what has one value left is filled in.

    `also`: other verbs without parameters that the same command stands for, whichever is on offer.
    """

    name: str
    verb: str
    about: str
    parameters: tuple[Parameter, ...]
    also: tuple[str, ...] = ()

    def meant(self, d: Decision | None) -> str:
        """The verb that the command stands for now."""
        return next((v for v in (self.verb, *self.also) if d and d.offer(v)), self.verb)


class Group(msgspec.Struct, frozen=True):
    """All verbs of a game."""

    name: str
    game: str
    about: str
    subcommands: tuple[Subcommand, ...]

    def of(self, name: str) -> Subcommand | None:
        return next((s for s in self.subcommands if s.name == name), None)


class Suggestion(NamedTuple):
    """What an autocompletion offers: what is read, and what is sent."""

    label: str
    value: str


def slash(name: str) -> str:
    """An id as Discord's names have it. (`pass_` is `pass`, which Python keeps to itself.)"""
    return name.rstrip("_").lower().replace("_", "-")


def group(game: str, package: str = "") -> Group:
    """The commands of a game, from every question class under its package (`bot.games.<game>`), which is imported.

    Discord allows 25: the text of a verb without facets may say (`.typed`) that another one's command stands for it.
    """
    found: dict[str, list[str]] = {}
    for ask in asks_of(package or f"bot.games.{game}"):
        for verb, facets in handlers_of(ask).items():
            known = found.setdefault(verb, [])
            known += [f for f in facets if f not in known]
    said = text(LANGUAGES[0], game)
    under = {v: said(f"verb-{v}.typed") for v, facets in found.items() if not facets and said.has(f"verb-{v}.typed")}
    subs = tuple(
        Subcommand(
            slash(verb),
            verb,
            f"verb-{verb}.about",
            (*(Parameter(slash(f), f, f"facet-{f}.about") for f in facets), Parameter(TABLE, "", ABOUT_TABLE)),
            tuple(v for v, command in under.items() if command == verb),
        )
        for verb, facets in sorted(found.items())
        if under.get(verb) not in found
    )
    return Group(slash(game), game, f"game-{game}.about", subs)


def payload(g: Group) -> dict[str, object]:
    """The group as Discord's HTTP interface takes it, with every description in our languages."""
    return {
        "name": g.name,
        "type": 1,
        **_about(g.about, g.game),
        "options": [
            {
                "type": 1,
                "name": s.name,
                **_about(s.about, g.game),
                "options": [
                    {"type": 3, "name": p.name, "autocomplete": True, **_about(p.about, g.game)} for p in s.parameters
                ],
            }
            for s in g.subcommands
        ],
    }


def _about(id: str, game: str) -> dict[str, object]:
    said = {language: cut(text(language, game)(id), COMMAND_ABOUT) for language in LANGUAGES}
    return {"description": said.pop("en"), "description_localizations": said}


# -- while somebody types ---------------------------------------------------------------------------------------------
def complete(d: Decision | None, verb: str, typed: Mapping[str, str], focused: str, ctx: Context) -> list[Suggestion]:
    """What fits into the option `focused` (a facet) beside what is typed in the others; in the reader's language."""
    offer = d.offer(verb) if d else None
    so_far = typed.get(focused, "")
    if isinstance(offer, Spread):
        return _fillings(offer, so_far, ctx)
    if offer is None or focused not in offer.facets:
        return []
    try:
        others = _read(offer, {f: w for f, w in typed.items() if f != focused}, ctx.text.game)
    except Refused:
        return []
    at = offer.facets.index(focused)
    found: list[tuple[int, Suggestion]] = []
    for value in dict.fromkeys(o[at] for o in narrow(offer, others)):
        hint = wording.hint_words(ctx.text, ctx.hints, verb, focused, value)
        label = wording.label(ctx.text, verb, focused, value, hint)
        near = counts.nearness(so_far, value, ctx.text.game, focused) if so_far.strip() else 0
        if near is None and so_far.strip().casefold() in label.casefold():
            near = 9
        if near is not None:
            found.append((near, Suggestion(cut(label, SUGGESTION_NAME), value)))
    return [s for _, s in sorted(found, key=lambda f: f[0])][:SUGGESTIONS]


def _fillings(offer: Spread, so_far: str, ctx: Context) -> list[Suggestion]:
    """Counts as typed so far if they hold, as they stand, and as proposed; each only if it is an answer."""
    ways: list[Mapping[str, int]] = []
    if so_far.strip():
        try:
            typed = counts.read(so_far, offer, ctx.text.game)
        except Refused:
            return []
        ways += [typed, spreads.proposal(offer, typed, ctx)]
    else:
        start = spreads.standing(offer, Draft())
        ways += [start, spreads.proposal(offer, start, ctx)]
        ways.append(spreads.proposal(offer, dict.fromkeys(offer.bins, 0), ctx))
    said = dict.fromkeys(wording.counted(ctx.text, w) for w in ways if spreads.legal(offer, w))
    return [Suggestion(cut(s, SUGGESTION_NAME), s) for s in said]


# -- when it is sent --------------------------------------------------------------------------------------------------
def words(d: Decision | None, verb: str, typed: Mapping[str, str], game: str) -> Words:
    """The answer that a command gives: facets with one value left are filled in, a switch stands on yes.

    Raises `Refused`: not-asked, verb-not-now, not-a-value, ambiguous-word, need-value; for counts also unread-word,
    too-many and whatever the offer's own check says.
    """
    if d is None:
        raise Refused("not-asked")
    offer = d.offer(verb)
    if offer is None:
        raise Refused("verb-not-now", verb=verb, asked=d.ask)
    given = {f: w for f, w in typed.items() if w.strip()}
    if isinstance(offer, Spread):
        said = ", ".join(w for f, w in given.items())
        if not said:
            raise Refused("need-value", facet="counts")
        found = counts.read(said, offer, game)
        answer = offer.words(found[b] for b in offer.bins)
        offer.check(answer)
        return answer
    left = picks.bases(offer, _read(offer, given, game))
    if len(left) != 1:
        open_ = next(f for i, f in enumerate(offer.facets) if len({o[i] for o in left}) > 1)
        raise Refused("need-value", facet=open_)
    return left[0]


def _read(offer: Pick, typed: Mapping[str, str], game: str) -> dict[str, str]:
    """Facets as ids, each read among what the others leave; raises `Refused`."""
    chosen: dict[str, str] = {}
    for facet, word in typed.items():
        if not word.strip():
            continue
        if facet not in offer.facets:
            raise Refused("not-a-value", word=word.strip()[:40], facet=facet)
        at = offer.facets.index(facet)
        values = dict.fromkeys(o[at] for o in narrow(offer, chosen))
        try:
            chosen[facet] = counts.which(word, values, game, facet)
        except Refused as wrong:
            if wrong.text == "ambiguous-word":
                raise
            raise Refused("not-a-value", word=word.strip()[:40], facet=facet) from wrong
    return chosen
