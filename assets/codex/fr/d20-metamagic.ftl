## Dons de métamagie

D20-T-META = La métamagie rend un sort plus fort, plus durable ou plus facile à lancer ; en échange, il compte comme un sort de niveau plus élevé. Le lanceur paie ce niveau : par un emplacement assez élevé, ou, avec le module « Points de magie », en points. Plusieurs formes peuvent s’appliquer au même sort ; leurs niveaux s’additionnent.
    .counts = Seulement pour les lanceurs qui possèdent le don. Qui prépare ses sorts doit préparer le sort avec sa métamagie. Sauf pour un sort d’intensité augmentée, la difficulté du jet de sauvegarde reste celle du sort lui-même.

D20-MTA-01 = Le sort se passe de paroles : il se lance bâillonné, ou sans être entendu.
    .counts = N’apporte rien aux sorts qui se passent déjà de paroles.

D20-MTA-02 = Le sort se passe de gestes : les deux mains peuvent être prises ou retenues, et l’armure ne peut plus le gâter.
    .counts = N’apporte rien aux sorts qui se passent déjà de gestes.

D20-MTA-03 = Le sort se lance en un clin d’œil, par une action libre, et laisse le temps d’un autre dans le même tour. Il n’offre d’attaque d’opportunité à personne.
    .counts = Un seul sort à incantation rapide par round, et jamais pour les lanceurs spontanés comme l’ensorceleur et le barde.

D20-MTA-04 = Tout ce que des dés déterminent dans le sort compte davantage : dégâts, soins, nombre de créatures tiré aux dés.
    .counts = Vaut pour les dés de l’effet, avec ce qui s’y ajoute. Jets d’attaque, jets de sauvegarde et valeurs fixes ne changent pas. Sur un sort à effet maximal, la moitié d’un jet ordinaire s’ajoute au maximum.

D20-MTA-05 = Les dés du sort ne sont pas lancés : chacun compte comme s’il montrait sa face la plus haute.
    .counts = Vaut pour les dés de l’effet, non pour les jets d’attaque et de sauvegarde.

D20-MTA-06 = Le sort devient vraiment d’un niveau plus élevé, que choisit le lanceur. On lui résiste donc moins facilement, et tout ce qui dépend du niveau d’un sort dépend du nouveau.
    .counts = Aussi pour l’incantation sur la défensive, qui en devient plus difficile. D’autres dons de métamagie peuvent s’y joindre et ajoutent leurs niveaux au nouveau.

D20-MTA-07 = Le sort dure plus longtemps que d’ordinaire.
    .counts = Pas pour les sorts instantanés, ni pour ceux qui durent tant que le lanceur se concentre.

D20-MTA-08 = Le sort porte plus loin que d’ordinaire.
    .counts = Seulement pour les sorts de portée courte, moyenne ou longue, pas pour un contact ni pour ce qui part du lanceur.

D20-MTA-09 = Le sort couvre une zone plus vaste.
    .counts = Seulement pour les explosions, émanations, étendues et lignes. Un cône ne change pas, ni un sort qui vise des créatures une à une.
