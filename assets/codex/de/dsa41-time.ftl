## Zeit und Aktionen

TIM-01 = Ein Kampf zählt in Kampfrunden von wenigen Sekunden. In jeder Runde führt ein Kämpfer normalerweise eine Attacke aus und kann einen Angriff abwehren.
    .counts = Gilt von der ersten Runde bis zum Ende des Kampfes. Wer sich bewegt, zieht oder etwas Längeres tut, gibt dafür Attacke, Abwehr oder beides auf.

TIM-02 = In jeder Runde hat ein Kämpfer eine Angriffsaktion, eine Abwehraktion und { $TIM-02-free } Freie Aktionen. Die Attacke kommt in seiner eigenen Phase. Die Abwehr antwortet auf einen Angriff, gleich in welcher Phase er kommt.
    .counts = Bei negativer Initiative beträgt die Zahl der Freien Aktionen { $TIM-02-slow }; eine sehr hohe Initiative bringt weitere. Zusätzliche Attacken und Paraden bringen keine Freien Aktionen mit.

TIM-03 = Statt Attacke, Abwehr oder beidem kann ein Kämpfer reguläre Aktionen ausführen: sich bewegen, ziehen, aufstehen, etwas bedienen. Die erste Aktion einer Runde fällt in die Phase seiner Initiative, die zweite { $TIM-03-phases } Phasen später, auch wenn diese negativ ist. Eine Attacke in der späteren Phase braucht mindestens Initiative { $TIM-03-least }.
    .counts = Muss zu Beginn der Runde angesagt werden; wer in beiden Phasen handelt, hat keine Abwehr. Ein Schuss in der späteren Phase braucht keine solche Initiative, es sei denn, er ist der zweite der Runde.

TIM-04 = Eine Freie Aktion ist etwas Kleines neben den eigentlichen Aktionen: ein Schritt, eine Drehung, ein Ruf, etwas fallen lassen. In derselben Phase gibt es keine zweite, und keine in einer Phase, in der man sonst handelt. Wollen mehrere in derselben Phase eine Freie Aktion ausführen, beginnt die höhere Initiative.
    .counts = Das Spiel fragt vor und nach den eigenen Aktionen, wenn das bei der Ansage gewünscht war; wer in jeder Phase aufpasst, wird jedes Mal gefragt. Freies Ausweichen, Passierschläge, Nachsetzen und das Ändern der Distanz sind an diese Grenzen nicht gebunden.

TIM-05 = Manches dauert mehrere reguläre Aktionen, etwa eine Waffe zu laden, Wunden zu versorgen oder etwas aus dem Rucksack zu holen. So lange hat der Kämpfer weder Attacke noch Abwehr. Ein Schritt, eine Drehung oder ein Ruf stört nicht. Jede andere Aktion bricht die Handlung ab, ebenso verlorene Lebensenergie, wenn nicht eine Probe auf Selbstbeherrschung gelingt, die um den Verlust erschwert ist.
    .counts = Muss in jeder Runde neu angesagt werden; wer etwas anderes ansagt, gibt sie auf. Fällt die letzte Aktion in die erste Phase des Kämpfers, bleibt ihm für diese Runde eine Abwehr oder eine Attacke, um { $TIM-05-penalty } erschwert.

TIM-06 = Wer eine negative Initiative hat, ist zu langsam für eine ganze Runde: Die Attacke entfällt und mit ihr eine Freie Aktion. Es bleibt eine Abwehr oder an ihrer Stelle eine reguläre Aktion; eine längerfristige Handlung kommt je Runde nur um eine einzige Aktion voran.
    .counts = Gilt zu Beginn der Runde und sobald die Initiative so tief fällt; was schon getan ist, bleibt bestehen. Umwandeln lässt sich in diesem Zustand nichts.

TIM-07 = Zu Beginn jeder Runde sagt jeder Kämpfer an, was er tun wird: kämpfen, sich bewegen oder etwas anderes. Der langsamste sagt zuerst an, damit schnellere auf ihn reagieren können. Die Ansage bindet für die ganze Runde.
    .counts = Bei gleicher Initiative sagt der niedrigere Basiswert zuerst an. Mit Aufmerksamkeit oder Kampfgespür lässt sich, wo das Umwandeln gilt, eine Aktion noch später umwandeln, und statt einer Ansage kann eine Seite aufgeben.

TIM-08 = Zu Beginn einer Runde stehen alle Aktionen wieder bereit, und alle sagen an. Dann zählt das Spiel die Phasen von der höchsten Initiative zur niedrigsten herunter; in jeder handelt, wer an der Reihe ist. Am Ende der Runde bluten Verwundete, Sterbende kommen dem Tod näher, Wirkungen laufen aus, und die Moral wird geprüft.
    .counts = Gilt in jeder Runde. Der Bonus einer sehr hohen Initiative steht zu Beginn fest und bleibt bis zum Ende der Runde.

TIM-09 = Eine Seite ist geschlagen, wenn keiner ihrer Kämpfer weitermachen kann: Alle sind tot, in Lebensgefahr, bewusstlos, kampfunfähig, geflohen oder haben sich ergeben. Der Kampf endet, sobald sich keine Kämpfer verfeindeter Seiten mehr gegenüberstehen.
    .counts = Wird geprüft, wenn jemand ausfällt, und am Ende jeder Runde. Ein Szenario kann andere Ziele setzen, und nach sehr vielen Runden endet der Kampf unentschieden.

ACT-01 = Für eine Freie Aktion weckt ein Kämpfer die Kraft eines Artefakts, das er trägt oder in der Hand hält. Das Spiel hält es fest; was das Artefakt bewirkt, entscheidet sich außerhalb der Kampfregeln.
    .counts = Gilt für Artefakte am Körper; Dinge in Beutel oder Rucksack dauern länger. Es bricht eine längerfristige Handlung ab.

ACT-02 = Einige Worte, für eine Freie Aktion über das Feld gerufen. Ruft ein Anführer, fasst seine Seite Mut, und ihre nächste Moralprobe wird leichter.
    .counts = Möglich für alle, die bei Bewusstsein sind, auch für Kampfunfähige; eine sterbende Person darf vor dem Tod noch sprechen. Es stört keine längerfristige Handlung; Mut machen nur Anführer, und nur mit den Regeln für Moral.

ACT-03 = Für eine Freie Aktion geht ein Kämpfer auf ein freies Feld neben dem eigenen. Die Distanzklasse zu seinen Gegnern bleibt, wie sie ist, und niemand darf deshalb einen Passierschlag führen.
    .counts = Nicht möglich für Festgehaltene und Kampfunfähige, und nicht über Hindernisse hinweg. Der Schritt stört keine längerfristige Handlung.

ACT-04 = Für eine Freie Aktion dreht sich ein Kämpfer um ein Achtel eines Kreises nach links oder nach rechts.
    .counts = Wichtig, wo die Blickrichtung zählt. Auch Bewegung und die Aktion Position drehen, und bei Attacke und Abwehr wendet man sich ohne Kosten ein wenig dem Gegner zu.

ACT-05 = Für eine Freie Aktion lässt ein Kämpfer los, was er in den Händen hält; es liegt dann auf seinem Feld. Waffe und Schild oder Zweitwaffe lassen sich zusammen oder einzeln fallen lassen.
    .counts = Möglich, solange die Hände etwas halten, auch für Kampfunfähige. Fäuste, Klauen und dergleichen kann niemand fallen lassen.

ACT-06 = Für eine Freie Aktion wirft sich ein Kämpfer auf den Boden. Misslingt die Gewandtheitsprobe dabei, kostet der Sturz { $ACT-06-loss } Ausdauer und { $ACT-06-loss } Initiative; er liegt in jedem Fall.
    .counts = Möglich im Stehen und im Knien, nicht im Sattel.

ACT-07 = Ein Kämpfer springt einem Angriff oder Geschoss aus dem Weg. Das kostet eine Freie Aktion statt der Abwehraktion; was es sonst noch kostet, steht im Kapitel über das Ausweichen.
    .counts = Antwortet in jeder Phase auf einen Angriff, solange eine Freie Aktion übrig ist. Nicht möglich im Liegen, für Festgehaltene und beim Sprinten.

ACT-08 = Eine Attacke verbraucht die Angriffsaktion der Runde, in der eigenen Phase. Sie kann ein einfacher Angriff sein oder ein Manöver, das der Kämpfer beherrscht.
    .counts = Braucht einen Gegner in Reichweite und etwas zum Zuschlagen. Die Angriffsaktion lässt sich auch auf das Ändern der Distanz verwenden, auf eine spätere Phase verschieben oder in eine Abwehr umwandeln.

ACT-09 = Die Abwehraktion antwortet auf einen Angriff, der sonst träfe: mit Waffe, Schild oder Parierwaffe, mit gezieltem Ausweichen oder einem Abwehrmanöver. Verbraucht wird sie in der Phase, in der der Angriff kommt.
    .counts = Normalerweise ist es die einzige Abwehr der Runde. Manche Abwehr kostet zusätzlich die Attacke oder eine Freie Aktion.

ACT-10 = Für eine reguläre Aktion geht ein Kämpfer so viele Felder, wie seine Geschwindigkeit erlaubt. Alle seine Attacken und Paraden und jedes gezielte Ausweichen dieser Runde sind um { $ACT-10-penalty } erschwert, von der Ansage an und damit auch vor dem ersten Schritt.
    .counts = Gilt für Gehen, Klettern und Springen als Aktion; wer sich in beiden Phasen bewegt, kommt noch einmal so weit. Ein freier Schritt kostet davon nichts, und freies Ausweichen leidet nicht.

ACT-11 = Mit beiden Aktionen der Runde rennt ein Kämpfer bis zu { $ACT-11-times }-mal so weit, wie seine Geschwindigkeit sagt, und zwar den ganzen Weg in der Phase seiner Initiative. In dieser Runde hat er keine Attacke, keine Abwehr und kein Ausweichen.
    .counts = Nicht möglich im Liegen, für Lahme und für manche langsamen Wesen. Wo die optionalen Manöver gelten, rennt niemand mit einem sehr großen Schild.

ACT-12 = Die Aktion Position ändert, wie ein Kämpfer steht: Er steht auf, kniet nieder, dreht sich in eine beliebige Richtung, wechselt die Kampfweise, sitzt auf oder ab. Das kostet eine reguläre Aktion. Jede solche Aktion darf ihn außerdem beliebig drehen und beendet die Desorientierung nach freiem Ausweichen.
    .counts = Dient auch dazu, Flammen am eigenen Leib auszuschlagen, nach etwas Versunkenem zu tauchen und mit an die Pike eines Kameraden zu fassen. Mit unbrauchbarem Bein oder festgenagelt steht niemand auf.

ACT-13 = Ein Kämpfer verschafft sich einen Überblick und gewinnt verlorene Initiative zurück. Das dauert { $ACT-13-actions } reguläre Aktionen, mit der Sonderfertigkeit Aufmerksamkeit nur { $ACT-13-vigilant }.
    .counts = Nicht möglich im Liegen oder für Festgehaltene; eine Unterbrechung macht es zunichte. Was es bringt, steht auf der Seite über die Orientierung.

ACT-14 = Ziehen kostet reguläre Aktionen: { $ACT-14-belt } für eine Waffe am Gürtel, { $ACT-14-back } für eine auf dem Rücken, { $ACT-14-shield } für einen Schild. Mit Schnellziehen kommt die Waffe am Gürtel für eine Freie Aktion in die Hand, die auf dem Rücken in { $ACT-14-quick } und der Schild in { $ACT-14-swift }.
    .counts = Waffe und Schild zählen zusammen; Parierwaffen werden gezogen wie Waffen am Gürtel. Es braucht freie Hände, und was mehr als eine einzige Aktion dauert, ist eine längerfristige Handlung.

ACT-15 = Eine Waffe wegzustecken dauert doppelt so lange, wie sie zu ziehen; was die andere Hand hält, kommt mit und kostet seine eigene Zeit. Es ist eine längerfristige Handlung.
    .counts = Gilt für Waffen in den Händen; Schnellziehen verkürzt es nicht. Schneller geht es, sie fallen zu lassen.

ACT-16 = Einen Gegenstand hervorzuholen und zu benutzen, etwa einen Trank zu trinken, dauert { $ACT-16-pouch } reguläre Aktionen aus einem Beutel am Gürtel und { $ACT-16-backpack } aus einem Rucksack. Eine Probe auf Fingerfertigkeit zu Beginn entscheidet: Gelingt sie, reicht die halbe Zeit, aufgerundet.
    .counts = Gilt für Dinge in Griffweite; was ganz unten im Rucksack liegt, ist im Kampf nicht zu erreichen. Es ist eine längerfristige Handlung, und der Gegenstand ist danach verbraucht.

ACT-17 = Eine Waffe oder einen anderen Gegenstand vom eigenen oder einem benachbarten Feld aufzuheben dauert { $ACT-17-actions } reguläre Aktionen. Dann folgt eine Probe auf Fingerfertigkeit, um die Behinderung erschwert; misslingt sie, liegt der Gegenstand noch da, und die Zeit ist vertan.
    .counts = Für Waffen müssen die Hände leer sein, für ein Licht eine von beiden. Nach Versunkenem muss man erst tauchen.

ACT-18 = Eine Schusswaffe muss vor dem nächsten Schuss geladen werden. Wie viele reguläre Aktionen das dauert, hängt von Waffe und Schütze ab; mehr als eine einzige füllt ganze Runden.
    .counts = Braucht Geschosse; im Liegen lassen sich nur Armbrüste laden. Eine Wurfwaffe ist bereit, sobald die nächste in der Hand liegt.

ACT-19 = Ein Schütze fasst ein Ziel ins Auge; jede reguläre Aktion, die er darauf verwendet, erleichtert den nächsten Schuss auf dieses Ziel. Um wie viel, steht im Kapitel über den Fernkampf.
    .counts = Gilt nur, wo mit Zielen gespielt wird. Jede andere Aktion und jede Abwehr beendet es; ebenso verlorene Lebensenergie, wenn die Selbstbeherrschung nicht hält.

ACT-20 = Ein Kämpfer verschnauft und gewinnt Ausdauer zurück. Das dauert { $ACT-20-actions } reguläre Aktionen ohne Unterbrechung.
    .counts = Mit den Regeln für Ausdauer im Kampf möglich, sobald welche fehlt, sonst nur für jene, die keine mehr haben. Es lässt sich mit dem Orientieren verbinden.

ACT-21 = Ein Heiler neben dem Verletzten stillt eine Blutung oder rettet einen Sterbenden. Es ist eine längerfristige Handlung; gewürfelt wird zu Beginn, doch das Ergebnis erfährt man erst am Ende der Behandlung.
    .counts = Möglich bei allen, die bluten oder in Lebensgefahr sind. Geht der Heiler fort oder wird er unterbrochen, bleibt die Behandlung ohne Wirkung.

ACT-22 = Eine Tür neben dem Kämpfer zu öffnen oder zu schließen kostet eine reguläre Aktion. Eine verschlossene Tür muss man erst aufschließen oder aufbrechen.
    .counts = Gilt für Türen am Rand des eigenen Feldes und auf dem Nachbarfeld. Eine Tür, auf deren Feld jemand steht, lässt sich nicht schließen.

ACT-23 = Ein Kämpfer hält seine Attacke zurück und schlägt in einer späteren Phase derselben Runde zu. Handelt dort noch jemand, beginnt die höhere Initiative. Was bis zum Ende der Runde nicht genutzt ist, verfällt.
    .counts = Gilt nur für Attacken und nur, solange noch jemand anderes handeln wird; eine zweite Aktion behält ihre eigene Phase. Wer im Blutrausch sein Ziel erreicht, wartet nicht.

ACT-24 = Statt nach einem Gegner zu schlagen, rückt ein Kämpfer näher an ihn heran oder löst sich von ihm. Das kostet die Angriffsaktion, eine Freie Aktion und einen Wurf auf Attacke; wie schwer er ist, sagt das Kapitel über Distanzklassen.
    .counts = Gilt nur mit den Regeln für Distanzklassen. Nicht möglich im Liegen, für Festgehaltene, für den, der selbst festhält, und ohne Freie Aktion.

ACT-25 = Ein Talent einzusetzen, das kein Kampftalent ist, dauert { $ACT-25-actions } reguläre Aktionen, wenn das Szenario nichts anderes sagt. Gewürfelt wird mit der ersten. Jeder übrig behaltene Punkt spart eine Aktion, nie aber die erste; eine misslungene Probe kostet die volle Zeit.
    .counts = Gilt für die Talente von Personen; was daraus wird, entscheiden Szenario oder Spieler. Mehr als eine einzige Aktion ist eine längerfristige Handlung.
