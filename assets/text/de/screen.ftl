settings-percent = { $percent } %
settings-full-screen = Bildschirm füllen
settings-hand-over = Bildschirm verdecken, wenn zwei Leute den Platz tauschen
settings-colour-blind = Farben für farbenblinde Menschen
tempo-once = 1×
tempo-twice = 2×
tempo-skip = sofort
help-title = Tasten, Maus und Pad
help-everywhere = Überall
help-choice = Im Kampf: was zu tun ist
help-sight = Im Kampf: was zu sehen ist
help-mouse = Mit der Maus wird alles, was unter dem Zeiger liegt, durch einen Klick gewählt.
help-close = Schließen
setup-size = { $width } × { $height } Felder, { $fighters } Kämpfer
setup-no-levels = Im Ordner „levels“ liegt kein Szenario.
setup-broken = { $count ->
    [one] Ein Fehler: nicht spielbar
   *[other] { $count } Fehler: nicht spielbar
}
setup-fighters = { $count ->
    [one] ein Kämpfer
   *[other] { $count } Kämpfer
}
setup-gaps = In dieser Auswahl noch nicht gebaut:
setup-whole = Alle Regeln dieser Auswahl sind gebaut.
battle-pause = Pause
battle-go-on = Weiter
result-dealt = ausgeteilt
result-taken = eingesteckt
result-life = Leben
result-luck = Glück { $points }
result-seed = Startwert { $seed }
result-again-seed = Noch einmal mit denselben Würfeln
result-no-folder = Hier gibt es keinen Ordner für eigene Dateien.
