## Sequence of a fight

D20-SEQ-01 = When a fight begins, everybody is flat-footed. If an ambush has surprised some, those who are aware of their foes act first, in a surprise round. Then come the ordinary rounds: in each of them every creature has a turn, in the order of initiative.
    .counts = Counts for every fight. Without an ambush there is no surprise round. The dead and those who cannot act are passed over, but keep their place in the order.

D20-SEQ-02 = Initiative decides who acts when. It is { $D20-SEQ-02-die } plus the Dexterity modifier and what feats add; it is rolled once, when the fight begins, and the order stays the same in all rounds. The highest acts first.
    .counts = If two are equal, the higher bonus goes first; if that is equal too, they roll against each other until one is higher. Only delaying and readying change a place in the order.

D20-SEQ-03 = Whoever takes part in an ambush rolls once for Move Silently, or for Hide if lying in wait without a move. Each member of the other side rolls once for Listen or Spot, whichever is better, and is aware when reaching the lowest total of the ambushers: noticing one of them is enough. All others are surprised.
    .counts = Only where a level has a side lie in ambush and does not say itself who is aware. Against those who hide, only Spot counts. With the module “Facing”, what happens to the side or behind is noticed less easily.

D20-SEQ-04 = Before the first ordinary round only those act who are aware of their foes, in the order of initiative and with a single standard or move action each. The surprised can do nothing, have no Dexterity bonus to the armour class and make no attacks of opportunity.
    .counts = Only if some are surprised and others are not. Free actions are allowed, and so is a five-foot step if nothing else is walked. Combat Reflexes allow attacks of opportunity even to the surprised.

D20-SEQ-05 = Whoever has not had a turn in this fight is flat-footed: the Dexterity bonus and bonuses for dodging are missing from the armour class, and attacks of opportunity are impossible. For rogues this is the best time of all.
    .counts = From the start of the fight until the own first turn begins. A penalty from Dexterity still counts. Uncanny Dodge keeps the bonus, Combat Reflexes the attacks of opportunity. Those who climb or keep their balance are flat-footed for the armour class as well.

D20-SEQ-06 = A round is about { $D20-SEQ-06-seconds } seconds long, and { $D20-SEQ-06-rounds } rounds make a minute. What lasts a round ends in the following one, just before the place in the order at which it began. What lasts until somebody’s next turn ends when that turn begins.
    .counts = Counts for spells, conditions and everything else that passes. Turns that are lost count as well.

D20-SEQ-07 = A side is beaten when none of its members is left to fight: they are dead, dying, unconscious or otherwise helpless, have surrendered or have left the map. If both sides are beaten at once, the fight is a draw.
    .counts = Looked at after every action and at the start of every turn. Surrender is free, but only in the own turn, and cannot be taken back.

D20-SEQ-08 = Whoever delays acts later in the round, at a moment of choice. Whoever readies chooses an action and what it waits for, and does it just before that happens. Either way the new place in the order is kept. A blow that is readied against a caster can spoil the spell; a weapon that is set against a charge does { $D20-SEQ-08-times } times the damage.
    .counts = Only with the module “Delaying and readying”. Readying takes the standard action, delaying takes nothing. A readied action that is not called for is lost.
