### Wörter der d20-Regeln. Schlüssel bestehen aus Art und Begriff; in Klammern stehen Variablen: ihre Namen bleiben.

## Varianten von Modulen.

d20-variant-table = Bonuspunkte nach Tabelle
d20-variant-none = keine Bonuspunkte
d20-variant-always = Aufschlag für alle Zauber
d20-variant-never = kein Aufschlag
