## Felder, Dinge, Karten, Szenarien

BD-CEL-01 = Die Klasse einer Kachel auf der Ebene „ground“ oder „terrain“ in einem Gebiet sagt, worauf man geht: floor, stone, wood, grass, earth, sand, snow, ice, rubble, undergrowth, bog, water, stairs, pit oder void. Auf void kann niemand stehen. Geröll (rubble) und Unterholz (undergrowth) bremsen jeden Schritt, in den Würfelpool-Regeln Sumpf (bog) noch mehr, und auf water, ice, pit und void breitet sich kein Feuer aus.
    .counts = Gilt für jedes Feld. Alle anderen Namen ändern nur Bild und Klang; was tief, hoch oder rutschig ist, sagen eigene Eigenschaften.

BD-CEL-02 = „move_half“ sagt in Hälften, was ein Schritt auf das Feld kostet: { $BD-CEL-02-plain } ist der einfache Preis, { $BD-CEL-02-double } der doppelte. Erlaubt sind { $BD-CEL-02-plain }, { $BD-CEL-02-slow }, { $BD-CEL-02-double }, { $BD-CEL-02-heavy } und { $BD-CEL-02-most }; fehlt die Angabe, gilt der einfache Preis. Die vierte Edition multipliziert den Schritt damit. Die Würfelpool-Regeln kennen nur schwierige und sehr schwierige Felder: Alles über dem einfachen Preis ist schwierig, alles über { $BD-CEL-02-double } sehr schwierig.
    .counts = Gilt für jeden Schritt auf das Feld. Zu bremsendem Gelände kommt es nicht hinzu: Es zählt, was teurer ist.

BD-CEL-03 = „ground_dm“ ist die Höhe des Bodens in Dezimetern, von { $BD-CEL-03-lowest } bis { $BD-CEL-03-highest }; fehlt sie, liegt das Feld auf der Höhe der Karte. Kleine Unterschiede sind Stufen, größere muss man hinauf- oder hinabklettern, oder man stürzt. Boden, der zwischen zwei Kämpfern hoch genug aufragt, verbirgt sie voreinander.
    .counts = Gilt für Schritte, Klettern, Stürze, Sicht und Deckung, in der vierten Edition auch für Hiebe von oben und unten.

BD-CEL-04 = „ceiling_dm“ ist die lichte Höhe über dem Boden in Dezimetern, höchstens { $BD-CEL-04-highest }; fehlt sie, liegt das Feld unter freiem Himmel. Unter einer niedrigen Decke gelten geschwungene Waffen als beengt.
    .counts = Beengt Waffen nur in der vierten Edition. In beiden Systemen kann eine Gefahr die Decke zum Einsturz bringen, und nur dort, wo es eine gibt.

BD-CEL-05 = „water_dm“ ist die Tiefe des Wassers in Dezimetern, höchstens { $BD-CEL-05-deepest }. Flaches Wasser ist knietief; ab { $BD-CEL-05-waist } Dezimetern reicht es zur Hüfte, ab { $BD-CEL-05-shoulder } zur Schulter, und ab { $BD-CEL-05-swimming } wird geschwommen. Je tiefer es ist, desto langsamer wird jeder Schritt, und ein Licht am Boden geht darin aus.
    .counts = Gilt für jeden Schritt, und was in hüfttiefem Wasser liegt, ist nicht zu greifen. In der vierten Edition erschwert Wasser auch Hiebe und Paraden, außer für jemanden, der auf etwas darin steht.

BD-CEL-06 = „light“ sagt, wie hell das Feld ist, wenn keine Lampe brennt: { $BD-CEL-06-day } Tag, { $BD-CEL-06-dusk } Dämmerung, { $BD-CEL-06-moon } Mondlicht, { $BD-CEL-06-stars } Sternenlicht, { $BD-CEL-06-dark } Finsternis. Fehlt die Angabe, gilt das Licht des Szenarios; eine Lampe in der Nähe macht das Feld heller.
    .counts = In der vierten Edition erschwert jede Stufe Schüsse, Hiebe oder beides und verkürzt die Sicht. In den Würfelpool-Regeln zählt nur Finsternis.

BD-CEL-07 = „mist“ reicht von { $BD-CEL-07-haze }, Dunst, über Nebel und Rauch bis { $BD-CEL-07-dense }, so dicht, dass man nur noch das nächste Feld sieht. Fehlt die Angabe, ist die Luft klar.
    .counts = Dichter Nebel verbirgt in beiden Systemen. In der vierten Edition erschwert Dunst Schüsse, Nebel auch Hiebe; in den Würfelpool-Regeln ändert dünnerer Nebel nichts.

BD-CEL-08 = „leaf“ sagt, wie viel Laub oder hohes Gras dort wächst: { $BD-CEL-08-thick } ist dicht, die Stufe darunter licht. Fehlt die Angabe, wächst nichts. Die Einblendung der Sichtlinie zeigt, welche Felder man durch Laub sieht.
    .counts = Wird nur gemeldet und gezeichnet; keines der beiden Regelsysteme macht derzeit eine Zahl daraus. Laub allein verbirgt niemanden.

BD-CEL-09 = „footing“ sagt, wie gut man steht: firm (fest), slippery (rutschig), rubble (Geröll), mud (Schlamm), stairs (Treppe), ladder (Leiter), beam (Balken) oder rope (Seil); fehlt es, ist der Stand fest. Über Treppen und Leitern geht man hinauf und hinab, wo man sonst klettern müsste. An einem Seil klettert man wie an einer Wand, aber ohne Probe.
    .counts = Rutschiger Boden und Geröll kosten in der vierten Edition das Doppelte, und nur dort zählt ein Seil. In beiden Systemen taugt nur fester Boden für Absprung und Landung: Von einem Balken oder aus Schlamm springt niemand.

BD-CEL-10 = „room“ geht dem gemessenen Platz für eine Waffe vor: „open“ ist nie beengt, „tight“ ist so schmal wie das Feld selbst, was immer ringsum liegt. Bei „auto“ oder ohne Angabe wird der Platz an Wänden und Dingen gemessen.
    .counts = Gilt in der vierten Edition für Waffen, die länger sind, als der Ort breit ist. Die Würfelpool-Regeln fragen nicht nach Platz.

BD-CEL-11 = „doorway“ macht den Ort in jeder Richtung so schmal wie das Feld selbst, was immer daneben liegt. Eine Türkachel, die das Feld füllt, setzt es von selbst.
    .counts = Gilt in der vierten Edition für den Platz, eine Waffe zu schwingen. An Schritten und Sicht ändert es nichts.

BD-CEL-12 = „harm“ sagt, was auf dem Feld schadet: fire, bonfire oder inferno. Alle drei verbrennen jeden, der hineingeht oder darin bleibt, so wie es das Regelsystem sagt. Ein Sturmangriff führt über kein Feld mit einer solchen Gefahr, und von gleich teuren Wegen wird der harmlosere genommen.
    .counts = Diese Feuer brennen in beiden Systemen gleich.

BD-CEL-13 = „thing“ nennt ein Ding, das das Feld füllt, etwa table oder pillar, so als läge seine Kachel auf der Ebene „things“. Es darf an einer Bodenkachel oder in einem Gebiet stehen.
    .counts = Eine Kachel auf der Ebene „things“ geht der Kachel darunter vor, ein Gebiet beiden. Nennen lässt sich nur, was ein Feld füllen darf; wall und dergleichen liegen auf Kanten.

BD-OBJ-01 = Ein Ding ist, was in einem Feld steht oder auf einer Kante liegt und im Weg sein kann: eine Wand, eine Tür, ein Tisch, ein Busch. Seine Klasse nennt es im Katalog des Spiels, wo seine üblichen Eigenschaften stehen; Eigenschaften der Kachel oder des Objekts gehen ihnen einzeln vor. Ein Szenario darf in der Datei „things.ron“ weitere Dinge festlegen.
    .counts = Gilt auf jeder Karte. Eine unbekannte Klasse oder Eigenschaft ist ein Fehler, den „klingentanz check“ mit seiner Stelle nennt.

BD-OBJ-02 = „move“ sagt, wie ein Ding Gehende durchlässt: „free“ als wäre es nicht da, „cost“ gegen einen Preis, „block“ gar nicht. Auf einer Kante ist der Preis „cross_half“, halbe Felder zusätzlich zum Schritt; in einem Feld ist er der Faktor „move_half“.
    .counts = In der vierten Edition gelten beide Preise wie angegeben, aber auf hüfthohe Dinge in einem Feld wird zum Preis eines Kletterns gestiegen. In den Würfelpool-Regeln macht jeder Preis den Schritt schwierig, und kein Sprint führt hinüber.

BD-OBJ-03 = „sight“ sagt, ob ein Ding den Blick hemmt. Das tut es nur für zwei, für die es über Kopfhöhe reicht; über Niedrigeres sieht man hinweg.
    .counts = Gilt für Sichtlinien, für Lampen und für verdeckte Linien bei der Deckung. Eine offene Tür hemmt nichts.

BD-OBJ-04 = „effect“ sagt, ob ein Ding aufhält, was von Körper zu Körper wirkt: vor allem Hiebe, dazu ein Odem oder eine Wirkung, die sich ausbreitet. Es muss für die beiden über Kopfhöhe reichen.
    .counts = Gilt in beiden Systemen für Hiebe. Die Zauber der Würfelpool-Regeln verlangen nur Sicht, und Wirkungen, die sich ausbreiten, hat derzeit keines der beiden.

BD-OBJ-05 = „missile“ sagt, ob ein Ding Pfeile, Bolzen, Kugeln und Würfe aufhält. Es muss für die beiden über Kopfhöhe reichen; über Niedrigeres fliegt ein Geschoss hinweg, auch wenn es Deckung geben kann.
    .counts = Gilt für Schüsse und Würfe und für Waffen, die davonfliegen oder über den Boden getreten werden.

BD-OBJ-06 = „height_dm“ ist die Oberkante eines Dings über seinem Boden in Dezimetern, höchstens { $BD-OBJ-06-highest }. Auf einer Kante zählt der Boden des höheren der beiden Felder daneben.
    .counts = Gilt für Sicht, Deckung und den Platz für eine Waffe. Was die Höhe bedeutet, hängt davon ab, wo die beiden Kämpfer stehen.

BD-OBJ-07 = „screen“ sagt, wie viel von einem Körper ein Ding verdeckt, obwohl es Blicke durchlässt: „none“ (nichts), „part“ (einen Teil) oder „most“ (das meiste). Gitter verdecken einen Teil, eine Schießscharte das meiste.
    .counts = In der vierten Edition deckt ein durchbrochenes Ding vor Schüssen: „part“ verdeckt das halbe Ziel, „most“ mehr als die Hälfte. Die Würfelpool-Regeln fragen stattdessen nach Ecken, Pfosten und Niedrigem.

BD-OBJ-08 = „pierced“ kennzeichnet ein Ding mit Öffnungen: Gitter, Zaun, Fenster, Scharte. Hiebe gehen hindurch, auch wo niemand gehen kann, und wer direkt dahinter steht, schießt hinaus, als wäre es nicht da.
    .counts = Gilt in beiden Systemen für Hiebe und für jemanden direkt an der Öffnung. Wer weiter weg steht, muss hindurchschießen und findet das Ziel zum Teil verdeckt.

BD-OBJ-09 = „narrow“ kennzeichnet eine Öffnung, die für lange Stichwaffen und Geschosse gedacht ist, etwa eine Schießscharte. Sie wird gesetzt, wo niemand eine Axt hindurchschwingen könnte.
    .counts = Wird nur unter den Tatsachen eines Paars gemeldet. Derzeit hält keines der beiden Regelsysteme andere Waffen davon ab, hindurchzukommen.

BD-OBJ-10 = „material“ sagt, woraus ein Ding besteht: wood, stone, iron, glass, hard_glass, bodywork, engine oder cloth. Holz (wood) brennt: Feuer greift auf ein Feld mit einem hölzernen Ding über, und das Ding ist weg, sobald sich das Feuer das nächste Mal ausbreitet. Türen verbrennen nicht.
    .counts = Gilt, wo eine Gefahr Feuer bringt, und für das Bild von Zinnen und Bordwänden. Für sich hält es weder Hiebe noch Geschosse auf.

BD-OBJ-11 = „breaks“ kennzeichnet ein Ding, das nicht hält, etwa eine Fensterscheibe. Wer auf dem Feld daneben steht, kann es ohne Wurf einschlagen; danach ist der Weg frei.
    .counts = Gilt in beiden Systemen für Dinge auf Kanten. In den Würfelpool-Regeln zerbricht es auch das erste Geschoss, das hindurchfliegt; in der vierten Edition geht ein Schuss hindurch und lässt es ganz.

BD-OBJ-12 = Wie hoch ein Ding für zwei Kämpfer ist, hängt vom höheren ihrer beiden Böden ab; Fliegende und Reitende zählen als höher. Was ihn um weniger als { $BD-OBJ-12-low } Dezimeter überragt, ist flach; ab { $BD-OBJ-12-low } ist es niedrig, ab { $BD-OBJ-12-chest } brusthoch und ab { $BD-OBJ-12-full } voll. Nur was voll ist, hemmt Sicht, Hiebe und Geschosse; was flach ist, zählt für keine Linie.
    .counts = Gilt für jedes Ding und für bloßen Boden, der zwischen beiden aufragt. Geht es nur um ein Auge oder eine Lampe und ein Feld, zählt der Boden des Auges oder der Lampe.

BD-OBJ-20 = „solid“ füllt ein Feld bis zur Decke mit Stein. Es hält Schritte, Blicke, Hiebe und Geschosse auf: eine Mauer, so dick wie ein Feld, ein Gebäude, gewachsener Fels.
    .counts = Gilt in beiden Systemen gleich. Für die Deckung bildet es Ecken: Wer an seinem Rand steht, kann zum Teil verdeckt sein.

BD-OBJ-21 = „wall“ liegt auf Kanten und reicht als Stein bis zur Decke. Es hält alles auf, nimmt aber keinen Platz weg, sodass sich Häuser und Gänge mit dünnen Wänden zeichnen lassen.
    .counts = Gilt in beiden Systemen gleich. Wo zwei Wände in einer Ecke zusammenstoßen, bleibt keine Lücke, weder für Schritte noch für Blicke.

BD-OBJ-22 = „door“ liegt auf einer Kante oder füllt ein Feld. Geschlossen hält es alles auf wie eine Wand, offen nichts. In einem Feld macht es das Feld zum Durchgang.
    .counts = Gilt in beiden Systemen; wie Türen geöffnet werden, steht auf einer eigenen Seite. Eine Tür beginnt geschlossen, wenn ihr Zustand nichts anderes sagt.

BD-OBJ-23 = „bars“ sind ein Gitter auf einer Kante. Niemand kommt hindurch, aber Blicke, Hiebe und Geschosse. Es besteht aus Eisen und verdeckt zum Teil, wer dahinter steht.
    .counts = Gilt in beiden Systemen für Schritte und Hiebe. Deckung aus dem verdeckten Teil macht nur die vierte Edition.

BD-OBJ-24 = Ein „fence“ liegt auf einer Kante und ist { $BD-OBJ-24-height } Dezimeter hoch, auf ebenem Grund also brusthoch. Überklettern kostet { $BD-OBJ-24-cost } halbe Felder zusätzlich zum Schritt. Blicke, Hiebe und Geschosse kommen hindurch, ein Teil des Körpers ist verdeckt. Mit stone als Werkstoff wird er als Zinne gezeichnet.
    .counts = Der Preis gilt in der vierten Edition, wo über einen Zaun hinweg auch kein Handgemenge möglich ist; in den Würfelpool-Regeln ist der Schritt schwierig. In beiden Systemen deckt er vor Schüssen, wer direkt dahinter steht.

BD-OBJ-25 = „window“ ist eine Öffnung in einer Wand, auf einer Kante. Hindurchzuklettern kostet { $BD-OBJ-25-cost } halbe Felder zusätzlich zum Schritt. Blicke, Hiebe und Geschosse kommen hindurch, und wer dahinter steht, ist zum Teil verdeckt.
    .counts = Der Preis gilt in der vierten Edition; in den Würfelpool-Regeln ist der Schritt schwierig. Für ein verglastes Fenster ist pane gedacht.

BD-OBJ-26 = „pane“ ist ein verglastes Fenster auf einer Kante. Es hält Schritte und Hiebe auf, aber weder Blicke noch Geschosse, und lässt sich einschlagen.
    .counts = Gilt in beiden Systemen. Wodurch es zerbricht, steht auf der Seite über Zerbrechliches.

BD-OBJ-27 = „hard_pane“ ist Glas, das nur Blicke durchlässt. Es hält Schritte, Hiebe und Geschosse auf und zerbricht nicht.
    .counts = Gilt in beiden Systemen. Zwei, die auf beiden Seiten stehen, sehen einander und können einander nichts tun.

BD-OBJ-28 = „slit“ ist eine Schießscharte in einer Wand, auf einer Kante. Niemand kommt hindurch, aber Blicke, Hiebe und Geschosse. Wer dahinter steht, ist zum größten Teil verdeckt; wer direkt an der Scharte schießt, hat freie Sicht nach draußen.
    .counts = Deckung macht daraus die vierte Edition. In den Würfelpool-Regeln hält sie Schritte auf und bringt keine Würfel.

BD-OBJ-29 = „curtain“ ist ein Vorhang auf einer Kante und verbirgt bis zur Decke, was dahinter ist. Er hält niemanden auf: Gehende, Hiebe und Geschosse kommen hindurch.
    .counts = Gilt in beiden Systemen für die Sicht. Ein Schuss braucht ein Ziel in Sicht, gezielt hindurchgeschossen wird also nicht; ein Hieb auf jemanden, den man nicht sieht, ist in der vierten Edition erschwert.

BD-OBJ-30 = „low_wall“ liegt auf einer Kante oder füllt ein Feld; es ist { $BD-OBJ-30-height } Dezimeter hoch und aus Stein: Theke, Brüstung, Bordwand. Hinüberzusteigen kostet { $BD-OBJ-30-cost } halbe Felder zusätzlich zum Schritt. Alle sehen und schlagen darüber hinweg, und es deckt vor Schüssen, wer direkt dahinter steht.
    .counts = Der Preis gilt in der vierten Edition; in den Würfelpool-Regeln ist der Schritt schwierig. In der vierten Edition parieren Nachbarn über die Mauer hinweg leichter und kommen nicht ins Handgemenge.

BD-OBJ-31 = „table“ füllt ein Feld und ist { $BD-OBJ-31-height } Dezimeter hoch, aus Holz; auch Kisten und Betten werden so gebaut. Man kann hinaufsteigen und darauf stehen, und er deckt, wer direkt dahinter steht. „barrel“ ist dasselbe Ding, lässt sich aber nicht zur Deckung umstürzen.
    .counts = Hinaufzusteigen kostet in der vierten Edition ein Klettern, in den Würfelpool-Regeln einen schwierigen Schritt. Nur in der vierten Edition lassen sich Tische umstürzen und bringt ein Stand darauf den Vorteil der Höhe.

BD-OBJ-32 = „pillar“ füllt ein Feld bis zur Decke: Säule, Baum, Statue. Kein Schritt und kein Hieb führt hindurch, aber um die Sicht zu hemmen, ist es zu schmal. Ein solches Ding heißt Pfosten: Es hält Schritte auf, aber keine Blicke, und gibt Deckung eigener Art.
    .counts = Gilt in beiden Systemen. In der vierten Edition gelten Linien durch einen Pfosten als verdeckt; in den Würfelpool-Regeln bringt er weniger Würfel als eine Mauerecke.

BD-OBJ-33 = „bodywork“ füllt ein Feld und ist { $BD-OBJ-33-height } Dezimeter hoch: Karren, Wagen, Brunnen. Niemand kommt hinüber, aber alle sehen, schlagen und schießen darüber hinweg, und es deckt, wer direkt dahinter steht.
    .counts = Gilt in beiden Systemen. Auf ebenem Grund ist es ein niedriges Ding; von einem tieferen Boden aus kann es brusthoch oder voll sein.

BD-OBJ-34 = „engine“ ist eine Maschine, die ein Feld füllt, { $BD-OBJ-34-height } Dezimeter hoch. Im Kampf tut sie dasselbe wie bodywork und unterscheidet sich nur im Werkstoff.
    .counts = Gilt in beiden Systemen als niedriges Ding, über das niemand hinwegkommt. Nach dem härteren Werkstoff fragt keine Regel der beiden.

BD-OBJ-35 = „bush“ füllt ein Feld mit dichtem Laub, { $BD-OBJ-35-height } Dezimeter hoch. Er bremst jeden Schritt und hält weder Blicke noch Hiebe noch Geschosse auf.
    .counts = Gilt in beiden Systemen für Schritte, und in der vierten Edition verengt er den Platz für eine Waffe. Das Laub wird gemeldet und gezeichnet, verbirgt aber für sich niemanden.

BD-OBJ-36 = „drop“ liegt auf einer Kante und kennzeichnet einen Absatz: eine Traufe, den Rand einer Grube. Zum Sturz führt dort der Höhenunterschied der Böden auf beiden Seiten; „drop“ selbst hält nichts auf und ist nur zu sehen.
    .counts = Gehört überall hin, wo „ground_dm“ um mehr als eine Stufe abfällt. Ohne einen solchen Unterschied hat es keine Wirkung.

BD-OBJ-37 = Eine Tür hat einen Zustand: „open“ (offen), „shut“ (geschlossen), „locked“ (verschlossen), „barred“ (verriegelt) oder „broken“ (zerbrochen); ohne Angabe beginnt sie geschlossen. Vom Feld daneben wird sie mit einer Aktion geöffnet oder geschlossen. Eine zerbrochene Tür bleibt offen, und eine Tür, die ein Feld füllt, bewegt sich nicht, solange ein Körper darin ist. „hinge“ und „opens_to“ drehen nur das Bild. „key“ nennt, was das Schloss öffnet, und „force“ das Werkzeug, mit dem sie ohne Probe aufgebrochen wird, wo die Regeln dergleichen kennen.
    .counts = In der vierten Edition öffnet eine verschlossene Tür, wer das bei sich hat, was „key“ nennt, und Körperkraft kann verschlossene und verriegelte Türen aufbrechen; das Werkzeug, das „force“ nennt, tut es ohne Probe. In den Würfelpool-Regeln bleiben sie zu.

BD-MAP-01 = Die Kachelebene „ground“ braucht auf jedem Feld eine Kachel. Deren Klasse ist das Gelände, ihre Eigenschaften sagen das Übrige über das Feld: Kosten, Höhe, Wasser, Licht und so weiter.
    .counts = Gilt für jede Karte; ein leeres Feld ist ein Fehler. Die Bilder des mitgelieferten Kachelsatzes bringen die richtigen Klassen mit.

BD-MAP-02 = Die Kachelebene „things“ enthält, was Felder füllt: Mauern, Tische, Bäume. Die Klasse der Kachel ist der Name des Dings; Eigenschaften der Kachel gehen denen des Katalogs vor.
    .counts = Ein Feld füllt höchstens ein einziges Ding. Was nur auf Kanten liegt, etwa wall, wird hier abgelehnt.

BD-MAP-03 = Die Objektebene „edges“ enthält Linienzüge, die von Gitterecke zu Gitterecke auf den Linien des Rasters verlaufen. Die Klasse nennt das Ding, und jedes Stück von der Länge eines Felds wird ein eigenes Ding. Liegen Linien aufeinander, gilt die spätere in der Datei; so wird eine Tür über ihre Wand gezeichnet.
    .counts = Gilt für alles, was auf Kanten liegt. Schräge Linien und solche neben dem Raster sind Fehler.

BD-MAP-04 = Die Objektebene „regions“ enthält Rechtecke der Klasse „region“ mit beliebigen Eigenschaften eines Felds und dazu „terrain“: Wasser, eine niedrige Decke, ein Dach mit seiner Höhe. Ein Gebiet geht den Kacheln darunter vor, ein späteres Gebiet einem früheren.
    .counts = Ändert nur, was seine Eigenschaften nennen; alles andere bleibt, wie es die Kachel sagt.

BD-MAP-05 = Die Objektebene „lights“ enthält Punkte der Klasse „light“. „source“ nennt eine Art, die das Regelsystem kennt: torch (Fackel), lantern (Laterne) oder campfire (Lagerfeuer); oder „bright“ und „dim“ sagen in Feldern, wie weit es taghell und wie weit dämmrig ist. „lit“ sagt, ob es brennt, „tint“ gibt ihm im Bild seine Farbe.
    .counts = Ein Licht ohne „lit“ brennt bei Kampfbeginn. Es ist an seinem Ort befestigt und lässt sich nicht mitnehmen.

BD-MAP-06 = Die Objektebene „items“ enthält Punkte der Klasse „item“: Ausrüstung, die herumliegt. „gear“ ist ihre Kennung in den Ausrüstungsdateien oder eine Lichtart, „count“ die Anzahl.
    .counts = Jeder andere Name ist ein Schatz, der nur etwas wert ist, wenn eine Seite ihn als Ziel nehmen soll. In den Würfelpool-Regeln darf dort auch ein „healing-potion“ liegen.

BD-MAP-07 = Die Objektebene „marks“ enthält Punkte und Rechtecke mit einem Namen: Startplätze, Aufstellungsgebiete, Ausgänge, Gebiete zum Erreichen oder Halten. Die Szenariodatei spricht von ihnen mit diesen Namen.
    .counts = Eine Marke allein bewirkt nichts; sie zählt, wo die Szenariodatei sie nennt. Jeder Name darf nur einmal vorkommen.

BD-MAP-08 = Jede Ebene, deren Name mit „decor“ beginnt, und jede Ebene in einer so benannten Gruppe ist nur fürs Auge da. Was dort liegt, wird gezeichnet und von den Regeln nie gelesen.
    .counts = Das Bild einer Fackel gibt kein Licht, und das Bild einer Leiter führt nirgendwohin: Beide brauchen dazu ihr Licht oder ihr Gebiet.

BD-MAP-09 = Wände auf Kanten sind Objekte und keine Kacheln, weil ein Objekt einen Zustand, Eigenschaften und einen bleibenden Namen haben kann. Die Nummer, die der Editor dem Objekt gibt, ist der Name, mit dem Szenariodateien von einer Tür sprechen. Eine einzige Linie kann die Wände eines ganzen Hauses zeichnen.
    .counts = „klingentanz check“ warnt vor Türen und Durchgängen, durch die niemand gehen kann. Was für die ganze Karte gilt, steht in der Szenariodatei und nie in der Karte.

BD-LVL-01 = „version“ ist die Nummer des Dateiformats. Sie muss die sein, die das Spiel liest; jedes Szenario des Spiels zeigt sie.
    .counts = In jeder Szenariodatei nötig. Eine andere Nummer ist ein Fehler, damit ein altes Spiel ein neueres Szenario nicht falsch liest.

BD-LVL-02 = „map“ nennt die Kartendatei, die im selben Ordner liegt wie die Szenariodatei. Boden, Wände, Lichter und Marken kommen aus der Karte; die Szenariodatei sagt dazu, wer worum kämpft.
    .counts = In jeder Szenariodatei nötig.

BD-LVL-03 = „title“ ist der Name des Szenarios, „intro“ steht vor dem Kampf, und „about“ ist eine Zeile für seine Karte bei der Auswahl. Jedes davon ist einfacher Text, Text in mehreren Sprachen oder der Schlüssel eines Textes, der beim Szenario oder im Spiel liegt.
    .counts = Der Titel ist nötig, das andere nicht. Nichts davon ändert einen Kampf.

BD-LVL-04 = „rules“ nennt das Regelsystem, für das ein Szenario seine Kämpfer hat, oder zählt mehrere auf. Gespielt wird das erste der Liste, wenn niemand ein anderes wählt.
    .counts = In jeder Szenariodatei nötig. Auch ein System, das nicht genannt ist, kann das Szenario spielen: Dann springen Seiten mit gleichen Punkten ein.

BD-LVL-05 = „modules“ wählt für jedes Regelsystem die Wahlregeln: „preset“ als Ausgangspunkt, „on“ und „off“ für einzelne Module, „flags“ für Module mit Varianten. Die Namen der Module sind die der Befehlszeile.
    .counts = Gilt, wenn beim Einrichten des Kampfs nichts anderes gewählt wird. Fehlt die Angabe, gilt die übliche Voreinstellung des Spiels.

BD-LVL-06 = „cell_dm“ ist die Länge eines Felds in Dezimetern, von { $BD-LVL-06-smallest } bis { $BD-LVL-06-largest }. Auf längeren Feldern führt eine Bewegung oder ein Schuss von so vielen Metern über weniger davon.
    .counts = Gilt nur für Regelsysteme, die sie dem Szenario überlassen, also für die Würfelpool-Regeln. Tut das keines der Systeme des Szenarios, wird die Angabe abgelehnt.

BD-LVL-07 = „light“ ist das Licht aller Felder, die selbst nichts sagen, von { $BD-LVL-07-day } für Tag bis { $BD-LVL-07-dark } für Finsternis; fehlt die Angabe, ist es Tag. Ein Feld mit eigenem Licht behält es, und Lampen erhellen ihre Umgebung.
    .counts = Gilt für die ganze Karte. Eine Gefahr kann das Licht eines Gebiets im Lauf des Kampfs ändern.

BD-LVL-08 = „wind“ hat eine Stärke, „None“ (keiner), „Gusty“ (böig) oder „Strong“ (stark), und sagt, woher er weht. Er ist überall auf der Karte gleich.
    .counts = Erschwert in der vierten Edition Schüsse quer zum Wind. Schüsse längs des Winds und die Würfelpool-Regeln sind nicht betroffen.

BD-LVL-09 = „sides“ zählt auf, wer kämpft. Eine Seite hat Kennung, Namen, Farbe und einen Platz: Mensch oder Computer. „start“ oder „zone“ sagt, wo ihre Kämpfer beginnen; in einer Zone werden sie vor der ersten Runde aufgestellt. „hostile_to“ nennt ihre Gegner; fehlt es, sind alle ihre Gegner, die nicht in ihrem „team“ sind, und Seiten, die einander nicht bekämpfen, sind im selben Team verbündet, sonst neutral.
    .counts = Zwei Seiten sind Gegner, sobald eine die andere nennt. „surprised“ lässt eine Seite ahnungslos beginnen: in der vierten Edition mit dem Modul „Überraschung“, in den Würfelpool-Regeln für die erste Runde.

BD-LVL-10 = „fighters“ zählt auf, wer bei Kampfbeginn auf der Karte steht: Kennung, Seite, die Person für jedes Regelsystem, der Platz und bei Bedarf Blickrichtung, Haltung, ob jemand wach ist, ein getragenes Licht und ob jemand versteckt beginnt. „start“ gibt Wunden und andere Zustände zu Beginn an.
    .counts = Keine zwei beginnen auf demselben Feld; wer keine Blickrichtung hat, schaut zum nächsten Gegner, bei Geheimnissen zur Mitte der Karte. Versteckt zu beginnen setzt Geheimnisse voraus.

BD-LVL-11 = „goals“ sagt für jede Seite, was sie will: „Defeat“ eine Seite besiegen, „Reach“ oder „Hold“ eine Marke erreichen oder halten, „Survive“ einige Runden überstehen, „Protect“ jemanden schützen, „Take“ einen Gegenstand holen, oder mehreres davon mit „All“ und „Any“ verbunden. Das erste erreichte Ziel beendet den Kampf.
    .counts = Es zählen nur handlungsfähige Kämpfer auf der Karte, und jemanden zu schützen genügt allein nicht. Ein Kampf endet auch, wenn von keinen zwei feindlichen Seiten mehr jemand handeln kann.

BD-LVL-12 = „reinforcements“ zählt auf, wer später kommt. „when“ sagt, was sie bringt: „Round“ eine Runde, „Seen“ eine Marke, die ihre Gegner sehen, „Down“ jemand, der aus dem Kampf ist, „Opened“ eine geöffnete Tür. Wer noch jemanden zu erwarten hat, ist nicht besiegt.
    .counts = Sie kommen am Anfang einer Runde auf die freien Felder ihrer Marke, sonst auf die nächsten; wer keinen Platz findet, wartet auf die nächste Runde. Will eine Seite mehr, als nur die einzige andere zu besiegen, geht der Kampf für die weiter, die noch kommen.

BD-LVL-13 = „hazards“ ändern die Karte: „Water“ steigt oder fällt, „Fire“ und „Mist“ breiten sich aus, „Light“ wechselt, mit „Collapse“ stürzt eine Decke ein. Jede Gefahr hat ein Gebiet, eine erste Runde und eine Anzahl Runden bis zur nächsten Änderung. Die Karte zeigt vorher, was kommt.
    .counts = Alles geschieht am Ende einer Runde, in der Reihenfolge der Liste. Wände halten Feuer und Nebel auf, Wasser löscht Feuer, und nur ein Feld mit Decke kann einstürzen: Das schadet wie ein Sturz aus dieser Höhe und hinterlässt Geröll.

BD-LVL-14 = „exits“ nennt Marken, über die man den Kampf verlassen kann, außer über den offenen Rand der Karte. Wer geht, ist aus dem Kampf und kommt nicht zurück.
    .counts = Gilt in beiden Systemen. Eine Wand am Rand der Karte hält die Kämpfer darin.

BD-LVL-15 = „scripts“ nennt die Lektion, die das Szenario lehrt. Ihre Worte und die Reihenfolge ihrer Schritte liegen in einer Datei neben dem Szenario.
    .counts = Fehlt die Angabe, ist das Szenario ein Kampf ohne Lehrer. In einer Lektion gelten dieselben Regeln wie in jedem anderen Kampf.

BD-LVL-16 = „secrets“ schaltet verborgenes Wissen ein: Jede Seite sieht nur, was ihre eigenen Kämpfer sehen, und erfährt nichts von dem, was sie nicht gesehen hat. Was sie nie gesehen hat, liegt unter einem Schleier, und Gegner erscheinen erst, wenn sie in Sicht kommen.
    .counts = Fehlt die Angabe, sehen alle alles, und niemand beginnt versteckt. Mit Geheimnissen lässt sich eine Wahl, die etwas Neues in Sicht gebracht hat, nur in der Übung zurücknehmen.
