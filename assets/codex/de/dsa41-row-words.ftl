## Wörter der Zeilen

# $name: of a talent, an attribute and the like. $value: number.
dsa41-row-valued = { $name } { $value }
# $name. $note: names, joined.
dsa41-row-noted = { $name } ({ $note })
# What a weapon asks of its bearer. Text: $attribute. Number: $value. Words: $one-hand (`yes` where it is asked in one hand only, or `no`), $improvised (`yes` where the weapon counts as improvised below that, or `no`). Text: $less (what each missing point costs, joined, or `none`).
dsa41-row-minimum =
    { $attribute } { $value }{ $one-hand ->
        [yes] { " " }in einer Hand
       *[no] { "" }
    }{ $improvised ->
        [yes] , darunter improvisiert
       *[no] { "" }
    }{ $less ->
        [none] { "" }
       *[other] , je fehlendem Punkt { $less }
    }
# $by: signed, in these four.
dsa41-row-less-attack = Attacke { $by }
dsa41-row-less-parry = Parade { $by }
dsa41-row-less-points = Trefferpunkte { $by }
dsa41-row-less-initiative = Initiative { $by }
dsa41-row-attribute-courage = Mut
dsa41-row-attribute-cleverness = Klugheit
dsa41-row-attribute-intuition = Intuition
dsa41-row-attribute-charisma = Charisma
dsa41-row-attribute-dexterity = Fingerfertigkeit
dsa41-row-attribute-agility = Gewandtheit
dsa41-row-attribute-constitution = Konstitution
dsa41-row-attribute-strength = Körperkraft
dsa41-row-class-hand = Handgemenge
dsa41-row-class-close = Nahkampf
dsa41-row-class-spear = Stangenwaffe
dsa41-row-class-pike = Pike
# What an ability needs, with the least value behind it.
dsa41-row-need-attack = Attacke-Basiswert
dsa41-row-need-parry = Parade-Basiswert
dsa41-row-need-initiative = Initiative-Basiswert
dsa41-row-need-ranged-talent = ein Fernkampftalent
dsa41-row-need-its-talent = das betreffende Talent
# A distance. Number: $to (metres). Text: $points (signed).
dsa41-row-band = { $to } m ({ $points })
dsa41-row-band-missing = –
# What an ability was learned for.
dsa41-row-subject-attack = Attacke
dsa41-row-subject-parry = Parade
# A way to fight. $name. Numbers: $attack, $parry (or `none`), $ward (the parry of shield or parry weapon, or `none`). Texts: $second (the values of a weapon in the other hand, or `none`), $points (dice). Word: $endurance (`yes` or `no`).
dsa41-row-blow =
    { $name } (Attacke { $attack }, Parade { $parry ->
        [none] unmöglich
       *[other] { $parry }
    }{ $ward ->
        [none] { "" }
       *[other] , andere Hand { $ward }
    }{ $second ->
        [none] { "" }
       *[other] , andere Hand { $second }
    }, { $points }{ $endurance ->
        [yes] { " " }gegen die Ausdauer
       *[no] { "" }
    })
# A weapon in the other hand. Numbers: $attack, $parry (or `none`).
dsa41-row-second =
    Attacke { $attack } und Parade { $parry ->
        [none] unmöglich
       *[other] { $parry }
    }
# A way to shoot or throw. $name. Number: $attack. Text: $points (dice). Word: $endurance (`yes` or `no`).
dsa41-row-shot =
    { $name } (Fernkampf { $attack }, { $points }{ $endurance ->
        [yes] { " " }gegen die Ausdauer
       *[no] { "" }
    })
# An attack of a creature. $name. Number: $attack. Texts: $points (dice, or `none`), $classes (joined), $traits (joined, or `none`). Word: $endurance (`yes` or `no`).
dsa41-row-creature-attack =
    { $name } (Attacke { $attack }, { $points ->
        [none] keine Trefferpunkte
       *[other] { $points }
    }{ $endurance ->
        [yes] { " " }gegen die Ausdauer
       *[no] { "" }
    }, { $classes }{ $traits ->
        [none] { "" }
       *[other] , { $traits }
    })
dsa41-row-strike-instead = anstelle einer gewöhnlichen Attacke
dsa41-row-strike-last-resort = erst wenn die Waffe zerstört ist
# $squares: number.
dsa41-row-strike-run = nach { $squares } Feldern Anlauf
# $by: signed.
dsa41-row-strike-knocks-down = wirft um, Körperkraft-Probe { $by }
dsa41-row-strike-venomous = giftig
# $wounds: number.
dsa41-row-strike-wounds =
    { $wounds ->
        [one] eine Wunde mehr bei jedem Treffer, der verletzt
       *[other] { $wounds } Wunden mehr bei jedem Treffer, der verletzt
    }
dsa41-row-strike-armed = mit einer Waffe
# $factor: number.
dsa41-row-strike-breaks = Bruchfaktor { $factor }
dsa41-row-ground-floor = Fußboden
dsa41-row-ground-stone = Steinpflaster
dsa41-row-ground-wood = Holzboden
dsa41-row-ground-grass = Gras
dsa41-row-ground-earth = Erde
dsa41-row-ground-sand = Sand
dsa41-row-ground-snow = Schnee
dsa41-row-ground-ice = Eis
dsa41-row-ground-rubble = Geröll
dsa41-row-ground-undergrowth = Unterholz
dsa41-row-ground-bog = Sumpf
dsa41-row-ground-water = Wasser
dsa41-row-ground-stairs = Treppe
dsa41-row-ground-pit = Grube
dsa41-row-ground-void = nichts

## Besonderheiten von Waffen, Schilden, Rüstung und Wesen

dsa41-row-trait-improvised = improvisiert
dsa41-row-trait-blunt = stumpf
dsa41-row-trait-wooden = aus Holz oder Knochen
dsa41-row-trait-fencing = Fechtwaffe, pariert keine schwere Waffe
dsa41-row-trait-parries-heavy = pariert auch schwere Waffen
dsa41-row-trait-heavy = schwer, leichte Waffen können sie nicht parieren
dsa41-row-trait-chain = Kettenwaffe
dsa41-row-trait-parried-by-all = jede Waffe darf sie parieren
dsa41-row-trait-rider = trifft vom Reittier aus härter
dsa41-row-trait-natural = Teil des Körpers
dsa41-row-trait-unbreakable = unzerbrechlich
# $by: signed.
dsa41-row-trait-disarms = Entwaffnen { $by }
# $by: signed.
dsa41-row-trait-trips = Umreißen { $by }
dsa41-row-trait-ignores-shield = der Bonus eines Schildes zählt nicht
# $by: number.
dsa41-row-trait-ignores-armour = missachtet { $by } Rüstungsschutz
dsa41-row-trait-breaks-weapons = kann Waffen zerbrechen
# $from: number.
dsa41-row-trait-fumbles = patzt ab { $from }
# $points: dice.
dsa41-row-trait-burns = verbrennt mit { $points }
# $by: signed, $class: name of a distance class.
dsa41-row-trait-attack-in = Attacke { $by } in der Distanz { $class }
# $class: name of a distance class.
dsa41-row-trait-unusable-in = nutzlos in der Distanz { $class }
dsa41-row-trait-worn-on-arm = am Arm getragen
# $points: dice.
dsa41-row-trait-strikes = schlägt mit { $points } zu
dsa41-row-trait-one-parry-only = keine zweite Parade je Kampfrunde
dsa41-row-trait-plate-hand = härtet die Faust, stört die Finger
dsa41-row-trait-dulls-senses = stumpft die Sinne ab
dsa41-row-trait-steel-helmet = Stahlhelm
dsa41-row-trait-nailed-boots = Nägel für Tritte
# $shots and $refill: numbers.
dsa41-row-trait-magazine = Magazin mit { $shots } Schuss, { $refill } Aktionen zum Füllen
dsa41-row-trait-one-hand = eine Hand genügt
# $by: signed.
dsa41-row-trait-lead-shot = Bleikugeln { $by }
dsa41-row-trait-poisoned = meist vergiftet
dsa41-row-trait-holds-oil = lässt sich mit Öl füllen
dsa41-row-trait-grudge = greift an, wer es zuletzt verletzt hat
dsa41-row-trait-pack = jagt im Rudel
# $by: signed.
dsa41-row-trait-scent = Proben gegen seine Überraschung { $by }
dsa41-row-trait-sees-in-darkness = pariert im Dunkeln ungehindert
dsa41-row-trait-no-sprint = sprintet nie
dsa41-row-trait-keeps-weapon = seine Waffe lässt sich nur zerstören
dsa41-row-trait-bony = Stiche und Geschosse richten die Hälfte an
# $from and $to: numbers.
dsa41-row-trait-fumbles-only = von Patzern treffen es nur die Zeilen { $from } bis { $to }
# $points: dice. $check: signed.
dsa41-row-trait-grapples = hält nach einem Treffer fest, { $points } Ausdauer je Kampfrunde, Befreien { $check }
# $within: number. $check, $attack and $parry: signed.
dsa41-row-trait-stench = Gestank im Umkreis von { $within } Feldern: Konstitutions-Probe { $check }, sonst Attacke { $attack } und Parade { $parry }
dsa41-row-trait-lair = weicht in seinem Bau nie
# $by: signed.
dsa41-row-trait-rises = Attacke { $by } in der ersten Kampfrunde
dsa41-row-trait-guards-young = flieht nicht von seinen Jungen
# $altitude, $speed and $parry: numbers.
dsa41-row-trait-flies = fliegt { $altitude } Schritt hoch, am Boden Geschwindigkeit { $speed } und Parade { $parry }
# $within: number. $attack and $parry: signed. $rounds: dice.
dsa41-row-trait-shriek = Schrei im Umkreis von { $within } Schritt: Mut-Probe, sonst Attacke { $attack } und Parade { $parry } für { $rounds } Kampfrunden
# $check: signed. $points: dice. $limit: number.
dsa41-row-trait-venom = Gift: Konstitutions-Probe { $check }, sonst { $points } von Gewandtheit und Initiative; gelähmt ab { $limit }
dsa41-row-trait-webs = spinnt Netze
dsa41-row-trait-climbs = klettert Wände hinauf
# $speed: number.
dsa41-row-trait-home-in-water = im Wasser zu Hause, dort Geschwindigkeit { $speed }
# $grounds: names, joined.
dsa41-row-trait-home = zu Hause auf { $grounds }
dsa41-row-trait-frenzied = spürt weder Wunden noch Schwäche
dsa41-row-trait-mount = lässt sich reiten
dsa41-row-trait-shy = flieht ohne Reiter ab der ersten Wunde
# Numbers: $threshold and $step. Text: $talent (its name, or `none`).
dsa41-row-trait-one-handed =
    einhändig ein Trefferpunkt mehr je { $step } Punkte Körperkraft über { $threshold }{ $talent ->
        [none] { "" }
       *[other] , geführt mit dem Talent { $talent }
    }
dsa41-row-trait-parry-weapon = dient auch als Parierwaffe
# $name: of the weapon.
dsa41-row-trait-like = gilt als { $name }
# $name: of the weapon.
dsa41-row-trait-blade = auch eine Nahkampfwaffe, { $name }
