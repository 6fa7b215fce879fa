## Zustände

D20-CND-01 = Wer blind ist, sieht niemanden und schlägt nach Feldern, auf denen Gegner stehen könnten. Jeder Schritt ist ein Tasten, und keinem Hieb lässt sich ausweichen.

D20-CND-02 = Verwirrte sind nicht bei Sinnen. Ein Wurf zu Beginn jedes Zuges sagt, ob sie angreifen, davonlaufen, herumstehen oder wie sie selbst handeln, und wer nach ihnen schlägt, zieht ihre Wut auf sich.

D20-CND-03 = Die Furcht ist so groß, dass nichts bleibt, als sich zu ducken und das Gesicht zu verbergen. Wer kauert, tut gar nichts und kann nicht ausweichen.

D20-CND-04 = Ein Schlag oder ein Zauber hat den Kopf einen Augenblick lang geleert. Benommene tun nichts, sind aber so gut gedeckt wie sonst.

D20-CND-05 = Grelles Licht in den Augen lässt alles verschwimmen. Geblendete treffen und bemerken etwas weniger.

D20-CND-06 = In einem Netz, in Spinnweben oder Ranken gefangen, bewegt man sich langsam und unbeholfen. Auch die Hände sind gehemmt, beim Schlagen wie beim Zaubern.

D20-CND-07 = Wer entkräftet ist, hält sich kaum noch aufrecht. Die Füße schleppen, und Arme und Augen gehorchen zu spät.

D20-CND-08 = Müde Glieder haben weder ihre sonstige Kraft noch ihre sonstige Schnelligkeit. Erschöpfte rennen nicht und führen keinen Sturmangriff; was sie weiter ermüdet, entkräftet sie.

D20-CND-09 = Der Kampf hat begonnen, ehe Hand und Fuß bereit waren. Es vergeht, sobald die Kreatur ihren ersten Zug hat.

D20-CND-10 = Die Furcht hat gesiegt: Die verängstigte Kreatur läuft vor dem davon, was sie ängstigt, so weit und so schnell sie kann. Wo kein Weg weiter fortführt, darf sie handeln, wie sie will, mit zitternder Hand.

D20-CND-11 = Ringende halten einander fest und haben für niemanden sonst ein Auge. Wer festgehalten wird, liegt unten und kann nur versuchen, freizukommen.

D20-CND-12 = Wer gefesselt, schlafend, gelähmt oder bewusstlos ist, ist jeder Klinge ausgeliefert. Was das für Angriffe heißt, steht im Kapitel über hilflose Ziele.

D20-CND-13 = Eine unsichtbare Kreatur ist nicht zu sehen, nur zu erraten. Sie schlägt aus dem Nichts zu; die Unsichtbarkeit eines Zaubers endet mit dem ersten Angriff.

D20-CND-14 = Auf den Knien oder im Sitzen ist man niedriger und dreht sich schwerer um. Hiebe von oben treffen leichter, Schüsse gehen öfter fehl.

D20-CND-15 = Der Magen dreht sich um, und für nichts sonst bleibt Aufmerksamkeit. Wem übel ist, der taumelt ein paar Schritte weit, kann aber weder angreifen noch zaubern.

D20-CND-16 = In Panik wirft man alles weg und läuft um sein Leben. Wo kein Weg weiter fortführt, bleibt nur, sich zusammenzukauern.

D20-CND-17 = Kein Glied gehorcht mehr, nur der Geist ist wach. Gelähmte stehen oder liegen hilflos, wo sie sind, und verlieren Zug um Zug.

D20-CND-18 = Wer am Boden liegt, ist gegen Klingen übel und gegen Pfeile gut dran. Aufzustehen, kostet eine Bewegungsaktion und zeigt jedem in der Nähe eine Blöße.

D20-CND-19 = Ein Anflug von Furcht: Die Hand ist unsicherer, das Herz ebenfalls. Es ist die mildeste Furcht; schlimmer sind Angst und Panik.

D20-CND-20 = Etwas liegt auf Körper und Geist, ein Gestank oder eine Krankheit. Es nimmt dem Zug nichts, verdirbt aber alles, was darin geschieht.

D20-CND-21 = Schläfer liegen hilflos da und merken nichts vom Kampf. Eine Wunde weckt sie, ebenso ein Gefährte, der sich die Zeit nimmt, sie zu rütteln.

D20-CND-22 = Die Knie geben nach. Wer wankt, kann in seinem Zug noch gehen oder handeln, aber nicht beides.

D20-CND-23 = Nach einem schweren Schlag versagen die Sinne. Betäubte lassen fallen, was sie halten, tun nichts und können nicht ausweichen.

D20-CND-24 = Wer bewusstlos ist, liegt hilflos am Boden. Er tut nichts, bis jemand oder etwas ihn zu sich bringt.

D20-CND-25 = In einem zu engen Spalt schlägt man schlecht und weicht schlecht aus. Es vergeht mit dem ersten Schritt ins Freie.

D20-CND-26 = Ohne Trefferpunkte hängt das Leben am seidenen Faden. Kampfunfähige stehen noch, Sterbende bluten, Stabile sind fürs Erste gerettet, und Toten ist nicht mehr zu helfen.

D20-CND-27 = Wer eben losgestürmt ist, denkt nur an den Hieb, und seine Abwehr leidet darunter. Es ist vorbei, wenn sein nächster Zug beginnt.

D20-CND-28 = Manche geben für ihre Abwehr jeden Angriff auf, andere nur einen Teil ihrer Treffsicherheit. Beides endet mit dem eigenen nächsten Zug.
