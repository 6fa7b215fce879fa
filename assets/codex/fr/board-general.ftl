## Généralités

BD-00 = Le plateau répond aux questions de lieu : à quelle distance, dans quelle direction, ce qu’il y a entre deux, ce qu’on a sous les pieds. Il ne donne ni bonus ni malus et ne lance aucun dé ; chaque système de règles tire ses propres nombres de ces faits. Tout se compte en nombres entiers et dans un ordre fixe : la même position donne la même réponse sur chaque ordinateur.
    .counts = Vaut dans tout combat, pour la quatrième édition comme pour les groupes de succès, et aucun module ne le désactive. Les livres de règles ne se jouent pas sur des cases : toutes les pages sur le plateau sont donc des règles maison de ce jeu.
