# Was eine Zeile einer Rechnung bewirkt, und warum eine nicht zählt.
dsa41-cause-wounds =
    { $number ->
        [one] eine Wunde
       *[other] { $number } Wunden
    }
dsa41-cause-wounds-head =
    { $number ->
        [one] Wunde am Kopf
       *[other] { $number } Wunden am Kopf
    }
dsa41-cause-wounds-chest =
    { $number ->
        [one] Wunde an der Brust
       *[other] { $number } Wunden an der Brust
    }
dsa41-cause-wounds-back =
    { $number ->
        [one] Wunde am Rücken
       *[other] { $number } Wunden am Rücken
    }
dsa41-cause-wounds-belly =
    { $number ->
        [one] Wunde am Bauch
       *[other] { $number } Wunden am Bauch
    }
dsa41-cause-wounds-left-arm =
    { $number ->
        [one] Wunde im linken Arm
       *[other] { $number } Wunden im linken Arm
    }
dsa41-cause-wounds-right-arm =
    { $number ->
        [one] Wunde im rechten Arm
       *[other] { $number } Wunden im rechten Arm
    }
dsa41-cause-wounds-left-leg =
    { $number ->
        [one] Wunde im linken Bein
       *[other] { $number } Wunden im linken Bein
    }
dsa41-cause-wounds-right-leg =
    { $number ->
        [one] Wunde im rechten Bein
       *[other] { $number } Wunden im rechten Bein
    }
dsa41-cause-lost-eye = verlorenes Auge
dsa41-cause-moves = bewegt sich in dieser Kampfrunde
dsa41-cause-long-action = Rest einer längerfristigen Handlung
dsa41-cause-second-attack = zweite Attacke dieser Kampfrunde
dsa41-cause-second-defence = zweite Abwehr dieser Kampfrunde
dsa41-cause-second-shot = weiterer Schuss in dieser Kampfrunde
dsa41-cause-second-throw = weiterer Wurf in dieser Kampfrunde
dsa41-cause-hide = dicke Haut
dsa41-cause-worn = die { $number } getragenen Stücke
dsa41-cause-lies = liegt am Boden
dsa41-cause-well-fallen = abgerollt
dsa41-cause-one-metre = nur ein Meter
dsa41-cause-bounds = übrige Geschwindigkeit
dsa41-cause-basis = Initiative vor dem Würfel
dsa41-cause-announced =
    { $number ->
        [one] ein Punkt angesagt
       *[other] { $number } Punkte angesagt
    }
dsa41-cause-run-up = Anlauf
dsa41-cause-one-hand = nur eine Hand dafür frei
dsa41-cause-no-hand-blow = kein Schlag der Hand
dsa41-cause-times = mal { $number }
dsa41-cause-constant = fester Anteil
dsa41-cause-read-on = in der Tabelle weitergelesen
dsa41-cause-sizes = Größe der beiden
dsa41-cause-thin-armour = dünnste Rüstung: { $number }
dsa41-cause-break-factor = Bruchfaktor der gegnerischen Waffe
dsa41-cause-eased = Manöver des Waffenmeisters
dsa41-cause-shield-lost = kein Schild mehr am Arm
dsa41-cause-bare-spot = ungeschützte Stelle getroffen
dsa41-cause-twice-there = Stelle, die den Schaden vervielfacht
dsa41-cause-part-moves = bewegtes Körperteil
dsa41-cause-caught = Schlag von ungewohnter Seite
dsa41-cause-below-zero = Talentpunkte unter null
dsa41-cause-difficulty = wie schwer es ist
dsa41-cause-vigilant = Aufmerksamkeit
dsa41-cause-feels-danger = Kampfgespür
dsa41-cause-two-classes = zwei Distanzklassen auf einmal
dsa41-cause-foes =
    { $number ->
        [one] ein Gegner
       *[other] { $number } Gegner
    }
dsa41-cause-left-flank = von links
dsa41-cause-right-flank = von rechts
dsa41-cause-from-behind = von hinten
dsa41-cause-low-ceiling = niedrige Decke
dsa41-cause-narrow-place = enge Stelle
dsa41-cause-wall-left = Hindernis links, jemand rechts
dsa41-cause-wall-right = Hindernis rechts, jemand links
dsa41-cause-walls-both = Hindernisse links und rechts
dsa41-cause-bodies = Leute links und rechts
dsa41-cause-higher = steht höher
dsa41-cause-lower = steht tiefer
dsa41-cause-dusk = Dämmerung
dsa41-cause-moonlight = Mondlicht
dsa41-cause-starlight = Sternenlicht
dsa41-cause-darkness = Finsternis
dsa41-cause-haze = Dunst
dsa41-cause-fog = Nebel
dsa41-cause-mount-untrained = unausgebildetes Reittier
dsa41-cause-mount-inexperienced = unerfahrenes Reittier
dsa41-cause-mount-schooled = gut geschultes Reittier
dsa41-cause-no-saddle = kein Sattel
dsa41-cause-no-hand-free = keine Hand frei
dsa41-cause-hit-in-saddle = im Sattel getroffen
dsa41-cause-rides-at-foe = reitet auf einen Gegner zu
dsa41-cause-gallop = Reittier im Galopp
dsa41-cause-trot = Reittier im Trab
dsa41-cause-walk = Reittier im Schritt
dsa41-cause-mount-stands = Reittier steht
dsa41-cause-in-saddle = im Sattel
dsa41-cause-further-reasons =
    { $number ->
        [one] ein weiterer Grund zur Furcht
       *[other] { $number } weitere Gründe zur Furcht
    }
dsa41-cause-leader = sieht den Anführer kämpfen
dsa41-cause-more-friends = eigene Seite in der Überzahl
dsa41-cause-twice-as-many = doppelt so viele Gegner
dsa41-cause-die = Würfelwurf
dsa41-cause-origin = Herkunft
dsa41-cause-gear-lost = Ausrüstung nicht mehr in der Hand
dsa41-cause-untaught = nie gelernt
dsa41-cause-size-tiny = winzig
dsa41-cause-size-very-small = sehr klein
dsa41-cause-size-small = kleines Ziel
dsa41-cause-size-medium = mittelgroßes Ziel
dsa41-cause-size-big = groß
dsa41-cause-size-huge = riesig
dsa41-cause-target-helpless = wehrloses Ziel
dsa41-cause-target-still = Ziel steht still
dsa41-cause-target-moves = Ziel bewegt sich leicht
dsa41-cause-target-fast = Ziel bewegt sich schnell
dsa41-cause-target-very-fast = Ziel bewegt sich sehr schnell
dsa41-cause-metres = { $number } m
dsa41-cause-steep-up = steil nach oben
dsa41-cause-steep-down = steil nach unten
dsa41-cause-attack-base = Basiswert der Attacke
dsa41-cause-parry-base = Basiswert der Parade
dsa41-cause-ranged-base = Basiswert des Fernkampfs
dsa41-cause-initiative-base = Basiswert der Initiative
dsa41-cause-life-left = Lebensenergie, die noch da ist
dsa41-cause-endurance-left = Ausdauer, die noch da ist
dsa41-cause-resistance = Magieresistenz
dsa41-cause-speed = Geschwindigkeit ohne Behinderung
dsa41-cause-of-the-blow = was der Treffer anrichtet
dsa41-cause-courage = Mut
dsa41-cause-cleverness = Klugheit
dsa41-cause-intuition = Intuition
dsa41-cause-charisma = Charisma
dsa41-cause-dexterity = Fingerfertigkeit
dsa41-cause-agility = Gewandtheit
dsa41-cause-constitution = Konstitution
dsa41-cause-strength = Körperkraft
dsa41-cause-self-control = Selbstbeherrschung
dsa41-cause-body-control = Körperbeherrschung
dsa41-cause-athletics = Athletik
dsa41-cause-swimming = Schwimmen
dsa41-cause-stealth = Schleichen
dsa41-cause-perception = Sinnenschärfe
dsa41-cause-treat-wounds = Heilkunde Wunden
dsa41-cause-riding = Reiten
dsa41-cause-talent = Talentwert
dsa41-cause-burden = Behinderung { $number }
dsa41-cause-burden-by-zones = Behinderung { $number } nach Zonen
dsa41-cause-foe-near = ein Gegner in Reichweite
dsa41-cause-class-hand = Handgemenge
dsa41-cause-class-close = Nahkampf
dsa41-cause-class-spear = Stangenwaffe
dsa41-cause-class-pike = Pike
dsa41-void-stays = keine Bewegung in dieser Kampfrunde
dsa41-void-readied = die längerfristige Handlung galt dieser Waffe
dsa41-void-in-melee = das Ziel ist im Handgemenge
dsa41-void-no-parry = es ist keine Parade
dsa41-void-learnt = Schildkampf ist gelernt
dsa41-void-both-bare = beide sind unbewaffnet
dsa41-void-no-thrust = weder Stich noch Geschoss
dsa41-void-greatest-factor = nur der größte Faktor zählt
dsa41-void-no-leader = kein Anführer zu sehen
dsa41-void-no-majority = keine Überzahl
dsa41-void-not-twice = weniger als doppelt so viele Gegner
dsa41-void-saddled = das Reittier ist gesattelt
dsa41-void-hand-free = eine Hand ist frei
dsa41-void-not-learnt = Reiterkampf ist nicht gelernt
dsa41-void-not-from-above = nur gegen Gegner zu Fuß
dsa41-void-other-hand = sie wird mit der anderen Hand geführt
dsa41-void-series = eine Ausfallserie wandelt kostenlos um
dsa41-void-guarded = der defensive Kampfstil wandelt kostenlos um
dsa41-void-shield = ein Schild wehrt ohne Erschwernis zweimal ab
dsa41-void-staff = geübt mit dem Stab
dsa41-void-in-incapacity = die Probe berücksichtigt es schon
dsa41-void-no-mishap = diesem Wesen passiert so etwas nicht
dsa41-void-out = die Fackel brennt nicht
dsa41-void-no-iron = kein Eisen an den Händen
dsa41-void-stones = Steine, kein Blei
dsa41-void-strength-of-no-use = Körperkraft hilft dieser Waffe nicht
dsa41-void-shields-only = nur für Paraden mit dem Schild
dsa41-void-strength-not-played = wird hier nicht gespielt
dsa41-void-weak = zu wenig Körperkraft für diese Waffe
dsa41-void-both-hands = beide Hände führen die Waffe
dsa41-void-too-burdened = zu große Behinderung
dsa41-void-worse-sight = nur die schlimmste Sichtbehinderung zählt
dsa41-void-wall = eine Klingenwand scheut keine Überzahl
dsa41-void-shield-at-distance = einem Schild ist die Distanz gleich
