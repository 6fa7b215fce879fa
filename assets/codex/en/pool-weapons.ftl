## Weapons

PL-WPN-01 = A handy blade for the belt that leaves the other hand free and can be thrown as well, once.

PL-WPN-02 = Short and quick, a blade for fighters who rely on speed rather than strength.

PL-WPN-03 = The weapon of a strong fighter who wants a shield in the other hand.

PL-WPN-04 = A slender thrusting blade that rewards agility, made for the streets and for a well-placed thrust.

PL-WPN-05 = A plain tool of war that hits as hard as a long sword and asks for strength alone.

PL-WPN-06 = A short club with a heavy head, easy to carry beside a shield.

PL-WPN-07 = No other blade does as much damage, but it takes both hands and leaves no room for a shield.

PL-WPN-08 = It keeps foes at a distance: a foe with a shorter weapon must first come closer to strike back.

PL-WPN-09 = As long as a spear and with a heavier blade, it strikes over the heads of friends in front.

PL-WPN-10 = A simple staff that the agile lead with both hands as surely as the strong.

PL-WPN-11 = Carried by the handful, thrown one by one and picked up again where they fell, and as good as a dagger in the hand.

PL-WPN-12 = Light and quick to draw, a bow for skirmishers who shoot from the middle distance.

PL-WPN-13 = No other missile weapon reaches as far; it wants open ground and a clear view.

PL-WPN-14 = The hardest shot of all, but after each one it must be loaded with a move action.

PL-WPN-15 = Cheap and light, it needs only a hand and never runs out of stones.

PL-WPN-20 = What everybody has left without a weapon: little damage, but nothing that could be knocked from the hand.

PL-WPN-21 = The weapons of beasts, which cannot be knocked from them.

PL-WPN-22 = Whatever lies at hand and can be thrown by anybody, a little way and with little harm.

PL-WPN-23 = Heavier than a stone and good for a single throw across the table.

PL-WPN-24 = Half a tree in the fist of an ogre: it reaches far and does terrible harm.
