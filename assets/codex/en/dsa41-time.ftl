## Time and actions

TIM-01 = A fight is counted in combat rounds of a few seconds each. In every round a fighter normally makes an attack and can defend against one.
    .counts = Counts from the first round to the end of the fight. A fighter who moves, draws a weapon or does something long gives up the attack, the defence or both for it.

TIM-02 = In each round a fighter has an attack action, a defence action and { $TIM-02-free } free actions. The attack comes in the fighter’s own phase. The defence answers an attack, in whatever phase that comes.
    .counts = With a negative initiative the number of free actions is { $TIM-02-slow }; a very high initiative adds some. Extra attacks and parries bring no free actions with them.

TIM-03 = Instead of the attack, the defence or both, a fighter can take regular actions: move, draw a weapon, get up, handle something. The first action of a round comes in the phase of the fighter’s initiative, the second { $TIM-03-phases } phases later, even if that phase is negative. A melee attack in the later phase needs an initiative of at least { $TIM-03-least }.
    .counts = Has to be announced at the start of the round; a fighter who acts in both phases has no defence. A shot in the later phase needs no such initiative, unless it is the second of the round.

TIM-04 = A free action is something small beside the actual actions: a step, a turn, a shout, letting go of something. A fighter takes no second one in the same phase, and none in a phase in which he acts otherwise. If several fighters want to take one in the same phase, the higher initiative goes first.
    .counts = The game asks before and after the fighter’s own actions, if that was wished for when announcing; with overwatch it asks in every phase. Free dodges, opportunity attacks, following a foe and changing the distance are not bound to these limits.

TIM-05 = Some things take several regular actions, such as loading a weapon, treating wounds or fetching something from the backpack. Meanwhile the fighter has neither attack nor defence. A step, a turn or a shout does not disturb him. Any other action breaks the long one off; so does lost life energy, unless a self-control check succeeds whose penalty is as high as the loss.
    .counts = Has to be announced again in each round; a fighter who announces something else gives it up. If the last action falls in the fighter’s first phase, a defence or an attack is left for this round, with a penalty of { $TIM-05-penalty }.

TIM-06 = A fighter with a negative initiative is too slow for a whole round: the attack is lost, and a free action with it. What is left is a defence or, in its place, a regular action; a long action progresses by a single step in each round.
    .counts = Counts at the start of the round and as soon as the initiative falls so low; what has been done already stands. Nobody can convert actions in this state.

TIM-07 = At the start of each round every fighter announces what he will do: fight, move or do something else. The slowest announces first, so that quicker fighters can react to him. The announcement binds for the whole round.
    .counts = At equal initiative the lower base value announces first. Fighters with vigilance or combat instinct may still convert an action later, where converting is played, and instead of announcing a side may surrender.

TIM-08 = At the start of a round actions are fresh again, and all fighters announce. Then the game counts the phases down from the highest initiative to the lowest, and in each phase those act whose turn it is. At the end of the round the wounded bleed, the dying come closer to death, effects run out, and morale is tested.
    .counts = Counts in every round. The bonus of a very high initiative is fixed at the start and stays until the end of the round.

TIM-09 = A side is beaten when none of its fighters can go on: all of them are dead, dying, unconscious, incapacitated, fled or have surrendered. The fight ends as soon as no fighters of hostile sides face each other any more.
    .counts = Checked whenever a fighter drops out, and at the end of each round. A level may set other goals, and after a great many rounds the game calls a draw.

ACT-01 = For a free action a fighter awakens an artefact that he wears or holds. The game writes it down; what the artefact brings about is decided outside of the combat rules.
    .counts = Counts for artefacts on the body; things in pouch or backpack take longer. It breaks off a long action.

ACT-02 = A few words, called across the field for a free action. When a leader shouts, his side takes heart, and its next morale check gets easier.
    .counts = Possible for all who are conscious, the incapacitated among them; a dying person may speak before death. It does not disturb a long action, and only leaders give courage, where morale is played.

ACT-03 = For a free action a fighter goes to an open square beside his own. The distance class to his foes stays as it is, and nobody may make an opportunity attack because of it.
    .counts = Not possible for those who are held or incapacitated, and not over obstacles. It does not disturb a long action.

ACT-04 = For a free action a fighter turns by an eighth of a full circle, to the left or to the right.
    .counts = Matters where facing is played. Movement and Position actions turn a fighter as well, and attacks and defences turn him a little towards his foe without cost.

ACT-05 = For a free action a fighter lets go of what is in his hands; it then lies in his square. Weapon and shield, or a second weapon, can be dropped together or each alone.
    .counts = Possible as long as the hands hold something, also for the incapacitated. Fists, claws and the like cannot be dropped.

ACT-06 = For a free action a fighter drops to the ground. If the agility check for it fails, the fall costs { $ACT-06-loss } endurance and { $ACT-06-loss } initiative; he lies there in any case.
    .counts = Possible standing or kneeling, but not in the saddle.

ACT-07 = A fighter jumps out of the way of an attack or a missile. This costs a free action instead of the defence action; the chapter on dodging says what else it costs.
    .counts = Answers attacks in any phase, as long as a free action is left. Not possible when lying, held or sprinting.

ACT-08 = An attack uses the attack action of the round, in the fighter’s own phase. It may be a plain attack or a manoeuvre that the fighter masters.
    .counts = Needs a foe within reach and something to strike with. The attack action can also be spent on changing the distance, put off to a later phase or converted into a defence.

ACT-09 = The defence action answers an attack that would otherwise hit: with weapon, shield or parry weapon, with a targeted dodge or with a defence manoeuvre. It is used in the phase in which the attack comes.
    .counts = Normally there is just this defence in a round. Some defences cost the attack or a free action besides.

ACT-10 = For a regular action a fighter walks as many squares as his speed allows. All his attacks, parries and targeted dodges of this round get a penalty of { $ACT-10-penalty }, from the announcement on and thus even before the first step.
    .counts = Counts for walking, climbing and jumping as an action; a fighter who moves in both phases walks as far again. A free step costs nothing of the kind, and free dodges do not suffer.

ACT-11 = With both actions of the round a fighter runs up to { $ACT-11-times } times as far as his speed; he runs the whole way in the phase of his initiative. In this round he has no attack, no defence and no dodge.
    .counts = Not possible when lying, nor for the lame and for some slow creatures. Where the optional manoeuvres are played, nobody runs with a very large shield.

ACT-12 = A Position action changes how a fighter stands: he gets up, kneels, turns to any side, changes his combat style, mounts or dismounts. It takes a regular action. Each such action may turn the fighter to any side besides and ends the disorientation after a free dodge.
    .counts = Also serves to beat out flames on the own body, to dive for something under water and to lay hands on a comrade’s pike. With a useless leg, or pinned to the ground, nobody gets up.

ACT-13 = A fighter takes in the whole fight and wins back lost initiative. This takes { $ACT-13-actions } regular actions, with the special ability vigilance only { $ACT-13-vigilant }.
    .counts = Not possible when lying or held, and an interruption spoils it. The page about orientation says what it brings.

ACT-14 = Drawing takes regular actions: { $ACT-14-belt } for a weapon at the belt, { $ACT-14-back } for one on the back, { $ACT-14-shield } for a shield. With quick draw a weapon at the belt comes for a free action, one on the back in { $ACT-14-quick } and a shield in { $ACT-14-swift }.
    .counts = Weapon and shield add up; parry weapons are drawn like weapons at the belt. It needs free hands, and what takes more than a single action is a long action.

ACT-15 = Putting a weapon away takes twice as long as drawing it; what the other hand holds goes with it and takes its own time. It is a long action.
    .counts = Counts for weapons in the hands; quick draw does not shorten it. Dropping them is quicker.

ACT-16 = Taking a thing out and using it, for instance drinking a potion, takes { $ACT-16-pouch } regular actions from a pouch at the belt and { $ACT-16-backpack } from a backpack. A dexterity check at the beginning decides: if it succeeds, half the time is enough, rounded up.
    .counts = Counts for things within easy reach; what lies at the bottom of the backpack is out of reach in a fight. It is a long action, and the thing is used up.

ACT-17 = Picking up a weapon or another thing from the fighter’s own square or a neighbouring one takes { $ACT-17-actions } regular actions. Then comes a dexterity check with the encumbrance as a penalty; if it fails, the thing still lies there and the time is lost.
    .counts = Weapons need empty hands, lights a free one. What lies under water has to be dived for first.

ACT-18 = A missile weapon has to be loaded before the next shot. How many regular actions this takes depends on the weapon and the shooter; more than a single one fills whole rounds.
    .counts = Needs missiles, and lying down only crossbows can be loaded. What is thrown is ready as soon as the next one is in the hand.

ACT-19 = A shooter keeps his eye on a target; each regular action spent on it makes the next shot at that target easier. The chapter on ranged combat says by how much.
    .counts = Counts only where aiming is played. Any other action and any defence ends it; so does lost life energy, unless self-control holds.

ACT-20 = A fighter stops to breathe and wins endurance back. This takes { $ACT-20-actions } regular actions without interruption.
    .counts = Where endurance in combat is played, possible whenever some is missing, else only for those who have none left. It can go together with an orientation.

ACT-21 = A healer beside the patient stops a bleeding or saves a dying fighter. It is a long action; the check is rolled at the start, but nobody learns of it before the treatment ends.
    .counts = Possible for patients who bleed or are dying. If the healer walks away or is interrupted, it has no effect.

ACT-22 = Opening or closing a door beside the fighter takes a regular action. A locked door has to be unlocked or broken open first.
    .counts = Counts for doors at the edge of the fighter’s square and in a neighbouring square. A door in whose square somebody stands cannot be closed.

ACT-23 = A fighter holds his attack back and strikes in a later phase of the same round. If somebody else acts in that phase, the higher initiative goes first. What has not been used by the end of the round is lost.
    .counts = Counts for attacks only, as long as somebody else has still to act; a second action keeps its own phase. In a blood rage a fighter who can reach his target does not wait.

ACT-24 = Instead of striking at a foe, a fighter comes nearer to him or gets away from him. This takes the attack action, a free action and a roll on the attack; the chapter on distance classes says how hard it is.
    .counts = Counts only where distance classes are played. Not possible when lying, held or holding a foe, nor without a free action.

ACT-25 = Using a talent that is no combat talent takes { $ACT-25-actions } regular actions, unless the level says otherwise. The check is rolled with the first of them. Each point left over saves an action, but never the first; a failed check takes the full time.
    .counts = Counts for the talents of people; what comes of it, the level or the players decide. More than a single action is a long action.
