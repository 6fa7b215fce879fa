## Worked maps

BD-EX-01 = Two fighters stand { $BD-EX-01-columns } columns and { $BD-EX-01-rows } rows apart, to the east and south. Along the longer axis that is { $BD-EX-01-longer } squares, with half of the shorter axis added { $BD-EX-01-halves }, and in a straight line, rounded, { $BD-EX-01-straight }. The direction is south-east, although the second one stands much farther to the east than to the south.
    .counts = Shows how the measures differ on the same map. At the edge of a torch’s light the same square can be bright by one measure and dim by another.

BD-EX-02 = Between attacker and target stands a pillar: both see and can shoot at each other, some of the lines are hidden by a post, and no blow passes. If a solid block stands there instead, they do not see each other at all. A target that stands past the corner of the block is seen, and which of the two is partly covered depends on who aims at whom.
    .counts = Shows that a post hides but does not blind, and that cover and the line of a blow answer different questions.

BD-EX-03 = Two fighters stand on either side of the corner of a block, not as neighbours. They see each other past the corner, but the straight line from middle to middle enters the block. From one side the target is open, from the other it is partly covered.
    .counts = Shows that a shot is possible there and a blow with a long weapon is not.

BD-EX-04 = Two fighters are neighbours across a corner. If only a single block stands beside the diagonal, they see and strike each other, but neither can step to the other’s square. If blocks stand on both sides, the gap is shut: no sight, no blow.
    .counts = Shows that one may strike past a corner that one may not cut in walking, and that nothing passes between two corners that touch.

BD-EX-05 = A wall with a gap stands between two fighters, and the gap is filled in turn. An open door lets everything through, a shut one nothing. A window or bars let glances, blows and missiles pass and hide a part, a slit most. A pane lets glances and missiles pass, hard glass only glances, and a curtain everything but glances.
    .counts = Shows all openings side by side. A fighter right at the opening is not hindered by it.

BD-EX-06 = Two rooms are joined by a gap as wide as a square. Who stands in line with the gap sees straight through it. Who stands beside it at the wall still sees the other one out of a corner, but is well covered and cannot be struck through the gap; and two who stand on different sides of the wall do not see each other.
    .counts = Shows what it is worth to stand beside a door and not in front of it.

BD-EX-07 = A low wall runs across the map. It covers a fighter right behind it from shooters on the other side; the one at the wall shoots out over it freely. Of two who stand equally far from it, both are covered alike. If the shooter stands high enough, the wall is flat for the pair and covers nobody.
    .counts = Shows who profits from a low thing. Blows pass over it in every case.

BD-EX-08 = Two fighters look at each other past others who stand between them. On the way there the lines from the best corner meet one body, on the way back another, and near the centre line a third one stands behind the target. If the body before the attacker lies down, only the other one is still in the way.
    .counts = Shows that bodies in the way are counted from each end apart, and that those who lie down do not count.

BD-EX-09 = An ogre fills a block of squares. A fighter whose nearest way to the block leads { $BD-EX-09-columns } columns and { $BD-EX-09-rows } rows is { $BD-EX-09-longer } squares away by the longer axis and { $BD-EX-09-straight } in a straight line. Front, flanks and rear belong to the whole block, and two friends stand opposite each other if a straight line between them runs through opposite sides of it.
    .counts = Shows that the nearest square always counts.

BD-EX-10 = Two rooms are joined by a gap in the wall as wide as a square. A fighter in the gap who strikes along it has { $BD-EX-10-gap } centimetres across, one who strikes the same way in the room beside it { $BD-EX-10-room }. In the corner of the room { $BD-EX-10-corner } of a fighter’s sides are shut, in the gap { $BD-EX-10-open }.
    .counts = Shows that a narrow place is not the same as a shut one: the gap is narrow across, but open ahead and behind.

BD-EX-11 = A fighter stands beside a solid block. The step into it is blocked, and both diagonals past its corners are cut off too. A wall on another side takes away further steps, diagonals included. With a table in the place of the block all steps are allowed.
    .counts = Shows that corners of walls may not be cut, while things that can be climbed onto take no step away.

BD-EX-12 = The same diagonal way costs differently: in the fourth edition every diagonal costs half as much again, in the success pools none does, and with “Dearer diagonals” every second one costs double. If the square in the middle is difficult, its step costs double. A step over a low wall costs extra in the fourth edition and counts as difficult in the success pools.
    .counts = Shows how diagonals, ground and edges are put together into a price.

BD-EX-13 = A fighter walks straight past a guard with a short weapon. If the guard looks towards the way, each step that begins beside the guard leaves the guarded squares. If the guard looks along the way, only the steps beside and before it do; if it turns its back on the way, none.
    .counts = Shows where opportunity attacks lurk in the fourth edition. Without the module “Facing” the guard watches all around.

BD-EX-14 = A fighter pushes another one diagonally: the pushed one goes on over free squares until the border of the map stops it. In another place a body stands on the second square: the pushed one goes a square and stops before the body. Past the corner of a solid block nobody is pushed.
    .counts = Shows where a push ends. What happens to a fighter who cannot go on is for the rule system to say.

BD-EX-15 = Between two fighters lies mist. While it is thin they see each other through it. If one of them stands in dense mist, that one is seen only by neighbours and sees no farther than that; but effects and missiles pass.
    .counts = Shows that dense mist hides both ways, and that being a neighbour is enough to see.
