## Der Zug

PL-ACT-01 = Ein Zug ist eines von diesen: eine eingeschränkte Aktion, die ihn ganz verbraucht; eine Bewegungsaktion und eine Angriffsaktion in beliebiger Reihenfolge; oder { $PL-ACT-01-moves } Bewegungsaktionen. Auch ein Sprint verbraucht den ganzen Zug. Was am Ende nicht genutzt ist, verfällt.
    .counts = Solange etwas übrig ist, wird der Kämpfer wieder gefragt. Eine Riposte vor dem eigenen Rang ist kein ganzer Zug.

PL-ACT-02 = Kein Zug enthält eine zweite Angriffsaktion, was auch sonst ungenutzt bleibt.
    .counts = Gilt für Schläge, Schüsse und Angriffszauber und auch für das Aufstehen, das die Angriffsaktion kostet. Eine Riposte tritt an die Stelle des Zuges und ist kein zusätzlicher Angriff.

PL-ACT-03 = Eine Bewegungsaktion ist eine zusammenhängende Bewegung. Ein Kämpfer kann nicht den halben Weg gehen, angreifen und dann den Rest gehen.
    .counts = Gilt für alle Arten der Bewegung. Bewegen kann man sich vor dem Angriff oder danach, nicht beides.

PL-ACT-04 = Mit der Angriffsaktion schlägt, schießt oder wirft ein Kämpfer, wirkt einen Angriffszauber, der nicht länger dauert, oder steht vom Boden auf. Mit ihr lässt sich auch eine benachbarte Scheibe einschlagen oder auf ein Feld schlagen, auf dem ein ungesehener Gegner vermutet wird.
    .counts = Steht einmal im Zug zur Verfügung, und höchstens neben einer einzigen Bewegungsaktion.

PL-ACT-05 = Eine Bewegungsaktion ist eine Bewegung bis zur Grundstrecke. Stattdessen kann ein Kämpfer eine Waffe ziehen, wechseln oder wegstecken, sie laden, vom eigenen oder einem Nachbarfeld etwas aufheben, eine Tür öffnen oder schließen, einen Trank trinken oder einem bewusstlosen Nachbarn einflößen, einen Körper aufheben oder an einem Ausgang die Karte verlassen.
    .counts = Gleich nach einer Bewegung sind Ziehen und Wegstecken frei. Wer einen Körper trägt, hat keine Hand frei und kann nur gehen oder die Karte verlassen.

PL-ACT-06 = Eine eingeschränkte Aktion verbraucht den ganzen Zug. Dazu gehören taktische Manöver, Erste Hilfe und die stärkeren Zauber, mit den jeweiligen Modulen auch Verstecken und das Töten eines bewusstlosen Gegners.
    .counts = Nur möglich, solange vom Zug nichts verbraucht ist. Allein Zurückdrängen und Umwerfen schließen eine Bewegung ein.

PL-ACT-07 = Ein Sprint verbraucht den ganzen Zug. Außer dem Ziehen einer Waffe unterwegs und freien Handlungen passt nichts mehr hinein.
    .counts = Nicht möglich, sobald vom Zug etwas verbraucht ist.

PL-ACT-08 = Eine Waffe oder ein Licht fallen lassen, einen Körper ablegen und sich auf der Stelle drehen kostet nichts.
    .counts = Nur im eigenen Zug; das Drehen auf der Stelle nur einmal darin. Eine Bewegung oder ein Angriff legt die Blickrichtung ohnehin fest.
