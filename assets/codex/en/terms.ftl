### What the terms of the glossary mean (terms.ron), each in a sentence or two for readers who have never seen a rule book.
### Write no numbers; other terms may stand in the sentences and become links.

## Time and actions in the fourth edition

term-combat-round = The unit in which a fight is counted, a few seconds long: in each of them every fighter normally makes an attack and can answer another one with a defence.
term-phase = A moment of the combat round. The phases are counted down from the highest initiative, and every fighter acts in the phase of their own initiative.
term-initiative = Says when a fighter acts: the higher, the earlier in the combat round. It is a fixed part and a die that is rolled when the fight begins; wounds, dodges and other mishaps lower it.
term-initiative-ladder = The list beside the map that shows in which order the fighters act, the quickest at the top.
term-action = Something that a fighter does in a combat round: an attack, a defence, a move, drawing a weapon. Each round allows only a few, and free actions come besides.
term-attack-action = The action of the round with which a fighter strikes or shoots. It can also be spent on changing the distance or turned into a defence.
term-defence-action = The action of the round with which a fighter answers an attack, in whatever phase it comes. Once it is spent, usually only a free dodge is left.
term-regular-action = An action that takes the place of the attack or of the defence: moving, drawing a weapon, getting up, handling something.
term-free-action = Something small besides the actual actions: a step, a turn, a shout, letting go of a thing. A fighter has a few of them in each combat round.
term-long-action = Something that takes several regular actions in a row, such as loading a crossbow or treating a wound. Meanwhile there is neither attack nor defence.
term-position-action = The regular action that changes how a fighter stands: getting up, kneeling down, turning round, changing the grip. It also ends being disoriented.
term-orientation = Taking in the whole fight instead of fighting for a moment: it brings back initiative that was lost in the fight.
term-catching-breath = Spending the actions of a combat round on rest, without attack and defence, in order to win endurance back.
term-delay = Holding the attack back in order to strike in a later phase of the same combat round.
term-conversion = Turning the attack of a combat round into a second defence, or the defence into a second attack. The second one takes a penalty.
term-announcement = What a fighter says beforehand: at the start of the round what they will do in it, and before a blow how many points they add to it. The slowest announces first.
term-announced-points = Points that a fighter stakes before the roll of a manoeuvre: each makes the own roll harder and the effect stronger.
term-failed-announcement = A manoeuvre that did not succeed puts its fighter off balance: the points that were staked burden all own checks until after the next own attack or parry.
term-move = A regular action for walking, as many squares as the speed allows. In a round with a move, attacks and parries take a penalty.
term-sprint = Running as fast as possible with all actions of the combat round: several times as far as a move, but without attack, defence and dodge.
term-free-step = A step to a neighbouring square that costs only a free action. Nobody gets an opportunity attack for it, and the distance class stays as it is.
term-overwatch = A setting of a fighter: with it the game asks for a free action in every phase, not only before and after the fighter’s own actions.

## Values of the fourth edition

term-attribute = One of the basic traits of a person, such as agility or strength, as a number: the higher, the better. Most values of a fight are worked out from them.
term-courage = The attribute for bravery and quick resolve. Attack and initiative rest on it, and self-control asks for it.
term-cleverness = The attribute for reason and knowledge. A fight asks for it mainly when wounds are treated.
term-intuition = The attribute for presence of mind. Parry, ranged attack and initiative rest on it, and checks against surprise ask for it.
term-charisma = The attribute for a winning and commanding manner. Riding and treating wounds ask for it.
term-dexterity = The attribute for skilful hands. Ranged attack rests on it, and picking things up and taking them out asks for it.
term-agility = The attribute for a quick and nimble body. Attack, parry and initiative rest on it, and a fighter who may fall needs it; wounds lower it.
term-constitution = The attribute for toughness. Life energy, endurance and the wound thresholds follow from it, and so does how long a dying fighter has left.
term-strength = The attribute for muscle. Attack, parry and ranged attack rest on it, and much of it makes blows harder.
term-base-value = What the attributes alone give for attack, parry, ranged attack or initiative, before talent, weapon and armour come in.
term-effective-value = The number with which the die is compared: the value of an action with every modifier that counts at that moment.
term-modifier = A number with a sign that helps or hinders: it is added to the value that the dice have to meet.
term-bonus = A modifier that raises a value, so that a roll succeeds more easily.
term-penalty = A modifier that lowers a value, so that a roll succeeds less easily.
term-check = A roll that decides whether something succeeds: the die must show no more than the value with all its modifiers.
term-attribute-check = A check on an attribute itself, for instance on agility in order to stay on one’s feet.
term-talent = Something that a person has learnt, such as handling swords, riding or treating wounds. A number says how well.
term-talent-value = The number that says how well a talent has been learnt.
term-talent-points = The points of a talent: with a weapon they are shared between attack and parry; what a talent check leaves of them shows how well it went.
term-talent-check = A check on a talent, with a die for each of its attributes: what a die shows too much is paid from the talent value.
term-self-control = The talent for bearing pain and fear: it lets a fighter ignore wounds or fight on with hardly any life energy left.
term-body-control = The talent for keeping one’s balance, climbing over things and landing softly.
term-perception = The talent for noticing things, above all foes who hide.
term-stealth = The talent for moving without being noticed, which an ambush rests on.
term-treat-wounds = The talent of healers: it stops bleeding and saves the dying.
term-special-ability = Something that a fighter has learnt besides the talents: it opens a manoeuvre or makes something easier.
term-vigilance = A special ability: its fighter finds orientation at once, may convert actions later than others and is hard to catch in passing.
term-combat-reflexes = A special ability that raises the initiative of fighters in light armour.
term-combat-instinct = A special ability of seasoned fighters: more initiative, conversion at any time of the round, and even a blow from behind can be parried.
term-life-energy = How much harm a fighter can still bear. When little of it is left the fighter is incapacitated, when it is used up the fighter is dying.
term-low-life-energy = With less than half of the life energy everything gets harder, and with less still even more so.
term-endurance = How much effort a fighter can still make. Punches, blunt blows and hard efforts cost it; without any the fighter is exhausted.
term-armour = What a fighter wears against blows: its points are taken off the hit points of every hit. It also brings encumbrance.
term-encumbrance = How much armour and load hinder: this number lowers initiative, speed, dodge and other values.
term-effective-encumbrance = The part of the encumbrance with which the talent of a weapon does not cope. Attack and parry share it.
term-armour-habituation = A special ability: its fighter is used to armour and suffers less encumbrance from it.
term-speed = How many squares a fighter can walk with a move. Encumbrance, wounds and low life energy lower it.
term-magic-resistance = How well a person withstands magic. It stands on the sheet, but nobody casts spells in these fights.
term-threat = How much a person counts when the game fills the sides of a fight so that they are a match.

## Attack, defence and what comes of them in the fourth edition

term-attack = Striking at a foe: the die must show no more than the attack value with all its modifiers. If it succeeds, the foe may still defend.
term-parry = A defence with weapon, shield or parry weapon against an attack that would hit. If it succeeds, the attack has no effect.
term-defence = The answer to an attack that has succeeded: a parry or a dodge. Each attack can be answered once, and normally a fighter has a single defence in a round.
term-dodge = Slipping out of the way of an attack without weapon or shield. Encumbrance lowers its value in full.
term-free-dodge = A leap out of danger that costs a free action and some initiative. Afterwards the fighter is disoriented.
term-targeted-dodge = A dodge that costs the defence and has to be learnt: the fighter slips past the attack, is not disoriented and may get farther away.
term-ranged-attack = The value for shooting and throwing: base value and talent value together. The die must show no more than it with all modifiers.
term-shot = An attack from afar with bow, crossbow or sling. Distance, size, movement and cover of the target make it easier or harder.
term-hit-points = How hard a blow strikes: the dice of the weapon and what is added to them. Armour takes its share of them before anything is lost.
term-damage-points = What the armour leaves of the hit points. The life energy falls by so many.
term-endurance-hit-points = Hit points of fists and blunt blows: they cost endurance above all, and only half as much life energy.
term-strength-bonus = Additional hit points for a fighter who is stronger than the weapon asks for.
term-wound = A serious injury from a single hard hit. Each wound hinders attack, parry, dodge, initiative and speed until the end of the fight.
term-wound-threshold = How many damage points a single hit may do before it tears a wound. It follows from the constitution.
term-ignoring-wounds = Forcing oneself not to feel fresh wounds, with a check on self-control: they then do nothing until the end of the fight.
term-bleeding = A badly wounded fighter loses a point of life energy at the end of every round, until a healer stops it.
term-hit-zone = The part of the body that a hit finds, such as head, arm or leg. Each has armour and wounds of its own.
term-aimed-blow = An attack at a part of the body that the attacker names: harder to land, and seen coming by the defender.
term-manoeuvre = A special way to attack or parry that wants more than a plain blow: it is harder and in return does more or something else.
term-feint = A manoeuvre that pretends another blow: each announced point makes the attack harder, and the defence against it as well.
term-mighty-blow = A manoeuvre that puts strength before aim: each announced point makes the attack harder and adds a hit point if it lands.
term-shield = Borne on the arm, it has a parry value of its own, and besides dodging only a shield stops missiles. A large one hampers the own attack.
term-shield-parry = A parry with the shield, usually the surest defence; it works at every distance class.
term-parry-weapon = A dagger or the like for the off hand, made to turn blades aside.
term-off-hand = The hand that is less skilled, the left one for most people. A weapon in it takes a penalty until the hand is trained.
term-unarmed = Fighting with fists, feet and holds instead of weapons. It costs the victim endurance above all.
term-brawling = The unarmed talent of punching and kicking.
term-wrestling = The unarmed talent of holds and throws.
term-lucky-attack = An attack with the best face of the die: it always succeeds, the foe’s defence is halved, and what lands strikes twice as hard.
term-lucky-parry = A parry with the best face of the die: it costs no defence action.
term-confirmation = A second roll that must bear out a lucky attack, a lucky parry or a fumble before it takes effect, where the fight is played so.
term-fumble = A roll with the worst face of the die: it fails, and a table says what else goes wrong, from a stumble to a broken weapon.
term-breakage = Weapons and shields can break when hard blows are parried or a fumble damages them.
term-break-factor = Tells how brittle a weapon or shield is: the higher, the sooner it breaks.
term-break-test = The roll that decides whether a weapon or shield breaks: it must come out higher than the break factor.

## Distance and place in the fourth edition

term-engaged = Two foes are engaged as soon as one of them can reach the other with a weapon or strikes at them.
term-distance-class = How far apart two foes fight: hand to hand, at close quarters, at spear length or at pike length. Each weapon is made for one or several of these.
term-hand-to-hand = The nearest distance class, for fists and daggers. Longer weapons are useless in it.
term-close-quarters = The distance class of swords and axes, in which neighbours usually fight.
term-spear-length = The distance class of spears and halberds, with a free square between the foes.
term-pike-length = The farthest distance class, that of pikes and other very long weapons.
term-zone-of-control = The squares that a fighter guards with the weapon. A foe who walks out of them risks an opportunity attack.
term-opportunity-attack = A blow out of turn at a foe who walks past or turns away. It costs the striker no action of the round.
term-outnumbering = Several foes of a single fighter attack more easily, and the fighter parries and dodges worse.
term-second-rank = The place behind a comrade from which a long weapon can still strike past them.
term-cramped-space = A place too narrow or too low to swing the weapon: long weapons take a penalty there, daggers do not.
term-cover = What hides a part of the target from the shooter, such as a wall or a large shield: it makes the shot harder.
term-facing = The direction in which a fighter looks. It decides what comes from the front, from the flank or from behind.
term-difficult-ground = Ground such as rubble, undergrowth or stairs on which every square costs more of the speed.
term-light-level = How bright a square is, in steps from daylight over dusk, moonlight and starlight to darkness. The darker, the harder it is to hit and to defend.
term-posture = Whether a fighter stands, kneels or lies on the ground.
term-prone = On the ground: attack and parry are harder, dodging is impossible, and foes hit more easily.
term-kneeling = On the knees: everything is a little harder, and foes hit a little more easily.

## States in the fourth edition

term-disoriented = After a free dodge or some fumbles: until a Position action the fighter can do nothing but dodge.
term-incapacitated = A fighter with hardly any life energy left can neither attack nor defend, but only crawl and shout.
term-unconscious = Lying on the ground and able to do nothing, for some rounds or until somebody helps.
term-dying = Without life energy a fighter lies unconscious and has only some rounds left, unless a healer helps.
term-stabilised = A dying fighter whom a healer has saved: out of danger, but still unconscious.
term-exhausted = A fighter whose endurance is used up falls down and can only catch breath.
term-surprise = A side that does not expect the fight begins with less initiative, until its fighters grasp what is going on.
term-ambush = An attack by somebody whom the victim has not noticed: only a check on intuition gives the victim a defence.
term-battle-frenzy = A state in which a fighter feels neither wounds nor low life energy, strikes hard and parries badly.
term-blood-rage = A battle frenzy that knows no friend: the fighter attacks whoever stands nearest, on either side.
term-morale = How firmly foes stand when the fight goes against them: if a check on it fails, they retreat or surrender.

## The success pools

term-pool-round = The unit in which a fight is counted: in each of them every fighter has a turn.
term-turn = What a fighter does when the own place in the order comes: a limited action, or a move action and an attack action, or several move actions.
term-pool-action = A part of a turn: for moving, for attacking, or for something that takes the turn as a whole.
term-pool-attack-action = The part of a turn for a blow, a shot or an attack spell, or for standing up. There is only one in a turn.
term-move-action = The part of a turn for a movement, or for drawing, loading, picking up, drinking and the like.
term-limited-action = An action that takes the whole turn: a tactical manoeuvre, first aid or a strong spell.
term-pool-sprint = Running as fast as possible for the whole turn. The next Defence roll is weaker for it.
term-pool-initiative = Says in which order the fighters have their turns: the higher, the earlier. It is rolled once, when the fight begins.
term-pool-initiative-ladder = The list beside the map that shows in which order the fighters have their turns, the highest initiative at the top.
term-pool-delay = Putting the turn off in order to act later in the same round, after another fighter.
term-pool = The dice that are rolled together for an attack or a test: as many as skill and characteristic come to. What counts is how many of them are successes.
term-success = A die that falls high enough. The number of successes decides, not the sum of the faces.
term-margin = The net successes: how many more a roll has than it needs, or than the other side. In an attack they decide how hard the blow is.
term-test = A roll with a pool that decides whether something succeeds, such as a jump or first aid.
term-difficulty = How many successes a test takes.
term-opposed-test = A test in which both sides roll and only the numbers of successes are compared. A tie favours the defender.
term-critical-failure = A roll in which most dice show their lowest face: it fails whatever the others show, and after an attack something else goes wrong.
term-evolving-die = A die that has more sides the more experienced the fighter is.
term-characteristic = One of the basic traits of a fighter, such as Strength, Agility or Will: a number of dice in tests.
term-skill = What a fighter has learnt, such as weapon combat or stealth: it adds dice to the pool.
term-hero = A fighter who fights on in critical life at the last hit point; all others fall unconscious there.
term-pool-attack = A blow, shot or spell against a target: the attacker rolls a pool, the target answers with its Defence dice, and the successes are compared.
term-pool-defence = What armour stops and a fighter evades: a number of dice that are rolled against every attack and never used up.
term-defence-dice = The dice of the Defence, the sum of worn armour and of Agility as far as the armour allows it. Conditions take some away.
term-magic-defence = The dice that a target rolls against a spell: as many as its Will, without armour and Agility.
term-pool-armour = Adds Defence dice, but limits how much Agility counts in the Defence.
term-degree-of-success = How well an attack lands, from a glancing hit to a critical blow. The margin over the Defence decides it, and it multiplies the damage.
term-glancing-hit = A hit with as many successes as the Defence: it does half the damage.
term-powerful-blow = A hit with a clear margin over the Defence: it does half as much damage again.
term-critical-blow = A hit with a great margin over the Defence: it does double damage.
term-pool-damage = What an attack takes of the target’s hit points: the dice of the weapon and a bonus, multiplied by the degree of success.
term-pool-hit-points = The life force of a fighter. Damage takes them away; with hardly any left the fighter falls unconscious.
term-first-aid = A test beside an unconscious fighter that keeps the patient alive and may bring them round.
term-riposte = Striking back at once at an attacker in contact, at the price of the own turn.
term-riposte-stance = What a fighter takes at the start of a round in order to be ready for a riposte.
term-pool-manoeuvre = A limited action that does no damage but puts a condition on the target, such as stunned or prone. An opposed test decides it.
term-condition = A state such as blinded or prone that hinders a fighter for some time.
term-distracted = A condition: with the attention elsewhere, the Defence is weaker and a sneak attack is possible.
term-immobilised = A condition: the fighter cannot leave the square, but can still strike.
term-blinded = A condition: the fighter sees nothing, attacks worse and has a weaker Defence.
term-pool-prone = A condition: the fighter lies on the ground, defends worse and can only crawl until an attack action is spent on standing up.
term-stunned = A condition: the fighter loses the next turn and has a weaker Defence until then.
term-cornered = A condition: a fighter who is pushed and has no room to give way defends worse.
term-off-balance = A condition after a stumble: the Defence is weaker until the fighter’s next turn.
term-pool-unconscious = A condition: the fighter lies on the ground, can do nothing and has no Defence dice.
term-critical-life = The condition of a hero at the last hit point: every test is harder, and sprinting is impossible.
term-pool-surprise = A side that does not expect the fight has no turns in the first round and defends badly in it.
term-sneak-attack = An attack at a surprised or distracted target: trained fighters do additional damage with it.
term-hiding = Getting out of sight with a test: a hidden fighter cannot be attacked and may strike by surprise.
term-spell = A magic ability of a fighter. One that harms is rolled like an attack, against the magic defence.
term-contact = Being on neighbouring squares, or as near as a long weapon reaches.
term-pool-cover = Something between shooter and target that gives the target more Defence dice, where the fight is played so.
term-pool-facing = The direction in which a fighter looks. It counts only where flank and rear are played.
term-pool-darkness = A target in the dark is hard to hit: attacks lose successes.
term-difficult-square = A square of rubble, undergrowth, water or the like that costs more of a movement and cannot be crossed in a sprint.
term-pool-bonus = What a weapon, a magic item or a skill adds: to the damage that has been rolled, or in dice to a pool.
term-pool-penalty = What a condition takes away: dice from the Defence or successes from a roll.
term-pool-opportunity-attack = A blow out of turn at a foe who walks away. The success pools know none: everybody may leave a foe freely.

## The map and the game, in all rule systems

term-square = The smallest place on the map. A fighter of human size fills a single one.
term-arc = From where something comes, as its target sees it: from the front, from a flank or from the rear.
term-flank = The place straight to the left or right of a fighter.
term-rear = The places behind a fighter, where a blow is hardest to stop.
term-line-of-sight = A free line between two squares along which one can see. Walls, closed doors and dense mist block it.
term-line-of-effect = A free line between two squares for what works from body to body. Glass blocks it, a curtain does not.
term-melee-line = The free line that a blow needs from square to square. Low things do not stop it.
term-reach = How many squares away a weapon can strike.
term-obstacle = A thing on the map that bars or slows the way, such as a wall, a table or a barrel.
term-footing = How well one stands on a square: firmly, or on something slippery, on rubble or on stairs.
term-water-depth = How far water reaches up a fighter: to the knees, the waist or the shoulders, or so far that one swims. The deeper, the slower every step.
term-mist = Haze, fog or smoke on a square. Thin mist hampers shots, dense mist hides everybody but neighbours.
term-secrets = A way to play a level: each side is only shown what its own fighters see.
term-level = A place to fight in: its map, its sides and their goals, ready to be played.
term-module = A part of the rules that can be switched on or off before a fight.
term-preset = A ready choice of modules, from few rules to all of them.
term-seed = The number from which all dice of a fight follow: the same seed brings the same rolls.
term-recording = A fight that has been kept: its seed and all choices, so that it can be played again exactly.
term-log = The list of all that has happened in the fight. Each of its lines opens to the dice and modifiers behind it.
term-overlay = Marks on the map that can be switched on, for instance for line of sight, cover or guarded squares.
