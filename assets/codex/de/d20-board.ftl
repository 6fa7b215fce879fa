## Die Karte

D20-BRD-01 = Die Karte besteht aus Feldern. Zwischen zwei Feldern liegt eine Kante, und wo Kanten zusammentreffen, ist eine Ecke. Mauern, Pfeiler und andere Hindernisse füllen ein ganzes Feld oder stehen auf einer Kante, und jedes ist von einer Art, die sagt, was es aufhält.
    .counts = Gilt für jede Karte. Felder sagen auch, wie schwer man darauf geht, wie hoch sie liegen, wie hell es ist und was in der Luft liegt.

D20-BRD-02 = Eine Kreatur steht auf einem Feld oder auf so vielen, wie ihre Größe verlangt: eine große auf { $D20-BRD-02-large } mal { $D20-BRD-02-large }, eine riesige auf { $D20-BRD-02-huge } mal { $D20-BRD-02-huge }, eine gigantische auf { $D20-BRD-02-gargantuan } mal { $D20-BRD-02-gargantuan } und eine kolossale auf { $D20-BRD-02-colossal } mal { $D20-BRD-02-colossal }. Sehr kleine und kleinere Kreaturen teilen sich ein Feld.
    .counts = Gilt überall auf der Karte: beim Gehen, beim Schlagen und für alles, was Felder trifft. Wer sich durch einen Spalt zwängt, füllt solange weniger.

D20-BRD-03 = Die Entfernung zwischen zwei Kreaturen zählt vom nächsten Feld der einen zum nächsten der anderen, jeder zweite schräge Schritt doppelt. Benachbart ist, wessen Felder sich berühren, und sei es an einer Ecke.
    .counts = Gilt für Schussweiten, Reichweiten und alles andere, was in Feldern gemessen wird. Hindernisse dazwischen ändern nichts daran.

D20-BRD-04 = Von einer Kreatur aus liegt eine andere in einer von acht Richtungen. Zusammen mit der Richtung, in die sie blickt, sagt das, ob die andere an ihrer Front, an einer Flanke oder in ihrem Rücken steht.
    .counts = Richtungen zählen beim Stoßen auf jeder Karte, Front, Flanke und Rücken nur mit dem Modul „Blickrichtung“. Wer auf demselben Feld steht, gilt als vorn.

D20-BRD-05 = Deckung findet man mit Linien von Ecken des eigenen Feldes zu Ecken des Zielfeldes. Beim Schuss nimmt der Angreifer die vier Linien einer Ecke, zwischen Nachbarn zählen alle.
    .counts = Gilt für Deckung und Tarnung. Wo Nachbarn eine Ecke teilen, geht die Linie von ihr zu ihr selbst durch nichts.

D20-BRD-06 = Eine Linie geht durch ein Feld, wenn sie in seinem Inneren verläuft, und durch eine Kante, wenn sie sie kreuzt. An einer Mauer entlangzulaufen oder ihr Ende zu streifen, zählt nicht. Zwischen zwei Hindernissen aber, die sie zugleich auf beiden Seiten berührt, kommt keine Linie hindurch.
    .counts = Gilt für Deckung, Wirkungs- und Sichtlinien. Das eigene Feld des Angreifers zählt nie. Eine Mauer am Rand des eigenen Feldes lässt sich nicht umgehen, indem die Linie an ihrem Ende beginnt; Kreaturen und Nebel zählen nur, wo die Linie in ihnen verläuft.

D20-BRD-07 = Wie nah jemand einem Hindernis ist, wird in Feldern gezählt: keines bei einer Mauer am Rand des eigenen Feldes. Ein niedriges Hindernis gibt denen Deckung, die höchstens { $D20-BRD-07-squares } Felder entfernt sind, außer der Angreifer ist ihm näher.
    .counts = Gilt für niedrige Mauern und Ähnliches sowie für Schießscharten und Fenster, aus denen jemand schießt.

D20-BRD-08 = Zwischen zwei Kreaturen besteht eine Wirkungslinie, wenn von den vielen Linien zwischen Punkten ihrer Felder wenigstens eine auf nichts Festes stößt. Auch eine freie Ecke genügt, von der aus alle Ecken des anderen Feldes zu erreichen sind. Wer keine Deckung hat, ist also immer anzugreifen.
    .counts = Gilt für Angriffe, Zauber und bedrohte Felder, in beide Richtungen gleich. Wo keine besteht, ist vollständige Deckung. Zwei feste Felder, die sich an einer Ecke berühren, lassen nichts durch.

D20-BRD-09 = Um jemanden zu sehen, braucht es mehr als eine Wirkungslinie: Nichts darf die Sicht versperren, der Ort muss für die Augen hell genug sein, und der andere darf nicht unsichtbar sein. Vorhänge und dichter Nebel versperren die Sicht, obwohl ein Pfeil hindurchgeht.
    .counts = Gilt für Ziele von Angriffen und Zaubern. Blinde sehen niemanden. Die Blickrichtung verbirgt nichts, sie macht nur das Bemerken schwerer.

D20-BRD-10 = Zwei nehmen einen Gegner in die Zange, wenn die gerade Linie zwischen den Mitten ihrer Felder seinen Platz von einer Seite zur gegenüberliegenden durchschneidet, die Ecken eingeschlossen. Bei großen Kreaturen probiert das Spiel jedes ihrer Felder.
    .counts = Gilt ohne das Modul „Blickrichtung“. Beide müssen den Gegner außerdem bedrohen.

D20-BRD-11 = Ein Sturmangriff braucht eine freie Bahn. Linien vom Anfang zum Ende, eine aus der Mitte und eine aus jeder Ecke des Platzes, dürfen durch keine versperrten oder schwierigen Felder, keine Kreaturen und über keine Hindernisse führen. Die Bahn ist mindestens { $D20-BRD-11-least } Felder und höchstens die doppelte Bewegungsrate lang.
    .counts = Gilt für jeden Sturmangriff. Hilflose versperren ihn nicht. Er endet am nächsten Platz, von dem aus das Ziel in Reichweite ist.

D20-BRD-12 = Felder haben eine Höhe. Wer mindestens { $D20-BRD-12-higher } Dezimeter über einem Gegner steht, hat eine erhöhte Position; ein Reiter zählt als { $D20-BRD-12-rider } Dezimeter höher. Eine Stufe von mehr als { $D20-BRD-12-step } Dezimetern ist ohne Treppe nicht zu gehen.
    .counts = Gilt für Hiebe, nicht für Schüsse. Den Bonus des Reiters gibt es nur auf einem großen Reittier und gegen Gegner zu Fuß.

D20-BRD-13 = Eine Explosion oder Ausbreitung beginnt an einer Ecke und erfasst jedes Feld, von dem auch die fernste Ecke noch im Umkreis liegt. Eine Explosion braucht eine freie Linie zu jedem Feld, eine Ausbreitung findet ihren Weg um Ecken. Ein Kegel öffnet sich von einer Ecke des Zauberwirkers in eine von acht Richtungen, eine Linie läuft von dort geradeaus.
    .counts = Gilt für Zauber mit einer Fläche. Berührt die Ecke, an der sie beginnt, eine Mauer, bleibt die Wirkung auf der Seite des Zauberwirkers.

D20-BRD-14 = Wie hell ein Feld ist, hängt von seinem eigenen Licht ab und von den Lichtquellen, die es auf freier Linie bescheinen: Das hellste zählt. Nahe einer Quelle ist das Licht hell, weiter draußen schwach.
    .counts = Gilt für die Augen jedes Betrachters: Für Dämmersicht reichen Quellen doppelt so weit, und so weit Dunkelsicht reicht, ist alles hell.

D20-BRD-15 = Vor jedem Schritt eines Weges fragt das Spiel, welche Gegner das Feld bedrohen, das verlassen wird. Jeder von ihnen, der noch einen Gelegenheitsangriff hat und für diese Bewegung noch nicht gefragt wurde, darf zuschlagen.
    .counts = Gilt für jede Bewegung, die provoziert. Beim { "1,5-m-Schritt" } wird niemand gefragt, beim Rückzug geht der erste Schritt frei; Deckung schließt den Hieb aus.

D20-BRD-16 = Wer gestoßen wird, weicht geradewegs vor dem Stoßenden zurück, in eine von acht Richtungen. Ein Stoß über Eck geht schräg, und wie jeder schräge Schritt darf er keine Mauerecke schneiden.
    .counts = Gilt für den Ansturm. Was geschieht, wenn kein Platz ist, steht auf der Seite über sein Ergebnis.

D20-BRD-17 = Für jedes Paar von Angreifer und Ziel beantwortet die Karte dieselben Fragen: wie weit, in welcher Richtung, mit welcher Deckung und Tarnung, in welchem Licht, wie hoch, wer bedroht und wer in die Zange nimmt. Alle Regeln fragen dieselben Antworten ab, sodass keine der anderen widerspricht.
    .counts = Gilt für jedes Paar aufs Neue. Jede Antwort lässt sich im Spiel abfragen und zeigt, woraus sie folgt.

D20-BRD-18 = Diese Antworten gelten, solange sich nichts ändert, wovon sie abhängen: Plätze, Blickrichtung, Waffen in der Hand, Hindernisse, Licht, wer wen sieht. Sobald es das tut, werden sie neu gesucht.
    .counts = Gilt nach jedem Schritt und jeder Handlung. Eine Kreatur, die in eine Schusslinie tritt, ändert sofort die Deckung.

D20-BRD-19 = Wo es eine Wahl gibt, trifft das Spiel sie für den Angreifer: zuerst eine Wirkungslinie, dann die geringste Deckung, dann die kleinste Fehlschlagchance. Eine große Kreatur darf jedes ihrer Felder benutzen und auf jedem angegriffen werden.
    .counts = Gilt für alle Angriffe und für die Ecke, von der aus ein Schuss beurteilt wird. Weiche Deckung zählt als geringer als jede andere.

D20-BRD-20 = Jede Art von Hindernis sagt, was sie aufhält. Feste Felder, Mauern und geschlossene Türen halten alles auf; Gitter, Zäune, Fenster und Pfeiler geben Deckung, lassen aber Pfeile und Blicke durch; Schießscharten geben verbesserte Deckung, niedrige Mauern Deckung aus der Nähe. Über Niedriges zu steigen, kostet { $D20-BRD-20-cost } Felder mehr.
    .counts = Was in der Luft liegt, verbirgt: dünner Nebel { $D20-BRD-20-light }, Nebel, Rauch und Laub { $D20-BRD-20-standard }, fast völlige Finsternis { $D20-BRD-20-dark } von hundert. Dichter Nebel und Vorhänge verbergen ganz, was dahinter liegt. Geröll und flaches Wasser hindern nur die Füße.
