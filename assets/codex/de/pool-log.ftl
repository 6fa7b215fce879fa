## Das Protokoll

PL-LOG-01 = Das Protokoll erzählt, wer wem was tut, wie viele Würfel es sind und warum, wie sie gefallen sind, wie viele Erfolge auf jeder Seite zählen und was aus den Lebenspunkten wird.
    .counts = Jede Änderung, die etwas bewirkt, steht mit ihrem Grund da. Was ohne Wirkung bleibt, ist durchgestrichen.

PL-LOG-02 = Jede Zeile des Protokolls nennt die Regeln, die hinter ihr stehen, und jede dieser Angaben führt zu ihrer Seite im Kodex.
    .counts = Ein Angriff nennt mindestens Fertigkeit, Vergleich, Stufe und Schaden, dazu alles, was sonst mitgespielt hat.
