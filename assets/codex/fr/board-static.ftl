## Cases, objets, cartes, niveaux

BD-CEL-01 = La classe d’une tuile de la couche « ground », ou « terrain » dans une région, dit ce qu’on a sous les pieds : floor, stone, wood, grass, earth, sand, snow, ice, rubble, undergrowth, bog, water, stairs, pit ou void. Personne ne peut se tenir sur void. Les gravats (rubble) et le sous-bois (undergrowth) ralentissent la marche, le marais (bog) plus encore dans les groupes de succès, et le feu ne gagne jamais water, ice, pit ni void.
    .counts = Vaut pour toute case. Les autres noms ne changent que l’image et le son ; ce qui est profond, haut ou glissant se dit par des propriétés à part.

BD-CEL-02 = « move_half » dit en moitiés ce que coûte un pas dans la case : { $BD-CEL-02-plain } est le prix simple, { $BD-CEL-02-double } le double. Sont permis { $BD-CEL-02-plain }, { $BD-CEL-02-slow }, { $BD-CEL-02-double }, { $BD-CEL-02-heavy } et { $BD-CEL-02-most } ; sans rien, le pas coûte le prix simple. La quatrième édition multiplie le pas par cette valeur. Les groupes de succès ne connaissent que des cases difficiles et très difficiles : au-dessus du prix simple, la case est difficile ; au-dessus de { $BD-CEL-02-double }, très difficile.
    .counts = Vaut pour tout pas dans la case. Cela ne s’ajoute pas à un terrain lent : le plus cher des deux compte.

BD-CEL-03 = « ground_dm » est la hauteur du sol en décimètres, de { $BD-CEL-03-lowest } à { $BD-CEL-03-highest } ; sans elle, la case est au niveau de la carte. Les petites différences sont des marches, les grandes demandent d’escalader ou font tomber. Un sol assez élevé entre deux combattants les cache l’un à l’autre.
    .counts = Vaut pour les pas, l’escalade, les chutes, la vue et le couvert, et dans la quatrième édition pour les coups portés d’en haut et d’en bas.

BD-CEL-04 = « ceiling_dm » est la hauteur libre au-dessus du sol en décimètres, { $BD-CEL-04-highest } au plus ; sans elle, la case est à ciel ouvert. Sous un plafond bas, les armes que l’on balance comptent comme confinées.
    .counts = Ne gêne les armes que dans la quatrième édition. Dans les deux systèmes, un danger peut faire tomber le plafond, et seulement là où il y en a un.

BD-CEL-05 = « water_dm » est la profondeur de l’eau en décimètres, { $BD-CEL-05-deepest } au plus. Peu d’eau monte aux genoux ; dès { $BD-CEL-05-waist } décimètres elle monte à la taille, dès { $BD-CEL-05-shoulder } aux épaules, et dès { $BD-CEL-05-swimming } on nage. Plus elle est profonde, plus chaque pas est lent, et une lumière posée au sol s’y éteint.
    .counts = Vaut pour tout pas, et ce qui gît dans l’eau jusqu’à la taille est hors d’atteinte. Dans la quatrième édition, l’eau gêne aussi les coups et les parades, sauf pour qui se tient sur un objet qui en dépasse.

BD-CEL-06 = « light » dit combien la case est claire quand aucune lampe ne brûle : { $BD-CEL-06-day } jour, { $BD-CEL-06-dusk } pénombre, { $BD-CEL-06-moon } clair de lune, { $BD-CEL-06-stars } lumière des étoiles, { $BD-CEL-06-dark } obscurité. Sans rien, la lumière du niveau vaut ; une lampe proche éclaire la case.
    .counts = Dans la quatrième édition, chaque degré gêne les tirs, les coups ou les deux, et raccourcit la vue. Dans les groupes de succès, seule l’obscurité compte.

BD-CEL-07 = « mist » va de { $BD-CEL-07-haze }, une brume légère, en passant par le brouillard et la fumée, à { $BD-CEL-07-dense }, si épais qu’on ne voit plus que la case voisine. Sans rien, l’air est clair.
    .counts = La brume épaisse cache dans les deux systèmes. Dans la quatrième édition, la brume gêne les tirs et le brouillard aussi les coups ; dans les groupes de succès, une brume moins épaisse ne change rien.

BD-CEL-08 = « leaf » dit combien il y a de feuillage ou d’herbes hautes : { $BD-CEL-08-thick } est dense, le degré en dessous clairsemé. Sans rien, il n’y en a pas. Le calque de la ligne de vue montre les cases qu’on voit à travers des feuilles.
    .counts = Est seulement indiqué et dessiné ; aucun des deux systèmes n’en tire de nombre aujourd’hui. Le feuillage seul ne cache personne.

BD-CEL-09 = « footing » dit comment on tient debout : firm (ferme), slippery (glissant), rubble (éboulis), mud (boue), stairs (escalier), ladder (échelle), beam (poutre) ou rope (corde) ; sans rien, l’appui est ferme. Par un escalier ou une échelle, on monte et descend en marchant là où il faudrait escalader. À une corde, on grimpe comme à un mur, mais sans épreuve.
    .counts = Sol glissant et éboulis coûtent le double dans la quatrième édition, et la corde n’y compte que là. Dans les deux systèmes, on ne prend son élan et ne retombe que sur un appui ferme : personne ne saute d’une poutre ni de la boue.

BD-CEL-10 = « room » l’emporte sur la place mesurée pour une arme : « open » n’est jamais confiné, « tight » est étroit comme la case elle-même, quoi qu’il y ait autour. Avec « auto » ou sans rien, la place se mesure aux murs et aux objets.
    .counts = Vaut dans la quatrième édition pour les armes plus longues que le lieu n’est large. Les groupes de succès ne demandent pas de place.

BD-CEL-11 = « doorway » rend le lieu étroit comme la case elle-même dans chaque direction, quoi qu’il y ait à côté. Une tuile de porte qui remplit la case le fait d’elle-même.
    .counts = Vaut dans la quatrième édition pour la place de manier une arme. Cela ne change ni les pas ni la vue.

BD-CEL-12 = « harm » dit ce qui blesse dans la case : fire, bonfire ou inferno. Tous trois brûlent ceux qui y entrent ou y restent, comme le dit le système de règles. Aucune charge ne traverse une case dangereuse, et entre deux trajets de même coût on prend le moins nocif.
    .counts = Ces feux brûlent de même dans les deux systèmes.

BD-CEL-13 = « thing » nomme un objet qui remplit la case, comme table ou pillar, comme si sa tuile était sur la couche « things ». On peut l’écrire sur une tuile du sol ou dans une région.
    .counts = Une tuile de la couche « things » l’emporte sur la tuile en dessous, une région sur les deux. On ne peut nommer que ce qui peut remplir une case ; wall et ses semblables se posent sur des arêtes.

BD-OBJ-01 = Un objet, c’est ce qui remplit une case ou repose sur une arête et peut gêner : un mur, une porte, une table, un buisson. Sa classe le nomme dans le catalogue du jeu, où sont ses propriétés habituelles ; celles de la tuile ou de l’objet dessiné les remplacent une à une. Un niveau peut définir d’autres objets dans le fichier « things.ron ».
    .counts = Vaut sur toute carte. Une classe ou une propriété inconnue est une erreur, que « klingentanz check » signale avec son endroit.

BD-OBJ-02 = « move » dit comment un objet laisse passer les marcheurs : « free » comme s’il n’était pas là, « cost » contre un prix, « block » pas du tout. Sur une arête, le prix est « cross_half », des demi-cases en plus du pas ; dans une case, c’est le facteur « move_half ».
    .counts = Dans la quatrième édition, les deux prix valent tels quels, mais on monte sur un objet à hauteur de hanche pour le prix d’une escalade. Dans les groupes de succès, tout prix rend le pas difficile, et aucun sprint ne passe par là.

BD-OBJ-03 = « sight » dit si un objet bloque le regard. Il ne le fait que pour une paire dont il dépasse la tête ; on voit par-dessus ce qui est plus bas.
    .counts = Vaut pour les lignes de vue, pour les lampes et pour les lignes cachées du couvert. Une porte ouverte ne bloque rien.

BD-OBJ-04 = « effect » dit si un objet arrête ce qui agit de corps à corps : les coups surtout, et un souffle ou un effet qui se répand. Il doit dépasser la tête des deux combattants.
    .counts = Vaut pour les coups dans les deux systèmes. Les sorts des groupes de succès ne demandent que la vue, et aucun des deux systèmes n’a d’effet qui se répand aujourd’hui.

BD-OBJ-05 = « missile » dit si un objet arrête flèches, carreaux, balles et jets. Il doit dépasser la tête des deux combattants ; un projectile passe par-dessus ce qui est plus bas, même si cela peut couvrir.
    .counts = Vaut pour les tirs et les jets, et pour les armes qui s’envolent ou qu’on pousse du pied.

BD-OBJ-06 = « height_dm » est le haut d’un objet au-dessus de son sol en décimètres, { $BD-OBJ-06-highest } au plus. Sur une arête, le sol est celui de la plus haute des deux cases qui la bordent.
    .counts = Vaut pour la vue, le couvert et la place pour une arme. Ce que cette hauteur signifie dépend de l’endroit où se tiennent les deux combattants.

BD-OBJ-07 = « screen » dit combien d’un corps un objet cache bien qu’il laisse passer le regard : « none » (rien), « part » (une partie) ou « most » (presque tout). Une grille cache une partie, une meurtrière presque tout.
    .counts = Dans la quatrième édition, un objet ajouré couvre contre les tirs : « part » cache la moitié de la cible, « most » plus de la moitié. Les groupes de succès demandent plutôt des coins, des poteaux et des objets bas.

BD-OBJ-08 = « pierced » marque un objet percé d’ouvertures : grille, clôture, fenêtre, meurtrière. Les coups y passent même là où l’on ne peut marcher, et qui tire juste derrière tire comme si l’objet n’existait pas.
    .counts = Vaut dans les deux systèmes pour les coups et pour qui se tient à l’ouverture. Qui en est éloigné tire à travers et trouve sa cible en partie cachée.

BD-OBJ-09 = « narrow » marque une ouverture faite pour les longues armes d’estoc et les projectiles, comme une meurtrière. On la met là où personne ne pourrait passer une hache à toute volée.
    .counts = N’apparaît que dans les faits d’une paire. Aucun des deux systèmes n’interdit aujourd’hui l’ouverture à d’autres armes.

BD-OBJ-10 = « material » dit de quoi un objet est fait : wood, stone, iron, glass, hard_glass, bodywork, engine ou cloth. Le bois (wood) brûle : le feu gagne une case où se trouve un objet de bois, et l’objet disparaît quand le feu s’étend la fois suivante. Les portes ne se consument pas.
    .counts = Vaut quand un danger apporte le feu, et pour l’image des créneaux et des pavois. À elle seule, la matière n’arrête ni coup ni projectile.

BD-OBJ-11 = « breaks » marque un objet qui ne résiste pas, comme une vitre. Un combattant sur la case d’à côté peut le briser sans jet de dés ; le passage est alors libre.
    .counts = Vaut dans les deux systèmes pour les objets posés sur des arêtes. Dans les groupes de succès, le premier projectile qui passe le brise aussi ; dans la quatrième édition, un tir le traverse et le laisse entier.

BD-OBJ-12 = La hauteur d’un objet pour deux combattants dépend du plus haut de leurs deux sols ; qui vole ou chevauche compte comme plus haut. Ce qui le dépasse de moins de { $BD-OBJ-12-low } décimètres est plat ; dès { $BD-OBJ-12-low } c’est bas, dès { $BD-OBJ-12-chest } à hauteur de poitrine, dès { $BD-OBJ-12-full } plein. Seul ce qui est plein bloque la vue, les coups et les projectiles ; ce qui est plat ne compte pour aucune ligne.
    .counts = Vaut pour tout objet et pour le sol nu qui s’élève entre les deux. S’il ne s’agit que d’un œil ou d’une lampe et d’une case, le sol de l’œil ou de la lampe compte.

BD-OBJ-20 = « solid » remplit une case de pierre jusqu’au plafond. Il arrête pas, regards, coups et projectiles : un mur épais comme une case, un bâtiment, le roc.
    .counts = Vaut de même dans les deux systèmes. Pour le couvert, il forme des coins : qui se tient à son bord peut être en partie caché.

BD-OBJ-21 = « wall » se pose sur les arêtes et monte en pierre jusqu’au plafond. Il arrête tout mais ne prend pas de place : on dessine ainsi des maisons et des couloirs aux murs minces.
    .counts = Vaut de même dans les deux systèmes. Deux murs qui se rejoignent dans un angle ne laissent aucun passage, ni aux pas ni aux regards.

BD-OBJ-22 = « door » se pose sur une arête ou remplit une case. Fermée, elle arrête tout comme un mur ; ouverte, elle n’arrête rien. Dans une case, elle en fait une embrasure.
    .counts = Vaut dans les deux systèmes ; la manière d’ouvrir a sa propre page. Une porte commence fermée, sauf si son état dit autre chose.

BD-OBJ-23 = « bars » est une grille sur une arête. Personne n’y passe, mais les regards, les coups et les projectiles passent. Elle est de fer et cache une partie de qui se tient derrière.
    .counts = Vaut dans les deux systèmes pour les pas et les coups. Seule la quatrième édition tire un couvert de la partie cachée.

BD-OBJ-24 = Une « fence » se pose sur une arête et mesure { $BD-OBJ-24-height } décimètres : à hauteur de poitrine sur sol plat. La franchir coûte { $BD-OBJ-24-cost } demi-cases en plus du pas. Regards, coups et projectiles passent ; une partie du corps est cachée. Avec stone pour matière, elle est dessinée en créneaux.
    .counts = Le prix vaut dans la quatrième édition, où il n’y a pas non plus de corps à corps serré par-dessus une clôture ; dans les groupes de succès, le pas est difficile. Dans les deux, elle couvre contre les tirs qui se tient juste derrière.

BD-OBJ-25 = « window » est une ouverture dans un mur, sur une arête. Y passer coûte { $BD-OBJ-25-cost } demi-cases en plus du pas. Regards, coups et projectiles passent, et qui se tient derrière est en partie caché.
    .counts = Le prix vaut dans la quatrième édition ; dans les groupes de succès, le pas est difficile. Pour une fenêtre vitrée, prenez pane.

BD-OBJ-26 = « pane » est une fenêtre vitrée, sur une arête. Elle arrête les pas et les coups, mais ni les regards ni les projectiles, et on peut la briser.
    .counts = Vaut dans les deux systèmes. Ce qui la brise est dit à la page sur les objets fragiles.

BD-OBJ-27 = « hard_pane » est une vitre qui ne laisse passer que les regards. Elle arrête pas, coups et projectiles et ne se brise pas.
    .counts = Vaut dans les deux systèmes. Deux combattants de part et d’autre se voient et ne peuvent rien se faire.

BD-OBJ-28 = « slit » est une meurtrière dans un mur, sur une arête. Personne n’y passe, mais les regards, les coups et les projectiles passent. Qui se tient derrière est presque entièrement caché ; le tireur placé juste à la meurtrière voit librement dehors.
    .counts = La quatrième édition en fait un couvert. Dans les groupes de succès, elle arrête les pas et ne donne aucun dé.

BD-OBJ-29 = « curtain » est un rideau sur une arête et cache jusqu’au plafond ce qui est derrière. Il n’arrête personne : marcheurs, coups et projectiles passent.
    .counts = Vaut pour la vue dans les deux systèmes. Un tir demande une cible en vue : on ne vise donc pas à travers ; frapper quelqu’un qu’on ne voit pas est plus difficile dans la quatrième édition.

BD-OBJ-30 = « low_wall » se pose sur une arête ou remplit une case ; il mesure { $BD-OBJ-30-height } décimètres et est de pierre : comptoir, parapet, pavois. Le franchir coûte { $BD-OBJ-30-cost } demi-cases en plus du pas. On voit et l’on frappe par-dessus, et il couvre contre les tirs qui se tient juste derrière.
    .counts = Le prix vaut dans la quatrième édition ; dans les groupes de succès, le pas est difficile. Dans la quatrième édition, deux voisins de part et d’autre parent mieux et ne peuvent en venir au corps à corps serré.

BD-OBJ-31 = « table » remplit une case et mesure { $BD-OBJ-31-height } décimètres, en bois ; elle sert aussi de caisse ou de lit. On peut y monter et s’y tenir, et elle couvre qui se tient juste derrière. « barrel » est le même objet, mais on ne le renverse pas pour se couvrir.
    .counts = Y monter coûte une escalade dans la quatrième édition, un pas difficile dans les groupes de succès. Seule la quatrième édition laisse renverser les tables et donne l’avantage de la hauteur à qui se tient dessus.

BD-OBJ-32 = « pillar » remplit une case jusqu’au plafond : pilier, arbre, statue. Ni pas ni coup ne le traverse, mais il est trop mince pour bloquer la vue. Un tel objet s’appelle poteau : il arrête les pas, non les regards, et donne un couvert à lui.
    .counts = Vaut dans les deux systèmes. Dans la quatrième édition, les lignes qui passent un poteau comptent comme cachées ; dans les groupes de succès, il donne moins de dés que le coin d’un mur.

BD-OBJ-33 = « bodywork » remplit une case et mesure { $BD-OBJ-33-height } décimètres : charrette, voiture, puits. Personne ne le franchit, mais on voit, frappe et tire par-dessus, et il couvre qui se tient juste derrière.
    .counts = Vaut dans les deux systèmes. Sur sol plat c’est un objet bas ; vu d’un sol plus bas, il peut monter à la poitrine ou dépasser la tête.

BD-OBJ-34 = « engine » est une machine qui remplit une case, haute de { $BD-OBJ-34-height } décimètres. Au combat, elle fait comme bodywork et n’en diffère que par la matière.
    .counts = Vaut dans les deux systèmes comme objet bas que personne ne franchit. Aucune règle des deux ne demande la matière plus dure.

BD-OBJ-35 = « bush » remplit une case de feuilles denses, haut de { $BD-OBJ-35-height } décimètres. Il ralentit la marche et n’arrête ni regards, ni coups, ni projectiles.
    .counts = Vaut pour les pas dans les deux systèmes, et dans la quatrième édition il rétrécit la place pour une arme. Les feuilles sont indiquées et dessinées, mais ne cachent personne à elles seules.

BD-OBJ-36 = « drop » se pose sur une arête et marque un ressaut : le bord d’un toit, celui d’une fosse. Ce qui y fait tomber, c’est la différence de hauteur des sols de part et d’autre ; l’objet lui-même n’arrête rien et ne fait que se voir.
    .counts = À dessiner partout où « ground_dm » descend de plus d’une marche. Sans une telle différence, il n’a aucun effet.

BD-OBJ-37 = Une porte a un état : « open » (ouverte), « shut » (fermée), « locked » (verrouillée), « barred » (barrée) ou « broken » (brisée) ; sans rien, elle commence fermée. De la case voisine, une action l’ouvre ou la ferme. Une porte brisée reste ouverte, et une porte qui remplit une case ne bouge pas tant qu’un corps s’y trouve. « hinge » et « opens_to » ne tournent que l’image. « key » nomme ce qui ouvre la serrure, et « force » l’outil qui l’enfonce sans épreuve, là où les règles connaissent ces choses.
    .counts = Dans la quatrième édition, une porte verrouillée s’ouvre à qui porte l’objet que nomme « key », et la force peut briser les portes verrouillées ou barrées ; l’outil que nomme « force » le fait sans épreuve. Dans les groupes de succès, elles restent fermées.

BD-MAP-01 = La couche de tuiles « ground » veut une tuile sur chaque case. La classe de la tuile est le terrain, et ses propriétés disent le reste de la case : coût, hauteur, eau, lumière, etc.
    .counts = Vaut pour toute carte ; une case vide est une erreur. Les images du jeu de tuiles fourni apportent les bonnes classes.

BD-MAP-02 = La couche de tuiles « things » contient ce qui remplit les cases : murs, tables, arbres. La classe de la tuile est le nom de l’objet ; les propriétés de la tuile remplacent celles du catalogue.
    .counts = Une case contient un seul objet au plus. Ce qui ne se pose que sur des arêtes, comme wall, est refusé ici.

BD-MAP-03 = La couche d’objets « edges » contient des lignes brisées qui suivent la grille d’un coin à l’autre. La classe nomme l’objet, et chaque morceau long d’une case devient un objet à part. Si des lignes se recouvrent, la dernière du fichier l’emporte : on dessine donc une porte par-dessus son mur.
    .counts = Vaut pour tout ce qui repose sur des arêtes. Les lignes obliques ou hors de la grille sont des erreurs.

BD-MAP-04 = La couche d’objets « regions » contient des rectangles de classe « region » avec toute propriété d’une case, et « terrain » en plus : de l’eau, un plafond bas, un toit avec sa hauteur. Une région l’emporte sur les tuiles en dessous, une région plus tardive sur une plus ancienne.
    .counts = Ne change que ce que ses propriétés nomment ; le reste demeure comme le dit la tuile.

BD-MAP-05 = La couche d’objets « lights » contient des points de classe « light ». « source » nomme un genre que le système de règles connaît, torch (torche), lantern (lanterne) ou campfire (feu de camp) ; sinon « bright » et « dim » disent en cases jusqu’où il fait clair comme en plein jour et jusqu’où comme dans la pénombre. « lit » dit si elle brûle, « tint » donne sa couleur dans l’image.
    .counts = Une lumière sans « lit » brûle au début du combat. Elle est fixée à sa place et personne ne l’emporte.

BD-MAP-06 = La couche d’objets « items » contient des points de classe « item » : de l’équipement qui traîne. « gear » est son identifiant dans les fichiers d’équipement ou un genre de lumière, « count » le nombre d’exemplaires.
    .counts = Tout autre nom est un trésor, qui ne vaut quelque chose que si un camp a pour objectif de le prendre. Dans les groupes de succès, un « healing-potion » peut s’y trouver aussi.

BD-MAP-07 = La couche d’objets « marks » contient des points et des rectangles nommés : places de départ, zones de placement, sorties, lieux à atteindre ou à tenir. Le fichier du niveau en parle par ces noms.
    .counts = Un repère seul ne fait rien ; il compte là où le fichier du niveau le nomme. Chaque nom ne peut servir qu’une fois.

BD-MAP-08 = Toute couche dont le nom commence par « decor », et toute couche d’un groupe ainsi nommé, n’est là que pour l’œil. Ce qui s’y trouve est dessiné et jamais lu par les règles.
    .counts = L’image d’une torche n’éclaire pas, celle d’une échelle ne mène nulle part : il faut aussi la lumière ou la région.

BD-MAP-09 = Les murs sur les arêtes sont des objets et non des tuiles, car un objet peut avoir un état, des propriétés et un nom durable. Le numéro que l’éditeur donne à l’objet est le nom par lequel les fichiers de niveau parlent d’une porte. Une seule ligne peut dessiner les murs de toute une maison.
    .counts = « klingentanz check » avertit des portes et des embrasures que personne ne peut traverser. Ce qui vaut pour toute la carte est dans le fichier du niveau, jamais dans la carte.

BD-LVL-01 = « version » est le numéro du format de fichier. Ce doit être celui que le jeu lit ; chaque niveau du jeu le montre.
    .counts = Nécessaire dans tout fichier de niveau. Un autre numéro est une erreur, pour qu’un ancien jeu ne lise pas mal un niveau plus récent.

BD-LVL-02 = « map » nomme le fichier de la carte, qui se trouve dans le même dossier que le fichier du niveau. Sol, murs, lumières et repères viennent de la carte ; le fichier du niveau y ajoute qui se bat et pourquoi.
    .counts = Nécessaire dans tout fichier de niveau.

BD-LVL-03 = « title » est le nom du niveau, « intro » ce qu’on dit avant le combat, et « about » une ligne pour sa fiche au moment du choix. Chacun est un texte simple, un texte en plusieurs langues, ou la clé d’un texte rangé avec le niveau ou le jeu.
    .counts = Le titre est nécessaire, pas les autres. Aucun ne change un combat.

BD-LVL-04 = « rules » nomme le système de règles pour lequel le niveau a ses combattants, ou en énumère plusieurs. Le premier de la liste est joué si personne n’en choisit un autre.
    .counts = Nécessaire dans tout fichier de niveau. Un système qui n’est pas nommé peut aussi jouer le niveau : des camps de points égaux prennent alors la place.

BD-LVL-05 = « modules » choisit les règles optionnelles de chaque système : « preset » pour point de départ, « on » et « off » pour des modules isolés, « flags » pour les modules à variantes. Les noms des modules sont ceux de la ligne de commande.
    .counts = Vaut si l’on ne choisit rien d’autre en préparant le combat. Sans rien, le choix habituel du jeu vaut.

BD-LVL-06 = « cell_dm » est la longueur d’une case en décimètres, de { $BD-LVL-06-smallest } à { $BD-LVL-06-largest }. Avec des cases plus longues, un déplacement ou un tir de tant de mètres en traverse moins.
    .counts = Ne compte que pour les systèmes qui la laissent au niveau, donc pour les groupes de succès. Elle est refusée si aucun des systèmes du niveau ne le fait.

BD-LVL-07 = « light » est la lumière de toutes les cases qui ne disent rien, de { $BD-LVL-07-day } pour le jour à { $BD-LVL-07-dark } pour l’obscurité ; sans rien, il fait jour. Une case qui a sa propre lumière la garde, et les lampes éclairent ce qui les entoure.
    .counts = Vaut pour toute la carte. Un danger peut changer la lumière d’un lieu pendant le combat.

BD-LVL-08 = « wind » a une force, « None » (nul), « Gusty » (en rafales) ou « Strong » (fort), et dit d’où il souffle. Il est le même partout sur la carte.
    .counts = Gêne dans la quatrième édition les tirs en travers du vent. Les tirs dans son sens et les groupes de succès ne sont pas concernés.

BD-LVL-09 = « sides » énumère qui combat. Un camp a un identifiant, un nom, une couleur et un siège : humain ou ordinateur. « start » ou « zone » dit où commencent ses combattants ; dans une zone, on les place avant le premier assaut. « hostile_to » nomme ses adversaires ; sans lui, un camp est hostile à tous ceux qui ne sont pas de son « team », et des camps qui ne se combattent pas sont alliés dans la même équipe, neutres sinon.
    .counts = Deux camps sont adversaires dès que l’un nomme l’autre. « surprised » fait commencer un camp sans méfiance : dans la quatrième édition avec le module « Surprise », dans les groupes de succès pour le premier round.

BD-LVL-10 = « fighters » énumère qui est sur la carte au début du combat : identifiant, camp, personne pour chaque système, place et, au besoin, direction du regard, posture, éveil, lumière portée, et s’il commence caché. « start » donne des blessures et d’autres états de départ.
    .counts = Deux combattants ne commencent pas sur la même case ; sans direction du regard, on regarde vers l’adversaire le plus proche, ou vers le milieu de la carte s’il y a des secrets. Commencer caché demande des secrets.

BD-LVL-11 = « goals » dit ce que veut chaque camp : « Defeat » vaincre un camp, « Reach » ou « Hold » atteindre ou tenir un repère, « Survive » survivre quelques assauts, « Protect » protéger quelqu’un, « Take » prendre un article, ou plusieurs objectifs joints par « All » et « Any ». Le premier objectif rempli termine le combat.
    .counts = Seuls comptent les combattants valides présents sur la carte, et protéger quelqu’un ne suffit pas. Un combat finit aussi quand, de deux camps hostiles, il n’y en a plus dont quelqu’un puisse agir.

BD-LVL-12 = « reinforcements » énumère ceux qui viennent plus tard. « when » dit ce qui les amène : « Round » un assaut, « Seen » un repère que voient leurs adversaires, « Down » un combattant hors de combat, « Opened » une porte ouverte. Un camp qui attend encore quelqu’un n’est pas vaincu.
    .counts = Ils arrivent au début d’un assaut, sur les cases libres de leur repère ou les plus proches ; qui ne trouve pas de place attend l’assaut suivant. Si un camp veut plus que vaincre le seul autre, le combat continue pour ceux qui doivent encore venir.

BD-LVL-13 = « hazards » change la carte : « Water » monte ou baisse, « Fire » et « Mist » s’étendent, « Light » change, un plafond tombe avec « Collapse ». Chacun a un lieu, un premier assaut et un nombre d’assauts jusqu’au changement suivant. La carte montre d’avance ce qui vient.
    .counts = Tout arrive à la fin d’un assaut, dans l’ordre de la liste. Les murs arrêtent le feu et la brume, l’eau éteint le feu, et seule une case à plafond peut s’effondrer : cela blesse comme une chute de cette hauteur et laisse des gravats.

BD-LVL-14 = « exits » nomme les repères par où l’on peut quitter le combat, outre le bord ouvert de la carte. Qui part est hors du combat et ne revient pas.
    .counts = Vaut dans les deux systèmes. Un mur le long du bord retient les combattants.

BD-LVL-15 = « scripts » nomme la leçon que le niveau enseigne. Ses mots et l’ordre de ses étapes sont dans un fichier à côté du niveau.
    .counts = Sans lui, le niveau est un combat sans maître. Une leçon suit les mêmes règles que tout autre combat.

BD-LVL-16 = « secrets » active l’information cachée : chaque camp ne voit que ce que voient ses combattants, et rien ne lui est dit de ce qu’il n’a pas vu. Ce qu’il n’a jamais vu est sous un voile, et les adversaires n’apparaissent qu’en entrant dans sa vue.
    .counts = Sans lui, tous voient tout et personne ne commence caché. Avec des secrets, un choix qui a fait apparaître du nouveau ne peut être repris, sauf à l’entraînement.
