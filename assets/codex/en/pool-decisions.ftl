## Decisions

PL-DEC-01 = At the start of a round the player says for each fighter whether to take the riposte stance or simply to act when the turn comes. At this moment a whole side may also give up.
    .counts = Asked for everybody who will have a turn in this round.

PL-DEC-02 = In their turn fighters choose between a limited action, movement and attack, { $PL-DEC-02-moves } movements, a sprint and a delay. The question comes back until nothing is left or the turn is ended.
    .counts = A fighter in the riposte stance gives it up by acting, but keeps it by delaying.

PL-DEC-03 = A fighter who attacks chooses the weapon or spell and the target, and whether to make a sneak attack of it where that is possible. A fighter on the ground may stand up instead.
    .counts = Only targets that can be reached are offered.

PL-DEC-04 = A limited action needs a choice of manoeuvre, first aid or spell, and of the one whom it concerns. For pushing back and knocking over the way to the target can be chosen where there are several.
    .counts = Without such a choice the shortest way is taken.

PL-DEC-05 = After an attack from contact a target in the riposte stance chooses whether to strike back now: with a single attack before its place in the order has come, with the whole turn afterwards.
    .counts = A fighter who declines stays in the stance.

PL-DEC-06 = After each turn of another fighter those who have delayed choose whether to act now or to go on waiting.
    .counts = Asked by descending initiative. A fighter who waits too long loses the turn at the end of the round.

PL-DEC-07 = A disarmed fighter chooses at once: take the weapon back and give up the next turn, or leave it and fight on with bare hands or another weapon.
    .counts = Not asked of a fighter who is unconscious.

PL-DEC-08 = Some things happen without a question: the Defence roll, the way of a pushed fighter and the step of the attacker after it, critical life and unconsciousness.
    .counts = Counts for all players, human or computer.
