## Armour and shields

D20-T-ARMOUR = Armour and a shield make their wearer harder to hit, but the heavier they are, the less of the Dexterity counts beside them, the more they hinder hiding, sneaking and climbing, and the more often they spoil arcane spells. Medium and heavy armour also slows its wearer down. Only one suit of armour and one shield can be worn; what the two add, and what they hinder, adds up.
    .counts = Armour and shield are no help against touch attacks. A shield counts as long as its arm holds it and not something for both hands, and with the module “Facing” only on its own side. The speed of ready heroes and opponents holds their armour already.

D20-ARM-01 = Quilted cloth that hinders nobody and protects hardly anybody.

D20-ARM-02 = Hard leather for those who rely on quick feet and quiet steps.

D20-ARM-03 = Leather with rivets, a favourite of rogues, as it gets in the way of hardly any movement.

D20-ARM-04 = A shirt of rings without sleeves to speak of: the best protection among light armours.

D20-ARM-05 = Thick furs without a scrap of metal, as druids and ogres wear them.

D20-ARM-06 = Scales of metal on leather, cheap soldiers’ armour with a good deal of protection.

D20-ARM-07 = Rings of metal from neck to knee that stop many a blow, but leave little room for Dexterity.

D20-ARM-08 = A plate over chest and back that leaves the limbs free, the best choice for a strong fighter who wants to stay mobile.

D20-ARM-09 = Strips of metal on leather, heavy and stiff; in it nobody profits from Dexterity.

D20-ARM-10 = Bands of metal over chain and leather that protect a rider well and leave a little room to move.

D20-ARM-11 = Plates over chain without the fit of a master: great protection, and no Dexterity at all.

D20-ARM-12 = Fitted plates from head to foot: the best protection there is, for those who can do without speed and silence.

D20-SHD-01 = A small shield strapped to the forearm, with which a bow or crossbow can still be shot.

D20-SHD-02 = A small shield of wood, light and cheap, also for those who shun metal.

D20-SHD-03 = A small shield of steel that hinders little.

D20-SHD-04 = A large shield of wood that covers half the body.

D20-SHD-05 = A large shield of steel, the companion of the longsword in the front line.

D20-SHD-06 = A wall on the arm, almost as tall as its bearer: no other shield covers more, and none hampers the own blows as much.
