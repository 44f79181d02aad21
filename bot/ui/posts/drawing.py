"""A picture of a table that is not drawn before somebody asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from bot.rules.view_parts import AskedView
from bot.service.core.model import Table
from bot.text.fluent import Text

from .frontend import Frontend
from .posts import Page


class TableDrawing:
    """A view as it was, in somebody's words; see `Drawing`. `kind`: of its description."""

    def __init__(
        self,
        frontend: Frontend,
        table: Table,
        view: Any,
        text: Text,
        page: Page,
        *,
        part: str = "table",
        before: Any = None,
        asked: Sequence[AskedView] = (),
        kind: str = "alt-board",
    ) -> None:
        self.frontend, self.table, self.view, self.text, self.page = frontend, table, view, text, page
        self.part, self.before, self.asked, self.kind = part, before, asked, kind

    @cached_property
    def alt(self) -> str:
        return self.frontend.described(self.table, self.view, self.text, self.kind)

    def known(self) -> bytes:
        return self.frontend.known(self.table, self.view, self.text, self.part, self.before, self.asked)

    async def made(self) -> bytes:
        return await self.frontend.picture(self.table, self.view, self.text, self.part, self.before, self.asked)
