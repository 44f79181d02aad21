"""One role through every layer: press, move, store, picture, restart."""

import re

from bot.sandbox import look

from .stage import CALLED, YOUR_TURN, Stage, has, ids


async def test_a_role_from_the_press_to_the_picture_and_over_a_restart(tmp_path):
    async with Stage(tmp_path) as stage:
        thread, question = await stage.started()
        (governor,) = stage.called(question)
        assert question["channel_id"] == thread["id"]
        assert question["attachments"][0]["description"]
        mark = governor.mark()

        desk = await governor.press(question, custom_id=YOUR_TURN)
        assert desk.ephemeral and desk.message["attachments"]
        result = await governor.select(desk.message, "settler")
        await governor.press(result.message, custom_id=re.compile(":ok:"))
        after = governor.shown(desk.message)
        assert not has(after, ":ok:")
        called = (
            await governor.wait_message(
                lambda m: CALLED in m["content"] and m["id"] != question["id"], ephemeral=False, after=mark
            )
            if not has(after, "^d:")
            else question
        )

        await stage.restart()
        (asked,) = stage.called(called)
        old = await asked.press(called, custom_id=YOUR_TURN)
        assert old.ephemeral and has(old.message, "^d:"), look.words(old.message)
        picked = next(i for i in ids(old.message) if ":pick:" in i)
        assert picked.split(":")[1] == "1"
