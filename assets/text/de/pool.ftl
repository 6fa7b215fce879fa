### Wörter der Würfelpool-Regeln. Schlüssel bestehen aus Art und Begriff; in Klammern stehen Variablen: ihre Namen bleiben.

## Wie die Regeln heißen.

pool-title = Würfelpool (W6)
pool-stand-ins = Das Szenario nennt niemanden für diese Regeln. Andere springen ein, auf Seiten gleicher Punkte für Schaden und Ausdauer.

## Was für eine Runde angesagt werden kann.

pool-plan-fight = Handeln, wenn der Zug kommt
pool-plan-riposte = Ripostehaltung

## Was gefragt wird.

pool-question-stance = In die Ripostehaltung gehen?
pool-question-turn = Der eigene Zug. Was tun?
pool-question-late = Der Zug ist aufgeschoben. Jetzt handeln?
pool-question-riposte = Ein Angriff ist erfolgt. Sofort zurückschlagen?
pool-question-counter = Ein Angriff ist erfolgt. Jetzt den eigenen Zug nehmen?
pool-question-regain = Die Waffe ist gefallen. Statt des nächsten Zuges aufheben?
pool-question-set-up = Wo beginnt dieser Kämpfer?

## Was gewählt werden kann.

pool-offer-strike = Angriff
pool-offer-strike-cell = Ein Feld angreifen
pool-offer-sneak-strike = Hinterhalt
pool-offer-shot = Schuss oder Wurf
pool-offer-sneak-shot = Schuss aus dem Hinterhalt
pool-offer-spell = Zauber
pool-offer-distract = Ablenken
pool-offer-push = Zurückdrängen
pool-offer-push-round = Von einer anderen Seite zurückdrängen
pool-offer-block = Blockieren
pool-offer-disarm = Entwaffnen
pool-offer-blind = Blenden
pool-offer-knock-over = Umwerfen
pool-offer-knock-round = Von einer anderen Seite umwerfen
pool-offer-stun = Betäuben
pool-offer-walk = Bewegen
pool-offer-crawl = Kriechen
pool-offer-sprint = Sprint
pool-offer-climb = Klettern
pool-offer-jump = Springen
pool-offer-rise = Aufstehen
pool-offer-draw = Ziehen
pool-offer-sheathe = Waffe wegstecken
pool-offer-pick-up = Aufheben
pool-offer-load = Laden
pool-offer-door = Tür öffnen oder schließen
pool-offer-smash = Scheibe einschlagen
pool-offer-drink = Trank trinken
pool-offer-give-drink = Trank geben
pool-offer-delay = Zug verzögern
pool-offer-act-now = Jetzt handeln
pool-offer-treat = Erste Hilfe
pool-offer-finish = Töten
pool-offer-heal = Heilen
pool-offer-hide = Verstecken
pool-offer-lift = Körper aufheben
pool-offer-put-down = Körper ablegen
pool-offer-turn = Drehen
pool-offer-drop = Waffe fallen lassen
pool-offer-drop-thing = Gehaltenes fallen lassen
pool-offer-take-back = Aufheben
pool-offer-leave-it = Liegen lassen
pool-offer-leave = Die Karte verlassen
pool-offer-surrender = Aufgeben
pool-offer-pass = Zug beenden
pool-offer-wait = Warten
pool-offer-place = Dort beginnen
pool-offer-ready = Bereit
pool-offer-turns = Zug der Runde
pool-offer-defence = Verteidigung
pool-offer-magic-defence = Magische Verteidigung

## Arten, sich zu bewegen.

pool-gait-walk = Bewegen
pool-gait-crawl = Kriechen
pool-gait-sprint = Sprint
pool-gait-climb = Klettern
pool-gait-jump = Springen

## Werte, wie sie auf Bögen stehen.

pool-value-life = LP
pool-value-defence-dice = Verteidigung
pool-value-magic-dice = Magische Verteidigung
pool-stake-way = Weg, der kürzeste zuerst
pool-stake-push = Weg, der kürzeste zuerst
pool-stake-knock-over = Weg, der kürzeste zuerst
pool-value-attack-dice = Angriff
pool-value-shot-dice = Schuss
pool-value-ini = Initiative
pool-value-paces = Bewegung
pool-value-pieces = Stücke
pool-value-potions = Tränke
pool-value-damage = Schaden
pool-value-successes = Erfolge
pool-value-defence-successes = Erfolge der Verteidigung
pool-value-moves = Bewegungen
pool-value-attacks = Angriffsaktion

## Zustände, wie sie auf Bögen stehen.

pool-state-distracted = Abgelenkt
pool-state-immobilised = Festgesetzt
pool-state-blinded = Geblendet
pool-state-stunned = Betäubt
pool-state-cornered = In die Enge getrieben
pool-state-off-balance = Aus dem Gleichgewicht
pool-state-winded = Nach einem Sprint
pool-state-prone = Liegend
pool-state-unconscious = Bewusstlos
pool-state-stable = Stabilisiert
pool-state-critical-life = Kritischer Zustand
pool-state-dead = Tot
pool-state-disarmed = Entwaffnet
pool-state-surprised = Überrascht
pool-state-riposte-stance = Ripostehaltung
pool-state-waiting = Wartet
pool-state-owes-turn = Verliert den nächsten Zug
pool-state-unloaded = Nicht geladen
pool-state-surrendered = Hat aufgegeben
pool-state-gone = Fort
pool-state-hidden = Versteckt
pool-state-carrying = Trägt einen Körper

## Was erzählt wird, wenn ein Zustand beginnt.

pool-enters-distracted = { $name } ist abgelenkt.
pool-enters-immobilised = { $name } kann sich nicht bewegen.
pool-enters-blinded = { $name } ist geblendet.
pool-enters-stunned = { $name } ist betäubt.
pool-enters-cornered = { $name } ist in die Enge getrieben.
pool-enters-off-balance = { $name } verliert das Gleichgewicht.
pool-enters-winded = { $name } rennt ohne Deckung.
pool-enters-prone = { $name } liegt am Boden.
pool-enters-unconscious = { $name } wird bewusstlos.
pool-enters-stable = { $name } ist stabilisiert.
pool-enters-critical-life = { $name } hat nur noch einen Lebenspunkt.
pool-enters-dead = { $name } ist tot.
pool-enters-disarmed = { $name } hat die Waffe verloren.
pool-enters-surprised = { $name } ist überrascht.
pool-enters-riposte-stance = { $name } wartet auf einen Angriff, um zu antworten.
pool-enters-owes-turn = { $name } gibt den nächsten Zug auf.
pool-enters-unloaded = Die Waffe von { $name } muss geladen werden.
pool-enters-surrendered = { $name } gibt auf.
pool-enters-gone = { $name } verlässt den Kampf.
pool-enters-hidden = { $name } versteckt sich.
pool-enters-carrying = { $name } trägt einen Körper.

## Was erzählt wird, wenn ein Zustand endet.

pool-leaves-distracted = { $name } passt wieder auf.
pool-leaves-immobilised = { $name } kann sich wieder bewegen.
pool-leaves-blinded = { $name } sieht wieder.
pool-leaves-stunned = { $name } kommt wieder zu Sinnen.
pool-leaves-cornered = { $name } hat wieder Platz.
pool-leaves-off-balance = { $name } steht wieder fest.
pool-leaves-winded = { $name } ist wieder auf der Hut.
pool-leaves-prone = { $name } steht auf.
pool-leaves-unconscious = { $name } kommt zu sich.
pool-leaves-stable = { $name } braucht keine Pflege mehr.
pool-leaves-critical-life = { $name } ist nicht mehr beim letzten Lebenspunkt.
pool-leaves-dead = { $name } lebt.
pool-leaves-disarmed = { $name } ist wieder bewaffnet.
pool-leaves-surprised = { $name } hat sich von der Überraschung erholt.
pool-leaves-riposte-stance = { $name } verlässt die Haltung.
pool-leaves-owes-turn = { $name } handelt wieder.
pool-leaves-unloaded = { $name } hat geladen.
pool-leaves-surrendered = { $name } kämpft wieder.
pool-leaves-gone = { $name } kommt zurück.
pool-leaves-hidden = { $name } ist entdeckt.
pool-leaves-carrying = { $name } trägt keinen Körper mehr.

## Was von Handlungen erzählt wird.

pool-deed-arrive = { $name } kommt auf { $cell } dazu.
pool-deed-delay = { $name } wartet ab.
pool-deed-act-now = { $name } handelt jetzt.
pool-deed-rise = { $name } nimmt sich Zeit zum Aufstehen.
pool-deed-draw = { $name } zieht eine Waffe.
pool-deed-sheathe = { $name } steckt die Waffe weg.
pool-deed-drop = { $name } lässt die Waffe fallen.
pool-deed-lose = Die Waffe von { $name } fällt zu Boden.
pool-deed-drop-thing = { $name } lässt etwas fallen.
pool-deed-strike-cell = { $name } greift { $cell } an und trifft nur Luft.
pool-deed-pick-up = { $name } hebt etwas auf.
pool-deed-door = { $name } öffnet oder schließt die Tür auf { $cell }.
pool-deed-drink = { $name } trinkt einen Trank.
pool-deed-give-drink = { $name } gibt { $target } einen Trank.
pool-deed-treat = { $name } leistet { $target } Erste Hilfe.
pool-deed-finish = { $name } tötet { $target }.
pool-deed-heal = { $name } legt { $target } die Hand auf.
pool-deed-lift = { $name } hebt { $target } auf.
pool-deed-put-down = { $name } legt den Körper ab.
pool-deed-leave = { $name } verlässt die Karte.
pool-deed-distract = { $name } versucht, { $target } abzulenken.
pool-deed-push = { $name } versucht, { $target } zurückzudrängen.
pool-deed-block = { $name } versucht, { $target } zu blockieren.
pool-deed-disarm = { $name } versucht, { $target } zu entwaffnen.
pool-deed-blind = { $name } versucht, { $target } zu blenden.
pool-deed-knock-over = { $name } versucht, { $target } umzuwerfen.
pool-deed-stun = { $name } versucht, { $target } zu betäuben.

## Worum es bei Proben und anderen Würfen geht.

pool-check-first-aid = Erste Hilfe
pool-check-healing = Heilung
pool-check-stealth = Verstecken
pool-check-vigilance = Wachsamkeit
pool-check-leap = Sprung
pool-check-distract = Ablenken
pool-check-push = Zurückdrängen
pool-check-block = Blockieren
pool-check-disarm = Entwaffnen
pool-check-blind = Blenden
pool-check-knock-over = Umwerfen
pool-check-stun = Betäuben
pool-check-mishap-drops = Patzer: die Waffe fällt
pool-check-mishap-staggers = Patzer: aus dem Gleichgewicht
pool-check-mishap-falls = Patzer: ein Sturz
pool-check-mishap-hits-friend = Patzer: ein Freund wird getroffen
pool-check-mishap-dulls = Patzer: die Waffe leidet
pool-check-mishap-nothing = Patzer: nichts weiter

## Die Glieder der Kette der Chancen.

pool-chain-hits = hat einen Erfolg
pool-chain-not-warded = Verteidigung misslingt
pool-chain-lands = trifft
pool-chain-glancing-end = Streiftreffer
pool-chain-critical-end = kritischer Treffer
pool-chain-out = kampfunfähig
pool-chain-botched = Patzer
pool-chain-wins = gelingt
pool-chain-passes = gelingt

## Wie gut ein Angriff getroffen hat.

pool-degree-miss = verfehlt
pool-degree-glancing = Streiftreffer
pool-degree-hit = Treffer
pool-degree-powerful = wuchtiger Treffer
pool-degree-critical = kritischer Treffer

## Woher ein Angriff kommt, wie sein Ziel es sieht.

pool-arc-front = von vorn
pool-arc-right = von rechts
pool-arc-left = von links
pool-arc-rear = von hinten

## Wie Gegner zueinander stehen.

pool-class-contact = im Kontakt

## Einblendungen der Karte.

pool-overlay-reach-free = Felder
pool-overlay-reach-harmed = Felder, durch Schädliches
pool-overlay-sight-from = blickt von hier
pool-overlay-sight-seen = in Sicht
pool-overlay-sight-hidden = außer Sicht
pool-overlay-cover-from = wer zielt
pool-overlay-cover-none = im Freien
pool-overlay-cover-post = hinter einem Pfosten
pool-overlay-cover-low = hinter etwas Niedrigem
pool-overlay-cover-corner = hinter einer Ecke
pool-overlay-cover-total = außer Sicht
pool-overlay-light-bright = hell
pool-overlay-light-dim = dämmrig
pool-overlay-light-dark = dunkel
pool-overlay-danger-harm = verletzt
pool-overlay-danger-soon = kommt als Nächstes, in so vielen Runden
pool-overlay-ground-difficult = schwierig: zwei Felder
pool-overlay-ground-very-difficult = sehr schwierig: drei Felder
pool-overlay-distance-reach = in Reichweite der Waffe
pool-overlay-arc-front = vorn
pool-overlay-arc-flank = Flanke
pool-overlay-arc-rear = hinten

## Was es über ein Feld zu wissen gibt.

pool-place-burns = verletzt, wer dort steht
pool-place-difficult = schwieriges Gelände
pool-place-very-difficult = sehr schwieriges Gelände
pool-place-dark = im Dunkeln
pool-place-struck-by = in Reichweite von { $name }
pool-place-covered = gedeckt gegen { $name }

## Was die Nummern hinter `with` zählen, und was sonst von Wörtern der Antworten zu wissen ist.

pool-list-weapons = die Waffen des Kämpfers in der Reihenfolge seines Bogens, in der Hand oder nicht; die Angriffe des bloßen Körpers kommen zuletzt
pool-list-powers = die Zauber des Kämpfers, in der Reihenfolge seines Bogens
pool-list-items = was umherliegt, leuchtet oder fallen gelassen wurde, in der Reihenfolge der Karte, dann des Fallens
pool-note-push = ein anderer Weg als der kürzeste, mit seiner Nummer ab 2
pool-note-knock-over = ein anderer Weg als der kürzeste, mit seiner Nummer ab 2
pool-note-turn = kostet nichts, einmal im Zug
pool-note-surrender = anstelle einer Ansage
pool-note-pass = der Zug ist zu Ende; beim Aufstellen: Der Kämpfer ist bereit
