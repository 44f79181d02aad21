"""Pictures that go with the questions of Boonlake: landscape, legible where Discord shows them, of what matters."""

from __future__ import annotations

import msgspec
import pytest

from bot.rules import asks_of
from bot.rules.view_parts import AskedView
from bot.text.fluent import Text, text
from rendering.boonlake import draw
from rendering.boonlake.drawings import DRAWN
from rendering.spots import layout
from tests.rendering.boonlake_samples import NAMES, game, questions
from tests.rendering.checks import faults, told
from tests.rendering.legible import missing, offered, small

SIGNS = {  # drawn otherwise than named
    **{what: {what, drawing} for what, drawing in DRAWN.items()},
    "coin": {"coin_track"},
    "card": {"card_track"},
    "coins": {"coins", "doubloon"},
    "cards": {"project"},
    "points": {"points", "point"},
}
SAID = ("none", "modernise", "upgrade")  # nothing; and what a lever does whose own sign is written
MEANS = ("coins", "points", "vases", "ranch", "hand")
SPACES = ("lay", "cattle", "develop", "house", "settlement")


def called(words: Text, things: set[str]) -> dict[str, set[str]]:
    """The names of those things that have one."""
    found = {thing for thing in things if words.has(f"name-{thing}") and thing not in SAID}
    return {thing: {words(f"name-{thing}"), words(f"name-{thing}.short")} for thing in found}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"common": "in_order"}), (4, {})])
def test_what_is_needed_to_answer_can_be_read_where_discord_shows_it(
    seats: int, options: dict[str, str], language: str
) -> None:
    words, names = text(language, "boonlake"), NAMES[language][:seats]
    for public, own, decision in questions(seats, seats, **options):
        asked = (AskedView(decision.seat, decision.ask),)
        for view in (public, own):
            drawn = draw(view, names=names, words=words.strict, part="question", asked=asked)
            about = decision.ask, language, view.you
            assert 1.4 <= drawn.image.width / drawn.height <= 1.7, about
            assert faults(drawn) == [], about
            assert small(drawn, ["asked", *(f"seat {decision.seat} {what}" for what in MEANS)]) == [], about
        things = called(words, {part for word in offered(decision) for part in word.split("+")})
        assert missing(drawn, things, things, SIGNS) == [], (about, decision.offers)
        spaces = {o[0].rstrip("ab") for offer in decision.offers if offer.verb in SPACES for o in offer.options}
        assert small(drawn, [f"space {space}" for space in spaces]) == [], about
        rivers = {o[0].upper() for offer in decision.offers if offer.verb == "sail" for o in offer.options}
        assert small(drawn, [f"river {space}" for space in rivers]) == [], about


def test_every_question_has_a_part_and_every_part_is_asked_for_or_looked_at() -> None:
    plan = layout("boonlake_questions")
    assert set(plan.asks) == {cls.__name__ for cls in asks_of("bot.games.boonlake")}
    used = {*plan.asks.values(), *plan.closer, "board", "film"}
    assert used <= set(plan.parts) <= used | {f"{part}_{more}" for part in used for more in ("all", "own")}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_closer_look_magnifies(seats: int, language: str) -> None:
    view, names = game(seats)[-2], NAMES[language][:seats]
    for part in ("closer:board:0", "closer:map", "closer:actions", "closer:river", "closer:tiles"):
        drawn = draw(view, names=names, words=text(language, "boonlake").strict, part=part)
        assert faults(drawn) == [], part
        assert 1.4 <= drawn.image.width / drawn.height <= 1.7, part
        assert not [w for w in drawn.written if w.about.startswith(("tile", "space", "strip")) and w.size < 45], part


def test_the_hand_is_drawn_only_for_who_may_see_it() -> None:
    """The call shows what anybody may see; the desk the own cards."""
    names, words = NAMES["en"][:3], text("en", "boonlake").strict
    found = 0
    for public, own, decision in questions(3, 5):
        hand = own.seats[decision.seat].hand
        asked = (AskedView(decision.seat, decision.ask),)
        all_see = told(draw(public, names=names, words=words, part="question", asked=asked))
        known = {f"card {card}" for seat in public.seats for card in seat.played}
        assert not [about for about in all_see if about.startswith("card ") and about.split(" line")[0] not in known]
        if decision.ask in ("PlayCard", "SettleShare", "BuilderShare") and hand:
            mine = told(draw(own, names=names, words=words, part="question", asked=asked))
            assert {f"card {card}" for card in hand} <= mine.keys()
            found += 1
    assert found > 5


@pytest.mark.parametrize("n", [0, 1, 8, 17, 25, 32, 33, 60])
@pytest.mark.parametrize("ask", ["PlayCard", "SettleShare"])
def test_a_hand_of_any_size_can_be_read(ask: str, n: int) -> None:
    """Hands have no limit."""
    view = game(4)[-2]
    cards = tuple(card for card in view.cards if not any(card in seat.played for seat in view.seats))[:n]
    mine = msgspec.structs.replace(view.seats[0], hand=cards, hand_size=n)
    view = msgspec.structs.replace(view, seats=(mine, *view.seats[1:]))
    asked = (AskedView(0, ask),)
    drawn = draw(view, names=NAMES["ru"], words=text("ru", "boonlake").strict, part="question", asked=asked)
    assert faults(drawn) == []
    assert drawn.image.width / drawn.height >= (1.4 if n <= 32 else 1.2)
    assert small(drawn, [f"card {card}" for card in cards]) == [] or n > 32
