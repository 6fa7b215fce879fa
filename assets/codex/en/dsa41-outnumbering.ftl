## Outnumbering

UEB-01 = It is hard to parry several foes at once. A fighter takes a penalty of { $UEB-01-each } on each parry for every engaged foe beyond the first, but never more than { $UEB-01-most }.
    .counts = Counts with the module “Outnumbering”, for parries in melee. It does not count for the parries of a blade wall, nor for a fighter standing in formation between two comrades.

UEB-02 = Attacking together is easier. If several foes are engaged with the same fighter, each of them attacks with a bonus of { $UEB-02-bonus }.
    .counts = Counts with the module “Outnumbering”; more than two attackers bring no greater bonus. A rider and the mount count as one.

UEB-03 = There is less room to dodge when several foes press in. Two engaged foes make a dodge harder by { $UEB-03-two }, more of them by { $UEB-03-three }, and against a whole crowd it is impossible.
    .counts = Counts for free and targeted dodges in melee, and without the module “Outnumbering” too. Parries have their own, smaller penalty.

UEB-04 = The larger side fights with more confidence. For each fighter by which a side outnumbers its foes, all of its members gain { $UEB-04-each } initiative, at most { $UEB-04-most }. The sides are counted anew at the start of every round, before anything is announced.
    .counts = Counts with the module “Outnumbering” for fighters who are able to act; a mount with a rider is not counted. Where sides keep secrets from each other, only those count who see a foe and are seen.

UEB-05 = As many attackers fit around a fighter as there are free squares next to him. With long weapons others can strike past a friend from a second rank.
    .counts = A second rank needs a weapon made for more than close quarters, and only a single friend may stand in between. Walls, other obstacles and other fighters leave less room.
