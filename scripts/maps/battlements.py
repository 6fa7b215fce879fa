"""A walled yard: archers stand above it behind crenels and slits, and two stairs lead up to them."""

from plan import Blob, Plan

ROWS = [
    "########################",
    "##wwwwwwwwwwwwwwwwwwww##",
    "##wwwwwwwwwwwwwwwwwwww##",
    "##3,,,,,,,wwww,,,,,,,3##",
    "##2,,,,,,,wwww,,,,,,,2##",
    "##1,,,,,,,,,,,,,,,,,,1##",
    "##,,,,,,,,,,,,,,,,,,,,##",
    "##,,WE,,,,,ab,,,,,,K,,##",
    "##,,,,,,,,,cd,,,,,,,,,##",
    "##.T.,,,,,,,,,,,,,,.T.##",
    "##...,X,,,,,,,,,,X,...##",
    "##....,,,,,,,,,,,,....##",
    "##.o.B.,,,,,,,,,,.Bt..##",
    "##.....,,,,,,,,,,.....##",
    "##########,,,,##########",
    "bb..T...b.,,,,..T...b..b",
]


def draw():
    """The map."""
    plan = Plan("battlements", ROWS)
    plan.fill("ground", {letter: "grass" for letter in ".Tbot#B"})
    plan.fill("ground", {"w": "flags", ",": "cobble", "1": "stairs-north", "2": "stairs-north", "3": "stairs-north", "W": "cobble", "E": "cobble", "a": "cobble", "b": "cobble", "c": "cobble", "d": "cobble", "K": "cobble", "X": "cobble"})
    for x, y in plan.cells("b"):
        if y == 15:
            plan.put("ground", x, y, "grass")
    plan.fill("things", {"#": Blob("solid", "#"), "T": "tree", "W": "cart-west", "E": "cart-east", "a": "fountain-nw", "c": "fountain-sw", "d": "fountain-se", "K": "rack", "X": "crate", "B": "barrels", "o": "target", "t": "target"})
    plan.put("things", 12, 7, "fountain-ne")
    for x, y in plan.cells("b"):
        if y == 15:
            plan.put("things", x, y, "bush")
    for x, y in ((3, 1), (8, 1), (15, 1), (20, 1)):
        plan.put("decor-top", x, y, "torch")
    plan.scatter("decor-floor", ",", "straw", 0.03)
    plan.scatter("decor-floor", ".", "leaves", 0.05)
    crenel = {"material": "stone", "height_dm": 13, "screen": "part"}
    plan.edge("fence", [(3, 3), (10, 3), (10, 5)], "west crenels", **crenel)
    plan.edge("fence", [(14, 5), (14, 3), (21, 3)], "east crenels", **crenel)
    plan.edge("slit", [(10, 5), (14, 5)], "bastion", material="stone")
    for x in (3, 21):
        plan.edge("low_wall", [(x, 3), (x, 6)], "balustrade", material="stone", height_dm=8)
    plan.edge("door", [(10, 14), (14, 14)], "gate", state="open", material="wood")
    plan.regions("w", ground_dm=40)
    for letter, height in (("1", 10), ("2", 20), ("3", 30)):
        plan.regions(letter, ground_dm=height)
    for number, (x, y) in enumerate([(11, 13), (12, 13), (10, 13), (13, 13), (11, 14)]):
        plan.mark(f"storm-{number + 1}", x, y)
    for number, (x, y) in enumerate([(11, 4), (12, 4), (6, 2), (17, 2), (12, 6)]):
        plan.mark(f"guard-{number + 1}", x, y)
    plan.mark("gate", 10, 13, 4, 2)
    plan.mark("walk", 2, 1, 20, 2)
    return plan
