## Movement

D20-MOV-01 = The speed says how many squares a creature covers with a move action. Among the heroes it lies between { $D20-MOV-01-slow } for dwarves, halflings and those in heavy armour and { $D20-MOV-01-fast } for everybody else; with a second move action a creature comes twice as far.
    .counts = Armour is counted in already. Difficult ground, obstacles, crawling and some conditions make the way shorter.

D20-MOV-02 = A diagonal step is longer than a straight one, so that every second diagonal step counts double: the first costs one square, the next two, then one again. Distances for shots, spells and long reach are measured in the same way.
    .counts = The count runs through the whole turn, over all its movements, and begins anew in the next. On difficult ground diagonal steps have a price of their own and are left out of it.

D20-MOV-03 = A diagonal step never cuts a corner. If one of the two squares beside it is blocked by a wall or a pillar, or a wall ends at the corner between them, the way leads round.
    .counts = Counts for every step, the five-foot step and pushes too. Creatures and pits do not bar a diagonal.

D20-MOV-04 = Friends let each other pass, foes do not. A foe’s square can only be crossed if the foe is helpless, if the two are at least { $D20-MOV-04-sizes } sizes apart, or by tumbling through. Nobody stops on a square that somebody else fills.
    .counts = In a charge even friends bar the way. The helpless leave room for others to stop. Tiny and smaller creatures may enter a foe’s square; of Tiny ones { $D20-MOV-04-tiny } fit into a square, of Diminutive ones { $D20-MOV-04-diminutive }, of Fine ones { $D20-MOV-04-fine }.

D20-MOV-05 = Rubble, undergrowth, shallow water and the like are difficult: a straight step onto such a square costs { $D20-MOV-05-straight } squares of movement, a diagonal one { $D20-MOV-05-diagonal }. If something else makes the step harder as well, the price doubles once more. Climbing over a low wall, a fence or a window sill costs { $D20-MOV-05-obstacle } squares besides.
    .counts = Counts for all walking; neither running nor a charge leads over such places. Whoever cannot pay the whole price stays in front of it.

D20-MOV-06 = Where a passage is narrower than a creature, but not by more than half, it can squeeze through. Each such square costs double, and as long as the creature is squeezed, its attack rolls are at { $D20-MOV-06-attack } and its armour class is at { $D20-MOV-06-armour }.
    .counts = For big creatures wherever their whole space has no room, for people on squares that the map marks as tight. Meanwhile there is no charge, no running and no five-foot step. Tiny and smaller creatures find room everywhere.

D20-MOV-07 = Running takes a creature up to { $D20-MOV-07-times } times its speed in a straight line, in heavy armour { $D20-MOV-07-heavy } times. Whoever runs looks at nothing but the way and has no Dexterity bonus to the armour class.
    .counts = Takes the whole turn and needs open ground all along. The fatigued and the entangled cannot run, nor can creatures that are too slow by nature. Steps out of threatened squares provoke as usual.

D20-MOV-08 = Dropping prone or kneeling takes no time. Getting up from the ground takes a move action and provokes attacks of opportunity, and so does crawling, which brings one only a square farther. Rising from the knees costs a square of movement and provokes nobody.
    .counts = On the ground and on the knees the armour class is another against blows and against shots. Whoever lies hits worse in melee and can only use crossbows and shuriken at a distance.

D20-MOV-09 = Whoever can move at all gets one square farther with the whole turn, whatever the square may cost. Bad ground alone holds nobody fast.
    .counts = For those whose speed is not enough for the next square. It is no five-foot step: it provokes like any other movement. Where a way is blocked altogether, it stays so.

D20-MOV-10 = Trained acrobats roll past their foes. A Tumble check against { $D20-MOV-10-past } spares them the attack of opportunity of a foe whom they pass, and for every further one the number is higher by { $D20-MOV-10-more }. Against { $D20-MOV-10-through } they even get through a foe’s square.
    .counts = Only for those who have learnt it, in light armour or none, and at half the speed. If the check fails, the foe strikes; whoever fails to get through stops in front of the foe.

D20-MOV-11 = A fall does { $D20-MOV-11-damage } of damage for every full { $D20-MOV-11-metres } metres, up to { $D20-MOV-11-most } dice. Whoever is hurt by it lies prone below.
    .counts = Counts for pits and edges, whether one is pushed or jumps. Lesser heights do no harm. Falling off a horse has a rule of its own.
