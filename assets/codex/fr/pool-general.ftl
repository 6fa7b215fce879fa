## Généralités

PL-GEN-01 = L’attaquant lance un groupe de dés ; chaque dé assez haut est un succès. La cible répond avec ses dés de défense. L’attaque touche si elle compte au moins autant de succès que la défense, et la marge décide de la force du coup.
    .counts = Vaut pour tout coup, tout tir et tout sort offensif. Une manœuvre oppose deux groupes d’attaque et ne fait pas de dégâts.

PL-GEN-02 = Une case de la carte mesure { $PL-GEN-02-metres } m de côté, sauf si le niveau fixe une autre échelle. Les mètres sont convertis en cases entières, arrondies à l’inférieur, mais jamais en moins d’une case.
    .counts = Vaut pour les déplacements, les sprints et les poussées. Pour les portées, ce sont les cases entre deux combattants qui sont converties en mètres.

PL-GEN-03 = Un round représente environ { $PL-GEN-03-seconds } secondes de combat. Cela ne compte que pour les inconscients : le temps qui les sépare de la mort ou du réveil se mesure en rounds.
    .counts = Vaut pour la mort faute de soins et pour le réveil après des premiers soins ratés. Rien d’autre ne dépend de l’heure.

PL-GEN-04 = Un combattant est un héros ou ne l’est pas. Les héros luttent encore à leur dernier point de vie et ne tombent que lorsqu’il n’en reste aucun ; tous les autres sont inconscients dès le dernier. Les points de vie des héros découlent de la Constitution et du niveau, ceux des autres sont inscrits sur leur fiche.
    .counts = Départage aussi les égalités d’initiative. Le module « Tous sont des héros » traite chacun en héros sans changer ses points de vie ; un niveau peut désigner certains combattants.

PL-GEN-05 = Tout résultat qui ne tombe pas juste est arrondi à l’inférieur. Un coup qui touche coûte tout de même au moins { $PL-GEN-05-least ->
        [one] un point de vie
       *[other] { $PL-GEN-05-least } points de vie
    }.
    .counts = Vaut pour les dégâts réduits de moitié ou multipliés, pour le seuil sous lequel on ne sprinte plus et pour les mètres convertis en cases.

PL-GEN-06 = On change d’abord le nombre de dés, qui ne devient jamais négatif. Après le jet, on vérifie s’il y a échec critique. Ensuite seulement des succès s’ajoutent ou se retirent, là encore sans devenir négatifs, et l’on compare ce qui reste.
    .counts = Vaut pour tout jet d’un groupe de dés ; le journal le montre dans cet ordre. Les jets de défense et les tests opposés ignorent l’échec critique.

PL-GEN-07 = Un combattant peut s’éloigner d’un adversaire à tout moment. Personne n’a droit à une attaque occasionnelle, même si le chemin longe plusieurs adversaires.
    .counts = Vaut pour toute façon de se déplacer. Un adversaire ne barre que la case où il se tient.

PL-GEN-08 = Chaque combattant regarde dans une direction, mais un coup de côté ou de dos vaut un coup de face. L’attaquant se tourne vers la cible ; un déplacement finit dans le sens du dernier pas ou dans un autre, au choix.
    .counts = Le module « Flanc et dos » donne son poids à l’orientation au contact. Sans lui, elle n’est qu’affichée.

PL-GEN-09 = Un effet d’un round prend fin quand celui qui l’a causé commence son tour suivant. Un effet sur le prochain tour de la victime commence aussitôt et finit avec ce tour, même s’il est perdu ; s’il frappe la victime au milieu d’un de ses tours, il dure jusqu’à la fin du suivant. Les autres effets cessent quand celui qui les subit commence son tour suivant.
    .counts = La place dans l’ordre vaut début de tour, même pour qui ne peut pas agir ou retarde son tour. Une riposte et un tour retardé mettent aussi fin à ces effets.

PL-GEN-10 = Là où trancherait un meneur, la carte décide : ses cases peuvent être difficiles, sombres ou en feu. Le feu coûte { $PL-GEN-10-fire } points de vie à quiconque y entre ou y commence son tour, sans jet de défense.
    .counts = Les inconscients brûlent au début du round tant qu’il leur reste des points de vie. Un combattant repoussé à travers le feu ne brûle que là où la poussée s’arrête.
