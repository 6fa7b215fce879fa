## Die Karte

PL-BRD-01 = Die Karte ist ein Raster aus Feldern, Norden liegt oben. Jeder Kämpfer füllt ein Feld und blickt gerade oder schräg auf eines der Nachbarfelder.
    .counts = Gilt für alle Kämpfer, auch für große Wesen.

PL-BRD-02 = Die Entfernung zweier Kämpfer wird in Feldern entlang der längeren Richtung gezählt: Ein schräges Feld ist so weit wie ein gerades.
    .counts = Gilt für Kontakt, Reichweiten und Bewegung gleichermaßen.

PL-BRD-03 = Die Richtung von einem Kämpfer zum anderen ist die gerade oder schräge, die der Linie zwischen ihnen am nächsten kommt.
    .counts = Bestimmt, wohin ein Angreifer blickt, von welcher Seite ein Schlag kommt und wohin ein Stoß führt.

PL-BRD-04 = Vor einem Kämpfer liegt die Vorderseite mit den Schrägen links und rechts davon; zu beiden Seiten liegen die Flanken, alles dahinter ist der Rücken. Mit dem Modul „Flanke und Rücken“ nimmt ein Schlag von der Flanke { $PL-BRD-04-dice ->
        [one] einen Verteidigungswürfel
       *[other] { $PL-BRD-04-dice } Verteidigungswürfel
    }. Ein Schlag in den Rücken nimmt alle Würfel der Gewandtheit, und ein Hinterhalt ist möglich.
    .counts = Nur im Nahkampf und nur mit diesem Modul; sonst nennt das Protokoll bloß die Seite.

PL-BRD-05 = Ein Schlag braucht eine freie Nahkampflinie von Feld zu Feld. Mauern, geschlossene Türen, Scheiben und Säulen halten ihn auf, ebenso die Stelle, an der sich zwei solche Felder an der Ecke berühren.
    .counts = Niedrige Dinge und andere Kämpfer halten einen Schlag nicht auf, auch keinen mit einer langen Waffe.

PL-BRD-06 = Ein Kämpfer sieht einen anderen, wenn eine Linie zwischen ihnen auf nichts Undurchsichtiges trifft, etwa eine Mauer oder eine geschlossene Tür. Sicht ist gegenseitig: Wer sieht, wird gesehen. Durch die Ecke, an der zwei Mauern zusammenstoßen, blickt niemand.
    .counts = Nötig für Schüsse, Würfe, Zauber und Ablenken, nicht für Schläge. Wie weit man sieht, begrenzt nur die Karte.

PL-BRD-07 = Mit dem Modul „Deckung“ geben Dinge zwischen Schütze und Ziel zusätzliche Verteidigungswürfel: ein Pfosten { $PL-BRD-07-post }, eine Ecke { $PL-BRD-07-corner }, etwas Niedriges direkt neben dem Ziel { $PL-BRD-07-low }. Nur das beste davon zählt. Wer am Boden liegt, verliert dadurch nichts, wenn der Schuss aus mindestens { $PL-BRD-07-squares } Feldern Entfernung kommt.
    .counts = Nur gegen Schüsse und Würfe, nicht gegen Schläge und Zauber. Ohne das Modul zählt allein die Sicht.

PL-BRD-08 = Was fest ist und hoch aufragt, hält ein Geschoss auf seiner Linie auf. Eine gewöhnliche Scheibe nicht: Das erste Geschoss zerbricht sie und fliegt weiter. Eine benachbarte Scheibe lässt sich auch mit einer Angriffsaktion einschlagen, ohne Wurf.
    .counts = Gilt für Schüsse und Würfe; Zauber brauchen nur Sicht. Hartes Glas hält Geschosse auf und zerbricht nicht.

PL-BRD-09 = Ein Kämpfer steht oder liegt. Gestürzte und Bewusstlose liegen, alle anderen stehen.
    .counts = Knien gibt es nicht; wen ein Szenario kniend beginnen lässt, der steht.

PL-BRD-10 = Wer ein Ziel im Dunkeln angreift, schlägt zu wie ein Geblendeter: { $PL-BRD-10-close } Erfolge weniger im Nahkampf, { $PL-BRD-10-distant } auf Entfernung. Das Ziel behält alle Verteidigungswürfel. Ein Licht hält das Dunkel fern, so weit es scheint: eine Fackel { $PL-BRD-10-torch } Felder, eine Laterne { $PL-BRD-10-lantern }, ein Lagerfeuer { $PL-BRD-10-campfire }.
    .counts = Gilt auch bei Manövern, für jede Seite, wenn die andere im Dunkeln steht. Wer geblendet ist, leidet nicht zusätzlich unter der Dunkelheit.

PL-BRD-11 = An engen Stellen ist wenig Platz zum Ausholen, doch in diesen Regeln leidet keine Waffe darunter.
    .counts = Das Protokoll erwähnt es in einer durchgestrichenen Zeile; kein Würfel ändert sich.

PL-BRD-12 = Kontakt ist das Nachbarfeld. Lange Waffen wie Speer und Hellebarde schlagen über bis zu { $PL-BRD-12-reach } Felder, und auch ein Schlag von dort gilt als Schlag aus dem Kontakt.
    .counts = Wer aus größerer Entfernung getroffen wird, als er selbst reicht, kann nicht früh ripostieren. Manche Manöver verlangen auf jeden Fall das Nachbarfeld.

PL-BRD-13 = Auf offenem Boden geht ein Mensch mit einer Bewegungsaktion { $PL-BRD-13-move } Felder weit, mit allen Bewegungsaktionen eines Zuges { $PL-BRD-13-moves } und im Sprint { $PL-BRD-13-sprint }.
    .counts = Gilt, wo Felder die übliche Größe haben. Mit dem Modul „Teurere Diagonalen“ kostet jeder zweite schräge Schritt einer Bewegung das Doppelte.

PL-BRD-14 = Der Zurückgedrängte wird Feld um Feld in Richtung des Stoßes bewegt und hält vor einer Mauer, einem Hindernis, einem anderen Kämpfer, einer Ecke oder dem Kartenrand. Auch ein Stoß, der zu früh endet, kostet keine Verteidigung; in die Enge getrieben ist nur, wer gar nicht weichen kann. Über eine Kante stürzt er hinab und nimmt Schaden durch den Sturz.
    .counts = Feuer auf dem Weg brennt nur dort, wo der Stoß endet. Mit dem Modul „Gebremstes Zurückdrängen“ kostet ein Stoß, der zu früh endet, Verteidigungswürfel.

PL-BRD-15 = Mauern und geschlossene Türen versperren den Weg, nehmen die Sicht und halten Geschosse auf; Türen öffnet man mit einer Bewegungsaktion. Scheiben versperren den Weg, bis sie zerbrechen, Pfosten, Säulen und Bäume auf Dauer. Über niedrige Mauern, Tische und Kisten kommt man für { $PL-BRD-15-low } Punkte je Feld, und sie verbergen niemanden. Geröll, Unterholz und knietiefes Wasser kosten { $PL-BRD-15-difficult } Punkte, Sumpf und tieferes Wasser { $PL-BRD-15-very }.
    .counts = Gilt für alle, die gehen. Eine verschlossene Tür lässt sich nicht von Hand öffnen.

PL-BRD-16 = Für je zwei Kämpfer ermittelt das Spiel, wie weit sie auseinander sind, wer wen sieht, von welcher Seite ein Schlag käme, welche Deckung und welches Licht es gibt und wie weit ein Stoß führen würde. Das meiste davon kann die Karte vor der Wahl zeigen.
    .counts = Allen Regeln dienen dieselben Angaben; was angezeigt wird und was gespielt wird, ist daher immer gleich.

PL-BRD-17 = Diese Angaben gelten für den Augenblick, in dem ein Angriff oder ein Manöver gemacht wird. Nach jedem Schritt, Stoß oder Sturz, jeder geöffneten Tür und jedem bewegten Licht werden sie neu ermittelt.
    .counts = Ein Platz, der eben noch gedeckt war, kann jetzt offen liegen.

PL-BRD-18 = Auf einen Blick: Kontakt ist das Nachbarfeld oder so weit, wie eine lange Waffe reicht; auf Entfernung zählt, was in Sicht und Reichweite ist. Eine Bewegungsaktion sind { $PL-BRD-18-move } Felder, ein Sprint { $PL-BRD-18-sprint }; langsamer Boden kostet { $PL-BRD-18-difficult } oder { $PL-BRD-18-very } Punkte je Feld. Ein Stoß führt geradeaus, und der Angreifer nimmt den frei gewordenen Platz ein.
    .counts = Seiten, Deckung und Enge haben kein Gewicht, solange kein Modul es ihnen gibt.
