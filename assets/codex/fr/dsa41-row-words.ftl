## Mots des lignes

# $name: of a talent, an attribute and the like. $value: number.
dsa41-row-valued = { $name } { $value }
# $name. $note: names, joined.
dsa41-row-noted = { $name } ({ $note })
# What a weapon asks of its bearer. Text: $attribute. Number: $value. Words: $one-hand (`yes` where it is asked in one hand only, or `no`), $improvised (`yes` where the weapon counts as improvised below that, or `no`). Text: $less (what each missing point costs, joined, or `none`).
dsa41-row-minimum =
    { $attribute } { $value }{ $one-hand ->
        [yes] { " " }à une main
       *[no] { "" }
    }{ $improvised ->
        [yes] , improvisée en dessous
       *[no] { "" }
    }{ $less ->
        [none] { "" }
       *[other] , par point manquant { $less }
    }
# $by: signed, in these four.
dsa41-row-less-attack = attaque { $by }
dsa41-row-less-parry = parade { $by }
dsa41-row-less-points = Points d’Impact { $by }
dsa41-row-less-initiative = initiative { $by }
dsa41-row-attribute-courage = courage
dsa41-row-attribute-cleverness = intelligence
dsa41-row-attribute-intuition = intuition
dsa41-row-attribute-charisma = charisme
dsa41-row-attribute-dexterity = dextérité
dsa41-row-attribute-agility = agilité
dsa41-row-attribute-constitution = constitution
dsa41-row-attribute-strength = force
dsa41-row-class-hand = corps à corps serré
dsa41-row-class-close = mêlée
dsa41-row-class-spear = armes d’hast
dsa41-row-class-pike = pique
# What an ability needs, with the least value behind it.
dsa41-row-need-attack = base d’attaque
dsa41-row-need-parry = base de parade
dsa41-row-need-initiative = base d’initiative
dsa41-row-need-ranged-talent = une Aptitude de combat à distance
dsa41-row-need-its-talent = l’Aptitude concernée
# A distance. Number: $to (metres). Text: $points (signed).
dsa41-row-band = { $to } m ({ $points })
dsa41-row-band-missing = –
# What an ability was learned for.
dsa41-row-subject-attack = attaque
dsa41-row-subject-parry = parade
# A way to fight. $name. Numbers: $attack, $parry (or `none`), $ward (the parry of shield or parry weapon, or `none`). Texts: $second (the values of a weapon in the other hand, or `none`), $points (dice). Word: $endurance (`yes` or `no`).
dsa41-row-blow =
    { $name } (attaque { $attack }, parade { $parry ->
        [none] impossible
       *[other] { $parry }
    }{ $ward ->
        [none] { "" }
       *[other] , autre main { $ward }
    }{ $second ->
        [none] { "" }
       *[other] , autre main { $second }
    }, { $points }{ $endurance ->
        [yes] { " " }contre l’endurance
       *[no] { "" }
    })
# A weapon in the other hand. Numbers: $attack, $parry (or `none`).
dsa41-row-second =
    attaque { $attack } et parade { $parry ->
        [none] impossible
       *[other] { $parry }
    }
# A way to shoot or throw. $name. Number: $attack. Text: $points (dice). Word: $endurance (`yes` or `no`).
dsa41-row-shot =
    { $name } (combat à distance { $attack }, { $points }{ $endurance ->
        [yes] { " " }contre l’endurance
       *[no] { "" }
    })
# An attack of a creature. $name. Number: $attack. Texts: $points (dice, or `none`), $classes (joined), $traits (joined, or `none`). Word: $endurance (`yes` or `no`).
dsa41-row-creature-attack =
    { $name } (attaque { $attack }, { $points ->
        [none] sans Points d’Impact
       *[other] { $points }
    }{ $endurance ->
        [yes] { " " }contre l’endurance
       *[no] { "" }
    }, { $classes }{ $traits ->
        [none] { "" }
       *[other] , { $traits }
    })
dsa41-row-strike-instead = à la place d’une attaque ordinaire
dsa41-row-strike-last-resort = une fois l’arme détruite
# $squares: number.
dsa41-row-strike-run = après un élan de { $squares } cases
# $by: signed.
dsa41-row-strike-knocks-down = renverse, épreuve de force { $by }
dsa41-row-strike-venomous = venimeuse
# $wounds: number.
dsa41-row-strike-wounds =
    { $wounds ->
        [one] une blessure de plus à chaque coup qui blesse
       *[other] { $wounds } blessures de plus à chaque coup qui blesse
    }
dsa41-row-strike-armed = avec une arme
# $factor: number.
dsa41-row-strike-breaks = facteur de rupture { $factor }
dsa41-row-ground-floor = sol
dsa41-row-ground-stone = pavé
dsa41-row-ground-wood = plancher
dsa41-row-ground-grass = herbe
dsa41-row-ground-earth = terre
dsa41-row-ground-sand = sable
dsa41-row-ground-snow = neige
dsa41-row-ground-ice = glace
dsa41-row-ground-rubble = gravats
dsa41-row-ground-undergrowth = sous-bois
dsa41-row-ground-bog = marais
dsa41-row-ground-water = eau
dsa41-row-ground-stairs = escalier
dsa41-row-ground-pit = fosse
dsa41-row-ground-void = rien

## Particularités des armes, boucliers, armures et créatures

dsa41-row-trait-improvised = improvisée
dsa41-row-trait-blunt = contondante
dsa41-row-trait-wooden = en bois ou en os
dsa41-row-trait-fencing = arme d’escrime, ne pare aucune arme lourde
dsa41-row-trait-parries-heavy = pare aussi les armes lourdes
dsa41-row-trait-heavy = lourde, les armes légères ne peuvent la parer
dsa41-row-trait-chain = arme à chaîne
dsa41-row-trait-parried-by-all = toute arme peut la parer
dsa41-row-trait-rider = frappe plus fort à cheval
dsa41-row-trait-natural = partie du corps
dsa41-row-trait-unbreakable = incassable
# $by: signed.
dsa41-row-trait-disarms = désarmement { $by }
# $by: signed.
dsa41-row-trait-trips = fauchage { $by }
dsa41-row-trait-ignores-shield = le bonus d’un bouclier ne compte pas
# $by: number.
dsa41-row-trait-ignores-armour = ignore { $by } de protection
dsa41-row-trait-breaks-weapons = peut briser des armes
# $from: number.
dsa41-row-trait-fumbles = Maladresse à partir de { $from }
# $points: dice.
dsa41-row-trait-burns = brûle de { $points }
# $by: signed, $class: name of a distance class.
dsa41-row-trait-attack-in = attaque { $by } à la distance { $class }
# $class: name of a distance class.
dsa41-row-trait-unusable-in = inutile à la distance { $class }
dsa41-row-trait-worn-on-arm = portée au bras
# $points: dice.
dsa41-row-trait-strikes = frappe avec { $points }
dsa41-row-trait-one-parry-only = pas de seconde parade dans l’assaut
dsa41-row-trait-plate-hand = durcit le poing, gêne les doigts
dsa41-row-trait-dulls-senses = émousse les sens
dsa41-row-trait-steel-helmet = casque d’acier
dsa41-row-trait-nailed-boots = clous pour les coups de pied
# $shots and $refill: numbers.
dsa41-row-trait-magazine = magasin de { $shots } coups, { $refill } actions pour le remplir
dsa41-row-trait-one-hand = une main suffit
# $by: signed.
dsa41-row-trait-lead-shot = balles de plomb { $by }
dsa41-row-trait-poisoned = d’ordinaire empoisonnée
dsa41-row-trait-holds-oil = peut se remplir d’huile
dsa41-row-trait-grudge = attaque celui qui l’a blessé en dernier
dsa41-row-trait-pack = chasse en meute
# $by: signed.
dsa41-row-trait-scent = épreuves contre sa surprise { $by }
dsa41-row-trait-sees-in-darkness = pare sans gêne dans le noir
dsa41-row-trait-no-sprint = ne sprinte jamais
dsa41-row-trait-keeps-weapon = son arme ne peut qu’être détruite
dsa41-row-trait-bony = estocs et projectiles ne font que la moitié
# $from and $to: numbers.
dsa41-row-trait-fumbles-only = des Maladresses, seules les lignes { $from } à { $to } le touchent
# $points: dice. $check: signed.
dsa41-row-trait-grapples = s’agrippe après un coup porté, { $points } d’endurance par assaut, épreuve { $check } pour se libérer
# $within: number. $check, $attack and $parry: signed.
dsa41-row-trait-stench = puanteur à { $within } cases : épreuve de constitution { $check }, sinon attaque { $attack } et parade { $parry }
dsa41-row-trait-lair = ne cède jamais dans son antre
# $by: signed.
dsa41-row-trait-rises = attaque { $by } au premier assaut
dsa41-row-trait-guards-young = ne fuit pas ses petits
# $altitude, $speed and $parry: numbers.
dsa41-row-trait-flies = vole à { $altitude } pas de haut, à terre vitesse { $speed } et parade { $parry }
# $within: number. $attack and $parry: signed. $rounds: dice.
dsa41-row-trait-shriek = cri à { $within } pas : épreuve de courage, sinon attaque { $attack } et parade { $parry } pendant { $rounds } assauts
# $check: signed. $points: dice. $limit: number.
dsa41-row-trait-venom = venin : épreuve de constitution { $check }, sinon { $points } d’agilité et d’initiative en moins ; paralysie dès { $limit }
dsa41-row-trait-webs = tisse des toiles
dsa41-row-trait-climbs = grimpe aux murs
# $speed: number.
dsa41-row-trait-home-in-water = chez lui dans l’eau, vitesse { $speed }
# $grounds: names, joined.
dsa41-row-trait-home = chez lui sur { $grounds }
dsa41-row-trait-frenzied = ne sent ni blessures ni faiblesse
dsa41-row-trait-mount = peut être monté
dsa41-row-trait-shy = fuit sans cavalier dès la première blessure
# Numbers: $threshold and $step. Text: $talent (its name, or `none`).
dsa41-row-trait-one-handed =
    à une main, un point d’Impact de plus par { $step } points de force au-delà de { $threshold }{ $talent ->
        [none] { "" }
       *[other] , maniée avec l’Aptitude { $talent }
    }
dsa41-row-trait-parry-weapon = sert aussi d’Arme de Parade
# $name: of the weapon.
dsa41-row-trait-like = compte comme { $name }
# $name: of the weapon.
dsa41-row-trait-blade = aussi une arme de mêlée, { $name }
