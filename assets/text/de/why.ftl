## Warum nicht: was fehlt, und wie viel.

why-no-answer = Das beantwortet die offene Frage nicht
why-shape = In dieser Antwort fehlt etwas, oder es steht zu viel darin
why-not-offered = Das steht jetzt nicht zur Wahl
why-stands-there = Steht schon auf diesem Feld
why-outside-zone = Kein Platz auf diesem Feld der Aufstellung, oder außerhalb davon
why-looks-there = Blickt schon in diese Richtung
