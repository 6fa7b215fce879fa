## Trefferzonen

ZON-01 = Für jeden Treffer würfelt das Spiel { $ZON-01-die }, um den Körperteil zu finden: bis { $ZON-01-legs } ein Bein, bis { $ZON-01-belly } der Bauch, bis { $ZON-01-arms } ein Arm, bis { $ZON-01-chest } die Brust, darüber der Kopf. Ungerade Zahlen treffen das linke Bein oder den Schildarm, gerade das rechte Bein oder den Waffenarm. Von hinten ist es statt der Brust der Rücken.
    .counts = Gilt mit Trefferzonen. Höhe und kleiner Wuchs verschieben den Wurf, gegen einen Reiter zieht ein Kämpfer zu Fuß { $ZON-01-rider } ab, ein Hieb aus dem Sattel trifft nie ein Bein, und bei Geschossen wird für verdeckte Körperteile neu gewürfelt.

ZON-02 = Von den Trefferpunkten geht der Rüstungsschutz des getroffenen Körperteils ab: die Summe dessen, was alle Teile dort schützen. Die Behinderung ist die der ganzen Ausrüstung.
    .counts = Gilt mit Trefferzonen. Wo eine Regel keine Zone kennt, zählt der Gesamtschutz; ein großer Schild schützt zusätzlich den Arm, der ihn trägt.

ZON-03 = Eine Wunde stört, wozu der Körperteil gebraucht wird. Der Kopf senkt Mut, Klugheit, Intuition und Initiative um { $ZON-03-limb } und kostet sofort { $ZON-03-nerve } Initiative; Brust, Rücken und Bauch senken Attacke, Parade, Konstitution und Körperkraft um { $ZON-03-trunk } und kosten { $ZON-03-blood } Lebensenergie; ein Arm senkt, was mit ihm getan wird, um { $ZON-03-limb }, ein Bein Attacke, Parade, Gewandtheit und Initiative um { $ZON-03-limb }. Mit { $ZON-03-most } Wunden fällt der Körperteil aus: Ein Arm wird unbrauchbar und lässt fallen, was er hielt, ein Bein wirft den Kämpfer nieder, sodass er nur noch kriecht, und bei Kopf, Brust, Rücken oder Bauch wird er bewusstlos und blutet; der Kopf kostet dazu { $ZON-03-skull } Lebensenergie.
    .counts = Gilt mit Trefferzonen, anstelle der üblichen Folgen von Wunden, und nicht für ignorierte Wunden oder im Rausch. Bauch und Beine machen außerdem langsamer, und der Bauch senkt die Initiative; Ausweichen leidet unter Rumpf und Beinen, Schießen nur unter den Armen.

ZON-04 = Mit { $ZON-04-wounds } Wunden an Kopf, Brust, Rücken oder Bauch ist ein Kämpfer { $ZON-04-rounds } Runden lang bewusstlos. Danach kommt er zu sich, bleibt aber kampfunfähig, bis ein Heiler ihn behandelt hat.
    .counts = Gilt mit Trefferzonen. Ein Rausch schiebt es bis zu seinem Ende auf, und ignorierte Wunden strecken niemanden nieder.

ZON-05 = Mit { $ZON-05-wounds } Wunden an Kopf, Brust, Rücken oder Bauch blutet ein Kämpfer: Am Ende jeder Runde verliert er einen Punkt Lebensenergie, an aller Rüstung vorbei. Die Behandlung durch einen Heiler stillt es.
    .counts = Gilt mit Trefferzonen. Weitere Wunden verschlimmern die Blutung nicht, und sie selbst reißt keine.

ZON-06 = Der Angreifer nennt vor dem Wurf einen Körperteil. Auf Kopf oder Arm ist die Attacke um { $ZON-06-head } erschwert, auf Rumpf oder Bein um { $ZON-06-trunk }. Der Verteidiger sieht es kommen, seine Abwehr ist um { $ZON-06-defence } erleichtert. Trifft die Attacke, trifft sie dort, und kein Würfel sucht die Zone.
    .counts = Gilt mit Trefferzonen, für Kämpfer, die die Finte gelernt haben; nicht zusammen mit einer Finte und nicht beim Ringen. Von hinten lässt sich statt der Brust der Rücken nennen.
