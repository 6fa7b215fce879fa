## Damage and death

D20-DMG-01 = A hit with a weapon rolls the weapon’s dice and adds Strength: the modifier with one hand, half as much again with both, half of it with the other hand. A penalty is taken off once, whatever the grip. What is left after everything that protects the target is taken off its hit points.
    .counts = Thrown weapons and slings count Strength too, bows only a penalty, composite bows a bonus up to what they are made for, crossbows nothing. A light weapon gains nothing from the second hand.

D20-DMG-02 = No hit goes for nothing. It does at least one point of damage, however much a lack of Strength takes off.
    .counts = Counts for what the hit does, before damage reduction: a thick skin can still stop all of it.

D20-DMG-03 = Some weapons do more in a charge: a lance does { $D20-DMG-03-lance } times its damage in a charge from the saddle, { $D20-DMG-03-spirited-lance } times with Spirited Charge, with which other melee weapons do { $D20-DMG-03-spirited } times theirs. A weapon that is set against a charge does { $D20-DMG-03-set } times its damage to whoever runs into it.
    .counts = A critical hit adds to these factors instead of multiplying them. Extra dice are never multiplied by them.

D20-DMG-04 = Damage reduction takes a fixed number of points off every hit with a weapon, unless the weapon is of the kind that gets through. Resistance does the same against a kind of energy, and whoever is immune to it takes none at all; whoever is vulnerable to it takes half as much again. With regeneration wounds close again turn by turn, apart from those by fire, acid or whatever the creature fears.
    .counts = Lies in the nature of a creature; its page lists it. Reduction never turns a hit into less than nothing. What regeneration can heal counts as nonlethal damage.

D20-DMG-05 = Nonlethal damage is counted apart from the hit points. When it equals them, its victim is staggered; when it exceeds them, the victim falls unconscious, but nobody dies of it. Fists and saps do such damage of themselves; whoever wants to do it with another weapon, or lethal damage with bare hands, is at { $D20-DMG-05-penalty } on the attack roll.
    .counts = Only with the module “Nonlethal damage”; without it, fists kill too. Healing takes as much nonlethal damage away as it brings hit points.

D20-DMG-06 = Temporary hit points are only lent, mostly by magic, and come on top of the own ones. Damage takes them before all others.
    .counts = They cannot be healed, and those of several sources do not add up: the most counts.

D20-DMG-07 = A rogue who catches a target off its guard strikes where it hurts: { $D20-DMG-07-die } more damage, and another such die for every second level. That is possible whenever the target has lost its Dexterity bonus, is helpless, or is flanked by the rogue and a friend.
    .counts = At a distance only within { $D20-DMG-07-squares } squares. Not against targets with any concealment or without vital organs. With the module “Facing”, a place in the target’s rear counts instead of flanking.

D20-DMG-08 = Hit points say how much somebody can take before going down. As long as a single one is left, wounds hinder nothing: neither attacks nor steps get worse.
    .counts = Counts for everybody. Only at none and below do they have consequences.

D20-DMG-09 = Some wounds are so grievous that the shock alone kills. After a single attack that does { $D20-DMG-09-points } points of damage or more, whoever fails a Fortitude save against { $D20-DMG-09-number } dies, however many hit points are left.
    .counts = Only with the module “Massive damage”, and only for the damage of one attack, not for that of several together.

D20-DTH-01 = With exactly no hit points left a creature is disabled: on its feet and awake, but with a single move or standard action in a turn and half its speed. Every standard action costs it a hit point, so that it falls after it.
    .counts = Until it is healed or falls. Undead and constructs do not know this state: they are destroyed at once.

D20-DTH-02 = Below that a creature is dying: it lies on the ground unconscious and helpless and at the end of each of its turns loses a hit point. With { $D20-DTH-02-percent } chances in a hundred it becomes stable instead and loses nothing more.
    .counts = Down to { $D20-DTH-02-least } hit points. Rolled from its next turn on, until it is stable, healed or dead.

D20-DTH-03 = A Heal check against { $D20-DTH-03-number } beside a dying creature makes it stable, and so does healing magic, however little. Whoever is brought back to no hit points wakes up disabled, whoever gets more is as able as ever; but to stand up is another matter.
    .counts = The check takes a standard action and provokes attacks of opportunity. Stable creatures stay unconscious, and new damage makes them dying again.

D20-DTH-04 = At { $D20-DTH-04-points } hit points a creature is dead. It also dies when it fails the save against a coup de grâce, or when nothing is left of its Constitution.
    .counts = Undead and constructs are destroyed as soon as they have no hit points left. Nothing in a fight brings the dead back.

D20-DTH-05 = Healing never brings more hit points than a creature has when it is well. What it would bring beyond that is lost.
    .counts = Counts for all healing; as much nonlethal damage goes away besides. Temporary hit points are not touched by it.
