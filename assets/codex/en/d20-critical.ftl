## Critical hits

D20-CRT-01 = A blow that strikes home can do far more than usual. A natural { $D20-CRT-01-best } on the attack roll always threatens that, and with good weapons some lower faces do as well, down to { $D20-CRT-01-lowest } with the best of them. The page of each weapon names its threat range.
    .counts = Lower faces only threaten if the attack hits; by themselves they are no hits. Concealment that spoils the hit takes the threat along.

D20-CRT-02 = A threat has to be confirmed: the attack roll is made a second time, with the same modifiers and against the same armour class. If it hits again, the hit is critical; if it misses, the hit stays an ordinary one.
    .counts = A natural { $D20-CRT-02-best } always confirms, a natural { $D20-CRT-02-worst } never. A coup de grâce needs no confirmation.

D20-CRT-03 = A critical hit multiplies the damage: with most weapons by { $D20-CRT-03-least }, with some by up to { $D20-CRT-03-most }. The whole damage is rolled so many times, with everything that is added to it, and summed up.
    .counts = Counts for dice, Strength and fixed bonuses. Extra dice, such as those of a sneak attack, have a rule of their own.

D20-CRT-04 = Dice that come on top of the weapon’s own damage, above all those of a sneak attack, are rolled only once, even with a critical hit. But if the confirmation itself was a natural { $D20-CRT-04-best }, they are multiplied with all the rest.
    .counts = Counts for sneak attacks and for the dice of burning or freezing weapons. With the module “Multiplied extra dice” off, they are never multiplied. A coup de grâce, which has no confirmation, does not multiply them either.

D20-CRT-05 = Spells that have to hit, rays and touches, can be critical too. They threaten with a natural { $D20-CRT-05-face } and do { $D20-CRT-05-times } times the damage.
    .counts = Counts for spells with an attack roll. Fireballs, magic missiles and everything else that needs no attack roll are never critical.

D20-CRT-06 = With Improved Critical twice as many faces threaten. A weapon that used to do so from { $D20-CRT-06-before } on then does from { $D20-CRT-06-after } on.
    .counts = For the one weapon for which the feat was chosen. Does not add to anything else that widens the threat range.

D20-CRT-07 = Whoever has no vital organs cannot be struck in them. Against undead, constructs, oozes, plants and elementals a critical hit is an ordinary one, extra dice of a sneak attack do nothing, and a coup de grâce is impossible.
    .counts = Lies in the nature of a creature; its page says what it is. With the module “No mercy for the helpless” too, such creatures only take ordinary damage.
