## Sonderfertigkeiten

ABI-01 = Sonderfertigkeiten werden gelernt, und die meisten setzen etwas voraus: eine Eigenschaft, einen Basiswert, einen Talentwert oder eine andere Sonderfertigkeit. Eigenschaften und Basiswerte zählen so, wie der Kämpfer sie hat, ohne Ausrüstung, Wunden und Umstände. Das Spiel prüft das beim Einlesen eines Kämpfers und sagt, was fehlt.
    .counts = Gilt für Personen, auch für die eigenen Helden der Spieler. Wesen brauchen keine Voraussetzungen, ebenso wenig fertige Kämpfer, die davon ausgenommen sind.

ABI-02 = Jede Sonderfertigkeit hat einen Preis in Abenteuerpunkten, den ein Held beim Lernen einmal zahlt. Er zeigt, wie viel die Fertigkeit wert ist.
    .counts = Zählt beim Erschaffen von Helden, nicht im Kampf. Bei einigen kleinen waffenlosen Fertigkeiten sind die Preise gerundet geschätzt.

ABI-03 = Manche Sonderfertigkeiten helfen nur in leichter Ausrüstung; ihre Seiten nennen die Behinderung, bis zu der sie wirken. Es zählt die Behinderung nach Rüstungsgewöhnung. Wer darüber liegt, behält die Fertigkeit, hat aber nichts davon.
    .counts = Gilt für Kampfreflexe, den zweiten Würfel der Klingentänzer, Schnellziehen und die zweite Schildparade. Die Manöver mit solcher Grenze haben eine eigene Seite.

ABI-04 = Passive Sonderfertigkeiten wirken von selbst, sobald ihre Bedingung erfüllt ist: Sie ändern Werte oder das, was möglich ist. Aktive bringen eine Wahl hinzu, etwa ein Manöver oder eine zweite Parade, die unter den Antworten steht, wenn sie offensteht.
    .counts = Beide Arten gelten nur, solange ihr Modul eingeschaltet ist; ohne es ändert die Sonderfertigkeit nichts.

ABI-05 = Optionale Manöver und Expertenmanöver stehen nur Kämpfern mit der gleichnamigen Sonderfertigkeit offen. Finte und Wuchtschlag darf jeder versuchen, voll zählen sie nur mit der Sonderfertigkeit.
    .counts = Gilt für die Manöver der eingeschalteten Module. Die Ausnahmen nennt die Seite über die Stufen der Manöver.

ABI-06 = Ein Wesen hat die Sonderfertigkeiten, die seine Beschreibung nennt, auch ohne deren Voraussetzungen zu erfüllen. Sie helfen ihm wie jedem anderen.
    .counts = Gilt für Tiere, Untote und andere Wesen mit festen Werten.

SF-AUFMERKSAMKEIT = Ein aufmerksamer Kämpfer orientiert sich schneller und ohne Probe und entscheidet erst bei der eigenen ersten Attacke, ob er eine Aktion umwandelt. Proben gegen Überraschung sind um { $SUR-01-vigilance } erleichtert, Passierschläge gegen ihn um { $PAS-03-vigilance } erschwert.
    .counts = Gilt beim Orientieren immer, im Übrigen mit den Modulen für Umwandeln, Überraschung und Passierschläge.

SF-KAMPFREFLEXE = Die Initiative ist um { $INI-02-reflexes } höher.
    .counts = Gilt bis zu einer Behinderung von { $INI-02-burden }.

SF-KAMPFGESPUER = Die Initiative ist um weitere { $INI-02-instinct } höher, und Aktionen lassen sich jederzeit in der Runde umwandeln. Angriffen von hinten kann der Kämpfer mit der Waffe oder durch gezieltes Ausweichen begegnen, um { $BRD-05-felt } erschwert. Proben gegen Überraschung sind um weitere { $SUR-01-instinct } erleichtert, Passierschläge um weitere { $PAS-03-instinct } erschwert, und Klingensturm und Klingenwand darf er frei verteilen.
    .counts = Gilt für die Initiative immer, im Übrigen mit den Modulen der jeweiligen Regeln.

SF-KLINGENTAENZER = Der Kämpfer würfelt { $INI-02-dance } für die Initiative, und beim Orientieren zählen diese Würfel so hoch wie möglich. Eine misslungene Ansage hinterlässt nur die halbe Erschwernis; ein Klingensturm reicht für einen dritten Gegner, eine Klingenwand für eine dritte Attacke.
    .counts = Der bessere Wurf gilt bis zu einer Behinderung von { $INI-02-light }, alles andere immer.

SF-RUESTUNG1 = Der Kämpfer hat sich an eine bestimmte Zusammenstellung von Rüstungsteilen gewöhnt: Trägt er sie, ist die Behinderung um { $ARM-05-used } niedriger.
    .counts = Gilt nur für genau diese Zusammenstellung und nicht mehr, sobald eine höhere Stufe gelernt ist. Behinderung durch andere Last bleibt.

SF-RUESTUNG2 = Die Behinderung ist in jeder Rüstung um { $ARM-05-used } niedriger.
    .counts = Ersetzt die erste Stufe und kommt nicht hinzu. Unter null sinkt die Behinderung durch Rüstung nie.

SF-RUESTUNG3 = Die Behinderung ist in jeder Rüstung um { $ARM-05-most } niedriger, und nur die Hälfte dessen, was davon bleibt, senkt gerundet die Initiative.
    .counts = Ersetzt die niedrigeren Stufen. Behinderung durch andere Last senkt die Initiative voll.

SF-AUSWEICHEN1 = Der Ausweichen-Wert ist um { $AUS-01-ability } höher, und gezieltes Ausweichen wird möglich.
    .counts = Der Wert gilt für freies und gezieltes Ausweichen.

SF-AUSWEICHEN2 = Der Ausweichen-Wert ist um weitere { $AUS-01-ability } höher.
    .counts = Gilt für jedes Ausweichen und kommt zur ersten Stufe hinzu.

SF-AUSWEICHEN3 = Der Ausweichen-Wert ist um weitere { $AUS-01-ability } höher.
    .counts = Gilt für jedes Ausweichen und kommt zu den niedrigeren Stufen hinzu.

SF-LINKHAND = Die Erschwernis der falschen Hand ist um { $SIT-02-relief } kleiner, und Schildparaden sind um { $SHD-01-hand } besser.
    .counts = Der erste Teil gilt für Waffen in der falschen Hand, der zweite nur für Schilde.

SF-BEIDHAENDIG1 = Die Erschwernis der falschen Hand ist um weitere { $SIT-02-relief } kleiner, und der Bonus durch Körperkraft gilt auch für sie. Mit einer Waffe in jeder Hand ist eine umgewandelte Aktion nicht erschwert, wenn die andere Waffe sie ausführt.
    .counts = Gilt für Waffen in der falschen Hand, nicht für Schilde. Das Umwandeln verlangt sein Modul.

SF-BEIDHAENDIG2 = Die Erschwernis der falschen Hand entfällt ganz. Wer in beiden Händen ähnliche Waffen führt, hat je Runde eine zusätzliche Attacke oder Parade.
    .counts = Die zusätzliche Aktion setzt eine frühere derselben Art in dieser Runde voraus und zählt zur Höchstzahl der Aktionen.

SF-SCHILDKAMPF1 = Schildparaden sind um { $SHD-01-step } besser.
    .counts = Gilt für Schilde und für Buckler, die als Schild geführt werden.

SF-SCHILDKAMPF2 = Schildparaden sind um weitere { $SHD-01-step } besser, und nach einer Schildparade ist in derselben Runde eine zweite möglich. Auch Meisterparaden gelingen nun mit dem Schild, und die Schild-Attacke ist nicht mehr erschwert.
    .counts = Die zweite Parade gilt bis zu einer Behinderung von { $SHD-06-burden }, nicht mit dem Turmschild und nicht, wenn in der Runde eine Aktion umgewandelt wurde.

SF-PARIERWAFFEN1 = Eine Parade mit der Parierwaffe ist nur um { $SHD-07-first } statt um { $SHD-07-untaught } schlechter als eine mit der Hauptwaffe, bevor der Bonus der Parierwaffe hinzukommt.
    .counts = Gilt für Parierwaffen und für Buckler, die als Parierwaffe geführt werden.

SF-PARIERWAFFEN2 = Eine Parade mit der Parierwaffe ist um { $SHD-07-second } besser als eine mit der Hauptwaffe, dazu kommt ihr eigener Bonus. Nach jeder Parade ist in derselben Runde eine zweite mit der Parierwaffe möglich.
    .counts = Ersetzt die erste Stufe. Gilt für Parierwaffen und für Buckler, die als Parierwaffe geführt werden.

SF-SCHNELLZIEHEN = Eine Waffe vom Gürtel kommt mit einer Freien Aktion in die Hand. Vom Rücken dauert das Ziehen { $ACT-14-quick ->
        [one] eine Aktion
       *[other] { $ACT-14-quick } Aktionen
    } statt { $ACT-14-back }, ein Schild von dort { $ACT-14-swift } statt { $ACT-14-shield }, und die nächste Wurfwaffe kostet keine Zeit.
    .counts = Gilt bis zu einer Behinderung von { $SHD-06-burden }.

SF-KAMPFIMWASSER = Im Wasser bis zu den Schultern bleibt nur die Hälfte jeder Erschwernis, aufgerundet.
    .counts = Gilt für Attacke, Parade und Ausweichen; nicht unter Wasser und nicht für die Fortbewegung.

SF-UNTERWASSERKAMPF = Unter Wasser sind Attacke, Parade und Ausweichen des Kämpfers nicht erschwert.
    .counts = Gilt mit allem, was sich dort überhaupt gebrauchen lässt: Dolchen, Fechtwaffen, Speeren und bloßen Händen.

SF-BLINDKAMPF = Schlechte Sicht und ungesehene Gegner kosten höchstens { $SIT-25-trained } Punkte auf Attacke, Parade und Ausweichen. Proben gegen Überraschung sind um { $SUR-01-blind } erleichtert.
    .counts = Gilt im Nahkampf, solange der Gegner näher ist als in der Distanz Pike. Gilt nicht für Schüsse, Peitsche und Lanzen.

SF-SPEZIALISIERUNG = Mit der gewählten Waffe sind Attacke und Parade um { $WPN-13-melee } besser; bei einer Schuss- oder Wurfwaffe ist der Fernkampfwert um { $WPN-13-shot } höher.
    .counts = Gilt nur für Waffen der Art, die beim Lernen gewählt wurde.

SF-WAFFENMEISTER = Der Meister einer Waffe hat mit ihr selbst gewählte Vorteile im Wert von höchstens { $SF-WAFFENMEISTER-points } Punkten: bessere Attacke, Parade, Trefferpunkte oder Initiative, schnelleres Laden, leichtere Manöver oder Manöver, für die die Waffe nicht gemacht ist.
    .counts = Gilt mit dem Modul „Waffenmeister“ und nur mit der gemeisterten Waffe, dem Schild oder der Parierwaffe. Keiner der fertigen Helden hat diese Fertigkeit.

SF-FINTE = Finten zählen voll statt zur Hälfte. Die Sonderfertigkeit eröffnet auch den gezielten Schlag auf eine Körperzone.
    .counts = Gilt mit dem Modul „Grundlegende Manöver“; der gezielte Schlag verlangt das Modul „Trefferzonen“.

SF-WUCHTSCHLAG = Alle angesagten Punkte eines Wuchtschlags erhöhen die Trefferpunkte, statt nur die Hälfte davon.
    .counts = Gilt mit dem Modul „Grundlegende Manöver“.

SF-NIEDERWERFEN = Lehrt das Niederwerfen, eine Attacke, die verletzt und den Gegner zu Boden werfen kann.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-UMREISSEN = Lehrt das Umreißen, mit dem lange Waffen dem Gegner die Beine wegziehen.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-ENTWAFFNEN = Lehrt, dem Gegner die Waffe aus der Hand zu schlagen, aus der Attacke und aus der Parade.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-MEISTERENTWAFFNEN = Entwaffnen gelingt auch gegen beidhändig geführte Waffen; die Probe auf Körperkraft ihres Besitzers ist dann um weitere { $SF-MEISTERENTWAFFNEN-check } erschwert.
    .counts = Gilt mit dem Modul „Optionale Manöver“ in Attacke und Parade, aber nicht mit Säbeln.

SF-GEZIELTERSTICH = Lehrt den Gezielten Stich, der durch Lücken der Rüstung geht und leicht Wunden reißt.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-TODESSTOSS = Lehrt den Todesstoß, einen Gezielten Stich, der mehr kostet und tiefer verwundet.
    .counts = Gilt mit dem Modul „Expertenmanöver“.

SF-HAMMERSCHLAG = Lehrt den Hammerschlag, der alle Aktionen der Runde auf einen gewaltigen Treffer setzt.
    .counts = Gilt mit dem Modul „Expertenmanöver“.

SF-STURMANGRIFF = Lehrt den Sturmangriff, eine Attacke aus dem Lauf, die umso härter trifft, je schneller der Angreifer ist.
    .counts = Gilt mit dem Modul „Optionale Manöver“, zu Fuß.

SF-AUSFALL = Lehrt den Ausfall, mit dem ein schnellerer Kämpfer den Gegner von Runde zu Runde in die Abwehr drängt.
    .counts = Gilt mit dem Modul „Expertenmanöver“.

SF-BEFREIUNGSSCHLAG = Lehrt den Befreiungsschlag, einen einzigen Schwung gegen mehrere Gegner, der sie zu Boden wirft oder zurückdrängt.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-BETAEUBUNG = Lehrt den Betäubungsschlag, der dem Gegner das Bewusstsein statt des Lebens nimmt.
    .counts = Gilt mit dem Modul „Optionale Manöver“. Ein stumpfer Schlag ist auch ohne diese Fertigkeit möglich.

SF-KLINGENSTURM = Lehrt den Klingensturm, der eine Attacke auf mehrere Gegner aufteilt.
    .counts = Gilt mit dem Modul „Expertenmanöver“.

SF-DOPPELANGRIFF = Lehrt den Doppelangriff, bei dem beide Waffen mit einer einzigen Aktion denselben Gegner angreifen.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-TODVONLINKS = Lehrt Tod von Links, eine zusätzliche Attacke mit der Parierwaffe oder dem Dolch in der linken Hand.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-FESTNAGELN = Lehrt, einen Gegner festzunageln, der am Boden liegt oder vor einer Wand steht.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-SCHILDSPALTER = Lehrt den Schildspalter, einen Hieb, der den Schild des Gegners zerbrechen kann.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-MEISTERPARADE = Lehrt die Meisterparade, eine schwerere Parade, die die nächste eigene Aktion erleichtert.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-BINDEN = Lehrt, die Waffe des Gegners in der Parade zu binden, was ihn für die nächste eigene Attacke öffnet.
    .counts = Gilt mit dem Modul „Optionale Manöver“.

SF-GEGENHALTEN = Lehrt das Gegenhalten, eine Attacke in die Attacke des Gegners hinein statt einer Parade.
    .counts = Gilt mit dem Modul „Expertenmanöver“.

SF-WINDMUEHLE = Lehrt die Windmühle, eine Parade, die die Wucht eines angesagten Schlags gegen den Angreifer lenkt.
    .counts = Gilt mit dem Modul „Expertenmanöver“.

SF-DEFENSIV = Lehrt, die Attacke einer Runde ohne Erschwernis gegen eine zweite Abwehr zu tauschen. Auch die zweite Abwehr beim gewöhnlichen Umwandeln ist dann nicht erschwert.
    .counts = Gilt mit dem Modul „Optionale Manöver“; nicht mit Kettenwaffen, Zweihandflegeln, Peitsche oder Lanzen.

SF-KLINGENWAND = Lehrt die Klingenwand, mit der eine einzige Abwehr mehrere Attacken pariert, gleich wie viele Gegner es sind.
    .counts = Gilt mit dem Modul „Expertenmanöver“.

SF-WAFFEZERBRECHEN = Lehrt, die Waffe des Gegners in der Parade zu fangen und zu zerbrechen.
    .counts = Gilt mit dem Modul „Expertenmanöver“ für Klingenbrecher und Hakendolch.

SF-HALBSCHWERT = Lehrt, eine lange Waffe mit einer Hand an der Klinge kurz zu führen, sodass sie auch im beengten Raum taugt.
    .counts = Gilt mit dem Modul „Optionale Manöver“, wenn die andere Hand sonst nichts hält.

SF-FORMATION = Lehrt, mit Kameraden in einer Reihe zu stehen, für sie zu parieren und gegen Überzahl zu bestehen. Ein Schlag aus der zweiten Reihe an einem Kameraden vorbei ist nicht mehr erschwert.
    .counts = Gilt mit dem Modul „Optionale Manöver“. Der Schlag aus der zweiten Reihe verlangt weiterhin eine Waffe für die Distanz Stangenwaffe oder die Distanz Pike.

SF-SPIESSGESPANN = Lehrt, eine Pike gemeinsam mit einem Kameraden zu führen.
    .counts = Gilt mit dem Modul „Optionale Manöver“, wenn beide Kämpfer die Sonderfertigkeit haben.

SF-IMPROVISIERT = Flaschen, Stuhlbeine und andere improvisierte Waffen taugen wie echte: Sie patzen nur beim schlechtesten Wurf, Ansagen zählen voll, und alle Manöver und Umwandlungen ihrer Art stehen offen.
    .counts = Gilt für Waffen, die als improvisiert gekennzeichnet sind, und für Waffen, die geworfen werden, obwohl sie nicht dafür gemacht sind.

SF-SCHARFSCHUETZE = Mit dem gewählten Talent schießt der Scharfschütze in jeder Hinsicht besser: Schnellschüsse kosten weniger, jede weitere Aktion Zielen zählt voll, Ansagen erhöhen den Schaden voll und brauchen weniger Zeit, und gezielte Schüsse sind leichter.
    .counts = Gilt für Schüsse und Würfe mit diesem Talent. Langes Zielen, Ansagen und gezielte Schüsse verlangen ihre Module.

SF-MEISTERSCHUETZE = Mit dem gewählten Talent kostet ein Schnellschuss nichts. Ansagen reichen bis zum Fernkampfwert und brauchen die wenigste Zeit, und gezielte Schüsse sind noch leichter.
    .counts = Gilt für Schüsse und Würfe mit diesem Talent, neben den Vorteilen des Scharfschützen. Ansagen und gezielte Schüsse verlangen ihre Module.

SF-SCHNELLLADENBOGEN = Das Laden eines Bogens geht eine Aktion schneller.
    .counts = Gilt für Bogen und unterschreitet nie eine einzelne Aktion.

SF-SCHNELLLADENARMBRUST = Das Laden einer Armbrust dauert ein Viertel weniger; gerundet wird zur längeren Zeit.
    .counts = Gilt für Armbrüste.

SF-BERITTENERSCHUETZE = Die Erschwernisse für Schüsse und Würfe vom Reittier sind halbiert. Im Trab können überhaupt nur Berittene Schützen schießen, tragen dessen Erschwernis dabei aber voll.
    .counts = Gilt mit dem Modul „Reiterkampf“.

SF-EISENHAGEL = Der Kämpfer wirft bis zu { $SF-EISENHAGEL-most } Messer, Dolche oder Sterne zugleich, auf einen Gegner oder auf mehrere. Jedes über das erste hinaus erschwert alle Würfe um { $SF-EISENHAGEL-each }, und jeder wird für sich gewürfelt.
    .counts = Gilt für Wurfmesser, Wurfdolche und Wurfsterne gegen Gegner, die höchstens { $SF-EISENHAGEL-metres } Meter entfernt und vom Werfer aus nicht weiter als einen Viertelkreis auseinander stehen.

SF-REITERKAMPF = Alle Erschwernisse beim Reiten sind halbiert, und Attacken aus dem Sattel gegen Gegner zu Fuß sind um { $MNT-03-attack } besser.
    .counts = Gilt mit dem Modul „Reiterkampf“.

SF-KRIEGSREITEREI = Von allen Erschwernissen beim Reiten bleibt nur ein Viertel, und der Reiter darf Gegner niederreiten.
    .counts = Gilt mit dem Modul „Reiterkampf“. Ersetzt die Halbierung durch Reiterkampf.

SF-TURNIERREITEREI = Auf Turnierplätzen erschwert nichts das Reiten bei einem Lanzenangriff. Die Probe auf Gewandtheit, die einen Sturz aus dem Sattel mildert, ist um { $SF-TURNIERREITEREI-fall } erleichtert.
    .counts = Gilt mit dem Modul „Reiterkampf“. Der erste Teil gilt nur, wo der Kampf als Turnier angelegt ist.

SF-BORNLAENDISCH = Ein derber Stil fürs Raufen und Ringen: In beiden Talenten ist die Attacke oder die Parade um { $UNA-08-each } besser, je nach Wahl beim Lernen.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“. Alle Stile zusammen erhöhen einen Wert um höchstens { $UNA-08-most }.

SF-GLADIATOR = Der Stil der Arena: Attacke und Parade im Raufen sind um { $UNA-08-each } besser.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, innerhalb der gemeinsamen Grenze aller Stile.

SF-HAMMERFAUST = Ein Stil der harten Fäuste: Attacke und Parade im Raufen sind um { $UNA-08-each } besser, und ein Ausfall ist auch mit bloßen Fäusten möglich.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, innerhalb der gemeinsamen Grenze aller Stile. Der Ausfall verlangt zusätzlich seine eigene Sonderfertigkeit.

SF-HRURUZAT = Ein tödlicher Stil: Attacke und Parade im Raufen und Ringen sind um { $UNA-08-each } besser. Einmal je Runde darf eine um { $SF-HRURUZAT-malus } erschwerte Attacke im Raufen Lebensenergie statt Ausdauer kosten.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, innerhalb der gemeinsamen Grenze aller Stile. Der tödliche Schlag verlangt den bloßen Körper, und für Wunden gelten weiter die höheren Wundschwellen waffenloser Schläge.

SF-MERCENARIO = Ein Stil der Straße: Attacke und Parade im Raufen sind um { $UNA-08-each } besser.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, innerhalb der gemeinsamen Grenze aller Stile.

SF-UNAU = Eine Schule des Ringens: Attacke und Parade im Ringen sind um { $UNA-08-each } besser.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, innerhalb der gemeinsamen Grenze aller Stile.

SF-AUSPENDELN = Gerade, Schwinger und Hohe Tritte sind nicht mehr schwerer zu parieren.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, von selbst und ohne Kosten.

SF-BEINARBEIT = Tritte, Knie und Fußfeger sind nicht mehr schwerer zu parieren, und Umreißen lässt sich mit bloßen Armen parieren.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, von selbst und ohne Kosten.

SF-BISS = Lehrt den Biss, für Kämpfer, die aneinander hängen.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-BLOCK = Lehrt den Block, eine Parade mit dem bloßen Arm, die die nächste Parade des Gegners stört.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-DOPPELSCHLAG = Lehrt den Doppelschlag, der mit beiden Fäusten zugleich trifft.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-EISENARM = Bloße Arme parieren Waffen ohne den üblichen Schaden: mit Rüstung an den Unterarmen ohne jeden, sonst geht er nur gegen die Ausdauer.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, von selbst und ohne Kosten.

SF-FUSSFEGER = Lehrt den Fußfeger, der den Gegner trifft und zu Fall bringen kann.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-GERADE = Lehrt die Gerade, die mit jedem angesagten Punkt härter trifft.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-GRIFF = Lehrt den Griff, der dem Gegner alles erschwert, was er tut.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-HALTEN = Lehrt, den Gegner für einen Augenblick zu halten, was seine nächste Aktion erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“, in Attacke und Parade.

SF-HANDKANTE = Lehrt den Schlag mit der Handkante, der leichter verwundet als eine Faust.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-HOHERTRITT = Lehrt den Hohen Tritt, der weiter reicht als eine Faust.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-KLAMMER = Lehrt die Klammer, die dem Gegner kaum ein Mittel zum Zuschlagen lässt.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-KNAUFSCHLAG = Lehrt den Schlag mit dem Knauf, näher, als es die Klinge erlaubt. Auch die Schild-Attacke ist nicht mehr erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“; die Schild-Attacke verlangt auch „Optionale Manöver“.

SF-KNIE = Lehrt den Stoß mit dem Knie, der einen Gegner für einige Runden ausschalten kann.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-KOPFSTOSS = Lehrt den Kopfstoß, der mit einem Stahlhelm härter trifft.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-KREUZBLOCK = Lehrt den Kreuzblock, der die nächste eigene Attacke erleichtert und die nächste Parade des Gegners stört. Auch Hohe Tritte sind nicht mehr schwerer zu parieren.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-NIEDERRINGEN = Lehrt, einen Gegner zu Boden zu bringen und selbst mitzugehen.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-SCHMETTERSCHLAG = Lehrt den Schmetterschlag, einen Faustschlag, der einem Gegner die Sinne rauben kann.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-SCHMUTZIG = Lehrt Schmutzige Tricks, die einen Gegner Initiative oder Ausdauer kosten. Auch die Schild-Attacke ist nicht mehr erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“; die Schild-Attacke verlangt auch „Optionale Manöver“.

SF-SCHWINGER = Lehrt den Schwinger, der mit jedem angesagten Punkt schwerer zu parieren ist.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-SCHWITZKASTEN = Lehrt den Schwitzkasten, der den Gegner jede Runde stärker erschöpft.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-SPRUNGTRITT = Lehrt den Sprungtritt, der großen Schaden macht und den eigenen Stand kostet.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-TRITT = Lehrt den Tritt, der mit jedem angesagten Punkt härter trifft.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-VERSTECKTEKLINGE = Lehrt, mitten im Raufen mit einer Klinge aus dem Ärmel zuzustechen.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für Kämpfer, die eine solche Klinge tragen.

SF-WUERGEGRIFF = Lehrt den Würgegriff, der dem Gegner jede Runde den Atem nimmt.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.

SF-WURF = Lehrt den Wurf eines Gegners, der im Griff ist oder gehalten wird.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“.
