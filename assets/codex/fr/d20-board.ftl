## La carte

D20-BRD-01 = La carte est faite de cases. Entre deux cases court une arête, et là où des arêtes se rejoignent se trouve un coin. Murs, piliers et autres obstacles occupent une case entière ou se dressent sur une arête, et chacun est d’un type qui dit ce qu’il arrête.
    .counts = Vaut pour toute carte. Les cases disent aussi combien la marche y est pénible, à quelle hauteur elles sont, combien il fait clair et ce qu’il y a dans l’air.

D20-BRD-02 = Une créature se tient sur une case, ou sur autant qu’en demande sa taille : une grande occupe un carré de { $D20-BRD-02-large } cases de côté, une très grande de { $D20-BRD-02-huge }, une gigantesque de { $D20-BRD-02-gargantuan } et une colossale de { $D20-BRD-02-colossal }. Les créatures de très petite taille ou moins se partagent une case.
    .counts = Vaut partout sur la carte : pour marcher, pour frapper et pour tout ce qui touche des cases. Qui se serre dans une fente en occupe moins pendant ce temps.

D20-BRD-03 = La distance entre deux créatures se compte de la case la plus proche de l’une à la case la plus proche de l’autre, une diagonale sur deux comptant double. Sont adjacentes celles dont les cases se touchent, fût-ce par un coin.
    .counts = Vaut pour les portées, les allonges et tout ce qui se mesure en cases. Les obstacles entre elles n’y changent rien.

D20-BRD-04 = Vue d’une créature, une autre se trouve dans l’une de huit directions. Avec la direction où regarde la première, cela dit si l’autre est devant elle, sur un de ses flancs ou dans son dos.
    .counts = Les directions comptent pour les poussées sur toute carte, la zone frontale, les flancs et la zone dorsale seulement avec le module « Orientation ». Qui se trouve sur la même case compte comme devant.

D20-BRD-05 = L’abri se trouve par des lignes des coins de sa propre case aux coins de la case visée. Pour un tir, l’attaquant prend les quatre lignes d’un coin ; entre voisins, toutes comptent.
    .counts = Vaut pour l’abri et le camouflage. Là où des voisins partagent un coin, la ligne de ce coin à lui-même ne traverse rien.

D20-BRD-06 = Une ligne traverse une case si elle passe à l’intérieur, et une arête si elle la coupe. Longer un mur ou en effleurer le bout n’est pas traverser. Mais entre deux obstacles qu’elle touche à la fois des deux côtés, aucune ligne ne passe.
    .counts = Vaut pour l’abri, la ligne d’effet et la ligne de mire. La case de l’attaquant ne compte jamais. Un mur au bord de sa propre case ne se contourne pas en faisant partir la ligne de son bout ; créatures et brume ne comptent que là où la ligne passe à l’intérieur.

D20-BRD-07 = La distance à un obstacle se compte en cases : aucune pour un mur au bord de sa propre case. Un obstacle bas abrite qui s’en trouve à { $D20-BRD-07-squares } cases au plus, sauf si l’attaquant en est plus près.
    .counts = Vaut pour les murets et le reste, ainsi que pour les meurtrières et les fenêtres par où l’on tire.

D20-BRD-08 = Il y a une ligne d’effet entre deux créatures si, des nombreuses lignes entre des points de leurs cases, une au moins ne rencontre rien de solide. Un coin libre, d’où tous les coins de l’autre case s’atteignent, suffit aussi. Qui n’a pas d’abri peut donc toujours être attaqué.
    .counts = Vaut pour les attaques, les sorts et les cases contrôlées, dans les deux sens à égalité. Là où il n’y en a pas, l’abri est total. Deux cases pleines qui se touchent par un coin ne laissent rien passer.

D20-BRD-09 = Pour voir quelqu’un, il faut plus qu’une ligne d’effet : rien ne doit barrer le regard, l’endroit doit être assez clair pour les yeux, et l’autre ne doit pas être invisible. Un rideau ou une brume épaisse barre le regard, bien qu’une flèche y passe.
    .counts = Vaut pour les cibles des attaques et des sorts. Un aveugle ne voit personne. L’orientation ne cache rien, elle rend seulement plus difficile de remarquer.

D20-BRD-10 = Deux alliés prennent un adversaire en tenaille si la ligne droite entre les milieux de leurs cases coupe son espace d’un côté au côté opposé, coins compris. Pour les grandes créatures, le jeu essaie chacune de leurs cases.
    .counts = Vaut sans le module « Orientation ». Tous deux doivent en outre contrôler la case de l’adversaire.

D20-BRD-11 = Une charge demande une voie libre. Des lignes du départ à l’arrivée, une du milieu et une de chaque coin de l’espace, ne doivent traverser ni cases bouchées ou difficiles, ni créatures, ni obstacles. La voie mesure { $D20-BRD-11-least } cases au moins et deux fois la vitesse au plus.
    .counts = Vaut pour toute charge. Les créatures sans défense ne la barrent pas. Elle finit à la place la plus proche d’où l’allonge atteint la cible.

D20-BRD-12 = Les cases ont une hauteur. Qui se tient à { $D20-BRD-12-higher } décimètres au moins au-dessus d’un adversaire a une position surélevée ; un cavalier compte comme plus haut de { $D20-BRD-12-rider } décimètres. Une marche de plus de { $D20-BRD-12-step } décimètres ne se passe pas sans escalier.
    .counts = Vaut pour les coups, non pour les tirs. Le bonus du cavalier demande une monture de grande taille et un adversaire à pied.

D20-BRD-13 = Une explosion ou une étendue part d’un coin et prend chaque case dont même le coin le plus éloigné est dans le rayon. Une explosion demande une ligne libre vers chaque case, une étendue trouve son chemin autour des coins. Un cône s’ouvre d’un coin du lanceur dans l’une de huit directions, une ligne part de là tout droit.
    .counts = Vaut pour les sorts qui ont une zone. Si le coin d’où elle part touche un mur, l’effet reste du côté du lanceur.

D20-BRD-14 = La clarté d’une case dépend de sa propre lumière et des sources qui l’éclairent par une ligne libre : la plus vive compte. Près d’une source, la lumière est vive, plus loin elle est faible.
    .counts = Vaut pour les yeux de chacun : pour la vision nocturne, les sources portent deux fois plus loin, et là où porte la vision dans le noir, tout est clair.

D20-BRD-15 = Avant chaque pas d’un chemin, le jeu demande quels adversaires contrôlent la case que l’on quitte. Chacun d’eux qui a encore une attaque d’opportunité, et à qui l’on n’en a pas déjà offert une pour ce déplacement, peut frapper.
    .counts = Vaut pour tout déplacement qui provoque. Pour un pas de placement, on ne demande à personne ; dans une retraite, le premier pas est libre ; un abri exclut le coup.

D20-BRD-16 = Qui est poussé recule tout droit devant qui le pousse, dans l’une de huit directions. Une poussée de biais va en diagonale et, comme tout pas en diagonale, ne doit pas couper l’angle d’un mur.
    .counts = Vaut pour la bousculade. Ce qui arrive quand la place manque se lit à la page de son résultat.

D20-BRD-17 = Pour chaque paire d’attaquant et de cible, la carte répond aux mêmes questions : à quelle distance, dans quelle direction, avec quel abri et quel camouflage, sous quelle lumière, à quelle hauteur, qui contrôle la case et qui prend en tenaille. Toutes les règles lisent les mêmes réponses, et aucune n’en contredit une autre.
    .counts = Vaut pour chaque paire à nouveau. Toute réponse peut se demander dans le jeu et montre d’où elle vient.

D20-BRD-18 = Ces réponses valent tant que rien ne change de ce dont elles dépendent : places, orientation, armes en main, obstacles, lumière, qui voit qui. Dès que cela change, elles sont cherchées de nouveau.
    .counts = Vaut après chaque pas et chaque acte. Une créature qui vient sur la ligne d’un tir change aussitôt l’abri.

D20-BRD-19 = Là où il y a un choix, le jeu le fait pour l’attaquant : d’abord une ligne d’effet, puis le moindre abri, puis la plus petite chance de rater. Une grande créature peut se servir de chacune de ses cases et être attaquée sur chacune.
    .counts = Vaut pour toutes les attaques, et pour le coin d’où se juge un tir. L’abri mou compte comme moindre que tout autre.

D20-BRD-20 = Chaque type d’obstacle dit ce qu’il arrête. Les cases pleines, les murs et les portes fermées arrêtent tout ; grilles, clôtures, fenêtres et piliers donnent un abri, mais laissent passer flèches et regards ; les meurtrières donnent un abri supérieur, les murets un abri de près. Enjamber ce qui est bas coûte { $D20-BRD-20-cost } cases de plus.
    .counts = Ce qui flotte dans l’air cache : la brume légère { $D20-BRD-20-light }, la brume, la fumée et le feuillage { $D20-BRD-20-standard }, le noir presque complet { $D20-BRD-20-dark } sur cent. La brume épaisse et les rideaux cachent tout ce qui est au-delà. Éboulis et eau peu profonde ne gênent que les pieds.
