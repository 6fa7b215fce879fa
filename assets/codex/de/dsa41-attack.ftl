## Attacke und Parade

ATK-01 = In seiner Phase wählt ein Kämpfer einen Gegner und würfelt auf seinen Attackewert mit allen Modifikatoren. Misslingt die Attacke, bewirkt sie nichts; gelingt sie, darf sich der Gegner noch wehren.
    .counts = Braucht eine Angriffsaktion, eine Waffe in der Hand, einen Gegner in Reichweite und eine freie Linie zu ihm. Nach einer misslungenen Ansage bleibt eine Erschwernis, und der beste wie der schlechteste Wurf kann mehr bewirken.

ATK-02 = Erst eine gelungene Attacke braucht eine Antwort. Der Verteidiger kennt dann das angesagte Manöver, aber nicht den Schaden, und wählt: Parade mit Waffe, Schild oder Parierwaffe, gezieltes Ausweichen, freies Ausweichen oder nichts. Gelingt die Abwehr, bleibt die Attacke ohne Wirkung.
    .counts = Kostet eine Abwehraktion, das freie Ausweichen eine Freie Aktion. Manche Hiebe werfen auch dann nieder oder gefährden die parierende Waffe, wenn sie pariert werden.

ATK-03 = Auf eine Attacke gibt es nur einen einzigen Abwehrwurf; misslingt er, trifft sie. Der Verteidiger muss handlungsfähig sein und vom Angreifer wissen.
    .counts = Wer in einem Hinterhalt den Angriff nicht bemerkt, hat keine Abwehr. Ein Kamerad in der Formation darf parieren, wenn das Ziel selbst nichts versucht.

ATK-04 = Gelingt die Attacke und hält keine Abwehr sie auf, trifft sie. Nun werden die Trefferpunkte gewürfelt, und die Rüstung nimmt ihren Teil davon weg.
    .counts = Gilt für Attacken, die verletzen sollen. Manöver, die nur umreißen, entwaffnen oder die Distanz ändern, haben stattdessen ihre eigene Wirkung.

ATK-05 = Ein Kämpfer hat in der Runde normalerweise nur diese Abwehraktion; ist sie verbraucht, bleibt nur freies Ausweichen. Das Umwandeln der Attacke, Schild oder Parierwaffe in geübter Hand oder zwei Waffen können eine weitere bringen.
    .counts = Wer in beiden Phasen der Runde handelt, hat gar keine. Eine sehr hohe Initiative bringt weiteres freies Ausweichen, keine Paraden.

ATK-06 = Manche Angriffe hält keine Waffe auf: die von winzigen, großen und riesigen Wesen, Huftritte und Geschosse. Dolche und Fechtwaffen parieren außerdem keine schweren Waffen und keine Kettenwaffen. Gegen das meiste davon hilft ein Schild, gegen alles das Ausweichen.
    .counts = Gilt für Paraden mit Waffe und Faust; für Parierwaffen gelten meist dieselben Grenzen. Winzige und riesige Wesen hält auch ein Schild nicht auf.

ATK-07 = Wer einen Bogen, eine Armbrust, eine Schleuder oder ein Blasrohr hält, kann damit nicht parieren.
    .counts = Gilt, solange die Waffe bereit in der Hand liegt; Ausweichen bleibt möglich. Wurfwaffen hindern nicht daran, mit dem Arm oder einem Schild zu parieren.
