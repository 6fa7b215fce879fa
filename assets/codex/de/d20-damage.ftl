## Schaden und Tod

D20-DMG-01 = Bei einem Treffer werden die Würfel der Waffe geworfen, und Stärke kommt hinzu: mit einer Hand der Modifikator, mit beiden die Hälfte mehr, mit der anderen Hand die Hälfte. Ein Abzug wird einmal abgezogen, wie man die Waffe auch hält. Was an allem vorbeikommt, das das Ziel schützt, verliert es an Trefferpunkten.
    .counts = Bei Wurfwaffen und Schleudern zählt Stärke ebenfalls, bei Bögen nur ein Abzug, bei Kompositbögen ein Bonus, soweit sie dafür gebaut sind, bei Armbrüsten nichts. Leichte Waffen gewinnen durch die zweite Hand nichts.

D20-DMG-02 = Kein Treffer bleibt ohne Wirkung. Er richtet mindestens einen Punkt Schaden an, wie viel mangelnde Stärke auch abzieht.
    .counts = Gilt für das, was der Treffer anrichtet, vor der Schadensreduzierung: Eine dicke Haut kann trotzdem alles aufhalten.

D20-DMG-03 = Manche Waffen richten im Sturmangriff mehr an: eine Reiterlanze aus dem Sattel { $D20-DMG-03-lance }-fachen Schaden, mit Beherztem Sturmangriff { $D20-DMG-03-spirited-lance }-fachen, und andere Nahkampfwaffen damit { $D20-DMG-03-spirited }-fachen. Eine Waffe, die einen Sturmangriff empfängt, fügt dem, der hineinrennt, { $D20-DMG-03-set }-fachen Schaden zu.
    .counts = Ein kritischer Treffer kommt zu diesen Faktoren hinzu, statt sie zu vervielfachen. Zusätzliche Würfel werden durch sie nie vervielfacht.

D20-DMG-04 = Schadensreduzierung nimmt jedem Treffer mit einer Waffe eine feste Zahl von Punkten, außer die Waffe ist von der Art, die durchdringt. Resistenz tut dasselbe gegen eine Art von Energie, und wer gegen sie immun ist, nimmt gar keinen Schaden; wer verwundbar ist, nimmt die Hälfte mehr. Bei Regeneration schließen sich Wunden Zug um Zug, ausgenommen die durch Feuer, Säure oder was die Kreatur sonst fürchtet.
    .counts = Liegt in der Natur einer Kreatur; ihre Seite nennt es. Weniger als nichts wird aus einem Treffer nie. Was Regeneration heilen kann, zählt als nichttödlicher Schaden.

D20-DMG-05 = Nichttödlicher Schaden wird getrennt von den Trefferpunkten gezählt. Ist er so hoch wie sie, wankt das Opfer; ist er höher, fällt es bewusstlos um, aber niemand stirbt daran. Fäuste und Totschläger richten ihn von selbst an; wer es mit einer anderen Waffe will, oder mit bloßen Händen tödlichen Schaden, hat { $D20-DMG-05-penalty } auf den Angriffswurf.
    .counts = Nur mit dem Modul „Nichttödlicher Schaden“; ohne es töten auch Fäuste. Heilung nimmt so viel nichttödlichen Schaden weg, wie sie Trefferpunkte bringt.

D20-DMG-06 = Temporäre Trefferpunkte sind nur geliehen, meist durch Magie, und kommen zu den eigenen hinzu. Schaden verbraucht sie vor allen anderen.
    .counts = Sie lassen sich nicht heilen, und solche aus mehreren Quellen werden nicht zusammengezählt: Die meisten zählen.

D20-DMG-07 = Ein Schurke, der ein Ziel in einer Blöße erwischt, trifft, wo es wehtut: { $D20-DMG-07-die } mehr Schaden, und mit jeder zweiten Stufe ein weiterer solcher Würfel. Das geht immer, wenn das Ziel keinen Geschicklichkeitsbonus hat, hilflos ist oder vom Schurken und einem Gefährten in die Zange genommen wird.
    .counts = Auf Entfernung nur bis { $D20-DMG-07-squares } Felder. Nicht gegen Ziele mit irgendeiner Tarnung oder ohne lebenswichtige Organe. Mit dem Modul „Blickrichtung“ zählt statt der Zange ein Platz im Rücken des Ziels.

D20-DMG-08 = Trefferpunkte sagen, wie viel jemand aushält, ehe er fällt. Solange auch nur einer übrig ist, behindern Wunden nichts: Weder Angriffe noch Schritte werden schlechter.
    .counts = Gilt für alle. Erst wenn keiner mehr da ist, hat es Folgen.

D20-DMG-09 = Manche Wunden sind so schwer, dass allein der Schock tötet. Wem nach einem einzelnen Angriff mit { $D20-DMG-09-points } oder mehr Punkten Schaden ein Zähigkeitswurf gegen { $D20-DMG-09-number } misslingt, der stirbt, so viele Trefferpunkte auch übrig sind.
    .counts = Nur mit dem Modul „Massiver Schaden“ und nur für den Schaden eines einzigen Angriffs, nicht für den mehrerer zusammen.

D20-DTH-01 = Wer genau keine Trefferpunkte mehr hat, ist kampfunfähig: auf den Beinen und wach, aber mit einer einzigen Bewegungs- oder Standardaktion im Zug und halber Bewegungsrate. Jede Standardaktion kostet einen Trefferpunkt, sodass man danach zusammenbricht.
    .counts = Bis zur Heilung oder zum Zusammenbruch. Untote und Konstrukte kennen diesen Zustand nicht: Sie sind sofort zerstört.

D20-DTH-02 = Darunter ist eine Kreatur sterbend: Sie liegt bewusstlos und hilflos am Boden und verliert am Ende jedes ihrer Züge einen Trefferpunkt. In { $D20-DTH-02-percent } von hundert Fällen wird sie stattdessen stabil und verliert nichts mehr.
    .counts = Bis hinab zu { $D20-DTH-02-least } Trefferpunkten. Gewürfelt wird vom nächsten eigenen Zug an, bis sie stabil, geheilt oder tot ist.

D20-DTH-03 = Ein Wurf auf Heilkunde gegen { $D20-DTH-03-number } neben einer sterbenden Kreatur macht sie stabil, ebenso Heilmagie, so wenig es auch sei. Wer damit wieder auf keine Trefferpunkte kommt, erwacht kampfunfähig, wer auf mehr kommt, ist so gut wie zuvor; nur aufstehen muss er noch.
    .counts = Der Wurf kostet eine Standardaktion und provoziert Gelegenheitsangriffe. Wer stabil ist, bleibt bewusstlos, und neuer Schaden macht ihn wieder sterbend.

D20-DTH-04 = Bei { $D20-DTH-04-points } Trefferpunkten ist eine Kreatur tot. Sie stirbt auch, wenn ihr der Rettungswurf gegen einen Gnadenstoß misslingt oder von ihrer Konstitution nichts übrig ist.
    .counts = Untote und Konstrukte sind zerstört, sobald sie keine Trefferpunkte mehr haben. Nichts in einem Kampf bringt Tote zurück.

D20-DTH-05 = Heilung bringt nie mehr Trefferpunkte, als eine Kreatur hat, wenn sie unverletzt ist. Was darüber hinausginge, verfällt.
    .counts = Gilt für jede Heilung; zugleich verschwindet ebenso viel nichttödlicher Schaden. Temporäre Trefferpunkte bleiben davon unberührt.
