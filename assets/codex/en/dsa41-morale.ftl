## Morale

MRL-01 = An animal that has only a third of its life energy left, or less, takes flight at the end of the round. It runs off the map by the shortest way. If no way leads out, it fights on.
    .counts = Counts only when the module Morale is on. Rabid animals and those that guard their young do not flee. A horse without a rider flees from its first wound on; with a rider it stays.
MRL-02 = Foes with a mind of their own check their morale at the end of a round in which they see a new reason to lose heart: half of their side can fight no longer, or the leader cannot, a single hit has felled an unhurt comrade, or they have less than a third of their life energy. The die must not exceed the morale value; each further reason makes that harder by { $MRL-02-further }, a leader in sight eases it by { $MRL-02-leader } and greater numbers by { $MRL-02-more }, and foes who are twice as many make it harder by { $MRL-02-twice }. Whoever fails retreats to the edge of the map, or surrenders where no way leads out. After the best roll a fighter never has to check again; after the worst he runs in panic.
    .counts = Counts only when the module Morale is on, for fighters with a morale value. Several new reasons in one round mean a single check; in a frenzy there is none.
MRL-03 = Heroes never have to check their morale. Whether they fight on, withdraw or give up is for their player to decide.
    .counts = Counts for every fighter without a morale value, the undead among them.
MRL-04 = A leader who shouts heartens his people: the next morale check of each of them is easier by { $MRL-04-call }.
    .counts = Counts only when the module Morale is on. The shout is a free action and helps once in a round; several shouts before a check do not add up.
