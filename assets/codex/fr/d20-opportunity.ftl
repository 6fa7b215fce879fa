## Attaques d’opportunité

D20-AOO-01 = Une créature contrôle chaque case où elle pourrait frapper au corps à corps à cet instant. Les adversaires qui s’y trouvent doivent veiller à leur garde : qui y marche pour s’éloigner, tire ou lance un sort offre une ouverture. Contrôler la case d’un adversaire aide aussi des alliés à le prendre en tenaille.
    .counts = Pour les créatures capables d’agir, qui tiennent une arme de corps à corps ou en ont une par nature et dont la ligne vers la case est libre. Pas pour qui est sans défense, étourdi, hébété ou recroquevillé, ni dans une lutte, en défense totale ou pendant un sort d’un round. Derrière un abri, une case reste contrôlée, mais les attaques d’opportunité n’y portent pas.

D20-AOO-02 = La plupart des créatures atteignent les cases voisines, diagonales comprises. Avec une arme à allonge, un humain frappe la deuxième case et non celles qui le touchent. Les grandes créatures ont plus d’allonge et frappent aussi ce qui est tout près ; avec une telle arme, seulement ce qui est au-delà, jusqu’à deux fois plus loin.
    .counts = Avec le module « Grande allonge jusque dans les coins », une allonge de deux cases couvre aussi les coins éloignés ; sans lui, et pour une allonge plus grande, une diagonale sur deux compte double. Les créatures sans allonge ne frappent que sur leur propre case.

D20-AOO-03 = Qui sort d’une case contrôlée par un adversaire lui offre une attaque d’opportunité, même si le chemin ne mène qu’à une autre case contrôlée. Le coup tombe avant que le pas soit fait. S’approcher d’un adversaire depuis une case libre ne lui offre rien.
    .counts = Vaut pour toute façon de se déplacer, sauf le pas de placement. Quel que soit le nombre de cases contrôlées quittées dans un tour, chaque adversaire a une seule attaque pour cela.

D20-AOO-04 = Un pas de placement n’offre jamais d’ouverture, où qu’il mène. C’est pourquoi archers et lanceurs de sorts reculent d’un pas avant de tirer ou d’incanter.
    .counts = Avec le module « Le pas de placement provoque », il en offre une. Qui a plus d’allonge contrôle aussi la nouvelle case.

D20-AOO-05 = Qui bat en retraite garde à l’œil les adversaires autour de lui : quitter la case où commence la retraite n’offre pas d’ouverture. Tous les pas suivants en offrent.
    .counts = Seulement contre les adversaires que l’on voit. Là où la zone contrôlée d’un adversaire dépasse la première case, le deuxième pas est aussi dangereux qu’un autre.

D20-AOO-06 = Qui lance un sort dans une zone contrôlée offre une attaque d’opportunité à chaque adversaire qui la contrôle, une fois, au début de l’incantation. Un coup au but peut coûter le sort.
    .counts = Lire un parchemin, c’est lancer un sort. Les sorts à incantation rapide ou lancés sur la défensive, les baguettes et les pouvoirs surnaturels n’offrent pas d’ouverture.

D20-AOO-07 = Qui tire ou lance une arme dans une zone contrôlée offre une attaque d’opportunité à chaque adversaire qui la contrôle. Les yeux sont sur une cible lointaine, non sur la lame toute proche.
    .counts = Une fois pour une attaque, une fois par tir dans une attaque à outrance. Lancer compte comme tirer.

D20-AOO-08 = Tout ce qui occupe les mains et les yeux offre une ouverture : un coup de grâce, une bousculade, boire une potion, recharger une arbalète, se relever, ranger une arme ou en ramasser une, soigner un mourant. Les attaques à mains nues, le croc-en-jambe à mains nues, le désarmement et la lutte n’en offrent qu’à leur cible.
    .counts = Dans les zones contrôlées. La table des actions donne la liste entière.

D20-AOO-09 = Personne ne porte plus d’une attaque d’opportunité par round. Avec les Attaques réflexes s’en ajoutent autant que le dit le modificateur de Dextérité, mais toujours une seule par ouverture.
    .counts = Le compte repart quand commence son propre tour. Tous les pas d’une créature dans un tour sont une seule ouverture.

D20-AOO-10 = Pas d’attaque d’opportunité contre qui a un abri, de quelque degré que ce soit, ou un camouflage total. Pas davantage de la part de qui est pris au dépourvu ou en défense totale.
    .counts = Une créature interposée ne gêne que ceux qui frappent plus loin que la case voisine. Les Attaques réflexes servent pris au dépourvu, non en défense totale.

D20-AOO-11 = Une attaque d’opportunité est une seule attaque au corps à corps au bonus entier, hors de son tour et avant ce qui l’a provoquée. Si elle abat sa victime, ce que celle-ci allait faire n’a pas lieu. À la place du coup, un croc-en-jambe est possible.
    .counts = Elle ne prend rien de son propre tour, et l’on peut y renoncer. Si plusieurs peuvent frapper, ils le font dans l’ordre de l’initiative. Avec leurs modules, ce peut être un désarmement ou une lutte ; un croc-en-jambe à mains nues offre lui-même une ouverture.

D20-AOO-12 = Un adversaire de grande allonge frappe le premier. Qui vient à lui traverse une case qu’il contrôle, la quitte au pas suivant et offre ainsi une ouverture.
    .counts = Vaut pour les armes à allonge et les grandes créatures. Un pas de placement depuis le bord de leur allonge jusqu’à elles l’évite.

D20-AOO-13 = Les créatures de très petite taille n’ont pas d’allonge. Pour mordre, elles doivent entrer sur la case de leur adversaire, ce qui lui offre une attaque d’opportunité ; elles ne contrôlent aucune autre case et n’aident jamais à prendre en tenaille.
    .counts = Vaut pour les créatures de très petite taille ou moins, comme les rats.
