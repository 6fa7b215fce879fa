## Tabelle der Aktionen

D20-T-ACT = Die Tabelle sagt für alles, was man in einem Zug tun kann, was es vom Zug kostet und ob es Gelegenheitsangriffe provoziert. Manches ist billiger für die, die ein Talent haben oder einen Wurf schaffen, und einiges geht nur einmal in der Runde oder im Zug.
    .counts = Gilt in jedem Zug. Ein Gelegenheitsangriff kostet nichts vom eigenen Zug, ebenso wenig, was andere mit einer Kreatur anstellen.

D20-ACT-T01 = Ein Hieb, ein Stich oder ein Biss gegen einen Gegner in Reichweite: das Schlichteste, was man im Kampf tun kann, und es gibt niemandem eine Blöße.

D20-ACT-T02 = Ein Schuss oder Wurf auf ein Ziel in Schussweite. Wer den Bogen spannt, verliert die Gegner neben sich aus den Augen und tut es besser außerhalb ihrer Reichweite.

D20-ACT-T03 = Ein Faustschlag oder ein Tritt. Ein bewaffnetes Ziel schlägt zuerst nach dem Arm, der da kommt; von unbewaffneten droht keine Gefahr.

D20-ACT-T04 = Die meisten Zauber wirken sofort, noch im selben Zug, und lassen Zeit für eine Bewegung. In der Reichweite eines Gegners lädt jeder zu einem Hieb ein, der ihn verderben kann.

D20-ACT-T05 = Der Zauberwirker hält seine Deckung oben und gibt sich keine Blöße, muss sich dafür aber konzentrieren: Misslingt der Wurf, ist der Zauber verloren.

D20-ACT-T06 = Ein Zauber, den sein Wirker schnell zu wirken gelernt hat, ist heraus, ehe jemand reagieren kann, und der ganze Zug liegt noch vor ihm.

D20-ACT-T07 = Manche Zauber brauchen eine ganze Runde. Der Wirker spricht bis unmittelbar vor seinem nächsten Zug, bedroht solange niemanden und muss sich bei jeder Verletzung konzentrieren.

D20-ACT-T08 = Einige Zauber dauern nur, solange ihr Wirker an sie denkt, andere gehen wie die Flammenkugel dahin, wohin man sie schickt.

D20-ACT-T09 = Statt selbst zuzuschlagen, lenkt der Helfer einen Gegner ab, sodass ein Gefährte leichter trifft oder schwerer getroffen wird. Mehrere Helfer machen selbst einen schwachen Kämpfer gefährlich.

D20-ACT-T10 = Sich mit vollem Gewicht gegen einen Gegner werfen, um ihn zurückzudrängen, am liebsten über eine Kante. Alle, die das Feld des Gegners bedrohen, dürfen nach dem Anstürmenden schlagen.

D20-ACT-T11 = Ein Lauf in gerader Linie, der in einen einzigen, treffsichereren Hieb mündet; bezahlt wird er bis zum nächsten eigenen Zug mit einer schwächeren Rüstungsklasse.

D20-ACT-T12 = Ein gezielter Hieb gegen einen hilflosen Gegner, der nicht fehlgehen kann und immer kritisch ist. Er verlangt so viel Sorgfalt, dass alle in der Nähe währenddessen zuschlagen dürfen.

D20-ACT-T13 = Einen Gegner von den Beinen holen, statt ihn zu verletzen. Mit bloßen Händen lädt das zu einem Hieb ein, mit einer Waffe, die dafür gemacht ist, droht keine Gefahr.

D20-ACT-T14 = Einen Gegner packen oder ihm die Waffe aus der Hand schlagen. Er darf zuerst zuschlagen, und richtet er dabei Schaden an, ist der Versuch gescheitert. Auch bei Schlägen, die Waffe oder Schild zerbrechen sollen, darf er zuerst zuschlagen, aber Schmerz hält sie nicht auf.

D20-ACT-T15 = Ein vorgetäuschter Hieb, auf den der Gegner hereinfällt: Gegen den nächsten, echten hat er keinen Geschicklichkeitsbonus. Schurken leben davon.

D20-ACT-T16 = Kein Angriff, nur Abwehren und Ausweichen. Ein gutes Mittel, um eine Tür zu halten, bis Gefährten da sind.

D20-ACT-T17 = Angreifen und dabei auf die eigene Haut achten: Man ist schwerer zu treffen, trifft aber auch selbst schlechter.

D20-ACT-T18 = Alle Angriffe, die jemand hat, einer nach dem anderen, vom besten zum schwächsten. Wer erst einmal zugeschlagen hat, kann noch zu einem gewöhnlichen Angriff und einer Bewegung wechseln.

D20-ACT-T19 = Zurückweichen mit doppelter Bewegungsrate und dem Blick auf dem Gegner: Der erste Schritt aus der Gefahr ist sicher, alle späteren sind es nicht.

D20-ACT-T20 = Geradeaus rennen, so schnell die Füße tragen, ohne einen Gedanken an die Deckung.

D20-ACT-T21 = Gehen, so weit die Bewegungsrate reicht. Jeder Schritt aus einem bedrohten Feld kann einen Hieb kosten, und so ist ein Umweg oft der billigere Weg.

D20-ACT-T22 = Ein vorsichtiger Schritt auf ein Nachbarfeld, der niemandem eine Blöße zeigt, für Züge, in denen man nicht weiter will.

D20-ACT-T23 = Vom Boden aufzustehen, dauert so lange wie eine Bewegung und geschieht unter den Augen aller, die in der Nähe stehen.

D20-ACT-T24 = Kleinigkeiten, die keine Zeit kosten. Eine Waffe fallen zu lassen, geht schnell; sie wiederzubekommen, nicht.

D20-ACT-T25 = Eine Waffe zu ziehen oder den Schild an den Arm zu nehmen, dauert so lange wie eine Bewegung; wer etwas Übung im Kämpfen hat, tut es im Gehen.

D20-ACT-T26 = Eine Waffe wegstecken, etwas vom Boden oder aus einer Tasche nehmen oder Schweres verrücken: Für einen Augenblick sind die Hände beschäftigt und die Augen anderswo.

D20-ACT-T27 = Eine Tür braucht eine Hand und einen Augenblick. Sie versperrt Weg und Sicht, und manchmal ist das mehr wert als ein Hieb.

D20-ACT-T28 = Die Sehne spannen und den Bolzen auflegen oder einen Stein in die Schleuder legen: Nach einem Schuss bleibt Zeit für den nächsten, aber keine zum Gehen.

D20-ACT-T29 = Die Winde einer schweren Armbrust kostet den ganzen Zug. Mehr als ein Schuss in jeder zweiten Runde ist nicht möglich.

D20-ACT-T30 = In den Sattel oder aus ihm heraus; gute Reiter schaffen es im Handumdrehen.

D20-ACT-T31 = Ein Pferd, das keinen Krieg kennt, muss im Getümmel in jeder Runde neu gehalten werden. Gelingt das nicht, tun Pferd und Reiter nichts anderes.

D20-ACT-T32 = Einen Trank entkorken und mit dem Kopf im Nacken hinunterschlucken. Besser hinter dem Schild eines Gefährten.

D20-ACT-T33 = Zauberstäbe und die meisten anderen magischen Gegenstände brauchen nur ein Wort oder eine Geste, und dabei kann niemand stören.

D20-ACT-T34 = Eine Schriftrolle laut zu lesen, heißt einen Zauber wirken: Es lädt zu einem Hieb ein, und der kann alles verderben.

D20-ACT-T35 = Die Wunden eines Sterbenden versorgen. Gelingt es, verliert er kein Leben mehr, wacht davon aber nicht auf.

D20-ACT-T36 = Kräfte, die in der Natur einer Kreatur liegen, brauchen weder Worte noch Sorgfalt, und so gibt sich niemand mit ihnen eine Blöße. So vertreiben Kleriker einige Male am Tag Untote: Ein Wurf mit dem Charisma sagt, wie viele Trefferwürfel ein Untoter höchstens haben darf, { $D20-ACT-T36-power } mit Stufe und Charisma, wie viele Trefferwürfel insgesamt vertrieben werden. Vom nächsten an fliehen die im Umkreis von { $D20-ACT-T36-squares } Feldern { $D20-ACT-T36-rounds } Runden lang und kauern, wo kein Weg weiter fortführt. Wer höchstens halb so viele Trefferwürfel hat wie der Kleriker Stufen, wird zerstört.
    .counts = Wo eine Wirkungslinie hinführt, ob der Kleriker sie sieht oder nicht. Zu starke und solche, die schon fliehen, werden übergangen. Wer flieht, kommt zu sich, wenn der Kleriker bis auf { $D20-ACT-T36-near } Felder herangeht oder von dort angreift; andere dürfen angreifen.

D20-ACT-T37 = Auf den rechten Augenblick warten: noch ohne Plan durch Verzögern, mit Plan und Anlass durch Vorbereiten.

D20-ACT-T38 = Wo die Blickrichtung zählt, dreht man sich auf der Stelle einmal umsonst und muss sich für jede weitere Drehung Zeit nehmen.

D20-ACT-T39 = Nach einem hilflosen Gegner tasten, den man nicht sieht. Erst danach, und wenn nichts dazwischenkommt, kann im nächsten Zug der Gnadenstoß folgen.

D20-ACT-T40 = Innehalten und nach jemandem spähen und lauschen, den man nicht sieht. Wer das Feld bemerkt, kann wenigstens darauf einschlagen.
