"""Roboto at any size, what it can draw, and how a text is made to fit a box."""

from __future__ import annotations

import struct
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

import font_roboto  # type: ignore[import-untyped]
from PIL import ImageFont

from rendering.theme import SCALE

MARK = "◊"  # stands for what Roboto cannot draw: visible, neutral, never an empty box
_FILES = {"regular": font_roboto.Roboto, "bold": font_roboto.RobotoBold}
WIDEST = 104  # hundredths of its size that a letter on a badge may be wide: as wide as Щ
_CONFUSABLE = str.maketrans("АВЕЁКМНОРСТУХЗІ", "ABEEKMHOPCTYX3I")


@lru_cache(maxsize=64)
def font(size: int, weight: str = "regular") -> ImageFont.FreeTypeFont:
    """A face. The layout engine is pinned: the other one depends on a library of the system."""
    return ImageFont.truetype(_FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def length(text: str, size: int, weight: str) -> int:
    """The advance of a line in whole pixels; of a few letters the ink is wider."""
    face = font(size, weight)
    left, _, right, _ = face.getbbox(text, anchor="ls")
    return max(int(face.getlength(text) + 0.999), int(right) - int(left))


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """`text` with only what the font can draw, on one line: what it cannot is one `MARK` a character, at most three
    in a row; marks that combine, joiners, controls and directions are dropped."""
    out: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        if char.isspace():
            if out and out[-1] != " ":
                out.append(" ")
            continue
        if unicodedata.category(char) in ("Mn", "Me", "Mc", "Cf", "Cc", "Cs", "Sk") and ord(char) > 127:
            continue
        if unicodedata.category(char) == "Cc" or 0x1F3FB <= ord(char) <= 0x1F3FF:  # controls; skin tones
            continue
        if ord(char) in glyphs():
            out.append(char)
            continue
        plain = [c for c in unicodedata.normalize("NFKC", char) if ord(c) in glyphs() and not c.isspace()]
        if plain:
            out.extend(plain)
        elif out[-3:] != [MARK] * 3:
            out.append(MARK)
    return "".join(out).strip() or MARK


@cache
def glyphs() -> frozenset[int]:
    """The code points that both weights have a glyph for."""
    return frozenset.intersection(*(_cmap(Path(path).read_bytes()) for path in _FILES.values()))


def _cmap(data: bytes) -> frozenset[int]:
    """Read a TrueType file's character map, format 4 (the basic plane is all that Roboto has)."""
    tables = struct.unpack(">H", data[4:6])[0]
    entries = (struct.unpack(">4sIII", data[12 + 16 * i : 28 + 16 * i]) for i in range(tables))
    start = next(offset for tag, _, offset, _ in entries if tag == b"cmap")
    count = struct.unpack(">H", data[start + 2 : start + 4])[0]
    found: set[int] = set()
    for i in range(count):
        at = start + struct.unpack(">HHI", data[start + 4 + 8 * i : start + 12 + 8 * i])[2]
        if struct.unpack(">H", data[at : at + 2])[0] != 4:
            continue
        size = struct.unpack(">H", data[at + 6 : at + 8])[0]
        ends = struct.unpack(f">{size // 2}H", data[at + 14 : at + 14 + size])
        starts = struct.unpack(f">{size // 2}H", data[at + 16 + size : at + 16 + 2 * size])
        for first, last in zip(starts, ends, strict=True):
            found.update(code for code in range(first, last + 1) if code != 0xFFFF)
    return frozenset(found)


@lru_cache(maxsize=2048)
def fit(
    texts: tuple[str, ...],
    width: int,
    height: int,
    size: int,
    least: int,
    weight: str,
    lines: int,
    last: int = 0,
    first: int = 0,
) -> tuple[int, tuple[str, ...]]:
    """The size and the lines of the first of `texts` (from the fullest wording to the shortest) that fits a box of
    `width` by `height`, as large as `size`, no smaller than `least`, in at most `lines` lines; `first` and `last` are
    what the first and the last line must leave free at their ends. A word too long for a line is parted only when
    nothing else helps; then any word is; and if that does not do either, the shortest wording ends in an ellipsis."""
    sizes = [s for s in reversed(SCALE) if least <= s <= size] or [least]
    wordings = [clean(text) for text in texts]
    for text in wordings:
        for s in sizes:
            rows = _wrap(text, width, s, weight, lines, last, first)
            if rows and _tall(rows, s) <= height:
                return s, rows
    for text in wordings:
        rows = _wrap(text, width, sizes[-1], weight, lines, last, first, part=True)
        if rows and _tall(rows, sizes[-1]) <= height:
            return sizes[-1], rows
    rooms = [width] * max(1, min(lines, 1 + int((height - 0.98 * sizes[-1]) // leading(sizes[-1]))))
    rooms[0] -= first
    rooms[-1] -= last
    return sizes[-1], _poured(wordings[-1], rooms, sizes[-1], weight)


def leading(size: int) -> int:
    """The height of a line of text."""
    return round(size * 1.12)


def marks(row: str, size: int) -> int:
    """What a line takes above its capitals for the marks on them, as on Й or É."""
    return round(size * 0.22) if any(c.isupper() and unicodedata.normalize("NFD", c) != c for c in row) else 0


def _tall(rows: tuple[str, ...], size: int) -> int:
    """What some lines take from the top of a capital to the end of a tail."""
    return (len(rows) - 1) * leading(size) + round(size * 0.98) + marks(rows[0], size)


def _poured(text: str, rooms: list[int], size: int, weight: str) -> tuple[str, ...]:
    """The text broken wherever a line is full; an ellipsis where the last one is."""
    rows: list[str] = []
    for i, room in enumerate(rooms):
        end = "…" if i == len(rooms) - 1 else ""
        if length(text, size, weight) <= room:
            return (*rows, text)
        cut = len(text)
        while cut > 1 and length(text[:cut] + end, size, weight) > room:
            cut -= 1
        rows.append(text[:cut].rstrip() + end)
        text = text[cut:].lstrip()
    return tuple(rows)


@lru_cache(maxsize=4096)
def fits(text: str, width: int, height: int, size: int, weight: str, lines: int, last: int = 0, first: int = 0) -> bool:
    """Whether a text goes into a box at that very size with no word parted."""
    rows = _wrap(clean(text), width, size, weight, lines, last, first)
    return bool(rows) and _tall(rows, size) <= height


@lru_cache(maxsize=512)
def whole(text: str, width: int, height: int, size: int, weight: str, lines: int) -> bool:
    """Whether a text goes into a box at that very size with no letter left out; words may be parted."""
    rows = fit((text,), width, height, size, size, weight, lines)[1]
    return rows[-1][-1:] != "…" or clean(text).endswith("…")


@lru_cache(maxsize=512)
def common(texts: tuple[str, ...], width: int, height: int, size: int, least: int, weight: str, lines: int = 1) -> int:
    """The largest size up to `size` at which every text goes whole into a box like that, so that things beside each
    other are written alike; `least` where there is none."""
    sizes = (s for s in reversed(SCALE) if least <= s <= size)
    return next((s for s in sizes if all(fits(text, width, height, s, weight, lines) for text in texts)), least)


def _wrap(
    text: str, width: int, size: int, weight: str, lines: int, last: int, first: int, part: bool = False
) -> tuple[str, ...]:
    """The text in as few lines as it takes, or () if more than `lines` would be needed."""
    if length(text, size, weight) <= width - max(first, last):
        return (text,)
    rows: list[str] = []
    for word in text.split(" "):
        joined = f"{rows[-1]} {word}" if rows else word
        room = width - (first if len(rows) == 1 else 0)
        if rows and length(joined, size, weight) <= room:
            rows[-1] = joined
            continue
        while part and length(word, size, weight) > width:
            most = max(1, len(word) - 3)  # no orphans of one or two letters
            cut = next(n for n in range(most, 0, -1) if n == 1 or length(word[:n] + "-", size, weight) <= width)
            rows.append(word[:cut] + "-")
            word = word[cut:]
        rows.append(word)
    rooms = [width - first, *[width] * (len(rows) - 2), width - last]
    inside = len(rows) > 1 and all(length(row, size, weight) <= room for row, room in zip(rows, rooms, strict=True))
    return tuple(rows) if inside and len(rows) <= lines else ()


def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each name, no two alike to the eye: the name's first that is free and narrow enough, else a number.

    "Computer 3" is 3, in every language.
    """
    taken: set[str] = set()
    found = []
    for place, name in enumerate(names):
        plain = clean(name)
        upper = [c.upper() for c in plain if c.isalnum() and len(c.upper()) == 1]
        own = [c for c in upper if length(c, 100, "bold") <= WIDEST]
        last = plain.rpartition(" ")[2]
        numbered = [last] if last != plain and len(last) == 1 and last.isdecimal() else []
        numbers = [str(n) for n in range(place + 1, place + 1 + len(names))]
        letter = next(c for c in (*numbered, *own, *numbers) if c.translate(_CONFUSABLE) not in taken)
        taken.add(letter.translate(_CONFUSABLE))
        found.append(letter)
    return tuple(found)
