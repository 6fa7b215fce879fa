## Lignes de tableaux

# A weapon. Words: $skill (`weapon`, `unarmed`, `ranged` or `throwing`). Texts: $damage (dice), $traits (joined, or `none`). Numbers, each a number or `none`: $reach (squares in close combat), $range (metres at a distance), $hands, $pieces (how many there are to be thrown).
pool-row-weapon =
    Compétence : { $skill ->
        [weapon] Combat à l’arme
        [unarmed] Combat en mêlée
        [ranged] Combat à distance
       *[throwing] Lancer d’objet
    }
    Dégâts : { $damage }{ $reach ->
        [none] { "" }
       *[other] , plus la Force
    }
    Allonge en cases : { $reach ->
        [none] –
       *[other] { $reach }
    }
    Portée en mètres : { $range ->
        [none] –
       *[other] { $range }
    }
    Mains : { $hands ->
        [none] –
       *[other] { $hands }
    }
    Pièces : { $pieces ->
        [none] –
       *[other] { $pieces }
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

# A piece of armour. Words: $slot (`body`, `head` or `shield`), $sprint (`yes` where its wearer can sprint, or `no`). Numbers: $defence (dice), $cap (the most Agility that counts with it).
pool-row-armour =
    Portée : { $slot ->
        [body] sur le corps
        [head] sur la tête
       *[shield] comme bouclier dans l’autre main
    }
    Dés de défense : { $defence }
    Agilité comptée jusqu’à : { $cap }
    Sprint : { $sprint ->
        [yes] possible
       *[no] impossible
    }

# A hero or an opponent. Numbers: $level, $life (hit points), the characteristics $strength, $agility, $constitution, $perception, $intelligence, $charisma and $will, $defence and $magic (dice), $move (metres of a move action). Texts: $initiative (dice), $skills, $weapons (ways to fight with their dice), $powers, $armour and $traits (joined, or `none`).
pool-row-person =
    Niveau : { $level }
    Points de vie : { $life }
    Force { $strength }, Agilité { $agility }, Constitution { $constitution }, Perception { $perception }, Intelligence { $intelligence }, Charisme { $charisma }, Volonté { $will }
    Compétences : { $skills ->
        [none] aucune
       *[other] { $skills }
    }
    Dés de défense : { $defence }, contre la magie : { $magic }
    Initiative : { $initiative }
    Mouvement en mètres : { $move }
    Armes : { $weapons ->
        [none] aucune
       *[other] { $weapons }
    }
    Armure : { $armour ->
        [none] aucune
       *[other] { $armour }
    }
    Magie : { $powers ->
        [none] aucune
       *[other] { $powers }
    }
    Particularités : { $traits ->
        [none] aucune
       *[other] { $traits }
    }

## Mots des lignes

# $name: of a skill. $value: number.
pool-row-valued = { $name } { $value }
# A way to strike. $name. Number: $dice (of the attack). Text: $damage (dice).
pool-row-blow =
    { $name } ({ $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, dégâts { $damage })
# A way to shoot or throw. $name. Numbers: $dice (of the attack), $range (metres). Text: $damage (dice).
pool-row-shot =
    { $name } ({ $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } jusqu’à { $range } mètres, dégâts { $damage })
# A magic ability. $name. Word: $kind (`harms` or `heals`). Text: $points (dice). Number: $range (metres).
pool-row-power =
    { $name } ({ $kind ->
        [heals] soigne
       *[harms] dégâts
    } { $points }, jusqu’à { $range ->
        [one] { $range } mètre
       *[other] { $range } mètres
    })
pool-row-skill-weapon = Combat à l’arme
pool-row-skill-unarmed = Combat en mêlée
pool-row-skill-ranged = Combat à distance
pool-row-skill-throwing = Lancer d’objet
pool-row-skill-medicine = Médecine
pool-row-skill-vigilance = Vigilance
pool-row-skill-stealth = Discrétion
pool-row-skill-magic = Magie
pool-row-trait-finesse = finesse, l’Agilité peut la mener
pool-row-trait-natural = partie du corps
pool-row-trait-reload = une action de mouvement pour charger après chaque tir
# $name: of the weapon.
pool-row-trait-thrown-as = lancée comme : { $name }
# $name: of the weapon.
pool-row-trait-struck-as = au contact comme : { $name }
# $dice: number.
pool-row-trait-hide = défense de sa propre peau { $dice }
# $dice: number.
pool-row-trait-defence = autre défense { $dice }
# $dice: number.
pool-row-trait-magic = autre défense magique { $dice }
# $dice: number.
pool-row-trait-sneak = dés d’attaque sournoise { $dice }
pool-row-trait-quadruped = va à quatre pattes
# $dice: how many there are.
pool-row-trait-potions = potions de soin { $dice }
