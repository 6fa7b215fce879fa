## Waffen

D20-T-WEAPON = Die Tabelle sagt für jede Waffe, wer mit ihr umgehen kann, wie sie in der Hand liegt, mit welchen Würfeln ihr Schaden bestimmt wird und wann ein Treffer mit ihr kritisch werden kann. Kleine Kämpfer führen eine kleinere Ausführung mit kleineren Würfeln, große eine größere. Was geworfen oder geschossen wird, hat dazu eine Grundreichweite, und manche Waffen können etwas Besonderes, etwa weiter reichen oder zu Fall bringen.
    .counts = Gilt für jeden Angriff mit einer Waffe. In den Werten der fertigen Helden und Gegner sind Größe, Stärke, Talente und gute Arbeit schon eingerechnet.

D20-WPN-01 = Fäuste und Füße bleiben allen. Sie betäuben eher, als dass sie töten, und ein bewaffnetes Ziel darf zuerst zuschlagen.

D20-WPN-02 = Eine handliche Klinge zum Stechen und Schneiden, die sich auch ein Stück weit werfen lässt und leicht genug für die andere Hand ist.

D20-WPN-03 = Eine kurze Schlagwaffe mit eisernem Kopf, leicht genug auch für die andere Hand.

D20-WPN-04 = Ein Stück hartes Holz, das nichts kostet, kaum Übung verlangt und sich sogar werfen lässt.

D20-WPN-05 = Ein schwerer Eisenkopf auf festem Schaft: Er trifft so hart wie ein Langschwert, und jeder kann ihn führen.

D20-WPN-06 = Eine Keule mit Stacheln, die im selben Schlag zermalmt und durchbohrt und so auch Gegner verletzt, denen nur eines von beiden etwas anhaben kann.

D20-WPN-07 = Ein Speer für eine Hand, der Platz für einen Schild lässt und gut fliegt, wenn man ihn wirft.

D20-WPN-08 = Ein Speer für beide Hände, der einen Sturmangriff mit der Spitze empfängt und sich zur Not werfen lässt.

D20-WPN-09 = So lang, dass er über ein Feld hinweg trifft, aber niemanden, der direkt davor steht.

D20-WPN-10 = Ein schlichter Stab, dessen beide Enden wie zwei Waffen zuschlagen können; Magier tragen ihn gern.

D20-WPN-11 = Ein harter Schuss, der kaum Übung verlangt, doch nach jedem Bolzen kostet das Laden eine Bewegungsaktion.

D20-WPN-12 = Sie trifft härter als jeder Bogen, aber das Laden dauert den ganzen Zug; die meisten schießen einmal und ziehen dann eine Klinge.

D20-WPN-13 = Ein leichter Speer zum Werfen, mit dem viele den Kampf eröffnen, ehe sie näher herangehen.

D20-WPN-14 = Sie passt in jede Tasche und gibt ihren Steinen die Kraft des Arms mit, muss aber jedes Mal neu geladen werden.

D20-WPN-15 = Eine leichte Axt, deren kritische Treffer tief gehen, gut für den Gürtel oder die andere Hand.

D20-WPN-16 = Eine leichte Stichklinge für die Flinken und die liebste Waffe derer, die von hinten angreifen.

D20-WPN-17 = Eine Axt für eine Hand oder beide, deren kritische Treffer seltener sind als die eines Schwerts, dafür schlimmer.

D20-WPN-18 = Ein Schlagkopf an der Kette, der auch nach Beinen greift und Gegner ohne Gefahr für den Träger zu Fall bringt.

D20-WPN-19 = Die Waffe geübter Kämpfer für alle Fälle: guter Schaden, recht häufige kritische Treffer und eine freie Hand für den Schild.

D20-WPN-20 = Ein Dorn am Stiel, der mit den meisten Hieben wenig ausrichtet, doch keine andere Waffe hat so furchtbare kritische Treffer.

D20-WPN-21 = Eine schlanke Stichklinge mit sehr häufigen kritischen Treffern, wie gemacht für alle, die mit Geschicklichkeit fechten.

D20-WPN-22 = Eine gebogene Klinge, die so oft kritisch zu treffen droht wie ein Rapier, aber schneidet, statt zu stechen.

D20-WPN-23 = Drei Spitzen auf einem Schaft, die neben einem Schild Platz haben, einen Sturmangriff empfangen und ein Stück weit fliegen.

D20-WPN-24 = Ein Hammer für den Krieg, die rechte Antwort auf Knochen, die keine Klinge schneidet, und dazu mit schweren kritischen Treffern.

D20-WPN-25 = Eine breite, gebogene Klinge für beide Hände, die ein wenig Schaden gegen sehr häufige kritische Treffer tauscht.

D20-WPN-26 = Eine Klinge an langer Stange, die über ein Feld hinweg schneidet, am besten mit einem Gefährten davor.

D20-WPN-27 = Keine andere Waffe legt so viel in einen einzigen Würfel: Ihre Hiebe können schwach sein oder vernichtend.

D20-WPN-28 = Ein halber Baumstamm für Arme mit mehr Kraft als Feingefühl, die liebste Waffe der Oger.

D20-WPN-29 = Im Schnitt richtet keine Waffe mehr Schaden an, und auch kritisch trifft er gut, doch für einen Schild bleibt keine Hand.

D20-WPN-30 = Ein Haken an langer Stange, der Gegner zu Fall bringt, ehe sie zum Zurückschlagen nahe genug sind.

D20-WPN-31 = Axt, Spitze und Haken an einer Stange: Sie schneidet oder sticht, bringt zu Fall und empfängt einen Sturmangriff.

D20-WPN-32 = Gemacht für den Sturmangriff zu Pferd, bei dem eine Hand sie führt und ihr Schaden vervielfacht wird; zu Fuß ist sie eine lange Stange für zwei Hände.

D20-WPN-33 = Ein kleiner Bogen für Späher und Plünderer, von mittlerer Reichweite.

D20-WPN-34 = Ein Bogen, so groß wie sein Schütze, der sehr weit reicht, von einem starken Arm aber nichts hat.

D20-WPN-35 = Ein Bogen nach Maß für einen starken Arm, dessen Stärke er zum Schaden hinzufügt; weiter reicht kein anderer Bogen.

D20-WPN-36 = Ein Wurfstern, der kaum mehr als ritzt, aber so schnell zur Hand ist wie ein Pfeil und sich auch im Liegen werfen lässt.

D20-WPN-37 = Ein beschwerter Lederbeutel, nach dem das Opfer bewusstlos ist statt tot.
