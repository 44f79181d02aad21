"""Pictures of a score with an opponent that is no seat."""

from __future__ import annotations

import msgspec
import pytest

from bot.rules.view_parts import ScoreView
from rendering import santa_maria
from tests.rendering import santa_samples as samples
from tests.rendering.checks import faults, told
from tests.rendering.santa_words import Words

RIVALS = {"en": "the Wise Keeper of the Isle", "ru": "мудрый Хранитель острова"}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("total", [3, 300])
def test_a_rival_has_a_column_of_the_score(language: str, total: int) -> None:
    class Named(Words):
        def __call__(self, id: str, /, **args: object) -> str:
            return RIVALS[language] if id == "rival-1" else super().__call__(id, **args)

    view = samples.game(1)[-1]
    (mine,) = view.scores
    rank = 1 + (mine.total >= total)
    rival = ScoreView(-1, (("points", total),), total, 0, rank)
    view = msgspec.structs.replace(view, scores=(msgspec.structs.replace(mine, rank=3 - rank), rival))
    names = samples.NAMES[language][:1]
    drawn = santa_maria.draw(view, names=names, words=Named(language), part="table", before=None)
    assert faults(drawn) == []
    said = told(drawn)
    assert said["seat -1 score total"] == str(total) and said["seat -1 rank"] == str(rank)
    assert said["seat -1 score name"] == RIVALS[language]
    assert said["seat 0 score total"] == str(mine.total).replace("-", "−")
