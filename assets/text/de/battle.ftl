## Der Kampfbildschirm
battle-round = Runde { $round }
battle-phase = Phase { $phase }
battle-tool-skip = Alles sofort zeigen
battle-tool-speed = Geschwindigkeit der Darstellung
battle-tool-fit = Ganze Karte zeigen
battle-over = Der Kampf ist vorbei
battle-goes-on = Der Kampf geht weiter …
battle-keys = Tab weiter · Enter wählen · U zurück · H übergeben
battle-percent = { $number } %
battle-mean-loss = Ø { $points } LE
battle-way = { $cost } von { $most } Schritt
battle-refused-nothing = Gerade ist nichts gefragt.
battle-refused-other = Jemand anderes muss wählen.
battle-refused-rule = { $rule } verbietet es.
battle-facing-n = nach Norden
battle-facing-ne = nach Nordosten
battle-facing-e = nach Osten
battle-facing-se = nach Südosten
battle-facing-s = nach Süden
battle-facing-sw = nach Südwesten
battle-facing-w = nach Westen
battle-facing-nw = nach Nordwesten

## Worte, die über einer Figur aufsteigen
battle-word-lucky = glücklich!
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
battle-dice-table = Würfeltisch
battle-dice-none = Noch ist kein Würfel gefallen.
battle-outcome-lucky = { $face }: glücklich
battle-outcome-success = { $face } ≤ { $target }: gelungen
battle-outcome-failure = { $face } > { $target }: misslungen
battle-outcome-fumble = { $face }: Patzer
battle-at-most = höchstens
battle-points = Trefferpunkte
battle-loss = Verlust
battle-loses = { $points } LE verloren
battle-title-attack = { $who } greift { $foe } an
battle-title-roll = { $who }: { $what }
battle-title-damage = Schaden an { $who }
battle-title-initiative = { $who }: Initiative

## Bogen
battle-sheet = Figur
battle-wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
 }

## Verlauf und Zeitleiste
battle-log = Verlauf
battle-luck = Glück
battle-timeline = Zeitleiste · ziehen, um zurückzublicken
battle-log-attacks = { $how } gegen { $foe }
battle-log-struck = { $points } TP, verliert { $loss } LE
battle-log-initiative = Initiative { $value }
battle-log-announces = sagt an: { $plan }
battle-log-undefended = wehrt nicht ab
battle-log-value = { $value } { $from } → { $to }
battle-log-wounded = { $wounds ->
    [one] ist verwundet (jetzt { $total })
   *[other] erhält { $wounds } Wunden (jetzt { $total })
 }
battle-log-state-on = ist jetzt { $state }
battle-log-state-off = ist nicht mehr { $state }
battle-log-turns = dreht sich { $where }
battle-log-moves = bewegt sich
battle-log-forgone = verzichtet: { $what }
battle-codex-close = Schließen
