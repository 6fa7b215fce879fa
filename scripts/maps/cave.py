"""A cave whose passages are lower than a man: small folk fight there with short spears, tall folk with bent backs."""

from plan import Blob, Plan

ROWS = [
    "########################",
    "#####...######....######",
    "###......####.......####",
    "##..o.....##....S.....##",
    "##........lll.........##",
    "###.......ll#.....~~..##",
    "####....##ll##...~~~~.##",
    "#####ll####ll##...~~..##",
    "#####ll####lll###....###",
    "####lll#####lll##ll#####",
    "###....####lllll.ll#####",
    "##.......##ll##......###",
    "##..S.....ll###...o...##",
    "###....o.llll####.....##",
    "#####...#######.....####",
    "########################",
]


def draw():
    """The map."""
    plan = Plan("cave", ROWS)
    plan.fill("ground", {letter: "cave" for letter in "#.loS"} | {"~": Blob("ford", "~")})
    plan.fill("things", {"#": Blob("rock", "#"), "o": "boulder", "S": "stalagmite"})
    for x, y in ((15, 7), (4, 9), (12, 13), (9, 6)):
        if plan.rows[y][x] != "#":
            plan.put("ground", x, y, "rubble")
    plan.scatter("decor-floor", ".", "mushrooms", 0.07)
    plan.scatter("decor-floor", ".l", "bones", 0.04)
    plan.put("decor-top", 8, 4, "skull")
    for x, y, bright, dim in ((6, 3, 5, 10), (18, 4, 5, 10), (6, 11, 5, 10), (19, 12, 5, 10), (11, 8, 3, 6)):
        plan.light(x, y, bright=bright, dim=dim)
        plan.put("decor-top", x, y, "candles")
    plan.regions(".oS~", ceiling_dm=35)
    plan.regions("l", ceiling_dm=14)
    for number, (x, y) in enumerate([(5, 3), (4, 4), (7, 5)]):
        plan.mark(f"tall-{number + 1}", x, y)
    for number, (x, y) in enumerate([(18, 12), (20, 13), (16, 11), (19, 3), (17, 3)]):
        plan.mark(f"small-{number + 1}", x, y)
    plan.mark("west-cave", 2, 1, 8, 5)
    plan.mark("east-cave", 16, 10, 6, 4)
    return plan
