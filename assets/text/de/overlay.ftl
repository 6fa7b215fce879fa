## Einblendungen der Karte: wie sie heißen und wie man mit ihnen umgeht. In Klammern stehen Variablen: ihre Namen bleiben.
overlay-reach = Reichweite der Bewegung
overlay-zones = Bewachte Felder
overlay-sight = Sichtlinie
overlay-cover = Deckung
overlay-light = Licht
overlay-arcs = Vorn, Flanken, hinten
overlay-room = Platz für die Waffe
overlay-distance = Waffenlängen
overlay-danger = Gefahren
overlay-ground = Höhen und Wasser
overlay-of = { $overlay }: { $name }
overlay-against = { $overlay }: { $name } gegen { $other }
overlay-from = { $overlay } von { $cell }
overlay-nothing = Nichts dergleichen auf der Karte.
overlay-off = Keine Einblendung
overlay-title = Einblendungen
overlay-tool = Einblendungen der Karte ({ $key })
overlay-hint = 1–9, 0: wählen · { $close }: schließen
overlay-route-struck = { $name } greift an bei { $cell }
overlay-route-struck-odds = { $name } greift an bei { $cell }: { $chance }
overlay-route-harm = verletzt bei { $cells }
overlay-route-other = { $key }: stattdessen { $cost } Schritt, angegriffen { $strikes ->
    [0] von niemandem
    [one] einmal
   *[other] { $strikes }-mal
 }
