## Cartes d’exemple

BD-EX-01 = Deux combattants sont à { $BD-EX-01-columns } colonnes et { $BD-EX-01-rows } rangées l’un de l’autre, vers l’est et le sud. Sur l’axe le plus long, cela fait { $BD-EX-01-longer } cases, avec la moitié de l’autre en plus { $BD-EX-01-halves }, et en ligne droite arrondie { $BD-EX-01-straight }. La direction est le sud-est, bien que le second soit bien plus à l’est qu’au sud.
    .counts = Montre comme les mesures diffèrent sur la même carte. Au bord de la lumière d’une torche, la même case peut être claire selon l’une et sombre selon l’autre.

BD-EX-02 = Entre l’attaquant et la cible se dresse un pilier : les deux se voient et peuvent tirer, quelques lignes sont cachées par un poteau, et aucun coup ne passe. S’il y a là un bloc massif, ils ne se voient pas du tout. Une cible au-delà du coin du bloc est vue, et lequel des deux est en partie couvert dépend de qui vise qui.
    .counts = Montre qu’un poteau cache sans aveugler, et que le couvert et la ligne d’un coup répondent à des questions différentes.

BD-EX-03 = Deux combattants se tiennent de part et d’autre du coin d’un bloc, sans être voisins. Ils se voient au-delà du coin, mais la ligne droite d’un milieu à l’autre entre dans le bloc. D’un côté, la cible est à découvert ; de l’autre, elle est en partie couverte.
    .counts = Montre qu’un tir y est possible, mais pas un coup avec une arme longue.

BD-EX-04 = Deux combattants sont voisins par un coin. S’il n’y a de bloc que d’un côté de la diagonale, ils se voient et se frappent, mais aucun ne peut passer sur la case de l’autre. S’il y a des blocs des deux côtés, le passage est fermé : ni vue ni coup.
    .counts = Montre qu’on peut frapper au-delà d’un coin qu’on ne peut couper en marchant, et que rien ne passe entre deux coins qui se touchent.

BD-EX-05 = Un mur percé se dresse entre deux combattants, et l’on remplit la brèche tour à tour. Une porte ouverte laisse tout passer, une porte fermée rien. Fenêtre et grille laissent passer regards, coups et projectiles et cachent une partie, une meurtrière presque tout. Une vitre laisse passer regards et projectiles, une vitre blindée les seuls regards, un rideau tout sauf les regards.
    .counts = Montre toutes les ouvertures côte à côte. Qui se tient juste à l’ouverture n’en est pas gêné.

BD-EX-06 = Deux pièces communiquent par une brèche large d’une case. Qui se tient dans l’axe de la brèche voit au travers. Qui se tient à côté, contre le mur, voit encore l’autre depuis un coin de sa case, mais il est bien couvert et ne peut être frappé par la brèche ; et deux combattants de part et d’autre du mur ne se voient pas.
    .counts = Montre ce qu’on gagne à se tenir à côté d’une porte plutôt que devant.

BD-EX-07 = Un muret traverse la carte. Il couvre qui se tient juste derrière contre les tireurs de l’autre côté ; celui qui est au muret tire librement par-dessus. Si deux combattants en sont aussi loin l’un que l’autre, ils sont couverts de même. Si le tireur est assez haut, le muret est plat pour la paire et ne couvre personne.
    .counts = Montre à qui profite un objet bas. Les coups passent par-dessus dans tous les cas.

BD-EX-08 = Deux combattants se regardent par-delà d’autres qui se tiennent entre eux. À l’aller, les lignes du meilleur coin rencontrent un corps, au retour un autre, et près de la ligne des centres un autre encore se tient derrière la cible. Si le corps devant l’attaquant se couche, l’autre seul gêne encore.
    .counts = Montre que les corps qui gênent se comptent à part de chaque bout, et que qui est à terre ne compte pas.

BD-EX-09 = Un ogre remplit un bloc de cases. Un combattant à { $BD-EX-09-columns } colonnes et { $BD-EX-09-rows } rangées de la case la plus proche du bloc est à { $BD-EX-09-longer } cases sur l’axe le plus long et à { $BD-EX-09-straight } en ligne droite. Avant, flancs et arrière valent pour le bloc entier, et deux amis sont à l’opposé l’un de l’autre si une ligne droite entre eux traverse deux côtés opposés du bloc.
    .counts = Montre que la case la plus proche compte toujours.

BD-EX-10 = Deux pièces communiquent par une brèche du mur large d’une case. Qui frappe dans l’axe de la brèche en s’y tenant dispose en travers de { $BD-EX-10-gap } centimètres, qui frappe de même dans la pièce à côté de { $BD-EX-10-room }. Dans l’angle de la pièce, { $BD-EX-10-corner } côtés d’un combattant sont fermés, dans la brèche { $BD-EX-10-open }.
    .counts = Montre qu’un lieu étroit n’est pas un lieu fermé : la brèche est étroite en travers, mais ouverte devant et derrière.

BD-EX-11 = Un combattant se tient à côté d’un bloc massif. Le pas vers le bloc est barré, et les deux diagonales qui frôlent ses coins le sont aussi. Un mur d’un autre côté ôte encore des pas, diagonales comprises. Avec une table à la place du bloc, tous les pas sont permis.
    .counts = Montre qu’on ne coupe pas les coins des murs, tandis que les objets sur lesquels on monte n’ôtent aucun pas.

BD-EX-12 = Le même trajet en diagonale coûte différemment : dans la quatrième édition, chaque diagonale coûte moitié plus ; dans les groupes de succès, aucune, et avec « Diagonales plus chères » une sur deux coûte le double. Si la case du milieu est difficile, son pas coûte le double. Un pas par-dessus un muret coûte en plus dans la quatrième édition et compte comme difficile dans les groupes de succès.
    .counts = Montre comment diagonales, sol et arêtes se composent en un prix.

BD-EX-13 = Un combattant passe tout droit devant un garde à l’arme courte. Si le garde regarde vers le passage, chaque pas qui commence à côté de lui quitte ses cases gardées. S’il regarde le long du passage, seuls le font les pas à côté et devant lui ; s’il tourne le dos au passage, aucun.
    .counts = Montre où guettent les attaques occasionnelles dans la quatrième édition. Sans le module « Orientation du combattant », le garde veille tout autour.

BD-EX-14 = Un combattant en pousse un autre en diagonale : celui-ci recule de case libre en case libre jusqu’au bord de la carte. Ailleurs, un corps se tient sur la deuxième case : celui qui est poussé recule d’une case et s’arrête devant le corps. On ne pousse personne au-delà du coin d’un bloc massif.
    .counts = Montre où finit une poussée. Ce qui arrive à qui ne peut aller plus loin, c’est le système de règles qui le dit.

BD-EX-15 = De la brume s’étend entre deux combattants. Tant qu’elle est légère, ils se voient à travers. Si l’un d’eux se tient dans une brume épaisse, seuls ses voisins le voient, et lui ne voit pas plus loin ; mais effets et projectiles passent.
    .counts = Montre que la brume épaisse cache dans les deux sens, et qu’il suffit d’être voisin pour voir.
