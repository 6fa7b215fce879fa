# What brings a line of a ledger, and why one does not count.
dsa41-cause-wounds =
    { $number ->
        [one] one wound
       *[other] { $number } wounds
    }
dsa41-cause-wounds-head =
    { $number ->
        [one] wound to the head
       *[other] { $number } wounds to the head
    }
dsa41-cause-wounds-chest =
    { $number ->
        [one] wound to the chest
       *[other] { $number } wounds to the chest
    }
dsa41-cause-wounds-back =
    { $number ->
        [one] wound to the back
       *[other] { $number } wounds to the back
    }
dsa41-cause-wounds-belly =
    { $number ->
        [one] wound to the belly
       *[other] { $number } wounds to the belly
    }
dsa41-cause-wounds-left-arm =
    { $number ->
        [one] wound in the left arm
       *[other] { $number } wounds in the left arm
    }
dsa41-cause-wounds-right-arm =
    { $number ->
        [one] wound in the right arm
       *[other] { $number } wounds in the right arm
    }
dsa41-cause-wounds-left-leg =
    { $number ->
        [one] wound in the left leg
       *[other] { $number } wounds in the left leg
    }
dsa41-cause-wounds-right-leg =
    { $number ->
        [one] wound in the right leg
       *[other] { $number } wounds in the right leg
    }
dsa41-cause-lost-eye = lost eye
dsa41-cause-moves = moves in this round
dsa41-cause-long-action = rest of a long action
dsa41-cause-second-attack = second attack of this round
dsa41-cause-second-defence = second defence of this round
dsa41-cause-second-shot = another shot in this round
dsa41-cause-second-throw = another throw in this round
dsa41-cause-hide = thick hide
dsa41-cause-worn = the { $number } pieces worn
dsa41-cause-lies = lies on the ground
dsa41-cause-well-fallen = rolled off
dsa41-cause-one-metre = only one metre
dsa41-cause-bounds = what speed is left
dsa41-cause-basis = initiative before the die
dsa41-cause-announced =
    { $number ->
        [one] one point announced
       *[other] { $number } points announced
    }
dsa41-cause-run-up = run-up
dsa41-cause-one-hand = only one hand free for it
dsa41-cause-no-hand-blow = no blow of the hand
dsa41-cause-times = times { $number }
dsa41-cause-constant = fixed part
dsa41-cause-read-on = read on in the table for this gear
dsa41-cause-sizes = sizes of the two
dsa41-cause-thin-armour = thinnest armour: { $number }
dsa41-cause-break-factor = break factor of the foe’s weapon
dsa41-cause-eased = manoeuvre of a weapon master
dsa41-cause-shield-lost = no shield on the arm any more
dsa41-cause-bare-spot = bare spot hit
dsa41-cause-twice-there = spot that doubles the harm
dsa41-cause-part-moves = part that moves
dsa41-cause-caught = blow from an unwonted side
dsa41-cause-below-zero = skill points below zero
dsa41-cause-difficulty = how hard it is
dsa41-cause-vigilant = vigilance
dsa41-cause-feels-danger = combat instinct
dsa41-cause-two-classes = two distance classes at once
dsa41-cause-foes =
    { $number ->
        [one] one foe
       *[other] { $number } foes
    }
dsa41-cause-left-flank = from the left
dsa41-cause-right-flank = from the right
dsa41-cause-from-behind = from behind
dsa41-cause-low-ceiling = low ceiling
dsa41-cause-narrow-place = narrow spot
dsa41-cause-wall-left = obstacle on the left, somebody on the right
dsa41-cause-wall-right = obstacle on the right, somebody on the left
dsa41-cause-walls-both = obstacles to the left and right
dsa41-cause-bodies = people to the left and right
dsa41-cause-higher = stands higher
dsa41-cause-lower = stands lower
dsa41-cause-dusk = dusk
dsa41-cause-moonlight = moonlight
dsa41-cause-starlight = starlight
dsa41-cause-darkness = darkness
dsa41-cause-haze = haze
dsa41-cause-fog = fog
dsa41-cause-mount-untrained = untrained mount
dsa41-cause-mount-inexperienced = inexperienced mount
dsa41-cause-mount-schooled = well-schooled mount
dsa41-cause-no-saddle = no saddle
dsa41-cause-no-hand-free = no hand free
dsa41-cause-hit-in-saddle = hit in the saddle
dsa41-cause-rides-at-foe = rides at a foe
dsa41-cause-gallop = mount at a gallop
dsa41-cause-trot = mount at a trot
dsa41-cause-walk = mount at a walk
dsa41-cause-mount-stands = mount stands still
dsa41-cause-in-saddle = in the saddle
dsa41-cause-further-reasons =
    { $number ->
        [one] one further reason to lose heart
       *[other] { $number } further reasons to lose heart
    }
dsa41-cause-leader = sees the leader fight
dsa41-cause-more-friends = own side outnumbers the foes
dsa41-cause-twice-as-many = twice as many foes
dsa41-cause-die = die roll
dsa41-cause-origin = origin
dsa41-cause-gear-lost = gear no longer in hand
dsa41-cause-untaught = never learnt
dsa41-cause-size-tiny = tiny
dsa41-cause-size-very-small = very small
dsa41-cause-size-small = small target
dsa41-cause-size-medium = medium-sized target
dsa41-cause-size-big = big
dsa41-cause-size-huge = huge
dsa41-cause-target-helpless = helpless target
dsa41-cause-target-still = target stands still
dsa41-cause-target-moves = target moves a little
dsa41-cause-target-fast = target moves fast
dsa41-cause-target-very-fast = target moves very fast
dsa41-cause-metres = { $number } m
dsa41-cause-steep-up = steeply upwards
dsa41-cause-steep-down = steeply downwards
dsa41-cause-attack-base = base value of attack
dsa41-cause-parry-base = base value of parry
dsa41-cause-ranged-base = base value of ranged attack
dsa41-cause-initiative-base = base value of initiative
dsa41-cause-life-left = life left
dsa41-cause-endurance-left = endurance left
dsa41-cause-resistance = resistance to magic
dsa41-cause-speed = speed without burden
dsa41-cause-of-the-blow = what the blow deals
dsa41-cause-courage = courage
dsa41-cause-cleverness = cleverness
dsa41-cause-intuition = intuition
dsa41-cause-charisma = charisma
dsa41-cause-dexterity = dexterity
dsa41-cause-agility = agility
dsa41-cause-constitution = constitution
dsa41-cause-strength = strength
dsa41-cause-self-control = self-control
dsa41-cause-body-control = body control
dsa41-cause-athletics = athletics
dsa41-cause-swimming = swimming
dsa41-cause-stealth = stealth
dsa41-cause-perception = perception
dsa41-cause-treat-wounds = treating wounds
dsa41-cause-riding = riding
dsa41-cause-talent = value of the talent
dsa41-cause-burden = encumbrance { $number }
dsa41-cause-burden-by-zones = encumbrance { $number } by zones
dsa41-cause-foe-near = a foe within reach
dsa41-cause-class-hand = hand to hand
dsa41-cause-class-close = close quarters
dsa41-cause-class-spear = spear length
dsa41-cause-class-pike = pike length
dsa41-void-stays = no move in this round
dsa41-void-readied = the long action readied this very weapon
dsa41-void-in-melee = the target is in close combat
dsa41-void-no-parry = it is no parry
dsa41-void-learnt = shield fighting has been learnt
dsa41-void-both-bare = both are bare-handed
dsa41-void-no-thrust = neither a thrust nor a missile
dsa41-void-greatest-factor = only the greatest factor counts
dsa41-void-no-leader = no leader in sight
dsa41-void-no-majority = no majority
dsa41-void-not-twice = fewer than twice as many foes
dsa41-void-saddled = the mount is saddled
dsa41-void-hand-free = a hand is free
dsa41-void-not-learnt = mounted combat has not been learnt
dsa41-void-not-from-above = only against foes on foot
dsa41-void-other-hand = it is made with the other hand
dsa41-void-series = a series of attacks converts free of charge
dsa41-void-guarded = the defensive style converts free of charge
dsa41-void-shield = a shield defends twice without a penalty
dsa41-void-staff = a practised hand with a staff
dsa41-void-in-incapacity = the check already counts it
dsa41-void-no-mishap = this creature suffers no such mishap
dsa41-void-out = the torch does not burn
dsa41-void-no-iron = no iron on the hands
dsa41-void-stones = stones, not lead
dsa41-void-strength-of-no-use = strength adds nothing to this weapon
dsa41-void-shields-only = only for parries with a shield
dsa41-void-strength-not-played = not played here
dsa41-void-weak = too little strength for this weapon
dsa41-void-both-hands = both hands lead the weapon
dsa41-void-too-burdened = too much encumbrance
dsa41-void-worse-sight = only the worst hindrance to sight counts
dsa41-void-wall = a wall of blades minds no numbers
dsa41-void-shield-at-distance = a shield does not mind the distance
