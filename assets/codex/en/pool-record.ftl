## Character record

PL-CHR-01 = Strength, Agility, Constitution, Perception, Intelligence, Charisma and Will describe body and mind. Each value is a number of dice in tests, from { $PL-CHR-01-least } up to { $PL-CHR-01-most }; people keep to the lower half of that range. Strength is also added to the damage in close combat and to the length of a push.
    .counts = Agility and Perception make the initiative, Agility counts in the Defence, Will is the magic defence, and Constitution gives heroes hit points.

PL-CHR-02 = Skills are what a fighter has learnt: weapon combat, unarmed combat, ranged combat, object throwing, Medicine, Vigilance, Stealth and Magic. A value goes up to { $PL-CHR-02-most } and adds as many dice to the pool.
    .counts = The situation decides which skill is rolled. The Defence uses none of them.

PL-CHR-03 = Every skill goes with a characteristic: weapon combat and unarmed combat with Strength; ranged combat, object throwing and Stealth with Agility; Medicine with Intelligence, Vigilance with Perception, Magic with Will. Nimble weapons such as dagger, short sword, rapier and quarterstaff are led with Agility if it is higher than Strength.
    .counts = Decides on the dice of attacks and tests. The damage in close combat adds Strength, whatever leads the weapon.

PL-CHR-04 = A hero has { $PL-CHR-04-base } hit points to begin with, { $PL-CHR-04-constitution } more for each point of Constitution and { $PL-CHR-04-level } more for each level.
    .counts = Others have the hit points of their record; the module “Everybody is a hero” does not change that.

PL-CHR-05 = The record also lists level, length of a move action, armour, weapons, Defence bonus, dice of sneak attacks, magic abilities and potions. Creatures may have a tough hide, go on four legs or fight with teeth and claws.
    .counts = Nobody has all of these. What a fighter has stands on the sheet and counts in the rolls of itself.
