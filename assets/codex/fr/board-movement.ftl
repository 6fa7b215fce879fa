## Mouvement

BD-MOV-01 = Les coûts se comptent en demi-cases : un pas droit sur sol ouvert coûte { $BD-MOV-01-straight }. Un pas en diagonale coûte moitié plus dans la quatrième édition ; dans les groupes de succès il coûte autant, ou, avec « Diagonales plus chères », un sur deux coûte le double. Sol lent, eau et posture multiplient le prix d’un pas, arrondi vers le haut une fois à la fin ; les arêtes qu’on franchit et le sol qui monte peuvent y ajouter.
    .counts = Vaut pour toute marche, tout sprint et quand on rampe. Dans les groupes de succès, franchir un objet rend le pas difficile au lieu d’y ajouter, et ramper a un prix fixe.

BD-MOV-02 = Un pas mène à une case voisine où l’on peut se tenir, sans mur entre les deux. En diagonale, il ne doit pas couper un coin : aucune des cases à côté du passage ne doit être remplie d’un objet qui barre, et aucun mur ne doit finir au coin franchi. Les sols peuvent différer de { $BD-MOV-02-step } décimètres au plus ; au-delà, c’est une escalade ou une chute, sauf si un escalier ou une échelle y mène.
    .counts = Une grande créature peut passer là où chacune de ses cases le pourrait et si aucun mur ne couperait son bloc. Tables et corps n’interdisent pas les diagonales.

BD-MOV-03 = Le système de règles dit de chaque corps sur le chemin si l’on passe librement, lentement ou pas du tout. Personne ne finit un déplacement sur une case que tient quelqu’un d’autre, sauf si les deux peuvent la partager.
    .counts = Dans la quatrième édition, on passe lentement les amis, ceux qui sont tombés et les adversaires de taille très différente, et pas du tout les autres. Dans les groupes de succès, les amis librement, ceux qui sont tombés lentement, les adversaires valides jamais.

BD-MOV-04 = Avant qu’on choisisse un déplacement, le jeu énumère pas à pas ce qui attend en chemin : ce qu’il coûte, quelles cases gardées on quitte ou aborde, qui peut frapper, ce qui blesse, où commence l’eau et ce qu’il faut escalader. On connaît ainsi le prix et le danger d’un trajet avant le premier pas.
    .counts = Montré pour tout trajet que l’on désigne. La liste ne change rien par elle-même ; ce qui arrive en chemin, c’est le système de règles qui le dit.

BD-MOV-05 = Certaines choses arrêtent qui se déplace : un coup ou un feu qui l’abat, une arme plus longue qui le tient à distance, un adversaire qui apparaît, ou quelqu’un qu’il ne voit pas et qu’il heurte. Il reste sur la dernière case qu’il peut tenir, et le reste du mouvement est perdu.
    .counts = Les adversaires qui apparaissent et les corps cachés n’arrêtent que si les camps ont des secrets ; les armes plus longues, seulement dans la quatrième édition avec le module « Classes de distance ».

BD-MOV-06 = Qui est poussé s’en va droit à l’opposé de celui qui pousse. Un déplacement forcé ne donne d’attaque occasionnelle à personne, ne fait tourner personne et finit avant une case barrée ou tenue. Au-dessus d’un bord, le corps descend.
    .counts = Vaut pour les poussées, les coups d’une charge et ceux des grandes créatures, comme le dit le système de règles. Une grande créature se déplace d’un bloc.

BD-MOV-07 = La hauteur d’une chute est celle du sol quitté au-dessus du sol atteint. Le corps finit sur la première case en bas ; si quelqu’un la tient, sur la case libre la plus proche d’à peu près la même hauteur.
    .counts = Vaut pour qui est poussé par-dessus un bord, saute en bas ou glisse en descendant. C’est le système de règles qui fixe les dégâts.

BD-MOV-08 = Plus haut ou plus bas qu’une marche, il faut escalader, et la case d’arrivée doit être libre. Un saut mène tout droit par-dessus une fosse, un à-pic ou de l’eau vers un sol d’à peu près la même hauteur ; le plateau examine des vides de { $BD-MOV-08-gap } cases au plus et un élan de { $BD-MOV-08-run } cases libres au plus.
    .counts = Dans la quatrième édition, on ne saute qu’un vide étroit, tout droit et non en diagonale, avec de l’élan. Dans les groupes de succès, les vides peuvent être plus larges, et le plus large demande un test.

BD-MOV-09 = Qui marche regarde dans la direction du dernier pas, sauf s’il en dit autrement et que les règles le permettent. Il importe donc de quel côté l’on arrive.
    .counts = Importe dans la quatrième édition avec le module « Orientation du combattant », pour les arcs d’attaque et les cases gardées après la marche. Qui est poussé continue de regarder du même côté.

BD-MOV-10 = Le jeu prend le trajet le moins cher. À prix égal, celui où le moins d’adversaires peuvent frapper, puis celui qui a le moins de cases nocives, et enfin il suit un ordre fixe des directions : chaque ordinateur trouve ainsi le même trajet.
    .counts = Vaut pour les trajets que le jeu cherche. Si un trajet plus cher évite toute attaque occasionnelle, on le propose aussi.
