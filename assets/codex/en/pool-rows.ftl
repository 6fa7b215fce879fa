## Rows of tables

# A weapon. $skill: the name of the skill that attacks with it. $damage: its dice. $reach: squares in close combat. $range: metres at a
# distance. $hands: how many hands it takes. $pieces: how many there are to be thrown. Where a weapon has no such value, a dash stands there.
pool-row-weapon =
    Skill: { $skill }
    Damage dice: { $damage }
    Reach in squares: { $reach }
    Range in metres: { $range }
    Hands: { $hands }
    Pieces: { $pieces }

# A piece of armour. $slot: where it is worn. $defence: its Defence dice. $cap: the most Agility that counts with it.
pool-row-armour =
    Worn: { $slot }
    Defence dice: { $defence }
    Agility counts up to: { $cap }

# A hero or an opponent. $level. $life: hit points. $strength, $agility, $constitution, $perception, $intelligence, $charisma, $will: the
# characteristics. $defence, $magic: dice of Defence and of magic defence. $move: metres of a move action. $weapons, $armour: names, with
# commas between them; a dash where there are none.
pool-row-person =
    Level: { $level }
    Hit points: { $life }
    Strength { $strength }, Agility { $agility }, Constitution { $constitution }, Perception { $perception }, Intelligence { $intelligence }, Charisma { $charisma }, Will { $will }
    Defence dice: { $defence }, against magic: { $magic }
    Move in metres: { $move }
    Weapons: { $weapons }
    Armour: { $armour }
