## Unarmed combat

UNA-01 = Brawling and wrestling are talents with an attack and a parry value of their own, always at hand-to-hand distance. The whole encumbrance burdens them, and strength adds a hit point for every { $UNA-01-step } full points above { $UNA-01-threshold }. While a bare-handed fighter is engaged with an armed foe, his initiative is lower by { $UNA-01-initiative }.
    .counts = Counts for people who fight with bare hands, also after they have lost their weapon. Claws and teeth of creatures are no bare hands.
UNA-02 = A brawling hit does { $UNA-02-points } endurance hit points and what strength adds. It tires its victim above all: of the endurance that is lost, half goes off the life energy as well. Plate gauntlets add { $UNA-02-iron } hit points to blows of the hands; a steel helmet adds as many to a head butt, and nailed boots to a kick.
    .counts = Counts for every brawling attack. A bare-handed hit has to hurt more than a blade does before it tears a wound.
UNA-03 = A plain wrestling hit does no damage. It brings the target into a worse position, so that its next action is harder by { $UNA-03-next }.
    .counts = Counts for wrestling attacks without a manoeuvre; holds and throws do more and have to be learnt. A fighter wrestles when he holds neither weapon nor shield, or when a foe holds him.
UNA-04 = Bare hands parry bare hands at the full parry value, and nobody is hurt by the parry.
    .counts = Counts when attacker and defender both fight with bare hands. Claws and teeth are parried without a penalty in the same way.
UNA-05 = When the defender parries a bare-handed blow with a weapon, the attacker strikes into it. He takes half of the hit points of that weapon, rounded down and without what strength adds; his armour protects him.
    .counts = Counts for parries with a weapon or with the blade of a parry weapon. Does not count for shields and dodges. A head butt into a weapon costs the weapon’s full hit points.
UNA-06 = Against an armed foe the bare-handed attack is harder by { $UNA-06-attack } and the parry by { $UNA-06-parry }. Even a successful parry hurts: the bare arm takes half of the hit points of the weapon, rounded down and without what strength adds, less the armour.
    .counts = Counts against weapons, not against claws, teeth and fists. With the ability Iron arm the parry costs only endurance, and nothing at all where armour covers the forearms.
UNA-07 = Nobody can wrestle with a foe who is at least { $UNA-07-classes } size classes larger. A human can still get a grip on a horse, but not on a dragon.
    .counts = Counts for everything done with the wrestling talent: attacks, holds and throws. Brawling blows are possible against foes of every size.
UNA-08 = The schools of unarmed combat are special abilities. Each raises attack and parry of the talents that it trains, brawling, wrestling or both, by { $UNA-08-each }; all schools together add at most { $UNA-08-most }. The brawler style raises only one of the two values, as its pupil has chosen.
    .counts = Counts only when the module Unarmed manoeuvres is on; the schools also open some of these manoeuvres.
UNA-09 = A chair leg or a bottle is no real weapon. Of all manoeuvres only feint and mighty blow can be tried with it, and half of the announced points, rounded up, take effect. It fumbles from a { $UNA-09-fumble } on and carries out no converted actions.
    .counts = Counts for weapons that are marked as improvised. The ability Improvised weapons lifts all of this; the early fumble needs the module Fumbles.
