## Ausdauer im Kampf

END-01 = Große Anstrengungen rauben den Atem. Je { $END-01-effort } Ausdauer kosten ein Wuchtschlag mit Ansage, ein Hammerschlag, ein Sturmangriff, ein Befreiungsschlag, ein Niederwerfen, jede Attacke eines Ausfalls, jedes Ausweichen und jeder Sprint. Ebenso viel kostet jede Attacke oder Parade mit einer Waffe, die mehr Unzen wiegt als die Körperkraft mal { $END-01-ounces }. Mehrere Gründe zählen zusammen.
    .counts = Gilt mit dem Modul „Ausdauer im Kampf“, sobald die Anstrengung vorbei ist. Paraden mit Schild oder Parierwaffe kosten für sich nichts, und Wesen ohne Ausdauer ermüden nie.

END-02 = Schwere Rüstung macht alles anstrengender. Für je { $END-02-burden } volle Punkte, um die die Behinderung über { $END-02-light } liegt, kostet jede Attacke, jede Parade und jedes Ausweichen einen weiteren Punkt Ausdauer.
    .counts = Gilt mit dem Modul „Ausdauer im Kampf“, auch für Schildparaden. Gehen und Sprinten kosten in Rüstung nicht mehr.

END-03 = Auch Wunden rauben den Atem. Jede Wunde kostet in dem Augenblick, in dem sie geschlagen wird, { $END-03-breath } Punkte Ausdauer.
    .counts = Gilt mit dem Modul „Ausdauer im Kampf“ für jede Wunde, die der Kämpfer spürt: nicht im Rausch und nicht für Wunden, die er erfolgreich ignoriert. Die schweren Wunden der älteren Regeln haben ihren eigenen Verlust.

END-04 = Wer müde wird, kämpft langsamer und schlechter. Unter einem Drittel der höchsten Ausdauer sind Attacke, Parade, Fernkampf, Initiative und Eigenschaftsproben um { $END-04-step } erschwert; unter einem Viertel kommt dieselbe Erschwernis noch einmal hinzu. Talentproben leiden { $END-04-talents }-mal so stark. Das alles kommt zu den Folgen niedriger Lebensenergie hinzu.
    .counts = Gilt mit dem Modul „Ausdauer im Kampf“, solange die Ausdauer unter der Marke liegt. Ausweichen und Geschwindigkeit leiden nicht, und Wesen ohne Ausdauer sind nicht betroffen.

END-05 = Wer beide Aktionen einer Kampfrunde darauf verwendet, Atem zu holen, gewinnt so viele Punkte Ausdauer zurück, wie die Konstitution beträgt. In dieser Runde gibt es weder Attacke noch Abwehr. Ebenso viel Erholung bringt es, sich beide Aktionen lang zu orientieren.
    .counts = Gilt mit dem Modul „Ausdauer im Kampf“ für alle, die Ausdauer verloren haben, und ohne das Modul für Erschöpfte. Wer dabei gestört wird, gewinnt nichts zurück.

END-06 = Wessen Ausdauer aufgebraucht ist, der ist erschöpft: Er stürzt zu Boden, lässt alles fallen und kann weder handeln noch sich wehren. Möglich ist nur noch, Atem zu holen, bis wieder Ausdauer da ist. Hat ein Schlag die letzte Ausdauer genommen, liegt das Opfer zuvor { $END-06-rounds } Kampfrunden bewusstlos, die laufende nicht mitgezählt.
    .counts = Gilt immer, denn stumpfe Schläge und manche Griffe kosten auch ohne das Modul Ausdauer. Zäher Hund und Eisern helfen hier nicht; wer keine Ausdauer hat, kann nicht erschöpft werden.
