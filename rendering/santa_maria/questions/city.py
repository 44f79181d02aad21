"""The Maya city, drawn large, below the white dice and the spaces to retire to."""

from __future__ import annotations

from rendering.questions import LEAST
from rendering.santa_maria.city import changes, city
from rendering.santa_maria.common import ambassador
from rendering.santa_maria.questions.home import own_dice, spaces, white
from rendering.santa_maria.scene import Scene


def supply(s: Scene) -> None:
    """White dice by face, and where one may retire to."""
    white(s)
    spaces(s)


def town(s: Scene) -> None:
    """The city; above its districts the dice that its owner still has, and those of ambassadors."""
    city(s, s.box("all"), LEAST)
    changes(s, s.box("all"))
    if s.view.city and s.mine == s.view.city.seat:
        own_dice(s, s.box("own"))
    for i, die in enumerate(s.view.ambassadors):
        ambassador(s, die, s.box("ambassador", i))
