## Magie

PL-MAG-01 = Certains combattants ont des capacités magiques. Chacune a sa portée et son effet, et prend l’action d’attaque ou tout le tour. Celles qui blessent se lancent comme une attaque, Magie et Volonté contre la défense magique.
    .counts = Seulement avec le module « Magie », et selon la fiche du combattant. Un sort ne coûte rien d’autre que l’action.

PL-MAG-02 = Une étincelle prend l’action d’attaque, porte à { $PL-MAG-02-spark-metres } mètres et fait { $PL-MAG-02-spark }. Une lance de feu prend tout le tour, porte à { $PL-MAG-02-lance-metres } mètres et fait { $PL-MAG-02-lance }. Une main guérisseuse prend tout le tour et rend à un allié blessé sur la case voisine, ou au lanceur, { $PL-MAG-02-hand } points de vie et autant de plus que la Volonté du lanceur ; aucun jet n’en décide.
    .counts = Seulement avec le module « Magie », pour qui a appris le sort. On ne peut pas soigner un adversaire.
