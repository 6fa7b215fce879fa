## Movement

BD-MOV-01 = Costs are counted in half squares: a straight step on open ground costs { $BD-MOV-01-straight }. A diagonal step costs half as much again in the fourth edition; in the success pools it costs the same, or with “Dearer diagonals” every second one costs double. Slow ground, water and posture multiply the price of a step, which is rounded up once at the end; edges that are climbed over and floors that rise may add to it.
    .counts = Counts for every walk, sprint and crawl. In the success pools climbing over something makes the step difficult instead of adding to it, and crawling has a fixed price.

BD-MOV-02 = A step leads to a neighbouring square where one can stand, with no wall between. Diagonally it must not cut a corner: neither of the squares beside the way may be filled with something that blocks, and no wall may end at the corner that is passed. Floors may differ by up to { $BD-MOV-02-step } decimetres; more than that is a climb or a fall, unless stairs or a ladder lead there.
    .counts = A big creature can step where each of its squares could, and if no wall would cut through its block. Tables and bodies do not forbid diagonals.

BD-MOV-03 = The rule system says of every body in the way whether it is passed freely, slowly or not at all. Nobody ends a movement on a square that somebody else holds, unless the two may share it.
    .counts = In the fourth edition friends, the fallen and foes of a very different size are passed slowly, other foes not at all. In the success pools friends are passed freely, the fallen slowly, able foes never.

BD-MOV-04 = Before a movement is chosen the game lists what waits on the way, step by step: what it costs, whose guarded squares are left or entered, who may strike, what hurts, where water begins, and what has to be climbed. So price and danger of a way are known before the first step.
    .counts = Shown for every way that the player points at. The list changes nothing by itself; what happens on the way is for the rule system to say.

BD-MOV-05 = Some things stop a mover on the way: a blow or fire that fells the mover, a longer weapon that holds the mover off, a foe who comes into sight, or an unseen fighter who is run into. The mover stays on the last square that may be held, and the rest of the movement is lost.
    .counts = Foes who come into sight and hidden bodies stop a mover only where sides have secrets; longer weapons only in the fourth edition with the module “Distance classes”.

BD-MOV-06 = A pushed fighter goes straight away from the pusher. Forced movement gives nobody an opportunity attack, turns nobody round, and ends before a square that is blocked or held. Over an edge the body goes down.
    .counts = Counts for pushes, for hits of a charge and for the blows of big creatures, as the rule system says. A big creature moves as a whole.

BD-MOV-07 = A fall is as deep as the floor that was left lies above the floor that was reached. The body ends on the first square below; if somebody holds it, on the nearest free square of about the same height.
    .counts = Counts for fighters who are pushed over an edge, jump down or slip while climbing down. The damage is for the rule system to say.

BD-MOV-08 = Up or down more than a step one has to climb, and the square at the end must be free. A jump leads in a straight line over pit, drop or water to ground of about the same height; the board looks at gaps of up to { $BD-MOV-08-gap } squares and at a run-up of up to { $BD-MOV-08-run } free squares.
    .counts = In the fourth edition a jump leads over a narrow gap only, straight and not diagonally, with a run-up. In the success pools gaps may be wider, and the widest takes a test.

BD-MOV-09 = A fighter who walks looks in the direction of the last step, unless the player says otherwise and the rules allow it. So it matters from which side a fighter arrives.
    .counts = Matters in the fourth edition with the module “Facing”, for the arcs and the guarded squares after the walk. A fighter who is pushed keeps looking where it looked.

BD-MOV-10 = The game takes the cheapest way. Among equally cheap ones it takes the one on which the fewest foes may strike, then the one with the fewest harmful squares, and then goes by a fixed order of directions, so every computer finds the same way.
    .counts = Counts for ways that the game finds. Where a dearer way avoids all opportunity attacks, the player is offered that one as well.
