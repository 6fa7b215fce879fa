## Déplacement et sprint

PL-MOV-01 = Une action de mouvement mène une personne à { $PL-MOV-01-metres } mètres en terrain dégagé ; certaines créatures vont plus loin. Chaque case coûte des points de cette distance, un pas en diagonale pas plus qu’un pas droit.
    .counts = Le terrain difficile, les corps et les charges raccourcissent le chemin. Le module « Diagonales plus chères » change le prix des diagonales.

PL-MOV-02 = Juste après un déplacement, un combattant peut dégainer ou rengainer gratuitement. Les mains vides, il peut donc rejoindre un adversaire et frapper dans le même tour.
    .counts = Gratuit une fois après chaque déplacement, jusqu’à l’attaque suivante ; aussi après un sprint et en chemin pour une manœuvre. Sans déplacement, cela coûte une action de mouvement.

PL-MOV-03 = Une case difficile coûte { $PL-MOV-03-difficult } points de mouvement : gravats, broussailles, tables et caisses, murets, eau jusqu’aux genoux. Une case très difficile en coûte { $PL-MOV-03-very } : marais et eau plus profonde. Si une case est difficile à plusieurs titres, seul compte le plus cher.
    .counts = Vaut pour toute marche ; un niveau peut marquer d’autres cases lentes. Un sprint ne traverse pas ces cases, et ramper a son propre prix.

PL-MOV-04 = Un combattant qui renonce à attaquer peut se déplacer encore et va deux fois plus loin. À la différence d’un sprint, cela n’affaiblit pas la défense.
    .counts = Les déplacements sont séparés : chaque escalade et chaque saut doit tenir dans l’un d’eux.

PL-MOV-05 = Les alliés se laissent passer, les adversaires barrent leur case. On franchit les inconscients et les morts comme un terrain difficile. Personne ne finit son déplacement sur une case occupée, sauf par un mort. Un pas en diagonale ne coupe jamais le coin d’un obstacle.
    .counts = Vaut pour tout déplacement. En rampant, on ne paie rien de plus pour un corps ; un sprint n’en franchit aucun.

PL-MOV-06 = Grimper coûte { $PL-MOV-06-climb } points par mètre entamé, nager { $PL-MOV-06-swim } points par case, ramper { $PL-MOV-06-crawl }. Un saut demande { $PL-MOV-06-runup } cases d’élan en ligne droite et coûte un point par case de vide. Un vide de { $PL-MOV-06-gap } cases exige un test de Force et d’Agilité de difficulté { $PL-MOV-06-difficulty }, un vide plus étroit aucun jet ; en cas d’échec, le combattant s’arrête au bord. Une chute coûte { $PL-MOV-06-fall } par tranche entamée de { $PL-MOV-06-height } mètres, sans jet de défense, et laisse le combattant à terre.
    .counts = Chaque escalade doit tenir dans un déplacement, et les vides plus larges sont infranchissables. En sprint, on ne saute que des vides de { $PL-MOV-06-sprint } cases au plus ; personne ne grimpe ni ne saute en portant un corps.

PL-MOV-07 = Sortir de l’allonge d’un adversaire ne coûte que les cases du chemin. Un combattant peut venir, frapper et repartir hors d’atteinte au tour suivant.
    .counts = Vaut pour tous ceux qui peuvent bouger. Seul un combattant bloqué doit rester.

PL-SPR-01 = Un combattant qui court de toutes ses forces couvre { $PL-SPR-01-times } fois la distance d’une action de mouvement. Il peut dégainer en chemin.
    .counts = Prend tout le tour. Le sprint ouvre la garde ; la charge, les blessures ou les cases difficiles peuvent l’interdire.

PL-SPR-02 = Un coureur néglige sa garde : le premier jet de défense après un sprint compte { $PL-SPR-02-dice } dés de moins. Une attaque sans succès, ou en échec critique, n’appelle pas de défense et n’épuise pas ce malus.
    .counts = Prend fin au plus tard au début du prochain tour du coureur. La défense magique en souffre aussi.

PL-SPR-03 = On ne sprinte pas dans une armure qui l’interdit, en portant un corps, aveuglé, à terre, immobilisé, ou avec un quart de ses points de vie ou moins. Chaque case du chemin doit être dégagée, sans corps ni obstacle. On soulève un voisin inconscient par une action de mouvement et on le dépose gratuitement ; tant qu’on le porte, chaque case coûte { $PL-SPR-03-laden ->
        [one] un point
       *[other] { $PL-SPR-03-laden } points
    } de plus.
    .counts = Un combattant qui porte un corps ne peut ni combattre, ni grimper, ni sauter, et n’a plus de main libre.
