## Mounted combat

MNT-01 = When the fight begins, and whenever somebody mounts during it, the rider makes a riding check. If it succeeds, his initiative rises by half of the talent points that are left over; if it fails, neither he nor his mount attacks in that round. Encumbrance hinders attack, parry and shot in the saddle only half as much as on foot, and the lance not at all.
    .counts = Counts only when the module Mounted combat is on. The rider is tested again after a hit on him or his mount, and at the end of every mounted charge.
MNT-02 = Riding checks depend on mount, gear and situation. An untrained mount makes them harder by { $MNT-02-untrained }, an inexperienced one by { $MNT-02-inexperienced }, and one schooled for war eases them by { $MNT-02-schooled }. They are harder by { $MNT-02-saddle } without a saddle, by { $MNT-02-hands } without a hand for the reins, by { $MNT-02-foe } when riding at a foe, and after a hit by the damage points lost.
    .counts = Counts for every riding check in the fight. Mounted combat halves these penalties and War riding leaves a quarter of them; on tourney grounds Tourney riding removes them for the lance.
MNT-03 = Height helps against foes on foot: a fighter who has learnt Mounted combat attacks them with a bonus of { $MNT-03-attack }. Weapons that are made for the saddle do { $MNT-03-points } more hit points from above, even for those who have not learnt it.
    .counts = Counts against foes on foot who are no larger than a human. Does not count against riders, flyers and big creatures.
MNT-04 = A rider who fails the riding check after a hit, or whose mount falls, comes off and lies on the ground. The fall costs { $MNT-04-fall } points of endurance and half as many of life energy, and { $MNT-04-initiative } of initiative; armour does not help. If he passes an agility check burdened by his encumbrance, the fall costs only { $MNT-04-broken } points.
    .counts = Counts for every fall from the saddle. Tourney riding makes the agility check easier.
MNT-05 = At the end of a straight gallop a rider strikes with the weight of the mount. The run has to be at least as many squares long as the mount’s speed. The riding check is harder by { $MNT-05-riding } besides what riding at a foe costs, and the attack by { $MNT-05-attack }; a hit does additional hit points equal to half of the mount’s speed.
    .counts = Costs attack and defence of the round. Counts for a weapon in the hand, at a foe with whom the rider is not engaged yet; lances have a rule of their own.
MNT-06 = A rider with War riding can ride a foe down. There is no attack roll: if he passes the riding check, harder by { $MNT-06-riding } besides what riding at a foe costs, the foe can only dodge or raise his shield. The hooves do { $MNT-06-short } endurance hit points after a run of up to { $MNT-06-short-run } squares, { $MNT-06-middle } up to { $MNT-06-middle-run } squares and { $MNT-06-long } after a longer one, and a failed strength check throws the foe to the ground.
    .counts = Counts against a foe who stands on his own feet and is no larger than a human. Nobody can strike into it, and weapons cannot parry it.
MNT-07 = A lance strikes only at the end of a straight ride, after the riding check. It does { $MNT-07-short } hit points after a run of up to { $MNT-06-short-run } squares, { $MNT-07-middle } up to { $MNT-06-middle-run } squares and { $MNT-07-long } after a longer one. If the target sits in the saddle with a lance of his own, faces the attacker and has not acted yet, he may meet him: then both strike at once, and neither defends himself.
    .counts = A lance is useless on foot, without a run, and for parries. A tourney lance costs endurance above all.
MNT-08 = Shooting and throwing from the saddle is possible, but the faster the mount goes, the harder it is.
    .counts = Counts for everybody in the saddle; the figures stand on the page about the mounted shooter.
MNT-09 = Rider and mount fill a block of { $MNT-09-side } by { $MNT-09-side } squares and move as one. Up to half of its speed the mount trots, and each turn by { $BRD-03-degrees } degrees costs { $MNT-09-turn ->
        [one] a square
       *[other] { $MNT-09-turn } squares
    } of movement. A longer way is a gallop: then the mount turns by { $BRD-03-degrees } degrees only after { $MNT-09-straight } squares straight on.
    .counts = Counts while somebody is in the saddle; a mount without a rider moves like any creature. A rider cannot kneel, climb, jump or take a free step; getting on and off is a Position action.
