"""Floors that hands have made: decks, roofs, cobbles, slabs of tombs, the rock of caves, bridges of beams."""

import math

import numpy

from .pen import EDGE, INK, PAPER, SIZE, SOFT, STONE, WATER, WOOD, WOBBLE, Canvas, box, mix, ring

DECK = "#C9B28A"
TILE = "#C98F6E"
SLATE = "#A9A79C"
TOMB = "#B9B4A6"
CAVE = "#C2B59C"
MOSS = "#B3B581"


def deck(name, joints, worn=0, wet=False):
    """Narrow caulked planks running west to east, as on a ship; `joints` are ends of planks as (plank, x)."""
    canvas = Canvas(name)
    base = mix(DECK, WATER, 0.45) if wet else DECK
    canvas.wash(base, blotch=4)
    for plank in range(6):
        y, h = plank * SIZE / 6, SIZE / 6
        tone = mix(base, canvas.dice.choice(["#DCC9A0", "#B79C6E", "#CDB88F", "#BFA679"]), 0.5)
        ends = [0] + [x for p, x in joints if p == plank] + [SIZE]
        for left, right in zip(ends, ends[1:]):
            canvas.area(box(left, y, right - left, h), tone, 0.4 if len(ends) > 2 else 0.15)
        for _ in range(2):
            row, a = y + canvas.dice.uniform(2.5, 8), canvas.dice.uniform(3, 34)
            path = [(a + i * 3, row + math.sin(i * 0.7 + a) * 0.4) for i in range(canvas.dice.randint(4, 9))]
            canvas.strokes([[p for p in path if p[0] < SIZE - 3]], "#8F7748", 0.55, 0.5, taper=0.7, shake=0.2)
    canvas.strokes([[(0, i * SIZE / 6), (SIZE, i * SIZE / 6)] for i in range(7)], "#5E4C2E", 1.15, 0.85, shake=0.15)
    for plank, x in joints:
        y = plank * SIZE / 6
        canvas.strokes([[(x, y), (x, y + SIZE / 6)]], "#5E4C2E", 1.0, 0.85)
        for dx in (-2.6, 2.6):
            for dy in (3, 7.6):
                canvas.area(ring(x + dx, y + dy, 0.62), INK, 0.8)
    for _ in range(worn):
        x, y = canvas.spot(14)
        canvas.strokes([[(x - 6, y), (x, y + 1.4), (x + 7, y - 0.6)]], INK, 0.8, 0.5, taper=0.7)
        canvas.area(ring(x, y, 4, 1.3, 0.4), INK, 0.14)
    return canvas.finish()


def grating(name):
    """The wooden lattice over a hold."""
    canvas = Canvas(name)
    canvas.wash(mix(DECK, "#B79C6E", 0.5), blotch=2)
    canvas.area(box(4, 4, 56, 56, 2), "#3B2F22")
    for i in range(5):
        at = 9 + i * 11
        canvas.area(box(at - 2.6, 4, 5.2, 56), "#B38D55")
        canvas.strokes([[(at - 2.6, 5), (at - 2.6, 59)], [(at + 2.6, 5), (at + 2.6, 59)]], INK, 0.7, 0.8)
    for i in range(5):
        at = 9 + i * 11
        canvas.area(box(4, at - 2.6, 56, 5.2), "#C49A5C")
        canvas.strokes([[(5, at - 2.6), (59, at - 2.6)], [(5, at + 2.6), (59, at + 2.6)]], INK, 0.7, 0.8)
    canvas.strokes([box(4, 4, 56, 56, 2) + [(60, 6)]], INK, 1.8)
    return canvas.finish()


def bridge(name, gap=False):
    """Beams that lie north to south across a bridge which runs west to east."""
    canvas = Canvas(name)
    canvas.wash(WOOD, blotch=3)
    for beam in range(5):
        x, w = beam * SIZE / 5, SIZE / 5
        canvas.area(box(x + 0.6, 0, w - 1.2, SIZE), mix(WOOD, canvas.dice.choice(["#C7A974", "#E3CFA6", "#B99A63"]), 0.55))
        for _ in range(2):
            a, row = canvas.dice.uniform(4, 30), x + canvas.dice.uniform(3, w - 3)
            canvas.strokes([[(row, a), (row + 0.6, a + 12), (row, a + 24)]], "#8F7344", 0.6, 0.6, taper=0.7)
        for y in (7, 57):
            canvas.area(ring(x + w / 2, y, 1.0), INK, 0.75)
    canvas.strokes([[(i * SIZE / 5, 0), (i * SIZE / 5, SIZE)] for i in range(6)], "#5E4C2E", 1.3, 0.9, shake=0.2)
    if gap:
        hole = [(26, 8), (37, 10), (38, 30), (36, 52), (27, 55), (25, 34)]
        canvas.area(hole, "#6F959D")
        canvas.strokes([hole + hole[:1]], INK, 1.5)
        canvas.strokes([[(28, 22), (31, 21), (35, 22)], [(28, 38), (32, 37), (35, 38)]], "#47697A", 0.8, 0.8)
    return canvas.finish()


def roof(name, shade=False, base=TILE, moss=0):
    """Courses of plain tiles that lap over each other, the lower edge of each to the south."""
    canvas = Canvas(name)
    low = mix(base, INK, 0.2) if shade else base
    canvas.wash(low, blotch=4)
    rows, wide = 6, SIZE / 6
    deep = SIZE / rows
    line = mix(low, INK, 0.55)
    for row in range(rows):
        y = row * deep
        start = -wide / 2 if row % 2 else 0
        for i in range(8):
            x = start + i * wide
            left, right = max(0, x), min(SIZE, x + wide)
            if right - left < 1:
                continue
            if 0 <= x and x + wide <= SIZE:
                tone = mix(low, canvas.dice.choice([PAPER, "#A96A50" if base == TILE else SOFT, EDGE, low]), canvas.dice.uniform(0.05, 0.32))
                canvas.area(box(left, y, right - left, deep), tone, 0.9)
            curve = [(x + wide * t / 8, y + deep - 2.4 + 2.2 * math.sin(math.pi * t / 8)) for t in range(9)]
            inside = [(px, py) for px, py in curve if 0 <= px <= SIZE]
            if len(inside) > 2:
                canvas.strokes([inside], line, 1.15, 0.85, shake=0)
            if 0 < x < SIZE:
                canvas.strokes([[(x, y), (x, y + deep - 2.4)]], line, 0.75, 0.65, shake=0.1)
    for _ in range(moss):
        x, y = canvas.spot(13)
        canvas.area(ring(x, y, canvas.dice.uniform(3, 6), canvas.dice.uniform(2, 3.4), 0.8), "#8D9460", 0.6)
    return canvas.finish()


def ridge(name, end=None, base=TILE):
    """The ridge of a roof that falls to the north, in the shade, and to the south; `end` closes it."""
    canvas = Canvas(name)
    north = roof(name + "-north", True, base).transpose(1).resize(canvas.image.size)
    south = roof(name + "-south", False, base).resize(canvas.image.size)
    half = canvas.image.height // 2
    canvas.image.paste(north.crop((0, 0, north.width, half)), (0, 0))
    canvas.image.paste(south.crop((0, half, south.width, south.height)), (0, half))
    cap = mix(base, PAPER, 0.12)
    left, right = (7 if end == "west" else 0), (SIZE - 7 if end == "east" else SIZE)
    canvas.area(box(left, 27.5, right - left, 12), INK, 0.2)
    canvas.area(box(left, 25.5, right - left, 11.5, 2 if end else 0), cap)
    canvas.strokes([[(left, 25.5), (right, 25.5)], [(left, 37), (right, 37)]], INK, 1.3, 0.9, shake=0.2)
    for i in range(5):
        x = i * SIZE / 4
        if left < x < right:
            canvas.strokes([[(x, 26), (x + 1.6, 31), (x, 36.5)]], INK, 0.9, 0.75)
    if end:
        x = left if end == "west" else right
        canvas.strokes([[(x, 25.5), (x, 37)]], INK, 1.6)
    return canvas.finish()


def cobble(name, puddle=False):
    """Rounded stones set in sand."""
    canvas = Canvas(name)
    canvas.wash(mix(EDGE, STONE, 0.4), blotch=3)
    step = SIZE / 6
    for row in range(6):
        for i in range(6):
            x = (i + 0.5) * step + (step / 4 if row % 2 else -step / 4) * 0.9
            y = (row + 0.5) * step
            rx, ry = canvas.dice.uniform(4.3, 4.9), canvas.dice.uniform(3.9, 4.5)
            stone = ring(min(max(x, rx + 0.4), SIZE - rx - 0.4), y, rx, ry, 0.35, 4, 26, canvas.dice.uniform(0, 6))
            tone = mix(STONE, canvas.dice.choice([PAPER, "#BDB29D", "#C9B996", "#BFB7A7", EDGE]), canvas.dice.uniform(0.1, 0.55))
            canvas.area(stone, tone, 0.75)
            canvas.strokes([stone + stone[:1]], SOFT, 0.7, 0.42, shake=0.1)
    if puddle:
        pool = ring(33, 34, 17, 11, 1.8, 4)
        canvas.area(pool, WATER, 0.85)
        canvas.strokes([pool + pool[:1]], "#47697A", 0.9, 0.8)
        canvas.strokes([[(25, 33), (31, 32), (37, 33.5)]], PAPER, 0.9, 0.8, taper=0.6)
    return canvas.finish()


TOMB_SLABS = {
    "a": [(0, 0, 8, 4), (0, 4, 4, 4), (4, 4, 4, 4)],
    "b": [(0, 0, 4, 8), (4, 0, 4, 4), (4, 4, 4, 4)],
    "c": [(0, 0, 4, 4), (4, 0, 4, 4), (0, 4, 8, 4)],
    "d": [(0, 0, 8, 8)],
}


def seal(name):
    """A slab with a carved ring."""
    from .ground import flags

    canvas = Canvas(name)
    canvas.image.paste(flags(name + "-slab", TOMB_SLABS["d"], TOMB, "#6E675A").resize(canvas.image.size))
    for r, w in ((22, 1.4), (18.5, 0.8), (7, 1.1)):
        canvas.strokes([ring(32, 32, r) + [(32 + r, 32)]], "#5A5245", w, 0.85)
    for i in range(8):
        turn = math.pi * i / 4
        a, b = (9, 17) if i % 2 else (8, 13)
        canvas.strokes([[(32 + a * math.cos(turn), 32 + a * math.sin(turn)), (32 + b * math.cos(turn), 32 + b * math.sin(turn))]], "#5A5245", 1.2, 0.85)
    return canvas.finish()


def cave(name, pebbles=2, crack=True):
    """Bare rock, worn and creased."""
    canvas = Canvas(name)
    canvas.wash(CAVE, blotch=5, grain=2)
    for _ in range(3):
        x, y = canvas.spot(18)
        canvas.area(ring(x, y, canvas.dice.uniform(9, 15), canvas.dice.uniform(6, 11), 2, 5, phase=x), mix(CAVE, canvas.dice.choice(["#AFA085", "#D2C6AE"]), 0.6), 0.28)
    if crack:
        for _ in range(2):
            x, y = canvas.spot(13)
            turn = canvas.dice.uniform(0, 6.28)
            path = [(x, y)]
            for _ in range(4):
                turn += canvas.dice.uniform(-0.7, 0.7)
                x, y = x + 4 * math.cos(turn), y + 4 * math.sin(turn)
                path.append((x, y))
            canvas.strokes([path], "#7B6B50", 0.9, 0.7, taper=0.7)
    canvas.dots(14, "#7B6B50", 0.45, 0.5)
    for _ in range(pebbles):
        x, y = canvas.spot(8)
        r = canvas.dice.uniform(1.3, 2.7)
        canvas.shape(ring(x, y, r * 1.25, r, r * 0.16, 3, 18, x), mix(STONE, CAVE, 0.4), SOFT, 0.75)
    return canvas.finish()


def mud(name):
    """Trampled wet earth."""
    canvas = Canvas(name)
    canvas.wash("#B79F78", blotch=8)
    for _ in range(4):
        x, y = canvas.spot(17)
        canvas.area(ring(x, y, canvas.dice.uniform(8, 14), canvas.dice.uniform(5, 9), 1.6, 5, phase=x), "#9C835C", 0.5)
    for _ in range(3):
        x, y = canvas.spot(14)
        pool = ring(x, y, canvas.dice.uniform(4, 8), canvas.dice.uniform(2, 3.6), 0.6, 3)
        canvas.area(pool, "#8C948A", 0.85)
        canvas.strokes([pool[2:24]], "#6B5B45", 0.9, 0.7, taper=0.5)
    for _ in range(4):
        x, y = canvas.spot(9)
        canvas.strokes([[(x - 3, y), (x, y + 1.6), (x + 3, y)]], "#6B5B45", 0.8, 0.6, taper=0.5)
    return canvas.finish()


def forest(name, needles=9, fern=0):
    """The floor of a wood: moss, needles, fallen leaves."""
    from .ground import tuft

    canvas = Canvas(name)
    canvas.wash(MOSS, blotch=5)
    for _ in range(canvas.dice.randint(1, 4)):
        x, y = canvas.spot(17)
        canvas.area(ring(x, y, canvas.dice.uniform(9, 14), wobble=2, lobes=5, phase=x), canvas.dice.choice(["#A2A670", "#C0B287", "#9AA26B"]), 0.3)
    lines = []
    for _ in range(needles):
        x, y = canvas.spot(7)
        turn = canvas.dice.uniform(0, math.pi)
        lines.append([(x - 2.4 * math.cos(turn), y - 2.4 * math.sin(turn)), (x + 2.4 * math.cos(turn), y + 2.4 * math.sin(turn))])
    canvas.strokes(lines, "#7A6A42", 0.7, 0.7, taper=0.4, shake=0)
    for _ in range(fern):
        x, y = canvas.spot(12)
        tuft(canvas, x, y + 3, canvas.dice.uniform(5, 7), "#5C6437", 0.85)
    return canvas.finish()


def bracken(name, thick=False):
    """Undergrowth that hides a crouching man: ferns over the floor of the wood."""
    canvas = Canvas(name)
    canvas.image.paste(forest(name + "-floor", 4).resize(canvas.image.size))
    fronds = 9 if thick else 6
    for i in range(fronds):
        x, y = canvas.spot(13 if thick else 15)
        turn, long = canvas.dice.uniform(0, 6.28), canvas.dice.uniform(10, 15)
        canvas.area(ring(x, y, long * 0.75, long * 0.6, 1.2, 6), INK, 0.07)
        for leaf in range(5):
            angle = turn + (leaf - 2) * 0.62
            tip = (x + long * math.cos(angle), y + long * math.sin(angle))
            stem = [(x, y), ((x + tip[0]) / 2 + math.sin(angle) * 1.5, (y + tip[1]) / 2 - math.cos(angle) * 1.5), tip]
            for t in (0.35, 0.55, 0.75):
                px, py = x + (tip[0] - x) * t, y + (tip[1] - y) * t
                w = 3.4 * (1.1 - t)
                blade = [(px - math.sin(angle) * w, py + math.cos(angle) * w), (px + math.cos(angle) * 3.4, py + math.sin(angle) * 3.4), (px + math.sin(angle) * w, py - math.cos(angle) * w)]
                canvas.area(blade, canvas.dice.choice(["#8A9658", "#7F8C4F", "#98A364"]), 0.95)
            canvas.strokes([stem], "#4F562E", 0.9, 0.85, taper=0.5, shake=0)
    return canvas.finish()


def drift(name, deep):
    """A lake's ice near its thin places."""
    from .ground import ice

    canvas = Canvas(name)
    canvas.image.paste(ice(name + "-ice").resize(canvas.image.size))
    if deep:
        pool = ring(32, 32, 15, 11, 2, 5)
        canvas.area(pool, "#7F9EA8", 0.8)
        canvas.strokes([pool + pool[:1]], "#47697A", 1.2)
    return canvas.finish()


def soft(far, start, width):
    """0 up to `start` from a border, then rising to 1 over `width`."""
    return numpy.clip((far - start) / width, 0, 1)


def wade(name, mask, depths=False):
    """Deeper water that fades into the shallower around it, with the dashes of a chart: to the hips, or `depths` to swim in."""
    from .pen import band, shore

    canvas = Canvas(name)
    hips = mix(WATER, "#6F959D", 0.18)
    canvas.wash(mix(hips, WATER, 0.1) if depths else mix(WATER, "#DDD2AE", 0.38), blotch=5)
    far = shore(mask) + WOBBLE * 3 if mask != 255 else numpy.full(WOBBLE.shape, 99.0)
    canvas.lay(soft(far, 2, 16), mix(WATER, "#6F959D", 0.75) if depths else hips, 0.95)
    dashes = 0.5 + 0.5 * numpy.sign(WOBBLE.T + 0.1)
    canvas.lay(band(far, 10, 1.0) * dashes, "#47697A", 0.55)
    for _ in range(2):
        x, y = canvas.spot(17)
        canvas.strokes([[(x - 8, y), (x - 4, y - 1.6), (x, y), (x + 4, y + 1.4), (x + 8, y)]], "#47697A", 0.8, 0.55, taper=0.7, shake=0)
    return canvas.finish()
