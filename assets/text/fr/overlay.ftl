## Calques de la carte : leurs noms et leur usage. Entre accolades, des variables : gardez leurs noms.
overlay-reach = Portée du déplacement
overlay-zones = Cases gardées
overlay-sight = Ligne de vue
overlay-cover = Couvert
overlay-light = Lumière
overlay-arcs = Avant, flancs, arrière
overlay-room = Place pour l’arme
overlay-distance = Longueurs d’arme
overlay-danger = Dangers
overlay-ground = Hauteurs et eau
overlay-of = { $overlay } : { $name }
overlay-against = { $overlay } : { $name } contre { $other }
overlay-from = { $overlay } depuis { $cell }
overlay-nothing = Rien de tel sur la carte.
overlay-off = Aucun calque
overlay-title = Calques de la carte
overlay-tool = Calques de la carte ({ $key })
overlay-hint = 1–9, 0 : choisir · { $close } : fermer
overlay-route-struck = { $name } attaque en { $cell }
overlay-route-struck-odds = { $name } attaque en { $cell } : { $chance }
overlay-route-harm = blesse en { $cells }
overlay-route-other = { $key } : sinon { $cost } pas, attaqué { $strikes ->
    [0] par personne
    [one] une fois
   *[other] { $strikes } fois
 }
