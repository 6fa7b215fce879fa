"""What grows and lies in woods and caves: conifers, boles, logs, boulders, living rock, reeds, mushrooms, bones."""

import math

import numpy

from .floors import CAVE
from .pen import EDGE, INK, PAPER, SIZE, SOFT, STONE, WOBBLE, Canvas, box, mix, noise, ring, shore
from .things import BOARD, LEAF

BARK = "#8B6F4A"


def rock(name, mask):
    """Living rock: a ragged outline, darker towards its middle, hatched along its rim."""
    canvas = Canvas(name)
    canvas.wash("#8C7F69", blotch=7, grain=2.4)
    far = shore(mask) + WOBBLE * 3.4 if mask != 255 else numpy.full(WOBBLE.shape, 99.0)
    canvas.lay(numpy.clip((far - 8) / 22, 0, 1), "#5B5040", 0.85)
    y, x = numpy.mgrid[0 : SIZE * 4, 0 : SIZE * 4] / 4
    hatch = numpy.clip(1.3 - numpy.abs(((x - y + WOBBLE * 1.4) % 8) - 4) * 1.7, 0, 1)
    canvas.lay(hatch * numpy.clip((far - 6) / 6, 0, 1), INK, 0.32)
    canvas.lay(numpy.clip((7.5 - far) / 2.2, 0, 1), mix(CAVE, "#8C7F69", 0.45))
    ticks = numpy.clip(1.2 - numpy.abs(((x + y * 0.6 + WOBBLE * 2) % 6) - 3) * 1.8, 0, 1)
    canvas.lay(ticks * numpy.clip((8 - far) / 3, 0, 1) * (far > 3.4), INK, 0.5)
    canvas.lay(numpy.clip((3.4 - far) * 1.6, 0, 1), INK)
    canvas.lay(numpy.clip((1.2 - far) * 1.6, 0, 1), CAVE)
    return canvas.finish()


def pine(name, radius, arms):
    """A conifer from above: layers of drooping branches."""
    canvas = Canvas(name)
    phase = canvas.dice.uniform(0, 6)
    canvas.area(ring(35, 36.5, radius, wobble=2.6, lobes=arms, count=110, phase=phase), INK, 0.2)
    for share, tone in ((1.0, "#6E7C4E"), (0.76, "#7F8C58"), (0.5, "#94A069"), (0.26, "#B0B983")):
        shell = ring(32 - (1 - share) * 3, 32 - (1 - share) * 4, radius * share, wobble=3.0 * share, lobes=arms, count=110, phase=phase + share * 2)
        canvas.area(shell, tone)
        canvas.strokes([shell + shell[:1]], INK if share == 1.0 else "#3F4A2A", 1.6 if share == 1.0 else 0.9, 1 if share == 1.0 else 0.75, shake=0.2)
    spikes = []
    for i in range(arms):
        turn = 2 * math.pi * i / arms + phase
        spikes.append([(30 + 4 * math.cos(turn), 29 + 4 * math.sin(turn)), (32 + radius * 0.86 * math.cos(turn), 32 + radius * 0.86 * math.sin(turn))])
    canvas.strokes(spikes, "#3F4A2A", 0.8, 0.5, taper=0.6)
    return canvas.finish()


def bole(name, radius, roots):
    """A great old trunk with its roots, cut by the eye below the crown."""
    canvas = Canvas(name)
    start = canvas.dice.uniform(0, 6)
    for i in range(roots):
        turn = start + 2 * math.pi * i / roots + canvas.dice.uniform(-0.2, 0.2)
        reach = radius + canvas.dice.uniform(7, 12)
        bend = turn + canvas.dice.uniform(-0.3, 0.3)
        tip = (32 + reach * math.cos(bend), 32 + reach * math.sin(bend))
        side = 5.2
        root = [(32 + radius * math.cos(turn) - side * math.sin(turn), 32 + radius * math.sin(turn) + side * math.cos(turn)), tip, (32 + radius * math.cos(turn) + side * math.sin(turn), 32 + radius * math.sin(turn) - side * math.cos(turn))]
        canvas.shape(root, mix(BARK, EDGE, 0.15), width=1.3)
    canvas.shape(ring(32, 32, radius, wobble=1.1, lobes=7, phase=start), BARK, width=2.0)
    for share in (0.78, 0.54, 0.3):
        canvas.strokes([ring(31, 31, radius * share, wobble=0.9 * share, lobes=7, phase=start)], "#5A4630", 0.9, 0.7)
    canvas.area(ring(30, 30, radius * 0.16), "#5A4630")
    return canvas.finish()


def stump(name):
    canvas = Canvas(name)
    canvas.shape(ring(32, 33, 17, wobble=1.6, lobes=6), BARK, width=1.9)
    canvas.shape(ring(32, 31, 13.5, wobble=0.6, lobes=5), "#DCC395", width=1.2, shade=False)
    for r in (10, 6.8, 3.4):
        canvas.strokes([ring(32, 31, r, wobble=0.4) + [(32 + r, 31)]], "#A67F45", 0.7, 0.8)
    return canvas.finish()


def log(name, west, east):
    """A fallen trunk that lies west to east; an end that goes on is left open."""
    canvas = Canvas(name)
    left, right = (-6 if west else 8), (SIZE + 6 if east else SIZE - 8)
    body = [(left, 21), (right, 20), (right, 44), (left, 43)]
    canvas.area([(x + 1.5, y + 4) for x, y in body], INK, 0.18)
    canvas.area(body, BARK)
    grain = []
    for i in range(5):
        y = 24 + i * 4.2
        grain.append([(left + 2, y), ((left + right) / 2, y + canvas.dice.uniform(-1, 1)), (right - 2, y)])
    canvas.strokes(grain, "#5A4630", 0.8, 0.7, shake=0.4)
    canvas.strokes([[(left, 21), (right, 20)], [(left, 43), (right, 44)]], INK, 1.9, shake=0.5)
    for is_open, x in ((west, left), (east, right)):
        if not is_open:
            canvas.shape(ring(x, 32, 4.6, 11.8), "#DCC395", width=1.6, shade=False)
            canvas.strokes([ring(x, 32, 2.6, 7) + [(x + 2.6, 32)]], "#A67F45", 0.7)
    canvas.area(ring(canvas.dice.uniform(22, 42), 24, 7, 2.4, 0.6), "#8D9460", 0.7)
    return canvas.finish()


def boulder(name, parts):
    """One to three stones, each (x, y, radius)."""
    canvas = Canvas(name)
    for x, y, r in parts:
        outline = ring(x, y, r * 1.08, r * 0.95, r * 0.07, 5, 40, x)
        canvas.area([(px + 2, py + 3) for px, py in outline], INK, 0.2)
        canvas.area(outline, mix(STONE, CAVE, 0.4))
        canvas.area(ring(x - r * 0.22, y - r * 0.25, r * 0.62, r * 0.5, r * 0.05, 4, 30, y), mix(STONE, PAPER, 0.45), 0.8)
        canvas.strokes([outline + outline[:1]], INK, 1.7, shake=0.5)
        canvas.strokes([[(x + r * 0.1, y + r * 0.55), (x + r * 0.45, y + r * 0.3), (x + r * 0.62, y - r * 0.1)], [(x - r * 0.5, y + r * 0.3), (x - r * 0.2, y + r * 0.5)]], SOFT, 0.9, 0.8, taper=0.5)
    return canvas.finish()


def stalagmite(name):
    canvas = Canvas(name)
    for x, y, r in ((32, 34, 19), (17, 19, 8), (49, 48, 7)):
        canvas.shape(ring(x, y, r, wobble=r * 0.08, lobes=6, phase=x), mix(CAVE, SOFT, 0.25), width=1.7)
        for share in (0.7, 0.42, 0.18):
            canvas.strokes([ring(x - r * 0.1, y - r * 0.1, r * share, wobble=r * 0.05, lobes=6, phase=y) + [(x - r * 0.1 + r * share, y - r * 0.1)]], "#6B5B45", 0.8, 0.75)
        canvas.area(ring(x - r * 0.12, y - r * 0.14, r * 0.14), PAPER)
    return canvas.finish()


def reeds(name):
    canvas = Canvas(name)
    for _ in range(9):
        x, y = canvas.spot(11)
        lean = canvas.dice.uniform(-2.5, 2.5)
        canvas.strokes([[(x, y + 8), (x + lean * 0.5, y), (x + lean, y - 8)]], "#6D7442", 1.1, 0.95, taper=0.4)
        if canvas.dice.random() < 0.5:
            canvas.shape(ring(x + lean, y - 8, 1.2, 3.2), "#7A5A36", INK, 0.6, shade=False)
    return canvas.finish()


def lilies(name):
    canvas = Canvas(name)
    for x, y, r in ((21, 24, 8), (43, 33, 6.5), (28, 46, 6)):
        pad = [(x, y)] + [(x + r * math.cos(t / 10), y + r * 0.8 * math.sin(t / 10)) for t in range(4, 60)]
        canvas.shape(pad, "#8FA061", "#4F562E", 0.9, shade=False)
        canvas.strokes([[(x, y), (x - r * 0.6, y - r * 0.3)], [(x, y), (x - r * 0.5, y + r * 0.4)]], "#4F562E", 0.6, 0.7)
    canvas.shape(ring(44, 31, 2.6, wobble=0.9, lobes=6), PAPER, SOFT, 0.6, shade=False)
    return canvas.finish()


def mushrooms(name):
    canvas = Canvas(name)
    for x, y, r in ((23, 27, 5.4), (36, 22, 3.8), (31, 39, 6.4), (44, 42, 3.4)):
        canvas.shape(ring(x, y, r, r * 0.92), "#B98A6A", INK, 1.0)
        canvas.area(ring(x - r * 0.25, y - r * 0.3, r * 0.3), PAPER, 0.8)
    return canvas.finish()


def bones(name, skull=False):
    canvas = Canvas(name)
    for _ in range(4):
        x, y = canvas.spot(18)
        turn = canvas.dice.uniform(0, math.pi)
        dx, dy = 7 * math.cos(turn), 7 * math.sin(turn)
        ends = [(x + s * dx + t * 1.5 * math.sin(turn), y + s * dy - t * 1.5 * math.cos(turn)) for s in (-1, 1) for t in (-1, 1)]
        canvas.strokes([[(x - dx, y - dy), (x + dx, y + dy)]], INK, 4.2, 0.85)
        for ex, ey in ends:
            canvas.area(ring(ex, ey, 2.5), INK, 0.85)
        canvas.strokes([[(x - dx, y - dy), (x + dx, y + dy)]], "#EFE6CC", 2.4)
        for ex, ey in ends:
            canvas.area(ring(ex, ey, 1.6), "#EFE6CC")
    if skull:
        canvas.shape(ring(32, 30, 8.2, 8.8), "#EFE6CC", INK, 1.3)
        canvas.shape(box(28, 36, 8, 5, 1.5), "#EFE6CC", INK, 1.1, shade=False)
        for x in (28.8, 35.2):
            canvas.area(ring(x, 31, 2.1, 2.4), INK)
        canvas.area([(32, 33.5), (30.8, 36), (33.2, 36)], INK)
    return canvas.finish()


def cobweb(name):
    """A web in the north-west corner; the map turns it into the others."""
    canvas = Canvas(name)
    spokes = [[(0, 0), (44 * math.cos(t), 44 * math.sin(t))] for t in (0.05, 0.42, 0.79, 1.15, 1.52)]
    canvas.strokes(spokes, SOFT, 0.7, 0.7, shake=0)
    for r in (12, 21, 30, 39):
        arcs = []
        for a, b in zip((0.05, 0.42, 0.79, 1.15), (0.42, 0.79, 1.15, 1.52)):
            m = (a + b) / 2
            arcs.append([(r * math.cos(a), r * math.sin(a)), (r * 0.9 * math.cos(m), r * 0.9 * math.sin(m)), (r * math.cos(b), r * math.sin(b))])
        canvas.strokes(arcs, SOFT, 0.6, 0.6, shake=0)
    return canvas.finish()
