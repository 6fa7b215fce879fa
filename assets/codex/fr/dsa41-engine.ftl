## Déroulements

ENG-01 = Chaque coup suit les mêmes étapes. L’attaquant choisit arme, manœuvre et points annoncés, tous les modificateurs s’additionnent, et l’on lance le dé pour l’attaque. Si elle réussit, le défenseur voit l’annonce et la valeur de chacune de ses défenses, mais non les dommages, et fait son choix. Un coup que rien n’arrête trouve alors sa zone, ses points d’impact et ce qu’en laisse l’armure ; les jets de rupture et les coups offerts par une maladresse viennent en dernier.
    .counts = S’applique à toute attaque en mêlée, et de même aux tirs et aux lancers.
ENG-02 = Les effets d’une touche surviennent dans un ordre fixe : l’énergie vitale et l’endurance baissent d’abord, puis viennent les blessures et les dommages supplémentaires des zones blessées, puis le poison, l’initiative perdue et les chutes. Alors seulement, le jeu regarde si le combattant peut encore agir, s’il vit et s’il est aux prises avec quelqu’un.
    .counts = S’applique à tout dommage, que ce soit un coup, une chute ou le feu. Ce que plusieurs font au même instant prend effet quand tous ont agi.
ENG-03 = Certaines décisions se prennent hors de sa propre phase, parce qu’un autre agit : défense, attaque occasionnelle, contre-attaque, poursuite, blessure à ignorer. Le jeu interroge le joueur ou l’ordinateur une seule fois ; ce qui n’est pas saisi alors est perdu.
    .counts = S’applique à toutes les questions de ce genre. Qui n’a rien à choisir n’est pas interrogé.
ENG-04 = Le journal permet de vérifier chaque nombre. Il montre chaque dé et la valeur à ne pas dépasser, et chaque modificateur avec la règle d’où il vient. Ce qui a été examiné et ne compte pas est barré.
    .counts = S’applique aux attaques, aux défenses, aux épreuves et aux dommages. De ce qui est secret, chaque camp ne lit que ce qu’il sait.
ENG-05 = Un même combat peut être rejoué exactement : avec le même début, les mêmes dés et les mêmes décisions, tout se passe de même. Un combat sauvegardé est donc une liste de décisions, que l’on peut rejouer et vérifier.
    .counts = S’applique à tout combat. Un nouveau combat commence avec de nouveaux dés, sauf si leur nombre de départ est donné.
ENG-06 = Les règles sont réparties en modules, que l’on active ou désactive avant le combat. Un module désactivé ne change aucun nombre, n’offre aucun choix et ne déclenche rien.
    .counts = Les règles de base sont toujours actives. Un combat sauvegardé retient ses modules, qui restent les mêmes jusqu’à la fin.
