## Der Kodex: Seiten der Regeln
codex-side-1 = Seite 1
codex-side-2 = Seite 2
codex-side-3 = Seite 3
codex-counts = Wann sie gilt: { $text }
codex-see = Siehe auch: { $titles }
codex-modules = Gehört zu: { $modules }
codex-chapter = { $chapter } · { $system }
codex-board = Die Karte
codex-no-page = Zu dieser Regel ist noch nichts geschrieben.
codex-example = Beispiel
codex-set-up = Am Anfang
codex-does = { $name } wählt: { $choice }
codex-would = { $name } würde gern wählen: { $choice }
codex-odds = Die Chancen von { $name } mit: { $choice }
codex-pair = Was die Karte über { $one } und { $other } sagt
codex-place = Was { $cell } für { $name } bedeuten würde
codex-cites = Regeln: { $rules }
codex-title = Kodex
codex-welcome = Jede Regel des Spiels: was sie sagt, wann sie gilt und ein Beispiel mit Würfeln. Ein Kapitel wählen oder suchen.
codex-search = Suchen
codex-all = Alle
codex-chapters = ‹ Alle Kapitel
codex-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
codex-back = ‹ Vorige Seite
codex-brought-by = Gehört zu
codex-in-this-fight = In diesem Kampf
codex-see-also = Siehe auch
codex-step-back = ‹
codex-step-on = ›
codex-step = { $step } von { $steps }
codex-read-on = Mehr dazu
note-keys = { $next }: nächster Begriff · { $pin }: anheften · { $codex }: Kodex
codex-written = Der Kodex steht jetzt in { $folder }.
codex-nothing = Keine Regel spricht von { $word }.
codex-also-found = Außerdem: { $titles }
codex-terms = Begriffe
codex-used-by = Genutzt von
codex-users = Genutzt von: { $names }
codex-way = Der Weg, den das Spiel für { $name } nach { $cell } findet ({ $gait })
codex-earlier = Voriger Schritt
codex-later = Nächster Schritt
