"""A game begun from a position: what the `set` lines of a recorded game may name.

Names are those of the view (`?` lines), and a few for what is hidden: the game's README lists them. Lists are words
(`corn corn quarry`), or counts (`corn=2 quarry=1`), or `none`. What is set comes out of the supply by itself, unless
that supply is set too; of a supply `rest` says the same, and `discards = rest` that no tile lies in the pile.

Refused are names that do not exist (`cannot-set`) and, as `impossible` with a `reason`, what no table could show:
value, negative, seat, census (`what` does not add up), spaces, twice, circles, ship (too full), ships (a good on two),
house, row (face-up tiles), roles (who took what), ending, ask (not a question of this table), draft (a building that
finds no space on the board), nobles (more than there are people, or not where they could stand).
"""

from __future__ import annotations

from bot.rules.position import REST

from ..components.box import Box
from ..components.rules import Rules
from ..state import State
from . import draft, question, supplies, values


def arrange(box: Box, s: State, name: str, value: str) -> None:
    """Read one `set` line; it is carried out when all are read."""
    value = " ".join(value.split())
    values.read(box, s, name, value)
    s.setting[name] = value


def arranged(game: Rules, s: State) -> None:
    """Carry all `set` lines out, take what they need from the supplies, and check that such a table can be."""
    setting, s.setting = s.setting, {}
    if not setting:
        return
    total = game.census(s)
    rest = {name for name, value in setting.items() if value == REST}
    setting = {name: value for name, value in setting.items() if name not in rest}
    draft.fill(game, s, setting)
    for name, value in setting.items():
        values.lay(s, name, values.read(game.box, s, name, value))
    supplies.balance(game.box, s, setting, total)
    if "discards" in rest and "pile" not in setting:
        s.discards, s.pile.cards = [*s.discards, *s.pile.cards], []
    question.put(game, s, setting)
    supplies.check(game, s, total)


def mend(box: Box, s: State, seat: int, name: str, value: str) -> None:
    """Lay what one `set` line says on a table in play; the supplies and all else stay as they are."""
    read = values.read(box, s, name, value)
    if name == "ask":
        question.alter(s, seat, read)
        return
    values.lay(s, name, read)
    for me in s.board:
        me.island, me.colonists, me.nobles = (
            {k: n for k, n in d.items() if n} for d in (me.island, me.colonists, me.nobles)
        )
