"""What people have made: gear of ships, goods of markets, furniture of tombs, torches, ladders, ropes, tents."""

import math

from .pen import EDGE, INK, PAPER, SIZE, SOFT, STONE, WATER, Canvas, box, mix, ring
from .things import BOARD, cask

IRON = "#6F6C66"
CLOTHS = {"madder": "#B4574A", "woad": "#5D83A0", "ochre": "#C79A4B", "sage": "#8D9C6B"}


def mast(name):
    canvas = Canvas(name)
    canvas.shape(box(14, 14, 36, 36, 8), mix(BOARD, INK, 0.12), width=1.6)
    canvas.shape(ring(32, 32, 13), BOARD, width=2.1)
    for r in (9, 5):
        canvas.strokes([ring(32, 32, r) + [(32 + r, 32)]], "#8A6836", 0.8, 0.8)
    for turn in range(4):
        angle = math.pi / 4 + turn * math.pi / 2
        canvas.shape(ring(32 + 21 * math.cos(angle), 32 + 21 * math.sin(angle), 2.6), IRON, width=1.0, shade=False)
    return canvas.finish()


def capstan(name):
    canvas = Canvas(name)
    for turn in range(4):
        angle = math.pi / 8 + turn * math.pi / 4
        dx, dy = 27 * math.cos(angle), 27 * math.sin(angle)
        canvas.strokes([[(32 - dx, 32 - dy), (32 + dx, 32 + dy)]], INK, 5.2, shake=0)
        canvas.strokes([[(32 - dx, 32 - dy), (32 + dx, 32 + dy)]], BOARD, 3.2, shake=0)
    canvas.shape(ring(32, 32, 14), mix(BOARD, INK, 0.15), width=2)
    canvas.strokes([ring(32, 32, 9) + [(41, 32)]], INK, 1.0, 0.8)
    canvas.area(ring(32, 32, 3), IRON)
    return canvas.finish()


def helm(name):
    canvas = Canvas(name)
    canvas.shape(box(26, 10, 12, 44, 2), mix(BOARD, INK, 0.1), width=1.6)
    for i in range(-3, 4):
        y = 32 + i * 7.2
        canvas.strokes([[(14, y), (50, y)]], INK, 3.6, shake=0)
        canvas.strokes([[(14, y), (50, y)]], mix(BOARD, PAPER, 0.15), 1.9, shake=0)
    canvas.strokes([[(20, 11), (20, 53)], [(44, 11), (44, 53)]], INK, 3.0, shake=0)
    return canvas.finish()


def chest(name):
    canvas = Canvas(name)
    canvas.shape(box(10, 17, 44, 30, 3), BOARD, width=1.9)
    canvas.strokes([[(10, 27), (54, 27)]], INK, 1.2, 0.9)
    for x in (17, 44):
        canvas.area(box(x, 17, 4, 30), IRON)
        canvas.strokes([[(x, 17), (x, 47)], [(x + 4, 17), (x + 4, 47)]], INK, 0.8)
    canvas.shape(box(28.5, 24, 7, 7, 1), "#B5832A", width=1.0, shade=False)
    return canvas.finish()


def sacks(name):
    canvas = Canvas(name)
    for x, y, r in ((21, 24, 12), (42, 26, 11.5), (31, 43, 12.5)):
        canvas.shape(ring(x, y, r, r * 0.9, 0.8, 5, phase=x), "#CDB88F", width=1.6)
        canvas.strokes([[(x - 4, y - r * 0.35), (x, y - r * 0.1), (x + 4, y - r * 0.4)], [(x - 5, y + 4), (x + 3, y + 5)]], SOFT, 0.9, 0.8, taper=0.4)
        canvas.area(ring(x, y - r * 0.55, 2.4, 1.8), "#8A6836")
    return canvas.finish()


def goods(name, kind):
    """A market table with a striped cloth over it and wares on top."""
    canvas = Canvas(name)
    top = box(4, 8, 56, 48, 3)
    cloth = CLOTHS[{"fruit": "sage", "cloth": "madder", "fish": "woad", "pots": "ochre", "bread": "madder", "roots": "woad"}[kind]]
    canvas.area([(x + 2, y + 3) for x, y in top], INK, 0.18)
    canvas.area(top, PAPER)
    for i in range(7):
        if i % 2 == 0:
            canvas.area(box(4 + i * 8, 8, 8, 48), cloth, 0.8)
    canvas.area(box(10, 14, 44, 36, 2), mix(BOARD, PAPER, 0.3))
    canvas.strokes([box(10, 14, 44, 36, 2) + [(54, 16)]], INK, 1.0, 0.8)
    if kind == "fruit":
        for row in range(3):
            for i in range(4):
                x, y = 16 + i * 10.5 + (row % 2) * 2, 21 + row * 11
                canvas.shape(ring(x, y, 4.3), ["#B4574A", "#C79A4B", "#8D9C6B"][row], width=1.0)
                canvas.area(ring(x - 1.2, y - 1.3, 1.1), PAPER, 0.7)
    elif kind == "roots":
        for i in range(5):
            x = 15 + i * 8.4
            canvas.shape([(x - 3, 20), (x + 3, 20), (x + 0.5, 44)], "#C98F4E" if i % 2 else "#D8C7A8", width=1.0)
            canvas.strokes([[(x, 20), (x - 2, 15.5)], [(x, 20), (x + 2, 15.5)]], "#5C6437", 1.1)
    elif kind == "cloth":
        for i, tone in enumerate(("#B4574A", "#5D83A0", "#C79A4B", "#8D9C6B")):
            y = 16.5 + i * 8.4
            canvas.shape(box(14, y, 36, 6.6, 3), tone, width=1.1)
            canvas.strokes([ring(15.5, y + 3.3, 2.2) + [(17.7, y + 3.3)]], INK, 0.7)
    elif kind == "fish":
        for i in range(4):
            x, y = 20 + (i % 2) * 22, 22 + (i // 2) * 14 + (i % 2) * 4
            body = [(x - 8, y), (x - 3, y - 4), (x + 4, y - 3), (x + 7, y), (x + 4, y + 3), (x - 3, y + 4)]
            canvas.shape([(x + 6, y), (x + 11, y - 4), (x + 11, y + 4)], "#93A9AE", width=1.0)
            canvas.shape(body, "#A9C2C6", width=1.1)
            canvas.area(ring(x - 5, y - 0.8, 0.8), INK)
    elif kind == "bread":
        for x, y in ((20, 22), (36, 20), (46, 33), (24, 38), (38, 42)):
            canvas.shape(ring(x, y, 6.4, 4.6), "#C99A5B", width=1.1)
            canvas.strokes([[(x - 3, y - 2), (x - 1, y + 2)], [(x + 1, y - 2), (x + 3, y + 2)]], "#8A6836", 0.9)
    else:
        for x, y, r in ((21, 24, 7), (40, 23, 6), (31, 38, 7.5), (47, 41, 4.6), (17, 42, 4.4)):
            canvas.shape(ring(x, y, r), "#BE8258", width=1.2)
            canvas.area(ring(x, y, r * 0.55), "#6B4A33")
    canvas.strokes([top + top[:1]], INK, 1.8, shake=0.25)
    return canvas.finish()


def basket(name):
    canvas = Canvas(name)
    canvas.shape(ring(32, 33, 14, 12), "#B98F52", width=1.6)
    canvas.area(ring(32, 32, 10.5, 8.6), "#8A6836")
    for x, y in ((27, 30), (34, 29), (31, 35), (38, 34)):
        canvas.shape(ring(x, y, 3.4), "#B4574A", INK, 0.8, shade=False)
    return canvas.finish()


def fountain(name, quarter):
    """A quarter of a round basin of two by two cells; `quarter` is nw, ne, sw or se."""
    canvas = Canvas(name)
    cx, cy = (SIZE if "w" in quarter else 0), (SIZE if "n" in quarter else 0)
    canvas.area(ring(cx + 2, cy + 3, 57, count=120), INK, 0.18)
    canvas.area(ring(cx, cy, 57, count=120), mix(STONE, PAPER, 0.2))
    canvas.strokes([ring(cx, cy, 57, count=120) + [(cx + 57, cy)]], INK, 1.9, shake=0.2)
    blocks = [[(cx + 46 * math.cos(t * math.pi / 12), cy + 46 * math.sin(t * math.pi / 12)), (cx + 57 * math.cos(t * math.pi / 12), cy + 57 * math.sin(t * math.pi / 12))] for t in range(24)]
    canvas.strokes(blocks, SOFT, 0.9, 0.8)
    canvas.area(ring(cx, cy, 46, count=110), WATER)
    canvas.strokes([ring(cx, cy, 46, count=110) + [(cx + 46, cy)]], INK, 1.4, shake=0.2)
    for r in (38, 29):
        canvas.strokes([ring(cx, cy, r, wobble=0.8, lobes=9)], "#47697A", 0.8, 0.55)
    canvas.area(ring(cx + 1.5, cy + 2.5, 15), INK, 0.15)
    canvas.area(ring(cx, cy, 15), STONE)
    canvas.strokes([ring(cx, cy, 15) + [(cx + 15, cy)], ring(cx, cy, 9) + [(cx + 9, cy)]], INK, 1.5)
    canvas.area(ring(cx, cy, 5), WATER)
    return canvas.finish()


def sarcophagus(name, end, is_open=False):
    """Head (north) or foot (south) of a stone coffin of two cells."""
    canvas = Canvas(name)
    top, bottom = (6, SIZE + 8) if end == "head" else (-8, SIZE - 6)
    outer = box(9, top, 46, bottom - top, 2)
    canvas.area([(x + 2, y + 3) for x, y in outer], INK, 0.2)
    canvas.area(outer, mix(STONE, SOFT, 0.12))
    canvas.strokes([outer + outer[:1]], INK, 2.0, shake=0.3)
    inner = box(14, top + 5 if end == "head" else top, 36, bottom - top - (5 if end == "head" else 5), 1.5)
    if is_open:
        canvas.area(inner, "#4A4033")
        canvas.strokes([inner + inner[:1]], INK, 1.4)
        canvas.strokes([[(22, 20), (40, 46)], [(26, 50), (44, 24)]], "#EFE6CC", 2.2, 0.9)
        return canvas.finish()
    canvas.area(inner, mix(STONE, PAPER, 0.4))
    canvas.strokes([inner + inner[:1]], SOFT, 1.1)
    if end == "head":
        canvas.shape(ring(32, 26, 7, 8), mix(STONE, PAPER, 0.15), SOFT, 1.2)
        canvas.strokes([[(20, 44), (25, 39), (39, 39), (44, 44)], [(20, 44), (20, 64)], [(44, 44), (44, 64)]], SOFT, 1.2)
        canvas.strokes([[(32, 40), (32, 64)], [(26, 46), (38, 46)]], INK, 1.6, 0.8)
    else:
        canvas.strokes([[(20, 0), (22, 44), (42, 44), (44, 0)]], SOFT, 1.2)
        canvas.strokes([[(32, 0), (32, 34)], [(29, 34), (32, 40), (35, 34)]], INK, 1.6, 0.8)
    return canvas.finish()


def urn(name):
    canvas = Canvas(name)
    canvas.shape(ring(32, 33, 14), "#A98A66", width=1.8)
    canvas.strokes([ring(32, 33, 10.5) + [(42.5, 33)]], "#6B4A33", 1.0, 0.8)
    canvas.shape(ring(32, 33, 6), "#4A3626", width=1.2, shade=False)
    return canvas.finish()


def headstone(name, cross=False):
    canvas = Canvas(name)
    canvas.area(ring(33, 44, 17, 7), INK, 0.15)
    stone = [(19, 44), (19, 24), (22, 17), (32, 13), (42, 17), (45, 24), (45, 44)]
    canvas.shape(stone, mix(STONE, PAPER, 0.15), width=1.8)
    if cross:
        canvas.strokes([[(32, 19), (32, 38)], [(26, 25), (38, 25)]], SOFT, 1.8)
    else:
        canvas.strokes([[(25, 25), (39, 25)], [(25, 30), (39, 30)], [(27, 35), (37, 35)]], SOFT, 1.0)
    return canvas.finish()


def flame(canvas, x, y, size):
    """A small flame with its glow."""
    canvas.area(ring(x, y, size * 2.1), "#E9B95A", 0.2)
    canvas.area(ring(x, y, size * 1.4), "#E9B95A", 0.3)
    outer = [(x, y - size * 1.2), (x + size * 0.6, y - size * 0.2), (x + size * 0.55, y + size * 0.55), (x, y + size * 0.85), (x - size * 0.55, y + size * 0.55), (x - size * 0.6, y - size * 0.2)]
    canvas.shape(outer, "#D08A35", INK, 0.9, shade=False)
    canvas.area([(x, y - size * 0.5), (x + size * 0.28, y + size * 0.2), (x, y + size * 0.55), (x - size * 0.28, y + size * 0.2)], "#F6DF9B")


def torch(name):
    """A torch in an iron holder on the north wall; the map turns it to the other walls."""
    canvas = Canvas(name)
    canvas.shape(box(26, 0, 12, 5, 1), IRON, width=1.1, shade=False)
    canvas.strokes([[(32, 4), (32, 16)]], INK, 5.0, shake=0)
    canvas.strokes([[(32, 4), (32, 16)]], "#8A6836", 3.0, shake=0)
    canvas.strokes([[(27, 9), (37, 9)]], IRON, 2.0)
    flame(canvas, 32, 20, 7.5)
    return canvas.finish()


def holder(name):
    """The same holder, empty."""
    canvas = Canvas(name)
    canvas.shape(box(26, 0, 12, 5, 1), IRON, width=1.1, shade=False)
    canvas.strokes([[(32, 4), (32, 10)]], IRON, 2.2)
    canvas.strokes([ring(32, 12, 4.4) + [(36.4, 12)]], INK, 1.8)
    return canvas.finish()


def brazier(name):
    canvas = Canvas(name)
    for turn in (0.6, 2.7, 4.7):
        canvas.strokes([[(32, 33), (32 + 20 * math.cos(turn), 33 + 20 * math.sin(turn))]], INK, 3.0)
    canvas.shape(ring(32, 32, 15), IRON, width=1.9)
    canvas.area(ring(32, 32, 11.5), "#3B2F22")
    for x, y in ((27, 30), (36, 29), (32, 36), (29, 35)):
        canvas.area(ring(x, y, 3.2, wobble=0.6), "#C8642E")
    flame(canvas, 32, 29, 8)
    return canvas.finish()


def campfire(name):
    canvas = Canvas(name)
    for i in range(9):
        turn = 2 * math.pi * i / 9
        canvas.shape(ring(32 + 18 * math.cos(turn), 32 + 18 * math.sin(turn), 4.8, 4.2, 0.4, 4, phase=i), STONE, width=1.2)
    canvas.area(ring(32, 32, 13), "#5A4634", 0.85)
    for a, b in (((22, 38), (42, 27)), ((23, 27), (41, 38))):
        canvas.strokes([[a, b]], INK, 5.4)
        canvas.strokes([[a, b]], "#8A6836", 3.6)
    flame(canvas, 32, 29, 9)
    return canvas.finish()


def candles(name):
    canvas = Canvas(name)
    for x, y in ((24, 30), (33, 24), (40, 33), (31, 38)):
        canvas.shape(ring(x, y, 3.6), PAPER, width=1.0)
        flame(canvas, x, y - 1, 3.0)
    return canvas.finish()


def ladder(name):
    """A ladder that leans to the north."""
    canvas = Canvas(name)
    for x in (20, 44):
        canvas.strokes([[(x + 2.4, 2), (x + 2.4, 64)]], INK, 3.0, 0.18, shake=0)
        canvas.strokes([[(x, 0), (x, 64)]], INK, 5.2, shake=0)
        canvas.strokes([[(x, 0), (x, 64)]], BOARD, 3.2, shake=0)
    for i in range(6):
        y = 5 + i * 10.7
        canvas.strokes([[(19, y), (45, y)]], INK, 4.2, shake=0.1)
        canvas.strokes([[(19, y), (45, y)]], mix(BOARD, PAPER, 0.2), 2.3, shake=0.1)
    return canvas.finish()


def rope(name):
    """A rope that runs from north to south."""
    canvas = Canvas(name)
    path = [(32 + 2.2 * math.sin(y / 10), y) for y in range(0, 65, 4)]
    canvas.strokes([path], INK, 4.4, shake=0)
    canvas.strokes([path], "#CDB07A", 2.7, shake=0)
    canvas.strokes([[(30.4 + 2.2 * math.sin(y / 10), y), (33.6 + 2.2 * math.sin(y / 10), y + 2.6)] for y in range(2, 62, 5)], "#8A6836", 0.8, shake=0)
    return canvas.finish()


def coil(name):
    canvas = Canvas(name)
    for r in (15, 11.4, 7.8, 4.2):
        canvas.strokes([ring(32, 32, r, r * 0.92) + [(32 + r, 32)]], INK, 4.0, shake=0.2)
        canvas.strokes([ring(32, 32, r, r * 0.92) + [(32 + r, 32)]], "#CDB07A", 2.5, shake=0.2)
    canvas.strokes([[(46, 34), (53, 42), (50, 51)]], INK, 3.6)
    canvas.strokes([[(46, 34), (53, 42), (50, 51)]], "#CDB07A", 2.2)
    return canvas.finish()


def chimney(name):
    canvas = Canvas(name)
    canvas.shape(box(10, 10, 44, 44, 1), "#B98A72", width=2.0)
    canvas.strokes([[(10, y), (54, y)] for y in (21, 32, 43)] + [[(x, y), (x, y + 11)] for y, xs in ((10, (25, 40)), (21, (18, 46)), (32, (25, 40)), (43, (18, 46))) for x in xs], "#6B4A33", 0.9, 0.8)
    canvas.shape(box(19, 19, 26, 26, 1), "#4A4033", width=1.7, shade=False)
    canvas.area(box(24, 24, 16, 16, 1), INK)
    return canvas.finish()


def dormer(name):
    """A window that looks out of a roof to the south."""
    canvas = Canvas(name)
    canvas.shape([(8, 40), (32, 6), (56, 40)], "#B77C5E", width=1.8)
    canvas.strokes([[(32, 7), (32, 40)]], INK, 1.0, 0.7)
    canvas.shape(box(13, 40, 38, 14, 1), mix(STONE, PAPER, 0.3), width=1.7)
    canvas.shape(box(22, 42, 20, 10, 1), WATER, width=1.2, shade=False)
    canvas.strokes([[(32, 42), (32, 52)]], INK, 1.0)
    return canvas.finish()


def awning(name, colour):
    """A striped awning over a stall, for the eye: its shade lies on the stones."""
    canvas = Canvas(name)
    canvas.area(box(2, 30, 62, 32), INK, 0.14)
    for i in range(8):
        tone = CLOTHS[colour] if i % 2 == 0 else PAPER
        canvas.area([(i * 8, 4), (i * 8 + 8, 4), (i * 8 + 8, 26), (i * 8 + 4, 31), (i * 8, 26)], tone)
    canvas.strokes([[(0, 4), (64, 4)], [(0, 4), (0, 26)], [(64, 4), (64, 26)]], INK, 1.6)
    for i in range(8):
        canvas.strokes([[(i * 8, 26), (i * 8 + 4, 31), (i * 8 + 8, 26)]], INK, 1.2)
    return canvas.finish()


def target(name):
    """A straw target for archers."""
    canvas = Canvas(name)
    canvas.shape(ring(32, 32, 20), "#D9C48E", width=1.8)
    for r, tone in ((14, PAPER), (9, "#B4574A"), (4, PAPER)):
        canvas.shape(ring(32, 32, r), tone, SOFT, 1.0, shade=False)
    canvas.strokes([[(36, 28), (50, 14)], [(28, 37), (20, 50)]], INK, 1.4)
    return canvas.finish()


def rack(name):
    """A stand for pikes and halberds."""
    canvas = Canvas(name)
    canvas.shape(box(6, 27, 52, 10, 2), BOARD, width=1.7)
    for i in range(5):
        x = 13 + i * 9.5
        canvas.strokes([[(x, 56), (x, 10)]], INK, 2.6)
        canvas.strokes([[(x, 56), (x, 12)]], "#B38D55", 1.3)
        canvas.shape([(x - 2.6, 13), (x, 4), (x + 2.6, 13)], "#9A9890", width=1.0, shade=False)
    return canvas.finish()


def tent(name, part):
    """A ridge tent of two cells west to east; it fills its cells."""
    canvas = Canvas(name)
    left, right = (6, SIZE) if part == "west" else (0, SIZE - 6)
    canvas.area(box(left + 2, 9, right - left, 52), INK, 0.18)
    canvas.area(box(left, 6, right - left, 26), mix("#D9C9A3", INK, 0.12))
    canvas.area(box(left, 32, right - left, 26), "#E3D6B4")
    canvas.strokes([[(left, 6), (right, 6)], [(left, 58), (right, 58)], [(left, 32), (right, 32)]], INK, 1.7)
    if part == "west":
        canvas.strokes([[(left, 6), (left, 58)]], INK, 1.7)
    else:
        canvas.strokes([[(right, 6), (right, 58)], [(right, 32), (right - 14, 24)], [(right, 32), (right - 14, 40)]], INK, 1.5)
    canvas.strokes([[(left + 8 + i * 14, 8), (left + 6 + i * 14, 31)] for i in range(4)] + [[(left + 8 + i * 14, 33), (left + 6 + i * 14, 57)] for i in range(4)], SOFT, 0.7, 0.5)
    return canvas.finish()


def plank(name):
    """A loose board for the eye."""
    canvas = Canvas(name)
    for x, y, turn in ((24, 24, 0.4), (38, 40, -0.7)):
        dx, dy = math.cos(turn), math.sin(turn)
        board = [(x - 18 * dx - 4 * dy, y - 18 * dy + 4 * dx), (x + 18 * dx - 4 * dy, y + 18 * dy + 4 * dx), (x + 18 * dx + 4 * dy, y + 18 * dy - 4 * dx), (x - 18 * dx + 4 * dy, y - 18 * dy - 4 * dx)]
        canvas.shape(board, BOARD, width=1.3)
    return canvas.finish()


def sail(name):
    """A heap of fallen canvas for the eye."""
    canvas = Canvas(name)
    cloth = ring(32, 32, 26, 20, 3.5, 5)
    canvas.shape(cloth, "#EADFC4", SOFT, 1.4)
    canvas.strokes([[(12, 30), (26, 26), (40, 33), (54, 29)], [(16, 40), (30, 36), (46, 43)], [(22, 20), (34, 19), (46, 24)]], SOFT, 1.0, 0.7, taper=0.5)
    return canvas.finish()


def anchor(name):
    canvas = Canvas(name)
    canvas.strokes([[(32, 14), (32, 50)], [(22, 22), (42, 22)]], INK, 4.4)
    canvas.strokes([[(14, 38), (20, 48), (32, 52), (44, 48), (50, 38)]], INK, 4.6)
    canvas.strokes([[(32, 14), (32, 50)], [(22, 22), (42, 22)], [(14, 38), (20, 48), (32, 52), (44, 48), (50, 38)]], IRON, 2.4)
    canvas.strokes([ring(32, 11, 4) + [(36, 11)]], INK, 2.0)
    return canvas.finish()
