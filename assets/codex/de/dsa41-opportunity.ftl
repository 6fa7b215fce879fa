## Passierschläge

PAS-01 = Wer sich von einem Gegner abwendet oder an ihm vorbeirennt, kann dabei einen Schlag abbekommen. Ein solcher Passierschlag kostet den Schlagenden eine Freie Aktion und ist um { $PAS-01-malus } erschwert; Ansagen und Manöver sind nicht möglich. Abwehren lässt er sich nur durch freies Ausweichen. Trifft er, macht er normalen Schaden, und das Opfer verliert außerdem { $PAS-01-initiative } Punkte Initiative.
    .counts = Gilt mit dem Modul „Passierschläge“, für jeden Schlagenden höchstens einmal je Phase und nur, solange er noch eine Freie Aktion hat. Ein glücklicher Wurf ist hier nichts als ein Treffer, und Patzer gibt es dabei nur in der Variante „mit Bestätigungswurf“.

PAS-02 = Ein Gegner darf zuschlagen, wenn jemand aus seiner Kontrollzone oder durch sie hindurch geht, rennt, klettert oder springt, außer geradewegs auf ihn zu. Er darf es auch, wenn ein Hammerschlag oder ein Ausfall gegen ihn misslingt, wenn jemand in seine längere Waffe stürmt oder ihm aus nächster Nähe eine Waffe entgegenwirft. Aufstehen, Aufheben und Trinken reizen niemanden zum Schlag.
    .counts = Gilt für Gegner, die bereit sind: Sie stehen oder knien, sind weder desorientiert noch im Sprint, haben noch eine Freie Aktion und wissen, wer da vorbeikommt. Wer schon mit { $PAS-02-busy } anderen von dessen Seite zu tun hat, lässt ihn ziehen.

PAS-03 = Wachsame Kämpfer sind im Vorbeigehen schwer zu treffen. Gegen ein Opfer mit Aufmerksamkeit ist der Schlag um weitere { $PAS-03-vigilance } erschwert, mit Kampfgespür noch einmal um { $PAS-03-instinct }.
    .counts = Gilt für Passierschläge. Gilt nicht für Schläge, die ein Patzer ermöglicht.

PAS-04 = Ein freier Schritt löst nie einen Passierschlag aus. Dasselbe gilt, wenn sich jemand mit einer Attacke löst, gezielt ausweicht oder gestoßen wird: Nur wer auf eigenen Beinen weiter geht als einen Schritt, gibt Gegnern Gelegenheit.
    .counts = Gilt immer und in jeder Kontrollzone. Auch mehrere Gegner ändern daran nichts.

PAS-05 = Manche Patzer geben dem Gegner eine Blöße. Er darf sofort zuschlagen; das kostet ihn nichts und ist nicht erschwert wie ein Schlag im Vorbeigehen. Die Patzertabelle sagt, um wie viel die Parade gegen diesen Schlag erschwert ist oder ob sie gar nicht möglich ist.
    .counts = Gilt mit dem Modul „Patzer“, Variante „ohne Bestätigungswurf“, für den einen Gegner, mit dem der Wurf zu tun hatte, wenn er an den Patzenden gebunden und bereit ist. Ansagen sind nicht möglich, und ein solcher Schlag kann selbst weder glücklich noch ein Patzer sein.
