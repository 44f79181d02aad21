"""What the Discord side keeps in memory of tables and people: nothing once they are answered, or a fixed number."""

from bot.ui import desk

from .stage import YOUR_TURN, Stage


async def test_taps_are_forgotten_and_few_drafts_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(desk, "KEPT", 1)
    async with Stage(tmp_path) as stage:
        drafts = stage.app.parts.desks._drafts
        owed = stage.frontend.service.promises._open
        tapped = []
        for n in range(2):
            card = await stage.open(3)
            first = stage.person("Anna")
            mark = first.mark()
            await first.press(card, custom_id=f"t:{n + 1}:start", until="ack")
            await stage.careful()
            question = await first.wait_message(contains="🔔", ephemeral=False, after=mark)
            (asked,) = stage.called(question)
            shown = (await asked.press(question, custom_id=YOUR_TURN)).message
            await asked.select(shown, "captain")
            tapped.append((asked, shown))
            assert len(drafts) == 1 and {table for table, _ in drafts} == {n + 1}
        # The first table's draft is not in memory any more, but it is not lost.
        asked, shown = tapped[0]
        n = (await stage.frontend.tables.find(1)).n
        await asked.press(shown, custom_id=next(i for i in _ids(asked.shown(shown)) if ":ok:" in i))
        assert (await stage.frontend.tables.find(1)).n == n + 1
        await asked.wait_for(lambda: not owed, "the last picture to be there")
        view_store = stage.app.bot._connection._view_store
        assert not view_store._views and not view_store._modals


def _ids(message):
    return [c["custom_id"] for row in message["components"] for c in row["components"] if c.get("custom_id")]
