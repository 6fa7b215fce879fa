### Les mots des écrans et du terminal. Entre accolades, des variables : gardez leurs noms.

## L’écran de titre.

title-subtitle = Combats tactiques selon les règles
title-new-fight = Jouer
title-straight = Tout de suite au combat
title-first-lesson = La première leçon : un seul coup
title-lesson-one-blow = Leçon : un seul coup
title-resume = Reprendre le combat
title-load = Ouvrir un enregistrement
title-load-path = Le chemin d’un autre enregistrement ; ou déposez le fichier sur cette fenêtre.
title-load-open = Ouvrir
title-load-none = Aucun combat n’est encore enregistré.
title-load-broken = illisible
title-load-folder = Les combats se trouvent dans { $folder } : les trente derniers et ceux que vous avez enregistrés.
title-recorded-over = terminé
title-recorded = { $level } · { $count ->
    [one] un choix
   *[other] { $count } choix
}
notice-title = Ce n’est pas possible
title-settings = Réglages
title-quit = Quitter
title-unofficial = Une œuvre non officielle, sans lien avec aucun éditeur

## Le choix du combat.

setup-heading = Un nouveau combat
setup-level = Niveau
setup-human = Humain
setup-opponent = Ordinateur
setup-novice = débutant
setup-novice-hint = Comme « réfléchi », mais se trompe sur chaque réponse de douze points d’énergie vitale au plus. Mêmes dés, mêmes connaissances.
setup-easy = facile
setup-easy-hint = Comme « réfléchi », mais se trompe sur chaque réponse de six points d’énergie vitale au plus. Mêmes dés, mêmes connaissances.
setup-fair = moyen
setup-fair-hint = Comme « réfléchi », mais se trompe sur chaque réponse d’un point et demi d’énergie vitale au plus. Mêmes dés, mêmes connaissances.
setup-thinking = réfléchi
setup-thinking-hint = Calcule une décision d’avance, avec les chances exactes.
setup-deep = prévoyant
setup-deep-hint = Joue d’avance ce qui peut suivre ses réponses, sur deux assauts, sans en savoir plus que son camp.
setup-hasty = pressé
setup-hasty-hint = Prend la première option sensée, sans peser les chances.
setup-preset = Règles
setup-preset-basic = De base
setup-preset-standard = Standard
setup-preset-expert = Expert
setup-seed = Graine
setup-seed-hint = La même graine donne les mêmes dés.
setup-new-seed = Une autre graine
setup-practice = Entraînement : annuler sans limite
setup-people = Plusieurs joueurs à cet écran
setup-people-hint = Qui mène quel combattant, selon le numéro de la place. À partir de deux manettes, la première appartient à la place 1, la deuxième à la place 2, et ainsi de suite ; une seule passe de main en main.
setup-people-hidden = Combattant caché { $number }
setup-people-done = Terminé
setup-start = Au combat !
setup-back = Retour

## Le combat.

undo-nothing = Il n’y a rien à annuler.
undo-dice = Des dés ont été lancés depuis votre dernier choix ; on ne peut plus l’annuler.
undo-seen = Quelque chose est apparu depuis votre dernier choix ; on ne peut plus l’annuler.
undo-other = Le dernier choix n’était pas celui de votre camp ; on ne peut pas l’annuler.
undo-lost = Le combat ne peut pas être reconstruit : son niveau a changé.
battle-hand-over = Passer la main à { $side }
battle-hand-over-ready = Prêt
battle-at-turn = { $side }, à vous
battle-turn = { $side }, place { $seat }
battle-since = Depuis votre dernier regard
battle-since-more = { $count ->
    [one] Une ligne plus ancienne est dans le journal.
   *[other] { $count } lignes plus anciennes sont dans le journal.
}
battle-help = Touches
battle-leave = Quitter le combat
battle-leave-hint = Le combat est enregistré jusqu’ici et peut être repris.

## Après le combat.

result-won = Victoire : { $side }
result-draw = Égalité
result-rounds = { $rounds ->
    [one] { $rounds } assaut
   *[other] { $rounds } assauts
}
result-hits = Coups portés
result-wounds = Blessures
result-fallen = Hors de combat
result-save = Enregistrer le combat
result-saved = Enregistré sous { $file }
result-again = Rejouer
result-title = À l’accueil

## Les réglages.

settings-heading = Réglages
settings-language = Langue
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-own-speed = Vitesse de vos actions
settings-opponent-speed = Vitesse des actions adverses
settings-text-size = Taille du texte
settings-done = Terminé

## Dans le terminal.

cli-choose = Votre choix, de 1 à { $count } :
cli-not-a-choice = { $input } ne figure pas parmi les choix.
cli-round = — Assaut { $round } —
cli-saved = Le combat est enregistré dans { $file }.
cli-shelf-empty = Aucun combat n’est enregistré dans { $folder }.
cli-shelf-broken = illisible
cli-shelf-open = { $level }, { $count ->
    [one] un choix
   *[other] { $count } choix
}
cli-shelf-over = { $level }, { $count ->
    [one] un choix
   *[other] { $count } choix
}, terminé
cli-replay-same = L’enregistrement est vérifié : { $count ->
    [one] un choix mène
   *[other] les { $count } choix mènent
} à l’état enregistré.
cli-replay-same-side = Rejoué comme enregistré.
cli-replay-differs = L’enregistrement diffère à partir du choix { $number }.
cli-check-clean = { $count ->
    [one] Un fichier est correct.
   *[other] { $count } fichiers sont corrects.
}
cli-check-broken = { $count ->
    [one] Un problème trouvé.
   *[other] { $count } problèmes trouvés.
}
