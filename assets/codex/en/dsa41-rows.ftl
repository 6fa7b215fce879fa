## Rows of the tables

# A weapon for blows. Texts: $points (dice, as the language writes them), $attack, $parry and $initiative (signed; $parry may be `none`), $classes (distance classes, joined), $talents (names, the first decides), $traits (words of the traits below, joined, or `none`). Words: $endurance (`yes` or `no`), $hands (`one`, `two` or `either`). Numbers: $threshold, $step, $strength-from (the strength that leads it in one hand, or `none`), $weight (ounces), $length (cm, or `none`), $breakage (or `none`). Text: $minimum (such as strength and its least value, or `none`).
dsa41-row-weapon =
    Hit points: { $points }{ $endurance ->
        [yes] , against endurance
       *[no] { "" }
    }
    Strength bonus: one more for every { $step } points of strength above { $threshold }
    Attack { $attack }, parry { $parry ->
        [none] impossible
       *[other] { $parry }
    }, initiative { $initiative }
    Distance: { $classes }
    Hands: { $hands ->
        [one] one
        [two] both
       *[either] both, or one from strength { $strength-from } on
    }
    Talent: { $talents }
    Length: { $length ->
        [none] none
       *[other] { $length } cm
    }; weight: { $weight } ounces; break factor: { $breakage ->
        [none] cannot break
       *[other] { $breakage }
    }
    Asks for: { $minimum ->
        [none] nothing
       *[other] { $minimum }
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A lance; its points come from the run. Words: $endurance (`yes` or `no`). Texts: $talent. Numbers: $weight (ounces), $length (cm), $breakage.
dsa41-row-lance =
    Hit points: by the run{ $endurance ->
        [yes] , against endurance
       *[no] { "" }
    }
    Talent: { $talent }
    Length: { $length } cm; weight: { $weight } ounces; break factor: { $breakage }

# A shield, or what serves as shield and as parry weapon. Words: $kind (`shield` or `both`), $size (`small`, `large` or `huge`). Texts: $attack, $parry and $initiative (signed), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
dsa41-row-shield =
    Use: { $kind ->
        [both] shield or parry weapon
       *[shield] shield
    }, { $size ->
        [small] small
        [large] large
       *[huge] very large
    }
    Attack { $attack }, parry { $parry }, initiative { $initiative }
    Weight: { $weight } ounces; break factor: { $breakage }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A pure parry weapon. Texts: $attack, $parry and $initiative (signed), $strikes (name of the weapon as which it strikes, or `none`), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
dsa41-row-parry-weapon =
    Use: parry weapon
    Attack { $attack }, parry { $parry }, initiative { $initiative }
    Strikes as: { $strikes ->
        [none] nothing
       *[other] { $strikes }
    }
    Weight: { $weight } ounces; break factor: { $breakage }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A piece of armour. Words: $fits (`body`, `body-padded` where a padding goes under it, `padding`, `helmet`, `coif`, `limbs`, `arms`, `hands`, `legs`, `feet`, `neck`, `shoulders`, `hips` or `cloak`), $simple (`yes`, `with-body` or `no`). Numbers: $armour and $encumbrance (without zones), $stars, $weight (ounces), $head, $chest, $back, $belly, $left-arm, $right-arm, $left-leg, $right-leg. Text: $traits (joined, or `none`).
dsa41-row-armour-piece =
    Worn: { $fits ->
        [body] as body armour, without a padding
        [body-padded] as body armour, also over a padding
        [padding] as padding, alone or under body armour
        [helmet] on the head
        [coif] on the head, also under a helmet
        [limbs] on arms and legs
        [arms] on the arms
        [hands] on the hands
        [legs] on the legs
        [feet] on the feet
        [neck] round the neck
        [shoulders] on the shoulders
        [hips] on the hips
       *[cloak] over everything
    }
    Without hit zones: { $simple ->
        [yes] armour { $armour }, encumbrance { $encumbrance }
        [with-body] armour { $armour }, encumbrance { $encumbrance }, with a body armour only
       *[no] no protection
    }
    Armour by zone: head { $head }, chest { $chest }, back { $back }, belly { $belly }, arms { $left-arm } and { $right-arm }, legs { $left-leg } and { $right-leg }
    Stars: { $stars }; weight: { $weight } ounces
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A weapon that shoots or is thrown. Texts: $points (dice), $bands (ends of the distances with what they add to the points, joined), $talent, $minimum (or `none`), $traits (joined, or `none`). Words: $missile (`arrow`, `bolt`, `bullet`, `dart` or `thrown`), $wounds (`yes` where wounds come more easily, or `no`). Numbers: $load (regular actions), $threshold (or `none`) and $step, $weight (ounces).
dsa41-row-ranged-weapon =
    Hit points: { $points }
    Missile: { $missile ->
        [arrow] arrow, fast
        [bolt] bolt, fast
        [bullet] bullet, fast
        [dart] dart, slow
       *[thrown] the weapon itself, slow
    }
    Distances: { $bands }
    Loading: { $load ->
        [one] { $load } action
       *[other] { $load } actions
    }
    Strength bonus: { $threshold ->
        [none] none
       *[other] one more for every { $step } points of strength above { $threshold }
    }
    Wounds: { $wounds ->
        [yes] more easily than others
       *[no] as others
    }
    Talent: { $talent }; weight: { $weight } ounces
    Asks for: { $minimum ->
        [none] nothing
       *[other] { $minimum }
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A special ability. Texts: $needs (joined, or `none`), $module (title of its module). Word: $takes (`nothing`, `armour`, `weapon`, `talent` or `attack-or-parry`). Number: $cost (adventure points).
dsa41-row-ability =
    Cost: { $cost } adventure points
    Needs: { $needs ->
        [none] nothing
       *[other] { $needs }
    }
    Learned for: { $takes ->
        [armour] one set of armour
        [weapon] one weapon
        [talent] one talent
        [attack-or-parry] attack or parry
       *[nothing] everything
    }
    Module: { $module }

# An advantage or disadvantage. Words: $kind (`advantage`, `disadvantage` or `neither`), $levels (`yes` or `no`). Text: $rules (titles of the rules that ask for it, joined, or `none`).
dsa41-row-advantage =
    Kind: { $kind ->
        [advantage] advantage
        [disadvantage] disadvantage
       *[neither] neither advantage nor disadvantage
    }{ $levels ->
        [yes] , in levels
       *[no] { "" }
    }
    Rules: { $rules ->
        [none] none
       *[other] { $rules }
    }

# A combat talent. Words: $technique (`melee`, `attack` or `ranged`), $basic (`yes` or `no`), $cramped (`free`, `one-handed`, `spear`, `infantry`, `long` or `none`). Number: $free (points of encumbrance that it ignores, or `all`). Text: $related (names, joined, or `none`).
dsa41-row-talent =
    Points: { $technique ->
        [attack] attack only
        [ranged] ranged attack
       *[melee] split between attack and parry
    }
    Kind: { $basic ->
        [yes] basic talent
       *[no] has to be learnt
    }
    Encumbrance ignored: { $free ->
        [all] all
       *[other] { $free }
    }
    In cramped space: { $cramped ->
        [free] unhindered
        [one-handed] like one-handed weapons
        [spear] like spears
        [infantry] like pole arms
        [long] like long, wide-swinging weapons
       *[none] as a shot
    }
    Stand-ins: { $related ->
        [none] none
       *[other] { $related }
    }

# A manoeuvre. Texts: $ability (name of what teaches it, or `none`), $modifier (signed, or `none`; what is announced comes besides), $weapons (names of the talents or weapons, joined, or one of the two texts below), $both (names of the talents that may lead in both hands what others lead in one, joined, or `none`), $module (title). Words: $basic (`yes` where the untaught may try it, or `no`), $cost (`attack`, `both`, `all`, `extra`, `defence` or `declared`), $led (`any`, `bare` or `one-hand`), $shields (`any`, `small` or `none`), $animals, $undead, $kneeling and $prone (`yes` or `no`). Number: $light (the most encumbrance, or `none`).
dsa41-row-manoeuvre =
    Taught by: { $ability ->
        [none] nothing, everybody may try
       *[other] { $ability }
    }{ $basic ->
        [yes] ; open to the untaught
       *[no] { "" }
    }
    Costs: { $cost ->
        [attack] the attack
        [both] attack and defence
        [all] attack, defence and extra parries
        [extra] nothing more
        [defence] the defence
       *[declared] what is announced for the round
    }
    Fixed modifier: { $modifier ->
        [none] none
       *[other] { $modifier }
    }
    Weapons: { $weapons }{ $led ->
        [bare] , with the bare body only
        [one-hand] , in one hand only
       *[any] { "" }
    }{ $both ->
        [none] { "" }
       *[other] , in both hands { $both }
    }
    Shield: { $shields ->
        [any] allowed
        [small] only a small one
       *[none] not allowed
    }
    In armour: { $light ->
        [none] allowed
       *[other] up to encumbrance { $light }
    }
    Against animals: { $animals ->
        [yes] yes
       *[no] no
    }; against undead: { $undead ->
        [yes] yes
       *[no] no
    }
    On the knees: { $kneeling ->
        [yes] yes
       *[no] no
    }; on the ground: { $prone ->
        [yes] yes
       *[no] no
    }
    Module: { $module }

# The weapons of a manoeuvre.
dsa41-row-weapons-all = all
# $names: talents, joined.
dsa41-row-weapons-except = all but { $names }

# A person. Texts: $calling (or `none`), $species, $attributes (names with values, joined), $thresholds (joined), $weapons (ways to fight with their values, joined), $armour-pieces (joined, or `none`), $talents, $abilities and $advantages (joined, or `none`), $initiative (dice). Numbers: $life, $endurance, $armour, $encumbrance, $speed and $dodge (in this armour, without hit zones), $morale (or `none`).
dsa41-row-combatant =
    { $calling ->
        [none] { $species }
       *[other] { $calling }, { $species }
    }
    Attributes: { $attributes }
    Life energy { $life }, endurance { $endurance }, wound thresholds { $thresholds }
    Initiative { $initiative }, armour { $armour }, encumbrance { $encumbrance }, speed { $speed }, dodge { $dodge } (without hit zones)
    Fights with: { $weapons }
    Wears: { $armour-pieces ->
        [none] no armour
       *[other] { $armour-pieces }
    }
    Talents: { $talents ->
        [none] none
       *[other] { $talents }
    }
    Abilities: { $abilities ->
        [none] none
       *[other] { $abilities }
    }
    Advantages and disadvantages: { $advantages ->
        [none] none
       *[other] { $advantages }
    }
    Morale: { $morale ->
        [none] never wavers
       *[other] { $morale }
    }

# A creature with fixed values. Words: $kind (`animal`, `undead` or `intelligent`), $size (`tiny`, `very-small`, `small`, `medium`, `big` or `huge`). Texts: $attacks (each with its value, points and distance classes, joined), $thresholds (joined, or `none`), $initiative (dice), $shots (added to shots at it, signed), $abilities, $advantages and $traits (joined, or `none`). Numbers: $squares (along each side), $life, $endurance and $constitution (or `none`), $armour, $speed, $parry, $attacks-per-round, $morale (a number, `animal` or `never`).
dsa41-row-creature =
    { $kind ->
        [animal] Animal
        [undead] Undead
       *[intelligent] Intelligent creature
    }, { $size ->
        [tiny] tiny
        [very-small] very small
        [small] small
        [medium] medium
        [big] big
       *[huge] huge
    }
    Squares: { $squares } by { $squares }; shots at it: { $shots }
    Life energy { $life }, endurance { $endurance ->
        [none] never spent
       *[other] { $endurance }
    }, constitution { $constitution ->
        [none] none
       *[other] { $constitution }
    }, wound thresholds { $thresholds ->
        [none] none, takes no wounds
       *[other] { $thresholds }
    }
    Initiative { $initiative }, armour { $armour }, speed { $speed }, parry { $parry }
    Attacks in a round: { $attacks-per-round }
    Attacks: { $attacks }
    Morale: { $morale ->
        [animal] flees when badly hurt
        [never] never flees
       *[other] { $morale }
    }
    Abilities: { $abilities ->
        [none] none
       *[other] { $abilities }
    }
    Advantages: { $advantages ->
        [none] none
       *[other] { $advantages }
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }
