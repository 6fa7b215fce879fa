"""What only pleases the eye: stools, mugs, leaves, straw, rugs."""

import math

from .pen import INK, PAPER, SIZE, SOFT, Canvas, box, mix, ring
from .things import BOARD, LEAF, arms


def stool(name):
    canvas = Canvas(name)
    canvas.shape(ring(32, 32, 9.5), mix(BOARD, PAPER, 0.2), width=1.5)
    canvas.strokes([[(25, 29), (39, 29)], [(25, 35), (39, 35)]], "#8A6836", 0.8, 0.8)
    return canvas.finish()


def bench(name):
    canvas = Canvas(name)
    canvas.shape(box(6, 24, 52, 16, 3), mix(BOARD, PAPER, 0.2), width=1.6)
    canvas.strokes([[(7, 32), (57, 32)]], "#8A6836", 0.9, 0.85)
    return canvas.finish()


def mugs(name):
    canvas = Canvas(name)
    for x, y in ((22, 26), (42, 38)):
        canvas.strokes([ring(x + 6.4, y, 3.2, count=16)], INK, 1.5)
        canvas.shape(ring(x, y, 5.6), mix(BOARD, INK, 0.25), width=1.4)
        canvas.area(ring(x, y, 3.7), "#F0DFAE")
    canvas.shape(ring(40, 20, 7.4), PAPER, width=1.2)
    canvas.strokes([ring(40, 20, 4.6) + [(44.6, 20)]], SOFT, 0.8)
    return canvas.finish()


def leaves(name):
    canvas = Canvas(name)
    for _ in range(7):
        x, y = canvas.spot(9)
        turn = canvas.dice.uniform(0, 3)
        dx, dy = 3 * math.cos(turn), 3 * math.sin(turn)
        leaf = [(x - dx, y - dy), (x - dy * 0.5, y + dx * 0.5), (x + dx, y + dy), (x + dy * 0.5, y - dx * 0.5)]
        canvas.shape(leaf, canvas.dice.choice(["#C2A15A", "#B98A4C", LEAF]), SOFT, 0.7, shade=False)
    return canvas.finish()


def straw(name):
    canvas = Canvas(name)
    lines = []
    for _ in range(26):
        x, y = canvas.spot(12)
        turn = canvas.dice.uniform(0, math.pi)
        lines.append([(x - 5 * math.cos(turn), y - 5 * math.sin(turn)), (x + 5 * math.cos(turn), y + 5 * math.sin(turn))])
    canvas.strokes(lines, "#A88B45", 1.0, 0.8, taper=0.4)
    return canvas.finish()


def rug(name, mask):
    """A woven rug; the bits north, east, south and west say where it goes on."""
    canvas = Canvas(name)
    north, east, south, west = arms(mask)
    cloth = "#B4705A"
    left, right, top, bottom = (0 if west else 5), (SIZE if east else SIZE - 5), (0 if north else 5), (SIZE if south else SIZE - 5)
    canvas.area(box(left, top, right - left, bottom - top), cloth)
    inner = [(left if west else left + 6, top if north else top + 6), (right if east else right - 6, bottom if south else bottom - 6)]
    (ax, ay), (bx, by) = inner
    canvas.area(box(ax, ay, bx - ax, by - ay), mix(cloth, PAPER, 0.2))
    diamond = [(32, 18), (46, 32), (32, 46), (18, 32)]
    canvas.area(diamond, cloth)
    canvas.strokes([diamond + diamond[:1]], PAPER, 1.0, 0.8)
    for on, line, thin in (
        (north, [(left, top), (right, top)], [(ax, ay), (bx, ay)]),
        (east, [(right, top), (right, bottom)], [(bx, ay), (bx, by)]),
        (south, [(left, bottom), (right, bottom)], [(ax, by), (bx, by)]),
        (west, [(left, top), (left, bottom)], [(ax, ay), (ax, by)]),
    ):
        if not on:
            canvas.strokes([line], INK, 1.3, 0.85)
            canvas.strokes([thin], PAPER, 1.1, 0.8)
    return canvas.finish()
