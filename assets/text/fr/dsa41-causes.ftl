# Ce qui amène une ligne d’un compte, et pourquoi une ligne ne compte pas.
dsa41-cause-wounds =
    { $number ->
        [one] une blessure
       *[other] { $number } blessures
    }
dsa41-cause-wounds-head =
    { $number ->
        [one] blessure à la tête
       *[other] { $number } blessures à la tête
    }
dsa41-cause-wounds-chest =
    { $number ->
        [one] blessure à la poitrine
       *[other] { $number } blessures à la poitrine
    }
dsa41-cause-wounds-back =
    { $number ->
        [one] blessure au dos
       *[other] { $number } blessures au dos
    }
dsa41-cause-wounds-belly =
    { $number ->
        [one] blessure au ventre
       *[other] { $number } blessures au ventre
    }
dsa41-cause-wounds-left-arm =
    { $number ->
        [one] blessure au bras gauche
       *[other] { $number } blessures au bras gauche
    }
dsa41-cause-wounds-right-arm =
    { $number ->
        [one] blessure au bras droit
       *[other] { $number } blessures au bras droit
    }
dsa41-cause-wounds-left-leg =
    { $number ->
        [one] blessure à la jambe gauche
       *[other] { $number } blessures à la jambe gauche
    }
dsa41-cause-wounds-right-leg =
    { $number ->
        [one] blessure à la jambe droite
       *[other] { $number } blessures à la jambe droite
    }
dsa41-cause-lost-eye = œil perdu
dsa41-cause-moves = se déplace pendant cet assaut
dsa41-cause-long-action = reste d’une activité de longue durée
dsa41-cause-second-attack = deuxième attaque de cet assaut
dsa41-cause-second-defence = deuxième défense de cet assaut
dsa41-cause-second-shot = autre tir pendant cet assaut
dsa41-cause-second-throw = autre lancer pendant cet assaut
dsa41-cause-hide = peau épaisse
dsa41-cause-worn = les { $number } pièces portées
dsa41-cause-lies = est à terre
dsa41-cause-well-fallen = chute amortie
dsa41-cause-one-metre = un mètre seulement
dsa41-cause-bounds = vitesse qui reste
dsa41-cause-basis = initiative avant le dé
dsa41-cause-announced =
    { $number ->
        [one] un point annoncé
       *[other] { $number } points annoncés
    }
dsa41-cause-run-up = élan
dsa41-cause-one-hand = une seule main libre
dsa41-cause-no-hand-blow = pas un coup de la main
dsa41-cause-times = multiplié par { $number }
dsa41-cause-constant = part fixe
dsa41-cause-read-on = ligne suivante de la table
dsa41-cause-sizes = tailles des deux
dsa41-cause-thin-armour = protection la plus mince : { $number }
dsa41-cause-break-factor = facteur de rupture de l’arme adverse
dsa41-cause-eased = manœuvre de maître d’armes
dsa41-cause-shield-lost = plus de bouclier au bras
dsa41-cause-bare-spot = endroit nu touché
dsa41-cause-twice-there = endroit qui multiplie les dommages
dsa41-cause-part-moves = partie qui bouge
dsa41-cause-caught = coup venu d’un côté inattendu
dsa41-cause-below-zero = points de talent au-dessous de zéro
dsa41-cause-difficulty = difficulté
dsa41-cause-vigilant = vigilance
dsa41-cause-feels-danger = instinct du combat
dsa41-cause-two-classes = deux classes de distance à la fois
dsa41-cause-foes =
    { $number ->
        [one] un adversaire
       *[other] { $number } adversaires
    }
dsa41-cause-left-flank = par la gauche
dsa41-cause-right-flank = par la droite
dsa41-cause-from-behind = par derrière
dsa41-cause-low-ceiling = plafond bas
dsa41-cause-narrow-place = passage étroit
dsa41-cause-wall-left = obstacle à gauche, quelqu’un à droite
dsa41-cause-wall-right = obstacle à droite, quelqu’un à gauche
dsa41-cause-walls-both = obstacles à gauche et à droite
dsa41-cause-bodies = du monde à gauche et à droite
dsa41-cause-higher = est plus haut
dsa41-cause-lower = est plus bas
dsa41-cause-dusk = crépuscule
dsa41-cause-moonlight = clair de lune
dsa41-cause-starlight = lueur des étoiles
dsa41-cause-darkness = obscurité
dsa41-cause-haze = brume
dsa41-cause-fog = brouillard
dsa41-cause-mount-untrained = monture non dressée
dsa41-cause-mount-inexperienced = monture inexpérimentée
dsa41-cause-mount-schooled = monture bien dressée
dsa41-cause-no-saddle = sans selle
dsa41-cause-no-hand-free = aucune main libre
dsa41-cause-hit-in-saddle = touché en selle
dsa41-cause-rides-at-foe = chevauche vers un adversaire
dsa41-cause-gallop = monture au galop
dsa41-cause-trot = monture au trot
dsa41-cause-walk = monture au pas
dsa41-cause-mount-stands = monture arrêtée
dsa41-cause-in-saddle = en selle
dsa41-cause-further-reasons =
    { $number ->
        [one] une autre raison de craindre
       *[other] { $number } autres raisons de craindre
    }
dsa41-cause-leader = voit le chef combattre
dsa41-cause-more-friends = son camp est en surnombre
dsa41-cause-twice-as-many = deux fois plus d’adversaires
dsa41-cause-die = jet de dé
dsa41-cause-origin = origine
dsa41-cause-gear-lost = équipement plus en main
dsa41-cause-untaught = jamais appris
dsa41-cause-size-tiny = minuscule
dsa41-cause-size-very-small = très petit
dsa41-cause-size-small = petite cible
dsa41-cause-size-medium = cible moyenne
dsa41-cause-size-big = grand
dsa41-cause-size-huge = énorme
dsa41-cause-target-helpless = cible sans défense
dsa41-cause-target-still = cible immobile
dsa41-cause-target-moves = cible un peu mobile
dsa41-cause-target-fast = cible rapide
dsa41-cause-target-very-fast = cible très rapide
dsa41-cause-metres = { $number } m
dsa41-cause-steep-up = en forte montée
dsa41-cause-steep-down = en forte descente
dsa41-cause-attack-base = valeur de base de l’attaque
dsa41-cause-parry-base = valeur de base de la parade
dsa41-cause-ranged-base = valeur de base du combat à distance
dsa41-cause-initiative-base = valeur de base de l’initiative
dsa41-cause-life-left = énergie vitale restante
dsa41-cause-endurance-left = endurance restante
dsa41-cause-resistance = résistance à la magie
dsa41-cause-speed = vitesse sans encombrement
dsa41-cause-of-the-blow = ce que fait le coup
dsa41-cause-courage = courage
dsa41-cause-cleverness = intelligence
dsa41-cause-intuition = intuition
dsa41-cause-charisma = charisme
dsa41-cause-dexterity = dextérité
dsa41-cause-agility = agilité
dsa41-cause-constitution = constitution
dsa41-cause-strength = force
dsa41-cause-self-control = volonté
dsa41-cause-body-control = contrôle du corps
dsa41-cause-athletics = athlétisme
dsa41-cause-swimming = natation
dsa41-cause-stealth = discrétion
dsa41-cause-perception = perception
dsa41-cause-treat-wounds = soin des blessures
dsa41-cause-riding = équitation
dsa41-cause-talent = valeur du talent
dsa41-cause-burden = encombrement { $number }
dsa41-cause-burden-by-zones = encombrement { $number } par zones
dsa41-cause-foe-near = un adversaire à portée
dsa41-cause-class-hand = corps à corps serré
dsa41-cause-class-close = mêlée
dsa41-cause-class-spear = armes d’hast
dsa41-cause-class-pike = pique
dsa41-void-stays = pas de déplacement pendant cet assaut
dsa41-void-readied = l’activité de longue durée préparait cette arme
dsa41-void-in-melee = la cible est dans la mêlée
dsa41-void-no-parry = ce n’est pas une parade
dsa41-void-learnt = le combat au bouclier est appris
dsa41-void-both-bare = tous deux sont à mains nues
dsa41-void-no-thrust = ni estoc ni projectile
dsa41-void-greatest-factor = seul le plus grand facteur compte
dsa41-void-no-leader = aucun chef en vue
dsa41-void-no-majority = pas de surnombre
dsa41-void-not-twice = moins de deux fois plus d’adversaires
dsa41-void-saddled = la monture est sellée
dsa41-void-hand-free = une main est libre
dsa41-void-not-learnt = le combat monté n’est pas appris
dsa41-void-not-from-above = seulement contre un adversaire à pied
dsa41-void-other-hand = c’est l’autre main qui agit
dsa41-void-series = une série d’attaques convertit sans malus
dsa41-void-guarded = le style défensif convertit sans malus
dsa41-void-shield = un bouclier défend deux fois sans malus
dsa41-void-staff = une main rompue au bâton
dsa41-void-in-incapacity = l’épreuve en tient déjà compte
dsa41-void-no-mishap = cette créature ne subit pas cela
dsa41-void-out = la torche ne brûle pas
dsa41-void-no-iron = pas de fer aux mains
dsa41-void-stones = des pierres, pas de plomb
dsa41-void-strength-of-no-use = la force n’ajoute rien à cette arme
dsa41-void-shields-only = seulement pour les parades au bouclier
dsa41-void-strength-not-played = n’est pas joué ici
dsa41-void-weak = trop peu de force pour cette arme
dsa41-void-both-hands = les deux mains tiennent l’arme
dsa41-void-too-burdened = trop d’encombrement
dsa41-void-worse-sight = seule la pire gêne de la vue compte
dsa41-void-wall = un mur de lames se moque du nombre
dsa41-void-shield-at-distance = peu importe la distance à un bouclier
