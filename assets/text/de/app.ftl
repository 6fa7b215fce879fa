### Wörter der Bildschirme und des Terminals. In Klammern stehen Variablen: Ihre Namen bleiben.

## Der Titel.

title-subtitle = Taktische Kämpfe nach den Regeln
title-new-fight = Spielen
title-straight = Gleich in einen Kampf
title-first-lesson = Die erste Lektion: Ein Hieb
title-lesson-one-blow = Lektion: Ein Hieb
title-resume = Kampf fortsetzen
title-load = Aufzeichnung laden
title-load-path = Der Pfad einer anderen Aufzeichnung; oder die Datei auf dieses Fenster ziehen.
title-load-open = Öffnen
title-load-none = Noch ist kein Kampf aufgezeichnet.
title-load-broken = nicht lesbar
title-load-folder = Die Kämpfe liegen in { $folder }: die letzten dreißig und die gespeicherten.
title-recorded-over = beendet
title-recorded = { $level } · { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
notice-title = Das geht nicht
title-settings = Einstellungen
title-quit = Beenden
title-unofficial = Ein inoffizielles Werk ohne Verbindung zu einem Verlag

## Die Wahl des Kampfes.

setup-heading = Ein neuer Kampf
setup-level = Szenario
setup-human = Mensch
setup-opponent = Computer
setup-novice = Anfänger
setup-novice-hint = Wie „überlegt“, verschätzt sich aber bei jeder Antwort um bis zu zwölf Punkte Lebensenergie. Würfel und Wissen sind dieselben.
setup-easy = leicht
setup-easy-hint = Wie „überlegt“, verschätzt sich aber um bis zu sechs Punkte Lebensenergie. Würfel und Wissen sind dieselben.
setup-fair = mittel
setup-fair-hint = Wie „überlegt“, verschätzt sich aber um bis zu anderthalb Punkte Lebensenergie. Würfel und Wissen sind dieselben.
setup-thinking = überlegt
setup-thinking-hint = Rechnet mit den genauen Chancen eine Entscheidung voraus.
setup-deep = vorausschauend
setup-deep-hint = Spielt aus, was auf seine Antworten folgen kann, zwei Kampfrunden weit, und weiß dabei nicht mehr als seine Seite.
setup-hasty = hastig
setup-hasty-hint = Nimmt das erste Vernünftige, ohne die Chancen abzuwägen.
setup-preset = Regeln
setup-preset-basic = Basis
setup-preset-standard = Standard
setup-preset-expert = Experten
setup-seed = Startzahl
setup-seed-hint = Dieselbe Startzahl gibt dieselben Würfe.
setup-new-seed = Andere Startzahl
setup-practice = Übung: unbegrenzt zurücknehmen
setup-people = Mehrere Spieler an diesem Bildschirm
setup-people-hint = Wer welchen Kämpfer führt, nach der Nummer des Platzes. Ab zwei Gamepads gehört das erste zu Platz 1, das zweite zu Platz 2 und so weiter; ein einziges geht von Hand zu Hand.
setup-people-hidden = Versteckter Kämpfer { $number }
setup-people-done = Fertig
setup-start = Kämpfen!
setup-back = Zurück

## Der Kampf.

undo-nothing = Es gibt nichts zurückzunehmen.
undo-dice = Seit der letzten Wahl wurde gewürfelt; sie lässt sich nicht zurücknehmen.
undo-seen = Seit der letzten Wahl ist etwas in Sicht gekommen; sie lässt sich nicht zurücknehmen.
undo-other = Die letzte Wahl war nicht die der eigenen Seite; sie lässt sich nicht zurücknehmen.
undo-lost = Der Kampf lässt sich nicht neu aufbauen: Sein Szenario hat sich geändert.
battle-hand-over = Übergabe an { $side }
battle-hand-over-ready = Bereit
battle-at-turn = { $side } ist an der Reihe
battle-turn = { $side }, Platz { $seat }
battle-since = Seit dem letzten Blick
battle-since-more = { $count ->
    [one] Eine ältere Zeile steht im Protokoll.
   *[other] { $count } ältere Zeilen stehen im Protokoll.
}
battle-help = Tasten
battle-leave = Kampf verlassen
battle-leave-hint = Der Kampf ist bis hierher aufgezeichnet und lässt sich fortsetzen.

## Nach dem Kampf.

result-won = Sieg: { $side }
result-draw = Unentschieden
result-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
result-hits = Treffer
result-wounds = Wunden
result-fallen = Kampfunfähig
result-save = Aufzeichnung speichern
result-saved = Gespeichert als { $file }
result-again = Noch einmal
result-title = Zum Titel

## Einstellungen.

settings-heading = Einstellungen
settings-language = Sprache
settings-language-en = English
settings-language-de = Deutsch
settings-language-fr = Français
settings-own-speed = Tempo der eigenen Züge
settings-opponent-speed = Tempo der gegnerischen Züge
settings-text-size = Schriftgröße
settings-done = Fertig

## Im Terminal.

cli-choose = Auswahl, 1 bis { $count }:
cli-not-a-choice = { $input } steht nicht zur Wahl.
cli-round = — Runde { $round } —
cli-saved = Der Kampf ist in { $file } aufgezeichnet.
cli-shelf-empty = In { $folder } ist kein Kampf aufgezeichnet.
cli-shelf-broken = nicht lesbar
cli-shelf-open = { $level }, { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
cli-shelf-over = { $level }, { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}, beendet
cli-replay-same = Die Aufzeichnung ist geprüft: { $count ->
    [one] Eine Entscheidung führt
   *[other] Alle { $count } Entscheidungen führen
} zum aufgezeichneten Stand.
cli-replay-same-side = Nachgespielt wie aufgezeichnet.
cli-replay-differs = Die Aufzeichnung weicht von Entscheidung { $number } an ab.
cli-check-clean = { $count ->
    [one] Eine Datei ist
   *[other] { $count } Dateien sind
} in Ordnung.
cli-check-broken = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} gefunden.
