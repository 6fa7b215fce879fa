## Creatures

CRE-01 = The values of animals and monsters are printed: nothing is worked out from attributes. The stat block also says how many attacks a creature has in a round; it makes them all in the same phase, and where they differ, each of them once. A creature parries, but it neither dodges nor converts actions.
    .counts = Counts for all creatures with a stat block. People among the foes follow the same rules as heroes.
CRE-02 = Size matters for attack and parry. The attack on a tiny target is harder by { $CRE-02-tiny }, on a very small one by { $CRE-02-very-small }. Attacks of tiny and of huge beings can only be dodged, those of big ones dodged or parried with a shield, and against very small ones the weapon parry is harder by { $CRE-02-parry }. Big creatures fill { $CRE-02-big } by { $CRE-02-big } squares, huge ones { $CRE-02-huge } by { $CRE-02-huge }.
    .counts = Counts for every attack and parry in melee; shots have modifiers of their own. Counter strike and Blade wall are possible against big creatures.
CRE-03 = An animal that bites into a parrying weapon gets hurt: it takes half of the hit points of the weapon, rounded down and without what strength adds, less the protection of its hide.
    .counts = Counts for parries with a weapon or the blade of a parry weapon against claws, teeth and other natural weapons of animals. Shield parries and dodges do not hurt the animal.
CRE-04 = An animal is not hampered by the surroundings in which it lives. In its water or on its own ground it moves and fights without penalties, while its foes bear all of them.
    .counts = Counts only for creatures whose stat block names such surroundings, such as the swamp lizard in water or the cave spider in its webs.
CRE-05 = Some manoeuvres fail against animals: Feint, Lunge series, Disarm, Bind, Shield splitter and Break weapon. Huge beings, and big ones with more than two legs or none, cannot be thrown down; against big ones on two legs, knocking down and tripping are harder by { $CRE-05-big }.
    .counts = The first part counts for animals only. Intelligent creatures that carry a weapon count as armed foes.
CRE-06 = The part of the body tells how far a natural weapon reaches. Teeth and claws strike hand to hand, the paw of a big creature at close quarters, tails and tentacles at spear length.
    .counts = Counts only when the module Distance classes is on, and only for attacks for which the stat block names no class.
CRE-07 = Some creatures do not let go after a hit. They hold their victim hand to hand and squeeze in every round instead of attacking: this costs endurance, no parry helps, but armour does. With an action the victim tries to tear free by strength or wriggle out by agility.
    .counts = Counts for creatures whose stat block says so; modifier and damage stand there. The grip also ends when the creature is wounded. Grips of people are manoeuvres.
CRE-08 = Some attacks throw the target down. The target makes a strength check with the modifier of the stat block: if it fails, the target falls and loses much initiative, if it succeeds, a little initiative is lost all the same. A parry stops only the damage and not the push; a dodge avoids both.
    .counts = Counts for attacks whose stat block says so. Big creatures also push a target that falls a square away, unless it is larger than they are.
CRE-09 = Undead and constructs feel nothing. They take no wounds, know neither pain nor fear, lose no endurance and stay as strong as ever until their life energy is used up. A blow against endurance costs them only the half that goes off life energy.
    .counts = Counts for every being of this kind. Poison does not work on them, and they do not drown.
CRE-10 = An animal is dead as soon as its life energy is used up. It does not lie dying, and nobody can save it.
    .counts = Counts for animals, and for monsters without a constitution value. People and other intelligent beings can still be saved.
