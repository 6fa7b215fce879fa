## Conditions

PL-STA-01 = Different conditions add up. The same condition a second time does not make things worse: the greater loss and the later end count.
    .counts = Counts for all conditions. However many there are, the Defence dice never fall below none.

PL-STA-02 = The fighter’s attention is elsewhere: { $PL-STA-02-dice } Defence dice and { $PL-STA-02-successes } successes in tests of Perception are lost. Sneak attacks find such a fighter off guard.
    .counts = Until the fighter who has caused it begins the next turn.

PL-STA-03 = The fighter cannot leave the square: no walking, crawling or sprinting, no walk before a manoeuvre, and no pushing back either. Attacking, standing up, riposting and using the hands are still possible.
    .counts = Until the fighter who has caused it begins the next turn. The Defence does not suffer.

PL-STA-04 = A blinded fighter loses { $PL-STA-04-close } successes in attacks in close combat, { $PL-STA-04-distant } in attacks at a distance, and { $PL-STA-04-dice } Defence dice.
    .counts = Until the end of the fighter’s next turn. Own rolls in manoeuvres suffer like close combat, as initiator and as target, and sprinting is impossible.

PL-STA-05 = A fighter on the ground has { $PL-STA-05-dice } Defence dice fewer. Attacks and ripostes are possible without a penalty, but of the manoeuvres only distracting, and movement is only crawling. Standing up takes the attack action.
    .counts = Until the fighter stands up. With the module “Cover” shots from some way off gain nothing by it.

PL-STA-06 = A stunned fighter loses the next turn and { $PL-STA-06-dice } Defence dice. Riposte and delay are impossible, and in a manoeuvre the fighter rolls nothing.
    .counts = Until the end of the lost turn. A fighter who was waiting with a delayed turn loses that one and recovers at the end of the round.

PL-STA-07 = A fighter who is pushed and has no room to give way loses Defence dice: as many as the attacker’s Strength and { $PL-STA-07-dice } more.
    .counts = Until the cornered fighter begins the next turn. With the module “Stopped pushes” a push that is cut short costs a die for every square that was missing.

PL-STA-08 = A fighter who stumbles after a critical failure has { $PL-STA-08-dice } Defence dice fewer.
    .counts = Until the fighter begins the next turn.

PL-STA-09 = A fighter who has sprinted defends against the next attack with { $PL-STA-09-dice } dice fewer.
    .counts = For a single Defence roll, and at the latest until the fighter begins the next turn.

PL-STA-10 = A fighter who has lost the weapon strikes with bare hands, with the skill of unarmed combat and little damage.
    .counts = Until another weapon is drawn or one is picked up. Creatures that fight with teeth and claws cannot lose them.

PL-STA-11 = An unconscious fighter lies on the ground and has no Defence dice. The weapon stays in the hand; a body that the fighter carried is let go.
    .counts = Until the fighter comes round by first aid, a potion or a healing spell.

PL-STA-12 = A hero at the last hit point is close to death, but still fights. Every test is harder, and sprinting is impossible.
    .counts = Until the hero is healed or falls unconscious. Others know no such state: they drop at their last hit point.
