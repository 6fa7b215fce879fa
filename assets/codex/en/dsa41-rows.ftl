## Rows of the tables

# A weapon for blows. Texts: $points (dice, as the language writes them), $attack, $parry and $initiative (signed; $parry may be `none`), $classes (distance classes, joined), $talents (names, the first decides), $traits (words of the traits below, joined, or `none`). Words: $endurance (`yes` or `no`), $hands (`one`, `two` or `either`). Numbers: $threshold, $step, $weight (ounces), $length (cm, or `none`), $breakage (or `none`). Text: $minimum (such as strength and its least value, or `none`).
row-weapon =
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
row-lance =
    Hit points: by the run{ $endurance ->
        [yes] , against endurance
       *[no] { "" }
    }
    Talent: { $talent }
    Length: { $length } cm; weight: { $weight } ounces; break factor: { $breakage }

# A shield, or what serves as shield and as parry weapon. Words: $kind (`shield` or `both`), $size (`small`, `large` or `huge`). Texts: $attack, $parry and $initiative (signed), $traits (joined, or `none`). Numbers: $weight (ounces), $breakage.
row-shield =
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
row-parry-weapon =
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
row-armour-piece =
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
row-ranged-weapon =
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
row-ability =
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
row-advantage =
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
row-talent =
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
row-manoeuvre =
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
       *[declared] what is declared for the round
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
row-combatant =
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
row-creature =
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

row-trait-improvised = improvised
row-trait-blunt = blunt
row-trait-wooden = of wood or bone
row-trait-fencing = fencing weapon, parries no heavy weapon
row-trait-parries-heavy = parries heavy weapons too
row-trait-heavy = heavy, light weapons cannot parry it
row-trait-chain = on a chain
row-trait-parried-by-all = every weapon may parry it
row-trait-rider = hits harder from a mount
row-trait-natural = part of the body
row-trait-unbreakable = unbreakable
# $by: signed.
row-trait-disarms = disarming { $by }
# $by: signed.
row-trait-trips = tripping { $by }
row-trait-ignores-shield = the bonus of a shield does not count
# $by: number.
row-trait-ignores-armour = ignores { $by } armour
row-trait-breaks-weapons = can break weapons
# $from: number.
row-trait-fumbles = fumbles from { $from } on
# $points: dice.
row-trait-burns = burns with { $points }
# $by: signed, $class: name of a distance class.
row-trait-attack-in = attack { $by } at the distance { $class }
# $class: name of a distance class.
row-trait-unusable-in = of no use at the distance { $class }
row-trait-worn-on-arm = worn on the arm
# $points: dice.
row-trait-strikes = strikes with { $points }
row-trait-one-parry-only = no second parry in a round
row-trait-plate-hand = hardens the fist, hinders the fingers
row-trait-dulls-senses = dulls the senses
row-trait-steel-helmet = steel helmet
# $shots and $refill: numbers.
row-trait-magazine = magazine of { $shots }, { $refill } actions to refill
row-trait-one-hand = one hand is enough
# $by: signed.
row-trait-lead-shot = lead bullets { $by }
row-trait-poisoned = usually poisoned
row-trait-holds-oil = can be filled with oil
row-trait-grudge = attacks whoever hurt it last
row-trait-pack = hunts in packs
# $by: signed.
row-trait-scent = surprise checks against it { $by }
row-trait-sees-in-darkness = parries unhindered in the dark
row-trait-no-sprint = never sprints
row-trait-keeps-weapon = its weapon can only be destroyed
row-trait-bony = thrusts and missiles do half
row-trait-fumbles-only = few fumbles harm it
row-trait-grapples = holds on after a hit
# $within: number.
row-trait-stench = stench within { $within } squares
row-trait-lair = never gives way in its lair
# $by: signed.
row-trait-rises = attack { $by } in the first round
row-trait-guards-young = does not flee from its young
row-trait-flies = flies
# $within: number.
row-trait-shriek = shriek within { $within } metres
row-trait-venom = venomous
row-trait-webs = spins webs
row-trait-climbs = climbs walls
row-trait-home-in-water = at home in water
row-trait-home = at home on some grounds
row-trait-frenzied = feels neither wounds nor weakness
row-trait-mount = can be ridden
row-trait-shy = flees from its first wound on without a rider
