### L’analyse d’un combat. Entre accolades, des variables : gardez leurs noms.

review-title = Analyse
review-view = Du point de vue de { $side }
review-course = Évolution des chances de victoire
review-round = Assaut { $round }
review-chance = { $percent } ± { $band }
review-points = { $points } points
review-sums = La part des décisions et celle de la chance
review-start = Au début
review-own = Vos décisions, comparées à celles d’un joueur prudent
review-foes = Les décisions des autres, comparées à celles d’un joueur prudent
review-luck = La chance aux dés
review-doubt = Sans attribution
review-give-or-take = { $points }, à ± { $band } près
review-end = À la fin
review-rating = { $count ->
    [0] Il n’y a eu aucune vraie décision.
    [one] Une vraie décision, { $points } points perdus : { $word }.
   *[other] { $count } vraies décisions, { $points } points perdus pour chacune en moyenne : { $word }.
}
review-rating-excellent = presque rien à redire
review-rating-good = bien décidé
review-rating-fair = il y avait mieux à faire
review-rating-weak = les dés ont dû sauver bien des choses
review-decisions = Les décisions les plus coûteuses
review-no-decisions = Aucune décision n’était nettement moins bonne qu’une autre.
review-decision = Assaut { $round }, { $name } : « { $given } » menait à { $chance }, « { $better } » à { $best }. { $mark }, { $points } points.
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Grosse erreur
review-throws = Les jets qui ont le plus compté
review-no-throws = Aucun jet n’a changé plus d’un point.
review-throw = Assaut { $round } : { $said } – { $points }
review-thrown = { $said } (probabilité { $chance })
review-other-dice = Plusieurs dés sont tombés.
review-back = Au résultat
review-progress = { $done } décisions sur { $all } ont été essayées
review-nothing = Il n’y avait rien à décider.
review-former = Le déroulement de la première fois
review-parting = Assaut { $round }, { $name } : « { $given } » ({ $chance }) au lieu de « { $before } » ({ $instead }).
review-try = Reprendre d’ici

## Conseils pendant un combat.

review-hint-heading = Ce que ferait l’ordinateur prévoyant, qui n’en sait pas plus que votre camp. Il joue d’avance ce qui peut suivre, sur { $rounds ->
    [one] un assaut
   *[other] { $rounds } assauts
} :
review-hint-only = Une seule réponse est sensée :
review-hint-none = Rien n’est demandé à quoi l’on puisse réfléchir.
review-hint-chance = chances de victoire { $chance } %, ± { $doubt } ({ $count ->
    [one] un essai
   *[other] { $count } essais
})
review-hint-answer = { $place }. { $answer }
review-hint-advised = { $place }. { $answer } (le conseil à première vue)
review-hint-progress = Essai des réponses : { $percent } %
