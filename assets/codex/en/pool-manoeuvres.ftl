## Tactical manoeuvres

PL-MAN-01 = A manoeuvre takes the whole turn and puts an effect on the target instead of damage. Both sides roll their attack pools for close combat in an opposed test, and most manoeuvres cost the initiator successes. If it fails, nothing happens.
    .counts = Only against foes. Defence is not rolled and its penalties do not matter; a stunned or unconscious target rolls nothing, a target without a weapon for close combat rolls unarmed combat.

PL-MAN-02 = The fighter draws the target’s attention away with words or gestures and adds as many dice as their own Charisma. A target that falls for it is distracted until the fighter’s next turn begins.
    .counts = Works on any foe in sight, up to { $PL-MAN-02-metres } metres away, and even from the ground. It helps the friends who act before that next turn.

PL-MAN-03 = The attacker drives the target straight back, by as many metres as the attacker’s Strength and { $PL-MAN-03-metres } more, and steps onto the freed square. A target with no room behind is cornered instead and loses a Defence die for each of these metres.
    .counts = Needs the target on the next square, where a walk of up to { $PL-MAN-03-walk } metres may lead. An immobilised target does not move; an immobilised attacker does not follow.

PL-MAN-04 = The attacker gets in the way and holds the target where it stands, at the price of { $PL-MAN-04-successes } successes. The target is immobilised until the attacker’s next turn begins.
    .counts = From the next square only. It does not keep the target from striking back.

PL-MAN-05 = The attacker knocks the weapon from the target’s hand, at the price of { $PL-MAN-05-successes } successes; it falls onto the target’s square. The target decides at once: take it back and give up the next turn, or leave it there. Then anybody on that square or beside it can pick it up with a move action.
    .counts = Only against a weapon in the hand, not against fists or claws. A target that is unconscious takes nothing back.

PL-MAN-06 = With sand, a cloak or a blow across the face the attacker takes the target’s sight, at the price of { $PL-MAN-06-successes } successes. The target is blinded until the end of its next turn.
    .counts = Works as far as the weapon in use reaches.

PL-MAN-07 = The attacker throws the target to the ground. That costs { $PL-MAN-07-successes } successes, and { $PL-MAN-07-quadruped } against a target on four legs. The target is prone and needs an attack action to stand up.
    .counts = Needs the target on the next square, where a walk as long as a move action may lead. Most worth it when friends strike before the target gets up.

PL-MAN-08 = A blow to the head or a kick in the stomach stuns the target, at the price of { $PL-MAN-08-successes } successes. The target loses its next turn and is easier to hit until then.
    .counts = Works as far as the weapon in use reaches. A target struck in the middle of its own turn loses the rest of it too.

PL-MAN-09 = Pushing back and knocking over may begin with a walk up to the target. No step may lead away from the target, and the walk must end beside it; a weapon can be drawn on the way. Where several ways lead there, the fighter may choose one, and with it the direction of a push.
    .counts = Ground costs what it always does. If the target cannot be reached, or the fighter is prone or immobilised, there is no such walk.

PL-MAN-10 = Disarming, blinding and stunning work as far as the weapon in use reaches. Pushing back, blocking and knocking over need the target on the next square, however long the weapon is. Distracting only needs sight.
    .counts = Apart from distracting, nothing solid may stand between the two.

PL-MAN-11 = A manoeuvre from contact lets a target in the riposte stance strike back, once the effect has set in. A stunned target cannot; a disarmed one may do so with bare hands; one that was pushed away only if the attacker is still within its own reach.
    .counts = Distracting from farther away triggers nothing. A target that takes its weapon back has given up the riposte as well.
