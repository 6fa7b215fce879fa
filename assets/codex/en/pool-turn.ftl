## The turn

PL-ACT-01 = A turn is one of these: a limited action, which takes all of it; a move action and an attack action in either order; or { $PL-ACT-01-moves } move actions. A sprint takes the whole turn as well. What is left unused at the end is lost.
    .counts = As long as something is left, the fighter is asked again. A riposte before one’s place in the order is not a full turn.

PL-ACT-02 = No turn holds a second attack action, whatever else is left unused.
    .counts = Counts for blows, shots and attack spells, and also for standing up, which takes the attack action. A riposte takes the place of the turn and is no extra attack.

PL-ACT-03 = A move action is one connected movement. A fighter cannot go half the way, attack, and then go the rest.
    .counts = Counts for all ways of moving. A fighter can move before the attack or after it, but not both.

PL-ACT-04 = With the attack action a fighter strikes, shoots, throws, casts an attack spell that takes no longer, or stands up from the ground. It also serves to smash a pane on the next square, or to strike at a square where an unseen foe may stand.
    .counts = Available once in a turn, and together with a single move action at most.

PL-ACT-05 = A move action is a movement up to the base distance. Instead a fighter can draw, change or put away a weapon, load it, pick up what lies on their square or a neighbouring one, open or close a door, drink a potion or give one to an unconscious neighbour, lift a body, or leave the map at an exit.
    .counts = Right after a movement drawing and putting away are free. A fighter who carries a body has no hand free and can only walk or leave.

PL-ACT-06 = A limited action takes the whole turn. Such actions are tactical manoeuvres, first aid and the stronger spells, and with their modules hiding and killing an unconscious foe.
    .counts = Possible only while nothing of the turn has been used. Pushing back and knocking over are the only ones that include a movement.

PL-ACT-07 = A sprint takes the complete turn. Apart from drawing a weapon on the way and things that are free, nothing fits beside it.
    .counts = Not possible once anything of the turn has been used.

PL-ACT-08 = Letting a weapon or a light fall, putting down a body and turning on the spot cost nothing.
    .counts = Only in the fighter’s turn; turning on the spot only once in it. A movement or an attack sets the facing anyway.
