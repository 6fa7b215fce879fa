## Rüstungen und Schilde

D20-T-ARMOUR = Rüstung und Schild machen ihren Träger schwerer zu treffen, doch je schwerer sie sind, desto weniger zählt daneben seine Geschicklichkeit, desto mehr behindern sie beim Verstecken, Schleichen und Klettern und desto öfter verderben sie arkane Zauber. In mittelschwerer und schwerer Rüstung ist man außerdem langsamer. Getragen werden höchstens eine Rüstung und ein Schild; was beide bringen und womit beide behindern, zählt zusammen.
    .counts = Gegen Berührungsangriffe helfen Rüstung und Schild nicht. Ein Schild zählt, solange sein Arm ihn hält und nicht etwas für beide Hände, und mit dem Modul „Blickrichtung“ nur auf seiner Seite. In der Bewegungsrate der fertigen Helden und Gegner ist die Rüstung schon enthalten.

D20-ARM-01 = Gesteppter Stoff, der niemanden behindert und kaum jemanden schützt.

D20-ARM-02 = Hartes Leder für alle, die auf schnelle Füße und leise Schritte setzen.

D20-ARM-03 = Leder mit Nieten, bei Schurken beliebt, weil es kaum einer Bewegung im Weg ist.

D20-ARM-04 = Ein Hemd aus Ringen mit kurzen Ärmeln: der beste Schutz unter den leichten Rüstungen.

D20-ARM-05 = Dicke Felle ohne ein Stück Metall, wie Druiden und Oger sie tragen.

D20-ARM-06 = Metallschuppen auf Leder, der billige Panzer der Soldaten, der einiges abhält.

D20-ARM-07 = Metallringe vom Hals bis zum Knie, die manchen Hieb abhalten, der Geschicklichkeit aber wenig Raum lassen.

D20-ARM-08 = Eine Platte vor Brust und Rücken, die die Glieder frei lässt, die beste Wahl für starke Kämpfer, die beweglich bleiben wollen.

D20-ARM-09 = Metallschienen auf Leder, schwer und starr; von Geschicklichkeit hat darin niemand etwas.

D20-ARM-10 = Metallbänder über Kettengeflecht und Leder, die einen Reiter gut schützen und ihm ein wenig Beweglichkeit lassen.

D20-ARM-11 = Platten über Kettengeflecht, ohne die Passform einer Meisterarbeit: großer Schutz und keinerlei Geschicklichkeit.

D20-ARM-12 = Angepasste Platten von Kopf bis Fuß: der beste Schutz, den es gibt, für alle, die auf Tempo und Stille verzichten können.

D20-SHD-01 = Ein kleiner Schild am Unterarm, mit dem sich Bogen und Armbrust noch schießen lassen.

D20-SHD-02 = Ein kleiner Schild aus Holz, leicht und billig, auch für alle, die Metall meiden.

D20-SHD-03 = Ein kleiner Schild aus Stahl, der wenig behindert.

D20-SHD-04 = Ein großer Schild aus Holz, der den halben Körper deckt.

D20-SHD-05 = Ein großer Schild aus Stahl, der Gefährte des Langschwerts in der vorderen Reihe.

D20-SHD-06 = Eine Wand am Arm, fast so hoch wie ihr Träger: Kein anderer Schild deckt mehr, und keiner hemmt die eigenen Hiebe so sehr.
