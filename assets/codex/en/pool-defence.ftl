## Defence and degrees of success

PL-DEF-01 = Defence stands for what the armour stops and for the blows that a fighter sees coming and evades. It costs no action, needs no choice and is never used up.
    .counts = Counts against everything that does physical damage by an attack. Against spells the magic defence takes its place.

PL-DEF-02 = The Defence dice are the sum of these parts: the worn armour, Agility as far as the armour allows, the bonus from paths and skills, and a creature’s tough hide. Conditions take dice away, but never below none.
    .counts = Counts for physical attacks. With their modules cover adds dice and a blow from the flank takes some away.

PL-DEF-03 = Armour hinders: each piece says how much Agility may count in the Defence at most. Of several pieces the lowest limit applies; without armour all Agility counts.
    .counts = Limits the Defence alone; attacks, initiative and jumps keep the full Agility. A shield that is not in use limits nothing.

PL-DEF-04 = A fighter wears at most a body armour, a helmet and a shield, and each adds its own Defence dice. Certain paths and skills add further dice.
    .counts = The shield counts only with a hand free for it: neither beside a weapon for two hands nor while carrying a body.

PL-DEF-05 = Every point of Defence is a die, and its successes are counted as in any other roll. A target with no dice left cannot stop anything: every attack with a success lands.
    .counts = Counts for magic defence as well. A Defence roll cannot be a critical failure.

PL-DEF-06 = As soon as an attack has a success, the target rolls all its Defence dice. Every attack is met anew, however many there are in a round.
    .counts = Not rolled after a miss or a critical failure of the attacker. Fire, falls and the blow that hits a friend by a critical failure leave no time for it.

PL-DEF-07 = If the Defence has more successes than the attack, the attack fails. If the attack has more, it lands. With as many on both sides it is a glancing hit that does half the damage.
    .counts = Counts for blows, shots and attack spells.

PL-DEF-08 = Against an attack spell the target rolls as many dice as its Will, plus the bonus of magic items. Armour and Agility do not help.
    .counts = Conditions take dice here as well; cover, flank and surprise change nothing. Only the module “Magic” brings attacks of this kind.

PL-DEF-09 = An unconscious fighter has no Defence dice. A surprised one does not see the blow coming and loses the dice of Agility. A stunned fighter still rolls, with fewer dice.
    .counts = With their modules attacks from hiding and blows from behind take the dice of Agility away too.

PL-CRT-01 = The margin of the attack over the Defence decides on the damage. A tie is a glancing hit with half the damage, a small margin a plain hit with all of it. From a margin of { $PL-CRT-01-powerful } successes on it is a powerful blow with half as much again, from { $PL-CRT-01-critical } on a critical blow with the double.
    .counts = Counts for every attack that lands, spells included. Manoeuvres know no degrees.

PL-CRT-02 = Only the highest degree counts: a critical blow is not multiplied a second time as a powerful one.
    .counts = Counts for every hit by itself; earlier hits play no part.

PL-CRT-03 = The game remembers of every fighter whether the last blow suffered was a critical one. First aid is harder after that.
    .counts = The next hit of any degree replaces the memory. A powerful blow does not count, and falls and fire change nothing.

PL-FUM-01 = With a critical failure the attack misses even if other dice were successes, and a roll on the table of critical failures decides what else goes wrong.
    .counts = Counts for blows, shots, throws and attack spells. Manoeuvres cannot end like this.

PL-FUM-02 = A roll of { $PL-FUM-02-die } decides, from the lowest face to the highest: the weapon drops; the attacker is off balance; the attacker falls prone; a friend is hit; the weapon suffers and has a die less for the rest of the fight; nothing more happens. The friend is the nearest one beside the target of a blow or close to the line of a shot, and takes the plain weapon damage without a Defence roll. If nobody is near enough, the attacker is off balance instead.
    .counts = Counts after a critical failure of an attack. Where no weapon is in the hand, a drop becomes a fall and damage to the weapon a loss of balance.
