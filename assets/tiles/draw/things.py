"""What stands in a cell: one function for each kind of thing, drawn on a clear ground."""

import math

import numpy

from .pen import EDGE, INK, PAPER, SIZE, SOFT, STONE, WATER, WOBBLE, Canvas, box, mix, ring, shore

BOARD = "#C49A5C"
LEAF = "#9DA867"
MIDDLE = SIZE / 2


def solid(name, mask):
    """A wall that fills its cell: stone, hatched at 45 degrees as in an old plan, outlined where it ends."""
    canvas = Canvas(name)
    canvas.wash(mix(STONE, EDGE, 0.12), blotch=3)
    y, x = numpy.mgrid[0 : SIZE * 4, 0 : SIZE * 4] / 4
    hatch = numpy.clip(1.5 - numpy.abs(((x + y + WOBBLE * 0.7) % 8) - 4) * 2, 0, 1)
    canvas.lay(hatch * (0.8 + 0.2 * WOBBLE), INK, 0.72)
    far = shore(mask) if mask != 255 else numpy.full((SIZE * 4, SIZE * 4), 99.0)
    y, x = numpy.mgrid[0 : SIZE * 4, 0 : SIZE * 4] / 4
    straight = numpy.full_like(x, 99.0)
    for bit, side in {0: y, 2: SIZE - x, 4: SIZE - y, 6: x}.items():
        if not mask >> bit & 1:
            straight = numpy.minimum(straight, side)
    for bit, (cx, cy) in {1: (SIZE, 0), 3: (SIZE, SIZE), 5: (0, SIZE), 7: (0, 0)}.items():
        if not mask >> bit & 1 and mask >> (bit - 1) & 1 and mask >> (bit + 1) % 8 & 1:
            straight = numpy.minimum(straight, numpy.maximum(numpy.abs(x - cx), numpy.abs(y - cy)))
    far = straight + WOBBLE * 0.5
    canvas.lay(numpy.clip((6 - far) / 3, 0, 1), mix(STONE, PAPER, 0.45), 0.55)
    canvas.lay(numpy.clip((3.0 - far) * 2, 0, 1), INK)
    return canvas.finish()


def arms(mask):
    """Whether a strip goes on to the north, east, south and west."""
    return [bool(mask >> bit & 1) for bit in range(4)]


def strip(mask, half):
    """The outline of a strip of the given half width that runs from the middle to each joined side."""
    north, east, south, west = arms(mask)
    low, high = MIDDLE - half, MIDDLE + half
    points = [(low, low)]
    points += [(low, 0), (high, 0)] if north else []
    points += [(high, low)]
    points += [(SIZE, low), (SIZE, high)] if east else []
    points += [(high, high)]
    points += [(high, SIZE), (low, SIZE)] if south else []
    points += [(low, high)]
    points += [(0, high), (0, low)] if west else []
    return points


def sides(mask, half):
    """The lines that bound a strip, without its open ends."""
    points = strip(mask, half)
    lines = []
    for a, b in zip(points, points[1:] + points[:1]):
        on_border = any(a[i] == b[i] and a[i] in (0, SIZE) for i in (0, 1))
        if not on_border:
            lines.append([a, b])
    return lines


def cast(canvas, mask, half):
    """The shade of a strip on the ground to its south-east."""
    points = strip(mask, half)
    canvas.area([(min(x + 3, SIZE) if x < SIZE else x, min(y + 3.5, SIZE) if y < SIZE else y) for x, y in points], INK, 0.17)


def low_wall(name, mask):
    """A field wall of laid stones."""
    canvas = Canvas(name)
    half = 10
    cast(canvas, mask, half)
    canvas.area(strip(mask, half), mix(STONE, SOFT, 0.3))
    north, east, south, west = arms(mask)
    runs = [(0.0, 1.0)] if not any((north, south, east, west)) else []
    spots = []
    for on, (dx, dy) in zip((north, east, south, west), ((0, -1), (1, 0), (0, 1), (-1, 0))):
        if on:
            spots += [(MIDDLE + dx * t, MIDDLE + dy * t, dx) for t in (16.5, 26.8)]
    spots += [(MIDDLE, MIDDLE, 1 if east or west or runs else 0)]
    for x, y, lies in spots:
        for side in (-1, 1):
            along = canvas.dice.uniform(-0.7, 0.7)
            cx, cy = (x + along, y + side * 4.8) if lies else (x + side * 4.8, y + along)
            rx, ry = (5.0, 4.2) if lies else (4.2, 5.0)
            if (x, y) == (MIDDLE, MIDDLE):
                rx, ry = (9.4, 4.3) if lies else (4.3, 9.4)
            stone = ring(cx, cy, rx, ry, 0.35, 4, 28, canvas.dice.uniform(0, 6))
            tone = mix(STONE, canvas.dice.choice([PAPER, EDGE, "#B7AD9A"]), canvas.dice.uniform(0.1, 0.6))
            canvas.area(stone, tone)
            canvas.strokes([stone + stone[:1]], SOFT, 0.9, 0.9, shake=0.1)
    canvas.strokes(sides(mask, half), INK, 1.7, shake=0.5)
    return canvas.finish()


def counter(name, mask):
    """A bar of planks, seen from above."""
    canvas = Canvas(name)
    half = 14
    cast(canvas, mask, half)
    canvas.area(strip(mask, half), BOARD)
    canvas.area(strip(mask, half - 4), mix(BOARD, PAPER, 0.22))
    canvas.strokes(sides(mask, half - 4), "#8A6836", 0.8, 0.8)
    north, east, south, west = arms(mask)
    grain = []
    for off in (-4, 1, 5):
        if west or east or not (north or south):
            grain.append([(0 if west else MIDDLE - 9, MIDDLE + off), (SIZE if east else MIDDLE + 9, MIDDLE + off)])
        if (north or south) and not (east and west):
            grain.append([(MIDDLE + off, 0 if north else MIDDLE - 9), (MIDDLE + off, SIZE if south else MIDDLE + 9)])
    canvas.strokes(grain, "#A67F45", 0.6, 0.7, shake=0.3)
    canvas.strokes(sides(mask, half), INK, 1.8, shake=0.3)
    return canvas.finish()


def table(name, east=False, south=False, west=False, north=False):
    """A table top; an end that goes on into the next cell is left open."""
    canvas = Canvas(name)
    gap = 7
    left, right = (-12 if west else gap), (SIZE + 12 if east else SIZE - gap)
    top, bottom = (-12 if north else gap + 2), (SIZE + 12 if south else SIZE - gap - 2)
    outline = box(left, top, right - left, bottom - top, 7)
    canvas.area([(x + 2, y + 3) for x, y in outline], INK, 0.18)
    canvas.area(outline, BOARD)
    upright = north or south
    for i in range(1, 4):
        if upright:
            x = left + (right - left) * i / 4
            canvas.strokes([[(x, top + 1), (x, bottom - 1)]], "#8A6836", 0.9, 0.85)
        else:
            y = top + (bottom - top) * i / 4
            canvas.strokes([[(left + 1, y), (right - 1, y)]], "#8A6836", 0.9, 0.85)
    for _ in range(5):
        x, y = canvas.spot(15)
        line = [(x, y - 5), (x, y + 5)] if upright else [(x - 6, y), (x + 6, y)]
        canvas.strokes([line], "#A67F45", 0.6, 0.8, taper=0.7)
    canvas.strokes([outline + outline[:1]], INK, 1.9, shake=0.25)
    return canvas.finish()


def crate(name):
    canvas = Canvas(name)
    canvas.shape(box(11, 11, 42, 42, 1.5), BOARD, width=1.9)
    canvas.strokes([[(11 + 42 * i / 4, 17), (11 + 42 * i / 4, 47)] for i in (1, 2, 3)], "#8A6836", 0.8, 0.8)
    canvas.area(box(11, 11, 42, 7), mix(BOARD, PAPER, 0.25))
    canvas.area(box(11, 46, 42, 7), mix(BOARD, PAPER, 0.25))
    canvas.strokes([[(11, 18), (53, 18)], [(11, 46), (53, 46)]], INK, 1.1, 0.9)
    canvas.strokes([[(14, 44), (50, 20)]], INK, 1.1, 0.6)
    for x in (15, 49):
        for y in (14.5, 49.5):
            canvas.area(ring(x, y, 0.9), INK)
    canvas.strokes([box(11, 11, 42, 42, 1.5) + [(53, 12.5)]], INK, 1.9)
    return canvas.finish()


def cask(canvas, x, y, r):
    canvas.shape(ring(x, y, r), BOARD, width=1.8)
    canvas.strokes([ring(x, y, r - 3.4) + [(x + r - 3.4, y)]], INK, 0.9, 0.75)
    for i in (-2, -1, 0, 1, 2):
        reach = math.sqrt(max(0, (r - 4) ** 2 - (i * r * 0.27) ** 2))
        canvas.strokes([[(x + i * r * 0.27, y - reach), (x + i * r * 0.27, y + reach)]], "#8A6836", 0.8, 0.8)
    canvas.area(ring(x + r * 0.3, y + r * 0.35, 1.3), INK)


def barrel(name):
    canvas = Canvas(name)
    cask(canvas, 32, 32, 20)
    return canvas.finish()


def barrels(name):
    canvas = Canvas(name)
    cask(canvas, 20, 21, 14)
    cask(canvas, 46, 24, 13)
    cask(canvas, 31, 46, 13.5)
    return canvas.finish()


def pillar(name):
    canvas = Canvas(name)
    canvas.shape(box(11, 11, 42, 42, 3), mix(STONE, PAPER, 0.3), width=1.6)
    canvas.shape(ring(32, 32, 16.5), STONE, width=2.1, shade=False)
    hatch = []
    for i in range(-7, 8):
        a = i * 4.4
        reach = math.sqrt(max(0, 2 * 15.2**2 - a * a)) / 2
        hatch.append([(32 + a / 2 - reach, 32 + a / 2 + reach), (32 + a / 2 + reach, 32 + a / 2 - reach)])
    canvas.strokes([h for h in hatch if abs(h[0][0] - h[1][0]) > 2], INK, 0.8, 0.55, shake=0)
    return canvas.finish()


def statue(name):
    canvas = Canvas(name)
    canvas.shape(box(10, 10, 44, 44, 2), STONE, width=1.8)
    canvas.strokes([box(14, 14, 36, 36, 2)], SOFT, 0.8)
    canvas.shape(ring(32, 34, 13, 8, 0.6, 2), mix(STONE, PAPER, 0.5), width=1.3)
    canvas.shape(ring(32, 31, 5.2), PAPER, width=1.2)
    canvas.strokes([[(46, 38), (45, 20)], [(43, 24), (47.5, 23.6)]], INK, 1.5)
    return canvas.finish()


def tree(name, lobes, radius):
    """A treetop in three shells of leaves round a trunk that is only a dot."""
    canvas = Canvas(name)
    phase = canvas.dice.uniform(0, 6)
    canvas.area(ring(34.5, 35.5, radius, wobble=1.8, lobes=lobes, count=96, phase=phase), INK, 0.2)
    for share, tone in ((1.0, LEAF), (0.72, mix(LEAF, "#B9C181", 0.6)), (0.42, "#C6CC92")):
        x, y = 32 - (1 - share) * 4, 32 - (1 - share) * 5
        shell = ring(x, y, radius * share, wobble=1.9 * share, lobes=lobes, count=96, phase=phase + share)
        canvas.area(shell, tone)
        if share == 1.0:
            canvas.strokes([shell + shell[:1]], INK, 1.7, shake=0.3)
        else:
            start = canvas.dice.randint(0, 10)
            canvas.strokes([shell[start + 8 : start + 60], shell[start + 68 : start + 84]], "#5C6437", 1.0, 0.85, taper=0.5)
    leaves = []
    for _ in range(16):
        turn, far = canvas.dice.uniform(0.1, 1.9), canvas.dice.uniform(radius * 0.5, radius * 0.9)
        x, y = 32 + far * math.cos(turn), 32 + far * math.sin(turn)
        leaves.append([(x - 1.6, y - 0.6), (x, y + 0.9), (x + 1.6, y - 0.5)])
    canvas.strokes(leaves, "#4F562E", 0.8, 0.75, taper=0.4, shake=0)
    return canvas.finish()


def bush(name, clumps):
    canvas = Canvas(name)
    for x, y, r in clumps:
        canvas.area(ring(x + 1.8, y + 2.4, r, wobble=1.2, lobes=7, count=70, phase=x), INK, 0.17)
    for x, y, r in clumps:
        outline = ring(x, y, r, wobble=1.2, lobes=7, count=70, phase=x)
        canvas.area(outline, LEAF)
        canvas.strokes([outline + outline[:1]], INK, 1.3, shake=0.2)
        inner = ring(x - r * 0.15, y - r * 0.18, r * 0.62, wobble=0.9, lobes=6, count=60, phase=x)
        canvas.area(inner, "#B5BE7E")
        canvas.strokes([inner[4:24], inner[34:50]], "#5C6437", 0.9, 0.85, taper=0.5)
    return canvas.finish()


def hedge(name, mask):
    """A clipped hedge: leafy lumps along a strip."""
    canvas = Canvas(name)
    spots = [(MIDDLE, MIDDLE)]
    for on, (dx, dy) in zip(arms(mask), ((0, -1), (1, 0), (0, 1), (-1, 0))):
        if on:
            spots += [(MIDDLE + dx * t, MIDDLE + dy * t) for t in (10.667, 21.333, 32)]
    radius = 14.5
    lumps = [(x, y, ring(x, y, radius, wobble=1.0, lobes=8, count=64, phase=0.4)) for x, y in spots]
    for _, _, outline in lumps:
        canvas.area([(x + 2, y + 3) for x, y in outline], INK, 0.10)
    for _, _, outline in lumps:
        canvas.strokes([outline + outline[:1]], INK, 3.0, shake=0)
    for x, y, _ in lumps:
        canvas.area(ring(x, y, radius, wobble=1.0, lobes=8, count=64, phase=0.4), LEAF)
    for x, y, _ in lumps:
        canvas.area(ring(x - 1.2, y - 1.6, 8.4, wobble=0.8, lobes=6, count=48), "#B5BE7E", 0.85)
    for x, y, _ in lumps:
        arc = ring(x, y, 6.4, wobble=0.8, lobes=6, count=48, phase=x)
        turn = canvas.dice.randint(0, 26)
        canvas.strokes([arc[turn : turn + 12]], "#5C6437", 1.0, 0.8, taper=0.5, shake=0)
        arc = ring(x, y, 11.6, wobble=0.8, lobes=6, count=48, phase=x)
        canvas.strokes([arc[6:13]], "#5C6437", 0.9, 0.65, taper=0.5, shake=0)
    return canvas.finish()


def well(name):
    canvas = Canvas(name)
    canvas.area(ring(34.5, 35.5, 27), INK, 0.18)
    canvas.area(ring(32, 32, 27), mix(STONE, SOFT, 0.35))
    for i in range(12):
        turn = 2 * math.pi * (i + 0.5) / 12
        stone = ring(32 + 21.6 * math.cos(turn), 32 + 21.6 * math.sin(turn), 5.2, 4.9, 0.3, 4, 24, i)
        canvas.area(stone, mix(STONE, PAPER if i % 3 else EDGE, 0.4))
        canvas.strokes([stone + stone[:1]], SOFT, 0.9)
    canvas.area(ring(32, 32, 15.5), "#48606A")
    canvas.area(ring(33.5, 34, 12.4), mix(WATER, "#48606A", 0.35))
    canvas.strokes([[(26, 33), (31, 31.5), (37, 33)], [(30, 38), (35, 37), (39, 38)]], PAPER, 0.9, 0.7, taper=0.6)
    canvas.strokes([ring(32, 32, 15.5) + [(47.5, 32)], ring(32, 32, 27) + [(59, 32)]], INK, 1.9)
    canvas.shape(box(4, 29, 56, 6, 2), BOARD, width=1.5)
    canvas.strokes([[(32, 35), (32, 41)]], INK, 1.1)
    canvas.shape(ring(32, 44, 4.4), mix(BOARD, PAPER, 0.2), width=1.2, shade=False)
    return canvas.finish()


def hearth(name):
    """A fireplace built of stone, with logs and flames."""
    canvas = Canvas(name)
    canvas.image.paste(solid(name + "-stone", 0).resize(canvas.image.size))
    canvas.area(box(12, 10, 40, 44, 6), "#5A4634")
    canvas.strokes([box(12, 10, 40, 44, 6) + [(52, 16)]], INK, 1.8)
    for a, b in (((19, 46), (44, 33)), ((20, 33), (45, 46))):
        canvas.strokes([[a, b]], INK, 7.4)
        canvas.strokes([[a, b]], "#8A6836", 5.2)
    flame = [(32, 14), (38, 23), (43, 30), (41, 39), (32, 43), (23, 39), (21, 30), (27, 24), (28, 19)]
    canvas.shape(flame, "#D08A35", width=1.1, shade=False)
    canvas.area([(32, 22), (36, 30), (36, 37), (32, 40), (28, 37), (28, 30)], "#F0CE7A")
    return canvas.finish()


def bed(name):
    """A bed for one, two thirds of a cell wide."""
    canvas = Canvas(name)
    canvas.shape(box(12, 4, 40, 56, 3), BOARD, width=1.8)
    canvas.shape(box(15, 8, 34, 48, 3), PAPER, SOFT, 1.0, shade=False)
    canvas.shape(box(15, 24, 34, 32, 3), "#A9765C", INK, 1.2, shade=False)
    canvas.shape(box(19, 10, 26, 11, 4), "#FBF5E6", SOFT, 1.0, shade=False)
    canvas.strokes([[(16, 30), (48, 30)]], INK, 0.9, 0.7)
    return canvas.finish()


def cart(name, front):
    """Half of a hand cart that lies west to east: the bed with its wheels, or the shafts."""
    canvas = Canvas(name)
    if front:
        canvas.strokes([[(0, 20), (40, 24), (56, 24)], [(0, 44), (40, 40), (56, 40)]], INK, 4.2, shake=0)
        canvas.strokes([[(0, 20), (40, 24), (56, 24)], [(0, 44), (40, 40), (56, 40)]], BOARD, 2.4, shake=0)
        canvas.strokes([[(50, 22), (50, 42)]], INK, 3.2)
        canvas.shape(box(-8, 13, 22, 38, 2), BOARD, width=1.8)
    else:
        for y in (7, 51):
            canvas.shape(box(20, y, 32, 6, 3), "#8A6836", width=1.6)
        canvas.shape(box(6, 13, 66, 38, 2), BOARD, width=1.8)
        canvas.strokes([[(6, 13 + 38 * i / 4), (64, 13 + 38 * i / 4)] for i in (1, 2, 3)], "#8A6836", 0.9, 0.85)
        canvas.strokes([[(12, 13), (12, 51)]], INK, 1.2, 0.8)
    return canvas.finish()


def engine(name):
    canvas = Canvas(name)
    canvas.shape(box(9, 12, 46, 40, 4), "#8C8A84", width=2)
    canvas.strokes([[(16 + i * 6, 18), (16 + i * 6, 46)] for i in range(6)], INK, 1.2, 0.75)
    canvas.shape(ring(48, 22, 5), STONE, width=1.3, shade=False)
    return canvas.finish()


def door(name):
    """A door that fills its cell, seen from above: jambs and a leaf of oak."""
    canvas = Canvas(name)
    canvas.shape(box(0, 22, 9, 20), STONE, width=1.8, shade=False)
    canvas.shape(box(55, 22, 9, 20), STONE, width=1.8, shade=False)
    canvas.shape(box(9, 26, 46, 12, 1), BOARD, width=1.8)
    canvas.strokes([[(9 + i * 11.5, 26), (9 + i * 11.5, 38)] for i in (1, 2, 3)], "#8A6836", 0.9)
    canvas.area(ring(49, 32, 1.7), INK)
    return canvas.finish()
