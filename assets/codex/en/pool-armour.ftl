## Armour

PL-AMR-01 = Quilted cloth that gives little protection and hinders hardly anybody.

PL-AMR-02 = The choice of the agile, who would rather evade a blow than bear it.

PL-AMR-03 = Leather with rivets, a compromise between protection and freedom to move.

PL-AMR-04 = Rings of iron for fighters of middling agility, and the heaviest body armour in which one can still sprint.

PL-AMR-05 = Strong protection for the slow; nobody sprints in it.

PL-AMR-06 = The best protection there is, which leaves almost nothing of the wearer’s agility and allows no sprint.

PL-AMR-07 = A little more protection that goes with any armour.

PL-AMR-08 = It covers half the body, as long as a hand is free to hold it.
