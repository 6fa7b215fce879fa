## Special attacks and manoeuvres

D20-AID-01 = Instead of striking, somebody can distract a foe for the benefit of a friend. The helper makes an attack roll against an armour class of { $D20-AID-01-number }; if it hits, the friend has { $D20-AID-01-attack } on attack rolls against that foe, or { $D20-AID-01-armour } on the armour class against its attacks, whichever the helper wants.
    .counts = Takes a standard action, and the helper must be able to strike at the foe whom the friend fights in melee. Lasts until the helper’s next turn, with the module “Aid for one roll only” for the next roll. Several helpers add up. Shaking a sleeper awake is also aid, and always succeeds.

D20-BUL-01 = In a bull rush somebody throws the whole weight of the body against a foe in order to push it back. To do so the attacker steps into the foe’s square and provokes an attack of opportunity from every foe who threatens that square. The blows of all others land, { $D20-BUL-01-percent } times in a hundred, on the one who is rushed instead of the attacker.
    .counts = Takes a standard action, or takes the place of the blow at the end of a charge. The foe must be adjacent and no more than one size larger. With Improved Bull Rush the one who is rushed gets no attack of opportunity.

D20-BUL-02 = Both measure their strength with a die and the Strength modifier. For each size that the attacker is larger the check is { $D20-BUL-02-size } better, for each size smaller as much worse; a charge brings { $D20-BUL-02-charge }, Improved Bull Rush { $D20-BUL-02-feat }. Those who stand firmly, on more than two legs or as dwarves, defend themselves with { $D20-BUL-02-stable }.
    .counts = Counts for bull rushes. The attacker has to be higher; a tie is a failure.

D20-BUL-03 = If the rush succeeds, the defender is pushed a square straight back, and the attacker follows into the square that has become free. For every full { $D20-BUL-03-points } points of difference the attacker may push on by one square more, as far as the movement of the turn allows. If the rush fails, the attacker goes back to the square it came from, or falls there if it is taken.
    .counts = Where a wall or a creature stands behind the defender, nothing moves and the attacker goes back. Over an edge the defender falls. Steps beyond the first square provoke others, but not those two from each other.

D20-CHG-01 = A charge is a run straight at a foe, at least { $D20-CHG-01-least } squares long and at most twice the speed, which ends on the nearest square from which the foe can be struck. Nothing may hinder it on the way: no difficult ground, no obstacle and no creature, not even a friend.
    .counts = Takes the whole turn, and the charger has to see the foe from the start. No five-foot step goes with it. The steps provoke attacks of opportunity as usual; helpless creatures are not in the way.

D20-CHG-02 = The run gives force to a single blow: { $D20-CHG-02-attack } on its attack roll, or on the Strength check if the charge ends in a bull rush. But whoever charges thinks little of the guard and has { $D20-CHG-02-armour } on the armour class.
    .counts = One melee attack only, however many the charger has. The worse armour class counts from the start of the charge to the charger’s next turn. From the saddle a lance does { $D20-CHG-02-lance } times the damage; a weapon that is set against the charge does { $D20-CHG-02-set } times the damage to whoever runs into it.

D20-MNT-01 = A horse that has not been trained for war shies at the turmoil. At the start of each round its rider has to pass a Ride check against { $D20-MNT-01-number }, which takes a move action; if it fails, the whole turn is lost.
    .counts = Not for mounts that are trained for war. If such a mount is to attack while its rider does, a Ride check against { $D20-MNT-01-both } is needed. Horse and rider act in the same turn and share their squares.

D20-MNT-02 = Good riders guide a horse with their knees. A Ride check against { $D20-MNT-02-number } at the start of the turn leaves both hands free, for a bow, a two-handed weapon or a shield beside the weapon.
    .counts = Takes no action. If it fails, one hand holds the reins in this turn.

D20-MNT-03 = Whoever strikes down from the saddle has { $D20-MNT-03-bonus } on melee attack rolls. In return a moving horse spoils the aim: if it uses both moves in a turn, shots are at { $D20-MNT-03-double }, and at { $D20-MNT-03-running } if it runs.
    .counts = The bonus counts against foes on foot of Medium size or smaller, as higher ground and not besides it. If the mount has gone more than a square, only a single melee attack is possible.

D20-MNT-04 = Whoever falls from the saddle takes { $D20-MNT-04-damage } damage and lies on the ground beside the mount. A Ride check against { $D20-MNT-04-number } makes it a soft landing. Those who lose consciousness stay in the saddle { $D20-MNT-04-stays } times in a hundred, in a war saddle { $D20-MNT-04-war } times.
    .counts = Counts if the mount is killed or somebody pulls the rider down. The unconscious cannot roll for a soft landing.

D20-MNT-05 = A mount that nobody guides any more wants to get away from the fight. In each of its turns it goes as far from all foes as it can.
    .counts = As soon as its rider has fallen. It does not attack, and its steps provoke as usual.

D20-TRP-01 = Whoever wants to sweep a foe off its feet first has to get hold of it with a melee touch attack. Then both roll: the attacker adds Strength, the defender Strength or Dexterity, whichever is better. Each size of difference is worth { $D20-TRP-01-size }, Improved Trip { $D20-TRP-01-feat }, a firm stand { $D20-TRP-01-stable }. If the attacker is higher, the defender lies on the ground.
    .counts = Takes the place of a melee attack, even of an attack of opportunity, against foes no more than one size larger. Bare hands provoke an attack of opportunity from the target. After a failure the defender may at once try the same. The touch attack is part of the module “Touch attack before a trip”.

D20-TRP-02 = Some weapons are made for pulling legs away, such as flails, guisarmes and halberds. With them the touch is safe: it provokes nobody. If the foe then trips the attacker in return, the attacker may let go of the weapon instead of falling.
    .counts = Only with weapons whose page says that they trip. The checks are those of any trip.

D20-TRP-03 = Riders are pulled from the saddle in the same way. They may hold on with Ride in place of Strength or Dexterity; if they lose, they fall.
    .counts = Counts against riders. What the fall does stands on the page about falling off.

D20-FNT-01 = A feint makes a foe guard against a blow that does not come. The attacker rolls Bluff, the foe Sense Motive with the base attack bonus added. If the attacker is higher, the foe has no Dexterity bonus against the attacker’s next melee attack, which may then be a sneak attack.
    .counts = Takes a standard action, with Improved Feint a move action, and provokes nobody. The attack has to come before the end of the attacker’s next turn. The check is at { $D20-FNT-01-strange } against creatures that are no humanoids, at { $D20-FNT-01-dull } against animals; the mindless cannot be feinted.

D20-TDF-01 = Whoever attacks nobody and thinks of the guard alone has { $D20-TDF-01-bonus } on the armour class until the next own turn. The bonus is one of dodging.
    .counts = Takes a standard action. Meanwhile there are no attacks of opportunity and no help with flanking. It does not add to fighting defensively, and is lost with the Dexterity bonus.

D20-DEF-01 = Whoever attacks with care is hit less: { $D20-DEF-01-attack } on all attack rolls, and { $D20-DEF-01-armour } on the armour class as a dodge bonus. It is declared together with an attack or a full attack.
    .counts = Until the next own turn, and so for attacks of opportunity as well. The bonus is lost with the Dexterity bonus.

D20-FUL-01 = Whoever has several attacks, from skill, from a second weapon or from teeth and claws, can make them all only in a full attack. It begins with the best one, and a target can be chosen anew before each. After the first blow one may still think better of it and move instead.
    .counts = Takes the whole turn. It may be done on the defensive. A five-foot step does not go with it except with the module “{ "5-foot step" } with a full attack”.

D20-WDR-01 = A withdrawal leads away from the fight, up to twice the speed, with the eyes on the foes. The square in which it begins may be left without provoking anybody.
    .counts = Takes the whole turn, with no five-foot step. Later threatened squares provoke as usual, and so do foes who cannot be seen. The blinded cannot withdraw.

D20-GRP-01 = To grapple, somebody has to seize the foe with a melee touch attack. Then both roll with base attack bonus, Strength and the weight of their size; if the attacker is higher, both are grappling, the attacker does the damage of bare hands and enters the foe’s square.
    .counts = Only with the module “Grappling”. Takes the place of a melee attack and provokes an attack of opportunity from the target; if that does damage, the hold has failed. Foes more than one size larger cannot be held. At a tie the higher modifier wins, and if there is none, both roll anew.

D20-GRP-02 = Grapplers stay where they are, threaten no squares and have no Dexterity bonus against everybody outside. In place of each attack one of them may roll against another and, if higher, do the damage of bare hands, pin the other, break free or, with the whole turn, drag all of them along at half speed.
    .counts = Only with the module “Grappling”. Instead of that roll a light or natural weapon can be used, at { $D20-GRP-02-penalty } on the attack roll. The grapple ends when only one is left who can still act.

D20-GRP-03 = Whoever is pinned is held to the ground and can do nothing but try to get free, with a single check in each turn. The armour class is at { $D20-GRP-03-melee } against melee attacks, and Dexterity counts as nothing.
    .counts = Only with the module “Grappling”. Lasts until the next turn of whoever holds. Getting free ends the hold, not the grapple.

D20-GRP-04 = Without the module nobody starts a grapple of his own accord. Levels and creatures may still put somebody into one, or have somebody pinned, and then these states do what the table of situations says of them.
    .counts = Counts while the module “Grappling” is off. Spells then still need the Concentration check, and sneak attacks are still possible.

D20-DSA-01 = Disarming strikes the weapon out of a foe’s hand. Both make an attack roll; if the attacker’s is higher, the weapon falls into the foe’s square. A weapon in both hands adds { $D20-DSA-01-two }, a light one { $D20-DSA-01-light }, and each size by which one is larger { $D20-DSA-01-size }.
    .counts = Only with the module “Disarming”. Takes the place of a melee attack and provokes an attack of opportunity from the target; if that does damage, the attempt has failed. After a failure the foe may at once try the same.
