## Geklärte Unterschiede

BD-VAR-01 = Regeln können verschieden nach Sicht fragen: ob irgendeine Linie von Ecke zu Ecke frei ist oder wie viele es sind. Auf dem Spielfeld gibt es nur eine Antwort darauf, ob zwei einander sehen, und sie ist von beiden Enden aus dieselbe.
    .counts = Gilt für alle Regelsysteme. Wie viele Linien verdeckt sind, stuft nur die Deckung ab.

BD-VAR-02 = Regeln sagen selten, ob eine Linie versperrt ist, die eine Ecke streift oder an einer Wand entlangläuft. Das Spielfeld beurteilt das für jede Linie und jedes Regelsystem gleich.
    .counts = Gilt für Sicht, Wirkungen, Geschosse und Deckung. Körper und Nebel zählen nur, wo die Linie durch ihre Felder läuft.

BD-VAR-03 = Jedes Regelsystem lässt den Angreifer von der Ecke zielen, die nach seinem eigenen Maßstab die beste ist: danach, wie gut das Ziel gedeckt ist, nach der Zahl verdeckter Linien oder nach der Art des Dings im Weg. Alle Maßstäbe lesen dieselbe Eckentabelle.
    .counts = Gilt für Schüsse. Eine Ecke, die nur Wand sieht, ist nach keinem Maßstab eine Wahl.

BD-VAR-04 = Manche Regeln zählen eine niedrige Mauer als verdeckte Linien, andere als Deckung bis zu einer gewissen Entfernung, wieder andere nur direkt vor dem Ziel. Das Spielfeld zählt Niedriges nie als verdeckte Linie; es nennt Höhe und Entfernung zu beiden, und das Regelsystem urteilt.
    .counts = Gilt für Deckung vor Schüssen in beiden Systemen.

BD-VAR-05 = Ob ein Hieb treffen kann, entscheidet in der vierten Edition und in den Würfelpool-Regeln die Mittellinie; andere Regeln fragen nach der Wirkungslinie. Das Spielfeld hält beides auseinander.
    .counts = In beiden Systemen des Spiels halten Dinge einen Hieb entweder auf oder nicht: Deckung gegen Hiebe gibt es nicht.

BD-VAR-06 = Meter messen manche Regeln in Luftlinie, andere mit halben Diagonalen, wieder andere auf der längeren Achse. Das Spielfeld kennt alle diese Maße, und jedes Regelsystem nimmt für all seine Reichweiten, Lichter und Flächen dasselbe.
    .counts = Die vierte Edition misst in Luftlinie, die Würfelpool-Regeln auf der längeren Achse.

BD-VAR-07 = Eng ist ein Ort für manche Regeln, wenn er schmaler ist, als die Waffe lang ist, für andere, wenn er an den meisten Seiten geschlossen ist. Das sind verschiedene Tatsachen, und das Spielfeld nennt beide.
    .counts = Die vierte Edition vergleicht die Breite mit der Waffe. Die Würfelpool-Regeln zählen die geschlossenen Seiten und vermerken das Ergebnis nur.

BD-VAR-08 = Wer einem Schuss im Weg steht, lässt sich nach den Linien von den Ecken oder nach der Mittellinie beurteilen. Das Spielfeld nennt beides: Körper, die decken, und Umstehende der Mittellinie.
    .counts = Beide Systeme des Spiels richten sich nach den Umstehenden.

BD-VAR-09 = In der vierten Edition bewacht ein Kämpfer, was vor ihm liegt, in anderen Regeln alles in der Nähe, in den Würfelpool-Regeln nichts. Das Spielfeld ermittelt solche Zonen auf dieselbe Weise, und eine Zone zu verlassen bedeutet überall dasselbe.
    .counts = Gilt in der vierten Edition für Passierschläge und lange Waffen.

BD-VAR-10 = Das Spielfeld kennt die Lichtstufen vom Tag bis zur Finsternis. Regeln, die weniger kennen, lesen sie gröber.
    .counts = Die vierte Edition nutzt jede Stufe; in den Würfelpool-Regeln hebt sich nur die Finsternis vom Übrigen ab.

BD-VAR-11 = „Gebunden“ heißt nicht in allen Regeln dasselbe. Darum hält das Spielfeld auseinander, wer mit wem kämpft, in welcher Distanzklasse, und welche Gegner einander berühren.
    .counts = Auf Seiten der vierten Edition meint das Wort ein Paar, das sich der Kampf merkt. Die Würfelpool-Regeln sprechen von Kontakt.

BD-VAR-12 = Höhen stehen überall in Dezimetern, und niedrig, brusthoch und voll bedeuten für alle Regelsysteme dasselbe. Kein Regelsystem zählt Höhen in Feldern.
    .counts = Gilt für Karten, Dinge und Deckung. Regeln, die von Metern oder Mannshöhe sprechen, werden nach diesen Klassen gelesen.
