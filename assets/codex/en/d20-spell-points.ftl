## Spell points

D20-SP-01 = With this module a caster has no slots but a pool of spell points, filled anew each day. Every spell costs some of them, and as long as enough are left any spell at hand may be cast, even the same one again and again.
    .counts = Only with the module “Spell points”, for all classes that cast. How many points there are follows from class, level and casting ability.

D20-SP-02 = Class and level say how many points a day brings. Sorcerers have the most, then wizards, clerics and druids; bards have fewer, and rangers and paladins begin late.
    .counts = Stands in the table of spell points. The ready casters have theirs in their values already.

D20-SP-03 = A high casting ability brings further points: half of its modifier for each level of the class, rounded down at the end. A modifier of nothing or less brings none, but takes none away.
    .counts = From the level on at which the class opens its first spells. With the module “Other bonus spell points” a table says how many there are, or there are none.

D20-SP-04 = However many points are left, the level of the class says which spells are within reach. Wizards, clerics and druids get a new spell level with every second level of their class, up to the level of { $D20-SP-04-highest }; sorcerers a little later, and bards, rangers and paladins fewer of them and later still.
    .counts = Counts for the level of the spell itself. Metamagic may raise it further.

D20-SP-05 = The stronger the spell, the more it costs. A spell of the first level costs { $D20-SP-05-first }, and each level more { $D20-SP-05-more } in addition.
    .counts = Counts for every spell except those of the lowest level. The points are gone when the spell is cast, whether it does anything or not.

D20-SP-06 = The simplest spells cost no points. They can be cast as often in a day as the table of spell points has points for the first level of the class, and { $D20-SP-06-more } times more.
    .counts = Counts for spells of the lowest level. Whoever puts metamagic on one of them pays for the level that it has then.

D20-SP-07 = Wizards, clerics, druids, rangers and paladins choose in the morning which spells are ready on this day: as many different ones of each level as the table of spells says. Which of them are cast, and how often, is decided in the fight.
    .counts = A high ability brings no further spells, because it brings points instead. Clerics need not prepare spells that heal wounds.

D20-SP-08 = Sorcerers and bards prepare nothing. Every spell that they know can be cast at any time, as long as there are points for it.
    .counts = They know few spells. Metamagic is put on a spell only when it is cast.

D20-SP-09 = Nobody spends points that are not there. The game refuses a spell for which too few are left.
    .counts = Counts for every spell. With the module “Casting with too few points” the spell can be cast after all, and may cost the mind or the life.

D20-SP-10 = A night’s sleep of { $D20-SP-10-sleep } hours fills the pool again. Elves need only { $D20-SP-10-trance } hours of trance for it.
    .counts = Never in the middle of a fight. The ready casters begin each fight with a full pool.

D20-SP-11 = A spell that comes to nothing costs its points all the same. The power has left the caster, only it has gone nowhere.
    .counts = Counts after a Concentration check that fails, after a gesture that armour has spoilt and after a casting that was broken off.

D20-SP-12 = A spell whose damage grows with its caster begins with the fewest dice for its level. Every further die costs one more point, up to what the caster level allows.
    .counts = Only with the module “Paying for damage dice”; without it spells have all their dice for their plain price.

D20-SP-13 = Magic wears out. Whoever has used up half of the pool is fatigued, and whoever has used up three quarters is exhausted.
    .counts = Only with the module “Fatigue from casting”. It passes as soon as the points are above the mark again.

D20-MET-01 = Metamagic works as it does with slots, but it is paid for in points. Those who prepare their spells have to prepare the spell together with the metamagic.
    .counts = Only for those with the feat. Sorcerers and bards decide while they cast and need the whole turn for it; they cannot quicken spells.

D20-MET-02 = To the level of the spell come the levels that each kind of metamagic adds. The sum is the effective level, and the spell costs as much as one of that level.
    .counts = Counts for every spell with metamagic. Several kinds on the same spell add up.

D20-MET-03 = The effective level may be higher than anything that the caster could otherwise cast. Only the spell itself has to be within reach.
    .counts = Counts with the module “Spell points” alone. A spell that costs too much at once is dangerous for its caster.

D20-MET-04 = A spell of the highest level, { $D20-MET-04-highest }, grows dear with metamagic: every effective level above it costs { $D20-MET-04-more } points. For weaker spells the cost goes on rising as it does below.
    .counts = Counts for spells that are of that level themselves. With the module “Other cost beyond level { "9" }” the surcharge holds for all spells or for none.

D20-MET-05 = Metamagic makes a spell dearer, not harder to resist. Saving throws, Concentration and everything else that asks for a spell’s level ask for the level of the spell itself.
    .counts = Counts for all metamagic except a heightened spell, whose level really rises.

D20-MET-06 = Whoever heightens a spell chooses a new level, up to { $D20-MET-06-highest }. The spell is then of this level in every respect, costs as much and is as hard to resist.
    .counts = Other metamagic may come on top; its levels are added to the new one. The caster need not be able to cast other spells of that level.

D20-MET-07 = What metamagic does to a spell is the same with points and with slots. Only the price differs: points for the effective level, or a slot of that level.
    .counts = The table of metamagic has what each kind adds and does. With slots the caster needs a slot as high as the effective level.

D20-OVR-01 = A caster can do only so much in one go. Whoever spends more points between the start of a turn and the start of the next than the strongest spell within reach costs by itself, over-spends. The excess decides how bad it gets.
    .counts = Counts for all points of that time, also those for quickened and for lost spells. The spell takes effect first. Each further spell that raises the excess is a danger of its own; the game says so before one agrees.

D20-OVR-02 = A roll on the table says what threatens: strain, collapse, madness or death. Then a Fortitude save against { $D20-OVR-02-number } plus the excess may make it one step milder, and strain turns into nothing.
    .counts = Counts for every over-spending, once the spell has taken effect. A natural { $D20-OVR-02-best } always succeeds, a natural { $D20-OVR-02-worst } never.

D20-OVR-03 = The table has a row for each range of the excess, and a roll of a hundred-sided die finds the result. An excess of up to { $D20-OVR-03-small } points kills nobody, and at most { $D20-OVR-03-collapse } faces in a hundred bring collapse or worse; from { $D20-OVR-03-large } points on { $D20-OVR-03-death } faces bring death.
    .counts = Counts before the saving throw, which makes the result milder. Faces above all others bring strain.

D20-OVR-04 = Strain leaves the caster fatigued, or exhausted if that was so already. Collapse means lying unconscious for { $D20-OVR-04-rounds } rounds and being exhausted afterwards. Madness confuses the mind for the rest of the fight, and death is what it says.
    .counts = Comes at once, in the caster’s own turn. Strain turns into collapse for those who are exhausted.

D20-OVR-05 = Desperate casters may cast a spell with fewer points than it costs; the pool is empty then. The chance that it kills is { $D20-OVR-05-percent } in a hundred and rises by { $D20-OVR-05-more } for each missing point; otherwise it brings madness. A Fortitude save against { $D20-OVR-05-number } plus the missing points turns death into madness.
    .counts = Only with the module “Casting with too few points”. Nothing milder than madness is possible.

D20-T-SP = The table says for every class that casts how many spell points a day brings at each level. A wizard begins with { $D20-T-SP-first } and has { $D20-T-SP-later } at level { $D20-T-SP-level }.
    .counts = Bonus points for a high ability come besides. A zero says that there are none but these.

D20-T-SPB = The table gives bonus points by the score of the casting ability and by the highest spells within reach. Somebody with a score of { $D20-T-SPB-score } who casts spells of the third level at most has { $D20-T-SPB-points } of them.
    .counts = Only with the module “Other bonus spell points” set to the table. Scores above the table count as its last row.
