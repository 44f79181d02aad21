"""Pictures: one thread, the same picture once, failures not kept."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.rules import Event
from bot.service.workers.picture_thread import OneThread


def words(id: str, **args: object) -> str:
    return id


class Renderer:
    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        self.threads: set[int] = set()
        self.wrong: Exception | None = None
        self.go_on = threading.Event()
        self.go_on.set()

    def __call__(self, game: str, view: Any, **more: Any) -> str:
        self.go_on.wait(300)
        self.calls.append((game, view))
        self.threads.add(threading.get_ident())
        if self.wrong:
            raise self.wrong
        return f"picture {len(self.calls)}"


async def draw(pictures: OneThread, view: Any, **more: Any) -> Any:
    return await pictures.draw("toy", view, **{"names": ["Anna"], "words": words, "locale": "en", **more})


async def test_the_same_picture_is_drawn_once_and_never_on_our_thread() -> None:
    render = Renderer()
    pictures = OneThread(render)
    view = Event("built", 1, {"at": "a"})
    both = await asyncio.gather(draw(pictures, view), draw(pictures, view))
    assert both == ["picture 1", "picture 1"] and await draw(pictures, view) == "picture 1"
    for n, other in enumerate(
        [{"locale": "ru"}, {"part": "market"}, {"width": 400}, {"names": ["Boris"]}, {"before": view}], 2
    ):
        assert await draw(pictures, view, **other) == f"picture {n}"
    assert len(render.threads) == 1 and threading.get_ident() not in render.threads
    pictures.close()


async def test_old_pictures_are_forgotten() -> None:
    render = Renderer()
    pictures = OneThread(render, kept=2)
    for view in (1, 2, 3, 3, 2, 1):
        await draw(pictures, view)
    assert [v for _, v in render.calls] == [1, 2, 3, 1]
    pictures.close()


async def test_a_failure_is_told_and_not_kept() -> None:
    render = Renderer()
    pictures = OneThread(render)
    render.wrong = ValueError("no font")
    with pytest.raises(ValueError, match="no font"):
        await draw(pictures, 1)
    render.wrong = None
    assert await draw(pictures, 1) == "picture 2"
    pictures.close()


async def test_who_gives_up_waiting_takes_nothing_from_others() -> None:
    render = Renderer()
    pictures = OneThread(render)
    render.go_on.clear()
    first, second = asyncio.create_task(draw(pictures, 1)), asyncio.create_task(draw(pictures, 1))
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    render.go_on.set()
    assert await second == "picture 1"
    pictures.close()


class Page:
    """What a renderer gives for a view."""

    def __init__(self, view: Any) -> None:
        self.png = str(view).encode()


async def test_a_film_lets_other_pictures_in_between_and_is_put_together_elsewhere() -> None:
    order: list[Any] = []
    first = threading.Event()
    threads: dict[str, set[int]] = {"draw": set(), "film": set()}

    def render(game: str, view: Any, **more: Any) -> Page:
        first.wait(300)
        order.append(view)
        threads["draw"].add(threading.get_ident())
        return Page(view)

    def film(pngs: list[bytes]) -> bytes:
        threads["film"].add(threading.get_ident())
        return b"+".join(pngs)

    pictures = OneThread(render, film=film)
    making = asyncio.create_task(pictures.film("toy", [1, 2, 3], names=["Anna"], words=words, width=70))
    await asyncio.sleep(0)
    other = asyncio.create_task(draw(pictures, "desk"))
    await asyncio.sleep(0)
    first.set()
    await other
    assert await making == b"1+2+3"
    assert order == [1, "desk", 2, 3]
    assert len(threads["draw"]) == 1 and not threads["film"] & (threads["draw"] | {threading.get_ident()})
    pictures.close()


async def test_a_chart_is_drawn_on_the_same_thread() -> None:
    render = Renderer()
    seen: list[Any] = []

    def chart(series: Any, **more: Any) -> str:
        seen.append((series, more["unit"], threading.get_ident()))
        return "chart"

    pictures = OneThread(render, chart=chart)
    await draw(pictures, 1)
    assert await pictures.chart([[0, 1]], names=["Anna"], words=words, unit="round") == "chart"
    assert seen == [([[0, 1]], "round", *render.threads)]
    pictures.close()
