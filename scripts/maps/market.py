"""A market square full of tables that can be overturned, between carts, crates and a fountain."""

from plan import Blob, Plan

ROWS = [
    "#######..########..#####",
    "#######..########..#####",
    "#######..########..#####",
    "........................",
    "..fcp....brf.....pcr....",
    "........................",
    "C......................x",
    ".......s....FG...b......",
    ".fr....p....HI...c..bf..",
    "......................C.",
    "x.......................",
    "...bcf.....prb...fcp....",
    "........................",
    "...WE............k...X..",
    ".....X.....t.........t..",
    "####..######..#####..###",
]
GOODS = {"f": "stall-fruit", "c": "stall-cloth", "p": "stall-pots", "b": "stall-bread", "r": "stall-roots", "s": "stall-fish"}


def draw():
    """The map."""
    plan = Plan("market", ROWS)
    plan.fill("ground", {letter: "cobble" for letter in set("".join(ROWS))})
    plan.fill("things", GOODS | {"#": Blob("solid", "#"), "F": "fountain-nw", "G": "fountain-ne", "H": "fountain-sw", "I": "fountain-se", "C": "crate", "x": "barrel", "X": "barrels", "W": "cart-west", "E": "cart-east", "k": "sacks", "t": "tree"})
    for y, spans in ((3, ((2, "madder"), (9, "woad"), (17, "ochre"))), (10, ((3, "sage"), (11, "madder"), (17, "woad")))):
        for x, colour in spans:
            for i in range(3):
                plan.put("decor-top", x + i, y, f"awning-{colour}")
    plan.scatter("decor-floor", ".", "straw", 0.04)
    plan.scatter("decor-floor", ".", "leaves", 0.015)
    for x, y in ((6, 8), (16, 7), (5, 5), (20, 5), (10, 12)):
        plan.put("decor-floor", x, y, "basket")
    for number, (x, y) in enumerate([(5, 6), (5, 9), (4, 7), (3, 10)]):
        plan.mark(f"trader-{number + 1}", x, y)
    for number, (x, y) in enumerate([(18, 6), (18, 9), (19, 7), (20, 10)]):
        plan.mark(f"ruffian-{number + 1}", x, y)
    plan.mark("west-square", 0, 3, 8, 12)
    plan.mark("east-square", 16, 3, 8, 12)
    return plan
