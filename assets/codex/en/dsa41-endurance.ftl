## Endurance in combat

END-01 = Hard efforts take the breath away. Each of these costs { $END-01-effort } endurance: a mighty blow with announced points, a hammer blow, a charge, a sweep, a knock down, each attack of a lunge series, every dodge and every sprint. An attack or parry with a weapon that weighs more ounces than { $END-01-ounces } times the fighter’s strength costs as much. Several causes add up.
    .counts = Counts with the module “Endurance in combat”, once the effort is over. Parries with a shield or parry weapon cost nothing by themselves, and creatures without endurance never tire.

END-02 = Heavy armour makes every effort harder. For each full { $END-02-burden } points by which encumbrance exceeds { $END-02-light }, every attack, every parry and every dodge costs another point of endurance.
    .counts = Counts with the module “Endurance in combat”, for parries with the shield too. Walking and sprinting cost no more in armour.

END-03 = Wounds take the breath away as well. Each wound costs the fighter { $END-03-breath } points of endurance the moment it is received.
    .counts = Counts with the module “Endurance in combat”, for every wound that is felt: not in a frenzy, nor for wounds that the fighter manages to ignore. Serious wounds of the older rules have their own loss.

END-04 = A tired fighter gets slow and careless. Below a third of the maximum endurance, attack, parry, ranged attack, initiative and attribute checks take a penalty of { $END-04-step }; below a quarter the same penalty is added once more. Talent checks lose { $END-04-talents } times as much. These penalties add to those for low life energy.
    .counts = Counts with the module “Endurance in combat” for as long as endurance stays below the mark. Dodges and speed do not suffer, and neither does a creature that has no endurance.

END-05 = A fighter who spends both actions of a round on catching breath regains as many points of endurance as their constitution. In that round there is neither attack nor defence. Orienting oneself for both actions of a round gives the same rest.
    .counts = Counts with the module “Endurance in combat” for all fighters who have lost endurance, and without it for the exhausted. A fighter who is interrupted regains nothing.

END-06 = A fighter whose endurance is used up is exhausted: falls down, drops everything and can neither act nor defend. Nothing but catching breath is possible until there is endurance again. If a blow has taken the last of it, the fighter first lies unconscious for { $END-06-rounds } rounds, not counting this one.
    .counts = Always counts, as blunt blows and some holds take endurance even without the module. Tough dog and Iron constitution do not help here, while creatures without endurance cannot be exhausted at all.
