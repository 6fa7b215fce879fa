## Manœuvres

MAN-GEN-01 = Chacun peut tenter les manœuvres de base, mais sans la capacité spéciale du même nom, une feinte ou un coup puissant n’a que la moitié de son effet. Les manœuvres optionnelles et celles d’expert sont réservées à ceux qui ont appris la capacité spéciale du même nom. Le coup du plat et le coup de bouclier n’en demandent aucune.
    .counts = Vaut pour toutes les manœuvres d’attaque et de parade. Le coup visé vient avec la capacité Feinte, et le désarmement en attaque et en parade s’apprend ensemble.

MAN-GEN-02 = Une attaque ou une parade ne porte qu’une seule manœuvre. Seuls la feinte et le coup puissant se combinent : entre eux, et avec les manœuvres dont la page les cite en complément. Chacun des deux est alors annoncé avec ses propres points.
    .counts = Vaut pour les attaques. Une parade ne combine jamais de manœuvres.

MAN-GEN-03 = Pour bien des manœuvres, le combattant annonce des points avant le jet : chacun complique son propre jet et renforce l’effet. La somme des points annoncés pour une action ne dépasse ni la valeur d’aptitude de l’arme, ni la valeur d’attaque ou de parade avant les circonstances. Avec une aptitude alternative, la limite est la moitié de la valeur d’aptitude.
    .counts = Les malus fixes, les adversaires d’un coup de dégagement et les parts d’une tempête ou d’un mur de lames ne comptent pas dans cette limite. Qui n’a pas appris l’aptitude de l’arme ne peut rien annoncer.

MAN-GEN-04 = On additionne d’abord le malus fixe de la manœuvre, les points annoncés et tout ce que les circonstances ajoutent. Un seul jet contre la valeur obtenue décide ensuite si la manœuvre réussit.
    .counts = Vaut pour toute manœuvre, en attaque comme en parade. Certaines demandent ensuite une épreuve à la victime ; leur page le dit.

MAN-GEN-05 = Si une attaque ou une parade avec manœuvre échoue, le combattant perd l’équilibre : le malus fixe et les points annoncés pèsent sur toutes ses épreuves, jusqu’à sa prochaine attaque ou parade comprise. Une orientation y met fin aussitôt. Le danseur de lames n’en subit que la moitié, arrondie au supérieur.
    .counts = Les malus des circonstances n’en font pas partie, et une esquive en souffre sans y mettre fin. Une attaque réussie mais parée n’entraîne rien, pas plus qu’une double attaque, une tempête ou un mur de lames.

MAN-GEN-06 = Chaque manœuvre est faite pour certaines armes. Avec une autre arme, son malus fixe compte double et les points annoncés, qui compliquent toujours le jet en entier, n’ont que la moitié de leur effet, arrondie à l’inférieur. C’est la première aptitude citée pour l’arme qui dit à quoi elle est faite.
    .counts = Ne vaut qu’avec le module « Manœuvres avec arme inadaptée » ; sans lui, la manœuvre est impossible avec une telle arme. Jamais possible avec une arme improvisée ou le corps nu, ni avec une arme à chaînes pour la feinte, la parade magistrale et les coups dans les défauts de l’armure.

MAN-GEN-07 = Certaines manœuvres n’ont pas de sens contre certaines créatures. Les animaux ne se laissent ni tromper par une feinte, ni désarmer, ni lier, ni presser par un assaut soutenu, et ne portent ni bouclier ni arme à briser. Morts-vivants et constructs ne craignent ni coup ciblé, ni coup mortel, ni coup assommant. Renverser ou faucher une grande créature à deux jambes subit un malus de plus de { $MAN-GEN-07-big } ; celles à quatre pattes ou sans pattes, et les très grandes, ne tombent pas du tout.
    .counts = Les créatures qui se battent avec une arme, comme les ogres, comptent comme des adversaires armés ; seule leur taille les protège.

MAN-GEN-08 = Une manœuvre demande la bonne distance : la paire doit se battre à une classe de distance pour laquelle l’arme est faite. Les attaques et parades simples et les esquives restent possibles à une autre distance, avec les malus de la mauvaise distance.
    .counts = Vaut avec le module « Classes de distance ». Ne vaut ni pour les manœuvres de parade au bouclier ou à l’arme de parade, ni pour une feinte qui ne sert qu’à se rapprocher.

MAN-GEN-09 = Un coup de marteau et un coup mortel doivent atteindre un point vital. Contre une très grande créature comme un dragon, c’est impossible tant qu’elle est debout.
    .counts = Ne vaut pas contre une très grande créature à terre, ni pour les autres manœuvres.

MAN-GEN-10 = Les manœuvres agiles demandent un équipement léger. Au-delà d’un encombrement de { $MAN-GEN-10-encumbrance }, la feinte, le coup ciblé, le coup mortel, l’assaut soutenu, la tempête de lames, la parade magistrale, le liement, la contre-attaque et le mur de lames sont impossibles. On compte l’encombrement après l’habitude de la protection.
    .counts = Les autres manœuvres n’ont pas cette limite, même si l’encombrement abaisse toujours l’attaque et la parade.

MAN-GEN-11 = Du sable dans les yeux, un tapis tiré sous les pieds : autour d’une table, on le propose au meneur. Dans ce jeu, les coups bas du combat sans arme en tiennent lieu, avec ce qu’offre la carte, comme renverser une table ou repousser du pied un objet au sol.
    .counts = Les coups bas demandent leur capacité spéciale. Ce qu’offre la carte apparaît parmi les actions dès que c’est à portée.

MAN-GEN-12 = Chaque manœuvre a son prix. La plupart des attaques coûtent l’action d’attaque et la plupart des parades l’action de défense ; certaines attaques coûtent les deux, et le coup de marteau prend aussi les attaques et parades supplémentaires de l’assaut. Les actions libres restent toujours.
    .counts = Ce qui coûte attaque et défense demande l’annonce ordinaire des deux, une action de défense encore intacte et aucune attaque plus tôt dans l’assaut. La mort par la gauche vient en attaque supplémentaire, et le style défensif s’annonce pour l’assaut.

MAN-GEN-13 = Une attaque critique, une parade de maître et une maladresse agissent dans une manœuvre comme dans une attaque ou une parade simple. Si une manœuvre multiplie déjà les points d’impact, le doublement d’une attaque critique ne s’y ajoute pas : seul le plus grand facteur compte.
    .counts = Vaut avec les modules « Coups critiques » et « Maladresses ». Le plus grand facteur joue pour le coup de marteau et pour la contre-attaque avec une pique tenue à deux combattants.

MAN-ATTACKE = L’attaque simple coûte l’action d’attaque et se joue contre la valeur d’attaque, sans aucune annonce. Si elle réussit, le défenseur peut parer ou esquiver ; un coup que rien n’arrête inflige les points d’impact de l’arme.
    .counts = Toujours possible avec une arme prête ou à mains nues quand un adversaire est à portée. Elle ne demande aucune capacité spéciale.

MAN-FINTE = L’attaquant fait mine de frapper ailleurs. Chaque point annoncé complique l’attaque ; si elle réussit, la parade ou l’esquive est compliquée d’autant. Qui n’a pas appris la feinte n’y gagne que la moitié des points, arrondie au supérieur. Avec un grand bouclier, l’attaque subit un malus de plus de { $MAN-FINTE-shield }.
    .counts = Vaut avec le module « Manœuvres de base », jusqu’à un encombrement de { $MAN-GEN-10-encumbrance } ; se combine avec un coup puissant. Ni contre les animaux, ni en frénésie, ni avec une arme à chaînes, un fouet, un fléau, une hache ou masse à deux mains, une lance de joute, à la bagarre ou à la lutte.

MAN-WUCHTSCHLAG = L’attaquant préfère la force à la précision. Chaque point annoncé complique l’attaque et ajoute un point d’impact si elle porte ; sans la capacité spéciale, seule la moitié des points, arrondie au supérieur, s’ajoute. Si un coup puissant d’au moins { $MAN-WUCHTSCHLAG-strain } points est paré, les deux armes risquent de se briser.
    .counts = Vaut avec le module « Manœuvres de base », pas avec une dague, une arme d’escrime, une lance, un fouet ou une lance de joute ; se combine avec une feinte. Le risque de rupture vaut avec le module « Rupture ».

MAN-NIEDERWERFEN = L’attaque subit un malus de { $MAN-NIEDERWERFEN-malus }, et l’attaquant peut annoncer d’autres points. Si elle porte, elle inflige ses points d’impact habituels, et la victime passe une épreuve de force, compliquée des points annoncés. En cas d’échec, elle tombe et perd { $MAN-NIEDERWERFEN-thrown } d’initiative ; en cas de succès, elle en perd encore { $MAN-NIEDERWERFEN-shaken }.
    .counts = Vaut avec le module « Manœuvres optionnelles » ; toute défense réussie l’arrête. Pas avec une dague, une arme d’escrime, un sabre, une épée, un bâton à chaîne, un fouet ou à mains nues, ni contre un adversaire déjà à terre.

MAN-ENTWAFFNEN-AT = L’attaque vise l’arme au lieu du corps, avec un malus de { $MAN-ENTWAFFNEN-AT-malus } en plus des points annoncés. Si rien ne l’arrête, l’adversaire passe une épreuve de force avec un malus de { $MAN-ENTWAFFNEN-AT-check } et les points annoncés ; s’il échoue, son arme vole à { $MAN-ENTWAFFNEN-AT-squares } cases. Les armes propres à désarmer facilitent l’attaque.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour les armes d’escrime, sabres, épées, épées à une main et demie, bâtons, bâtons à chaîne, armes d’infanterie et fouets, mais pas à côté d’un bouclier. On ne fait sauter ni une arme tenue à deux mains, ni une arme à chaînes, ni un bouclier au bras, ni une partie du corps.

MAN-GEZIELTERSTICH = L’attaquant pique dans un défaut de l’armure. L’attaque subit un malus de { $MAN-GEZIELTERSTICH-malus }, plus la moitié de la protection de l’adversaire là où elle est la plus mince, plus le bonus de parade de son bouclier. Le coup ignore l’armure portée, abaisse les seuils de blessure de { $MAN-GEZIELTERSTICH-threshold } et ouvre { $MAN-GEZIELTERSTICH-wounds ->
        [one] une blessure
       *[other] { $MAN-GEZIELTERSTICH-wounds } blessures
    } de plus.
    .counts = Vaut avec le module « Manœuvres optionnelles » jusqu’à un encombrement de { $MAN-GEN-10-encumbrance }, avec dagues, armes d’escrime, épées, lances, armes d’infanterie et deux-lys ; une feinte peut s’y ajouter. Une armure naturelle, comme des écailles, protège en entier, et les morts-vivants et constructs n’en sentent rien.

MAN-TODESSTOSS = Un coup ciblé porté pour tuer. Il agit de même, mais coûte attaque et défense, subit un malus fixe de { $MAN-TODESSTOSS-malus } et ouvre { $MAN-TODESSTOSS-wounds ->
        [one] une blessure
       *[other] { $MAN-TODESSTOSS-wounds } blessures
    } de plus. Qui a appris la feinte et le coup puissant peut les y ajouter.
    .counts = Vaut avec le module « Manœuvres d’expert », avec les mêmes armes et la même limite d’encombrement que le coup ciblé. Ni contre les morts-vivants et constructs, ni contre une très grande créature debout.

MAN-HAMMERSCHLAG = L’attaquant met tout dans un coup énorme. Il prend toutes les actions de l’assaut et subit un malus de { $MAN-HAMMERSCHLAG-malus } ; feinte et coup puissant peuvent s’y ajouter. S’il porte, les points d’impact, annonces comprises, sont multipliés par { $MAN-HAMMERSCHLAG-factor }. Si l’attaque échoue, l’adversaire gagne une attaque occasionnelle.
    .counts = Vaut avec le module « Manœuvres d’expert » pour les épées à une main et demie, armes d’infanterie, haches et masses, armes à chaînes, et toutes les épées, haches, masses et fléaux à deux mains ; seulement debout et avant toute autre action de l’assaut. Pas contre un adversaire derrière un grand bouclier, ni contre une très grande créature debout.

MAN-STURMANGRIFF = L’attaquant court droit sur un adversaire, sur au moins { $MAN-STURMANGRIFF-squares } cases et au plus aussi loin que va sa vitesse, puis frappe au bout de sa course. Cela coûte attaque et défense, déplacement compris, et subit un malus de { $MAN-STURMANGRIFF-malus } ; feinte et coup puissant peuvent s’y ajouter. S’il porte, le coup inflige { $MAN-STURMANGRIFF-impact } points d’impact de plus, ainsi que la moitié de la vitesse, et repousse l’adversaire d’une case.
    .counts = Vaut avec le module « Manœuvres optionnelles », à pied, avec une vitesse d’au moins { $MAN-STURMANGRIFF-squares } et contre un adversaire avec qui l’attaquant n’est pas encore aux prises ; pas avec une dague, une arme d’escrime, un bâton à chaîne, un fouet ou une lance de joute. Une arme plus longue peut frapper d’abord, et une contre-attaque retourne l’élan contre le chargeur.

MAN-AUSFALL = Le combattant le plus rapide ouvre une série d’attaques ; la première subit un malus de { $MAN-AUSFALL-malus }, et de { $MAN-AUSFALL-shield } de plus avec un bouclier. Si elle réussit, même parée, la série peut continuer dès l’assaut suivant : l’attaquant frappe alors deux fois par assaut sans autre malus, mais sans défense, tandis que l’adversaire ne peut que se défendre, sans s’éloigner. La série compte au plus autant d’attaques que la moitié de la constitution de l’attaquant. Une attaque manquée, une parade de maître, une esquive ciblée, compliquée de { $MAN-AUSFALL-dodge }, ou la dernière attaque y mettent fin : l’attaquant perd { $MAN-AUSFALL-initiative } d’initiative et l’adversaire gagne une attaque occasionnelle.
    .counts = Vaut avec le module « Manœuvres d’expert » contre un adversaire de moindre initiative qui n’est pas un animal, jusqu’à un encombrement de { $MAN-GEN-10-encumbrance } et pas derrière un très grand bouclier ; avec dagues, armes d’escrime, sabres, épées, épées à une main et demie et bâtons, et à la bagarre pour qui a le style du poing marteau. La première attaque peut porter une feinte d’au plus { $MAN-AUSFALL-feint } points et un coup puissant, la dernière peut être un coup de marteau, un coup ciblé ou un coup mortel ; cesser au début d’un assaut ne coûte rien.

MAN-BEFREIUNG = D’un seul grand mouvement, le combattant frappe jusqu’à { $MAN-BEFREIUNG-foes } adversaires aux prises avec lui, devant et sur les côtés ; chacun complique l’attaque de { $MAN-BEFREIUNG-malus }. Un seul jet d’attaque vaut pour tous, et chacun peut se défendre. Qui n’y parvient pas subit les mêmes points d’impact et passe une épreuve de force : en cas d’échec, il tombe comme sous un renversement ; en cas de succès, il perd aussi de l’initiative et recule d’une case. Cela coûte attaque et défense ; un coup puissant peut s’y ajouter.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour les épées à une main et demie, haches et masses, armes d’infanterie, armes à chaînes, bâtons, lances, et toutes les épées, haches, masses et fléaux à deux mains. Seulement debout, pas en espace confiné, et contre des adversaires à la distance de l’arme.

MAN-STUMPF = L’attaquant frappe du plat de la lame ou de la hampe pour ne pas tuer. Le malus est de { $MAN-STUMPF-blunt } avec une arme contondante, un bâton ou le poing, de { $MAN-STUMPF-blade } avec une lame ou une hache, de { $MAN-STUMPF-point } avec une arme d’estoc, une arme ou un bâton à chaînes, ou un fléau. Les points d’impact touchent l’endurance : seule la moitié de ce qui passe coûte de l’énergie vitale, et les seuils de blessure montent de { $MAN-STUMPF-threshold }.
    .counts = Vaut avec le module « Manœuvres de base » pour tous, car aucune capacité spéciale n’est requise ; un coup puissant peut s’y ajouter. Pas avec un fouet, une lance de joute ou à la lutte.

MAN-BETAEUBUNG = Un coup du plat à la tête, avec le même malus et des points annoncés en plus, qui s’ajoutent aux points d’impact contre l’endurance. Si la victime perd plus d’endurance que son premier seuil de blessure, elle passe une épreuve de constitution, compliquée des points annoncés. En cas d’échec, elle est inconsciente pendant { $MAN-BETAEUBUNG-stun } assauts ; en cas de succès, elle perd { $MAN-BETAEUBUNG-stun } d’initiative.
    .counts = Vaut avec le module « Manœuvres optionnelles » ; un casque en protège doublement. Ni contre les morts-vivants et constructs, ni avec un fouet, une lance de joute ou à la lutte.

MAN-KLINGENSTURM = Le combattant partage une action d’attaque entre des adversaires différents. Chaque attaque a la moitié de la valeur d’attaque, arrondie, plus { $MAN-KLINGENSTURM-even }. Avec l’instinct du combat, il peut répartir à son gré la valeur d’attaque plus { $MAN-KLINGENSTURM-free }, au moins { $MAN-KLINGENSTURM-least } pour chaque attaque, et un danseur de lames peut aussi frapper un troisième adversaire.
    .counts = Vaut avec le module « Manœuvres d’expert » jusqu’à un encombrement de { $MAN-GEN-10-encumbrance }, avec une arme à une main, sauf à chaînes, ou un bâton ; tous les adversaires doivent être à portée, à la distance de l’arme. Ni à genoux, ni avec un bouclier, ni avec une annonce.

MAN-DOPPELANGRIFF = Les deux armes frappent le même adversaire avec une seule action d’attaque. Chaque jet d’attaque subit un malus de { $MAN-DOPPELANGRIFF-malus }, et la mauvaise main y ajoute le sien. L’adversaire doit opposer une défense distincte à chaque coup.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour des armes à une main dans les deux mains, sauf armes à chaînes et lances ; la distance doit convenir aux deux. Aucune annonce n’est possible, et un bouclier l’exclut.

MAN-TODVONLINKS = L’arme de parade ou la dague de la mauvaise main frappe une fois par assaut, en plus de toutes les autres actions, { $MAN-TODVONLINKS-phases } phases après celle du combattant. L’attaque a les valeurs de la mauvaise main.
    .counts = Vaut avec le module « Manœuvres optionnelles » à partir d’une initiative de { $MAN-TODVONLINKS-initiative }. Seulement si aucune action de l’assaut n’a été convertie et si l’arme n’y a pas paré ; ni à côté d’un bouclier, ni pendant un assaut soutenu.

MAN-FESTNAGELN = L’attaquant cloue sur place un adversaire à terre ou, avec une arme faite pour la distance des armes d’hast, un adversaire debout devant un mur. L’attaque coûte attaque et défense et subit un malus de { $MAN-FESTNAGELN-malus } en plus des points annoncés. Si elle porte, elle inflige ses points d’impact habituels, et la victime ne peut ni bouger ni se relever avant d’avoir réussi, avec une action régulière, une épreuve de force compliquée des points annoncés.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour les lances, armes d’infanterie, épées, épées à deux mains et dagues. Cela finit quand l’attaquant se sert autrement de son arme, la lâche ou ne peut plus se battre.

MAN-SCHILDSPALTER = Le coup vise le bouclier lui-même. L’attaque subit un malus de { $MAN-SCHILDSPALTER-malus }, diminué du bonus de parade du bouclier ; celui-ci ne peut pas la parer, mais l’arme le peut, et l’esquive aide aussi. Si elle porte, le bouclier passe un jet de rupture, son facteur de rupture comptant un point de plus par tranche de { $MAN-SCHILDSPALTER-points } points d’impact. Un bouclier qui tient devient plus fragile d’un point, et son porteur perd { $MAN-SCHILDSPALTER-initiative } d’initiative.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour les épées, épées à une main et demie, haches et masses, armes d’infanterie, et toutes les épées, haches, masses et fléaux à deux mains ; un coup puissant peut s’y ajouter. Seulement contre un porteur de bouclier.

MAN-SCHILDATTACKE = Le combattant frappe du bouclier comme à la bagarre : on prend la valeur d’attaque de bagarre, avec un malus de { $MAN-SCHILDATTACKE-malus } et le modificateur d’attaque du bouclier. Le coup inflige { $MAN-SCHILDATTACKE-points } points d’impact contre l’endurance, davantage pour les plus forts. Un coup puissant peut s’y ajouter, ou le coup peut être mené en renversement.
    .counts = Vaut avec le module « Manœuvres optionnelles », au corps à corps serré et en mêlée. Le malus disparaît avec Combat au bouclier II, le coup de pommeau ou les coups bas.

MAN-PARADE = La parade simple répond à une attaque réussie. Le défenseur dépense une action de défense et joue contre la valeur de parade de l’arme, du bouclier ou de l’arme de parade ; si le jet réussit, l’attaque reste sans effet.
    .counts = Possible pour tout défenseur qui voit l’attaque, garde une action de défense et affronte ce qui peut être paré. Un arc, une arbalète ou une fronde ne pare pas.

MAN-MEISTERPARADE = Le défenseur complique exprès sa parade des points annoncés. Si elle réussit, ces mêmes points facilitent sa prochaine attaque, parade, esquive ciblée ou son prochain changement de distance.
    .counts = Vaut avec le module « Manœuvres optionnelles » jusqu’à un encombrement de { $MAN-GEN-10-encumbrance }, pas avec une arme à chaînes, un fléau ou un fouet ; une esquive libre n’y gagne rien. Avec un bouclier au bras, il faut Combat au bouclier II, et avec le bouclier lui-même on annonce au plus { $MAN-MEISTERPARADE-shield } points.

MAN-BINDEN = La parade saisit l’arme adverse et la retient un instant ; elle subit un malus de { $MAN-BINDEN-malus } en plus des points annoncés. Si elle réussit, la prochaine attaque contre cet adversaire est facilitée des points annoncés, et sa prochaine parade compliquée d’autant.
    .counts = Vaut avec le module « Manœuvres optionnelles » jusqu’à un encombrement de { $MAN-GEN-10-encumbrance }, avec armes d’escrime, sabres, épées, épées à une main et demie, bâtons, armes d’infanterie et armes de parade. Ni contre les animaux, ni contre les armes à chaînes ou les projectiles.

MAN-ENTWAFFNEN-PA = La parade arrache l’arme de l’attaquant, avec un malus de { $MAN-ENTWAFFNEN-PA-malus } en plus des points annoncés. Si elle réussit, l’attaque est arrêtée et l’attaquant passe la même épreuve de force que lors d’un désarmement en attaque : s’il échoue, son arme s’envole.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour les armes du désarmement en attaque et pour les armes de parade, où un piège à lame aide. Ni à côté d’un bouclier, ni contre ce qu’on ne peut faire sauter là non plus.

MAN-GEGENHALTEN = Au lieu de parer, le défenseur frappe dans l’attaque ; cela coûte l’action de défense, se décide avant le jet de l’attaquant et subit un malus de { $MAN-GEGENHALTEN-malus } en plus des points annoncés. Si une seule attaque réussit, elle porte seule. Si les deux réussissent, celle à qui il reste le plus de points inflige tous ses dommages, l’autre la moitié de ses points d’impact, sans le bonus de force ; le plus rapide y ajoute son avance en initiative. Les points annoncés ne comptent que pour le meilleur coup.
    .counts = Vaut avec le module « Manœuvres d’expert » jusqu’à un encombrement de { $MAN-GEN-10-encumbrance }, pas en frénésie ; les lances ont un bonus de { $MAN-GEGENHALTEN-spear }, et contre une charge, l’élan s’ajoute aux dommages. Ni contre les projectiles, ni contre un coup sur plusieurs adversaires ou plusieurs coups à la fois, ni contre une créature minuscule ou très grande.

MAN-WINDMUEHLE = Le défenseur retourne contre l’attaquant la force d’un coup annoncé. La parade subit un malus d’au moins { $MAN-WINDMUEHLE-least }, ou égal aux points annoncés s’ils sont plus nombreux. Si elle réussit, la défense de l’adversaire contre la prochaine attaque, dans cet assaut ou le suivant, subit le même malus. Si elle échoue, le défenseur perd { $MAN-WINDMUEHLE-initiative } d’initiative en plus d’être touché.
    .counts = Vaut avec le module « Manœuvres d’expert », seulement contre une attaque avec annonce ou un coup de marteau ; avec armes d’escrime, sabres, épées, épées à une main et demie, bâtons et épées à deux mains. Pas à genoux, et avec un petit bouclier tout au plus.

MAN-KLINGENWAND = Une action de défense pare des attaques différentes de l’assaut. Chaque parade a la moitié de la valeur de parade, arrondie, plus { $MAN-KLINGENWAND-even }. Avec l’instinct du combat, on peut répartir à son gré la valeur de parade plus { $MAN-KLINGENWAND-free }, au moins { $MAN-KLINGENWAND-least } pour chaque parade ; un danseur de lames a une troisième parade. Le nombre des adversaires ne complique pas ces parades.
    .counts = Vaut avec le module « Manœuvres d’expert » jusqu’à un encombrement de { $MAN-GEN-10-encumbrance }, aussi contre les grandes créatures. C’est la seule défense de son assaut, hormis les esquives libres, et elle n’est possible ni avec un bouclier, ni avec un fouet, une lance de joute ou à mains nues.

MAN-WAFFEZERBRECHEN = La parade saisit l’arme adverse pour la briser. Elle subit un malus de { $MAN-WAFFEZERBRECHEN-malus }, plus { $MAN-WAFFEZERBRECHEN-thrusting } contre une arme d’estoc, { $MAN-WAFFEZERBRECHEN-single } contre une autre arme à une main et { $MAN-WAFFEZERBRECHEN-double } contre une arme à deux mains ; le facteur de rupture de l’arme adverse la facilite. Si elle réussit, l’attaque est arrêtée et le défenseur passe une épreuve de force : en cas de succès, l’arme se brise ; sinon, elle passe un jet de rupture.
    .counts = Vaut avec le module « Manœuvres d’expert », seulement avec un brise-lame ou une dague à crochet. Ni à côté d’un bouclier, ni contre les animaux ou une arme incassable.

MAN-FORMATION = Des combattants exercés, côte à côte et tournés du même côté, se protègent. Si l’un d’eux ne se défend pas contre une attaque, un voisin peut la parer avec sa propre action de défense ; si cette parade échoue, le coup atteint bien sa cible. Qui se tient entre deux tels camarades ne pare pas moins bien contre plusieurs adversaires.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour des combattants debout, avec arme d’infanterie, lance, épée à deux mains ou bouclier, qui ont tous la capacité. Dans le rang, personne ne se tourne vers un attaquant.

MAN-DEFENSIV = Au début de l’assaut, le combattant renonce à l’attaque pour une seconde défense. À la différence d’une conversion ordinaire, elle ne subit aucun malus.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour tout l’assaut, une fois annoncé. Pas avec une arme à chaînes, un fléau, un fouet ou une lance de joute.

MAN-AUSWEICHEN-FREI = Le défenseur bondit hors de la trajectoire d’une attaque, pour une action libre et un peu d’initiative. S’il réussit, l’attaque le manque et il atterrit sur une case voisine libre, mais doit se repositionner avant de pouvoir attaquer ou parer.
    .counts = Possible pour tous, et le plus souvent seule défense contre une attaque occasionnelle. Impossible à terre, immobilisé, en plein sprint, sans case libre, ou quand trop d’adversaires pressent.

MAN-AUSWEICHEN-GEZIELT = Le défenseur échappe à une attaque par une action de défense, sans perdre son assise. S’il réussit, l’attaque le manque et il peut se dégager d’une classe de distance, ou davantage s’il a compliqué son esquive pour cela.
    .counts = Demande la capacité Esquive I. Impossible à terre, en plein sprint ou quand trop d’adversaires pressent ; qui est immobilisé ou pressé par un assaut soutenu ne peut s’éloigner ainsi.

MAN-HALBSCHWERT = Une main sur la lame ou haut sur la hampe, le combattant raccourcit une arme longue : elle compte pour une classe de distance plus courte. Attaque, parade et points d’impact baissent chacun de { $MAN-HALBSCHWERT-grip }, mais l’espace confiné ne gêne plus l’arme.
    .counts = Vaut avec le module « Manœuvres optionnelles » pour les épées à une main et demie, armes d’infanterie, lances, bâtons, épées, haches et masses à deux mains ; une action Position change la prise. Brise-bouclier, coup de marteau, renversement et coup de dégagement ne sont pas possibles ainsi.

MAN-SPIESSGESPANN = Un second combattant empoigne, par une action régulière, la pique d’un camarade. La force des deux s’additionne pour le bonus de force, et une contre-attaque dans une charge inflige le double des points d’impact.
    .counts = Vaut avec le module « Manœuvres optionnelles » tant que les deux se tiennent debout côte à côte, ont la capacité, et que l’aide a par ailleurs les mains vides. Cela finit dès que l’aide emploie ses mains à autre chose.

MAN-GEZIELTERSCHLAG = L’attaquant nomme une partie du corps avant le jet, et le coup y porte sans tirer la zone au sort. L’attaque subit un malus de { $MAN-GEZIELTERSCHLAG-narrow } à la tête ou au bras, de { $MAN-GEZIELTERSCHLAG-wide } au tronc ou à la jambe. Comme on voit venir le coup, toute défense contre lui est facilitée de { $MAN-GEZIELTERSCHLAG-defence }.
    .counts = Vaut avec le module « Zones de localisation » pour qui a appris la feinte ; il ne se combine pas avec elle. Ni avec une lance de joute, ni à la lutte ; on ne vise la poitrine que de face ou de côté, le dos que par derrière.
