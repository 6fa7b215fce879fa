## Initiative

INI-01 = Vor den ersten Ansagen würfelt jeder Kämpfer { $INI-01-die } und zählt den Basiswert der Initiative, die Modifikatoren von Waffe und Schild und die Boni von Sonderfertigkeiten hinzu; die Behinderung geht ganz ab. Das Ergebnis sagt, wann er handelt. Es wird nicht neu gewürfelt, nur Ereignisse ändern es.
    .counts = Gewürfelt wird zu Beginn des Kampfes, von später Hinzukommenden bei ihrer Ankunft. Wer überrascht ist, zählt den Würfel erst hinzu, wenn er begriffen hat, was geschieht.

INI-02 = Kampfreflexe erhöhen die Initiative um { $INI-02-reflexes }, solange die Behinderung nicht über { $INI-02-burden } liegt, Kampfgespür um weitere { $INI-02-instinct }. Ein Klingentänzer mit höchstens { $INI-02-light } Behinderung würfelt { $INI-02-dance } statt des üblichen Würfels.
    .counts = Die Boni entscheiden auch, wer bei gleicher Initiative zuerst handelt, die Würfel nicht. Es zählt die Behinderung nach der Rüstungsgewöhnung.

INI-03 = Wunden, niedrige Lebensenergie und verlorene Ausdauer senken die Initiative, auch schon beim ersten Wurf, wenn ein Kämpfer damit in den Kampf kommt. Verschwindet die Ursache, steigt die Initiative wieder.
    .counts = Jeder Verlust gilt nach seiner eigenen Regel; niedrige Lebensenergie und verlorene Ausdauer zählen nur, wo ihre Regeln gelten. Im Rausch spürt man Wunden und niedrige Lebensenergie nicht.

INI-04 = In jeder Runde zählt das Spiel die Phasen von der höchsten Initiative an herunter. Jeder Kämpfer handelt in der Phase seiner Initiative, der mit der höchsten also zuerst.
    .counts = Gilt für Attacken und reguläre Aktionen. Abgewehrt wird, wann immer ein Angriff kommt.

INI-05 = Handeln zwei Kämpfer in derselben Phase, beginnt der mit dem höheren Basiswert der Initiative; Boni von Sonderfertigkeiten gehören dazu, Waffe, Behinderung und Würfel nicht. Ist auch er gleich, handeln sie gleichzeitig: Beide führen ihre Aktion aus, bevor Verluste, Wunden und Stürze wirken.
    .counts = Gilt bei gleicher Initiative und wenn eine zweite Aktion in die Phase eines anderen fällt. Wen ein ebenso schneller Gegner niederstreckt, der kommt noch zu seiner eigenen Aktion.

INI-06 = Ab Initiative { $INI-06-first } steigen Parade und Ausweichen um einen Punkt, und eine Freie Aktion kommt hinzu. Je { $INI-06-step } Punkte mehr bringen dasselbe noch einmal, insgesamt höchstens { $INI-06-most }-mal.
    .counts = Gemessen zu Beginn der Runde und gültig bis zu ihrem Ende, was auch aus der Initiative wird. Beim Gegenhalten hilft es nicht.

INI-07 = Eine Änderung der Initiative gilt gleich nach der Aktion, die sie verursacht hat. Wer noch nicht gehandelt hat, handelt in der Phase seiner neuen Initiative oder, wenn diese schon vorbei ist, in der nächsten. Wer gehandelt hat, bekommt dadurch keine weitere Aktion; nur eine noch ausstehende zweite Aktion verschiebt sich mit.
    .counts = Gilt für jeden Gewinn und jeden Verlust. Wird die Initiative negativ, kostet das Aktionen, die noch ausstehen.

INI-08 = Die Initiative ändert sich durch Wunden und verlorene Lebensenergie, durch Manöver, Patzer, Ausweichen und Stürze, durch andere Waffen in den Händen und durch die Zahl der Kämpfer auf jeder Seite. Wird eine Waffe oder ein Schild gewechselt oder verloren, geht der Modifikator mit.
    .counts = Jedes davon gilt nach seiner eigenen Regel, manches nur mit seinem Modul. Sonst ändert nichts die einmal gewürfelte Initiative.

INI-09 = Das Spiel führt die Initiative in Teilen: Werte und Ausrüstung, Würfel, Verluste im Kampf, Verluste durch den Zustand und der Bonus der größeren Seite. Verluste im Kampf kommen von Manövern, Patzern, Ausweichen, Passierschlägen, Stürzen und Treffern am Kopf, Verluste durch den Zustand von Wunden, niedriger Lebensenergie und verlorener Ausdauer.
    .counts = Wichtig für das Orientieren, das nur den Würfel und die Verluste im Kampf zurückbringt. Die anderen Verluste dauern so lange wie ihre Ursache.

INI-10 = Jeder Kämpfer wirft seinen eigenen Würfel, Anführer wie einfache Leute. Auch gleiche Gegner handeln deshalb selten alle auf einmal.
    .counts = Gilt für alle Seiten, zu Beginn des Kampfes und für später Hinzukommende.

INI-90 = Nach der älteren Regel wird der Würfel der Initiative zu Beginn jeder Runde neu geworfen, bei Klingentänzern ihre Würfel. Was ein Patzer an Initiative kostet, senkt dann nur den nächsten Wurf.
    .counts = Gilt nur, wenn sie eigens eingeschaltet ist; keine Voreinstellung enthält sie. Sonst bleibt der erste Wurf bestehen.

ORI-01 = Eine Orientierung dauert { $ORI-01-actions } reguläre Aktionen ohne Unterbrechung; dann folgt eine Probe auf Intuition, erleichtert um den halben Talentwert in Kriegskunst, abgerundet. Gelingt sie, kehrt alle im Kampf verlorene Initiative zurück, und der Würfel zählt mit seiner höchsten Augenzahl. Die Initiative sinkt dadurch nie, und auch eine Überraschung ist damit vorbei.
    .counts = Mit Aufmerksamkeit genügt eine einzige Aktion ohne Probe. Verluste durch Wunden, niedrige Lebensenergie und verlorene Ausdauer bleiben.

ORI-02 = Wer am Boden liegt oder festgehalten wird, kann sich nicht orientieren; wer mittendrin stürzt oder gepackt wird, hat es umsonst begonnen. Durch Wunden verlorene Initiative kehrt so nicht zurück.
    .counts = Gilt auch mit Aufmerksamkeit. Knien stört nicht.

ORI-03 = Die Aktionen einer Orientierung dienen zugleich dem Atemholen. Am Ende kehrt Ausdauer zurück, ob die Probe gelingt oder nicht.
    .counts = Gilt nur mit den Regeln für Ausdauer im Kampf und wenn Ausdauer fehlt. Die schnelle Orientierung mit Aufmerksamkeit ist zu kurz dafür.

ORI-04 = Eine Orientierung beendet die Erschwernis, die eine misslungene Ansage hinterlassen hat, ob die Probe gelingt oder misslingt.
    .counts = Gilt, wenn die Orientierung abgeschlossen ist. Sonst hält die Erschwernis bis nach der nächsten eigenen Attacke oder Parade an.
