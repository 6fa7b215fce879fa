## The map

D20-BRD-01 = The map is made of squares. Between two squares lies an edge, and where edges meet there is a corner. Walls, pillars and other obstacles fill a whole square or stand on an edge, and each is of a kind that says what it stops.
    .counts = Counts for every map. Squares also say how heavy the going is, how high they lie, how light it is and what is in the air.

D20-BRD-02 = A creature stands on one square, or on as many as its size asks for: a Large one on { $D20-BRD-02-large } by { $D20-BRD-02-large }, a Huge one on { $D20-BRD-02-huge } by { $D20-BRD-02-huge }, a Gargantuan one on { $D20-BRD-02-gargantuan } by { $D20-BRD-02-gargantuan } and a Colossal one on { $D20-BRD-02-colossal } by { $D20-BRD-02-colossal }. Several Tiny or smaller creatures share a square.
    .counts = Counts everywhere on the map: in moving, in striking and for everything that meets squares. Who squeezes through a gap fills fewer for the time being.

D20-BRD-03 = The distance between two creatures is counted from the nearest square of one to the nearest square of the other, with every second diagonal step counting double. Those whose squares touch, be it at a corner, are adjacent.
    .counts = Counts for ranges, reach and everything else that is measured in squares. Obstacles in between make no difference to it.

D20-BRD-04 = Seen from one creature, another one lies in one of eight directions. Together with the direction in which the first one looks this says whether the other stands at its front, its flank or its rear.
    .counts = Directions count for pushes on every map, front, flank and rear only with the module “Facing”. Creatures on the same square count as being in front.

D20-BRD-05 = Cover is found by lines from corners of the attacker’s square to corners of the target’s. For a shot the attacker takes the four lines of one corner, between neighbours all lines count.
    .counts = Counts for cover and concealment. Where two neighbours share a corner, the line from that corner to itself passes through nothing.

D20-BRD-06 = A line passes through a square if it runs inside it, and through an edge if it crosses it. Running along a wall or grazing its end is not passing. But between two obstacles that it touches on both sides at once no line gets through.
    .counts = Counts for cover and for lines of effect and of sight. The attacker’s own square never counts. A wall on the border of the own square cannot be got round by beginning the line at its end; creatures and mist count only where the line runs inside them.

D20-BRD-07 = How near somebody is to an obstacle is counted in squares: none for a wall on the border of the own square. A low obstacle gives cover to those who are at most { $D20-BRD-07-squares } squares away, unless the attacker is nearer to it.
    .counts = Counts for low walls and the like, and for arrow slits and windows out of which somebody shoots.

D20-BRD-08 = There is a line of effect between two creatures if nothing solid bars at least one of the many lines between points of their squares. One free corner, from which all corners of the other square can be reached, is enough as well. So whoever has no cover can always be attacked.
    .counts = Counts for attacks, spells and threatened squares, and in both directions alike. Where there is none, there is total cover. Two solid squares that touch at a corner let nothing through.

D20-BRD-09 = To see somebody takes more than a line of effect: nothing may block sight, the place must be light enough for the viewer’s eyes, and the other must not be invisible. Curtains and dense mist block sight though an arrow passes.
    .counts = Counts for targets of attacks and spells. Blind eyes see nobody. Facing hides nothing, it only makes noticing harder.

D20-BRD-10 = Two flank a foe if the straight line between the middles of their squares cuts its space from one side to the opposite one, end corners included. The game tries every square of big flankers.
    .counts = Counts without the module “Facing”. Both have to threaten the foe besides.

D20-BRD-11 = A charge needs a free lane. Lines from the start to the end, one from the middle and one from each corner of the space, must not pass through blocked or difficult squares, through creatures or over obstacles. The lane is at least { $D20-BRD-11-least } squares long and at most twice the speed.
    .counts = Counts for every charge. Helpless creatures do not block it. The end is the nearest place from which the target is in reach.

D20-BRD-12 = Squares have a height. Whoever stands at least { $D20-BRD-12-higher } decimetres above a foe is on higher ground; a rider counts as { $D20-BRD-12-rider } decimetres higher. A step up or down by more than { $D20-BRD-12-step } decimetres cannot be walked without stairs.
    .counts = Counts for blows, not for shots. The rider’s bonus needs a Large mount and a foe on foot.

D20-BRD-13 = A burst or a spread begins at a corner and takes in every square of which even the farthest corner lies within the radius. A burst needs a free line to each square, a spread finds its way round corners. A cone opens in one of eight directions from a corner of the caster, a line runs from there straight on.
    .counts = Counts for spells with an area. If the corner where it begins touches a wall, the effect keeps to the caster’s side.

D20-BRD-14 = How light a square is depends on its own light and on the sources that shine on it from a clear line: the brightest counts. Near a source the light is bright, farther out shadowy.
    .counts = Counts for each viewer’s eyes: sources reach twice as far for low-light vision, and within reach of darkvision everything is bright.

D20-BRD-15 = Before each step of a way the game asks which foes threaten the square that is left. Each of them that has an attack of opportunity left, and has not yet been offered one for this movement, may strike.
    .counts = Counts for every movement that provokes. With a five-foot step nobody is asked, with a withdrawal the first step passes; cover bars the blow.

D20-BRD-16 = Whoever is pushed goes straight on from the pusher, in one of eight directions. A push over a corner goes diagonally, and like any diagonal step it must not cut the corner of a wall.
    .counts = Counts for bull rushes. What happens when there is no room stands on the page about their result.

D20-BRD-17 = For each pair of attacker and target the map answers the same questions: how far, in what direction, with what cover and concealment, in what light, how high, who threatens and who flanks. All rules ask the same answers, so that none contradicts another.
    .counts = Counts for each pair anew. Every answer can be asked for in the game, and shows from what it follows.

D20-BRD-18 = These answers hold as long as nothing changes on which they depend: places, facing, weapons in hand, obstacles, light, who sees whom. As soon as something does, they are found anew.
    .counts = Counts after every step and every act. A creature that steps into the line of a shot changes its cover at once.

D20-BRD-19 = Where there is a choice, the game makes it for the attacker: a line of effect first, then the least cover, then the smallest miss chance. A big creature may use any of its squares and be struck at in any.
    .counts = Counts for all attacks, and for the corner from which a shot is judged. Soft cover counts as less than any other.

D20-BRD-20 = Each kind of obstacle says what it stops. Solid squares, walls and closed doors stop everything; bars, fences, windows and pillars give cover but let arrows and glances through; arrow slits give improved cover, low walls cover close by. Climbing over what is low costs { $D20-BRD-20-cost } squares more.
    .counts = What hangs in the air hides: thin mist { $D20-BRD-20-light }, mist, smoke and foliage { $D20-BRD-20-standard }, almost total darkness { $D20-BRD-20-dark } in a hundred. Dense mist and curtains hide totally what lies beyond. Rubble and shallow water only hinder the feet.
