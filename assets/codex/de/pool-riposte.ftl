## Riposte und Verzögern

PL-RIP-01 = Vor dem ersten Zug einer Runde darf jeder Kämpfer in die Ripostehaltung gehen, bereit, den nächsten Schlag zu beantworten. Gefragt wird nach absteigender Initiative; die Haltung kostet nichts, und alle sehen sie.
    .counts = Hält nur für diese Runde. Nicht möglich für Bewusstlose, Betäubte, Überraschte und Kämpfer, die ihren Zug aufgeben.

PL-RIP-02 = Wird ein Kämpfer in Ripostehaltung aus dem Kontakt angegriffen, darf er seinen Zug sofort nehmen und zurückschlagen. Der Angriff wird zuerst zu Ende geführt; ob er getroffen hat, ist gleich.
    .counts = Kontakt heißt: in der Reichweite der Waffe des Angreifers. Manöver aus dem Kontakt zählen wie Schläge; Schüsse, Würfe und Zauber nicht. Wen der Angriff gefällt oder betäubt hat, der antwortet nicht.

PL-RIP-03 = Ein Kämpfer ripostiert höchstens einmal in der Runde; danach ist die Haltung vorbei. Wer einen Schlag unbeantwortet lässt, behält sie für einen späteren.
    .counts = Gilt für die laufende Runde; die nächste fragt von Neuem nach der Haltung.

PL-RIP-04 = Eine Riposte vor dem eigenen Rang ist ein einzelner Angriff. Bewegung, Manöver, Ziehen und Aufstehen gehören nicht dazu.
    .counts = Der Angreifer muss in Reichweite der Waffe in der Hand sein oder neben dem Kämpfer stehen. Zauber, die den ganzen Zug brauchen, sind nicht möglich.

PL-RIP-05 = Die Riposte ist der Zug des Kämpfers in dieser Runde. Wenn sein Platz in der Reihenfolge kommt, gibt es keinen weiteren.
    .counts = Gilt für frühe und späte Riposten. Was bis zum Beginn seines nächsten Zuges dauert, endet mit ihr.

PL-RIP-06 = Kommt der Platz eines Kämpfers in Ripostehaltung, nimmt er einen normalen Zug, was die Haltung beendet, oder er verzögert und wartet weiter. Ein Angriff aus dem Kontakt bringt ihm dann sofort den ganzen Zug: eine Bewegung und einen Angriff auf den Angreifer oder ein Manöver.
    .counts = Solange der Angreifer zu erreichen ist, darf der Zug vor dem Angriff weder beendet noch anders verbraucht werden.

PL-RIP-07 = Eine Riposte richtet sich gegen den Angreifer, der sie ausgelöst hat, und gegen niemanden sonst.
    .counts = Wer aus größerer Entfernung zugeschlagen hat, als der Kämpfer reicht, ist früh nicht zu treffen; eine späte Riposte darf erst näher herantreten.

PL-RIP-08 = Ein Kämpfer, dessen Zug läuft oder verbraucht ist, kann nicht ripostieren. Auf eine Riposte folgt deshalb nie eine Gegenriposte dessen, der zuerst geschlagen hat.
    .counts = Gilt für alle, in welcher Haltung sie auch stehen.

PL-RIP-09 = Die Haltung endet mit einer Riposte, mit einem normalen Zug, mit einem verlorenen Zug, wenn der Kämpfer bewusstlos wird, spätestens aber am Ende der Runde.
    .counts = Verzögern beendet sie nicht.

PL-DLY-01 = Ein Kämpfer, dessen Platz in der Reihenfolge kommt, darf seinen Zug aufschieben und später in derselben Runde handeln. So müssen andere zuerst zeigen, was sie tun.
    .counts = Nur solange vom Zug nichts verbraucht ist, und einmal in der Runde. Wer beim Warten betäubt wird, verliert den Zug.

PL-DLY-02 = Ein verzögerter Zug wird zwischen zwei Zügen anderer genommen: Nach jedem gespielten Zug werden die Wartenden gefragt. Ein laufender Zug wird nicht unterbrochen.
    .counts = Eine Ausnahme ist die Riposte. Nach dem Zug eines Gegners, den die eigene Seite nicht sieht, wird niemand gefragt.

PL-DLY-03 = In der nächsten Runde steht, wer verzögert hat, wieder bei seiner eigenen Initiative.
    .counts = Gilt auch, wenn der verzögerte Zug verfallen ist.

PL-DLY-04 = Ein Zug lässt sich aufschieben, aber nie vorziehen.
    .counts = Einzige Ausnahme ist die Riposte vor dem eigenen Rang, und sie erlaubt nur einen Angriff.

PL-DLY-05 = Warten mehrere, wird zuerst gefragt, wer die höchste Initiative hat. Ein Zug, der bis zum Ende der Runde nicht genommen ist, verfällt.
    .counts = Für Wirkungen, die mit einem Zug enden, zählt auch ein verlorener.
