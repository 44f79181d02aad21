"""The answers that stand in the call: one press gives one, and only the press of whoever is asked."""

import random
import re

import pytest

from bot.rules import Pick
from bot.text.fluent import LANGUAGES, text

from .stage import CALLED, Stage, has, ids

ANSWER = re.compile("^c:")
TRADER = re.compile("^c:.*:pick:take/trader$")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def table(stage):
    return await stage.frontend.tables.find(1)


async def called_next(stage, question):
    """The call after `question`, as it stands."""
    await stage.frontend.service.outbox.drain()
    shown = [m for m in stage.person("Anna").history(question["channel_id"]) if CALLED in m["content"]]
    return shown[-1]


async def pressed(person, question, id, forged=False):
    """Press what stands in a call; returns the private answer."""
    done = await (person.forge_press(question, id) if forged else person.press(question, custom_id=id))
    assert done.ephemeral
    return done.message


async def test_one_press_in_the_call_answers_and_the_next_is_called(stage):
    _, question = await stage.started(2)
    (asked,) = stage.called(question)
    n = (await table(stage)).n
    done = await pressed(asked, question, TRADER)
    assert "✓" in done["content"]
    assert (await table(stage)).n > n
    after = await called_next(stage, question)
    assert not has(asked.shown(question), "^c:"), "an answered question offers nothing any more"
    assert after["id"] != question["id"] and has(after, "^c:")
    assert not has(after, ":take/trader"), "the role is gone"


async def test_who_is_not_asked_is_told_whose_turn_it_is(stage):
    _, question = await stage.started(2)
    (asked,) = stage.called(question)
    before = await table(stage)
    for name in ("Anna", "Boris", "Vera"):
        if name == asked.name:
            continue
        person = stage.person(name)
        told = await pressed(person, question, TRADER)
        assert asked.name in told["content"] and "✓" not in told["content"]
    assert await table(stage) == before and has(asked.shown(question), "^c:")


async def test_a_press_on_a_question_that_is_answered_changes_nothing(stage):
    _, question = await stage.started(2)
    (asked,) = stage.called(question)
    id = next(i for i in ids(question) if TRADER.match(i))
    await pressed(asked, question, TRADER)
    before = await table(stage)
    again = await pressed(asked, question, id, forged=True)
    assert any(text(code)("refused-menu-out-of-date") in again["content"] for code in LANGUAGES)
    assert await table(stage) == before
    wrong = await pressed(asked, question, f"c:1:{before.asked[0].seat}::pick:take/builder", forged=True)
    assert "✓" not in wrong["content"] and await table(stage) == before, "an id without its question answers none"


async def test_what_is_not_on_offer_is_refused(stage):
    _, question = await stage.started(2)
    (asked,) = stage.called(question)
    before = await table(stage)
    id = next(i for i in ids(question) if TRADER.match(i))
    for forged in ("take/emperor", "take/", "build/hospice", "/", "nothing", "take/trader/more"):
        told = await pressed(asked, question, id.replace("take/trader", forged), forged=True)
        assert "✓" not in told["content"]
    assert await table(stage) == before


async def test_whoever_goes_on_finds_the_next_answers_in_the_same_call(stage):
    _, question = await stage.started(2)
    (asked,) = stage.called(question)
    done = await pressed(asked, question, re.compile(":pick:take/builder$"))
    assert has(done, "^d:.*build"), "the desk goes on"
    await stage.frontend.service.outbox.drain()
    now = asked.shown(question)
    assert has(now, "^c:.*:pick:build/") and not has(now, ":pick:take/")
    assert await called_next(stage, question) == now, "nobody is called anew"
    await pressed(asked, now, re.compile("^c:.*:pick:decline$"))
    assert await person_asked(stage) != int(asked.id)


async def test_what_cannot_be_taken_back_is_confirmed_at_the_desk(stage):
    """The last tile of a round of settlers: new ones are turned up."""
    _, question = await stage.started(2)
    (asked,) = stage.called(question)
    await pressed(asked, question, re.compile(":pick:take/settler$"))
    while True:
        now = await called_next(stage, question)
        (asked,) = [p for p in stage.people(2) if int(p.id) == await person_asked(stage)]
        before = await table(stage)
        tile = next(i for i in ids(now) if re.match("^c:.*:pick:settle/", i))
        done = await pressed(asked, now, tile)
        if "✓" not in done["content"]:
            break
    assert await table(stage) == before, "nothing has happened yet"
    assert has(done, "^d:.*:ok:")
    confirmed = await asked.press(done, custom_id=re.compile(":ok:"))
    assert "✓" in confirmed.text and (await table(stage)).n > before.n


async def person_asked(stage):
    found = await table(stage)
    return found.seats[found.asked[0].seat].user


async def test_nothing_stands_in_the_call_where_several_are_asked(tmp_path):
    async with Stage(tmp_path) as stage:
        _, question = await stage.started(4)
        await stage.several_asked()
        assert len((await table(stage)).asked) > 1
        assert not has(await called_next(stage, question), "^c:")


async def test_every_answer_in_the_call_is_on_offer_and_none_is_missing(stage):
    """Over a game by chance: where answers stand in the call, they are exactly those of the rules."""
    _, question = await stage.started(3)
    chance, seen = random.Random(3), 0
    for _ in range(60):
        found = await table(stage)
        seat = found.asked[0].seat
        user = found.seats[seat].user
        desk = await stage.frontend.turns.desk(1, user, seat)
        picks = [o for o in desk.decision.offers if isinstance(o, Pick)]
        said = {"/".join((o.verb, *words)) for o in picks for words in o.options if o.verb not in desk.decision.inside}
        now = await called_next(stage, question)
        shown = {m[1] for i in ids(now) if (m := re.match(r"^c:.*?:pick:(.+)$", i))}
        shown |= {
            o["value"]
            for row in now["components"]
            for c in row["components"]
            if c["custom_id"].startswith("c:")
            for o in c.get("options", ())
            if o["value"] != "?"
        }
        if shown:
            assert shown == said
            seen += 1
        offer = chance.choice(desk.decision.offers)
        await stage.frontend.turns.act(1, user, offer.verb, offer.sample(chance.randrange), desk.tag, seat)
    assert seen > 20
