## Faits d’une paire

BD-LIN-01 = Les lignes du plateau vont d’un point exact à un autre : les coins des cases, leurs centres et les milieux de leurs quarts. On calcule sans arrondir si une ligne touche quelque chose : jamais l’épaisseur d’un cheveu ne décide autrement sur deux ordinateurs.
    .counts = Se trouve derrière toute ligne de vue, d’effet et de couvert. Personne n’a à placer ces points ; le jeu les essaie tous.

BD-LIN-02 = Une ligne passe un objet si elle traverse l’intérieur de sa case ou coupe son arête entre les extrémités. Longer un bord ou toucher un coin ne suffit pas. Mais là où une ligne se glisse par un point touché des deux côtés, il n’y a pas de passage, et qui se tient dans l’angle de deux murs ne voit pas le long d’eux.
    .counts = Vaut pour toutes les lignes du plateau. Ce qui remplit la case de l’attaquant ne gêne jamais ; corps et brume ne comptent que si la ligne traverse leurs cases.

BD-LIN-03 = Entre deux cases, une ligne est libre si l’une au moins des lignes entre leurs points intérieurs ne rencontre rien qui l’arrête, ou si d’un coin de l’une toutes les lignes vers les coins de l’autre sont libres. On le demande à part pour la vue, pour les effets comme les coups, et pour les projectiles. La réponse est la même des deux bouts : qui voit peut être vu.
    .counts = Pour une grande créature, une seule paire de cases à ligne libre suffit. Sur une même case, la ligne est toujours libre ; lumière, cachette et cécité n’entrent pas en jeu ici.

BD-LIN-04 = La brume épaisse ôte la vue à tous sauf aux voisins. Elle compte en chemin comme sur les cases des deux combattants : on ne voit donc pas non plus hors d’une fumée épaisse.
    .counts = Vaut dans les deux systèmes pour la brume du degré le plus épais. Une brume plus légère ne fait que voiler, et aucune n’arrête un projectile ou un coup.

BD-LIN-05 = Pour juger du couvert, le jeu trace des lignes de chaque coin de la case de l’attaquant à tous les coins de celle de la cible. Pour chaque coin de l’attaquant, il note combien de lignes sont cachées par des murs et combien par des poteaux, quels objets bas, ouvertures et corps elles rencontrent, et l’épaisseur de la brume. Pour le degré de couvert, un objet bas compte jusqu’à { $BD-LIN-05-low } cases de la cible, et seulement s’il n’est pas plus près de l’attaquant.
    .counts = Vaut pour le couvert contre les tirs dans les deux systèmes ; chacun y prend ce qu’il lui faut. Ce qui est plat est laissé de côté.

BD-LIN-06 = Qui se tient juste derrière une ouverture ou un objet bas tire comme s’il n’existait pas : une meurtrière, une fenêtre, une clôture ou un parapet au bord de la case de l’attaquant ne couvre pas la cible. Murs et portes fermées ne sont jamais oubliés.
    .counts = Vaut pour l’attaquant dont la case touche l’arête. Contre qui tire du dehors, le même objet couvre.

BD-LIN-07 = L’attaquant vise du coin de sa case qui convient le mieux. Dans la quatrième édition, c’est celui d’où la cible est le moins couverte ; dans les groupes de succès, celui qui a le moins de lignes cachées par des murs, puis le moins derrière des poteaux. Un coin qui ne voit que du mur n’est jamais le meilleur choix.
    .counts = Vaut pour tout tir. Le jeu choisit le coin lui-même ; il n’y a rien à décider.

BD-LIN-08 = La ligne des centres va du milieu de la case de l’attaquant au milieu de celle de la cible ; pour une grande créature, les cases les plus proches comptent. Elle porte les cases où elle entre et les arêtes qu’elle coupe. Derrière la cible, elle continue jusqu’à { $BD-LIN-08-behind } cases.
    .counts = Dit qui gêne un tir, ce qu’il traverse et où tombe un jet manqué. Le couvert se juge plutôt par les coins.

BD-LIN-09 = Un coup demande une ligne libre du milieu de la case de l’attaquant au milieu de celle de la cible. L’arrête ce qui dépasse la tête et bloque les effets, ou barre le passage sans ouverture : murs, portes fermées, vitres et piliers, mais non grilles, fenêtres ou meurtrières. Ce qui est bas ne l’arrête jamais.
    .counts = Vaut dans les deux systèmes pour tout coup, quelle que soit l’allonge. Les corps ne l’arrêtent pas ; c’est au système de règles de dire si l’on peut frapper par-delà.

BD-PF-01 = L’écart d’une paire dit à combien de cases à l’est ou à l’ouest, et à combien au nord ou au sud, le second se tient du premier. Si deux cases ne se touchent que par un coin, il compte un pas sur les deux axes.
    .counts = La commande « klingentanz facts » le montre. Toutes les distances et directions de la paire s’en tirent.

BD-PF-02 = Pour chaque paire, la distance est connue dans chaque mesure, et en décimètres dans celle du système de règles. Elle est la même des deux bouts.
    .counts = Vaut partout où l’on demande la distance : les coups sur l’axe le plus long ; le tir, la vue et la lumière dans la mesure du système de règles.

BD-PF-03 = Deux combattants sont voisins si leurs cases se touchent, par une arête ou par un coin. Certains partagent une case : un cavalier et sa monture, ou les très petits, si le système de règles le permet.
    .counts = Le contact des groupes de succès et les classes de Distance les plus proches de la quatrième édition demandent des voisins. Un mur entre eux ne change rien au voisinage, mais arrête les coups.

BD-PF-04 = Le relèvement est la direction où se trouve le second, vu du premier. C’est toujours l’une des directions de la boussole, même si l’autre n’est pas exactement sur cette ligne.
    .counts = L’attaquant se tourne dans cette direction, et qui est poussé y continue. Là où les deux se recouvrent, il n’y en a pas.

BD-PF-05 = Ceci dit dans quelle direction, comptée depuis le regard de la cible, se tient l’attaquant : droit devant, à un demi-angle droit sur la droite, et ainsi de suite autour du cercle. Un même lieu peut être devant l’un et derrière l’autre, selon l’endroit où chacun regarde.
    .counts = Décide si un coup vient de face, de flanc ou de dos. Ne compte que si l’on joue l’orientation du combattant.

BD-PF-06 = La même chose vue de l’attaquant : dans quelle direction, comptée depuis son propre regard, se tient la cible. Chacun a le sien : la réponse peut donc différer de la façon dont la cible voit l’attaquant.
    .counts = Dit si quelqu’un fait face à qui il veut garder ou frapper. Ne compte que si l’on joue l’orientation du combattant.

BD-PF-07 = Des directions découlent les arcs d’attaque : avant, droite, gauche ou arrière, pour la cible comme pour l’attaquant. La main qui tient le bouclier fait de la droite et de la gauche le côté du bouclier et celui de l’arme.
    .counts = Avec le module « Orientation du combattant », un coup de dos est plus facile dans la quatrième édition et le mauvais côté gêne la parade ; avec « Flanc et dos », les groupes de succès retirent de la défense. Sans ces modules, aucun nombre ne change.

BD-PF-08 = Il y a ligne de vue si une ligne libre pour le regard relie les deux. Murs, portes fermées, rideaux, sol élevé et brume épaisse peuvent la bloquer ; lumière et cachette n’entrent pas en jeu ici.
    .counts = Sans elle, pas de tir dans aucun des systèmes, ni de sort dans les groupes de succès. Elle est la même des deux bouts.

BD-PF-09 = Il y a ligne d’effet si une ligne libre relie les deux pour ce qui agit de corps à corps. Le verre la bloque, un rideau non.
    .counts = Les faits d’une paire la montrent. Les coups demandent plutôt la ligne de mêlée, et aucun des deux systèmes ne la demande seule aujourd’hui.

BD-PF-10 = La trajectoire est libre si une ligne libre passe à côté de tout ce qui arrête les projectiles. Vitres, grilles et rideaux les laissent passer ; murs, portes fermées et vitres blindées non.
    .counts = Nécessaire à tout tir et à tout jet, avec une ligne de vue. Qui se trouve sur le passage gêne le tir, mais ne ferme pas la trajectoire.

BD-PF-11 = Pour une paire, on sait à partir de quelle allonge un coup peut porter, comptée en cases sur la ligne où rien ne l’arrête. Là où un mur arrête les coups de toute longueur, il n’y en a pas.
    .counts = Une arme ne touche que si elle porte au moins aussi loin. La hauteur peut en outre interdire le coup.

BD-PF-12 = Pour chaque paire, on remplit la table des coins : ce que rencontrent les lignes de chaque coin de l’attaquant vers les coins de la cible. À l’aller et au retour, la réponse peut différer.
    .counts = Les pages sur les lignes cachées, le genre et le degré de couvert, les ouvertures et le voile en lisent chacune une partie.

BD-PF-13 = Du meilleur coin de l’attaquant, ceci compte combien des lignes vers les coins de la cible sont cachées par des murs ou des poteaux. Sans ligne de vue, toutes comptent comme cachées ; avec elle, jamais toutes.
    .counts = Vaut dans la quatrième édition pour les tirs : quelques lignes cachées cachent la moitié de la cible, la plupart davantage. Les groupes de succès ne le demandent pas.

BD-PF-14 = Le couvert est un coin si, du meilleur coin de l’attaquant, une ligne au moins est cachée par ce qui bloque la vue ; sinon un poteau, si une ligne passe un pilier ou un arbre ; sinon il n’y en a pas. La part du corps qui est cachée n’y change rien.
    .counts = Vaut dans les groupes de succès avec le module « Couvert » : la cible reçoit plus de dés de défense contre les tirs, davantage derrière un coin que derrière un poteau. Sans ligne de vue, il n’y a pas de tir du tout.

BD-PF-15 = Le degré dit à quel point la cible est couverte : pas du tout, par des corps, en partie, presque entièrement ou entièrement. Elle l’est entièrement là où il n’y a pas de ligne d’effet.
    .counts = Les faits d’une paire le montrent. La quatrième édition et les groupes de succès jugent du couvert à leur façon et ne demandent pas le degré.

BD-PF-16 = Ceci énumère ce qui, sur les lignes du meilleur coin de l’attaquant, est bas ou à hauteur de poitrine, avec sa hauteur et sa distance à chacun. Ce qui est plat n’y figure pas, et ce qui est plein se juge par les lignes cachées.
    .counts = Dans la quatrième édition, un objet bas contre la cible, et pas plus près du tireur, en cache la moitié ; à genoux ou couché derrière un objet assez haut, on est mieux caché. Les groupes de succès regardent plutôt la ligne des centres.

BD-PF-17 = Pour deux voisins, ceci dit combien les objets entre eux cachent, sur toutes les lignes entre leurs coins. On voit ainsi d’un coup d’œil s’il y a entre eux un coin, une grille ou un muret.
    .counts = Les faits d’une paire le montrent. Aucun des deux systèmes ne donne de couvert contre les coups : il n’en sort donc aucun nombre.

BD-PF-18 = L’ouverture dit combien cache l’objet ajouré à travers lequel vise l’attaquant : rien, une partie ou presque tout, et si elle est étroite. De plusieurs ouvertures à la suite, celle qui cache le plus compte.
    .counts = Vaut dans la quatrième édition pour les tirs par une fenêtre, une grille ou une meurtrière. Une ouverture au bord de la case de l’attaquant est laissée de côté, et les groupes de succès ne la demandent pas.

BD-PF-19 = Le voile est la brume ou le feuillage le plus épais sur les lignes du meilleur coin de l’attaquant et sur la case de la cible. On sait en outre si la cible s’y tient de tout son corps.
    .counts = La quatrième édition prend la brume de la ligne des centres et des cases des deux, et laisse le feuillage. Le calque de la vue montre les deux ; dans les groupes de succès, seule la brume épaisse compte.

BD-PF-20 = Ceci énumère dans l’ordre les objets de la ligne des centres : leur matière, leur hauteur pour la paire, s’ils cachent et à quelle distance de la cible ils sont. Le sol nu qui s’élève en chemin y figure comme un objet.
    .counts = Dans les groupes de succès, un objet bas juste devant la cible donne des dés avec le module « Couvert », et les vitres sur la ligne se brisent. Dans la quatrième édition, un objet bas entre voisins facilite la parade.

BD-PF-21 = Ce sont les corps dressés que traversent les lignes du meilleur coin de l’attaquant. Ceux qui sont à terre, les créatures minuscules et les montures des deux n’en sont pas.
    .counts = Les faits d’une paire les montrent. Les systèmes de règles du jeu demandent plutôt les voisins de la ligne des centres.

BD-PF-22 = Les voisins de la ligne sont les combattants dressés jusqu’à { $BD-PF-22-near } cases de la ligne des centres, devant la cible ou derrière elle. De chacun, on sait à quelle distance il est de la ligne et de l’attaquant.
    .counts = Dans la quatrième édition, qui se tient juste sur la ligne gêne le tir et peut être touché, et une maladresse touche un compagnon proche d’elle. Dans les groupes de succès, un échec critique peut toucher un ami à côté de la ligne.

BD-PF-23 = Ce sont les alliés valides de l’attaquant au-delà de la cible, tels qu’une ligne droite entre lui et l’allié traverse deux côtés opposés de la case de la cible. Une cible entre eux montre à l’un des deux son dos ou son flanc.
    .counts = Les faits d’une paire les montrent. Aucun des systèmes n’en donne d’avantage aujourd’hui ; la quatrième édition compte, pour la supériorité numérique, combien attaquent le même adversaire.

BD-PF-24 = Les adversaires au contact sont les adversaires valides, voisins d’un combattant, qui pourraient frapper sans rien entre eux. Un mur ou une porte fermée entre les deux empêche le contact.
    .counts = Vaut dans les groupes de succès avec le module « Tirer au contact » : qui est pressé par un adversaire tire moins bien. La quatrième édition demande plutôt les paires aux prises.

BD-PF-25 = Une arme atteint la cible si la distance sur l’axe le plus long ne dépasse pas son allonge et qu’une ligne de mêlée libre y mène. Pour une grande créature, les cases les plus proches comptent.
    .counts = Vaut dans les deux systèmes. Dans la quatrième édition, une paire aux prises suit plutôt sa classe de distance, et une grande différence de hauteur met la cible hors d’atteinte des armes courtes.

BD-PF-26 = Un combattant est dans la zone d’un adversaire si celui-ci garde l’une de ses cases. Chaque adversaire a sa zone, et plusieurs zones peuvent se recouvrir.
    .counts = Vaut dans la quatrième édition : qui quitte la zone en marchant risque une attaque occasionnelle, et une arme plus longue arrête qui y entre. Les groupes de succès ne connaissent pas de zones.

BD-PF-27 = Ceci énumère avec qui la cible est déjà aux prises, chacun avec la classe de distance. Une paire reste sur la liste tant que les deux sont aux prises.
    .counts = Vaut dans la quatrième édition : tirer dans une mêlée est plus difficile et peut toucher les autres, et beaucoup d’assaillants gênent un défenseur. Les groupes de succès ne tiennent pas de telles paires.

BD-PF-28 = Dans la quatrième édition, deux combattants aux prises le sont à une classe de distance : corps à corps serré, mêlée, distance des armes d’hast ou distance de la pique. Les cases entre eux ne font que la borner ; dans ces bornes, on la gagne et on la perd en combattant.
    .counts = Vaut avec le module « Classes de distance ». Qui n’est pas aux prises n’a pas de classe, et les groupes de succès n’en connaissent pas.

BD-PF-29 = Pour les deux, on sait combien de cases sont libres dans chaque direction, { $BD-PF-29-most } au plus, et quelle est la largeur du lieu sur chaque axe ; et de même jusqu’aux corps qui se tiennent autour. Dans un couloir, la largeur en travers est petite et celle dans sa longueur est grande.
    .counts = Vaut dans la quatrième édition pour les armes en espace confiné. Le calque de la place pour l’arme montre où elle est trop longue.

BD-PF-30 = Des { $BD-PF-30-sides } côtés d’un combattant, ceci compte ceux que ferment des murs, des objets ou le bord de la carte. Les côtés en diagonale comptent aussi.
    .counts = Les groupes de succès disent par là qu’un lieu est confiné, mais ne font que le noter : aucun nombre ne change. La quatrième édition mesure plutôt la largeur.

BD-PF-31 = Ceci dit de combien de décimètres l’attaquant est plus haut ou plus bas que la cible. Les sols et la hauteur de qui vole ou chevauche comptent.
    .counts = Dans la quatrième édition, le plus haut frappe et pare mieux, et au-delà d’un certain point seules les armes longues portent. Les groupes de succès n’en tirent rien dans une attaque.

BD-PF-32 = Pour les deux, on connaît le degré de lumière où ils se tiennent : jour, pénombre, clair de lune, lumière des étoiles ou obscurité. D’une grande créature, la case la plus claire compte.
    .counts = Dans la quatrième édition, coups et tirs suivent la lumière de la cible, parades et esquives celle de l’attaquant. Les groupes de succès demandent seulement si la cible est dans l’obscurité.

BD-PF-33 = Pour les deux, on sait sur quoi ils se tiennent : l’eau la plus profonde, le pire appui et le sol le plus cher de leurs cases, et s’ils sont debout sur un objet comme une table. Pour une grande créature, la pire de ses cases compte à chaque égard.
    .counts = L’eau gêne les coups dans la quatrième édition, et le sol rend les pas plus chers dans les deux systèmes.

BD-PF-34 = Pour les deux, on connaît la posture, debout, à genoux ou à terre, et la taille de leurs corps. Qui est inconscient compte comme à terre.
    .counts = Les deux systèmes tirent des nombres de la posture. La taille compte dans la quatrième édition pour les tirs et les poussées.

BD-PF-35 = L’attaquant voit la cible s’il y a ligne de vue, s’il n’est pas aveugle, si elle n’est ni invisible ni cachée, et si elle est assez près pour la lumière où elle se tient. Seuls comptent ici les yeux de l’attaquant ; ce que voient ses compagnons est une autre question.
    .counts = Dans la quatrième édition, la vue s’arrête à une certaine distance au clair de lune, à la lumière des étoiles et dans l’obscurité ; dans les groupes de succès, jamais. Où regarde l’attaquant n’y change rien.

BD-PF-36 = Ce sont les cases voisines où la cible pourrait passer aussitôt : un sol ouvert, sans personne dessus. S’il n’y en a pas, la cible ne peut pas céder le terrain.
    .counts = Les faits d’une paire les montrent. Les pas et les esquives des systèmes de règles demandent la même chose au sol.

BD-PF-37 = Ceci énumère case par case où va la cible quand on la pousse droit à l’opposé de l’attaquant, et ce qui l’y attend : un sol libre, un autre corps, un obstacle ou un à-pic. La liste finit à la première case qui n’est pas libre.
    .counts = Dans la quatrième édition, une poussée mène à la case suivante ; dans les groupes de succès, aussi loin que le dit la force de qui pousse. Au-dessus d’un à-pic, on tombe, et personne ne se rattrape alors à une échelle.

BD-PF-38 = Une charge est une course tout droit vers la place la plus proche d’où l’arme porte. Son couloir est large comme le corps ; toute case ou arête qui y coûte plus qu’un sol simple, porte de l’eau ou un danger, ou que tient quelqu’un qui peut agir, le barre.
    .counts = Vaut pour les charges de la quatrième édition, qui y ajoutent une longueur minimale et une maximale. Les groupes de succès ne connaissent pas la charge.

BD-PF-39 = Un grand combattant qui passe par une brèche de la moitié de sa largeur est comprimé. Son corps couvrirait alors moitié moins de cases de côté, arrondi vers le haut.
    .counts = Aucun des systèmes de règles du jeu ne le permet aujourd’hui : personne ne l’est donc. Les faits d’une paire le montreraient.

BD-PF-40 = Une ligne est raide si l’un des deux est plus haut au-dessus de l’autre qu’il n’en est éloigné : elle monte alors de plus d’un demi-angle droit. Sur sol plat, aucune ligne n’est raide.
    .counts = Gêne les tirs dans la quatrième édition ; vers le haut et vers le bas, ce n’est pas la même chose. Les coups suivent plutôt la différence de hauteur.

BD-PF-41 = Pour un effet qui part d’un coin de la grille, comme une explosion, ceci dit à quel point quelqu’un en est couvert : par les lignes de ce coin aux coins de sa case. Les corps ne couvrent pas, et d’une grande créature la case la moins couverte compte.
    .counts = Aucun des systèmes de règles du jeu n’a de tels effets aujourd’hui. C’est prêt pour des règles à sorts et à explosions.

BD-ROOM-01 = L’espace libre compte, dans chaque direction, les cases dont dispose un moulinet avant que quelque chose l’arrête : un mur, le bord de la carte, ou un objet ou un sol qui dépasse de plus de { $BD-ROOM-01-swing } décimètres le sol du combattant. On ne compte pas plus de { $BD-ROOM-01-most } cases.
    .counts = Vaut dans la quatrième édition pour la place de manier une arme. Murets, tables et portes ouvertes n’arrêtent pas le geste ; en diagonale, il s’arrête là où finit une arête ou si les deux cases voisines sont remplies.

BD-ROOM-02 = La largeur d’un axe est l’espace libre des deux côtés avec la case du combattant, multipliés par la longueur d’une case ; en diagonale, c’est la diagonale de la case qui compte. Embrasures et cases marquées « tight » ne sont larges que comme la case elle-même, celles marquées « open » comptent comme libres de tous côtés. Pour une grande créature, sa case la plus étroite décide, et sa propre taille s’ajoute.
    .counts = Vaut dans la quatrième édition, où une arme plus longue que la largeur est confinée. Les corps à côté ne rétrécissent le lieu que pour les longues armes que l’on balance.

BD-ROOM-03 = Une arme se manie en travers de la ligne vers l’adversaire. C’est donc la largeur à angle droit du relèvement qui compte : qui se bat le long d’un couloir a besoin de la place d’un mur à l’autre.
    .counts = Vaut dans la quatrième édition pour l’attaque et la parade. La hauteur libre du plafond compte en plus, pour les armes que l’on balance.

BD-ROOM-04 = Une case voisine compte comme fermée si personne ne pourrait s’y tenir, si elle est hors de la carte, ou si des murs sur les arêtes coupent tous les chemins qui y mènent. Les corps ne ferment jamais un côté.
    .counts = Vaut dans les groupes de succès, où un lieu qui enserre de presque tous les côtés est noté comme confiné. La quatrième édition compare plutôt l’arme à la largeur.

BD-AREA-01 = Le plateau connaît des formes qui partent d’un coin de la grille : une explosion en tous sens, une nappe qui tourne les coins, un cône, une ligne, et l’anneau de cases autour d’un combattant. Ce qui bloque les effets les borne ; seule la nappe trouve son chemin autour.
    .counts = Aucun des systèmes de règles du jeu n’emploie ces formes aujourd’hui. Une fiole d’huile enflamme la case de la cible et celles derrière elle sur la ligne des centres.

BD-ZON-01 = Les cases à portée sont celles que l’arme atteint et vers lesquelles la ligne d’un coup est libre. Elles ne dépendent que du lieu et de l’arme, non de savoir si l’on peut frapper à cet instant.
    .counts = La direction du regard n’y change rien ; là où elle compte, la zone de contrôle en tient compte.

BD-ZON-02 = Dans la quatrième édition, un combattant garde une zone de contrôle : devant, aussi loin que porte l’arme ; sur les flancs, la case voisine ; derrière, rien. À mains nues, ce ne sont que les cases voisines devant lui. Si l’on ne joue pas l’orientation du combattant, la zone est tout autour.
    .counts = Ne garde quelque chose que celui qui peut agir, est debout ou à genoux, sait où est l’adversaire et a encore une action libre. Les groupes de succès n’ont pas de zones.

BD-ZON-03 = Tout pas qui commence dans la zone d’un adversaire quitte cet adversaire, même s’il finit dans la même zone. En passant devant un adversaire, on peut donc le quitter plusieurs fois.
    .counts = Dans la quatrième édition, cela peut valoir une attaque occasionnelle. Un pas droit vers l’adversaire ne compte pas, ni quitter un adversaire que plusieurs amis occupent.

BD-ZON-04 = Dans la quatrième édition, deux adversaires sont aux prises dès que l’un finit un déplacement à portée de l’une des deux armes ou frappe l’autre. Le combat le retient pour la paire jusqu’à ce qu’ils se séparent, qu’un mur vienne entre eux ou que l’un soit hors de combat.
    .counts = Vaut dans la quatrième édition pour les classes de distance, la supériorité numérique et les tirs dans la mêlée. Dans les groupes de succès, seul compte le contact du moment.
