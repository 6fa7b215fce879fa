## Converting actions

UMW-01 = Normally a fighter has an attack and a defence in each round. At the start of the round one can be turned into the other: two attacks and no defence, or two defences and no attack. With the ability Vigilance a fighter may still decide so until their first attack, with Combat instinct at any time in the round.
    .counts = Counts with the module “Converting actions”. Creatures cannot convert, as their actions are fixed, and neither can fighters whose initiative is below zero.

UMW-02 = Doing the same thing again in one round is harder. The second of two attacks, or of two defences, takes a penalty of { $UMW-02-malus }.
    .counts = Counts for the action that comes second in the round, whichever that is. Some ways to parry are free of it, and fighters with Two-weapon fighting I are when they use the other weapon.

UMW-03 = The second attack comes { $UMW-03-phases } phases after the first one. It takes an initiative of { $UMW-03-phases } or more, and if the initiative drops below that in the meantime, the attack is lost.
    .counts = Counts for fighters without a shield. With a shield on the arm the defence cannot be turned into a second attack.

UMW-04 = The second defence can answer any attack in the round. It takes no penalty with a shield, with a staff and a talent value of { $UMW-04-staff } or more, or with the ability Defensive style.
    .counts = Counts for parries and targeted dodges alike. Two-weapon fighting I lifts the penalty too if the other weapon parries this time.

UMW-05 = Unwieldy weapons are too slow for a second action. Flails, whips, two-handed flails, two-handed axes and maces, improvised weapons and all weapons of { $UMW-05-length } centimetres or more cannot carry out the converted action.
    .counts = Counts for the converted action alone: the first attack and the first parry are possible with them. A shield, a parry weapon or a handy weapon in the other hand can take over the second action, and improvised weapons count as weapons for those who have learnt to use them.

UMW-06 = There is a limit to what a fighter can do in a round: { $UMW-06-all } attacks and defences in all, and no more than { $UMW-06-weapon } of them with the same weapon. Extra parries and extra attacks from special abilities count towards it. A fighter who converts has no extra parry with a shield.
    .counts = Counts for everything that is struck or parried and for targeted dodges. Free dodges and opportunity attacks are free actions and do not count.
