## Grille

BD-GRD-01 = Une carte est une grille de cases. Les colonnes se comptent d’ouest en est et les rangées du nord au sud, à partir du coin nord-ouest. Aucune carte n’a plus de { $BD-GRD-01-largest } cases de côté. On ne marche pas au-delà du bord, et il compte comme un mur quand on mesure la place pour une arme.
    .counts = Vaut sur toute carte. Les lignes de vue ne sont pas concernées : rien ne se trouve au-delà du bord.

BD-GRD-02 = Il y a { $BD-GRD-02-directions } directions : nord, nord-est et ainsi de suite dans le sens des aiguilles d’une montre jusqu’au nord-ouest. Chaque combattant regarde dans l’une d’elles ; chaque pas et chaque poussée suivent l’une d’elles.
    .counts = La direction du regard ne change des nombres que si l’on joue l’avant, le flanc et l’arrière : avec le module « Orientation du combattant » dans la quatrième édition, avec « Flanc et dos » dans les groupes de succès. Ailleurs, elle ne sert qu’à l’image.

BD-GRD-03 = Une arête est la limite entre deux cases voisines. Certains objets remplissent une case, comme un pilier ; d’autres sont posés sur une arête, comme les murs et la plupart des portes. Un objet posé sur une arête ne prend pas de place : on peut se tenir des deux côtés.
    .counts = Vaut pour tout ce qui franchit l’arête : pas, regards, coups et projectiles. Une carte peut mêler les deux sortes d’objets.

BD-GRD-04 = Un combattant de taille humaine remplit une seule case. Les grandes créatures remplissent un bloc de cases, aussi large que profond, d’au plus { $BD-GRD-04-largest } cases de côté. Tout le bloc a la même direction du regard et la même posture, et sa hauteur est celle de sa case la plus haute.
    .counts = Vaut pour tous les corps. C’est au système de règles de dire si deux corps peuvent partager une case, ou si l’on peut se comprimer à la moitié de sa largeur, ce qu’aucun des deux ne permet aujourd’hui.

BD-GRD-05 = L’écart dit combien de colonnes et combien de rangées séparent deux combattants, comptées entre leurs cases les plus proches et avec la direction. Des voisins sont à un pas ; là où les deux se recouvrent sur un axe, on ne compte rien.
    .counts = Toute distance et toute direction du plateau en découlent. Pour une grande créature, inutile de demander quelle case est visée : c’est toujours la plus proche.

BD-GRD-06 = Une diagonale est plus longue qu’un trajet droit de même nombre de cases. On peut donc compter de plusieurs façons : sur le seul axe le plus long, en y ajoutant la moitié de l’autre, ou en ligne droite arrondie. Chaque système de règles dit laquelle il emploie pour le tir, la vue et la lumière.
    .counts = Ce choix concerne les portées. Le contact et l’allonge des coups se comptent toujours sur l’axe le plus long.

BD-DST-1 = On compte les colonnes et les rangées entre les deux ; le plus grand nombre est la distance. Les diagonales ne coûtent rien de plus : toutes les cases autour d’un combattant sont aussi proches, celles des coins aussi.
    .counts = Vaut pour le contact et pour l’allonge de tout coup, et dans les groupes de succès pour toutes les distances.

BD-DST-2 = Au plus grand des deux nombres, colonnes ou rangées, on ajoute la moitié du plus petit et l’on arrondit vers le bas. On approche ainsi la vraie distance sans calculer de racine.
    .counts = Dit à quelle distance de l’attaquant et de la cible se trouve un objet qui couvre. Ni la quatrième édition ni les groupes de succès ne comptent leurs portées ainsi.

BD-DST-3 = On calcule la distance en ligne droite de case à case et on l’arrondit à l’entier le plus proche, la moitié exacte vers le haut. La lumière d’une lampe tombe ainsi en cercle et non en carré.
    .counts = Vaut dans la quatrième édition pour le tir, la vue et la lumière. Les groupes de succès prennent l’axe le plus long.

BD-DST-4 = Un système de règles compte avec la même mesure tout ce qui dépasse l’allonge d’un coup : tirs et jets, vue, lumière des lampes. Pour la quatrième édition c’est la ligne droite arrondie, pour les groupes de succès l’axe le plus long.
    .counts = Vaut partout où une page parle de portée. Une torche éclaire donc un peu plus de cases dans les groupes de succès que dans la quatrième édition.

BD-DST-5 = La portée en cases, multipliée par la longueur d’une case, donne la portée en décimètres. C’est ainsi qu’on compare à la carte les règles qui parlent de mètres.
    .counts = Vaut pour toute limite donnée en mètres, comme la portée d’un arc. Les règles qui parlent de cases n’en ont pas besoin.

BD-GRD-07 = Une case mesure { $BD-GRD-07-side } décimètres, sauf si le niveau en dit autrement. Hauteurs et profondeurs se donnent toujours en décimètres et ne changent pas avec la longueur des cases.
    .counts = Un niveau peut fixer une autre longueur pour les groupes de succès : les distances en mètres changent alors. Dans la quatrième édition, la longueur est fixe.

BD-GRD-08 = Vu d’un combattant, tout autre se trouve dans l’une des { $BD-GRD-08-directions } directions : celle qui convient le mieux. Le cercle autour de lui est découpé en parts égales et aucune case ne tombe sur une coupe ; la réponse est donc toujours nette.
    .counts = Décide où se tourne un attaquant, où recule celui qu’on pousse et de quel côté se tient quelqu’un. Deux combattants sur la même case n’ont pas de direction entre eux.

BD-GRD-09 = Les autres se tiennent devant un combattant, à sa droite, à sa gauche ou derrière lui. L’avant est la direction de son regard avec celle de chaque côté ; droit sur le côté, c’est le flanc ; tout le reste est l’arrière. La distance n’y change rien.
    .counts = Change des nombres avec le module « Orientation du combattant » de la quatrième édition et « Flanc et dos » des groupes de succès. Qui partage la case d’un combattant est devant lui.

BD-GRD-10 = Les cases devant sont celles qui touchent un combattant dans la direction de son regard ; s’il remplit une seule case, c’est celle juste devant lui. S’éloigner de quelqu’un, c’est aller tout droit sur la ligne entre les deux, ou d’un demi-angle droit sur le côté.
    .counts = Vaut dans la quatrième édition : qui esquive librement ne peut finir juste devant l’attaquant, et qui augmente la distance s’éloigne de l’adversaire.
