## Waffenlose Manöver

MAN-UMREISSEN = Der Angreifer zieht dem Gegner mit einer langen Waffe die Beine weg. Die Attacke ist um { $MAN-UMREISSEN-malus } erschwert; eine Waffe, die so tief parieren muss, um { $MAN-UMREISSEN-parry }, während Schild und Ausweichen wie gewohnt schützen. Ohne Abwehr richtet der Schlag keinen Schaden an, aber der Gegner legt eine Probe auf Gewandtheit ab, erschwert um die gewürfelten Trefferpunkte der Waffe: Misslingt sie, stürzt er und verliert { $MAN-UMREISSEN-initiative } Initiative.
    .counts = Gilt mit dem Modul „Optionale Manöver“ für Infanteriewaffen, Stäbe, Kettenstäbe, Speere, Peitsche, Kettenwaffen und Zweihandflegel, aber weder neben einem Schild noch gegen Liegende; eine Finte darf dazukommen. Gegen eine Peitsche hilft dabei keine Waffenparade, und bloße Arme parieren nur mit Beinarbeit.

MAN-U-HOLDS = Griff, Klammer, Schwitzkasten und Würgegriff halten von Runde zu Runde an. Wer hält, behält den Griff mit der Angriffsaktion, ohne Wurf, und Schwitzkasten und Würgegriff fordern dabei ihren Tribut; ohne das endet der Griff mit der Runde. Wer gehalten wird, bleibt auf seinem Feld und schlägt und pariert nur mit dem bloßen Körper oder mit Waffen fürs Handgemenge. Eine Attacke im Ringen befreit aus Griff, Schwitzkasten oder Würgegriff, aus dem Würgegriff auch eine im Raufen; nur den Schwitzkasten darf der Haltende mit einer Parade im Ringen verteidigen.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“; ein Griff endet auch, wenn der Haltende verwundet wird, nicht mehr handeln kann oder mit einer Freien Aktion loslässt. Jeder kann nur einen Gegner halten und nur von einem gehalten werden, und wer gehalten wird, kann weder einen Schild noch freies Ausweichen nutzen.

MAN-U-GERADE = Ein Faustschlag geradeaus. Die Ansage erschwert die Attacke im Raufen und erhöht die Trefferpunkte gegen die Ausdauer. Wer das Auspendeln nicht gelernt hat, pariert ihn um { $MAN-U-AUSPENDELN-parry } erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge, mit der bloßen Faust oder mit Waffen fürs Raufen wie einem Schlagring.

MAN-U-SCHWINGER = Ein Schlag von der Seite mit weitem Schwung. Die Ansage erschwert die Attacke im Raufen und jede Parade dagegen um ebenso viel, erhöht aber nicht den Schaden. Wer das Auspendeln nicht gelernt hat, pariert zusätzlich um { $MAN-U-AUSPENDELN-parry } erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge, mit der bloßen Faust oder mit Waffen fürs Raufen. Ausweichen ist davon nicht betroffen.

MAN-U-TRITT = Ein Tritt gegen Beine oder Körper. Die Ansage erschwert die Attacke im Raufen und erhöht die Trefferpunkte gegen die Ausdauer. Wer die Beinarbeit nicht gelernt hat, pariert ihn um { $MAN-U-BEINARBEIT-parry } erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge und nur mit dem bloßen Körper.

MAN-U-KNIE = Ein harter Stoß mit dem Knie, der { $MAN-U-KNIE-points } Trefferpunkte mehr verursacht als eine Faust und dazu die Ansage. Verliert das Opfer mehr Ausdauer, als seine erste Wundschwelle beträgt, ist es { $MAN-U-KNIE-rounds } Runden ausgeschaltet und verliert { $MAN-U-KNIE-initiative } Initiative. Wer die Beinarbeit nicht gelernt hat, pariert ihn um { $MAN-U-BEINARBEIT-parry } erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge und nur mit dem bloßen Körper. Auch in der Klammer möglich.

MAN-U-KOPFSTOSS = Ein Stoß mit der Stirn. Die Ansage erschwert die Attacke im Raufen und erhöht die Trefferpunkte gegen die Ausdauer; ein Stahlhelm bringt { $MAN-U-KOPFSTOSS-helmet } weitere. Pariert ihn eine Waffe, erleidet der Angreifer deren volle Trefferpunkte abzüglich seiner Rüstung.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge und nur mit dem bloßen Körper. Auch in der Klammer möglich.

MAN-U-SCHMETTER = Ein Faustschlag mit voller Wucht. Die Ansage erschwert die Attacke im Raufen und erhöht die Trefferpunkte gegen die Ausdauer. Verliert das Opfer mehr Ausdauer, als seine erste Wundschwelle beträgt, muss ihm eine Probe auf Konstitution gelingen, sonst ist es { $MAN-U-SCHMETTER-rounds } Runden bewusstlos.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge, mit der bloßen Faust oder mit Waffen fürs Raufen. Die Bewusstlosigkeit ist kürzer als in den gedruckten Regeln.

MAN-U-HANDKANTE = Ein Schlag mit der Handkante. Die Ansage erschwert die Attacke im Raufen und erhöht die Trefferpunkte gegen die Ausdauer. Die Hälfte, die Lebensenergie kostet, reißt Wunden schon bei den gewöhnlichen Wundschwellen statt bei den höheren waffenloser Schläge.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge und nur mit der bloßen Hand.

MAN-U-HOHERTRITT = Ein Tritt gegen Brust oder Kopf, der eine Distanzklasse weiter reicht als die Faust. Die Ansage erschwert die Attacke im Raufen und erhöht die Trefferpunkte gegen die Ausdauer. Wer weder Auspendeln noch Kreuzblock gelernt hat, pariert ihn um { $MAN-U-AUSPENDELN-parry } erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Nahkampf, nicht im Handgemenge, und nur mit dem bloßen Körper.

MAN-U-SPRUNGTRITT = Der Angreifer springt und tritt mit seinem ganzen Gewicht zu, eine Distanzklasse weiter als mit der Faust. Die Attacke ist neben der Ansage um { $MAN-U-SPRUNGTRITT-malus } erschwert; ein Treffer verursacht gegen die Ausdauer so viele Trefferpunkte, wie { $MAN-U-SPRUNGTRITT-dice } Würfel zeigen, dazu { $MAN-U-SPRUNGTRITT-points } und die Ansage. Der Sprung kostet in jedem Fall { $MAN-U-SPRUNGTRITT-initiative } Initiative, und misslingt die Attacke, bewahrt nur eine Probe auf Gewandtheit den Angreifer vor dem Sturz.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Nahkampf, nicht im Handgemenge, und nur mit dem bloßen Körper.

MAN-U-DOPPELSCHLAG = Beide Fäuste schlagen mit einem einzigen Attackewurf zu, der neben der Ansage um { $MAN-U-DOPPELSCHLAG-malus } erschwert ist. Er bringt einen Treffer mit jeder Faust, beide um die Ansage erhöht, und der Gegner braucht gegen jeden eine eigene Abwehr. Nur ein Block, um { $MAN-U-DOPPELSCHLAG-block } erschwert, oder ein gezieltes Ausweichen, um { $MAN-U-DOPPELSCHLAG-dodge } erschwert, hält beide zugleich auf.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge, mit bloßen Fäusten oder mit Waffen fürs Raufen. Wer aus der Reichweite gesprungen ist, den verfehlt die zweite Faust.

MAN-U-FUSSFEGER = Ein Tritt, der die Beine wegfegt. Die Ansage erschwert die Attacke im Raufen, jede Parade dagegen und die Probe auf Gewandtheit, die ein Getroffener ablegen muss. Misslingt diese, stürzt er und verliert neben dem gewöhnlichen Treffer { $MAN-U-FUSSFEGER-initiative } Initiative. Wer die Beinarbeit nicht gelernt hat, pariert zusätzlich um { $MAN-U-BEINARBEIT-parry } erschwert.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge und nur mit dem bloßen Körper. Nicht gegen Liegende und nicht gegen Wesen, die zu groß sind, um zu stürzen.

MAN-U-KNAUF = Der Kämpfer schlägt mit dem Knauf statt mit der Klinge zu, eine Distanzklasse näher, als es für die Waffe üblich ist. Die Attacke hat den Wert der Waffe; ein Treffer verursacht { $MAN-U-KNAUF-points } Trefferpunkte mehr gegen die Ausdauer als eine Faust und dazu die Ansage.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für Dolche, Fechtwaffen, Säbel, Schwerter, Anderthalbhänder und Zweihandschwerter.

MAN-SCHMUTZIG = Sand in die Augen, ein Tritt auf den Fuß: ein Trick, der keinen Schaden macht. Eine gelungene Attacke im Raufen, die der Gegner nicht abwehrt, kostet ihn { $MAN-SCHMUTZIG-lost } Initiative oder, wenn das vor dem Wurf gewählt wird, { $MAN-SCHMUTZIG-lost } Ausdauer. Rüstung hilft nicht dagegen.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ im Handgemenge und nur mit dem bloßen Körper. Die Wahl der Ausdauer verlangt das Modul „Ausdauer im Kampf“ und einen Gegner, der ermüden kann.

MAN-U-BISS = Ein Biss aus nächster Nähe. Die Ansage erschwert die Attacke im Raufen und erhöht die Trefferpunkte gegen die Ausdauer.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ nur zwischen Kämpfern, von denen einer den anderen hält; auch in der Klammer.

MAN-U-BLOCK = Eine Parade im Raufen mit dem bloßen Arm, um die Ansage erschwert. Gelingt sie, ist die nächste Parade des Gegners um dieselben Punkte erschwert. Sie kann auch beide Schläge eines Doppelschlags aufhalten.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für Kämpfer mit bloßen Händen und für Festgehaltene. Gegen Waffen gelten zudem die Regeln für die waffenlose Parade.

MAN-U-KREUZBLOCK = Eine Parade im Raufen mit gekreuzten Armen, um die Ansage erschwert. Gelingt sie, erleichtert die Hälfte der Punkte, aufgerundet, die nächste eigene Attacke gegen diesen Gegner, und die andere Hälfte erschwert seine nächste Parade.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für Kämpfer mit bloßen Händen und für Festgehaltene. Wer ihn gelernt hat, pariert auch Hohe Tritte ohne die übliche Erschwernis.

MAN-U-EISENARM = Abgehärtete Arme parieren Waffen. Eine gelungene waffenlose Parade gegen eine Waffe bleibt ganz ohne Schaden, wenn Rüstung die Unterarme deckt; ohne sie treffen die üblichen halben Trefferpunkte der Waffe die Ausdauer statt der Lebensenergie.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für jede waffenlose Parade gegen eine Waffe, ohne eigens gewählt zu werden. Eine misslungene Parade hilft nicht.

MAN-U-AUSPENDELN = Der Kämpfer pendelt mit dem Oberkörper vor Schlägen weg. Gerade, Schwinger und Hoher Tritt verlieren dadurch die { $MAN-U-AUSPENDELN-parry } Punkte, um die Ungeübte sie schlechter parieren.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für jede Parade, ohne eigens gewählt zu werden und ohne Kosten.

MAN-U-BEINARBEIT = Flinke Füße bringen die Beine in Sicherheit. Tritt, Knie und Fußfeger verlieren dadurch die { $MAN-U-BEINARBEIT-parry } Punkte, um die Ungeübte sie schlechter parieren. Auch ein Umreißen mit einer Waffe lässt sich mit bloßen Armen parieren, ohne die Erschwernis der tiefen Parade.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für jede Parade, ohne eigens gewählt zu werden und ohne Kosten; gegen Umreißen nur für Paraden mit bloßen Armen.

MAN-U-GRIFF = Eine Attacke im Ringen, um die Ansage erschwert, packt den Gegner. Solange der Griff hält, erschwert die Hälfte der Punkte, gerundet, jede Attacke, jede Parade und jedes gezielte Ausweichen des Gehaltenen, auch die Attacke im Ringen, mit der er sich befreit.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ und so, wie es die Seite über Griffe sagt. Die Hände müssen frei sein, und keiner der beiden darf in einem anderen Griff stecken.

MAN-U-HALTEN = Der Kämpfer klammert sich für einen Augenblick an den Gegner, in Attacke oder Parade, mit dem Wert im Ringen und um die Ansage erschwert. Gelingt es, ist die nächste Attacke oder Parade oder das nächste gezielte Ausweichen des Gegners um dieselben Punkte erschwert. Bis dahin lässt er sich werfen.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“. Es ist mit der nächsten Aktion des Gegners vorbei und kein dauerhafter Griff.

MAN-U-KLAMMER = Eine Attacke im Ringen, um die Ansage erschwert, umklammert den Gegner. In der Klammer bleiben ihm nur Biss, Kopfstoß, Knie und Würgegriff, jeweils um die Ansage erschwert. Gesprengt wird sie mit einer Parade im Ringen, um dieselben Punkte erschwert, oder mit einer Probe auf Körperkraft, erschwert um das Doppelte dessen, was der Haltende an Körperkraft voraus hat.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ und so, wie es die Seite über Griffe sagt. Jeder Versuch, sie zu sprengen, kostet die Angriffsaktion; gegen einen schwächeren Haltenden ist die Probe erleichtert.

MAN-U-NIEDERRINGEN = Eine Attacke im Ringen, um die Ansage erschwert, bringt beide Kämpfer zu Boden. Der Angreifer verliert { $MAN-U-NIEDERRINGEN-own } Initiative, der Gegner { $MAN-U-NIEDERRINGEN-foe }. Die angesagten Punkte erschweren entweder die nächste Parade des Gegners oder erleichtern die nächste eigene Attacke gegen ihn; das wird mit der Ansage gewählt.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“. Nicht gegen Liegende und nicht gegen Wesen, die zu groß sind, um zu stürzen oder um mit ihnen zu ringen.

MAN-U-WURF = Der Kämpfer wirft einen Gegner, den er im Griff hat oder hält. Die Attacke im Ringen ist um { $MAN-U-WURF-malus } erschwert; ein Treffer verursacht die Trefferpunkte einer Faust gegen die Ausdauer, und der Gegner stürzt und verliert { $MAN-U-WURF-initiative } Initiative. Der Wurf beendet Griff oder Halten.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ nach einem eigenen Griff oder Halten. Angesagt wird nichts, und wer zu groß zum Stürzen ist, lässt sich nicht werfen.

MAN-U-SCHWITZKASTEN = Eine Attacke im Ringen nimmt den Kopf des Gegners in den Schwitzkasten. Jede Runde, in der er gehalten wird, kostet den Gegner die Trefferpunkte einer Faust gegen die Ausdauer, für jede frühere Runde einen Punkt mehr; keine Parade hilft. Um dieselben steigenden Punkte ist die Attacke erschwert, mit der er sich befreit.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ und so, wie es die Seite über Griffe sagt. Angesagt wird nichts, und der Haltende darf den Befreiungsversuch mit Ringen parieren.

MAN-U-WUERGEGRIFF = Eine Attacke im Ringen packt den Gegner an der Kehle. Jede Runde, in der gewürgt wird, kostet ihn die Trefferpunkte einer Faust und { $MAN-U-WUERGEGRIFF-points } weitere gegen die Ausdauer; keine Parade hilft. Eine Attacke im Raufen oder Ringen, um { $MAN-U-WUERGEGRIFF-escape } erschwert, sprengt den Griff.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ und so, wie es die Seite über Griffe sagt; auch aus der Klammer heraus möglich. Angesagt wird nichts.

MAN-U-VERSTECKTEKLINGE = Mitten im Raufen sticht der Kämpfer mit einer Klinge zu, die niemand gesehen hat. Die Attacke hat den Wert im Raufen, aber ein Treffer verursacht die Trefferpunkte der Klinge, die Lebensenergie kosten.
    .counts = Gilt mit dem Modul „Waffenlose Manöver“ für Kämpfer mit bloßen Händen, die eine Klinge fürs Handgemenge bei sich tragen und nicht verloren haben. Angesagt wird nichts.
