## Concealment

D20-CON-01 = Mist, smoke, foliage and tall grass stop no arrow, but they blur the mark. The attacker picks a corner of the own square, as with cover; if a line from there to a corner of the target’s square passes through anything of the kind, the target is concealed and may be missed in spite of a hit.
    .counts = Counts for ranged attacks and for blows farther than the next square. What lies on the target’s square counts, what lies on the attacker’s does not. Cover and concealment go by the same corner, and cover comes first.

D20-CON-02 = Who stands right beside a foe sees it well enough, even through a wisp of smoke. A neighbour is concealed only if all the squares that it fills lie within the mist or whatever else hides it.
    .counts = Counts for blows at adjacent targets. For longer weapons the same holds as for shots.

D20-CON-03 = Concealment makes nobody harder to hit; it lets hits go astray. Whoever has hit a concealed target rolls a hundred-sided die: if it shows the miss chance or less, in most cases { $D20-CON-03-percent } in a hundred, the hit has missed after all.
    .counts = Counts for every attack roll, even for a natural { $D20-CON-03-best }. Of several things that hide a target only the one with the largest chance counts. Where there is any miss chance, sneak attacks are impossible.

D20-CON-04 = Whoever is concealed can try to vanish altogether. A Hide check decides it, as behind cover.
    .counts = The concealment has to be there against every foe who could see the creature. What is rolled stands on the page about hiding.

D20-CON-05 = Somebody who cannot be seen at all, though an arrow would reach the place, is totally concealed. Nobody can attack such a creature as such: one has to guess its square and strike there. It gives no openings for attacks of opportunity, even to those who know where it is.
    .counts = Counts against invisible creatures, in total darkness, in dense mist beyond the next square and for blind attackers. Spells that must see their target cannot take it as one.

D20-CON-06 = Whoever cannot see a foe attacks a square and hopes that somebody is there. The attack roll is made as usual; even if it hits, { $D20-CON-06-percent } in a hundred such hits go astray. If nobody is there, the attack misses in any case.
    .counts = Counts against totally concealed creatures. The log does not tell why an attack has missed, so that one cannot find out by it whether the square is empty.

D20-CON-07 = In bright light everything is seen. In shadowy light, as at the edge of a torch’s glow or at night under the moon, a target is concealed, { $D20-CON-07-percent } in a hundred hits go astray, and in darkness it is totally concealed. Only the light where the target stands matters, not where the attacker stands.
    .counts = Darkvision lets its owner see in the dark as far as it reaches, but not through mist, smoke or leaves. For those with low-light vision, every source of light shines twice as far.

D20-CON-08 = Some spells conceal whoever bears them even in plain sight. Against a blurred creature { $D20-CON-08-blur } in a hundred hits go astray, against a displaced one { $D20-CON-08-displacement }.
    .counts = Counts against all attacks, also those from the next square. Those who are blurred or displaced can still be seen, be chosen as targets and be struck by attacks of opportunity. The miss chance does not add to that of mist or darkness.

D20-CON-09 = An invisible creature is totally concealed, but it makes noises and leaves traces. At the end of each of its turns it rolls for Hide, at { $D20-CON-09-moving } if it has moved and { $D20-CON-09-still } if it has not. Whoever reaches this total with a Spot check knows its square until it moves on.
    .counts = The check is free once in each round, at the start of the own turn, for those within { $D20-CON-09-squares } squares; for another one a move action is needed. Knowing the square does not make the creature visible. To the blind it makes no difference.

D20-CON-10 = Not everything hides equally well. In thin mist { $D20-CON-10-light } in a hundred hits go astray, in mist or shadowy light { $D20-CON-10-standard }, and in almost total darkness { $D20-CON-10-dark }, where Hide checks are at { $D20-CON-10-hide } besides. Dense mist hides a neighbour like ordinary mist, and everybody farther away totally.
    .counts = The map says how thick the mist and how dark a square is. Darkvision is a help against darkness only.

D20-CON-11 = Whoever has cover or concealment from every foe that could look may hide, at the end of a move action or of a five-foot step, or on the spot with a move action. The total of a Hide check is kept, and each of those foes rolls Spot against it once: those who reach it see the creature, all others treat it as invisible. The check is at { $D20-CON-11-fast } after more than half the speed, at { $D20-CON-11-hidden } behind improved cover or in almost total darkness, and at { $D20-CON-11-still } for the invisible, or { $D20-CON-11-moving } if they have moved.
    .counts = Not after a charge or a run; a creature in between is no cover for it. At the start of each of their turns those who missed it roll anew. It is over as soon as the hidden creature attacks, casts or moves on without hiding again, but this one attack still comes out of nowhere.

D20-T-LIGHT = The table says how far each source of light shines: brightly near by, and farther out with a shadowy light that conceals. A torch is bright within { $D20-T-LIGHT-torch-bright } squares and shadowy within { $D20-T-LIGHT-torch-shadowy }, a hooded lantern within { $D20-T-LIGHT-lantern-bright } and { $D20-T-LIGHT-lantern-shadowy }, and a candle gives no more than a dim light on the squares around it.
    .counts = Counts in the dark and at night; daylight lights the whole map. Walls throw shadows, a bullseye lantern shines only ahead, and low-light vision doubles all distances for its owner.
