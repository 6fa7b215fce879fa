### Les lieux : titres, ce que le choix en dit, et les noms des camps.

level-one-blow-title = Un seul coup
level-one-blow-intro = Une leçon. Dans une cour murée, Thessa affronte un adversaire patient : une attaque, de l’annonce à la blessure, pas à pas.
level-one-blow-side-1 = Thessa
level-one-blow-side-2 = Partenaire d’entraînement

level-courtyard-title = La cour
level-courtyard-intro = Un contre un entre de vieux murs. Un défi a été lancé, et il a été relevé.
level-courtyard-about = Un duel, un contre un.
level-courtyard-side-1 = Coin ouest
level-courtyard-side-2 = Coin est

level-tavern-title = À la hure de sanglier
level-tavern-intro = Trois clients, et trois que personne n’a invités. Des tables barrent le chemin, et la porte de la cuisine ne laisse passer qu’un combattant à la fois.
level-tavern-about = Une rixe entre les tables, et une porte étroite.
level-tavern-side-1 = Clients
level-tavern-side-2 = Pillards

level-field-title = Le gué
level-field-intro = Huit contre huit à découvert. Ceux qui entrent les premiers dans l’eau s’y battent.
level-field-about = Huit contre huit, un gué entre les deux.
level-field-side-1 = Rive ouest
level-field-side-2 = Rive est

level-corridor-title = Des lames trop longues
level-corridor-intro = Trois arrivent avec des lames courtes, trois attendent avec de longues. Entre les salles courent des couloirs où personne ne manie une hallebarde.
level-corridor-about = Dans les couloirs, les longues lames manquent de place.
level-corridor-side-1 = Intrus
level-corridor-side-2 = Garde de la cave

level-bridge-title = Deux de front
level-bridge-intro = Quatre contre quatre sur un pont de bois. Les piques portent loin, la rivière est profonde, et il manque un bout de la rambarde nord.
level-bridge-about = Des piques sur un pont étroit : tout est dans l’allonge.
level-bridge-side-1 = Rive ouest
level-bridge-side-2 = Rive est

level-high-water-title = Les hautes eaux
level-high-water-intro = Il pleut depuis des jours. Au gué, l’eau monte aux genoux, à côté jusqu’aux hanches, et plus loin il faut nager.
level-high-water-about = L’eau profonde ralentit ceux qui pataugent et noie ceux qui coulent.
level-high-water-side-1 = Voyageurs
level-high-water-side-2 = Pillards

level-roofs-title = Par-dessus les toits
level-roofs-intro = Trois voleurs, trois du guet, et des planches d’une maison à l’autre. Au bord du toit, mieux vaut ne pas se faire pousser.
level-roofs-about = Au-dessus de la rue : gare aux bords des toits.
level-roofs-side-1 = Voleurs
level-roofs-side-2 = Guet

level-ship-title = Tout le monde sur le pont
level-ship-intro = Le navire s’enfonce par le milieu. Planche après planche, l’eau gagne ; seuls les gaillards restent au sec, et des cordages en pendent.
level-ship-about = Le pont se remplit d’eau pendant le combat.
level-ship-side-1 = Équipage
level-ship-side-2 = Pirates

level-tomb-title = À la lueur des torches
level-tomb-intro = Sous la colline, seules éclairent les torches des murs et celle que portent les pilleurs. Les morts n’ont pas besoin de lumière.
level-tomb-about = Les ténèbres, des torches et des morts qui marchent.
level-tomb-side-1 = Pilleurs de tombe
level-tomb-side-2 = Les morts

level-wood-title = Le fourré
level-wood-intro = Un feu, une tente, une lune derrière les nuages. Près du feu, personne n’a vu les cinq dans les fougères.
level-wood-about = De nuit, et tout le monde n’est pas visible.
level-wood-side-1 = Campement
level-wood-side-2 = Embuscade

level-battlements-title = Créneaux et meurtrières
level-battlements-intro = Cinq ont forcé la porte. Au-dessus de la cour, des archers se tiennent derrière la pierre, et deux escaliers y mènent.
level-battlements-about = Deux escaliers mènent à des archers derrière la pierre.
level-battlements-side-1 = Assaillants
level-battlements-side-2 = Garnison

level-cave-title = Gare à la tête
level-cave-intro = Dans les grottes, on se tient debout ; les passages qui les relient sont plus bas qu’un homme. Les gobelins en connaissent chaque coude.
level-cave-about = Des passages bas où seuls les petits tiennent debout.
level-cave-side-1 = Les grands
level-cave-side-2 = Gobelins

level-market-title = Jour de marché
level-market-intro = Des fruits, du drap, des pots, et quatre vauriens qui veulent plus qu’ils ne paient. L’un d’eux porte de l’huile en flacons. Une table renversée arrête un carreau.
level-market-about = De l’huile en feu, et des tables pour s’abriter.
level-market-side-1 = Amis des marchands
level-market-side-2 = Vauriens

level-ledge-title = Personne ne s’écarte
level-ledge-intro = Péagers et contrebandiers se sont rencontrés sur le sentier des chèvres, au-dessus de la gorge, et aucun ne veut rebrousser chemin. Ceux qui gardent le pont pour eux pendant trois assauts passent ; ceux qui trébuchent et se font bousculer descendent par le plus court.
level-ledge-about = Un pont sans rambarde : faites trébucher, bousculez, gare au vide.
level-ledge-side-1 = Péagers
level-ledge-side-2 = Contrebandiers

level-book-title = Le livre du maître
level-book-intro = Le maître est mort, et deux de ses élèves veulent le même livre. Chacun a engagé des porte-boucliers pour incanter derrière eux : qui les contourne coupe la parole au mage d’un coup de lame. Le livre ira à ceux qui gardent la table pour eux pendant trois assauts.
level-book-about = Des mages derrière des boucliers : contournez la ligne, brisez le sort.
level-book-side-1 = L’élève aîné
level-book-side-2 = L’élève cadet

level-abbey-title = Gare à votre dos
level-abbey-intro = Deux bandes ont creusé l’abbaye brûlée pour la même argenterie, et il n’y a plus que l’autel entre elles. Entre les piliers et les pans de mur, on trouve toujours un chemin dans le dos de quelqu’un, et un bouclier ne couvre qu’un côté.
level-abbey-about = Huit orientations : flancs et dos sont à découvert.
level-abbey-side-1 = Chercheurs de trésor
level-abbey-side-2 = Déserteurs
