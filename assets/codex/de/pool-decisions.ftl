## Entscheidungen

PL-DEC-01 = Zu Beginn einer Runde wird für jeden Kämpfer entschieden, ob er in die Ripostehaltung geht oder einfach handelt, wenn sein Zug kommt. In diesem Augenblick kann auch eine ganze Seite aufgeben.
    .counts = Gefragt wird bei allen, die in dieser Runde einen Zug haben werden.

PL-DEC-02 = Im eigenen Zug wählt ein Kämpfer zwischen eingeschränkter Aktion, Bewegung und Angriff, { $PL-DEC-02-moves } Bewegungen, Sprint und Verzögern. Die Frage kehrt wieder, bis nichts mehr übrig ist oder der Zug beendet wird.
    .counts = Wer in der Ripostehaltung ist, gibt sie durch Handeln auf und behält sie durch Verzögern.

PL-DEC-03 = Wer angreift, wählt Waffe oder Zauber und das Ziel und entscheidet, wo es möglich ist, ob daraus ein Hinterhalt wird. Wer am Boden liegt, kann stattdessen aufstehen.
    .counts = Angeboten werden nur Ziele, die zu erreichen sind.

PL-DEC-04 = Bei einer eingeschränkten Aktion wird gewählt, welches Manöver, ob Erste Hilfe oder ein Zauber, und wem sie gilt. Beim Zurückdrängen und Umwerfen lässt sich der Weg zum Ziel wählen, wenn es mehrere gibt.
    .counts = Ohne eine solche Wahl wird der kürzeste Weg genommen.

PL-DEC-05 = Nach einem Angriff aus dem Kontakt entscheidet ein Ziel in Ripostehaltung, ob es jetzt zurückschlägt: vor dem eigenen Rang mit einem einzelnen Angriff, danach mit dem ganzen Zug.
    .counts = Wer verzichtet, bleibt in der Haltung.

PL-DEC-06 = Nach jedem Zug eines anderen entscheiden diejenigen, die verzögert haben, ob sie jetzt handeln oder weiter warten.
    .counts = Gefragt wird nach absteigender Initiative. Wer zu lange wartet, verliert den Zug am Ende der Runde.

PL-DEC-07 = Ein Entwaffneter entscheidet sofort: die Waffe zurücknehmen und den nächsten Zug aufgeben oder sie liegen lassen und mit bloßen Händen oder einer anderen Waffe weiterkämpfen.
    .counts = Ein Bewusstloser wird nicht gefragt.

PL-DEC-08 = Manches geschieht ohne Frage: der Verteidigungswurf, der Weg eines Zurückgedrängten und der Schritt des Angreifers hinterher, der kritische Zustand und die Bewusstlosigkeit.
    .counts = Gilt für alle Spieler, Mensch oder Computer.
