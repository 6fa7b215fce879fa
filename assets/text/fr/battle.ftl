## L'écran de combat
battle-round = Assaut { $round }
battle-phase = phase { $phase }
battle-tool-skip = Tout montrer d'un coup
battle-tool-speed = Vitesse de l'affichage
battle-tool-fit = Voir toute la carte
battle-over = Le combat est terminé
battle-goes-on = Le combat continue …
battle-keys = Tab suivante · Entrée choisir · U annuler · H passer la main
battle-percent = { $number } %
battle-mean-loss = Ø { $points } EV
battle-way = { $cost } sur { $most } pas
battle-refused-nothing = Rien n'est demandé pour l'instant.
battle-refused-other = C'est à quelqu'un d'autre de choisir.
battle-refused-rule = { $rule } l'interdit.
battle-facing-n = vers le nord
battle-facing-ne = vers le nord-est
battle-facing-e = vers l'est
battle-facing-se = vers le sud-est
battle-facing-s = vers le sud
battle-facing-sw = vers le sud-ouest
battle-facing-w = vers l'ouest
battle-facing-nw = vers le nord-ouest

## Mots qui montent d'un pion
battle-word-lucky = heureux !
battle-word-fumble = maladresse !
battle-word-missed = manqué
battle-word-parried = paré
battle-word-hit = touché { $points }
battle-word-armour = l'armure tient
battle-word-wound = { $wounds ->
    [one] blessure
   *[other] { $wounds } blessures
 }

## Table de dés
battle-dice-table = Table de dés
battle-dice-none = Aucun dé n'est encore tombé.
battle-outcome-lucky = { $face } : heureux
battle-outcome-success = { $face } ≤ { $target } : réussi
battle-outcome-failure = { $face } > { $target } : raté
battle-outcome-fumble = { $face } : maladresse
battle-at-most = au plus
battle-points = points
battle-loss = perte
battle-loses = { $points } EV perdus
battle-title-attack = { $who } attaque { $foe }
battle-title-roll = { $who } : { $what }
battle-title-damage = Dégâts à { $who }
battle-title-initiative = { $who } : initiative

## Fiche
battle-sheet = Combattant
battle-wounds = { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
 }

## Journal et frise
battle-log = Journal
battle-luck = chance
battle-timeline = frise · glisser pour revenir en arrière
battle-log-attacks = { $how } contre { $foe }
battle-log-struck = subit { $points }, perd { $loss } EV
battle-log-initiative = initiative { $value }
battle-log-announces = annonce : { $plan }
battle-log-undefended = ne se défend pas
battle-log-value = { $value } { $from } → { $to }
battle-log-wounded = { $wounds ->
    [one] est blessé ({ $total } à présent)
   *[other] reçoit { $wounds } blessures ({ $total } à présent)
 }
battle-log-state-on = à présent : { $state }
battle-log-state-off = n'est plus : { $state }
battle-log-turns = se tourne { $where }
battle-log-moves = se déplace
battle-log-forgone = renonce : { $what }
battle-codex-close = Fermer
