## Wounds

WND-01 = A single hit that takes much life energy tears wounds besides. The first threshold is half the constitution, the second the whole, the third one and a half times as much; each of them that the damage points exceed means a wound. With constitution { $WND-01-constitution } the thresholds are { $WND-01-first }, { $WND-01-second } and { $WND-01-third }.
    .counts = Counts for each hit by itself; damage that only equals a threshold tears no wound. The undead take none, and the older serious wounds have a limit of their own.

WND-02 = An iron constitution raises each wound threshold by { $WND-02-iron }, brittle bones lower each by { $WND-02-brittle }. Such a fighter takes wounds less easily, or more easily, from every hit.
    .counts = Counts on top of what the kind of attack changes. The limit of the older serious wounds stays as it is.

WND-03 = Arrows, bolts and other sharp missiles lower all thresholds by { $WND-03-missiles } for their hit, targeted thrusts and death thrusts by { $WND-03-thrusts }. Against unarmed attacks and against blunt and stunning blows they are { $WND-03-blunt } higher.
    .counts = Counts for this hit alone and adds to iron constitution or brittle bones. The edge of the hand wounds like a weapon.

WND-04 = Each wound lowers attack, parry, ranged attack, dodge and initiative by { $WND-04-points } and speed by a square. Several wounds add up, but a square of speed is always left.
    .counts = Lasts until the end of the fight. With hit zones the effects of the wounded part count instead; ignored wounds, and wounds in a frenzy, are not felt.

WND-05 = Each wound also lowers agility, by as much as the combat values. This counts for checks only; base values that were worked out from agility stay as they are.
    .counts = Counts for checks on agility and on talents that use it. The checks of creatures suffer in the same way.

WND-06 = Wounds come from every sudden harm: blows, shots, falls and fire. Poison, bleeding, suffocation and the further harm of a wounded zone cost life energy, but they tear no wounds.
    .counts = Each loss is compared with the thresholds by itself. For falls and fire the plain thresholds count.

WND-07 = A blow that takes endurance costs life energy too, and that part of it can wound. The thresholds are then { $WND-07-thresholds } higher.
    .counts = Counts for unarmed attacks, blunt and stunning blows and for choking and the like. The endurance that is lost tears no wounds itself.

WND-08 = Wounds and lost life energy are counted apart. A fighter who regains life energy keeps his wounds and all that they do to him.
    .counts = Counts for the whole fight: a treatment stops bleeding, but no wound heals before the fight is over.

WND-09 = Some attacks tear wounds besides those of the thresholds: a targeted thrust { $WND-09-thrust }, a death thrust { $WND-09-death }, a lucky attack or an assassination another.
    .counts = Counts only if the hit takes some life energy. With hit zones a zone bears { $WND-09-most } wounds at most; without them there is no limit.

WND-10 = In a battle frenzy or a blood rage a fighter feels neither wounds nor low life energy, and does not break down. Wounds are still counted, and all they do comes back as soon as the state ends.
    .counts = Counts as long as the state lasts, for some creatures always. It does not keep anybody from dying.

WND-11 = A fighter who has just been wounded may force himself not to feel the wounds of this hit. This takes a self-control check with a penalty of { $WND-11-penalty } for every wound so far, the new ones included. If it succeeds, these wounds do nothing until the end of the fight, though they still count as wounds. Each success costs { $WND-11-exhaustion } of the greatest endurance afterwards.
    .counts = Counts where ignoring wounds is played, for people who can still act and are in no frenzy. The wounds of some lucky attacks have a check of their own instead.

WND-12 = A wounded fighter must bear the pain: a self-control check with a penalty as high as the damage points lie above the first wound threshold. If it fails, he falls and is incapacitated for { $WND-12-rounds } rounds.
    .counts = Counts only if it is switched on by itself; no preset has it. Fighters with an iron constitution or tough dog are exempt, and so are creatures and all who are in a frenzy.

WND-90 = Under the older rule the usual thresholds do not count. If a single hit takes more life energy than the victim has constitution, it tears a serious wound, unless a self-control check succeeds. Missiles that wound easily and targeted thrusts tear a serious wound without a check, death thrusts even { $WND-90-death }.
    .counts = Counts only if it is switched on by itself; no preset has it, and it does not go with hit zones. Iron constitution, brittle bones and blunt blows do not change the limit.

WND-91 = Each serious wound lowers attack, parry, ranged attack, dodge, initiative, agility and talent checks by { $WND-91-points } and speed by a square, and it costs { $WND-91-endurance } endurance at once. It bleeds as well: a point of life energy at the end of each round, until a healer stops it.
    .counts = Counts only with the older serious wounds, and all of it adds up. In a frenzy they are not felt and do not bleed.

WND-92 = With { $WND-92-wounds } serious wounds a fighter is incapacitated, however much life energy is left. Neither Iron constitution nor Tough dog helps against it.
    .counts = Counts only with the older serious wounds. A frenzy puts it off to its end, and nobody can force himself to fight on.

WND-95 = If a hit to the head takes the last life energy, it tears another wound, and a failed constitution check with the damage points as a penalty means unconsciousness. Then { $WND-95-die } decides: up to { $WND-95-scar } a scar remains, up to { $WND-95-ear } an ear is lost, up to { $WND-95-nose } the nose, up to { $WND-95-eye } an eye; above that the wound is mortal. Each of these costs a point of charisma for good, ear, nose and eye { $WND-95-senses } points of perception, the eye also { $WND-95-attack } of attack and { $WND-95-parry } of parry.
    .counts = Counts only if it is switched on by itself; no preset has it. Without hit zones a die tells whether it was the head: from { $WND-95-head } on it was.
