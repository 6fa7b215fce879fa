## Capacités spéciales

ABI-01 = Les capacités spéciales s’apprennent, et la plupart demandent d’abord quelque chose : une qualité, une valeur de base, une valeur d’aptitude ou une autre capacité. Qualités et valeurs de base comptent telles quelles, sans équipement, blessures ni circonstances. Le jeu le vérifie en lisant un combattant et dit ce qui manque.
    .counts = Vaut pour les personnages, y compris les héros des joueurs. Les créatures n’ont besoin de rien, ni les combattants prêts à l’emploi qui en sont dispensés.

ABI-02 = Chaque capacité spéciale a un prix en points d’aventure, que le héros paie une fois pour l’apprendre. Il donne la mesure de ce qu’elle vaut.
    .counts = Compte pour créer un héros, pas pendant un combat. Le prix de quelques petites capacités sans arme est une estimation arrondie.

ABI-03 = Certaines capacités n’aident qu’avec un équipement léger ; leur page dit jusqu’à quel encombrement. On compte l’encombrement après l’habitude de la protection. Au-delà, le combattant garde la capacité mais n’en tire rien.
    .counts = Vaut pour le réflexe de combat, le second dé des danseurs de lames, le dégainer rapide et la seconde parade au bouclier. Les manœuvres qui ont une telle limite ont leur propre page.

ABI-04 = Les capacités passives agissent d’elles-mêmes dès que leur condition est remplie : elles changent des valeurs, ou ce qui est possible. Les actives ajoutent un choix, comme une manœuvre ou une seconde parade, qui apparaît parmi les réponses quand il s’offre.
    .counts = Les deux sortes ne valent que si leur module est actif ; sans lui, la capacité ne change rien.

ABI-05 = Une manœuvre optionnelle ou d’expert n’est possible qu’avec la capacité spéciale du même nom. La feinte et le coup puissant sont ouverts à tous, mais ne comptent en entier qu’avec la leur.
    .counts = Vaut pour les manœuvres des modules actifs. La page sur les niveaux de manœuvres cite les exceptions.

ABI-06 = Une créature a les capacités que cite sa description, sans en remplir les conditions. Elles l’aident comme n’importe qui.
    .counts = Vaut pour les animaux, les morts-vivants et les autres créatures à valeurs fixes.

SF-AUFMERKSAMKEIT = Un combattant vigilant s’oriente plus vite et sans épreuve, et peut attendre sa première attaque pour décider de convertir une action. Les épreuves contre la surprise sont facilitées de { $SUR-01-vigilance }, et les attaques occasionnelles contre lui compliquées de { $PAS-03-vigilance }.
    .counts = Vaut toujours pour l’orientation ; pour le reste, avec les modules de conversion, de surprise et d’attaques occasionnelles.

SF-KAMPFREFLEXE = L’initiative est plus haute de { $INI-02-reflexes }.
    .counts = Vaut jusqu’à un encombrement de { $INI-02-burden }.

SF-KAMPFGESPUER = L’initiative monte encore de { $INI-02-instinct }, et les actions se convertissent à tout moment de l’assaut. Aux attaques de dos, on peut opposer l’arme ou une esquive ciblée, avec un malus de { $BRD-05-felt }. Les épreuves contre la surprise sont encore facilitées de { $SUR-01-instinct }, les attaques occasionnelles encore compliquées de { $PAS-03-instinct }, et la tempête comme le mur de lames se répartissent librement.
    .counts = Vaut toujours pour l’initiative ; pour le reste, avec les modules des règles en question.

SF-KLINGENTAENZER = Le combattant jette { $INI-02-dance } pour l’initiative, et une orientation compte ces dés au plus haut. Une annonce manquée ne laisse que la moitié de son malus ; une tempête de lames atteint un troisième adversaire, un mur de lames une troisième attaque.
    .counts = Le meilleur jet vaut jusqu’à un encombrement de { $INI-02-light } ; le reste vaut toujours.

SF-RUESTUNG1 = Le combattant s’est fait à une certaine combinaison d’armure : quand il la porte, l’encombrement baisse de { $ARM-05-used }.
    .counts = Ne vaut que pour cette combinaison exacte, et plus du tout dès qu’un degré supérieur est appris. L’encombrement dû à une autre charge demeure.

SF-RUESTUNG2 = L’encombrement baisse de { $ARM-05-used } dans n’importe quelle armure.
    .counts = Remplace le premier degré et ne s’y ajoute pas. L’encombrement de l’armure ne tombe jamais sous zéro.

SF-RUESTUNG3 = L’encombrement baisse de { $ARM-05-most } dans n’importe quelle armure, et seule la moitié de ce qui en reste, arrondie, abaisse l’initiative.
    .counts = Remplace les degrés inférieurs. L’encombrement dû à une autre charge abaisse l’initiative en entier.

SF-AUSWEICHEN1 = La valeur d’esquive monte de { $AUS-01-ability }, et l’esquive ciblée devient possible.
    .counts = La valeur sert pour les esquives libres comme ciblées.

SF-AUSWEICHEN2 = La valeur d’esquive monte encore de { $AUS-01-ability }.
    .counts = Vaut pour toute esquive et s’ajoute au premier degré.

SF-AUSWEICHEN3 = La valeur d’esquive monte encore de { $AUS-01-ability }.
    .counts = Vaut pour toute esquive et s’ajoute aux degrés inférieurs.

SF-LINKHAND = Le malus de la mauvaise main diminue de { $SIT-02-relief }, et les parades au bouclier s’améliorent de { $SHD-01-hand }.
    .counts = La première partie vaut pour une arme dans la mauvaise main, la seconde pour le bouclier seulement.

SF-BEIDHAENDIG1 = Le malus de la mauvaise main diminue encore de { $SIT-02-relief }, et le bonus de force vaut aussi pour elle. Avec une arme dans chaque main, une action convertie ne subit pas de malus si l’autre arme l’exécute.
    .counts = Vaut pour une arme dans la mauvaise main, pas pour un bouclier. La conversion demande son module.

SF-BEIDHAENDIG2 = La mauvaise main n’a plus aucun malus. Qui mène des armes semblables dans les deux mains a une attaque ou une parade supplémentaire par assaut.
    .counts = L’action supplémentaire en suppose une du même genre plus tôt dans l’assaut, et compte dans la limite des actions.

SF-SCHILDKAMPF1 = Les parades au bouclier s’améliorent de { $SHD-01-step }.
    .counts = Vaut pour les boucliers, et pour les targes employées comme tels.

SF-SCHILDKAMPF2 = Les parades au bouclier s’améliorent encore de { $SHD-01-step }, et après une parade au bouclier, une seconde est possible dans le même assaut. La parade magistrale devient possible au bouclier, et le coup de bouclier perd son malus.
    .counts = La seconde parade vaut jusqu’à un encombrement de { $SHD-06-burden }, pas avec le pavois et pas dans un assaut où une action a été convertie.

SF-PARIERWAFFEN1 = Une parade à l’arme de parade n’est moins bonne que de { $SHD-07-first } que celle de l’arme principale, au lieu de { $SHD-07-untaught }, avant le bonus propre à l’arme de parade.
    .counts = Vaut pour les armes de parade, et pour les targes employées comme telles.

SF-PARIERWAFFEN2 = Une parade à l’arme de parade est meilleure de { $SHD-07-second } que celle de l’arme principale, et son propre bonus s’y ajoute. Après toute parade, une seconde à l’arme de parade est possible dans le même assaut.
    .counts = Remplace le premier degré. Vaut pour les armes de parade, et pour les targes employées comme telles.

SF-SCHNELLZIEHEN = Une arme à la ceinture vient en main par une action libre. Dégainer dans le dos prend { $ACT-14-quick ->
        [one] une action
       *[other] { $ACT-14-quick } actions
    } au lieu de { $ACT-14-back }, en tirer un bouclier { $ACT-14-swift } au lieu de { $ACT-14-shield }, et l’arme de jet suivante ne coûte pas de temps.
    .counts = Vaut jusqu’à un encombrement de { $SHD-06-burden }.

SF-KAMPFIMWASSER = Dans l’eau jusqu’aux épaules, il ne reste que la moitié des malus, arrondie au supérieur.
    .counts = Vaut pour l’attaque, la parade et l’esquive ; pas sous l’eau, ni pour la marche.

SF-UNTERWASSERKAMPF = Sous l’eau, le combattant n’a aucun malus à l’attaque, à la parade ni à l’esquive.
    .counts = Vaut avec ce qui peut y servir : dagues, armes d’escrime, lances et mains nues.

SF-BLINDKAMPF = La mauvaise vue et les adversaires invisibles coûtent au plus { $SIT-25-trained } à l’attaque, à la parade et à l’esquive. Les épreuves contre la surprise sont facilitées de { $SUR-01-blind }.
    .counts = Vaut en mêlée, plus près que la distance de la pique. Ne vaut ni pour les tirs, ni pour les fouets et lances de joute.

SF-SPEZIALISIERUNG = Avec l’arme choisie, l’attaque et la parade s’améliorent de { $WPN-13-melee } ; avec une arme de tir ou de jet, c’est le combat à distance, de { $WPN-13-shot }.
    .counts = Ne vaut que pour les armes du genre choisi en apprenant la capacité.

SF-WAFFENMEISTER = Le maître d’une arme a avec elle des avantages de son choix, valant au plus { $SF-WAFFENMEISTER-points } points : meilleure attaque, parade, initiative ou meilleurs points d’impact, chargement plus rapide, manœuvres plus faciles, ou manœuvres pour lesquelles l’arme n’est pas faite.
    .counts = Vaut avec le module « Maîtres d’arme », et seulement avec l’arme, le bouclier ou l’arme de parade maîtrisés. Aucun des héros prêts ne l’a.

SF-FINTE = Les feintes comptent en entier au lieu de la moitié. La capacité ouvre aussi le coup visé à une partie du corps.
    .counts = Vaut avec le module « Manœuvres de base » ; le coup visé demande le module « Zones de localisation ».

SF-WUCHTSCHLAG = Tous les points annoncés d’un coup puissant s’ajoutent aux points d’impact, au lieu de la moitié seulement.
    .counts = Vaut avec le module « Manœuvres de base ».

SF-NIEDERWERFEN = Enseigne le renversement, une attaque qui blesse et peut jeter l’adversaire à terre.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-UMREISSEN = Enseigne le fauchage, par lequel une arme longue dérobe les jambes de l’adversaire.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-ENTWAFFNEN = Enseigne à faire sauter l’arme de la main adverse, en attaque et en parade.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-MEISTERENTWAFFNEN = Le désarmement prend aussi les armes tenues à deux mains ; l’épreuve de force de leur porteur est alors compliquée de { $SF-MEISTERENTWAFFNEN-check } de plus.
    .counts = Vaut avec le module « Manœuvres optionnelles », en attaque et en parade, mais pas avec un sabre.

SF-GEZIELTERSTICH = Enseigne le coup ciblé, qui passe par les défauts de l’armure et blesse facilement.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-TODESSTOSS = Enseigne le coup mortel, un coup ciblé qui coûte plus et blesse plus gravement.
    .counts = Vaut avec le module « Manœuvres d’expert ».

SF-HAMMERSCHLAG = Enseigne le coup de marteau, qui mise toutes les actions de l’assaut sur un seul coup énorme.
    .counts = Vaut avec le module « Manœuvres d’expert ».

SF-STURMANGRIFF = Enseigne la charge, une attaque en pleine course qui frappe d’autant plus fort que l’attaquant est rapide.
    .counts = Vaut avec le module « Manœuvres optionnelles », à pied.

SF-AUSFALL = Enseigne l’assaut soutenu, par lequel un combattant plus rapide accule l’adversaire à la défense, d’assaut en assaut.
    .counts = Vaut avec le module « Manœuvres d’expert ».

SF-BEFREIUNGSSCHLAG = Enseigne le coup de dégagement, un seul mouvement contre plusieurs adversaires qui les renverse ou les repousse.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-BETAEUBUNG = Enseigne le coup assommant, qui prend à l’adversaire la conscience et non la vie.
    .counts = Vaut avec le module « Manœuvres optionnelles ». Un simple coup du plat est possible sans elle.

SF-KLINGENSTURM = Enseigne la tempête de lames, qui partage une attaque entre plusieurs adversaires.
    .counts = Vaut avec le module « Manœuvres d’expert ».

SF-DOPPELANGRIFF = Enseigne la double attaque, où les deux armes frappent le même adversaire en une seule action.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-TODVONLINKS = Enseigne la mort par la gauche, une attaque supplémentaire avec l’arme de parade ou la dague de la mauvaise main.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-FESTNAGELN = Enseigne à clouer sur place un adversaire à terre ou debout devant un mur.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-SCHILDSPALTER = Enseigne le brise-bouclier, un coup qui peut briser le bouclier adverse.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-MEISTERPARADE = Enseigne la parade magistrale, une parade plus difficile qui facilite la prochaine action.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-BINDEN = Enseigne à lier l’arme adverse dans la parade, ce qui découvre l’adversaire à la prochaine attaque.
    .counts = Vaut avec le module « Manœuvres optionnelles ».

SF-GEGENHALTEN = Enseigne la contre-attaque, une attaque dans l’attaque adverse au lieu d’une parade.
    .counts = Vaut avec le module « Manœuvres d’expert ».

SF-WINDMUEHLE = Enseigne le moulinet, une parade qui retourne contre l’attaquant la force d’un coup annoncé.
    .counts = Vaut avec le module « Manœuvres d’expert ».

SF-DEFENSIV = Enseigne à échanger sans malus l’attaque d’un assaut contre une seconde défense. La seconde défense d’une conversion ordinaire n’en subit pas non plus.
    .counts = Vaut avec le module « Manœuvres optionnelles » ; pas avec une arme à chaînes, un fléau, un fouet ou une lance de joute.

SF-KLINGENWAND = Enseigne le mur de lames, par lequel une seule défense pare plusieurs attaques, quel que soit le nombre d’adversaires.
    .counts = Vaut avec le module « Manœuvres d’expert ».

SF-WAFFEZERBRECHEN = Enseigne à saisir l’arme adverse dans la parade et à la briser.
    .counts = Vaut avec le module « Manœuvres d’expert », pour le brise-lame et la dague à crochet.

SF-HALBSCHWERT = Enseigne à raccourcir une arme longue, une main sur la lame, pour qu’elle serve aussi en espace confiné.
    .counts = Vaut avec le module « Manœuvres optionnelles », sans rien d’autre dans la seconde main.

SF-FORMATION = Enseigne à tenir le rang avec des camarades, à parer pour eux et à résister au nombre. Un coup porté du second rang, par-dessus un camarade, ne subit plus de malus.
    .counts = Vaut avec le module « Manœuvres optionnelles ». Le coup du second rang demande toujours une arme faite pour la distance des armes d’hast ou de la pique.

SF-SPIESSGESPANN = Enseigne à mener une pique à deux avec un camarade.
    .counts = Vaut avec le module « Manœuvres optionnelles » si les deux combattants ont la capacité.

SF-IMPROVISIERT = Bouteilles, pieds de chaise et autres armes de fortune valent de vraies armes : seul le pire jet est une maladresse, les points annoncés comptent en entier, et toutes les manœuvres et conversions de leur genre sont ouvertes.
    .counts = Vaut pour les armes dites improvisées, et pour les armes qu’on lance sans qu’elles soient faites pour cela.

SF-SCHARFSCHUETZE = Avec l’aptitude choisie, le tireur d’élite tire mieux de toute façon : les tirs rapides coûtent moins, chaque action de plus passée à viser compte en entier, les points annoncés s’ajoutent en entier aux dommages et demandent moins de temps, et les tirs visés sont plus faciles.
    .counts = Vaut pour les tirs et jets avec cette aptitude. Viser longuement, les annonces et les tirs visés demandent leurs modules.

SF-MEISTERSCHUETZE = Avec l’aptitude choisie, un tir rapide ne coûte rien. Les annonces vont jusqu’à la valeur de combat à distance et prennent le moins de temps, et les tirs visés sont plus faciles encore.
    .counts = Vaut pour les tirs et jets avec cette aptitude, en plus des avantages du tireur d’élite. Les annonces et les tirs visés demandent leurs modules.

SF-SCHNELLLADENBOGEN = Charger un arc prend une action de moins.
    .counts = Vaut pour les arcs, sans jamais descendre sous une action.

SF-SCHNELLLADENARMBRUST = Charger une arbalète prend un quart de temps en moins, arrondi au temps le plus long.
    .counts = Vaut pour les arbalètes.

SF-BERITTENERSCHUETZE = Les malus des tirs et jets depuis une monture sont réduits de moitié. Au trot, seul l’archer monté peut tirer, mais il en subit le malus entier.
    .counts = Vaut avec le module « Combat à cheval ».

SF-EISENHAGEL = Le combattant lance jusqu’à { $SF-EISENHAGEL-most } couteaux, dagues ou étoiles à la fois, sur un même adversaire ou sur plusieurs. Chaque lame après la première complique tous les jets de { $SF-EISENHAGEL-each }, et chacun se joue à part.
    .counts = Vaut pour les couteaux, dagues et étoiles de lancer contre des adversaires à { $SF-EISENHAGEL-metres } mètres au plus, écartés d’au plus un quart de cercle autour du lanceur.

SF-REITERKAMPF = Tous les malus d’équitation sont réduits de moitié, et les attaques depuis la selle contre un adversaire à pied s’améliorent de { $MNT-03-attack }.
    .counts = Vaut avec le module « Combat à cheval ».

SF-KRIEGSREITEREI = Il ne reste qu’un quart de tous les malus d’équitation, et le cavalier peut piétiner des adversaires.
    .counts = Vaut avec le module « Combat à cheval ». Remplace la réduction de moitié du combat à cheval.

SF-TURNIERREITEREI = Sur un terrain de joute, rien ne complique l’équitation lors d’une attaque à la lance. L’épreuve d’agilité qui adoucit une chute de selle est facilitée de { $SF-TURNIERREITEREI-fall }.
    .counts = Vaut avec le module « Combat à cheval ». La première partie ne vaut que si le combat est une joute.

SF-BORNLAENDISCH = Un style rude de bagarre et de lutte : l’attaque ou la parade, au choix fait en l’apprenant, s’améliore de { $UNA-08-each } dans les deux aptitudes.
    .counts = Vaut avec le module « Manœuvres sans arme ». Tous les styles ensemble n’ajoutent à une valeur que { $UNA-08-most } au plus.

SF-GLADIATOR = Le style de l’arène : attaque et parade de bagarre s’améliorent de { $UNA-08-each }.
    .counts = Vaut avec le module « Manœuvres sans arme », dans la limite commune des styles.

SF-HAMMERFAUST = Un style de poings durs : attaque et parade de bagarre s’améliorent de { $UNA-08-each }, et un assaut soutenu peut se mener à poings nus.
    .counts = Vaut avec le module « Manœuvres sans arme », dans la limite commune des styles. L’assaut soutenu demande aussi sa propre capacité.

SF-HRURUZAT = Un style mortel : attaque et parade de bagarre et de lutte s’améliorent de { $UNA-08-each }. Une fois par assaut, une attaque de bagarre avec un malus de { $SF-HRURUZAT-malus } peut coûter de l’énergie vitale au lieu de l’endurance.
    .counts = Vaut avec le module « Manœuvres sans arme », dans la limite commune des styles. Le coup mortel se porte à corps nu, et les blessures gardent les seuils plus hauts des coups sans arme.

SF-MERCENARIO = Un style de rue : attaque et parade de bagarre s’améliorent de { $UNA-08-each }.
    .counts = Vaut avec le module « Manœuvres sans arme », dans la limite commune des styles.

SF-UNAU = Une école de lutte : attaque et parade de lutte s’améliorent de { $UNA-08-each }.
    .counts = Vaut avec le module « Manœuvres sans arme », dans la limite commune des styles.

SF-AUSPENDELN = Directs, crochets et coups de pied hauts ne sont plus compliqués à parer.
    .counts = Vaut avec le module « Manœuvres sans arme », d’elle-même et sans coût.

SF-BEINARBEIT = Coups de pied, coups de genou et balayages ne sont plus compliqués à parer, et un fauchage se pare à bras nus.
    .counts = Vaut avec le module « Manœuvres sans arme », d’elle-même et sans coût.

SF-BISS = Enseigne la morsure, pour des combattants qui se tiennent.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-BLOCK = Enseigne le blocage, une parade du bras nu qui gêne la prochaine parade adverse.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-DOPPELSCHLAG = Enseigne le double coup, qui frappe des deux poings à la fois.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-EISENARM = Les bras nus parent les armes sans le mal habituel : aucun avec une protection aux avant-bras, sinon seulement contre l’endurance.
    .counts = Vaut avec le module « Manœuvres sans arme », d’elle-même et sans coût.

SF-FUSSFEGER = Enseigne le balayage, qui touche l’adversaire et peut le faire tomber.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-GERADE = Enseigne le direct, qui frappe plus fort à chaque point annoncé.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-GRIFF = Enseigne la prise, qui complique tout ce que fait l’adversaire.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-HALTEN = Enseigne à s’accrocher un instant à l’adversaire, ce qui complique sa prochaine action.
    .counts = Vaut avec le module « Manœuvres sans arme », en attaque et en parade.

SF-HANDKANTE = Enseigne le coup du tranchant de la main, qui blesse plus facilement que le poing.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-HOHERTRITT = Enseigne le coup de pied haut, qui porte plus loin que le poing.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-KLAMMER = Enseigne le ceinturage, qui ne laisse guère à l’adversaire de quoi frapper.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-KNAUFSCHLAG = Enseigne à frapper du pommeau, plus près que ne le permet la lame. Le coup de bouclier perd aussi son malus.
    .counts = Vaut avec le module « Manœuvres sans arme » ; le coup de bouclier demande aussi « Manœuvres optionnelles ».

SF-KNIE = Enseigne le coup de genou, qui peut mettre un adversaire hors d’état d’agir quelques assauts.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-KOPFSTOSS = Enseigne le coup de tête, plus dur avec un casque d’acier.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-KREUZBLOCK = Enseigne le blocage croisé, qui facilite la prochaine attaque et gêne la prochaine parade adverse. Les coups de pied hauts ne sont plus compliqués à parer.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-NIEDERRINGEN = Enseigne à amener l’adversaire au sol en y allant soi-même.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-SCHMETTERSCHLAG = Enseigne le coup fracassant, un coup de poing qui peut rendre inconscient.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-SCHMUTZIG = Enseigne les coups bas, qui coûtent à l’adversaire de l’initiative ou de l’endurance. Le coup de bouclier perd aussi son malus.
    .counts = Vaut avec le module « Manœuvres sans arme » ; le coup de bouclier demande aussi « Manœuvres optionnelles ».

SF-SCHWINGER = Enseigne le crochet, plus difficile à parer à chaque point annoncé.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-SCHWITZKASTEN = Enseigne la clé de tête, qui épuise l’adversaire un peu plus à chaque assaut.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-SPRUNGTRITT = Enseigne le coup de pied sauté, qui fait de grands dommages mais coûte l’équilibre.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-TRITT = Enseigne le coup de pied, qui frappe plus fort à chaque point annoncé.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-VERSTECKTEKLINGE = Enseigne à frapper d’une lame tirée de la manche en pleine bagarre.
    .counts = Vaut avec le module « Manœuvres sans arme » pour qui porte une telle lame.

SF-WUERGEGRIFF = Enseigne l’étranglement, qui coupe le souffle de l’adversaire à chaque assaut.
    .counts = Vaut avec le module « Manœuvres sans arme ».

SF-WURF = Enseigne la projection d’un adversaire pris dans une prise ou une immobilisation.
    .counts = Vaut avec le module « Manœuvres sans arme ».
