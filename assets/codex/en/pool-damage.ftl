## Damage

PL-DMG-01 = The damage dice of the weapon are rolled and the bonus is added. What the degree of the hit makes of that is taken from the target’s hit points.
    .counts = Counts for every attack that lands. Fire and falls roll dice of their own, without bonus or degree.

PL-DMG-02 = In close combat the attacker’s Strength is added to the damage dice. Certain abilities put another value in its place.
    .counts = Counts for weapons, bare hands, teeth and claws alike, also where Agility leads the weapon.

PL-DMG-03 = Shots and throws do the damage of their dice; nobody’s Strength is added.
    .counts = Counts also for a dagger that is thrown instead of thrust. Dice of a sneak attack are added all the same.

PL-DMG-04 = Bare hands do { $PL-DMG-04-dice } and the attacker’s Strength.
    .counts = Counts for everybody without a weapon in the hand. Creatures with teeth and claws use those instead.

PL-DMG-05 = Dice and bonus are added up first, then multiplied by the degree of the hit and rounded down. A hit never does less than { $PL-DMG-05-least ->
        [one] one point
       *[other] { $PL-DMG-05-least } points
    } of damage.
    .counts = Counts for every attack that lands; the dice of a sneak attack are multiplied as well.

PL-DMG-06 = Magic has no common formula: every spell names its own dice and what is added to them. The degree of the hit multiplies the damage as usual.
    .counts = Only with the module “Magic”.

PL-DMG-07 = Nothing lowers the damage of a hit any more. Armour has done its work in the Defence dice.
    .counts = Counts for all damage, also by fire, falls and magic.
