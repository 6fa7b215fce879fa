### Wörter der vierten Edition. Schlüssel bestehen aus Art und Begriff; in Klammern stehen Variablen: Ihre Namen bleiben.

## Wie die Regeln heißen.

dsa41-title = Vierte Edition (4.1)

## Was ein Kämpfer für eine Runde ansagen kann.

dsa41-plan-fight = Angriff und Abwehr
dsa41-plan-defend = Nur Abwehr
dsa41-plan-move-defend = Bewegen, Abwehr behalten
dsa41-plan-move-attack = Bewegen, dann angreifen
dsa41-plan-attack-move = Angreifen, dann bewegen
dsa41-plan-move-move = Laufen: zweimal bewegen
dsa41-plan-lunge-on = Ausfall fortsetzen
dsa41-plan-pressed = Zwei Paraden: vom Ausfall bedrängt
dsa41-plan-guarded = Defensiver Kampfstil: zwei Abwehren
dsa41-plan-sprint = Sprint
dsa41-plan-act-defend = Handeln, Abwehr behalten
dsa41-plan-act-attack = Handeln, dann angreifen
dsa41-plan-attack-act = Angreifen, dann handeln
dsa41-plan-move-act = Bewegen, dann handeln
dsa41-plan-act-move = Handeln, dann bewegen
dsa41-plan-act-act = Zweimal handeln
dsa41-plan-act = Eine Aktion
dsa41-plan-move = Eine Bewegung
dsa41-plan-carry-on = Weitermachen
dsa41-plan-shoot-twice = Zweimal schießen oder werfen
dsa41-plan-shelter = Verteidigung hinter dem Schild

## Wonach gefragt wird.

dsa41-question-announce = Was tust du in dieser Runde?
dsa41-question-attack = Wen greifst du an?
dsa41-question-regular = Was tust du jetzt?
dsa41-question-defend = Ein Schlag kommt. Wie wehrst du ab?
dsa41-question-free = Eine Freie Aktion?
dsa41-question-last-words = Letzte Worte?
dsa41-question-passing-strike = Ein Gegner zieht vorbei. Passierschlag?
dsa41-question-strike-thrower = Ein Gegner wirft auf dich aus nächster Nähe. Vorher zuschlagen?
dsa41-question-strike-charger = Ein Gegner stürmt in deine längere Waffe. Vorher zuschlagen?
dsa41-question-strike-exposed = Sein Schlag hat dem Gegner eine Blöße gegeben. Zuschlagen?
dsa41-question-occasional-strike = Ein Gegner hat gepatzt. Zuschlagen?
dsa41-question-follow = Der Gegner löst sich. Nachsetzen?
dsa41-question-press = Der Gegner ist zurückgedrängt. Nachrücken?
dsa41-question-counter-blow = Ein Gegner schlägt zu. Gegenhalten, statt zu parieren?
dsa41-question-set-up = Wo beginnt dieser Kämpfer?
dsa41-question-suppress = Eine Wunde. Zwingst du dich, sie nicht zu spüren?
dsa41-question-defy = Kaum noch Leben. Zwingst du dich weiterzukämpfen?

## Was von einer Antwort zu wissen ist.

dsa41-hint-out-of-reach = jetzt niemand in Reichweite: nächster Feind { $distance } Schritt weit, Waffe reicht { $reach }
dsa41-hint-too-far = auch nach der Bewegung niemand in Reichweite: Feind { $distance } Schritt weit, Bewegung { $paces }
dsa41-hint-cut-off = jetzt niemand in Reichweite: Etwas steht dazwischen
dsa41-hint-strikes-wait = Gegner, die dabei zuschlagen dürfen: { $foes }
dsa41-hint-no-bearings = kein Schlag, bevor der Stand wieder sicher ist
dsa41-hint-not-now = kein Schlag mehr für die Feinde in Reichweite
dsa41-hint-out-of-range = kein Schuss: nächster Gegner { $distance } Schritt entfernt, die Waffe trägt { $range }
dsa41-hint-no-line = kein Schuss: der nächste Gegner ist verdeckt
dsa41-hint-not-seen = kein Schuss: zu dunkel, um den nächsten Gegner zu sehen
dsa41-hint-engaged = kein Schuss: zu sehr von Gegnern bedrängt
dsa41-hint-not-loaded = kein Schuss: nicht geladen, noch { $loads ->
    [one] { $loads } Aktion
   *[other] { $loads } Aktionen
}
dsa41-hint-no-missiles = kein Schuss: nichts mehr zu verschießen
dsa41-hint-no-place = kein Schuss von dieser Stelle

## Was zur Wahl steht: Manöver, Abwehr, Aktionen.

dsa41-offer-attack = Attacke
dsa41-offer-feint = Finte
dsa41-offer-power-blow = Wuchtschlag
dsa41-offer-passing-strike = Passierschlag
dsa41-offer-strike-later = Auf ein späteres Feld warten
dsa41-offer-follow = Nachsetzen
dsa41-offer-close-in = Im Handgemenge beginnen
dsa41-offer-shorten = Distanz verkürzen
dsa41-offer-shorten-two = Distanz um zwei Klassen verkürzen
dsa41-offer-shorten-feint = Distanz mit Finte verkürzen
dsa41-offer-shorten-two-feint = Distanz mit Finte um zwei Klassen verkürzen
dsa41-offer-lengthen = Zurückziehen (Distanz um eine Klasse vergrößern)
dsa41-offer-lengthen-two = Zurückziehen um zwei Klassen
dsa41-offer-lengthen-far = Zurückziehen um eine Klasse, ein Feld weiter
dsa41-offer-lengthen-two-far = Zurückziehen um zwei Klassen, ein Feld weiter
dsa41-offer-charge = Sturmangriff
dsa41-offer-hammer = Hammerschlag
dsa41-offer-sweep = Befreiungsschlag
dsa41-offer-lunge = Ausfall
dsa41-offer-lunge-on = Nächste Attacke des Ausfalls
dsa41-offer-feint-power = Finte mit Wuchtschlag
dsa41-offer-knock-down = Niederwerfen
dsa41-offer-trip = Umreißen
dsa41-offer-disarm = Entwaffnen
dsa41-offer-thrust = Gezielter Stich
dsa41-offer-death-thrust = Todesstoß
dsa41-offer-flat-blow = Stumpfer Schlag
dsa41-offer-stunning-blow = Betäubungsschlag
dsa41-offer-split-shield = Schildspalter
dsa41-offer-master-parry = Meisterparade
dsa41-offer-master-shield-parry = Meisterparade mit der anderen Hand
dsa41-offer-bind = Binden
dsa41-offer-bind-second = Binden mit der Parierwaffe
dsa41-offer-disarming-parry = Entwaffnen aus der Parade
dsa41-offer-disarming-second = Entwaffnen mit der Parierwaffe
dsa41-offer-windmill = Windmühle
dsa41-offer-break-weapon = Waffe zerbrechen
dsa41-offer-pin = Festnageln
dsa41-offer-double-attack = Doppelangriff
dsa41-offer-counter = Gegenhalten
dsa41-offer-blade-storm = Klingensturm auf zwei Gegner
dsa41-offer-blade-storm-three = Klingensturm auf drei Gegner
dsa41-offer-blade-wall = Klingenwand
dsa41-offer-aimed-head = Gezielter Schlag auf den Kopf
dsa41-offer-aimed-chest = Gezielter Schlag auf die Brust
dsa41-offer-aimed-back = Gezielter Schlag auf den Rücken
dsa41-offer-aimed-belly = Gezielter Schlag auf den Bauch
dsa41-offer-aimed-left-arm = Gezielter Schlag auf den linken Arm
dsa41-offer-aimed-right-arm = Gezielter Schlag auf den rechten Arm
dsa41-offer-aimed-left-leg = Gezielter Schlag auf das linke Bein
dsa41-offer-aimed-right-leg = Gezielter Schlag auf das rechte Bein
dsa41-offer-press = Nachrücken
dsa41-offer-suppress = Wunde ignorieren
dsa41-offer-defy = Trotzdem weiterkämpfen
dsa41-offer-run = Laufen
dsa41-offer-withdraw = Zu Fuß zurückziehen
dsa41-offer-parry = Parade
dsa41-offer-shield-parry = Schildparade
dsa41-offer-second-parry = Zweite Parade
dsa41-offer-dodge = Ausweichen
dsa41-offer-aimed-dodge = Gezieltes Ausweichen
dsa41-offer-aimed-dodge-back = Gezielt ausweichen, eine Klasse zurück
dsa41-offer-aimed-dodge-far = Gezielt ausweichen, zwei Klassen zurück
dsa41-offer-no-defence = Keine Abwehr
dsa41-offer-turn = Drehen
dsa41-offer-turn-fully = Ganz umdrehen
dsa41-offer-kneel = Hinknien
dsa41-offer-stand = Aufstehen
dsa41-offer-stand-quickly = Aufspringen
dsa41-offer-go-down = Zu Boden gehen
dsa41-offer-recover = Position
dsa41-offer-change-style = Kampfweise wechseln
dsa41-offer-draw = Ziehen
dsa41-offer-drop = Waffe fallen lassen
dsa41-offer-door = Tür öffnen oder schließen
dsa41-offer-delay = Verzögern
dsa41-offer-shout = Rufen
dsa41-offer-treat = Wunden versorgen
dsa41-offer-pick-up = Waffe aufheben
dsa41-offer-breathe = Atem holen
dsa41-offer-orient = Orientieren
dsa41-offer-pass = Verzichten
dsa41-offer-place = Dort beginnen
dsa41-offer-ready = Bereit
dsa41-offer-stow = Waffe wegstecken
dsa41-offer-leave = Das Feld verlassen
dsa41-offer-break-free = Mit Kraft losreißen
dsa41-offer-slip-free = Herauswinden
dsa41-offer-reload = Die Waffe laden
dsa41-offer-use-item = Etwas benutzen
dsa41-offer-use-talent = Ein Talent einsetzen
dsa41-offer-activate = Ein Artefakt aktivieren
dsa41-offer-watch = In jeder Phase aufpassen, oder nicht mehr
dsa41-offer-surrender = Aufgeben, die ganze Seite
dsa41-offer-actions = Aktion
dsa41-offer-walk = Gehen
dsa41-offer-sprint = Sprint
dsa41-offer-step = Schritt
dsa41-offer-jump = Sprung
dsa41-offer-shot = Schuss
dsa41-offer-quick-shot = Schnellschuss
dsa41-offer-throw = Wurf
dsa41-offer-aim = Zielen
dsa41-offer-strike-cell = Auf ein Feld schlagen
dsa41-offer-beat-out = Flammen ausschlagen
dsa41-offer-climb = Klettern
dsa41-offer-dive = Nach dem Versunkenen tauchen
dsa41-offer-force = Aufbrechen
dsa41-offer-jump-down = Hinunterspringen
dsa41-offer-kick = Wegtreten
dsa41-offer-kindle = Anzünden
dsa41-offer-overturn = Den Tisch umstürzen
dsa41-offer-put-down = Ablegen
dsa41-offer-put-out = Das Licht löschen
dsa41-offer-unlock = Die Tür aufschließen

## Arten der Bewegung.

dsa41-gait-walk = Gehen
dsa41-gait-sprint = Sprinten
dsa41-gait-run = Laufen
dsa41-gait-crawl = Kriechen
dsa41-gait-swim = Schwimmen
dsa41-gait-withdraw = Zu Fuß zurückziehen
dsa41-gait-charge = Anlauf des Sturmangriffs
dsa41-gait-step = Ein Schritt
dsa41-gait-jump = Über eine Lücke springen
dsa41-gait-climb = Hinauf- oder hinabklettern
dsa41-gait-jump-down = Hinunterspringen

## Wofür Punkte angesagt werden.

dsa41-stake-feint = Punkte der Finte
dsa41-stake-power-blow = Punkte des Wuchtschlags
dsa41-stake-shorten-feint = Punkte der Finte
dsa41-stake-shorten-two-feint = Punkte der Finte
dsa41-stake-foes = Gegner
dsa41-stake-sweep = Gegner
dsa41-stake-sweep-more = Punkte des Wuchtschlags
dsa41-stake-feint-power = Punkte der Finte
dsa41-stake-feint-power-more = Punkte des Wuchtschlags
dsa41-stake-charge = Punkte der Finte
dsa41-stake-charge-more = Punkte des Wuchtschlags
dsa41-stake-hammer = Punkte der Finte
dsa41-stake-hammer-more = Punkte des Wuchtschlags
dsa41-stake-lunge = Punkte der Finte
dsa41-stake-lunge-more = Punkte des Wuchtschlags
dsa41-stake-death-thrust = Punkte der Finte
dsa41-stake-death-thrust-more = Punkte des Wuchtschlags
dsa41-stake-trip = Punkte der Finte
dsa41-stake-thrust = Punkte der Finte
dsa41-stake-flat-blow = Punkte des Wuchtschlags
dsa41-stake-split-shield = Punkte des Wuchtschlags
dsa41-stake-knock-down = Punkte des Niederwerfens
dsa41-stake-disarm = Punkte des Entwaffnens
dsa41-stake-stunning-blow = Punkte des Betäubungsschlags
dsa41-stake-points = Angesagte Punkte
dsa41-stake-pin = Punkte des Festnagelns
dsa41-stake-counter = Punkte des Gegenhaltens
dsa41-stake-blade-storm = Attacke auf den ersten Gegner
dsa41-stake-blade-storm-more = Attacke auf den zweiten Gegner
dsa41-stake-blade-storm-three = Attacke auf den ersten Gegner
dsa41-stake-blade-storm-three-more = Attacke auf den zweiten Gegner
dsa41-stake-blade-wall = Wert dieser Parade
dsa41-stake-master-parry = Punkte der Meisterparade
dsa41-stake-master-shield-parry = Punkte der Meisterparade
dsa41-stake-bind = Punkte des Bindens
dsa41-stake-bind-second = Punkte des Bindens
dsa41-stake-disarming-parry = Punkte des Entwaffnens
dsa41-stake-disarming-second = Punkte des Entwaffnens

## Werte, wie sie auf Bögen stehen.

dsa41-value-le = LE
dsa41-value-au = AU
dsa41-value-at = AT
dsa41-value-pa = PA
dsa41-value-ini = INI
dsa41-value-rs = RS
dsa41-value-be = BE
dsa41-value-gs = GS
dsa41-value-aw = Ausweichen
dsa41-value-ws = Wundschwelle
dsa41-value-bf = Bruchfaktor
dsa41-value-ward = Schild
dsa41-value-tp = TP neben den Würfeln
dsa41-value-actions = Aktionen
dsa41-value-defences = Abwehr
dsa41-value-free-actions = Freie Aktionen
dsa41-value-off-balance = Aus dem Gleichgewicht um
dsa41-value-mr = MR
dsa41-value-fk = FK
dsa41-value-altitude = Flughöhe in Metern
dsa41-value-check = Probe
dsa41-value-loading = Ladezeit
dsa41-value-missiles = Geschosse
dsa41-value-le-most = Höchste LE
dsa41-value-au-most = Höchste AU

## Zustände, wie sie auf Bögen stehen.

dsa41-state-prone = Liegend
dsa41-state-kneeling = Kniend
dsa41-state-disoriented = Ohne Orientierung
dsa41-state-incapacitated = Kampfunfähig
dsa41-state-unconscious = Bewusstlos
dsa41-state-dying = In Lebensgefahr
dsa41-state-dead = Tot
dsa41-state-stable = Stabilisiert
dsa41-state-fled = Geflohen
dsa41-state-unarmed = Unbewaffnet
dsa41-state-lamed = Ein Arm unbrauchbar
dsa41-state-crippled = Ein Bein unbrauchbar
dsa41-state-bleeding = Blutet
dsa41-state-unshielded = Ohne Schild
dsa41-state-exhausted = Erschöpft
dsa41-state-held = Festgehalten
dsa41-state-frenzied = Im Kampfrausch
dsa41-state-surrendered = Ergeben
dsa41-state-under-water = Unter Wasser
dsa41-state-unloaded = Nicht geladen
dsa41-state-aiming = Zielt
dsa41-state-burning = Brennt
dsa41-state-surprised = Überrascht
dsa41-state-numb = Ignoriert Wunden
dsa41-state-defiant = Kämpft trotzdem weiter

## Was gesagt wird, wenn ein Zustand beginnt.

dsa41-enters-prone = { $name } geht zu Boden.
dsa41-enters-kneeling = { $name } kniet.
dsa41-enters-disoriented = { $name } muss sich neu positionieren.
dsa41-enters-incapacitated = { $name } ist kampfunfähig.
dsa41-enters-unconscious = { $name } verliert das Bewusstsein.
dsa41-enters-dying = { $name } schwebt in Lebensgefahr.
dsa41-enters-dead = { $name } stirbt.
dsa41-enters-stable = { $name } ist außer Lebensgefahr.
dsa41-enters-fled = { $name } verlässt den Kampf.
dsa41-enters-unarmed = { $name } lässt die Waffe fallen.
dsa41-enters-lamed = Ein Arm von { $name } ist unbrauchbar.
dsa41-enters-crippled = Ein Bein von { $name } gibt nach.
dsa41-enters-bleeding = { $name } verliert Blut.
dsa41-enters-unshielded = Was { $name } in der anderen Hand hatte, ist fort.
dsa41-enters-exhausted = { $name } ist erschöpft.
dsa41-enters-held = { $name } wird festgehalten.
dsa41-enters-surrendered = { $name } ergibt sich.
dsa41-enters-burning = { $name } brennt.
dsa41-enters-surprised = { $name } wird überrascht.
dsa41-enters-numb = { $name } ignoriert die Wunde.
dsa41-enters-defiant = { $name } kämpft trotzdem weiter.
dsa41-enters-under-water = { $name } geht unter.

## Was gesagt wird, wenn ein Zustand endet.

dsa41-leaves-prone = { $name } erhebt sich.
dsa41-leaves-kneeling = { $name } kniet nicht mehr.
dsa41-leaves-disoriented = { $name } steht wieder sicher.
dsa41-leaves-incapacitated = { $name } ist wieder kampffähig.
dsa41-leaves-unconscious = { $name } kommt zu sich.
dsa41-leaves-dying = { $name } schwebt nicht mehr in Lebensgefahr.
dsa41-leaves-dead = { $name } lebt.
dsa41-leaves-stable = { $name } ist wieder in Gefahr.
dsa41-leaves-fled = { $name } kommt zurück.
dsa41-leaves-unarmed = { $name } ist wieder bewaffnet.
dsa41-leaves-bleeding = { $name } blutet nicht mehr.
dsa41-leaves-unshielded = { $name } hat wieder etwas in der anderen Hand.
dsa41-leaves-exhausted = { $name } ist wieder bei Atem.
dsa41-leaves-held = { $name } ist wieder frei.
dsa41-leaves-burning = { $name } brennt nicht mehr.
dsa41-leaves-surprised = { $name } begreift, was geschieht.
dsa41-leaves-defiant = Die Kraft von { $name } ist am Ende.
dsa41-leaves-under-water = { $name } taucht wieder auf.

## Was von Aktionen erzählt wird.

dsa41-deed-arrive = { $name } kommt auf { $cell } dazu.
dsa41-deed-draw = { $name } macht eine Waffe bereit.
dsa41-deed-door = { $name } bewegt die Tür auf { $cell }.
dsa41-deed-orient = { $name } orientiert sich.
dsa41-deed-treat = { $name } versorgt die Wunden von { $target }.
dsa41-deed-pick-up = { $name } greift nach der Waffe am Boden.
dsa41-deed-breathe = { $name } holt Atem.
dsa41-deed-shout = { $name } ruft.
dsa41-deed-delay = { $name } wartet mit dem Angriff.
dsa41-deed-stow = { $name } steckt die Waffe weg.
dsa41-deed-reload = { $name } lädt die Waffe.
dsa41-deed-loaded = { $name } ist schussbereit.
dsa41-deed-use-item = { $name } holt etwas hervor.
dsa41-deed-used = { $name } hat es benutzt.
dsa41-deed-use-talent = { $name } macht sich ans Werk.
dsa41-deed-talent-done = { $name } hat es geschafft.
dsa41-deed-activate = { $name } aktiviert ein Artefakt.
dsa41-deed-strike-cell = { $name } schlägt nach { $cell } und trifft nur Luft.
dsa41-deed-found = { $name } ist bemerkt worden.
dsa41-deed-dive = { $name } taucht auf { $cell }.
dsa41-deed-kick = { $name } tritt etwas nach { $cell }.
dsa41-deed-put-down = { $name } legt etwas auf { $cell } ab.
dsa41-deed-taken = { $name } hebt etwas von { $cell } auf.
dsa41-deed-zone-head = Es trifft { $name } am Kopf.
dsa41-deed-zone-chest = Es trifft { $name } an der Brust.
dsa41-deed-zone-back = Es trifft { $name } am Rücken.
dsa41-deed-zone-belly = Es trifft { $name } am Bauch.
dsa41-deed-zone-left-arm = Es trifft { $name } am linken Arm.
dsa41-deed-zone-right-arm = Es trifft { $name } am rechten Arm.
dsa41-deed-zone-left-leg = Es trifft { $name } am linken Bein.
dsa41-deed-zone-right-leg = Es trifft { $name } am rechten Bein.
dsa41-deed-other-hand = { $name } wechselt die Hand.
dsa41-deed-fumble-confused = { $name } patzt und kommt aus dem Tritt.
dsa41-deed-fumble-stumbles = { $name } patzt und stolpert.
dsa41-deed-fumble-falls = { $name } patzt und stürzt.
dsa41-deed-fumble-slips = { $name } patzt: Es gleitet aus der Hand.
dsa41-deed-fumble-flies-off = { $name } patzt: Es fliegt aus der Hand.
dsa41-deed-fumble-damaged = { $name } patzt: Es nimmt Schaden.
dsa41-deed-fumble-destroyed = { $name } patzt: Es geht zu Bruch.
dsa41-deed-fumble-hurt = { $name } patzt und kommt dabei zu Schaden.
dsa41-deed-fumble-opens = { $name } gibt sich gegen { $target } eine Blöße.
dsa41-deed-flung = Was { $name } hielt, fliegt nach { $cell }.
dsa41-deed-unlock = { $name } schließt die Tür auf { $cell } auf.
dsa41-deed-aim = { $name } zielt auf { $target }.
dsa41-deed-spent = Das Geschoss von { $name } ist verloren.
dsa41-deed-lies = Die Wurfwaffe von { $name } liegt auf { $cell }.
dsa41-deed-strays-into-melee = Das Geschoss von { $name } fliegt ins Handgemenge, auf { $target } zu.
dsa41-deed-strays-in-line = { $target } steht dem Geschoss von { $name } im Weg.
dsa41-deed-class-hand = { $name } und { $target } sind im Handgemenge.
dsa41-deed-class-close = { $name } und { $target } sind im Nahkampf.
dsa41-deed-class-spear = { $name } und { $target } kämpfen auf Stangenlänge.
dsa41-deed-class-pike = { $name } und { $target } kämpfen auf Pikenlänge.
dsa41-deed-engaged = { $name } und { $target } geraten aneinander.
dsa41-deed-apart = { $name } und { $target } sind getrennt.
dsa41-deed-follow = { $name } setzt { $target } nach.
dsa41-deed-press = { $name } rückt { $target } nach.
dsa41-deed-sweep = Der Befreiungsschlag von { $name } geht weiter auf { $target }.

## Worum es bei Proben und anderen Würfen geht.

dsa41-check-self-control = Selbstbeherrschung
dsa41-check-treat-wounds = Heilkunde Wunden
dsa41-check-agility = Gewandtheit
dsa41-check-intuition = Intuition
dsa41-check-dexterity = Fingerfertigkeit
dsa41-check-body-control = Körperbeherrschung
dsa41-check-countdown = Runden bis zum Tod
dsa41-check-treatment-slip = Fehler bei der Behandlung
dsa41-check-tumble = Sturz
dsa41-check-strength = Körperkraft
dsa41-check-constitution = Konstitution
dsa41-check-tp = Trefferpunkte des Manövers
dsa41-check-swimming = Schwimmen
dsa41-check-fall = Ein Sturz
dsa41-check-nerve = Verlorene Initiative
dsa41-check-breath = Verlorene Ausdauer
dsa41-check-stun = Runden ohne Bewusstsein
dsa41-check-athletics = Athletik
dsa41-check-talent = Talent
dsa41-check-stealth = Schleichen
dsa41-check-perception = Sinnenschärfe
dsa41-check-scatter = Felder, die es fliegt
dsa41-check-zone = Trefferzone
dsa41-check-course = Flugrichtung
dsa41-check-fumble = Patzer
dsa41-check-break-test = Bruchtest
dsa41-check-break-rise = Anstieg des Bruchfaktors
dsa41-check-victim = Wer im Weg ist
dsa41-check-flight = Wie weit es weiterfliegt
dsa41-check-squares = Felder, die brennen
dsa41-check-rounds = Runden, die sie brennen
dsa41-check-exhaustion = Erschöpfung nach dem Kampf

## Die Glieder der Kette von Chancen.

dsa41-chain-hit = trifft
dsa41-chain-not-warded = nicht abgewehrt
dsa41-chain-warded = abgewehrt
dsa41-chain-lands = sitzt
dsa41-chain-hurts = verletzt
dsa41-chain-wound = Wunde
dsa41-chain-out = kampfunfähig
dsa41-chain-fumble = Patzer
dsa41-chain-fumble-opens = Patzer, und der Schlag des Gegners sitzt
dsa41-chain-fumble-down = Patzer und Sturz
dsa41-chain-fumble-disarms = Patzer und Verlust
dsa41-chain-fumble-harms = Patzer und eigener Schaden
dsa41-chain-foe-fumble = der Gegner patzt
dsa41-chain-passes = gelingt
dsa41-chain-pushed = drängt zurück
dsa41-chain-throws-down = wirft nieder
dsa41-chain-disarms = entwaffnet
dsa41-chain-stuns = betäubt
dsa41-chain-breaks-shield = zerbricht den Schild
dsa41-chain-breaks-weapon = zerbricht die Waffe
dsa41-chain-pins = nagelt fest
dsa41-chain-stray = trifft einen anderen
dsa41-chain-stray-friend = trifft einen der eigenen Seite
dsa41-chain-alight = setzt Felder in Brand
dsa41-chain-struck-first = wird vorher getroffen
dsa41-chain-felled-first = fällt vor dem Wurf

## Woher ein Schlag kommt, wie sein Ziel es sieht.

dsa41-arc-front = von vorn
dsa41-arc-right = von rechts
dsa41-arc-left = von links
dsa41-arc-rear = von hinten

## Wie weit zwei voneinander kämpfen.

dsa41-class-class-hand = Handgemenge
dsa41-class-class-close = Nahkampf
dsa41-class-class-spear = Stangenwaffe
dsa41-class-class-pike = Pike
dsa41-class-engaged = im Kampf
