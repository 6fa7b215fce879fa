## Taktische Manöver

PL-MAN-01 = Ein Manöver verbraucht den ganzen Zug und belegt das Ziel mit einer Wirkung statt mit Schaden. Beide Seiten würfeln in einer vergleichenden Probe mit ihrem Angriffspool für den Nahkampf, und die meisten Manöver kosten den, der sie versucht, Erfolge. Misslingt es, geschieht nichts.
    .counts = Nur gegen Gegner. Die Verteidigung wird nicht gewürfelt, und ihre Erschwernisse zählen nicht; ein betäubtes oder bewusstloses Ziel würfelt gar nicht, eines ohne Nahkampfwaffe mit waffenlosem Kampf.

PL-MAN-02 = Mit Worten oder Gesten lenkt der Kämpfer das Ziel ab und würfelt zusätzlich so viele Würfel, wie sein Charisma beträgt. Fällt das Ziel darauf herein, ist es abgelenkt, bis der nächste Zug des Kämpfers beginnt.
    .counts = Wirkt auf jeden Gegner in Sicht, bis zu { $PL-MAN-02-metres } Meter weit, und auch im Liegen. Nutzen haben davon die Freunde, die vor diesem nächsten Zug handeln.

PL-MAN-03 = Der Angreifer drängt das Ziel geradewegs zurück, so viele Meter, wie seine Stärke beträgt, und { $PL-MAN-03-metres } dazu, und tritt auf das frei gewordene Feld. Hat das Ziel hinter sich keinen Platz, ist es stattdessen in die Enge getrieben und verliert für jeden dieser Meter einen Verteidigungswürfel.
    .counts = Das Ziel muss auf dem Nachbarfeld stehen, wohin ein Weg von bis zu { $PL-MAN-03-walk } Metern führen darf. Ein festgesetztes Ziel rührt sich nicht; ein festgesetzter Angreifer folgt nicht nach.

PL-MAN-04 = Der Angreifer stellt sich dem Ziel in den Weg und hält es an seinem Platz; das kostet { $PL-MAN-04-successes } Erfolge. Das Ziel ist festgesetzt, bis der nächste Zug des Angreifers beginnt.
    .counts = Nur vom Nachbarfeld aus. Am Zuschlagen hindert es das Ziel nicht.

PL-MAN-05 = Der Angreifer schlägt dem Ziel die Waffe aus der Hand; das kostet { $PL-MAN-05-successes } Erfolge. Sie fällt auf das Feld des Ziels, das sich sofort entscheidet: sie zurücknehmen und den nächsten Zug aufgeben oder sie liegen lassen. Dann kann sie jeder auf diesem oder einem Nachbarfeld mit einer Bewegungsaktion aufheben.
    .counts = Nur gegen eine Waffe in der Hand, nicht gegen Fäuste oder Klauen. Ein bewusstloses Ziel nimmt nichts zurück.

PL-MAN-06 = Mit Sand, einem Mantel oder einem Schlag ins Gesicht nimmt der Angreifer dem Ziel die Sicht; das kostet { $PL-MAN-06-successes } Erfolge. Das Ziel ist bis zum Ende seines nächsten Zuges geblendet.
    .counts = Wirkt so weit, wie die benutzte Waffe reicht.

PL-MAN-07 = Der Angreifer wirft das Ziel zu Boden. Das kostet { $PL-MAN-07-successes } Erfolge, gegen ein Ziel auf vier Beinen { $PL-MAN-07-quadruped }. Das Ziel liegt und braucht eine Angriffsaktion zum Aufstehen.
    .counts = Das Ziel muss auf dem Nachbarfeld stehen, wohin ein Weg von der Länge einer Bewegungsaktion führen darf. Es lohnt sich vor allem, wenn Freunde zuschlagen, bevor das Ziel aufsteht.

PL-MAN-08 = Ein Schlag auf den Kopf oder ein Tritt in den Bauch betäubt das Ziel; das kostet { $PL-MAN-08-successes } Erfolge. Das Ziel verliert seinen nächsten Zug und ist bis dahin leichter zu treffen.
    .counts = Wirkt so weit, wie die benutzte Waffe reicht. Ein Ziel, das mitten in seinem eigenen Zug getroffen wird, verliert auch dessen Rest.

PL-MAN-09 = Zurückdrängen und Umwerfen dürfen mit einem Weg zum Ziel beginnen. Kein Schritt darf vom Ziel wegführen, und der Weg muss neben ihm enden; unterwegs lässt sich eine Waffe ziehen. Führen mehrere Wege hin, darf der Kämpfer wählen und bestimmt damit die Richtung des Zurückdrängens.
    .counts = Der Boden kostet, was er immer kostet. Ist das Ziel nicht zu erreichen oder liegt der Kämpfer am Boden oder ist festgesetzt, entfällt dieser Weg.

PL-MAN-10 = Entwaffnen, Blenden und Betäuben wirken so weit, wie die benutzte Waffe reicht. Zurückdrängen, Blockieren und Umwerfen brauchen das Ziel auf dem Nachbarfeld, wie lang die Waffe auch ist. Ablenken braucht nur Sicht.
    .counts = Außer beim Ablenken darf nichts Festes zwischen den beiden stehen.

PL-MAN-11 = Ein Manöver aus dem Kontakt lässt ein Ziel in Ripostehaltung zurückschlagen, nachdem die Wirkung eingetreten ist. Ein betäubtes Ziel kann das nicht; ein entwaffnetes darf es mit bloßen Händen; ein zurückgedrängtes nur, wenn der Angreifer noch in seiner eigenen Reichweite ist.
    .counts = Ablenken aus größerer Entfernung löst nichts aus. Ein Ziel, das seine Waffe zurücknimmt, hat auch die Riposte aufgegeben.
