"""A wooden bridge over a deep river: two abreast, and pikes on both sides."""

from plan import Blob, Plan

ROWS = [
    "..T....b~~~~~~..b..T....",
    "T.......~~~~~~.......b..",
    "....b...~~~~~~~........T",
    ".........~~~~~~....T....",
    "..T......~~~~~~.........",
    ",,.......~~~~~~...b.....",
    ",,,,,,,,========,,,,,,,,",
    ".,,,,,,,====^===,,,,,,,,",
    "...b.....~~~~~~.....,,,,",
    ".T.......~~~~~~.....T...",
    "........~~~~~~......b...",
    "..b.....~~~~~~.T......T.",
    "T......~~~~~~.......b...",
    "....T..~~~~~~...T.......",
]
WATER = "~=^"


def draw():
    """The map."""
    plan = Plan("bridge", ROWS)
    plan.fill("ground", {letter: "grass" for letter in ".Tb"})
    plan.fill("ground", {",": Blob("path", ",="), "~": Blob("deep", WATER), "=": "bridge", "^": "bridge-gap"})
    plan.fill("things", {"T": "tree", "b": "bush"})
    for x, y in ((8, 3), (15, 4), (8, 9), (15, 8), (14, 10), (7, 11)):
        plan.put("decor-top", x, y, "reeds")
    for x, y in ((10, 2), (12, 11), (13, 9)):
        plan.put("decor-top", x, y, "lilies")
    plan.scatter("decor-floor", ".", "leaves", 0.03)
    rail = {"material": "wood", "height_dm": 11}
    plan.edge("fence", [(8, 6), (12, 6)], "north rail", **rail)
    plan.edge("fence", [(13, 6), (16, 6)], "north rail", **rail)
    plan.edge("drop", [(12, 6), (13, 6)], "broken rail")
    plan.edge("fence", [(8, 8), (16, 8)], "south rail", **rail)
    plan.regions("~", ground_dm=-25)
    for number, (x, y) in enumerate([(6, 6), (6, 7), (4, 6), (4, 7)]):
        plan.mark(f"west-{number + 1}", x, y)
    for number, (x, y) in enumerate([(17, 6), (17, 7), (19, 6), (19, 7)]):
        plan.mark(f"east-{number + 1}", x, y)
    plan.mark("bridge", 8, 6, 8, 2)
    plan.mark("west-bank", 0, 0, 7, 14)
    plan.mark("east-bank", 16, 0, 8, 14)
    return plan
