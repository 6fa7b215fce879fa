## Bewegung und Sprint

PL-MOV-01 = Eine Bewegungsaktion trägt einen Menschen über offenen Boden { $PL-MOV-01-metres } Meter weit; manche Kreaturen kommen weiter. Jedes Feld kostet Punkte dieser Strecke, ein schräger Schritt nicht mehr als ein gerader.
    .counts = Schwieriger Boden, Körper im Weg und Lasten verkürzen den Weg. Das Modul „Teurere Diagonalen“ ändert den Preis schräger Schritte.

PL-MOV-02 = Gleich nach einer Bewegung darf ein Kämpfer eine Waffe kostenlos ziehen oder wegstecken. So kann er mit leeren Händen zu einem Gegner gehen und im selben Zug zuschlagen.
    .counts = Einmal nach jeder Bewegung frei, bis zum nächsten Angriff; auch nach einem Sprint und auf dem Weg eines Manövers. Ohne Bewegung kostet es eine Bewegungsaktion.

PL-MOV-03 = Ein schwieriges Feld kostet { $PL-MOV-03-difficult } Punkte der Bewegung: Geröll, Unterholz, Tische und Kisten, niedrige Mauern, knietiefes Wasser. Ein sehr schwieriges kostet { $PL-MOV-03-very }: Sumpf und tieferes Wasser. Ist ein Feld aus mehreren Gründen schwer zu begehen, zählt nur der teuerste.
    .counts = Gilt für jeden Weg zu Fuß; ein Szenario kann weitere Felder als langsam markieren. Ein Sprint führt nicht über solche Felder, und Kriechen hat einen eigenen Preis.

PL-MOV-04 = Wer auf den Angriff verzichtet, kann sich noch einmal bewegen und kommt doppelt so weit. Anders als ein Sprint schwächt das die Verteidigung nicht.
    .counts = Die Bewegungen sind getrennt: Jede Kletterei und jeder Sprung muss in eine von ihnen passen.

PL-MOV-05 = Freunde lassen einander vorbei, Gegner versperren ihr Feld. Über Bewusstlose und Tote kommt man wie über schwierigen Boden. Niemand beendet seine Bewegung auf einem besetzten Feld, es sei denn, dort liegt ein Toter. Schräge Schritte schneiden nie die Ecke eines Hindernisses.
    .counts = Gilt für jede Bewegung. Wer kriecht, zahlt für einen Körper nichts zusätzlich; ein Sprint führt über keinen.

PL-MOV-06 = Klettern kostet { $PL-MOV-06-climb } Punkte je angefangenen Meter, Schwimmen { $PL-MOV-06-swim } Punkte je Feld, Kriechen { $PL-MOV-06-crawl }. Ein Sprung braucht { $PL-MOV-06-runup } Felder geraden Anlauf und kostet einen Punkt für jedes Feld der Lücke. Eine Lücke von { $PL-MOV-06-gap } Feldern verlangt eine Probe auf Stärke und Gewandtheit gegen Schwierigkeit { $PL-MOV-06-difficulty }, schmalere brauchen keinen Wurf; wer scheitert, bleibt vor der Kante stehen. Ein Sturz kostet { $PL-MOV-06-fall } je angefangene { $PL-MOV-06-height } Meter, ohne Verteidigung, und danach liegt der Kämpfer am Boden.
    .counts = Jede Kletterei muss in eine Bewegung passen, und breitere Lücken sind nicht zu überspringen. Im Sprint geht es nur über Lücken bis { $PL-MOV-06-sprint } Felder; mit einem Körper auf den Schultern klettert und springt niemand.

PL-MOV-07 = Aus der Reichweite eines Gegners zu treten kostet nichts außer den Feldern des Weges. Ein Kämpfer darf herankommen, zuschlagen und im nächsten Zug wieder außer Reichweite sein.
    .counts = Gilt für alle, die sich bewegen können. Nur wer blockiert wurde, muss bleiben.

PL-SPR-01 = Wer so schnell rennt, wie er kann, schafft das { $PL-SPR-01-times }-Fache einer Bewegungsaktion. Unterwegs darf er eine Waffe ziehen.
    .counts = Verbraucht den ganzen Zug. Ein Sprint öffnet die Deckung; Last, Verletzung oder schwierige Felder können ihn verbieten.

PL-SPR-02 = Wer rennt, achtet nicht auf seine Deckung: Der erste Verteidigungswurf nach einem Sprint hat { $PL-SPR-02-dice } Würfel weniger. Ein Angriff ohne Erfolg oder mit einem Patzer verlangt keine Verteidigung und verbraucht diese Erschwernis nicht.
    .counts = Endet spätestens, wenn der nächste Zug des Läufers beginnt. Die magische Verteidigung leidet ebenso.

PL-SPR-03 = Niemand sprintet in einer Rüstung, die es verbietet, mit einem Körper auf den Schultern, geblendet, liegend, festgesetzt oder mit höchstens einem Viertel seiner Lebenspunkte. Jedes Feld des Weges muss offener Boden ohne Körper und Hindernisse sein. Einen bewusstlosen Nachbarn hebt man mit einer Bewegungsaktion auf und legt ihn frei wieder ab; solange man ihn trägt, kostet jedes Feld { $PL-SPR-03-laden ->
        [one] einen Punkt
       *[other] { $PL-SPR-03-laden } Punkte
    } mehr.
    .counts = Wer einen Körper trägt, kann weder kämpfen noch klettern noch springen und hat keine Hand frei.
