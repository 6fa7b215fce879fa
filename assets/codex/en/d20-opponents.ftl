## Opponents and mounts

D20-T-OPP = The opponents come with ready values: hit points, armour class, attacks and saves hold their abilities, size, gear and feats already. Hit Dice take the place of a level; they decide, for instance, how many of them a sleep spell can reach. How dangerous an opponent is depends as much on its numbers and its place as on its values.
    .counts = Counts for the opponents of the levels. A routine of several claws and bites needs a full attack; with a single attack a creature uses one of its main weapons.

D20-OPP-01 = A small raider with a spiked club and a javelin, weak alone and annoying in a crowd. It throws first, looks for two against one and leaves the front to others.

D20-OPP-02 = A strong, rash warrior whose curved blade often strikes critically and then kills outright. It has little armour and few hit points, sees badly by daylight and is best struck down first.

D20-OPP-03 = A disciplined soldier of the goblin peoples with longsword and shield. Several of them side by side hold a line and wear their foes down.

D20-OPP-04 = A hyena-headed hunter, tough for its kind. It shoots while its foes approach, then takes shield and axe and strikes with all its force.

D20-OPP-05 = The largest of the goblin peoples, strong, thick-skinned and surprisingly quiet. It creeps up, smells those who hide and hits hard.

D20-OPP-06 = A fast hunter on four legs. Its bite pulls down whom it hits, and a pack then falls upon those on the ground.

D20-OPP-07 = Bones without fear and without mercy. Blades and points do it little harm, blunt weapons break it; it knows neither sleep nor pain and is among the first to act.

D20-OPP-08 = A walking corpse, slow and easy to hit, but hard to stop. In each turn it manages only a walk or a blow, and only edges cut it properly.

D20-OPP-09 = A giant of few thoughts with a club as long as a man. It reaches over a square in between and fells most heroes with a few blows, but is slow to react and easy to hit by spells.

D20-OPP-10 = A long-armed giant whose wounds close as one watches. Both claws together tear its victim apart; what is to stay dead needs fire or acid.

D20-OPP-11 = A beast that has to creep onto a foe’s square to bite. A single rat is a nuisance; many of them bind somebody who is needed elsewhere.

D20-OPP-12 = A spider as big as a man that waits on walls and ceilings. Its bite is harmless beside the poison, which takes away the strength at once and a second time later.

D20-T-MOUNT = Mounts carry their rider, who shares their space and decides for both. A horse trained for war goes into the fray without hesitation; any other has to be forced anew in each round.
    .counts = Counts in mounted fights. Horse and rider act together, at the rider’s initiative, and a horse without a rider leaves the fight.

D20-MOU-01 = A horse trained for war that obeys in the fray, carries a charge and strikes with its hooves itself.

D20-MOU-02 = A riding horse, fast and strong, but without training for war: it shies, and holding it costs its rider a part of the turn.
