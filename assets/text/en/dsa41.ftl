### Words of the fourth edition. Keys are made of a kind and a term; in braces stand variables: keep their names.

## What the rules are called.

dsa41-title = Fourth edition (4.1)

## What a fighter can declare for a round.

dsa41-plan-fight = Attack and defence
dsa41-plan-defend = Defence only
dsa41-plan-move-defend = Move, keep the defence
dsa41-plan-move-attack = Move, then attack
dsa41-plan-attack-move = Attack, then move
dsa41-plan-move-move = Run: move twice
dsa41-plan-lunge-on = Go on with the lunge series
dsa41-plan-pressed = Two defences: pressed by a lunge series
dsa41-plan-guarded = Defensive style: two defences
dsa41-plan-sprint = Sprint
dsa41-plan-act-defend = Act, keep the defence
dsa41-plan-act-attack = Act, then attack
dsa41-plan-attack-act = Attack, then act
dsa41-plan-move-act = Move, then act
dsa41-plan-act-move = Act, then move
dsa41-plan-act-act = Act twice
dsa41-plan-act = One action
dsa41-plan-move = One movement
dsa41-plan-carry-on = Carry on
dsa41-plan-shoot-twice = Shoot or throw twice
dsa41-plan-shelter = Defence behind the shield

## What is asked.

dsa41-question-announce = What will you do this round?
dsa41-question-attack = Whom do you strike?
dsa41-question-regular = What do you do now?
dsa41-question-defend = A blow comes. How do you answer it?
dsa41-question-free = A free action?
dsa41-question-last-words = Last words?
dsa41-question-passing-strike = A foe passes. Do you strike?
dsa41-question-strike-thrower = A foe throws in your face. Do you strike first?
dsa41-question-strike-charger = A foe charges into your longer weapon. Do you strike first?
dsa41-question-strike-exposed = A foe’s blow has left him open. Do you strike?
dsa41-question-occasional-strike = A foe has fumbled. Do you strike?
dsa41-question-follow = The foe gets away. Do you follow?
dsa41-question-press = You have driven the foe back. Do you follow?
dsa41-question-counter-blow = A foe strikes at you. Do you strike into his blow instead of parrying it?
dsa41-question-set-up = Where does this fighter begin?
dsa41-question-suppress = A wound. Do you force yourself not to feel it?
dsa41-question-defy = Hardly any life is left. Do you force yourself to fight on?

## What is to be known of an answer.

dsa41-hint-out-of-reach = nobody in reach now: nearest foe { $distance } paces off, weapon reach { $reach }
dsa41-hint-too-far = nobody in reach even after the move: nearest foe { $distance } paces off, move { $paces }
dsa41-hint-cut-off = nobody in reach now: something stands between
dsa41-hint-strikes-wait = foes who may strike as you go: { $foes }
dsa41-hint-no-bearings = no blow before the bearings are found again
dsa41-hint-not-now = no blow left for the foes in reach
dsa41-hint-out-of-range = no shot now: nearest foe { $distance } paces off, the weapon carries { $range }
dsa41-hint-no-line = no shot now: the nearest foe is hidden
dsa41-hint-not-seen = no shot now: too dark to see the nearest foe
dsa41-hint-engaged = no shot now: foes press too hard
dsa41-hint-not-loaded = no shot now: not loaded, { $loads ->
    [one] { $loads } action
   *[other] { $loads } actions
} to go
dsa41-hint-no-missiles = no shot: nothing left to shoot
dsa41-hint-no-place = no shot from this place

## What can be chosen: manoeuvres, defences, actions.

dsa41-offer-attack = Attack
dsa41-offer-feint = Feint
dsa41-offer-power-blow = Power blow
dsa41-offer-passing-strike = Strike in passing
dsa41-offer-strike-later = Wait for a later square
dsa41-offer-follow = Follow
dsa41-offer-close-in = Begin hand to hand
dsa41-offer-shorten = Come nearer
dsa41-offer-shorten-two = Come nearer by two classes
dsa41-offer-shorten-feint = Come nearer with a feint
dsa41-offer-shorten-two-feint = Come nearer by two classes with a feint
dsa41-offer-lengthen = Withdraw (get away by one class)
dsa41-offer-lengthen-two = Withdraw by two classes
dsa41-offer-lengthen-far = Withdraw by a class, one square farther
dsa41-offer-lengthen-two-far = Withdraw by two classes, one square farther
dsa41-offer-charge = Charge
dsa41-offer-hammer = Hammer blow
dsa41-offer-sweep = Sweep at several foes
dsa41-offer-lunge = Lunge series
dsa41-offer-lunge-on = Next attack of the series
dsa41-offer-feint-power = Feint with a power blow
dsa41-offer-knock-down = Knock down
dsa41-offer-trip = Trip
dsa41-offer-disarm = Disarm
dsa41-offer-thrust = Targeted thrust
dsa41-offer-death-thrust = Death thrust
dsa41-offer-flat-blow = Flat blow
dsa41-offer-stunning-blow = Stunning blow
dsa41-offer-split-shield = Split the shield
dsa41-offer-master-parry = Master parry
dsa41-offer-master-shield-parry = Master parry with the other hand
dsa41-offer-bind = Bind
dsa41-offer-bind-second = Bind with the parry weapon
dsa41-offer-disarming-parry = Disarm from the parry
dsa41-offer-disarming-second = Disarm with the parry weapon
dsa41-offer-windmill = Windmill
dsa41-offer-break-weapon = Break the weapon
dsa41-offer-pin = Pin down
dsa41-offer-double-attack = Double attack
dsa41-offer-counter = Counter strike
dsa41-offer-blade-storm = Blade storm at two foes
dsa41-offer-blade-storm-three = Blade storm at three foes
dsa41-offer-blade-wall = Blade wall
dsa41-offer-aimed-head = Aimed blow at the head
dsa41-offer-aimed-chest = Aimed blow at the chest
dsa41-offer-aimed-back = Aimed blow at the back
dsa41-offer-aimed-belly = Aimed blow at the belly
dsa41-offer-aimed-left-arm = Aimed blow at the left arm
dsa41-offer-aimed-right-arm = Aimed blow at the right arm
dsa41-offer-aimed-left-leg = Aimed blow at the left leg
dsa41-offer-aimed-right-leg = Aimed blow at the right leg
dsa41-offer-press = Press on
dsa41-offer-suppress = Ignore the wound
dsa41-offer-defy = Fight on regardless
dsa41-offer-run = Run
dsa41-offer-withdraw = Withdraw on foot
dsa41-offer-parry = Parry
dsa41-offer-shield-parry = Shield parry
dsa41-offer-second-parry = Second parry
dsa41-offer-dodge = Dodge
dsa41-offer-aimed-dodge = Targeted dodge
dsa41-offer-aimed-dodge-back = Targeted dodge, a class back
dsa41-offer-aimed-dodge-far = Targeted dodge, two classes back
dsa41-offer-no-defence = No defence
dsa41-offer-turn = Turn
dsa41-offer-turn-fully = Turn as you like
dsa41-offer-kneel = Kneel
dsa41-offer-stand = Stand up
dsa41-offer-stand-quickly = Jump to your feet
dsa41-offer-go-down = Drop to the ground
dsa41-offer-recover = Find your bearings
dsa41-offer-change-style = Change grip
dsa41-offer-draw = Draw
dsa41-offer-drop = Drop the weapon
dsa41-offer-door = Open or close the door
dsa41-offer-delay = Delay
dsa41-offer-shout = Shout
dsa41-offer-treat = Treat wounds
dsa41-offer-pick-up = Pick the weapon up
dsa41-offer-breathe = Catch breath
dsa41-offer-orient = Orient
dsa41-offer-pass = Pass
dsa41-offer-place = Begin there
dsa41-offer-ready = Ready
dsa41-offer-stow = Put the weapon away
dsa41-offer-leave = Leave the field
dsa41-offer-break-free = Break free by strength
dsa41-offer-slip-free = Slip free
dsa41-offer-reload = Load the weapon
dsa41-offer-use-item = Use a thing
dsa41-offer-use-talent = Use a talent
dsa41-offer-activate = Awaken an artefact
dsa41-offer-watch = Keep watch in every phase, or no longer
dsa41-offer-surrender = Give up, the whole side
dsa41-offer-actions = Action
dsa41-offer-walk = Walk
dsa41-offer-sprint = Sprint
dsa41-offer-step = Step
dsa41-offer-jump = Jump
dsa41-offer-shot = Shot
dsa41-offer-quick-shot = Quick shot
dsa41-offer-throw = Throw
dsa41-offer-aim = Aim
dsa41-offer-strike-cell = Strike at a square
dsa41-offer-beat-out = Beat out the flames
dsa41-offer-climb = Climb
dsa41-offer-dive = Dive for what lies there
dsa41-offer-force = Break it open
dsa41-offer-jump-down = Jump down
dsa41-offer-kick = Kick away
dsa41-offer-kindle = Light
dsa41-offer-overturn = Tip the table over
dsa41-offer-put-down = Put down
dsa41-offer-put-out = Put the light out
dsa41-offer-unlock = Unlock the door

## Ways to move.

dsa41-gait-walk = Walk
dsa41-gait-sprint = Sprint
dsa41-gait-run = Run
dsa41-gait-crawl = Crawl
dsa41-gait-swim = Swim
dsa41-gait-withdraw = Withdraw on foot
dsa41-gait-charge = Run-up of the charge
dsa41-gait-step = One step
dsa41-gait-jump = Jump over a gap
dsa41-gait-climb = Climb up or down
dsa41-gait-jump-down = Jump down

## What points are announced for.

dsa41-stake-feint = Points of the feint
dsa41-stake-power-blow = Points of the power blow
dsa41-stake-shorten-feint = Points of the feint
dsa41-stake-shorten-two-feint = Points of the feint
dsa41-stake-foes = Foes
dsa41-stake-sweep = Foes
dsa41-stake-sweep-more = Points of the power blow
dsa41-stake-feint-power = Points of the feint
dsa41-stake-feint-power-more = Points of the power blow
dsa41-stake-charge = Points of the feint
dsa41-stake-charge-more = Points of the power blow
dsa41-stake-hammer = Points of the feint
dsa41-stake-hammer-more = Points of the power blow
dsa41-stake-lunge = Points of the feint
dsa41-stake-lunge-more = Points of the power blow
dsa41-stake-death-thrust = Points of the feint
dsa41-stake-death-thrust-more = Points of the power blow
dsa41-stake-trip = Points of the feint
dsa41-stake-thrust = Points of the feint
dsa41-stake-flat-blow = Points of the power blow
dsa41-stake-split-shield = Points of the power blow
dsa41-stake-knock-down = Points of the knock-down
dsa41-stake-disarm = Points of the disarming
dsa41-stake-stunning-blow = Points of the stunning blow
dsa41-stake-points = Points announced
dsa41-stake-pin = Points of the pinning
dsa41-stake-counter = Points of the counter strike
dsa41-stake-blade-storm = Attack at the first foe
dsa41-stake-blade-storm-more = Attack at the second foe
dsa41-stake-blade-storm-three = Attack at the first foe
dsa41-stake-blade-storm-three-more = Attack at the second foe
dsa41-stake-blade-wall = Value of this parry
dsa41-stake-master-parry = Points of the master parry
dsa41-stake-master-shield-parry = Points of the master parry
dsa41-stake-bind = Points of the binding
dsa41-stake-bind-second = Points of the binding
dsa41-stake-disarming-parry = Points of the disarming
dsa41-stake-disarming-second = Points of the disarming

## Values, as they stand on sheets.

dsa41-value-le = LE
dsa41-value-au = AU
dsa41-value-at = AT
dsa41-value-pa = PA
dsa41-value-ini = INI
dsa41-value-rs = RS
dsa41-value-be = BE
dsa41-value-gs = GS
dsa41-value-aw = Dodge
dsa41-value-ws = Wound threshold
dsa41-value-bf = Break factor
dsa41-value-ward = Shield
dsa41-value-tp = TP besides the dice
dsa41-value-actions = Actions
dsa41-value-defences = Defences
dsa41-value-free-actions = Free actions
dsa41-value-off-balance = Off balance by
dsa41-value-mr = MR
dsa41-value-fk = FK
dsa41-value-altitude = Altitude in metres
dsa41-value-check = Check
dsa41-value-loading = Load
dsa41-value-missiles = Missiles
dsa41-value-le-most = Most LE
dsa41-value-au-most = Most AU

## States, as they stand on sheets.

dsa41-state-prone = Prone
dsa41-state-kneeling = Kneeling
dsa41-state-disoriented = Off balance
dsa41-state-incapacitated = Incapacitated
dsa41-state-unconscious = Unconscious
dsa41-state-dying = Dying
dsa41-state-dead = Dead
dsa41-state-stable = Stabilised
dsa41-state-fled = Gone
dsa41-state-unarmed = Unarmed
dsa41-state-lamed = An arm is useless
dsa41-state-crippled = A leg is useless
dsa41-state-bleeding = Bleeding
dsa41-state-unshielded = Without shield
dsa41-state-exhausted = Exhausted
dsa41-state-held = Held
dsa41-state-frenzied = In a frenzy
dsa41-state-surrendered = Surrendered
dsa41-state-under-water = Under water
dsa41-state-unloaded = Not loaded
dsa41-state-aiming = Taking aim
dsa41-state-burning = Burning
dsa41-state-surprised = Surprised
dsa41-state-numb = Ignores wounds
dsa41-state-defiant = Fights on regardless

## What is told when a state begins.

dsa41-enters-prone = { $name } goes to the ground.
dsa41-enters-kneeling = { $name } kneels.
dsa41-enters-disoriented = { $name } has to find a position again.
dsa41-enters-incapacitated = { $name } can fight no more.
dsa41-enters-unconscious = { $name } loses consciousness.
dsa41-enters-dying = { $name } is dying.
dsa41-enters-dead = { $name } dies.
dsa41-enters-stable = { $name } is out of danger.
dsa41-enters-fled = { $name } leaves the fight.
dsa41-enters-unarmed = { $name } drops the weapon.
dsa41-enters-lamed = An arm of { $name } is useless.
dsa41-enters-crippled = A leg of { $name } gives way.
dsa41-enters-bleeding = { $name } is losing blood.
dsa41-enters-unshielded = What { $name } had in the other hand is gone.
dsa41-enters-exhausted = { $name } is exhausted.
dsa41-enters-held = { $name } is held.
dsa41-enters-surrendered = { $name } surrenders.
dsa41-enters-burning = { $name } is on fire.
dsa41-enters-surprised = { $name } is taken by surprise.
dsa41-enters-numb = { $name } ignores the wound.
dsa41-enters-defiant = { $name } fights on regardless.
dsa41-enters-under-water = { $name } goes under.

## What is told when a state ends.

dsa41-leaves-prone = { $name } gets up.
dsa41-leaves-kneeling = { $name } kneels no more.
dsa41-leaves-disoriented = { $name } stands firm again.
dsa41-leaves-incapacitated = { $name } can fight again.
dsa41-leaves-unconscious = { $name } comes to.
dsa41-leaves-dying = { $name } is no longer dying.
dsa41-leaves-dead = { $name } is alive.
dsa41-leaves-stable = { $name } is in danger again.
dsa41-leaves-fled = { $name } comes back.
dsa41-leaves-unarmed = { $name } is armed again.
dsa41-leaves-bleeding = { $name } bleeds no more.
dsa41-leaves-unshielded = { $name } has something in the other hand again.
dsa41-leaves-exhausted = { $name } has caught breath.
dsa41-leaves-held = { $name } is free again.
dsa41-leaves-burning = { $name } burns no longer.
dsa41-leaves-surprised = { $name } grasps what is going on.
dsa41-leaves-defiant = The strength of { $name } is at an end.
dsa41-leaves-under-water = { $name } comes up again.

## What is told of actions.

dsa41-deed-arrive = { $name } joins the fight on { $cell }.
dsa41-deed-draw = { $name } readies a weapon.
dsa41-deed-door = { $name } moves the door on { $cell }.
dsa41-deed-orient = { $name } takes in the fight.
dsa41-deed-treat = { $name } treats the wounds of { $target }.
dsa41-deed-pick-up = { $name } reaches for the weapon on the ground.
dsa41-deed-breathe = { $name } catches breath.
dsa41-deed-shout = { $name } shouts.
dsa41-deed-delay = { $name } waits with the attack.
dsa41-deed-stow = { $name } puts the weapon away.
dsa41-deed-reload = { $name } loads the weapon.
dsa41-deed-loaded = { $name } is ready to shoot.
dsa41-deed-use-item = { $name } reaches for something to use.
dsa41-deed-used = { $name } has used it.
dsa41-deed-use-talent = { $name } sets to work.
dsa41-deed-talent-done = { $name } has done it.
dsa41-deed-activate = { $name } awakens an artefact.
dsa41-deed-strike-cell = { $name } strikes at { $cell } and hits nothing but air.
dsa41-deed-found = { $name } has been noticed.
dsa41-deed-dive = { $name } dives at { $cell }.
dsa41-deed-kick = { $name } kicks something away to { $cell }.
dsa41-deed-put-down = { $name } puts something down on { $cell }.
dsa41-deed-taken = { $name } picks something up from { $cell }.
dsa41-deed-zone-head = It finds the head of { $name }.
dsa41-deed-zone-chest = It finds the chest of { $name }.
dsa41-deed-zone-back = It finds the back of { $name }.
dsa41-deed-zone-belly = It finds the belly of { $name }.
dsa41-deed-zone-left-arm = It finds the left arm of { $name }.
dsa41-deed-zone-right-arm = It finds the right arm of { $name }.
dsa41-deed-zone-left-leg = It finds the left leg of { $name }.
dsa41-deed-zone-right-leg = It finds the right leg of { $name }.
dsa41-deed-other-hand = { $name } changes hands.
dsa41-deed-fumble-confused = { $name } fumbles and loses the thread.
dsa41-deed-fumble-stumbles = { $name } fumbles and stumbles.
dsa41-deed-fumble-falls = { $name } fumbles and falls.
dsa41-deed-fumble-slips = { $name } fumbles: it slips out of the hand.
dsa41-deed-fumble-flies-off = { $name } fumbles: it flies out of the hand.
dsa41-deed-fumble-damaged = { $name } fumbles: it is damaged.
dsa41-deed-fumble-destroyed = { $name } fumbles: it is destroyed.
dsa41-deed-fumble-hurt = { $name } fumbles and is hurt by it.
dsa41-deed-fumble-opens = { $name } is open to { $target } for a moment.
dsa41-deed-flung = What { $name } held flies to { $cell }.
dsa41-deed-unlock = { $name } unlocks the door on { $cell }.
dsa41-deed-aim = { $name } aims at { $target }.
dsa41-deed-spent = The missile of { $name } is lost.
dsa41-deed-lies = The weapon that { $name } has thrown lies on { $cell }.
dsa41-deed-strays-into-melee = The missile of { $name } flies into the melee, at { $target }.
dsa41-deed-strays-in-line = { $target } stands in the way of the missile of { $name }.
dsa41-deed-class-hand = { $name } and { $target } fight hand to hand.
dsa41-deed-class-close = { $name } and { $target } fight at close quarters.
dsa41-deed-class-spear = { $name } and { $target } fight at spear length.
dsa41-deed-class-pike = { $name } and { $target } fight at pike length.
dsa41-deed-engaged = { $name } and { $target } come to blows.
dsa41-deed-apart = { $name } and { $target } are apart.
dsa41-deed-follow = { $name } follows { $target }.
dsa41-deed-press = { $name } presses on after { $target }.
dsa41-deed-sweep = The sweep of { $name } goes on at { $target }.

## What checks and other rolls are about.

dsa41-check-self-control = Self-control
dsa41-check-treat-wounds = Treat wounds
dsa41-check-agility = Agility
dsa41-check-intuition = Intuition
dsa41-check-dexterity = Dexterity
dsa41-check-body-control = Body control
dsa41-check-countdown = Rounds until death
dsa41-check-treatment-slip = A slip in the treatment
dsa41-check-tumble = A tumble
dsa41-check-strength = Strength
dsa41-check-constitution = Constitution
dsa41-check-tp = Hit points of the manoeuvre
dsa41-check-swimming = Swimming
dsa41-check-fall = A fall
dsa41-check-nerve = Initiative lost
dsa41-check-breath = Endurance lost
dsa41-check-stun = Rounds of unconsciousness
dsa41-check-athletics = Athletics
dsa41-check-talent = Talent
dsa41-check-stealth = Stealth
dsa41-check-perception = Perception
dsa41-check-scatter = Squares that it flies
dsa41-check-zone = Hit zone
dsa41-check-course = Direction of the flight
dsa41-check-fumble = Fumble
dsa41-check-break-test = Break test
dsa41-check-break-rise = More brittle by
dsa41-check-victim = Who is in the way
dsa41-check-flight = How far it flies on
dsa41-check-squares = Squares that burn
dsa41-check-rounds = Rounds that they burn
dsa41-check-exhaustion = Exhaustion after the fight

## The links of the chain of odds.

dsa41-chain-hit = hits
dsa41-chain-not-warded = not warded off
dsa41-chain-warded = warded off
dsa41-chain-lands = lands
dsa41-chain-hurts = hurts
dsa41-chain-wound = wounds
dsa41-chain-out = out of the fight
dsa41-chain-fumble = fumble
dsa41-chain-fumble-opens = fumble, and the foe’s strike lands
dsa41-chain-fumble-down = fumble and fall
dsa41-chain-fumble-disarms = fumble and lose it
dsa41-chain-fumble-harms = fumble and harm oneself
dsa41-chain-foe-fumble = the foe fumbles
dsa41-chain-passes = succeeds
dsa41-chain-pushed = drives back
dsa41-chain-throws-down = throws down
dsa41-chain-disarms = disarms
dsa41-chain-stuns = stuns
dsa41-chain-breaks-shield = breaks the shield
dsa41-chain-breaks-weapon = breaks the weapon
dsa41-chain-pins = pins down
dsa41-chain-stray = hits another
dsa41-chain-stray-friend = hits one of the own side
dsa41-chain-alight = sets squares on fire
dsa41-chain-struck-first = is struck first
dsa41-chain-felled-first = is felled before the throw

## From where a blow comes, as its target sees it.

dsa41-arc-front = from the front
dsa41-arc-right = from the right
dsa41-arc-left = from the left
dsa41-arc-rear = from behind

## How far apart two fight.

dsa41-class-class-hand = hand to hand
dsa41-class-class-close = close quarters
dsa41-class-class-spear = spear length
dsa41-class-class-pike = pike length
dsa41-class-engaged = engaged
