## Surprise and ambush

SUR-01 = A surprised side begins the fight without rolling for initiative: only the fixed part counts. At the start of each round every surprised fighter rolls a check on intuition, and as soon as it succeeds, the die falls and is added. The check gets easier by { $SUR-01-time } every second round. Vigilance makes it easier by { $SUR-01-vigilance }, Combat instinct by { $SUR-01-instinct } and Blind fighting by { $SUR-01-blind }.
    .counts = Counts with the module “Surprise” if the level says that a side is surprised. Until the check succeeds the fighter acts as usual, only late, and foes may begin hand to hand; a bow is not yet ready to shoot.

SUR-02 = An attack that is not seen coming is hard to defend against. The victim of an ambush first rolls a check on intuition, against missiles with a penalty of { $SUR-02-missile }, and may defend only if it succeeds. A surprised fighter who knows of no foe at all announces nothing in the round until then, and does so right after the first attack.
    .counts = Counts with the module “Surprise”, for the first attack of each attacker from ambush. Unconscious victims get no check, and after that attack the victim is on guard.

SUR-03 = An attacker whom the victim has not seen strikes from ambush. Where the sides have secrets from each other, a hidden fighter who moves or strikes within a foe’s sight rolls a check on stealth, hampered by encumbrance. Each foe who could notice rolls perception, made harder by the points left over, and finds the hidden fighter on a success. If stealth fails, all of them do.
    .counts = Counts once in each round for a hidden fighter and for each foe. A fighter who has been found stays seen until out of sight of all foes; where the sides have no secrets from each other, only missiles from out of sight come from ambush.

SUR-04 = An assassin strikes where it kills. Against a victim who suspects nothing the attack is easier by { $SUR-04-awake }, against a sleeping one by { $SUR-04-asleep }. A hit does { $SUR-04-times } times the hit points, ignores all armour and always tears an additional wound.
    .counts = Counts with the module “Assassination”, for daggers, fencing weapons and swords in reach. The victim must be asleep or know of no foe, or no foe may have seen the attacker.
