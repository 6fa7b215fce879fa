## Zauberpunkte

D20-SP-01 = Mit diesem Modul hat ein Zauberwirker keine Zauberplätze, sondern einen Vorrat an Zauberpunkten, der sich jeden Tag neu füllt. Jeder Zauber kostet einige davon, und solange genug da sind, lässt sich jeder verfügbare wirken, auch derselbe immer wieder.
    .counts = Nur mit dem Modul „Zauberpunkte“, für alle Klassen, die zaubern. Wie viele Punkte es sind, ergibt sich aus Klasse, Stufe und dem Attribut, mit dem gezaubert wird.

D20-SP-02 = Klasse und Stufe sagen, wie viele Punkte ein Tag bringt. Hexenmeister haben am meisten, dann kommen Magier, Kleriker und Druiden; Barden haben weniger, und Waldläufer und Paladine fangen spät an.
    .counts = Steht in der Tabelle der Zauberpunkte. Bei den fertigen Zauberwirkern sind sie in den Werten schon enthalten.

D20-SP-03 = Ein hohes Attribut bringt weitere Punkte: für jede Stufe der Klasse die Hälfte seines Modifikators, am Ende abgerundet. Ein Modifikator von nichts oder weniger bringt keine, nimmt aber auch keine weg.
    .counts = Von der Stufe an, auf der die Klasse ihre ersten Zauber öffnet. Mit dem Modul „Andere Bonuspunkte“ sagt eine Tabelle, wie viele es sind, oder es gibt keine.

D20-SP-04 = So viele Punkte auch übrig sind, die Stufe der Klasse sagt, welche Zauber erreichbar sind. Magier, Kleriker und Druiden bekommen mit jeder zweiten Stufe einen neuen Zaubergrad, bis hinauf zu { $D20-SP-04-highest }; Hexenmeister etwas später, und Barden, Waldläufer und Paladine weniger und noch später.
    .counts = Gilt für den Grad des Zaubers selbst. Metamagie darf ihn darüber hinaus heben.

D20-SP-05 = Je stärker der Zauber, desto teurer. Ein Zauber des ersten Grades kostet { $D20-SP-05-first }, und jeder Grad mehr kostet { $D20-SP-05-more } zusätzlich.
    .counts = Gilt für jeden Zauber außer denen des niedrigsten Grades. Die Punkte sind mit dem Zaubern dahin, ob es etwas bewirkt oder nicht.

D20-SP-06 = Die einfachsten Zauber kosten keine Punkte. Man kann sie am Tag so oft wirken, wie die Tabelle der Zauberpunkte für die erste Stufe der Klasse Punkte hat, und noch { $D20-SP-06-more } Mal mehr.
    .counts = Gilt für Zauber des niedrigsten Grades. Wer Metamagie auf einen davon legt, bezahlt den Grad, den er dann hat.

D20-SP-07 = Magier, Kleriker, Druiden, Waldläufer und Paladine wählen am Morgen, welche Zauber an diesem Tag bereitstehen: so viele verschiedene jedes Grades, wie die Tabelle der Zauber sagt. Welche davon sie wirken und wie oft, entscheidet sich im Kampf.
    .counts = Ein hohes Attribut bringt keine weiteren Zauber, weil es stattdessen Punkte bringt. Kleriker müssen Zauber, die Wunden heilen, nicht vorbereiten.

D20-SP-08 = Hexenmeister und Barden bereiten nichts vor. Jeden Zauber, den sie kennen, können sie jederzeit wirken, solange Punkte dafür da sind.
    .counts = Sie kennen nur wenige Zauber. Metamagie legen sie erst beim Zaubern darauf.

D20-SP-09 = Niemand gibt Punkte aus, die nicht da sind. Einen Zauber, für den zu wenige übrig sind, lehnt das Spiel ab.
    .counts = Gilt für jeden Zauber. Mit dem Modul „Zaubern mit zu wenigen Punkten“ lässt er sich doch wirken und kostet vielleicht den Verstand oder das Leben.

D20-SP-10 = Ein Schlaf von { $D20-SP-10-sleep } Stunden füllt den Vorrat wieder auf. Elfen genügen { $D20-SP-10-trance } Stunden Trance.
    .counts = Nie mitten im Kampf. Die fertigen Zauberwirker beginnen jeden Kampf mit vollem Vorrat.

D20-SP-11 = Ein Zauber, aus dem nichts wird, kostet seine Punkte trotzdem. Die Kraft hat den Zauberwirker verlassen, sie ist nur nirgends angekommen.
    .counts = Gilt nach einem misslungenen Konzentrationswurf, nach einer Geste, die Rüstung verdorben hat, und nach einem abgebrochenen Zauber.

D20-SP-12 = Ein Zauber, dessen Schaden mit dem Zauberwirker wächst, beginnt mit den wenigsten Würfeln seines Grades. Jeder weitere Würfel kostet einen Punkt mehr, bis zu dem, was die Zauberstufe erlaubt.
    .counts = Nur mit dem Modul „Schadenswürfel bezahlen“; ohne es haben Zauber für den einfachen Preis alle ihre Würfel.

D20-SP-13 = Magie zehrt. Wer den halben Vorrat verbraucht hat, ist erschöpft, wer drei Viertel verbraucht hat, entkräftet.
    .counts = Nur mit dem Modul „Ermüdung durch Zaubern“. Es vergeht, sobald die Punkte wieder über der Grenze liegen.

D20-MET-01 = Metamagie wirkt wie mit Zauberplätzen, wird aber in Punkten bezahlt. Wer seine Zauber vorbereitet, muss den Zauber zusammen mit der Metamagie vorbereiten.
    .counts = Nur mit dem Talent. Hexenmeister und Barden entscheiden sich beim Zaubern und brauchen dafür den ganzen Zug; schnell zaubern können sie nicht.

D20-MET-02 = Zum Grad des Zaubers kommen die Grade, die jede Art von Metamagie hinzufügt. Die Summe ist der effektive Grad, und der Zauber kostet so viel wie einer dieses Grades.
    .counts = Gilt für jeden Zauber mit Metamagie. Mehrere Arten auf demselben Zauber werden zusammengezählt.

D20-MET-03 = Der effektive Grad darf höher sein als alles, was der Zauberwirker sonst wirken könnte. Nur der Zauber selbst muss erreichbar sein.
    .counts = Gilt allein mit dem Modul „Zauberpunkte“. Ein Zauber, der auf einmal zu viel kostet, ist für seinen Zauberwirker gefährlich.

D20-MET-04 = Ein Zauber des höchsten Grades, { $D20-MET-04-highest }, wird mit Metamagie teuer: Jeder effektive Grad darüber kostet { $D20-MET-04-more } Punkte. Bei schwächeren Zaubern steigen die Kosten weiter wie darunter.
    .counts = Gilt für Zauber, die selbst von diesem Grad sind. Mit dem Modul „Andere Kosten über dem { "9." } Grad“ gilt der Aufschlag für alle Zauber oder für keinen.

D20-MET-05 = Metamagie macht einen Zauber teurer, aber man widersteht ihm nicht schwerer. Rettungswürfe, Konzentration und alles andere, was nach dem Grad eines Zaubers fragt, fragt nach dem des Zaubers selbst.
    .counts = Gilt für jede Metamagie außer dem aufgewerteten Zauber, dessen Grad wirklich steigt.

D20-MET-06 = Wer einen Zauber aufwertet, wählt einen neuen Grad, höchstens { $D20-MET-06-highest }. Der Zauber ist dann in jeder Hinsicht von diesem Grad, kostet so viel, und man widersteht ihm so schwer.
    .counts = Andere Metamagie kann hinzukommen; ihre Grade zählen zum neuen. Andere Zauber dieses Grades muss der Zauberwirker nicht wirken können.

D20-MET-07 = Was Metamagie mit einem Zauber macht, ist mit Punkten dasselbe wie mit Zauberplätzen. Nur der Preis ist verschieden: Punkte für den effektiven Grad oder ein Zauberplatz dieses Grades.
    .counts = Die Tabelle der Metamagie sagt, was jede Art hinzufügt und bewirkt. Mit Zauberplätzen braucht der Zauberwirker einen, der so hoch ist wie der effektive Grad.

D20-OVR-01 = Auf einmal verträgt ein Zauberwirker nur so viel. Wer zwischen dem Anfang seines Zuges und dem des nächsten mehr Punkte ausgibt, als der stärkste erreichbare Zauber für sich kostet, überanstrengt sich. Der Überschuss entscheidet, wie schlimm es wird.
    .counts = Gilt für alle Punkte dieser Zeit, auch die für schnell gewirkte und verlorene Zauber. Der Zauber wirkt zuerst. Jeder weitere, der den Überschuss erhöht, ist eine eigene Gefahr; das Spiel sagt es, ehe man zustimmt.

D20-OVR-02 = Ein Wurf auf der Tabelle sagt, was droht: Ermattung, Zusammenbruch, Wahnsinn oder Tod. Dann kann ein Zähigkeitswurf gegen { $D20-OVR-02-number } plus Überschuss es um eine Stufe mildern, und aus Ermattung wird gar nichts.
    .counts = Gilt für jede Überanstrengung, sobald der Zauber gewirkt hat. Eine natürliche { $D20-OVR-02-best } gelingt immer, eine natürliche { $D20-OVR-02-worst } nie.

D20-OVR-03 = Die Tabelle hat für jeden Bereich des Überschusses eine Zeile, und ein Wurf mit dem hundertseitigen Würfel findet das Ergebnis. Ein Überschuss von höchstens { $D20-OVR-03-small } Punkten tötet niemanden, und höchstens { $D20-OVR-03-collapse } von hundert Zahlen bringen einen Zusammenbruch oder Schlimmeres; ab { $D20-OVR-03-large } Punkten bringen { $D20-OVR-03-death } Zahlen den Tod.
    .counts = Gilt vor dem Rettungswurf, der das Ergebnis mildert. Zahlen über allen anderen bringen Ermattung.

D20-OVR-04 = Ermattung macht den Zauberwirker erschöpft, oder entkräftet, wenn er schon erschöpft war. Ein Zusammenbruch heißt, { $D20-OVR-04-rounds } Runden bewusstlos zu liegen und danach entkräftet zu sein. Wahnsinn verwirrt den Geist für den Rest des Kampfes, und Tod ist, was er sagt.
    .counts = Tritt sofort ein, im eigenen Zug. Bei Entkräfteten wird aus Ermattung ein Zusammenbruch.

D20-OVR-05 = In der Not kann man einen Zauber mit weniger Punkten wirken, als er kostet; der Vorrat ist dann leer. Die Gefahr, daran zu sterben, ist { $D20-OVR-05-percent } von hundert und steigt um { $D20-OVR-05-more } für jeden fehlenden Punkt; sonst bringt es Wahnsinn. Ein Zähigkeitswurf gegen { $D20-OVR-05-number } plus fehlende Punkte macht aus dem Tod Wahnsinn.
    .counts = Nur mit dem Modul „Zaubern mit zu wenigen Punkten“. Etwas Milderes als Wahnsinn gibt es nicht.

D20-T-SP = Die Tabelle sagt für jede Klasse, die zaubert, wie viele Zauberpunkte ein Tag auf jeder Stufe bringt. Ein Magier beginnt mit { $D20-T-SP-first } und hat auf Stufe { $D20-T-SP-level } schon { $D20-T-SP-later }.
    .counts = Bonuspunkte für ein hohes Attribut kommen hinzu. Eine Null heißt, dass es nur diese gibt.

D20-T-SPB = Die Tabelle gibt Bonuspunkte nach dem Wert des Attributs, mit dem gezaubert wird, und nach den höchsten erreichbaren Zaubern. Wer einen Wert von { $D20-T-SPB-score } hat und Zauber bis zum dritten Grad wirkt, hat { $D20-T-SPB-points } davon.
    .counts = Nur mit dem Modul „Andere Bonuspunkte“, wenn es auf die Tabelle gestellt ist. Werte über der Tabelle zählen wie ihre letzte Zeile.
