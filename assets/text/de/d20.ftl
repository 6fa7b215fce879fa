### Wörter der d20-Regeln. Schlüssel bestehen aus Art und Begriff; in Klammern stehen Variablen: ihre Namen bleiben.

## Wie die Regeln heißen.

d20-title = d20 (3.5)
d20-stand-ins = Das Szenario nennt niemanden für diese Regeln. Andere springen ein, auf gleich starken Seiten.

## Varianten von Modulen.

d20-variant-table = Bonuspunkte nach Tabelle
d20-variant-none = keine Bonuspunkte
d20-variant-always = Aufschlag für alle Zauber
d20-variant-never = kein Aufschlag

## Was gefragt wird.

d20-question-set-up = Wo beginnt dieser Kämpfer?
d20-question-turn = Der eigene Zug. Was tun?
d20-question-late = Der Zug ist verzögert. Jetzt handeln?
d20-question-opportunity = Jemand gibt sich eine Blöße. Ein Gelegenheitsangriff?
d20-question-readied = Worauf gewartet wurde, geschieht. Zuschlagen?
d20-question-follow-up = Der Gegner ist gefallen. Noch ein Hieb?
d20-question-give-way = Jemand will geradewegs durch dich hindurch. Weichst du aus?

## Was gewählt werden kann.

d20-offer-strike = Angriff
d20-offer-power-strike = Heftiger Angriff
d20-offer-shot = Schuss oder Wurf
d20-offer-charge = Sturmangriff
d20-offer-strike-cell = Ein Feld angreifen
d20-offer-two-weapons = Angriff mit zwei Waffen
d20-offer-off-hand = Angriff mit der Zweithand
d20-offer-draw-other = Mit der Zweithand ziehen
d20-offer-rapid-shot = Schnellschuss
d20-offer-defensive = Defensiv kämpfen
d20-offer-trip = Zu Fall bringen
d20-offer-disarm = Entwaffnen
d20-offer-grapple = Ringen
d20-offer-grapple-harm = Im Ringkampf verletzen
d20-offer-pin = Festhalten
d20-offer-escape = Sich befreien
d20-offer-drag = Den Ringkampf verlagern
d20-offer-bull-rush = Ansturm
d20-offer-charge-rush = Sturmangriff mit Ansturm
d20-offer-wake = Wecken
d20-offer-overrun = Überrennen
d20-offer-step-aside = Ausweichen
d20-offer-stand-firm = Standhalten
d20-offer-sunder = Waffe zerschmettern
d20-offer-sunder-shield = Schild zerschmettern
d20-offer-feint = Finte
d20-offer-aid = Angriff unterstützen
d20-offer-aid-defence = Verteidigung unterstützen
d20-offer-coup-de-grace = Gnadenstoß
d20-offer-spell = Zauber
d20-offer-walk = Bewegen
d20-offer-step = Schritt
d20-offer-withdraw = Rückzug
d20-offer-run = Rennen
d20-offer-crawl = Kriechen
d20-offer-sidle = Seitwärts bewegen
d20-offer-total-defence = Volle Verteidigung
d20-offer-rise = Aufstehen
d20-offer-drop-prone = Sich fallen lassen
d20-offer-draw = Ziehen
d20-offer-sheathe = Waffe wegstecken
d20-offer-drop = Waffe fallen lassen
d20-offer-pick-up = Aufheben
d20-offer-drink = Trinken
d20-offer-take-out = Hervorholen
d20-offer-load = Laden
d20-offer-door = Tür öffnen oder schließen
d20-offer-smash = Scheibe einschlagen
d20-offer-stabilise = Erste Hilfe
d20-offer-delay = Zug verzögern
d20-offer-act-now = Jetzt handeln
d20-offer-ready-attack = Angriff vorbereiten
d20-offer-turn = Drehen
d20-offer-drop-thing = Gehaltenes fallen lassen
d20-offer-leave = Die Karte verlassen
d20-offer-surrender = Aufgeben
d20-offer-pass = Zug beenden
d20-offer-wait = Warten
d20-offer-place = Dort beginnen
d20-offer-ready = Bereit
d20-offer-let-pass = Verstreichen lassen
d20-offer-turns = Zug der Runde
d20-offer-opportunity = Gelegenheitsangriff
d20-offer-opportunities = Gelegenheitsangriffe
d20-offer-rage = Kampfrausch
d20-offer-mount = Aufsitzen
d20-offer-dismount = Absitzen
d20-offer-ride-on = Weiterreiten
d20-offer-control = Das Reittier beherrschen
d20-offer-mount-strikes = Das Reittier greift mit an

## Arten, sich zu bewegen.

d20-gait-walk = Bewegen
d20-gait-step = Schritt
d20-gait-withdraw = Rückzug
d20-gait-run = Rennen
d20-gait-crawl = Kriechen
d20-gait-sidle = Seitwärts bewegen
d20-gait-charge = Sturmangriff
d20-gait-ride-on = Weiterreiten
d20-gait-drag = Den Ringkampf verlagern
d20-gait-overrun = Überrennen

## Werte, wie sie auf Bögen stehen.

d20-value-life = TP
d20-value-armour-class = RK
d20-value-touch = RK gegen Berührung
d20-value-flat-footed-class = RK auf dem falschen Fuß
d20-value-attack = Angriff
d20-value-shot-attack = Schuss
d20-value-damage = Schaden
d20-value-ini = Initiative
d20-value-speed = Bewegung in Feldern
d20-value-fortitude = Zähigkeit
d20-value-reflex = Reflex
d20-value-will = Willen
d20-value-pieces = Stücke
d20-value-hardness = Härte
d20-value-weapon-life = TP der Waffe
d20-value-shield-life = TP des Schilds
d20-value-nonlethal = Nichttödlicher Schaden
d20-value-temporary = Vorübergehende TP
d20-value-strength = Stärke
d20-value-dexterity = Geschicklichkeit
d20-value-constitution = Konstitution
d20-value-intelligence = Intelligenz
d20-value-wisdom = Weisheit
d20-value-charisma = Charisma
d20-value-other-check = Gegenprobe
d20-value-standard = Standardaktion
d20-value-moves = Bewegungsaktionen
d20-value-five-foot = Schritt
d20-value-opportunities = Gelegenheitsangriffe
d20-stake-power = Vom Angriff auf den Schaden
d20-stake-strike = Vom Angriff auf den Schaden

## Zustände, wie sie auf Bögen stehen.

d20-state-blinded = Geblendet
d20-state-confused = Verwirrt
d20-state-cowering = Verängstigt kauernd
d20-state-dazed = Benommen
d20-state-dazzled = Geblendet vom Licht
d20-state-entangled = Verstrickt
d20-state-exhausted = Entkräftet
d20-state-fatigued = Erschöpft
d20-state-flat-footed = Auf dem falschen Fuß
d20-state-frightened = Verängstigt
d20-state-grappling = Im Ringkampf
d20-state-pinned = Festgehalten
d20-state-helpless = Hilflos
d20-state-invisible = Unsichtbar
d20-state-kneeling = Kniend
d20-state-sitting = Sitzend
d20-state-nauseated = Übelkeit
d20-state-panicked = In Panik
d20-state-paralysed = Gelähmt
d20-state-prone = Liegend
d20-state-shaken = Erschüttert
d20-state-sickened = Kränkelnd
d20-state-asleep = Schlafend
d20-state-staggered = Wankend
d20-state-stunned = Betäubt
d20-state-unconscious = Bewusstlos
d20-state-squeezing = Eingezwängt
d20-state-disabled = Kampfunfähig
d20-state-dying = Sterbend
d20-state-stable = Stabil
d20-state-dead = Tot
d20-state-charging = Im Sturmangriff
d20-state-defending = Volle Verteidigung
d20-state-fighting-defensively = Kämpft defensiv
d20-state-surprised = Überrascht
d20-state-waiting = Wartet
d20-state-readied = Handlung vorbereitet
d20-state-unloaded = Nicht geladen
d20-state-disarmed = Entwaffnet
d20-state-surrendered = Hat aufgegeben
d20-state-gone = Fort
d20-state-raging = Im Kampfrausch
d20-state-riding = Im Sattel
d20-state-fells = Schlägt nach

## Was erzählt wird, wenn ein Zustand beginnt.

d20-enters-blinded = { $name } ist geblendet.
d20-enters-confused = { $name } ist verwirrt.
d20-enters-cowering = { $name } kauert vor Angst.
d20-enters-dazed = { $name } ist benommen.
d20-enters-dazzled = { $name } ist vom Licht geblendet.
d20-enters-entangled = { $name } ist verstrickt.
d20-enters-exhausted = { $name } ist entkräftet.
d20-enters-fatigued = { $name } ist erschöpft.
d20-enters-flat-footed = { $name } ist auf dem falschen Fuß erwischt.
d20-enters-frightened = { $name } ist verängstigt.
d20-enters-grappling = { $name } ringt.
d20-enters-pinned = { $name } wird festgehalten.
d20-enters-helpless = { $name } ist hilflos.
d20-enters-invisible = { $name } ist unsichtbar.
d20-enters-kneeling = { $name } kniet.
d20-enters-sitting = { $name } sitzt.
d20-enters-nauseated = { $name } wird von Übelkeit gepackt.
d20-enters-panicked = { $name } gerät in Panik.
d20-enters-paralysed = { $name } ist gelähmt.
d20-enters-prone = { $name } liegt am Boden.
d20-enters-shaken = { $name } ist erschüttert.
d20-enters-sickened = { $name } fühlt sich elend.
d20-enters-asleep = { $name } schläft ein.
d20-enters-staggered = { $name } wankt.
d20-enters-stunned = { $name } ist betäubt.
d20-enters-unconscious = { $name } wird bewusstlos.
d20-enters-squeezing = { $name } zwängt sich hindurch.
d20-enters-disabled = { $name } ist kampfunfähig.
d20-enters-dying = { $name } liegt im Sterben.
d20-enters-stable = { $name } ist stabil.
d20-enters-dead = { $name } ist tot.
d20-enters-charging = { $name } stürmt an.
d20-enters-defending = { $name } verteidigt sich nur noch.
d20-enters-fighting-defensively = { $name } kämpft defensiv.
d20-enters-surprised = { $name } ist überrascht.
d20-enters-waiting = { $name } wartet ab.
d20-enters-readied = { $name } ist bereit zuzuschlagen.
d20-enters-unloaded = { $name } muss laden.
d20-enters-disarmed = { $name } hat die Waffe verloren.
d20-enters-surrendered = { $name } gibt auf.
d20-enters-gone = { $name } verlässt den Kampf.
d20-enters-raging = { $name } gerät in Kampfrausch.
d20-enters-riding = { $name } sitzt im Sattel.
d20-enters-fells = { $name } schlägt nach.

## Was erzählt wird, wenn ein Zustand endet.

d20-leaves-blinded = { $name } sieht wieder.
d20-leaves-confused = { $name } denkt wieder klar.
d20-leaves-cowering = { $name } fasst wieder Mut.
d20-leaves-dazed = { $name } kann wieder handeln.
d20-leaves-dazzled = { $name } sieht wieder klar.
d20-leaves-entangled = { $name } kommt frei.
d20-leaves-exhausted = { $name } ist nicht mehr entkräftet.
d20-leaves-fatigued = { $name } ist ausgeruht.
d20-leaves-flat-footed = { $name } ist auf der Hut.
d20-leaves-frightened = { $name } fasst wieder Mut.
d20-leaves-grappling = { $name } ringt nicht mehr.
d20-leaves-pinned = { $name } kommt frei.
d20-leaves-helpless = { $name } ist nicht mehr hilflos.
d20-leaves-invisible = { $name } wird sichtbar.
d20-leaves-kneeling = { $name } steht auf.
d20-leaves-sitting = { $name } steht auf.
d20-leaves-nauseated = { $name } hat die Übelkeit überwunden.
d20-leaves-panicked = { $name } ist wieder ruhig.
d20-leaves-paralysed = { $name } kann sich wieder bewegen.
d20-leaves-prone = { $name } steht auf.
d20-leaves-shaken = { $name } hat sich gefasst.
d20-leaves-sickened = { $name } fühlt sich besser.
d20-leaves-asleep = { $name } wacht auf.
d20-leaves-staggered = { $name } steht wieder fest.
d20-leaves-stunned = { $name } kommt wieder zu Sinnen.
d20-leaves-unconscious = { $name } kommt zu sich.
d20-leaves-squeezing = { $name } hat wieder Platz.
d20-leaves-disabled = { $name } kann wieder kämpfen.
d20-leaves-dying = { $name } stirbt nicht mehr.
d20-leaves-stable = { $name } ist nicht mehr stabil.
d20-leaves-dead = { $name } lebt.
d20-leaves-charging = { $name } ist zum Stehen gekommen.
d20-leaves-defending = { $name } gibt die volle Verteidigung auf.
d20-leaves-fighting-defensively = { $name } kämpft wieder frei.
d20-leaves-surprised = { $name } hat sich von der Überraschung erholt.
d20-leaves-waiting = { $name } wartet nicht mehr.
d20-leaves-readied = { $name } ist nicht mehr bereit.
d20-leaves-unloaded = { $name } hat geladen.
d20-leaves-disarmed = { $name } ist wieder bewaffnet.
d20-leaves-surrendered = { $name } kämpft wieder.
d20-leaves-gone = { $name } kommt zurück.
d20-leaves-raging = { $name } ist wieder ruhig.
d20-leaves-riding = { $name } ist aus dem Sattel.
d20-leaves-fells = { $name } hält inne.

## Was von Handlungen erzählt wird.

d20-deed-arrive = { $name } kommt auf { $cell } dazu.
d20-deed-delay = { $name } wartet ab.
d20-deed-act-now = { $name } handelt jetzt.
d20-deed-ready-attack = { $name } lauert auf einen Gegner.
d20-deed-rise = { $name } rafft sich auf.
d20-deed-drop-prone = { $name } lässt sich zu Boden fallen.
d20-deed-draw = { $name } zieht eine Waffe.
d20-deed-sheathe = { $name } steckt die Waffe weg.
d20-deed-drop = { $name } lässt die Waffe fallen.
d20-deed-lose = Die Waffe von { $name } fällt zu Boden.
d20-deed-drop-thing = { $name } lässt etwas fallen.
d20-deed-pick-up = { $name } hebt etwas auf.
d20-deed-drink = { $name } trinkt einen Trank.
d20-deed-take-potion = { $name } holt einen Trank hervor.
d20-deed-take-wand = { $name } holt einen Zauberstab hervor.
d20-deed-take-scroll = { $name } holt eine Schriftrolle hervor.
d20-deed-use-wand = { $name } benutzt einen Zauberstab.
d20-deed-read-scroll = { $name } liest eine Schriftrolle.
d20-deed-load = { $name } lädt.
d20-deed-door = { $name } öffnet oder schließt die Tür auf { $cell }.
d20-deed-smash = { $name } schlägt die Scheibe auf { $cell } ein.
d20-deed-strike-cell = { $name } greift { $cell } an und trifft nur Luft.
d20-deed-charge = { $name } stürmt an, auf { $target } zu.
d20-deed-trip = { $name } versucht, { $target } zu Fall zu bringen.
d20-deed-disarm = { $name } versucht, { $target } zu entwaffnen.
d20-deed-grapple = { $name } versucht, { $target } zu packen.
d20-deed-grapple-harm = { $name } versucht, { $target } im Ringkampf zu verletzen.
d20-deed-pin = { $name } versucht, { $target } festzuhalten.
d20-deed-escape = { $name } versucht, sich von { $target } zu befreien.
d20-deed-drag = { $name } versucht, { $target } mitzuschleifen.
d20-deed-bull-rush = { $name } rennt { $target } an.
d20-deed-overrun = { $name } versucht, { $target } zu überrennen.
d20-deed-step-aside = { $name } weicht { $target } aus.
d20-deed-trample = { $name } reitet geradewegs auf { $target } zu; Ausweichen ist nicht möglich.
d20-deed-sunder = { $name } schlägt nach der Waffe von { $target }.
d20-deed-sunder-shield = { $name } schlägt nach dem Schild von { $target }.
d20-deed-weapon-breaks = Die Waffe von { $name } zerbricht.
d20-deed-shield-breaks = Der Schild von { $name } zerbricht.
d20-deed-weapon-holds = Die Waffe von { $name } hält: sie ist zu hart für diesen Schlag.
d20-deed-shield-holds = Der Schild von { $name } hält: er ist zu hart für diesen Schlag.
d20-deed-feint = { $name } täuscht { $target } einen Hieb vor.
d20-deed-aid = { $name } lenkt { $target } für einen Freund ab.
d20-deed-aid-defence = { $name } hilft bei der Verteidigung: { $target }.
d20-deed-coup-de-grace = { $name } gibt { $target } den Gnadenstoß.
d20-deed-stabilise = { $name } leistet { $target } Erste Hilfe.
d20-deed-mount = { $name } sitzt auf: { $target }.
d20-deed-dismount = { $name } sitzt ab.
d20-deed-control = { $name } versucht, { $target } zu beruhigen.
d20-deed-mount-strikes = Das Reittier von { $name } greift { $target } an.
d20-deed-bolt = { $name } flieht aus dem Kampf.
d20-deed-wake = { $name } rüttelt { $target } wach.
d20-deed-rend = { $name } zerfleischt { $target }.
d20-deed-poison = Das Gift von { $name } dringt in { $target } ein.
d20-deed-rapid-shot = { $name } schießt schneller als sonst.
d20-deed-two-weapons = { $name } kämpft mit beiden Händen.
d20-deed-draw-other = { $name } zieht eine zweite Waffe.
d20-deed-defensive = { $name } kämpft mit Vorsicht.
d20-deed-total-defence = { $name } verteidigt sich nur noch.
d20-deed-leave = { $name } verlässt die Karte.
d20-deed-let-pass = { $name } lässt die Gelegenheit verstreichen.

## Worum es bei Proben und anderen Würfen geht.

d20-check-confirmation = Bestätigung des kritischen Treffers
d20-check-miss-chance = Fehlschlagchance
d20-check-lingering = Anhaltender Schaden
d20-check-save = Rettungswurf
d20-check-stabilising = Sich stabilisieren
d20-check-massive = Zähigkeit gegen gewaltigen Schaden
d20-check-knees = Mit den Knien lenken
d20-check-control = Das Reittier beherrschen
d20-check-mount-strikes = Beide greifen an
d20-check-vault = In einem Satz auf- oder absitzen
d20-check-soft-fall = Weicher Sturz aus dem Sattel
d20-check-stays-on = Im Sattel bleiben
d20-check-saved-mount = Reiten gegen den Treffer auf das Reittier
d20-check-poison = Zähigkeit gegen das Gift
d20-check-concentration = Konzentration
d20-check-misdirection = Wen es stattdessen trifft
d20-check-trip = Zu Fall bringen
d20-check-disarm = Entwaffnen
d20-check-sunder = Zerschmettern
d20-check-sundering = Schaden am Gegenstand
d20-check-grapple = Ringen
d20-check-bull-rush = Ansturm
d20-check-overrun = Überrennen
d20-check-knock-down = Umstoßen
d20-check-feint = Finte
d20-check-aid = Angriff unterstützen
d20-check-aid-defence = Verteidigung unterstützen
d20-check-stabilise = Erste Hilfe
d20-check-coup-de-grace = Zähigkeit gegen den Gnadenstoß
d20-check-ini = Initiative
d20-check-fortitude = Zähigkeit
d20-check-reflex = Reflex
d20-check-will = Willen
d20-check-smash = Scheibe einschlagen

## Die Glieder der Kette der Chancen.

d20-chain-hits = trifft
d20-chain-critical = kritischer Treffer
d20-chain-out = kampfunfähig
d20-chain-misdirection = trifft den Gemeinten
d20-chain-wins = gelingt
d20-chain-knock-down = stürzt stattdessen selbst
d20-chain-breaks = zerbricht
d20-chain-passes = gelingt

## Wie gut ein Angriff getroffen hat.

d20-degree-miss = verfehlt
d20-degree-hit = Treffer
d20-degree-critical = kritischer Treffer

## Woher ein Angriff kommt, wie sein Ziel es sieht.

d20-arc-front = von vorn
d20-arc-right = von rechts
d20-arc-left = von links
d20-arc-rear = von hinten

## Wie Gegner zueinander stehen.

d20-class-in-reach = in Reichweite

## Einblendungen der Karte.

d20-overlay-reach-free = Felder
d20-overlay-reach-open = Felder, die ein Gegner bedroht
d20-overlay-reach-harmed = Felder, die verletzen
d20-overlay-sight-from = blickt von hier
d20-overlay-sight-seen = in Sicht
d20-overlay-sight-hidden = außer Sicht
d20-overlay-cover-from = wer zielt
d20-overlay-cover-none = im Freien
d20-overlay-cover-soft = hinter jemandem
d20-overlay-cover-part = in Deckung
d20-overlay-cover-most = in besserer Deckung
d20-overlay-cover-total = außer Sicht
d20-overlay-light-bright = hell
d20-overlay-light-shadowy = im Schatten
d20-overlay-light-hardly = kaum Licht
d20-overlay-light-dark = dunkel
d20-overlay-danger-harm = verletzt
d20-overlay-danger-soon = kommt als Nächstes, in so vielen Runden
d20-overlay-ground-difficult = schwierig: kostet das Doppelte
d20-overlay-ground-very-difficult = sehr schwierig: kostet so viel mehr
d20-overlay-distance-reach = in Reichweite der Waffe
d20-overlay-zone-own = von diesem Kämpfer bedroht
d20-overlay-zone-foes = von so vielen Gegnern bedroht
d20-overlay-zone-both = von beiden Seiten bedroht
d20-overlay-arc-front = Front
d20-overlay-arc-flank = Flanke
d20-overlay-arc-rear = Rücken

## Was es über ein Feld zu wissen gibt.

d20-place-burns = verletzt, wer dort steht
d20-place-difficult = schwieriges Gelände
d20-place-threatened-by = bedroht von { $name }
d20-place-covered = gedeckt gegen { $name }
d20-place-at-flank = in der Flanke von { $name }
d20-place-at-back = im Rücken von { $name }
d20-place-spell-strikes = der größte Zauber hierher trifft { $name }

## Was die Nummern hinter `with` zählen, und was sonst von Wörtern der Antworten zu wissen ist.

d20-list-weapons = die Waffen des Kämpfers in der Reihenfolge seines Bogens, in der Hand oder nicht; die Angriffe des bloßen Körpers kommen zuletzt
d20-list-items = was umherliegt, leuchtet oder fallen gelassen wurde, in der Reihenfolge der Karte, dann des Fallens
d20-note-power-strike = die Zahl ist, was der Angriff für den Schaden aufgibt
d20-note-pass = der Zug ist zu Ende; beim Aufstellen: Der Kämpfer ist bereit

## Feats, stealth, poison and the rest of movement.

d20-offer-manyshot = Zwei Pfeile auf einmal
d20-offer-whirlwind = Wirbelwindangriff
d20-offer-expertise = Defensive Kampfweise
d20-offer-turn-blows = Gegen die Art der Waffe schlagen
d20-offer-hide = Sich verstecken
d20-offer-search = Suchen
d20-offer-find-helpless = Nach einem Hilflosen tasten
d20-offer-kneel-down = Niederknien
d20-offer-ready-shot = Einen Schuss bereithalten
d20-offer-tumble = Turnen
d20-offer-spring = Wegtänzeln
d20-offer-struggle = Sich durchkämpfen
d20-gait-tumble = Turnen
d20-gait-spring = Wegtänzeln
d20-gait-struggle = Sich durchkämpfen
d20-state-hidden = Versteckt
d20-state-poisoned = Vergiftet
d20-state-expertise = Gibt Treffer für Abwehr
d20-enters-hidden = { $name } versteckt sich.
d20-enters-poisoned = { $name } ist vergiftet.
d20-enters-expertise = { $name } gibt Treffer für Abwehr.
d20-leaves-hidden = { $name } ist nicht mehr versteckt.
d20-leaves-poisoned = Das Gift in { $name } hat sich erschöpft.
d20-leaves-expertise = { $name } kämpft wieder ohne Vorsicht.
d20-deed-manyshot = { $name } schießt zwei Pfeile auf einmal.
d20-deed-whirlwind = { $name } wirbelt herum und schlägt nach allen.
d20-deed-expertise = { $name } gibt Treffer für Abwehr.
d20-deed-turn-blows = { $name } schlägt gegen die Art der Waffe.
d20-deed-hide = { $name } sucht ein Versteck.
d20-deed-search = { $name } sieht sich gründlich um.
d20-deed-find-helpless = { $name } tastet nach { $target }.
d20-deed-kneel-down = { $name } kniet nieder.
d20-deed-ready-shot = { $name } legt an und wartet.
d20-check-confused = Was die Verwirrung bringt
d20-check-hide = Verstecken
d20-check-spot = Entdecken
d20-check-notice = Den Hinterhalt bemerken
d20-check-tumble = Turnen
d20-list-points = die Punkte, die gegeben werden, ab 1
## Magie: was gefragt wird und gewählt werden kann.

d20-question-aim = Das nächste Geschoss oder der nächste Strahl: auf wen?
d20-offer-cast = Zaubern
d20-offer-cast-at = Auf ein Feld zaubern
d20-offer-cast-towards = In eine Richtung zaubern
d20-offer-cast-defensively = Defensiv zaubern
d20-offer-discharge = Mit dem Zauber berühren
d20-offer-roll-sphere = Die Flammenkugel rollen
d20-offer-aim-at = Zielen auf
d20-offer-same-aim = Alle auf dasselbe Ziel
d20-offer-aim = Zielen
d20-offer-magic-missile = Magisches Geschoss
d20-offer-burning-hands = Brennende Hände
d20-offer-mage-armour = Magierrüstung
d20-offer-shield-spell = Schild (Zauber)
d20-offer-sleep = Schlaf
d20-offer-shocking-grasp = Schockgriff
d20-offer-bless = Segnen
d20-offer-cure-light = Leichte Wunden heilen
d20-offer-shield-of-faith = Schild des Glaubens
d20-offer-ray-of-frost = Kältestrahl
d20-offer-scorching-ray = Sengender Strahl
d20-offer-flaming-sphere = Flammenkugel
d20-offer-blur = Verschwimmen
d20-offer-invisibility = Unsichtbarkeit
d20-offer-fireball = Feuerball
d20-offer-lightning-bolt = Blitz
d20-offer-displacement = Ortswechsel-Trugbild
d20-offer-hold-person = Person festhalten
d20-offer-cure-moderate = Mittelschwere Wunden heilen
d20-offer-cure-serious = Schwere Wunden heilen

## Magie: Werte, Zustände und was erzählt wird.

d20-value-spells = Zauber übrig
d20-value-save = Rettungswurf
d20-value-save-dc = Rettungswurf gegen Zauber
d20-state-charged = Hält eine Ladung
d20-state-casting = Zaubert
d20-state-flaming-sphere = Lenkt eine Flammenkugel
d20-state-mage-armour = Magierrüstung
d20-state-shield-spell = Schild (Zauber)
d20-state-bless = Gesegnet
d20-state-shield-of-faith = Schild des Glaubens
d20-state-blur = Verschwommen
d20-state-displacement = Scheinbar versetzt
d20-enters-charged = { $name } hält die Ladung des Zaubers.
d20-enters-casting = { $name } zaubert weiter bis zum nächsten Zug.
d20-enters-flaming-sphere = Eine Flammenkugel gehorcht { $name }.
d20-enters-mage-armour = { $name } trägt eine Rüstung aus Kraft.
d20-enters-shield-spell = Ein Schild aus Kraft schützt { $name }.
d20-enters-bless = { $name } ist gesegnet.
d20-enters-shield-of-faith = Der Glaube schützt { $name }.
d20-enters-blur = { $name } verschwimmt.
d20-enters-displacement = { $name } scheint anderswo zu stehen.
d20-leaves-charged = Die Ladung von { $name } ist vergangen.
d20-leaves-casting = { $name } hat zu Ende gezaubert.
d20-leaves-flaming-sphere = Die Flammenkugel von { $name } erlischt.
d20-leaves-mage-armour = Die Magierrüstung von { $name } vergeht.
d20-leaves-shield-spell = Der Schild aus Kraft von { $name } vergeht.
d20-leaves-bless = Der Segen von { $name } vergeht.
d20-leaves-shield-of-faith = Der Schild des Glaubens von { $name } vergeht.
d20-leaves-blur = { $name } ist wieder deutlich zu sehen.
d20-leaves-displacement = { $name } ist wieder am wahren Ort zu sehen.
d20-deed-cast-defensively = { $name } zaubert defensiv.
d20-deed-roll-sphere = Die Flammenkugel von { $name } rollt nach { $cell }.
d20-check-spell-failure = Zauberpatzer durch Rüstung
d20-check-spell-resistance = Gegen Zauberresistenz
d20-check-area = Felder des Wirkungsbereichs
d20-check-healing = Heilung
d20-chain-casts = kommt zustande
d20-chain-unsaved = Rettungswurf misslingt
d20-overlay-danger-sphere = eine Flammenkugel
d20-list-spells = die Zauber, die der Kämpfer kennt, die niedrigsten Grade zuerst, in der Reihenfolge des Bogens
d20-list-carried = die Tränke, Zauberstäbe und Schriftrollen des Kämpfers, mit ihren Nummern unter den Zaubern
d20-note-cast-at = eine Explosion beginnt an der nordwestlichen Ecke des Feldes; ein Blitz geht durch das Feld
d20-note-cast-towards = ein Kegel von einer Ecke des Zaubernden aus
d20-deed-magic-missile = { $name } wirkt ein magisches Geschoss gegen { $target }.
d20-deed-burning-hands = { $name } wirkt brennende Hände.
d20-deed-mage-armour = { $name } wirkt eine Magierrüstung.
d20-deed-shield-spell = { $name } wirkt einen Schild.
d20-deed-sleep = { $name } wirkt Schlaf auf { $cell }.
d20-deed-shocking-grasp = { $name } wirkt einen Schockgriff gegen { $target }.
d20-deed-bless = { $name } wirkt einen Segen.
d20-deed-cure-light = { $name } wirkt Leichte Wunden heilen.
d20-deed-shield-of-faith = { $name } wirkt einen Schild des Glaubens.
d20-deed-ray-of-frost = { $name } wirkt einen Kältestrahl gegen { $target }.
d20-deed-scorching-ray = { $name } wirkt einen sengenden Strahl gegen { $target }.
d20-deed-flaming-sphere = { $name } wirkt eine Flammenkugel auf { $cell }.
d20-deed-blur = { $name } wirkt Verschwimmen.
d20-deed-invisibility = { $name } wirkt Unsichtbarkeit.
d20-deed-fireball = { $name } wirkt einen Feuerball auf { $cell }.
d20-deed-lightning-bolt = { $name } wirkt einen Blitz auf { $cell }.
d20-deed-displacement = { $name } wirkt ein Ortswechsel-Trugbild.
d20-deed-hold-person = { $name } wirkt Person festhalten gegen { $target }.
d20-deed-cure-moderate = { $name } wirkt Mittelschwere Wunden heilen.
d20-deed-cure-serious = { $name } wirkt Schwere Wunden heilen.
d20-deed-spell = { $name } wirkt einen Zauber.

## Zauberpunkte und Metamagie.

d20-value-spell-points = Zauberpunkte
d20-value-cantrips = Zaubertricks übrig
d20-value-potions = Tränke
d20-value-charges = Ladungen von Zauberstäben
d20-value-scrolls = Schriftrollen
d20-value-excess = Punkte über dem Erträglichen
d20-check-spell-points = Zauberpunkte
d20-check-price = Kosten in Zauberpunkten
d20-check-effective-level = Grad des veränderten Zaubers
d20-check-caster-level = Zauberstufe
d20-check-excess = Punkte über dem Erträglichen
d20-check-toll = Überanstrengung
d20-check-few-points = Wenige Zauberpunkte übrig
d20-check-collapse-rounds = Runden des Zusammenbruchs
d20-offer-spell-points = die Zauberpunkte
d20-deed-bears-it = { $name } hält der Überanstrengung stand.
d20-deed-strain = Die Magie zehrt an { $name }.
d20-deed-collapse = { $name } bricht unter der Magie zusammen.
d20-deed-madness = Die Magie raubt { $name } den Verstand.
d20-deed-death = Die Magie tötet { $name }.
d20-chain-strain = angegriffen davon
d20-chain-collapse = bricht zusammen
d20-chain-madness = verliert den Verstand
d20-chain-death = stirbt daran
d20-deed-cleave = { $name } schlägt gleich nach dem nächsten Gegner.
d20-deed-great-cleave = { $name } schlägt noch einen weiteren Gegner.
d20-deed-strikes-fallen = { $name } schlägt sofort nach dem Gestürzten.
d20-deed-reflexes = { $name } ist flink genug für einen Schlag außer der Reihe.
d20-deed-quick-feint = Das kostet { $name } nur eine Bewegung.
d20-offer-critical = den kritischen Treffer
d20-offer-throw = Waffe werfen
d20-offer-one-handed-shot = Einhändig schießen
d20-deed-thrown = { $name } hat die Waffe aus der Hand geworfen.
d20-offer-shoot-cell = Auf ein Feld schießen
d20-deed-shoot-cell = { $name } schießt auf { $cell } und trifft nichts.

## Untote vertreiben.

d20-offer-turn-undead = Untote vertreiben
d20-deed-turn-undead = { $name } vertreibt die Untoten.
d20-deed-destroys = { $target } zerfällt vor { $name }.
d20-state-turned = Vertrieben
d20-enters-turned = { $name } wird vertrieben und flieht.
d20-leaves-turned = { $name } flieht nicht mehr.
d20-value-turnings = Vertreibungen übrig
d20-value-turning-check = Vertreibungswurf
d20-value-turning-power = Vertriebene Trefferwürfel
d20-check-turning-check = Vertreibungswurf
d20-check-turning-limit = Höchste Trefferwürfel eines Untoten
d20-check-turning-power = Vertriebene Trefferwürfel
d20-chain-turned = nächster vertrieben
d20-chain-destroyed = nächster zerstört
