"""The edge's part of what every game promises: every text exists, panels keep the limits and lead on, steps draw."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.checks.contract.run import Step, must
from bot.rules import Action, Decision, Game, Pick, Refused, Rng
from bot.text.fluent import LANGUAGES, Text
from bot.ui.common import event_words, limits, wording
from bot.ui.common.draft import Button, Context, Draft, Menu, Panel, Row
from bot.ui.common.press import read
from bot.ui.panel.panel import panel, tap

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dmitri", "Christina")
TAPS = 20_000  # for one game; more is a panel that leads nowhere
SOME = 6  # answers of an offer that are put into words at one step


class Strict(Text):
    """Texts that complain where something is missing."""

    kept = 8192  # whole games are told again and again

    def __call__(self, id: str, /, **args: object) -> str:
        return self.strict(id, **args)


_STRICT: dict[tuple[str, str], Strict] = {}


def strict(language: str, game: str) -> Strict:
    """The texts of a game in one language; a missing one raises `BadText`."""
    key = language, game
    if key not in _STRICT:
        _STRICT[key] = Strict(language, game)
    return _STRICT[key]


def words_exist(step: Step) -> None:
    """All that came up is said in every language: events, questions, answers with their hints, the table, refusals."""
    rules, state = step.rules, step.out.state
    names = NAMES[: step.run.seats]
    for language in LANGUAGES:
        text = strict(language, rules.name)
        for event in step.out.events:
            for reader in {None, event.seat}:
                must(bool(event_words.sentence(text, event, names, reader)), f"{event.kind} says nothing")
        for d in rules.pending(state):
            _question(text, rules, state, d, step.rng, names)
        for rival in rules.rival_scores(state):
            must(bool(wording.seat_name(text, rival.seat, names)), "a rival has no name")
        reader = step.rng.below(step.run.seats)
        lines = rules.lines(rules.view(state, reader))
        must(all(wording.board_lines(text, lines, names)), "the table has an empty line")
        must(0 < len(wording.alt(text, lines, names)) <= wording.ALT, "no description of the picture, or too long")


def _question(text: Text, rules: Game[Any], state: Any, d: Decision, rng: Rng, names: tuple[str, ...]) -> None:
    must(bool(wording.question(text, d.ask, rules.brief(state, d.seat), names)), f"{d.ask} asks nothing")
    must(bool(wording.asked(text, d.ask, d.seat, names)), f"nobody learns of {d.ask}")
    hints = rules.hints(state, d.seat)
    for verb, facet, value in list(hints)[: 4 * SOME]:
        must(bool(wording.hint_words(text, hints, verb, facet, value)), f"an empty hint for {verb} {value}")
    for offer in d.offers:
        text(f"verb-{offer.verb}")
        if isinstance(offer, Pick):
            for _ in range(SOME):
                words = offer.sample(rng.below)
                must(bool(wording.answer(text, offer, words, hints)), f"{offer.verb} {words} has no words")
        else:
            for b in offer.bins:
                must(bool(wording.count(text, b, 2)), f"{b} cannot be counted")
    try:
        rules.apply(state, Action(d.seat, d.offers[0].verb, ("no=such", "words"), d.sn))
    except Refused as no:
        must(bool(wording.refusal(text, no, names)), f"{no.text} says nothing")


def draws(step: Step) -> None:
    """The table can be drawn, for everybody and for one seat, and what is asked."""
    from rendering import render

    rules, state = step.rules, step.out.state
    names, words = NAMES[: step.run.seats], strict(LANGUAGES[step.n % len(LANGUAGES)], rules.name)
    reader = step.rng.below(step.run.seats)
    asked = [] if state.over else [(None, "question")]
    for who, part in ((None, "table"), (reader, f"seat:{reader}"), *asked):
        before = rules.view(step.before, who)
        picture = render(rules.name, rules.view(state, who), names=names, words=words, part=part, before=before)
        must(picture.png[:4] == b"\x89PNG" and picture.width > 100, f"no picture of {part}")


# -- panels ---------------------------------------------------------------------------------------
def press_game(rules: Game[Any], seats: int, seed: int, language: str = "en") -> int:
    """Play a whole game by taps alone, on whatever is shown, by chance; returns the taps. Raises `AssertionError`."""
    rng = Rng(b"taps %d" % seed)
    state = rules.setup(seats, seed.to_bytes(32, "big")).state
    left = TAPS
    while pending := rules.pending(state):
        d = pending[rng.below(len(pending))]
        action, left = press(rules, state, d, rng, language, left)
        state = rules.apply(state, action).state
    must(state.over, "it ended without being over")
    return TAPS - left


def press(rules: Game[Any], state: Any, d: Decision, rng: Rng, language: str, left: int) -> tuple[Action, int]:
    """Tap at one question until it is answered; returns the answer and the taps that are left."""
    text, draft = strict(language, rules.name), Draft()
    tag, names = f"7.{d.sn}", NAMES[: state.seats]
    brief, hints, facts = rules.brief(state, d.seat), rules.hints(state, d.seat), partial(rules.facts, None)
    ctx = Context(text, 123456, d.seat, tag, brief, hints, names, facts)
    while left:
        shown = panel(d, draft, ctx)
        check_panel(shown)
        left -= 1
        if shown.action is not None and rng.below(2):
            must(shown.action.seat == d.seat and shown.action.sn == d.sn, "the panel answers another question")
            return shown.action, left
        row = shown.rows[rng.below(len(shown.rows))]
        if isinstance(row, Menu):
            n = row.least + rng.below(row.most - row.least + 1)
            values = [c.value for c in row.choices]
            rng.shuffle(values)
            draft = _tapped(d, draft, row.id, values[:n], ctx)
        else:
            draft = _tapped(d, draft, row[rng.below(len(row))].id, [], ctx)
        draft = Draft.load(draft.dump())
    raise AssertionError(f"{TAPS} taps lead nowhere")


def _tapped(d: Decision, draft: Draft, id: str, values: list[str], ctx: Context) -> Draft:
    press = read(id, values)
    must(press is not None and press.kind == "desk", f"a strange id: {id}")
    assert press is not None
    must((press.table, press.seat, press.tag) == (ctx.table, ctx.seat, ctx.tag), f"a strange id: {id}")
    if press.what in ("ok", "type", "help"):  # the desk's own: confirm, the box for typing, rules
        return draft
    return tap(d, draft, press, ctx)


def check_panel(shown: Panel) -> None:
    """The panel as Discord would get it keeps Discord's limits."""
    must(bool(shown.lines) and all(shown.lines), "a panel with an empty line")
    wrong = limits.check({"content": "\n".join(shown.lines), "components": [_row(r) for r in shown.rows]})
    must(not wrong, "; ".join(wrong))


def _row(row: Row) -> dict[str, Any]:
    if isinstance(row, Menu):
        options = [
            {"label": c.label, "value": c.value, "description": c.hint, "default": c.chosen} for c in row.choices
        ]
        menu = {"type": 3, "custom_id": row.id, "placeholder": row.placeholder, "options": options}
        return {"type": 1, "components": [menu | {"min_values": row.least, "max_values": row.most}]}
    return {"type": 1, "components": [_button(b) for b in row]}


def _button(b: Button) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": b.id, "label": b.label, "emoji": b.emoji}
