## Supériorité numérique

UEB-01 = Parer plusieurs adversaires à la fois est difficile. Pour chaque adversaire aux prises avec lui au-delà du premier, un combattant subit un malus de { $UEB-01-each } à chaque parade, mais jamais plus de { $UEB-01-most }.
    .counts = Vaut avec le module « Supériorité numérique », pour les parades en mêlée. Ne vaut ni pour les parades d’un mur de lames, ni pour un combattant en formation entre deux camarades.

UEB-02 = Attaquer à plusieurs est plus facile. Quand plusieurs adversaires sont aux prises avec le même combattant, chacun d’eux attaque avec un bonus de { $UEB-02-bonus }.
    .counts = Vaut avec le module « Supériorité numérique » ; être plus nombreux encore n’augmente pas le bonus. Un cavalier et sa monture comptent pour un.

UEB-03 = Quand plusieurs adversaires pressent, il reste moins de place pour esquiver. Deux adversaires compliquent l’esquive de { $UEB-03-two }, un plus grand nombre de { $UEB-03-three }, et face à toute une troupe elle est impossible.
    .counts = Vaut pour l’esquive libre et l’esquive ciblée en mêlée, même sans le module « Supériorité numérique ». La parade a son propre malus, plus faible.

UEB-04 = Le camp le plus nombreux se bat avec plus d’assurance. Pour chaque combattant qu’un camp a de plus que ses adversaires, tous les siens gagnent { $UEB-04-each } d’initiative, { $UEB-04-most } au plus. On compte de nouveau au début de chaque assaut, avant toute annonce.
    .counts = Vaut avec le module « Supériorité numérique » pour les combattants en état d’agir ; une monture montée n’est pas comptée. Là où les camps ont des secrets l’un pour l’autre, seuls comptent ceux qui voient un adversaire et en sont vus.

UEB-05 = Autour d’un combattant, il y a place pour autant d’assaillants que de cases voisines libres. Avec de longues armes, d’autres peuvent frapper depuis un second rang, en passant à côté d’un ami.
    .counts = Le second rang demande une arme faite pour plus que la mêlée, et un seul ami peut se trouver entre les deux. Les murs, les obstacles et les autres combattants laissent moins de place.
