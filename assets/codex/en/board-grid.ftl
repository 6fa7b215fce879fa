## Grid

BD-GRD-01 = A map is a grid of squares, which map files call cells. Columns are counted from west to east and rows from north to south, beginning at the north-western corner. No map has more than { $BD-GRD-01-largest } squares along a side. Nobody walks beyond its border, and where the room to swing a weapon is measured, the border counts as a wall.
    .counts = Counts on every map. Lines of sight are not concerned, as nothing lies beyond the border.

BD-GRD-02 = There are { $BD-GRD-02-directions } directions: north, north-east and so on clockwise to north-west. Every fighter looks in one of them, and every step and every push leads in one of them.
    .counts = The direction in which a fighter looks changes numbers only where front, flank and rear are played: with the module “Facing” in the fourth edition, with “Flank and rear” in the success pools. Elsewhere it is only for the picture.

BD-GRD-03 = An edge is the border between two neighbouring squares. Some things fill a square, as a pillar does; others lie on an edge, as walls and most doors do. A thing on an edge takes up no room: fighters can stand on both sides of it.
    .counts = Counts for whatever crosses the edge: steps, glances, blows and missiles. A map may use both kinds of things side by side.

BD-GRD-04 = A fighter of human size fills a single square. Big creatures fill a block of squares, as wide as it is deep, with at most { $BD-GRD-04-largest } squares along a side. The whole block has the same facing and posture, and its height is that of its highest square.
    .counts = Counts for every body. Whether two bodies may stand on the same square is for the rule system to say, and so is squeezing through a gap with half the width, which neither rule system of the game allows today.

BD-GRD-05 = The gap says how many columns and how many rows lie from one fighter to the other, counted between their nearest squares and with the direction. Neighbours are a step apart; where the two overlap along an axis, nothing is counted there.
    .counts = Every distance and direction on the board follows from it. For big creatures it makes no difference which of their squares is meant: the nearest always counts.

BD-GRD-06 = A diagonal is longer than a straight way across as many squares, so squares can be counted in several ways: along the longer axis alone, with half of the shorter axis added, or as the straight distance, rounded. Each rule system names the way that it uses for shots, sight and light.
    .counts = The choice concerns ranges. Contact and the reach of blows are counted along the longer axis whatever the rule system says.

BD-DST-1 = Columns and rows between the two are counted, and the larger number is the distance. Diagonals cost nothing extra, so all squares around a fighter are equally near, those at the corners too.
    .counts = Counts for contact and for the reach of every blow, and in the success pools for all distances.

BD-DST-2 = To the larger of the two counts, columns or rows, half of the smaller one is added and the result is rounded down. That comes close to the true distance without a square root.
    .counts = Says how far a thing that gives cover is from attacker and target. Neither the fourth edition nor the success pools count their ranges in this way.

BD-DST-3 = The straight distance from square to square is worked out and rounded to the nearest whole number, an exact half upwards. The light of a lamp falls in a circle in this way and not in a square.
    .counts = Counts in the fourth edition for shots, sight and light. The success pools use the longer axis instead.

BD-DST-4 = A rule system counts everything that goes beyond the reach of a blow by the same measure: shots and throws, sight, the light of lamps. In the fourth edition that is the rounded straight distance, in the success pools the longer axis.
    .counts = Counts wherever a page speaks of range. A torch therefore lights somewhat more squares in the success pools than in the fourth edition.

BD-DST-5 = The range in squares times the length of a square gives the range in decimetres. That is how rules that name metres are compared with the map.
    .counts = Counts for every limit that is given in metres, such as the range of a bow. Rules that name squares do not need it.

BD-GRD-07 = A square is { $BD-GRD-07-side } decimetres long unless the level says otherwise. Heights and depths are always given in decimetres and stay the same, however long a square is.
    .counts = A level may set another length for the success pools, and distances in metres change with it. In the fourth edition the length is fixed.

BD-GRD-08 = Seen from a fighter, every other one lies in one of the { $BD-GRD-08-directions } directions: the one that comes nearest. The circle around the fighter is cut into equal parts, and no square lies on a cut, so there is always a clear answer.
    .counts = Decides where an attacker turns, where a pushed fighter goes and on which side somebody stands. Two who share a square have no direction between them.

BD-GRD-09 = Others stand before a fighter, to the right, to the left or behind. The front is the direction in which the fighter looks together with the direction on either side of it; straight to the side is a flank, and all the rest is the rear. How far away the other one stands makes no difference.
    .counts = Changes numbers with the module “Facing” in the fourth edition and “Flank and rear” in the success pools. Those who share a square stand in front of each other.

BD-GRD-10 = The squares ahead are those that touch a fighter in the direction in which the fighter looks; for a fighter of a single square that is the square right in front. The way away from a foe leads straight on along the line between the two, or half a right angle to one side of that.
    .counts = Counts in the fourth edition: a free dodge may not end right in front of the attacker, and a fighter who lengthens the distance goes away from the foe.
