## Flanking

D20-FLK-01 = Two friends who have a foe between them make it turn its head one way and the other, and both strike the better for it: { $D20-FLK-01-bonus } on melee attack rolls. A rogue who flanks may strike as a sneak attack besides.
    .counts = Counts in melee, for whoever strikes while a friend threatens the same foe from the opposite side or corner. Never for shots. With the module “Facing” it gives way to the rules about flank and rear.

D20-FLK-02 = Opposite means: a straight line from the middle of one friend’s square to the middle of the other’s enters the foe’s space through one side and leaves it through the opposite one. The corners belong to the sides, so that two on opposite corners flank as well.
    .counts = Counts for every pair of friends round a foe. Two on the same side, or round a single corner, do not flank. Terrain makes no difference to the line.

D20-FLK-03 = A big creature flanks more easily, because it may use any of the squares that it fills. One of them that lies opposite a friend is enough.
    .counts = Counts for attacker and helper alike. If the foe in between is big, its whole space counts, with the sides far apart.

D20-FLK-04 = Only somebody who could strike at the foe helps to flank it: the helper must be able to act, have the foe in reach and hold something to strike with. An archer with nothing but a bow in hand frightens nobody from behind.
    .counts = Not for the stunned, the helpless and those in total defence, nor for creatures without reach, such as rats. A friend behind the corner of a wall still helps as long as a free line leads to the foe.

D20-FLK-05 = Some are so watchful that nobody gets behind them: Improved Uncanny Dodge takes away both the bonus and the sneak attack. Only an attacker with at least { $D20-FLK-05-levels } levels more is a match for such eyes.
    .counts = Total levels are compared, or Hit Dice for creatures without a class. Each attacker is compared alone: a helper may be weaker.
