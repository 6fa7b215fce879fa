## Hit zones

ZON-01 = For each hit the game rolls { $ZON-01-die } to find the part of the body: up to { $ZON-01-legs } a leg, up to { $ZON-01-belly } the belly, up to { $ZON-01-arms } an arm, up to { $ZON-01-chest } the chest, above that the head. Odd numbers mean the left leg or the shield arm, even ones the right leg or the weapon arm. From behind it is the back instead of the chest.
    .counts = Counts where hit zones are played. Height and short stature shift the roll, a fighter on foot subtracts { $ZON-01-rider } against a rider, a blow from the saddle never finds a leg, and missiles roll again for parts that cannot be seen.

ZON-02 = The armour of the part that was hit is subtracted from the hit points: the sum of what all pieces protect there. The encumbrance is that of the whole outfit.
    .counts = Counts where hit zones are played. Where a rule knows no zone, the overall protection counts; a large shield guards the arm that bears it besides.

ZON-03 = A wound hinders what its part of the body is needed for. The head lowers courage, cleverness, intuition and initiative by { $ZON-03-limb } and costs { $ZON-03-nerve } initiative at once; chest, back and belly lower attack, parry, constitution and strength by { $ZON-03-trunk } and cost { $ZON-03-blood } life energy; an arm lowers what is done with it by { $ZON-03-limb }, a leg attack, parry, agility and initiative by { $ZON-03-limb }. With { $ZON-03-most } wounds a part gives out: an arm is useless and drops what it held, a leg throws the fighter down and lets him only crawl, and with head, chest, back or belly he falls unconscious and bleeds; the head costs { $ZON-03-skull } life energy besides.
    .counts = Counts where hit zones are played, instead of the usual effects of wounds, and not for ignored wounds or in a frenzy. Belly and legs also slow the fighter down, and the belly lowers the initiative; dodging suffers from trunk and legs, shooting from arms alone.

ZON-04 = With { $ZON-04-wounds } wounds of the head, the chest, the back or the belly a fighter is unconscious for { $ZON-04-rounds } rounds. Then he wakes, but he stays incapacitated until a healer has treated him.
    .counts = Counts where hit zones are played. A frenzy puts it off to its end, and ignored wounds do not fell anybody.

ZON-05 = With { $ZON-05-wounds } wounds of the head, the chest, the back or the belly a fighter bleeds: at the end of every round he loses a point of life energy, past all armour. A healer’s treatment stops it.
    .counts = Counts where hit zones are played. Bleeding does not get worse by more wounds, and it tears none itself.

ZON-06 = The attacker names a part of the body before he rolls. At head or arm the attack gets a penalty of { $ZON-06-head }, at trunk or leg of { $ZON-06-trunk }. The defender sees it coming and gets a bonus of { $ZON-06-defence }. If the attack hits, it hits there, and no die looks for the zone.
    .counts = Counts where hit zones are played, for fighters who have learnt the feint; not together with a feint, nor in wrestling. From behind, the back can be named instead of the chest.
