## Rüstung und Behinderung

ARM-01 = Rüstung schützt: Ihr Rüstungsschutz (RS) geht von den Trefferpunkten jedes Treffers ab. Sie stört auch: Ihre Behinderung (BE) senkt andere Werte. Die Punkte aller getragenen Teile werden zusammengezählt; Helme und Zusatzteile zählen nur zusammen mit einer Körperrüstung.
    .counts = Gilt bei einfacher Rüstung. Mit Trefferzonen hat jeder Körperteil seinen eigenen Schutz, und jedes Teil schützt für sich.

ARM-02 = Nicht alles lässt sich zusammen tragen. Eine zweite Körperrüstung geht nur als Polsterung darunter, ein zweiter Helm nur als Kettenhaube, und jedes Zusatzteil braucht seinen eigenen Platz.
    .counts = Wird geprüft, wenn ein Kämpfer erstellt wird; was nicht zusammenpasst, wird als Fehler gemeldet.

ARM-03 = Die Behinderung senkt Initiative, Geschwindigkeit und Ausweichen ganz; Attacke und Parade leiden nur unter dem, was das Talent nicht verträgt. Auch Körperbeherrschung, Akrobatik, Athletik und Schleichen sind um sie erschwert, Schwimmen um das Doppelte.
    .counts = Es zählt die Behinderung nach der Rüstungsgewöhnung, samt sonstiger Last. Selbstbeherrschung, Sinnenschärfe und Heilkunde Wunden leiden nicht.

ARM-04 = Ein schweres Gepäck stört wie Rüstung. Es ist eine eigene Zahl, die zur Behinderung hinzukommt, und Rüstungsgewöhnung hilft nicht dagegen.
    .counts = Gilt für Kämpfer, bei denen eine Last angegeben ist; die anderen tragen keine.

ARM-05 = Wer Rüstung gewohnt ist, wird weniger von ihr behindert: auf der ersten Stufe um { $ARM-05-used } in einer bestimmten Rüstung, auf der zweiten um ebenso viel in jeder, auf der dritten um { $ARM-05-most } in jeder. Auf der dritten Stufe senkt nur die Hälfte des Rests die Initiative.
    .counts = Die Stufen zählen nicht zusammen, und die Behinderung durch Rüstung wird nie negativ. Sonstige Last stört wie zuvor.

ARM-06 = Rüstung anzulegen dauert weit länger als ein Kampf. Jeder Kämpfer behält bis zum Schluss an, was er zu Beginn trägt.
    .counts = Gilt für Rüstung. Waffen und Schilde lassen sich ziehen und wegstecken.
