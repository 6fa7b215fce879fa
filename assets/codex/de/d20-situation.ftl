## Modifikatoren durch Umstände

D20-SIT-A1 = Am Boden fehlt der Platz, um auszuholen, und kein Bogen lässt sich spannen. Armbrüste und Shuriken, die beides nicht brauchen, benutzt man im Liegen so gut wie im Stehen.

D20-SIT-A2 = Grelles Licht in den Augen lässt jedes Ziel ein wenig verschwimmen. Orks kämpfen an jedem sonnigen Tag so.

D20-SIT-A3 = Ein Hieb von oben hat Gewicht und Überblick auf seiner Seite: von einer Mauer, einem Tisch oder aus dem Sattel. Schüsse gewinnen dadurch nichts.

D20-SIT-A4 = In ein Netz verstrickt, schlägt man unbeholfen zu und weicht schlechter aus: Die verlorene Geschicklichkeit zählt zusätzlich.

D20-SIT-A5 = Wer nicht zu sehen ist, schlägt zu, wo es ihm passt, und das Ziel ahnt nicht, woher. Blinden macht das keinen Unterschied: Sie sehen nie, wer schlägt.

D20-SIT-A6 = Furcht lässt die Hand zittern, ob sie sich nun gerade erst anschleicht oder schon gesiegt hat.

D20-SIT-A7 = Zwei auf gegenüberliegenden Seiten eines Gegners helfen einander, weil niemand vorn und hinten zugleich aufpassen kann. Etwas davon hat nur, wer selbst zuschlägt, und nur im Nahkampf.

D20-SIT-A8 = In einen Spalt gezwängt, kann man weder ausholen noch zielen und auch nicht ausweichen.

D20-SIT-D1 = Eine Mauer, eine Ecke oder eine Schießscharte hält manches auf, was getroffen hätte. Wann sie zählt und wann doppelt, sagt das Kapitel über Deckung.

D20-SIT-D2 = Wer nichts sieht, kann nichts kommen sehen und keinem Hieb entgehen.

D20-SIT-D3 = Nebel oder Dunkelheit macht niemanden schwerer zu treffen, aber nach einem Treffer entscheidet ein Wurf, ob er ins Leere ging.

D20-SIT-D4 = Vor Furcht zusammengekauert, hält man kaum noch die Arme vors Gesicht.

D20-SIT-D5 = Die Rüstungsklasse leidet nur so weit wie die Geschicklichkeit, die das Netz festhält.

D20-SIT-D6 = Vor dem ersten Zug erwischt oder mit Klettern und Balancieren beschäftigt: Hände und Füße sind noch nicht oder nicht mehr zum Ausweichen bereit.

D20-SIT-D7 = Ringende haben nur Augen füreinander, und das hilft allen anderen. Wer in das Knäuel schießt, kann sich nicht aussuchen, wen er trifft.

D20-SIT-D8 = Wer schläft, gefesselt oder gelähmt ist, liegt für jede Klinge da. Aus der Ferne hilft das nur so weit, wie nichts mehr ausweicht.

D20-SIT-D9 = Auf den Knien ist man leichte Beute für einen Hieb von oben und ein kleines Ziel für einen Pfeil.

D20-SIT-D10 = Wer im Ringkampf am Boden festgehalten wird, ist anderen fast so ausgeliefert wie ein Hilfloser.

D20-SIT-D11 = Am Boden ist man leichte Beute für Klingen und ein schlechtes Ziel für Pfeile. Sich hinzuwerfen, lohnt sich vor Bogenschützen, nicht vor Schwertern.

D20-SIT-D12 = In einem Spalt fehlt der Platz, um irgendeinem Hieb auszuweichen.

D20-SIT-D13 = Wer betäubt ist, lässt fallen, was er hält, und wehrt weder ab, noch weicht er aus.

D20-SIT-20 = Treffen mehrere dieser Umstände zugleich zu, werden ihre Zahlen zusammengezählt, die des Angreifers beim Angriffswurf und die des Verteidigers bei der Rüstungsklasse. Den Geschicklichkeitsbonus verliert man nur einmal.
    .counts = Gilt für jeden Angriff. Wer hilflos ist oder festgehalten wird, gilt nicht außerdem als liegend oder kniend. Mit dem Modul „Blickrichtung“ zählt die Zeile für die Zange nicht.
