"""A burnt abbey: pillars, stumps of walls and rubble around the altar, so that there is always a way round behind somebody."""

from plan import Blob, Plan, Strip

# The southern half is the northern one, turned by half a circle: neither side has the better ground.
NORTH = [
    "T.h.h..,..,..b.T.b",
    "..####L..###.LL##.",
    ".,#fff,fffff,fff#,",
    "..LfOfff,OfffOff..",
    "b..f,rf,ffffff,f#.",
    "..,fffffO,ffOrff#.",
]
MIDDLE = ",,,fff,fl"
ROWS = [*NORTH, MIDDLE + MIDDLE[::-1], *(row[::-1] for row in reversed(NORTH))]


def draw():
    """The map."""
    plan = Plan("abbey", ROWS)
    plan.fill("ground", {letter: "grass" for letter in ".,Tbh#L"} | {letter: "tomb" for letter in "fOl"} | {"r": "rubble"})
    plan.fill("things", {"#": Blob("solid", "#"), "O": "pillar", "L": Strip("low-wall", "L#"), "l": Strip("low-wall", "l"), "T": "tree", "b": "bush", "h": "headstone-cross"})
    for x, y in ((8, 7), (9, 5)):
        plan.put("ground", x, y, "tomb-seal")
    plan.put("decor-top", 8, 6, "candles")
    plan.put("decor-top", 9, 6, "skull")
    for x, y, what in ((13, 2, "planks"), (4, 10, "planks@90"), (5, 2, "planks@90"), (12, 10, "planks"), (3, 3, "bones"), (14, 9, "bones")):
        plan.put("decor-floor", x, y, what)
    plan.scatter("decor-floor", ",", "leaves", 0.35)
    plan.scatter("decor-floor", "f", "leaves", 0.05)
    plan.scatter("decor-floor", "f", "mushrooms", 0.03)
    for number, (x, y) in enumerate([(2, 6), (2, 5), (1, 6)]):
        plan.mark(f"west-{number + 1}", x, y)
        plan.mark(f"east-{number + 1}", 17 - x, 12 - y)
    plan.mark("west-end", 0, 4, 3, 4)
    plan.mark("east-end", 15, 5, 3, 4)
    plan.mark("altar", 7, 5, 4, 3)
    return plan
