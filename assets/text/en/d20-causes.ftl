# What brings a line of a ledger, and why one does not count.
d20-cause-strength = Strength
d20-cause-dexterity = Dexterity
d20-cause-constitution = Constitution
d20-cause-intelligence = Intelligence
d20-cause-wisdom = Wisdom
d20-cause-charisma = Charisma
d20-cause-size = size
d20-cause-training = training
d20-cause-hide = own hide
d20-cause-favoured-enemy = favoured foe
d20-cause-trained-against = trained against such foes
d20-cause-fighter = the fighter
d20-cause-die = die roll
d20-void-lower-of-kind = a higher bonus of the same kind counts
d20-void-touch-attack = does not help against a touch
d20-void-dexterity-denied = Dexterity does not count now
d20-void-maximum-dexterity = what is worn allows no more
