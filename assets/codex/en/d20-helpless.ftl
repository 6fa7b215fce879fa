## Helpless targets

D20-HLP-01 = Helpless is whoever lies at the mercy of others: bound, asleep, paralysed or unconscious. Such creatures do nothing, threaten nobody and cannot protect themselves in any way.
    .counts = From the moment that the condition begins until it ends. The dying and those who have been stabilised are helpless as well; the stunned, the prone and the pinned are not.

D20-HLP-02 = A helpless target is easy to hit. Its armour class is at { $D20-HLP-02-melee } against melee attacks, and its Dexterity counts as nothing, which is { $D20-HLP-02-dexterity } in place of the usual modifier, against all attacks. Every hit can be a sneak attack.
    .counts = Counts for every attack, also at a distance, where only Dexterity is missing. Lying on the ground changes nothing besides. Armour and shield still protect.

D20-HLP-03 = Whoever has a helpless foe within arm’s reach may spend the whole turn on a coup de grâce. It hits without a roll and is critical, with the dice of a sneak attack besides if the attacker has any. If the victim is still alive, it must pass a Fortitude save against { $D20-HLP-03-number } plus the damage or die.
    .counts = With a melee weapon, or with a bow or crossbow against an adjacent target. It provokes attacks of opportunity from every foe who threatens the attacker. Impossible against creatures that no critical hit can harm.

D20-HLP-04 = A helpless foe whom nobody can see must be found first. One whole turn goes into feeling for it and the next into the blow itself.
    .counts = Counts against targets with total concealment, such as sleepers in the dark. Whatever else is done between the two turns spoils it, and the search begins anew.

D20-HLP-05 = In this harsher reading every melee hit is a coup de grâce. Whoever is struck while helpless suffers a critical hit without a confirmation and, if that is survived, has to save against death.
    .counts = Only with the module “No mercy for the helpless”. Shots are not meant. Creatures that no critical hit can harm take ordinary damage and need no save.
