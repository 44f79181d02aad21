"""Slash commands made from a game's questions: a command a game, a sub-command a verb, an option a facet.

Nobody writes a command when a game gains an action. What is typed is read as ids or as names in any of our languages;
what is suggested is only what is legal after what is already typed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.rules import Decision, Game, Pick, Refused, Spread, Words, asks_of, handlers_of, narrow
from bot.text.fluent import LANGUAGES, text

from ..common import typed_counts, wording
from ..common.draft import Context, Draft
from ..common.limits import COMMAND_ABOUT, COMMAND_OPTIONS, SUGGESTION_NAME, SUGGESTIONS, cut
from . import picks, spreads

TABLE = "table"
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
ABOUT_TABLE = "command-param-table"


class Parameter(msgspec.Struct, frozen=True):
    """An option of a command: a facet, or the table. `about` is the id of its description."""

    name: str
    facet: str
    about: str


class Subcommand(msgspec.Struct, frozen=True):
    """A verb. Its parameters are all optional: what has one value left is filled in. `group`: the id of its group."""

    name: str
    verb: str
    about: str
    parameters: tuple[Parameter, ...]
    group: str = ""

    @property
    def path(self) -> str:
        """As it is typed after the game's name."""
        return f"{slash(self.group)} {self.name}".strip()


class GameCommand(msgspec.Struct, frozen=True):
    """All verbs of a game: beside each other, or in groups of those that belong together."""

    name: str
    game: str
    about: str
    subcommands: tuple[Subcommand, ...]

    def of(self, name: str) -> Subcommand | None:
        return next((s for s in self.subcommands if s.name == name), None)

    def beside(self, group: str = "") -> tuple[Subcommand, ...]:
        """The sub-commands of a group; without one those in none."""
        return tuple(s for s in self.subcommands if s.group == group)

    @property
    def groups(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(s.group for s in self.subcommands if s.group))


class Suggestion(NamedTuple):
    """What an autocompletion offers: what is read, and what is sent."""

    label: str
    value: str


def slash(name: str) -> str:
    """An id as Discord's names have it. (`pass_` is `pass`, which Python keeps to itself.)"""
    return name.rstrip("_").lower().replace("_", "-")


def about_group(group: str) -> str:
    """The id of a group's description."""
    return f"command-group-{group}"


def command_of(kind: type[Game[Any]]) -> GameCommand:
    """The command of a game, from every question class of its package, which is imported.

    Raises `ValueError` where Discord would not take it: more than 25 beside each other, a name twice; and where a group
    names a verb that there is not.
    """
    game = kind.name
    found: dict[str, list[str]] = {}
    for ask in asks_of(kind.__module__):
        for verb, facets in handlers_of(ask).items():
            known = found.setdefault(verb, [])
            known += [f for f in facets if f not in known]
    group_of = {verb: group for group, verbs in kind.command_groups.items() for verb in verbs}
    if unknown := set(group_of) - set(found):
        raise ValueError(f"{game}: no such verb to be put into a group: {', '.join(sorted(unknown))}")
    subs = tuple(
        Subcommand(
            slash(verb),
            verb,
            f"verb-{verb}.about",
            (*(Parameter(slash(f), f, f"facet-{f}.about") for f in facets), Parameter(TABLE, "", ABOUT_TABLE)),
            group_of.get(verb, ""),
        )
        for verb, facets in sorted(found.items())
    )
    made = GameCommand(slash(game), game, f"game-{game}.about", subs)
    beside = [[*(s.name for s in made.beside()), *map(slash, made.groups)]]
    for names in [*beside, *([s.name for s in made.beside(group)] for group in made.groups)]:
        if len(names) > COMMAND_OPTIONS or len(set(names)) < len(names):
            raise ValueError(
                f"{game}: {len(names)} commands beside each other ({' '.join(names)}), {COMMAND_OPTIONS} of different"
                " names allowed; put some into groups (Game.command_groups)"
            )
    return made


def payload(made: GameCommand) -> dict[str, object]:
    """The command as Discord's HTTP interface takes it, with every description in our languages."""
    grouped = [
        {
            "type": SUBCOMMAND_GROUP,
            "name": slash(group),
            **_about(about_group(group), made.game),
            "options": [_payload(s, made.game) for s in made.beside(group)],
        }
        for group in made.groups
    ]
    alone = [_payload(s, made.game) for s in made.beside()]
    return {"name": made.name, "type": 1, **_about(made.about, made.game), "options": [*alone, *grouped]}


def _payload(sub: Subcommand, game: str) -> dict[str, object]:
    options = [{"type": 3, "name": p.name, "autocomplete": True, **_about(p.about, game)} for p in sub.parameters]
    return {"type": SUBCOMMAND, "name": sub.name, **_about(sub.about, game), "options": options}


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
        near = typed_counts.nearness(so_far, value, ctx.text.game, focused) if so_far.strip() else 0
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
            typed = typed_counts.read(so_far, offer, ctx.text.game)
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
        found = typed_counts.read(said, offer, game)
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
            chosen[facet] = typed_counts.which(word, values, game, facet)
        except Refused as wrong:
            if wrong.text == "ambiguous-word":
                raise
            labelled = _labelled(word, values, game, facet)
            if len(labelled) != 1:
                raise Refused("not-a-value", word=word.strip()[:40], facet=facet) from wrong
            chosen[facet] = labelled[0]
    return chosen


def _labelled(word: str, values: Iterable[str], game: str, facet: str) -> list[str]:
    """The values whose label was sent in their place, as Discord sometimes does: "Builder, you have 3 doubloons".

    The catch is not compared: the number in it may be another one by now.
    """
    said = word.strip().casefold()
    heads = {v: [f"{wording.value_name(text(t, game), facet, v)}, ".casefold() for t in LANGUAGES] for v in values}
    return [v for v, names in heads.items() if any(said.startswith(name) for name in names)]
