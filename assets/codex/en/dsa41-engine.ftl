## Sequences

ENG-01 = Every blow runs through the same steps. The attacker chooses weapon, manoeuvre and announced points, all modifiers are added up, and the attack is rolled. If it succeeds, the defender sees what was announced and the value of each of his defences, but not the damage, and makes his choice. A blow that nothing stops then finds its zone, its hit points, and what armour leaves of them; break tests and blows that a fumble gives away come last.
    .counts = Counts for every attack in melee, and in the same way for shots and throws.
ENG-02 = What a hit does happens in a fixed order: life energy and endurance fall first, wounds and the further damage of wounded zones come next, then poison, lost initiative and falls. Only then the game looks whether the fighter is still able to act, alive and engaged with anybody.
    .counts = Counts for every harm, be it a blow, a fall or fire. What several fighters do in the same moment takes effect when all of them have acted.
ENG-03 = Some decisions fall outside a fighter’s own phase, because somebody else acts: defences, opportunity attacks, striking into a blow, following a foe, ignoring a wound. The game asks the player or the computer once, and what is not taken then is gone.
    .counts = Counts for every such question. Where a fighter has nothing to choose from, the game does not ask.
ENG-04 = The log lets every number be checked. It shows each die and the value that it was rolled against, and every modifier with the rule from which it comes. What was looked at and did not apply is struck through.
    .counts = Counts for attacks, defences, checks and damage. Of secret things each side reads only what it knows.
ENG-05 = The same fight can be played again exactly: from the same beginning, with the same dice and the same decisions, everything comes out the same. So a saved fight is a list of decisions, and it can be replayed and checked.
    .counts = Counts for every fight. A new fight begins with new dice, unless their starting number is given.
ENG-06 = The rules are divided into modules that are switched on or off before a fight. A module that is off changes no number, offers no choice and sets nothing off.
    .counts = The base rules are always on. A saved fight remembers its modules, and they stay the same until its end.
