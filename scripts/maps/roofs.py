"""Roofs above narrow lanes: boards lead from house to house, and every eave is an edge to fall from."""

from plan import Plan

ROWS = [
    "cccccccccccccccccccccccc",
    "cnnnnnnnccnnnnnnnncccccc",
    "cnnnnnnnppnnnnnnnnccmmmm",
    "c(rrrrr)cc(rrrrrr)ppmmmm",
    "csssssKsccssssssssccirrj",
    "csssssssccsssDssssccuuuu",
    "cccqccccccccccqcccccuuuu",
    "cccqccccccccccqccccccqcc",
    "cmmmmmmmmmcnnnnnnnncmmmm",
    "cmmmmmmmmmpnnnnnnnnpmmmm",
    "cirrrrrrrjc(rrrrrr)cirrj",
    "cuuKuuuuuuLssssDssscuuKu",
    "cuuuuuuuuucsssssssscuuuu",
    "cccccccccccccccccccccccc",
]
RED, BLUE = "nrs()D", "muij"
ROOF = "nmrsu()ijKD"


def draw():
    """The map."""
    plan = Plan("roofs", ROWS)
    plan.fill("ground", {
        "c": "earth", "n": "roof-shade", "s": "roof", "m": "slate-shade", "u": "slate", "D": "roof", "p": "bridge", "q": "bridge@90",
        "(": "roof-ridge-west", ")": "roof-ridge-east", "i": "slate-ridge-west", "j": "slate-ridge-east", "L": "earth",
    })
    for x, y in plan.cells("r"):
        slate = plan.rows[y][:x + 1].replace("r", "").replace("c", "").replace("p", "")[-1:] == "i"
        plan.put("ground", x, y, "slate-ridge" if slate else "roof-ridge")
    for x, y in plan.cells("K"):
        plan.put("ground", x, y, "slate" if y > 8 else "roof")
    plan.fill("things", {"K": "chimney", "D": "dormer"})
    plan.put("decor-top", 10, 11, "ladder@90")
    for x, y, what in ((9, 7, "basket"), (18, 0, "straw"), (0, 6, "leaves"), (8, 12, "coil")):
        plan.put("decor-floor", x, y, what)
    for x, y in ((9, 0), (19, 7), (0, 13)):
        plan.put("things", x, y, "barrel")
    plan.outline("drop", ROOF, "c")
    plan.outline("drop", "pq", "c")
    plan.regions("nmsuKD", ground_dm=60)
    plan.regions("r()ij", ground_dm=64)
    plan.regions("pq", ground_dm=60, footing="beam")
    plan.regions("L", footing="ladder")
    for number, (x, y) in enumerate([(3, 2), (5, 4), (2, 5)]):
        plan.mark(f"thief-{number + 1}", x, y)
    for number, (x, y) in enumerate([(21, 5), (20, 9), (17, 10)]):
        plan.mark(f"watch-{number + 1}", x, y)
    plan.mark("west-roof", 1, 1, 7, 5)
    plan.mark("east-roof", 20, 8, 4, 5)
    return plan
