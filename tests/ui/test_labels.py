"""Labels fit a telephone, in each language alone; what is not said on a button is said above it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from bot.games import GAMES
from bot.rules import Action, Decision
from bot.text.fluent import LANGUAGES
from bot.ui.common.draft import Context, Draft, Menu, Row
from bot.ui.common.press import read
from bot.ui.panel import about, call
from bot.ui.panel.panel import panel, tap

from .words import strict

LONGEST = 24  # characters on a button of a telephone
NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Elena")
TABLES: list[tuple[str, dict[str, str]]] = [
    ("puerto_rico", {}),
    ("puerto_rico", {"new_buildings": "true", "nobles": "true"}),
    ("puerto_rico", {"new_buildings": "true", "loading": "ask"}),
    ("santa_maria", {}),
    ("santa_maria", {"setup": "advanced", "blue_dice": "shared", "gold": "ask"}),
    *((game, {}) for game in GAMES if game not in ("puerto_rico", "santa_maria")),
]


def labels(rows: tuple[Row, ...]) -> Iterator[str]:
    for row in rows:
        yield from (c.label for c in row.choices) if isinstance(row, Menu) else (b.label for b in row)


def questions(
    game: str, options: dict[str, str], language: str, seed: int
) -> Iterator[tuple[Decision, Context, Random]]:
    """The questions of a game by chance, as its seats are asked them."""
    rules, chance = GAMES[game](options), Random(seed)
    state = rules.setup(3, bytes([seed]) * 32).state
    for _ in range(400):
        asked = rules.asked(state)
        if not asked:
            return
        d = rules.decision(state, chance.choice(asked).seat)
        assert d is not None
        facts = partial(rules.facts, rules.view(state, d.seat))
        brief, hints = rules.brief(state, d.seat), rules.hints(state, d.seat)
        yield d, Context(strict(language, game), 1, d.seat, f"0.{d.sn}", brief, hints, NAMES, facts), chance
        offer = chance.choice(d.offers)
        state = rules.apply(state, Action(d.seat, offer.verb, offer.sample(chance.randrange), d.sn)).state


def shown(d: Decision, ctx: Context, chance: Random) -> Iterator[str]:
    """What stands in the call, and on the desk on some way through it."""
    answers = call.answers(d, ctx)
    assert sum(map(len, answers.lines)) <= call.ABOUT, answers.lines
    yield from labels(answers.rows)
    draft = Draft()
    for _ in range(6):
        rows = panel(d, draft, ctx).rows
        yield from labels(rows)
        items = [item for row in rows for item in (row if isinstance(row, tuple) else (row,))]
        ways = [(item, press) for item in items if (press := read(item.id)) and press.what in ("verb", "pick", "set")]
        if not ways:
            return
        item, press = chance.choice(ways)
        values = [chance.choice(item.choices).value] if isinstance(item, Menu) else []
        pressed = read(item.id, values)
        assert pressed is not None
        draft = tap(d, draft, pressed, ctx)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_95_of_100_labels_fit_a_telephone(game: str, options: dict[str, str], language: str) -> None:
    found = [
        len(label)
        for seed in (7, 8)
        for d, ctx, chance in questions(game, options, language, seed)
        for label in shown(d, ctx, chance)
    ]
    assert len(found) > 300
    found.sort()
    assert found[len(found) * 95 // 100] <= LONGEST, found[len(found) * 95 // 100]


def stands(label: str, above: str) -> bool:
    """Whether something is said of a label: of it alone, of some that are told together, or of all of them."""
    for line in above.splitlines():
        groups = re.findall(r"\*\*(.+?)\*\*: ", line)
        for parts in (group.split(", ") for group in groups):
            head = parts[0].split(" ")  # what all of them begin with is said of the first
            spelled = {" ".join([*head[:n], part]) for n in range(len(head)) for part in parts}
            if all(piece in spelled for piece in label.split(", ")):
                return True
        if not groups and line.startswith("-# "):
            verb = re.match(r"-# \*([^*]+)\*", line)  # of all that is said to end something, or of all there is
            if verb is None or label.startswith(verb[1]):
                return True
    return False


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_a_button_does_is_said_above_it(game: str, options: dict[str, str]) -> None:
    """Every thing with a line on what it does keeps that line wherever its button stands."""
    told = 0
    for d, ctx, _ in questions(game, options, "en", 9):
        for post in (call.answers(d, ctx), panel(d, Draft(), ctx)):
            above = "\n".join(post.lines)
            buttons = {b.id.partition(":pick:")[2]: b.label for row in post.rows if isinstance(row, tuple) for b in row}
            for offer in d.offers:
                for words in getattr(offer, "options", ()) if len(getattr(offer, "options", ())) <= about.MOST else ():
                    label = buttons.get("/".join((offer.verb, *words)), "")
                    does = f"name-{words[0]}.does" if words else ""
                    if label and does and ctx.text.has(does):
                        assert stands(label, above), (label, above)
                        told += 1
    assert told > (40 if game == "puerto_rico" else 0)


UNITS = {
    "en": "a an and at for of to you have it one brings gives coin coins card cards step steps point points doubloon "
    "doubloons barrel barrels vp",
    "ru": "и за из у вас даёт монета монеты монет карта карты карт шаг шага шагов очко очка очков дублон дублона "
    "дублонов",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_stands_above_buttons_is_not_what_they_say(game: str, options: dict[str, str], language: str) -> None:
    """No entry repeats the name of its label, or has nothing but the numbers that its label has."""
    units, told = {*UNITS[language].split()}, 0
    for d, ctx, _ in questions(game, options, language, 10):
        for post in (call.answers(d, ctx), panel(d, Draft(), ctx)):
            for line in post.lines:
                for label, what in re.findall(r"\*\*(.+?)\*\*: (.+?)(?= · \*\*|$)", line):
                    name, *numbers = re.split(r" \(|: ", label.casefold())
                    said, labelled = ({*re.findall(r"\w+", s)} for s in (what.casefold(), " ".join(numbers)))
                    assert said - units - labelled or not re.search(r"\d", what), line
                    assert not what.casefold().startswith(name), line
                    told += 1
    assert told > 40
