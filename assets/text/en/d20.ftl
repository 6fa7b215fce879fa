### Words of the d20 rules. Keys are made of a kind and a term; in braces stand variables: keep their names.

## What the rules are called.

d20-title = d20 (3.5)
d20-stand-ins = The level names nobody for these rules. Others stand in, in sides of equal strength.

## Variants of modules.

d20-variant-table = bonus points by the table
d20-variant-none = no bonus points
d20-variant-always = surcharge for all spells
d20-variant-never = no surcharge

## What is asked.

d20-question-set-up = Where does this fighter begin?
d20-question-turn = Your turn. What do you do?
d20-question-late = You have delayed. Do you act now?
d20-question-opportunity = Somebody exposes himself. An attack of opportunity?
d20-question-readied = What you have waited for happens. Do you strike?
d20-question-follow-up = The foe is down. One more blow?
d20-question-give-way = Somebody wants to run straight through you. Do you step aside?

## What can be chosen.

d20-offer-strike = Attack
d20-offer-power-strike = Power Attack
d20-offer-shot = Shot or throw
d20-offer-charge = Charge
d20-offer-strike-cell = Attack a square
d20-offer-two-weapons = Attack with two weapons
d20-offer-off-hand = Attack with the other hand
d20-offer-draw-other = Draw with the other hand
d20-offer-rapid-shot = Rapid shot
d20-offer-defensive = Fight defensively
d20-offer-trip = Trip
d20-offer-disarm = Disarm
d20-offer-grapple = Grapple
d20-offer-grapple-harm = Hurt in the grapple
d20-offer-pin = Pin
d20-offer-escape = Break free
d20-offer-drag = Move the grapple
d20-offer-bull-rush = Bull rush
d20-offer-charge-rush = Charge and bull rush
d20-offer-wake = Wake
d20-offer-overrun = Overrun
d20-offer-step-aside = Step aside
d20-offer-stand-firm = Stand firm
d20-offer-sunder = Sunder the weapon
d20-offer-sunder-shield = Sunder the shield
d20-offer-feint = Feint
d20-offer-aid = Aid an attack
d20-offer-aid-defence = Aid a defence
d20-offer-coup-de-grace = Coup de grace
d20-offer-spell = Spell
d20-offer-walk = Move
d20-offer-step = Five-foot step
d20-offer-withdraw = Withdraw
d20-offer-run = Run
d20-offer-crawl = Crawl
d20-offer-sidle = Sidle
d20-offer-total-defence = Total defence
d20-offer-rise = Stand up
d20-offer-drop-prone = Drop to the ground
d20-offer-draw = Draw
d20-offer-sheathe = Put the weapon away
d20-offer-drop = Drop the weapon
d20-offer-pick-up = Pick up
d20-offer-drink = Drink
d20-offer-take-out = Take out
d20-offer-load = Load
d20-offer-door = Open or close the door
d20-offer-smash = Break the pane
d20-offer-stabilise = First aid
d20-offer-delay = Delay the turn
d20-offer-act-now = Act now
d20-offer-ready-attack = Ready an attack
d20-offer-turn = Turn
d20-offer-drop-thing = Drop what you hold
d20-offer-leave = Leave the map
d20-offer-surrender = Surrender
d20-offer-pass = Finish the turn
d20-offer-wait = Wait
d20-offer-place = Begin there
d20-offer-ready = Ready
d20-offer-let-pass = Let it pass
d20-offer-turns = Turn of the round
d20-offer-opportunity = Attack of opportunity
d20-offer-opportunities = Attacks of opportunity
d20-offer-rage = Rage
d20-offer-mount = Mount
d20-offer-dismount = Dismount
d20-offer-ride-on = Ride on
d20-offer-control = Control the mount
d20-offer-mount-strikes = The mount attacks too

## Ways to move.

d20-gait-walk = Move
d20-gait-step = Five-foot step
d20-gait-withdraw = Withdraw
d20-gait-run = Run
d20-gait-crawl = Crawl
d20-gait-sidle = Sidle
d20-gait-charge = Charge
d20-gait-ride-on = Ride on
d20-gait-drag = Move the grapple
d20-gait-overrun = Overrun

## Values, as they stand on sheets.

d20-value-life = HP
d20-value-armour-class = AC
d20-value-touch = AC against touches
d20-value-flat-footed-class = AC caught flat-footed
d20-value-attack = Attack
d20-value-shot-attack = Shot
d20-value-damage = Damage
d20-value-ini = Initiative
d20-value-speed = Speed in squares
d20-value-fortitude = Fortitude
d20-value-reflex = Reflex
d20-value-will = Will
d20-value-pieces = Pieces
d20-value-hardness = Hardness
d20-value-weapon-life = HP of the weapon
d20-value-shield-life = HP of the shield
d20-value-nonlethal = Nonlethal damage
d20-value-temporary = Temporary HP
d20-value-strength = Strength
d20-value-dexterity = Dexterity
d20-value-constitution = Constitution
d20-value-intelligence = Intelligence
d20-value-wisdom = Wisdom
d20-value-charisma = Charisma
d20-value-other-check = Opposing test
d20-value-standard = Standard action
d20-value-moves = Move actions
d20-value-five-foot = Five-foot step
d20-value-opportunities = Attacks of opportunity
d20-stake-power = From the attack to the damage
d20-stake-strike = From the attack to the damage

## States, as they stand on sheets.

d20-state-blinded = Blinded
d20-state-confused = Confused
d20-state-cowering = Cowering
d20-state-dazed = Dazed
d20-state-dazzled = Dazzled
d20-state-entangled = Entangled
d20-state-exhausted = Exhausted
d20-state-fatigued = Fatigued
d20-state-flat-footed = Flat-footed
d20-state-frightened = Frightened
d20-state-grappling = Grappling
d20-state-pinned = Pinned
d20-state-helpless = Helpless
d20-state-invisible = Invisible
d20-state-kneeling = Kneeling
d20-state-sitting = Sitting
d20-state-nauseated = Nauseated
d20-state-panicked = Panicked
d20-state-paralysed = Paralysed
d20-state-prone = Prone
d20-state-shaken = Shaken
d20-state-sickened = Sickened
d20-state-asleep = Asleep
d20-state-staggered = Staggered
d20-state-stunned = Stunned
d20-state-unconscious = Unconscious
d20-state-squeezing = Squeezing
d20-state-disabled = Disabled
d20-state-dying = Dying
d20-state-stable = Stable
d20-state-dead = Dead
d20-state-charging = Charging
d20-state-defending = Total defence
d20-state-fighting-defensively = Fights defensively
d20-state-surprised = Surprised
d20-state-waiting = Waiting
d20-state-readied = Has readied an action
d20-state-unloaded = Not loaded
d20-state-disarmed = Disarmed
d20-state-surrendered = Surrendered
d20-state-gone = Gone
d20-state-raging = Raging
d20-state-riding = In the saddle
d20-state-fells = Strikes on

## What is told when a state begins.

d20-enters-blinded = { $name } is blinded.
d20-enters-confused = { $name } is confused.
d20-enters-cowering = { $name } cowers in fear.
d20-enters-dazed = { $name } is dazed.
d20-enters-dazzled = { $name } is dazzled.
d20-enters-entangled = { $name } is entangled.
d20-enters-exhausted = { $name } is exhausted.
d20-enters-fatigued = { $name } is fatigued.
d20-enters-flat-footed = { $name } is caught flat-footed.
d20-enters-frightened = { $name } is frightened.
d20-enters-grappling = { $name } grapples.
d20-enters-pinned = { $name } is pinned.
d20-enters-helpless = { $name } is helpless.
d20-enters-invisible = { $name } is invisible.
d20-enters-kneeling = { $name } kneels.
d20-enters-sitting = { $name } sits.
d20-enters-nauseated = { $name } is nauseated.
d20-enters-panicked = { $name } panics.
d20-enters-paralysed = { $name } is paralysed.
d20-enters-prone = { $name } lies on the ground.
d20-enters-shaken = { $name } is shaken.
d20-enters-sickened = { $name } feels sick.
d20-enters-asleep = { $name } falls asleep.
d20-enters-staggered = { $name } staggers.
d20-enters-stunned = { $name } is stunned.
d20-enters-unconscious = { $name } falls unconscious.
d20-enters-squeezing = { $name } squeezes through.
d20-enters-disabled = { $name } is disabled.
d20-enters-dying = { $name } is dying.
d20-enters-stable = { $name } is stable.
d20-enters-dead = { $name } is dead.
d20-enters-charging = { $name } charges.
d20-enters-defending = { $name } does nothing but defend.
d20-enters-fighting-defensively = { $name } fights defensively.
d20-enters-surprised = { $name } is surprised.
d20-enters-waiting = { $name } waits.
d20-enters-readied = { $name } is ready to strike.
d20-enters-unloaded = { $name } has to load.
d20-enters-disarmed = { $name } has lost the weapon.
d20-enters-surrendered = { $name } surrenders.
d20-enters-gone = { $name } leaves the fight.
d20-enters-raging = { $name } flies into a rage.
d20-enters-riding = { $name } is in the saddle.
d20-enters-fells = { $name } strikes on.

## What is told when a state ends.

d20-leaves-blinded = { $name } sees again.
d20-leaves-confused = { $name } thinks clearly again.
d20-leaves-cowering = { $name } takes heart again.
d20-leaves-dazed = { $name } can act again.
d20-leaves-dazzled = { $name } sees clearly again.
d20-leaves-entangled = { $name } gets free.
d20-leaves-exhausted = { $name } is no longer exhausted.
d20-leaves-fatigued = { $name } has rested.
d20-leaves-flat-footed = { $name } is on guard.
d20-leaves-frightened = { $name } takes heart again.
d20-leaves-grappling = { $name } grapples no longer.
d20-leaves-pinned = { $name } gets free.
d20-leaves-helpless = { $name } is no longer helpless.
d20-leaves-invisible = { $name } becomes visible.
d20-leaves-kneeling = { $name } gets up.
d20-leaves-sitting = { $name } gets up.
d20-leaves-nauseated = { $name } is no longer nauseated.
d20-leaves-panicked = { $name } is calm again.
d20-leaves-paralysed = { $name } can move again.
d20-leaves-prone = { $name } gets up.
d20-leaves-shaken = { $name } has calmed down.
d20-leaves-sickened = { $name } feels better.
d20-leaves-asleep = { $name } wakes.
d20-leaves-staggered = { $name } stands firm again.
d20-leaves-stunned = { $name } comes to.
d20-leaves-unconscious = { $name } comes round.
d20-leaves-squeezing = { $name } has room again.
d20-leaves-disabled = { $name } can fight again.
d20-leaves-dying = { $name } is no longer dying.
d20-leaves-stable = { $name } is no longer stable.
d20-leaves-dead = { $name } lives.
d20-leaves-charging = { $name } has slowed down.
d20-leaves-defending = { $name } gives up the total defence.
d20-leaves-fighting-defensively = { $name } fights freely again.
d20-leaves-surprised = { $name } has recovered from the surprise.
d20-leaves-waiting = { $name } waits no longer.
d20-leaves-readied = { $name } is no longer ready.
d20-leaves-unloaded = { $name } has loaded.
d20-leaves-disarmed = { $name } is armed again.
d20-leaves-surrendered = { $name } fights again.
d20-leaves-gone = { $name } comes back.
d20-leaves-raging = { $name } is calm again.
d20-leaves-riding = { $name } is out of the saddle.
d20-leaves-fells = { $name } pauses.

## What is told of actions.

d20-deed-arrive = { $name } joins the fight on { $cell }.
d20-deed-delay = { $name } waits.
d20-deed-act-now = { $name } acts now.
d20-deed-ready-attack = { $name } lies in wait for a foe.
d20-deed-rise = { $name } gets up from the ground.
d20-deed-drop-prone = { $name } drops to the ground.
d20-deed-draw = { $name } draws a weapon.
d20-deed-sheathe = { $name } puts the weapon away.
d20-deed-drop = { $name } drops the weapon.
d20-deed-lose = The weapon of { $name } falls to the ground.
d20-deed-drop-thing = { $name } drops something.
d20-deed-pick-up = { $name } picks something up.
d20-deed-drink = { $name } drinks a potion.
d20-deed-take-potion = { $name } takes a potion out.
d20-deed-take-wand = { $name } takes a wand out.
d20-deed-take-scroll = { $name } takes a scroll out.
d20-deed-use-wand = { $name } uses a wand.
d20-deed-read-scroll = { $name } reads a scroll.
d20-deed-load = { $name } loads.
d20-deed-door = { $name } opens or closes the door on { $cell }.
d20-deed-smash = { $name } breaks the pane on { $cell }.
d20-deed-strike-cell = { $name } attacks { $cell } and hits nothing but air.
d20-deed-charge = { $name } charges { $target }.
d20-deed-trip = { $name } tries to trip { $target }.
d20-deed-disarm = { $name } tries to disarm { $target }.
d20-deed-grapple = { $name } tries to grapple { $target }.
d20-deed-grapple-harm = { $name } tries to hurt { $target } in the grapple.
d20-deed-pin = { $name } tries to pin { $target }.
d20-deed-escape = { $name } tries to break free from { $target }.
d20-deed-drag = { $name } tries to drag { $target } along.
d20-deed-bull-rush = { $name } rushes at { $target }.
d20-deed-overrun = { $name } tries to overrun { $target }.
d20-deed-step-aside = { $name } steps aside for { $target }.
d20-deed-trample = { $name } rides straight at { $target }, who cannot step aside.
d20-deed-sunder = { $name } strikes at the weapon of { $target }.
d20-deed-sunder-shield = { $name } strikes at the shield of { $target }.
d20-deed-weapon-breaks = The weapon of { $name } breaks.
d20-deed-shield-breaks = The shield of { $name } breaks.
d20-deed-weapon-holds = The weapon of { $name } holds: it is too hard for this blow.
d20-deed-shield-holds = The shield of { $name } holds: it is too hard for this blow.
d20-deed-feint = { $name } feints at { $target }.
d20-deed-aid = { $name } distracts { $target } for a friend.
d20-deed-aid-defence = { $name } covers { $target }.
d20-deed-coup-de-grace = { $name } deals { $target } the coup de grace.
d20-deed-stabilise = { $name } gives first aid to { $target }.
d20-deed-mount = { $name } mounts { $target }.
d20-deed-dismount = { $name } dismounts.
d20-deed-control = { $name } tries to calm { $target }.
d20-deed-mount-strikes = The mount of { $name } attacks { $target }.
d20-deed-bolt = { $name } runs from the fight.
d20-deed-wake = { $name } shakes { $target } awake.
d20-deed-rend = { $name } rends { $target }.
d20-deed-poison = The poison of { $name } enters { $target }.
d20-deed-rapid-shot = { $name } shoots faster than usual.
d20-deed-two-weapons = { $name } fights with both hands.
d20-deed-draw-other = { $name } draws a second weapon.
d20-deed-defensive = { $name } fights with care.
d20-deed-total-defence = { $name } does nothing but defend.
d20-deed-leave = { $name } leaves.
d20-deed-let-pass = { $name } lets the opportunity pass.

## What checks and other rolls are about.

d20-check-confirmation = Confirmation of the critical hit
d20-check-miss-chance = Miss chance
d20-check-lingering = Lingering damage
d20-check-save = Saving throw
d20-check-stabilising = Becoming stable
d20-check-massive = Fortitude against massive damage
d20-check-knees = Guiding with the knees
d20-check-control = Controlling the mount
d20-check-mount-strikes = Both attack
d20-check-vault = Mounting or dismounting in one leap
d20-check-soft-fall = Soft fall from the saddle
d20-check-stays-on = Staying in the saddle
d20-check-saved-mount = Ride against the hit on the mount
d20-check-poison = Fortitude against the poison
d20-check-concentration = Concentration
d20-check-misdirection = Whom it hits instead
d20-check-trip = Trip
d20-check-disarm = Disarm
d20-check-sunder = Sunder
d20-check-sundering = Damage to what is held
d20-check-grapple = Grapple
d20-check-bull-rush = Bull rush
d20-check-overrun = Overrun
d20-check-knock-down = Knock down
d20-check-feint = Feint
d20-check-aid = Aid an attack
d20-check-aid-defence = Aid a defence
d20-check-stabilise = First aid
d20-check-coup-de-grace = Fortitude against the coup de grace
d20-check-ini = Initiative
d20-check-fortitude = Fortitude
d20-check-reflex = Reflex
d20-check-will = Will
d20-check-smash = Break the pane

## The links of the chain of odds.

d20-chain-hits = hits
d20-chain-critical = critical hit
d20-chain-out = out of the fight
d20-chain-misdirection = strikes the intended one
d20-chain-wins = succeeds
d20-chain-knock-down = is knocked down instead
d20-chain-breaks = breaks
d20-chain-passes = succeeds

## How well an attack landed.

d20-degree-miss = missed
d20-degree-hit = hit
d20-degree-critical = critical hit

## From where an attack comes, as its target sees it.

d20-arc-front = from the front
d20-arc-right = from the right
d20-arc-left = from the left
d20-arc-rear = from behind

## How foes stand to each other.

d20-class-in-reach = within reach

## Overlays of the map.

d20-overlay-reach-free = squares
d20-overlay-reach-open = squares that a foe threatens
d20-overlay-reach-harmed = squares that hurt
d20-overlay-sight-from = looks from here
d20-overlay-sight-seen = in sight
d20-overlay-sight-hidden = out of sight
d20-overlay-cover-from = the one who aims
d20-overlay-cover-none = in the open
d20-overlay-cover-soft = behind somebody
d20-overlay-cover-part = in cover
d20-overlay-cover-most = in better cover
d20-overlay-cover-total = out of sight
d20-overlay-light-bright = bright
d20-overlay-light-shadowy = in the shadows
d20-overlay-light-hardly = hardly any light
d20-overlay-light-dark = dark
d20-overlay-danger-harm = hurts
d20-overlay-danger-soon = next to come, in so many rounds
d20-overlay-ground-difficult = difficult: costs double
d20-overlay-ground-very-difficult = very difficult: costs so much more
d20-overlay-distance-reach = within reach of the weapon
d20-overlay-zone-own = threatened by this fighter
d20-overlay-zone-foes = threatened by so many foes
d20-overlay-zone-both = threatened by both sides
d20-overlay-arc-front = front
d20-overlay-arc-flank = flank
d20-overlay-arc-rear = back

## What there is to know of a square.

d20-place-burns = hurts whoever stands there
d20-place-difficult = difficult ground
d20-place-threatened-by = threatened by { $name }
d20-place-covered = covered against { $name }
d20-place-at-flank = at the flank of { $name }
d20-place-at-back = behind { $name }
d20-place-spell-strikes = the largest spell cast here strikes { $name }

## What the numbers behind `with` count, and what else is to be known of words of answers.

d20-list-weapons = the weapons of the fighter in the order of the sheet, in hand or not; attacks with the bare body come last
d20-list-items = what lies about, gives light or was dropped, in the order of the map, then of the dropping
d20-note-power-strike = the number is what the attack gives up for the damage
d20-note-pass = the turn is over; while setting up: the fighter is ready

## Feats, stealth, poison and the rest of movement.

d20-offer-manyshot = Two arrows at once
d20-offer-whirlwind = Whirlwind attack
d20-offer-expertise = Combat expertise
d20-offer-turn-blows = Strike against the weapon’s kind
d20-offer-hide = Hide
d20-offer-search = Search
d20-offer-find-helpless = Feel for a helpless foe
d20-offer-kneel-down = Kneel
d20-offer-ready-shot = Ready a shot
d20-offer-tumble = Tumble
d20-offer-spring = Spring away
d20-offer-struggle = Struggle on
d20-gait-tumble = Tumble
d20-gait-spring = Spring away
d20-gait-struggle = Struggle on
d20-state-hidden = Hidden
d20-state-poisoned = Poisoned
d20-state-expertise = Gives accuracy for defence
d20-enters-hidden = { $name } hides.
d20-enters-poisoned = { $name } is poisoned.
d20-enters-expertise = { $name } gives accuracy for defence.
d20-leaves-hidden = { $name } is hidden no longer.
d20-leaves-poisoned = The poison in { $name } is spent.
d20-leaves-expertise = { $name } fights freely again.
d20-deed-manyshot = { $name } shoots two arrows at once.
d20-deed-whirlwind = { $name } whirls around and strikes at everybody.
d20-deed-expertise = { $name } gives accuracy for defence.
d20-deed-turn-blows = { $name } strikes against the weapon’s kind.
d20-deed-hide = { $name } looks for a hiding place.
d20-deed-search = { $name } looks around carefully.
d20-deed-find-helpless = { $name } feels for { $target }.
d20-deed-kneel-down = { $name } kneels down.
d20-deed-ready-shot = { $name } takes aim and waits.
d20-check-confused = What confusion brings
d20-check-hide = Hide
d20-check-spot = Spot
d20-check-notice = Noticing the ambush
d20-check-tumble = Tumble
d20-list-points = the points that are given, from 1 on
## Magic: what is asked and can be chosen.

d20-question-aim = The next missile or ray: at whom?
d20-offer-cast = Cast
d20-offer-cast-at = Cast at a square
d20-offer-cast-towards = Cast in a direction
d20-offer-cast-defensively = Cast on the defensive
d20-offer-discharge = Touch with the spell
d20-offer-roll-sphere = Roll the flaming sphere
d20-offer-aim-at = Aim at
d20-offer-same-aim = All at the same target
d20-offer-aim = Aim
d20-offer-magic-missile = Magic missile
d20-offer-burning-hands = Burning hands
d20-offer-mage-armour = Mage armour
d20-offer-shield-spell = Shield (spell)
d20-offer-sleep = Sleep
d20-offer-shocking-grasp = Shocking grasp
d20-offer-bless = Bless
d20-offer-cure-light = Cure light wounds
d20-offer-shield-of-faith = Shield of faith
d20-offer-ray-of-frost = Ray of frost
d20-offer-scorching-ray = Scorching ray
d20-offer-flaming-sphere = Flaming sphere
d20-offer-blur = Blur
d20-offer-invisibility = Invisibility
d20-offer-fireball = Fireball
d20-offer-lightning-bolt = Lightning bolt
d20-offer-displacement = Displacement
d20-offer-hold-person = Hold person
d20-offer-cure-moderate = Cure moderate wounds
d20-offer-cure-serious = Cure serious wounds

## Magic: values, states and what is told.

d20-value-spells = Spells left
d20-value-save = Saving throw
d20-value-save-dc = Save against spells
d20-state-charged = Holds a charge
d20-state-casting = Casting a spell
d20-state-flaming-sphere = Steers a flaming sphere
d20-state-mage-armour = Mage armour
d20-state-shield-spell = Shield (spell)
d20-state-bless = Blessed
d20-state-shield-of-faith = Shield of faith
d20-state-blur = Blurred
d20-state-displacement = Displaced
d20-enters-charged = { $name } holds the charge of the spell.
d20-enters-casting = { $name } goes on casting until the next turn.
d20-enters-flaming-sphere = A flaming sphere obeys { $name }.
d20-enters-mage-armour = { $name } wears an armour of force.
d20-enters-shield-spell = A shield of force guards { $name }.
d20-enters-bless = { $name } is blessed.
d20-enters-shield-of-faith = Faith shields { $name }.
d20-enters-blur = { $name } becomes blurred.
d20-enters-displacement = { $name } seems to stand elsewhere.
d20-leaves-charged = The charge of { $name } is gone.
d20-leaves-casting = { $name } has finished casting.
d20-leaves-flaming-sphere = The flaming sphere of { $name } goes out.
d20-leaves-mage-armour = The mage armour of { $name } fades.
d20-leaves-shield-spell = The shield of force of { $name } fades.
d20-leaves-bless = The blessing of { $name } fades.
d20-leaves-shield-of-faith = The shield of faith of { $name } fades.
d20-leaves-blur = { $name } is seen clearly again.
d20-leaves-displacement = { $name } is seen where he stands again.
d20-deed-cast-defensively = { $name } casts on the defensive.
d20-deed-roll-sphere = The flaming sphere of { $name } rolls to { $cell }.
d20-check-spell-failure = Spell failure by armour
d20-check-spell-resistance = Against spell resistance
d20-check-area = Squares of the area
d20-check-healing = Healing
d20-chain-casts = comes about
d20-chain-unsaved = not saved
d20-overlay-danger-sphere = a flaming sphere
d20-list-spells = the spells that the fighter knows, lowest levels first, in the order of the sheet
d20-list-carried = the potions, wands and scrolls that the fighter carries, by their numbers among the spells
d20-note-cast-at = a burst begins at the north-west corner of the square; a bolt of lightning goes through it
d20-note-cast-towards = a cone from a corner of the caster
d20-deed-magic-missile = { $name } casts magic missile at { $target }.
d20-deed-burning-hands = { $name } casts burning hands.
d20-deed-mage-armour = { $name } casts mage armour.
d20-deed-shield-spell = { $name } casts shield.
d20-deed-sleep = { $name } casts sleep at { $cell }.
d20-deed-shocking-grasp = { $name } casts shocking grasp at { $target }.
d20-deed-bless = { $name } casts bless.
d20-deed-cure-light = { $name } casts cure light wounds.
d20-deed-shield-of-faith = { $name } casts shield of faith.
d20-deed-ray-of-frost = { $name } casts ray of frost at { $target }.
d20-deed-scorching-ray = { $name } casts scorching ray at { $target }.
d20-deed-flaming-sphere = { $name } casts flaming sphere at { $cell }.
d20-deed-blur = { $name } casts blur.
d20-deed-invisibility = { $name } casts invisibility.
d20-deed-fireball = { $name } casts fireball at { $cell }.
d20-deed-lightning-bolt = { $name } casts lightning bolt at { $cell }.
d20-deed-displacement = { $name } casts displacement.
d20-deed-hold-person = { $name } casts hold person at { $target }.
d20-deed-cure-moderate = { $name } casts cure moderate wounds.
d20-deed-cure-serious = { $name } casts cure serious wounds.
d20-deed-spell = { $name } casts a spell.

## Spell points and metamagic.

d20-value-spell-points = Spell points
d20-value-cantrips = Cantrips left
d20-value-potions = Potions
d20-value-charges = Charges of wands
d20-value-scrolls = Scrolls
d20-value-excess = Points beyond what can be borne
d20-check-spell-points = Spell points
d20-check-price = Cost in spell points
d20-check-effective-level = Level of the altered spell
d20-check-caster-level = Caster level
d20-check-excess = Points beyond what can be borne
d20-check-toll = Over-spending
d20-check-few-points = Few spell points left
d20-check-collapse-rounds = Rounds of the collapse
d20-offer-spell-points = spell points
d20-deed-bears-it = { $name } bears the strain of the magic.
d20-deed-strain = The magic strains { $name }.
d20-deed-collapse = { $name } collapses under the magic.
d20-deed-madness = The magic drives { $name } mad.
d20-deed-death = The magic kills { $name }.
d20-chain-strain = strained by it
d20-chain-collapse = collapses from it
d20-chain-madness = goes mad from it
d20-chain-death = dies of it
d20-deed-cleave = { $name } strikes on at the next foe.
d20-deed-great-cleave = { $name } goes on to yet another foe.
d20-deed-strikes-fallen = { $name } strikes at once at whom he has brought down.
d20-deed-reflexes = { $name } is quick enough to strike out of turn.
d20-deed-quick-feint = It takes { $name } no more than a move.
d20-offer-critical = the critical hit
d20-offer-throw = Throw the weapon
d20-offer-one-handed-shot = Shoot with one hand
d20-deed-thrown = The weapon of { $name } has flown.
d20-offer-shoot-cell = Shoot at a square
d20-deed-shoot-cell = { $name } shoots at { $cell } and hits nothing.

## Turning undead.

d20-offer-turn-undead = Turn undead
d20-deed-turn-undead = { $name } turns the undead.
d20-deed-destroys = { $target } falls apart before { $name }.
d20-state-turned = Turned
d20-enters-turned = { $name } is turned and flees.
d20-leaves-turned = { $name } flees no longer.
d20-value-turnings = Turnings left
d20-value-turning-check = Turning check
d20-value-turning-power = Hit Dice turned in all
d20-check-turning-check = Turning check
d20-check-turning-limit = Most Hit Dice of a single creature
d20-check-turning-power = Hit Dice turned in all
d20-chain-turned = nearest turned
d20-chain-destroyed = nearest destroyed
