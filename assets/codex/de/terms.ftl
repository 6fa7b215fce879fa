### What the terms of the glossary mean (terms.ron), each in a sentence or two for readers who have never seen a rule book.
### Write no numbers; other terms may stand in the sentences and become links.

## Time and actions in the fourth edition

term-combat-round = Die Einheit, in der ein Kampf gezählt wird, wenige Sekunden lang: In jeder hat ein Kämpfer normalerweise eine Attacke und eine Abwehr.
term-phase = Ein Augenblick der Kampfrunde. Die Phasen werden von der höchsten Initiative an heruntergezählt, und jeder Kämpfer handelt in der Phase seiner eigenen Initiative.
term-initiative = Sagt, wann ein Kämpfer handelt: je höher, desto früher in der Kampfrunde. Sie besteht aus einem festen Teil und einem Würfel, der zu Beginn des Kampfes fällt; Wunden, Ausweichen und Missgeschicke senken sie.
term-initiative-ladder = Die Liste neben der Karte, die zeigt, in welcher Reihenfolge die Kämpfer handeln, die schnellsten oben.
term-action = Etwas, das ein Kämpfer in einer Kampfrunde tut: eine Attacke, eine Abwehr, eine Bewegung, das Ziehen einer Waffe. Jede Runde erlaubt nur wenige; Freie Aktionen kommen hinzu.
term-attack-action = Die Aktion der Runde, mit der ein Kämpfer zuschlägt oder schießt. Sie lässt sich auch für einen Wechsel der Distanz verwenden oder in eine Abwehr umwandeln.
term-defence-action = Die Aktion der Runde, mit der ein Kämpfer auf einen Angriff antwortet, gleich in welcher Phase er kommt. Ist sie verbraucht, bleibt meist nur freies Ausweichen.
term-regular-action = Eine Aktion, die an die Stelle von Attacke oder Abwehr tritt: sich bewegen, eine Waffe ziehen, aufstehen, etwas bedienen.
term-free-action = Etwas Kleines neben den eigentlichen Aktionen: ein Schritt, eine Drehung, ein Ruf, etwas fallen lassen. Ein Kämpfer hat in jeder Kampfrunde einige davon.
term-long-action = Etwas, das mehrere reguläre Aktionen hintereinander dauert, etwa eine Armbrust laden oder eine Wunde versorgen. So lange gibt es weder Attacke noch Abwehr.
term-position-action = Die reguläre Aktion, mit der ein Kämpfer ändert, wie er steht: aufstehen, hinknien, umdrehen, den Griff wechseln. Wer desorientiert ist, fängt sich damit auch wieder.
term-orientation = Sich einen Überblick verschaffen, statt zu kämpfen: Das bringt im Kampf verlorene Initiative zurück.
term-catching-breath = Die Aktionen einer Kampfrunde ohne Attacke und Abwehr zur Rast nutzen, um Ausdauer zurückzugewinnen.
term-delay = Die Attacke zurückhalten, um in einer späteren Phase derselben Kampfrunde zuzuschlagen.
term-conversion = Die Attacke einer Kampfrunde in eine zweite Abwehr verwandeln oder die Abwehr in eine zweite Attacke. Die zweite bekommt eine Erschwernis.
term-announcement = Was ein Kämpfer vorher sagt: zu Beginn der Runde, was er in ihr tun wird, und vor einem Schlag, wie viele Punkte er darauf setzt. Der Langsamste sagt zuerst an.
term-announced-points = Punkte, die ein Kämpfer vor dem Wurf auf ein Manöver setzt: Jeder erschwert den eigenen Wurf und verstärkt die Wirkung.
term-failed-announcement = Ein misslungenes Manöver bringt aus dem Gleichgewicht: Die gesetzten Punkte erschweren alle eigenen Proben bis nach der nächsten eigenen Attacke oder Parade.
term-move = Eine reguläre Aktion zum Gehen, so viele Felder weit, wie die Geschwindigkeit erlaubt. In einer Runde mit Bewegung sind Attacken und Paraden erschwert.
term-sprint = So schnell rennen, wie es geht, mit allen Aktionen der Kampfrunde: um ein Mehrfaches weiter als eine Bewegung, aber ohne Attacke, Abwehr und Ausweichen.
term-free-step = Ein Schritt auf ein Nachbarfeld, der nur eine Freie Aktion kostet. Niemand bekommt dafür einen Passierschlag, und die Distanzklasse bleibt, wie sie ist.
term-overwatch = Eine Einstellung des Kämpfers: Mit ihr fragt das Spiel in jeder Phase nach einer Freien Aktion, nicht nur vor und nach den eigenen Aktionen.

## Values of the fourth edition

term-attribute = Einer der Grundzüge einer Person, etwa Gewandtheit oder Körperkraft, als Zahl: je höher, desto besser. Die meisten Werte im Kampf ergeben sich aus ihnen.
term-courage = Die Eigenschaft für Tapferkeit und schnellen Entschluss. Attacke und Initiative beruhen auf ihr, und Selbstbeherrschung verlangt sie.
term-cleverness = Die Eigenschaft für Verstand und Wissen. Im Kampf ist sie vor allem beim Versorgen von Wunden gefragt.
term-intuition = Die Eigenschaft für Geistesgegenwart. Parade, Fernkampf und Initiative beruhen auf ihr, und Proben gegen Überraschung verlangen sie.
term-charisma = Die Eigenschaft für Ausstrahlung und Führung. Reiten und das Versorgen von Wunden verlangen sie.
term-dexterity = Die Eigenschaft für geschickte Hände. Der Fernkampf beruht auf ihr, und wer etwas aufhebt oder hervorholt, braucht sie.
term-agility = Die Eigenschaft für einen flinken, wendigen Körper. Attacke, Parade und Initiative beruhen auf ihr, und wer zu stürzen droht, braucht sie; Wunden senken sie.
term-constitution = Die Eigenschaft für Zähigkeit. Lebensenergie, Ausdauer und Wundschwellen ergeben sich aus ihr, ebenso, wie viel Zeit in Lebensgefahr noch bleibt.
term-strength = Die Eigenschaft für Muskelkraft. Attacke, Parade und Fernkampf beruhen auf ihr, und viel davon macht Schläge härter.
term-base-value = Was allein die Eigenschaften für Attacke, Parade, Fernkampf oder Initiative ergeben, bevor Talent, Waffe und Rüstung hinzukommen.
term-effective-value = Die Zahl, mit der der Würfel verglichen wird: der Wert einer Handlung samt allen Modifikatoren, die gerade zählen.
term-modifier = Eine Zahl mit Vorzeichen, die hilft oder stört: Sie wird zu dem Wert gezählt, auf den gewürfelt wird.
term-bonus = Ein Modifikator, der einen Wert hebt, sodass ein Wurf leichter gelingt.
term-penalty = Ein Modifikator, der einen Wert senkt, sodass ein Wurf schwerer gelingt.
term-check = Ein Wurf, der entscheidet, ob etwas gelingt: Der Würfel darf nicht mehr zeigen als den Wert mit allen Modifikatoren.
term-attribute-check = Eine Probe auf eine Eigenschaft selbst, etwa auf Gewandtheit, um auf den Beinen zu bleiben.
term-talent = Etwas, das eine Person gelernt hat, etwa Schwerter zu führen, zu reiten oder Wunden zu versorgen. Eine Zahl sagt, wie gut.
term-talent-value = Die Zahl, die sagt, wie gut ein Talent gelernt ist.
term-talent-points = Die Punkte eines Talents: Bei einer Waffe werden sie auf Attacke und Parade verteilt; was eine Talentprobe davon übrig lässt, zeigt, wie gut sie gelang.
term-talent-check = Eine Probe auf ein Talent, mit einem Würfel für jede seiner Eigenschaften: Was ein Würfel zu viel zeigt, wird vom Talentwert bezahlt.
term-self-control = Das Talent, Schmerz und Furcht zu ertragen: Damit lassen sich Wunden ignorieren, oder man kämpft weiter, obwohl kaum noch Lebensenergie bleibt.
term-body-control = Das Talent, das Gleichgewicht zu halten, über etwas zu klettern und weich zu landen.
term-perception = Das Talent, etwas zu bemerken, vor allem verborgene Gegner.
term-stealth = Das Talent, sich unbemerkt zu bewegen, auf dem ein Hinterhalt beruht.
term-treat-wounds = Das Talent der Heiler: Es stillt Blutungen und rettet Sterbende.
term-special-ability = Etwas, das ein Kämpfer neben den Talenten gelernt hat: Es erlaubt ein Manöver oder macht etwas leichter.
term-vigilance = Eine Sonderfertigkeit: Wer sie hat, orientiert sich sofort, darf Aktionen später umwandeln als andere und ist im Vorbeigehen schwer zu treffen.
term-combat-reflexes = Eine Sonderfertigkeit, die in leichter Rüstung die Initiative hebt.
term-combat-instinct = Eine Sonderfertigkeit erfahrener Kämpfer: mehr Initiative, Umwandeln jederzeit in der Runde, und selbst ein Schlag von hinten lässt sich parieren.
term-life-energy = Wie viel Schaden ein Kämpfer noch erträgt. Bleibt nur wenig, ist er kampfunfähig; ist sie aufgebraucht, schwebt er in Lebensgefahr.
term-low-life-energy = Unter der Hälfte der Lebensenergie fällt alles schwerer, und je weniger bleibt, desto mehr.
term-endurance = Wie viel Anstrengung ein Kämpfer noch aushält. Faustschläge, stumpfe Schläge und große Mühen kosten sie; ohne sie ist er erschöpft.
term-armour = Was ein Kämpfer gegen Hiebe trägt: Die Punkte gehen von den Trefferpunkten jedes Treffers ab. Rüstung bringt aber auch Behinderung mit sich.
term-encumbrance = Wie sehr Rüstung und Last stören: Diese Zahl senkt Initiative, Geschwindigkeit, Ausweichen und andere Werte.
term-effective-encumbrance = Der Teil der Behinderung, den das Talent einer Waffe nicht verträgt. Attacke und Parade tragen ihn gemeinsam.
term-armour-habituation = Eine Sonderfertigkeit: Wer sie hat, ist Rüstung gewohnt und leidet weniger unter ihrer Behinderung.
term-speed = Wie viele Felder weit ein Kämpfer mit einer Bewegung kommt. Behinderung, Wunden und niedrige Lebensenergie senken sie.
term-magic-resistance = Wie gut eine Person Magie widersteht. Sie steht auf dem Bogen, doch in diesen Kämpfen zaubert niemand.
term-threat = Wie viel eine Person zählt, wenn das Spiel die Seiten eines Kampfes gleich stark besetzt.

## Attack, defence and what comes of them in the fourth edition

term-attack = Nach einem Gegner schlagen: Der Würfel darf nicht mehr zeigen als den Attackewert mit allen Modifikatoren. Gelingt sie, darf der Gegner noch abwehren.
term-parry = Eine Abwehr mit Waffe, Schild oder Parierwaffe gegen eine Attacke, die sonst träfe. Gelingt sie, bleibt die Attacke ohne Wirkung.
term-defence = Die Antwort auf eine gelungene Attacke: Parade oder Ausweichen. Auf jede Attacke gibt es nur eine, und gewöhnlich hat ein Kämpfer in der Runde nur eine einzige Abwehr.
term-dodge = Einem Angriff ohne Waffe und Schild entgehen. Die Behinderung senkt den Wert ganz.
term-free-dodge = Ein Sprung aus der Gefahr, der eine Freie Aktion und etwas Initiative kostet. Danach ist der Kämpfer desorientiert.
term-targeted-dodge = Ein Ausweichen, das die Abwehr kostet und gelernt sein will: Der Kämpfer entgeht dem Angriff, bleibt bereit und darf die Distanz vergrößern.
term-ranged-attack = Der Wert zum Schießen und Werfen: Basiswert und Talentwert zusammen. Der Würfel darf mit allen Modifikatoren nicht mehr zeigen.
term-shot = Ein Angriff aus der Ferne mit Bogen, Armbrust oder Schleuder. Entfernung, Größe, Bewegung und Deckung des Ziels machen ihn leichter oder schwerer.
term-hit-points = Wie hart ein Hieb trifft: die Würfel der Waffe und was hinzukommt. Die Rüstung nimmt ihren Teil davon, bevor etwas verloren geht.
term-damage-points = Was die Rüstung von den Trefferpunkten übrig lässt. Um so viel sinkt die Lebensenergie.
term-endurance-hit-points = Trefferpunkte von Fäusten und stumpfen Schlägen: Sie kosten vor allem Ausdauer und nur halb so viel Lebensenergie.
term-strength-bonus = Zusätzliche Trefferpunkte für Kämpfer, die stärker sind, als die Waffe verlangt.
term-wound = Eine ernste Verletzung durch einen einzelnen harten Treffer. Jede Wunde senkt Attacke, Parade, Ausweichen, Initiative und Geschwindigkeit bis zum Ende des Kampfes.
term-wound-threshold = Wie viele Schadenspunkte ein einzelner Treffer anrichten darf, ehe er eine Wunde reißt. Sie ergibt sich aus der Konstitution.
term-ignoring-wounds = Sich mit einer Probe auf Selbstbeherrschung zwingen, frische Wunden nicht zu spüren: Sie bleiben dann bis zum Ende des Kampfes ohne Folgen.
term-bleeding = Ein schwer verwundeter Kämpfer verliert am Ende jeder Runde einen Punkt Lebensenergie, bis ein Heiler es stillt.
term-hit-zone = Der Körperteil, den ein Treffer findet, etwa Kopf, Arm oder Bein. Jeder hat seinen eigenen Rüstungsschutz und eigene Wunden.
term-aimed-blow = Eine Attacke auf einen Körperteil, den der Angreifer nennt: schwerer zu treffen, und der Verteidiger sieht sie kommen.
term-manoeuvre = Eine besondere Art der Attacke oder Parade, die mehr will als ein einfacher Hieb: Sie ist schwerer und bewirkt dafür mehr oder etwas anderes.
term-feint = Ein Manöver, das einen anderen Schlag vortäuscht: Jeder angesagte Punkt erschwert die Attacke und auch die Abwehr dagegen.
term-mighty-blow = Ein Manöver, das Wucht vor Genauigkeit setzt: Jeder angesagte Punkt erschwert die Attacke und bringt bei einem Treffer einen Trefferpunkt mehr.
term-shield = Am Arm getragen, hat er seinen eigenen Paradewert, und außer dem Ausweichen hält nur ein Schild Geschosse auf. Ein großer stört die eigene Attacke.
term-shield-parry = Eine Parade mit dem Schild, meist die sicherste Abwehr; sie gelingt in jeder Distanzklasse.
term-parry-weapon = Ein Dolch oder Ähnliches für die falsche Hand, gemacht, um Klingen abzulenken.
term-off-hand = Die ungeübte Hand, für die meisten die linke. Eine Waffe in ihr ist erschwert zu führen, bis die Hand geschult ist.
term-unarmed = Mit Fäusten, Füßen und Griffen statt mit Waffen kämpfen. Das kostet das Opfer vor allem Ausdauer.
term-brawling = Das waffenlose Talent des Schlagens und Tretens.
term-wrestling = Das waffenlose Talent der Griffe und Würfe.
term-lucky-attack = Eine Attacke mit der besten Augenzahl: Sie gelingt immer, die Abwehr des Gegners ist halbiert, und was sitzt, trifft doppelt so hart.
term-lucky-parry = Eine Parade mit der besten Augenzahl: Sie kostet keine Abwehraktion.
term-confirmation = Ein zweiter Wurf, der eine glückliche Attacke, eine glückliche Parade oder einen Patzer bestätigen muss, wo so gespielt wird.
term-fumble = Ein Wurf mit der schlechtesten Augenzahl: Er misslingt, und eine Tabelle sagt, was noch schiefgeht, vom Stolpern bis zur zerbrochenen Waffe.
term-breakage = Waffen und Schilde können zerbrechen, wenn harte Schläge pariert werden oder ein Patzer sie beschädigt.
term-break-factor = Sagt, wie leicht eine Waffe oder ein Schild zerbricht: je höher, desto eher.
term-break-test = Der Wurf, der entscheidet, ob eine Waffe oder ein Schild zerbricht: Er muss über dem Bruchfaktor liegen.

## Distance and place in the fourth edition

term-engaged = Zwei Gegner sind gebunden, sobald einer den anderen mit der Waffe erreicht oder nach ihm schlägt.
term-distance-class = Wie weit voneinander zwei Gegner kämpfen: im Handgemenge, im Nahkampf, in der Distanz Stangenwaffe oder in der Distanz Pike. Jede Waffe ist für eine oder mehrere davon gemacht.
term-hand-to-hand = Die nächste Distanzklasse, für Fäuste und Dolche. Längere Waffen nützen in ihr nichts.
term-close-quarters = Die Distanzklasse der Schwerter und Äxte, in der Nachbarn gewöhnlich kämpfen; auch jeder Kampf mit Hieb und Stich, anders als der Fernkampf.
term-spear-length = Die Distanzklasse der Speere und Hellebarden, mit einem freien Feld zwischen den Gegnern.
term-pike-length = Die weiteste Distanzklasse, die der Piken und anderer sehr langer Waffen.
term-zone-of-control = Die Felder, die ein Kämpfer mit seiner Waffe bewacht. Wer sie verlässt, riskiert einen Passierschlag.
term-opportunity-attack = Ein Schlag außer der Reihe nach einem Gegner, der vorbeigeht oder sich abwendet. Er kostet keine Aktion der Runde.
term-outnumbering = Mehrere Gegner eines einzelnen Kämpfers greifen leichter an, und er pariert und weicht schlechter aus.
term-second-rank = Der Platz hinter einem Kameraden, von dem aus eine lange Waffe noch an ihm vorbei trifft.
term-cramped-space = Ein Ort, der zum Ausholen zu schmal oder zu niedrig ist: Lange Waffen sind dort erschwert zu führen, Dolche nicht.
term-cover = Was einen Teil des Ziels vor dem Schützen verbirgt, etwa eine Mauer oder ein großer Schild: Es macht den Schuss schwerer.
term-facing = Die Richtung, in die ein Kämpfer blickt. Sie entscheidet, was von vorn, von der Flanke oder von hinten kommt.
term-difficult-ground = Boden wie Geröll, Unterholz oder Treppen, auf dem jedes Feld mehr von der Geschwindigkeit kostet.
term-light-level = Wie hell ein Feld ist, in Stufen von Tageslicht über Dämmerung, Mondlicht und Sternenlicht bis Finsternis. Je dunkler, desto schwerer fallen Angriff und Abwehr.
term-posture = Ob ein Kämpfer steht, kniet oder am Boden liegt.
term-prone = Am Boden: Attacke und Parade sind erschwert, Ausweichen ist unmöglich, und Gegner treffen leichter.
term-kneeling = Auf den Knien: Alles ist etwas erschwert, und Gegner treffen etwas leichter.

## States in the fourth edition

term-disoriented = Nach freiem Ausweichen oder manchen Patzern: Bis zu einer Aktion Position kann der Kämpfer nur noch ausweichen.
term-incapacitated = Wer kaum noch Lebensenergie hat, kann weder angreifen noch abwehren, nur noch kriechen und rufen.
term-unconscious = Am Boden und zu nichts fähig, einige Runden lang oder bis jemand hilft.
term-dying = Ohne Lebensenergie liegt ein Kämpfer bewusstlos da und hat nur noch einige Runden, wenn kein Heiler hilft.
term-stabilised = Ein Kämpfer, den ein Heiler aus der Lebensgefahr gerettet hat: noch bewusstlos, doch er stirbt nicht mehr.
term-exhausted = Ein Kämpfer, dessen Ausdauer aufgebraucht ist, stürzt und kann nur noch Atem holen.
term-surprise = Eine Seite, die den Kampf nicht erwartet, beginnt mit weniger Initiative, bis ihre Kämpfer begreifen, was geschieht.
term-ambush = Ein Angriff von jemandem, den das Opfer nicht bemerkt hat: Nur eine Probe auf Intuition gibt ihm eine Abwehr.
term-battle-frenzy = Ein Zustand, in dem ein Kämpfer weder Wunden noch niedrige Lebensenergie spürt, hart zuschlägt und schlecht pariert.
term-blood-rage = Ein Kampfrausch, der keine Freunde kennt: Angegriffen wird, wer am nächsten steht, gleich auf welcher Seite.
term-morale = Wie standhaft Gegner sind, wenn der Kampf schlecht für sie steht: Misslingt eine Probe darauf, ziehen sie sich zurück oder geben auf.

## The success pools

term-pool-round = Die Einheit, in der ein Kampf gezählt wird: In jeder hat jeder Kämpfer einen Zug.
term-turn = Was ein Kämpfer tut, wenn sein Platz in der Reihenfolge kommt: eine eingeschränkte Aktion, eine Bewegungsaktion und eine Angriffsaktion oder mehrere Bewegungsaktionen.
term-pool-action = Ein Teil eines Zuges: zum Bewegen, zum Angreifen oder für etwas, das den ganzen Zug braucht.
term-pool-attack-action = Der Teil eines Zuges für einen Schlag, einen Schuss oder einen Angriffszauber, oder zum Aufstehen. Mehr als eine gibt es im Zug nicht.
term-move-action = Der Teil eines Zuges für eine Bewegung, oder um etwas zu ziehen, zu laden, aufzuheben, zu trinken und dergleichen.
term-limited-action = Eine Aktion, die den ganzen Zug kostet: ein taktisches Manöver, Erste Hilfe oder ein starker Zauber.
term-pool-sprint = Einen ganzen Zug lang rennen, so schnell es geht. Der nächste Verteidigungswurf ist dafür schwächer.
term-pool-initiative = Sagt, in welcher Reihenfolge die Kämpfer ihre Züge haben: je höher, desto früher. Sie wird einmal gewürfelt, zu Beginn des Kampfes.
term-pool-initiative-ladder = Die Liste neben der Karte, die zeigt, in welcher Reihenfolge die Kämpfer ihre Züge haben, die höchste Initiative oben.
term-pool-delay = Den Zug aufschieben, um später in derselben Runde zu handeln, nach jemand anderem.
term-pool = Die Würfel, die für einen Angriff oder eine Probe zusammen geworfen werden: so viele, wie Fertigkeit und Eigenschaft ergeben. Es zählt, wie viele davon Erfolge sind.
term-success = Ein Würfel, der hoch genug fällt. Es entscheidet die Zahl der Erfolge, nicht die Summe der Augen.
term-margin = Die überzähligen Erfolge: wie viele ein Wurf mehr hat, als er braucht oder als die andere Seite hat. Beim Angriff bestimmen sie, wie hart der Treffer ist.
term-test = Ein Wurf mit einem Würfelpool, der entscheidet, ob etwas gelingt, etwa ein Sprung oder Erste Hilfe.
term-difficulty = Wie viele Erfolge eine Probe verlangt.
term-opposed-test = Eine Probe, bei der beide Seiten würfeln und nur die Zahl der Erfolge verglichen wird. Bei Gleichstand gewinnt der Verteidiger.
term-critical-failure = Ein Wurf, bei dem die meisten Würfel ihre niedrigste Seite zeigen: Er misslingt in jedem Fall, und nach einem Angriff geht noch etwas schief.
term-evolving-die = Ein Würfel, der umso mehr Seiten hat, je erfahrener der Kämpfer ist.
term-characteristic = Einer der Grundzüge eines Kämpfers, etwa Stärke, Gewandtheit oder Wille: eine Zahl von Würfeln in Proben.
term-skill = Was ein Kämpfer gelernt hat, etwa bewaffneter Nahkampf oder Heimlichkeit: Es bringt Würfel in den Pool.
term-hero = Ein Kämpfer, der beim letzten Lebenspunkt im kritischen Zustand weiterkämpft; alle anderen werden dann bewusstlos.
term-pool-attack = Ein Schlag, Schuss oder Zauber gegen ein Ziel: Der Angreifer würfelt einen Pool, das Ziel hält mit seinen Verteidigungswürfeln dagegen, und die Erfolge werden verglichen.
term-pool-defence = Was Rüstung aufhält und ein Kämpfer vermeidet: eine Zahl von Würfeln, die gegen jeden Angriff fallen und nie verbraucht sind.
term-defence-dice = Die Würfel der Verteidigung, die Summe aus getragener Rüstung und der Gewandtheit, soweit die Rüstung sie zulässt. Zustände nehmen welche weg.
term-magic-defence = Die Würfel, die ein Ziel gegen einen Zauber wirft: so viele, wie sein Wille beträgt, ohne Rüstung und Gewandtheit.
term-pool-armour = Bringt Verteidigungswürfel, begrenzt aber, wie viel Gewandtheit in der Verteidigung zählt.
term-degree-of-success = Wie gut ein Angriff trifft, vom Streiftreffer bis zum kritischen Treffer. Der Vorsprung vor der Verteidigung bestimmt sie, und sie vervielfacht den Schaden.
term-glancing-hit = Ein Treffer mit ebenso vielen Erfolgen wie die Verteidigung: Er macht halben Schaden.
term-powerful-blow = Ein Treffer mit deutlichem Vorsprung vor der Verteidigung: Er macht anderthalbfachen Schaden.
term-critical-blow = Ein Treffer mit großem Vorsprung vor der Verteidigung: Er macht doppelten Schaden.
term-pool-damage = Was ein Angriff dem Ziel an Lebenspunkten nimmt: die Würfel der Waffe und ein Bonus, vervielfacht nach der Erfolgsstufe.
term-pool-hit-points = Die Lebenskraft eines Kämpfers. Schaden nimmt sie weg; bleibt kaum noch etwas, wird er bewusstlos.
term-first-aid = Eine Probe neben einem Bewusstlosen, die ihn am Leben hält und vielleicht zu sich bringt.
term-riposte = Sofort nach einem Angreifer im Kontakt zurückschlagen, auf Kosten des eigenen Zuges.
term-riposte-stance = Was ein Kämpfer zu Beginn einer Runde einnimmt, um für eine Riposte bereit zu sein.
term-pool-manoeuvre = Eine eingeschränkte Aktion, die keinen Schaden macht, sondern dem Ziel einen Zustand auferlegt, etwa betäubt oder liegend. Eine vergleichende Probe entscheidet.
term-condition = Ein Umstand wie geblendet oder liegend, der einen Kämpfer eine Zeit lang behindert.
term-distracted = Ein Zustand: Die Gedanken sind woanders, die Verteidigung ist schwächer, und ein Hinterhalt ist möglich.
term-immobilised = Ein Zustand: Der Kämpfer kommt nicht von seinem Feld, kann aber noch zuschlagen.
term-blinded = Ein Zustand: Der Kämpfer sieht nichts, greift schlechter an und hat eine schwächere Verteidigung.
term-pool-prone = Ein Zustand: Der Kämpfer liegt am Boden, verteidigt sich schlechter und kann nur kriechen, bis er mit einer Angriffsaktion aufsteht.
term-stunned = Ein Zustand: Der Kämpfer verliert seinen nächsten Zug und hat bis dahin eine schwächere Verteidigung.
term-cornered = Ein Zustand: Wer zurückgedrängt wird und nicht weichen kann, verteidigt sich schlechter.
term-off-balance = Ein Zustand nach einem Straucheln: Die Verteidigung ist bis zum nächsten Zug des Kämpfers schwächer.
term-pool-unconscious = Ein Zustand: Der Kämpfer liegt am Boden, kann nichts tun und hat keine Verteidigungswürfel.
term-critical-life = Der Zustand eines Helden beim letzten Lebenspunkt: Jede Probe fällt schwerer, und Sprinten ist unmöglich.
term-pool-surprise = Eine Seite, die den Kampf nicht erwartet, hat in der ersten Runde keinen Zug und verteidigt sich schlecht.
term-sneak-attack = Ein Angriff auf ein überraschtes oder abgelenktes Ziel: Wer es gelernt hat, macht damit zusätzlichen Schaden.
term-hiding = Mit einer Probe aus der Sicht verschwinden: Wer versteckt ist, kann nicht angegriffen werden und überraschend zuschlagen.
term-spell = Eine magische Fähigkeit eines Kämpfers. Wer damit schadet, würfelt wie bei einem Angriff, gegen die magische Verteidigung.
term-contact = Auf benachbarten Feldern stehen oder so nah, wie eine lange Waffe reicht.
term-pool-cover = Etwas zwischen Schütze und Ziel, das dem Ziel mehr Verteidigungswürfel gibt, wo so gespielt wird.
term-pool-facing = Die Richtung, in die ein Kämpfer blickt. Sie zählt nur, wo Flanke und Rücken gespielt werden.
term-pool-darkness = Ein Ziel im Dunkeln ist schwer zu treffen: Angriffe verlieren Erfolge.
term-difficult-square = Ein Feld mit Geröll, Unterholz, Wasser und dergleichen, das mehr von einer Bewegung kostet und im Sprint nicht zu überqueren ist.
term-pool-bonus = Was eine Waffe, ein magischer Gegenstand oder eine Fertigkeit dazugibt: zum gewürfelten Schaden oder als Würfel zu einem Pool.
term-pool-penalty = Was ein Zustand wegnimmt: Würfel von der Verteidigung oder Erfolge von einem Wurf.
term-pool-opportunity-attack = Ein Schlag außer der Reihe nach einem Gegner, der weggeht. In den Würfelpool-Regeln gibt es ihn nicht: Jeder darf einen Gegner frei verlassen.

## The map and the game, in all rule systems

term-square = Der kleinste Ort auf der Karte. Ein Kämpfer von Menschengröße füllt ein einzelnes.
term-arc = Woher etwas kommt, wie sein Ziel es sieht: von vorn, von einer Flanke oder von hinten.
term-flank = Der Platz genau links oder rechts von einem Kämpfer.
term-rear = Die Plätze hinter einem Kämpfer, von denen ein Schlag am schwersten abzuwehren ist.
term-line-of-sight = Eine freie Linie zwischen zwei Feldern, auf der man sieht. Mauern, geschlossene Türen und dichter Nebel versperren sie.
term-line-of-effect = Eine freie Linie zwischen zwei Feldern für das, was von Körper zu Körper wirkt. Glas versperrt sie, ein Vorhang nicht.
term-melee-line = Die freie Linie, die ein Hieb von Feld zu Feld braucht. Niedrige Dinge halten ihn nicht auf.
term-reach = Wie viele Felder weit eine Waffe trifft.
term-obstacle = Ein Ding auf der Karte, das den Weg versperrt oder hemmt, etwa eine Mauer, ein Tisch oder ein Fass.
term-footing = Wie gut man auf einem Feld steht: fest oder auf Rutschigem, auf Geröll oder einer Treppe.
term-water-depth = Wie weit einem Kämpfer das Wasser reicht: bis zu den Knien, zur Hüfte, zu den Schultern, oder so tief, dass man schwimmt. Je tiefer, desto langsamer jeder Schritt.
term-mist = Dunst, Nebel oder Rauch auf einem Feld. Dünner stört Schüsse, dichter verbirgt alle außer den Nachbarn.
term-secrets = Eine Art, ein Szenario zu spielen: Jede Seite bekommt nur gezeigt, was ihre eigenen Kämpfer sehen.
term-level = Ein Ort zum Kämpfen: seine Karte, seine Seiten und ihre Ziele, fertig zum Spielen.
term-module = Ein Teil der Regeln, der sich vor einem Kampf an- oder ausschalten lässt.
term-preset = Eine fertige Auswahl von Modulen, von wenigen Regeln bis zu allen.
term-seed = Die Zahl, aus der alle Würfe eines Kampfes folgen: Dieselbe Startzahl bringt dieselben Würfe.
term-recording = Ein aufbewahrter Kampf: seine Startzahl und alle Entscheidungen, sodass er sich genau nachspielen lässt.
term-log = Die Liste von allem, was im Kampf geschehen ist. Jede Zeile öffnet sich zu den Würfeln und Modifikatoren dahinter.
term-overlay = Zeichen auf der Karte, die sich einschalten lassen, etwa für Sichtlinie, Deckung oder bewachte Felder.
