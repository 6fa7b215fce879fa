### Wörter der Bildschirme und des Terminals. In Klammern stehen Variablen: Ihre Namen bleiben.

## Der Titel.

title-subtitle = Taktische Kämpfe nach den Regeln
title-new-fight = Neuer Kampf
title-lesson-one-blow = Lektion: Ein Hieb
title-resume = Kampf fortsetzen
title-load = Aufzeichnung laden
title-settings = Einstellungen
title-quit = Beenden
title-unofficial = Ein inoffizielles Werk ohne Verbindung zu einem Verlag

## Die Wahl des Kampfes.

setup-heading = Ein neuer Kampf
setup-level = Schauplatz
setup-side = Partei
setup-human = Mensch
setup-opponent = Gegner
setup-preset = Regeln
setup-preset-basic = Grundregeln
setup-preset-standard = Standard
setup-preset-expert = Experten
setup-seed = Startzahl
setup-seed-hint = Dieselbe Startzahl gibt dieselben Würfe.
setup-new-seed = Andere Startzahl
setup-practice = Übung: unbegrenzt zurücknehmen
setup-hand-over = Übergabekarte zwischen zwei Menschen
setup-start = Kampf beginnen
setup-back = Zurück

## Der Kampf.

battle-round-phase = Runde { $round } · Phase { $phase }
battle-undo = Zurücknehmen
battle-undo-refused = Seit deiner letzten Wahl sind Würfel gefallen: Sie gilt.
battle-speed = Tempo
battle-speed-skip = Überspringen
battle-dice = Würfel
battle-roll-at-most = höchstens
battle-hit-roll = trifft
battle-not-parried = nicht pariert
battle-lands = sitzt
battle-no-damage = kein Schaden
battle-luck-of = Glück { $side } { $points }
battle-hand-over = Übergeben an { $side }
battle-hand-over-ready = Bereit
battle-thinking = { $name } denkt nach.
battle-help = Tasten
battle-leave = Kampf verlassen
battle-leave-hint = Er ist bis hier aufgezeichnet und lässt sich fortsetzen.

## Werte, wie sie auf Bögen stehen.

battle-value-at = AT
battle-value-pa = PA
battle-value-ini = INI
battle-value-le = LE
battle-value-rs = RS
battle-value-be = BE

## Nach dem Kampf.

result-won = { $side } siegt
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
settings-sound = Ton
settings-on = An
settings-off = Aus
settings-done = Fertig

## Im Terminal.

cli-choose = Deine Wahl, 1 bis { $count }:
cli-not-a-choice = { $input } steht nicht zur Wahl.
cli-round = — Runde { $round } —
cli-saved = Der Kampf ist in { $file } aufgezeichnet.
cli-replay-same = Die Aufzeichnung ist geprüft: { $count ->
    [one] Eine Wahl führt
   *[other] Alle { $count } Entscheidungen führen
} zum aufgezeichneten Stand.
cli-replay-differs = Die Aufzeichnung weicht ab Entscheidung { $number } ab.
cli-check-clean = { $count ->
    [one] Eine Datei ist
   *[other] { $count } Dateien sind
} in Ordnung.
cli-check-broken = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} gefunden.
