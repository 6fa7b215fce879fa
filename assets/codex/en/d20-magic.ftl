## Magic and saving throws

D20-MAG-01 = Most spells take a standard action, words, a gesture of a free hand and sometimes a small thing that is used up. In a threatened square casting provokes attacks of opportunity, but it does not cost the Dexterity bonus. Armour gets in the way of arcane gestures: a roll of a hundred-sided die says whether it spoils the spell.
    .counts = One spell in a round, and one quickened spell besides. The spells of clerics and druids, and those without gestures, are safe from armour. A spell that is spoilt is paid for all the same.

D20-MAG-02 = A spell needs a free line of effect to its target, or to the point where it begins. Whoever is to be the target has to be seen or touched as well.
    .counts = Counts for every spell except those on the caster. Behind total cover nothing can be reached; a window or an arrow slit is enough of a gap.

D20-MAG-03 = Pain breaks the thread of a spell. A caster who takes damage while casting has to pass a Concentration check against { $D20-MAG-03-number } plus the damage, or the spell is lost.
    .counts = Counts for attacks of opportunity, readied blows, and whatever else hurts between the beginning and the end of a spell that takes a round. Each wound asks for a check of its own. With the module “Harder Concentration after damage” the level of the spell is added.

D20-MAG-04 = Whoever casts with the guard up gives no opening to anybody, but has to divide attention. A Concentration check against { $D20-MAG-04-number } plus the level of the spell decides: if it fails, the spell is lost.
    .counts = Has to be said before the casting begins. Combat Casting brings { $D20-MAG-04-feat } on the check. A heightened spell counts with its new level, other metamagic makes no difference.

D20-MAG-05 = Casting is hard where the hands or the seat are not at rest. It then takes a Concentration check against the level of the spell plus { $D20-MAG-05-moving } on a moving mount, { $D20-MAG-05-running } on a running one, { $D20-MAG-05-entangled } while entangled and { $D20-MAG-05-grappling } while grappling or pinned.
    .counts = If it fails, the spell is lost. Grapplers and the pinned can only cast spells without gestures.

D20-MAG-06 = Some spells have to hit like a blow or a shot. A touch adds Strength to the attack roll, a ray Dexterity, and either is held against the armour class for touches. A touch may follow in the same turn as the casting; if it misses, the power stays in the hand for another try.
    .counts = Everything that changes attack rolls counts here too: cover, friends in the way, critical hits. Whoever holds such a power counts as armed, and the next spell makes it vanish. Friends and oneself are touched without a roll.

D20-MAG-07 = How hard it is to resist a spell depends on the spell and on its caster: { $D20-MAG-07-number } plus the level of the spell plus the modifier of the casting ability. That is Intelligence for wizards, Wisdom for clerics, druids, rangers and paladins, Charisma for sorcerers and bards.
    .counts = Counts for every saving throw against a spell. A natural { $D20-MAG-07-best } always resists, a natural { $D20-MAG-07-worst } never.

D20-MAG-08 = From flames and lightning one may leap aside. The damage of such a spell is rolled once for all; each creature in it makes a Reflex save of its own, and whoever succeeds takes half. Those with Evasion then take none at all, and with Improved Evasion only half even after a failure.
    .counts = Counts for effects whose page says that a Reflex save halves them. Cover makes the save easier. Evasion only helps in light armour or none, and never the helpless.

D20-MAG-09 = A flaming sphere rolls slowly enough for somebody to leap half out of its way. If the Reflex save succeeds, the damage is halved.
    .counts = With the module “A save stops the flaming sphere” a success avoids the damage altogether. Rolled anew for every creature that the sphere touches, in each of the caster’s turns.

D20-MAG-10 = Areas begin at a corner between squares and reach every square that lies wholly within their radius. A burst goes only where a free line leads from its middle; a spread creeps round corners, as fire does in a corridor.
    .counts = Counts for bursts, spreads, cones and lines. Friends in the area are met as well as foes.

D20-MAG-11 = Some creatures shake off magic by their nature. Against them the caster rolls a die and adds the caster level; if the total does not reach their spell resistance, the spell does nothing to them.
    .counts = Counts for each such creature by itself. None of the ready opponents has spell resistance.

D20-MAG-12 = Spells are prepared in slots, or with sorcerers and bards cast from them: so and so many of each level on a day, as the table says. A high casting ability opens further ones, a slot for each spell level that its modifier reaches, and one more for every { $D20-MAG-12-more } points that it lies above.
    .counts = Counts while the module “Spell points” is off. A slot that has been used is gone for the day, even if the spell was lost. There is nothing extra for spells of the lowest level, and nothing for levels that the class does not open yet.

D20-T-SLOTS = The table says how many spells of each level a class has on a day, from level to level. A new wizard has { $D20-T-SLOTS-lowest } of the lowest level and { $D20-T-SLOTS-first } of the first; with each rise in level there are more, and stronger ones open up.
    .counts = Clerics have one more of each level but the lowest, from their domain. Rangers and paladins begin late and have none of the lowest level. With the module “Spell points” the table says how many different spells can be prepared.
