## Rows of the tables

# A weapon. Words: $training (`simple`, `martial` or `exotic`), $hands (`light`, `one`, `two`, `shot-with-two` or `ranged`), $strength (`all`, `penalty`, `rating` or `nothing`), $loading (`nothing`, `move` or `full-round`). Texts: $small, $medium and $large (dice by the size of the user), $types (joined), $traits (joined, or `none`). Numbers: $threat (the lowest face that threatens, or `none` for the highest alone), $best (the highest face), $times, $range (squares of an increment, or `none`), $increments (how many of them, or `none`).
d20-row-weapon =
    Training: { $training ->
        [simple] simple, for almost everybody
        [martial] martial, for those who live by fighting
       *[exotic] exotic, for those who have learnt this very weapon
    }
    In the hand: { $hands ->
        [light] light, in one hand
        [one] in one hand or in both
        [two] in both hands
        [shot-with-two] shot with both hands
       *[ranged] thrown or shot with one hand
    }
    Damage: { $medium }; for Small users { $small }, for Large ones { $large }
    Critical hit: { $threat ->
        [none] { $best }
       *[other] { $threat }–{ $best }
    }, damage ×{ $times }
    Kind of damage: { $types }
    Range increment in squares: { $range ->
        [none] –
       *[other] { $range }, at most { $increments } times
    }
    Strength: { $strength ->
        [all] counts for the damage
        [penalty] only a penalty counts for the damage
        [rating] counts for the damage up to the rating of the bow
       *[nothing] does not count for the damage
    }
    Loading: { $loading ->
        [move] a move action after each shot
        [full-round] a full-round action after each shot
       *[nothing] none
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A piece of armour, or a shield. Words: $kind (`light`, `medium`, `heavy`, `buckler`, `shield` or `tower`). Texts: $bonus (signed), $check (signed, or `none`), $traits (joined, or `none`). Numbers: $dexterity (the most that counts, or `none` where all does), $failure (percent), $quick and $slow (squares of those who have $base-quick and $base-slow without it; `none` for shields).
d20-row-armour =
    Worn: { $kind ->
        [light] on the body, light
        [medium] on the body, medium
        [heavy] on the body, heavy
        [buckler] on the forearm
        [shield] on an arm
       *[tower] on an arm, covering the whole body
    }
    Armour class: { $bonus }
    Dexterity bonus that counts: { $dexterity ->
        [none] all of it
       *[other] at most { $dexterity }
    }
    Skills that it hinders: { $check ->
        [none] none
       *[other] { $check }
    }
    Failure of arcane spells: { $failure }%
    Speed in squares: { $quick ->
        [none] unchanged
       *[other] { $quick } in place of { $base-quick }, { $slow } in place of { $base-slow }
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A kind of metamagic. $levels: number, or `chosen` where the caster wants how many. $most: number, the highest level then. Texts: $effect, $feats (names, joined, or `none`).
d20-row-metamagic =
    Levels added: { $levels ->
        [chosen] as many as wanted, up to spell level { $most }
       *[other] { $levels }
    }
    Effect: { $effect }
    Feat: { $feats ->
        [none] –
       *[other] { $feats }
    }

# A spell. Texts: $levels (classes with the level, joined), $school, $time, $components (joined), $range, $target, $save (or `none`), $effects (joined), $traits (joined, or `none`). Number: $duration (rounds for each caster level, or `none` where it is over at once).
d20-row-spell =
    Spell level: { $levels }
    School: { $school }
    Casting: { $time }; { $components }
    Range: { $range }
    Target: { $target }
    Duration: { $duration ->
        [none] instantaneous
        [one] { $duration } round for each caster level
       *[other] { $duration } rounds for each caster level
    }
    Saving throw: { $save ->
        [none] none
       *[other] { $save }
    }
    Effect: { $effects }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A feat. Words: $kind (`feat` or `ability`), $choice (`weapon` or `none`). Texts: $needs and $facing (joined, or `none`).
d20-row-feat =
    Kind: { $kind ->
        [ability] class ability
       *[feat] feat
    }
    Needs: { $needs ->
        [none] nothing
       *[other] { $needs }
    }
    For: { $choice ->
        [weapon] one weapon, or one part of the body that strikes
       *[none] everything that it is about
    }
    With the module “Facing”: { $facing ->
        [none] the same
       *[other] { $facing }
    }

# A hero, an opponent or a mount. Texts: $kind, $people (or `none`), $size, $class (with the level, or `none`), $abilities (joined), $initiative, $base-attack, $grapple (or `none`), $fortitude, $reflex and $will (signed), $attacks (joined), $armour, $feats, $skills, $senses, $spells and $traits (joined, or `none`). Numbers: $space (squares along a side, or `none` for less than one), $reach, $life (hit points), $hit-dice, $armour-class, $touch and $flat-footed (or `none`), $speed, $climb (squares, or `none`).
d20-row-creature =
    Kind: { $kind }{ $people ->
        [none] { "" }
       *[other] { " " }({ $people })
    }; size: { $size }
    Class: { $class ->
        [none] –
       *[other] { $class }
    }
    Hit points: { $life }; Hit Dice: { $hit-dice }
    Abilities: { $abilities }
    Armour class: { $armour-class ->
        [none] –
       *[other] { $armour-class }; against touch { $touch }, flat-footed { $flat-footed }
    }
    Initiative: { $initiative }
    Speed in squares: { $speed }{ $climb ->
        [none] { "" }
       *[other] ; climbing { $climb }
    }
    Space in squares: { $space ->
        [none] less than one
       *[other] { $space } × { $space }
    }; reach: { $reach }
    Base attack bonus: { $base-attack }; grapple: { $grapple ->
        [none] –
       *[other] { $grapple }
    }
    Saves: Fortitude { $fortitude }, Reflex { $reflex }, Will { $will }
    Attacks: { $attacks }
    Armour: { $armour ->
        [none] none
       *[other] { $armour }
    }
    Feats and abilities: { $feats ->
        [none] none
       *[other] { $feats }
    }
    Skills: { $skills ->
        [none] none
       *[other] { $skills }
    }
    Senses: { $senses ->
        [none] nothing special
       *[other] { $senses }
    }
    Spells: { $spells ->
        [none] none
       *[other] { $spells }
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A line of the table of actions. Texts: $costs, $provokes (joined), $traits (joined, or `none`).
d20-row-action =
    Takes: { $costs }
    Attack of opportunity: { $provokes }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A fixed modifier. Words: $on (`attacker` or `defender`), $dexterity (`kept`, `lost` or `zero`). Texts: $melee and $ranged (signed, `impossible`, or `none`), $zero (signed, what a Dexterity of nothing costs), $traits (joined, or `none`).
d20-row-situation =
    Changes: { $on ->
        [attacker] the attack roll
       *[defender] the armour class of the target
    }
    In melee: { $melee ->
        [impossible] no attack possible
        [none] –
       *[other] { $melee }
    }
    At a distance: { $ranged ->
        [impossible] no attack possible
        [none] –
       *[other] { $ranged }
    }
    Dexterity of the target: { $dexterity ->
        [lost] its bonus does not count
        [zero] counts as nothing ({ $zero })
       *[kept] as usual
    }
    Special: { $traits ->
        [none] nothing
       *[other] { $traits }
    }

# A condition. Text: $effects (joined).
d20-row-condition =
    Effects: { $effects }

## Words of the rows

# $name. $value: number or signed.
d20-row-valued = { $name } { $value }
# $name. $note: a name.
d20-row-noted = { $name } ({ $note })
# $name. $what: what is said of it.
d20-row-labelled = { $name }: { $what }
# In the place of a number that there is not.
d20-row-lacking = –
d20-row-attribute-strength = Strength
d20-row-attribute-dexterity = Dexterity
d20-row-attribute-constitution = Constitution
d20-row-attribute-intelligence = Intelligence
d20-row-attribute-wisdom = Wisdom
d20-row-attribute-charisma = Charisma
d20-row-damage-bludgeoning = bludgeoning
d20-row-damage-piercing = piercing
d20-row-damage-slashing = slashing
d20-row-energy-acid = acid
d20-row-energy-cold = cold
d20-row-energy-electricity = electricity
d20-row-energy-fire = fire
d20-row-energy-force = force
d20-row-part-bite = bite
d20-row-part-claw = claw
d20-row-part-hoof = hoof
d20-row-part-slam = slam
d20-row-component-verbal = words
d20-row-component-somatic = gestures
d20-row-component-material = a material
d20-row-component-focus = a focus
d20-row-cost-no-action = no action
d20-row-cost-free = a free action
d20-row-cost-move = a move action
d20-row-cost-standard = a standard action
d20-row-cost-full-round = a full-round action
d20-row-cost-melee-attack = the place of a melee attack
d20-row-cost-with-attack = nothing besides the attack with which it is declared
# Of a weapon.
d20-row-trait-reach = strikes at twice the natural reach and not closer by
d20-row-trait-trip = can trip
d20-row-trait-set = double damage when readied against a charge
d20-row-trait-thrust = fits narrow openings
d20-row-trait-nonlethal = nonlethal damage
d20-row-trait-thrown = can be thrown
d20-row-trait-lance = double damage on a mounted charge, and in one hand on horseback
d20-row-trait-double = both ends strike, as two weapons
d20-row-trait-rating = made for a certain Strength
d20-row-trait-finesse = goes with Weapon Finesse
d20-row-trait-usable-prone = can be used while prone
d20-row-trait-bow = can give a coup de grâce
d20-row-trait-crossbow = can give a coup de grâce
d20-row-trait-ammunition = drawn like an arrow
# $points: signed.
d20-row-trait-one-handed = shot with one hand { $points }
# Of armour. $points: signed.
d20-row-trait-attack = { $points } on attack rolls
d20-row-trait-buckler = goes with bow and crossbow
d20-row-trait-tower = no weapon for two hands goes with it
d20-row-trait-metal = of metal
# Of metamagic. $component: a word.
d20-row-meta-without = the spell takes no { $component }
d20-row-meta-quickened = a free action that provokes nobody
# $times and $over: numbers, the factor and what it is divided by.
d20-row-meta-numbers = all random numbers ×{ $times }/{ $over }, rounded down
d20-row-meta-maximum = all dice show their highest face
d20-row-meta-heightened = the spell level itself rises
# $times: number, in these three.
d20-row-meta-duration = duration ×{ $times }
d20-row-meta-range = range ×{ $times }
d20-row-meta-area = area ×{ $times }
# Of spells.
d20-row-school-abjuration = Abjuration
d20-row-school-conjuration = Conjuration
d20-row-school-divination = Divination
d20-row-school-enchantment = Enchantment
d20-row-school-evocation = Evocation
d20-row-school-illusion = Illusion
d20-row-school-necromancy = Necromancy
d20-row-school-transmutation = Transmutation
d20-row-time-round = a round, until just before the next own turn
d20-row-range-personal = the caster
d20-row-range-touch = touch
# $squares: number. $more: number of squares. $levels: number of caster levels for which they come, in these three.
d20-row-range-close =
    close, { $squares } squares and { $more } more for { $levels ->
        [one] each caster level
       *[other] every { $levels } caster levels
    }
d20-row-range-medium =
    medium, { $squares } squares and { $more } more for { $levels ->
        [one] each caster level
       *[other] every { $levels } caster levels
    }
d20-row-range-long =
    long, { $squares } squares and { $more } more for { $levels ->
        [one] each caster level
       *[other] every { $levels } caster levels
    }
d20-row-target-caster = the caster
# Word: $who (`anyone`, `allies`, `living` or `humanoids`). Text: $metal (signed, or `none`).
d20-row-target-touched =
    { $who ->
        [allies] a friend
        [living] a living creature
        [humanoids] a humanoid
       *[anyone] a creature
    } by touch{ $metal ->
        [none] { "" }
       *[other] , touch attack { $metal } against armour of metal
    }
# Word: $who, as above.
d20-row-target-creature =
    { $who ->
        [allies] a friend
        [living] a living creature
        [humanoids] a humanoid
       *[anyone] a creature
    } in range
# Numbers: $count, $apart (squares). Text: $growth (or `none`).
d20-row-target-missiles =
    missiles that never miss: { $count }{ $growth ->
        [none] { "" }
       *[other] { " " }({ $growth })
    }, targets at most { $apart } squares apart
# Numbers: $count, $apart (squares, or `none`). Text: $growth (or `none`).
d20-row-target-rays =
    rays, each a ranged touch attack: { $count }{ $growth ->
        [none] { "" }
       *[other] { " " }({ $growth })
    }{ $apart ->
        [none] { "" }
       *[other] , targets at most { $apart } squares apart
    }
# Text: $shape. Word: $who, as above. Number: $hit-dice (or `none`).
d20-row-target-area =
    { $shape }, { $who ->
        [allies] friends in it
        [living] the living in it
        [humanoids] humanoids in it
       *[anyone] everybody in it
    }{ $hit-dice ->
        [none] { "" }
       *[other] , { $hit-dice } Hit Dice in all
    }
# $speed: number of squares.
d20-row-target-sphere = a sphere of one square that rolls { $speed } squares in a round
# $squares: number, in these four.
d20-row-shape-burst = burst with a radius of { $squares } squares
d20-row-shape-spread = spread with a radius of { $squares } squares
d20-row-shape-cone = cone of { $squares } squares
d20-row-shape-line = line of { $squares } squares
# Text: $kind. Words: $success (`half` or `negates`), $other (the same where the rules are set otherwise, or `none`), $undead and $each-turn (`yes` or `no`).
d20-row-save =
    { $kind }, success { $success ->
        [half] halves the damage
       *[negates] avoids the effect
    }{ $other ->
        [none] { "" }
        [half] , with its module halves the damage
       *[negates] , with its module avoids the effect
    }{ $undead ->
        [yes] , only for undead
       *[no] { "" }
    }{ $each-turn ->
        [yes] ; again in each own turn, as a full-round action
       *[no] { "" }
    }
d20-row-save-fortitude = Fortitude
d20-row-save-reflex = Reflex
d20-row-save-will = Will
# Texts: $points (dice), $energy, $growth (of the number of dice, or `none`).
d20-row-effect-damage =
    { $points } { $energy } damage{ $growth ->
        [none] { "" }
       *[other] { " " }(dice: { $growth })
    }
# Texts: $points (dice), $growth (of what is added to them, or `none`).
d20-row-effect-heal =
    heals { $points } hit points{ $growth ->
        [none] { "" }
       *[other] { " " }(added points: { $growth })
    }, undead take as much damage
# Texts: $points (signed), $kind (of the bonus), $growth (or `none`), in these three.
d20-row-effect-armour-class =
    armour class { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
d20-row-effect-attack =
    attack rolls { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
d20-row-effect-fear =
    saves against fear { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
# $state: a name.
d20-row-effect-state = condition: { $state }
# $percent: number.
d20-row-effect-miss = { $percent }% miss chance
# How a number grows. Numbers: $every (caster levels), $from (the level above which it grows, or `none`), $most.
d20-row-growth =
    { $every ->
        [one] one more for each caster level
       *[other] one more for every { $every } caster levels
    }{ $from ->
        [none] { "" }
       *[other] { " " }above { $from }
    }, at most { $most }
d20-row-bonus-armour = armour bonus
d20-row-bonus-shield = shield bonus
d20-row-bonus-natural = natural armour
d20-row-bonus-deflection = deflection bonus
d20-row-bonus-dodge = dodge bonus
d20-row-bonus-size = size bonus
d20-row-bonus-morale = morale bonus
d20-row-bonus-enhancement = enhancement bonus
d20-row-bonus-circumstance = circumstance bonus
d20-row-bonus-untyped = bonus without a kind
# $name: of the spell.
d20-row-trait-stopped = stopped by { $name }
d20-row-trait-mind = works on the mind
d20-row-trait-ends = ends with an attack
d20-row-trait-front = with the module “Facing” only against the front
# Of feats. A base attack bonus that is needed.
d20-row-need-base-attack = base attack bonus
d20-row-facing-every = no penalty for attacks to the own flanks
d20-row-facing-extra = no penalty for its extra attacks to the own flanks
d20-row-facing-opportunity = no penalty for attacks of opportunity to the own flanks
d20-row-facing-mounted = no penalty for attacks to the own flanks while riding
d20-row-facing-all-ways = no penalty for its attacks in any direction
d20-row-facing-no-bonus = attackers have no bonus from flank and rear
# $levels: number.
d20-row-facing-sneak-only = sneak attacks only by foes with { $levels } levels more
d20-row-facing-sneak = sneak attacks from the rear of the target
# $flank and $rear: signed.
d20-row-facing-perception = Spot and Listen { $flank } to the flanks and { $rear } to the rear
# Of creatures. An attack with a weapon. $name. Words: $hold (`one`, `two`, `mounted`, `thrown` or `shot`). Texts: $bonus (signed, several joined), $damage (dice). Numbers: $threat (or `none`), $best, $times, $range (squares, or `none`).
d20-row-attack =
    { $name }{ $hold ->
        [two] { " " }in both hands
        [mounted] { " " }from the saddle
        [thrown] { " " }thrown
       *[other] { "" }
    } { $bonus } ({ $damage }, { $threat ->
        [none] { $best }
       *[other] { $threat }–{ $best }
    } ×{ $times }{ $range ->
        [none] { "" }
       *[other] , range increment { $range }
    })
# An attack with the body. Texts: $part, $bonus (signed), $damage (dice), $on-hit (joined, or `none`). Number: $count. Word: $secondary (`yes` or `no`).
d20-row-natural =
    { $count ->
        [one] { $part }
       *[other] { $count } × { $part }
    } { $bonus } ({ $damage }{ $on-hit ->
        [none] { "" }
       *[other] , { $on-hit }
    }{ $secondary ->
        [yes] , besides the main ones
       *[no] { "" }
    })
# $check: signed.
d20-row-hit-trip = a hit may trip with { $check }
# Numbers: $dc, $rounds. Texts: $ability, $damage (dice).
d20-row-hit-poison = poison: Fortitude against { $dc }, else { $damage } points of { $ability }, and again after { $rounds } rounds
d20-row-masterwork = masterwork
# $squares: number.
d20-row-sense-dark = sees { $squares } squares in the dark
d20-row-sense-low-light = low-light vision
d20-row-sense-scent = scent
# The spells of a caster. Texts: $prepared and $spontaneous (names, joined, or `none`), $slots (numbers from level nothing on, joined, or `none`), $melee and $ranged (signed, or `none`). Numbers: $dc, $points, $cap (or `none`).
d20-row-spells =
    { $prepared }{ $spontaneous ->
        [none] { "" }
       *[other] ; without preparing { $spontaneous }
    }{ $dc ->
        [none] { "" }
       *[other] ; saves against { $dc } and the spell level
    }{ $slots ->
        [none] { "" }
       *[other] ; slots { $slots }
    }{ $points ->
        [none] { "" }
       *[other] ; spell points { $points }, in a round { $cap } without danger
    }{ $melee ->
        [none] { "" }
       *[other] ; touch attack { $melee }, at a distance { $ranged }
    }
d20-row-trait-light-sensitive = dazzled in daylight
d20-row-trait-stands-firm = hard to push back and to trip
d20-row-trait-single-actions = only one action in a turn
d20-row-trait-no-run = never runs
d20-row-trait-omnidirectional = every side is its front
d20-row-trait-no-sleep = immune to sleep
d20-row-trait-unslowed = not slowed down by armour
d20-row-trait-war-trained = trained for war
# $energy: a word.
d20-row-trait-immune = immune to { $energy }
# $points: number. $unless: a kind of damage.
d20-row-trait-reduction = damage reduction { $points }, but not against { $unless }
# $points: number. $but: kinds of energy, joined.
d20-row-trait-regeneration = regeneration { $points }, but not of { $but }
# $part: a word. $damage: dice.
d20-row-trait-rend = rends with { $damage } when both attacks with { $part } hit the same target
# Numbers: $per-day, $rounds. Texts: $strength, $constitution, $will, $armour-class (signed), $afterwards (a name).
d20-row-trait-rage =
    rage { $per-day ->
        [one] once
       *[other] { $per-day } times
    } a day for { $rounds } rounds (Strength { $strength }, Constitution { $constitution }, Will { $will }, armour class { $armour-class }; afterwards: { $afterwards })
# $foe: a word. $points: signed, in these two.
d20-row-trait-favoured = favoured foe ({ $foe }) { $points }
d20-row-trait-dodge = dodge bonus { $points } against: { $foe }
# Word: $against (`fear`, `poison`, `spells` or `enchantments`). $points: signed.
d20-row-trait-save =
    saves against { $against ->
        [fear] fear
        [poison] poison
        [spells] spells
       *[enchantments] enchantments
    } { $points }
# $points: signed.
d20-row-trait-traps = trap sense { $points }
d20-row-trait-spell-resistance = spell resistance { $points }
# $per-day: number.
d20-row-trait-turning =
    turns undead { $per-day ->
        [one] once
       *[other] { $per-day } times
    } a day
# $dice: dice.
d20-row-trait-sneak = sneak attack { $dice }
# $name: of the mount.
d20-row-trait-mount = rides: { $name }
d20-row-kind-animal = animal
d20-row-kind-construct = construct
d20-row-kind-elemental = elemental
d20-row-kind-giant = giant
d20-row-kind-humanoid = humanoid
d20-row-kind-ooze = ooze
d20-row-kind-plant = plant
d20-row-kind-undead = undead
d20-row-kind-vermin = vermin
d20-row-people-dwarf = dwarf
d20-row-people-elf = elf
d20-row-people-gnoll = gnoll
d20-row-people-goblinoid = goblinoid
d20-row-people-half-orc = half-orc
d20-row-people-halfling = halfling
d20-row-people-human = human
d20-row-people-orc = orc
# Of actions: from whom they open an attack of opportunity.
d20-row-provokes-never = none
d20-row-provokes-always = from all who threaten
d20-row-provokes-start = from all who threaten, once, when it begins
d20-row-provokes-target = from the target alone
d20-row-provokes-armed-target = from the target alone, if it is armed
d20-row-provokes-movement = only by its steps
d20-row-provokes-beyond-first = only by its steps, and not by the one out of the first square
d20-row-provokes-shot = by each of its shots, not by melee attacks
# $name: of a skill. $dc: number.
d20-row-trait-check = check: { $name } against { $dc }
d20-row-trait-in-charge = also as the attack of a charge
# $times: number, in these two.
d20-row-trait-per-round =
    { $times ->
        [one] once
       *[other] { $times } times
    } in a round
d20-row-trait-per-turn =
    { $times ->
        [one] once
       *[other] { $times } times
    } in a turn
# $name: of a feat. $cost: what it costs then.
d20-row-faster-feat = with { $name } { $cost }
# $name: of a skill. $dc: number. $cost: what it costs then.
d20-row-faster-check = with { $name } against { $dc } { $cost }
# $bonus: signed. $cost: what it costs then.
d20-row-faster-move = during a move with a base attack bonus of { $bonus } { $cost }
# Of the fixed modifiers. $state: a name.
d20-row-trait-unless = not against: { $state }
d20-row-trait-random = a shot strikes one of the grapplers at random
# $names: joined.
d20-row-trait-replaces = in place of: { $names }
# Of conditions. Texts: $melee and $ranged (signed, `impossible`, or `none`). Word: $dexterity (`kept`, `lost` or `zero`), in these two.
d20-row-state-attacker =
    attack rolls { $melee ->
        [impossible] impossible in melee
        [none] as usual in melee
       *[other] { $melee } in melee
    }{ $ranged ->
        [impossible] , impossible at a distance
        [none] { "" }
       *[other] , { $ranged } at a distance
    }{ $dexterity ->
        [kept] { "" }
       *[other] , against targets without their Dexterity bonus
    }
d20-row-state-defender =
    armour class { $melee ->
        [impossible] –
        [none] –
       *[other] { $melee } in melee
    }{ $ranged ->
        [impossible] { "" }
        [none] { "" }
       *[other] , { $ranged } at a distance
    }{ $dexterity ->
        [lost] , without the Dexterity bonus
        [zero] , with a Dexterity of nothing
       *[kept] { "" }
    }
# $states: names, joined.
d20-row-state-brings = brings with it: { $states }
d20-row-state-unseeing = everybody else is totally concealed
d20-row-state-half-speed = half speed
d20-row-state-no-run = no running and no charging
d20-row-state-no-movement = no movement
d20-row-state-no-threat = threatens no squares
d20-row-state-no-opportunities = no attacks of opportunity
d20-row-state-only-foe = attacks of opportunity only against the present foe
d20-row-state-no-action = no actions
d20-row-state-mind-only = only what the mind alone can do
d20-row-state-one-move = only a move action in a turn
d20-row-state-one-action = only a standard action or a move action in a turn
# $ability: a word.
d20-row-state-zero = { $ability } counts as nothing
# $name: of a skill.
d20-row-state-no-skill = no { $name }
# $abilities: joined. $points: signed.
d20-row-state-skills-by = skills of { $abilities } { $points }
# $points: signed, in these seven.
d20-row-state-skills = skills { $points }
d20-row-state-checks = ability checks { $points }
d20-row-state-saves = saves { $points }
d20-row-state-attack = attack rolls { $points }
d20-row-state-damage = weapon damage { $points }
d20-row-state-armour-class = armour class { $points }
d20-row-state-dodge = dodge bonus to the armour class { $points }
d20-row-state-flees = has to flee
d20-row-state-cowers = cowers where there is no way out
d20-row-state-drops = drops what is in the hands
# $moving and $still: signed.
d20-row-state-unseen = cannot be seen; Hide { $still }, after a movement { $moving }
d20-row-state-wakes-hurt = ends with damage
d20-row-state-wakes-shaken = ends when somebody beside spends a standard action on it
# $dc: number.
d20-row-state-concentration = casting takes Concentration against { $dc } and the spell level
d20-row-state-answers = attacks whoever attacked last
# $points: number.
d20-row-state-strain =
    { $points ->
        [one] { $points } hit point
       *[other] { $points } hit points
    } lost by a standard action
# Numbers: $face, $points.
d20-row-state-bleeds =
    at the end of each turn { $points ->
        [one] { $points } hit point
       *[other] { $points } hit points
    } lost, or stable by a percentile roll of at most { $face }
# Numbers: $least, $most. Text: $act.
d20-row-confused = { $least }–{ $most } on a percentile roll: { $act }
d20-row-confused-attack-source = attacks the source
d20-row-confused-act = acts as usual
d20-row-confused-nothing = does nothing
d20-row-confused-flee = flees from the source
d20-row-confused-attack-nearest = attacks the nearest creature
