## Table of actions

D20-T-ACT = The table says for everything that can be done in a turn what it takes of the turn and whether it provokes attacks of opportunity. Some things are cheaper for those who have a feat or pass a check, and a few are possible only once in a round or a turn.
    .counts = Counts in every turn. An attack of opportunity takes nothing of the own turn, and neither does anything that others make a creature do.

D20-ACT-T01 = A blow, thrust or bite at a foe in reach: the plainest thing to do in a fight, and one that opens nobody’s guard.

D20-ACT-T02 = A shot or a throw at a target in range. Bending the bow takes the eyes off the foes close by, so that it is done out of their reach or not at all.

D20-ACT-T03 = A punch or a kick. An armed target strikes first at the arm that comes; against the unarmed there is no danger.

D20-ACT-T04 = Most spells take effect at once, within a single turn, and leave time for a move. In reach of a foe every one of them invites a blow that may spoil it.

D20-ACT-T05 = The caster keeps up the guard and gives nobody an opening, but has to concentrate for it: if the check fails, the spell is lost.

D20-ACT-T06 = A spell that its caster has learnt to quicken is gone before anybody can react, and the whole turn still lies ahead.

D20-ACT-T07 = Some spells need a whole round. The caster speaks until just before the next own turn, threatens nobody meanwhile and has to concentrate at every wound.

D20-ACT-T08 = A few spells last only while their caster gives them thought, and others, such as the flaming sphere, go where they are sent.

D20-ACT-T09 = Instead of striking, the helper distracts a foe, so that a friend hits more easily or is hit less. Several helpers make even a feeble fighter dangerous.

D20-ACT-T10 = Throwing the own weight against a foe in order to push it back, best of all over an edge. All who threaten the foe’s square may strike at whoever comes.

D20-ACT-T11 = A run in a straight line that ends in a single blow with better aim, paid for with a weaker armour class until the next own turn.

D20-ACT-T12 = A deliberate blow at a helpless foe, which cannot miss and is always critical. It takes so much care that everybody near may strike in the meantime.

D20-ACT-T13 = Sweeping a foe off its feet instead of wounding it. With bare hands it invites a blow, with a weapon made for it there is no danger.

D20-ACT-T14 = Seizing a foe, or striking the weapon out of its hand. The foe may strike first, and if that hurts, the attempt has failed. Blows that are to break a weapon or a shield let the foe strike first as well, but go on in spite of pain.

D20-ACT-T15 = A feigned blow that the foe falls for: against the next real one there is no Dexterity bonus. Rogues live by it.

D20-ACT-T16 = No attack at all, only blocking and dodging. A good way to hold a doorway until friends arrive.

D20-ACT-T17 = Attacking with half an eye on the own skin: harder to hit, but hitting less well oneself.

D20-ACT-T18 = All attacks that somebody has, one after the other, from the best to the weakest. Whoever has struck once may still change to an ordinary attack and move instead.

D20-ACT-T19 = A retreat at double speed with the eyes on the foe: the first step out of danger is safe, all later ones are not.

D20-ACT-T20 = Running straight ahead as fast as the feet carry, without any thought of the guard.

D20-ACT-T21 = Walking up to the speed. Every step out of a threatened square may cost a blow, so that a detour is often the cheaper way.

D20-ACT-T22 = A careful step to a neighbouring square that gives nobody an opening, for turns in which one moves no farther.

D20-ACT-T23 = Getting up from the ground takes as long as a move and happens under the eyes of everybody who stands near.

D20-ACT-T24 = Little things that take no time. Letting a weapon fall is quick, having it back is not.

D20-ACT-T25 = A weapon is drawn or a shield strapped on in the time of a move; those with some practice in fighting do it while they walk.

D20-ACT-T26 = Putting a weapon away, taking a thing from the ground or out of a bag, or moving something heavy: for a moment the hands are busy and the eyes elsewhere.

D20-ACT-T27 = A door takes a hand and a moment. It bars the way and the sight, and sometimes that is worth more than a blow.

D20-ACT-T28 = Cocking the string and laying the bolt, or putting a stone into the sling: after a shot there is still time for the next, but none to walk.

D20-ACT-T29 = The windlass of a heavy crossbow takes the whole turn. There is a shot in every other round at best.

D20-ACT-T30 = Into the saddle or out of it; good riders do it in a flash.

D20-ACT-T31 = A horse that knows no war has to be held in the turmoil anew in each round. If that fails, horse and rider do nothing else.

D20-ACT-T32 = Uncorking and swallowing a potion, with the head thrown back. Better done behind a friend’s shield.

D20-ACT-T33 = Wands and most other magic items need no more than a word or a gesture, and nobody can disturb that.

D20-ACT-T34 = Reading a scroll aloud is casting a spell: it invites a blow, and a blow can spoil it.

D20-ACT-T35 = Dressing the wounds of somebody who is dying. A success stops the loss of life, but does not wake the patient.

D20-ACT-T36 = Powers that lie in a creature’s nature need no words and no care, so that nobody gets an opening by them. Clerics turn undead so, a few times a day: a roll with the Charisma modifier says how many Hit Dice a creature may have at most, { $D20-ACT-T36-power } with level and Charisma how many Hit Dice are turned in all. From the nearest on, those within { $D20-ACT-T36-squares } squares flee for { $D20-ACT-T36-rounds } rounds and cower where no way leads farther off. Whoever has at most half as many Hit Dice as the cleric has levels is destroyed.
    .counts = With a line of effect, whether the cleric sees them or not. Too strong ones and those who flee already are passed over. Whoever flees comes to itself when the cleric goes up to it within { $D20-ACT-T36-near } squares or strikes from there; others may attack it.

D20-ACT-T37 = Waiting for the right moment: with no plan yet by delaying, with a plan and its moment by readying.

D20-ACT-T38 = Where facing counts, whoever stays on the spot turns round once for nothing and has to take time for any further turn.

D20-ACT-T39 = Feeling for a helpless foe who cannot be seen. Only when that is done, and nothing else has come between, can the coup de grâce follow in the next turn.

D20-ACT-T40 = Stopping to look and listen for somebody who cannot be seen. Whoever notices the square may at least strike at it.
