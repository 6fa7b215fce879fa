### Words of the success-pool rules. Keys are made of a kind and a term; in braces stand variables: keep their names.

## What the rules are called.

pool-title = Success pools
pool-stand-ins = The level names nobody for these rules. Others stand in, in sides of equal points for damage and endurance.

## What a fighter can declare for a round.

pool-plan-fight = Act when the turn comes
pool-plan-riposte = Riposte stance

## What is asked.

pool-question-stance = Do you take the riposte stance?
pool-question-turn = Your turn. What do you do?
pool-question-late = You have waited. Do you act now?
pool-question-riposte = Somebody has attacked you. Do you riposte at once?
pool-question-counter = Somebody has attacked you. Do you take your turn now?
pool-question-regain = Your weapon has fallen. Pick it up for your next turn?
pool-question-set-up = Where does this fighter begin?

## What can be chosen.

pool-offer-strike = Attack
pool-offer-strike-cell = Attack a square
pool-offer-sneak-strike = Sneak attack
pool-offer-shot = Shot or throw
pool-offer-sneak-shot = Sneak shot
pool-offer-spell = Spell
pool-offer-distract = Distract
pool-offer-push = Push back
pool-offer-push-round = Push from another side
pool-offer-block = Block
pool-offer-disarm = Disarm
pool-offer-blind = Blind
pool-offer-knock-over = Knock over
pool-offer-knock-round = Knock over from another side
pool-offer-stun = Stun
pool-offer-walk = Move
pool-offer-crawl = Crawl
pool-offer-sprint = Sprint
pool-offer-climb = Climb
pool-offer-jump = Jump
pool-offer-rise = Stand up
pool-offer-draw = Draw
pool-offer-sheathe = Put the weapon away
pool-offer-pick-up = Pick up
pool-offer-load = Load
pool-offer-door = Open or close the door
pool-offer-smash = Break the pane
pool-offer-drink = Drink a potion
pool-offer-give-drink = Give a potion
pool-offer-delay = Delay the turn
pool-offer-act-now = Act now
pool-offer-treat = First aid
pool-offer-finish = Kill
pool-offer-heal = Heal
pool-offer-hide = Hide
pool-offer-lift = Lift the body
pool-offer-put-down = Put the body down
pool-offer-turn = Turn
pool-offer-drop = Drop the weapon
pool-offer-drop-thing = Drop what you hold
pool-offer-take-back = Pick it up
pool-offer-leave-it = Leave it
pool-offer-leave = Leave the map
pool-offer-surrender = Surrender
pool-offer-pass = Finish the turn
pool-offer-wait = Wait
pool-offer-place = Begin there
pool-offer-ready = Ready
pool-offer-turns = Turn of the round
pool-offer-defence = Defence
pool-offer-magic-defence = Magic defence

## Ways to move.

pool-gait-walk = Move
pool-gait-crawl = Crawl
pool-gait-sprint = Sprint
pool-gait-climb = Climb
pool-gait-jump = Jump

## Values, as they stand on sheets.

pool-value-life = HP
pool-value-defence-dice = Defence
pool-value-magic-dice = Magic defence
pool-stake-way = Way, the shortest first
pool-stake-push = Way, the shortest first
pool-stake-knock-over = Way, the shortest first
pool-value-attack-dice = Attack
pool-value-shot-dice = Shot
pool-value-ini = Initiative
pool-value-paces = Move
pool-value-pieces = Pieces
pool-value-potions = Potions
pool-value-damage = Damage
pool-value-successes = Successes
pool-value-defence-successes = Successes of the Defence
pool-value-moves = Moves
pool-value-attacks = Attack action

## States, as they stand on sheets.

pool-state-distracted = Distracted
pool-state-immobilised = Immobilised
pool-state-blinded = Blinded
pool-state-stunned = Stunned
pool-state-cornered = Cornered
pool-state-off-balance = Off balance
pool-state-winded = After a sprint
pool-state-prone = Prone
pool-state-unconscious = Unconscious
pool-state-stable = Stabilised
pool-state-critical-life = Critical life
pool-state-dead = Dead
pool-state-disarmed = Disarmed
pool-state-surprised = Surprised
pool-state-riposte-stance = Riposte stance
pool-state-waiting = Waiting
pool-state-owes-turn = Loses the next turn
pool-state-unloaded = Not loaded
pool-state-surrendered = Surrendered
pool-state-gone = Gone
pool-state-hidden = Hidden
pool-state-carrying = Carries a body

## What is told when a state begins.

pool-enters-distracted = { $name } is distracted.
pool-enters-immobilised = { $name } cannot move.
pool-enters-blinded = { $name } is blinded.
pool-enters-stunned = { $name } is stunned.
pool-enters-cornered = { $name } is cornered.
pool-enters-off-balance = { $name } is off balance.
pool-enters-winded = { $name } runs without caution.
pool-enters-prone = { $name } lies on the ground.
pool-enters-unconscious = { $name } falls unconscious.
pool-enters-stable = { $name } is stabilised.
pool-enters-critical-life = { $name } has only one hit point left.
pool-enters-dead = { $name } is dead.
pool-enters-disarmed = { $name } has lost the weapon.
pool-enters-surprised = { $name } is surprised.
pool-enters-riposte-stance = { $name } waits for an attack to answer.
pool-enters-owes-turn = { $name } gives up the next turn.
pool-enters-unloaded = The weapon of { $name } has to be loaded.
pool-enters-surrendered = { $name } surrenders.
pool-enters-gone = { $name } leaves the fight.
pool-enters-hidden = { $name } hides.
pool-enters-carrying = { $name } carries a body.

## What is told when a state ends.

pool-leaves-distracted = { $name } pays attention again.
pool-leaves-immobilised = { $name } can move again.
pool-leaves-blinded = { $name } sees again.
pool-leaves-stunned = { $name } comes to.
pool-leaves-cornered = { $name } has room again.
pool-leaves-off-balance = { $name } stands firm again.
pool-leaves-winded = { $name } is on guard again.
pool-leaves-prone = { $name } gets up.
pool-leaves-unconscious = { $name } comes round.
pool-leaves-stable = { $name } needs no more care.
pool-leaves-critical-life = { $name } is no longer at the last hit point.
pool-leaves-dead = { $name } lives.
pool-leaves-disarmed = { $name } is armed again.
pool-leaves-surprised = { $name } has recovered from the surprise.
pool-leaves-riposte-stance = { $name } leaves the stance.
pool-leaves-owes-turn = { $name } acts again.
pool-leaves-unloaded = { $name } has loaded.
pool-leaves-surrendered = { $name } fights again.
pool-leaves-gone = { $name } comes back.
pool-leaves-hidden = { $name } is discovered.
pool-leaves-carrying = { $name } no longer carries a body.

## What is told of actions.

pool-deed-arrive = { $name } joins the fight on { $cell }.
pool-deed-delay = { $name } waits.
pool-deed-act-now = { $name } acts now.
pool-deed-rise = { $name } takes the time to stand up.
pool-deed-draw = { $name } draws a weapon.
pool-deed-sheathe = { $name } puts the weapon away.
pool-deed-drop = { $name } drops the weapon.
pool-deed-lose = The weapon of { $name } falls to the ground.
pool-deed-drop-thing = { $name } drops something.
pool-deed-strike-cell = { $name } attacks { $cell } and hits nothing but air.
pool-deed-pick-up = { $name } picks something up.
pool-deed-door = { $name } opens or closes the door on { $cell }.
pool-deed-drink = { $name } drinks a potion.
pool-deed-give-drink = { $name } gives { $target } a potion.
pool-deed-treat = { $name } gives first aid to { $target }.
pool-deed-finish = { $name } kills { $target }.
pool-deed-heal = { $name } heals { $target } by touch.
pool-deed-lift = { $name } lifts { $target }.
pool-deed-put-down = { $name } puts the body down.
pool-deed-leave = { $name } leaves.
pool-deed-distract = { $name } tries to distract { $target }.
pool-deed-push = { $name } tries to push { $target } back.
pool-deed-block = { $name } tries to block { $target }.
pool-deed-disarm = { $name } tries to disarm { $target }.
pool-deed-blind = { $name } tries to blind { $target }.
pool-deed-knock-over = { $name } tries to knock { $target } over.
pool-deed-stun = { $name } tries to stun { $target }.

## What checks and other rolls are about.

pool-check-first-aid = First aid
pool-check-healing = Healing
pool-check-stealth = Hiding
pool-check-vigilance = Vigilance
pool-check-leap = Jump
pool-check-distract = Distract
pool-check-push = Push back
pool-check-block = Block
pool-check-disarm = Disarm
pool-check-blind = Blind
pool-check-knock-over = Knock over
pool-check-stun = Stun
pool-check-mishap-drops = Critical failure: the weapon drops
pool-check-mishap-staggers = Critical failure: off balance
pool-check-mishap-falls = Critical failure: a fall
pool-check-mishap-hits-friend = Critical failure: a friend is hit
pool-check-mishap-dulls = Critical failure: the weapon suffers
pool-check-mishap-nothing = Critical failure: nothing more

## The links of the chain of odds.

pool-chain-hits = has a success
pool-chain-not-warded = Defence fails
pool-chain-lands = lands
pool-chain-glancing-end = glancing
pool-chain-critical-end = critical blow
pool-chain-out = out of the fight
pool-chain-botched = critical failure
pool-chain-wins = succeeds
pool-chain-passes = succeeds

## How well an attack landed.

pool-degree-miss = missed
pool-degree-glancing = glancing hit
pool-degree-hit = hit
pool-degree-powerful = powerful blow
pool-degree-critical = critical blow

## From where an attack comes, as its target sees it.

pool-arc-front = from the front
pool-arc-right = from the right
pool-arc-left = from the left
pool-arc-rear = from behind

## How foes stand to each other.

pool-class-contact = in contact

## Overlays of the map.

pool-overlay-reach-free = squares
pool-overlay-reach-harmed = squares, through what hurts
pool-overlay-sight-from = looks from here
pool-overlay-sight-seen = in sight
pool-overlay-sight-hidden = out of sight
pool-overlay-cover-from = the one who aims
pool-overlay-cover-none = in the open
pool-overlay-cover-post = behind a post
pool-overlay-cover-low = behind something low
pool-overlay-cover-corner = behind a corner
pool-overlay-cover-total = out of sight
pool-overlay-light-bright = bright
pool-overlay-light-dim = dim
pool-overlay-light-dark = dark
pool-overlay-danger-harm = hurts
pool-overlay-danger-soon = next to come, in so many rounds
pool-overlay-ground-difficult = difficult: two squares
pool-overlay-ground-very-difficult = very difficult: three squares
pool-overlay-distance-reach = within reach of the weapon
pool-overlay-arc-front = front
pool-overlay-arc-flank = flank
pool-overlay-arc-rear = rear

## What there is to know of a square.

pool-place-burns = hurts whoever stands there
pool-place-difficult = difficult ground
pool-place-very-difficult = very difficult ground
pool-place-dark = in the dark
pool-place-struck-by = within reach of { $name }
pool-place-covered = covered against { $name }

## What the numbers behind `with` count, and what else is to be known of words of answers.

pool-list-weapons = the weapons of the fighter in the order of the sheet, in hand or not; attacks with the bare body come last
pool-list-powers = the spells of the fighter, in the order of the sheet
pool-list-items = what lies about, gives light or was dropped, in the order of the map, then of the dropping
pool-note-push = another way than the shortest, by its number from 2
pool-note-knock-over = another way than the shortest, by its number from 2
pool-note-turn = free, once in a turn
pool-note-surrender = instead of a plan
pool-note-pass = the turn is over; while setting up: the fighter is ready
