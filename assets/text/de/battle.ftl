## Der Kampfbildschirm
battle-round = Runde { $round }
battle-phase = Phase { $phase }
battle-map = Karte
battle-name-hint = Was tätest du?
battle-name-skip = Alles sofort zeigen
battle-name-overlays = Einblendungen der Karte
battle-name-fit = Ganze Karte zeigen
battle-name-column = Rechte Spalte
battle-tool-skip = Alles sofort zeigen ({ $key })
battle-tool-speed = Wie schnell die eigene Seite gezeigt wird ({ $key })
battle-tool-free-actions = Von der nächsten Ansage an nach jeder Freien Aktion fragen oder nur, wo eine nützt ({ $key })
battle-free-actions-asked = Freie Aktionen: jede
battle-free-actions-not-asked = Freie Aktionen: wo nützlich
battle-tool-together = Dieselbe Ansage für alle eigenen Kämpfer, die noch nichts angesagt haben, oder für jeden einzeln ({ $key })
battle-together = Ansage: alle zugleich
battle-each = Ansage: einzeln
battle-tool-hint = Was tätest du? Der Computer probiert die Antworten aus und nennt die besten ({ $key })
battle-tool-fit = Ganze Karte zeigen
battle-tool-column = Rechte Spalte ein- oder ausklappen ({ $key })
battle-tool-eyes = Wessen Sicht auf den Kampf gezeigt wird: die einer Seite oder die aller
battle-eyes = Sicht: { $side }
battle-eyes-all = Sicht: alle
battle-over = Der Kampf ist vorbei
battle-thinking = { $name } überlegt: { $percent } %
battle-thinking-somebody = Der Computer überlegt: { $percent } %
battle-goes-on = Der Kampf geht weiter …
battle-group-fight = Kämpfen
battle-group-move-fight = Bewegen und kämpfen
battle-group-move = Bewegen
battle-group-defend = Abwehren
battle-group-other = Anderes
battle-takes = { $take }: wählen
battle-more = { $count } weitere …
battle-idle = bringt jetzt nichts: { $why }
battle-best = Die beste Antwort nach dem Urteil des Computers und dem Wissen der eigenen Seite
battle-keys = { $take }: wählen · { $why }: Gründe · { $undo }: zurück
battle-way = { $cost } von { $most } Schritt
battle-paces = { $cost } Schritt

## Worte, die über einer Figur aufsteigen
battle-word-lucky = Glückstreffer!
battle-word-fumble = Patzer!
battle-word-missed = verfehlt
battle-word-parried = abgewehrt
battle-word-hit = Treffer { $points }
battle-word-armour = Rüstung hält
battle-word-wound = { $wounds ->
    [one] Wunde
   *[other] { $wounds } Wunden
 }

## Würfeltisch
battle-dice-table = Würfel und Gründe
battle-dice-none = Noch ist kein Würfel gefallen.
battle-points = Trefferpunkte
battle-spendable = Punkte zum Ausgleichen
battle-sum = Summe
battle-loss = Verlust

## Bogen
battle-sheet = Kämpfer
battle-wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
 }

## Protokoll und Zeitleiste
battle-log = Protokoll
battle-last-seen = Runde { $round }
battle-luck = Glück
battle-timeline = Zeitleiste · zum Zurückblicken ziehen
battle-log-newest = Neueste

## Rückblick
# moment: Runde und Phase, die zu sehen sind.
battle-looks-back = Rückblick: { $moment }
battle-look-no-choice = Rückblick: hier gibt es nichts zu wählen
battle-look-now = Zurück zum Jetzt ({ $key })
battle-look-result = Zurück zum Ergebnis ({ $key })
battle-look-back = Ein Schritt zurück ({ $key })
battle-look-on = Ein Schritt vor ({ $key })
battle-codex-close = Schließen

## Marken, Fähnchen und Hinweise
battle-before = Vor dem Kampf
# Beside a fighter who has slid down the ladder: the last of several rules that took initiative.
battle-loss-among-others = { $rule } u. a.
battle-keys-plain = { $take }: wählen · { $next }: nächster Kämpfer · { $undo }: zurück
battle-keys-way = { $less } { $more }: Blickrichtung · { $take }: gehen · { $undo }: zurück
battle-keys-stakes = { $less } { $more }: Punkte · { $why }: Gründe · { $take }: wählen
battle-keys-turn = { $less } { $more }: Richtung · { $take }: drehen
battle-keys-taught = { $take }: wählen · { $why }: Gründe
battle-keys-idle = { $all }: alles sofort zeigen
battle-rules-behind = Regeln dahinter
battle-why = Woher diese Chancen kommen
battle-looks = Blick nach { $facing }
battle-way-end = nach { $cell }
battle-losses = Lebensverlust, { $mean }
battle-luck-hint = Würfelglück bis jetzt: um wie viele Prozentpunkte die Würfel die Siegchance jeder Seite gehoben oder gesenkt haben, gezählt wie in der Auswertung
battle-character = Kampfweise: { $name }
battle-sheet-none = Auf einen Kämpfer zeigen oder { $key } drücken.
battle-tempo-own = Eigene { $speed }
battle-tempo-opponent = Gegner { $speed }
battle-tool-opponent-speed = Wie schnell der Gegner gezeigt wird ({ $key })
