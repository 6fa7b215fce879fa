## Lucky attacks and parries, and fumbles

CRT-01 = An attack that rolls a { $CRT-01-face } is lucky and always succeeds. The foe may still defend, but only with half the value of the parry, the shield or the dodge. Bonuses and penalties are added after halving.
    .counts = Counts with the module “Lucky attacks and parries”, variant “without confirmation”, for attacks in melee that are meant to harm. It does not count for opportunity attacks, strikes after a fumble and attacks that change the distance.

CRT-02 = A lucky attack that nothing stops strikes with great force. Its hit points are doubled before the armour takes its share.
    .counts = Counts in the variant “without confirmation”. Manoeuvres that multiply the hit points themselves, such as the hammer blow, are not doubled once more: only the greatest factor counts.

CRT-03 = A lucky attack tears an additional wound if it costs the victim any life energy. The victim may try to ignore all wounds of this hit with a self-control check that is harder by as many points as the hit has torn wounds. On a success they are not felt until the end of the fight.
    .counts = Counts in the variant “without confirmation”, and the check takes the place of the usual one for ignoring wounds. Creatures cannot try it; with the older rules the additional wound is a serious one, and no check spares it.

CRT-04 = With confirmation, an attack that rolls a { $CRT-04-face } halves the foe’s defence too, but must prove its luck. The attacker rolls again against the same value: on a success the hit points are doubled, and an additional wound is torn if the loss exceeds the first wound threshold. On a failure it is an ordinary hit.
    .counts = Counts with the module “Lucky attacks and parries”, variant “with confirmation”, for attacks in melee that are meant to harm.

CRT-05 = A parry that rolls a { $CRT-05-face } costs nothing: the defence may be used again in the same round. If the attack was an ordinary one, the attacker’s weapon must pass a break test, and even if it holds, it becomes more brittle.
    .counts = Counts with the module “Lucky attacks and parries”, variant “without confirmation”, for parries with weapon, shield or bare hands. Dodges know no such luck, and parts of the body do not break.

CRT-06 = With confirmation, a parry that rolls a { $CRT-06-face } is rolled again against the same value. On a success it costs nothing, and the defence may be used again in the same round. No weapon suffers, unless the attack was a confirmed lucky one: then both must pass a break test.
    .counts = Counts with the module “Lucky attacks and parries”, variant “with confirmation”, for parries with weapon, shield or bare hands.

CRT-07 = A shot or throw that rolls a { $CRT-07-face } finds a weak spot. Its hit points are doubled, and it tears an additional wound if it costs the target any life energy. In the variant “with confirmation” a second roll against the same value must succeed first.
    .counts = Counts with the module “Lucky attacks and parries” for every shot that could hit at all. It does not make the target’s defence any harder.

CRT-08 = Claws, teeth and other natural weapons can be lucky like any weapon. They never break, however, so that break tests are skipped for them.
    .counts = Counts for creatures and for all who fight with bare hands. Fumbles with natural weapons are read differently in the tables.

FUM-01 = An attack that rolls a { $FUM-01-face } is a fumble, and a roll of { $FUM-01-dice } decides what comes of it. Up to { $FUM-01-falls-to } the attacker is disoriented, stumbles or falls, and the foe may strike at once, against a parry with a penalty of { $FUM-01-confused-parry }, after a fall { $FUM-01-falls-parry }. From { $FUM-01-slips-from } on the weapon slips from the hand, flies off up to { $FUM-01-flies-squares } squares, gets damaged or is destroyed; at { $FUM-01-hurt-from } the attacker gets hurt by his own weapon, and no armour helps. Initiative drops by { $FUM-01-least } to { $FUM-01-most } points.
    .counts = Counts with the module “Fumbles”, variant “without confirmation”, for attacks in melee. A check on body control saves a stumbling fighter from falling, and a damaged weapon must pass a break test.

FUM-02 = A parry that rolls a { $FUM-02-face } is a fumble: the blow lands first, then the dice are rolled on a table like that for attacks. Only the foe’s chance is better. A disoriented defender parries the following strike with a penalty of { $FUM-02-confused-parry }, and one who has stumbled or fallen cannot parry it at all; after a fall the strike is even easier by { $FUM-02-falls-attack }.
    .counts = Counts with the module “Fumbles”, variant “without confirmation”, for parries in melee. Dodges and the defence against missiles cannot be fumbled.

FUM-03 = Some results make no sense for a fighter: an empty hand can drop no weapon, and a fighter on the ground cannot fall. Then the next row of the table that fits applies instead.
    .counts = Counts for all tables of fumbles. With bare hands the rows about weapons become the row in which the fumbler gets hurt.

FUM-04 = Every result of a fumble costs initiative as well. It is lost at once, before anything else happens, and comes back only by orienting oneself.
    .counts = Counts for all fumbles. Where the older rule rolls initiative anew in every round, the points are taken from the next roll instead.

FUM-05 = When a parry with a shield or a parry weapon is fumbled, that thing slips, flies off, gets damaged or breaks, not the weapon in the other hand. A fighter who hurts himself with a shield takes { $FUM-05-harm } damage points. Of two weapons the one that acted is affected.
    .counts = Counts for whatever the other hand holds. A parry weapon with a blade hurts as the weapon that it is.

FUM-06 = With confirmation, a { $FUM-06-face } on attack or parry is rolled again against the same value; a success averts the fumble. Otherwise a roll of { $FUM-06-dice } decides: the weapon is destroyed, the fighter falls or stumbles, the weapon flies off up to { $FUM-06-flies-squares } squares, or the fighter hits himself, in the worst case twice as hard, though armour protects. That costs { $FUM-06-least } to { $FUM-06-most } initiative and all actions left in the round, and a Position action is needed before the next one.
    .counts = Counts with the module “Fumbles”, variant “with confirmation”, in melee and for opportunity attacks. Agility or body control may save from a fall, and a weapon too sturdy to break flies off and becomes more brittle by { $FUM-06-brittle } instead.

FUM-07 = A shot or throw that rolls a { $FUM-07-face } is a fumble, and a roll of { $FUM-07-dice } decides. From { $FUM-07-misses-from } to { $FUM-07-misses-to } it only goes astray, and from { $FUM-07-comrade-from } on it hits a comrade near the line of fire. At { $FUM-07-snaps-from } the string snaps, and it takes { $FUM-07-repair } more actions to make the weapon ready again, at { $FUM-07-destroyed-from } the weapon is destroyed. Initiative drops by { $FUM-07-least } to { $FUM-07-most } points.
    .counts = Counts with the module “Fumbles”; in the variant “with confirmation” a second roll can avert it. If no comrade is near, the missile is merely lost, and thrown weapons have no string.

FUM-08 = Usually only a { $FUM-08-face } is a fumble. With improvised weapons, and with some others that are marked so, the danger begins at { $FUM-08-clumsy }. Such a roll is a failure even if the value would be high enough.
    .counts = Counts with the module “Fumbles”. Fighters with the ability Improvised weapons fumble with these no more often than with any other weapon.
