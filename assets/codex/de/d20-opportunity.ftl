## Gelegenheitsangriffe

D20-AOO-01 = Eine Kreatur bedroht jedes Feld, in das sie in diesem Augenblick im Nahkampf schlagen könnte. Gegner darin müssen auf ihre Deckung achten: Wer dort weggeht, schießt oder zaubert, gibt sich eine Blöße. Wer einen Gegner bedroht, hilft Gefährten auch, ihn in die Zange zu nehmen.
    .counts = Für Kreaturen, die handeln können, eine Nahkampfwaffe halten oder von Natur aus haben und eine freie Linie zum Feld haben. Nicht für Hilflose, Betäubte, Benommene und Kauernde, nicht im Ringkampf, in voller Verteidigung oder während eines Zaubers, der eine Runde dauert. Hinter Deckung bleibt ein Feld bedroht, aber Gelegenheitsangriffe dorthin sind ausgeschlossen.

D20-AOO-02 = Die meisten Kreaturen erreichen die Felder neben sich, auch die schrägen. Mit einer Waffe großer Reichweite schlagen Menschen auf das zweite Feld, nicht auf die gleich neben ihnen. Große Kreaturen reichen weiter und treffen auch, was dicht vor ihnen steht, mit einer solchen Waffe aber nur, was jenseits davon steht, bis doppelt so weit.
    .counts = Mit dem Modul „Große Reichweite bis in die Ecken“ deckt eine Reichweite von zwei Feldern auch die fernen Ecken ab; ohne es und bei größerer Reichweite zählt jede zweite Diagonale doppelt. Kreaturen ohne Reichweite treffen nur auf ihrem eigenen Feld.

D20-AOO-03 = Wer sich aus einem Feld bewegt, das ein Gegner bedroht, gibt diesem einen Gelegenheitsangriff, auch wenn der Weg nur auf ein anderes bedrohtes Feld führt. Der Hieb fällt, ehe der Schritt getan ist. Aus einem freien Feld an einen Gegner heranzutreten, gibt ihm nichts.
    .counts = Gilt für jede Art der Bewegung außer dem { "1,5-m-Schritt" }. Wie viele bedrohte Felder man in einem Zug auch verlässt: Jeder Gegner bekommt dafür einen Angriff.

D20-AOO-04 = Ein { "1,5-m-Schritt" } zeigt nie eine Blöße, wohin er auch führt. Deshalb treten Schützen und Zauberwirker zurück, ehe sie schießen oder zaubern.
    .counts = Mit dem Modul „Der { "1,5-m-Schritt" } provoziert“ zeigt er doch eine. Wer eine größere Reichweite hat, bedroht auch das neue Feld.

D20-AOO-05 = Wer sich zurückzieht, behält die Gegner ringsum im Auge: Das Feld zu verlassen, auf dem der Rückzug beginnt, zeigt keine Blöße. Alle späteren Schritte tun es.
    .counts = Nur gegen Gegner, die man sieht. Reichen die bedrohten Felder eines Gegners über das erste hinaus, ist der zweite Schritt so gefährlich wie jeder andere.

D20-AOO-06 = Wer in einem bedrohten Feld zaubert, gibt jedem Gegner, der es bedroht, einen Gelegenheitsangriff, einmal, wenn der Zauber beginnt. Ein Treffer kann den Zauber kosten.
    .counts = Eine Schriftrolle zu lesen, gilt als Zaubern. Schnell oder defensiv gewirkte Zauber, Zauberstäbe und übernatürliche Kräfte zeigen keine Blöße.

D20-AOO-07 = Wer in einem bedrohten Feld schießt oder wirft, gibt jedem Gegner, der es bedroht, einen Gelegenheitsangriff. Die Augen sind auf ein fernes Ziel gerichtet, nicht auf die nahe Klinge.
    .counts = Einmal für einen Angriff, beim vollen Angriff einmal für jeden Schuss. Werfen zählt wie Schießen.

D20-AOO-08 = Was Hände und Augen beschäftigt, zeigt eine Blöße: ein Gnadenstoß, ein Ansturm, einen Trank trinken, eine Armbrust laden, aufstehen, eine Waffe wegstecken oder aufheben, Sterbende versorgen. Waffenlose Angriffe, Zu-Fall-Bringen mit bloßen Händen, Entwaffnen und Ringkampf zeigen sie nur dem Ziel.
    .counts = In bedrohten Feldern. Die ganze Liste hat die Tabelle der Aktionen.

D20-AOO-09 = Niemand führt in einer Runde mehr als einen Gelegenheitsangriff aus. Mit Kampfreflexen kommen so viele hinzu, wie der Geschicklichkeitsmodifikator angibt, aber weiterhin nur einer auf jede Blöße.
    .counts = Gezählt wird neu, wenn der eigene Zug beginnt. Alle Schritte einer Kreatur in einem Zug sind eine einzige Blöße.

D20-AOO-10 = Gegen die, die Deckung haben, welchen Grades auch immer, oder vollständige Tarnung, gibt es keinen Gelegenheitsangriff. Ebenso wenig führt ihn aus, wer auf dem falschen Fuß oder in voller Verteidigung ist.
    .counts = Eine Kreatur dazwischen verdirbt ihn nur denen, die weiter als auf das Nachbarfeld schlagen. Kampfreflexe helfen auf dem falschen Fuß, nicht in voller Verteidigung.

D20-AOO-11 = Ein Gelegenheitsangriff ist ein einzelner Nahkampfangriff mit vollem Bonus, außer der Reihe und noch vor dem, was ihn provoziert hat. Streckt er sein Opfer nieder, geschieht nicht mehr, was es vorhatte. Statt des Hiebes ist Zu-Fall-Bringen möglich.
    .counts = Er kostet nichts vom eigenen Zug, und man darf auf ihn verzichten. Dürfen mehrere zuschlagen, tun sie es in der Reihenfolge der Initiative. Mit den Modulen geht auch Entwaffnen oder Ringkampf; Zu-Fall-Bringen mit bloßen Händen zeigt selbst eine Blöße.

D20-AOO-12 = Gegner mit großer Reichweite schlagen zuerst. Wer an sie herankommt, geht durch ein Feld, das sie bedrohen, verlässt es mit dem nächsten Schritt und zeigt damit eine Blöße.
    .counts = Gilt für Waffen großer Reichweite und große Kreaturen. Ein { "1,5-m-Schritt" } vom Rand ihrer Reichweite an sie heran vermeidet es.

D20-AOO-13 = Sehr kleine Kreaturen haben keine Reichweite. Um zu beißen, müssen sie auf das Feld ihres Gegners, und das gibt ihm einen Gelegenheitsangriff; sie bedrohen kein anderes Feld und helfen nie, jemanden in die Zange zu nehmen.
    .counts = Gilt für sehr kleine und kleinere Kreaturen wie Ratten.
