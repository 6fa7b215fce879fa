## Rows of tables

# A weapon. Words: $skill (`weapon`, `unarmed`, `ranged` or `throwing`). Texts: $damage (dice), $traits (joined, or `none`). Numbers, each a number or `none`: $reach (squares in close combat), $range (metres at a distance), $hands, $pieces (how many there are to be thrown).
pool-row-weapon =
    Skill: { $skill ->
        [weapon] weapon combat
        [unarmed] unarmed combat
        [ranged] ranged combat
       *[throwing] object throwing
    }
    Damage: { $damage }{ $reach ->
        [none] { "" }
       *[other] , and Strength
    }
    Reach in squares: { $reach ->
        [none] –
       *[other] { $reach }
    }
    Range in metres: { $range ->
        [none] –
       *[other] { $range }
    }
    Hands: { $hands ->
        [none] –
       *[other] { $hands }
    }
    Pieces: { $pieces ->
        [none] –
       *[other] { $pieces }
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A piece of armour. Words: $slot (`body`, `head` or `shield`), $sprint (`yes` where its wearer can sprint, or `no`). Numbers: $defence (dice), $cap (the most Agility that counts with it).
pool-row-armour =
    Worn: { $slot ->
        [body] on the body
        [head] on the head
       *[shield] as a shield in the other hand
    }
    Defence dice: { $defence }
    Agility counts up to: { $cap }
    Sprint: { $sprint ->
        [yes] possible
       *[no] impossible
    }

# A hero or an opponent. Numbers: $level, $life (hit points), the characteristics $strength, $agility, $constitution, $perception, $intelligence, $charisma and $will, $defence and $magic (dice), $move (metres of a move action). Texts: $initiative (dice), $skills, $weapons (ways to fight with their dice), $powers, $armour and $traits (joined, or `none`).
pool-row-person =
    Level: { $level }
    Hit points: { $life }
    Strength { $strength }, Agility { $agility }, Constitution { $constitution }, Perception { $perception }, Intelligence { $intelligence }, Charisma { $charisma }, Will { $will }
    Skills: { $skills ->
        [none] none
       *[other] { $skills }
    }
    Defence dice: { $defence }, against magic: { $magic }
    Initiative: { $initiative }
    Move in metres: { $move }
    Weapons: { $weapons ->
        [none] none
       *[other] { $weapons }
    }
    Armour: { $armour ->
        [none] none
       *[other] { $armour }
    }
    Magic: { $powers ->
        [none] none
       *[other] { $powers }
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

## Words of the rows

# $name: of a skill. $value: number.
pool-row-valued = { $name } { $value }
# A way to strike. $name. Number: $dice (of the attack). Text: $damage (dice).
pool-row-blow =
    { $name } ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, damage { $damage })
# A way to shoot or throw. $name. Numbers: $dice (of the attack), $range (metres). Text: $damage (dice).
pool-row-shot =
    { $name } ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } up to { $range } metres, damage { $damage })
# A magic ability. $name. Word: $kind (`harms` or `heals`). Text: $points (dice). Number: $range (metres).
pool-row-power =
    { $name } ({ $kind ->
        [heals] heals
       *[harms] damage
    } { $points }, up to { $range ->
        [one] { $range } metre
       *[other] { $range } metres
    })
pool-row-skill-weapon = weapon combat
pool-row-skill-unarmed = unarmed combat
pool-row-skill-ranged = ranged combat
pool-row-skill-throwing = object throwing
pool-row-skill-medicine = Medicine
pool-row-skill-vigilance = Vigilance
pool-row-skill-stealth = Stealth
pool-row-skill-magic = Magic
pool-row-trait-finesse = finesse, Agility may lead it
pool-row-trait-natural = part of the body
pool-row-trait-reload = a move action to load after each shot
# $name: of the weapon.
pool-row-trait-thrown-as = thrown as { $name }
# $name: of the weapon.
pool-row-trait-struck-as = in close combat as { $name }
# $dice: number.
pool-row-trait-hide = Defence of its own skin { $dice }
# $dice: number.
pool-row-trait-defence = further Defence { $dice }
# $dice: number.
pool-row-trait-magic = further magic defence { $dice }
# $dice: number.
pool-row-trait-sneak = dice of a sneak attack { $dice }
pool-row-trait-quadruped = goes on four feet
# $dice: how many there are.
pool-row-trait-potions = healing potions { $dice }
