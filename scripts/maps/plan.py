"""Turns a plan of letters into a map for the Tiled editor, with the shared tileset: one letter is one cell.

A level's script says what its letters mean and adds walls, regions, lights and marks; `Plan.save` writes `map.tmx`. What is
written is an ordinary map: open it in Tiled and go on there.
"""

import random
import zlib
from pathlib import Path
from xml.sax.saxutils import quoteattr

ROOT = Path(__file__).resolve().parents[2]
SIZE = 64
TURNS = {"": 0, "90": 0xA0000000, "180": 0xC0000000, "270": 0x60000000, "mirror": 0x80000000}

# Grounds that come in several pictures: the names of the tiles, with how often each is taken.
KINDS = {
    "grass": {"grass-a": 5, "grass-b": 4, "grass-c": 6, "grass-d": 3, "grass-e": 1, "grass-f": 1},
    "forest": {"forest-a": 4, "forest-b": 3, "forest-c": 4, "forest-d": 2},
    "bracken": {"bracken-a": 1, "bracken-b": 1, "bracken-c": 1},
    "thicket": {"thicket-a": 1, "thicket-b": 1},
    "cobble": {"cobble-a": 4, "cobble-b": 4, "cobble-c": 4, "cobble-d": 4, "cobble-puddle": 0.25},
    "flags": {"stone-a": 3, "stone-b": 3, "stone-c": 3, "stone-d": 1, "stone-cracked": 0.6},
    "tomb": {"tomb-a": 3, "tomb-b": 3, "tomb-c": 3, "tomb-d": 1},
    "cave": {"cave-a": 3, "cave-b": 3, "cave-c": 3, "cave-d": 3},
    "earth": {"earth-a": 3, "earth-b": 2, "earth-c": 4},
    "mud": {"mud-a": 1, "mud-b": 1, "mud-c": 1},
    "rubble": {"rubble-a": 1, "rubble-b": 1},
    "wood": {"wood-a": 3, "wood-b": 3, "wood-c": 3, "wood-d": 3, "wood-knot": 0.5},
    "deck": {"deck-a": 3, "deck-b": 3, "deck-c": 3, "deck-d": 3, "deck-worn-a": 0.6, "deck-worn-b": 0.6},
    "bridge": {"bridge-a": 1, "bridge-b": 1, "bridge-c": 1},
    "roof": {"roof-a": 4, "roof-b": 4, "roof-c": 1},
    "roof-shade": {"roof-shade-a": 4, "roof-shade-b": 4, "roof-shade-c": 1},
    "slate": {"slate-a": 4, "slate-b": 4, "slate-c": 1},
    "slate-shade": {"slate-shade-a": 4, "slate-shade-b": 4, "slate-shade-c": 1},
    "pine": {"pine-a": 3, "pine-b": 2, "pine-c": 3},
    "bole": {"bole-a": 2, "bole-b": 2, "bole-c": 1},
    "tree": {"tree-a": 1, "tree-b": 1, "tree-c": 1},
    "bush": {"bush-a": 1, "bush-b": 1, "bush-c": 1},
    "boulder": {"boulder-a": 1, "boulder-b": 1, "boulder-c": 1},
}
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def names():
    """The number of every tile by its name."""
    listed = (ROOT / "assets/tiles/names.txt").read_text(encoding="utf-8").split()
    return {name: number + 1 for number, name in enumerate(listed)}


class Blob:
    """A tile of a family of 47 that fits its eight neighbours: those whose letter is among `like` continue it."""

    def __init__(self, family, like):
        self.family, self.like = family, like


class Strip(Blob):
    """A tile of a family of 16 that fits its four neighbours."""


class Plan:
    """A map in the making."""

    def __init__(self, title, rows):
        self.rows = rows
        self.width, self.height = len(rows[0]), len(rows)
        for number, row in enumerate(rows):
            assert len(row) == self.width, f"{title}: row {number} has {len(row)} cells, not {self.width}"
        self.number = names()
        self.dice = random.Random(zlib.crc32(title.encode()))
        self.layers = {name: [[0] * self.width for _ in rows] for name in ("ground", "decor-floor", "things", "decor-top")}
        self.objects = {name: [] for name in ("edges", "regions", "lights", "items", "marks")}

    def cells(self, letters):
        """The cells that hold one of the letters, row by row."""
        return [(x, y) for y, row in enumerate(self.rows) for x, letter in enumerate(row) if letter in letters]

    def put(self, layer, x, y, what):
        """Puts a tile, by name (`torch@90` turns it), by kind, or as a blob, on a cell."""
        if isinstance(what, Blob):
            self.layers[layer][y][x] = self.number[self.fitting(x, y, what)]
            return
        name, _, turn = what.partition("@")
        if name in KINDS:
            kinds = KINDS[name]
            name = self.dice.choices(list(kinds), list(kinds.values()))[0]
        self.layers[layer][y][x] = self.number[name] | TURNS[turn]

    def fitting(self, x, y, blob):
        """The name of the tile that fits the neighbours; what lies beside the map continues everything."""
        def alike(dx, dy):
            at = (x + dx, y + dy)
            inside = 0 <= at[0] < self.width and 0 <= at[1] < self.height
            return not inside or self.rows[at[1]][at[0]] in blob.like

        if isinstance(blob, Strip):
            mask = sum(1 << bit for bit, (dx, dy) in enumerate(AROUND[::2]) if alike(dx, dy))
            return f"{blob.family}-{mask:02}"
        mask = sum(1 << bit for bit, (dx, dy) in enumerate(AROUND) if alike(dx, dy))
        for corner in (1, 3, 5, 7):
            if not (mask >> (corner - 1) & 1 and mask >> (corner + 1) % 8 & 1):
                mask &= ~(1 << corner)
        return f"{blob.family}-{mask:03}"

    def fill(self, layer, legend):
        """Puts on every cell what the legend says about its letter."""
        for y, row in enumerate(self.rows):
            for x, letter in enumerate(row):
                if legend.get(letter) is not None:
                    self.put(layer, x, y, legend[letter])

    def scatter(self, layer, letters, what, share):
        """Puts a tile on some cells of the letters that are free in the layers above the ground."""
        for x, y in self.cells(letters):
            free = not any(self.layers[name][y][x] for name in ("decor-floor", "things", "decor-top"))
            if free and self.dice.random() < share:
                self.put(layer, x, y, what)

    def object(self, layer, body="", **attributes):
        """Adds an object; numbers are cells."""
        self.objects[layer].append((attributes, body))

    def edge(self, kind, points, name=None, **properties):
        """A wall, a door, a fence along corners of the grid."""
        (x, y), rest = points[0], " ".join(f"{(a - points[0][0]) * SIZE},{(b - points[0][1]) * SIZE}" for a, b in points)
        self.object("edges", listed(properties) + f'   <polyline points="{rest}"/>\n', name=name, type=kind, x=x, y=y)

    def outline(self, kind, inside, beside=None, **properties):
        """The same along the whole border between cells of one set of letters and those of another (or all others)."""
        for points in self.borders(inside, beside):
            self.edge(kind, points, **properties)

    def borders(self, inside, beside):
        """Straight borders between two sets of letters, as pairs of corners."""
        def letter(x, y):
            return self.rows[y][x] if 0 <= x < self.width and 0 <= y < self.height else None

        def parts(a, b):
            if a is None or b is None:
                return False
            return any(one in inside and (other in beside if beside else other not in inside) for one, other in ((a, b), (b, a)))

        found = []
        for y in range(self.height + 1):
            run = [parts(letter(x, y - 1), letter(x, y)) for x in range(self.width)]
            found += [((a, y), (b, y)) for a, b in runs(run)]
        for x in range(self.width + 1):
            run = [parts(letter(x - 1, y), letter(x, y)) for y in range(self.height)]
            found += [((x, a), (x, b)) for a, b in runs(run)]
        return found

    def region(self, x, y, width, height, name=None, **properties):
        """A rectangle that changes its cells."""
        self.object("regions", listed(properties), name=name, type="region", x=x, y=y, width=width, height=height)

    def regions(self, letters, **properties):
        """Rectangles that together cover all cells of the letters."""
        left = set(self.cells(letters))
        while left:
            x, y = min(left, key=lambda cell: (cell[1], cell[0]))
            width = 1
            while (x + width, y) in left:
                width += 1
            height = 1
            while all((x + i, y + height) in left for i in range(width)):
                height += 1
            left -= {(x + i, y + j) for i in range(width) for j in range(height)}
            self.region(x, y, width, height, **properties)

    def light(self, x, y, name=None, **properties):
        """A light in the middle of a cell."""
        properties.setdefault("lit", True)
        self.object("lights", listed(properties) + "   <point/>\n", name=name, type="light", x=x + 0.5, y=y + 0.5)

    def item(self, x, y, gear, count=1):
        """Gear that lies on a cell."""
        self.object("items", listed({"gear": gear, "count": count}) + "   <point/>\n", type="item", x=x + 0.5, y=y + 0.5)

    def mark(self, name, x, y, width=None, height=None):
        """A point, or an area, with a name."""
        if width is None:
            self.object("marks", "   <point/>\n", name=name, x=x + 0.5, y=y + 0.5)
        else:
            self.object("marks", name=name, x=x, y=y, width=width, height=height)

    def save(self, level):
        """Writes the map of a level."""
        file = ROOT / "levels" / level / "map.tmx"
        file.parent.mkdir(exist_ok=True)
        file.write_text("".join(self.lines()), encoding="utf-8")

    def lines(self):
        """The map as text, as Tiled itself writes it."""
        objects = sum(len(listed) for listed in self.objects.values())
        yield '<?xml version="1.0" encoding="UTF-8"?>\n'
        yield (
            f'<map version="1.10" tiledversion="1.11.0" orientation="orthogonal" renderorder="right-down" width="{self.width}" height="{self.height}" '
            f'tilewidth="{SIZE}" tileheight="{SIZE}" infinite="0" nextlayerid="10" nextobjectid="{objects + 1}">\n'
            ' <tileset firstgid="1" source="../../assets/tiles/klingentanz.tsx"/>\n'
        )
        for number, (name, rows) in enumerate(self.layers.items()):
            data = ",\n".join(",".join(str(tile) for tile in row) for row in rows)
            yield f' <layer id="{number + 1}" name="{name}" width="{self.width}" height="{self.height}">\n  <data encoding="csv">\n{data}\n</data>\n </layer>\n'
        next_id = 1
        for number, (name, found) in enumerate(self.objects.items()):
            if not found:
                yield f' <objectgroup id="{number + 5}" name="{name}"/>\n'
                continue
            yield f' <objectgroup id="{number + 5}" name="{name}">\n'
            for attributes, body in found:
                yield element(next_id, attributes, body)
                next_id += 1
            yield " </objectgroup>\n"
        yield "</map>\n"


def runs(flags):
    """Begin and end of each run of true flags."""
    found, start = [], None
    for place, flag in enumerate(list(flags) + [False]):
        if flag and start is None:
            start = place
        if not flag and start is not None:
            found.append((start, place))
            start = None
    return found


def element(number, attributes, body):
    """An object; places and sizes are turned from cells into pixels."""
    text = f'  <object id="{number}"'
    for name, value in attributes.items():
        if value is not None:
            text += f" {name}={quoteattr(value if isinstance(value, str) else f'{value * SIZE:g}')}"
    return f"{text}>\n{body}  </object>\n" if body else f"{text}/>\n"


def listed(properties):
    """The properties of an object."""
    if not properties:
        return ""
    text = "   <properties>\n"
    for name, value in sorted(properties.items()):
        kind = {bool: ' type="bool"', int: ' type="int"', str: ""}[type(value)]
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        text += f"    <property name={quoteattr(name)}{kind} value={quoteattr(shown)}/>\n"
    return text + "   </properties>\n"
