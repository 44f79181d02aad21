"""A blind presser: knows what is on a panel and nothing of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.rules import Action, Decision
from bot.ui.common.press import Press, read
from bot.ui.panel.panel import Button, Context, Draft, Menu, Panel, panel
from bot.ui.panel.panel import tap as panel_tap

DESK = ("ok", "type", "help")  # the desk's own business


def parse(id: str) -> tuple[str, str]:
    press = read(id)
    assert press is not None, id
    return press.what, press.arg


def tap(d: Decision, draft: Draft, what: str, arg: str, values: Sequence[str], ctx: Context) -> Draft:
    """The draft after a press on the desk of the context."""
    return panel_tap(d, draft, Press("desk", what, arg, tuple(values), ctx.table, ctx.seat, ctx.tag), ctx)


def presses(p: Panel) -> Iterator[tuple[str, str, list[str]]]:
    """Everything that can be pressed, one value of a menu at a time."""
    for row in p.rows:
        for item in row if isinstance(row, tuple) else (row,):
            what, arg = parse(item.id)
            if isinstance(item, Button) and what not in DESK:
                yield what, arg, []
            elif isinstance(item, Menu):
                yield from ((what, arg, [c.value]) for c in item.choices)


def reached(d: Decision, ctx: Context, limit: int = 4000) -> tuple[set[tuple[str, tuple[str, ...]]], list[Panel]]:
    """Every answer that pressing leads to, and every panel on the way."""
    seen: set[bytes] = set()
    found: set[tuple[str, tuple[str, ...]]] = set()
    panels: list[Panel] = []
    todo = [Draft()]
    while todo and len(seen) < limit:
        draft = todo.pop()
        bare = Draft(draft.verb, draft.facets, draft.counts, draft.page).dump()
        if bare in seen:
            continue
        seen.add(bare)
        p = panel(d, draft, ctx)
        panels.append(p)
        if isinstance(p.action, Action):
            found.add((p.action.verb, p.action.words))
        todo += [tap(d, draft, what, arg, values, ctx) for what, arg, values in presses(p) if what != "back"]
    return found, panels


def payload(p: Panel) -> dict[str, object]:
    """The panel as it goes to Discord."""
    rows = [row if isinstance(row, tuple) else (row,) for row in p.rows]
    return {
        "content": "\n".join(p.lines),
        "components": [{"type": 1, "components": [_part(item) for item in row]} for row in rows],
    }


def _part(item: Button | Menu) -> dict[str, object]:
    if isinstance(item, Button):
        return {"type": 2, "style": 1, "label": item.label, "custom_id": item.id}
    options = [{"label": c.label, "value": c.value, "description": c.hint, "default": c.chosen} for c in item.choices]
    return {
        "type": 3,
        "custom_id": item.id,
        "placeholder": item.placeholder,
        "options": options,
        "min_values": item.least,
        "max_values": item.most,
    }
