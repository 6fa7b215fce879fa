## La carte

PL-BRD-01 = La carte est une grille de cases, le nord en haut. Chaque combattant occupe une case et regarde, tout droit ou en diagonale, vers l’une des cases voisines.
    .counts = Vaut pour tous les combattants, même les grandes créatures.

PL-BRD-02 = La distance entre deux combattants se compte en cases dans la plus longue direction : une case en diagonale vaut une case droite.
    .counts = Vaut pour le contact, les portées et les déplacements.

PL-BRD-03 = La direction d’un combattant à un autre est celle, droite ou diagonale, qui suit au plus près la ligne entre eux.
    .counts = Décide où regarde l’attaquant, de quel côté vient un coup et où mène une poussée.

PL-BRD-04 = Devant un combattant s’étend l’avant, avec les diagonales de part et d’autre ; à gauche et à droite sont les flancs, et tout le reste est l’arrière. Avec le module « Flanc et dos », un coup de flanc ôte { $PL-BRD-04-dice ->
        [one] un dé
       *[other] { $PL-BRD-04-dice } dés
    } de défense. Un coup de dos ôte tous les dés d’Agilité et permet l’attaque sournoise.
    .counts = Au contact seulement, et avec ce module ; sinon le journal ne fait que nommer le côté.

PL-BRD-05 = Un coup demande une ligne libre de case à case. Les murs, les portes fermées, les vitres et les piliers l’arrêtent, de même que l’endroit où deux de ces cases se touchent par le coin.
    .counts = Les objets bas et les autres combattants n’arrêtent pas un coup, même d’une arme longue.

PL-BRD-06 = Un combattant en voit un autre si une ligne entre eux ne rencontre rien d’opaque, tel un mur ou une porte fermée. La vue est réciproque : qui voit est vu. On ne voit pas à travers le coin où deux murs se rejoignent.
    .counts = Nécessaire aux tirs, aux jets, aux sorts et pour distraire, non aux coups. Seule la carte limite la distance de vue.

PL-BRD-07 = Avec le module « Couvert », ce qui se trouve entre le tireur et la cible lui donne des dés de défense : un poteau { $PL-BRD-07-post }, un angle { $PL-BRD-07-corner }, un objet bas juste à côté d’elle { $PL-BRD-07-low }. Seul le meilleur compte. Une cible à terre n’y perd rien si le tir part de { $PL-BRD-07-squares } cases ou plus.
    .counts = Contre les tirs et les jets seulement, ni les coups ni les sorts. Sans le module, seule compte la vue.

PL-BRD-08 = Ce qui est solide et haut arrête un projectile sur sa ligne. Une vitre ordinaire non : le premier projectile la brise et poursuit sa course. Une vitre voisine se brise aussi par une action d’attaque, sans jet.
    .counts = Vaut pour les tirs et les jets ; un sort ne demande que la vue. Le verre dur arrête les projectiles et ne se brise pas.

PL-BRD-09 = Un combattant est debout ou couché. Les renversés et les inconscients sont couchés, tous les autres debout.
    .counts = On ne s’agenouille pas ; qu’un niveau fasse commencer à genoux, et le combattant est debout.

PL-BRD-10 = Un combattant qui attaque une cible dans l’obscurité frappe comme un aveuglé : { $PL-BRD-10-close } succès de moins au contact, { $PL-BRD-10-distant } à distance. La cible garde tous ses dés de défense. Une lumière repousse l’obscurité aussi loin qu’elle éclaire : une torche { $PL-BRD-10-torch } cases, une lanterne { $PL-BRD-10-lantern }, un feu de camp { $PL-BRD-10-campfire }.
    .counts = Vaut aussi pour les manœuvres, pour chaque camp si l’autre est dans l’obscurité. Un aveuglé ne souffre pas en plus de l’obscurité.

PL-BRD-11 = En espace confiné, un combattant a peu de place pour frapper, mais dans ces règles aucune arme n’en souffre.
    .counts = Le journal le mentionne sur une ligne barrée ; aucun dé ne change.

PL-BRD-12 = Le contact est la case voisine. Les armes longues, comme la lance et la hallebarde, frappent jusqu’à { $PL-BRD-12-reach } cases, et un coup de là vaut aussi un coup au contact.
    .counts = Un combattant frappé de plus loin que sa propre allonge ne peut pas riposter tôt. Certaines manœuvres exigent de toute façon la case voisine.

PL-BRD-13 = En terrain dégagé, une personne parcourt { $PL-BRD-13-move } cases par action de mouvement, { $PL-BRD-13-moves } avec toutes celles d’un tour et { $PL-BRD-13-sprint } en sprint.
    .counts = Vaut quand les cases ont la taille habituelle. Avec le module « Diagonales plus chères », un pas en diagonale sur deux coûte le double.

PL-BRD-14 = Le combattant repoussé recule case par case dans le sens de la poussée et s’arrête devant un mur, un obstacle, un autre combattant, un coin ou le bord de la carte. Même écourtée, une poussée ne coûte pas de défense ; n’est acculé que celui qui ne peut pas reculer du tout. Au-delà d’un rebord, il tombe et subit la chute.
    .counts = Le feu sur le chemin ne brûle que là où la poussée s’arrête. Le module « Poussées arrêtées » fait payer en dés de défense une poussée écourtée.

PL-BRD-15 = Les murs et les portes fermées barrent le passage, la vue et les projectiles ; une porte s’ouvre par une action de mouvement. Les vitres barrent le passage tant qu’elles tiennent, les poteaux, les piliers et les arbres toujours. On franchit murets, tables et caisses pour { $PL-BRD-15-low } points par case, et ils ne cachent personne. Gravats, broussailles et eau jusqu’aux genoux coûtent { $PL-BRD-15-difficult } points, marais et eau plus profonde { $PL-BRD-15-very }.
    .counts = Vaut pour tous ceux qui marchent. Une porte verrouillée ne s’ouvre pas à la main.

PL-BRD-16 = Pour deux combattants quelconques, le jeu établit leur distance, qui voit qui, de quel côté viendrait un coup, le couvert, la lumière et où mènerait une poussée. La carte peut en montrer l’essentiel avant tout choix.
    .counts = Les mêmes faits servent à toutes les règles ; ce qui est affiché et ce qui est joué ne diffèrent donc jamais.

PL-BRD-17 = Ces faits sont ceux de l’instant où se fait l’attaque ou la manœuvre. Après chaque pas, poussée ou chute, porte ouverte ou lumière déplacée, ils sont établis de nouveau.
    .counts = Une place à couvert il y a un instant peut être exposée à présent.

PL-BRD-18 = En bref : le contact est la case voisine, ou aussi loin que porte une arme longue ; à distance compte ce qui est en vue et à portée. Une action de mouvement fait { $PL-BRD-18-move } cases, un sprint { $PL-BRD-18-sprint } ; un terrain lent coûte { $PL-BRD-18-difficult } ou { $PL-BRD-18-very } points par case. Une poussée va tout droit, et l’attaquant prend la place libérée.
    .counts = Les côtés, le couvert et l’espace confiné n’ont de poids que si un module leur en donne.
