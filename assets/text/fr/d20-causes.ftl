# Ce qui amène une ligne d’un compte, et pourquoi une ligne ne compte pas.
d20-cause-strength = Force
d20-cause-dexterity = Dextérité
d20-cause-constitution = Constitution
d20-cause-intelligence = Intelligence
d20-cause-wisdom = Sagesse
d20-cause-charisma = Charisme
d20-cause-size = taille
d20-cause-training = entraînement
d20-cause-hide = cuir naturel
d20-cause-favoured-enemy = adversaire de prédilection
d20-cause-trained-against = entraîné contre de tels adversaires
d20-cause-fighter = le combattant
d20-cause-die = jet de dé
d20-void-lower-of-kind = un bonus plus élevé du même type compte
d20-void-touch-attack = n’aide pas contre un contact
d20-void-dexterity-denied = la Dextérité ne compte pas en ce moment
d20-void-maximum-dexterity = ce qui est porté n’en permet pas plus
