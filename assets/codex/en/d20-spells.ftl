## Spells

D20-T-SPELL = The table says for each spell which classes cast it and at what level, how long casting takes, how far it carries, whom it reaches and for how long. The level is what it costs, in slots or in points; the caster level, which is the level of the caster in the class, makes many spells stronger. A saving throw, where there is one, is the target’s chance to escape.
    .counts = Counts for every spell that is cast. Only classes that stand at a spell can learn it, and only once their level opens spells of this level.

D20-SPL-01 = Darts of pure force fly at one target or at several that stand close together, and each of them hits without an attack roll. The better the caster, the more darts. The damage of each is small, but certain.
    .counts = Only total cover, total concealment and the spell Shield stop them. There is no saving throw and no critical hit.

D20-SPL-02 = Flames shoot from the caster’s fingers and burn everybody in a short cone, friends included.
    .counts = A Reflex save halves the damage. The cone begins with the caster, who therefore has to come close.

D20-SPL-03 = An invisible field of force protects like a good suit of armour, without weight and without hindering any spell. It lasts for hours, so that it can be cast long before the fight.
    .counts = Armour that is worn does not add to it: only the better of the two counts. Like armour it is no help against touch attacks.

D20-SPL-04 = An invisible disc hovers before the caster, guards like a large shield and swallows every magic missile.
    .counts = A shield that is carried does not add to it. With the module “Facing” it guards only what comes from the front.

D20-SPL-05 = Weak creatures in a small circle fall asleep, those with the fewest Hit Dice first, until the strength of the spell is used up. Sleepers lie on the ground, helpless.
    .counts = Casting takes a round, and the spell takes effect just before the caster’s next turn. It does not reach undead, constructs, elves and those who are unconscious already. Damage wakes a sleeper, and so does somebody who takes the time to shake one awake.

D20-SPL-06 = Sparks run round the caster’s hand and leap over at a touch. Foes in metal armour draw them on and are easier to hit.
    .counts = Needs a melee touch attack, against which armour and shield are no help. A hand that misses stays charged until it hits or another spell is cast. A critical hit doubles the damage.

D20-SPL-07 = Courage fills the caster and all friends around: their attacks hit a little more easily, and they are steadier against fear.
    .counts = Counts for friends who are within the circle when the spell is cast. The bonus is one of morale and does not add to others of this kind.

D20-SPL-08 = A touch closes wounds. Undead are harmed by it as much as the living are healed.
    .counts = A friend is touched without a roll; an undead foe has to be hit with a touch attack and halves the damage with a Will save. Nobody rises above the full hit points, but whoever is dying is at least stable afterwards.

D20-SPL-09 = A shimmering field turns attacks aside, the more so the more powerful the caster is.
    .counts = Adds to armour and shield and helps against touch attacks as well, but not beside another bonus of deflection.

D20-SPL-10 = A thin ray of cold that does little harm, but costs the caster hardly anything.
    .counts = Needs a ranged touch attack, for which cover, range and friends in melee count as for any shot.

D20-SPL-11 = A ray of fire, and with a powerful caster several, each at a target of its own or all at the same one. Few spells of its level do as much harm to a single foe.
    .counts = Each ray needs its own ranged touch attack and can be a critical hit. There is no saving throw.

D20-SPL-12 = A ball of fire as large as a square rolls where the caster wants and burns whomever it runs into. It stays for several rounds and can be sent on in each of them.
    .counts = Sending it on takes a move action, and it stops at the first creature. A Reflex save halves the damage; with the module “A save stops the flaming sphere” it spares the target all of it.

D20-SPL-13 = The outline of the touched creature wavers, so that attacks sometimes miss although they would have hit.
    .counts = Counts against every attack, also against those from beside. As any concealment it spoils sneak attacks. It does not add to other concealment: the larger chance counts.

D20-SPL-14 = The touched creature vanishes from sight. Foes have to guess where it is, and its first attack comes as a surprise.
    .counts = Ends with the first attack of the invisible creature. Noises can still betray it, and to the blind it makes no difference.

D20-SPL-15 = A spark flies far out and bursts into a ball of fire that fills everything around, even behind corners. Everybody in it burns, friends too.
    .counts = A Reflex save halves the damage, and cover is no help against it. The centre has to lie in the caster’s line of effect.

D20-SPL-16 = Lightning leaps from the caster’s hand and strikes everybody on a long straight line.
    .counts = A Reflex save halves the damage, and cover makes it easier. What stops a line of effect stops the lightning.

D20-SPL-17 = The touched creature seems to stand a little beside the place where it really is, so that many an attack goes into the void.
    .counts = The creature can be seen and aimed at as usual, and it remains open to attacks of opportunity. The miss chance does not add to that of other concealment.

D20-SPL-18 = A humanoid is paralysed and stands helpless, at the mercy of every blade, unless the will resists.
    .counts = Only against humanoids, so neither against animals and undead nor against giants. In each of its own turns the victim can try a new save instead of doing anything else.

D20-SPL-19 = A touch closes wounds, more of them than the simpler spell. Undead are harmed by it.
    .counts = As for light wounds: friends are touched without a roll, undead foes have to be hit and may save for half.

D20-SPL-20 = A touch closes even deep wounds and brings many a fallen hero back into the fight. Undead are harmed by it.
    .counts = As for light wounds: friends are touched without a roll, undead foes have to be hit and may save for half.
