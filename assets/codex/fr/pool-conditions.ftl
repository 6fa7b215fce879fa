## Conditions

PL-STA-01 = Des conditions différentes se cumulent. La même une seconde fois n’aggrave rien : la plus grosse perte et la fin la plus tardive l’emportent.
    .counts = Vaut pour toutes les conditions. Si nombreuses soient-elles, le nombre de dés de défense ne devient jamais négatif.

PL-STA-02 = L’attention du combattant est ailleurs : il perd { $PL-STA-02-dice } dés de défense et { $PL-STA-02-successes } succès aux tests de perception. L’attaque sournoise le prend au dépourvu.
    .counts = Jusqu’au début du prochain tour de celui qui l’a distrait.

PL-STA-03 = Le combattant ne peut quitter sa case : ni marche, ni reptation, ni sprint, pas d’approche avant une manœuvre, et on ne peut pas le repousser non plus. Attaquer, se relever, riposter et se servir de ses mains restent possibles.
    .counts = Jusqu’au début du prochain tour de celui qui l’a immobilisé. La défense n’en souffre pas.

PL-STA-04 = Un combattant aveuglé perd { $PL-STA-04-close } succès aux attaques au contact, { $PL-STA-04-distant } aux attaques à distance, et { $PL-STA-04-dice } dés de défense.
    .counts = Jusqu’à la fin de son prochain tour. Ses jets de manœuvre souffrent comme au contact, qu’il la tente ou la subisse, et il ne peut pas sprinter.

PL-STA-05 = Un combattant au sol a { $PL-STA-05-dice } dés de défense de moins. Il attaque et riposte sans malus, mais la seule manœuvre possible est de distraire, et il ne se déplace qu’en rampant. Se relever prend l’action d’attaque.
    .counts = Jusqu’à ce qu’il se relève. Avec le module « Couvert », les tirs d’un peu plus loin n’y gagnent rien.

PL-STA-06 = Un combattant étourdi perd son prochain tour et { $PL-STA-06-dice } dés de défense. Il ne peut ni riposter ni retarder son tour, et ne lance rien contre une manœuvre.
    .counts = Jusqu’à la fin du tour perdu. Un combattant qui attendait avec un tour retardé perd celui-là et se remet à la fin du round.

PL-STA-07 = Un combattant repoussé qui n’a pas la place de reculer perd des dés de défense : autant que la Force de l’attaquant, plus { $PL-STA-07-dice }.
    .counts = Jusqu’au début de son prochain tour. Avec le module « Poussées arrêtées », une poussée écourtée coûte un dé pour chaque case manquante.

PL-STA-08 = Un combattant qui trébuche après un échec critique a { $PL-STA-08-dice } dés de défense de moins.
    .counts = Jusqu’au début de son prochain tour.

PL-STA-09 = Un combattant qui a sprinté se défend contre la prochaine attaque avec { $PL-STA-09-dice } dés de moins.
    .counts = Pour un seul jet de défense, et au plus tard jusqu’au début de son prochain tour.

PL-STA-10 = Un combattant qui a perdu son arme frappe à mains nues, avec le Combat en mêlée et peu de dégâts.
    .counts = Jusqu’à ce qu’il en dégaine une autre ou en ramasse une. Les créatures qui se battent de leurs crocs et griffes ne peuvent pas les perdre.

PL-STA-11 = Un combattant inconscient gît au sol et n’a aucun dé de défense. L’arme reste dans sa main ; il lâche le corps qu’il portait.
    .counts = Jusqu’à ce que des premiers soins, une potion ou un sort de guérison le fassent revenir à lui.

PL-STA-12 = Un héros à son dernier point de vie frôle la mort, mais lutte encore. Tout test est plus difficile, et il ne peut plus sprinter.
    .counts = Jusqu’à ce qu’il soit soigné ou perde conscience. Les autres ne connaissent pas cet état : ils tombent à leur dernier point de vie.
