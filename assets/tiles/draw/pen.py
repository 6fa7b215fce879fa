"""A cell to draw on, with the strokes and washes of a cartographer's pen.

All lengths are pixels of the finished 64 px tile; drawing happens four times larger and is then reduced.
"""

import math
import random
import zlib

import numpy
from PIL import Image, ImageDraw

SIZE = 64
SCALE = 4
FULL = SIZE * SCALE

PAPER = "#F3E9D2"
INK = "#2A2018"
SOFT = "#6B5B45"
EDGE = "#CDB98B"
WOOD = "#D8BE91"
STONE = "#D3CAB8"
GRASS = "#C3C792"
WATER = "#A9C2C6"


def rgb(colour):
    """The three channels, 0 to 255, of a colour written as #RRGGBB."""
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def mix(one, two, share):
    """The colour that lies `share` of the way (0 to 1) from `one` to `two`."""
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in zip(rgb(one), rgb(two)))


def noise(seed, waves):
    """A field of -1 to 1 over the tile that repeats at its borders, with up to `waves` waves a side."""
    dice = numpy.random.default_rng(seed)
    x, y = numpy.meshgrid(numpy.arange(FULL) / FULL, numpy.arange(FULL) / FULL)
    field = numpy.zeros((FULL, FULL))
    for i in range(-waves, waves + 1):
        for j in range(waves + 1):
            if (i, j) != (0, 0):
                phase = dice.uniform(0, 2 * math.pi)
                field += numpy.cos(2 * math.pi * (i * x + j * y) + phase) / math.hypot(i, j)
    return field / numpy.abs(field).max()


# One grain for all tiles, so that no border shows where two of them meet.
GRAIN = numpy.random.default_rng(1).normal(0, 1, (SIZE, SIZE)).repeat(SCALE, 0).repeat(SCALE, 1)
WOBBLE = noise(2, 6)


def window():
    """1 in the middle of the tile, falling to 0 at its borders."""
    ramp = numpy.sin(numpy.linspace(0, math.pi, FULL)) ** 0.6
    return numpy.outer(ramp, ramp)


class Canvas:
    """One tile in the making."""

    def __init__(self, name):
        self.seed = zlib.crc32(name.encode())
        self.dice = random.Random(self.seed)
        self.image = Image.new("RGBA", (FULL, FULL), (0, 0, 0, 0))

    def lay(self, mask, colour, alpha=1.0):
        """Lays a colour over the picture where the mask (0 to 1, an array or a picture) lets it through."""
        if isinstance(mask, numpy.ndarray):
            mask = Image.fromarray((numpy.clip(mask, 0, 1) * 255).astype("uint8"), "L")
        if alpha < 1:
            mask = mask.point(lambda v: round(v * alpha))
        top = Image.new("RGBA", (FULL, FULL), rgb(colour) + (255,))
        top.putalpha(mask)
        self.image.alpha_composite(top)

    def wash(self, colour, blotch=5.0, grain=1.6):
        """Fills the tile with a watercolour wash that is even at the borders and uneven within."""
        field = noise(self.seed, 3) * window() * blotch + GRAIN * grain + WOBBLE * 1.5
        flat = numpy.array(rgb(colour), dtype=float)[None, None, :] + field[:, :, None]
        pixels = numpy.dstack([numpy.clip(flat, 0, 255), numpy.full((FULL, FULL), 255)])
        self.image = Image.fromarray(pixels.astype("uint8"), "RGBA")

    def strokes(self, paths, colour=INK, width=1.2, alpha=1.0, taper=0.0, shake=0.25):
        """Draws lines through points. `taper` thins both ends, `shake` is the unrest of the hand in pixels."""
        mask = Image.new("L", (FULL, FULL), 0)
        draw = ImageDraw.Draw(mask)
        for path in paths:
            self._stroke(draw, path, width * SCALE / 2, taper, shake * SCALE)
        self.lay(mask, colour, alpha)

    def _stroke(self, draw, path, radius, taper, shake):
        points = [(x * SCALE, y * SCALE) for x, y in path]
        length = sum(math.dist(a, b) for a, b in zip(points, points[1:])) or 1.0
        swing, phase = self.dice.uniform(0.7, 1.3), self.dice.uniform(0, 6.28)
        gone = 0.0
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            part = math.dist((ax, ay), (bx, by))
            nx, ny = ((ay - by) / part, (bx - ax) / part) if part else (0, 0)
            for i in range(max(2, int(part)) + 1):
                share = i / max(2, int(part))
                along = (gone + part * share) / length
                # The hand is calm where a stroke begins and ends, so that strokes meet their neighbours.
                calm = math.sin(math.pi * along)
                off = shake * calm * math.sin(phase + along * length / (9 * SCALE) * swing)
                r = radius * (1 - taper * (1 - calm)) * (1 + 0.12 * math.sin(phase * 2 + along * 9))
                x, y = ax + (bx - ax) * share + nx * off, ay + (by - ay) * share + ny * off
                draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
            gone += part

    def area(self, points, fill, alpha=1.0):
        """Fills a polygon."""
        mask = Image.new("L", (FULL, FULL), 0)
        ImageDraw.Draw(mask).polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255)
        self.lay(mask, fill, alpha)

    def shape(self, points, fill, line=INK, width=1.4, shade=True):
        """Fills a closed outline, draws it with ink and lays a little shade to the south-east."""
        if shade:
            self.area([(x + 1.6, y + 2.2) for x, y in points], INK, 0.16)
        self.area(points, fill)
        self.strokes([points + points[:1]], line, width, shake=0.2)

    def dots(self, count, colour, radius, alpha=1.0, margin=2.0, spread=0.4):
        """Sprinkles dots that do not touch the borders."""
        mask = Image.new("L", (FULL, FULL), 0)
        draw = ImageDraw.Draw(mask)
        for _ in range(count):
            x, y = (self.dice.uniform(margin, SIZE - margin) * SCALE for _ in range(2))
            r = radius * self.dice.uniform(1 - spread, 1 + spread) * SCALE
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        self.lay(mask, colour, alpha)

    def spot(self, margin):
        """A random point that keeps its distance from the borders."""
        return self.dice.uniform(margin, SIZE - margin), self.dice.uniform(margin, SIZE - margin)

    def finish(self):
        """The tile at its true size."""
        small = self.image.convert("RGBa").resize((SIZE, SIZE), Image.LANCZOS)
        return small.convert("RGBA")


def ring(x, y, rx, ry=None, wobble=0.0, lobes=5, count=48, phase=0.0):
    """The points of an oval; `wobble` (pixels) and `lobes` make it a stone or a treetop."""
    ry = rx if ry is None else ry
    points = []
    for i in range(count):
        turn = 2 * math.pi * i / count
        off = wobble * math.sin(lobes * turn + phase)
        points.append((x + (rx + off) * math.cos(turn), y + (ry + off) * math.sin(turn)))
    return points


def box(x, y, w, h, r=0.0):
    """The points of a rectangle with rounded corners."""
    points = []
    for cx, cy, start in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
        for step in range(0, 91, 15):
            turn = math.radians(start + step)
            points.append((cx + r * math.cos(turn), cy + r * math.sin(turn)))
    return points


NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def blobs():
    """The 47 ways in which a cell can meet like cells: eight bits clockwise from north, corners only with both sides."""
    masks = []
    for mask in range(256):
        corners = ((1, 0, 2), (3, 2, 4), (5, 4, 6), (7, 6, 0))
        if all(not mask >> c & 1 or (mask >> a & 1 and mask >> b & 1) for c, a, b in corners):
            masks.append(mask)
    return masks


def shore(mask):
    """Distance in pixels from every point of the tile to the nearest neighbour that is not alike, with a slight wobble."""
    y, x = numpy.mgrid[0:FULL, 0:FULL] / SCALE
    far = numpy.full((FULL, FULL), 1e3)
    sides = {0: y, 2: SIZE - x, 4: SIZE - y, 6: x}
    corners = {1: (SIZE, 0), 3: (SIZE, SIZE), 5: (0, SIZE), 7: (0, 0)}
    for bit, distance in sides.items():
        if not mask >> bit & 1:
            far = numpy.minimum(far, distance)
    for bit, (cx, cy) in corners.items():
        before, after = (bit - 1) % 8, (bit + 1) % 8
        open_sides = mask >> before & 1, mask >> after & 1
        if all(open_sides) and not mask >> bit & 1:
            far = numpy.minimum(far, numpy.hypot(x - cx, y - cy))
        if not any(open_sides):
            # Two open sides round the corner between them: inside a circle of 12 px the distance is the circle's.
            dx, dy = numpy.abs(x - cx), numpy.abs(y - cy)
            near = (dx < 12) & (dy < 12)
            far = numpy.where(near, numpy.minimum(far, 12 - numpy.hypot(12 - dx, 12 - dy)), far)
    return far


def band(field, at, width):
    """A soft line where the field has the value `at`."""
    return numpy.clip(1.0 - (numpy.abs(field - at) - width / 2) * SCALE / 2, 0, 1)
