## Ce qui change au combat

BD-DYN-01 = Le plateau connaît de chaque combattant les cases, la direction du regard, la posture et s’il peut agir. Qui est debout ou à genoux est dressé et peut gêner coups et tirs ; les créatures minuscules et ceux qui sont à terre ne gênent jamais. Qui vole ou chevauche est plus haut que sa case : un cavalier l’est d’autant que sa monture élève la selle.
    .counts = Les morts et les inconscients comptent comme à terre : le corps reste sur sa case et ne garde rien. On passe lentement par-dessus ; c’est au système de règles de dire si l’on peut aussi s’y arrêter.

BD-DYN-02 = Une case peut porter autant d’articles qu’on veut. Ce qu’un combattant lâche tombe sur sa propre case ; ce qui s’envole ou qu’on pousse du pied s’arrête avant le premier objet qui arrête les projectiles. On ramasse ce qui gît sur sa case ou juste à côté.
    .counts = Vaut dans les deux systèmes. L’eau jusqu’à la taille cache ce qui s’y trouve ; seule la quatrième édition permet d’y plonger.

BD-DYN-03 = Un combat change la carte : des portes s’ouvrent, se ferment et cèdent, des vitres volent en éclats, des tables brûlent. Dans la quatrième édition, qui se tient droit devant une table peut aussi la renverser : elle devient un muret de bois sur l’arête opposée de sa case, et la case est libre.
    .counts = Une table ne se renverse que si personne n’est dessus et si rien d’autre n’est posé sur cette arête, et pas par quelqu’un qui est à terre. Tous les changements durent jusqu’à la fin du combat.

BD-DYN-04 = Une lumière portée suit son porteur ; lâchée, elle gît sur sa case et éclaire de là. Posée dans l’eau, même peu profonde, elle s’éteint. Une lumière portée s’éteint quand son porteur est sous l’eau : là où il n’a plus pied, ou s’il est à terre dans l’eau.
    .counts = Vaut pour les torches comme pour les lanternes. Les lumières fixées à la carte ne se portent pas et ne s’éteignent pas dans l’eau.

BD-DYN-05 = Brume et fumée peuvent gagner une case pendant le combat, pour de bon ou jusqu’à la fin d’un assaut. S’il y en a plusieurs sur la même case, la plus épaisse compte.
    .counts = Les dangers apportent la brume et l’y laissent pour de bon. Aucun des deux systèmes n’en apporte pour un temps aujourd’hui, et celle que la carte a dès le début ne se lève jamais.

BD-DYN-06 = Feu et eau changent au fil du combat : un danger fait monter ou baisser l’eau et étend le feu, et dans la quatrième édition une fiole d’huile enflamme des cases pour quelques assauts. Là où vient l’eau, le feu s’éteint.
    .counts = Le feu d’un danger brûle jusqu’à ce que l’eau l’éteigne. L’huile enflammée demande le module « Huile ».

BD-DYN-07 = À chaque changement de la carte, le plateau recompte ses faits : vue, couvert, trajets et chances sont toujours ceux de la carte telle qu’elle est à cet instant. Rien n’en est gardé dans un combat enregistré, car tout découle de la carte et des corps.
    .counts = Vaut après chaque porte ouverte, chaque vitre brisée, chaque montée de l’eau. Les chances affichées avant un tel changement ne valent plus.
