### Signes sur la carte et effet d'une case, dans les mots de ces règles. Entre accolades, des variables : gardez leurs noms.

## Signes des calques.

dsa41-overlay-reach-safe = pas, sans danger
dsa41-overlay-reach-struck = pas, avec une attaque occasionnelle
dsa41-overlay-reach-harmed = pas, à travers ce qui blesse
dsa41-overlay-zone-foe = gardée par l’adversaire
dsa41-overlay-zone-own = gardée par les vôtres
dsa41-overlay-zone-both = gardée par les deux
dsa41-overlay-sight-from = regard d’ici
dsa41-overlay-sight-seen = en vue
dsa41-overlay-sight-veiled = à travers brume ou feuillage
dsa41-overlay-sight-dark = en ligne, mais trop loin pour sa lumière (0 jour à 4 obscurité)
dsa41-overlay-sight-hidden = hors de vue
dsa41-overlay-cover-from = celui qui vise
dsa41-overlay-cover-none = à découvert
dsa41-overlay-cover-half = à moitié caché
dsa41-overlay-cover-most = aux trois quarts caché
dsa41-overlay-cover-total = hors de vue
dsa41-overlay-light-day = lumière du jour
dsa41-overlay-light-dusk = pénombre
dsa41-overlay-light-moon = clair de lune
dsa41-overlay-light-stars = lumière des étoiles
dsa41-overlay-light-dark = obscurité
dsa41-overlay-arc-front = avant
dsa41-overlay-arc-flank = flanc
dsa41-overlay-arc-rear = arrière
dsa41-overlay-room-free = place de tous côtés
dsa41-overlay-room-some = confiné pour certaines attaques
dsa41-overlay-room-cramped = confiné pour toutes les attaques
dsa41-overlay-room-low = plafond trop bas
dsa41-overlay-distance-pair = au combat, à cette classe : < peut se rapprocher, > peut se dégager
dsa41-overlay-distance-entering = vient d’arriver : la classe reste à choisir
dsa41-overlay-distance-opening = se dégage : on peut suivre
dsa41-overlay-distance-others = se bat avec un autre, à cette classe
dsa41-overlay-distance-near = près : corps à corps serré ou mêlée
dsa41-overlay-distance-spear = longueur de hampe
dsa41-overlay-distance-pike = longueur de pique
dsa41-overlay-distance-short = hors de portée de l’arme
dsa41-overlay-danger-soon = à venir, dans tant d’assauts
dsa41-overlay-danger-later = plus tard, dans tant d’assauts
dsa41-overlay-danger-harm = blesse
dsa41-overlay-danger-fall = bord, profondeur en mètres
dsa41-overlay-danger-deep = eau profonde
dsa41-overlay-danger-blind = fumée aveuglante
dsa41-overlay-ground-high = plus haut, en mètres
dsa41-overlay-ground-low = plus bas, en mètres
dsa41-overlay-water-knee = jusqu’aux genoux
dsa41-overlay-water-waist = jusqu’à la taille
dsa41-overlay-water-shoulder = jusqu’aux épaules
dsa41-overlay-water-swim = on n’y a pas pied

## L'effet d'une case sur qui s'y tient.

dsa41-place-burns = blesse qui s’y tient
dsa41-place-edge = bord, { $metres } m de profondeur
dsa41-place-water-knee = dans l’eau jusqu’aux genoux
dsa41-place-water-waist = dans l’eau jusqu’à la taille
dsa41-place-water-shoulder = dans l’eau jusqu’aux épaules
dsa41-place-water-swim = n’a plus pied
dsa41-place-light-dusk = dans la pénombre
dsa41-place-light-moon = au clair de lune
dsa41-place-light-stars = sous les étoiles
dsa41-place-light-dark = dans l’obscurité
dsa41-place-fog = dans le brouillard
dsa41-place-slippery = glissant
dsa41-place-rope = une corde pour grimper
dsa41-place-narrow = confiné pour certaines attaques : { $width } cm, arme { $length } cm
dsa41-place-cramped = confiné pour toutes les attaques : { $width } cm, arme { $length } cm
dsa41-place-strikes-front = atteint { $name } de face
dsa41-place-strikes-flank = atteint { $name } de flanc
dsa41-place-strikes-rear = atteint { $name } de dos
dsa41-place-guarded = gardée par { $name }
dsa41-place-cover-half = à moitié caché à { $name }
dsa41-place-cover-most = aux trois quarts caché à { $name }
dsa41-place-cover-total = hors de vue de { $name }
