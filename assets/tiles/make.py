#!/usr/bin/env python3
"""Draws klingentanz.png and writes klingentanz.tsx beside it: `python3 assets/tiles/make.py` (needs Pillow and numpy).

The number of a tile is its place in `TILES`: maps point at it, so new tiles are added at the end.
"""

from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image

from draw import ground, ornament, things
from draw.pen import SIZE, blobs

COLUMNS = 16
KINDS = {int: "int", str: "string"}


class Tile:
    """A picture with the class and the properties that the game reads, and for blobs its neighbours for Tiled's brush."""

    def __init__(self, name, kind, picture, properties=None, brush=None):
        self.name, self.kind, self.picture = name, kind, picture
        self.properties, self.brush = properties or {}, brush


def terrain():
    """The plain terrains with their variants."""
    for letter, tufts, flowers in (("a", 1, 0), ("b", 2, 0), ("c", 0, 0), ("d", 3, 0), ("e", 1, 3), ("f", 2, 1)):
        yield Tile(f"grass-{letter}", "grass", ground.grass(f"grass-{letter}", tufts, flowers))
    for letter, joints in (("a", [(0, 22), (2, 44)]), ("b", [(1, 12), (3, 40)]), ("c", [(0, 50), (1, 30), (3, 14)]), ("d", [(2, 26)])):
        yield Tile(f"wood-{letter}", "wood", ground.wood(f"wood-{letter}", joints))
    yield Tile("wood-knot", "wood", ground.knot("wood-knot"))
    for letter, stones in ground.FLOOR_STONES.items():
        yield Tile(f"stone-{letter}", "stone", ground.flags(f"stone-{letter}", stones))
    yield Tile("stone-cracked", "stone", ground.cracked("stone-cracked", ground.FLOOR_STONES["d"]))
    for letter, mark in (("a", 0), ("b", 1)):
        yield Tile(f"floor-{letter}", "floor", ground.floor(f"floor-{letter}", mark))
    for letter, stones in (("a", 1), ("b", 3), ("c", 0)):
        yield Tile(f"earth-{letter}", "earth", ground.speckled(f"earth-{letter}", "#DCC9A0", 16, stones))
    for letter, dash in (("a", 2), ("b", 4)):
        yield Tile(f"sand-{letter}", "sand", ground.speckled(f"sand-{letter}", "#EBDDB2", 34, 0, dash))
    slow, mud = {"move_half": 4}, {"move_half": 4, "footing": "mud"}
    for letter in "ab":
        yield Tile(f"snow-{letter}", "snow", ground.snow(f"snow-{letter}"), {"move_half": 3})
        yield Tile(f"ice-{letter}", "ice", ground.ice(f"ice-{letter}"), {"footing": "slippery"})
        yield Tile(f"rubble-{letter}", "rubble", ground.rubble(f"rubble-{letter}"), {"move_half": 4, "footing": "rubble"})
        yield Tile(f"undergrowth-{letter}", "undergrowth", ground.undergrowth(f"undergrowth-{letter}"), slow | {"leaf": 1})
        yield Tile(f"bog-{letter}", "bog", ground.bog(f"bog-{letter}"), mud)
    yield Tile("stairs-north", "stairs", ground.stairs("stairs-north", True), {"footing": "stairs"})
    yield Tile("stairs-east", "stairs", ground.stairs("stairs-east", False), {"footing": "stairs"})
    yield Tile("void", "void", ground.void("void"))


def single_things():
    """Things that fill one cell, or one of two cells that belong together."""
    timber, masonry = {"material": "wood"}, {"material": "stone"}
    yield Tile("table", "table", things.table("table"))
    for name, ends in (("west", {"east": True}), ("middle", {"east": True, "west": True}), ("east", {"west": True})):
        yield Tile(f"table-{name}", "table", things.table(f"table-{name}", **ends))
    for name, ends in (("north", {"south": True}), ("upright", {"south": True, "north": True}), ("south", {"north": True})):
        yield Tile(f"table-{name}", "table", things.table(f"table-{name}", **ends))
    yield Tile("crate", "table", things.crate("crate"))
    yield Tile("barrel", "table", things.barrel("barrel"), {"height_dm": 10})
    yield Tile("barrels", "table", things.barrels("barrels"), {"height_dm": 10})
    yield Tile("bed", "table", things.bed("bed"), {"height_dm": 6})
    yield Tile("pillar", "pillar", things.pillar("pillar"))
    yield Tile("statue", "pillar", things.statue("statue"))
    for letter, lobes, radius in (("a", 11, 27), ("b", 9, 25), ("c", 13, 28)):
        yield Tile(f"tree-{letter}", "pillar", things.tree(f"tree-{letter}", lobes, radius), timber)
    yield Tile("bush-a", "bush", things.bush("bush-a", [(22, 24, 14), (42, 26, 13), (31, 42, 15)]))
    yield Tile("bush-b", "bush", things.bush("bush-b", [(40, 22, 13), (22, 36, 15), (43, 43, 14)]))
    yield Tile("bush-c", "bush", things.bush("bush-c", [(32, 31, 21)]))
    yield Tile("well", "bodywork", things.well("well"), masonry | {"height_dm": 9})
    yield Tile("hearth", "solid", things.hearth("hearth"))
    yield Tile("cart-west", "bodywork", things.cart("cart-west", False), timber)
    yield Tile("cart-east", "bodywork", things.cart("cart-east", True), timber)
    yield Tile("engine", "engine", things.engine("engine"))
    yield Tile("door", "door", things.door("door"), {"state": "shut"})


def decor():
    """Pictures for the eye only: no class, so the game refuses them outside the decor layers."""
    for name in ("stool", "bench", "mugs", "leaves", "straw"):
        yield Tile(name, "", getattr(ornament, name)(name))
    for mask in range(16):
        yield Tile(f"rug-{mask:02}", "", ornament.rug(f"rug-{mask:02}", mask))


def tiles():
    """All tiles in the order of their numbers."""
    yield from terrain()
    yield from single_things()
    yield from decor()
    for name, kind, draw, properties in (
        ("low-wall", "low_wall", things.low_wall, {}),
        ("counter", "low_wall", things.counter, {"material": "wood"}),
        ("hedge", "bush", things.hedge, {}),
    ):
        for mask in range(16):
            yield Tile(f"{name}-{mask:02}", kind, draw(f"{name}-{mask:02}", mask), properties)
    families = (
        ("solid", "solid", things.solid, {}),
        ("path", "earth", ground.path, {}),
        ("water", "water", ground.water, {"water_dm": 12}),
        ("ford", "water", lambda name, mask: ground.water(name, mask, ford=True), {"water_dm": 4}),
        ("deep", "water", lambda name, mask: ground.water(name, mask, deep=True), {"water_dm": 20}),
        ("pit", "pit", ground.pit, {"harm": "pit"}),
    )
    for name, kind, draw, properties in families:
        for mask in blobs():
            label = f"{name}-{mask:03}"
            yield Tile(label, kind, draw(label, mask), properties, (name, mask))


def tile_element(number, tile):
    """The lines of one tile in the tileset file."""
    head = f' <tile id="{number}"' + (f" type={quoteattr(tile.kind)}" if tile.kind else "")
    if not tile.properties:
        yield head + "/>"
        return
    yield head + ">"
    yield "  <properties>"
    for name, value in sorted(tile.properties.items()):
        kind = KINDS[type(value)]
        typed = "" if kind == "string" else f" type={quoteattr(kind)}"
        yield f"   <property name={quoteattr(name)}{typed} value={quoteattr(str(value))}/>"
    yield "  </properties>"
    yield " </tile>"


def brush_elements(listed):
    """Tiled's terrain brushes, which pick the right one of the 47 tiles while painting."""
    yield " <wangsets>"
    for family, colour in (("solid", "#2a2018"), ("path", "#dcc9a0"), ("water", "#a9c2c6"), ("ford", "#c8cfb8"), ("deep", "#6f959d"), ("pit", "#6b5b45")):
        yield f'  <wangset name="{family}" type="mixed" tile="-1">'
        yield f'   <wangcolor name="{family}" color="{colour}" tile="-1" probability="1"/>'
        for number, tile in enumerate(listed):
            if tile.brush and tile.brush[0] == family:
                # Tiled counts clockwise from the north side, as the bits of the mask do.
                ids = ",".join("1" if tile.brush[1] >> bit & 1 else "0" for bit in range(8))
                yield f'   <wangtile tileid="{number}" wangid="{ids}"/>'
        yield "  </wangset>"
    yield " </wangsets>"


def main():
    """Draws everything and writes both files."""
    here = Path(__file__).resolve().parent
    listed = list(tiles())
    rows = -(-len(listed) // COLUMNS)
    sheet = Image.new("RGBA", (COLUMNS * SIZE, rows * SIZE), (0, 0, 0, 0))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<tileset version="1.10" tiledversion="1.11.0" name="klingentanz" tilewidth="{SIZE}" tileheight="{SIZE}" tilecount="{len(listed)}" columns="{COLUMNS}">',
        f' <image source="klingentanz.png" width="{sheet.width}" height="{sheet.height}"/>',
    ]
    for number, tile in enumerate(listed):
        sheet.paste(tile.picture, (number % COLUMNS * SIZE, number // COLUMNS * SIZE))
        if tile.kind:
            lines += tile_element(number, tile)
    lines += list(brush_elements(listed)) + ["</tileset>", ""]
    sheet.save(here / "klingentanz.png", optimize=True)
    (here / "klingentanz.tsx").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
