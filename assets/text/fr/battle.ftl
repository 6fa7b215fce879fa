## L'écran de combat
battle-round = Assaut { $round }
battle-phase = phase { $phase }
battle-map = Carte
battle-name-hint = Que feriez-vous ?
battle-name-skip = Tout montrer à la fois
battle-name-overlays = Calques de la carte
battle-name-fit = Voir toute la carte
battle-name-column = Colonne de droite
battle-tool-skip = Tout montrer à la fois ({ $key })
battle-tool-speed = À quelle vitesse votre camp est montré ({ $key })
battle-tool-free-actions = Dès la prochaine annonce, demander chaque action libre ou seulement les utiles ({ $key })
battle-free-actions-asked = Actions libres : toutes
battle-free-actions-not-asked = Actions libres : utiles
battle-tool-together = Annoncer la même chose pour tous vos combattants qui n’ont encore rien annoncé, ou pour chacun ({ $key })
battle-together = Annonce : tous à la fois
battle-each = Annonce : un par un
battle-tool-hint = Que feriez-vous ? L’ordinateur essaie les réponses et nomme les meilleures ({ $key })
battle-tool-fit = Voir toute la carte
battle-tool-column = Replier la colonne de droite, ou la rouvrir ({ $key })
battle-tool-eyes = Quelle vue du combat est montrée : celle d’un camp ou celle de tous
battle-eyes = Vu par : { $side }
battle-eyes-all = Vu par : tous
battle-over = Le combat est terminé
battle-thinking = { $name } réfléchit : { $percent } %
battle-thinking-somebody = L’ordinateur réfléchit : { $percent } %
battle-goes-on = Le combat continue…
battle-group-fight = Combattre
battle-group-move-fight = Bouger et combattre
battle-group-move = Bouger
battle-group-defend = Se défendre
battle-group-other = Autre
battle-takes = { $take } : choisir
battle-more = { $count } de plus…
battle-idle = sans effet maintenant : { $why }
battle-best = La meilleure réponse, selon l’ordinateur et ce que sait votre camp
battle-keys = { $take } : choisir · { $why } : raisons · { $undo } : annuler
battle-way = { $cost } sur { $most } pas
battle-paces = { $cost } pas

## Mots qui montent d'un pion
battle-word-lucky = coup heureux !
battle-word-fumble = maladresse !
battle-word-missed = manqué
battle-word-parried = défendu
battle-word-hit = touché { $points }
battle-word-armour = l’armure tient
battle-word-wound = { $wounds ->
    [one] blessure
   *[other] { $wounds } blessures
 }

## Table de dés
battle-dice-table = Dés et raisons
battle-dice-none = Aucun dé n’a encore été lancé.
battle-points = points
battle-spendable = points à dépenser
battle-sum = somme
battle-loss = perte

## Fiche
battle-sheet = Combattant
battle-wounds = { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
 }

## Journal et frise
battle-log = Journal
battle-last-seen = assaut { $round }
battle-luck = chance
battle-timeline = frise · glisser pour revenir en arrière
battle-log-newest = Plus récent

## Retour en arrière
# moment : l’assaut et la phase que l’on voit.
battle-looks-back = Retour en arrière : { $moment }
battle-look-no-choice = Retour en arrière : rien à choisir ici
battle-look-now = Revenir au présent ({ $key })
battle-look-result = Revenir au résultat ({ $key })
battle-look-back = Un pas en arrière ({ $key })
battle-look-on = Un pas en avant ({ $key })
battle-codex-close = Fermer

## Marques, fanions et remarques
battle-before = Avant le combat
# Beside a fighter who has slid down the ladder: the last of several rules that took initiative.
battle-loss-among-others = { $rule } et autres
battle-keys-plain = { $take } : choisir · { $next } : combattant suivant · { $undo } : annuler
battle-keys-way = { $less } { $more } : orientation · { $take } : aller · { $undo } : annuler
battle-keys-stakes = { $less } { $more } : points · { $why } : raisons · { $take } : choisir
battle-keys-turn = { $less } { $more } : direction · { $take } : tourner
battle-keys-taught = { $take } : choisir · { $why } : raisons
battle-keys-idle = { $all } : tout montrer à la fois
battle-rules-behind = règles en jeu
battle-why = D’où viennent ces chances
battle-looks = tourné vers { $facing }
battle-way-end = vers { $cell }
battle-losses = Vie perdue, { $mean }
battle-luck-hint = La chance aux dés jusqu’ici : de combien de points sur cent ils ont relevé ou abaissé les chances de victoire de chaque camp, comptée comme dans l’analyse
battle-character = Tempérament : { $name }
battle-sheet-none = Montrez un combattant, ou appuyez sur { $key }.
battle-tempo-own = Vous { $speed }
battle-tempo-opponent = Adversaire { $speed }
battle-tool-opponent-speed = À quelle vitesse l’adversaire est montré ({ $key })
