## Beispielkarten

BD-EX-01 = Zwei Kämpfer stehen { $BD-EX-01-columns } Spalten und { $BD-EX-01-rows } Reihen auseinander, nach Osten und Süden. Auf der längeren Achse sind das { $BD-EX-01-longer } Felder, mit der Hälfte der kürzeren dazu { $BD-EX-01-halves }, in gerundeter Luftlinie { $BD-EX-01-straight }. Die Richtung ist Südosten, obwohl der zweite viel weiter im Osten als im Süden steht.
    .counts = Zeigt, wie verschieden die Maße auf derselben Karte ausfallen. Am Rand eines Fackelscheins kann dasselbe Feld nach dem einen Maß hell und nach dem anderen dämmrig sein.

BD-EX-02 = Zwischen Angreifer und Ziel steht eine Säule: Beide sehen einander und können schießen, einige Linien verdeckt ein Pfosten, und kein Hieb kommt hindurch. Steht dort ein massiver Block, sehen sie einander gar nicht. Ein Ziel jenseits der Blockecke ist zu sehen, und wer von beiden zum Teil gedeckt ist, hängt davon ab, wer auf wen zielt.
    .counts = Zeigt, dass ein Pfosten deckt, aber nicht blind macht, und dass Deckung und die Linie eines Hiebs verschiedene Fragen beantworten.

BD-EX-03 = Zwei Kämpfer stehen auf beiden Seiten einer Blockecke, aber nicht als Nachbarn. Sie sehen einander an der Ecke vorbei, doch die gerade Linie von Mitte zu Mitte läuft durch den Block. Von der einen Seite ist das Ziel offen, von der anderen zum Teil gedeckt.
    .counts = Zeigt, dass dort ein Schuss möglich ist und ein Hieb mit einer langen Waffe nicht.

BD-EX-04 = Zwei Kämpfer sind Nachbarn über eine Ecke hinweg. Steht nur auf einer Seite der Diagonale ein Block, sehen und treffen sie einander, aber keiner kann auf das Feld des anderen treten. Stehen auf beiden Seiten Blöcke, ist die Lücke zu: keine Sicht, kein Hieb.
    .counts = Zeigt, dass man an einer Ecke vorbei schlagen darf, die man im Gehen nicht schneiden darf, und dass zwischen zwei Ecken, die sich berühren, nichts hindurchkommt.

BD-EX-05 = Zwischen zwei Kämpfern steht eine Wand mit einer Lücke, die der Reihe nach gefüllt wird. Eine offene Tür lässt alles durch, eine geschlossene nichts. Fenster und Gitter lassen Blicke, Hiebe und Geschosse durch und verdecken einen Teil, eine Scharte das meiste. Eine Scheibe lässt Blicke und Geschosse durch, Panzerglas nur Blicke, ein Vorhang alles außer Blicken.
    .counts = Zeigt alle Öffnungen nebeneinander. Wer direkt an der Öffnung steht, wird von ihr nicht behindert.

BD-EX-06 = Zwei Räume verbindet eine Lücke von der Breite eines Felds. Wer in gerader Linie vor der Lücke steht, sieht hindurch. Wer daneben an der Wand steht, sieht den anderen noch aus einer Ecke, ist aber gut gedeckt und durch die Lücke nicht zu treffen; und zwei, die auf verschiedenen Seiten der Wand stehen, sehen einander nicht.
    .counts = Zeigt, was es wert ist, neben einer Tür zu stehen statt davor.

BD-EX-07 = Eine niedrige Mauer läuft quer über die Karte. Sie deckt, wer direkt dahinter steht, vor Schützen auf der anderen Seite; wer an der Mauer steht, schießt frei hinaus. Stehen zwei gleich weit von ihr entfernt, sind beide gleich gedeckt. Steht der Schütze hoch genug, ist die Mauer für das Paar flach und deckt niemanden.
    .counts = Zeigt, wem Niedriges nützt. Hiebe gehen in jedem Fall darüber hinweg.

BD-EX-08 = Zwei Kämpfer sehen einander an anderen vorbei an, die zwischen ihnen stehen. Auf dem Hinweg treffen die Linien von der besten Ecke auf den einen Körper, auf dem Rückweg auf den anderen, und nahe der Mittellinie steht noch einer hinter dem Ziel. Legt sich der Körper vor dem Angreifer hin, ist nur noch der andere im Weg.
    .counts = Zeigt, dass Körper im Weg von jedem Ende aus eigens gezählt werden und dass Liegende nicht zählen.

BD-EX-09 = Ein Oger füllt einen Block von Feldern. Wer auf dem nächsten Weg { $BD-EX-09-columns } Spalten und { $BD-EX-09-rows } Reihen vom Block entfernt ist, ist auf der längeren Achse { $BD-EX-09-longer } Felder weit weg und in Luftlinie { $BD-EX-09-straight }. Vorn, Flanken und hinten gehören zum ganzen Block, und zwei Freunde stehen einander gegenüber, wenn eine gerade Linie zwischen ihnen durch gegenüberliegende Seiten des Blocks läuft.
    .counts = Zeigt, dass immer das nächste Feld zählt.

BD-EX-10 = Zwei Räume verbindet eine Lücke in der Wand von der Breite eines Felds. Wer in der Lücke steht und längs hindurch schlägt, hat quer { $BD-EX-10-gap } Zentimeter, wer im Raum daneben in dieselbe Richtung schlägt, { $BD-EX-10-room }. In der Ecke des Raums sind { $BD-EX-10-corner } Seiten eines Kämpfers geschlossen, in der Lücke { $BD-EX-10-open }.
    .counts = Zeigt, dass ein schmaler Ort nicht dasselbe ist wie ein geschlossener: Die Lücke ist quer eng, aber vorn und hinten offen.

BD-EX-11 = Ein Kämpfer steht neben einem massiven Block. Der Schritt hinein ist versperrt, und auch beide Diagonalen an seinen Ecken vorbei sind abgeschnitten. Eine Wand auf einer weiteren Seite nimmt noch mehr Schritte weg, Diagonalen eingeschlossen. Mit einem Tisch an Stelle des Blocks sind alle Schritte erlaubt.
    .counts = Zeigt, dass sich Wandecken nicht schneiden lassen, während Dinge, auf die man steigen kann, keinen Schritt wegnehmen.

BD-EX-12 = Derselbe diagonale Weg kostet verschieden viel: In der vierten Edition kostet jede Diagonale um die Hälfte mehr, in den Würfelpool-Regeln keine, und mit „Teurere Diagonalen“ jede zweite das Doppelte. Ist das mittlere Feld schwierig, kostet sein Schritt das Doppelte. Ein Schritt über eine niedrige Mauer kostet in der vierten Edition extra und gilt in den Würfelpool-Regeln als schwierig.
    .counts = Zeigt, wie sich Diagonalen, Boden und Kanten zu einem Preis zusammensetzen.

BD-EX-13 = Ein Kämpfer geht geradewegs an einer Wache mit kurzer Waffe vorbei. Blickt sie zum Weg hin, verlässt jeder Schritt, der neben ihr beginnt, ihre bewachten Felder. Blickt sie am Weg entlang, sind es nur die Schritte neben und vor ihr; kehrt sie dem Weg den Rücken, keiner.
    .counts = Zeigt, wo in der vierten Edition Passierschläge drohen. Ohne das Modul „Blickrichtung“ wacht sie ringsum.

BD-EX-14 = Ein Kämpfer stößt einen anderen diagonal: Der Gestoßene weicht über freie Felder, bis ihn der Kartenrand aufhält. An anderer Stelle steht auf dem zweiten Feld ein Körper: Der Gestoßene weicht ein Feld und bleibt vor dem Körper stehen. An der Ecke eines massiven Blocks vorbei wird niemand gestoßen.
    .counts = Zeigt, wo ein Stoß endet. Was mit jemandem geschieht, der nicht weiter kann, sagt das Regelsystem.

BD-EX-15 = Zwischen zwei Kämpfern liegt Nebel. Solange er dünn ist, sehen sie einander hindurch. Steht einer von ihnen in dichtem Nebel, sehen ihn nur noch Nachbarn, und weiter sieht auch er nicht; Wirkungen und Geschosse kommen aber hindurch.
    .counts = Zeigt, dass dichter Nebel in beide Richtungen verbirgt und dass Nachbarn einander trotzdem sehen.
