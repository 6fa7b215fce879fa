## Dice

PL-DIC-01 = A die that shows { $PL-DIC-01-least } or more is a success. Only the number of successes matters; the faces are not added up.
    .counts = Counts for attacks, Defence and all tests. An optional module asks for { $PL-DIC-01-hard } or more, which makes everything harder.

PL-DIC-02 = Attack, Defence, first aid, jump or hiding: all these rolls count successes in the same way. A pool of a given size is therefore worth the same everywhere.
    .counts = Does not count for damage, healing and initiative, where the faces are added up.

PL-DIC-03 = A pool has as many dice as the skill and its characteristic together. A fighter without the skill rolls the characteristic alone. If no die is left after all deductions, nothing is rolled: there is no success, but no critical failure either.
    .counts = Counts for attacks and most tests. A long jump adds two characteristics, and the Defence has a formula of its own.

PL-DIC-04 = All dice of a pool have { $PL-DIC-04-sides } sides, and so have the Defence dice.
    .counts = Does not count for damage and healing: the weapon, the potion or the spell says which dice are rolled there.

PL-DIC-05 = Some circumstances do not take dice before the roll, but successes after it. However many are taken away, the result never falls below none.
    .counts = Blindness, darkness, critical life and most manoeuvres work like this. Conditions that weaken the Defence take dice instead.

PL-DIC-06 = The difficulty of a test is the number of successes that it takes. The test is passed with that many or more; what goes beyond is the margin. A critical failure fails it in any case.
    .counts = Counts for first aid, long jumps, hiding and finding those who hide. Attacks and manoeuvres compare two rolls instead.

PL-DIC-07 = The margin tells how good a result is. From { $PL-DIC-07-strong } successes on it is strong, from { $PL-DIC-07-critical } on it is critical.
    .counts = In an attack the margin over the Defence decides on the damage. In other tests it changes nothing; only the log shows it.

PL-DIC-08 = If more than half of the dice show their lowest face, the roll is a critical failure. It fails whatever the other dice show, and after an attack something bad may follow.
    .counts = Counts for attacks and tests against a difficulty. Defence rolls and opposed tests know no critical failure.

PL-DIC-09 = Both sides roll, and only the numbers of successes are compared. The initiator wins with more successes than the other side; a tie favours the defender, and nobody wins without a success.
    .counts = Decides every manoeuvre. Neither margins nor critical failures matter here.

PL-DIC-10 = Damage and healing are rolled with dice of other shapes, from { $PL-DIC-10-smallest } up to { $PL-DIC-10-largest }. Here the faces are added up.
    .counts = The weapon, the potion or the spell names its dice.

PL-DIC-11 = The evolving die grows with the level of the fighter who acts. It begins as { $PL-DIC-11-first } and becomes { $PL-DIC-11-second } at level { $PL-DIC-11-second-level }, { $PL-DIC-11-third } at level { $PL-DIC-11-third-level }, { $PL-DIC-11-fourth } at level { $PL-DIC-11-fourth-level } and { $PL-DIC-11-last } at level { $PL-DIC-11-last-level }.
    .counts = Counts for the hit points that first aid gives back. The level of the helper decides, not that of the patient.

PL-DIC-12 = Dice always fall in the same order. The fight opens with the initiative of all fighters, by their numbers. In an attack come the attack pool, the die of a critical failure if there is one, the Defence, the damage of the weapon and last the dice of a sneak attack; in an opposed test the initiator rolls first.
    .counts = Changes nobody’s chances. It makes sure that a recorded fight can be played back exactly.
