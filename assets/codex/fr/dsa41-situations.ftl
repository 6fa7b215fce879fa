## Circonstances : main, posture, espace, visibilité, eau et adversaires

SIT-01 = Dans la mauvaise main, une arme est maladroite : son attaque et sa parade subissent un malus de { $SIT-01-malus }. La mauvaise main est la gauche pour la plupart des gens, la droite pour les gauchers.
    .counts = Vaut pour toute arme tenue de cette main, seule ou à côté d’une autre. Les boucliers et les armes de parade sont faits pour cette main et ont leurs propres valeurs.

SIT-02 = La mauvaise main s’entraîne. Chacune des capacités Main gauche, Combat à deux mains I et Combat à deux mains II réduit le malus de { $SIT-02-relief }, et qui les possède toutes se bat aussi bien d’une main que de l’autre.
    .counts = Vaut pour l’attaque et la parade de cette main, sans jamais devenir un bonus. Avec l’avantage Ambidextre, il n’y a pas de malus du tout.

SIT-03 = La mauvaise main frappe sans force. Ses coups ne gagnent aucun point d’impact grâce à une grande force, tant que le combattant n’a pas appris le Combat à deux mains I.
    .counts = Vaut pour les coups et pour les armes lancées de cette main. Les points d’impact que coûte une force insuffisante se perdent avec l’une et l’autre main.

SIT-04 = Le combattant dont le bras armé est hors d’usage peut prendre une arme de l’autre main. Son attaque et sa parade subissent alors le malus de la mauvaise main.
    .counts = Vaut dès qu’il dégaine ou ramasse ensuite une arme ; ce sont les blessures par zones qui privent d’un bras. Impossible avec les armes à deux mains ou trop lourdes, pour lancer ou tirer, et pour les créatures.

SIT-05 = Se redresser d’un cran, de la position couchée à genoux ou de genoux à debout, demande une action Position et réussit toujours ; s’agenouiller en demande une aussi. Qui est à terre peut aussi tenter de bondir sur ses pieds. Il faut alors réussir une épreuve d’agilité que l’encombrement complique ; en cas d’échec, le combattant reste à terre et l’action est perdue.
    .counts = Vaut pour tous ceux qui sont à pied. Un cavalier ne peut pas s’agenouiller, et qui a une jambe hors d’usage ou se trouve cloué au sol ne peut pas se relever.

SIT-06 = À terre, on se bat mal : l’attaque et la parade subissent un malus de { $SIT-06-malus }. On ne peut ni esquiver, ni s’orienter, ni changer de distance. Parmi les manœuvres, il ne reste que la feinte, le coup puissant, le désarmement, le style défensif et le combat sans arme ; parmi les armes à distance, la seule arbalète, avec le même malus.
    .counts = Vaut jusqu’à ce que le combattant se redresse. Ce que l’adversaire y gagne est une autre circonstance et s’y ajoute.

SIT-07 = À genoux, l’attaque et la parade subissent un malus de { $SIT-07-malus }, et l’esquive un malus de { $SIT-07-dodge }. L’assaut soutenu, la charge, le coup de dégagement, le coup de marteau, la tempête de lames et le moulinet sont impossibles.
    .counts = Vaut jusqu’à ce que le combattant se lève ou se couche. Tirer et lancer à genoux n’est pas plus difficile.

SIT-08 = Un adversaire à terre est une cible facile : les attaques contre lui gagnent { $SIT-08-attack }. Ses propres attaques viennent d’en bas et s’arrêtent aisément : la parade et l’esquive y gagnent { $SIT-08-defence }.
    .counts = Vaut en mêlée, et aussi pour se défendre contre le carreau d’un arbalétrier couché. Les tirs contre un adversaire à terre n’y gagnent rien : de loin, la cible compte même pour plus petite.

SIT-09 = Un adversaire à genoux est un peu plus facile à toucher : les attaques contre lui gagnent { $SIT-09-attack }. La parade et l’esquive contre ses propres attaques gagnent { $SIT-09-defence }.
    .counts = Vaut en mêlée, et pour se défendre contre les tirs et les lancers faits à genoux.

SIT-10 = Un lieu est confiné pour un combattant quand il est plus étroit que son arme n’est longue. On mesure en travers de la ligne qui mène à l’adversaire : un couloir gêne donc ceux qui s’y battent dans sa longueur. Un plafond gêne les armes qu’on balance s’il reste moins de { $SIT-10-headroom } centimètres d’air au-delà de la longueur de l’arme.
    .counts = Vaut pour chaque combattant et chaque arme séparément. Les murs ne gênent jamais les armes de { $SIT-10-length } centimètres au plus, et pour les plus longues, maniées à grands gestes, les gens debout à côté comptent comme des murs.

SIT-11 = Plus une arme demande de place, plus l’espace confiné la gêne. Les bâtons, les armes à chaîne, les fouets et les armes à deux mains perdent { $SIT-11-long-attack } à l’attaque et { $SIT-11-long-parry } à la parade. Les épées, les sabres, les haches et masses à une main perdent { $SIT-11-swung-attack } à l’attaque, les armes d’infanterie { $SIT-11-infantry-attack } à l’attaque et { $SIT-11-infantry-parry } à la parade, les lances { $SIT-11-spear-parry } à la parade seulement. Les dagues, les armes d’escrime, les bâtons à chaîne et les mains nues n’ont pas besoin de place.
    .counts = Vaut là où le lieu est confiné pour l’arme ; les épées à une main et demie comptent avec les armes à deux mains. L’esquive et la parade au bouclier n’en souffrent pas.

SIT-12 = Une main sur la lame, même une arme longue devient assez courte pour n’importe quel couloir. Tenue en demi-épée, elle ne subit aucun malus d’espace confiné.
    .counts = Vaut avec la capacité Demi-épée et une arme qui s’y prête, dans le style de ce nom. Ce que cette prise coûte par elle-même compte toujours.

SIT-13 = Les arcs et les frondes demandent de la place : dans un lieu large de moins de { $SIT-13-width } centimètres, le tir subit un malus de { $SIT-13-malus }. Un javelot demande { $SIT-13-squares } cases libres derrière le lanceur, sinon le lancer est impossible.
    .counts = La largeur se mesure en travers de la ligne de tir. Les arbalètes, les couteaux de lancer et les autres armes de jet n’ont pas besoin de place.

SIT-14 = Certains lieux paraissent étroits et laissent pourtant assez de place pour se battre. La carte peut marquer des cases comme jamais confinées : aucun malus n’y compte, quoi qu’il y ait autour.
    .counts = Vaut seulement là où un niveau le dit. Un plafond bas y gêne tout de même les armes qu’on balance.

SIT-20 = Plus il fait sombre, plus il est difficile de toucher et de se défendre. La pénombre ne coûte que { $SIT-20-dusk-shot } aux tirs. Le clair de lune coûte { $SIT-20-moon-melee } à l’attaque, à la parade et à l’esquive et { $SIT-20-moon-shot } aux tirs, la lumière des étoiles { $SIT-20-stars-melee } et { $SIT-20-stars-shot }, l’obscurité complète { $SIT-20-dark-melee } et { $SIT-20-dark-shot }.
    .counts = Pour les attaques et les tirs compte la lumière sur la case de la cible, pour la parade et l’esquive celle de la case de l’attaquant. Les lampes et les torches éclairent les cases autour d’elles.

SIT-21 = La brume complique les tirs de { $SIT-21-haze-shot }. Le brouillard les complique de { $SIT-21-fog-shot } et coûte en outre { $SIT-21-fog-melee } à l’attaque, à la parade et à l’esquive.
    .counts = C’est la brume la plus épaisse entre les deux combattants qui compte, leurs propres cases comprises. Elle ne s’ajoute pas à l’obscurité : seule la pire des deux compte.

SIT-22 = Contre un adversaire qu’on ne voit pas, l’attaque, la parade et l’esquive subissent un malus de { $SIT-22-melee } et les tirs un malus de { $SIT-22-shot }. On ne voit pas un adversaire quand un obstacle coupe la vue ou quand la lumière ne porte pas jusqu’à lui.
    .counts = Vaut là où une telle attaque est possible. Ce malus ne s’ajoute pas à l’obscurité ni au brouillard : seul le pire compte.

SIT-23 = Des yeux qui voient bien dans la pénombre aident aussi la nuit. Tous les malus de mauvaise lumière sont réduits de moitié et arrondis au supérieur.
    .counts = Vaut avec l’avantage Vision dans la pénombre pour l’attaque, la parade, l’esquive et les tirs. Le brouillard et les adversaires invisibles gênent ce combattant autant que les autres.

SIT-24 = Qui voit la nuit ne souffre guère de la mauvaise lumière : l’attaque, la parade et l’esquive ne perdent jamais plus de { $SIT-24-melee }. Pour les tirs, le malus est réduit de moitié et ne dépasse jamais { $SIT-24-shot }.
    .counts = Vaut avec l’avantage Nyctalope. Le brouillard et les adversaires invisibles gênent ce combattant autant que les autres.

SIT-25 = Pour les héméralopes, tout malus de mauvaise lumière est doublé, jusqu’à { $SIT-25-blind }. Les combattants formés au combat à l’aveugle ne perdent jamais plus de { $SIT-25-trained } à l’attaque, à la parade et à l’esquive, quoi qui gêne leur vue.
    .counts = Le combat à l’aveugle aide contre l’obscurité, le brouillard et les adversaires invisibles, mais ni à la distance des piques, ni avec les fouets et les armes de joute, ni pour les tirs.

SIT-30 = L’eau ralentit bras et jambes. Jusqu’aux genoux, seules la parade et l’esquive perdent { $SIT-30-knee-defence }. Jusqu’à la taille, l’attaque perd { $SIT-30-waist-attack } et la défense { $SIT-30-waist-defence }, jusqu’aux épaules { $SIT-30-shoulder-attack } et { $SIT-30-shoulder-defence }. Sous l’eau, l’une et l’autre perdent { $SIT-30-under }.
    .counts = C’est la case la plus profonde sous le combattant qui compte, et qui est couché dans l’eau est sous l’eau. Les créatures en vol restent au sec, et qui se tient sur une table est moins enfoncé.

SIT-31 = Les peuples qui vivent dans l’eau se battent sous l’eau comme d’autres sur terre, sans aucun malus. Tant qu’ils ne font que patauger, l’eau les gêne comme tout le monde.
    .counts = Vaut avec l’avantage Peuple de l’eau. Les animaux chez eux dans l’eau n’y sont gênés à aucune profondeur.

SIT-32 = Se battre dans l’eau s’apprend. Les malus sont alors réduits de moitié, et arrondis au supérieur, tant que l’eau ne dépasse pas les épaules.
    .counts = Vaut avec la capacité Combat dans l’eau pour l’attaque, la parade et l’esquive. Elle n’aide pas sous l’eau.

SIT-33 = Sous l’eau, seules servent les dagues, les armes d’escrime, les lances, les armes de parade et les mains nues. Toutes les autres armes, et les boucliers, n’y peuvent ni attaquer ni parer. Avec la capacité Combat sous l’eau, les armes utilisables ne subissent plus aucun malus.
    .counts = Vaut pour les combattants qui sont eux-mêmes sous l’eau. Jusqu’aux épaules, toutes les armes peuvent servir.

SIT-34 = L’eau freine et dévie ce qu’on y tire. Un tir ou un lancer sur une cible sous l’eau subit un malus de { $SIT-34-malus }.
    .counts = Vaut si la cible est tout entière sous l’eau, donc aussi si elle est couchée dans l’eau peu profonde. Une cible qui patauge n’est pas plus difficile à toucher.

SIT-40 = Un adversaire en l’air est difficile à atteindre et frappe d’en haut. Le combattant au sol l’attaque avec un malus de { $SIT-40-attack }, et pare ou esquive ses coups avec un malus de { $SIT-40-defence }.
    .counts = Vaut seulement entre un combattant au sol et un adversaire en l’air, aussi pour se défendre contre ses tirs. Une fois posé, c’est un adversaire comme un autre.

SIT-41 = Les petits adversaires sont difficiles à toucher : l’attaque contre un adversaire minuscule subit un malus de { $SIT-41-tiny }, contre un très petit un malus de { $SIT-41-small }. De la taille dépend aussi quelles attaques peuvent être parées.
    .counts = Vaut pour les attaques en mêlée ; les tirs ont leur propre table des tailles. Un grand adversaire n’est pas plus facile à toucher en mêlée.

SIT-42 = Peu de combattants ont l’habitude d’une arme tenue de la main gauche. Un défenseur droitier la pare avec un malus de { $SIT-42-malus }.
    .counts = Vaut contre les gauchers et contre les droitiers qui tiennent leur seule arme de la gauche. Ne vaut ni pour les défenseurs gauchers, ni pour les créatures, ni pour l’esquive, ni contre les poings, les griffes et les crocs.

SIT-43 = Les mains nues ne valent pas l’acier. Une attaque sans arme contre un adversaire armé subit un malus de { $SIT-43-attack }, une parade à mains nues contre une arme un malus de { $SIT-43-parry }.
    .counts = Vaut contre les armes tenues en main, non contre les griffes, les crocs et les poings.

MOD-01 = Plusieurs circonstances s’additionnent. Qui se bat au clair de lune, dans l’eau et contre un adversaire à genoux reçoit les malus et les bonus de chacune.
    .counts = Vaut toujours, sauf exception indiquée : de tout ce qui gêne la vue, et des profondeurs d’eau, une seule compte.

MOD-02 = L’obscurité, le brouillard et les adversaires invisibles gênent tous la vue, mais leurs malus ne s’additionnent pas. Seul le pire compte ; le journal mentionne tout de même les autres.
    .counts = On compare séparément pour chaque attaque, chaque défense et chaque tir. Tout le reste, comme l’eau ou la posture, s’ajoute au pire d’entre eux.

MOD-03 = Un combattant n’est jamais qu’à une seule profondeur d’eau. Les malus des profondeurs moindres y sont compris et ne s’ajoutent pas.
    .counts = C’est la case la plus profonde sous le combattant qui compte. Pour l’adversaire compte la profondeur où il se trouve lui-même.

MOD-04 = Ce qui, alentour, gêne la parade gêne aussi l’esquive : la mauvaise lumière, le brouillard, l’eau, un adversaire en l’air ou placé plus haut. Le bonus contre un attaquant couché ou à genoux compte aussi. Ce qui ne concerne que l’arme ne gêne pas l’esquive.
    .counts = Vaut pour l’esquive et l’esquive ciblée. L’espace confiné, la mauvaise main, les adversaires gauchers et les mains nues ne comptent pas, et la posture du défenseur a un malus à part pour l’esquive.

MOD-05 = Les capacités et les avantages qui réduisent de moitié, doublent ou limitent un malus n’agissent que sur lui. C’est seulement ensuite que l’on additionne les circonstances.
    .counts = Vaut pour la vue et pour l’eau, chacune de son côté.

MOD-06 = La posture des deux combattants compte. Si tous deux sont à terre, chacun subit le malus de sa propre posture et profite du bonus contre un adversaire couché.
    .counts = Vaut en mêlée pour l’attaque et la parade. Qui est à terre ne peut de toute façon pas esquiver.
