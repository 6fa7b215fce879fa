### Les mots du terminal. Entre accolades, des variables : gardez leurs noms.

## Jouer.

cli-help = Tapez le numéro d’une option ou le nom d’une case, par exemple c7. ? raisons du dernier jet · s fiche (s 2 : du combattant 2) · o calques de la carte (o light, o sight c7) · p c7 ce que ferait une case · n qui est proche, avec distance et direction (n light : un calque en liste) · l journal · m carte (m off : des listes à sa place ; m on) · w ce que ferait l’ordinateur ici, avec les chances de victoire de chaque réponse (w all : toutes celles qu’il essaie) · u annuler · f demander les actions libres ou non · h cette aide (h blessure : ce qu’en disent les règles) · q quitter, le combat est gardé.
cli-thought-chance = { " " }– { $chance }
cli-thought-why = { "    " }{ $why }
cli-free-on = Les actions libres seront demandées dès la prochaine annonce.
cli-free-off = Les actions libres ne seront plus demandées dès la prochaine annonce.
cli-free-none = Ces règles n’ont pas d’actions libres à demander.
cli-near-foe = { $name } (adversaire)
cli-near-friend = { $name }
cli-near-square = { $cell }, { $distance ->
    [one] une case
   *[other] { $distance } cases
} vers { $facing }
cli-near-here = { $cell }, ici
cli-near-nobody = Personne d’autre n’est sur la carte, pour autant que vous sachiez.
cli-seed = Graine { $seed }
cli-cells = ({ $count ->
    [one] une case
   *[other] { $count } cases
})
cli-which-cell = Quelle case ? (vide : retour)
cli-how-many = { $what }, de { $least } à { $most } ? (vide : retour)
cli-way = { $number }  { $way } ({ $cost } pas)
cli-which-way = Quel chemin, de 1 à { $count } ? (vide : retour)
cli-looks = tourné vers { $facing }
cli-life = vie { $now }/{ $most }
cli-wounds = { $wounds ->
    [0] aucune blessure
    [one] une blessure
   *[other] { $wounds } blessures
}
cli-ladder = Initiative (agit à) : { $rungs }
cli-weapon = l’arme
cli-no-roll = Aucun dé n’a encore été lancé.
cli-nobody = Personne ne porte ce signe. Il y a : { $signs }.
cli-undone = Votre dernier choix est annulé.

## Les signes de la carte.

cli-sign-wall = mur
cli-sign-door = porte fermée
cli-sign-open-door = porte ouverte
cli-sign-thing = obstacle
cli-sign-water = eau
cli-sign-rough = terrain difficile
cli-sign-reachable = à portée
cli-sign-fire = feu
cli-sign-item = un objet à terre
cli-floor = Au sol : { $things }
cli-sign-ghost = vu ici en dernier
cli-sign-remembered = déjà vu
cli-sign-unseen = jamais vu
cli-last-seen = vu en dernier en { $cell }, assaut { $round }
cli-hand-over = À { $side } de jouer. Envoyez une ligne vide une fois en place.

## Après un combat.

cli-undecided = Rien n’est encore décidé. En attente : { $question }
cli-hash = Assauts : { $rounds } · état { $hash }
cli-rounds = Assauts : { $rounds }

## Les enregistrements.

cli-replay-differs-at-start = L’enregistrement diffère dès le début : autres règles, autre niveau ou autre version.
cli-replay-refused = Le choix { $number } de l’enregistrement n’est pas permis.
cli-replay-same-by-chance = Non vérifié, bien que les choix ({ $count }) mènent aux états enregistrés.
cli-replay-changed = Modifié depuis l’enregistrement : { $what }.
cli-replay-unknown = Un enregistrement plus ancien : il ne contient pas cela ({ $what }) ; les changements y passent inaperçus.
matter-level = le niveau
matter-map = la carte
matter-people = les personnages
matter-gear = l’équipement
matter-rules = les règles

## Les chances et les combats en nombre.

cli-odds-losses = Vie perdue par cette attaque :
cli-compare-heading = { $level } ({ $folder }) : le combattant { $first } attaque le combattant { $second }
cli-compare-system = { $system } : { $exchange }
cli-compare-none = { $system } : aucune attaque de ce genre
cli-simulate-left = reste
cli-tournament-heading = { $folder } : { $count ->
    [one] un combat
   *[other] { $count } combats
} entre deux à deux des façons de jouer, les camps échangés une fois sur deux. 400 points de plus gagnent dix combats pour un perdu ; la moyenne est 0.
cli-column-policy = façon de jouer
cli-column-rating = cote
cli-column-draws = nuls
cli-column-fights = combats
cli-simulate-heading = { $level } ({ $folder }) : { $count ->
    [one] un combat
   *[other] { $count } combats
}, graines de { $first } à { $last } ; intervalles à 95 %
cli-simulate-rounds = Assauts : { $mean } en moyenne, { $longest } au plus
cli-simulate-pace = Inactifs : { $idle } de tous les assauts des combattants ; plus long arrêt : { $still } assauts ; combats allés jusqu’à l’assaut { $round } : { $dragged }
cli-simulate-swap = Un combat sur deux nomme les camps dans l’ordre inverse ; par place dans cet ordre et façon de jouer :
cli-column-side = camp
cli-column-place = place
cli-column-wins = victoires
cli-column-share = part
cli-column-interval = intervalle
cli-column-wounds = blessures
cli-column-fallen = hors de combat
cli-draws = sans vainqueur

## Les règles.

cli-rules-done = fait
cli-rules-partly = en partie
cli-rules-missing = manque
cli-rules-decided = décidée
cli-rules-looked-up = consultée
cli-rules-table = table
cli-rules-tests = { $count ->
    [0] aucun test
    [one] un test
   *[other] { $count } tests
}
cli-rules-sum = Fait : { $done } · en partie : { $partly } · manquant : { $missing }
cli-rules-sum-carried = Décidées : { $decided } · dans des tables : { $table } · seulement consultées : { $looked }
cli-rules-board = La carte
cli-rules-page-title = { $title } : toutes les règles
cli-rules-page-about = `klingentanz rules { $name } --markdown` a écrit cette page, et un test échoue quand elle n’est plus à jour. Une règle est faite quand un test la prouve et que son identifiant se trouve dans du code qui décide d’après elle, ou dans une table que les combats utilisent ligne par ligne. Une règle qui ne se trouve que dans du code qui parle des règles compte comme consultée, et comme faite en partie tout au plus. La dernière colonne nomme les fichiers des tests, avec leur nombre quand il y en a plusieurs.
cli-rules-page-columns = | Identifiant | Règle | Modules | État | Portée | Prouvée par |

## Mots des réponses.

cli-words-questions = Questions
cli-words-lists = Ce que `with` compte
cli-words-values = Valeurs
cli-words-states = États
cli-words-checks = Épreuves et jets
cli-words-deeds = Actions
cli-words-arcs = Côtés
cli-words-degrees = Ce que vaut un coup
cli-words-odds = Maillons de la chaîne des chances
cli-words-hints = Conseils
cli-words-points = Points annoncés
cli-words-stakes = `stakes` : { $points }
cli-words-stakes-or-none = `stakes` : { $points }, ou omis
cli-words-with = `with` compte la liste { $list }
cli-words-with-or-first = `with` compte la liste { $list }, omis : 0
cli-words-optional = peut avoir { $fields }
cli-words-page-title = { $title } : tous les mots
cli-words-page-about = `klingentanz words { $name } --markdown` a écrit cette page, et un test échoue quand elle n’est plus à jour. Les exemples emploient le combattant 2, la première chose de chaque liste et la case e7 ; ce qui est permis à un moment donné se trouve dans l’événement `asked` de `klingentanz run --json`.
cli-words-page-columns = | Mot | Sens | Répond à | Exemple | Règle |
cli-words-page-named = | Mot | Sens |
cli-review-sum = { $what } : { $amount }
cli-review-nothing = Rien à analyser : l’enregistrement ne contient aucune décision, ou l’analyse a été interrompue.
