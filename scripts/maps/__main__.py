"""Draws the maps of the levels from their plans: `python3 scripts/maps`, or `python3 scripts/maps bridge cave` for some.

A map that has been changed in Tiled since is overwritten: look at the difference before you keep it.
"""

import importlib
import sys

LEVELS = {
    "corridor": "04-corridor",
    "bridge": "05-bridge",
    "high_water": "06-high-water",
    "roofs": "07-roofs",
    "ship": "08-ship",
    "tomb": "09-tomb",
    "wood": "10-wood",
    "battlements": "11-battlements",
    "cave": "12-cave",
    "market": "13-market",
    "ledge": "14-ledge",
    "book": "15-book",
    "abbey": "16-abbey",
}

for name in sys.argv[1:] or LEVELS:
    importlib.import_module(name).draw().save(LEVELS[name])
