## Magie und Rettungswürfe

D20-MAG-01 = Die meisten Zauber brauchen eine Standardaktion, Worte, eine Geste mit freier Hand und manchmal eine Kleinigkeit, die dabei verbraucht wird. In einem bedrohten Feld provoziert das Zaubern Gelegenheitsangriffe, aber den Geschicklichkeitsbonus kostet es nicht. Arkanen Gesten steht Rüstung im Weg: Ein Wurf mit dem hundertseitigen Würfel sagt, ob sie den Zauber verdirbt.
    .counts = Ein Zauber in der Runde und dazu ein schnell gewirkter. Zauber von Klerikern und Druiden und solche ohne Gesten sind vor der Rüstung sicher. Auch ein verdorbener Zauber ist bezahlt.

D20-MAG-02 = Ein Zauber braucht eine freie Wirkungslinie zu seinem Ziel oder zu dem Punkt, an dem er beginnt. Wer das Ziel sein soll, muss außerdem zu sehen sein oder berührt werden.
    .counts = Gilt für jeden Zauber außer denen auf den Zauberwirker selbst. Hinter vollständiger Deckung ist nichts zu erreichen; ein Fenster oder eine Schießscharte ist Lücke genug.

D20-MAG-03 = Schmerz zerreißt den Faden eines Zaubers. Wer beim Zaubern Schaden nimmt, braucht einen Konzentrationswurf gegen { $D20-MAG-03-number } plus Schaden, sonst ist der Zauber verloren.
    .counts = Gilt für Gelegenheitsangriffe, vorbereitete Hiebe und was sonst zwischen Beginn und Ende eines Zaubers von einer Runde wehtut. Jede Wunde verlangt einen eigenen Wurf. Mit dem Modul „Schwerere Konzentration nach Schaden“ kommt der Grad des Zaubers hinzu.

D20-MAG-04 = Wer defensiv zaubert, gibt sich keine Blöße, muss aber seine Aufmerksamkeit teilen. Darüber entscheidet ein Konzentrationswurf gegen { $D20-MAG-04-number } plus Grad des Zaubers: Misslingt er, ist der Zauber verloren.
    .counts = Muss angesagt werden, ehe der Zauber beginnt. Kampfzauberei bringt { $D20-MAG-04-feat } auf den Wurf. Ein aufgewerteter Zauber zählt mit seinem neuen Grad, andere Metamagie ändert nichts.

D20-MAG-05 = Zaubern ist schwer, wo Hände oder Sattel keine Ruhe geben. Es verlangt dann einen Konzentrationswurf gegen den Grad des Zaubers plus { $D20-MAG-05-moving } auf einem Reittier in Bewegung, { $D20-MAG-05-running } auf einem, das rennt, { $D20-MAG-05-entangled }, wenn man verstrickt ist, und { $D20-MAG-05-grappling } im Ringkampf oder wenn man festgehalten wird.
    .counts = Misslingt er, ist der Zauber verloren. Wer ringt oder festgehalten wird, kann nur Zauber ohne Gesten wirken.

D20-MAG-06 = Manche Zauber müssen treffen wie ein Hieb oder ein Schuss. Bei einer Berührung zählt Stärke zum Angriffswurf, bei einem Strahl Geschicklichkeit, und beides wird mit der Rüstungsklasse gegen Berührung verglichen. Die Berührung darf im selben Zug auf das Zaubern folgen; geht sie fehl, bleibt die Kraft für einen weiteren Versuch in der Hand.
    .counts = Alles, was Angriffswürfe ändert, zählt auch hier: Deckung, Gefährten im Weg, kritische Treffer. Wer eine solche Kraft in der Hand hält, gilt als bewaffnet, und der nächste Zauber lässt sie verfliegen. Gefährten und sich selbst berührt man ohne Wurf.

D20-MAG-07 = Wie schwer einem Zauber zu widerstehen ist, hängt vom Zauber und vom Zauberwirker ab: { $D20-MAG-07-number } plus Grad des Zaubers plus Modifikator des Attributs, mit dem er zaubert. Das ist Intelligenz bei Magiern, Weisheit bei Klerikern, Druiden, Waldläufern und Paladinen, Charisma bei Hexenmeistern und Barden.
    .counts = Gilt für jeden Rettungswurf gegen einen Zauber. Eine natürliche { $D20-MAG-07-best } widersteht immer, eine natürliche { $D20-MAG-07-worst } nie.

D20-MAG-08 = Vor Flammen und Blitzen kann man zur Seite springen. Der Schaden eines solchen Zaubers wird einmal für alle gewürfelt; jede Kreatur darin macht ihren eigenen Reflexwurf, und wem er gelingt, der nimmt die Hälfte. Mit Entrinnen nimmt er dann gar keinen, mit verbessertem Entrinnen selbst nach einem Misserfolg nur die Hälfte.
    .counts = Gilt für Wirkungen, deren Seite sagt, dass ein Reflexwurf sie halbiert. Deckung erleichtert den Wurf. Entrinnen hilft nur in leichter Rüstung oder ohne und nie den Hilflosen.

D20-MAG-09 = Eine Flammenkugel rollt langsam genug, dass man ihr halb ausweichen kann. Gelingt der Reflexwurf, halbiert sich der Schaden.
    .counts = Mit dem Modul „Rettungswurf hebt Flammenkugel auf“ vermeidet ein Erfolg den Schaden ganz. Gewürfelt wird neu für jede Kreatur, die die Kugel berührt, in jedem Zug des Zauberwirkers.

D20-MAG-10 = Flächen beginnen an einer Ecke zwischen Feldern und erfassen jedes Feld, das ganz in ihrem Umkreis liegt. Eine Explosion kommt nur hin, wohin von ihrem Mittelpunkt eine freie Linie führt; eine Ausbreitung kriecht um Ecken wie Feuer in einem Gang.
    .counts = Gilt für Explosionen, Ausbreitungen, Kegel und Linien. Gefährten in der Fläche trifft es ebenso wie Gegner.

D20-MAG-11 = Manche Kreaturen schütteln Magie von Natur aus ab. Gegen sie würfelt der Zauberwirker und zählt seine Zauberstufe hinzu; erreicht die Summe ihre Zauberresistenz nicht, tut ihnen der Zauber nichts.
    .counts = Gilt für jede solche Kreatur einzeln. Keiner der fertigen Gegner hat Zauberresistenz.

D20-MAG-12 = Zauber werden in Zauberplätzen vorbereitet, bei Hexenmeistern und Barden aus ihnen gewirkt: so viele von jedem Grad am Tag, wie die Tabelle sagt. Ein hohes Attribut öffnet weitere, einen Platz für jeden Zaubergrad, den sein Modifikator erreicht, und noch einen für je { $D20-MAG-12-more } Punkte, die er darüber liegt.
    .counts = Gilt, solange das Modul „Zauberpunkte“ aus ist. Ein benutzter Platz ist für den Tag dahin, auch wenn der Zauber verloren ging. Für Zauber des niedrigsten Grades gibt es nichts dazu, ebenso wenig für Grade, die die Klasse noch nicht öffnet.

D20-T-SLOTS = Die Tabelle sagt, wie viele Zauber jedes Grades eine Klasse am Tag hat, Stufe für Stufe. Ein Magier am Anfang hat { $D20-T-SLOTS-lowest } des niedrigsten Grades und { $D20-T-SLOTS-first } des ersten; mit jeder Stufe werden es mehr, und stärkere kommen hinzu.
    .counts = Kleriker haben von jedem Grad außer dem niedrigsten einen mehr, aus ihrer Domäne. Waldläufer und Paladine beginnen spät und haben keine des niedrigsten Grades. Mit dem Modul „Zauberpunkte“ sagt die Tabelle, wie viele verschiedene Zauber sich vorbereiten lassen.
