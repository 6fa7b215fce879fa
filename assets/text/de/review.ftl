### Die Auswertung eines Kampfes. In geschweiften Klammern stehen Variablen: ihre Namen bleiben.

review-title = Auswertung
review-view = Aus der Sicht von { $side }
review-course = Wie die Siegchance verlief
review-round = Runde { $round }
review-chance = { $percent } ± { $band }
review-points = { $points } Punkte
review-sums = Was Entscheidung war und was Glück
review-start = Am Anfang
review-own = Eigene Entscheidungen, verglichen mit einem umsichtigen Spieler
review-foes = Entscheidungen der anderen, verglichen mit einem umsichtigen Spieler
review-luck = Würfelglück
review-doubt = Nicht zugeordnet
review-give-or-take = { $points }, innerhalb von ± { $band }
review-end = Am Ende
review-rating = { $count ->
    [0] Es gab keine echte Entscheidung.
    [one] Eine echte Entscheidung, { $points } Punkte verschenkt: { $word }.
   *[other] { $count } echte Entscheidungen, im Schnitt je { $points } Punkte verschenkt: { $word }.
}
review-rating-excellent = kaum zu verbessern
review-rating-good = gut entschieden
review-rating-fair = da war mehr drin
review-rating-weak = die Würfel mussten viel retten
review-decisions = Die teuersten Entscheidungen
review-no-decisions = Keine Entscheidung war klar schlechter als eine andere.
review-decision = Runde { $round }, { $name }: „{ $given }“ führte zu { $chance }, „{ $better }“ zu { $best }. { $mark }, { $points } Punkte.
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler
review-throws = Die wichtigsten Würfe
review-no-throws = Kein Wurf änderte mehr als einen Punkt.
review-throw = Runde { $round }: { $said } – { $points }
review-thrown = { $said } (Chance { $chance })
review-other-dice = Mehrere Würfel fielen.
review-back = Zum Ergebnis
review-progress = { $done } von { $all } Entscheidungen sind durchgespielt
review-nothing = Es gab nichts zu entscheiden.
review-former = Wie es beim ersten Mal verlief
review-parting = Kampfrunde { $round }, { $name }: „{ $given }“ ({ $chance }) statt „{ $before }“ ({ $instead }).
review-try = Von hier an kämpfen

## Hinweise, während ein Kampf läuft.

review-hint-heading = Was der vorausschauende Computer täte, der nicht mehr weiß als deine Seite. Er spielt aus, was folgen kann, { $rounds ->
    [one] eine Kampfrunde
   *[other] { $rounds } Kampfrunden
} weit:
review-hint-only = Es gibt nur eine vernünftige Antwort:
review-hint-none = Niemand wird etwas gefragt, worüber sich nachdenken ließe.
review-hint-chance = Siegchance { $chance } %, ± { $doubt } ({ $count ->
    [one] ein Versuch
   *[other] { $count } Versuche
})
review-hint-answer = { $place }. { $answer }
review-hint-advised = { $place }. { $answer } (der Rat auf den ersten Blick)
review-hint-progress = Die Antworten werden ausprobiert: { $percent } %
