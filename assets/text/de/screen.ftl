settings-percent = { $percent } %
settings-volume = Lautstärke
settings-silent = aus
settings-full-screen = Vollbild
settings-advice = Rat: die beste Antwort zuerst zeigen, Nutzloses einklappen
settings-free-actions = Nach jeder Freien Aktion fragen
settings-colour-blind = Farben für Farbenblinde
settings-presentation = Vorführung: größer, nichts neben der Karte
settings-calm = Weniger Bewegung: nichts gleitet oder stößt vor
tempo-once = 1×
tempo-twice = 2×
tempo-skip = sofort
help-title = Tasten, Maus und Gamepad
help-everywhere = Überall
help-choice = Im Kampf: was zu tun ist
help-sight = Im Kampf: was zu sehen ist
help-mouse = Mit der Maus wählt ein Klick, was unter dem Zeiger liegt.
help-close = Schließen
keys-change = Tasten ändern
keys-title = Die Tasten jedes Platzes
keys-hint = Eine Taste wählen und dann die neue drücken; { $back } lässt sie, wie sie ist. Pfeile, { key-enter }, { key-escape }, { key-tab } und Ziffern sind für alle gleich.
keys-seat = Platz { $seat }
keys-press = Jetzt die Taste für „{ $action }“ drücken …
keys-taken = { $key } gilt jetzt für „{ $action }“.
keys-swapped = { $key } galt für „{ $other }“ und gilt jetzt für „{ $action }“; die beiden haben die Tasten getauscht.
keys-fixed = { $key } gilt überall für „{ $other }“ und kann nicht für „{ $action }“ gelten.
keys-clash = auch für „{ $action }“
keys-reset = Standardtasten
keys-are-reset = Platz { $seat } hat wieder die Standardtasten.
setup-length = etwa { $rounds } Runden
setup-stronger = Hier soll die Seite „{ $side }“ stärker sein.
setup-not-counted = Für diese Regeln nicht gezählt: Wie oft jede Seite gewinnt, ist nicht bekannt.
setup-share = { $side } { $share } %
setup-counted = Aus { $fights } Kämpfen zwischen überlegten Computern: { $shares }
setup-no-levels = Im Ordner „levels“ liegt kein Szenario.
setup-broken = { $count ->
    [one] Ein Fehler: nicht spielbar
   *[other] { $count } Fehler: nicht spielbar
}
setup-fighters = { $count ->
    [one] ein Kämpfer
   *[other] { $count } Kämpfer
}
setup-gaps = Noch nicht gebaut, also ohne Wirkung:
setup-modules = wie voreingestellt
setup-changed = { $preset }, { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
setup-no-modules = Keine optionalen Regeln.
setup-heroes = Eigene Helden
setup-heroes-taken = Importiert
setup-heroes-hint = Einen Platz wählen, um zu ändern, wer dort kämpft: der Kämpfer des Szenarios, ein eigener Held oder niemand.
setup-heroes-none = Noch gibt es keine eigenen Helden. Die XML-Datei eines Helden der Helden-Software lässt sich auf diesen Bildschirm ziehen.
setup-place = { $number } · { $who }
setup-place-taken = { $number } · { $who }, anstelle von { $other }
setup-place-away = { $number } · { $who } bleibt fort
setup-single = Optionale Regeln
setup-single-hint = Jede Regel für sich an- und ausschalten ({ $key }).
single-title = Optionale Regeln
single-hint = Eine andere Voreinstellung, ein anderes Szenario oder Regelsystem setzt alle Schalter zurück.
single-back = Zurück zur Voreinstellung
single-base = Grundregeln
single-optional = Optional
single-expert = Experten
single-older = Aus älteren Büchern
single-fixed = immer an
single-changed = geändert
single-of-level = vom Szenario
single-on = an
single-off = aus
single-preset = { $preset }: { $state }
single-needed = Auch „{ $module }“ ist jetzt an, denn „{ $by }“ braucht es.
single-needs = Auch „{ $module }“ ist jetzt aus, denn es braucht „{ $by }“.
single-excludes = „{ $module }“ ist jetzt aus, denn es verträgt sich nicht mit „{ $by }“.
single-about-needs = Braucht: { $modules }
single-about-needed = Wird gebraucht von: { $modules }
single-about-excludes = Verträgt sich nicht mit: { $modules }
single-rules = { $count ->
    [0] Ändert Grundregeln
    [one] Eine Regel
   *[other] { $count } Regeln
}
single-replaces = Gilt nicht, solange diese Regel an ist
setup-compare = Regeln vergleichen
compare-title = Dieselbe Attacke nach jedem Regelsystem
compare-strikes = Angreifer
compare-is-struck = Ziel
compare-turn = Umgekehrt
compare-hint = Freies Feld, ausgeruht, Auge in Auge, mit der ersten Waffe. Was eine Wunde an späteren Attacken ändert, zählt bei der mittleren Zahl der Attacken nicht mit.
compare-losses = Punkte, die die Attacke kostet
compare-none = Diese Regeln kennen keine solche Attacke.
battle-pause = Pause
battle-go-on = Weiter
result-lost = Niederlage
result-no-foe-left = Kein Gegner ist mehr im Kampf.
result-draw-fallen = Niemand ist mehr im Kampf.
result-draw-late = Nach { $rounds } Runden hat niemand gewonnen.
result-dealt = Ausgeteilt
result-taken = Eingesteckt
result-life = Leben
result-dice = Würfel { $points }
result-dice-of-one = Würfel
result-seed = Startzahl { $seed }
result-again-seed = Dieselben Würfel noch einmal
result-next-level = Nächstes Szenario
result-review = Auswertung
result-turning-points = Wendepunkte
result-turning-points-hint = ein Klick führt in den Kampf
result-no-folder = Hier gibt es keinen Ordner für eigene Dateien.

## Noch einmal gefragt.

ask-give-up = Aufgeben?
ask-give-up-hint = Die ganze Seite streckt die Waffen. Für sie ist der Kampf vorbei.
ask-give-up-after-all = Waffen strecken
ask-fight-on = Weiterkämpfen
ask-leave = Den Kampf verlassen?
ask-leave-lesson = Die Lektion verlassen?
ask-stay = Bleiben
