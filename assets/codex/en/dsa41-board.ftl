## The board

BRD-01 = The map consists of squares with sides of { $BRD-01-metres ->
        [one] a metre
       *[other] { $BRD-01-metres } metres
    }. Each has its own ground, height, light, mist and water. A fighter fills a square, big creatures fill a whole block of them. Nobody else can stand there; only very small creatures share a square with others, and a rider shares the block of his mount.
    .counts = Counts everywhere on the map. The dead, the dying and those who have surrendered keep no square for themselves.
BRD-02 = Blows count the distance in squares: all neighbours are equally near, the diagonal ones too. Shots and light count the straight line in metres, rounded. Between large bodies the nearest squares are measured.
    .counts = Counts for reach, ranged distances and the range of light. A move along diagonals is measured by what the steps cost.
BRD-03 = A fighter looks in one of { $BRD-03-facings } directions. At the end of a movement he may look where he likes. A blow or a parry turns him by up to { $BRD-03-degrees } degrees towards his foe at no cost, unless that would bare his flank or back to another foe. As much of a turn is also a free action, and a Position action turns him to any side.
    .counts = Counts always; who stands at whose flank or back matters only when the module Facing is on. A rider looks where his mount is going.
BRD-04 = Seen from a fighter, every other one stands in front, at a flank or behind. Of the squares around him { $BRD-04-front } lie in front, { $BRD-04-flank } at each flank and { $BRD-04-rear } behind; farther off the same directions go on.
    .counts = Counts for attacks, defences and shots. When the module Facing is off, everything comes from the front.
BRD-05 = It is hard to stop a blow from the wrong side. From the flank, a weapon on the other side, the shield on the other side, a weapon in both hands and every dodge are harder by { $BRD-05-flank }. A blow from behind is easier by { $BRD-05-rear }; it cannot be parried, nor evaded by a targeted dodge, and a free dodge is harder by { $BRD-05-felt }.
    .counts = Counts only when the module Facing is on. With Combat instinct, weapon parry and targeted dodge against a blow from behind are possible, harder by { $BRD-05-felt }. Creatures without hands parry at the flanks without a penalty and behind them harder by { $BRD-05-flank }.
BRD-06 = Two foes are engaged as soon as one of them comes within reach of the other’s weapon or strikes at him. They stay so until they are too far apart for both weapons, something solid comes between them or one of them can fight no longer.
    .counts = Is kept where distance classes, opportunity attacks, outnumbering or fumbles are played; otherwise it is looked up whether one could strike at the other. Both must know of each other.
BRD-07 = Each distance class has its place on the squares: at hand-to-hand distance and at close quarters the two are neighbours, at spear length { $BRD-07-spear } squares apart and at pike length { $BRD-07-pike } to { $BRD-07-far }. Shortening leads straight towards the foe and lengthening straight away from him or to one side of that; blocked squares make it impossible. The foe may follow with a free action and a single step if he is quicker and engaged with nobody else.
    .counts = Counts when the module Distance classes is on; without it a weapon strikes every foe within its reach without a penalty. Paws and the like of big creatures reach one square farther.
BRD-08 = A fighter guards the squares in front of him as far as his weapon reaches, and the neighbouring squares at his flanks. A foe who walks or sprints out of a guarded square gives him an opportunity attack first. A foe with a shorter weapon has to stop as soon as he enters the zone.
    .counts = The blow needs the module Opportunity attacks, the halt the module Distance classes. Only a fighter guards who can act, is on his feet or knees, is not disoriented and has a free action left; bare hands guard only the squares next in front. A free step, a dodge, a push, a change of distance and a way straight towards the guard set nothing off; a guard whom { $BRD-08-others } others of the mover’s side keep busy cannot strike either.
BRD-09 = With a spear or a pike a fighter can strike past a single ally who stands between him and the foe. The attack is harder by { $BRD-09-past }.
    .counts = Counts for weapons that strike at spear or pike length. Formation removes the penalty. Past a foe, a big ally or more than one body there is no blow.
BRD-10 = A move leads as many squares far as the fighter has speed, a sprint { $BRD-10-sprint } times as far. A diagonal step costs half as much again as a straight one and must not cut the corner of a wall. The last step may be taken with half a square left.
    .counts = Counts for walking, sprinting and crawling. Ground, water and posture can make every step dearer.
BRD-11 = Encumbrance, wounds and low life energy lower the speed point by point. It never falls below { $BRD-11-least }, which is also what an incapacitated fighter has left for crawling.
    .counts = Counts for everybody on foot; a rider goes as fast as his mount. Wounds do not slow a fighter in a frenzy.
BRD-12 = Difficult ground costs more. Rubble, undergrowth, slippery ground, stairs upwards and the square of another fighter double the cost; knee-deep water costs half as much again, waist-deep water doubles it and shoulder-deep water trebles it; a swimmer makes a third of his speed. On the knees every step costs twice as much, lying down four times. A rise of { $BRD-12-step } centimetres costs half a square more; tables, low walls and a rise of { $BRD-12-climb } centimetres have to be climbed with a check of body control.
    .counts = A jump over a gap takes a straight run of { $BRD-12-run } squares and a check of athletics; if it fails, the jumper falls in. Foes block the way unless they lie, cannot fight or are very much larger or smaller. Creatures climb without a check.
BRD-13 = A movement ends at once when the mover falls, is held, becomes disoriented, can fight no longer or runs into somebody unseen. The rest of it is lost. If he cannot stay on the square, he goes back to the last one where he can.
    .counts = Counts for every movement on the way, also for the run of a charge, which then ends without a blow.
BRD-14 = Whoever falls from a height loses { $BRD-14-dice } points of life energy for every metre; if it was a single metre, { $BRD-14-first } less. Armour does not help, and the fall can tear wounds. A check of body control, harder by { $BRD-14-check } for each metre, halves the loss; the fighter lies on the ground in any case.
    .counts = Counts from a full metre on, for falls, pushes over an edge and jumps down alike. A ceiling that comes down hurts in the same way.
BRD-15 = A free dodge leads to a free square beside the dodger that is not straight in front of the attacker. Nobody strikes at him on the way. A targeted dodge stays on the spot, unless it opens the distance by a class or two.
    .counts = Where no such square is free, there is no free dodge. Dodging riders take their mounts along.
BRD-16 = Some blows push the target { $BRD-16-squares ->
        [one] a square
       *[other] { $BRD-16-squares } squares
    } straight back. If there is no room, a strength check decides whether it falls. After a charge the attacker may follow at once and for nothing, and the distance class stays as it was.
    .counts = Counts for Sweep, charges and the knock-downs of big creatures. Huge beings, and those larger than the attacker, are not pushed.
BRD-17 = A blow needs a melee line to its target: walls and whatever fills a square are in the way. Across something hip-high, such as a table or a low wall, two neighbours can fight; their parries and dodges are easier by { $BRD-17-low }, and they cannot get hand to hand.
    .counts = Counts for every blow. Fighters in the way have their own rule.
BRD-18 = A shot needs a line of sight. From the best corner of the shooter the game looks at the corners of the target’s square: if some of these lines are blocked, the target has half cover, if most are, three-quarter cover. Those who kneel or lie behind something at least { $BRD-18-breast } centimetres high are hidden a grade better. A fighter who hides behind a large shield has half cover from the front, behind a very large one three-quarter cover.
    .counts = Counts for shots and throws. Hiding behind a shield is announced for the round instead of an attack. Other fighters give no cover, but may be hit in its place.
BRD-19 = Light makes a square bright or dim: a torch lights { $BRD-19-torch } metres as bright as day and { $BRD-19-torch-dim } as at dusk, a lantern { $BRD-19-lantern } and { $BRD-19-lantern-dim }, a campfire { $BRD-19-campfire } and { $BRD-19-campfire-dim }. Attacks and shots take the light at the target, parries and dodges the light at the attacker. In moonlight nobody sees farther than { $BRD-19-moon } metres, in starlight { $BRD-19-stars }, in darkness { $BRD-19-dark }.
    .counts = Counts on maps that are not in daylight. What the light costs stands with the light levels. Torches can be put out, lit at another flame, put down and picked up.
BRD-20 = A place is cramped for a weapon that is longer than the free width across the line of the blow. A doorway counts as { $BRD-20-door } centimetres wide. Swung weapons also need { $BRD-20-above } centimetres more below the ceiling than they are long; the longest ones are cramped by neighbours to the left and right, too.
    .counts = Counts for own attacks and own parries on the own square. Weapons of up to { $BRD-20-door } centimetres are never cramped by walls, and the map may exempt squares.
BRD-21 = A fighter who stands { $BRD-21-least } to { $BRD-21-most } centimetres higher than his foe has { $BRD-21-bonus } on attack and defence, and the lower one has as much less. Where the difference is greater, only weapons reach that are at least as long as it is high. With hit zones, a blow from above lands { $BRD-21-zones } faces higher on the die, one from below lower.
    .counts = Counts on steps, tables, walls and slopes. Does not count for flyers; the height of a saddle is no such height either.
BRD-22 = Weapons reach a flying creature up to { $BRD-22-reach } metres above the ground; higher up, only shots do. When it strikes, it swoops down to { $BRD-22-swoop ->
        [one] a metre
       *[other] { $BRD-22-swoop } metres
    } and stays so low until the end of the next round. On its feet it is slower and parries worse, as its stat block says.
    .counts = Counts for creatures that can fly. If it falls to the ground out of the air, it suffers a fall from that height.
BRD-23 = In water the depth of the square counts on which a fighter stands. Whoever lies in water that is at least knee-deep is under water. He can hold his breath for as many rounds as he has points of constitution; after that every round costs { $BRD-23-breath } points of endurance and half as many of life energy.
    .counts = Counts for everything that breathes; water peoples, water animals and the undead cannot drown. Armour does not help, and no wounds follow.
BRD-24 = Heavy armour draws a swimmer down. With an encumbrance of more than { $BRD-24-burden } a fighter in shoulder-deep or deeper water makes a swimming check at the end of each round; if it fails, he is under water until a later one succeeds.
    .counts = Counts for fighters on their feet who are conscious. Creatures that live in water need no check.
BRD-25 = A weapon that flies out of a hand flies in a direction that a roll of { $BRD-25-die } decides, as far as its cause says. It stops before walls and other obstacles. In water that is at least waist-deep it sinks: then somebody has to dive for it with a Position action before he can pick it up.
    .counts = Counts for weapons that a fumble flings away; what is kicked or thrown stops at the same obstacles. Anybody on that square or beside it can pick up what lies there.
BRD-26 = With a free action a fighter kicks away what lies on his square or beside it. It slides { $BRD-26-far } squares straight on from him.
    .counts = Counts for everything that lies in reach, except under deep water. A fighter who lies on the ground cannot kick.
BRD-27 = Arrows, bolts and bullets are lost once they have been shot. What was thrown lies where it hit or fell, and can be picked up and thrown again.
    .counts = Counts for hits and misses alike, until the end of the fight.
BRD-28 = A fighter who enters a burning square or begins a round in it loses { $BRD-28-dice } points of life energy, and armour does not help. He has caught fire then and suffers as much at the start of each further round until he beats out the flames with a Position action.
    .counts = Counts for all who can still be harmed; the loss can tear wounds. While somebody stands in fire, the flames cannot be beaten out.
BRD-29 = Whoever leaves the map has fled: the fight is over for this fighter. It takes a movement from a square at the edge or on an exit, and foes who guard that square may strike first.
    .counts = Counts where no wall closes the edge. A rider takes his mount along.
BRD-30 = Before the first round each side places its fighters in its own zone and chooses weapons, direction and, if they carry one, a light in the hand. Those whom nobody turns look towards the nearest foe.
    .counts = Counts in levels that have such zones; elsewhere everybody stands where the level says. The level also tells whether a side is taken by surprise.
BRD-31 = A closed door stops ways and looks. To open or close it a fighter stands beside it and spends an action. A locked one is unlocked with its key, or broken open with a strength check that is harder by { $BRD-31-force }; it can be tried again.
    .counts = Counts for doors, and for window panes, which break at once. A door in whose square somebody stands cannot be closed.
BRD-32 = Of all attacks only a bursting oil flask takes effect on several squares: the target’s square and those behind it, { $BRD-32-squares } in all, catch fire.
    .counts = Counts only when the module Oil is on. Squares that cannot burn, such as water, do not catch fire.
