## Initiative

INI-01 = Before the first announcements each fighter rolls { $INI-01-die } and adds the base value of initiative, the modifiers of weapon and shield and the bonuses of abilities; the encumbrance is subtracted in full. The result says when he acts. It is not rolled again, only events change it.
    .counts = Rolled at the start of the fight, by fighters who join later when they arrive. A surprised fighter adds the die only when he has grasped what is going on.

INI-02 = Combat reflexes add { $INI-02-reflexes } to the initiative up to an encumbrance of { $INI-02-burden }, combat instinct adds another { $INI-02-instinct }. A blade dancer with an encumbrance of { $INI-02-light } at most rolls { $INI-02-dance } instead of the usual die.
    .counts = The bonuses also decide who acts first at equal initiative, the dice do not. What counts is the encumbrance after habituation.

INI-03 = Wounds, low life energy and lost endurance lower the initiative, and do so from the first roll if a fighter comes into the fight with them. When the cause goes, the initiative rises again.
    .counts = Each loss counts by its own rule; low life energy and lost endurance count only where their rules are played. In a frenzy wounds and low life energy are not felt.

INI-04 = In each round the game counts the phases down from the highest initiative. Every fighter acts in the phase of his own initiative, so the highest acts first.
    .counts = Counts for attacks and regular actions. Defences are made whenever an attack comes.

INI-05 = If two fighters act in the same phase, the one with the higher base value of initiative goes first; bonuses of abilities belong to it, weapon, encumbrance and die do not. If that is equal too, they act at the same time: both carry out their actions before losses, wounds and falls take effect.
    .counts = Counts for equal initiative and for a second action that falls in the phase of another fighter. A fighter whom an equally quick foe fells still gets his own action.

INI-06 = With an initiative of { $INI-06-first } or more, parry and dodge rise by a point, and a free action is added. Every { $INI-06-step } points more bring the same again, up to { $INI-06-most } times in all.
    .counts = Measured at the start of the round and kept until its end, whatever becomes of the initiative. Counter strikes gain nothing by it.

INI-07 = A change of initiative takes effect right after the action that caused it. A fighter who has not acted yet acts in the phase of his new initiative, or in the next phase if that one is already past. A fighter who has acted gets no further action by it; only a second action that is still to come moves along.
    .counts = Counts for every gain and every loss. An initiative that becomes negative costs actions that have not been taken yet.

INI-08 = Initiative changes by wounds and lost life energy, by manoeuvres, fumbles, dodges and falls, by other weapons in the hands and by the number of fighters on each side. When a weapon or shield is changed or lost, its modifier goes with it.
    .counts = Each of these counts by its own rule, some only where their module is on. Nothing else changes the initiative once it is rolled.

INI-09 = The game keeps initiative in parts: values and equipment, the die, losses in combat, losses by the fighter’s condition, and the bonus of the larger side. Losses in combat come from manoeuvres, fumbles, dodges, opportunity attacks, falls and blows to the head; losses by condition from wounds, low life energy and lost endurance.
    .counts = Matters for orientation, which wins back only the die and the losses in combat. The other losses last as long as their cause.

INI-10 = Every fighter rolls a die of his own, leaders and common fighters alike. Even equal opponents therefore seldom act all at once.
    .counts = Counts for all sides, at the start of the fight and for those who join later.

INI-90 = Under the older rule the die of initiative is rolled anew at the start of every round, for blade dancers their dice. What a fumble takes from the initiative then lowers the next roll alone.
    .counts = Counts only if it is switched on by itself; no preset has it. Without it the first roll stays.

ORI-01 = An orientation takes { $ORI-01-actions } regular actions without interruption and then a check on intuition, easier by half the talent value in warfare, rounded down. If it succeeds, all initiative lost in combat comes back and the die counts as its highest face. It never lowers the initiative, and it also ends a surprise.
    .counts = With vigilance a single action without a check is enough. Losses by wounds, low life energy and lost endurance stay.

ORI-02 = A fighter who lies on the ground or is held cannot orient himself; falling or being seized in the middle of it spoils the attempt. Initiative lost by wounds does not come back in this way.
    .counts = Counts with vigilance too. Kneeling does not hinder.

ORI-03 = The actions of an orientation serve for catching breath as well. Endurance comes back by the end of it, whether the check succeeds or not.
    .counts = Counts only where endurance in combat is played and some endurance is missing. The quick orientation of the vigilant is too short for it.

ORI-04 = An orientation ends the penalty that a failed announcement has left, whether the check succeeds or fails.
    .counts = Counts when the orientation is finished. Without it the penalty lasts until after the fighter’s next attack or parry.
