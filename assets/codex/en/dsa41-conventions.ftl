## Conventions

CNV-01 = Everything that helps or hinders is a number with a sign. The game adds all of these numbers to the value that is rolled against: a bonus raises it, a penalty lowers it. What a rule book calls “harder by so many points” stands here with a minus.
    .counts = Counts for every attack, parry, dodge, shot and check. What makes something quite impossible is no modifier.

CNV-02 = The game rolls { $CNV-02-die }. The check succeeds if the die shows no more than the value with all its modifiers; an equal result still succeeds. Each point of the value is therefore worth the same chance.
    .counts = Counts for attacks, parries, dodges, shots and attribute checks. Talents have a check of their own, and the best and the worst face of the die decide by themselves.

CNV-03 = If the die itself shows { $CNV-03-face }, the check succeeds, however low the value is. With the rules for lucky attacks and parries, an attack or a parry that succeeds so does even more.
    .counts = Counts for attacks, parries, dodges, shots and attribute checks, also on a negative value. Does not save a shot whose penalties are greater than the shooter’s value.

CNV-04 = If the die itself shows { $CNV-04-face }, the check fails, however high the value is. With the rules for fumbles, an attack, a parry or a shot that fails so can be a fumble with further consequences.
    .counts = Counts for attacks, parries, dodges, shots and attribute checks. A dodge that fails so has no further consequences; some clumsy weapons fumble on other high faces too.

CNV-05 = If a division leaves a fraction, the game rounds to the nearest whole number. Exactly half a point is rounded up.
    .counts = Counts wherever a rule divides and does not say otherwise, for instance for base values and wound thresholds. Some rules always round up or always down; their pages say so.

CNV-06 = Dice are written as their number, a letter and their sides; a number behind is added to their sum. The long sword, for instance, does { $CNV-06-sword } hit points. The same start and the same decisions bring the same rolls again.
    .counts = Counts for all dice of a fight. The log says for which rule each of them was rolled.

CNV-07 = A check on an attribute such as agility or strength: the die must not show more than the attribute with its modifiers. Wounds, poison, low life energy, exhaustion and a failed announcement can lower it.
    .counts = Counts where a rule asks for an attribute itself, for instance to stay on one’s feet. Creatures with fixed values roll against their constitution instead.

CNV-08 = The game rolls { $CNV-08-dice }, a die for each attribute of the talent. Every point by which a die exceeds its attribute is paid from the talent value with its modifiers. The check succeeds if these points are enough; what is left, at least { $CNV-08-least }, shows how well. If the talent value with its modifiers is negative, it lowers each of the attributes instead.
    .counts = Counts for self-control, body control, treating wounds and all other talents that are no combat talents. If { $CNV-08-alike } dice or more show the best face, the check always succeeds; with as many worst faces it always fails.

CNV-09 = After each step of a calculation there is a whole number, and the next step goes on from it. Values, points and losses are therefore whole everywhere, and no hidden fractions add up.
    .counts = Counts for all values of a fight. Only movement is counted in half squares, because a diagonal step costs half a square more.

CNV-10 = The effective value is what the die is compared with: the value of the action plus every modifier that applies just then. The log and the preview list each of them with its rule, so that the sum can be followed.
    .counts = Counts for every roll against a value. Modifiers that are listed as not counting change nothing.
