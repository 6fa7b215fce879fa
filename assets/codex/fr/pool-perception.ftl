## Surprise et perception

PL-SUR-01 = Un niveau peut faire surprendre un camp. Au premier round, ses combattants n’ont ni tour ni riposte, leur Agilité ne compte pas dans la défense, et l’attaque sournoise les prend au dépourvu.
    .counts = Prend fin pour tous avec le premier round.

PL-SNK-01 = Un combattant qui l’a appris frappe là où ça fait mal : contre une cible prise au dépourvu, quelques dés à { $PL-SNK-01-sides } faces s’ajoutent aux dégâts. Sont pris au dépourvu les surpris et les distraits. Le nombre de dés figure sur la fiche.
    .counts = Au contact, et pour les tirs et les jets jusqu’à { $PL-SNK-01-metres } mètres ; pas pour les sorts. Avec leurs modules, aussi depuis une cachette et, au contact, de dos.

PL-PER-01 = Un combattant aux aguets lance Perception et Vigilance et a besoin d’au moins { $PL-PER-01-successes } succès.
    .counts = En combat, ce test n’est demandé qu’avec le module « Se cacher », contre ceux qui se cachent. Les distraits s’en tirent mal.

PL-PER-02 = Hors de vue de tous les adversaires, un combattant peut se cacher par une action limitée : il y faut { $PL-PER-02-successes ->
        [one] un succès
       *[other] { $PL-PER-02-successes } succès
    } en Agilité et Discrétion. Personne ne peut attaquer un combattant caché, mais tout adversaire qui commence son tour avec une ligne de vue sur lui cherche et doit dépasser ses succès. L’attaque depuis une cachette vise une cible privée de son Agilité, peut être sournoise et trahit la cachette.
    .counts = Seulement avec le module « Se cacher ». Se déplacer n’y met pas fin.
