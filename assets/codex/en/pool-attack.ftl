## Attack

PL-ATK-01 = The kind of attack decides on the skill. Blows with a weapon use weapon combat; fists, teeth and claws unarmed combat; bows, slings and throwing weapons ranged combat; stones, bottles and furniture object throwing.
    .counts = A dagger uses ranged combat when it is thrown, and a throwing knife uses weapon combat in the hand. Attack spells use Magic.

PL-ATK-02 = The attack pool has the dice of the skill and of its characteristic. A weapon that has suffered in a critical failure costs a die each time.
    .counts = Counts for blows, shots and throws. Nothing can be announced to make an attack stronger or safer; blindness and the like take successes after the roll.

PL-ATK-03 = A blow reaches as many squares as the weapon, with nothing solid in between. A shot, a throw or an attack spell needs a line of sight to a target within its range; beyond that no attack is possible.
    .counts = Some weapons must be loaded before each shot, and nothing on the line may stop the missile. Distance within the range makes no attack harder.

PL-ATK-04 = The attacker rolls and checks for a critical failure; then successes are added or taken away. If a success is left, the target rolls the Defence. The margin decides on the damage, hit points are lost and conditions follow. At last a target in the riposte stance may strike back.
    .counts = Counts for every blow, shot and attack spell. The chances that the game shows go through the same steps.

PL-ATK-05 = An attack without a success always misses, even against a target that has no Defence dice at all.
    .counts = Counts also where penalties have taken all successes away. The target does not roll then.

PL-ATK-06 = An attack spell works like any other attack, but its pool is made of Magic and Will, and the target rolls its magic defence.
    .counts = Only with the module “Magic”, and for fighters who know such a spell. Blindness and darkness count as for a shot; sneak attacks are not possible with it.

PL-ATK-07 = A shooter under pressure aims badly: with a foe on a neighbouring square the attack loses { $PL-ATK-07-successes } successes.
    .counts = Only with the module “Shooting in contact”, for shots, throws and attack spells alike. Foes who cannot act at the moment do not count.
