## Round and initiative

PL-RND-01 = A round begins with the question who takes the riposte stance. Then the fighters have their turns by descending initiative. After an attack in contact a target in the stance may riposte, and after each turn those who have delayed may take theirs. At the end unused turns are lost and all stances end.
    .counts = Counts for every round. In the first one fighters who are surprised have no turn.

PL-RND-02 = A fighter can act unless unconscious, stunned, surprised or bound to give up the next turn for a weapon that was taken back. A fighter who cannot act loses the turn when its place in the order comes.
    .counts = Such a fighter can neither take the riposte stance nor riposte. All but the unconscious still roll their Defence.

PL-RND-03 = The fight ends as soon as no foes are left on the field who can still fight each other. It also ends when a side reaches the goal of the level, or gives up at the start of a round. If the last round of a level passes without a winner, it is a draw.
    .counts = Stunned and surprised fighters still count as standing, and a side with reinforcements on the way may not be beaten yet.

PL-INI-01 = The initiative is Agility plus Perception plus { $PL-INI-01-die }. It is rolled once when the fight begins and kept from then on. The higher the value, the earlier the turn.
    .counts = With the module “New initiative each round” everybody rolls anew in every round. Reinforcements roll when they arrive.

PL-INI-02 = Turns come by descending initiative. A tie goes to the fighter with the higher sum of Agility and Perception, then to the higher Perception, then to a hero, and at last to the lower number in the list of fighters.
    .counts = The same order decides who is asked first for the riposte stance and who goes first among those who have waited.

PL-INI-03 = Delays and ripostes change the order of the current round only. In the next round every fighter acts at their own initiative again.
    .counts = Counts in every round. Only the module “New initiative each round” gives new values.
