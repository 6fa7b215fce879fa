## Rows of the tables

# A weapon for blows. Texts: $points (dice, as the language writes them), $attack, $parry and $initiative (signed; $parry may be `none`), $classes (distance classes, joined), $talents (names, the first decides), $traits (words of the traits below, joined, or `none`). Words: $endurance (`yes` or `no`), $hands (`one`, `two` or `either`). Numbers: $threshold, $step, $weight (ounces), $length (cm, or `none`), $breakage (or `none`). Text: $minimum (such as strength and its least value, or `none`).
dsa41-row-weapon =
    Hit points: { $points }{ $endurance ->
        [yes] , against endurance
       *[no] { "" }
    }
    Strength bonus: one more for every { $step } points of strength from { $threshold } on
    Attack { $attack }, parry { $parry ->
        [none] impossible
       *[other] { $parry }
    }, initiative { $initiative }
    Distance: { $classes }
    Hands: { $hands ->
        [one] one
        [two] both
       *[either] both, or one for the strong
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
       *[other] one more for every { $step } points of strength from { $threshold } on
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

# A manoeuvre. Texts: $ability (name of what teaches it, or `none`), $modifier (signed, or `none`), $weapons (names of the talents or weapons, joined, or `all`), $module (title). Words: $basic (`yes` or `no`), $cost (`attack`, `both`, `all`, `extra`, `defence` or `declared`), $shields (`any`, `small` or `none`), $light (`yes` where encumbrance is limited, or `no`), $animals and $undead (`yes` or `no`).
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
    Modifier: { $modifier ->
        [none] none
       *[other] { $modifier }
    }
    Weapons: { $weapons ->
        [all] all
       *[other] { $weapons }
    }
    Shield: { $shields ->
        [any] allowed
        [small] only a small one
       *[none] not allowed
    }
    In armour: { $light ->
        [yes] only with little encumbrance
       *[no] allowed
    }
    Against animals: { $animals ->
        [yes] yes
       *[no] no
    }; against undead: { $undead ->
        [yes] yes
       *[no] no
    }
    Module: { $module }

# A person. Texts: $calling (or `none`), $species, $attributes (abbreviations with values, joined), $thresholds (joined), $weapons (ways to fight, joined), $armour-pieces (joined, or `none`), $abilities and $advantages (joined, or `none`), $initiative. Numbers: $life, $endurance, $armour, $encumbrance, $speed, $dodge, $morale (or `none`).
dsa41-row-combatant =
    { $calling ->
        [none] { $species }
       *[other] { $calling }, { $species }
    }
    Attributes: { $attributes }
    Life energy { $life }, endurance { $endurance }, wound thresholds { $thresholds }
    Initiative { $initiative }, armour { $armour }, encumbrance { $encumbrance }, speed { $speed }, dodge { $dodge }
    Fights with: { $weapons }
    Wears: { $armour-pieces ->
        [none] no armour
       *[other] { $armour-pieces }
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

# A creature with fixed values. Words: $kind (`animal`, `undead` or `intelligent`), $size (`tiny`, `very-small`, `small`, `medium`, `big` or `huge`). Texts: $attacks (each with its value, points and distance classes, joined), $thresholds (joined, or `none`), $initiative, $traits (joined, or `none`). Numbers: $life, $endurance (or `none`), $armour, $speed, $parry, $attacks-per-round, $morale (a number, `animal` or `never`).
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
    Life energy { $life }, endurance { $endurance ->
        [none] never spent
       *[other] { $endurance }
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
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

## Traits of weapons, shields, armour and creatures

dsa41-row-trait-improvised = improvised
dsa41-row-trait-blunt = blunt
dsa41-row-trait-wooden = of wood or bone
dsa41-row-trait-fencing = fencing weapon, parries no heavy weapon
dsa41-row-trait-parries-heavy = parries heavy weapons too
dsa41-row-trait-heavy = heavy, light weapons cannot parry it
dsa41-row-trait-chain = on a chain
dsa41-row-trait-parried-by-all = every weapon may parry it
dsa41-row-trait-rider = hits harder from a mount
dsa41-row-trait-natural = part of the body
dsa41-row-trait-unbreakable = unbreakable
# $by: signed.
dsa41-row-trait-disarms = disarming { $by }
# $by: signed.
dsa41-row-trait-trips = tripping { $by }
dsa41-row-trait-ignores-shield = the bonus of a shield does not count
# $by: number.
dsa41-row-trait-ignores-armour = ignores { $by } armour
dsa41-row-trait-breaks-weapons = can break weapons
# $from: number.
dsa41-row-trait-fumbles = fumbles from { $from } on
# $points: dice.
dsa41-row-trait-burns = burns with { $points }
# $by: signed, $class: name of a distance class.
dsa41-row-trait-attack-in = attack { $by } at the distance { $class }
# $class: name of a distance class.
dsa41-row-trait-unusable-in = of no use at the distance { $class }
dsa41-row-trait-worn-on-arm = worn on the arm
# $points: dice.
dsa41-row-trait-strikes = strikes with { $points }
dsa41-row-trait-one-parry-only = no second parry in a round
dsa41-row-trait-plate-hand = hardens the fist, hinders the fingers
dsa41-row-trait-dulls-senses = dulls the senses
dsa41-row-trait-steel-helmet = steel helmet
# $shots and $refill: numbers.
dsa41-row-trait-magazine = magazine of { $shots }, { $refill } actions to refill
dsa41-row-trait-one-hand = one hand is enough
# $by: signed.
dsa41-row-trait-lead-shot = lead bullets { $by }
dsa41-row-trait-poisoned = usually poisoned
dsa41-row-trait-holds-oil = can be filled with oil
dsa41-row-trait-grudge = attacks whoever hurt it last
dsa41-row-trait-pack = hunts in packs
# $by: signed.
dsa41-row-trait-scent = surprise checks against it { $by }
dsa41-row-trait-sees-in-darkness = parries unhindered in the dark
dsa41-row-trait-no-sprint = never sprints
dsa41-row-trait-keeps-weapon = its weapon can only be destroyed
dsa41-row-trait-bony = thrusts and missiles do half
dsa41-row-trait-fumbles-only = few fumbles harm it
dsa41-row-trait-grapples = holds on after a hit
# $within: number.
dsa41-row-trait-stench = stench within { $within } squares
dsa41-row-trait-lair = never gives way in its lair
# $by: signed.
dsa41-row-trait-rises = attack { $by } in the first round
dsa41-row-trait-guards-young = does not flee from its young
dsa41-row-trait-flies = flies
# $within: number.
dsa41-row-trait-shriek = shriek within { $within } metres
dsa41-row-trait-venom = venomous
dsa41-row-trait-webs = spins webs
dsa41-row-trait-climbs = climbs walls
dsa41-row-trait-home-in-water = at home in water
dsa41-row-trait-home = at home on some grounds
dsa41-row-trait-frenzied = feels neither wounds nor weakness
dsa41-row-trait-mount = can be ridden
dsa41-row-trait-shy = flees from its first wound on without a rider
