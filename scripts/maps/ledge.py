"""A ledge along a cliff, two abreast, with a bridge of planks where a brook comes down: over every edge one falls six metres."""

from plan import Blob, Plan

ROWS = [
    "####################",
    "##x..####ww####..s##",
    "#*....##wwww##...tT#",
    "#l....##LwwL##.....#",
    "#.......====.......#",
    "#.......====.......#",
    "#o...L,,wwww,,L...o#",
    "####,,,,wwww,,,,####",
    "###,p,k,,wwww,k,p###",
    "##p,,,,,,,www,,,,,p#",
    "##,k,p,,,wwww,p,,k,#",
    "#p,,,,,,wwww,,,,,,p#",
]
LEDGE = ".o*lxstT="


def draw():
    """The map."""
    plan = Plan("ledge", ROWS)
    plan.fill("ground", {letter: "cave" for letter in "#.o*lxstT"} | {letter: "forest" for letter in ",pk"})
    plan.fill("ground", {"=": "bridge", "w": Blob("ford", "w=L"), "L": "forest"})
    plan.fill("things", {"#": Blob("rock", "#"), "o": "boulder", "p": "pine", "k": "boulder", "*": "campfire", "l": "stump", "x": "crate", "s": "sacks", "t": "tent-west", "T": "tent-east"})
    for x, y in ((8, 3), (11, 3)):
        plan.put("ground", x, y, Blob("ford", "w=L"))
    for x, y in plan.cells("L"):
        plan.put("decor-top", x, y, "ladder")
    for x, y in ((8, 7), (12, 8), (9, 10)):
        plan.put("decor-top", x, y, "reeds")
    for x, y, what in ((2, 2, "coil"), (16, 2, "basket"), (17, 5, "straw"), (2, 5, "bones")):
        plan.put("decor-floor", x, y, what)
    plan.scatter("decor-floor", ",", "leaves", 0.1)
    plan.scatter("decor-floor", ",", "mushrooms", 0.04)
    plan.outline("drop", LEDGE, ",wkp")
    plan.regions(LEDGE + "#", ground_dm=60)
    plan.regions("L", footing="ladder")
    for number, (x, y) in enumerate([(5, 4), (5, 5), (3, 4), (3, 5)]):
        plan.mark(f"west-{number + 1}", x, y)
        plan.mark(f"east-{number + 1}", 19 - x, y)
    plan.mark("bridge", 8, 4, 4, 2)
    plan.mark("west-end", 1, 2, 5, 5)
    plan.mark("east-end", 14, 2, 5, 5)
    return plan
