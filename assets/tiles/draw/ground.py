"""What lies underfoot: one function for each terrain."""

import math

import numpy

from .pen import EDGE, GRASS, INK, PAPER, SIZE, SOFT, STONE, WATER, WOOD, WOBBLE, Canvas, band, box, mix, ring, shore


def tuft(canvas, x, y, size, colour, alpha):
    """Three blades of grass."""
    lean = canvas.dice.uniform(-0.25, 0.25)
    blades = []
    for side in (-0.5, 0.05, 0.55):
        tip = (x + (side + lean) * size, y - size * canvas.dice.uniform(0.8, 1.1) * (1 - abs(side) * 0.4))
        blades.append([(x + side * size * 0.3, y), (x + side * size * 0.55, y - size * 0.5), tip])
    canvas.strokes(blades, colour, 0.85, alpha, taper=0.5, shake=0)


def grass(name, tufts, flowers=0):
    canvas = Canvas(name)
    canvas.wash(GRASS, blotch=7)
    canvas.dots(10, "#8D9460", 0.45, 0.35)
    for _ in range(tufts):
        x, y = canvas.spot(8)
        tuft(canvas, x, y + 3, canvas.dice.uniform(4, 6), "#747B49", 0.8)
    for _ in range(flowers):
        x, y = canvas.spot(9)
        canvas.area(ring(x, y, 1.5, wobble=0.5), PAPER, 0.95)
        canvas.strokes([ring(x, y, 1.5, wobble=0.5, count=12)], SOFT, 0.4, 0.6, shake=0)
        canvas.area(ring(x, y, 0.6), "#B5832A")
    return canvas.finish()


def wood(name, joints):
    """Planks running west to east; `joints` are the ends of planks as (plank, x)."""
    canvas = Canvas(name)
    canvas.wash(WOOD, blotch=3)
    for plank in range(4):
        y, h = plank * 16, 16
        tone = canvas.dice.choice(["#E0C79B", "#CFB384", "#D8BE91", "#DCC395"])
        ends = [0] + [x for p, x in joints if p == plank] + [SIZE]
        for left, right in zip(ends, ends[1:]):
            if left > 0 or right < SIZE:
                canvas.area(box(left, y, right - left, h), tone, 0.35)
        for _ in range(3):
            row, a = y + canvas.dice.uniform(3.5, 12.5), canvas.dice.uniform(3, 30)
            path = [(a + i * 3, row + math.sin(i * 0.8 + a) * 0.5) for i in range(canvas.dice.randint(5, 10))]
            canvas.strokes([[p for p in path if p[0] < SIZE - 3]], "#B08F58", 0.6, 0.55, taper=0.7, shake=0.3)
    canvas.strokes([[(0, y), (SIZE, y)] for y in (0, 16, 32, 48, 64)], "#8F7344", 0.9, 0.8, shake=0.22)
    for plank, x in joints:
        y = plank * 16
        canvas.strokes([[(x, y), (x, y + 16)]], "#8F7344", 0.9, 0.8)
        for dx in (-2.4, 2.4):
            canvas.area(ring(x + dx, y + 4, 0.6), "#6E5732", 0.85)
            canvas.area(ring(x + dx, y + 12, 0.6), "#6E5732", 0.85)
    return canvas.finish()


def knot(name):
    """A floor tile of planks with a knot in the wood."""
    canvas = Canvas(name)
    canvas.image.paste(wood(name + "-planks", [(1, 45), (3, 20)]).resize(canvas.image.size))
    x, y = 24, 24
    for r in (1.2, 2.6, 4.2):
        canvas.strokes([ring(x, y, r * 1.7, r, 0.2, 3)], "#9A7B46", 0.6, 0.75, shake=0.1)
    return canvas.finish()


def flags(name, stones, base=STONE, line="#8E8470"):
    """Flagstones: `stones` are boxes in eighths of a tile; their joints run through the borders."""
    canvas = Canvas(name)
    canvas.wash(mix(base, line, 0.28), blotch=2)
    for x, y, w, h in stones:
        left, top = x * 8 + 0.9, y * 8 + 0.9
        outline = box(left, top, w * 8 - 1.8, h * 8 - 1.8, 2.4)
        tone = mix(base, canvas.dice.choice(["#E4DCCB", "#C4BAA6", "#DAD0BC", "#CBC3B2", "#D8CDB2"]), canvas.dice.uniform(0.3, 0.9))
        canvas.area(outline, tone)
        canvas.strokes([outline + outline[:1]], line, 0.75, 0.85, shake=0.3)
        for _ in range(canvas.dice.randint(0, 2)):
            cx, cy = left + canvas.dice.uniform(4, max(5, w * 8 - 6)), top + canvas.dice.uniform(4, max(5, h * 8 - 6))
            canvas.strokes([[(cx, cy), (cx + canvas.dice.uniform(1, 3), cy + canvas.dice.uniform(-1, 1))]], line, 0.6, 0.5)
    return canvas.finish()


def cracked(name, stones):
    canvas = Canvas(name)
    canvas.image.paste(flags(name + "-flags", stones).resize(canvas.image.size))
    canvas.strokes([[(9, 6), (15, 16), (13, 24), (22, 33), (25, 30)], [(15, 16), (22, 19)]], INK, 0.7, 0.45, taper=0.6)
    tuft(canvas, 48, 54, 4, "#747B49", 0.8)
    return canvas.finish()


FLOOR_STONES = {
    "a": [(0, 0, 3, 3), (3, 0, 5, 3), (0, 3, 5, 2), (5, 3, 3, 5), (0, 5, 2, 3), (2, 5, 3, 3)],
    "b": [(0, 0, 3, 5), (3, 0, 5, 3), (3, 3, 2, 2), (5, 3, 3, 3), (0, 5, 3, 3), (3, 5, 2, 3), (5, 6, 3, 2)],
    "c": [(0, 0, 2, 3), (2, 0, 3, 3), (5, 0, 3, 4), (0, 3, 3, 5), (3, 3, 2, 5), (5, 4, 3, 4)],
    "d": [(0, 0, 4, 4), (4, 0, 4, 4), (0, 4, 4, 4), (4, 4, 4, 4)],
}


def floor(name, mark):
    """Plain beaten floor: parchment with the faintest of tiles."""
    canvas = Canvas(name)
    canvas.wash(mix(PAPER, EDGE, 0.35), blotch=4)
    canvas.strokes([[(0, 0), (SIZE, 0)], [(0, 0), (0, SIZE)], [(SIZE, 0), (SIZE, SIZE)], [(0, SIZE), (SIZE, SIZE)]], EDGE, 0.9, 0.55)
    canvas.dots(6 + mark * 4, SOFT, 0.4, 0.3)
    if mark:
        x, y = canvas.spot(16)
        canvas.strokes([[(x, y), (x + 6, y + 3), (x + 9, y + 9)]], SOFT, 0.6, 0.4, taper=0.7)
    return canvas.finish()


def speckled(name, base, specks, stones, dash=0):
    """Earth and sand: specks, a few stones, some short strokes."""
    canvas = Canvas(name)
    canvas.wash(base, blotch=7)
    canvas.dots(specks, SOFT, 0.42, 0.4)
    canvas.dots(specks // 2, PAPER, 0.5, 0.5)
    for _ in range(stones):
        x, y = canvas.spot(7)
        r = canvas.dice.uniform(1.4, 2.8)
        canvas.shape(ring(x, y, r * 1.25, r, r * 0.14, 3, 20, x), mix(base, STONE, 0.7), SOFT, 0.75)
    for _ in range(dash):
        x, y = canvas.spot(10)
        canvas.strokes([[(x - 5, y), (x, y - 1.2), (x + 5, y)]], SOFT, 0.6, 0.4, taper=0.8)
    return canvas.finish()


def path(name, mask, beside=GRASS):
    """Trodden earth that frays into grass, or what else lies beside it, where its neighbour is something else."""
    canvas = Canvas(name)
    canvas.wash("#DCC9A0", blotch=6)
    far = shore(mask) + WOBBLE * 2.6
    canvas.lay(numpy.clip((4.6 - far) * 1.2, 0, 1), beside)
    canvas.lay(band(far, 4.8, 0.8), "#8D8150", 0.55)
    canvas.dots(12, SOFT, 0.42, 0.4, margin=9)
    for bit, at in ((0, lambda t: (t, 6)), (2, lambda t: (60, t)), (4, lambda t: (t, 63)), (6, lambda t: (4, t))):
        if not mask >> bit & 1:
            for spot in (canvas.dice.uniform(10, 28), canvas.dice.uniform(36, 56)):
                tuft(canvas, *at(spot), 3.6, "#747B49", 0.8)
    return canvas.finish()


def water(name, mask, ford=False, deep=False):
    """Water with an inked shore and lines that follow it, as on a sea chart."""
    canvas = Canvas(name)
    canvas.wash(mix(WATER, "#DDD2AE", 0.38) if ford else mix(WATER, "#6F959D", 0.4) if deep else WATER, blotch=5)
    far = shore(mask) + WOBBLE * 1.6
    canvas.lay(numpy.clip((far - 4) / 26, 0, 1) * 0.5, mix(WATER, "#7FA3AA", 0.55), 0.0 if ford else 0.7)
    canvas.lay(numpy.clip((3.6 - far) * 1.5, 0, 1), "#D9C79B")
    canvas.lay(band(far, 3.6, 1.5), INK, 0.9)
    dashes = 0.5 + 0.5 * numpy.sign(WOBBLE.T + 0.25)
    canvas.lay(band(far, 8.2, 0.9), "#47697A", 0.75)
    canvas.lay(band(far, 13.4, 0.8) * dashes, "#47697A", 0.55)
    for _ in range(3 if mask == 255 else 1):
        x, y = canvas.spot(20)
        ripple = [(x - 8, y), (x - 4, y - 1.6), (x, y), (x + 4, y + 1.4), (x + 8, y)]
        canvas.strokes([ripple], "#47697A", 0.8, 0.55, taper=0.7, shake=0)
    if ford:
        for _ in range(6):
            x, y = canvas.spot(15)
            r = canvas.dice.uniform(1.8, 3.6)
            canvas.shape(ring(x, y, r * 1.3, r, r * 0.12, 3, 24, x), STONE, SOFT, 0.9)
            canvas.strokes([[(x + r * 1.8, y - r * 0.6), (x + r * 2.1, y + r * 0.4)]], "#47697A", 0.7, 0.5)
    return canvas.finish()


def snow(name):
    canvas = Canvas(name)
    canvas.wash("#F4F1E8", blotch=4, grain=1)
    for _ in range(3):
        x, y = canvas.spot(14)
        canvas.strokes([[(x - 8, y + 2), (x - 2, y - 1), (x + 8, y + 1)]], "#8FA3AE", 0.8, 0.5, taper=0.8)
    canvas.dots(8, "#9FB0B8", 0.45, 0.5)
    return canvas.finish()


def ice(name):
    canvas = Canvas(name)
    canvas.wash("#D5E2E2", blotch=5, grain=1)
    x, y = canvas.spot(22)
    cracks = []
    for turn in range(4):
        angle = turn * 1.6 + canvas.dice.uniform(0, 1)
        middle = (x + 9 * math.cos(angle), y + 9 * math.sin(angle))
        cracks.append([(x, y), middle, (middle[0] + 8 * math.cos(angle + 0.5), middle[1] + 8 * math.sin(angle + 0.5))])
    canvas.strokes(cracks, "#5F7F8A", 0.7, 0.6, taper=0.5)
    canvas.strokes([[(10, 52), (18, 44)], [(13, 54), (20, 47)]], PAPER, 1.0, 0.9, taper=0.6)
    return canvas.finish()


def rubble(name):
    canvas = Canvas(name)
    canvas.wash("#D5C6A5", blotch=6)
    canvas.dots(16, SOFT, 0.45, 0.5)
    for i in range(10):
        x, y = canvas.spot(8)
        r = canvas.dice.uniform(2.4, 5.6)
        points = ring(x, y, r * 1.2, r, r * 0.22, 3, 7, x)
        canvas.shape(points, mix(STONE, EDGE, canvas.dice.uniform(0, 0.5)), SOFT, 1.0)
        canvas.strokes([[(x - r * 0.2, y + r * 0.5), (x + r * 0.6, y - r * 0.1)]], SOFT, 0.6, 0.6)
    return canvas.finish()


def undergrowth(name):
    canvas = Canvas(name)
    canvas.wash(GRASS, blotch=7)
    for _ in range(7):
        x, y = canvas.spot(16)
        canvas.area(ring(x, y, canvas.dice.uniform(10, 14), wobble=2, lobes=5, phase=x), "#AEB777", 0.55)
    for _ in range(9):
        x, y = canvas.spot(9)
        r = canvas.dice.uniform(3.4, 5.4)
        canvas.area(ring(x, y, r, wobble=0.9), "#9AA463", 0.7)
        half = ring(x, y, r, wobble=0.9, count=24)
        canvas.strokes([half[10:22]], "#5C6437", 0.9, 0.8, taper=0.5)
    for _ in range(4):
        tuft(canvas, *canvas.spot(9), 5, "#5C6437", 0.9)
    return canvas.finish()


def bog(name):
    canvas = Canvas(name)
    canvas.wash(GRASS, blotch=7)
    for _ in range(5):
        x, y = canvas.spot(18)
        canvas.area(ring(x, y, canvas.dice.uniform(12, 16), wobble=2, lobes=5, phase=x), "#AFAE86", 0.6)
    for _ in range(3):
        x, y = canvas.spot(15)
        pool = ring(x, y, canvas.dice.uniform(7, 11), canvas.dice.uniform(3, 4.5), 0.8, 3)
        canvas.area(pool, "#93A69B")
        canvas.strokes([pool[2:22], pool[28:44]], SOFT, 0.8, 0.7, taper=0.5)
    for _ in range(4):
        x, y = canvas.spot(10)
        canvas.strokes([[(x, y + 6), (x, y - 4)], [(x - 2, y + 6), (x - 3.4, y - 1)], [(x + 2, y + 6), (x + 3.6, y)]], "#5F6238", 0.9, 0.9, taper=0.3)
        canvas.area(ring(x, y - 4, 0.9, 2.2), "#6E5732")
    return canvas.finish()


def stairs(name, upright):
    """Steps that climb to the north (`upright`) or to the east; the map turns the tile for the other two ways."""
    canvas = Canvas(name)
    canvas.wash(STONE, blotch=3)
    for step in range(8):
        at = step * 8
        shade = 0.05 + 0.035 * step
        canvas.area(box(0, at, SIZE, 8) if upright else box(SIZE - at - 8, 0, 8, SIZE), INK, shade)
        line = [(0, at), (SIZE, at)] if upright else [(SIZE - at, 0), (SIZE - at, SIZE)]
        canvas.strokes([line], INK, 1.0, 0.75)
    return canvas.finish()


def pit(name, mask):
    """A hole with hatched walls that grow darker towards the middle."""
    canvas = Canvas(name)
    canvas.wash("#6B5B45", blotch=4)
    far = shore(mask) + WOBBLE * 1.4
    canvas.lay(numpy.clip((far - 3) / 22, 0, 1), INK, 0.85)
    canvas.lay(numpy.clip((3.2 - far) * 1.5, 0, 1), "#C9B78D")
    y, x = numpy.mgrid[0 : SIZE * 4, 0 : SIZE * 4] / 4
    ticks = numpy.clip(1.2 - numpy.abs(((x + y) % 8) - 4) * 1.6, 0, 1)
    canvas.lay(ticks * numpy.clip((12 - far) / 4, 0, 1) * (far > 3.2), INK, 0.7)
    canvas.lay(band(far, 3.2, 1.8), INK)
    return canvas.finish()


def void(name):
    """Beyond the drawn part of the map: blank parchment."""
    canvas = Canvas(name)
    canvas.wash(mix(PAPER, EDGE, 0.12), blotch=3)
    return canvas.finish()
