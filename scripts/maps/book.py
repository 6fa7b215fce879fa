"""A reading hall: two rows of pillars, low shelves along the walls, and a table with a book in the middle of the carpet."""

from plan import Blob, Plan, Strip

ROWS = [
    "###################",
    "#.sssu.......usss.#",
    "#.................#",
    "#..O...O...O...O..#",
    "#....rrrrrrrrr....#",
    "D....rrrWerrrr....D",
    "#....rrrrrrrrr....#",
    "#..O...O...O...O..#",
    "#.................#",
    "#.sssu.......usss.#",
    "###################",
]
CARPET = "rWe"
INSIDE = ".suOD" + CARPET


def draw():
    """The map."""
    plan = Plan("book", ROWS)
    plan.fill("ground", {letter: "flags" for letter in "#" + INSIDE})
    plan.fill("decor-floor", {letter: Strip("rug", CARPET) for letter in CARPET})
    plan.fill("things", {"#": Blob("solid", "#"), "O": "pillar", "s": Strip("counter", "s"), "u": "urn"})
    plan.put("things", 9, 5, "table")
    plan.put("decor-top", 9, 5, "candles")
    plan.light(9, 5, bright=2, dim=4)
    for x, y in ((3, 1), (15, 1), (3, 9), (15, 9)):
        plan.put("decor-top", x, y, "candles")
    for x, y in ((7, 1), (11, 1)):
        plan.put("decor-top", x, y, "torch")
        plan.light(x, y, source="torch")
    for x, y in ((7, 9), (11, 9)):
        plan.put("decor-top", x, y, "torch@180")
        plan.light(x, y, source="torch")
    for x, y in ((1, 1), (17, 1), (1, 9), (17, 9)):
        turn = {(1, 1): "", (17, 1): "@90", (17, 9): "@180", (1, 9): "@270"}[x, y]
        plan.put("decor-top", x, y, "cobweb" + turn)
    for x, y in ((2, 3), (16, 7), (6, 2), (12, 8)):
        plan.put("decor-floor", x, y, "bench" if y in (2, 8) else "stool")
    plan.edge("door", [(1, 5), (1, 6)], "west door", state="open")
    plan.edge("door", [(18, 5), (18, 6)], "east door", state="open")
    plan.regions(INSIDE, ceiling_dm=45)
    for number, (x, y) in enumerate([(5, 4), (5, 5), (5, 6), (2, 5)]):
        plan.mark(f"elder-{number + 1}", x, y)
        plan.mark(f"younger-{number + 1}", 18 - x, y)
    plan.mark("table", 8, 4, 3, 3)
    plan.mark("west-end", 1, 2, 5, 7)
    plan.mark("east-end", 13, 2, 5, 7)
    return plan
