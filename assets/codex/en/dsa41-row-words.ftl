## Words of the rows

# $name: of a talent, an attribute and the like. $value: number.
dsa41-row-valued = { $name } { $value }
# $name. $note: names, joined.
dsa41-row-noted = { $name } ({ $note })
# What a weapon asks of its bearer. Text: $attribute. Number: $value. Words: $one-hand (`yes` where it is asked in one hand only, or `no`), $improvised (`yes` where the weapon counts as improvised below that, or `no`). Text: $less (what each missing point costs, joined, or `none`).
dsa41-row-minimum =
    { $attribute } { $value }{ $one-hand ->
        [yes] { " " }in one hand
       *[no] { "" }
    }{ $improvised ->
        [yes] , improvised below that
       *[no] { "" }
    }{ $less ->
        [none] { "" }
       *[other] , each missing point { $less }
    }
# $by: signed, in these four.
dsa41-row-less-attack = attack { $by }
dsa41-row-less-parry = parry { $by }
dsa41-row-less-points = hit points { $by }
dsa41-row-less-initiative = initiative { $by }
dsa41-row-attribute-courage = courage
dsa41-row-attribute-cleverness = cleverness
dsa41-row-attribute-intuition = intuition
dsa41-row-attribute-charisma = charisma
dsa41-row-attribute-dexterity = dexterity
dsa41-row-attribute-agility = agility
dsa41-row-attribute-constitution = constitution
dsa41-row-attribute-strength = strength
dsa41-row-class-hand = hand to hand
dsa41-row-class-close = close quarters
dsa41-row-class-spear = spear length
dsa41-row-class-pike = pike length
# What an ability needs, with the least value behind it.
dsa41-row-need-attack = base attack
dsa41-row-need-parry = base parry
dsa41-row-need-initiative = base initiative
dsa41-row-need-ranged-talent = a ranged talent
dsa41-row-need-its-talent = the talent concerned
# A distance. Number: $to (metres). Text: $points (signed).
dsa41-row-band = { $to } m ({ $points })
dsa41-row-band-missing = –
# What an ability was learned for.
dsa41-row-subject-attack = attack
dsa41-row-subject-parry = parry
# A way to fight. $name. Numbers: $attack, $parry (or `none`), $ward (the parry of shield or parry weapon, or `none`). Texts: $second (the values of a weapon in the other hand, or `none`), $points (dice). Word: $endurance (`yes` or `no`).
dsa41-row-blow =
    { $name } (attack { $attack }, parry { $parry ->
        [none] impossible
       *[other] { $parry }
    }{ $ward ->
        [none] { "" }
       *[other] , other hand { $ward }
    }{ $second ->
        [none] { "" }
       *[other] , other hand { $second }
    }, { $points }{ $endurance ->
        [yes] { " " }against endurance
       *[no] { "" }
    })
# A weapon in the other hand. Numbers: $attack, $parry (or `none`).
dsa41-row-second =
    attack { $attack } and parry { $parry ->
        [none] impossible
       *[other] { $parry }
    }
# A way to shoot or throw. $name. Number: $attack. Text: $points (dice). Word: $endurance (`yes` or `no`).
dsa41-row-shot =
    { $name } (ranged attack { $attack }, { $points }{ $endurance ->
        [yes] { " " }against endurance
       *[no] { "" }
    })
# An attack of a creature. $name. Number: $attack. Texts: $points (dice, or `none`), $classes (joined), $traits (joined, or `none`). Word: $endurance (`yes` or `no`).
dsa41-row-creature-attack =
    { $name } (attack { $attack }, { $points ->
        [none] no hit points
       *[other] { $points }
    }{ $endurance ->
        [yes] { " " }against endurance
       *[no] { "" }
    }, { $classes }{ $traits ->
        [none] { "" }
       *[other] , { $traits }
    })
dsa41-row-strike-instead = in place of an ordinary attack
dsa41-row-strike-last-resort = once the weapon is destroyed
# $squares: number.
dsa41-row-strike-run = after a run of { $squares } squares
# $by: signed.
dsa41-row-strike-knocks-down = knocks down, strength check { $by }
dsa41-row-strike-venomous = venomous
# $wounds: number.
dsa41-row-strike-wounds =
    { $wounds ->
        [one] a wound more with each harmful hit
       *[other] { $wounds } wounds more with each harmful hit
    }
dsa41-row-strike-armed = with a weapon
# $factor: number.
dsa41-row-strike-breaks = break factor { $factor }
dsa41-row-ground-floor = floor
dsa41-row-ground-stone = stone paving
dsa41-row-ground-wood = wooden floor
dsa41-row-ground-grass = grass
dsa41-row-ground-earth = earth
dsa41-row-ground-sand = sand
dsa41-row-ground-snow = snow
dsa41-row-ground-ice = ice
dsa41-row-ground-rubble = rubble
dsa41-row-ground-undergrowth = undergrowth
dsa41-row-ground-bog = bog
dsa41-row-ground-water = water
dsa41-row-ground-stairs = stairs
dsa41-row-ground-pit = pit
dsa41-row-ground-void = nothing

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
dsa41-row-trait-nailed-boots = nails for kicking
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
# $from and $to: numbers.
dsa41-row-trait-fumbles-only = of fumbles only the rows { $from } to { $to } harm it
# $points: dice. $check: signed.
dsa41-row-trait-grapples = holds on after a hit, { $points } endurance in a round, check { $check } to get free
# $within: number. $check, $attack and $parry: signed.
dsa41-row-trait-stench = stench within { $within } squares: constitution check { $check }, or attack { $attack } and parry { $parry }
dsa41-row-trait-lair = never gives way in its lair
# $by: signed.
dsa41-row-trait-rises = attack { $by } in the first round
dsa41-row-trait-guards-young = does not flee from its young
# $altitude, $speed and $parry: numbers.
dsa41-row-trait-flies = flies { $altitude } metres up, on foot speed { $speed } and parry { $parry }
# $within: number. $attack and $parry: signed. $rounds: dice.
dsa41-row-trait-shriek = shriek within { $within } metres: courage check, or attack { $attack } and parry { $parry } for { $rounds } rounds
# $check: signed. $points: dice. $limit: number.
dsa41-row-trait-venom = venom: constitution check { $check }, or { $points } off agility and initiative; paralysed from { $limit } on
dsa41-row-trait-webs = spins webs
dsa41-row-trait-climbs = climbs walls
# $speed: number.
dsa41-row-trait-home-in-water = at home in water, speed { $speed } there
# $grounds: names, joined.
dsa41-row-trait-home = at home on { $grounds }
dsa41-row-trait-frenzied = feels neither wounds nor weakness
dsa41-row-trait-mount = can be ridden
dsa41-row-trait-shy = flees from its first wound on without a rider
# Numbers: $threshold and $step. Text: $talent (its name, or `none`).
dsa41-row-trait-one-handed =
    in one hand one hit point more for every { $step } points of strength above { $threshold }{ $talent ->
        [none] { "" }
       *[other] , led with the talent { $talent }
    }
dsa41-row-trait-parry-weapon = also serves as a parry weapon
# $name: of the weapon.
dsa41-row-trait-like = counts as { $name }
# $name: of the weapon.
dsa41-row-trait-blade = also a weapon for blows, { $name }
