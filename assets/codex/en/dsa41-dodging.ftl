## Dodging

AUS-01 = The dodge value tells how well a fighter slips away from attacks without weapon or shield. It is the base value for parrying minus the full encumbrance. Each of the abilities Dodge I, Dodge II and Dodge III adds { $AUS-01-ability }, and acrobatics adds a point for every { $AUS-01-acrobatics } points of its value beyond { $AUS-01-beyond }. Some advantages and disadvantages, wounds and a very high initiative change it as well.
    .counts = Counts for free and targeted dodges. The weapon in the hand does not matter.

AUS-02 = A free dodge is a leap out of danger. It costs a free action and at once { $AUS-02-initiative } initiative, whether it succeeds or not. On a success the attack misses, the fighter lands on a neighbouring square and is disoriented.
    .counts = Counts against blows, shots, throws and opportunity attacks, even if no defence action is left. It is impossible on the ground, while held, during a sprint, without a free square to leap to, and against too many foes; an attempt to come nearer cannot be dodged like this.

AUS-03 = A targeted dodge slips past the attack without losing sight of the foe. It costs the defence action and needs the ability Dodge I. On a success the attack misses, and the fighter stays ready and may open the distance by a class, or by two with a penalty of { $AUS-03-two }. On a failure the attack hits, and the fighter loses { $AUS-03-initiative } initiative.
    .counts = Counts against blows and missiles; nobody loses initiative to a missile in this way. It is impossible on the ground, during a sprint and against too many foes, and opportunity attacks leave no time for it.

AUS-04 = After a successful free dodge a fighter is disoriented and must first recover. Until then only further dodges are possible: no attack, no parry, no movement and no other action. A Position action ends it.
    .counts = Counts after free dodges and after some fumbles. A disoriented fighter guards no squares and makes no opportunity attacks.

AUS-05 = The nearer the foe, the harder it is to dodge. A free dodge takes a penalty of { $AUS-05-hand } hand to hand, { $AUS-05-close } at close quarters and { $AUS-05-spear } at spear length, a targeted dodge twice as much. Two engaged foes cost { $AUS-05-two } besides, three cost { $AUS-05-three }, and from { $AUS-05-many } on there is no room to dodge. A feint hampers a dodge as it does a parry.
    .counts = Counts in melee; without distance classes the penalty is { $AUS-05-plain }, and twice that for a targeted dodge. Light, water and other surroundings count as for a parry; a roll of { $AUS-05-best } always succeeds, and dodges cannot be fumbled.
