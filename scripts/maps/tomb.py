"""A tomb without daylight: torches in holders and in hands, and skeletons that need none."""

from plan import Blob, Plan

ROWS = [
    "######################",
    "###......####......###",
    "##.h..h...##...h..h.##",
    "##.f..f...##...f..f.##",
    "##..................##",
    "###....O..E...O....###",
    "#####.....e......#####",
    "#####..O......O..#####",
    "########......########",
    "#########....#########",
    "####..............####",
    "####.u..........u.####",
    "####....O....O....####",
    "##########SS##########",
    "######################",
]


def draw():
    """The map."""
    plan = Plan("tomb", ROWS)
    plan.fill("ground", {letter: "tomb" for letter in "#.hfOEeu"} | {"S": "stairs-north@180"})
    plan.fill("things", {"#": Blob("solid", "#"), "h": "sarcophagus-head", "f": "sarcophagus-foot", "E": "sarcophagus-head-open", "e": "sarcophagus-foot-open", "O": "pillar", "u": "urn"})
    plan.put("ground", 10, 10, "tomb-seal")
    plan.put("ground", 11, 4, "tomb-seal")
    for x, y, turn, lit in ((5, 10, "", True), (16, 10, "", True), (9, 9, "270", True), (12, 9, "90", True), (6, 1, "", True), (15, 1, "", True), (5, 6, "270", False), (16, 6, "90", False)):
        plan.put("decor-top", x, y, ("torch" if lit else "holder") + f"@{turn}")
        plan.light(x, y, source="torch", lit=lit)
    for x, y, what in ((3, 1, "cobweb"), (18, 1, "cobweb@90"), (4, 12, "cobweb@270"), (17, 12, "cobweb@180"), (2, 4, "skull"), (13, 6, "bones"), (8, 4, "bones"), (17, 4, "skull"), (9, 12, "bones"), (19, 4, "bones")):
        plan.put("decor-floor" if "cobweb" not in what else "decor-top", x, y, what)
    plan.put("decor-top", 9, 5, "candles")
    plan.put("decor-top", 12, 5, "candles")
    plan.light(9, 5, bright=1, dim=3)
    plan.light(12, 5, bright=1, dim=3)
    plan.region(0, 0, 22, 15, "vault", ceiling_dm=32)
    for number, (x, y) in enumerate([(10, 12), (12, 12), (9, 11), (11, 11)]):
        plan.mark(f"delver-{number + 1}", x, y)
    for number, (x, y) in enumerate([(4, 3), (17, 3), (11, 6), (8, 2), (13, 2)]):
        plan.mark(f"dead-{number + 1}", x, y)
    plan.mark("entrance", 4, 10, 14, 3)
    plan.mark("crypt", 2, 1, 18, 5)
    return plan
