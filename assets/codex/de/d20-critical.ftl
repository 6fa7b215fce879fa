## Kritische Treffer

D20-CRT-01 = Ein Hieb, der richtig sitzt, kann viel mehr anrichten als sonst. Eine natürliche { $D20-CRT-01-best } beim Angriffswurf droht immer damit, und bei guten Waffen tun es auch niedrigere Zahlen, bei den besten bis hinunter zur { $D20-CRT-01-lowest }. Den Bedrohungsbereich nennt die Seite jeder Waffe.
    .counts = Niedrigere Zahlen drohen nur, wenn der Angriff trifft; von selbst treffen sie nicht. Verdirbt Tarnung den Treffer, ist auch die Bedrohung dahin.

D20-CRT-02 = Eine kritische Bedrohung muss bestätigt werden: Der Angriffswurf wird wiederholt, mit denselben Modifikatoren und gegen dieselbe Rüstungsklasse. Trifft auch dieser Bestätigungswurf, ist der Treffer kritisch, sonst bleibt er ein gewöhnlicher.
    .counts = Eine natürliche { $D20-CRT-02-best } bestätigt immer, eine natürliche { $D20-CRT-02-worst } nie. Ein Gnadenstoß braucht keine Bestätigung.

D20-CRT-03 = Ein kritischer Treffer vervielfacht den Schaden: mit den meisten Waffen auf das { $D20-CRT-03-least }-Fache, mit einigen bis auf das { $D20-CRT-03-most }-Fache. Der ganze Schaden wird so oft gewürfelt, mit allem, was dazukommt, und zusammengezählt.
    .counts = Gilt für Würfel, Stärke und feste Boni. Für zusätzliche Würfel wie die des hinterhältigen Angriffs gilt eine eigene Regel.

D20-CRT-04 = Würfel, die zum Schaden der Waffe noch hinzukommen, vor allem die eines hinterhältigen Angriffs, werden auch bei einem kritischen Treffer nur einmal gewürfelt. War der Bestätigungswurf aber selbst eine natürliche { $D20-CRT-04-best }, werden sie mit allem anderen vervielfacht.
    .counts = Gilt für hinterhältige Angriffe und für die Würfel brennender oder eisiger Waffen. Ist das Modul „Vervielfachte Zusatzwürfel“ aus, werden sie nie vervielfacht. Auch ein Gnadenstoß, bei dem nichts bestätigt wird, vervielfacht sie nicht.

D20-CRT-05 = Zauber, die treffen müssen, also Strahlen und Berührungen, können ebenfalls kritisch sein. Sie drohen mit einer natürlichen { $D20-CRT-05-face } und richten { $D20-CRT-05-times }-fachen Schaden an.
    .counts = Gilt für Zauber mit Angriffswurf. Feuerbälle, magische Geschosse und alles andere ohne Angriffswurf sind nie kritisch.

D20-CRT-06 = Mit dem Talent Verbesserter kritischer Treffer drohen doppelt so viele Zahlen. Eine Waffe, die es sonst ab { $D20-CRT-06-before } tut, tut es dann ab { $D20-CRT-06-after }.
    .counts = Für die eine Waffe, für die das Talent gewählt wurde. Kommt zu nichts anderem hinzu, was den Bedrohungsbereich vergrößert.

D20-CRT-07 = Wer keine lebenswichtigen Organe hat, ist dort nicht zu treffen. Gegen Untote, Konstrukte, Schlicke, Pflanzen und Elementare ist ein kritischer Treffer ein gewöhnlicher, zusätzliche Würfel eines hinterhältigen Angriffs bewirken nichts, und ein Gnadenstoß ist unmöglich.
    .counts = Liegt in der Natur einer Kreatur; ihre Seite sagt, was sie ist. Auch mit dem Modul „Keine Gnade für Hilflose“ nehmen solche Kreaturen nur gewöhnlichen Schaden.
