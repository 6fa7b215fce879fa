## Conventions

CNV-01 = Tout ce qui aide ou gêne est un nombre avec un signe. Le jeu ajoute tous ces nombres à la valeur de l’épreuve : un bonus l’augmente, un malus la diminue. Ce qu’un livre de règles dit « plus difficile » porte donc ici un signe moins.
    .counts = Vaut pour toute attaque, parade, esquive, tout tir et toute épreuve. Ce qui rend une action impossible n’est pas un modificateur.

CNV-02 = Le jeu lance { $CNV-02-die }. L’épreuve réussit si le dé ne dépasse pas la valeur avec tous ses modificateurs ; un résultat égal réussit encore. Chaque point de la valeur apporte donc la même chance.
    .counts = Vaut pour les attaques, parades, esquives, tirs et épreuves de qualité. Les aptitudes ont leur propre épreuve, et la meilleure comme la pire face du dé décident à elles seules.

CNV-03 = Si le dé lui-même montre { $CNV-03-face }, l’épreuve réussit, si basse que soit la valeur. Avec les règles des attaques critiques et des parades de maître, une attaque ou une parade ainsi réussie rapporte davantage encore.
    .counts = Vaut pour les attaques, parades, esquives, tirs et épreuves de qualité, même sur une valeur négative. Ne sauve pas un tir dont les malus dépassent la valeur du tireur.

CNV-04 = Si le dé lui-même montre { $CNV-04-face }, l’épreuve échoue, si haute que soit la valeur. Avec les règles des maladresses, une attaque, une parade ou un tir ainsi manqué peut devenir une maladresse aux suites fâcheuses.
    .counts = Vaut pour les attaques, parades, esquives, tirs et épreuves de qualité. Une esquive ainsi manquée n’a pas d’autre suite ; avec certaines armes malcommodes, d’autres faces élevées sont aussi des maladresses.

CNV-05 = Si une division ne tombe pas juste, le jeu arrondit au nombre entier le plus proche. Un demi-point exactement est arrondi vers le haut.
    .counts = Vaut partout où une règle divise sans rien préciser, par exemple pour les valeurs de base et les seuils de blessure. Certaines règles arrondissent toujours vers le haut ou vers le bas ; leurs pages le disent.

CNV-06 = Les dés s’écrivent avec leur nombre, une lettre et leurs faces ; ce qui suit s’ajoute à leur somme. L’épée longue, par exemple, fait { $CNV-06-sword } points d’impact. Le même départ et les mêmes décisions ramènent les mêmes jets.
    .counts = Vaut pour tous les dés d’un combat. Le journal dit pour quelle règle chacun a été jeté.

CNV-07 = L’épreuve porte sur une qualité comme l’agilité ou la force : le dé ne doit pas dépasser cette qualité avec ses modificateurs. Blessures, poison, énergie vitale basse, endurance basse et annonce manquée peuvent la diminuer.
    .counts = Vaut là où une règle demande la qualité elle-même, par exemple pour rester debout. Les créatures à valeurs fixes lancent contre leur constitution.

CNV-08 = Le jeu lance { $CNV-08-dice }, un dé pour chaque qualité de l’aptitude. Ce qu’un dé montre au-dessus de sa qualité se paie sur la valeur d’aptitude avec ses modificateurs. L’épreuve réussit si ces points suffisent ; ce qui reste, au moins { $CNV-08-least }, dit à quel point. Si la valeur d’aptitude modifiée est négative, elle diminue chacune des qualités.
    .counts = Vaut pour la volonté, le contrôle du corps, les soins aux blessés et toute aptitude qui n’est pas de combat. Si { $CNV-08-alike } dés ou plus montrent la meilleure face, l’épreuve réussit toujours ; avec autant de pires faces, elle échoue toujours.

CNV-09 = Chaque étape d’un calcul donne un nombre entier, et l’étape suivante part de lui. Valeurs, points et pertes sont donc partout entiers, et aucune fraction cachée ne s’accumule.
    .counts = Vaut pour toutes les valeurs d’un combat. Seul le déplacement se compte en demi-cases, car un pas en diagonale coûte une demi-case de plus.

CNV-10 = La valeur effective est celle à laquelle on compare le dé : la valeur de l’action avec tous les modificateurs qui jouent à ce moment. Le journal et l’aperçu citent chacun d’eux avec sa règle, si bien que la somme peut se vérifier.
    .counts = Vaut pour tout jet contre une valeur. Les modificateurs signalés comme ne comptant pas ne changent rien.
