## Runde und Initiative

PL-RND-01 = Eine Runde beginnt mit der Frage, wer in die Ripostehaltung geht. Dann kommen die Kämpfer nach absteigender Initiative zum Zug. Nach einem Angriff im Kontakt darf ein Ziel in Ripostehaltung zurückschlagen, und nach jedem Zug dürfen diejenigen handeln, die verzögert haben. Am Ende verfallen ungenutzte Züge, und alle Haltungen enden.
    .counts = Gilt für jede Runde. In der ersten haben überraschte Kämpfer keinen Zug.

PL-RND-02 = Ein Kämpfer kann handeln, wenn er nicht bewusstlos, betäubt oder überrascht ist und nicht gerade seinen Zug für eine zurückgenommene Waffe aufgibt. Wer nicht handeln kann, verliert seinen Zug, wenn sein Platz in der Reihenfolge kommt.
    .counts = Wer nicht handeln kann, geht auch nicht in die Ripostehaltung und schlägt nicht zurück. Alle außer den Bewusstlosen verteidigen sich weiterhin.

PL-RND-03 = Der Kampf endet, sobald keine Gegner mehr auf dem Feld sind, die noch gegeneinander kämpfen können. Er endet auch, wenn eine Seite das Ziel des Szenarios erreicht oder zu Beginn einer Runde aufgibt. Vergeht die letzte Runde eines Szenarios ohne Sieger, endet der Kampf unentschieden.
    .counts = Betäubte und Überraschte zählen noch als kampffähig, und eine Seite mit Verstärkung auf dem Weg ist vielleicht noch nicht geschlagen.

PL-INI-01 = Die Initiative ist Gewandtheit plus Wahrnehmung plus { $PL-INI-01-die }. Sie wird zu Beginn des Kampfes einmal gewürfelt und dann behalten. Je höher der Wert, desto früher der Zug.
    .counts = Mit dem Modul „Neue Initiative jede Runde“ würfeln alle in jeder Runde neu. Verstärkung würfelt, wenn sie eintrifft.

PL-INI-02 = Die Züge folgen nach absteigender Initiative. Bei Gleichstand geht vor, wer die höhere Summe aus Gewandtheit und Wahrnehmung hat, dann die höhere Wahrnehmung, dann ein Held, zuletzt die niedrigere Nummer in der Liste der Kämpfer.
    .counts = Dieselbe Reihenfolge bestimmt, wer zuerst nach der Ripostehaltung gefragt wird und wer unter den Wartenden zuerst an der Reihe ist.

PL-INI-03 = Verzögern und Ripostieren ändern nur die Reihenfolge der laufenden Runde. In der nächsten handelt jeder wieder bei seiner eigenen Initiative.
    .counts = Gilt in jeder Runde. Neue Werte bringt nur das Modul „Neue Initiative jede Runde“.
