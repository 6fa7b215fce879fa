## Magic

PL-MAG-01 = Some fighters know magic abilities. Each has its range and its effect and takes either the attack action or the whole turn. Those that harm are rolled like attacks, with Magic and Will against the magic defence.
    .counts = Only with the module “Magic”, and only what stands on the fighter’s sheet. Spells cost nothing but the action.

PL-MAG-02 = A spark takes the attack action, reaches { $PL-MAG-02-spark-metres } metres and does { $PL-MAG-02-spark }. A lance of fire takes the whole turn, reaches { $PL-MAG-02-lance-metres } metres and does { $PL-MAG-02-lance }. A healing hand takes the whole turn and gives a wounded friend on the next square, or the caster, { $PL-MAG-02-hand } hit points and as many more as the caster’s Will; it needs no roll.
    .counts = Only with the module “Magic”, for those who have learnt the spell. Foes cannot be healed.
