## Feats and class abilities

D20-T-FEAT = Feats are tricks that somebody has learnt, and class abilities are what a class brings with it. Some add to a value, others open an action or lift a prohibition. Most feats ask for something first: an ability score, a base attack bonus or another feat.
    .counts = Counts for those who have the feat. Lasting additions, such as those to initiative or hit points, stand in the values of ready heroes and opponents already; everything else the game works out in the fight.

D20-FEA-01 = A fighter with this eye keeps watch to the sides as well: a foe in the own flank is attacked without a penalty and noticed like one in front, and even what happens behind the back escapes less easily.
    .counts = Only with the module “Facing”; without it the feat does nothing. Attacks backwards keep their penalty.

D20-FEA-02 = Whoever fells a foe in melee strikes at once at another one in reach, with the same weapon and the same bonus.
    .counts = Once in each round, and without a step in between. With the module “Facing” the extra attack may go to the own flank without a penalty.

D20-FEA-03 = As with Cleave, but as often as foes fall: a row of weak foes can go down in a single turn.
    .counts = Takes the place of Cleave. There must be another foe in reach each time, and no step lies in between.

D20-FEA-04 = The fighter whirls round and strikes once at every foe in reach, each time with the full attack bonus.
    .counts = Takes a full attack and replaces all its other attacks. With the module “Facing” no penalty counts for it, whichever way the blows go.

D20-FEA-05 = A rider with this feat tears the horse out of harm’s way: when it is hit, a Ride check that exceeds the attack roll turns the hit into a miss.
    .counts = Once in each round, from the saddle. With the module “Facing” attacks to the own flank have no penalty while riding.

D20-FEA-06 = The fighter uses more of the openings that foes give: besides the usual attack of opportunity there are as many more in each round as the Dexterity modifier says, and they are possible even while flat-footed.
    .counts = Still only one attack of opportunity for each opening. With the module “Facing” they may go to the own flank without a penalty.

D20-FEA-07 = With the chosen weapon twice as many faces of the die threaten a critical hit.
    .counts = For one weapon, which its owner has named. Does not add to anything else that widens the threat range.

D20-FEA-08 = Whoever dodges a fireball in time comes away unharmed: where a Reflex save would halve the damage, it takes all of it away.
    .counts = Only with light armour or none, and not while helpless. A save that fails leaves the whole damage.

D20-FEA-09 = As with Evasion, and even a Reflex save that fails still halves the damage.
    .counts = Only with light armour or none, and not while helpless. Improved cover gives the same to everybody, for as long as it lasts.

D20-FEA-10 = Sharp senses warn in time: the Dexterity bonus to the armour class stays, even when a fight begins by surprise or the attacker cannot be seen.
    .counts = Not for those who cannot move, and not after a feint. Being surprised still costs the actions of the first round.

D20-FEA-11 = Two foes on opposite sides gain nothing against somebody so watchful: neither the bonus for flanking nor a sneak attack.
    .counts = Does not hold against foes who have at least { $D20-FEA-11-levels } levels more. With the module “Facing” it takes away the bonus for attacks to flank and rear instead.

D20-FEA-12 = A hit where it hurts: extra dice of damage against a target that cannot use its Dexterity, is helpless or is flanked. The higher the rogue’s level, the more dice.
    .counts = At a distance only within { $D20-FEA-12-squares } squares. Not against targets with any concealment and not against those who are immune to critical hits. With the module “Facing” the attack has to come from the rear instead of from two sides.

D20-FEA-13 = Its owner can cast spells without words, at the price that metamagic has.
    .counts = The page of the metamagic of the same name says what it does.

D20-FEA-14 = Its owner can cast spells without gestures, at the price that metamagic has.
    .counts = The page of the metamagic of the same name says what it does.

D20-FEA-15 = Its owner can cast spells in a blink, beside everything else in the turn, at the price that metamagic has.
    .counts = The page of the metamagic of the same name says what it does.

D20-FEA-16 = Its owner can make spells stronger, at the price that metamagic has.
    .counts = The page of the metamagic of the same name says what it does.

D20-FEA-17 = Its owner can bring the dice of a spell to their highest faces, at the price that metamagic has.
    .counts = The page of the metamagic of the same name says what it does.

D20-FEA-18 = Its owner can raise the level of a spell, so that it is harder to resist.
    .counts = The page of the metamagic of the same name says what it does.

D20-FEA-19 = Its owner can make spells last longer, at the price that metamagic has.
    .counts = The page of the metamagic of the same name says what it does.

D20-FEA-20 = The fighter strikes with full force instead of care. Each point that is taken off the attack rolls adds { $D20-FEA-20-one } to the damage with one hand and { $D20-FEA-20-two } with both.
    .counts = For melee attacks, as many points as the base attack bonus at most, from the choice until the next turn. Light weapons gain no damage by it.

D20-FEA-21 = With the chosen weapon attack rolls are at { $D20-FEA-21-attack }.
    .counts = For one weapon, which its owner has named. The values of ready heroes and opponents hold it already.

D20-FEA-22 = With the chosen weapon damage is at { $D20-FEA-22-damage }.
    .counts = For one weapon, which its owner has named. The values of ready heroes hold it already.

D20-FEA-23 = A bull rush gives its target no opening for an attack of opportunity, and the Strength check is at { $D20-FEA-23-bonus }.
    .counts = Counts for bull rushes, also at the end of a charge. Other foes nearby still get their attack of opportunity.

D20-FEA-24 = Care instead of force: the fighter takes points off the attack rolls and adds them to the own armour class.
    .counts = Up to { $D20-FEA-24-most } points, and never more than the base attack bonus. The bonus is one of dodging: it is lost with the Dexterity bonus.

D20-FEA-25 = Tripping gives its target no opening for an attack of opportunity, the check is at { $D20-FEA-25-bonus }, and whoever falls is struck at at once.
    .counts = Counts for trips with bare hands and with a weapon.

D20-FEA-26 = A feint takes only a move action, so that the attack can follow in the same turn.
    .counts = The feint itself succeeds no more easily.

D20-FEA-27 = The fighter keeps an eye on one foe and is harder to hit for that one: the armour class is at { $D20-FEA-27-bonus } against it.
    .counts = Against a single foe, who is named. The bonus is lost with the Dexterity bonus.

D20-FEA-28 = Quick feet past every blade: against attacks of opportunity for the own movement the armour class is at { $D20-FEA-28-bonus }.
    .counts = Only against those for walking out of a threatened square, not against those for casting or shooting. The bonus is lost with the Dexterity bonus.

D20-FEA-29 = Dashing in, striking and dashing off again: the move may be split round a single melee attack, and its target gets no attack of opportunity.
    .counts = Both parts together are as long as the speed at most. Other foes get their attacks of opportunity as usual.

D20-FEA-30 = Close by the shooter aims at the weak spots: attack rolls are at { $D20-FEA-30-attack } and damage at { $D20-FEA-30-damage }.
    .counts = For ranged weapons, within { $D20-FEA-30-squares } squares.

D20-FEA-31 = The shooter waits for the right moment and can shoot at a foe in melee with a friend without a penalty.
    .counts = Friends who stand in the line still give the target cover.

D20-FEA-32 = In a full attack the shooter looses one more shot at the full bonus, but all shots of this turn are at { $D20-FEA-32-penalty }.
    .counts = Only with ranged weapons, and only in a full attack.

D20-FEA-33 = With light weapons the attack roll counts Dexterity instead of Strength.
    .counts = For light weapons, for the rapier and for teeth and claws. Damage still counts Strength.

D20-FEA-34 = Casters with this feat keep their thoughts together in the turmoil: the Concentration check is at { $D20-FEA-34-bonus }.
    .counts = For casting on the defensive and while grappling, not against damage that is taken while casting.

D20-FEA-35 = Ready sooner than others: initiative is at { $D20-FEA-35-bonus }.
    .counts = Counts once, at the start of the fight. The values of ready opponents hold it already.

D20-FEA-36 = Keen ears and eyes: Listen and Spot are at { $D20-FEA-36-bonus }.
    .counts = Counts against ambushes, the hidden and the invisible. The values of ready opponents hold it already.

D20-FEA-37 = A tough body: { $D20-FEA-37-points } hit points more.
    .counts = The values of ready opponents hold them already.

D20-FEA-38 = Ears and instinct guide the blade where the eyes are no help: a blow that the miss chance has spoilt gets a second chance, and unseen attackers have no advantage in melee.
    .counts = Only in melee. Against shots by the unseen it is no help, and the square of a hidden foe has to be guessed all the same.

D20-FEA-39 = Fighting with a weapon in each hand becomes worthwhile: the penalty of the main hand is smaller by { $D20-FEA-39-main }, that of the other hand by { $D20-FEA-39-off }.
    .counts = In a full attack, the only time that the second weapon strikes. A light weapon in the other hand helps besides.

D20-FEA-40 = Fists and feet become weapons: they do lethal damage if wanted, threaten squares, and give an armed target no opening.
    .counts = Counts for attacks with bare hands, which keep their small dice.

D20-FEA-41 = After the blow of a charge from the saddle horse and rider race on in the same line, and the foe who was struck gets no attack of opportunity for it.
    .counts = Only on a mount. The whole way is as long as that of any charge at most.

D20-FEA-42 = A charge from the saddle does { $D20-FEA-42-times } times the damage, with a lance { $D20-FEA-42-lance } times.
    .counts = For the melee attack at the end of a mounted charge. Extra dice are not multiplied, and a critical hit adds to the factor instead of multiplying it.

D20-FEA-43 = In an overrun somebody runs or rides straight through the square of a foe, to the free square behind. The foe may step aside and let the runner through, or block the way: then Strength is rolled against Strength or Dexterity, whichever is better. If the runner is higher, the foe is knocked down; if not, the runner goes back and may be knocked down in turn. From riders with this feat nobody can step aside, and their mount at once strikes with a hoof at whom it knocks down.
    .counts = The feat counts in the saddle. An overrun takes a standard action and movement, against an adjacent foe no more than one size larger; if the foe steps aside, the standard action is not used up. Entering the square provokes attacks of opportunity. A mount rolls with its own Strength and size; size and a firm stand count as in a trip. Foes who lie or cannot act let everybody through.

D20-FEA-44 = Two arrows leave the bow at once, with one attack roll at { $D20-FEA-44-penalty } for both; if it hits, both do damage.
    .counts = As a standard action, at a single target within { $D20-FEA-44-squares } squares. So a move is possible besides.
