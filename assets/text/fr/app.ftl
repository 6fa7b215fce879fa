### Les mots des écrans et du terminal. Entre accolades, des variables : gardez leurs noms.

## L’écran de titre.

title-subtitle = Combats tactiques dans les règles
title-new-fight = Nouveau combat
title-lesson-one-blow = Leçon : un seul coup
title-resume = Reprendre le combat
title-load = Ouvrir un enregistrement
title-settings = Réglages
title-quit = Quitter
title-unofficial = Une œuvre non officielle, sans lien avec aucun éditeur

## Le choix du combat.

setup-heading = Un nouveau combat
setup-level = Lieu
setup-side = Camp
setup-human = Humain
setup-opponent = Adversaire
setup-preset = Règles
setup-preset-basic = De base
setup-preset-standard = Standard
setup-preset-expert = Expert
setup-seed = Graine
setup-seed-hint = La même graine donne les mêmes dés.
setup-new-seed = Autre graine
setup-practice = Entraînement : annuler sans limite
setup-hand-over = Carte de passage entre deux humains
setup-start = Lancer le combat
setup-back = Retour

## Le combat.

battle-round-phase = Round { $round } · phase { $phase }
battle-undo = Annuler
battle-undo-refused = Des dés ont été jetés depuis votre dernier choix : il est acquis.
battle-speed = Vitesse
battle-speed-skip = Passer
battle-dice = Dés
battle-roll-at-most = au plus
battle-hit-roll = touche
battle-not-parried = non parée
battle-lands = porte
battle-no-damage = aucun dégât
battle-luck-of = Chance { $side } { $points }
battle-hand-over = Au tour de { $side }
battle-hand-over-ready = Prêt
battle-thinking = { $name } réfléchit.
battle-help = Touches
battle-leave = Quitter le combat
battle-leave-hint = Il est enregistré jusqu’ici et peut être repris.

## Les valeurs, comme sur les fiches.

battle-value-at = AT
battle-value-pa = PRD
battle-value-ini = INI
battle-value-le = EV
battle-value-rs = PR
battle-value-be = Enc

## Après le combat.

result-won = Victoire : { $side }
result-draw = Match nul
result-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
result-hits = Coups portés
result-wounds = Blessures
result-fallen = Hors de combat
result-save = Enregistrer le combat
result-saved = Enregistré sous { $file }
result-again = Rejouer
result-title = À l’écran de titre

## Les réglages.

settings-heading = Réglages
settings-language = Langue
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-own-speed = Vitesse de vos actions
settings-opponent-speed = Vitesse des actions adverses
settings-text-size = Taille du texte
settings-sound = Son
settings-on = Activé
settings-off = Désactivé
settings-done = Terminé

## Dans le terminal.

cli-choose = Votre choix, de 1 à { $count } :
cli-not-a-choice = { $input } ne figure pas parmi les choix.
cli-round = — Round { $round } —
cli-saved = Le combat est enregistré dans { $file }.
cli-replay-same = L’enregistrement est vérifié : { $count ->
    [one] un choix mène
   *[other] les { $count } choix mènent
} à l’état enregistré.
cli-replay-differs = L’enregistrement diffère à partir du choix { $number }.
cli-check-clean = { $count ->
    [one] Un fichier est correct.
   *[other] { $count } fichiers sont corrects.
}
cli-check-broken = { $count ->
    [one] Un problème trouvé.
   *[other] { $count } problèmes trouvés.
}
