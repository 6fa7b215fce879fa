## Heroes

D20-T-HERO = A group of heroes of the same level stands ready, each with a task of their own: fighters on foot and on horseback, a barbarian, a rogue, a cleric, a wizard and a ranger. All their values are final; abilities, size, armour, feats and good workmanship are in them already. Rage, Rapid Shot and the like are added in the fight, when they are chosen.
    .counts = Counts for the heroes whom levels and players put on the map. Heroes of one’s own are built by the same rules.

D20-HER-01 = A fighter in full plate with longsword and shield, the rock on which the front line rests. She fells weak foes by the row, strikes at everybody who slips past her and only needs to fear what needs no attack roll.

D20-HER-02 = A barbarian with a greataxe, fast, hard to surprise and terrible in his rage. He belongs where a single blow decides, but in rage he is easy to hit and tired afterwards.

D20-HER-03 = A small rogue who does most of her damage from behind. She hides, feints or stands opposite a friend, strikes with her short sword where it hurts, and is gone before the answer comes.

D20-HER-04 = A dwarf in full plate who prays, heals and stands firm. He strengthens the others before the clash, keeps his place in the front line when need be and brings the fallen back.

D20-HER-05 = An elf who decides fights from the second row, with fireball, rays and paralysis, as long as her spells last. Hardly anything protects her body: a friend has to stand before her, and Mage armour should be cast early.

D20-HER-06 = An archer who shoots several arrows in a turn, past friends and into any melee. He does best from afar, or close by from behind a friend, and best of all against goblinoids.

D20-HER-07 = A knight on a horse trained for war, whose charge with the lance no ordinary foe survives. He needs room for a run and rides on past his foe; on foot he is a solid fighter like others.
