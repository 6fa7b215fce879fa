## Hit points and first aid

PL-HPT-01 = Hit points are the life force of a fighter. As long as enough of them are left, wounds hinder nobody: a fighter with few acts as well as one with many.
    .counts = Few hit points forbid a sprint, and the last one changes everything.

PL-HPT-02 = Damage never takes more hit points than there are. What goes beyond is lost without effect.
    .counts = Counts for blows, fire and falls. Nobody is killed at once by a heavy blow.

PL-HPT-03 = At the last hit point death is near. A hero goes on fighting in critical life; everybody else falls unconscious and lies there until death or rescue.
    .counts = Counts as soon as no more than the last hit point is left. With the module “Everybody is a hero” all fight on.

PL-HPT-04 = Healing never gives more hit points than the fighter had at full health. It ends critical life or unconsciousness when enough points are back. A healing potion gives back { $PL-HPT-04-potion } hit points; it is drunk, or given to an unconscious neighbour, with a move action.
    .counts = Only a wounded fighter drinks. Each potion works once, and a fighter who carries a body has no hand free for it.

PL-CRL-01 = A hero with only the last hit point left loses { $PL-CRL-01-successes } successes in every test: attacks, manoeuvres on both sides, first aid, jumps, hiding and looking.
    .counts = Does not touch Defence rolls and damage.

PL-CRL-02 = A hero in critical life is too weak to sprint.
    .counts = Other movements are as long as before.

PL-DWN-01 = A hero falls unconscious when no hit point is left.
    .counts = Others fall at their last hit point already.

PL-DWN-02 = An unconscious fighter can do nothing at all; the turns are passed over in silence. Friends can help with first aid, potions and healing spells, or carry the body away.
    .counts = Counts until the fighter comes round. The place in the order still marks the time for effects that the fighter has caused.

PL-DWN-03 = An unconscious fighter whom nobody cares for dies after { $PL-DWN-03-minutes } minutes, which is { $PL-DWN-03-rounds } rounds.
    .counts = Healing that brings the fighter round and first aid of any outcome avert it, for heroes and others alike. Few fights last that long.

PL-DWN-04 = Blows at an unconscious fighter take away hit points that may be left, and nothing else happens. With the module “Killing the unconscious” a limited action on the next square kills an unconscious foe.
    .counts = Without that module nobody is killed by further blows.

PL-DWN-05 = A fighter who comes round is still prone and acts in the next regular turn. If another fighter stands on the same square, the one who wakes rolls aside to the nearest free one.
    .counts = Counts for every awakening. A place in the order that has passed does not come back in the same round.

PL-AID-01 = A fighter beside an unconscious one can give first aid. It takes a limited action and a test.
    .counts = Only from the same or a neighbouring square with nothing solid in between. A fighter who carries a body has no hand free for it.

PL-AID-02 = The helper rolls Intelligence and Medicine and needs { $PL-AID-02-successes } successes.
    .counts = Harder after a critical blow. Critical life takes successes here too.

PL-AID-03 = The patient is stable and does not die any more, but stays unconscious. Only after { $PL-AID-03-minutes } minutes, which is { $PL-AID-03-rounds } rounds, does a hero come round unaided, with the last hit point.
    .counts = Counts after every test that fails, a critical failure included. A fighter who is no hero needs more than the last hit point to wake.

PL-AID-04 = The patient gains as many hit points as an evolving die of the helper shows, and comes round at once.
    .counts = Counts after a test that is passed; the margin makes no difference.

PL-AID-05 = If the last blow that the patient suffered was a critical one, first aid needs { $PL-AID-05-successes } successes.
    .counts = A later hit that was not critical makes it easier again. A powerful blow does not count.

PL-AID-06 = First aid is tried once for each fall. After that only potions and healing spells help.
    .counts = Counts whether it helped or not, and for all helpers together. If the fighter comes round and falls again, it may be tried anew.

PL-AID-07 = First aid works on heroes and others, on friends and foes. A patient who is no hero and has only the last hit point after it stays unconscious, but does not die any more.
    .counts = Counts for everybody who lies unconscious, not for the dead.
