"""What needs the consent of all: undo past what came to light, pauses, and clocks that run out; by buttons."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import look
from bot.sandbox.person import Person, Result
from bot.service.proposals import LIMIT
from bot.text.fluent import Text, text

from .stage import Stage, SteppedClock, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
ASK, YES, NO = re.compile(":askundo:"), re.compile(r":vote:\d+\.1$"), re.compile(r":vote:\d+\.0$")


@pytest.fixture
async def stage(tmp_path: Path) -> Any:
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


def words_of(person: Person) -> Text:
    return RU if person.user.locale == "ru" else EN


def told(result: Result) -> str:
    """What was said in private, last."""
    return look.words(result.messages[-1])


def begin(words: Text, id: str, **args: object) -> str:
    """What a text begins with, up to its first argument."""
    return words(id, **{**dict.fromkeys(("name", "n", "events", "why"), "\0"), **args}).partition("\0")[0]


class Story:
    """Three people; one has taken a role, and the next one has, too."""

    def __init__(self, stage: Stage, thread: Any) -> None:
        self.stage, self.thread = stage, thread

    async def table(self) -> Any:
        return await self.stage.house.tables.find(1)

    async def asked(self) -> Person:
        table = await self.table()
        user = table.seats[table.asked[0].seat].user
        return next(p for p in self.stage.people() if int(p.id) == user)

    async def take(self, role: str) -> Person:
        person = await self.asked()
        await person.command("puerto-rico take", self.thread, role=role)
        return person

    async def proposed(self, by: Person) -> Any:
        """The private offer of an undo, and the public message after its button."""
        offer = await by.command("undo", self.thread)
        mark = by.mark()
        said = await by.press(offer.message, custom_id=ASK)
        assert words_of(by)("undo-asked") in said.text
        return await by.wait_message(lambda m: has(m, YES.pattern), ephemeral=False, after=mark)

    async def late(self, person: Person, message: Any) -> Result:
        """Agree to what has lost its buttons."""
        found = await self.stage.house.service.outbox.whose(int(message["id"]))
        assert found is not None
        return await person.forge_press(message, f"t:1:vote:{found[2]}.1")

    async def settled(self, message: Any, status: str) -> Any:
        return await self.stage.person("Anna").wait_message(
            lambda m: m["id"] == message["id"] and EN(f"proposal-status-{status}") in m["content"], ephemeral=False
        )


@pytest.fixture
async def story(stage: Stage) -> Story:
    thread, _ = await stage.started(3)
    story = Story(stage, thread)
    return story


async def test_undo_by_consent_of_all(stage: Stage, story: Story) -> None:
    first = await story.take("settler")
    await stage.play_until("ChooseRole")
    await story.take("trader")  # nobody has anything to sell yet
    others = [p for p in stage.people(3) if p is not first]
    words = words_of(first)
    before = await story.table()
    used = (await stage.house.service.shelf.get(1)).state.rng.used

    offer = await first.command("undo", story.thread)
    assert offer.ephemeral and words("undo-ask-fair") in offer.text
    assert any(words(id) in offer.text for id in ("refused-undo-barrier", "refused-undo-built-upon"))
    assert await story.table() == before

    mark = first.mark()
    (ask,) = [i for i in ids(offer.message) if ASK.search(i)]
    await first.press(offer.message, custom_id=ASK)
    message = await first.wait_message(lambda m: has(m, YES.pattern), ephemeral=False, after=mark)
    assert message["channel_id"] == story.thread["id"]
    called = {n.user_id for n in stage.sandbox.notifications if n.message_id == message["id"]}
    assert called == {p.id for p in others}
    assert all(p.mention in message["content"] for p in others) and first.name in message["content"]

    doubled = await first.press(message, custom_id=YES)  # has agreed by asking
    assert words("refused-proposal-voted") in told(doubled)
    gleb = stage.person("Gleb")
    spectator = await gleb.press(message, custom_id=YES)
    assert told(spectator) == words_of(gleb)("refused-not-seated", table=before.name)
    again = await first.forge_press(offer.message, ask)
    assert words("refused-proposal-open") in told(again)
    assert await story.table() == before

    await others[0].press(message, custom_id=YES, until="ack")
    both = [EN("proposal-agreed", names=f"{a.name} and {b.name}") for a, b in permutations((first, others[0]))]
    await first.wait_message(
        lambda m: m["id"] == message["id"] and any(line in m["content"] for line in both), ephemeral=False
    )
    mark = first.mark()
    await others[1].press(message, custom_id=YES, until="ack")
    done = await story.settled(message, "agreed")
    assert not has(done, YES.pattern)
    asked = await first.wait_message(
        lambda m: has(m, ":desk:") and first.mention in m["content"], ephemeral=False, after=mark
    )
    assert first.id in {n.user_id for n in stage.sandbox.notifications if n.message_id == asked["id"]}
    table = await story.table()
    assert table.epoch == before.epoch + 1 and await story.asked() is first
    assert (await stage.house.service.shelf.get(1)).state.rng.used > used
    late = await story.late(others[1], message)
    assert words_of(others[1])("refused-proposal-agreed") in told(late)

    log = await first.command("log", story.thread)
    assert "~~" in log.text and first.name in log.text
    assert begin(words, "event-taken_back", seat=first.name).strip() in log.text


async def test_refused_withdrawn_expired_overtaken(stage: Stage, story: Story) -> None:
    first = await story.take("trader")
    second = await story.take("captain")
    third = next(p for p in stage.people(3) if p not in (first, second))
    before = await story.table()

    message = await story.proposed(first)
    await third.press(message, custom_id=NO, until="ack")
    await story.settled(message, "refused")
    late = await story.late(second, message)
    assert words_of(second)("refused-proposal-refused") in told(late)

    message = await story.proposed(first)
    await first.press(message, custom_id=NO, until="ack")  # withdrawn
    await story.settled(message, "refused")
    assert (await story.table()).n == before.n

    message = await story.proposed(first)
    await second.press(message, custom_id=YES, until="ack")
    await stage.pass_time(LIMIT)
    await story.settled(message, "expired")
    late = await story.late(third, message)
    assert words_of(third)("refused-proposal-expired") in told(late)
    assert (await story.table()).n == before.n

    message = await story.proposed(first)
    await story.take("builder")
    assert (await story.table()).n > before.n
    await stage.house.service.outbox.drain()
    await story.settled(message, "overtaken")
    late = await story.late(third, message)
    assert words_of(third)("refused-proposal-overtaken") in told(late)
    for id in ("refused", "withdrawn", "expired", "overtaken"):
        said = EN(f"notice-proposal-{id}", name=third.name if id == "refused" else first.name, kind="undo")
        await first.wait_message(lambda m, said=said: said in m["content"], ephemeral=False)


async def test_an_old_button_offers_anew_and_forged_ones_get_a_sentence(stage: Stage, story: Story) -> None:
    first = await story.take("trader")
    await story.take("captain")
    offer = await first.command("undo", story.thread)
    await story.take("builder")
    before = await story.table()
    fresh = await first.press(offer.message, custom_id=ASK)
    assert has(fresh.message, ":askundo:") or has(fresh.message, ":unmake:") or fresh.text
    assert await story.table() == before and not await stage.house.service.proposals.open_at(1)
    message = await story.proposed(first)
    for id in ("t:1:vote:999.1", "t:1:vote:x", "t:1:vote"):
        said = await first.forge_press(message, id)
        assert words_of(first)("refused-no-proposal") in told(said)
    assert await story.table() == before


async def test_over_a_restart(stage: Stage, story: Story) -> None:
    first = await story.take("trader")
    await story.take("captain")
    message = await story.proposed(first)
    await stage.restart()
    for p in stage.people(3):
        if p is not first:
            await p.press(message, custom_id=YES, until="ack")
    await story.settled(message, "agreed")
    assert await story.asked() is first
