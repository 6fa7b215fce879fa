## Tatsachen eines Paars

BD-LIN-01 = Linien auf dem Spielfeld verlaufen zwischen genauen Punkten: den Ecken der Felder, ihren Mitten und den Mitten ihrer Viertel. Ob eine Linie etwas trifft, wird ohne Runden ausgerechnet, damit kein Haarbreit auf zwei Rechnern verschieden entscheidet.
    .counts = Steht hinter jeder Linie für Sicht, Wirkung und Deckung. Niemand muss diese Punkte setzen; das Spiel probiert alle durch.

BD-LIN-02 = Eine Linie kreuzt ein Ding, wenn sie durch das Innere seines Felds läuft oder seine Kante zwischen den Enden schneidet. Am Rand entlangzulaufen oder eine Ecke zu berühren genügt nicht. Zwängt sich eine Linie aber durch einen Punkt, der von beiden Seiten berührt wird, ist dort keine Lücke, und wer im Winkel zweier Wände steht, sieht nicht an ihnen entlang.
    .counts = Gilt für alle Linien auf dem Spielfeld. Was das eigene Feld des Angreifers füllt, ist nie im Weg; Körper und Nebel zählen nur, wo die Linie durch ihre Felder läuft.

BD-LIN-03 = Zwischen zwei Feldern ist eine Linie frei, wenn wenigstens eine der Linien zwischen ihren inneren Punkten auf nichts trifft, das sie aufhält, oder wenn von einer Ecke des einen Felds alle Linien zu den Ecken des anderen frei sind. Gefragt wird getrennt nach Sicht, nach Wirkungen wie Hieben und nach Geschossen. Die Antwort ist von beiden Enden aus dieselbe: Wer sieht, ist zu sehen.
    .counts = Bei großen Wesen genügt ein einziges Paar von Feldern mit freier Linie. Auf demselben Feld ist die Linie immer frei; Licht, Verstecken und Blindheit spielen hier nicht mit.

BD-LIN-04 = Dichter Nebel nimmt allen außer Nachbarn die Sicht. Er zählt auf dem Weg und ebenso auf den Feldern der beiden selbst, sodass aus dichtem Rauch auch niemand hinaussieht.
    .counts = Gilt in beiden Systemen für Nebel der dichtesten Stufe. Dünnerer Nebel verschleiert nur, und Geschosse und Hiebe hält kein Nebel auf.

BD-LIN-05 = Um Deckung zu beurteilen, zieht das Spiel Linien von jeder Ecke des Angreiferfelds zu allen Ecken des Zielfelds. Zu jeder Ecke des Angreifers hält es fest, wie viele Linien Wände und wie viele Pfosten verdecken, auf welches Niedrige, welche Öffnungen und welche Körper sie treffen und wie dicht der Nebel ist. Beim Grad der Deckung zählt Niedriges bis { $BD-LIN-05-low } Felder vor dem Ziel, und nur, wenn es dem Angreifer nicht näher ist.
    .counts = Gilt für Deckung vor Schüssen in beiden Systemen; jedes nimmt sich daraus, was es braucht. Flaches bleibt weg.

BD-LIN-06 = Wer direkt hinter einer Öffnung oder etwas Niedrigem steht, schießt hinaus, als wäre es nicht da: Eine Scharte, ein Fenster, ein Zaun oder eine Brüstung am Rand des Angreiferfelds deckt das Ziel nicht. Wände und geschlossene Türen werden nie übergangen.
    .counts = Gilt für den Angreifer, an dessen Feld die Kante grenzt. Für jemanden, der von draußen hereinschießt, gibt dasselbe Ding Deckung.

BD-LIN-07 = Ein Angreifer zielt von der Ecke seines Felds, die am besten passt. In der vierten Edition ist es die Ecke, von der aus das Ziel am wenigsten gedeckt ist; in den Würfelpool-Regeln die mit den wenigsten Linien, die Wände verdecken, danach die mit den wenigsten hinter Pfosten. Eine Ecke, die nur Wand sieht, ist nie die bessere Wahl.
    .counts = Gilt für jeden Schuss. Das Spiel sucht die Ecke selbst aus; zu wählen ist nichts.

BD-LIN-08 = Die Mittellinie führt von der Mitte des Angreiferfelds zur Mitte des Zielfelds; bei großen Wesen zählen die nächsten Felder. Auf ihr liegen die Felder, die sie betritt, und die Kanten, die sie schneidet. Hinter dem Ziel geht sie noch bis zu { $BD-LIN-08-behind } Felder weiter.
    .counts = Sagt, wer einem Schuss im Weg steht, was er kreuzt und wo ein verfehlter Wurf landet. Deckung wird stattdessen nach den Ecken beurteilt.

BD-LIN-09 = Ein Hieb braucht eine freie Linie von der Mitte des Angreiferfelds zur Mitte des Zielfelds. Ihn hält auf, was über Kopfhöhe reicht und Wirkungen hemmt oder ohne Öffnungen den Weg versperrt: Wände, geschlossene Türen, Scheiben und Säulen, aber nicht Gitter, Fenster oder Scharten. Niedriges hält ihn nie auf.
    .counts = Gilt in beiden Systemen für jeden Hieb, bei jeder Reichweite. Körper halten ihn nicht auf; ob jemand an ihnen vorbeischlagen darf, sagt das Regelsystem.

BD-PF-01 = Der Abstand eines Paars sagt, wie viele Felder nach Osten oder Westen und wie viele nach Norden oder Süden der zweite vom ersten entfernt steht. Berühren sich zwei Felder nur an einer Ecke, zählt er auf beiden Achsen einen Schritt.
    .counts = Der Befehl „klingentanz facts“ zeigt ihn. Aus ihm ergeben sich alle Entfernungen und Richtungen des Paars.

BD-PF-02 = Für jedes Paar ist die Entfernung nach jedem Maß bekannt, nach dem des Regelsystems auch in Dezimetern. Sie ist dieselbe, wer von beiden auch fragt.
    .counts = Gilt, wo immer nach der Entfernung gefragt wird: bei Hieben nach der längeren Achse, bei Schuss, Sicht und Licht nach dem Maß des Regelsystems.

BD-PF-03 = Zwei sind Nachbarn, wenn sich ihre Felder berühren, an einer Kante oder an einer Ecke. Manche teilen sich ein Feld: ein Reiter und sein Tier oder sehr Kleine, wo das Regelsystem es erlaubt.
    .counts = Kontakt in den Würfelpool-Regeln und die nächsten Distanzklassen der vierten Edition verlangen Nachbarn. Eine Wand zwischen beiden ändert nichts an der Nachbarschaft, hält aber Hiebe auf.

BD-PF-04 = Die Peilung ist die Richtung, in der vom ersten aus der zweite liegt. Es ist immer eine der Himmelsrichtungen, auch wenn der andere nicht genau auf ihrer Linie steht.
    .counts = In sie dreht sich, wer angreift, und in ihr geht es für einen Gestoßenen weiter. Wo sich beide überschneiden, gibt es keine.

BD-PF-05 = Dies sagt, in welcher Richtung, von der eigenen Blickrichtung des Ziels aus gezählt, der Angreifer steht: geradeaus, einen halben rechten Winkel nach rechts und so weiter im Kreis. Derselbe Ort kann vor dem einen und hinter dem anderen liegen, je nachdem, wohin jeder blickt.
    .counts = Entscheidet, ob ein Hieb von vorn, von der Flanke oder von hinten kommt. Zählt nur, wo die Blickrichtung gespielt wird.

BD-PF-06 = Dasselbe vom Angreifer aus: in welcher Richtung, von seiner eigenen Blickrichtung aus gezählt, das Ziel steht. Beide haben ihre eigene Blickrichtung; es kann also anders ausfallen, als das Ziel den Angreifer sieht.
    .counts = Sagt, ob jemand dem zugewandt ist, den er bewachen oder treffen will. Zählt nur, wo die Blickrichtung gespielt wird.

BD-PF-07 = Aus den Richtungen folgen die Angriffsseiten: vorn, rechts, links oder hinten, am Ziel wie am Angreifer. Welche Hand den Schild hält, macht aus rechts und links die Schildseite und die Waffenseite.
    .counts = Mit dem Modul „Blickrichtung“ ist in der vierten Edition ein Hieb von hinten leichter, und die falsche Seite erschwert Paraden; mit „Flanke und Rücken“ nehmen die Würfelpool-Regeln Verteidigung weg. Ohne diese Module ändert es keine Zahl.

BD-PF-08 = Eine Sichtlinie besteht, wenn zwischen beiden eine freie Linie für Blicke verläuft. Wände, geschlossene Türen, Vorhänge, hoher Boden und dichter Nebel können sie hemmen; Licht und Verstecken spielen hier nicht mit.
    .counts = Ohne sie gibt es in keinem der Systeme einen Schuss und in den Würfelpool-Regeln keinen Zauber. Sie ist von beiden Enden aus dieselbe.

BD-PF-09 = Eine Wirkungslinie besteht, wenn zwischen beiden eine freie Linie für das verläuft, was von Körper zu Körper wirkt. Glas hemmt sie, ein Vorhang nicht.
    .counts = Die Tatsachen eines Paars zeigen sie. Hiebe fragen stattdessen nach der Nahkampflinie, und für sich fragt derzeit keines der beiden Regelsysteme danach.

BD-PF-10 = Die Schussbahn ist frei, wenn zwischen beiden eine freie Linie an allem vorbeiführt, was Geschosse aufhält. Fensterscheiben, Gitter und Vorhänge lassen sie durch; Wände, geschlossene Türen und Panzerglas nicht.
    .counts = Ist für jeden Schuss und Wurf nötig, zusammen mit einer Sichtlinie. Wer im Weg steht, erschwert den Schuss, sperrt die Bahn aber nicht.

BD-PF-11 = Für ein Paar ist bekannt, ab welcher Reichweite ein Hieb treffen kann, gezählt in Feldern auf der Linie, auf der ihn nichts aufhält. Wo eine Wand Hiebe jeder Länge aufhält, gibt es keine solche Reichweite.
    .counts = Eine Waffe trifft nur, wenn sie mindestens so weit reicht. Daneben kann die Höhe den Hieb verbieten.

BD-PF-12 = Für jedes Paar wird die Eckentabelle gefüllt: worauf die Linien von jeder Ecke des Angreifers zu den Ecken des Ziels treffen. Hin und zurück kann die Antwort verschieden sein.
    .counts = Die Seiten über verdeckte Linien, Art und Grad der Deckung, Öffnungen und Schleier lesen je einen Teil davon.

BD-PF-13 = Von der besten Ecke des Angreifers aus zählt dies, wie viele der Linien zu den Ecken des Ziels Wände oder Pfosten verdecken. Ohne Sichtlinie gelten alle als verdeckt, mit ihr nie alle.
    .counts = Gilt in der vierten Edition für Schüsse: Einige verdeckte Linien verdecken das halbe Ziel, die meisten mehr. In den Würfelpool-Regeln wird nicht danach gefragt.

BD-PF-14 = Die Deckung ist eine Ecke, wenn von der besten Ecke des Angreifers aus wenigstens eine Linie durch etwas verdeckt ist, das die Sicht hemmt; sonst ein Pfosten, wenn eine an einer Säule oder einem Baum hängen bleibt; sonst gibt es keine. Wie viel vom Körper verdeckt ist, spielt dabei keine Rolle.
    .counts = Gilt in den Würfelpool-Regeln mit dem Modul „Deckung“: Das Ziel bekommt mehr Verteidigungswürfel gegen Schüsse, hinter einer Ecke mehr als hinter einem Pfosten. Ohne Sichtlinie gibt es gar keinen Schuss.

BD-PF-15 = Der Grad sagt, wie gut das Ziel gedeckt ist: gar nicht, durch Körper, zum Teil, größtenteils oder ganz. Ganz gedeckt ist es, wo keine Wirkungslinie besteht.
    .counts = Die Tatsachen eines Paars zeigen ihn. Die vierte Edition und die Würfelpool-Regeln beurteilen Deckung auf eigene Weise und fragen nicht nach dem Grad.

BD-PF-16 = Dies zählt auf, was an Niedrigem und Brusthohem auf den Linien von der besten Ecke des Angreifers liegt, mit der Höhe und der Entfernung zu beiden. Flaches fehlt in der Liste, und Volles wird nach den verdeckten Linien beurteilt.
    .counts = In der vierten Edition verdeckt Niedriges, das direkt am Ziel und dem Schützen nicht näher ist, das halbe Ziel; wer hinter genügend Hohem kniet oder liegt, ist besser gedeckt. Die Würfelpool-Regeln sehen stattdessen auf die Mittellinie.

BD-PF-17 = Für zwei Nachbarn sagt dies, wie viel die Dinge zwischen ihnen verdecken, über alle Linien zwischen ihren Ecken. So ist auf einen Blick zu sehen, ob eine Ecke, ein Gitter oder eine niedrige Mauer zwischen ihnen steht.
    .counts = Die Tatsachen eines Paars zeigen es. Deckung gegen Hiebe gibt keines der beiden Regelsysteme, darum wird keine Zahl daraus.

BD-PF-18 = Die Öffnung sagt, wie viel das durchbrochene Ding verdeckt, durch das der Angreifer zielt: nichts, einen Teil oder das meiste, und ob sie eng ist. Von mehreren Öffnungen hintereinander zählt die, die am meisten verdeckt.
    .counts = Gilt in der vierten Edition für Schüsse durch Fenster, Gitter und Scharten. Eine Öffnung am eigenen Rand des Angreifers bleibt weg, und die Würfelpool-Regeln fragen nicht danach.

BD-PF-19 = Der Schleier ist der dichteste Nebel oder das dichteste Laub auf den Linien von der besten Ecke des Angreifers und auf dem Feld des Ziels. Dazu ist bekannt, ob das Ziel mit dem ganzen Körper darin steht.
    .counts = Die vierte Edition nimmt den Nebel auf der Mittellinie und auf den Feldern beider und lässt Laub weg. Die Einblendung der Sicht zeigt beides; in den Würfelpool-Regeln zählt nur dichter Nebel.

BD-PF-20 = Dies zählt die Dinge auf der Mittellinie der Reihe nach auf: woraus sie sind, wie hoch sie für das Paar sind, ob sie verdecken und wie weit vor dem Ziel sie stehen. Bloßer Boden, der unterwegs aufragt, steht wie ein Ding in der Liste.
    .counts = In den Würfelpool-Regeln gibt Niedriges direkt vor dem Ziel mit dem Modul „Deckung“ Würfel, und Scheiben auf der Linie zerbrechen. In der vierten Edition erleichtert Niedriges zwischen Nachbarn die Parade.

BD-PF-21 = Dies sind die aufrechten Körper, durch die die Linien von der besten Ecke des Angreifers laufen. Liegende, winzige Wesen und die Reittiere der beiden sind nicht darunter.
    .counts = Die Tatsachen eines Paars zeigen sie. Die Regelsysteme des Spiels fragen stattdessen nach den Umstehenden der Mittellinie.

BD-PF-22 = Umstehende sind aufrechte Kämpfer bis zu { $BD-PF-22-near } Felder neben der Mittellinie, vor dem Ziel oder dahinter. Von jedem ist bekannt, wie weit er neben der Linie und wie weit vom Angreifer er steht.
    .counts = In der vierten Edition erschwert, wer genau auf der Linie steht, den Schuss und kann getroffen werden, und ein Patzer trifft einen Gefährten in ihrer Nähe. In den Würfelpool-Regeln kann ein Patzer einen Freund neben der Linie treffen.

BD-PF-23 = Dies sind die handlungsfähigen Verbündeten des Angreifers jenseits des Ziels, sodass eine gerade Linie zwischen ihm und dem Verbündeten durch gegenüberliegende Seiten des Zielfelds läuft. Ein Ziel zwischen ihnen kehrt einem der beiden Rücken oder Flanke zu.
    .counts = Die Tatsachen eines Paars zeigen sie. Einen Vorteil gibt dafür derzeit keines der Regelsysteme; die vierte Edition zählt bei der Überzahl, wie viele denselben Gegner angreifen.

BD-PF-24 = Gegner in Berührung sind die handlungsfähigen Gegner, die Nachbarn eines Kämpfers sind und zuschlagen könnten, ohne dass etwas dazwischen ist. Eine Wand oder geschlossene Tür zwischen beiden verhindert die Berührung.
    .counts = Gilt in den Würfelpool-Regeln mit dem Modul „Schießen im Handgemenge“: Wer von einem Gegner bedrängt wird, schießt schlechter. Die vierte Edition fragt stattdessen nach gebundenen Paaren.

BD-PF-25 = Eine Waffe reicht bis zum Ziel, wenn die Entfernung auf der längeren Achse ihre Reichweite nicht übersteigt und eine freie Nahkampflinie hinführt. Bei großen Wesen zählen die nächsten Felder.
    .counts = Gilt in beiden Systemen. In der vierten Edition richtet sich ein gebundenes Paar stattdessen nach seiner Distanzklasse, und bei großem Höhenunterschied reichen kürzere Waffen nicht hin.

BD-PF-26 = Ein Kämpfer steht in der Zone eines Gegners, wenn dieser eines seiner Felder bewacht. Jeder Gegner hat seine eigene Zone, und mehrere Zonen dürfen einander überlagern.
    .counts = Gilt in der vierten Edition: Wer die Zone im Gehen verlässt, riskiert einen Passierschlag, und eine längere Waffe hält auf, wer hineinkommt. Die Würfelpool-Regeln kennen keine Zonen.

BD-PF-27 = Dies zählt auf, an wen das Ziel schon gebunden ist, jeweils mit der Distanzklasse. Ein Paar bleibt in der Liste, solange beide gebunden sind.
    .counts = Gilt in der vierten Edition: Schüsse ins Getümmel sind erschwert und können die anderen treffen, und viele Angreifer machen einem Verteidiger zu schaffen. Die Würfelpool-Regeln führen keine solchen Paare.

BD-PF-28 = In der vierten Edition kämpfen gebundene Gegner in einer Distanzklasse: im Handgemenge, im Nahkampf, in der Distanz Stangenwaffe oder in der Distanz Pike. Die Felder zwischen beiden setzen ihr nur Grenzen; innerhalb davon wird sie erkämpft und verloren.
    .counts = Gilt mit dem Modul „Distanzklassen“. Wer nicht gebunden ist, hat keine Klasse, und die Würfelpool-Regeln kennen keine.

BD-PF-29 = Für beide ist bekannt, wie viele Felder in jeder Richtung frei sind, höchstens { $BD-PF-29-most }, und wie breit der Ort auf jeder Achse ist; und dasselbe noch einmal bis zu den Körpern, die ringsum stehen. In einem Gang ist die Breite quer dazu klein und längs davon groß.
    .counts = Gilt in der vierten Edition für Waffen im beengten Raum. Die Einblendung zum Platz für die Waffe zeigt, wo sie zu lang ist.

BD-PF-30 = Von den { $BD-PF-30-sides } Seiten eines Kämpfers zählt dies, wie viele durch Wände, Dinge oder den Kartenrand geschlossen sind. Auch diagonale Seiten zählen.
    .counts = Die Würfelpool-Regeln nennen einen Ort danach eng, vermerken das aber nur: Keine Zahl ändert sich. Die vierte Edition misst stattdessen die Breite.

BD-PF-31 = Dies sagt, um wie viele Dezimeter der Angreifer höher oder tiefer steht als das Ziel. Böden und die Höhe von Fliegenden und Reitenden zählen mit.
    .counts = In der vierten Edition schlägt und pariert besser, wer höher steht, und ab einem gewissen Maß reichen nur noch lange Waffen. Die Würfelpool-Regeln machen im Angriff nichts daraus.

BD-PF-32 = Für beide ist die Lichtstufe bekannt, in der sie stehen: Tag, Dämmerung, Mondlicht, Sternenlicht oder Finsternis. Bei großen Wesen zählt das hellste ihrer Felder.
    .counts = In der vierten Edition richten sich Hiebe und Schüsse nach dem Licht beim Ziel, Paraden und Ausweichen nach dem beim Angreifer. Die Würfelpool-Regeln fragen nur, ob das Ziel im Finstern steht.

BD-PF-33 = Für beide ist bekannt, worauf sie stehen: das tiefste Wasser, der schlechteste Untergrund und der teuerste Boden ihrer Felder, und ob sie auf einem Ding wie einem Tisch stehen. Bei großen Wesen zählt in jeder Hinsicht das schlechteste ihrer Felder.
    .counts = Wasser erschwert in der vierten Edition Hiebe, und der Boden verteuert in beiden Systemen die Schritte.

BD-PF-34 = Für beide ist die Haltung bekannt, stehend, kniend oder liegend, und wie groß ihre Körper sind. Wer bewusstlos ist, gilt als liegend.
    .counts = Aus der Haltung machen beide Systeme Zahlen. Die Größe zählt in der vierten Edition bei Schüssen und Stößen.

BD-PF-35 = Der Angreifer sieht das Ziel, wenn eine Sichtlinie besteht, er nicht blind ist, das Ziel weder unsichtbar noch versteckt ist und nahe genug für das Licht, in dem es steht. Hier zählen nur die eigenen Augen des Angreifers; was Gefährten sehen, ist eine andere Frage.
    .counts = In der vierten Edition endet die Sicht bei Mondlicht, Sternenlicht und Finsternis in einer bestimmten Entfernung, in den Würfelpool-Regeln nie. Wohin der Angreifer blickt, spielt keine Rolle.

BD-PF-36 = Dies sind die Nachbarfelder, auf die das Ziel sofort treten könnte: offener Boden, auf dem niemand ist. Gibt es keine, kann das Ziel nicht zurückweichen.
    .counts = Die Tatsachen eines Paars zeigen sie. Dasselbe fragen Schritte und Ausweichen der Regelsysteme den Boden.

BD-PF-37 = Dies zählt Feld für Feld auf, wohin das Ziel gerät, wenn es vom Angreifer geradewegs weggestoßen wird, und was dort wartet: freier Boden, ein anderer Körper, ein Hindernis oder ein Abgrund. Die Liste endet mit dem ersten Feld, das nicht frei ist.
    .counts = In der vierten Edition führt ein Stoß auf das nächste Feld, in den Würfelpool-Regeln so weit, wie die Stärke des Stoßenden reicht. Über einen Abgrund stürzt der Gestoßene, und an einer Leiter hält sich dabei niemand fest.

BD-PF-38 = Ein Sturmlauf führt geradewegs zum nächsten Platz, von dem die Waffe trifft. Seine Bahn ist so breit wie der Körper; jedes Feld und jede Kante darin, die mehr kostet als ebener Boden, Wasser oder Gefahr birgt oder von jemandem gehalten wird, der handeln kann, versperrt sie.
    .counts = Gilt für Sturmangriffe der vierten Edition, die eine kleinste und eine größte Länge hinzufügen. Die Würfelpool-Regeln kennen keinen Sturmlauf.

BD-PF-39 = Wer groß ist und mit halber Breite durch eine Lücke geht, ist eingezwängt. Der Körper füllte dann je Seite halb so viele Felder, aufgerundet.
    .counts = Derzeit lässt keines der Regelsysteme des Spiels jemanden sich hindurchzwängen, also ist es auch niemand. Die Tatsachen eines Paars würden es zeigen.

BD-PF-40 = Eine Linie ist steil, wenn einer der beiden höher über dem anderen steht, als er entfernt ist, die Linie also um mehr als einen halben rechten Winkel ansteigt. Auf ebenem Grund ist keine Linie steil.
    .counts = Erschwert in der vierten Edition Schüsse; hinauf und hinab ist nicht dasselbe. Hiebe richten sich stattdessen nach dem Höhenunterschied.

BD-PF-41 = Für eine Wirkung, die von einer Gitterecke ausgeht, etwa eine Explosion, sagt dies, wie gut jemand davor gedeckt ist: nach den Linien von dieser Ecke zu den Ecken seines Felds. Körper decken nicht, und bei großen Wesen zählt das am wenigsten gedeckte Feld.
    .counts = Solche Wirkungen hat derzeit keines der Regelsysteme des Spiels. Es steht bereit für Regeln mit Zaubern und Explosionen.

BD-ROOM-01 = Der freie Lauf zählt in jeder Richtung die Felder, die ein Schwung hat, bis ihn etwas aufhält: eine Wand, der Kartenrand oder ein Ding oder Boden, der den Boden des Kämpfers um mehr als { $BD-ROOM-01-swing } Dezimeter überragt. Gezählt werden höchstens { $BD-ROOM-01-most } Felder.
    .counts = Gilt in der vierten Edition für den Platz zum Schwingen. Niedrige Mauern, Tische und offene Türen halten keinen Schwung auf; über eine Ecke hinweg endet er, wo dort eine Kante endet oder beide Felder daneben gefüllt sind.

BD-ROOM-02 = Die Breite auf einer Achse ist der freie Lauf nach beiden Seiten samt dem eigenen Feld, mal der Länge eines Felds; auf einer Diagonale zählt die Diagonale des Felds. Durchgänge und mit „tight“ bezeichnete Felder sind nur so breit wie das Feld selbst, mit „open“ bezeichnete gelten als nach allen Seiten frei. Bei großen Wesen entscheidet das engste ihrer Felder, und ihre eigene Größe kommt hinzu.
    .counts = Gilt in der vierten Edition, wo eine Waffe beengt ist, die länger ist als die Breite. Körper daneben verengen den Ort nur für lange Waffen, die geschwungen werden.

BD-ROOM-03 = Eine Waffe schwingt quer zur Linie zum Gegner. Darum zählt die Breite im rechten Winkel zur Peilung: Wer längs eines Gangs kämpft, braucht den Platz von Wand zu Wand.
    .counts = Gilt in der vierten Edition für Attacke und Parade. Bei geschwungenen Waffen zählt außerdem die lichte Höhe der Decke.

BD-ROOM-04 = Ein Nachbarfeld gilt als geschlossen, wenn dort niemand stehen könnte, wenn es jenseits der Karte liegt oder wenn Wände auf Kanten jeden Weg dorthin abschneiden. Körper schließen keine Seite.
    .counts = Gilt in den Würfelpool-Regeln, wo ein Ort, der an den meisten Seiten einengt, als eng vermerkt wird. Die vierte Edition vergleicht stattdessen die Waffe mit der Breite.

BD-AREA-01 = Das Spielfeld kennt Formen, die sich von einer Gitterecke ausbreiten: nach allen Seiten, um Ecken fließend, als Kegel oder als Linie, dazu den Ring von Feldern um einen Kämpfer. Was Wirkungen hemmt, begrenzt sie; nur die fließende Form findet einen Weg darum herum.
    .counts = Derzeit benutzt keines der Regelsysteme des Spiels diese Formen. Eine Ölflasche setzt das Feld des Ziels und die Felder dahinter auf der Mittellinie in Brand.

BD-ZON-01 = Felder in Reichweite sind die, zu denen die Waffe reicht und die Linie für einen Hieb frei ist. Sie hängen nur von Ort und Waffe ab und nicht davon, ob gerade zugeschlagen werden darf.
    .counts = Die Blickrichtung spielt hier keine Rolle; wo sie es tut, berücksichtigt sie die Kontrollzone.

BD-ZON-02 = In der vierten Edition bewacht ein Kämpfer eine Kontrollzone: vorn so weit, wie die Waffe reicht, an den Flanken das nächste Feld, hinten nichts. Mit bloßen Händen sind es nur die nächsten Felder vorn. Ohne Blickrichtung liegt die Zone ringsum.
    .counts = Nur wer handeln kann, steht oder kniet, vom Gegner weiß und noch eine Freie Aktion hat, bewacht etwas. Die Würfelpool-Regeln haben keine Zonen.

BD-ZON-03 = Jeder Schritt, der in der Zone eines Gegners beginnt, verlässt diesen Gegner, auch wenn er in derselben Zone endet. Auf einem Weg an einem Gegner vorbei kann man ihn also mehrmals verlassen.
    .counts = In der vierten Edition kann das einen Passierschlag bringen. Ein Schritt geradewegs auf den Gegner zu zählt nicht, ebenso wenig, einen Gegner zu verlassen, den mehrere Freunde beschäftigen.

BD-ZON-04 = In der vierten Edition sind zwei Gegner gebunden, sobald einer seine Bewegung in Reichweite einer der beiden Waffen beendet oder nach dem anderen schlägt. Der Kampf merkt es sich für das Paar, bis beide sich trennen, eine Wand dazwischenkommt oder einer kampfunfähig ist.
    .counts = Gilt in der vierten Edition für Distanzklassen, Überzahl und Schüsse ins Getümmel. In den Würfelpool-Regeln zählt nur die Berührung im Augenblick.
