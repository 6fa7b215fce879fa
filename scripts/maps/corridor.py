"""Two halls of a cellar, joined by corridors in which a long weapon has no room."""

from plan import Blob, Plan

ROWS = [
    "########################",
    "#,,,,,,########,,,,,,,,#",
    "#,,,,,,########,,,,,,,,#",
    "#,,O,,,;;;;;;;;,,,,O,,,#",
    "#,,,,,,####;###,,,,,,,,#",
    "#,,,,,,####;###,,WE,,,,#",
    "#,B,,,,####;###,,,,,,,,#",
    "#,,,,,,####;###,,,,,,C,#",
    "#,,O,,,####;###,,,,O,,,#",
    "#,,,,,,;;;;;;;;,,,,,,,,#",
    "#,,,,,,########,,,,,,,,#",
    "#,CX,,B########,B,,,XC,#",
    "########################",
]


def draw():
    """The map."""
    plan = Plan("corridor", ROWS)
    plan.fill("ground", {letter: "flags" for letter in "#,OBCXWE"} | {";": "tomb"})
    plan.fill("things", {"#": Blob("solid", "#"), "O": "pillar", "B": "barrels", "C": "crate", "X": "sacks", "W": "table-west", "E": "table-east"})
    for x, y, turn in ((2, 1, ""), (5, 1, ""), (17, 1, ""), (21, 1, ""), (9, 3, ""), (13, 9, "180"), (11, 6, "90"), (1, 8, "270"), (22, 7, "90")):
        plan.put("decor-top", x, y, f"torch@{turn}")
        plan.light(x, y, source="torch")
    plan.put("decor-top", 17, 5, "mugs")
    plan.put("decor-top", 1, 1, "cobweb")
    plan.put("decor-top", 22, 1, "cobweb@90")
    plan.scatter("decor-floor", ",", "straw", 0.06)
    plan.scatter("decor-floor", ";", "bones", 0.08)
    plan.edge("door", [(7, 3), (7, 4)], "north-west door", state="open")
    plan.edge("door", [(15, 9), (15, 10)], "south-east door", state="open")
    plan.regions(",OBCXWE", ceiling_dm=32)
    plan.regions(";", ceiling_dm=21)
    for number, (x, y) in enumerate([(5, 3), (5, 9), (4, 6)]):
        plan.mark(f"west-{number + 1}", x, y)
    for number, (x, y) in enumerate([(16, 3), (16, 9), (18, 7)]):
        plan.mark(f"east-{number + 1}", x, y)
    plan.mark("west-hall", 1, 1, 6, 11)
    plan.mark("east-hall", 15, 1, 8, 11)
    return plan
