## Distance classes

DK-01 = Two fighters who are engaged stand at a certain distance from each other, called the distance class. From near to far these are hand to hand, close quarters, spear length and pike length. Each weapon is made for one or several of them: a dagger for near, a sword for close quarters, a spear for farther off, and bare hands for hand to hand alone.
    .counts = Counts with the module “Distance classes”. Each pair of foes has a class of its own; without the module only the reach of the weapons counts.

DK-02 = A weapon that does not fit the distance is a hindrance. One class too short, it attacks with a penalty of { $DK-02-malus }; one class too long, it attacks and parries with that penalty. If it fits even worse, attacks are impossible, and a weapon that is far too long cannot parry either. A weapon that is too short parries without a penalty.
    .counts = Counts for each attack and parry with a weapon; of several classes of a weapon the one that fits best counts. Shields parry at every distance without a penalty, dodges follow a rule of their own, and a whip suffers more.

DK-03 = Manoeuvres need the right distance. A fighter whose weapon does not fit the distance class can only make plain attacks and plain parries.
    .counts = Counts for announced feints and mighty blows too. Dodges, parries with shield, parry weapon or second weapon, and a feint that helps to come nearer are possible at every distance.

DK-04 = When two foes become engaged, the squares between them decide the first distance class. Neighbours begin at close quarters, foes with a square between them at spear length, and those farther apart at pike length. A fighter who takes a foe by surprise or comes from behind may choose to begin hand to hand instead.
    .counts = Counts whenever a new pair of foes comes to blows. The choice belongs to the attacker on a neighbouring square before the first blow, and a wall or low obstacle in between forbids it.

DK-05 = Instead of striking, a fighter can come nearer to the foe: that costs the attack and a free action. Nearer by one class, the attack roll takes no penalty, by two classes a penalty of { $DK-05-two }. The foe may parry or use a targeted dodge to keep the distance. If that fails, the class shrinks, the fighter advances as far as needed, and nobody is hurt.
    .counts = Counts for engaged foes with a clear way between them. The penalty for the wrong distance does not count for this roll, and a feint may be added; it is impossible on the ground, while held, and across an obstacle for hand to hand.

DK-06 = Instead of striking, a fighter can get away from the foe: that costs the attack and a free action. The attack roll takes a penalty of { $DK-06-one } for one class and of { $DK-06-two } for two. The foe cannot defend against it, but a quicker one may follow. On a success the class grows, and the fighter steps back as far as the new distance asks for.
    .counts = Counts for engaged foes if there is room to step back. The penalty for the wrong distance does not count for this roll; it is impossible on the ground and while held.

DK-07 = A free step does not change the distance class. After it the two still fight at the same class as before.
    .counts = Counts as long as the two can still reach each other; if not, they are no longer engaged.

DK-08 = A fighter who ends a move or sprint within reach of a foe is engaged, and the class begins anew with the squares between them. Long weapons keep others at bay: a mover who comes into the zone of control of a longer weapon must stop there. To get nearer takes the attack that shortens the distance, or a charge.
    .counts = Counts for foes who see each other, as long as the bearer of the longer weapon is ready to strike. It does not stop a charge at that very foe.

DK-09 = A roll of { $DK-09-best } helps those who close in: the foe’s defence is halved before all other modifiers. A roll of { $DK-09-worst } is a fumble as with any attack.
    .counts = The halving always counts, the fumble with the module “Fumbles”. When getting away a roll of { $DK-09-best } means nothing special.
