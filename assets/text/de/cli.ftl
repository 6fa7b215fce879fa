### Wörter des Terminals. In Klammern stehen Variablen: Ihre Namen bleiben.

## Spielen.

cli-help = Einzugeben ist die Nummer einer Möglichkeit oder der Name eines Feldes wie c7. ? Gründe des letzten Wurfs · s Bogen (s 2: von Kämpfer 2) · o Einblendungen der Karte (o light, o sight c7) · p c7 was ein Feld bewirkt · n wer in der Nähe ist, mit Abstand und Richtung (n light: eine Einblendung als Liste) · l Protokoll · m Karte (m off: stattdessen Listen; m on) · w was der Computer hier täte, mit der Siegchance jeder Antwort (w all: alles, was er erprobt) · u zurücknehmen · f nach Freien Aktionen fragen oder nicht · h diese Hilfe (h Wunde: was die Regeln dazu sagen) · q verlassen, der Kampf bleibt erhalten.
cli-thought-chance = { " " }– { $chance }
cli-thought-why = { "    " }{ $why }
cli-free-on = Ab der nächsten Ansage wird nach Freien Aktionen gefragt.
cli-free-off = Ab der nächsten Ansage wird nicht nach Freien Aktionen gefragt.
cli-free-none = Diese Regeln kennen keine Freien Aktionen, nach denen sich fragen ließe.
cli-near-foe = { $name } (Gegner)
cli-near-friend = { $name }
cli-near-square = { $cell }, { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} nach { $facing }
cli-near-here = { $cell }, hier
cli-near-nobody = Sonst ist niemand auf der Karte, soweit bekannt.
cli-seed = Startzahl { $seed }
cli-cells = ({ $count ->
    [one] ein Feld
   *[other] { $count } Felder
})
cli-which-cell = Welches Feld? (leer: zurück)
cli-how-many = { $what }, { $least } bis { $most }? (leer: zurück)
cli-way = { $number }  { $way } ({ $cost } Schritt)
cli-which-way = Welcher Weg, 1 bis { $count }? (leer: zurück)
cli-looks = blickt nach { $facing }
cli-life = Leben { $now }/{ $most }
cli-wounds = { $wounds ->
    [0] keine Wunde
    [one] eine Wunde
   *[other] { $wounds } Wunden
}
cli-ladder = Initiative (handelt bei): { $rungs }
cli-weapon = der Waffe
cli-no-roll = Noch ist kein Würfel gefallen.
cli-nobody = Niemand trägt dieses Zeichen. Es gibt: { $signs }.
cli-undone = Die letzte Wahl ist zurückgenommen.

## Zeichen der Karte.

cli-sign-wall = Wand
cli-sign-door = Tür, zu
cli-sign-open-door = Tür, offen
cli-sign-thing = Hindernis
cli-sign-water = Wasser
cli-sign-rough = schwieriges Gelände
cli-sign-reachable = erreichbar
cli-sign-fire = Feuer
cli-sign-item = dort liegt etwas
cli-floor = Am Boden: { $things }
cli-sign-ghost = zuletzt hier gesehen
cli-sign-remembered = früher gesehen
cli-sign-unseen = nie gesehen
cli-last-seen = zuletzt gesehen auf { $cell } in Runde { $round }
cli-hand-over = Jetzt spielt { $side }. Wer hier sitzt, schickt eine leere Zeile ab.

## Nach einem Kampf.

cli-undecided = Noch ist nichts entschieden. Offen: { $question }
cli-hash = Runden: { $rounds } · Zustand { $hash }
cli-rounds = Runden: { $rounds }

## Aufzeichnungen.

cli-replay-differs-at-start = Die Aufzeichnung weicht von Anfang an ab: andere Regeln, ein anderes Szenario oder eine andere Fassung.
cli-replay-refused = Entscheidung { $number } der Aufzeichnung ist nicht erlaubt.
cli-replay-same-by-chance = Nicht geprüft, obwohl die Entscheidungen ({ $count }) zu den aufgezeichneten Ständen führen.
cli-replay-changed = Seit der Aufzeichnung geändert: { $what }.
cli-replay-unknown = Eine ältere Aufzeichnung: Sie enthält dies nicht ({ $what }); Änderungen daran bleiben unbemerkt.
matter-level = das Szenario
matter-map = die Karte
matter-people = die Personen
matter-gear = die Ausrüstung
matter-rules = die Regeln

## Chancen und viele Kämpfe.

cli-odds-losses = Lebensverlust durch diese Attacke:
cli-compare-heading = { $level } ({ $folder }): Kämpfer { $first } greift Kämpfer { $second } an
cli-compare-system = { $system }: { $exchange }
cli-compare-none = { $system }: keine solche Attacke
cli-simulate-left = übrig
cli-tournament-heading = { $folder }: { $count ->
    [one] ein Kampf
   *[other] { $count } Kämpfe
} je zweier Spielweisen, die Seiten in jedem zweiten getauscht. 400 Punkte mehr gewinnen zehn Kämpfe für jeden verlorenen; das Mittel ist 0.
cli-column-policy = Spielweise
cli-column-rating = Wertung
cli-column-draws = unentschieden
cli-column-fights = Kämpfe
cli-simulate-heading = { $level } ({ $folder }): { $count ->
    [one] ein Kampf
   *[other] { $count } Kämpfe
}, Startzahlen { $first } bis { $last }; Intervalle gelten mit 95 %
cli-simulate-rounds = Runden: im Mittel { $mean }, höchstens { $longest }
cli-simulate-pace = Untätig: { $idle } aller Runden der Kämpfer; längster Stillstand: { $still } Runden; Kämpfe bis in Runde { $round }: { $dragged }
cli-simulate-swap = Jeder zweite Kampf nennt die Seiten in umgekehrter Reihenfolge; nach Platz darin und Spielweise:
cli-column-side = Seite
cli-column-place = Platz
cli-column-wins = gewonnen
cli-column-share = Anteil
cli-column-interval = Intervall
cli-column-wounds = Wunden
cli-column-fallen = kampfunfähig
cli-draws = unentschieden

## Regeln.

cli-rules-done = fertig
cli-rules-partly = teilweise
cli-rules-missing = fehlt
cli-rules-decided = entschieden
cli-rules-looked-up = nachgeschlagen
cli-rules-table = Tabelle
cli-rules-tests = { $count ->
    [0] kein Test
    [one] ein Test
   *[other] { $count } Tests
}
cli-rules-sum = Fertig: { $done } · teilweise: { $partly } · fehlend: { $missing }
cli-rules-sum-carried = Entschieden: { $decided } · in Tabellen: { $table } · nur nachgeschlagen: { $looked }
cli-rules-board = Die Karte
cli-rules-page-title = { $title }: alle Regeln
cli-rules-page-about = `klingentanz rules { $name } --markdown` hat diese Seite geschrieben, und ein Test schlägt fehl, wenn sie veraltet ist. Eine Regel ist fertig, wenn ein Test sie beweist und ihre Kennung in Code steht, der nach ihr entscheidet, oder in einer Tabelle, die Kämpfe Zeile für Zeile verwenden. Eine Regel, die nur in Code steht, der von Regeln erzählt, gilt als nachgeschlagen und höchstens als teilweise fertig. Die letzte Spalte nennt die Dateien der Tests, mit ihrer Anzahl, wo es mehrere sind.
cli-rules-page-columns = | Kennung | Regel | Module | Stand | Getragen | Bewiesen von |

## Wörter von Antworten.

cli-words-questions = Fragen
cli-words-lists = Was `with` zählt
cli-words-values = Werte
cli-words-states = Zustände
cli-words-checks = Proben und Würfe
cli-words-deeds = Handlungen
cli-words-arcs = Seiten
cli-words-degrees = Wie ein Treffer sitzt
cli-words-odds = Glieder der Kette von Chancen
cli-words-hints = Hinweise
cli-words-points = Angesagte Punkte
cli-words-stakes = `stakes`: { $points }
cli-words-stakes-or-none = `stakes`: { $points }, oder weggelassen
cli-words-with = `with` zählt die Liste { $list }
cli-words-with-or-first = `with` zählt die Liste { $list }, weggelassen: 0
cli-words-optional = kann { $fields } haben
cli-words-page-title = { $title }: alle Wörter
cli-words-page-about = `klingentanz words { $name } --markdown` hat diese Seite geschrieben, und ein Test schlägt fehl, wenn sie veraltet ist. Die Beispiele verwenden Kämpfer 2, das erste Ding jeder Liste und das Feld e7; was in einem Augenblick erlaubt ist, steht im Ereignis `asked` von `klingentanz run --json`.
cli-words-page-columns = | Wort | Bedeutung | Antwortet auf | Beispiel | Regel |
cli-words-page-named = | Wort | Bedeutung |
cli-review-sum = { $what }: { $amount }
cli-review-nothing = Nichts auszuwerten: Die Aufzeichnung enthält keine Entscheidung, oder die Auswertung wurde abgebrochen.
