## Attack and parry

ATK-01 = In his phase a fighter chooses a foe and rolls against his attack value with all modifiers. If the attack fails, it does nothing; if it succeeds, the foe may still defend himself.
    .counts = Needs an attack action, a weapon at hand, a foe within reach and a clear line to him. After a failed announcement a penalty stays, and the best and the worst roll can do more.

ATK-02 = Only an attack that has succeeded needs an answer. The defender then knows which manoeuvre was announced, but not the damage, and chooses: parry with weapon, shield or parry weapon, targeted dodge, free dodge or nothing. If the defence succeeds, the attack has no effect.
    .counts = Costs a defence action, the free dodge a free action. Some blows throw down or are dangerous to the parrying weapon even if they are parried.

ATK-03 = An attack can be answered by a single defence roll; if it fails, the attack hits. The defender must be able to act and must be aware of the attacker.
    .counts = In an ambush a fighter who does not notice the attack has no defence. A comrade in formation may parry instead, if the target itself tries nothing.

ATK-04 = If the attack succeeds and no defence stops it, it hits. Now the hit points are rolled, and armour takes its share of them.
    .counts = Counts for attacks that are meant to harm. Manoeuvres that only trip, disarm or change the distance have their own effect instead.

ATK-05 = A fighter normally has just this defence action in a round; when it is spent, only free dodges are left. Converting the attack, a shield or a parry weapon in trained hands, or two weapons can give another one.
    .counts = A fighter who acts in both phases of the round has none at all. A very high initiative adds free dodges, not parries.

ATK-06 = Some attacks cannot be stopped with a weapon: those of tiny, big and huge creatures, kicks of hooves, and missiles. Daggers and fencing weapons do not stop heavy or chain weapons either. A shield helps against most of these, a dodge against all.
    .counts = Counts for parries with weapon and fist; most parry weapons have the same limits. Not even a shield stops tiny and huge creatures.

ATK-07 = A fighter who holds a bow, a crossbow, a sling or a blowgun cannot parry with it.
    .counts = Counts as long as the weapon is ready in the hand; dodging stays possible. Throwing weapons do not bar a parry with the arm or with a shield.
