### Un combat en mots, pour la fenêtre et le terminal. Entre accolades, des variables : gardez leurs noms.

## Ce qui se passe.

words-fight-started = Le combat commence.
words-phase = Phase { $phase }
words-initiative = { $name } : initiative { $value } (dés : { $dice }).
words-announced = { $name } annonce : { $plan }.
words-attacked = { $name } attaque { $target } { $arc } avec { $thing }, { $manoeuvre } : { $roll }
words-attacked-bare = { $name } attaque { $target } { $arc }, { $manoeuvre } : { $roll }
words-manoeuvred = { $name } face à { $target }, { $manoeuvre } : { $roll }
words-defended = { $name } répond, { $means } : { $roll }
words-at-once = En même temps : { $names }.
words-undefended = { $name } ne se défend pas.
words-cannot-defend = { $name } ne peut pas se défendre ({ $rule }).
words-roll = { $face } contre { $goal }, { $outcome }.
words-roll-lucky = { $face } contre { $goal }, le meilleur jet, { $outcome }.
words-roll-fumble = { $face } contre { $goal }, le pire jet, { $outcome }.
words-sum = { $face } { $modifier } = { $total } contre { $goal }, { $outcome }.
words-sum-short = { $face } { $modifier } = { $total }/{ $goal }
words-pool = { $faces } : { $successes }, { $outcome }.
words-pool-lucky = { $faces } : { $successes }, le meilleur jet, { $outcome }.
words-pool-fumble = { $faces } : { $successes }, le pire jet, { $outcome }.
words-successes = { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
}
words-successes-of = { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
}, requis { $needed }
words-hit = touché
words-miss = manqué
words-warded = défense réussie
words-not-warded = défense ratée
words-struck = Le coup sur { $target } fait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dont { $loss ->
    [one] { $loss } passe
   *[other] { $loss } passent
}.
words-harmed = { $target } subit { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dégâts, dont { $loss ->
    [one] { $loss } passe
   *[other] { $loss } passent
}.
words-struck-graded = Le coup sur { $target } fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; marge { $margin }, { $degree } : × { $factor }, { $loss ->
    [one] { $loss } passe
   *[other] { $loss } passent
}.
words-value = { $name } : { $value } { $from } devient { $to } ({ $rule }).
words-wounded = { $name } reçoit { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} et en a maintenant { $total }.
words-check-passed = { $name } réussit { $what } ({ $rolls } ; reste { $left }).
words-check-failed = { $name } rate { $what } ({ $rolls } ; reste { $left }).
words-rolled = { $name } – { $what } : { $value } (dés : { $dice }).
words-weighed = { $name }, { $what } : { $value }.
words-moved = { $name } va en { $cell }.
words-turned = { $name } se tourne vers { $facing }.
words-lost = { $name } perd : { $what } ({ $rule }).
words-given-up = { $name } renonce à : { $what }.
words-refused = { $name } : impossible. { $why }
words-sighted = { $side } : { $name } apparaît en { $cell }.
words-out-of-sight = { $side } : { $name } est hors de vue, vu en dernier en { $cell }.
words-struck-at = Quelqu’un d’invisible attaque { $name }.
words-strikes-out = { $name } attaque quelqu’un hors de vue.
words-somebody = quelqu’un
words-draw = Le combat se termine sans vainqueur ({ $rule }).
words-won = Le combat est fini. Victoire : { $side } ({ $rule }).

## Questions et réponses.

words-labelled = { $label } : { $said }
words-asked = { $name } : { $question }
words-asked-about = { $name } : { $question } ({ $about })
words-pass = Passer
words-stake = { $what } : { $points }
words-way = par { $cells }
words-way-struck = { $name } peut attaquer avant : { $chance }
words-refusal-nothing-asked = Rien n’est demandé.
words-refusal-not-yours = C’est à { $name } de choisir.

## Les nombres et leurs raisons.

words-percent = { $percent } %
words-percent-exact = { $whole },{ $rest } %
words-tenths = { $whole },{ $tenth }
words-mean-loss = perte moyenne { $points }
words-exchange = { $attacker } attaque { $defender } avec { $weapon }
words-compared-lands = Chance que l’attaque porte
words-compared-loss = Perte moyenne
words-compared-out = Chance de mettre hors de combat
words-compared-blows = Attaques nécessaires en moyenne
words-compared-never = jamais
words-compared-points = { $points } sur { $life } points
words-ledger-base = { $amount } { $rule } { $title }
words-ledger-base-caused = { $amount } { $cause } · { $rule } { $title }
words-ledger-line = { $amount } { $rule } { $title }
words-ledger-caused = { $amount } { $cause } · { $rule } { $title }
words-ledger-void = ne compte pas ({ $why }) : { $amount } { $rule } { $title }
words-ledger-void-caused = ne compte pas ({ $why }) : { $amount } { $cause } · { $rule } { $title }
words-ledger-sum = = { $amount }
words-cause-least = pas moins de { $number }
words-die = D{ $sides } : { $face }, au plus { $goal } : { $outcome }
words-sum-result = D{ $sides } : { $face } { $modifier } = { $total }, au moins { $goal } : { $outcome }
words-pool-throw = { $count }D{ $sides }, succès à partir de { $least } : { $faces }
words-pool-result = { $successes } : { $outcome }
words-throw = { $count }D{ $sides } : { $faces }
words-forbidden = impossible : { $what } : { $why }
words-grade = marge { $margin }, { $degree } : × { $factor }
words-behind = règles en jeu : { $rules }
words-outcome-lucky = le meilleur jet
words-outcome-success = réussi
words-outcome-failure = raté
words-outcome-fumble = le pire jet

## Les directions.

words-facing-n = le nord
words-facing-ne = le nord-est
words-facing-e = l’est
words-facing-se = le sud-est
words-facing-s = le sud
words-facing-sw = le sud-ouest
words-facing-w = l’ouest
words-facing-nw = le nord-ouest

## Ce qu’est un lieu de la carte.

words-edge = { $thing } vers { $facing }
words-terrain-floor = sol
words-terrain-stone = pavés
words-terrain-wood = plancher
words-terrain-grass = herbe
words-terrain-earth = terre
words-terrain-sand = sable
words-terrain-snow = neige
words-terrain-ice = glace
words-terrain-rubble = gravats
words-terrain-undergrowth = sous-bois
words-terrain-bog = marais
words-terrain-water = eau
words-terrain-stairs = escalier
words-terrain-pit = fosse
words-terrain-void = vide
words-water-knee = jusqu’aux genoux
words-water-waist = jusqu’à la taille
words-water-shoulder = jusqu’aux épaules
words-water-swimming = on n’y a pas pied
words-thing-door-locked = porte verrouillée
words-thing-door-open = porte ouverte
words-thing-door-shut = porte fermée
words-thing-solid = mur
words-thing-wall = mur
words-thing-curtain = rideau
words-thing-drop = à-pic
words-thing-bars = grille
words-thing-fence = clôture
words-thing-window = fenêtre
words-thing-pane = vitre
words-thing-slit = meurtrière
words-thing-low-wall = muret
words-thing-table = table
words-thing-barrel = tonneau
words-thing-pillar = pilier
words-thing-bodywork = carrosserie
words-thing-engine = bloc moteur
words-thing-bush = buisson

## Ce que la carte est devenue.

words-ground-cells = { $count } cases de { $first } à { $last }
words-ground-coming = À la fin de l’assaut { $round } : { $change }
words-ground-water-rises = L’eau monte : { $cells }.
words-ground-water-falls = L’eau baisse : { $cells }.
words-ground-fire = Le feu brûle : { $cells }.
words-ground-fire-out = Le feu est éteint : { $cells }.
words-ground-burnt = Ce qui se trouvait là a brûlé : { $cells }.
words-ground-mist = La brume s’étend : { $cells }.
words-ground-clear = La brume s’est dissipée : { $cells }.
words-ground-light-day = Il fait clair comme en plein jour : { $cells }.
words-ground-light-dusk = La pénombre tombe : { $cells }.
words-ground-light-moon = Il ne reste que le clair de lune : { $cells }.
words-ground-light-stars = Il ne reste que la lumière des étoiles : { $cells }.
words-ground-light-dark = Il fait maintenant nuit noire : { $cells }.
words-ground-collapse = Le plafond s’effondre : { $cells }.
words-ground-overturned = Une table est renversée : { $cells }.
words-ground-broken = Il vole en éclats : { $cells }.
words-ground-lamp-lit = Une lumière brûle : { $cells }.
words-ground-lamp-out = Une lumière s’éteint : { $cells }.

# Désigner sur la carte ce qui ne mène à rien
obstacle-nothing = Il n’y a rien à faire là pour l’instant
obstacle-far = Trop loin : { $cost } pas sur { $most }
obstacle-no-way = Aucun chemin n’y mène
obstacle-solid = Personne ne peut s’y tenir
obstacle-taken = Quelqu’un s’y tient déjà

# Pourquoi un ordre est redemandé
order-hurt = Redemandé : le combattant a été blessé
order-moved = Redemandé : la cible s’est déplacée
order-gone = Redemandé : la cible n’est plus là
order-closed = Redemandé : ce n’est plus possible
order-guarded = Redemandé : davantage d’adversaires gardent le chemin
order-better = Redemandé : il y a nettement mieux à faire
