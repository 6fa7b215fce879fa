## Vue d’un camp

BD-VIS-01 = Une case est aussi claire que sa propre lumière, ou que la lampe la plus vive qui l’éclaire par une ligne libre : comme en plein jour dans le rayon clair de la lampe, comme dans la pénombre dans son rayon faible. Chaque système de règles dit jusqu’où éclairent torches, lanternes et feux de camp.
    .counts = Vaut sur toute carte qui n’est pas entièrement en plein jour. Les murs font de l’ombre ; une lampe n’assombrit jamais une case.

BD-VIS-02 = Certains yeux pourraient voir la même lampe porter jusqu’au double ; une case serait alors plus claire pour l’un que pour l’autre. Le plateau calcule la lumière pour les yeux de qui regarde.
    .counts = Dans les systèmes d’aujourd’hui, tous les yeux voient les lampes aussi loin. Qui voit bien dans le noir récupère plutôt une partie du malus dans la quatrième édition.

BD-VIS-03 = Un combattant en voit un autre s’il y a ligne de vue et si celui-ci est assez près pour la lumière où il se tient. Un aveugle ne voit personne ; qui est invisible, ou se cache sans avoir été trouvé, n’est pas vu. La direction dans laquelle regarde celui qui voit n’y change rien.
    .counts = La lumière ne limite la vue que dans la quatrième édition. Si quelqu’un a remarqué un adversaire à temps, comme dans une embuscade, c’est le combat qui le retient et non le plateau.

BD-VIS-04 = Un camp voit ce que voit l’un quelconque de ses combattants éveillés sur la carte. Il garde en mémoire les cases qu’il ne voit plus comme elles étaient, avec portes et vitres telles qu’il les a vues, et un adversaire reste dessiné là où il fut vu, avec l’assaut. Des cases jamais vues, il ne connaît que le plan du niveau.
    .counts = Vaut quand les camps ont des secrets. Dès qu’un camp regarde de nouveau l’endroit et n’y trouve personne, le souvenir de l’adversaire s’efface.

BD-VIS-05 = Quand les camps ont des secrets, aucun n’apprend où sont ceux qu’il ne voit pas, ce qu’ils font et ce que donnent leurs dés, ni rien des objets cachés et des renforts encore à venir. De ce qu’il voit, il sait tout : les fiches et les chances des combattants en vue restent ouvertes. Ce qu’on dit d’un acte a une forme pour chaque camp.
    .counts = Ne vaut qu’avec des secrets. Un coup venu d’un inconnu est annoncé comme tel, et qui frappe s’est montré.

BD-VIS-06 = Quand des joueurs de camps différents partagent un écran, on le couvre avant d’interroger le camp suivant si quelque chose y serait secret. Choix, trajets et chances se calculent sur ce que sait le camp : un trajet ne contourne jamais un adversaire que personne ne voit. Qui heurte un corps caché s’arrête, et l’on peut frapper une case où l’on soupçonne un adversaire.
    .counts = Ne vaut qu’avec des secrets. Si tous ceux qui regardent savent déjà ce qui serait montré, rien n’est couvert.

BD-VIS-07 = L’ordinateur décide sur ce que sait son camp, tout comme un joueur ; il ne regarde jamais sous le voile. Un combat enregistré peut se regarder avec les yeux de tous ou d’un seul camp.
    .counts = Ne vaut qu’avec des secrets ; sans eux, tous savent tout, l’ordinateur aussi.
