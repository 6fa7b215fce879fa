## Schaden

DMG-01 = Die Würfel der Waffe werden geworfen; ihr fester Zuschlag, der Bonus durch Körperkraft und was Ansagen und Manöver bringen, kommen hinzu. Die Summe sind die Trefferpunkte des Hiebes; sie wird nie negativ.
    .counts = Gilt für jeden Treffer im Nahkampf und aus der Ferne. Was die Rüstung aufhält, ist noch nicht abgezogen.

DMG-02 = Von den Trefferpunkten geht der Rüstungsschutz des Ziels ab. Was übrig bleibt, sind Schadenspunkte, und um sie sinkt die Lebensenergie. Hält die Rüstung alles auf, geschieht nichts.
    .counts = Gilt für jeden Treffer, den Rüstung aufhalten kann. Mit Trefferzonen zählt der Rüstungsschutz des getroffenen Körperteils.

DMG-03 = Mancher Schaden nimmt Lebensenergie unmittelbar, an aller Rüstung vorbei: Stürze, Feuer, Blutverlust, der weitere Schaden einer verwundeten Zone, misslungene Behandlungen und einige Patzer. Gezielte Stiche und Todesstöße finden die Lücken getragener Rüstung.
    .counts = Gilt nur, wo eine Regel es sagt. Eine von Natur dicke Haut schützt auch vor solchen Stichen.

DMG-04 = Jede Waffe verlangt eine bestimmte Körperkraft. Für jede volle Stufe darüber kommt ein Trefferpunkt hinzu. Das Langschwert zum Beispiel verlangt Körperkraft { $DMG-04-strength } und bringt je { $DMG-04-step } Punkte mehr einen Trefferpunkt.
    .counts = Gilt mit dem Bonus durch Körperkraft, für Nahkampf- und Wurfwaffen. Nicht für Bögen und Armbrüste, und für die falsche Hand erst, wenn sie geübt ist.

DMG-05 = Wer schwächer ist, als die Waffe verlangt, bekommt einfach keinen Bonus durch Körperkraft. Abgezogen wird nichts.
    .counts = Gilt, solange die Erschwernis durch geringe Körperkraft nicht eingeschaltet ist. Waffen mit einer Mindesteigenschaft behindern Schwache trotzdem.

DMG-06 = Für jede volle Stufe, um die ein Kämpfer zu schwach für eine Waffe ist, verliert er mit ihr einen Trefferpunkt, einen Punkt Attacke und einen Punkt Parade.
    .counts = Gilt nur mit der Erschwernis durch geringe Körperkraft, die von Haus aus nur die Expertenregeln enthalten.

DMG-07 = Fäuste, stumpfe Schläge und Betäubungsschläge kosten Ausdauer: alles, was die Rüstung durchlässt. Die Hälfte davon, gerundet, geht außerdem von der Lebensenergie ab. Wer keine Ausdauer mehr hat, ist kampfunfähig.
    .counts = Gilt für waffenlose Angriffe, die flache Klinge und Waffen, die dafür gemacht sind. Untote verlieren keine Ausdauer, und die Wundschwellen liegen um { $DMG-07-thresholds } höher.

DMG-08 = Verdoppeln und Verdreifachen gelten für alle Trefferpunkte eines Hiebes zusammen, bevor die Rüstung abgezogen wird. Kommen mehrere Vervielfachungen zusammen, zählt nur die größte. Halbierte Trefferpunkte werden abgerundet.
    .counts = Gilt für Hammerschläge, glückliche Attacken, Meucheln und andere Hiebe, deren Regel es sagt. Eine halbierte Abwehr ist etwas anderes.
