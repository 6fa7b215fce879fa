## Pourquoi pas : ce qui manque, et de combien.

why-no-answer = Cela ne répond pas à la question posée
why-shape = Il manque quelque chose à cette réponse, ou il y a quelque chose de trop
why-not-offered = Cela n’est pas proposé maintenant
why-stands-there = Déjà sur cette case
why-outside-zone = Pas de place sur cette case de la zone de placement, ou hors d’elle
why-looks-there = Regarde déjà de ce côté
