## Énergie vitale basse, mourants et morts

LEN-01 = À mesure que l’énergie vitale s’épuise, les forces s’en vont. Sous la moitié du maximum, l’attaque, la parade, l’esquive, le combat à distance, l’initiative et les épreuves de qualité subissent un malus de { $LEN-01-step }, et la vitesse baisse d’autant. Sous le tiers, le même malus s’ajoute une deuxième fois, sous le quart une fois encore. Les épreuves d’aptitude perdent { $LEN-01-talents } fois plus.
    .counts = Vaut avec le module « Énergie vitale basse », tant que l’énergie vitale reste sous le seuil ; on peut toujours avancer d’une case. Les morts-vivants n’en sentent rien, pas plus que les combattants en frénésie.

LEN-02 = Le combattant pris de frénésie ou de rage sanguinaire ne sent pas combien ses forces ont baissé. Aucun malus d’énergie vitale basse ne compte, et il reste debout jusqu’à ce que son énergie vitale soit épuisée. Dès que la frénésie retombe, tout se fait sentir d’un coup.
    .counts = Vaut avec le module « Énergie vitale basse », aussi pour les créatures en frénésie. L’énergie vitale elle-même est bel et bien perdue : à zéro, même un frénétique s’effondre.

LEN-03 = Une personne à qui il reste { $LEN-03-limit } points de vie ou moins est mise hors de combat : plus d’attaque, plus de défense, plus aucune autre action. Elle peut seulement ramper avec une vitesse de { $LEN-03-speed } et crier. Elle ne garde plus les cases qui l’entourent, et ses adversaires y passent sans risquer de coup.
    .counts = Vaut pour les personnes tant qu’il leur reste de l’énergie vitale ; sans elle, elles sont mourantes. Ne vaut pas avec les avantages Tenace et En fer, ni pour les animaux, les morts-vivants et les autres créatures, ni en frénésie.

LEN-04 = Une fois par combat, la personne qui s’effondre faute d’énergie vitale peut se forcer à continuer. Il faut pour cela une action libre et une épreuve de volonté avec un malus de { $LEN-04-malus }. En cas de réussite, elle tient encore autant d’assauts qu’il reste de points d’aptitude, et au moins jusqu’à la fin du suivant. Réussi ou non, l’effort retire { $LEN-04-exhaustion } points à l’endurance maximale après le combat.
    .counts = Vaut avec le module « Ignorer la mise hors de combat », à l’instant de l’effondrement ou au début d’un assaut ultérieur. N’aide ni les mourants, ni les inconscients, ni ceux qui sont à bout de souffle ou que leurs blessures ont terrassés ; l’énergie vitale basse ne complique pas cette épreuve.

LEN-05 = Qui devient inconscient ou mourant ou se trouve mis hors de combat tombe à terre et lâche tout ce qu’il tient, lumière comprise. Ces objets restent sur sa case jusqu’à ce que quelqu’un les ramasse. Un cavalier tombe de selle, une créature en vol s’écrase.
    .counts = Vaut aussitôt, et dès le début pour ceux qui commencent le combat dans cet état. Rien de tel si le combattant se force à continuer au même instant.

DYI-01 = Une personne dont l’énergie vitale est épuisée est mourante : elle gît inconsciente et ne peut plus rien faire. De nouveaux dommages poussent son énergie vitale sous zéro, et plus elle est basse, plus il est difficile de la sauver. Dès lors, le temps est compté.
    .counts = Vaut pour les personnes et pour les créatures dotées d’une constitution. Les animaux, les morts-vivants et les créatures sans constitution ne meurent pas lentement : ils sont morts aussitôt.

DYI-02 = Un mourant survit un nombre d’assauts égal à sa constitution multipliée par { $DYI-02-rounds }. On ne lance les dés qu’une fois, quand l’énergie vitale est épuisée pour la première fois. Le sursis diminue à la fin de chaque assaut suivant ; quand il est écoulé, le combattant meurt.
    .counts = Vaut jusqu’à ce qu’un soigneur stabilise le patient ; le temps continue de courir pendant les soins. Avec l’avantage Tenace, la constitution compte pour moitié en plus.

DYI-03 = Un coup terrible peut tuer net. Si l’énergie vitale descend sous zéro de plus de points que n’en compte la constitution, la mort est immédiate et aucun soin n’y peut rien.
    .counts = Avec l’avantage Tenace, la constitution compte pour moitié en plus. Les animaux, les morts-vivants et les créatures sans constitution meurent dès que leur énergie vitale est épuisée.

DYI-04 = Un soigneur placé à une case au plus peut sauver un mourant par une épreuve de Médecine / Blessures. Chaque point sous zéro complique l’épreuve de { $DYI-04-malus } et allonge les soins de { $DYI-04-rounds } assauts ; chaque point d’aptitude restant fait gagner un assaut. En cas de réussite, le sursis s’arrête, mais le patient reste inconscient. En cas d’échec, il subit { $DYI-04-harm } points de dommages, et l’on peut essayer de nouveau.
    .counts = C’est une activité de longue durée, d’au moins un assaut entier, dont l’épreuve reste cachée jusqu’à la fin ; le soigneur dérangé ou qui s’éloigne n’a rien obtenu. Les mêmes soins arrêtent les hémorragies.

DYI-05 = Frôler la mort laisse des traces. Quand l’énergie vitale descend sous zéro de plus de points que n’en compte le premier seuil de blessure, l’énergie vitale maximale baisse de { $DYI-05-loss } pour toujours.
    .counts = Vaut avec le module « Perte définitive d’énergie vitale », une fois par chute : de nouveau seulement si l’énergie vitale est repassée au-dessus de zéro. Ne vaut pas pour le combattant que cette chute tue.

DYI-06 = Quand le sursis d’une personne mourante est écoulé, le jeu lui accorde ses derniers mots. Elle peut encore crier quelque chose ou se taire, puis la mort vient. Cela ne coûte rien et ne change rien.
    .counts = Vaut pour les personnes dont le sursis est écoulé. Les créatures ne parlent pas, et qui est tué sur le coup n’en a plus le temps.
