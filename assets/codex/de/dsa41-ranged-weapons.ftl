## Fernkampfwaffen

RWP-SHORTBOW = Der Bogen für Anfänger, Räuber und Reiter: schnell geladen und handlich, auf die Entfernung aber schwach.
RWP-LONGBOW = Der mannshohe Bogen geübter Schützen: Nichts schießt weiter, und aus der Nähe treffen seine Pfeile wie Äxte, doch er braucht Zeit.
RWP-COMPBOW = Horn und Sehne machen ihn kurz und stark; er ist im Sattel wie zu Fuß zu Hause.
RWP-WARBOW = Der stärkste aller Bögen, nur für kräftige Arme: Schwächere treffen schlecht damit, Starke schießen durch Kettenhemden.
RWP-ELFBOW = Ein Meisterstück aus Elfenhand, so weit tragend wie ein Langbogen und schneller beim nächsten Pfeil.
RWP-ORCBOW = Der kurze, starke Bogen der Orkreiter, aus der Nähe furchtbar und mit der Entfernung schwächer.
RWP-LIGHTXBOW = Die Armbrust der Wachen: ein harter Bolzen zu Beginn, und geladen lässt sie sich selbst auf Armlänge abschießen.
RWP-WINDLASS = Eine schwere Armbrust, die von Weitem Platte durchschlägt und danach viel Geduld beim Spannen verlangt.
RWP-ARBALEST = Sie schleudert Bleikugeln mit zerschmetternder Wucht über mittlere Entfernung, aber nur selten.
RWP-EISENWALDER = Zwergenkunst: Ein Magazin führt Bolzen um Bolzen nach, sodass sie fast wie ein Bogen schießt, bis es leer ist.
RWP-BALESTRINA = Eine kleine Armbrust für eine Hand, gemacht für die erste Überraschung über den Tisch oder in der Tür.
RWP-SLING = Ein Riemen und ein Stein: billig, leicht und selbst im Nahkampf zu gebrauchen; Bleikugeln treffen härter.
RWP-STAFFSLING = Eine Schleuder am Stab, die weiter wirft und Körperkraft in Wucht verwandelt, aber Platz und Abstand braucht.
RWP-THRKNIFE = Klein, ausgewogen und schnell gezogen: Mehrere passen an die Brust, und Könner werfen mehr als eines zugleich.
RWP-THRDAGGER = Schwerer als das Wurfmesser und im Treffer etwas härter.
RWP-THRSTAR = Flach und kreiselnd geworfen behält er seine Kraft weiter als ein Messer.
RWP-THRAXE = Wuchtig und auf kurze Entfernung am besten, ein Wurf vor dem Ansturm, der Schilde erzittern lässt.
RWP-SCHNEIDZAHN = Das Wurfbeil der nordischen Seefahrer, schärfer als das gewöhnliche und etwas weiter fliegend.
RWP-JAVELIN = Auf kurze Entfernung geworfen schlägt er tiefe Wunden; zur Not taugt er auch in der Hand als schlechter Speer.
RWP-THRSPEAR = Ein Kampfspeer, in der Not oder zur Eröffnung geworfen: Er fliegt gut genug, doch danach ist die Hand leer.
RWP-DISCUS = Eine Metallscheibe, die ein geübter Arm weit über das Feld schickt.
RWP-WARDISCUS = Sein Rand ist geschliffen, und sein Gewicht verlangt Kraft; in schwachen Händen ist er nur irgendein Wurfding.
RWP-BLOWGUN = Sein Pfeil ist ein Nadelstich, wenn kein Gift daran ist.
RWP-STONE = Was herumliegt oder auf dem Tisch steht, ungeschickt und schwach geworfen; eine Ölflasche mit brennendem Lappen ist etwas anderes.
