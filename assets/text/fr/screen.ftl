settings-percent = { $percent } %
settings-full-screen = Plein écran
settings-hand-over = Couvrir l’écran quand deux personnes changent de place
settings-colour-blind = Couleurs pour les daltoniens
tempo-once = 1×
tempo-twice = 2×
tempo-skip = aussitôt
help-title = Touches, souris et manette
help-everywhere = Partout
help-choice = Au combat : que faire
help-sight = Au combat : que voir
help-mouse = À la souris, tout ce qui se trouve sous le pointeur se choisit d’un clic.
help-close = Fermer
setup-size = { $width } × { $height } cases, { $fighters } combattants
setup-no-levels = Le dossier « levels » ne contient aucun niveau.
setup-broken = { $count ->
    [one] Un problème : injouable
   *[other] { $count } problèmes : injouable
}
setup-fighters = { $count ->
    [one] un combattant
   *[other] { $count } combattants
}
setup-gaps = Pas encore construit dans ce choix :
setup-whole = Toutes les règles de ce choix sont construites.
battle-pause = Pause
battle-go-on = Continuer
result-dealt = infligés
result-taken = encaissés
result-life = vie
result-luck = chance { $points }
result-seed = graine { $seed }
result-again-seed = Encore avec les mêmes dés
result-no-folder = Il n’y a pas ici de dossier pour les fichiers personnels.
