## Zeilen der Tabellen

# A weapon. Words: $training (`simple`, `martial` or `exotic`), $hands (`light`, `one`, `two`, `shot-with-two` or `ranged`), $strength (`all`, `penalty`, `rating` or `nothing`), $loading (`nothing`, `move` or `full-round`). Texts: $small, $medium and $large (dice by the size of the user), $types (joined), $traits (joined, or `none`). Numbers: $threat (the lowest face that threatens, or `none` for the highest alone), $best (the highest face), $times, $range (squares of an increment, or `none`), $increments (how many of them, or `none`).
d20-row-weapon =
    Umgang: { $training ->
        [simple] einfach, für fast alle
        [martial] kriegerisch, für alle, die vom Kämpfen leben
       *[exotic] exotisch, für alle, die genau diese Waffe gelernt haben
    }
    In der Hand: { $hands ->
        [light] leicht, in einer Hand
        [one] in einer Hand oder in beiden
        [two] in beiden Händen
        [shot-with-two] mit beiden Händen geschossen
       *[ranged] mit einer Hand geworfen oder geschossen
    }
    Schaden: { $medium }; für kleine Kämpfer { $small }, für große { $large }
    Kritischer Treffer: { $threat ->
        [none] { $best }
       *[other] { $threat }–{ $best }
    }, Schaden ×{ $times }
    Art des Schadens: { $types }
    Grundreichweite in Feldern: { $range ->
        [none] –
       *[other] { $range }, höchstens { $increments }-mal
    }
    Stärke: { $strength ->
        [all] zählt zum Schaden
        [penalty] nur ein negativer Modifikator zählt zum Schaden
        [rating] zählt zum Schaden, so weit der Bogen dafür gebaut ist
       *[nothing] zählt nicht zum Schaden
    }
    Laden: { $loading ->
        [move] nach jedem Schuss eine Bewegungsaktion
        [full-round] nach jedem Schuss eine volle Aktion
       *[nothing] entfällt
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A piece of armour, or a shield. Words: $kind (`light`, `medium`, `heavy`, `buckler`, `shield` or `tower`). Texts: $bonus (signed), $check (signed, or `none`), $traits (joined, or `none`). Numbers: $dexterity (the most that counts, or `none` where all does), $failure (percent), $quick and $slow (squares of those who have $base-quick and $base-slow without it; `none` for shields).
d20-row-armour =
    Getragen: { $kind ->
        [light] am Körper, leicht
        [medium] am Körper, mittelschwer
        [heavy] am Körper, schwer
        [buckler] am Unterarm
        [shield] am Arm
       *[tower] am Arm, deckt den ganzen Körper
    }
    Rüstungsklasse: { $bonus }
    Geschicklichkeitsbonus, der zählt: { $dexterity ->
        [none] der ganze
       *[other] höchstens { $dexterity }
    }
    Fertigkeiten, die sie behindert: { $check ->
        [none] keine
       *[other] { $check }
    }
    Arkane Zauber, die misslingen: { $failure } %
    Bewegungsrate in Feldern: { $quick ->
        [none] unverändert
       *[other] { $quick } statt { $base-quick }, { $slow } statt { $base-slow }
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A kind of metamagic. $levels: number, or `chosen` where the caster wants how many. $most: number, the highest level then. Texts: $effect, $feats (names, joined, or `none`).
d20-row-metamagic =
    Zusätzliche Grade: { $levels ->
        [chosen] so viele wie gewünscht, bis zum { $most }. Grad
       *[other] { $levels }
    }
    Wirkung: { $effect }
    Talent: { $feats ->
        [none] –
       *[other] { $feats }
    }

# A spell. Texts: $levels (classes with the level, joined), $school, $time, $components (joined), $range, $target, $save (or `none`), $effects (joined), $traits (joined, or `none`). Number: $duration (rounds for each caster level, or `none` where it is over at once).
d20-row-spell =
    Grad: { $levels }
    Schule: { $school }
    Zaubern: { $time }; { $components }
    Reichweite: { $range }
    Ziel: { $target }
    Dauer: { $duration ->
        [none] sofort vorbei
        [one] { $duration } Runde je Zauberstufe
       *[other] { $duration } Runden je Zauberstufe
    }
    Rettungswurf: { $save ->
        [none] keiner
       *[other] { $save }
    }
    Wirkung: { $effects }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A feat. Words: $kind (`feat` or `ability`), $choice (`weapon` or `none`). Texts: $needs and $facing (joined, or `none`).
d20-row-feat =
    Art: { $kind ->
        [ability] Klassenfähigkeit
       *[feat] Talent
    }
    Voraussetzungen: { $needs ->
        [none] keine
       *[other] { $needs }
    }
    Gilt für: { $choice ->
        [weapon] eine Waffe oder einen Körperteil, der zuschlägt
       *[none] alles, wovon es handelt
    }
    Mit dem Modul „Blickrichtung“: { $facing ->
        [none] dasselbe
       *[other] { $facing }
    }

# A hero, an opponent or a mount. Texts: $kind, $people (or `none`), $size, $class (with the level, or `none`), $abilities (joined), $initiative, $base-attack, $grapple (or `none`), $fortitude, $reflex and $will (signed), $attacks (joined), $armour, $feats, $skills, $senses, $spells and $traits (joined, or `none`). Numbers: $space (squares along a side, or `none` for less than one), $reach, $life (hit points), $hit-dice, $armour-class, $touch and $flat-footed (or `none`), $speed, $climb (squares, or `none`).
d20-row-creature =
    Art: { $kind }{ $people ->
        [none] { "" }
       *[other] { " " }({ $people })
    }; Größe: { $size }
    Klasse: { $class ->
        [none] –
       *[other] { $class }
    }
    Trefferpunkte: { $life }; Trefferwürfel: { $hit-dice }
    Attribute: { $abilities }
    Rüstungsklasse: { $armour-class ->
        [none] –
       *[other] { $armour-class }; gegen Berührung { $touch }, auf dem falschen Fuß { $flat-footed }
    }
    Initiative: { $initiative }
    Bewegungsrate in Feldern: { $speed }{ $climb ->
        [none] { "" }
       *[other] ; klettern { $climb }
    }
    Platz in Feldern: { $space ->
        [none] weniger als eines
       *[other] { $space } × { $space }
    }; Reichweite: { $reach }
    Grund-Angriffsbonus: { $base-attack }; Ringkampf: { $grapple ->
        [none] –
       *[other] { $grapple }
    }
    Rettungswürfe: Zähigkeit { $fortitude }, Reflex { $reflex }, Willen { $will }
    Angriffe: { $attacks }
    Rüstung: { $armour ->
        [none] keine
       *[other] { $armour }
    }
    Talente und Fähigkeiten: { $feats ->
        [none] keine
       *[other] { $feats }
    }
    Fertigkeiten: { $skills ->
        [none] keine
       *[other] { $skills }
    }
    Sinne: { $senses ->
        [none] nichts Besonderes
       *[other] { $senses }
    }
    Zauber: { $spells ->
        [none] keine
       *[other] { $spells }
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A line of the table of actions. Texts: $costs, $provokes (joined), $traits (joined, or `none`).
d20-row-action =
    Kostet: { $costs }
    Gelegenheitsangriff: { $provokes }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A fixed modifier. Words: $on (`attacker` or `defender`), $dexterity (`kept`, `lost` or `zero`). Texts: $melee and $ranged (signed, `impossible`, or `none`), $zero (signed, what a Dexterity of nothing costs), $traits (joined, or `none`).
d20-row-situation =
    Ändert: { $on ->
        [attacker] den Angriffswurf
       *[defender] die Rüstungsklasse des Ziels
    }
    Im Nahkampf: { $melee ->
        [impossible] kein Angriff möglich
        [none] –
       *[other] { $melee }
    }
    Auf Entfernung: { $ranged ->
        [impossible] kein Angriff möglich
        [none] –
       *[other] { $ranged }
    }
    Geschicklichkeit des Ziels: { $dexterity ->
        [lost] ihr Bonus zählt nicht
        [zero] zählt wie keine ({ $zero })
       *[kept] wie sonst
    }
    Besonders: { $traits ->
        [none] nichts
       *[other] { $traits }
    }

# A condition. Text: $effects (joined).
d20-row-condition =
    Wirkungen: { $effects }

## Wörter der Zeilen

# $name. $value: number or signed.
d20-row-valued = { $name } { $value }
# $name. $note: a name.
d20-row-noted = { $name } ({ $note })
# $name. $what: what is said of it.
d20-row-labelled = { $name }: { $what }
# In the place of a number that there is not.
d20-row-lacking = –
d20-row-attribute-strength = Stärke
d20-row-attribute-dexterity = Geschicklichkeit
d20-row-attribute-constitution = Konstitution
d20-row-attribute-intelligence = Intelligenz
d20-row-attribute-wisdom = Weisheit
d20-row-attribute-charisma = Charisma
d20-row-damage-bludgeoning = Wucht
d20-row-damage-piercing = Stich
d20-row-damage-slashing = Hieb
d20-row-energy-acid = Säure
d20-row-energy-cold = Kälte
d20-row-energy-electricity = Elektrizität
d20-row-energy-fire = Feuer
d20-row-energy-force = reine Energie
d20-row-part-bite = Biss
d20-row-part-claw = Klaue
d20-row-part-hoof = Huf
d20-row-part-slam = Hieb
d20-row-component-verbal = Worte
d20-row-component-somatic = Gesten
d20-row-component-material = ein Material
d20-row-component-focus = ein Fokus
d20-row-cost-no-action = keine Aktion
d20-row-cost-free = eine freie Aktion
d20-row-cost-move = eine Bewegungsaktion
d20-row-cost-standard = eine Standardaktion
d20-row-cost-full-round = eine volle Aktion
d20-row-cost-melee-attack = den Platz eines Nahkampfangriffs
d20-row-cost-with-attack = nichts außer dem Angriff, mit dem man es ansagt
# Of a weapon.
d20-row-trait-reach = trifft in doppelter natürlicher Reichweite, aber nicht näher
d20-row-trait-trip = kann zu Fall bringen
d20-row-trait-set = doppelter Schaden, wenn sie gegen einen Sturmangriff vorbereitet ist
d20-row-trait-thrust = passt durch enge Öffnungen
d20-row-trait-nonlethal = nichttödlicher Schaden
d20-row-trait-thrown = lässt sich werfen
d20-row-trait-lance = doppelter Schaden beim berittenen Sturmangriff, im Sattel in einer Hand
d20-row-trait-double = beide Enden schlagen zu, wie zwei Waffen
d20-row-trait-rating = für eine bestimmte Stärke gebaut
d20-row-trait-finesse = Waffenfinesse gilt für sie
d20-row-trait-usable-prone = auch im Liegen zu gebrauchen
d20-row-trait-bow = taugt für den Gnadenstoß
d20-row-trait-crossbow = taugt für den Gnadenstoß
d20-row-trait-ammunition = gezogen wie ein Pfeil
# $points: signed.
d20-row-trait-one-handed = mit einer Hand geschossen { $points }
# Of armour. $points: signed.
d20-row-trait-attack = { $points } auf Angriffswürfe
d20-row-trait-buckler = verträgt sich mit Bogen und Armbrust
d20-row-trait-tower = verträgt sich mit keiner Waffe für beide Hände
d20-row-trait-metal = aus Metall
# Of metamagic. $component: a word.
d20-row-meta-without = braucht nicht: { $component }
d20-row-meta-quickened = eine freie Aktion, die niemanden provoziert
# $times and $over: numbers, the factor and what it is divided by.
d20-row-meta-numbers = alle Zufallszahlen ×{ $times }/{ $over }, abgerundet
d20-row-meta-maximum = alle Würfel zeigen ihre höchste Seite
d20-row-meta-heightened = der Grad selbst steigt
# $times: number, in these three.
d20-row-meta-duration = Dauer ×{ $times }
d20-row-meta-range = Reichweite ×{ $times }
d20-row-meta-area = Fläche ×{ $times }
# Of spells.
d20-row-school-abjuration = Bannzauber
d20-row-school-conjuration = Beschwörung
d20-row-school-divination = Erkenntniszauber
d20-row-school-enchantment = Verzauberung
d20-row-school-evocation = Hervorrufung
d20-row-school-illusion = Illusion
d20-row-school-necromancy = Nekromantie
d20-row-school-transmutation = Verwandlung
d20-row-time-round = eine Runde, bis unmittelbar vor dem nächsten eigenen Zug
d20-row-range-personal = der Zauberwirker selbst
d20-row-range-touch = Berührung
# $squares: number. $more: number of squares. $levels: number of caster levels for which they come, in these three.
d20-row-range-close =
    kurz, { $squares } Felder und { $more ->
        [one] { $more } weiteres
       *[other] { $more } weitere
    } für { $levels ->
        [one] jede Zauberstufe
       *[other] je { $levels } Zauberstufen
    }
d20-row-range-medium =
    mittel, { $squares } Felder und { $more ->
        [one] { $more } weiteres
       *[other] { $more } weitere
    } für { $levels ->
        [one] jede Zauberstufe
       *[other] je { $levels } Zauberstufen
    }
d20-row-range-long =
    groß, { $squares } Felder und { $more ->
        [one] { $more } weiteres
       *[other] { $more } weitere
    } für { $levels ->
        [one] jede Zauberstufe
       *[other] je { $levels } Zauberstufen
    }
d20-row-target-caster = der Zauberwirker
# Word: $who (`anyone`, `allies`, `living` or `humanoids`). Text: $metal (signed, or `none`).
d20-row-target-touched =
    { $who ->
        [allies] ein Gefährte
        [living] eine lebende Kreatur
        [humanoids] ein Humanoider
       *[anyone] eine Kreatur
    } durch Berührung{ $metal ->
        [none] { "" }
       *[other] , Berührungsangriff { $metal } gegen Rüstung aus Metall
    }
# Word: $who, as above.
d20-row-target-creature =
    { $who ->
        [allies] ein Gefährte
        [living] eine lebende Kreatur
        [humanoids] ein Humanoider
       *[anyone] eine Kreatur
    } in Reichweite
# Numbers: $count, $apart (squares). Text: $growth (or `none`).
d20-row-target-missiles =
    Geschosse, die nie verfehlen: { $count }{ $growth ->
        [none] { "" }
       *[other] { " " }({ $growth })
    }, Ziele höchstens { $apart } Felder auseinander
# Numbers: $count, $apart (squares, or `none`). Text: $growth (or `none`).
d20-row-target-rays =
    Strahlen, jeder ein Berührungsangriff im Fernkampf: { $count }{ $growth ->
        [none] { "" }
       *[other] { " " }({ $growth })
    }{ $apart ->
        [none] { "" }
       *[other] , Ziele höchstens { $apart } Felder auseinander
    }
# Text: $shape. Word: $who, as above. Number: $hit-dice (or `none`).
d20-row-target-area =
    { $shape }, { $who ->
        [allies] die Gefährten darin
        [living] alle Lebenden darin
        [humanoids] alle Humanoiden darin
       *[anyone] alle darin
    }{ $hit-dice ->
        [none] { "" }
       *[other] , zusammen { $hit-dice } Trefferwürfel
    }
# $speed: number of squares.
d20-row-target-sphere = eine Kugel von einem Feld, die { $speed } Felder in einer Runde rollt
# $squares: number, in these four.
d20-row-shape-burst = Explosion im Umkreis von { $squares } Feldern
d20-row-shape-spread = Ausbreitung im Umkreis von { $squares } Feldern
d20-row-shape-cone = Kegel von { $squares } Feldern
d20-row-shape-line = Linie von { $squares } Feldern
# Text: $kind. Words: $success (`half` or `negates`), $other (the same where the rules are set otherwise, or `none`), $undead and $each-turn (`yes` or `no`).
d20-row-save =
    { $kind }, Erfolg { $success ->
        [half] halbiert den Schaden
       *[negates] verhindert die Wirkung
    }{ $other ->
        [none] { "" }
        [half] , mit dem Modul dafür halbiert er den Schaden
       *[negates] , mit dem Modul dafür verhindert er die Wirkung
    }{ $undead ->
        [yes] , nur für Untote
       *[no] { "" }
    }{ $each-turn ->
        [yes] ; erneut in jedem eigenen Zug, als volle Aktion
       *[no] { "" }
    }
d20-row-save-fortitude = Zähigkeit
d20-row-save-reflex = Reflex
d20-row-save-will = Willen
# Texts: $points (dice), $energy, $growth (of the number of dice, or `none`).
d20-row-effect-damage =
    { $points } Schaden durch { $energy }{ $growth ->
        [none] { "" }
       *[other] { " " }(Würfel: { $growth })
    }
# Texts: $points (dice), $growth (of what is added to them, or `none`).
d20-row-effect-heal =
    heilt { $points } Trefferpunkte{ $growth ->
        [none] { "" }
       *[other] { " " }(Zuschlag: { $growth })
    }, Untote erleiden ebenso viel Schaden
# Texts: $points (signed), $kind (of the bonus), $growth (or `none`), in these three.
d20-row-effect-armour-class =
    Rüstungsklasse { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
d20-row-effect-attack =
    Angriffswürfe { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
d20-row-effect-fear =
    Rettungswürfe gegen Furcht { $points } ({ $kind }){ $growth ->
        [none] { "" }
       *[other] , { $growth }
    }
# $state: a name.
d20-row-effect-state = Zustand: { $state }
# $percent: number.
d20-row-effect-miss = { $percent } % Fehlschlagchance
# How a number grows. Numbers: $every (caster levels), $from (the level above which it grows, or `none`), $most.
d20-row-growth =
    { $every ->
        [one] eins mehr für jede Zauberstufe
       *[other] eins mehr für je { $every } Zauberstufen
    }{ $from ->
        [none] { "" }
       *[other] { " " }über { $from }
    }, höchstens { $most }
d20-row-bonus-armour = Rüstungsbonus
d20-row-bonus-shield = Schildbonus
d20-row-bonus-natural = natürliche Rüstung
d20-row-bonus-deflection = Ablenkungsbonus
d20-row-bonus-dodge = Ausweichbonus
d20-row-bonus-size = Größenbonus
d20-row-bonus-morale = Moralbonus
d20-row-bonus-enhancement = Verbesserungsbonus
d20-row-bonus-circumstance = Situationsbonus
d20-row-bonus-untyped = Bonus ohne Art
# $name: of the spell.
d20-row-trait-stopped = aufgehalten durch: { $name }
d20-row-trait-mind = wirkt auf den Geist
d20-row-trait-ends = endet mit einem Angriff
d20-row-trait-front = mit dem Modul „Blickrichtung“ nur gegen vorn
# Of feats. A base attack bonus that is needed.
d20-row-need-base-attack = Grund-Angriffsbonus
d20-row-facing-every = kein Abzug für Angriffe zu den eigenen Flanken
d20-row-facing-extra = kein Abzug für seine zusätzlichen Angriffe zu den eigenen Flanken
d20-row-facing-opportunity = kein Abzug für Gelegenheitsangriffe zu den eigenen Flanken
d20-row-facing-mounted = kein Abzug für Angriffe zu den eigenen Flanken beim Reiten
d20-row-facing-all-ways = kein Abzug für seine Angriffe, wohin sie auch gehen
d20-row-facing-no-bonus = Angreifer haben keinen Bonus von Flanke und Rücken her
# $levels: number.
d20-row-facing-sneak-only = hinterhältige Angriffe nur von Gegnern mit { $levels } Stufen mehr
d20-row-facing-sneak = hinterhältige Angriffe in den Rücken des Ziels
# $flank and $rear: signed.
d20-row-facing-perception = Entdecken und Lauschen { $flank } zu den Flanken und { $rear } nach hinten
# Of creatures. An attack with a weapon. $name. Words: $hold (`one`, `two`, `mounted`, `thrown` or `shot`). Texts: $bonus (signed, several joined), $damage (dice). Numbers: $threat (or `none`), $best, $times, $range (squares, or `none`).
d20-row-attack =
    { $name }{ $hold ->
        [two] { " " }in beiden Händen
        [mounted] { " " }aus dem Sattel
        [thrown] { " " }geworfen
       *[other] { "" }
    } { $bonus } ({ $damage }, { $threat ->
        [none] { $best }
       *[other] { $threat }–{ $best }
    } ×{ $times }{ $range ->
        [none] { "" }
       *[other] , Grundreichweite { $range }
    })
# An attack with the body. Texts: $part, $bonus (signed), $damage (dice), $on-hit (joined, or `none`). Number: $count. Word: $secondary (`yes` or `no`).
d20-row-natural =
    { $count ->
        [one] { $part }
       *[other] { $count } × { $part }
    } { $bonus } ({ $damage }{ $on-hit ->
        [none] { "" }
       *[other] , { $on-hit }
    }{ $secondary ->
        [yes] , neben den Hauptwaffen
       *[no] { "" }
    })
# $check: signed.
d20-row-hit-trip = ein Treffer kann mit { $check } zu Fall bringen
# Numbers: $dc, $rounds. Texts: $ability, $damage (dice).
d20-row-hit-poison = Gift: Zähigkeit gegen { $dc }, sonst { $damage } Punkte { $ability } und nach { $rounds } Runden noch einmal
d20-row-masterwork = Meisterarbeit
# $squares: number.
d20-row-sense-dark = sieht im Dunkeln { $squares } Felder weit
d20-row-sense-low-light = Dämmersicht
d20-row-sense-scent = Geruchssinn
# The spells of a caster. Texts: $prepared and $spontaneous (names, joined, or `none`), $slots (numbers from level nothing on, joined, or `none`), $melee and $ranged (signed, or `none`). Numbers: $dc, $points, $cap (or `none`).
d20-row-spells =
    { $prepared }{ $spontaneous ->
        [none] { "" }
       *[other] ; ohne Vorbereitung { $spontaneous }
    }{ $dc ->
        [none] { "" }
       *[other] ; Rettungswürfe gegen { $dc } und den Grad
    }{ $slots ->
        [none] { "" }
       *[other] ; Zauberplätze { $slots }
    }{ $points ->
        [none] { "" }
       *[other] ; Zauberpunkte { $points }, davon in einer Runde { $cap } ohne Gefahr
    }{ $melee ->
        [none] { "" }
       *[other] ; Berührungsangriff { $melee }, auf Entfernung { $ranged }
    }
d20-row-trait-light-sensitive = bei Tageslicht geblendet
d20-row-trait-stands-firm = schwer wegzustoßen und zu Fall zu bringen
d20-row-trait-single-actions = nur eine Aktion im Zug
d20-row-trait-no-run = rennt nie
d20-row-trait-omnidirectional = jede Seite ist seine Front
d20-row-trait-no-sleep = immun gegen Schlaf
d20-row-trait-unslowed = wird durch Rüstung nicht langsamer
d20-row-trait-war-trained = für den Krieg geschult
# $energy: a word.
d20-row-trait-immune = immun gegen { $energy }
# $points: number. $unless: a kind of damage.
d20-row-trait-reduction = Schadensreduzierung { $points }, nicht gegen { $unless }
# $points: number. $but: kinds of energy, joined.
d20-row-trait-regeneration = Regeneration { $points }, nicht bei { $but }
# $part: a word. $damage: dice.
d20-row-trait-rend = zerreißt mit { $damage }, wenn beide Angriffe mit { $part } dasselbe Ziel treffen
# Numbers: $per-day, $rounds. Texts: $strength, $constitution, $will, $armour-class (signed), $afterwards (a name).
d20-row-trait-rage =
    Kampfrausch { $per-day }-mal am Tag für { $rounds } Runden (Stärke { $strength }, Konstitution { $constitution }, Willen { $will }, Rüstungsklasse { $armour-class }; danach: { $afterwards })
# $foe: a word. $points: signed, in these two.
d20-row-trait-favoured = Erzfeind ({ $foe }) { $points }
d20-row-trait-dodge = Ausweichbonus { $points } gegen: { $foe }
# Word: $against (`fear`, `poison`, `spells` or `enchantments`). $points: signed.
d20-row-trait-save =
    Rettungswürfe gegen { $against ->
        [fear] Furcht
        [poison] Gift
        [spells] Zauber
       *[enchantments] Verzauberungen
    } { $points }
# $points: signed.
d20-row-trait-traps = Fallengespür { $points }
d20-row-trait-spell-resistance = Zauberresistenz { $points }
# $per-day: number.
d20-row-trait-turning = vertreibt { $per-day }-mal am Tag Untote
# $dice: dice.
d20-row-trait-sneak = hinterhältiger Angriff { $dice }
# $name: of the mount.
d20-row-trait-mount = reitet: { $name }
d20-row-kind-animal = Tier
d20-row-kind-construct = Konstrukt
d20-row-kind-elemental = Elementar
d20-row-kind-giant = Riese
d20-row-kind-humanoid = Humanoider
d20-row-kind-ooze = Schlick
d20-row-kind-plant = Pflanze
d20-row-kind-undead = Untoter
d20-row-kind-vermin = Ungeziefer
d20-row-people-dwarf = Zwerg
d20-row-people-elf = Elf
d20-row-people-gnoll = Gnoll
d20-row-people-goblinoid = Goblinartiger
d20-row-people-half-orc = Halbork
d20-row-people-halfling = Halbling
d20-row-people-human = Mensch
d20-row-people-orc = Ork
# Of actions: from whom they open an attack of opportunity.
d20-row-provokes-never = keiner
d20-row-provokes-always = von allen, die bedrohen
d20-row-provokes-start = von allen, die bedrohen, einmal, zu Beginn
d20-row-provokes-target = nur vom Ziel
d20-row-provokes-armed-target = nur vom Ziel, wenn es bewaffnet ist
d20-row-provokes-movement = nur durch die Schritte
d20-row-provokes-beyond-first = nur durch die Schritte, nicht durch den aus dem ersten Feld
d20-row-provokes-shot = durch jeden Schuss, nicht durch Nahkampfangriffe
# $name: of a skill. $dc: number.
d20-row-trait-check = Wurf: { $name } gegen { $dc }
d20-row-trait-in-charge = auch als Angriff eines Sturmangriffs
# $times: number, in these two.
d20-row-trait-per-round =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    } in der Runde
d20-row-trait-per-turn =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    } im Zug
# $name: of a feat. $cost: what it costs then.
d20-row-faster-feat = mit { $name } { $cost }
# $name: of a skill. $dc: number. $cost: what it costs then.
d20-row-faster-check = mit { $name } gegen { $dc } { $cost }
# $bonus: signed. $cost: what it costs then.
d20-row-faster-move = während einer Bewegung bei einem Grund-Angriffsbonus von { $bonus } { $cost }
# Of the fixed modifiers. $state: a name.
d20-row-trait-unless = nicht gegen: { $state }
d20-row-trait-random = ein Schuss trifft zufällig einen der Ringenden
# $names: joined.
d20-row-trait-replaces = statt: { $names }
# Of conditions. Texts: $melee and $ranged (signed, `impossible`, or `none`). Word: $dexterity (`kept`, `lost` or `zero`), in these two.
d20-row-state-attacker =
    Angriffswürfe { $melee ->
        [impossible] im Nahkampf unmöglich
        [none] im Nahkampf wie sonst
       *[other] { $melee } im Nahkampf
    }{ $ranged ->
        [impossible] , auf Entfernung unmöglich
        [none] { "" }
       *[other] , { $ranged } auf Entfernung
    }{ $dexterity ->
        [kept] { "" }
       *[other] , gegen Ziele ohne ihren Geschicklichkeitsbonus
    }
d20-row-state-defender =
    Rüstungsklasse { $melee ->
        [impossible] –
        [none] –
       *[other] { $melee } im Nahkampf
    }{ $ranged ->
        [impossible] { "" }
        [none] { "" }
       *[other] , { $ranged } auf Entfernung
    }{ $dexterity ->
        [lost] , ohne den Geschicklichkeitsbonus
        [zero] , Geschicklichkeit wie keine
       *[kept] { "" }
    }
# $states: names, joined.
d20-row-state-brings = dazu kommt: { $states }
d20-row-state-unseeing = alle anderen sind vollständig getarnt
d20-row-state-half-speed = halbe Bewegungsrate
d20-row-state-no-run = kein Rennen und kein Sturmangriff
d20-row-state-no-movement = keine Bewegung
d20-row-state-no-threat = bedroht keine Felder
d20-row-state-no-opportunities = keine Gelegenheitsangriffe
d20-row-state-only-foe = Gelegenheitsangriffe nur gegen den gegenwärtigen Gegner
d20-row-state-no-action = keine Aktionen
d20-row-state-mind-only = nur, was der Geist allein kann
d20-row-state-one-move = nur eine Bewegungsaktion im Zug
d20-row-state-one-action = nur eine Standardaktion oder eine Bewegungsaktion im Zug
# $ability: a word.
d20-row-state-zero = { $ability } zählt wie keine
# $name: of a skill.
d20-row-state-no-skill = kein { $name }
# $abilities: joined. $points: signed.
d20-row-state-skills-by = Fertigkeiten von { $abilities } { $points }
# $points: signed, in these seven.
d20-row-state-skills = Fertigkeiten { $points }
d20-row-state-checks = Attributswürfe { $points }
d20-row-state-saves = Rettungswürfe { $points }
d20-row-state-attack = Angriffswürfe { $points }
d20-row-state-damage = Waffenschaden { $points }
d20-row-state-armour-class = Rüstungsklasse { $points }
d20-row-state-dodge = Ausweichbonus auf die Rüstungsklasse { $points }
d20-row-state-flees = muss fliehen
d20-row-state-cowers = kauert, wo es keinen Ausweg gibt
d20-row-state-drops = lässt fallen, was in den Händen ist
# $moving and $still: signed.
d20-row-state-unseen = nicht zu sehen; Verstecken { $still }, nach einer Bewegung { $moving }
d20-row-state-wakes-hurt = endet mit Schaden
d20-row-state-wakes-shaken = endet, wenn jemand daneben eine Standardaktion darauf verwendet
# $dc: number.
d20-row-state-concentration = Zaubern verlangt Konzentration gegen { $dc } und den Grad
d20-row-state-answers = greift an, wer zuletzt angegriffen hat
# $points: number.
d20-row-state-strain =
    eine Standardaktion kostet { $points ->
        [one] { $points } Trefferpunkt
       *[other] { $points } Trefferpunkte
    }
# Numbers: $face, $points.
d20-row-state-bleeds =
    am Ende jedes Zuges { $points ->
        [one] { $points } Trefferpunkt
       *[other] { $points } Trefferpunkte
    } weniger, oder stabil durch einen Prozentwurf von höchstens { $face }
# Numbers: $least, $most. Text: $act.
d20-row-confused = { $least }–{ $most } beim Prozentwurf: { $act }
d20-row-confused-attack-source = greift die Ursache an
d20-row-confused-act = handelt wie sonst
d20-row-confused-nothing = tut nichts
d20-row-confused-flee = flieht vor der Ursache
d20-row-confused-attack-nearest = greift die nächste Kreatur an
