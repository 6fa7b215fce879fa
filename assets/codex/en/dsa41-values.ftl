## Values

VAL-01 = Each person has { $VAL-01-attributes } attributes: courage, cleverness, intuition, charisma, dexterity, agility, constitution and strength. The higher an attribute, the better; most values of a fight are worked out from them.
    .counts = Counts for people. Creatures with fixed values have none but, mostly, a constitution.

VAL-02 = Attack rests on courage, agility and strength, parry on intuition, agility and strength, ranged attack on intuition, dexterity and strength, initiative on twice the courage, intuition and agility; a base value is a fifth of the sum. Life energy is half the sum of twice the constitution and strength, endurance half the sum of courage, constitution and agility, each with an addition for the species. Speed is { $VAL-02-human } for humans and { $VAL-02-dwarf } for dwarves, a point more with agility { $VAL-02-nimble } or higher, a point less with { $VAL-02-stiff } or lower.
    .counts = Counts for people. Attributes that wounds lower for a time do not change these values, and creatures have fixed values instead.

VAL-03 = The points of a melee talent are split between attack and parry before the fight, and each part is added to the base value. The parts may differ by { $VAL-03-most } at most. During a fight the split stays as it is.
    .counts = Counts for talents that can attack and parry. If no parry is possible, all points go to the attack.

VAL-91 = Under the older rule it is not the parts that are limited but what comes of them: attack and parry, before weapon and encumbrance, may differ by { $VAL-91-most } at most.
    .counts = Counts only if it is switched on by itself; no preset has it. It then replaces the usual limit.

VAL-04 = With lances and whips all points of the talent go to the attack; nobody can parry with them. Ranged talents work in the same way: base value and talent value together make the ranged attack.
    .counts = Counts for lances, whips and everything that is shot or thrown. Effective encumbrance then lowers this value alone, and in full.

VAL-05 = Each combat talent copes with some encumbrance; only what goes beyond it hinders. Attack and parry bear half each of this effective encumbrance, and an odd point goes to the parry.
    .counts = Counts for attack, parry and ranged attack; talents without a parry bear all of it in their single value. Initiative, speed and dodge suffer from the whole encumbrance instead.

VAL-06 = The value on the sheet is the sum of base value, points of the talent and modifiers of the weapon and of what the other hand holds, less the effective encumbrance. Specialisation, unarmed styles and low strength come in too. Initiative is added up in the same way, with the encumbrance in full.
    .counts = Counts for what is ready in the hands; with another weapon other values count at once. What the situation brings comes on top.

VAL-07 = Some weapons can be used with several talents, with one hand or with both, alone or beside a shield. Each of these styles has values of its own. Changing between them in a fight takes a Position action.
    .counts = Counts as long as the weapon stays in the hand. Another weapon has to be drawn, and so has a shield that is still on the back.

VAL-08 = Animals, monsters and the undead have fixed values for initiative, attack, parry, hit points, life energy, armour and speed. Nothing is worked out from attributes; a constitution is only given for wounds and dying.
    .counts = Counts for all creatures of the tables. The situation and wounds change their values as they change those of people.
