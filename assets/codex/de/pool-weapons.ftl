## Waffen

PL-WPN-01 = Eine handliche Klinge für den Gürtel; die andere Hand bleibt frei, und zur Not lässt sie sich auch werfen.

PL-WPN-02 = Kurz und schnell, eine Klinge für Kämpfer, die eher auf Tempo als auf Kraft setzen.

PL-WPN-03 = Die Waffe für starke Kämpfer, die in der anderen Hand einen Schild führen wollen.

PL-WPN-04 = Eine schlanke Stichklinge, die Gewandtheit belohnt, wie geschaffen für die Gassen und für den gut gesetzten Stich.

PL-WPN-05 = Ein schlichtes Kriegsgerät, das so hart trifft wie ein Langschwert und allein nach Stärke fragt.

PL-WPN-06 = Eine kurze Schlagwaffe mit schwerem Kopf, die sich gut neben einem Schild führen lässt.

PL-WPN-07 = Keine andere Klinge macht so viel Schaden, doch sie braucht beide Hände und lässt keinen Platz für einen Schild.

PL-WPN-08 = Er hält Gegner auf Abstand: Wer eine kürzere Waffe hat, muss zum Zurückschlagen erst näher kommen.

PL-WPN-09 = So lang wie ein Speer, aber mit schwererem Blatt, trifft sie auch über die Köpfe der Freunde hinweg.

PL-WPN-10 = Ein einfacher Stab, den Gewandte mit beiden Händen so sicher führen wie Starke.

PL-WPN-11 = Man trägt mehrere davon, wirft sie einzeln, sammelt sie wieder auf, und in der Hand taugt jedes so viel wie ein Dolch.

PL-WPN-12 = Leicht und schnell gespannt, ein Bogen für Plänkler, die aus mittlerer Entfernung schießen.

PL-WPN-13 = Keine andere Schusswaffe reicht so weit; sie verlangt offenes Gelände und freie Sicht.

PL-WPN-14 = Der härteste Schuss von allen, doch nach jedem muss sie mit einer Bewegungsaktion neu geladen werden.

PL-WPN-15 = Billig und leicht; sie braucht nur eine Hand, und die Steine gehen nie aus.

PL-WPN-20 = Was allen ohne Waffe bleibt: wenig Schaden, aber nichts, was sich aus der Hand schlagen ließe.

PL-WPN-21 = Die Waffen der Tiere; niemand kann sie ihnen aus der Hand schlagen.

PL-WPN-22 = Was gerade zur Hand ist und jeder werfen kann, nicht weit und mit wenig Schaden.

PL-WPN-23 = Schwerer als ein Stein und gut für einen einzigen Wurf über den Tisch.

PL-WPN-24 = Ein halber Baum in der Faust eines Ogers: Sie reicht weit und richtet schrecklichen Schaden an.
