## Helden

D20-T-HERO = Eine Gruppe von Helden gleicher Stufe steht bereit, jeder mit einer eigenen Aufgabe: Kämpfer zu Fuß und zu Pferd, ein Barbar, eine Schurkin, ein Kleriker, eine Magierin und ein Waldläufer. Alle ihre Werte sind fertig; Attribute, Größe, Rüstung, Talente und gute Arbeit sind schon darin. Kampfrausch, Schnelles Schießen und Ähnliches kommen erst im Kampf hinzu, wenn man sie wählt.
    .counts = Gilt für die Helden, die Szenarien und Spieler auf die Karte stellen. Eigene Helden werden nach denselben Regeln gebaut.

D20-HER-01 = Eine Kämpferin in Ritterrüstung mit Langschwert und Schild, der Fels, auf dem die vordere Reihe ruht. Sie streckt schwache Gegner reihenweise nieder, schlägt nach jedem, der an ihr vorbeiwill, und muss nur fürchten, was keinen Angriffswurf braucht.

D20-HER-02 = Ein Barbar mit zweihändiger Axt, schnell, kaum zu überraschen und furchtbar in seinem Kampfrausch. Er gehört dorthin, wo ein einziger Hieb entscheidet, doch im Rausch ist er leicht zu treffen und danach erschöpft.

D20-HER-03 = Eine kleine Schurkin, die den meisten Schaden von hinten anrichtet. Sie versteckt sich, täuscht eine Finte an oder stellt sich einem Gefährten gegenüber, sticht mit dem Kurzschwert dorthin, wo es wehtut, und ist fort, ehe die Antwort kommt.

D20-HER-04 = Ein Zwerg in Ritterrüstung, der betet, heilt und standhält. Er stärkt die anderen vor dem Zusammenstoß, behauptet nötigenfalls seinen Platz in der vorderen Reihe und holt Gefallene zurück.

D20-HER-05 = Eine Elfe, die Kämpfe aus der zweiten Reihe entscheidet, mit Feuerball, Strahlen und Lähmung, solange ihre Zauber reichen. Ihren Körper schützt fast nichts: Vor ihr muss ein Gefährte stehen, und die Magierrüstung sollte früh gewirkt werden.

D20-HER-06 = Ein Bogenschütze, der in einem Zug mehrere Pfeile schießt, an Gefährten vorbei und in jeden Nahkampf. Am besten kämpft er aus der Ferne oder nahe hinter einem Gefährten, und am allerbesten gegen Goblinartige.

D20-HER-07 = Ein Ritter auf einem Streitross, dessen Sturmangriff mit der Reiterlanze kein gewöhnlicher Gegner übersteht. Er braucht Platz für den Anlauf und reitet am Gegner vorbei weiter; zu Fuß ist er ein tüchtiger Kämpfer wie andere.
