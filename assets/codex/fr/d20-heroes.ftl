## Héros

D20-T-HERO = Un groupe de héros de même niveau est prêt à jouer, chacun avec sa propre tâche : des guerriers à pied et à cheval, un barbare, une roublarde, un prêtre, une magicienne et un rôdeur. Toutes leurs valeurs sont définitives ; caractéristiques, taille, armure, dons et bonne facture y sont déjà. La rage, le Tir rapide et autres ne s’y ajoutent qu’au combat, quand on les choisit.
    .counts = Vaut pour les héros que les niveaux et les joueurs placent sur la carte. On construit ses propres héros selon les mêmes règles.

D20-HER-01 = Une guerrière en harnois, avec épée longue et bouclier, le roc sur lequel repose la première ligne. Elle abat les faibles par rangées, frappe quiconque veut passer et n’a à craindre que ce qui se passe de jet d’attaque.

D20-HER-02 = Un barbare à la grande hache, rapide, difficile à surprendre et terrible dans sa rage. Sa place est là où un seul coup décide, mais en rage il est facile à toucher, et après elle, fatigué.

D20-HER-03 = Une petite roublarde qui fait l’essentiel de ses dégâts par-derrière. Elle se cache, feinte ou se place en face d’un allié, frappe de son épée courte là où cela fait mal, et disparaît avant la réponse.

D20-HER-04 = Un nain en harnois qui prie, soigne et tient bon. Il renforce les autres avant le choc, garde au besoin sa place en première ligne et ramène ceux qui sont tombés.

D20-HER-05 = Une elfe qui décide des combats depuis la seconde ligne, par la boule de feu, les rayons et la paralysie, tant que durent ses sorts. Presque rien ne protège son corps : un allié doit se tenir devant elle, et l’Armure de mage se lance tôt.

D20-HER-06 = Un archer qui décoche plusieurs flèches par tour, entre ses alliés et dans n’importe quelle mêlée. Il est au mieux de loin, ou tout près derrière un allié, et par-dessus tout contre les gobelinoïdes.

D20-HER-07 = Un chevalier sur un cheval dressé pour la guerre, dont aucun adversaire ordinaire ne survit à la charge à la lance. Il lui faut de la place pour s’élancer, et il poursuit sa course au-delà de l’adversaire ; à pied, c’est un bon guerrier comme un autre.
