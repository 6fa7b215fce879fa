## Bewegung

D20-MOV-01 = Die Bewegungsrate sagt, wie viele Felder weit eine Bewegungsaktion eine Kreatur bringt. Bei den Helden liegt sie zwischen { $D20-MOV-01-slow } für Zwerge, Halblinge und Träger schwerer Rüstungen und { $D20-MOV-01-fast } für alle anderen; mit einer zweiten Bewegungsaktion kommt man doppelt so weit.
    .counts = Die Rüstung ist schon eingerechnet. Schwieriges Gelände, Hindernisse, Kriechen und manche Zustände verkürzen den Weg.

D20-MOV-02 = Ein schräger Schritt ist länger als ein gerader, deshalb zählt jeder zweite schräge Schritt doppelt: Der erste kostet ein Feld, der nächste zwei, dann wieder eines. Entfernungen für Schüsse, Zauber und große Reichweiten werden ebenso gemessen.
    .counts = Gezählt wird durch den ganzen Zug, über alle Bewegungen hinweg, und im nächsten von vorn. In schwierigem Gelände haben schräge Schritte einen eigenen Preis und zählen hier nicht mit.

D20-MOV-03 = Ein schräger Schritt schneidet nie eine Ecke. Ist eines der beiden Felder neben ihm durch eine Mauer oder einen Pfeiler versperrt oder endet an der Ecke dazwischen eine Mauer, führt der Weg außen herum.
    .counts = Gilt für jeden Schritt, auch für den { "1,5-m-Schritt" } und wenn man gestoßen wird. Kreaturen und Gruben versperren keine Diagonale.

D20-MOV-04 = Gefährten lassen einander vorbei, Gegner nicht. Durch das Feld eines Gegners kommt man nur, wenn er hilflos ist, wenn beide mindestens { $D20-MOV-04-sizes } Größen auseinanderliegen oder wenn man sich mit Turnen hindurchrollt. Niemand hält auf einem Feld an, das ein anderer füllt.
    .counts = Beim Sturmangriff versperren auch Gefährten den Weg. Hilflose lassen anderen Platz zum Anhalten. Sehr kleine und kleinere Kreaturen dürfen das Feld eines Gegners betreten; von sehr kleinen passen { $D20-MOV-04-tiny } auf ein Feld, von winzigen { $D20-MOV-04-diminutive }, von Mini-Kreaturen { $D20-MOV-04-fine }.

D20-MOV-05 = Geröll, Unterholz, flaches Wasser und Ähnliches ist schwieriges Gelände: Ein gerader Schritt auf ein solches Feld kostet { $D20-MOV-05-straight } Felder der Bewegung, ein schräger { $D20-MOV-05-diagonal }. Erschwert noch etwas anderes den Schritt, verdoppelt sich der Preis ein weiteres Mal. Über eine niedrige Mauer, einen Zaun oder ein Fensterbrett zu steigen, kostet { $D20-MOV-05-obstacle } Felder zusätzlich.
    .counts = Gilt für jeden Weg zu Fuß; Rennen und Sturmangriff führen nicht über solche Stellen. Wer nicht den ganzen Preis aufbringt, bleibt davor stehen.

D20-MOV-06 = Ist ein Durchgang enger als eine Kreatur, aber höchstens um die Hälfte, kann sie sich hindurchzwängen. Jedes solche Feld kostet doppelt, und solange sie eingezwängt ist, gilt { $D20-MOV-06-attack } auf ihre Angriffswürfe und { $D20-MOV-06-armour } auf ihre Rüstungsklasse.
    .counts = Für große Kreaturen überall, wo sie nicht ganz Platz haben, für Menschen auf Feldern, die die Karte als eng markiert. Sturmangriff, Rennen und { "1,5-m-Schritt" } sind dabei nicht möglich. Sehr kleine und kleinere Kreaturen finden überall Platz.

D20-MOV-07 = Rennen bringt eine Kreatur bis zum { $D20-MOV-07-times }-Fachen ihrer Bewegungsrate geradeaus, in schwerer Rüstung bis zum { $D20-MOV-07-heavy }-Fachen. Wer rennt, sieht nur noch den Weg und hat keinen Geschicklichkeitsbonus auf die Rüstungsklasse.
    .counts = Kostet den ganzen Zug und verlangt freies Gelände auf der ganzen Strecke. Wer erschöpft oder verstrickt ist, rennt nicht, und manche Kreaturen sind von Natur aus zu langsam dafür. Schritte aus bedrohten Feldern provozieren wie sonst.

D20-MOV-08 = Sich hinzulegen oder niederzuknien, kostet keine Zeit. Vom Boden aufzustehen, kostet eine Bewegungsaktion und provoziert Gelegenheitsangriffe, ebenso das Kriechen, mit dem man nur ein Feld weit kommt. Sich von den Knien zu erheben, kostet ein Feld der Bewegung und provoziert niemanden.
    .counts = Im Liegen und im Knien ist die Rüstungsklasse gegen Hiebe eine andere als gegen Schüsse. Wer liegt, trifft im Nahkampf schlechter und kann auf Entfernung nur Armbrüste und Shuriken benutzen.

D20-MOV-09 = Wer sich überhaupt bewegen kann, kommt mit dem ganzen Zug ein Feld weit, was es auch kostet. Schlechter Boden allein hält also niemanden fest.
    .counts = Für alle, deren Bewegungsrate für das nächste Feld nicht reicht. Es ist kein { "1,5-m-Schritt" }, sondern provoziert wie jede Bewegung. Was ganz versperrt ist, bleibt versperrt.

D20-MOV-10 = Wer es gelernt hat, rollt sich an seinen Gegnern vorbei. Ein Wurf auf Turnen gegen { $D20-MOV-10-past } erspart ihm den Gelegenheitsangriff eines Gegners, an dem er vorbeikommt, und für jeden weiteren steigt der Zielwert um { $D20-MOV-10-more }. Gegen { $D20-MOV-10-through } kommt er sogar durch das Feld eines Gegners.
    .counts = Nur für die, die Turnen gelernt haben, in leichter Rüstung oder ohne und mit halber Bewegungsrate. Misslingt der Wurf, schlägt der Gegner zu; wer nicht hindurchkommt, bleibt vor ihm stehen.

D20-MOV-11 = Ein Sturz richtet für je volle { $D20-MOV-11-metres } Meter { $D20-MOV-11-damage } Schaden an, bis zu { $D20-MOV-11-most } Würfeln. Wer dabei verletzt wird, liegt unten am Boden.
    .counts = Gilt an Gruben und Kanten, ob man gestoßen wird oder springt. Geringere Höhen schaden nicht. Für den Sturz vom Pferd gilt eine eigene Regel.
