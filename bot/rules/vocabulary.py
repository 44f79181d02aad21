"""What an answer may ever say: verbs and words of a game, so that a typing error is told from what is not on offer."""

from __future__ import annotations

from collections.abc import Callable, Collection
from difflib import get_close_matches
from functools import cache
from typing import Any, NamedTuple

from .actions import Action
from .errors import Refused
from .game import Game
from .handlers import asks_of, handlers_of, takes_counts
from .offers import Words
from .orders import NONE
from .rng import Rng


class Form(NamedTuple):
    """How a verb is answered: with a word for each facet, or with `counts` such as `corn=2`."""

    facets: Words
    counts: bool = False


def verbs_of(game: type[Game[Any]]) -> dict[str, tuple[Form, ...]]:
    """The verbs of a game's questions, each with the forms it takes; {} where no question class is found."""
    return _verbs(tuple(dict.fromkeys(c.__module__ for c in game.__mro__ if issubclass(c, Game) and c is not Game)))


@cache
def _verbs(packages: tuple[str, ...]) -> dict[str, tuple[Form, ...]]:
    found: dict[str, dict[Form, None]] = {}
    for ask in dict.fromkeys(a for package in packages for a in asks_of(package)):
        for verb, facets in handlers_of(ask).items():
            form = Form((), True) if takes_counts(ask, verb) else Form(facets)
            found.setdefault(verb, {})[form] = None
    return {verb: tuple(forms) for verb, forms in found.items()}


def check_possible(rules: Game[Any], seats: int, action: Action) -> None:
    """Raises `Refused` for what no table of this game could ever be answered: typing errors, and too few words.

    record-no-seat, record-no-verb, record-word-missing, record-word-too-many, record-no-word, record-needs-option.
    """
    if action.seat >= seats:
        raise Refused("record-no-seat", seat=action.seat)
    problems = [_problem(rules, seats, action, form) for form in check_verb(rules, action.verb)]
    if problems and all(problems):
        raise next(problem for problem in problems if problem)


def check_verb(rules: Game[Any], verb: str) -> tuple[Form, ...]:
    """The forms of a verb, () where nothing is known of the game's questions; raises `Refused` record-no-verb."""
    verbs = verbs_of(type(rules))
    if verbs and verb not in verbs:
        raise Refused("record-no-verb", verb=verb, near=_near(verb, verbs))
    return verbs.get(verb, ())


def check_word(rules: Game[Any], seats: int, facet: str, word: str) -> None:
    """Raises `Refused` record-no-word or record-needs-option where a word can never stand there."""
    if wrong := _wrong(rules, seats, word, facet):
        raise wrong


def _problem(rules: Game[Any], seats: int, action: Action, form: Form) -> Refused | None:
    verb, words = action.verb, action.words
    if form.counts:
        told = [(name, verb) for name, _, n in (word.partition("=") for word in words) if n.isdigit()]
        if len(told) < len(words):
            return Refused("record-no-count", word=next(w for w in words if not w.partition("=")[2].isdigit()))
    elif len(words) < len(form.facets):
        return Refused("record-word-missing", verb=verb, facet=form.facets[len(words)])
    elif len(words) > len(form.facets):
        return Refused("record-word-too-many", verb=verb, word=words[len(form.facets)])
    else:
        told = [(part, f) for word, f in zip(words, form.facets, strict=True) for part in word.split("+")]
    return next((wrong for word, facet in told if (wrong := _wrong(rules, seats, word, facet))), None)


def _wrong(rules: Game[Any], seats: int, word: str, facet: str) -> Refused | None:
    """What is wrong with a word, None where it may stand there or nobody knows."""
    known = rules.vocabulary(seats).get(facet)
    if known is None or word == NONE or word in known:  # there may be answers that go without such a word
        return None
    if option := needed(rules, lambda other: word in other.vocabulary(seats).get(facet, ())):
        return Refused("record-needs-option", word=word, option=option)
    return Refused("record-no-word", word=word, facet=facet, near=_near(word, known))


def _near(word: str, known: Collection[str]) -> str:
    """What may have been meant, or "none"."""
    return next(iter(get_close_matches(word, sorted(known), 1)), "none")


def needed(rules: Game[Any], there: Callable[[Game[Any]], bool]) -> str:
    """The option with which something would be there, as a recorded game names it (`nobles=true`); "" for none."""
    for option in rules.options:
        for value in option.values:
            try:
                other = rules.with_options({**rules.chosen, option.name: value})
            except Refused:
                continue
            if value != rules.chosen.get(option.name) and there(other):
                return f"{option.name}={value}"
    return ""


def needed_for(rules: Game[Any], seats: int, word: str) -> str:
    """The option with which there would be such a word; "" where there is one already, or never."""

    def there(game: Game[Any]) -> bool:
        return any(word in known for known in game.vocabulary(seats).values())

    return "" if there(rules) else needed(rules, there)


def settable(rules: Game[Any], seats: int, name: str, value: str) -> bool:
    """Whether a `set` line could be read at some table with these options."""
    try:
        rules.arrange(rules.start(seats, Rng(bytes(32))), name, value)
    except Refused:
        return False
    return True
