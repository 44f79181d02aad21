"""A suggestion that Discord sends as its label instead of its value means what the value means, with every command."""

import pytest

from bot.text.fluent import text

from .stage import Stage

EN = text("en", "puerto_rico")


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_options_of_a_table_and_the_table_itself(stage):
    await stage.open(1, name="Quiet Bay")
    anna = stage.person("Anna")
    option = next(o["name"] for o in await anna.complete("table options", "option") if o["value"] == "prices")
    values = await anna.complete("table options", "value", option=option)
    value = next(v["name"] for v in values if v["value"] == "balanced")
    (table,) = await anna.complete("table options", "table")
    said = (await anna.command("table options", option=option, value=value, table=table["name"])).text
    assert said == EN("option-set", option=EN("option-prices"), value=EN("option-prices-balanced"))
    assert (await stage.frontend.tables.find(1)).options["prices"] == "balanced"


async def test_a_role_with_its_catch(stage):
    thread, _ = await stage.started(4)
    table = await stage.frontend.tables.find(1)
    user = str(table.seats[table.asked[0].seat].user)
    person = next(p for p in stage.people() if p.id == user)
    labels = {c["value"]: c["name"] for c in await person.complete("puerto-rico take", "role", channel=thread)}
    assert ", " in labels["builder"]
    await person.command("puerto-rico take", thread, role=labels["builder"])
    assert any(e.args.get("role") == "builder" for e in (await stage.frontend.turns.log(1))[-1].events)


async def test_how_long_a_plan_lasts_and_which_is_cleared(stage):
    thread, _ = await stage.started(4)
    anna, orders = stage.person("Anna"), stage.frontend.service.orders

    async def label(path, option, value, **more):
        offered = await anna.complete(path, option, channel=thread, **more)
        return next(c["name"] for c in offered if value in (c["value"], "any"))

    plan = await label("plan set", "plan", "settle_decline")
    lasts = await label("plan set", "lasts", "always", plan="settle_decline")
    await anna.command("plan set", thread, plan=plan, lasts=lasts)
    (standing,) = (await orders.of(1, int(anna.id))).standing
    assert (standing.order.name, standing.given.lasts) == ("settle_decline", "always")
    await anna.command("plan clear", thread, plan=await label("plan clear", "plan", "any"))
    assert not (await orders.of(1, int(anna.id))).standing


async def test_a_city_whatever_the_clock_beside_it_says_and_a_difference_to_utc(stage):
    anna, boris = stage.person("Anna"), stage.person("Boris")
    for person, typed, zone in ((anna, "mos", "Europe/Moscow"), (boris, "петербу", "Europe/Moscow")):
        label = (await person.complete("me zone", "city", typed))[0]["name"]
        await person.command("me zone", city=label.rpartition(" · ")[0] + " · 23:59")
        assert (await stage.frontend.service.people.profile(int(person.id))).zone == zone
    (offered,) = await anna.complete("me zone", "city", "GMT+3")
    assert offered["name"].startswith("UTC+3 · ")
    for said in (offered["value"], offered["name"], "GMT+3"):
        assert (await anna.command("me zone", city=said)).text.startswith("✓ UTC+3: ")
        assert (await stage.frontend.service.people.profile(int(anna.id))).zone == "Etc/GMT-3"


async def test_a_topic_that_two_games_have(stage):
    anna = stage.person("Anna")
    offered = {c["value"]: c["name"] for c in await anna.complete("help", "topic", "score")}
    twins = {value: name for value, name in offered.items() if " · " in name}
    assert len(twins) > 1
    for value, name in twins.items():
        assert (await anna.command("help", topic=name)).text == (await anna.command("help", topic=value)).text
