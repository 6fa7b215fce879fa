## Le tour

PL-ACT-01 = Un tour est au choix : une action limitée, qui le prend tout entier ; une action de mouvement et une action d’attaque, dans l’ordre voulu ; ou { $PL-ACT-01-moves } actions de mouvement. Un sprint prend aussi le tour entier. Ce qui reste inutilisé à la fin est perdu.
    .counts = Tant qu’il reste quelque chose, le combattant est interrogé de nouveau. Une riposte avant son rang n’est pas un tour complet.

PL-ACT-02 = Aucun tour ne contient une seconde action d’attaque, quoi qu’il reste d’inutilisé.
    .counts = Vaut pour les coups, les tirs et les sorts offensifs, et aussi pour se relever, qui prend l’action d’attaque. Une riposte remplace le tour et n’est pas une attaque de plus.

PL-ACT-03 = Une action de mouvement est un déplacement d’un seul tenant. Un combattant ne peut pas faire la moitié du chemin, attaquer, puis finir.
    .counts = Vaut pour toutes les façons de se déplacer. On bouge avant l’attaque ou après, pas les deux.

PL-ACT-04 = Par l’action d’attaque, un combattant frappe, tire, lance, jette un sort offensif qui ne demande pas plus, ou se relève. Elle sert aussi à briser une vitre voisine ou à frapper une case où pourrait se tenir un adversaire invisible.
    .counts = Possible une fois par tour, avec une seule action de mouvement au plus.

PL-ACT-05 = Une action de mouvement est un déplacement jusqu’à la distance de base. À la place, on peut dégainer, changer d’arme ou la rengainer, la recharger, ramasser ce qui se trouve sur sa case ou une case voisine, ouvrir ou fermer une porte, boire une potion ou la donner à un voisin inconscient, soulever un corps, ou quitter la carte par une issue.
    .counts = Juste après un déplacement, dégainer et rengainer sont gratuits. Un combattant qui porte un corps n’a plus de main libre et ne peut que marcher ou quitter la carte.

PL-ACT-06 = Une action limitée prend tout le tour. Ce sont les manœuvres tactiques, les premiers soins et les sorts les plus forts et, avec leurs modules, se cacher ou achever un adversaire inconscient.
    .counts = Possible seulement tant que rien du tour n’est entamé. Repousser et renverser sont les seules à comprendre un déplacement.

PL-ACT-07 = Un sprint prend le tour complet. Hormis dégainer en chemin et les gestes libres, rien d’autre n’y tient.
    .counts = Impossible dès que quelque chose du tour est entamé.

PL-ACT-08 = Lâcher une arme ou une lumière, déposer un corps et se tourner sur place ne coûtent rien.
    .counts = Seulement pendant son tour, et se tourner sur place une seule fois. Un déplacement ou une attaque fixe de toute façon l’orientation.
