## Zauber

D20-T-SPELL = Die Tabelle sagt für jeden Zauber, welche Klassen ihn in welchem Grad wirken, wie lange das dauert, wie weit er reicht, wen er trifft und wie lange er anhält. Der Grad ist sein Preis, in Zauberplätzen oder in Punkten; die Zauberstufe, also die Stufe des Zauberwirkers in seiner Klasse, macht viele Zauber stärker. Ein Rettungswurf, wo es einen gibt, ist die Chance des Ziels, zu entkommen.
    .counts = Gilt für jeden Zauber, der gewirkt wird. Lernen können ihn nur die Klassen, die bei ihm stehen, und erst, wenn ihre Stufe Zauber dieses Grades erschließt.

D20-SPL-01 = Geschosse aus reiner Energie fliegen auf ein Ziel oder auf mehrere, die nahe beieinander stehen, und jedes trifft ohne Angriffswurf. Je besser der Zauberwirker, desto mehr Geschosse. Der Schaden eines jeden ist klein, aber sicher.
    .counts = Nur vollständige Deckung, vollständige Tarnung und der Zauber Schild halten sie auf. Es gibt weder einen Rettungswurf noch kritische Treffer.

D20-SPL-02 = Aus den Fingern schießen Flammen und verbrennen alle in einem kurzen Kegel, auch Gefährten.
    .counts = Ein Reflexwurf halbiert den Schaden. Der Kegel beginnt beim Zauberwirker, der also nahe heran muss.

D20-SPL-03 = Ein unsichtbares Kraftfeld schützt wie eine gute Rüstung, ohne Gewicht und ohne einen Zauber zu behindern. Es hält stundenlang und lässt sich daher lange vor dem Kampf wirken.
    .counts = Zu einer getragenen Rüstung kommt es nicht hinzu: Nur das Bessere von beiden zählt. Wie eine Rüstung hilft es nicht gegen Berührungsangriffe.

D20-SPL-04 = Eine unsichtbare Scheibe schwebt vor dem Zauberwirker, schützt wie ein großer Schild und verschluckt jedes magische Geschoss.
    .counts = Ein getragener Schild kommt nicht hinzu. Mit dem Modul „Blickrichtung“ schützt sie nur vor dem, was von vorn kommt.

D20-SPL-05 = Schwache Kreaturen in einem kleinen Umkreis schlafen ein, die mit den wenigsten Trefferwürfeln zuerst, bis die Kraft des Zaubers verbraucht ist. Wer schläft, liegt hilflos am Boden.
    .counts = Das Zaubern dauert eine Runde, und die Wirkung setzt unmittelbar vor dem nächsten Zug des Zauberwirkers ein. Sie erreicht weder Untote und Konstrukte noch Elfen noch die, die schon bewusstlos sind. Schaden weckt einen Schläfer, ebenso jemand, der sich die Zeit nimmt, ihn wachzurütteln.

D20-SPL-06 = Funken umspielen die Hand und springen bei einer Berührung über. Gegner in Metallrüstung ziehen sie an und sind leichter zu treffen.
    .counts = Braucht einen Berührungsangriff im Nahkampf, gegen den Rüstung und Schild nicht helfen. Eine Hand, die verfehlt, bleibt geladen, bis sie trifft oder ein anderer Zauber gewirkt wird. Ein kritischer Treffer verdoppelt den Schaden.

D20-SPL-07 = Mut erfüllt den Zauberwirker und alle Gefährten ringsum: Ihre Angriffe treffen ein wenig leichter, und gegen Furcht sind sie standhafter.
    .counts = Gilt für Gefährten, die beim Wirken im Umkreis sind. Der Bonus ist ein Moralbonus und kommt zu anderen dieser Art nicht hinzu.

D20-SPL-08 = Eine Berührung schließt Wunden. Untoten schadet sie so sehr, wie sie Lebende heilt.
    .counts = Gefährten werden ohne Wurf berührt; untote Gegner müssen mit einem Berührungsangriff getroffen werden und halbieren den Schaden mit einem Willenswurf. Über die vollen Trefferpunkte hinaus heilt niemand, doch wer im Sterben lag, ist danach zumindest stabil.

D20-SPL-09 = Ein schimmerndes Feld lenkt Angriffe ab, umso mehr, je mächtiger der Zauberwirker ist.
    .counts = Kommt zu Rüstung und Schild hinzu und hilft auch gegen Berührungsangriffe, nicht aber neben einem anderen Ablenkungsbonus.

D20-SPL-10 = Ein dünner Strahl aus Kälte, der wenig schadet, den Zauberwirker aber auch kaum etwas kostet.
    .counts = Braucht einen Berührungsangriff im Fernkampf, für den Deckung, Entfernung und Gefährten im Nahkampf zählen wie bei jedem Schuss.

D20-SPL-11 = Ein Strahl aus Feuer, bei mächtigen Zauberwirkern mehrere, jeder auf ein eigenes Ziel oder alle auf dasselbe. Wenige Zauber dieses Grades schaden einem einzelnen Gegner so sehr.
    .counts = Jeder Strahl braucht einen eigenen Berührungsangriff im Fernkampf und kann kritisch treffen. Einen Rettungswurf gibt es nicht.

D20-SPL-12 = Eine Feuerkugel, groß wie ein Feld, rollt dorthin, wohin der Zauberwirker will, und verbrennt, wen sie überrollt. Sie bleibt mehrere Runden und lässt sich in jeder weiterschicken.
    .counts = Sie weiterzuschicken kostet eine Bewegungsaktion, und an der ersten Kreatur bleibt sie stehen. Ein Reflexwurf halbiert den Schaden; mit dem Modul „Rettungswurf hebt Flammenkugel auf“ erspart er ihn dem Ziel ganz.

D20-SPL-13 = Die Umrisse der berührten Kreatur verschwimmen, sodass Angriffe manchmal fehlgehen, obwohl sie getroffen hätten.
    .counts = Gilt gegen jeden Angriff, auch gegen den von nebenan. Wie jede Tarnung vereitelt es hinterhältige Angriffe. Zu anderer Tarnung kommt es nicht hinzu: Die größere Chance zählt.

D20-SPL-14 = Die berührte Kreatur verschwindet. Gegner müssen raten, wo sie steht, und ihr erster Angriff kommt überraschend.
    .counts = Endet mit dem ersten Angriff der unsichtbaren Kreatur. Geräusche können sie trotzdem verraten, und für Blinde ändert sich nichts.

D20-SPL-15 = Ein Funke fliegt weit hinaus und zerplatzt zu einem Feuerball, der alles ringsum füllt, selbst hinter Ecken. Alle darin verbrennen, auch Gefährten.
    .counts = Ein Reflexwurf halbiert den Schaden, und Deckung hilft dagegen nicht. Zum Mittelpunkt braucht der Zauberwirker eine Wirkungslinie.

D20-SPL-16 = Ein Blitz springt aus der Hand und trifft alle auf einer langen geraden Linie.
    .counts = Ein Reflexwurf halbiert den Schaden, und Deckung erleichtert ihn. Was eine Wirkungslinie aufhält, hält auch den Blitz auf.

D20-SPL-17 = Die berührte Kreatur scheint ein Stück neben der Stelle zu stehen, an der sie wirklich ist, sodass viele Angriffe ins Leere gehen.
    .counts = Man sieht die Kreatur und kann auf sie zielen wie sonst, und Gelegenheitsangriffe gegen sie bleiben möglich. Die Fehlschlagchance kommt zu der anderer Tarnung nicht hinzu.

D20-SPL-18 = Ein Humanoider erstarrt und ist jeder Klinge hilflos ausgeliefert, wenn sein Wille nicht widersteht.
    .counts = Nur gegen Humanoide, also weder gegen Tiere und Untote noch gegen Riesen. In jedem eigenen Zug kann das Opfer statt allem anderen einen neuen Rettungswurf versuchen.

D20-SPL-19 = Eine Berührung schließt Wunden, mehr als der einfachere Zauber. Untoten schadet sie.
    .counts = Wie bei leichten Wunden: Gefährten werden ohne Wurf berührt, untote Gegner müssen getroffen werden und können mit einem Rettungswurf den Schaden halbieren.

D20-SPL-20 = Eine Berührung schließt selbst tiefe Wunden und bringt manchen gefallenen Helden in den Kampf zurück. Untoten schadet sie.
    .counts = Wie bei leichten Wunden: Gefährten werden ohne Wurf berührt, untote Gegner müssen getroffen werden und können mit einem Rettungswurf den Schaden halbieren.
