"""A camp in a wood at night, with thickets on all sides in which somebody waits."""

from plan import Blob, Plan

ROWS = [
    "PPBPPwPPBPwPPPBPPwPPBPPP",
    "PwwBPPwwPPWPPwPPwPBPPwPP",
    "BPw..ww.WWPPw..WwPPwwBPP",
    "PPw....w.wWw....wwWwPPPB",
    "Pww.,,.....w......wwwPPP",
    "wWw..,,........o...wWPBP",
    "Pw....,,.....tT....wwPPP",
    "PPw....,,..*.......WwwPP",
    "BPWw....,,.........wwPPP",
    "PPww.....,,.LMR...wwwPBP",
    "PwWw......,,.....wWwPPPP",
    "PPPw.w.s...,,...wwPPwPPB",
    "BPPwWWw.....,,.wwWPPwPPP",
    "PPBPwwPw..w..,,wPPwPPBPP",
    "PPPPPBPPwPwPw,,PPBPPPPPP",
    "PBPPPPPBPPPPPw,,PPPPBPPP",
]


def draw():
    """The map."""
    plan = Plan("wood", ROWS)
    plan.fill("ground", {letter: "forest" for letter in "PB.otT*LMRs"} | {"w": "bracken", "W": "thicket", ",": Blob("trail", ",")})
    plan.fill("things", {"P": "pine", "B": "bole", "o": "boulder", "t": "tent-west", "T": "tent-east", "*": "campfire", "L": "log-west", "M": "log-middle", "R": "log-east", "s": "stump"})
    plan.scatter("decor-floor", ".", "leaves", 0.12)
    plan.scatter("decor-floor", ".", "mushrooms", 0.05)
    plan.put("decor-floor", 12, 6, "coil")
    plan.put("decor-floor", 12, 8, "basket")
    plan.light(11, 7, "campfire", bright=3, dim=7)
    for number, (x, y) in enumerate([(10, 6), (12, 7), (10, 8), (13, 8)]):
        plan.mark(f"camp-{number + 1}", x, y)
    for number, (x, y) in enumerate([(9, 3), (18, 7), (4, 9), (15, 11), (16, 3)]):
        plan.mark(f"ambush-{number + 1}", x, y)
    plan.mark("camp", 8, 5, 8, 5)
    plan.mark("south-way", 13, 13, 2, 3)
    return plan
