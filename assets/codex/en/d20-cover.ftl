## Cover

D20-COV-01 = Whoever shoots or throws picks a corner of the own square and draws lines from it to the four corners of the target’s square. If a wall, an obstacle or another creature lies in the way of even one of them, the target has cover: { $D20-COV-01-bonus } on its armour class. The game tries all corners and takes the best for the attacker.
    .counts = Counts for every ranged attack, and for blows that reach farther than the next square. An arrow slit, a window or a breastwork on the own border does not hinder whoever shoots out through it.

D20-COV-02 = Between neighbours nobody picks a corner: if any line from a corner of one square to a corner of the other passes through a wall, the target has cover, { $D20-COV-02-bonus } on its armour class. A blow struck diagonally round the corner of a house therefore meets stone as often as flesh.
    .counts = Counts for blows at adjacent targets, and for both sides alike. Low walls count as well; creatures do not.

D20-COV-03 = A wall no higher than the hips shelters only those who stand close to it, within { $D20-COV-03-squares } squares. Whoever is nearer to it than the target strikes and shoots over it as if it were not there.
    .counts = Counts for low walls, tables and the like. If both are equally near, the cover stays; between neighbours with the wall between them that is always so.

D20-COV-04 = Against a foe who has cover there is no attack of opportunity. The corner of a wall is enough to walk past, to shoot or to cast a spell unharmed in reach of a blade.
    .counts = Counts for cover of any degree. A creature in between is cover only against those who strike farther than the next square.

D20-COV-05 = What stops arrows also stops a part of lightning and flames: Reflex saves are at { $D20-COV-05-bonus } if the effect begins on the other side of the cover. Lines from that point to the corners of the target’s square show it; a single one that is blocked is enough.
    .counts = Not against effects that spread round corners, such as a fireball. Creatures in between give nothing, and a low wall helps only within { $D20-COV-05-squares } squares of it.

D20-COV-06 = Cover gives a chance to vanish from sight. Whoever has it from every foe who might look may make a Hide check.
    .counts = A creature in between is not enough for that; concealment is. What is rolled, and when it is over, stands on the page about hiding.

D20-COV-07 = A creature in the line of fire, friend or foe, is in the way: { $D20-COV-07-bonus } on the target’s armour class. This cover is called soft, because it gives way.
    .counts = Counts for ranged attacks and for blows farther than the next square. It adds to no other cover and helps neither with Reflex saves nor with hiding. Those who lie on the ground, the helpless, the dead, Tiny creatures and the mounts of shooter and target are in nobody’s way.

D20-COV-08 = A big creature strikes from whichever of its squares gives the target the least cover. Whoever attacks a big creature aims at whichever of its squares is covered least.
    .counts = Counts for creatures that fill more than one square, in melee and at a distance. Between neighbours only squares that touch are looked at, otherwise those within reach.

D20-COV-09 = Behind a wall with no gap a creature has total cover: no line of effect leads to it. Nobody can attack it or choose it as the target of a spell.
    .counts = Counts behind walls, closed doors and everything else that lets nothing through. Effects that spread round corners may still come in.

D20-COV-10 = Some places hide nearly all of a body. An arrow slit gives improved cover: { $D20-COV-10-armour } on the armour class, { $D20-COV-10-reflex } on Reflex saves and { $D20-COV-10-hide } on Hide checks. Where a Reflex save halves damage, a success then leaves none of it and a failure half.
    .counts = Only for places that the map marks so; the corner of a wall gives plain cover. Degrees do not add up: the highest on the lines of the chosen corner counts.

D20-COV-11 = Only what is slender and goes straight ahead fits through an arrow slit: arrows, bolts, spears, lances, rapiers. With any other weapon attack rolls through it are at { $D20-COV-11-penalty }, on top of the cover.
    .counts = Counts where the opening is part of the target’s cover. Not for whoever stands right behind it and strikes or shoots out.
