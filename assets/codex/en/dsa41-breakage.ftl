## Breakage

BRK-01 = Each weapon and each shield has a break factor, which tells how brittle it is. For a break test { $BRK-01-dice } are rolled: if the sum is no higher than the break factor, the thing breaks. If it holds, its break factor rises by { $BRK-01-rise }, but not after a roll of { $BRK-01-best }. After a fumble that damages it, the factor rises by { $BRK-01-fumble } instead.
    .counts = Counts whenever another rule asks for a break test. Things that cannot break and parts of the body are never tested.

BRK-02 = Hard hits are a strain on weapons. When a lucky attack is parried, or a mighty blow or hammer blow announced with { $BRK-02-points } points or more, both the weapon and whatever has parried it must pass a break test.
    .counts = Counts with the module “Breakage”. The manoeuvres Shield splitter and Break weapon test the thing they aim at in any case.

BRK-03 = A lucky parry is hard on the weapon that it meets, so the attacker’s weapon must pass a break test. If it holds, its break factor always rises by { $BRK-03-rise }, even after the best roll.
    .counts = Counts in the variant “without confirmation”, against ordinary attacks with a weapon.

BRK-04 = Daggers and fencing weapons do not break when a heavy weapon comes down on them: they cannot parry it in the first place. And a wooden staff that stops a blade is as safe as the blade itself, so that no break test is made.
    .counts = Counts wherever a break test would be due: a staff against steel spares both of them, even after a lucky parry.

BRK-05 = What breaks is gone for the rest of the fight. The fighter goes on with what is left: with the other weapon, a shield or bare fists.
    .counts = Counts for weapons and shields. Unbreakable things, such as a mage’s staff, need no test at all.

BRK-06 = What has become brittle stays so. The break factor falls again only by a repair, and in a fight nobody finds the time for that.
    .counts = Counts for the whole fight, also for a weapon that is dropped and picked up again.
