## Décisions

PL-DEC-01 = Au début d’un round, on choisit pour chaque combattant de prendre la posture de riposte ou d’agir simplement à son tour. À ce moment, un camp entier peut aussi se rendre.
    .counts = Demandé pour tous ceux qui auront un tour dans ce round.

PL-DEC-02 = À son tour, un combattant choisit entre une action limitée, un déplacement et une attaque, { $PL-DEC-02-moves } déplacements, un sprint et le retard. La question revient jusqu’à ce qu’il ne reste rien ou que le tour soit fini.
    .counts = En posture de riposte, agir y met fin, retarder la conserve.

PL-DEC-03 = L’attaquant choisit l’arme ou le sort et la cible, et s’il en fait une attaque sournoise là où c’est possible. Un combattant à terre peut se relever à la place.
    .counts = Seules sont proposées les cibles qu’on peut atteindre.

PL-DEC-04 = Une action limitée demande de choisir la manœuvre, les premiers soins ou le sort, et celui qu’elle concerne. Pour repousser et renverser, on peut choisir le chemin vers la cible s’il y en a plusieurs.
    .counts = Sans ce choix, le plus court est pris.

PL-DEC-05 = Après une attaque au contact, une cible en posture choisit de riposter aussitôt ou non : par une simple attaque avant son rang, par tout son tour après.
    .counts = Une cible qui renonce reste en posture.

PL-DEC-06 = Après chaque tour d’un autre, ceux qui ont retardé le leur choisissent d’agir maintenant ou d’attendre encore.
    .counts = Demandé par initiative décroissante. Un combattant qui attend trop longtemps perd son tour à la fin du round.

PL-DEC-07 = Un combattant désarmé choisit aussitôt : reprendre l’arme et sacrifier son prochain tour, ou la laisser et continuer à mains nues ou avec une autre arme.
    .counts = On ne le demande pas à un inconscient.

PL-DEC-08 = Certaines choses se font sans question : le jet de défense, le chemin d’un combattant repoussé et le pas de l’attaquant qui suit, la vie critique et la chute de qui devient inconscient.
    .counts = Vaut pour tous les joueurs, humains ou ordinateur.
