## Fiche de personnage

PL-CHR-01 = La Force, l’Agilité, la Constitution, la Perception, l’Intelligence, le Charisme et la Volonté décrivent le corps et l’esprit. Chaque valeur est un nombre de dés dans les tests, de { $PL-CHR-01-least } à { $PL-CHR-01-most } ; les humains restent dans la moitié basse. La Force s’ajoute aussi aux dégâts au contact et à la distance d’une poussée.
    .counts = L’Agilité et la Perception font l’initiative, l’Agilité compte dans la défense, la Volonté est la défense magique, et la Constitution donne des points de vie aux héros.

PL-CHR-02 = Les compétences sont ce qu’un combattant a appris : Combat à l’arme, Combat en mêlée, Combat à distance, Lancer d’objet, Médecine, Vigilance, Discrétion et Magie. Une valeur va jusqu’à { $PL-CHR-02-most } et ajoute autant de dés au groupe.
    .counts = La situation décide de la compétence. La défense n’en utilise aucune.

PL-CHR-03 = À chaque compétence répond une caractéristique : la Force au Combat à l’arme et au Combat en mêlée ; l’Agilité au Combat à distance, au Lancer d’objet et à la Discrétion ; l’Intelligence à la Médecine, la Perception à la Vigilance, la Volonté à la Magie. Les armes maniables, dague, épée courte, rapière et bâton, se manient à l’Agilité si elle dépasse la Force.
    .counts = Décide des dés des attaques et des tests. Les dégâts au contact ajoutent toujours la Force.

PL-CHR-04 = Un héros a { $PL-CHR-04-base } points de vie au départ, plus { $PL-CHR-04-constitution } par point de Constitution et { $PL-CHR-04-level } par niveau.
    .counts = Les autres ont les points de vie de leur fiche ; le module « Tous sont des héros » n’y change rien.

PL-CHR-05 = La fiche indique aussi le niveau, la longueur d’une action de mouvement, l’armure, les armes, le bonus de défense, les dés d’attaque sournoise, les capacités magiques et les potions. Une créature peut avoir un cuir épais, marcher à quatre pattes ou se battre avec ses crocs et ses griffes.
    .counts = Personne n’a tout cela. Ce qu’un combattant possède figure sur sa fiche et compte tout seul dans les jets.
