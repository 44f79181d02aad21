"""The READMEs: the first one is short enough to be read, and every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.service.core.component_sets import of_folder

ROOT = Path(__file__).parent.parent
LONGEST = 12_000  # characters of the first README
LINK = re.compile(r"\]\(([^)\s]+)\)")


def readmes() -> list[Path]:
    """Those of the repository, not of what is installed beside it."""
    tops = ("bot", "rendering", "storage", "tests")
    return [ROOT / "README.md", *(path for top in tops for path in sorted((ROOT / top).rglob("README.md")))]


def anchors(path: Path) -> set[str]:
    """The headings of a file as GitHub makes anchors of them."""
    text = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.M | re.S)
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def broken(path: Path) -> list[str]:
    """The relative links of a file that lead nowhere."""
    found = []
    for link in LINK.findall(path.read_text("utf-8")):
        if "://" in link:
            continue
        where, _, anchor = link.partition("#")
        target = (path.parent / where).resolve() if where else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            found.append(link)
    return found


def test_the_first_one_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8")) <= LONGEST


@pytest.mark.parametrize("path", readmes(), ids=lambda p: str(p.relative_to(ROOT)))
def test_every_link_leads_somewhere(path: Path) -> None:
    assert broken(path) == []


def test_every_one_is_reached_from_the_first() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        path = waiting.pop()
        if path in reached:
            continue
        reached.add(path)
        links = (link.partition("#")[0] for link in LINK.findall(path.read_text("utf-8")) if "://" not in link)
        waiting += [
            p
            for p in ((path.parent / link).resolve() for link in links if link)
            if p.name == "README.md" and p.exists()
        ]
    assert reached == set(readmes())


@pytest.mark.parametrize("game", GAMES)
def test_the_values_of_one_s_own_that_are_shown_can_be_used(game: str, tmp_path: Path) -> None:
    text = (ROOT / "bot" / "games" / game / "README.md").read_text("utf-8")
    shown = re.search(rf"`{game}\.toml`:\n\n```toml\n(.+?)```", text, re.S)
    assert shown
    (tmp_path / f"{game}.toml").write_text(shown[1])
    assert of_folder(tmp_path, {game: GAMES[game]})[game]


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "b.md").write_text("# What it is: a test!\n")
    here = tmp_path / "a.md"
    here.write_text(
        "[1](b.md) [2](b.md#what-it-is-a-test) [3](c.md) [4](b.md#more) [5](#a) [6](https://x.test/y)\n\n# A\n"
    )
    assert broken(here) == ["c.md", "b.md#more"]
