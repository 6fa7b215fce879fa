## Situations: hands, posture, room, sight, water and foes

SIT-01 = In the off hand a weapon is clumsy: attack and parry with it take a penalty of { $SIT-01-malus }. The off hand is the left one for most people, and the right one for left-handers.
    .counts = Counts for every weapon led in that hand, whether alone or beside another weapon. Shields and parry weapons are made for that hand and have values of their own.

SIT-02 = The off hand can be trained. Each of the abilities Off-hand training, Two-weapon fighting I and Two-weapon fighting II takes { $SIT-02-relief } off the penalty, and a fighter with all of them uses both hands equally well.
    .counts = Counts for attack and parry with that hand; the relief never becomes a bonus. With the advantage Ambidextrous there is no penalty to begin with.

SIT-03 = The off hand strikes without force. Hits with it gain no extra hit points from great strength until the fighter has learnt Two-weapon fighting I.
    .counts = Counts for blows, and for weapons that are thrown with that hand. Hit points lost to low strength are lost in either hand.

SIT-04 = A fighter whose weapon arm has become useless can take a weapon in the other hand. It then strikes and parries as any weapon in the off hand does.
    .counts = Counts as soon as the fighter draws or picks up a weapon after losing the use of the arm, which takes wounds in hit zones. It does not work for weapons that need both hands or are too heavy, for throwing and shooting, or for creatures.

SIT-05 = Rising one step, from lying to kneeling or from kneeling to standing, takes a Position action and always succeeds; kneeling down takes one as well. A fighter can also try to jump from the ground straight to the feet. That takes an agility check made harder by encumbrance, and on a failure the fighter stays down and the action is lost.
    .counts = Counts for all fighters on foot. Riders cannot kneel, and a fighter with a useless leg or pinned to the ground cannot get up.

SIT-06 = A fighter on the ground fights badly: attack and parry take a penalty of { $SIT-06-malus }. Dodging, orienting and changing the distance are impossible. Of the manoeuvres only feints, mighty blows, disarming, the defensive style and unarmed manoeuvres are left, and of the ranged weapons only the crossbow, with the same penalty.
    .counts = Counts until the fighter gets up. What it means for the foe is a matter of its own and adds to it.

SIT-07 = A kneeling fighter attacks and parries with a penalty of { $SIT-07-malus } and dodges with one of { $SIT-07-dodge }. Lunge series, charge, sweep, hammer blow, blade storm and windmill are impossible on the knees.
    .counts = Counts until the fighter stands up or lies down. Shots and throws from the knees are no harder.

SIT-08 = A foe on the ground is an easy target: attacks against him gain { $SIT-08-attack }. His own attacks come from below and are easy to stop: parries and dodges against them gain { $SIT-08-defence }.
    .counts = Counts in melee, and for the defence against the bolt of a lying crossbow shooter as well. Shots at a target on the ground gain nothing: from afar it even counts as smaller.

SIT-09 = A kneeling foe is a somewhat easier target: attacks against him gain { $SIT-09-attack }. Parries and dodges against his own attacks gain { $SIT-09-defence }.
    .counts = Counts in melee, and for the defence against shots and throws from the knees as well.

SIT-10 = A place is cramped for a fighter if it is narrower than the weapon is long. The width is measured across the line to the foe, so that a corridor hinders those who fight along it. A ceiling cramps swung weapons if there are less than { $SIT-10-headroom } centimetres of air above the weapon’s length.
    .counts = Counts for each fighter and weapon separately. Walls never hinder weapons up to { $SIT-10-length } centimetres, and for the longest, wide-swinging ones people who stand beside the fighter count as walls.

SIT-11 = Cramped space hinders weapons as much as they need room. Staffs, flails, whips and two-handed weapons lose { $SIT-11-long-attack } on attack and { $SIT-11-long-parry } on parry. Swords, sabres, axes and maces for one hand lose { $SIT-11-swung-attack } on attack, pole arms { $SIT-11-infantry-attack } on attack and { $SIT-11-infantry-parry } on parry, spears only { $SIT-11-spear-parry } on parry. Daggers, fencing weapons, chain staffs and bare hands need no room.
    .counts = Counts where the place is cramped for the weapon. Hand-and-a-half weapons count as two-handed ones here; dodges and shield parries are not affected.

SIT-12 = With one hand on the blade, a long weapon becomes short enough for any corridor. Held as a half-sword, it takes no penalty for cramped space.
    .counts = Counts for fighters with the ability Half-sword and a weapon made for it, in the style of that name. What the grip itself costs still counts.

SIT-13 = Bows and slings need elbow room: in a place narrower than { $SIT-13-width } centimetres the shot takes a penalty of { $SIT-13-malus }. A javelin needs { $SIT-13-squares } free squares behind the thrower, or the throw is impossible.
    .counts = The width is measured across the line of fire. Crossbows, throwing knives and other thrown weapons need no room.

SIT-14 = Some places look narrow but leave room enough to fight. The map can mark squares as never cramped, and there weapons take no penalty, whatever stands around.
    .counts = Counts only where a level says so. A low ceiling still hinders swung weapons there.

SIT-20 = The darker it is, the harder it gets to hit and to defend oneself. Dusk hinders only shots, by { $SIT-20-dusk-shot }. Moonlight costs attack, parry and dodge { $SIT-20-moon-melee } and shots { $SIT-20-moon-shot }, starlight { $SIT-20-stars-melee } and { $SIT-20-stars-shot }, darkness { $SIT-20-dark-melee } and { $SIT-20-dark-shot }.
    .counts = For attacks and shots the light on the target’s square counts, for parries and dodges that on the attacker’s. Lamps and torches brighten the squares around them.

SIT-21 = Haze makes shots harder by { $SIT-21-haze-shot }. Fog makes them harder by { $SIT-21-fog-shot } and also costs attack, parry and dodge { $SIT-21-fog-melee }.
    .counts = The thickest mist between the two fighters counts, their own squares included. It does not add to darkness: only the worse of the two counts.

SIT-22 = Against a foe who cannot be seen, attack, parry and dodge take a penalty of { $SIT-22-melee } and shots one of { $SIT-22-shot }. A foe is unseen if something blocks the line of sight or if the light does not reach far enough.
    .counts = Counts where such an attack is possible at all; it does not add to darkness and fog, of which only the worst counts.

SIT-23 = Eyes that see well in dim light help at night as well. All penalties for bad light are halved and rounded up.
    .counts = Counts with the advantage Dim-light vision, for attack, parry, dodge and shots. Fog and unseen foes are as bad as for other fighters.

SIT-24 = A fighter who sees at night hardly suffers from bad light: attack, parry and dodge never lose more than { $SIT-24-melee }. For shots the penalty is halved and never greater than { $SIT-24-shot }.
    .counts = Counts with the advantage Night vision. Fog and unseen foes are as bad as for other fighters.

SIT-25 = For the night-blind every penalty for bad light is doubled, up to { $SIT-25-blind }. Fighters trained in blind fighting never lose more than { $SIT-25-trained } on attack, parry and dodge, whatever hinders their sight.
    .counts = Blind fighting helps against darkness, fog and unseen foes, but not at pike length, not with whips and lances, and not with shots.

SIT-30 = Water slows arms and legs. Up to the knees only parry and dodge lose { $SIT-30-knee-defence }. Up to the waist attacks lose { $SIT-30-waist-attack } and defences { $SIT-30-waist-defence }, up to the shoulders { $SIT-30-shoulder-attack } and { $SIT-30-shoulder-defence }. Under water both lose { $SIT-30-under }.
    .counts = The deepest square under the fighter counts, and a fighter who lies in water is under it. Flyers stay dry, and a fighter on a table stands less deep.

SIT-31 = Peoples who live in the water fight under water as others do on land, without a penalty. As long as they only wade, water hinders them as it does others.
    .counts = Counts with the advantage Water people. Animals at home in the water take no penalty at any depth.

SIT-32 = Fighting in water can be learnt. The penalties for standing in water up to the shoulders are then halved and rounded up.
    .counts = Counts with the ability Fighting in water, for attack, parry and dodge. Under water it does not help.

SIT-33 = Under water only daggers, fencing weapons, spears, parry weapons and bare hands are of any use. All other weapons, and shields, can neither strike nor parry there. With the ability Underwater fighting the usable weapons take no penalty.
    .counts = Counts for fighters who are under water themselves. Up to the shoulders all weapons can be used.

SIT-34 = Water slows and turns aside whatever is shot into it. A shot or throw at a target under water takes a penalty of { $SIT-34-malus }.
    .counts = Counts if the target is completely under water, so also if it lies in shallow water. A target that wades is no harder to hit.

SIT-40 = A foe in the air is hard to reach and strikes from above. A fighter on the ground attacks a flying foe with a penalty of { $SIT-40-attack } and takes one of { $SIT-40-defence } on parries and dodges against it.
    .counts = Counts only between a fighter on the ground and a foe in the air, for the defence against its shots too. A flyer that has landed is a foe like any other.

SIT-41 = Small foes are hard to hit: attacks against tiny ones take a penalty of { $SIT-41-tiny }, against very small ones a penalty of { $SIT-41-small }. Size also decides which attacks can be parried at all.
    .counts = Counts for melee attacks; shots have a table of sizes of their own. Bigger foes are no easier to hit in melee.

SIT-42 = Few fighters are used to a weapon in the left hand. A right-handed defender parries it with a penalty of { $SIT-42-malus }.
    .counts = Counts against left-handers, and against right-handers who lead their only weapon with the left. It does not count for left-handed defenders, for creatures, for dodges, or against fists, claws and teeth.

SIT-43 = Bare hands are no match for steel. An unarmed attack on an armed foe takes a penalty of { $SIT-43-attack }, and a bare-handed parry against a weapon one of { $SIT-43-parry }.
    .counts = Counts against weapons held in the hand, not against claws, teeth and fists.

MOD-01 = Several circumstances add up. A fighter in moonlight, in water and against a kneeling foe takes the penalties and bonuses of all these circumstances.
    .counts = Always counts unless a page names an exception: of what hinders the sight, and of depths of water, only one counts.

MOD-02 = Darkness, mist and unseen foes all hinder the sight, but their penalties do not add up. Only the worst of them counts; the log still names the others.
    .counts = Compared separately for each attack, defence and shot. Everything else, such as water or posture, adds to the worst of them.

MOD-03 = A fighter stands in water to one depth only. The penalties of the shallower depths are contained in it and do not add up.
    .counts = Counts for the deepest square that the fighter stands on. A foe who stands deeper or less deep has penalties of his own.

MOD-04 = What hinders a parry in the surroundings hinders a dodge as well: bad light, mist, water, a foe in the air or on higher ground. The bonus against attackers who lie or kneel counts too. What concerns only the weapon does not hinder a dodge.
    .counts = Counts for free and targeted dodges. Cramped space, the off hand, left-handed foes and bare hands are left out, and the dodger’s posture has a penalty of its own.

MOD-05 = Abilities and advantages that halve, double or limit a penalty work on that penalty alone. Only then are the different circumstances added up.
    .counts = Counts for sight and for water, each by itself.

MOD-06 = The postures of both fighters count. If both lie on the ground, each of them takes the penalty for lying and gains the bonus against a lying foe.
    .counts = Counts in melee for attacks and parries. A fighter on the ground cannot dodge anyway.
