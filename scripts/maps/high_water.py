"""A ford after rain: to the knees at the edge, to the hips in the middle, and beyond it one swims."""

from plan import Blob, Plan

ROWS = [
    "..T....b..,,...b....T.",
    "......T...,,......b...",
    ".b........,,..........",
    "....b.....,,.....T....",
    "hff...ffffffffff...ffh",
    "~~hfffffffffffffffhh~~",
    "~~~hhhhhhffhhhhhhhh~~~",
    "~~~~hhhhhhffhhohhh~~~~",
    "~~hhohhffffffffhhhh~~~",
    "~hfff.fffffffffffffhh~",
    "ff....b...,,......Tfff",
    ".T........,,..........",
    "......b...,,....b....T",
    "b.T.......,,..T.......",
]


def draw():
    """The map."""
    plan = Plan("high-water", ROWS)
    plan.fill("ground", {letter: "grass" for letter in ".Tb"})
    plan.fill("ground", {",": Blob("path", ",fh"), "f": Blob("ford", "fh~o"), "h": Blob("wade", "h~o"), "o": Blob("wade", "h~o"), "~": Blob("depths", "~")})
    plan.fill("things", {"T": "tree", "b": "bush", "o": "boulder"})
    for x, y in ((3, 3), (5, 3), (17, 4), (3, 10), (5, 9), (18, 3), (17, 10), (4, 4)):
        plan.put("decor-top", x, y, "reeds")
    for x, y in ((2, 6), (19, 8)):
        plan.put("decor-top", x, y, "lilies")
    plan.scatter("decor-floor", ".", "leaves", 0.03)
    plan.regions("f", ground_dm=-4)
    plan.regions("ho", ground_dm=-9)
    plan.regions("~", ground_dm=-20)
    for number, (x, y) in enumerate([(10, 2), (8, 3), (12, 2), (13, 3)]):
        plan.mark(f"north-{number + 1}", x, y)
    for number, (x, y) in enumerate([(11, 11), (9, 10), (13, 10), (8, 12), (14, 12)]):
        plan.mark(f"south-{number + 1}", x, y)
    plan.mark("north-bank", 6, 0, 10, 4)
    plan.mark("south-bank", 6, 10, 10, 4)
    plan.mark("ford", 6, 4, 10, 6)
    return plan
