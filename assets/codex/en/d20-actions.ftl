## Actions

D20-ACT-01 = A turn holds a standard action and a move action, in either order. The standard action can be given up for a second move action, or both for a single full-round action. Free actions come besides, and a five-foot step where nothing else is walked.
    .counts = Counts in every own turn; what is left at its end is lost. Being surprised and some conditions leave less of it.

D20-ACT-02 = The standard action is the one that decides fights: an attack, most spells, total defence, help for a friend. There is only one of them in a turn.
    .counts = A single attack is all that fits into it. Whoever has several attacks needs a full attack for them, which takes the whole turn.

D20-ACT-03 = A move action takes a creature as far as its speed. In place of that it serves for something of about the same effort: standing up, drawing a weapon, loading a light crossbow, mounting a horse, opening a door.
    .counts = Comes before the standard action or after it; an attack in the middle of a move needs a feat. A second move action can take the place of the standard action.

D20-ACT-04 = A full-round action takes the whole turn. Such are a full attack, a charge, withdrawing, running, a coup de grâce, loading a heavy crossbow and a spell that takes a round to cast.
    .counts = Only as long as nothing of the turn has been used. Free actions remain possible; a five-foot step does not go with full attack, charge, withdrawing and running.

D20-ACT-05 = Some things take so little that they come on top of everything else. Such free actions are letting a thing fall, dropping prone, kneeling, speaking, giving up concentration on a spell and casting a quickened spell.
    .counts = Only in the own turn, and as many as one likes. Of quickened spells there is one in a round; with the module “Facing”, the free turn comes once in a turn.

D20-ACT-06 = A five-foot step is a single step to a neighbouring square, straight or diagonal, that takes no action and provokes no attacks of opportunity. It can be made before, between or after other actions, and so is the safe way out of a foe’s reach.
    .counts = Once in a turn, and only if the turn holds no other movement, no full attack, no charge, no withdrawal and no running. Not onto difficult ground, not blind or in total darkness, and not for those who get no farther than a square. Modules allow it beside a full attack or a move, or make it provoke after all.

D20-ACT-07 = Some are left with a single standard or move action in their turn and no full-round action: in the surprise round, with no hit points left, while staggered, and creatures as slow as zombies. The nauseated have a move action and nothing else.
    .counts = Charging and withdrawing are possible with a single standard action, but only as far as the speed. Free actions remain.

D20-ACT-08 = Whoever looks away from a foe opens the guard. Actions that take the eyes off the fight, such as shooting, casting, drinking or standing up, therefore provoke an attack of opportunity from every foe who threatens the square. Some provoke one only from their target, some only through the steps that belong to them.
    .counts = The table of actions says it for each. Nothing is provoked outside threatened squares, and casting on the defensive or a five-foot step beforehand avoids it.
