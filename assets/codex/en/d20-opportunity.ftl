## Attacks of opportunity

D20-AOO-01 = A creature threatens every square into which it could strike in melee at this moment. Foes there have to mind their guard: whoever walks away, shoots or casts in such a square gives an opening. Threatening a foe also helps friends to flank it.
    .counts = For creatures that can act, hold a melee weapon or have one by nature, and have a free line to the square. Not for the helpless, stunned, dazed and cowering, not in a grapple, in total defence or while casting a spell that takes a round. Behind cover a square stays threatened, but attacks of opportunity into it are barred.

D20-AOO-02 = Most creatures reach the squares next to them, diagonal ones too. With a reach weapon people strike at the second square away and not at those beside them. Big creatures reach farther and also strike what stands close by, and with a reach weapon only what stands beyond that, up to twice as far.
    .counts = With the module “Long reach covers the corners”, a reach of two squares covers the far corners as well; without it, and for longer reach, every second diagonal counts double. Creatures with no reach strike only into their own square.

D20-AOO-03 = Whoever moves out of a square that a foe threatens gives that foe an attack of opportunity, even if the way leads only to another threatened square. The blow falls before the step is made. Coming up to a foe from a free square gives nothing.
    .counts = Counts for every kind of movement except the five-foot step. However many threatened squares are left in a turn, each foe gets one attack for it.

D20-AOO-04 = A five-foot step never gives an opening, wherever it leads. That is why archers and casters step back before they shoot or cast.
    .counts = With the module “The { "5-foot step" } provokes” it does give one. Whoever has longer reach threatens the new square as well.

D20-AOO-05 = Whoever withdraws keeps an eye on the foes around: leaving the square in which the retreat begins gives no opening. All later steps do.
    .counts = Only against foes who can be seen. Where the threatened squares of a foe go on beyond the first, the second step is as dangerous as any.

D20-AOO-06 = Whoever casts a spell in a threatened square gives every foe who threatens it an attack of opportunity, once, when the casting begins. A hit may cost the spell.
    .counts = Reading a scroll counts as casting. Quickened spells, casting on the defensive, wands and supernatural powers give no opening.

D20-AOO-07 = Shooting or throwing in a threatened square gives every foe who threatens it an attack of opportunity. The eyes are on a target far away, not on the blade close by.
    .counts = Once for an attack, in a full attack once for each shot. Throwing counts like shooting.

D20-AOO-08 = Everything that busies hands and eyes gives an opening: a coup de grâce, a bull rush, drinking a potion, loading a crossbow, standing up, putting a weapon away or picking one up, tending the dying. Unarmed attacks, trips with bare hands, disarming and grappling give one to their target alone.
    .counts = In threatened squares. The table of actions has the whole list.

D20-AOO-09 = Nobody makes more than one attack of opportunity in a round. With Combat Reflexes there are as many more as the Dexterity modifier says, but still only one for each opening.
    .counts = Counted anew when the own turn begins. All steps of one creature in a turn are one opening.

D20-AOO-10 = There is no attack of opportunity against those who have cover, of whatever degree, or total concealment. Nor is there one by those who are flat-footed or in total defence.
    .counts = A creature in between spoils it only for those who strike from farther than the next square. Combat Reflexes help the flat-footed, not those in total defence.

D20-AOO-11 = An attack of opportunity is a single melee attack with the full bonus, out of turn and before that which has provoked it. If it fells its victim, what the victim was about to do does not happen. In place of the blow a trip is possible.
    .counts = It takes nothing of the own turn and may be passed up. If several may strike, they do so in the order of initiative. With their modules it may be a disarming or a grapple; a trip with bare hands gives an opening itself.

D20-AOO-12 = Foes with long reach strike first. Whoever comes up to them passes through a square that they threaten and leaves it with the next step, and that gives an opening.
    .counts = Counts for reach weapons and big creatures. A five-foot step from the edge of their reach up to them avoids it.

D20-AOO-13 = Tiny creatures have no reach. To bite they must enter the square of their foe, which gives the foe an attack of opportunity; they threaten no other square and never help to flank.
    .counts = Counts for Tiny and smaller creatures, such as rats.
