"""Plans as people meet them: made by clicking, carried out when somebody else moves, told, taken away."""

import re

import pytest

from bot.sandbox import look
from bot.text.fluent import text

from .stage import CALLED, YOUR_TURN, Stage, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
PLANS = re.compile(r"^t:\d+:plans:")
PICK = re.compile(r"^t:\d+:planpick:")
SET = re.compile(r"^t:\d+:planset:")
CLEAR = re.compile(r"^t:\d+:planclear:\d+:.+")
CLEAR_ALL = re.compile(r"^t:\d+:planclear:\d+:$")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


def words_of(person):
    return RU if person.user.locale == "ru" else EN


async def order_of(stage):
    """The four in the order in which they choose their roles; the first is asked now."""
    table = await stage.frontend.tables.find(1)
    first = table.asked[0].seat
    users = [str(table.seats[(first + i) % 4].user) for i in range(4)]
    return [next(p for p in stage.people() if p.id == user) for user in users]


async def plan(person, channel, name):
    """Open the list from the desk and choose that plan in the menu."""
    desk = (await person.command("play", channel)).message
    listing = (await person.press(desk, custom_id=PLANS)).message
    return (await person.select(listing, name, custom_id=PICK)).message


async def choose(person, draft, part, value):
    menu = next(m for m in look.menus(draft) if f":{part}:" in m["custom_id"])
    return (await person.select(draft, value, custom_id=menu["custom_id"])).message


async def last(person, draft, lasts):
    return await choose(person, draft, "lasts", lasts)


async def test_a_plan_is_made_by_clicking_and_carried_out_when_somebody_else_moves(stage):
    thread, _ = await stage.started(4)
    first, second, third, _ = await order_of(stage)
    words = words_of(second)
    draft = await plan(second, thread, "settle_decline")
    assert words("order-settle_decline") in look.words(draft)
    assert words("plans-lacks", parts=words("order-part-lasts")) in look.words(draft) and not has(draft, SET.pattern)
    draft = await last(second, draft, "once")
    listing = (await second.press(draft, custom_id=SET)).message
    said = look.words(listing)
    assert words("order-settle_decline.told") in said and words("order-lasts-once") in said
    desk = (await second.command("play", thread)).message
    assert words("desk-plans", n=1) in look.words(desk) and has(desk, r"^t:\d+:plans:")

    # Nobody else reads of it: neither in what was posted for all nor on a desk of theirs.
    everything = [m for messages in stage.sandbox.world.messages.values() for m in messages.values()]
    public = [m.content for m in everything if not m.ephemeral_for]
    for secret in (EN("order-settle_decline.told"), RU("order-settle_decline.told")):
        assert not any(secret in content for content in public)
    theirs = (await third.command("plan list", thread)).text
    assert words_of(third)("plans-none") in theirs and words_of(third)("order-settle_decline.told") not in theirs

    mark, rung = third.mark(), len(stage.sandbox.notifications)
    await first.command("puerto-rico take", thread, role="settler")
    await first.command("puerto-rico decline", thread)
    question = await third.wait_message(contains=re.compile(third.mention), ephemeral=False, after=mark)
    assert stage.called(question) == [third] and question["content"].startswith(CALLED)
    assert second.id not in [n.user_id for n in stage.sandbox.notifications[rung:]]
    log = await stage.frontend.turns.log(1)
    assert [(e.by_order, e.auto) for e in log if e.events and e.events[0].kind == "declined"] == [
        (False, False),
        (True, True),
    ]
    told = EN("by-plan", events="").strip()
    assert told in question["content"] and second.name in question["content"]
    assert told in (await first.command("log", thread)).text.replace(RU("by-plan", events="").strip(), told)
    after = (await second.command("plan list", thread)).text
    assert words("plans-none") in after  # it was for the next time, and that has been


async def test_parts_are_chosen_in_menus_and_everything_is_cleared_by_a_button(stage):
    thread, _ = await stage.started(4)
    _, second, *_ = await order_of(stage)
    words = words_of(second)
    draft = await plan(second, thread, "build")
    menus = {m["custom_id"].split(":")[4]: m for m in look.menus(draft)}
    assert list(menus) == ["building", "second", "otherwise", "helper"]
    for part, value in (("building", "university"), ("second", "hospice"), ("otherwise", "decline")):
        draft = await choose(second, draft, part, value)
    listing = (await second.press(draft, custom_id=SET)).message
    (standing,) = (await stage.frontend.service.orders.of(1, int(second.id))).standing
    wanted = {"building": "university", "second": "hospice", "otherwise": "decline", "helper": "yes"}
    assert standing.given.values == wanted and standing.given.lasts == "once"
    assert words("name-university").lower() in look.words(listing).lower()
    draft = (await second.select(listing, "sell", custom_id=PICK)).message
    draft = await last(second, await choose(second, draft, "good", "dearest"), "always")
    listing = (await second.press(draft, custom_id=SET)).message
    desk = (await second.command("play", thread)).message
    assert words("desk-plans", n=2) in look.words(desk)

    assert sum(bool(CLEAR.match(i)) for i in ids(listing)) == 2
    one = next(i for i in ids(listing) if i.endswith(":build"))
    listing = (await second.press(listing, custom_id=one)).message
    assert [p.key for p in (await stage.frontend.service.orders.of(1, int(second.id))).standing] == ["sell.dearest"]
    draft = await last(second, (await second.select(listing, "place", custom_id=PICK)).message, "round")
    listing = (await second.press(draft, custom_id=SET)).message
    listing = (await second.press(listing, custom_id=CLEAR_ALL)).message
    assert words("plans-cleared") in look.words(listing) and words("plans-none") in look.words(listing)
    assert (await stage.frontend.service.orders.of(1, int(second.id))).standing == ()


async def test_plans_by_typing_with_suggestions(stage):
    thread, _ = await stage.started(4)
    _, second, *_ = await order_of(stage)
    words = words_of(second)
    offered = await second.complete("plan set", "plan", "", thread)
    assert "sell" in [o["value"] for o in offered]
    goods = await second.complete("plan set", "first", "", thread, plan="sell")
    assert {"name": words("name-coffee"), "value": "coffee"} in goods
    least = await second.complete("plan set", "second", "", thread, plan="sell")
    assert [o["value"] for o in least] == [str(n) for n in range(9)]
    lasts = await second.complete("plan set", "lasts", "", thread, plan="sell")
    assert [o["value"] for o in lasts] == ["always", "round", "once"]
    assert await second.complete("plan set", "third", "", thread, plan="sell") == []
    done = await second.command("plan set", thread, plan="sell", first=words("name-coffee"), second="3", lasts="round")
    assert words("order-lasts-round") in done.text
    (standing,) = (await stage.frontend.service.orders.of(1, int(second.id))).standing
    assert standing.given.values == {"good": "coffee", "least": "3"} and standing.given.lasts == "round"
    for typed, value in (
        ({"plan": "fly"}, "fly"),
        ({"plan": "sell", "first": "gold"}, "gold"),
        ({"plan": "settle_decline", "first": "indigoo"}, "indigoo"),
        ({"plan": "sell", "lasts": "forever"}, "forever"),
    ):
        refused = await second.command("plan set", thread, **typed)
        assert value in refused.text and refused.ephemeral
    draft = (await second.command("plan set", thread, plan="sell", second="2")).message
    assert words("plans-lacks", parts=words("order-part-good")) in look.words(draft), "what was left out is chosen"
    seat = look.menus(draft)[0]["custom_id"].split(":")[3]
    forged = await second.forge_press(draft, f"t:1:planset:{seat}:sell:~2~always~0")
    assert words("plans-lacks", parts=words("order-part-good")) in look.words(forged.message)
    assert len((await stage.frontend.service.orders.of(1, int(second.id))).standing) == 1
    draft = await choose(second, draft, "good", "sugar")
    await second.press(draft, custom_id=SET)
    kept = (await stage.frontend.service.orders.of(1, int(second.id))).standing
    assert {p.key: p.given.values for p in kept}["sell.sugar"] == {"good": "sugar", "least": "2"}
    gone = await second.command("plan clear", thread, plan="sell.sugar")
    assert words("plans-cleared") in gone.text
    keys = await second.complete("plan clear", "plan", "", thread)
    assert [k["value"] for k in keys] == ["sell.coffee"]
    wrong = await second.command("plan clear", thread, plan="build")
    assert "build" in wrong.text
    gone = await second.command("plan clear", thread, plan="sell.coffee")
    assert words("plans-cleared") in gone.text
    assert (await stage.frontend.service.orders.of(1, int(second.id))).standing == ()


async def test_the_question_has_the_button_too_and_a_stranger_is_told(stage):
    _, question = await stage.started(3)
    anna, gleb = stage.person("Anna"), stage.person("Gleb")
    listing = (await anna.press(question, custom_id=re.compile(r"^t:\d+:plans$"))).message
    assert words_of(anna)("plans-none") in look.words(listing) and listing["ephemeral"]
    told = await gleb.press(question, custom_id=re.compile(r"^t:\d+:plans$"))
    assert words_of(gleb)("refused-not-seated") in told.text and told.ephemeral
    forged = await anna.forge_press(listing, "t:1:planset:0:build:nonsense~x")
    assert not forged.failed
    stale = await anna.forge_press(listing, "t:1:planclear:7:build")
    assert not stale.failed
    assert any(YOUR_TURN.search(i) for i in ids(question))
    for person in stage.people(3):
        assert (await stage.frontend.service.orders.of(1, int(person.id))).standing == ()


async def test_what_a_plan_did_is_told_on_the_movers_desk_and_taken_back_by_its_person(stage):
    thread, _ = await stage.started(4)
    first, second, third, fourth = await order_of(stage)
    for person in (second, third, fourth):
        await person.command("plan set", thread, plan="settle_decline")
    await first.command("puerto-rico take", thread, role="prospector")
    report = await second.command("puerto-rico take", thread, role="settler")
    told = words_of(second)("by-plan", events="").strip()
    assert told in report.text and third.name in report.text and fourth.name in report.text
    assert (await stage.frontend.tables.find(1)).asked[0].ask == "Settle"  # the first has planned nothing
    offer = await fourth.command("undo", thread)
    button = next(i for i in ids(offer.message) if ":unmake:" in i)
    await fourth.press(offer.message, custom_id=button)
    now = await stage.frontend.tables.find(1)
    assert [str(now.seats[a.seat].user) for a in now.asked] == [fourth.id]


async def test_answering_after_a_while_is_set_by_a_button(stage):
    thread, _ = await stage.started(4)
    first, second, third, _ = await order_of(stage)
    words = words_of(second)
    listing = (await second.command("plan set", thread, plan="settle_decline")).message
    slow = (await second.press(listing, custom_id=re.compile(r"^t:\d+:planpace:\d+:at-once$"))).message
    assert words("plans-pace", pace="slow") in look.words(slow)
    mark, rung = third.mark(), len(stage.sandbox.notifications)
    await first.command("puerto-rico take", thread, role="settler")
    await first.command("puerto-rico decline", thread)
    question = await third.wait_message(contains=re.compile(second.mention), ephemeral=False, after=mark)
    assert stage.called(question) == [second] and not question.get("flags")  # it looks as ever, and does not ring
    assert second.id not in [n.user_id for n in stage.sandbox.notifications[rung:]]
    at_once = (await second.press(slow, custom_id=re.compile(r"^t:\d+:planpace:\d+:slow$"))).message
    assert words("plans-pace", pace="at-once") in look.words(at_once)
    assert not (await stage.frontend.service.people.profile(int(second.id))).unhurried


async def test_who_is_told_in_private_sees_there_that_plans_stand(stage):
    thread, _ = await stage.started(4)
    first, second, *_ = await order_of(stage)
    await stage.frontend.service.people.set(int(second.id), notify="message")
    await second.command("plan set", thread, plan="build_decline")
    mark = second.mark()
    await first.command("puerto-rico take", thread, role="prospector")
    told = await second.wait_message(lambda m: has(m, r"^t:\d+:plans$") and "discord.com" in m["content"], after=mark)
    assert any(words("desk-plans", n=1) in told["content"] for words in (EN, RU))
    listing = (await second.press(told, custom_id=re.compile(r"^t:\d+:plans$"))).message
    assert words_of(second)("order-build_decline.told") in look.words(listing)


async def test_a_plan_that_has_ended_says_so_once_and_one_that_never_could_answer_is_refused(stage):
    """The second plans the prospector, which the first takes; so they are asked, and their answer is the plan's end."""
    thread, _ = await stage.started(4)
    first, second, *_ = await order_of(stage)
    words = words_of(second)
    refused = await first.command("plan set", thread, plan="role", first="builder")
    assert refused.text == words_of(first)("refused-plan-open-now")
    twice = await second.command("plan set", thread, plan="role", first="builder", second="builder")
    assert twice.text == words("refused-plan-twice")
    others = await second.complete("plan set", "second", "", thread, plan="role", first="builder")
    assert "builder" not in [c["value"] for c in others] and "mayor" in [c["value"] for c in others]
    await second.command("plan set", thread, plan="role", first="prospector")
    await first.command("puerto-rico take", thread, role="prospector")
    told = words("desk-plans-over", n=1, plans=words("order-role.told", role="\0", role_id="", second_id="none"))
    begins = told.partition("\0")[0]
    desk = await second.command("play", thread)
    assert begins not in desk.text, "it stands until the round ends, or the question is answered"
    done = await second.command("puerto-rico take", thread, role="craftsman")
    assert done.text.count(begins) == 1
    again = await second.command("play", thread)
    assert begins not in again.text
    refused = await second.command("plan set", thread, plan="role", first="mayor")
    assert refused.text == words("refused-plan-too-late")
    assert (await stage.frontend.service.orders.of(1, int(second.id))).standing == ()
