## Lignes de tableaux

# Une arme. $skill : le nom de la compétence qui attaque avec elle. $damage : ses dés. $reach : cases au contact. $range : mètres à
# distance. $hands : combien de mains elle prend. $pieces : combien il y en a à lancer. Un tiret là où l’arme n’a pas cette valeur.
pool-row-weapon =
    Compétence : { $skill }
    Dés de dégâts : { $damage }
    Allonge en cases : { $reach }
    Portée en mètres : { $range }
    Mains : { $hands }
    Pièces : { $pieces }

# Une pièce d’armure. $slot : où on la porte. $defence : ses dés de défense. $cap : l’Agilité qui compte au plus avec elle.
pool-row-armour =
    Portée : { $slot }
    Dés de défense : { $defence }
    Agilité comptée jusqu’à : { $cap }

# Un héros ou un adversaire. $level : niveau. $life : points de vie. $strength, $agility, $constitution, $perception, $intelligence,
# $charisma, $will : les caractéristiques. $defence, $magic : dés de défense et de défense magique. $move : mètres d’une action de
# mouvement. $weapons, $armour : noms séparés par des virgules ; un tiret s’il n’y en a pas.
pool-row-person =
    Niveau : { $level }
    Points de vie : { $life }
    Force { $strength }, Agilité { $agility }, Constitution { $constitution }, Perception { $perception }, Intelligence { $intelligence }, Charisme { $charisma }, Volonté { $will }
    Dés de défense : { $defence }, contre la magie : { $magic }
    Mouvement en mètres : { $move }
    Armes : { $weapons }
    Armure : { $armour }
