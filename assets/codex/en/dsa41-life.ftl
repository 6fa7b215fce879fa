## Low life energy, dying and death

LEN-01 = Every fighter gets weaker as life energy runs out. Below half of the maximum, attack, parry, dodge, ranged attack, initiative and attribute checks take a penalty of { $LEN-01-step }, and speed drops by as much. Below a third the same penalty is added once more, below a quarter yet again. Talent checks lose { $LEN-01-talents } times as much.
    .counts = Counts with the module “Low life energy” for as long as life energy stays below the mark; a fighter can always still move a square. The undead and fighters in a frenzy do not feel it.

LEN-02 = A fighter in a battle frenzy or a blood rage does not notice how little strength is left. None of the penalties for low life energy count, and the fighter stays on their feet until the life energy is used up. As soon as the frenzy ends, everything that was held back is felt.
    .counts = Counts with the module “Low life energy”, for creatures in a frenzy too. The lost life energy itself is gone all the same, and at zero even the frenzied fall.

LEN-03 = A person with { $LEN-03-limit } points of life energy or fewer is incapacitated: no attack, no defence and no other action. Only crawling with a speed of { $LEN-03-speed } is left, and shouting. The squares around an incapacitated fighter are no longer guarded, so foes can pass there without fear of a strike.
    .counts = Counts as long as some life energy is left; without any, the fighter is dying. It does not count for the advantages Tough dog and Iron constitution, for animals, undead and other creatures, or in a frenzy.

LEN-04 = Once per fight, a person who breaks down from lack of life energy can force themselves on. That takes a free action and a self-control check with a penalty of { $LEN-04-malus }. On a success the fighter goes on for as many more rounds as the check leaves points, and in any case for the next round. Succeed or fail, the effort lowers the maximum endurance by { $LEN-04-exhaustion } after the fight.
    .counts = Counts with the module “Fighting on regardless”, at the moment of breaking down or at the start of any later round. It does not help the dying, the unconscious, the exhausted or those brought down by their wounds; low life energy makes this check no harder.

LEN-05 = A fighter who becomes incapacitated, unconscious or dying falls to the ground and drops everything in their hands, lights included. The things lie on the same square until they are picked up. Riders fall out of the saddle, and flyers crash.
    .counts = Counts at once, and from the start for those who begin the fight in such a state. It does not happen to a fighter who forces themselves on in that very moment.

DYI-01 = A person whose life energy is used up is dying: unconscious on the ground and unable to do anything. Further harm pushes the life energy below zero, and the lower it lies, the harder the rescue becomes. From now on time is running out.
    .counts = Counts for people and for creatures with a constitution. Animals, undead and creatures without a constitution do not die slowly: they are dead at once.

DYI-02 = A dying fighter lives for { $DYI-02-rounds } times as many rounds as their constitution has points. The dice are rolled once, when the life energy first runs out. The countdown drops at the end of every round after that one, and when it is over, the fighter dies.
    .counts = Counts until a helper stabilises the patient; the countdown goes on during the treatment. For fighters with the advantage Tough dog the constitution counts half as much again.

DYI-03 = One terrible hit can kill outright. Once the life energy lies further below zero than the fighter has points of constitution, death comes at once and no treatment helps.
    .counts = For fighters with the advantage Tough dog the constitution counts half as much again. Animals, undead and creatures without a constitution die as soon as their life energy is used up.

DYI-04 = A helper within a square of the patient can save a dying fighter with a check on Treat wounds. Each point of life energy below zero makes the check harder by { $DYI-04-malus } and the treatment { $DYI-04-rounds } rounds longer; each point that the check leaves saves a round. On a success the countdown stops, but the patient stays unconscious. On a failure the patient takes { $DYI-04-harm } damage points, and another attempt is allowed.
    .counts = Counts as a long action of at least a full round, whose check stays hidden until the end; a helper who is interrupted or moves away achieves nothing. The same treatment stops bleeding.

DYI-05 = Coming close to death leaves its mark for life. A fighter whose life energy falls below zero by more points than the first wound threshold loses { $DYI-05-loss } from the maximum life energy for good.
    .counts = Counts with the module “Lasting loss of life energy”, once for each such fall: again only after the life energy has been above zero in between. It does not count for a fighter whom the fall kills.

DYI-06 = When the time of a dying person has run out, the game asks for last words. The player may let the dying fighter shout something or stay silent; then death comes. It costs nothing and changes nothing.
    .counts = Counts for people whose countdown has ended. Creatures and fighters who were killed outright have no last words.
