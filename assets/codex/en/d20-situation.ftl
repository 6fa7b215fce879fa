## Situation modifiers

D20-SIT-A1 = On the ground there is no room to swing a weapon, and no bow can be bent. Crossbows and shuriken, which need neither, are used lying as well as standing.

D20-SIT-A2 = Glaring light in the eyes makes every target swim a little. Orcs fight like that on any sunny day.

D20-SIT-A3 = A blow from above has weight and sight on its side: from a wall, a table or the saddle. Shots gain nothing by it.

D20-SIT-A4 = Caught in a web or a net, one strikes clumsily and dodges worse: the lost Dexterity counts besides.

D20-SIT-A5 = Whoever cannot be seen strikes where it suits, and the target has no idea from where. To the blind this makes no difference: they never see who strikes.

D20-SIT-A6 = Fear makes the hand shake, whether it has only just crept up or has got the better of somebody.

D20-SIT-A7 = Two on opposite sides of a foe help each other, because nobody can guard front and back at once. Only those gain by it who strike themselves, and only in melee.

D20-SIT-A8 = Wedged in a gap, one can neither swing nor aim, and cannot dodge either.

D20-SIT-D1 = A wall, a corner or an arrow slit stops some of what would have hit. The chapter on cover says when it counts, and when it counts double.

D20-SIT-D2 = Whoever sees nothing cannot get out of the way of anything.

D20-SIT-D3 = Fog or darkness makes nobody harder to hit, but after a hit a roll decides whether it went into the void.

D20-SIT-D4 = Crouching with fear, one hardly even holds the arms before the face.

D20-SIT-D5 = The armour class suffers only as far as Dexterity does, which the net or the web holds fast.

D20-SIT-D6 = Caught before the first turn, or busy with climbing or balancing: hands and feet are not yet, or no longer, ready to dodge.

D20-SIT-D7 = Grapplers only have eyes for each other, which helps everybody else. Whoever shoots into the tangle cannot choose whom the shot meets.

D20-SIT-D8 = Whoever is asleep, bound or paralysed lies there for every blade. From afar that helps only as far as nothing dodges any more.

D20-SIT-D9 = On the knees one is easy prey for a blow from above and a small mark for an arrow.

D20-SIT-D10 = Held to the ground in a grapple one is nearly as much at the mercy of others as the helpless are.

D20-SIT-D11 = On the ground one is easy prey for blades and a poor mark for arrows. It pays to fling oneself down before archers, but not before swordsmen.

D20-SIT-D12 = In a gap there is no room to get out of the way of anything.

D20-SIT-D13 = Whoever is stunned lets fall what the hands hold, and neither parries nor dodges.

D20-SIT-20 = If several of these circumstances hold at once, their numbers add up, on the attack roll those of the attacker and on the armour class those of the defender. The Dexterity bonus can only be lost once.
    .counts = Counts for every attack. Whoever is helpless or pinned is not counted as prone or kneeling besides. With the module “Facing” the row for flanking does not count.
