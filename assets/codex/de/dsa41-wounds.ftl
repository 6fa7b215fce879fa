## Wunden

WND-01 = Ein einzelner Treffer, der viel Lebensenergie kostet, reißt zusätzlich Wunden. Die erste Wundschwelle ist die halbe Konstitution, die zweite die ganze, die dritte das Anderthalbfache; jede, die von den Schadenspunkten übertroffen wird, bedeutet eine Wunde. Bei Konstitution { $WND-01-constitution } liegen die Schwellen bei { $WND-01-first }, { $WND-01-second } und { $WND-01-third }.
    .counts = Gilt für jeden Treffer allein; Schaden, der eine Schwelle nur erreicht, reißt keine Wunde. Untote erleiden keine, und die älteren schweren Wunden haben ihre eigene Grenze.

WND-02 = Eisern hebt jede Wundschwelle um { $WND-02-iron }, Glasknochen senkt jede um { $WND-02-brittle }. Ein solcher Kämpfer ist durch jeden Treffer schwerer oder leichter zu verwunden.
    .counts = Kommt zu dem hinzu, was die Art des Angriffs ändert. Die Grenze der älteren schweren Wunden bleibt, wie sie ist.

WND-03 = Pfeile, Bolzen und andere scharfe Geschosse senken für ihren Treffer alle Schwellen um { $WND-03-missiles }, gezielte Stiche und Todesstöße um { $WND-03-thrusts }. Gegen waffenlose Angriffe, stumpfe Schläge und Betäubungsschläge liegen sie um { $WND-03-blunt } höher.
    .counts = Gilt für diesen Treffer allein und kommt zu Eisern oder Glasknochen hinzu. Die Handkante verwundet wie eine Waffe.

WND-04 = Jede Wunde senkt Attacke, Parade, Fernkampf, Ausweichen und Initiative um { $WND-04-points } und die Geschwindigkeit um ein Feld. Mehrere Wunden zählen zusammen, doch ein Feld Geschwindigkeit bleibt immer.
    .counts = Gilt bis zum Ende des Kampfes. Mit Trefferzonen gelten stattdessen die Folgen für den verwundeten Körperteil; ignorierte Wunden und Wunden im Rausch spürt man nicht.

WND-05 = Jede Wunde senkt auch die Gewandtheit, um ebenso viel wie die Kampfwerte. Das zählt nur bei Proben; Basiswerte, die sich aus der Gewandtheit ergeben, bleiben, wie sie sind.
    .counts = Gilt für Proben auf Gewandtheit und auf Talente, die sie brauchen. Die Proben von Wesen leiden ebenso.

WND-06 = Wunden kommen von jedem plötzlichen Schaden: Hieben, Schüssen, Stürzen und Feuer. Gift, Blutverlust, Ersticken und der weitere Schaden einer verwundeten Zone kosten Lebensenergie, reißen aber keine Wunden.
    .counts = Jeder Verlust wird für sich mit den Schwellen verglichen. Bei Stürzen und Feuer gelten die Schwellen unverändert.

WND-07 = Ein Schlag, der Ausdauer kostet, nimmt auch Lebensenergie, und dieser Teil kann verwunden. Die Schwellen liegen dann um { $WND-07-thresholds } höher.
    .counts = Gilt für waffenlose Angriffe, stumpfe Schläge, Betäubungsschläge, Würgen und Ähnliches. Die verlorene Ausdauer selbst reißt keine Wunden.

WND-08 = Wunden und verlorene Lebensenergie werden getrennt gezählt. Wer Lebensenergie zurückgewinnt, behält seine Wunden und alles, was sie ihm antun.
    .counts = Gilt für den ganzen Kampf: Eine Behandlung stillt Blutungen, doch keine Wunde heilt vor dem Ende des Kampfes.

WND-09 = Manche Angriffe reißen Wunden zusätzlich zu denen der Schwellen: ein gezielter Stich { $WND-09-thrust }, ein Todesstoß { $WND-09-death }, eine glückliche Attacke oder ein Meuchelmord eine weitere.
    .counts = Gilt nur, wenn der Treffer Lebensenergie kostet. Mit Trefferzonen trägt eine Zone höchstens { $WND-09-most } Wunden; ohne sie gibt es keine Grenze.

WND-10 = Im Kampfrausch oder Blutrausch spürt ein Kämpfer weder Wunden noch niedrige Lebensenergie und bricht nicht zusammen. Gezählt werden die Wunden doch, und alles, was sie anrichten, kehrt mit dem Ende des Zustands zurück.
    .counts = Gilt, solange der Zustand dauert, für manche Wesen immer. Vor dem Tod bewahrt er niemanden.

WND-11 = Wer eben verwundet wurde, darf sich zwingen, die Wunden dieses Treffers nicht zu spüren. Dazu braucht es eine Probe auf Selbstbeherrschung, erschwert um { $WND-11-penalty } für jede bisherige Wunde, die neuen mitgezählt. Gelingt sie, bleiben diese Wunden bis zum Ende des Kampfes ohne Folgen, zählen aber weiter als Wunden. Jeder Erfolg kostet danach { $WND-11-exhaustion } der höchsten Ausdauer.
    .counts = Gilt mit dem Modul für das Ignorieren von Wunden, für Personen, die noch handeln können und in keinem Rausch sind. Die Wunden mancher glücklichen Attacken haben stattdessen ihre eigene Probe.

WND-12 = Wer verwundet wird, muss den Schmerz ertragen: eine Probe auf Selbstbeherrschung, erschwert um so viel, wie die Schadenspunkte über der ersten Wundschwelle liegen. Misslingt sie, stürzt er und ist { $WND-12-rounds } Runden lang kampfunfähig.
    .counts = Gilt nur, wenn es eigens eingeschaltet ist; keine Voreinstellung enthält es. Ausgenommen sind Kämpfer mit Eisern oder Zäher Hund, Wesen und alle, die im Rausch sind.

WND-90 = Nach der älteren Regel gelten die üblichen Schwellen nicht. Kostet ein einzelner Treffer mehr Lebensenergie, als das Opfer Konstitution hat, reißt er eine schwere Wunde, wenn nicht eine Probe auf Selbstbeherrschung gelingt. Leicht verwundende Geschosse und gezielte Stiche reißen ohne Probe eine schwere Wunde, Todesstöße sogar { $WND-90-death }.
    .counts = Gilt nur, wenn sie eigens eingeschaltet ist; keine Voreinstellung enthält sie, und mit Trefferzonen verträgt sie sich nicht. Eisern, Glasknochen und stumpfe Schläge ändern die Grenze nicht.

WND-91 = Jede schwere Wunde senkt Attacke, Parade, Fernkampf, Ausweichen, Initiative, Gewandtheit und Talentproben um { $WND-91-points } und die Geschwindigkeit um ein Feld und kostet sofort { $WND-91-endurance } Ausdauer. Außerdem blutet sie: Am Ende jeder Runde geht ein Punkt Lebensenergie verloren, bis ein Heiler die Blutung stillt.
    .counts = Gilt nur mit den älteren schweren Wunden; alles zählt zusammen. Im Rausch spürt man sie nicht, und sie bluten nicht.

WND-92 = Mit { $WND-92-wounds } schweren Wunden ist ein Kämpfer kampfunfähig, wie viel Lebensenergie ihm auch bleibt. Weder Eisern noch Zäher Hund hilft dagegen.
    .counts = Gilt nur mit den älteren schweren Wunden. Ein Rausch schiebt es bis zu seinem Ende auf, und niemand kann sich zwingen weiterzukämpfen.

WND-95 = Nimmt ein Treffer am Kopf die letzte Lebensenergie, reißt er eine weitere Wunde, und eine misslungene Konstitutionsprobe, um die Schadenspunkte erschwert, bedeutet Bewusstlosigkeit. Dann entscheidet { $WND-95-die }: Bis { $WND-95-scar } bleibt eine Narbe, bis { $WND-95-ear } geht ein Ohr verloren, bis { $WND-95-nose } die Nase, bis { $WND-95-eye } ein Auge; darüber ist die Wunde tödlich. Jedes davon kostet auf Dauer einen Punkt Charisma, Ohr, Nase und Auge { $WND-95-senses } Punkte Sinnenschärfe, das Auge auch { $WND-95-attack } Attacke und { $WND-95-parry } Parade.
    .counts = Gilt nur, wenn sie eigens eingeschaltet ist; keine Voreinstellung enthält sie. Ohne Trefferzonen sagt ein Wurf, ob es der Kopf war: ab { $WND-95-head } war er es.
