"""One role through every layer: press, move, store, picture, restart."""

from bot.sandbox import look

from .stage import CALLED, YOUR_TURN, Stage, has, ids, pictured


async def test_a_role_from_the_press_to_the_picture_and_over_a_restart(tmp_path):
    async with Stage(tmp_path, drawn=True) as stage:
        thread, question = await stage.started()
        (governor,) = stage.called(question)
        assert question["channel_id"] == thread["id"]
        assert question["attachments"][0]["description"]
        mark = governor.mark()

        desk = await governor.press(question, custom_id=YOUR_TURN)
        assert desk.ephemeral and (await pictured(governor, desk.message))["attachments"][0]["size"] > 10_000
        result = await governor.select(desk.message, "settler")
        assert "✓" in result.text
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
