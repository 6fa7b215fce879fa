### Ein Kampf in Worten, für Fenster und Terminal. In Klammern stehen Variablen: Ihre Namen bleiben.

## Was geschieht.

words-fight-started = Der Kampf beginnt.
words-phase = Phase { $phase }
words-initiative = { $name }: Initiative { $value } (gewürfelt { $dice }).
words-announced = { $name } sagt an: { $plan }.
words-attacked = { $name } greift { $target } { $arc } mit { $thing } an, { $manoeuvre }: { $roll }
words-attacked-bare = { $name } greift { $target } { $arc } an, { $manoeuvre }: { $roll }
words-manoeuvred = { $name } gegen { $target }, { $manoeuvre }: { $roll }
words-defended = { $name } antwortet, { $means }: { $roll }
words-at-once = Gleichzeitig: { $names }.
words-undefended = { $name } wehrt nicht ab.
words-cannot-defend = { $name } kann nicht abwehren ({ $rule }).
words-roll = { $face } gegen { $goal }, { $outcome }.
words-roll-lucky = { $face } gegen { $goal }, der beste Wurf, { $outcome }.
words-roll-fumble = { $face } gegen { $goal }, der schlechteste Wurf, { $outcome }.
words-sum = { $face } { $modifier } = { $total } gegen { $goal }, { $outcome }.
words-sum-short = { $face } { $modifier } = { $total }/{ $goal }
words-pool = { $faces }: { $successes }, { $outcome }.
words-pool-lucky = { $faces }: { $successes }, der beste Wurf, { $outcome }.
words-pool-fumble = { $faces }: { $successes }, der schlechteste Wurf, { $outcome }.
words-successes = { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}
words-successes-of = { $successes ->
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}, nötig { $needed }
words-hit = getroffen
words-miss = verfehlt
words-warded = Abwehr gelungen
words-not-warded = Abwehr misslungen
words-struck = Der Treffer bei { $target } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $loss ->
    [one] 1 kommt
   *[other] { $loss } kommen
} durch.
words-harmed = { $target } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Schaden, { $loss ->
    [one] 1 kommt
   *[other] { $loss } kommen
} durch.
words-struck-graded = Der Treffer bei { $target } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Vorsprung { $margin }, { $degree }: × { $factor }, { $loss ->
    [one] 1 kommt
   *[other] { $loss } kommen
} durch.
words-value = { $name }: { $value } { $from } wird { $to } ({ $rule }).
words-wounded = { $name } erleidet { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
} und hat nun { $total }.
words-check-passed = { $name } besteht { $what } ({ $rolls }; übrig { $left }).
words-check-failed = { $name } scheitert an { $what } ({ $rolls }; übrig { $left }).
words-rolled = { $name } – { $what }: { $value } (gewürfelt { $dice }).
words-weighed = { $name }, { $what }: { $value }.
words-moved = { $name } geht nach { $cell }.
words-turned = { $name } dreht sich nach { $facing }.
words-lost = { $name } verliert: { $what } ({ $rule }).
words-given-up = { $name } verzichtet auf: { $what }.
words-refused = { $name }: nicht möglich. { $why }
words-sighted = { $side }: { $name } kommt auf { $cell } in Sicht.
words-out-of-sight = { $side }: { $name } ist außer Sicht, zuletzt gesehen auf { $cell }.
words-struck-at = Jemand greift { $name } ungesehen an.
words-strikes-out = { $name } greift jemanden außer Sicht an.
words-somebody = jemand
words-draw = Der Kampf endet unentschieden ({ $rule }).
words-won = Der Kampf ist vorbei. Gewonnen: { $side } ({ $rule }).

## Fragen und Antworten.

words-labelled = { $label }: { $said }
words-asked = { $name }: { $question }
words-asked-about = { $name }: { $question } ({ $about })
words-pass = Verzichten
words-stake = { $what }: { $points }
words-way = über { $cells }
words-way-struck = { $name } darf vorher angreifen: { $chance }
words-refusal-nothing-asked = Es ist nichts zu entscheiden.
words-refusal-not-yours = { $name } hat die Wahl.

## Zahlen mit ihren Gründen.

words-percent = { $percent } %
words-percent-exact = { $whole },{ $rest } %
words-tenths = { $whole },{ $tenth }
words-mean-loss = im Mittel { $points }
words-exchange = { $attacker } greift { $defender } mit { $weapon } an
words-compared-lands = Chance, dass die Attacke sitzt
words-compared-loss = Mittlerer Verlust
words-compared-out = Chance auf Kampfunfähigkeit
words-compared-blows = Attacken bis dahin im Mittel
words-compared-never = nie
words-compared-points = { $points } von { $life } Punkten
words-ledger-base = { $amount } { $rule } { $title }
words-ledger-base-caused = { $amount } { $cause } · { $rule } { $title }
words-ledger-line = { $amount } { $rule } { $title }
words-ledger-caused = { $amount } { $cause } · { $rule } { $title }
words-ledger-void = zählt nicht ({ $why }): { $amount } { $rule } { $title }
words-ledger-void-caused = zählt nicht ({ $why }): { $amount } { $cause } · { $rule } { $title }
words-ledger-sum = = { $amount }
words-cause-least = nicht weniger als { $number }
words-die = W{ $sides }: { $face }, höchstens { $goal }: { $outcome }
words-sum-result = W{ $sides }: { $face } { $modifier } = { $total }, mindestens { $goal }: { $outcome }
words-pool-throw = { $count }W{ $sides }, Erfolge ab { $least }: { $faces }
words-pool-result = { $successes }: { $outcome }
words-throw = { $count }W{ $sides }: { $faces }
words-forbidden = nicht möglich: { $what }: { $why }
words-grade = Vorsprung { $margin }, { $degree }: × { $factor }
words-behind = Regeln dahinter: { $rules }
words-outcome-lucky = der beste Wurf
words-outcome-success = gelungen
words-outcome-failure = misslungen
words-outcome-fumble = der schlechteste Wurf

## Richtungen.

words-facing-n = Norden
words-facing-ne = Nordosten
words-facing-e = Osten
words-facing-se = Südosten
words-facing-s = Süden
words-facing-sw = Südwesten
words-facing-w = Westen
words-facing-nw = Nordwesten

## Was ein Ort der Karte ist.

words-edge = { $thing } nach { $facing }
words-terrain-floor = Boden
words-terrain-stone = Pflaster
words-terrain-wood = Holzboden
words-terrain-grass = Gras
words-terrain-earth = Erde
words-terrain-sand = Sand
words-terrain-snow = Schnee
words-terrain-ice = Eis
words-terrain-rubble = Geröll
words-terrain-undergrowth = Unterholz
words-terrain-bog = Sumpf
words-terrain-water = Wasser
words-terrain-stairs = Treppe
words-terrain-pit = Grube
words-terrain-void = Leere
words-water-knee = knietief
words-water-waist = hüfttief
words-water-shoulder = schultertief
words-water-swimming = zu tief zum Stehen
words-thing-door-locked = verschlossene Tür
words-thing-door-open = offene Tür
words-thing-door-shut = geschlossene Tür
words-thing-solid = Mauer
words-thing-wall = Wand
words-thing-curtain = Vorhang
words-thing-drop = Abgrund
words-thing-bars = Gitter
words-thing-fence = Zaun
words-thing-window = Fenster
words-thing-pane = Glasscheibe
words-thing-slit = Schießscharte
words-thing-low-wall = niedrige Mauer
words-thing-table = Tisch
words-thing-barrel = Fass
words-thing-pillar = Pfeiler
words-thing-bodywork = Karosserie
words-thing-engine = Motorblock
words-thing-bush = Busch

## Was aus der Karte geworden ist.

words-ground-cells = { $count } Felder von { $first } bis { $last }
words-ground-coming = Am Ende von Runde { $round }: { $change }
words-ground-water-rises = Das Wasser steigt: { $cells }.
words-ground-water-falls = Das Wasser fällt: { $cells }.
words-ground-fire = Es brennt: { $cells }.
words-ground-fire-out = Das Feuer ist aus: { $cells }.
words-ground-burnt = Was dort stand, ist verbrannt: { $cells }.
words-ground-mist = Nebel breitet sich aus: { $cells }.
words-ground-clear = Der Nebel hat sich verzogen: { $cells }.
words-ground-light-day = Es ist taghell: { $cells }.
words-ground-light-dusk = Es dämmert: { $cells }.
words-ground-light-moon = Nur Mondlicht bleibt: { $cells }.
words-ground-light-stars = Nur Sternenlicht bleibt: { $cells }.
words-ground-light-dark = Es ist jetzt finster: { $cells }.
words-ground-collapse = Die Decke stürzt ein: { $cells }.
words-ground-overturned = Ein Tisch wird umgekippt: { $cells }.
words-ground-broken = Es geht in Stücke: { $cells }.
words-ground-lamp-lit = Ein Licht brennt: { $cells }.
words-ground-lamp-out = Ein Licht geht aus: { $cells }.

# Zeigen auf die Karte, das zu nichts führt
obstacle-nothing = Dort ist jetzt nichts zu tun
obstacle-far = Zu weit: { $cost } von { $most } Schritt
obstacle-no-way = Dorthin führt kein Weg
obstacle-solid = Dort kann niemand stehen
obstacle-taken = Dort steht schon jemand

# Warum bei einem Befehl nachgefragt wird
order-hurt = Nachgefragt: Der Kämpfer wurde verletzt
order-moved = Nachgefragt: Das Ziel steht nun woanders
order-gone = Nachgefragt: Das Ziel ist fort
order-closed = Nachgefragt: Das geht nicht mehr
order-guarded = Nachgefragt: Mehr Gegner bewachen nun den Weg
order-better = Nachgefragt: Etwas deutlich Besseres ist möglich
