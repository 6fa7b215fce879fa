## Ablauf eines Kampfes

D20-SEQ-01 = Zu Beginn eines Kampfes stehen alle auf dem falschen Fuß. Hat ein Hinterhalt manche überrascht, handeln zuerst, in einer Überraschungsrunde, die anderen, die ihre Gegner bemerkt haben. Dann folgen die gewöhnlichen Runden: In jeder hat jede Kreatur einen Zug, in der Reihenfolge der Initiative.
    .counts = Gilt für jeden Kampf. Ohne Hinterhalt gibt es keine Überraschungsrunde. Wer tot ist oder nicht handeln kann, wird übergangen, behält aber seinen Platz in der Reihenfolge.

D20-SEQ-02 = Die Initiative bestimmt, wer wann handelt. Sie ist { $D20-SEQ-02-die } plus Geschicklichkeitsmodifikator und was Talente hinzufügen; sie wird einmal zu Beginn des Kampfes gewürfelt, und die Reihenfolge bleibt in allen Runden dieselbe. Der höchste Wert handelt zuerst.
    .counts = Bei Gleichstand kommt der höhere Bonus zuerst; ist auch der gleich, würfeln die beiden, bis einer höher liegt. Nur Verzögern und Vorbereiten ändern einen Platz in der Reihenfolge.

D20-SEQ-03 = Wer an einem Hinterhalt teilnimmt, würfelt einmal auf Leise bewegen oder, wenn er reglos lauert, auf Verstecken. Jeder auf der anderen Seite würfelt einmal auf Lauschen oder Entdecken, je nachdem, was besser ist, und bemerkt etwas, wenn er die niedrigste Summe der Lauernden erreicht: Einen von ihnen zu bemerken, genügt. Alle übrigen sind überrascht.
    .counts = Nur, wo ein Szenario eine Seite im Hinterhalt liegen lässt und nicht selbst sagt, wer sie bemerkt. Gegen Versteckte zählt nur Entdecken. Mit dem Modul „Blickrichtung“ entgeht einem leichter, was seitlich oder hinter einem geschieht.

D20-SEQ-04 = Vor der ersten gewöhnlichen Runde handeln nur die, die ihre Gegner bemerkt haben, in der Reihenfolge der Initiative und mit je einer einzigen Standard- oder Bewegungsaktion. Die Überraschten können nichts tun, haben keinen Geschicklichkeitsbonus auf die Rüstungsklasse und führen keine Gelegenheitsangriffe aus.
    .counts = Nur, wenn manche überrascht sind und andere nicht. Freie Aktionen sind erlaubt, auch ein { "1,5-m-Schritt" }, wenn man sonst nicht geht. Kampfreflexe erlauben selbst Überraschten Gelegenheitsangriffe.

D20-SEQ-05 = Wer in diesem Kampf noch keinen Zug hatte, steht auf dem falschen Fuß: In seiner Rüstungsklasse fehlen Geschicklichkeitsbonus und Boni für Ausweichen, und Gelegenheitsangriffe sind ihm nicht möglich. Für Schurken ist das die beste Zeit.
    .counts = Vom Beginn des Kampfes, bis der eigene erste Zug anfängt. Ein Abzug durch Geschicklichkeit zählt trotzdem. Reflexartiges Ausweichen erhält den Bonus, Kampfreflexe die Gelegenheitsangriffe. Wer klettert oder balanciert, steht für die Rüstungsklasse ebenfalls auf dem falschen Fuß.

D20-SEQ-06 = Eine Runde dauert etwa { $D20-SEQ-06-seconds } Sekunden, und { $D20-SEQ-06-rounds } Runden sind eine Minute. Was eine Runde dauert, endet in der folgenden, unmittelbar vor dem Platz in der Reihenfolge, an dem es begonnen hat. Was bis zum nächsten Zug von jemandem dauert, endet, wenn dieser Zug anfängt.
    .counts = Gilt für Zauber, Zustände und alles andere, was vorübergeht. Auch Züge, die ausfallen, zählen.

D20-SEQ-07 = Eine Seite ist geschlagen, wenn von ihr niemand mehr kämpfen kann: Alle sind tot, sterbend, bewusstlos oder sonst hilflos, haben sich ergeben oder die Karte verlassen. Sind beide Seiten zugleich geschlagen, endet der Kampf unentschieden.
    .counts = Wird nach jeder Aktion und zu Beginn jedes Zuges geprüft. Sich zu ergeben kostet nichts, geht aber nur im eigenen Zug und ist nicht zurückzunehmen.

D20-SEQ-08 = Wer verzögert, handelt später in der Runde, wann er will. Wer vorbereitet, wählt eine Aktion und worauf sie wartet, und führt sie aus, unmittelbar bevor es geschieht. In beiden Fällen bleibt der neue Platz in der Reihenfolge. Ein Hieb, der auf einen Zauberwirker wartet, kann den Zauber verderben; eine Waffe, die einen Sturmangriff empfängt, richtet { $D20-SEQ-08-times }-fachen Schaden an.
    .counts = Nur mit dem Modul „Verzögern und Vorbereiten“. Vorbereiten kostet die Standardaktion, Verzögern nichts. Eine vorbereitete Aktion, zu der es nicht kommt, verfällt.
