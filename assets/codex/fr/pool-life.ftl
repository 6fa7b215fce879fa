## Points de vie et premiers soins

PL-HPT-01 = Les points de vie sont la force vitale d’un combattant. Tant qu’il en reste assez, les blessures ne gênent pas : avec peu de points, on agit aussi bien qu’avec beaucoup.
    .counts = Peu de points de vie interdisent le sprint, et le dernier change tout.

PL-HPT-02 = Les dégâts ne prennent jamais plus de points de vie qu’il n’y en a. Le surplus est sans effet.
    .counts = Vaut pour les coups, le feu et les chutes. Personne n’est tué net par un coup violent.

PL-HPT-03 = Au dernier point de vie, la mort est proche. Un héros lutte encore, en vie critique ; tous les autres sont inconscients et gisent là jusqu’à la mort ou au secours.
    .counts = Vaut dès qu’il ne reste que le dernier point de vie, ou moins. Avec le module « Tous sont des héros », tous continuent.

PL-HPT-04 = Un soin ne rend jamais plus de points de vie que le combattant n’en avait en pleine santé. Il met fin à la vie critique ou à l’inconscience dès qu’assez de points sont revenus. Une potion de soin rend { $PL-HPT-04-potion } points de vie ; on la boit, ou on la donne à un voisin inconscient, par une action de mouvement.
    .counts = Seul un blessé en boit. Chaque potion sert une fois, et un combattant qui porte un corps n’a pas de main libre pour elle.

PL-CRL-01 = Un héros à qui il ne reste que le dernier point de vie perd { $PL-CRL-01-successes } succès à tout test : attaques, manœuvres des deux côtés, premiers soins, sauts, cachette et recherche.
    .counts = Ne touche ni les jets de défense ni les dégâts.

PL-CRL-02 = Un héros en vie critique est trop faible pour sprinter.
    .counts = Les autres déplacements restent aussi longs.

PL-DWN-01 = Un héros tombe inconscient quand il ne lui reste aucun point de vie.
    .counts = Les autres tombent dès leur dernier point de vie.

PL-DWN-02 = Un inconscient ne peut rien faire ; ses tours sont passés en silence. Les alliés peuvent l’aider par des premiers soins, des potions et des sorts de guérison, ou emporter le corps.
    .counts = Vaut jusqu’au réveil. Sa place dans l’ordre marque toujours le temps des effets qu’il a causés.

PL-DWN-03 = Un inconscient laissé sans soins meurt au bout de { $PL-DWN-03-minutes } minutes, soit { $PL-DWN-03-rounds } rounds.
    .counts = Un soin qui réveille le combattant, ou des premiers soins quelle qu’en soit l’issue, l’évitent, pour les héros comme pour les autres. Peu de combats durent aussi longtemps.

PL-DWN-04 = Les coups portés à un inconscient lui ôtent les points de vie qui restent peut-être, sans autre effet. Avec le module « Achever les inconscients », une action limitée sur la case voisine tue un adversaire inconscient.
    .counts = Sans ce module, personne ne meurt de coups supplémentaires.

PL-DWN-05 = Un combattant qui revient à lui est encore à terre et agit à son prochain tour régulier. Si un autre se tient sur la même case, il roule vers la case libre la plus proche.
    .counts = Vaut pour tout réveil. Une place déjà passée dans l’ordre ne revient pas dans le même round.

PL-AID-01 = Un combattant à côté d’un inconscient peut lui donner les premiers soins. Cela prend une action limitée et demande un test.
    .counts = Seulement depuis la même case ou une case voisine, sans rien de solide entre les deux. Un combattant qui porte un corps n’a pas de main libre pour cela.

PL-AID-02 = Le soigneur lance Intelligence et Médecine et a besoin de { $PL-AID-02-successes } succès.
    .counts = Plus difficile après un coup critique. La vie critique retire ici aussi des succès.

PL-AID-03 = Le blessé est stabilisé et ne meurt plus, mais reste inconscient. Ce n’est qu’après { $PL-AID-03-minutes } minutes, soit { $PL-AID-03-rounds } rounds, qu’un héros revient à soi de lui-même, avec le dernier point de vie.
    .counts = Vaut après tout test manqué, échec critique compris. Un combattant qui n’est pas un héros a besoin de plus que le dernier point de vie pour se réveiller.

PL-AID-04 = Le blessé regagne autant de points de vie que montre un dé évolutif du soigneur, et revient aussitôt à soi.
    .counts = Vaut après un test réussi ; la marge ne change rien.

PL-AID-05 = Si le dernier coup subi par le blessé était critique, les premiers soins demandent { $PL-AID-05-successes } succès.
    .counts = Un coup ultérieur non critique les rend de nouveau plus faciles. Un coup puissant ne compte pas.

PL-AID-06 = Les premiers soins ne se tentent qu’une fois par chute. Ensuite, seuls aident les potions et les sorts de guérison.
    .counts = Vaut que l’essai ait réussi ou non, et pour tous les soigneurs ensemble. Si le combattant revient à soi et retombe, on peut essayer de nouveau.

PL-AID-07 = Les premiers soins agissent sur les héros et les autres, alliés ou adversaires. Un blessé qui n’est pas un héros et n’a ensuite que le dernier point de vie reste inconscient, mais ne meurt plus.
    .counts = Vaut pour tous ceux qui gisent inconscients, non pour les morts.
