"""The sandbox's page: served whole, sufficient to itself, and in step with the contract of ``bot.sandbox.people``."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox import people, people_actions
from bot.sandbox.server import Sandbox

PAGE = Path(people.__file__).parent / "page"
FILES = sorted(path for path in PAGE.iterdir() if path.suffix in {".html", ".css", ".js"})
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
CONTRACT = (people.__doc__ or "") + (people_actions.__doc__ or "")
TYPES = {".html": {"text/html"}, ".css": {"text/css"}, ".js": {"text/javascript", "application/javascript"}}


def read(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")


def linked(name: str) -> set[str]:
    """The files of the page that one of its files asks for."""
    if name == "index.html":
        return set(re.findall(r'(?:src|href)="page/([^"]+)"', read(name)))
    return set(re.findall(r'from "\./([^"]+)"', read(name)))


def words(language: str) -> dict[str, list[str]]:
    """The page's own texts in one language: id to its text, or to the forms of a counted word."""
    source = read("words.js")
    table = source[source.index(f"const {language} = {{") :]
    table = table[: table.index("\n};")]
    found = re.findall(r'^  (\w+):\s*(\[[^\]]*\]|"(?:[^"\\]|\\.)*")', table, re.MULTILINE)
    return {key: re.findall(r'"((?:[^"\\]|\\.)*)"', value) for key, value in found}


async def test_every_file_is_served_with_its_type() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession(sandbox.url) as client:
        for path in FILES:
            address = "/" if path.name == "index.html" else f"/page/{path.name}"
            async with client.get(address) as answer:
                assert answer.status == 200, path.name
                assert answer.content_type in TYPES[path.suffix], path.name
                assert await answer.text() == path.read_text(encoding="utf-8")


def test_the_page_links_its_own_files_and_no_file_is_left_over() -> None:
    reached, waiting = set(), ["index.html"]
    while waiting:
        name = waiting.pop()
        assert (PAGE / name).is_file(), name
        reached.add(name)
        if not name.endswith(".css"):
            waiting += linked(name) - reached
    assert reached == {path.name for path in FILES}


def test_imported_names_are_exported() -> None:
    for path in SCRIPTS:
        for names, source in re.findall(r'import \{([^}]+)\} from "\./([^"]+)"', read(path.name)):
            for name in filter(None, (one.strip() for one in names.split(","))):
                pattern = rf"export (?:async )?(?:function|class|const) {name}\b"
                assert re.search(pattern, read(source)), f"{path.name} imports {name} from {source}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_comes_from_elsewhere(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.findall(r"\b(?:https?|wss?|ftp):/{2}[\w.-]+", source)
    assert not re.findall(r"""["'(]//[\w.-]+""", source)
    assert not re.findall(r"@import|url\(|import\(|importScripts|new Worker|sendBeacon", source)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_text_never_becomes_markup(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    unsafe = r"\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|srcdoc|eval\(|new Function)"
    assert not re.findall(unsafe, source)


def test_the_page_allows_itself_nothing_from_elsewhere() -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', read("index.html"))
    assert policy
    rules = dict(part.strip().split(" ", 1) for part in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"


@pytest.mark.parametrize("name", [path.name for path in FILES if path.suffix == ".css"])
def test_style_sheets_close_what_they_open(name: str) -> None:
    depth = 0
    for number, line in enumerate(read(name).splitlines(), 1):
        depth += line.count("{") - line.count("}")
        assert depth >= 0, f"{name}:{number}"
    assert depth == 0


def events_of_the_contract() -> set[str]:
    section = CONTRACT[CONTRACT.index("Events: ``WS") : CONTRACT.index("A command: ")]
    kinds: set[str] = set()
    for heads in re.findall(r"^    ((?:``[a-z_]+``(?:\s*/\s*)?)+)", section, re.MULTILINE):
        kinds |= set(re.findall(r"``([a-z_]+)``", heads))
    for more in re.findall(r";\s+``([a-z_]+_delete)``", section):
        kinds.add(more)
    return kinds


def test_every_event_of_the_contract_has_a_handler() -> None:
    kinds = events_of_the_contract()
    assert {"hello", "message", "thread_delete", "channel_delete", "modal", "bot_offline"} <= kinds
    source = read("events.js")
    table = source[source.index("export const HANDLERS = {") :]
    handlers = set(re.findall(r"^  (\w+)\(column", table, re.MULTILINE))
    assert handlers == kinds


def test_the_page_asks_only_for_what_the_contract_offers() -> None:
    section = CONTRACT[CONTRACT.index("What a person does") :]
    offered = set(re.findall(r"^    ``([a-z]+)``", section, re.MULTILINE)) | {"leave", "return"}
    source = "\n".join(read(path.name) for path in SCRIPTS)
    asked = set(re.findall(r'\b(?:act\([\w.]+, |tell\(|touch\(|inGuild\()"([a-z]+)"', source))
    assert asked <= offered
    missing = {"say", "press", "select", "submit", "close", "command", "complete", "dismiss", "read", "dm", "moderate"}
    assert missing <= asked


def test_both_languages_say_the_same_things() -> None:
    english, russian = words("EN"), words("RU")
    assert english.keys() == russian.keys()
    for key, forms in english.items():
        gaps = [sorted(re.findall(r"\{(\w+)\}", table[key][0])) for table in (english, russian)]
        assert gaps[0] == gaps[1], key
        assert len(russian[key]) == (3 if len(forms) == 2 else 1), key


def test_every_text_is_there_and_used() -> None:
    source = "\n".join(read(path.name) for path in SCRIPTS if path.name != "words.js")
    known = words("EN").keys()
    called = set(re.findall(r'\bt\("(\w+)"', source))
    assert called <= known
    assert {key for key in known if not re.search(rf'"{key}"', source)} == set()
