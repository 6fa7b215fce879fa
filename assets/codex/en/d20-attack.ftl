## Attack rolls and armour class

D20-ATK-01 = A melee attack adds to the die the base attack bonus, the Strength modifier, the modifier of the own size, what feats and a good weapon bring, and what the situation gives or takes. The total is held against the armour class of the target.
    .counts = Counts for blows with weapons, fists, teeth and claws. With Weapon Finesse, light weapons use Dexterity instead. The sheets of heroes and opponents show the sum without the situation.

D20-ATK-02 = A ranged attack adds the Dexterity modifier instead of that of Strength; the rest is as in melee. The distance makes it harder, and shooting in a threatened square provokes an attack of opportunity.
    .counts = Counts for everything that is shot or thrown, and for rays. Cover, concealment and friends in melee with the target count here above all.

D20-ATK-03 = The attack hits if its total reaches the armour class. If it does not, the blow has gone past, glanced off the armour or been caught with the shield; it does no damage either way.
    .counts = A natural { $D20-ATK-03-best } always hits, a natural { $D20-ATK-03-worst } never. With the module “Ties fail” the total has to be higher. Concealment may still spoil a hit.

D20-ATK-04 = The armour class says how hard somebody is to hit. It begins with { $D20-ATK-04-base }; armour, shield and tough skin add to it, and so do quick feet, small size, magic and a good position. Heavy armour lets only a part of the Dexterity bonus count.
    .counts = Counts against every attack, though not always as a whole: touch attacks, surprise and much else leave parts of it out. A Dexterity penalty always counts in full.

D20-ATK-05 = Where a touch is enough, armour does not help: the armour class then does without armour, shield and natural armour. Size, Dexterity, deflection, dodging and cover still count.
    .counts = Counts for spells that touch or strike as a ray, and for the hands that begin a trip or a grapple.

D20-ATK-06 = Whoever cannot react loses the Dexterity bonus and all bonuses for dodging, and is open to sneak attacks. The helpless fare worse still: their Dexterity counts as nothing, { $D20-ATK-06-helpless } on the armour class.
    .counts = Counts for the flat-footed, blinded, stunned and feinted, and against attackers who cannot be seen. A Dexterity penalty is not lost. Uncanny Dodge keeps the bonus when flat-footed or against the unseen, but not for those who cannot move.

D20-ATK-07 = Every weapon that is shot or thrown has a range increment. Within the first the distance does no harm; each further one that is begun costs { $D20-ATK-07-penalty } points on the attack roll. Thrown weapons fly { $D20-ATK-07-thrown } increments at most, arrows, bolts and sling stones { $D20-ATK-07-shot }.
    .counts = Counts for weapons. Spells have a range of their own, within which distance makes nothing harder.

D20-ATK-08 = A foe who is in melee with a friend is hard to shoot without endangering the friend. The attack roll is then at { $D20-ATK-08-penalty }.
    .counts = Counts if the target and one of the shooter’s friends threaten each other, or one of them the other. Not if the nearest friend is { $D20-ATK-08-squares } or more squares away from the target, and not with Precise Shot. Friends in the line of fire give the target cover besides.

D20-ATK-09 = Fists and feet do { $D20-ATK-09-damage } nonlethal damage in the case of people, less if Small, more if Large, and count as a light weapon. Whoever attacks an armed target that way provokes an attack of opportunity from it, and without a weapon threatens no square.
    .counts = Not for those who count as armed: with Improved Unarmed Strike, with teeth or claws, or with a touch spell in the hand. With the module “Nonlethal damage” off, the damage is lethal.

D20-ATK-10 = With a weapon in each hand there is one more attack, at the price that all of them get worse: those of the main hand by { $D20-ATK-10-main } points, that of the other hand by { $D20-ATK-10-off }. A light weapon in the other hand eases both by { $D20-ATK-10-light }, the feat Two-Weapon Fighting eases the main hand by { $D20-ATK-10-feat-main } and the other by { $D20-ATK-10-feat-off }.
    .counts = Only in a full attack. The other hand adds only half of the Strength bonus to the damage. Whoever uses just one of the two weapons has no penalty.

D20-ATK-11 = Every weapon takes practice. Whoever has not learnt to use a weapon is at { $D20-ATK-11-penalty } on attack rolls with it.
    .counts = Simple weapons are known to nearly everybody, martial ones to those who live by fighting, exotic ones only to those who have trained with them. Ready heroes and opponents know what they carry.

D20-ATK-12 = No attack without a free line of effect: behind total cover nobody can be struck or shot. Where there is a line of effect but nothing to be seen, the attack can only go at a square where somebody is suspected.
    .counts = Counts for blows, shots and spells with a target.

D20-ATK-13 = Drawing an arrow and laying it on the string belong to the shot. A sling or a light crossbow has to be loaded with a move action, a heavy crossbow with a full-round action, and both provoke attacks of opportunity. Other weapons for throwing are drawn one by one.
    .counts = Everything is loaded when the fight begins. Shuriken are drawn like arrows.

D20-ATK-14 = First it is asked whether the attack can be made at all. Attacks of opportunity that it provokes come before it. Then the attack roll is compared with the armour class; a hit may still be lost to concealment, and a threat has to be confirmed. At last damage is rolled, what the target withstands is taken off, and the consequences follow.
    .counts = Counts for every attack, and the log shows it in this order.

D20-ATK-15 = An arm that holds a weapon for both hands, a bow or a crossbow has none left for the shield: its bonus is missing until the own next turn. A buckler stays in use with bows and crossbows, but costs { $D20-ATK-15-buckler } on attack rolls with weapons in both hands and protects no better meanwhile. With a tower shield such weapons cannot be used at all.
    .counts = Counts from the use of the weapon on. A light crossbow can be shot with one hand, at { $D20-ATK-15-shot }, and leaves the shield where it is.
