## Manöver

MAN-GEN-01 = Grundlegende Manöver darf jeder versuchen; ohne die gleichnamige Sonderfertigkeit bringen Finte und Wuchtschlag aber nur die halbe Wirkung. Optionale Manöver und Expertenmanöver beherrscht nur, wer die gleichnamige Sonderfertigkeit gelernt hat. Stumpfer Schlag und Schild-Attacke brauchen keine Sonderfertigkeit.
    .counts = Gilt für alle Manöver der Attacke und der Parade. Der gezielte Schlag gehört zur Sonderfertigkeit Finte, und das Entwaffnen aus Attacke und Parade lernt man zusammen.

MAN-GEN-02 = Eine Attacke oder Parade verträgt nur ein einziges Manöver. Allein Finte und Wuchtschlag lassen sich kombinieren: miteinander und mit den Manövern, deren Seiten sie als Zusatz nennen. Für beide werden dann eigene Punkte angesagt.
    .counts = Gilt für Attacken. In einer Parade lassen sich Manöver nie kombinieren.

MAN-GEN-03 = Bei vielen Manövern sagt der Kämpfer vor dem Wurf Punkte an: Jeder erschwert den eigenen Wurf und verstärkt die Wirkung. Die Summe aller Ansagen einer Aktion darf weder den Talentwert für die Waffe übersteigen noch den Attacke- oder Paradewert vor den Umständen. Mit einem Ersatztalent gilt der halbe Talentwert als Grenze.
    .counts = Feste Erschwernisse, die Gegner eines Befreiungsschlags und die Anteile von Klingensturm und Klingenwand zählen nicht zur Ansage. Wer im Talent der Waffe ungelernt ist, kann nichts ansagen.

MAN-GEN-04 = Zuerst werden die feste Erschwernis des Manövers, die Ansage und alle Modifikatoren der Umstände zusammengezählt. Dann entscheidet ein einziger Wurf gegen den so entstandenen Wert, ob das Manöver gelingt.
    .counts = Gilt für alle Manöver in Attacke und Parade. Manche Manöver verlangen danach eine Probe des Getroffenen; ihre Seiten nennen sie.

MAN-GEN-05 = Misslingt eine Attacke oder Parade mit Manöver, gerät der Kämpfer aus dem Gleichgewicht: Die feste Erschwernis und die Ansage belasten alle eigenen Proben bis einschließlich der nächsten eigenen Attacke oder Parade. Orientieren beendet das sofort. Klingentänzer tragen nur die Hälfte, aufgerundet.
    .counts = Erschwernisse durch die Umstände gehören nicht dazu, und ein Ausweichen leidet darunter, ohne es zu beenden. Wird eine gelungene Attacke nur pariert, bleibt keine Erschwernis zurück, ebenso wenig nach Doppelangriff, Klingensturm und Klingenwand.

MAN-GEN-06 = Jedes Manöver ist für bestimmte Waffen gemacht. Mit einer anderen Waffe zählt seine feste Erschwernis doppelt, und die Ansage, die den Wurf weiterhin voll erschwert, bringt nur die halbe Wirkung, abgerundet. Wofür eine Waffe gemacht ist, bestimmt das erste Talent, mit dem sie in der Liste steht.
    .counts = Gilt nur mit dem Modul „Manöver mit ungeeigneten Waffen“; sonst ist das Manöver mit einer solchen Waffe unmöglich. Nie möglich mit improvisierten Waffen oder bloßen Händen, ebenso wenig Finte, Meisterparade und Stiche in Rüstungslücken mit Kettenwaffen.

MAN-GEN-07 = Manche Manöver haben gegen manche Wesen keinen Sinn. Tiere lassen sich nicht durch Finten täuschen, nicht entwaffnen, binden oder mit einem Ausfall bedrängen, und sie tragen weder Schild noch Waffe, die brechen könnten. Untote und Konstrukte spüren weder Gezielten Stich noch Todesstoß noch Betäubungsschlag. Große Wesen auf zwei Beinen niederzuwerfen oder umzureißen ist zusätzlich um { $MAN-GEN-07-big } erschwert; große auf vier Beinen oder ohne Beine und sehr große lassen sich gar nicht zu Boden bringen.
    .counts = Wesen, die mit Waffen kämpfen, etwa Oger, zählen als bewaffnete Gegner; nur ihre Größe schützt sie.

MAN-GEN-08 = Ein Manöver verlangt die richtige Distanz: Das Paar muss in einer Distanzklasse kämpfen, für die die Waffe gemacht ist. Einfache Attacken, einfache Paraden und Ausweichen gelingen auch in anderer Distanz, mit der Erschwernis der falschen Distanz.
    .counts = Gilt mit dem Modul „Distanzklassen“. Gilt nicht für Parademanöver mit Schild oder Parierwaffe und nicht für eine Finte, die nur das Verkürzen der Distanz deckt.

MAN-GEN-09 = Hammerschlag und Todesstoß müssen eine lebenswichtige Stelle erreichen. Gegen ein sehr großes Wesen wie einen Drachen ist das unmöglich, solange es steht.
    .counts = Gilt nicht gegen ein sehr großes Wesen, das am Boden liegt, und nicht für andere Manöver.

MAN-GEN-10 = Flinke Manöver verlangen leichte Ausrüstung. Bei einer Behinderung über { $MAN-GEN-10-encumbrance } sind Finte, Gezielter Stich, Todesstoß, Ausfall, Klingensturm, Meisterparade, Binden, Gegenhalten und Klingenwand unmöglich. Es zählt die Behinderung nach Rüstungsgewöhnung.
    .counts = Andere Manöver kennen keine solche Grenze; die Behinderung senkt aber wie immer Attacke und Parade.

MAN-GEN-11 = Sand in die Augen, ein weggezogener Teppich: Am Spieltisch schlägt man so etwas dem Spielleiter vor. In diesem Spiel stehen dafür die Schmutzigen Tricks des waffenlosen Kampfes und das, was die Karte bietet, etwa einen Tisch umzustürzen oder etwas am Boden wegzutreten.
    .counts = Schmutzige Tricks verlangen ihre Sonderfertigkeit. Was die Karte bietet, steht unter den Aktionen, sobald es in Reichweite ist.

MAN-GEN-12 = Jedes Manöver hat seinen Preis. Die meisten Attacken kosten die Angriffsaktion, die meisten Paraden die Abwehraktion; manche Attacken kosten beide, und der Hammerschlag verbraucht auch die zusätzlichen Attacken und Paraden der Runde. Freie Aktionen bleiben in jedem Fall.
    .counts = Was Attacke und Abwehr kostet, verlangt die gewöhnliche Ansage von beidem, eine noch unverbrauchte Abwehraktion und keine frühere Attacke in dieser Runde. Tod von Links kommt als Zusatzattacke hinzu, der Defensive Kampfstil wird für die Runde angesagt.

MAN-GEN-13 = Glückliche Würfe und Patzer wirken bei Manövern wie bei gewöhnlichen Attacken und Paraden. Vervielfacht ein Manöver die Trefferpunkte bereits, kommt die Verdopplung durch eine glückliche Attacke nicht hinzu: Es zählt nur der höchste Faktor.
    .counts = Gilt mit den Modulen „Glückliche Attacken und Paraden“ und „Patzer“. Der höchste Faktor spielt beim Hammerschlag eine Rolle und beim Gegenhalten mit einer Pike, die ein zweiter Kämpfer mitführt.

MAN-ATTACKE = Die einfache Attacke kostet die Angriffsaktion und wird ohne Ansage gegen den Attackewert gewürfelt. Gelingt sie, darf der Verteidiger parieren oder ausweichen; was er nicht aufhält, verursacht die Trefferpunkte der Waffe.
    .counts = Steht jedem offen, der eine bereite Waffe oder bloße Hände und einen Gegner in Reichweite hat. Sie verlangt keine Sonderfertigkeit.

MAN-FINTE = Der Angreifer täuscht einen anderen Schlag vor. Jeder angesagte Punkt erschwert die Attacke; gelingt sie, ist auch die Parade oder das Ausweichen dagegen um die Ansage erschwert. Wer die Finte nicht gelernt hat, gewinnt nur die Hälfte der Punkte, aufgerundet. Mit einem großen Schild ist die Attacke zusätzlich um { $MAN-FINTE-shield } erschwert.
    .counts = Gilt mit dem Modul „Grundlegende Manöver“ bis zu einer Behinderung von { $MAN-GEN-10-encumbrance }; mit Wuchtschlag kombinierbar. Nicht gegen Tiere, nicht im Rausch und nicht mit Kettenwaffen, Peitsche, Zweihandflegeln, Zweihand-Hiebwaffen, Lanzen, Raufen oder Ringen.

MAN-WUCHTSCHLAG = Der Angreifer setzt Wucht vor Genauigkeit. Jeder angesagte Punkt erschwert die Attacke und erhöht bei einem Treffer die Trefferpunkte um einen; ohne die Sonderfertigkeit zählt nur die Hälfte der Punkte, aufgerundet. Wird ein Wuchtschlag ab { $MAN-WUCHTSCHLAG-strain } Punkten pariert, können beide Waffen brechen.
    .counts = Gilt mit dem Modul „Grundlegende Manöver“, nicht mit Dolchen, Fechtwaffen, Speeren, Peitsche oder Lanzen; mit Finte kombinierbar. Die Bruchgefahr gilt mit dem Modul „Bruch“.

MAN-NIEDERWERFEN = Die Attacke ist um { $MAN-NIEDERWERFEN-malus } erschwert, und der Angreifer darf weitere Punkte ansagen. Trifft sie, verursacht sie ihre normalen Trefferpunkte, und das Opfer legt eine Probe auf Körperkraft ab, erschwert um die Ansage. Misslingt sie, stürzt es und verliert { $MAN-NIEDERWERFEN-thrown } Initiative; gelingt sie, verliert es immer noch { $MAN-NIEDERWERFEN-shaken }.
    .counts = Gilt mit dem Modul „Optionale Manöver“; jede gelungene Abwehr verhindert es. Nicht mit Dolchen, Fechtwaffen, Säbeln, Schwertern, Kettenstäben, Peitsche oder bloßen Händen und nicht gegen einen Gegner, der schon am Boden liegt.

MAN-ENTWAFFNEN-AT = Die Attacke gilt der Waffe statt dem Körper und ist neben der Ansage um { $MAN-ENTWAFFNEN-AT-malus } erschwert. Wird sie nicht abgewehrt, legt der Gegner eine Probe auf Körperkraft ab, erschwert um { $MAN-ENTWAFFNEN-AT-check } und die Ansage; misslingt sie, fliegt die Waffe { $MAN-ENTWAFFNEN-AT-squares } Felder weit. Waffen, die gut entwaffnen, erleichtern die Attacke.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für Fechtwaffen, Säbel, Schwerter, Anderthalbhänder, Stäbe, Kettenstäbe, Infanteriewaffen und Peitsche, aber nicht neben einem Schild. Beidhändig geführte Waffen, Kettenwaffen, Schilde am Arm und Körperteile lassen sich nicht wegschlagen.

MAN-GEZIELTERSTICH = Der Angreifer sticht in eine Lücke der Rüstung. Die Attacke ist um { $MAN-GEZIELTERSTICH-malus } erschwert, dazu um den halben Rüstungsschutz des Gegners an der dünnsten Stelle und um den Paradebonus seines Schilds. Ein Treffer umgeht die getragene Rüstung, senkt die Wundschwellen um { $MAN-GEZIELTERSTICH-threshold } und reißt zusätzlich { $MAN-GEZIELTERSTICH-wounds ->
        [one] eine Wunde
       *[other] { $MAN-GEZIELTERSTICH-wounds } Wunden
    }.
    .counts = Gilt mit dem Modul „Optionale Manöver“ bis zu einer Behinderung von { $MAN-GEN-10-encumbrance } mit Dolchen, Fechtwaffen, Schwertern, Speeren, Infanteriewaffen und Zweililien; eine Finte darf dazukommen. Natürliche Rüstung wie Schuppen schützt voll, und Untote und Konstrukte sind dagegen gefeit.

MAN-TODESSTOSS = Ein Gezielter Stich, der töten soll. Er wirkt wie dieser, kostet aber Attacke und Abwehr, ist fest um { $MAN-TODESSTOSS-malus } erschwert und reißt zusätzlich { $MAN-TODESSTOSS-wounds ->
        [one] eine Wunde
       *[other] { $MAN-TODESSTOSS-wounds } Wunden
    }. Wer Finte und Wuchtschlag gelernt hat, darf sie hinzufügen.
    .counts = Gilt mit dem Modul „Expertenmanöver“, mit denselben Waffen und derselben Grenze der Behinderung wie der Gezielte Stich. Nicht gegen Untote und Konstrukte und nicht gegen sehr große Wesen, die stehen.

MAN-HAMMERSCHLAG = Der Angreifer legt alles in einen gewaltigen Hieb. Er verbraucht alle Aktionen der Runde und ist um { $MAN-HAMMERSCHLAG-malus } erschwert; Finte und Wuchtschlag dürfen dazukommen. Bei einem Treffer werden die Trefferpunkte samt Ansage mit { $MAN-HAMMERSCHLAG-factor } multipliziert. Misslingt die Attacke, erhält der Gegner einen Passierschlag.
    .counts = Gilt mit dem Modul „Expertenmanöver“ für Anderthalbhänder, Infanteriewaffen, Hiebwaffen, Kettenwaffen und alle Zweihandschwerter, Zweihand-Hiebwaffen und Zweihandflegel; nur im Stehen und vor jeder anderen Aktion der Runde. Nicht gegen Gegner hinter einem großen Schild und nicht gegen sehr große Wesen, die stehen.

MAN-STURMANGRIFF = Der Angreifer läuft geradewegs auf einen Gegner zu, mindestens { $MAN-STURMANGRIFF-squares } Felder weit und höchstens so weit, wie seine Geschwindigkeit reicht, und schlägt am Ende des Anlaufs zu. Das kostet Attacke und Abwehr, die Bewegung inbegriffen, und ist um { $MAN-STURMANGRIFF-malus } erschwert; Finte und Wuchtschlag dürfen dazukommen. Ein Treffer verursacht { $MAN-STURMANGRIFF-impact } Trefferpunkte mehr, dazu die halbe Geschwindigkeit, und drängt den Gegner ein Feld zurück.
    .counts = Gilt mit dem Modul „Optionale Manöver“ zu Fuß, ab einer Geschwindigkeit von { $MAN-STURMANGRIFF-squares } und gegen einen Gegner, mit dem der Angreifer noch nicht im Nahkampf ist; nicht mit Dolchen, Fechtwaffen, Kettenstäben, Peitsche oder Lanzen. Eine längere Waffe darf vorher zuschlagen, und Gegenhalten kehrt die Wucht des Anlaufs gegen den Stürmenden.

MAN-AUSFALL = Der schnellere Kämpfer beginnt eine Folge von Attacken; die erste ist um { $MAN-AUSFALL-malus } erschwert, mit Schild um weitere { $MAN-AUSFALL-shield }. Gelingt sie, auch wenn sie pariert wird, darf der Ausfall ab der nächsten Runde weitergehen: Der Angreifer schlägt dann je Runde zweimal ohne weitere Erschwernis zu und hat keine Abwehr, der Gegner kann nur abwehren und sich nicht lösen. Ein Ausfall hat höchstens so viele Attacken, wie die halbe Konstitution des Angreifers beträgt. Eine misslungene Attacke, eine glückliche Parade, ein gezieltes Ausweichen, das um { $MAN-AUSFALL-dodge } erschwert ist, oder die letzte Attacke beenden ihn: Der Angreifer verliert { $MAN-AUSFALL-initiative } Initiative, und der Gegner erhält einen Passierschlag.
    .counts = Gilt mit dem Modul „Expertenmanöver“ gegen Gegner mit niedrigerer Initiative, die keine Tiere sind, bis zu einer Behinderung von { $MAN-GEN-10-encumbrance } und nicht hinter einem sehr großen Schild; mit Dolchen, Fechtwaffen, Säbeln, Schwertern, Anderthalbhändern und Stäben, im Stil Hammerfaust auch beim Raufen. Die erste Attacke darf eine Finte bis { $MAN-AUSFALL-feint } Punkte und einen Wuchtschlag tragen, die letzte ein Hammerschlag, Gezielter Stich oder Todesstoß sein; wer zu Beginn einer Runde aufhört, verliert nichts.

MAN-BEFREIUNG = Mit einem weiten Schwung schlägt der Kämpfer nach bis zu { $MAN-BEFREIUNG-foes } Gegnern im Nahkampf vor und neben sich; jeder Gegner erschwert die Attacke um { $MAN-BEFREIUNG-malus }. Ein einziger Attackewurf gilt für alle, und jeder darf abwehren. Wer es nicht schafft, erleidet dieselben Trefferpunkte und legt eine Probe auf Körperkraft ab: Misslingt sie, geht er wie beim Niederwerfen zu Boden; gelingt sie, verliert er wie dort Initiative und wird ein Feld zurückgedrängt. Das kostet Attacke und Abwehr; ein Wuchtschlag darf dazukommen.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für Anderthalbhänder, Hiebwaffen, Infanteriewaffen, Kettenwaffen, Stäbe, Speere und alle Zweihandschwerter, Zweihand-Hiebwaffen und Zweihandflegel. Nur im Stehen, nicht im beengten Raum und nur gegen Gegner in der Distanz der Waffe.

MAN-STUMPF = Der Angreifer schlägt mit der flachen Klinge oder dem Schaft zu, um nicht zu töten. Die Attacke ist mit stumpfen Waffen, Stäben und Fäusten um { $MAN-STUMPF-blunt } erschwert, mit Klingen und Äxten um { $MAN-STUMPF-blade }, mit Stichwaffen, Kettenwaffen, Kettenstäben und Flegeln um { $MAN-STUMPF-point }. Die Trefferpunkte gehen gegen die Ausdauer: Nur die Hälfte dessen, was durchkommt, kostet Lebensenergie, und die Wundschwellen liegen um { $MAN-STUMPF-threshold } höher.
    .counts = Gilt mit dem Modul „Grundlegende Manöver“ für alle, denn eine Sonderfertigkeit ist nicht nötig; ein Wuchtschlag darf dazukommen. Nicht mit Peitsche, Lanzen oder Ringen.

MAN-BETAEUBUNG = Ein stumpfer Schlag an den Kopf, ebenso erschwert wie dieser und dazu um die Ansage, die zu den Trefferpunkten gegen die Ausdauer zählt. Verliert das Opfer mehr Ausdauer, als seine erste Wundschwelle beträgt, legt es eine Probe auf Konstitution ab, erschwert um die Ansage. Misslingt sie, ist es { $MAN-BETAEUBUNG-stun } Runden bewusstlos; gelingt sie, verliert es { $MAN-BETAEUBUNG-stun } Initiative.
    .counts = Gilt mit dem Modul „Optionale Manöver“; ein Helm schützt davor doppelt. Nicht gegen Untote und Konstrukte und nicht mit Peitsche, Lanzen oder Ringen.

MAN-KLINGENSTURM = Der Kämpfer teilt eine Angriffsaktion auf verschiedene Gegner auf. Jede der Attacken hat den halben Attackewert, gerundet, plus { $MAN-KLINGENSTURM-even }. Mit Kampfgespür darf er stattdessen den Attackewert plus { $MAN-KLINGENSTURM-free } frei verteilen, mindestens { $MAN-KLINGENSTURM-least } auf jede Attacke, und Klingentänzer dürfen auch nach einem dritten Gegner schlagen.
    .counts = Gilt mit dem Modul „Expertenmanöver“ bis zu einer Behinderung von { $MAN-GEN-10-encumbrance } mit einhändigen Waffen außer Kettenwaffen und mit Stäben; alle Gegner müssen in Reichweite und in der Distanz der Waffe stehen. Nicht im Knien, nicht mit Schild und ohne Ansage.

MAN-DOPPELANGRIFF = Beide Waffen schlagen mit einer einzigen Angriffsaktion nach demselben Gegner. Jeder der Attackewürfe ist um { $MAN-DOPPELANGRIFF-malus } erschwert, der mit der falschen Hand dazu um deren eigene Erschwernis. Der Gegner braucht gegen jeden Treffer eine eigene Abwehr.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für einhändige Waffen in beiden Händen außer Kettenwaffen und Speeren; die Distanz muss zu beiden passen. Ansagen sind nicht möglich, und ein Schild schließt den Doppelangriff aus.

MAN-TODVONLINKS = Die Parierwaffe oder der Dolch in der linken Hand schlägt einmal je Runde zusätzlich zu allen anderen Aktionen zu, { $MAN-TODVONLINKS-phases } Phasen nach der eigenen Phase. Die Attacke hat die Werte der falschen Hand.
    .counts = Gilt mit dem Modul „Optionale Manöver“ ab einer Initiative von { $MAN-TODVONLINKS-initiative }. Nur, wenn in der Runde keine Aktion umgewandelt wurde und die Waffe nicht pariert hat, und weder neben einem Schild noch während eines Ausfalls.

MAN-FESTNAGELN = Der Angreifer nagelt einen liegenden Gegner fest oder, mit einer Waffe für die Distanz Stangenwaffe, einen, der vor einer Wand steht. Die Attacke kostet Attacke und Abwehr und ist neben der Ansage um { $MAN-FESTNAGELN-malus } erschwert. Ein Treffer verursacht seine normalen Trefferpunkte, und das Opfer kann sich weder bewegen noch aufstehen, bis ihm mit einer regulären Aktion eine Probe auf Körperkraft gelingt, erschwert um die Ansage.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für Speere, Infanteriewaffen, Schwerter, Zweihandschwerter und Dolche. Es endet, wenn der Angreifer die Waffe anders gebraucht, sie loslässt oder nicht mehr kämpfen kann.

MAN-SCHILDSPALTER = Der Hieb gilt dem Schild selbst. Die Attacke ist um { $MAN-SCHILDSPALTER-malus } erschwert, abzüglich des Paradebonus des Schilds; der Schild kann sie nicht parieren, die Waffe schon, und auch Ausweichen hilft. Trifft sie, legt der Schild einen Bruchtest ab, wobei sein Bruchfaktor für je { $MAN-SCHILDSPALTER-points } Trefferpunkte des Hiebs um einen Punkt höher zählt. Ein Schild, der hält, wird um einen Punkt brüchiger, und sein Träger verliert { $MAN-SCHILDSPALTER-initiative } Initiative.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für Schwerter, Anderthalbhänder, Hiebwaffen, Infanteriewaffen und alle Zweihandschwerter, Zweihand-Hiebwaffen und Zweihandflegel; ein Wuchtschlag darf dazukommen. Nur gegen Gegner mit Schild.

MAN-SCHILDATTACKE = Der Kämpfer schlägt mit dem Schild zu wie beim Raufen: Es gilt der Attackewert im Raufen, erschwert um { $MAN-SCHILDATTACKE-malus } und verändert um den Attackemodifikator des Schilds. Ein Treffer verursacht { $MAN-SCHILDATTACKE-points } Trefferpunkte gegen die Ausdauer, bei großer Körperkraft mehr. Ein Wuchtschlag darf dazukommen, oder die Attacke wird als Niederwerfen geführt.
    .counts = Gilt mit dem Modul „Optionale Manöver“ im Handgemenge und im Nahkampf. Die Erschwernis entfällt mit Schildkampf II, Knaufschlag oder Schmutzigen Tricks.

MAN-PARADE = Die einfache Parade beantwortet eine gelungene Attacke. Der Verteidiger setzt eine Abwehraktion ein und würfelt gegen den Paradewert von Waffe, Schild oder Parierwaffe; gelingt der Wurf, bleibt die Attacke ohne Wirkung.
    .counts = Steht jedem offen, der die Attacke sieht, noch eine Abwehraktion hat und dem etwas begegnet, das sich parieren lässt. Bogen, Armbrust und Schleuder können nicht parieren.

MAN-MEISTERPARADE = Der Verteidiger erschwert sich die Parade freiwillig um die Ansage. Gelingt sie, erleichtern dieselben Punkte die nächste eigene Attacke oder Parade, das nächste gezielte Ausweichen oder den nächsten Wechsel der Distanz.
    .counts = Gilt mit dem Modul „Optionale Manöver“ bis zu einer Behinderung von { $MAN-GEN-10-encumbrance }, nicht mit Kettenwaffen, Zweihandflegeln oder Peitsche; freies Ausweichen gewinnt nichts. Wer einen Schild trägt, braucht Schildkampf II, und mit dem Schild selbst sind höchstens { $MAN-MEISTERPARADE-shield } Punkte Ansage möglich.

MAN-BINDEN = Die Parade fängt die Waffe des Gegners und hält sie einen Augenblick fest; sie ist neben der Ansage um { $MAN-BINDEN-malus } erschwert. Gelingt sie, ist die nächste eigene Attacke gegen diesen Gegner um die Ansage erleichtert und seine nächste Parade um ebenso viel erschwert.
    .counts = Gilt mit dem Modul „Optionale Manöver“ bis zu einer Behinderung von { $MAN-GEN-10-encumbrance } mit Fechtwaffen, Säbeln, Schwertern, Anderthalbhändern, Stäben, Infanteriewaffen und Parierwaffen. Nicht gegen Tiere, Kettenwaffen oder Geschosse.

MAN-ENTWAFFNEN-PA = Die Parade hebelt die Waffe des Angreifers aus und ist neben der Ansage um { $MAN-ENTWAFFNEN-PA-malus } erschwert. Gelingt sie, ist die Attacke abgewehrt, und der Angreifer legt dieselbe Probe auf Körperkraft ab wie beim Entwaffnen aus der Attacke: Misslingt sie, fliegt seine Waffe davon.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für dieselben Waffen wie das Entwaffnen aus der Attacke und für Parierwaffen, bei denen ein Klingenfänger hilft. Nicht neben einem Schild und nicht gegen das, was sich auch dort nicht wegschlagen lässt.

MAN-GEGENHALTEN = Statt zu parieren, schlägt der Verteidiger in die Attacke hinein; das kostet die Abwehraktion, wird vor dem Wurf des Angreifers entschieden und ist neben der Ansage um { $MAN-GEGENHALTEN-malus } erschwert. Gelingt nur eine der Attacken, trifft sie allein. Gelingen beide, macht die mit mehr übrigen Punkten ihren vollen Schaden, die andere nur die halben Trefferpunkte ohne den Bonus durch Körperkraft; der Schnellere rechnet seinen Vorsprung an Initiative hinzu. Die Ansage zählt nur für den besseren Schlag.
    .counts = Gilt mit dem Modul „Expertenmanöver“ bis zu einer Behinderung von { $MAN-GEN-10-encumbrance }, nicht im Rausch; mit Speeren ist es um { $MAN-GEGENHALTEN-spear } erleichtert, und gegen einen Sturmangriff kommt die Wucht des Anlaufs zum Schaden hinzu. Nicht gegen Geschosse, gegen Schläge auf mehrere Gegner oder mehrere Schläge zugleich und nicht gegen winzige oder sehr große Wesen.

MAN-WINDMUEHLE = Der Verteidiger lenkt die Wucht eines angesagten Schlags gegen den Angreifer. Die Parade ist um mindestens { $MAN-WINDMUEHLE-least } erschwert oder um die Ansage des Angreifers, wenn diese höher ist. Gelingt sie, ist seine Abwehr gegen die nächste eigene Attacke in dieser oder der nächsten Runde ebenso erschwert. Misslingt sie, verliert der Verteidiger zusätzlich zum Treffer { $MAN-WINDMUEHLE-initiative } Initiative.
    .counts = Gilt mit dem Modul „Expertenmanöver“, nur gegen Attacken mit Ansage und Hammerschläge; mit Fechtwaffen, Säbeln, Schwertern, Anderthalbhändern, Stäben und Zweihandschwertern. Nicht im Knien und höchstens mit einem kleinen Schild.

MAN-KLINGENWAND = Eine Abwehraktion pariert verschiedene Attacken der Runde. Jede der Paraden hat den halben Paradewert, gerundet, plus { $MAN-KLINGENWAND-even }. Mit Kampfgespür darf der Kämpfer stattdessen den Paradewert plus { $MAN-KLINGENWAND-free } frei verteilen, mindestens { $MAN-KLINGENWAND-least } auf jede Parade; Klingentänzer haben eine dritte Parade. Überzahl erschwert diese Paraden nicht.
    .counts = Gilt mit dem Modul „Expertenmanöver“ bis zu einer Behinderung von { $MAN-GEN-10-encumbrance }, auch gegen große Wesen. Sie ist bis auf freies Ausweichen die einzige Abwehr ihrer Runde und weder mit Schild noch mit Peitsche, Lanzen oder bloßen Händen möglich.

MAN-WAFFEZERBRECHEN = Die Parade fängt die Waffe des Gegners, um sie zu zerbrechen. Sie ist um { $MAN-WAFFEZERBRECHEN-malus } erschwert, dazu gegen Stichwaffen um { $MAN-WAFFEZERBRECHEN-thrusting }, gegen andere einhändige Waffen um { $MAN-WAFFEZERBRECHEN-single } und gegen zweihändige um { $MAN-WAFFEZERBRECHEN-double }; der Bruchfaktor der gegnerischen Waffe erleichtert sie. Gelingt sie, ist die Attacke abgewehrt, und der Verteidiger legt eine Probe auf Körperkraft ab: Gelingt auch diese, zerbricht die Waffe, sonst muss sie einen Bruchtest bestehen.
    .counts = Gilt mit dem Modul „Expertenmanöver“, nur mit Klingenbrecher und Hakendolch. Nicht neben einem Schild und nicht gegen Tiere oder unzerbrechliche Waffen.

MAN-FORMATION = Geübte Kämpfer, die Seite an Seite stehen und in dieselbe Richtung blicken, decken einander. Wehrt einer in der Reihe eine Attacke nicht ab, darf ein Nachbar sie mit der eigenen Abwehraktion parieren; misslingt das, trifft der Schlag doch den, dem er galt. Wer zwischen zwei solchen Kameraden steht, pariert gegen mehrere Gegner nicht schlechter.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für stehende Kämpfer mit Infanteriewaffen, Speeren, Zweihandschwertern oder Schilden, die alle die Sonderfertigkeit haben. In der Reihe dreht sich niemand zu einem Angreifer um.

MAN-DEFENSIV = Zu Beginn der Runde gibt der Kämpfer die Attacke für eine zweite Abwehr auf. Anders als beim gewöhnlichen Umwandeln ist diese nicht erschwert.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für die ganze Runde, sobald es angesagt ist. Nicht mit Kettenwaffen, Zweihandflegeln, Peitsche oder Lanzen.

MAN-AUSWEICHEN-FREI = Der Verteidiger springt vor einer Attacke zur Seite; das kostet eine Freie Aktion und etwas Initiative. Gelingt es, geht die Attacke ins Leere, und er landet auf einem freien Nachbarfeld, ist aber desorientiert und braucht erst eine Aktion Position, bevor er wieder angreifen oder parieren kann.
    .counts = Steht jedem offen und ist gegen einen Passierschlag meist die einzige Abwehr. Nicht möglich im Liegen, festgehalten, im Sprint, ohne freies Feld oder wenn zu viele Gegner bedrängen.

MAN-AUSWEICHEN-GEZIELT = Der Verteidiger entgeht einer Attacke mit einer Abwehraktion und bleibt dabei sicher stehen. Gelingt es, geht die Attacke ins Leere, und er darf sich um eine Distanzklasse lösen, oder noch weiter, wenn er sich das Ausweichen dafür erschwert hat.
    .counts = Verlangt die Sonderfertigkeit Ausweichen I. Nicht möglich im Liegen, im Sprint oder wenn zu viele Gegner bedrängen; wer festgehalten oder von einem Ausfall bedrängt wird, kann sich damit nicht lösen.

MAN-HALBSCHWERT = Mit einer Hand an der Klinge oder weit oben am Schaft wird eine lange Waffe kurz geführt: Sie zählt eine Distanzklasse kürzer. Attacke, Parade und Trefferpunkte sind um je { $MAN-HALBSCHWERT-grip } niedriger, dafür stört beengter Raum die Waffe nicht mehr.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für Anderthalbhänder, Infanteriewaffen, Speere, Stäbe, Zweihandschwerter und Zweihand-Hiebwaffen; eine Aktion Position wechselt den Griff. Schildspalter, Hammerschlag, Niederwerfen und Befreiungsschlag sind damit nicht möglich.

MAN-SPIESSGESPANN = Ein zweiter Kämpfer fasst mit einer regulären Aktion die Pike eines Kameraden mit an. Für den Bonus durch Körperkraft zählt die Körperkraft beider zusammen, und Gegenhalten gegen einen Sturmangriff verursacht doppelte Trefferpunkte.
    .counts = Gilt mit dem Modul „Optionale Manöver“, solange beide nebeneinander stehen, die Sonderfertigkeit haben und die Hände des Helfers sonst leer sind. Es endet, sobald der Helfer die Hände für etwas anderes braucht.

MAN-GEZIELTERSCHLAG = Der Angreifer nennt vor dem Wurf eine Körperzone, und ein Treffer sitzt dort, ohne dass die Zone ausgewürfelt wird. Die Attacke ist gegen Kopf oder Arm um { $MAN-GEZIELTERSCHLAG-narrow } erschwert, gegen Rumpf oder Bein um { $MAN-GEZIELTERSCHLAG-wide }. Weil man den Schlag kommen sieht, ist jede Abwehr dagegen um { $MAN-GEZIELTERSCHLAG-defence } erleichtert.
    .counts = Gilt mit dem Modul „Trefferzonen“ für Kämpfer, die die Finte gelernt haben; mit ihr kombinieren lässt er sich nicht. Nicht mit Lanzen oder Ringen; auf die Brust lässt sich nur von vorn oder von der Seite zielen, auf den Rücken nur von hinten.
