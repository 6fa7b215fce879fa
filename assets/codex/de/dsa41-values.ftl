## Werte

VAL-01 = Jede Person hat { $VAL-01-attributes } Eigenschaften: Mut, Klugheit, Intuition, Charisma, Fingerfertigkeit, Gewandtheit, Konstitution und Körperkraft. Je höher eine Eigenschaft, desto besser; aus ihnen ergeben sich die meisten Werte im Kampf.
    .counts = Gilt für Personen. Wesen mit festen Werten haben keine, meist aber eine Konstitution.

VAL-02 = Die Attacke beruht auf Mut, Gewandtheit und Körperkraft, die Parade auf Intuition, Gewandtheit und Körperkraft, der Fernkampf auf Intuition, Fingerfertigkeit und Körperkraft, die Initiative auf doppeltem Mut, Intuition und Gewandtheit; ein Basiswert ist ein Fünftel der Summe. Die Lebensenergie ist die halbe Summe aus doppelter Konstitution und Körperkraft, die Ausdauer die aus Mut, Konstitution und Gewandtheit, jeweils mit einem Zuschlag für die Spezies. Die Geschwindigkeit beträgt bei Menschen { $VAL-02-human }, bei Zwergen { $VAL-02-dwarf }; ab Gewandtheit { $VAL-02-nimble } einen Punkt mehr, bis { $VAL-02-stiff } einen weniger.
    .counts = Gilt für Personen. Sinken Eigenschaften vorübergehend durch Wunden, ändern sich diese Werte nicht; Wesen haben stattdessen feste Werte.

VAL-03 = Die Punkte eines Nahkampftalents werden vor dem Kampf auf Attacke und Parade verteilt; jeder Anteil kommt zum Basiswert hinzu. Die Anteile dürfen höchstens um { $VAL-03-most } auseinanderliegen. Im Kampf bleibt die Verteilung, wie sie ist.
    .counts = Gilt für Talente, mit denen sich angreifen und parieren lässt. Wo keine Parade möglich ist, gehen alle Punkte in die Attacke.

VAL-91 = Nach der älteren Regel sind nicht die Anteile begrenzt, sondern was aus ihnen wird: Attacke und Parade, vor Waffe und Behinderung, dürfen höchstens um { $VAL-91-most } auseinanderliegen.
    .counts = Gilt nur, wenn sie eigens eingeschaltet ist; keine Voreinstellung enthält sie. Sie ersetzt dann die übliche Grenze.

VAL-04 = Bei Lanze und Peitsche gehen alle Punkte des Talents in die Attacke; parieren kann man damit nicht. Ebenso ist es bei Fernkampftalenten: Basiswert und Talentwert zusammen ergeben den Fernkampfwert.
    .counts = Gilt für Lanzen, Peitschen und alles, was geschossen oder geworfen wird. Die effektive Behinderung senkt dann diesen Wert allein, und zwar ganz.

VAL-05 = Jedes Kampftalent verträgt etwas Behinderung; erst was darüber liegt, stört. Von dieser effektiven Behinderung tragen Attacke und Parade je die Hälfte, ein ungerader Punkt geht an die Parade.
    .counts = Gilt für Attacke, Parade und Fernkampf; Talente ohne Parade tragen alles in ihrem einzigen Wert. Initiative, Geschwindigkeit und Ausweichen leiden dagegen unter der ganzen Behinderung.

VAL-06 = Der Wert auf dem Bogen ist die Summe aus Basiswert, Talentpunkten und den Modifikatoren der Waffe und dessen, was die andere Hand hält, abzüglich der effektiven Behinderung. Spezialisierung, waffenlose Kampfstile und fehlende Körperkraft kommen hinzu. Die Initiative wird ebenso zusammengezählt, mit der ganzen Behinderung.
    .counts = Gilt für das, was bereit in den Händen liegt; mit einer anderen Waffe gelten sofort andere Werte. Was die Lage bringt, kommt obendrauf.

VAL-07 = Manche Waffen lassen sich mit mehreren Talenten führen, mit einer Hand oder mit beiden, allein oder neben einem Schild. Jede dieser Kampfweisen hat eigene Werte. Der Wechsel zwischen ihnen kostet im Kampf eine Aktion Position.
    .counts = Gilt, solange die Waffe in der Hand bleibt. Eine andere Waffe muss gezogen werden, ebenso ein Schild, der noch auf dem Rücken hängt.

VAL-08 = Tiere, Ungeheuer und Untote haben feste Werte für Initiative, Attacke, Parade, Trefferpunkte, Lebensenergie, Rüstungsschutz und Geschwindigkeit. Nichts davon ergibt sich aus Eigenschaften; eine Konstitution steht nur für Wunden und Tod dabei.
    .counts = Gilt für alle Wesen der Tabellen. Lage und Wunden verändern ihre Werte wie die von Personen.
