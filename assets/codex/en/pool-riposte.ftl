## Riposte and delay

PL-RIP-01 = Before the first turn of a round every fighter may take the riposte stance, ready to answer the next blow. They are asked by descending initiative; the stance costs nothing, and everybody sees it.
    .counts = Lasts for this round only. Not open to fighters who are unconscious, stunned, surprised or about to give up their turn.

PL-RIP-02 = When a fighter in the stance is attacked from contact, that fighter may take the turn at once and strike back. The attack is resolved first; whether it hit does not matter.
    .counts = Contact is the reach of the attacker’s weapon. Manoeuvres from contact count like blows; shots, throws and spells do not. Nothing is answered by a fighter whom the attack has felled or stunned.

PL-RIP-03 = A fighter ripostes once in a round at most; then the stance is over. Letting a blow pass unanswered keeps the stance for a later one.
    .counts = Counts for the current round; the next round asks for the stance anew.

PL-RIP-04 = A riposte before one’s place in the order is a single attack. There is no movement, no manoeuvre, no drawing and no standing up.
    .counts = The attacker must be within reach or range of what is in the hand, or beside the fighter. Spells that take the whole turn are not possible.

PL-RIP-05 = The riposte is the fighter’s turn of this round. When their place in the order comes, there is no other.
    .counts = Counts for early and late ripostes. What lasts until the fighter’s next turn begins ends with the riposte.

PL-RIP-06 = A fighter in the stance whose place comes may take a normal turn, which ends the stance, or delay and go on waiting. An attack from contact then gives the whole turn at once: a move and an attack on the attacker, or a manoeuvre.
    .counts = As long as the attacker can be reached, the turn may neither be ended nor be spent otherwise before the attack.

PL-RIP-07 = A riposte is aimed at the attacker who has triggered it and at nobody else.
    .counts = An attacker who struck from farther than the fighter reaches cannot be answered early; a late riposte may step closer first.

PL-RIP-08 = A fighter whose turn is running or used up cannot riposte. So a riposte is never answered by a riposte of the fighter who struck first.
    .counts = Counts for all fighters, whatever stance they have taken.

PL-RIP-09 = The stance ends with a riposte, with a normal turn, with a turn that is lost, when the fighter falls unconscious, and at the latest when the round ends.
    .counts = Delaying does not end it.

PL-DLY-01 = A fighter whose place in the order comes may put the turn off and act later in the same round. That way others have to show first what they do.
    .counts = Only as long as nothing of the turn has been used, and once in a round. A fighter who is stunned while waiting loses the turn.

PL-DLY-02 = A delayed turn is taken between two turns of others: after every turn that has been played those who wait are asked. A turn that is running is not interrupted.
    .counts = A riposte is the exception. Nobody is asked after the turn of a foe whom their own side does not see.

PL-DLY-03 = In the next round a fighter who has delayed is back at their own initiative.
    .counts = Counts also if the delayed turn was lost.

PL-DLY-04 = A turn can be put off but never brought forward.
    .counts = The riposte before one’s place is the only exception, and it allows no more than an attack.

PL-DLY-05 = If several fighters wait, the one with the highest initiative is asked first. A turn that nobody has taken by the end of the round is lost.
    .counts = A lost turn still counts as a turn for effects that end with one.
