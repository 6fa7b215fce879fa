## Zeilen von Tabellen

# A weapon. Words: $skill (`weapon`, `unarmed`, `ranged` or `throwing`). Texts: $damage (dice), $traits (joined, or `none`). Numbers, each a number or `none`: $reach (squares in close combat), $range (metres at a distance), $hands, $pieces (how many there are to be thrown).
pool-row-weapon =
    Fertigkeit: { $skill ->
        [weapon] bewaffneter Nahkampf
        [unarmed] waffenloser Kampf
        [ranged] Fernkampf
       *[throwing] Gegenstand werfen
    }
    Schaden: { $damage }{ $reach ->
        [none] { "" }
       *[other] , dazu Stärke
    }
    Reichweite im Nahkampf in Feldern: { $reach ->
        [none] –
       *[other] { $reach }
    }
    Reichweite auf Entfernung in Metern: { $range ->
        [none] –
       *[other] { $range }
    }
    Hände: { $hands ->
        [none] –
       *[other] { $hands }
    }
    Stücke: { $pieces ->
        [none] –
       *[other] { $pieces }
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A piece of armour. Words: $slot (`body`, `head` or `shield`), $sprint (`yes` where its wearer can sprint, or `no`). Numbers: $defence (dice), $cap (the most Agility that counts with it).
pool-row-armour =
    Getragen: { $slot ->
        [body] am Körper
        [head] auf dem Kopf
       *[shield] als Schild in der anderen Hand
    }
    Verteidigungswürfel: { $defence }
    Gewandtheit zählt bis: { $cap }
    Sprint: { $sprint ->
        [yes] möglich
       *[no] unmöglich
    }

# A hero or an opponent. Numbers: $level, $life (hit points), the characteristics $strength, $agility, $constitution, $perception, $intelligence, $charisma and $will, $defence and $magic (dice), $move (metres of a move action). Texts: $initiative (dice), $skills, $weapons (ways to fight with their dice), $powers, $armour and $traits (joined, or `none`).
pool-row-person =
    Stufe: { $level }
    Lebenspunkte: { $life }
    Stärke { $strength }, Gewandtheit { $agility }, Konstitution { $constitution }, Wahrnehmung { $perception }, Intelligenz { $intelligence }, Charisma { $charisma }, Wille { $will }
    Fertigkeiten: { $skills ->
        [none] keine
       *[other] { $skills }
    }
    Verteidigungswürfel: { $defence }, gegen Magie: { $magic }
    Initiative: { $initiative }
    Bewegung in Metern: { $move }
    Waffen: { $weapons ->
        [none] keine
       *[other] { $weapons }
    }
    Rüstung: { $armour ->
        [none] keine
       *[other] { $armour }
    }
    Magie: { $powers ->
        [none] keine
       *[other] { $powers }
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

## Wörter der Zeilen

# $name: of a skill. $value: number.
pool-row-valued = { $name } { $value }
# A way to strike. $name. Number: $dice (of the attack). Text: $damage (dice).
pool-row-blow =
    { $name } ({ $dice } Würfel, Schaden { $damage })
# A way to shoot or throw. $name. Numbers: $dice (of the attack), $range (metres). Text: $damage (dice).
pool-row-shot =
    { $name } ({ $dice } Würfel bis { $range } Meter, Schaden { $damage })
# A magic ability. $name. Word: $kind (`harms` or `heals`). Text: $points (dice). Number: $range (metres).
pool-row-power =
    { $name } ({ $kind ->
        [heals] heilt
       *[harms] Schaden
    } { $points }, bis { $range } Meter)
pool-row-skill-weapon = bewaffneter Nahkampf
pool-row-skill-unarmed = waffenloser Kampf
pool-row-skill-ranged = Fernkampf
pool-row-skill-throwing = Gegenstand werfen
pool-row-skill-medicine = Heilkunde
pool-row-skill-vigilance = Wachsamkeit
pool-row-skill-stealth = Heimlichkeit
pool-row-skill-magic = Magie
pool-row-trait-finesse = fein, auch mit Gewandtheit zu führen
pool-row-trait-natural = Teil des Körpers
pool-row-trait-reload = nach jedem Schuss eine Bewegungsaktion zum Laden
# $name: of the weapon.
pool-row-trait-thrown-as = geworfen wie: { $name }
# $name: of the weapon.
pool-row-trait-struck-as = im Nahkampf wie: { $name }
# $dice: number.
pool-row-trait-hide = Verteidigung der eigenen Haut { $dice }
# $dice: number.
pool-row-trait-defence = weitere Verteidigung { $dice }
# $dice: number.
pool-row-trait-magic = weitere magische Verteidigung { $dice }
# $dice: number.
pool-row-trait-sneak = Würfel des Hinterhalts { $dice }
pool-row-trait-quadruped = geht auf vier Beinen
# $dice: how many there are.
pool-row-trait-potions = Heiltränke { $dice }
