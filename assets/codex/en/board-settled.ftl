## Differences that were settled

BD-VAR-01 = Rules can ask for sight in different ways: whether any line from corner to corner is free, or how many of them are. On the board there is a single answer to whether two see each other, and it is the same from both ends.
    .counts = Counts for all rule systems. How many lines are hidden only grades the cover.

BD-VAR-02 = Rules seldom say whether a line that grazes a corner or runs along a wall is blocked. The board judges this in the same way for every line and every rule system.
    .counts = Counts for sight, effects, missiles and cover. Bodies and mist are passed only where the line runs through their squares.

BD-VAR-03 = Each rule system lets the attacker aim from the corner that is best on its own scale: by how well the target is covered, by the number of hidden lines, or by the kind of thing in the way. All scales read the same table of corners.
    .counts = Counts for shots. A corner that sees only wall is no choice on any scale.

BD-VAR-04 = Some rules count a low wall as hidden lines, others as cover within some distance, others only right before the target. The board never counts low things as hidden lines; it tells their height and how far they are from both, and the rule system judges.
    .counts = Counts for cover from shots in both systems.

BD-VAR-05 = Whether a blow can land is asked of the centre line in the fourth edition and in the success pools; other rules ask for the line of effect. Both are kept apart on the board.
    .counts = In both systems of the game things either stop a blow or do not: there is no cover against blows.

BD-VAR-06 = Metres are measured in a straight line by some rules, with half of the diagonals by others, along the longer axis by yet others. The board knows all these measures, and each rule system uses the same one for all its ranges, lights and areas.
    .counts = The fourth edition measures in a straight line, the success pools along the longer axis.

BD-VAR-07 = A place is cramped for some rules when it is narrower than the weapon is long, for others when it is shut on most sides. These are different facts, and the board tells both.
    .counts = The fourth edition compares the width with the weapon. The success pools count the shut sides and only note the result.

BD-VAR-08 = Who stands in the way of a shot can be judged by the lines from the corners or by the centre line. The board tells both: bodies that cover, and bystanders of the centre line.
    .counts = Both systems of the game go by the bystanders.

BD-VAR-09 = In the fourth edition a fighter guards what it faces, in other rules everything near, in the success pools nothing. The board works out such zones in the same way and gives the word leaving the same meaning everywhere.
    .counts = Counts in the fourth edition for opportunity attacks and long weapons.

BD-VAR-10 = The board knows the steps of light from day to darkness. Rules that know fewer read them more coarsely.
    .counts = The fourth edition makes use of every step; in the success pools only darkness differs from the rest.

BD-VAR-11 = “Engaged” does not mean the same in all rules. The board therefore keeps apart who fights with whom, at which distance class, and which foes stand in contact.
    .counts = On pages of the fourth edition the word means a pair that the fight remembers. The success pools speak of contact.

BD-VAR-12 = Heights are given in decimetres everywhere, and low, chest-high and full mean the same for all rule systems. No rule system counts heights in squares.
    .counts = Counts for maps, things and cover. Rules that speak of metres or of a man’s height are read by these classes.
