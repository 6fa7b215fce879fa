## Bewegung

BD-MOV-01 = Kosten werden in halben Feldern gezählt: Ein gerader Schritt auf offenem Boden kostet { $BD-MOV-01-straight }. Ein diagonaler kostet in der vierten Edition um die Hälfte mehr; in den Würfelpool-Regeln kostet er dasselbe, oder mit „Teurere Diagonalen“ jeder zweite das Doppelte. Bremsender Boden, Wasser und Haltung vervielfachen den Preis eines Schritts, der am Ende einmal aufgerundet wird; überstiegene Kanten und ansteigender Boden können etwas hinzufügen.
    .counts = Gilt für jedes Gehen, Sprinten und Kriechen. In den Würfelpool-Regeln macht ein Übersteigen den Schritt schwierig, statt etwas hinzuzufügen, und Kriechen hat einen festen Preis.

BD-MOV-02 = Ein Schritt führt auf ein Nachbarfeld, auf dem man stehen kann, ohne Wand dazwischen. Diagonal darf er keine Ecke schneiden: Keines der Felder neben dem Weg darf von etwas gefüllt sein, das den Weg versperrt, und an der Ecke, die passiert wird, darf keine Wand enden. Böden dürfen sich um bis zu { $BD-MOV-02-step } Dezimeter unterscheiden; mehr ist ein Klettern oder ein Sturz, wenn nicht eine Treppe oder Leiter hinführt.
    .counts = Ein großes Wesen kann gehen, wo jedes seiner Felder gehen könnte und keine Wand durch seinen Block schneiden würde. Tische und Körper verbieten keine Diagonale.

BD-MOV-03 = Das Regelsystem sagt von jedem Körper im Weg, ob man frei, langsam oder gar nicht an ihm vorbeikommt. Niemand beendet eine Bewegung auf einem Feld, das ein anderer hält, außer beide dürfen es sich teilen.
    .counts = In der vierten Edition kommt man an Freunden, Gefallenen und Gegnern von ganz anderer Größe langsam vorbei, an anderen Gegnern nicht. In den Würfelpool-Regeln an Freunden frei, an Gefallenen langsam, an handlungsfähigen Gegnern nie.

BD-MOV-04 = Vor der Wahl einer Bewegung zählt das Spiel Schritt für Schritt auf, was unterwegs wartet: was sie kostet, wessen bewachte Felder verlassen oder betreten werden, wer zuschlagen darf, was verletzt, wo Wasser beginnt und wo geklettert wird. So sind Preis und Gefahr eines Wegs vor dem ersten Schritt bekannt.
    .counts = Wird für jeden Weg gezeigt, auf den man zeigt. Die Aufzählung selbst ändert nichts; was unterwegs geschieht, sagt das Regelsystem.

BD-MOV-05 = Manches hält einen Kämpfer unterwegs auf: ein Hieb oder Feuer, das ihn zu Boden bringt, eine längere Waffe, die ihn abhält, ein Gegner, der in Sicht kommt, oder ein ungesehener Gegner, in den er hineinläuft. Er bleibt auf dem letzten Feld, das er halten darf, und der Rest der Bewegung verfällt.
    .counts = Gegner, die in Sicht kommen, und verborgene Körper halten nur auf, wo Seiten Geheimnisse haben; längere Waffen halten nur in der vierten Edition mit dem Modul „Distanzklassen“ ab.

BD-MOV-06 = Wer gestoßen wird, weicht geradewegs vom Stoßenden weg. Erzwungene Bewegung gibt niemandem einen Passierschlag, dreht niemanden um und endet vor einem versperrten oder gehaltenen Feld. Über eine Kante geht der Körper hinab.
    .counts = Gilt für Stöße, für Treffer eines Sturmangriffs und für die Hiebe großer Wesen, so wie es das Regelsystem sagt. Ein großes Wesen bewegt sich als Ganzes.

BD-MOV-07 = Ein Sturz ist so tief, wie der verlassene Boden über dem erreichten liegt. Der Körper landet auf dem ersten Feld darunter; hält es jemand, auf dem nächsten freien von etwa gleicher Höhe.
    .counts = Gilt für alle, die über eine Kante gestoßen werden, hinabspringen oder beim Hinabklettern abrutschen. Den Schaden nennt das Regelsystem.

BD-MOV-08 = Mehr als eine Stufe hinauf oder hinab wird geklettert, und das Feld am Ende muss frei sein. Ein Sprung führt geradeaus über Grube, Abgrund oder Wasser auf Boden von etwa gleicher Höhe; das Spielfeld prüft Lücken bis zu { $BD-MOV-08-gap } Feldern und einen Anlauf bis zu { $BD-MOV-08-run } freien Feldern.
    .counts = In der vierten Edition führt ein Sprung nur über eine schmale Lücke, gerade und nicht diagonal, mit Anlauf. In den Würfelpool-Regeln dürfen Lücken breiter sein, und die breiteste verlangt eine Probe.

BD-MOV-09 = Wer geht, blickt in die Richtung des letzten Schritts, außer man sagt es anders und die Regeln erlauben es. Es kommt also darauf an, von welcher Seite jemand ankommt.
    .counts = Zählt in der vierten Edition mit dem Modul „Blickrichtung“, für die Seiten und die bewachten Felder nach dem Gehen. Wer gestoßen wird, behält seine Blickrichtung.

BD-MOV-10 = Das Spiel nimmt den billigsten Weg. Unter gleich billigen nimmt es den, auf dem die wenigsten Gegner zuschlagen dürfen, dann den mit den wenigsten schädlichen Feldern, und danach entscheidet eine feste Reihenfolge der Richtungen; so findet jeder Rechner denselben Weg.
    .counts = Gilt für Wege, die das Spiel sucht. Vermeidet ein teurerer Weg alle Passierschläge, wird auch dieser angeboten.
