## General

D20-CORE-01 = Almost everything is decided in the same way: { $D20-CORE-01-die } is rolled, modifiers are added, and the total is compared with a number. For an attack this number is the armour class of the target, for a saving throw or a skill a difficulty. Whoever reaches the number has succeeded.
    .counts = Counts for attack rolls, saving throws and checks of skills and abilities. With the module “Ties fail” the total has to be higher than the number. Damage is rolled with the dice of the weapon or the spell.

D20-CORE-02 = What does not come out even is rounded down: half a bonus from Strength, half the damage after a saving throw, damage that counts half as much again. Half of a single point is nothing.
    .counts = Counts for every fraction in these rules. That a hit costs at least a point is a rule of its own: it holds where penalties would leave nothing of the damage, not where a saving throw halves it.

D20-CORE-03 = On some rolls the face of the die counts for more than the total. A natural { $D20-CORE-03-best } on an attack roll or a saving throw always succeeds, however hard the task, and a natural { $D20-CORE-03-worst } always fails, however easy it is. Natural means: the face as it has fallen, before anything is added.
    .counts = Counts for attack rolls, for the rolls that confirm a critical hit and for saving throws. Initiative, skills, Concentration and opposed checks know no such faces.

D20-CORE-04 = Each of the six abilities, Strength, Dexterity, Constitution, Intelligence, Wisdom and Charisma, has a score, and rolls use the modifier that follows from it: half of what the score lies above { $D20-CORE-04-average }, rounded down. An average score adds nothing, a high one gives a bonus, a low one a penalty.
    .counts = Counts wherever an ability is named: in attacks, damage, armour class, saving throws, initiative and skills. A creature that lacks an ability, as the undead lack Constitution, has neither bonus nor penalty from it and is safe from effects that need it.

D20-CORE-05 = Most bonuses are of a kind: armour, shield, natural armour, deflection, size, morale, enhancement. Of several bonuses of the same kind only the highest counts. Bonuses for dodging, for different circumstances and without any kind add up.
    .counts = Counts for every value. Penalties always add up, except that one condition never counts twice. In the log a bonus that another one outdoes is named as such.

D20-CORE-06 = If several things multiply the same damage, their factors are not multiplied with each other: each adds what it has above the plain damage. Two doublings therefore make a tripling.
    .counts = Counts for damage, as with a critical hit from a lance on a charge. The cost of squares is different: there each doubling doubles what was doubled already.

D20-CORE-07 = The base attack bonus says how well somebody fights and rises with the level: fast for fighters and their like, more slowly for clerics and rogues, slowest for wizards. From { $D20-CORE-07-second } on it gives a second attack in a full attack, and later further ones, each { $D20-CORE-07-lower } points below the one before, up to { $D20-CORE-07-most } in all. The base bonuses of the three saving throws rise as well; those that a class is good at begin higher and grow faster.
    .counts = To the base bonuses come abilities: Strength or Dexterity to attacks, Constitution to Fortitude, Dexterity to Reflex, Wisdom to Will. The values of ready heroes and opponents hold all of this already.

D20-CORE-08 = Creatures come in sizes, from Fine to Colossal; people are Medium, halflings and goblins Small. The smaller a creature, the easier it hits and the harder it is to hit; the bigger, the more it weighs in grapples, bull rushes and trips, and the more squares it fills and reaches.
    .counts = Counts for every creature. Where rules compare two sizes, they count the places between them in this order.

D20-CORE-09 = Where two creatures measure their strength or their wits against each other, both roll and add their modifiers. Whoever has begun it must be strictly higher; a tie means that it fails.
    .counts = Counts for bull rushes, trips, feints and disarming, and for sneaking up on somebody. When grapplers tie, the higher modifier wins, and if these are equal too, both roll again.

D20-CORE-10 = A circumstance counts on the side that it belongs to. What comes from the place or the tactics of the attacker changes the attack roll; what comes from the place, the state or the tactics of the defender changes the armour class.
    .counts = Decides in which of the two ledgers a line stands. Concealment changes neither: it gives a chance that a hit misses after all.

D20-T-SIZE = The table lists for each size what it adds to attack rolls and armour class, to grapples and other opposed checks and to hiding, how many squares the creature fills and how far it reaches. An ogre, for instance, is Large: { $D20-T-SIZE-attack } on attack rolls and armour class, { $D20-T-SIZE-opposed } on opposed checks, a space of { $D20-T-SIZE-space } by { $D20-T-SIZE-space } squares and a reach of { $D20-T-SIZE-reach }.
    .counts = Counts for every creature. Those on four legs reach less far than upright ones of the same size; with the module “Facing”, the table also says which are too small to have a front and a rear.
