#!/usr/bin/env python3
"""Draws klingentanz.png and writes klingentanz.tsx and names.txt beside it: `python3 assets/tiles/make.py` (needs Pillow
and numpy).

The number of a tile is its place in `TILES`: maps point at it, so new tiles are added at the end.
"""

from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image

from draw import craft, floors, ground, ornament, things, wild
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
    yield Tile("barrel", "barrel", things.barrel("barrel"), {"height_dm": 10})
    yield Tile("barrels", "barrel", things.barrels("barrels"), {"height_dm": 10})
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
    yield from made_floors()
    yield from crafted_things()
    yield from crafted_decor()
    for name, kind, draw, properties in (
        ("wade", "water", floors.wade, {"water_dm": 9}),
        ("rock", "solid", wild.rock, {}),
        ("depths", "water", lambda name, mask: floors.wade(name, mask, True), {"water_dm": 20}),
        ("trail", "earth", lambda name, mask: ground.path(name, mask, floors.MOSS), {}),
    ):
        for mask in blobs():
            label = f"{name}-{mask:03}"
            yield Tile(label, kind, draw(label, mask), properties, (name, mask))
    for letter, crack in (("a", True), ("b", False), ("c", True)):
        yield Tile(f"cave-low-{letter}", "stone", floors.cave(f"cave-low-{letter}", 1, crack, True))


def made_floors():
    """Decks, bridges, roofs, cobbles, slabs of tombs, and the ground of woods and caves."""
    joints = {"a": [(1, 20), (4, 44)], "b": [(0, 40), (3, 12)], "c": [(2, 50), (5, 26)], "d": []}
    for letter, ends in joints.items():
        yield Tile(f"deck-{letter}", "wood", floors.deck(f"deck-{letter}", ends))
    yield Tile("deck-worn-a", "wood", floors.deck("deck-worn-a", [(1, 34)], worn=3))
    yield Tile("deck-worn-b", "wood", floors.deck("deck-worn-b", [(4, 18)], worn=4))
    for letter, ends in (("a", [(0, 30), (4, 12)]), ("b", [(2, 42)])):
        yield Tile(f"deck-wet-{letter}", "wood", floors.deck(f"deck-wet-{letter}", ends, 1, True), {"footing": "slippery"})
    yield Tile("grating", "wood", floors.grating("grating"))
    for letter in "abc":
        yield Tile(f"bridge-{letter}", "wood", floors.bridge(f"bridge-{letter}"))
    yield Tile("bridge-gap", "wood", floors.bridge("bridge-gap", gap=True), {"move_half": 3})
    for name, base in (("roof", floors.TILE), ("slate", floors.SLATE)):
        for letter, moss in (("a", 0), ("b", 0), ("c", 2)):
            yield Tile(f"{name}-{letter}", "floor", floors.roof(f"{name}-{letter}", False, base, moss))
        for letter, moss in (("a", 0), ("b", 0), ("c", 2)):
            yield Tile(f"{name}-shade-{letter}", "floor", floors.roof(f"{name}-shade-{letter}", True, base, moss))
        yield Tile(f"{name}-ridge", "floor", floors.ridge(f"{name}-ridge", None, base), {"footing": "beam"})
        for end in ("west", "east"):
            yield Tile(f"{name}-ridge-{end}", "floor", floors.ridge(f"{name}-ridge-{end}", end, base), {"footing": "beam"})
    for letter in "abcd":
        yield Tile(f"cobble-{letter}", "stone", floors.cobble(f"cobble-{letter}"))
    yield Tile("cobble-puddle", "stone", floors.cobble("cobble-puddle", puddle=True))
    for letter, stones in floors.TOMB_SLABS.items():
        yield Tile(f"tomb-{letter}", "stone", ground.flags(f"tomb-{letter}", stones, floors.TOMB, "#6E675A"))
    yield Tile("tomb-seal", "stone", floors.seal("tomb-seal"))
    for letter, pebbles, crack in (("a", 1, True), ("b", 3, False), ("c", 0, True), ("d", 2, True)):
        yield Tile(f"cave-{letter}", "stone", floors.cave(f"cave-{letter}", pebbles, crack))
    slow, mud = {"move_half": 4}, {"move_half": 4, "footing": "mud"}
    for letter in "abc":
        yield Tile(f"mud-{letter}", "earth", floors.mud(f"mud-{letter}"), mud)
    for letter, needles, fern in (("a", 9, 0), ("b", 5, 1), ("c", 14, 0), ("d", 7, 2)):
        yield Tile(f"forest-{letter}", "grass", floors.forest(f"forest-{letter}", needles, fern))
    for letter in "abc":
        yield Tile(f"bracken-{letter}", "undergrowth", floors.bracken(f"bracken-{letter}"), slow | {"leaf": 1})
    for letter in "ab":
        yield Tile(f"thicket-{letter}", "undergrowth", floors.bracken(f"thicket-{letter}", True), slow | {"leaf": 2})
    yield Tile("ice-hole", "ice", floors.drift("ice-hole", True), {"footing": "slippery", "move_half": 3})


def crafted_things():
    """Gear of ships, goods of markets, furniture of tombs, trees of the deep wood, stones of caves."""
    timber, iron, masonry = {"material": "wood"}, {"material": "iron"}, {"material": "stone"}
    yield Tile("mast", "pillar", craft.mast("mast"), timber)
    yield Tile("capstan", "bodywork", craft.capstan("capstan"), timber | {"height_dm": 10})
    yield Tile("helm", "bodywork", craft.helm("helm"), timber | {"height_dm": 12})
    yield Tile("chest", "table", craft.chest("chest"), {"height_dm": 6})
    yield Tile("sacks", "table", craft.sacks("sacks"), {"height_dm": 6, "material": "cloth"})
    for kind in ("fruit", "cloth", "fish", "pots", "bread", "roots"):
        yield Tile(f"stall-{kind}", "table", craft.goods(f"stall-{kind}", kind))
    for quarter in ("nw", "ne", "sw", "se"):
        yield Tile(f"fountain-{quarter}", "bodywork", craft.fountain(f"fountain-{quarter}", quarter), masonry | {"height_dm": 9})
    for name, end, is_open in (("head", "head", False), ("foot", "foot", False), ("head-open", "head", True), ("foot-open", "foot", True)):
        yield Tile(f"sarcophagus-{name}", "low_wall", craft.sarcophagus(f"sarcophagus-{name}", end, is_open))
    yield Tile("urn", "table", craft.urn("urn"), masonry | {"height_dm": 6})
    yield Tile("headstone", "low_wall", craft.headstone("headstone"))
    yield Tile("headstone-cross", "low_wall", craft.headstone("headstone-cross", True))
    yield Tile("brazier", "bodywork", craft.brazier("brazier"), iron | {"height_dm": 9})
    yield Tile("campfire", "bodywork", craft.campfire("campfire"), masonry | {"height_dm": 5})
    yield Tile("chimney", "solid", craft.chimney("chimney"), {"height_dm": 15})
    yield Tile("dormer", "bodywork", craft.dormer("dormer"), timber | {"height_dm": 10})
    yield Tile("target", "bodywork", craft.target("target"), {"material": "cloth", "height_dm": 16})
    yield Tile("rack", "bodywork", craft.rack("rack"), timber | {"height_dm": 12})
    yield Tile("tent-west", "solid", craft.tent("tent-west", "west"), {"material": "cloth", "height_dm": 20})
    yield Tile("tent-east", "solid", craft.tent("tent-east", "east"), {"material": "cloth", "height_dm": 20})
    for letter, radius, arms in (("a", 27, 11), ("b", 24, 9), ("c", 28, 13)):
        yield Tile(f"pine-{letter}", "pillar", wild.pine(f"pine-{letter}", radius, arms), timber)
    for letter, radius, roots in (("a", 16, 6), ("b", 13, 5), ("c", 18, 7)):
        yield Tile(f"bole-{letter}", "pillar", wild.bole(f"bole-{letter}", radius, roots), timber)
    yield Tile("stump", "table", wild.stump("stump"), {"height_dm": 6})
    for name, west, east in (("west", False, True), ("middle", True, True), ("east", True, False)):
        yield Tile(f"log-{name}", "low_wall", wild.log(f"log-{name}", west, east), timber | {"height_dm": 7})
    for letter, parts in (("a", [(32, 33, 22)]), ("b", [(24, 28, 15), (44, 40, 13)]), ("c", [(20, 22, 11), (42, 26, 13), (30, 45, 12)])):
        yield Tile(f"boulder-{letter}", "low_wall", wild.boulder(f"boulder-{letter}", parts), {"height_dm": 11})
    yield Tile("stalagmite", "pillar", wild.stalagmite("stalagmite"))


def crafted_decor():
    """More for the eye only: torches in their holders, ladders, ropes, awnings, bones, reeds."""
    for name, draw in (
        ("torch", craft.torch), ("holder", craft.holder), ("candles", craft.candles), ("ladder", craft.ladder),
        ("rope", craft.rope), ("coil", craft.coil), ("basket", craft.basket), ("planks", craft.plank),
        ("sail", craft.sail), ("anchor", craft.anchor), ("reeds", wild.reeds), ("lilies", wild.lilies),
        ("mushrooms", wild.mushrooms), ("bones", wild.bones), ("cobweb", wild.cobweb),
    ):
        yield Tile(name, "", draw(name))
    yield Tile("skull", "", wild.bones("skull", True))
    for colour in craft.CLOTHS:
        yield Tile(f"awning-{colour}", "", craft.awning(f"awning-{colour}", colour))


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
    for family, colour in (("solid", "#2a2018"), ("path", "#dcc9a0"), ("water", "#a9c2c6"), ("ford", "#c8cfb8"), ("deep", "#6f959d"), ("pit", "#6b5b45"), ("wade", "#8fb0b4"), ("rock", "#5b5040"), ("depths", "#7d9fa6"), ("trail", "#c9b48a")):
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
    (here / "names.txt").write_text("".join(f"{tile.name}\n" for tile in listed), encoding="utf-8")


if __name__ == "__main__":
    main()
