# Was eine Zeile einer Rechnung bewirkt, und warum eine nicht zählt.
d20-cause-strength = Stärke
d20-cause-dexterity = Geschicklichkeit
d20-cause-constitution = Konstitution
d20-cause-intelligence = Intelligenz
d20-cause-wisdom = Weisheit
d20-cause-charisma = Charisma
d20-cause-size = Größe
d20-cause-training = Ausbildung
d20-cause-hide = eigene Haut
d20-cause-favoured-enemy = Erzgegner
d20-cause-trained-against = gegen solche Gegner geübt
d20-cause-fighter = der Kämpfer
d20-cause-die = Würfelwurf
d20-void-lower-of-kind = ein höherer Bonus derselben Art zählt
d20-void-touch-attack = hilft nicht gegen Berührung
d20-void-dexterity-denied = Geschicklichkeit zählt gerade nicht
d20-void-maximum-dexterity = was getragen wird, lässt nicht mehr zu
