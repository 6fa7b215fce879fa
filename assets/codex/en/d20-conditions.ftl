## Conditions

D20-CND-01 = Whoever is blinded sees nobody and strikes at squares where foes may be. Every step is a groping, and there is nothing to dodge by.

D20-CND-02 = The confused have lost their wits. A roll at the start of each turn says whether they attack, run away, stand about or act like themselves, and whoever strikes them draws their rage.

D20-CND-03 = Fear has got so far that nothing is left but to crouch and hide the face. Whoever cowers does nothing at all and cannot dodge.

D20-CND-04 = A blow or a spell has left the mind empty for a moment. The dazed do nothing, but still guard themselves as well as ever.

D20-CND-05 = Glaring light in the eyes blurs everything. Dazzled fighters hit and notice a little less.

D20-CND-06 = Caught in a net, in webs or in creepers, one moves slowly and awkwardly. The hands are hindered too, in striking as in casting.

D20-CND-07 = Whoever is exhausted hardly stays upright. The feet drag, and arms and eyes obey late.

D20-CND-08 = Tired limbs have neither their usual strength nor their usual quickness. The fatigued do not run and do not charge; what tires them further makes them exhausted.

D20-CND-09 = The fight has begun before hand and foot were ready. It passes as soon as the creature has its first turn.

D20-CND-10 = Fear has won: the frightened creature runs from what frightens it, as far and as fast as it can. Where no way leads farther off, it may act as it likes, with a trembling hand.

D20-CND-11 = Grapplers hold on to each other and have no eye for anybody else. Whoever is pinned lies underneath and can only try to get free.

D20-CND-12 = Somebody bound, asleep, paralysed or unconscious is at the mercy of every blade. What that means for attacks stands in the chapter on helpless targets.

D20-CND-13 = An invisible creature cannot be seen, only guessed. It strikes from nowhere; the invisibility of a spell ends with the first attack.

D20-CND-14 = On the knees or sitting one is lower and slower to turn. Blows from above fall more easily, and shots miss more often.

D20-CND-15 = The stomach turns, and nothing else gets any attention. Those who are nauseated may stagger a few steps, but neither attack nor cast.

D20-CND-16 = In panic one throws down everything and runs for one’s life. Where no way leads farther off, nothing is left but to cower.

D20-CND-17 = No limb obeys any longer; only the mind is awake. The paralysed stand or lie helpless where they are, and lose turn after turn.

D20-CND-18 = Whoever lies on the ground is badly off against blades and well off against arrows. Getting up takes a move action and gives everybody near an opening.

D20-CND-19 = A touch of fear: the hand is less sure, and so is the heart. It is the mildest of the fears; worse ones are to be frightened and to be in panic.

D20-CND-20 = Something weighs on body and mind, a foul smell or an illness. It takes nothing out of the turn, but spoils everything that is done in it.

D20-CND-21 = Sleepers lie helpless and notice nothing of the fight. A wound wakes them, and so does a friend who takes the time to shake them.

D20-CND-22 = The knees give way. Those who stagger can still walk or act in their turn, but not both.

D20-CND-23 = After a heavy blow the senses fail. The stunned let fall what they hold, do nothing and cannot dodge.

D20-CND-24 = Whoever is unconscious lies helpless on the ground. It lasts until somebody or something brings them round.

D20-CND-25 = In a gap that is too narrow one neither strikes nor dodges well. It passes with the first step into the open.

D20-CND-26 = With no hit points left, life hangs by a thread. The disabled still stand, the dying bleed, the stable are safe for the time being, and the dead are beyond help.

D20-CND-27 = Whoever has just charged thinks of nothing but the blow, and the guard suffers for it. It is over when the next own turn begins.

D20-CND-28 = Some give up all attacks for their guard, others only a part of their aim. Either way it ends with the next own turn.
