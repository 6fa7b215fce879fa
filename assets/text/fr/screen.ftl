settings-percent = { $percent } %
settings-volume = Volume sonore
settings-silent = muet
settings-full-screen = Plein écran
settings-advice = Conseil : montrer d’abord la meilleure réponse, replier l’inutile
settings-free-actions = Demander chaque action libre à mes combattants
settings-colour-blind = Couleurs pour les daltoniens
settings-presentation = Projection : plus grand, rien à côté de la carte
settings-calm = Moins de mouvement : rien ne glisse ni ne bondit
tempo-once = 1×
tempo-twice = 2×
tempo-skip = tout de suite
help-title = Touches, souris et manette
help-everywhere = Partout
help-choice = Au combat : que faire
help-sight = Au combat : que voir
help-mouse = À la souris, tout ce qui se trouve sous le pointeur se choisit d’un clic.
help-close = Fermer
keys-change = Changer les touches
keys-title = Les touches de chaque place
keys-hint = Choisissez une touche, puis appuyez sur la nouvelle ; { $back } la laisse telle quelle. Flèches, { key-enter }, { key-escape }, { key-tab } et chiffres sont les mêmes pour tous.
keys-seat = Place { $seat }
keys-press = Appuyez sur la touche pour « { $action } »…
keys-taken = { $key } sert maintenant à « { $action } ».
keys-swapped = { $key } servait à « { $other } » et sert maintenant à « { $action } » ; les deux ont échangé leurs touches.
keys-fixed = { $key } sert partout à « { $other } » et ne peut pas servir à « { $action } ».
keys-clash = aussi pour « { $action } »
keys-reset = Touches par défaut
keys-are-reset = La place { $seat } a retrouvé les touches par défaut.
setup-length = environ { $rounds } assauts
setup-stronger = Ici, « { $side } » doit être le camp le plus fort.
setup-not-counted = Pas de décompte pour ces règles : on ne sait pas combien de fois chaque camp gagne.
setup-share = { $side } { $share } %
setup-counted = Sur { $fights } combats entre ordinateurs réfléchis : { $shares }
setup-no-levels = Le dossier « levels » ne contient aucun niveau.
setup-broken = { $count ->
    [one] Un problème : injouable
   *[other] { $count } problèmes : injouable
}
setup-fighters = { $count ->
    [one] un combattant
   *[other] { $count } combattants
}
setup-gaps = Pas encore réalisées, donc sans effet :
setup-modules = selon le préréglage
setup-changed = { $preset }, { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
setup-no-modules = Aucune règle facultative.
setup-heroes = Héros personnels
setup-heroes-taken = Importés
setup-heroes-hint = Choisissez une place pour changer qui y combat : le combattant du niveau, un des vôtres ou personne.
setup-heroes-none = Vous n’avez pas encore de héros à vous. Déposez sur cet écran le fichier XML d’un héros de la Helden-Software.
setup-place = { $number } · { $who }
setup-place-taken = { $number } · { $who }, à la place de { $other }
setup-place-away = { $number } · { $who } reste à l’écart
setup-single = Règles facultatives
setup-single-hint = Activer ou désactiver chaque règle ({ $key }).
single-title = Règles facultatives
single-hint = Un autre préréglage, un autre niveau ou système remet tous les choix à zéro.
single-back = Revenir au préréglage
single-base = Base
single-optional = Facultatives
single-expert = Expert
single-older = De livres plus anciens
single-fixed = toujours active
single-changed = modifiée
single-of-level = par le niveau
single-on = active
single-off = inactive
single-preset = { $preset } : { $state }
single-needed = La règle « { $module } » est activée aussi, car « { $by } » en a besoin.
single-needs = La règle « { $module } » est désactivée aussi, car il lui faut « { $by } ».
single-excludes = La règle « { $module } » est désactivée, car elle ne va pas avec « { $by } ».
single-about-needs = A besoin de : { $modules }
single-about-needed = Nécessaire à : { $modules }
single-about-excludes = Ne va pas avec : { $modules }
single-rules = { $count ->
    [0] Change des règles de base
    [one] Une règle
   *[other] { $count } règles
}
single-replaces = Sans effet tant qu’elle est active
setup-compare = Comparer les règles
compare-title = La même attaque selon chaque système de règles
compare-strikes = Attaquant
compare-is-struck = Cible
compare-turn = Dans l’autre sens
compare-hint = Terrain dégagé, reposés, face à face, avec la première arme. Ce qu’une blessure change aux attaques suivantes n’entre pas dans leur nombre moyen.
compare-losses = Points que l’attaque fait perdre
compare-none = Ces règles n’ont pas d’attaque de ce genre.
battle-pause = Pause
battle-go-on = Continuer
result-lost = Défaite
result-no-foe-left = Plus aucun adversaire n’est en état de combattre.
result-draw-fallen = Plus personne n’est en état de combattre.
result-draw-late = Après { $rounds } assauts, personne n’a gagné.
result-dealt = Infligés
result-taken = Encaissés
result-life = Vie
result-dice = dés { $points }
result-dice-of-one = Dés
result-seed = graine { $seed }
result-again-seed = Encore avec les mêmes dés
result-next-level = Niveau suivant
result-review = Analyse
result-turning-points = Tournants
result-turning-points-hint = un clic mène dans le combat
result-no-folder = Il n’y a pas ici de dossier pour les fichiers personnels.

## Demandé une fois de plus.

ask-give-up = Se rendre ?
ask-give-up-hint = Tout le camp dépose les armes. Pour lui, le combat est terminé.
ask-give-up-after-all = Déposer les armes
ask-fight-on = Continuer le combat
ask-leave = Quitter le combat ?
ask-leave-lesson = Quitter la leçon ?
ask-stay = Rester
