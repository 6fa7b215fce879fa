"""The deck of a ship that goes down by the waist: column after column of its planks goes under water."""

from plan import Blob, Plan

ROWS = [
    "~~~~~~~~~~~~~~~~~~~~~~~~",
    "~~~~~~~~~~~~~~~~~~~~~~~~",
    "~~~AAAAdddddddddddd~~~~~",
    "~~AAAAAdddxddddddddFF~~~",
    "~~AAAAA<ddddddggdd>FFFF~",
    "~~AHAAAddMddddggdMdFFFF~",
    "~~AAAAAdddddKddddddFFFFF",
    "~~AAAAAddddddddddddFFFF~",
    "~~AAAAA<dddddddddd>FFFF~",
    "~~AAAAAddbddddddcddFF~~~",
    "~~~AAAAdddddddddddd~~~~~",
    "~~~~~~~~~~~~~~~~~~~~~~~~",
    "~~~~~~~~~~~~~~~~~~~~~~~~",
]
WAIST = "dgMKxbc<>"
# Ropes hang down from the quarterdeck and the forecastle, half-way between the stairs.
ROPES = [(7, 6), (18, 6)]


def draw():
    """The map."""
    plan = Plan("ship", ROWS)
    plan.fill("ground", {letter: "deck" for letter in "AFHdMKxbc"} | {"~": Blob("depths", "~AFHdgMKxbc<>"), "g": "grating", "<": "stairs-east@180", ">": "stairs-east"})
    plan.fill("things", {"M": "mast", "K": "capstan", "H": "helm", "x": "crate", "b": "barrels", "c": "chest"})
    for x, y, what in ((5, 3, "coil"), (21, 7, "coil"), (20, 4, "coil"), (12, 9, "sail"), (17, 8, "planks"), (11, 3, "planks"), (22, 6, "anchor"), (3, 8, "coil"), (16, 2, "sail")):
        plan.put("decor-floor", x, y, what)
    for x, y in ((9, 8), (13, 10), (8, 2)):
        plan.put("ground", x, y, "deck-wet-a")
    for x, y in ((9, 9), (12, 10), (9, 2)):
        plan.put("ground", x, y, "deck-wet-b")
    plan.outline("low_wall", "AFH" + WAIST, "~", material="wood", height_dm=8)
    plan.outline("drop", "AHF", "dgMKxbc")
    plan.regions("~", ground_dm=-30)
    plan.regions("AFH", ground_dm=15)
    for x, y in ROPES:
        plan.region(x, y, 1, 1, footing="rope")
        plan.put("decor-top", x, y, "rope")
    for step, column in enumerate(range(7, 19, 2)):
        plan.mark(f"flood-{step + 1}", column, 2, 2, 9)
    plan.mark("quarterdeck", 2, 2, 5, 9)
    plan.mark("forecastle", 19, 3, 5, 7)
    for number, (x, y) in enumerate([(8, 4), (8, 8), (5, 6), (8, 6)]):
        plan.mark(f"crew-{number + 1}", x, y)
    for number, (x, y) in enumerate([(17, 4), (17, 8), (20, 6), (16, 6)]):
        plan.mark(f"pirate-{number + 1}", x, y)
    return plan
