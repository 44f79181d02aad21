"""Final scoring of Santa Maria, written down a second time: lines of a score, achievements."""

from __future__ import annotations

from tests.oracle.santa_maria import box


def joined(cells: dict[str, str], start: set[str]) -> set[str]:
    """Every cell beside `start`, or that a continuous road from there leads to, roads included."""
    found: set[str] = set()
    edge = list(start)
    while edge:
        for cell in box.neighbours(edge.pop()):
            if cell in cells and cell not in found and cell not in start:
                found.add(cell)
                if box.is_road(cells[cell]):
                    edge.append(cell)
    return found


def areas(cells: dict[str, str], terrain: str) -> list[set[str]]:
    """Areas of one terrain."""
    left = {cell for cell, b in cells.items() if box.BUILDINGS[b][0] == terrain}
    found = []
    while left:
        edge = [left.pop()]
        area = set(edge)
        while edge:
            for cell in box.neighbours(edge.pop()):
                if cell in left:
                    left.remove(cell)
                    area.add(cell)
                    edge.append(cell)
        found.append(area)
    return found


def full_lines(cells: dict[str, str]) -> list[str]:
    return [line for line, members in box.LINES.items() if all(cell in cells for cell in members)]


def colonists(cells: dict[str, str]) -> int:
    return sum(box.COLONISTS.get(cells[c], 0) for line in full_lines(cells) for c in box.LINES[line])


def square(cells: dict[str, str]) -> int:
    """Side of the largest built square."""
    for side in range(6, 0, -1):
        for column in range(7 - side):
            for row in range(7 - side):
                inside = (c + r for c in box.COLUMNS[column : column + side] for r in box.ROWS[row : row + side])
                if all(cell in cells for cell in inside):
                    return side
    return 0


def bishop(name: str, cells: dict[str, str], harbour: dict[str, list[str]]) -> int:
    """What a bishop's wish is worth."""
    terrain = {cell: box.BUILDINGS[b][0] for cell, b in cells.items()}
    hall = {cell for cell, t in terrain.items() if t == "town_hall"}
    match name:
        case "bishop_square":
            return {3: 4, 4: 7, 5: 10, 6: 10}.get(square(cells), 0)
        case "bishop_ships":
            return min(12, 2 * max(map(len, harbour.values())))
        case "bishop_towns":
            return min(12, 2 * sum(terrain[cell] == "town" for cell in joined(cells, hall)))
        case "bishop_colonists":
            return min(12, sum(box.COLONISTS.get(cells[cell], 0) for cell in joined(cells, hall)))
        case "bishop_terrain":
            sizes = [len(area) for t in ("farm", "forest", "mountain") for area in areas(cells, t)]
            return min(12, 2 * max(sizes, default=0))
        case "bishop_diverse":
            want = {"farm", "forest", "mountain", "town"}
            lines = box.LINES.values()
            return min(12, 3 * sum(want <= {terrain.get(cell, "") for cell in members} for members in lines))
    raise AssertionError(name)


def chain(cells: dict[str, str]) -> bool:
    """Whether one terrain, no road, reaches from west to east or from north to south."""
    for terrain in ("farm", "forest", "mountain", "town", "town_hall"):
        for area in areas(cells, terrain):
            text = "".join(area)
            if ("A" in text and "F" in text) or ("1" in text and "6" in text):
                return True
    return False
