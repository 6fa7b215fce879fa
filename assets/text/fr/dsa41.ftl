### Les mots de la quatrième édition. Une clé se compose d’un genre et d’un terme ; gardez les noms des variables.

## Comment s’appellent les règles.

dsa41-title = Quatrième édition (4.1)

## Ce qu’un combattant peut annoncer pour un assaut.

dsa41-plan-fight = Attaque et défense
dsa41-plan-defend = Défense seule
dsa41-plan-move-defend = Se déplacer, garder la défense
dsa41-plan-move-attack = Se déplacer, puis attaquer
dsa41-plan-attack-move = Attaquer, puis se déplacer
dsa41-plan-move-move = Courir : se déplacer deux fois
dsa41-plan-lunge-on = Poursuivre l’assaut soutenu
dsa41-plan-pressed = Deux défenses : pressé par un assaut soutenu
dsa41-plan-guarded = Style défensif : deux défenses
dsa41-plan-sprint = Sprint
dsa41-plan-act-defend = Agir, garder la défense
dsa41-plan-act-attack = Agir, puis attaquer
dsa41-plan-attack-act = Attaquer, puis agir
dsa41-plan-move-act = Se déplacer, puis agir
dsa41-plan-act-move = Agir, puis se déplacer
dsa41-plan-act-act = Agir deux fois
dsa41-plan-act = Une action
dsa41-plan-move = Un déplacement
dsa41-plan-carry-on = Continuer
dsa41-plan-shoot-twice = Tirer ou lancer deux fois
dsa41-plan-shelter = Se défendre derrière le bouclier

## Ce qui est demandé.

dsa41-question-announce = Que ferez-vous pendant cet assaut ?
dsa41-question-attack = Qui attaquez-vous ?
dsa41-question-regular = Que faites-vous maintenant ?
dsa41-question-defend = Un coup arrive. Comment y répondre ?
dsa41-question-free = Une Action Libre ?
dsa41-question-last-words = Derniers mots ?
dsa41-question-passing-strike = Un adversaire passe. Attaque occasionnelle ?
dsa41-question-strike-thrower = Un adversaire lance son arme à bout portant. Frapper avant ?
dsa41-question-strike-charger = Un adversaire charge sur votre arme plus longue. Frapper avant ?
dsa41-question-strike-exposed = Son attaque a découvert l’adversaire. Frapper ?
dsa41-question-occasional-strike = Un adversaire a commis une maladresse. Frapper ?
dsa41-question-follow = L’adversaire se dégage. Le suivre ?
dsa41-question-press = L’adversaire est repoussé. Avancer sur lui ?
dsa41-question-counter-blow = Un adversaire frappe. Contre-attaquer au lieu de parer ?
dsa41-question-set-up = Où ce combattant commence-t-il ?
dsa41-question-suppress = Une blessure. Te forces-tu à ne pas la sentir ?
dsa41-question-defy = La vie s’en va. Te forces-tu à continuer le combat ?

## Ce qu’il faut savoir d’une réponse.

dsa41-hint-out-of-reach = personne à portée : ennemi à { $distance } pas, allonge { $reach }
dsa41-hint-too-far = personne à portée même en bougeant : ennemi à { $distance } pas, mouvement { $paces }
dsa41-hint-cut-off = personne à portée : quelque chose fait obstacle
dsa41-hint-strikes-wait = adversaires qui peuvent frapper au passage : { $foes }
dsa41-hint-no-bearings = aucun coup avant de retrouver ses repères
dsa41-hint-not-now = plus de coup pour les ennemis à portée
dsa41-hint-out-of-range = pas de tir : adversaire le plus proche à { $distance } pas, portée de l’arme { $range }
dsa41-hint-no-line = pas de tir : l’adversaire le plus proche est à couvert
dsa41-hint-not-seen = pas de tir : trop sombre pour voir l’adversaire le plus proche
dsa41-hint-engaged = pas de tir : serré de trop près
dsa41-hint-not-loaded = pas de tir : arme non chargée, encore { $loads ->
    [one] { $loads } action
   *[other] { $loads } actions
}
dsa41-hint-no-missiles = pas de tir : plus rien à tirer
dsa41-hint-no-place = pas de tir depuis cette place

## Ce qui peut être choisi : manœuvres, défenses, actions.

dsa41-offer-attack = Attaque
dsa41-offer-feint = Feinte
dsa41-offer-power-blow = Coup puissant
dsa41-offer-passing-strike = Attaque occasionnelle
dsa41-offer-strike-later = Attendre une case suivante
dsa41-offer-follow = Suivre
dsa41-offer-close-in = Commencer au corps à corps serré
dsa41-offer-shorten = Se rapprocher
dsa41-offer-shorten-two = Se rapprocher de deux classes
dsa41-offer-shorten-feint = Se rapprocher par une feinte
dsa41-offer-shorten-two-feint = Se rapprocher de deux classes par une feinte
dsa41-offer-lengthen = Se retirer (se dégager d’une classe)
dsa41-offer-lengthen-two = Se retirer de deux classes
dsa41-offer-lengthen-far = Se retirer d’une classe, une case plus loin
dsa41-offer-lengthen-two-far = Se retirer de deux classes, une case plus loin
dsa41-offer-charge = Charge
dsa41-offer-hammer = Coup de marteau
dsa41-offer-sweep = Coup de dégagement
dsa41-offer-lunge = Assaut soutenu
dsa41-offer-lunge-on = Attaque suivante de l’assaut
dsa41-offer-feint-power = Feinte avec coup puissant
dsa41-offer-knock-down = Renversement
dsa41-offer-trip = Fauchage
dsa41-offer-disarm = Désarmement
dsa41-offer-thrust = Coup Ciblé
dsa41-offer-death-thrust = Coup mortel
dsa41-offer-flat-blow = Coup du Plat
dsa41-offer-stunning-blow = Coup Assommant
dsa41-offer-split-shield = Brise-bouclier
dsa41-offer-master-parry = Parade magistrale
dsa41-offer-master-shield-parry = Parade magistrale de l’autre main
dsa41-offer-bind = Liement
dsa41-offer-bind-second = Liement à l’Arme de Parade
dsa41-offer-disarming-parry = Désarmement en parade
dsa41-offer-disarming-second = Désarmement à l’Arme de Parade
dsa41-offer-windmill = Moulinet
dsa41-offer-break-weapon = Briser l’arme
dsa41-offer-pin = Clouer au sol
dsa41-offer-double-attack = Double attaque
dsa41-offer-counter = Contre-attaque
dsa41-offer-blade-storm = Tempête de lames sur deux adversaires
dsa41-offer-blade-storm-three = Tempête de lames sur trois adversaires
dsa41-offer-blade-wall = Mur de lames
dsa41-offer-aimed-head = Coup visé à la tête
dsa41-offer-aimed-chest = Coup visé à la poitrine
dsa41-offer-aimed-back = Coup visé au dos
dsa41-offer-aimed-belly = Coup visé au ventre
dsa41-offer-aimed-left-arm = Coup visé au bras gauche
dsa41-offer-aimed-right-arm = Coup visé au bras droit
dsa41-offer-aimed-left-leg = Coup visé à la jambe gauche
dsa41-offer-aimed-right-leg = Coup visé à la jambe droite
dsa41-offer-press = Avancer
dsa41-offer-suppress = Ignorer la blessure
dsa41-offer-defy = Continuer malgré tout
dsa41-offer-run = Courir
dsa41-offer-withdraw = Se retirer à pied
dsa41-offer-parry = Parade
dsa41-offer-shield-parry = Parade au bouclier
dsa41-offer-second-parry = Deuxième parade
dsa41-offer-dodge = Esquive
dsa41-offer-aimed-dodge = Esquive Ciblée
dsa41-offer-aimed-dodge-back = Esquive ciblée, une classe en arrière
dsa41-offer-aimed-dodge-far = Esquive ciblée, deux classes en arrière
dsa41-offer-no-defence = Aucune défense
dsa41-offer-turn = Pivoter
dsa41-offer-turn-fully = Se retourner
dsa41-offer-kneel = S’agenouiller
dsa41-offer-stand = Se relever
dsa41-offer-stand-quickly = Se relever d’un bond
dsa41-offer-go-down = Se jeter à terre
dsa41-offer-recover = Se repositionner
dsa41-offer-change-style = Changer de prise
dsa41-offer-draw = Dégainer
dsa41-offer-drop = Lâcher l’arme
dsa41-offer-door = Ouvrir ou fermer la porte
dsa41-offer-delay = Retarder
dsa41-offer-shout = Crier
dsa41-offer-treat = Soigner les blessures
dsa41-offer-pick-up = Ramasser l’arme
dsa41-offer-breathe = Reprendre son Souffle
dsa41-offer-orient = Orientation
dsa41-offer-pass = Passer
dsa41-offer-place = Commencer là
dsa41-offer-ready = Prêt
dsa41-offer-stow = Ranger l’arme
dsa41-offer-leave = Quitter le champ
dsa41-offer-break-free = Se dégager en force
dsa41-offer-slip-free = Se dégager avec agilité
dsa41-offer-reload = Charger l’arme
dsa41-offer-use-item = Utiliser un objet
dsa41-offer-use-talent = Employer une Aptitude
dsa41-offer-activate = Activer un artefact
dsa41-offer-watch = Rester aux aguets à chaque phase, ou cesser
dsa41-offer-surrender = Se rendre, tout le camp
dsa41-offer-actions = Action
dsa41-offer-walk = Marche
dsa41-offer-sprint = Course
dsa41-offer-step = Pas
dsa41-offer-jump = Saut
dsa41-offer-shot = Tir
dsa41-offer-quick-shot = Tir rapide
dsa41-offer-throw = Lancer
dsa41-offer-aim = Viser
dsa41-offer-strike-cell = Frapper une case
dsa41-offer-beat-out = Étouffer les flammes
dsa41-offer-climb = Grimper
dsa41-offer-dive = Plonger vers ce qui y gît
dsa41-offer-force = Enfoncer
dsa41-offer-jump-down = Sauter en bas
dsa41-offer-kick = Repousser du pied
dsa41-offer-kindle = Allumer
dsa41-offer-overturn = Renverser la table
dsa41-offer-put-down = Poser
dsa41-offer-put-out = Éteindre la lumière
dsa41-offer-unlock = Déverrouiller la porte

## Les façons de se déplacer.

dsa41-gait-walk = Marcher
dsa41-gait-sprint = Sprinter
dsa41-gait-run = Courir
dsa41-gait-crawl = Ramper
dsa41-gait-swim = Nager
dsa41-gait-withdraw = Se retirer à pied
dsa41-gait-charge = Élan de la charge
dsa41-gait-step = Un pas
dsa41-gait-jump = Sauter par-dessus un vide
dsa41-gait-climb = Grimper ou descendre
dsa41-gait-jump-down = Sauter en bas

## Ce pour quoi des points sont annoncés.

dsa41-stake-feint = Points de la feinte
dsa41-stake-power-blow = Points du coup puissant
dsa41-stake-shorten-feint = Points de la feinte
dsa41-stake-shorten-two-feint = Points de la feinte
dsa41-stake-foes = Adversaires
dsa41-stake-sweep = Adversaires
dsa41-stake-sweep-more = Points du coup puissant
dsa41-stake-feint-power = Points de la feinte
dsa41-stake-feint-power-more = Points du coup puissant
dsa41-stake-charge = Points de la feinte
dsa41-stake-charge-more = Points du coup puissant
dsa41-stake-hammer = Points de la feinte
dsa41-stake-hammer-more = Points du coup puissant
dsa41-stake-lunge = Points de la feinte
dsa41-stake-lunge-more = Points du coup puissant
dsa41-stake-death-thrust = Points de la feinte
dsa41-stake-death-thrust-more = Points du coup puissant
dsa41-stake-trip = Points de la feinte
dsa41-stake-thrust = Points de la feinte
dsa41-stake-flat-blow = Points du coup puissant
dsa41-stake-split-shield = Points du coup puissant
dsa41-stake-knock-down = Points du renversement
dsa41-stake-disarm = Points du désarmement
dsa41-stake-stunning-blow = Points du coup assommant
dsa41-stake-points = Points annoncés
dsa41-stake-pin = Points pour clouer
dsa41-stake-counter = Points de la contre-attaque
dsa41-stake-blade-storm = Attaque sur le premier adversaire
dsa41-stake-blade-storm-more = Attaque sur le second adversaire
dsa41-stake-blade-storm-three = Attaque sur le premier adversaire
dsa41-stake-blade-storm-three-more = Attaque sur le second adversaire
dsa41-stake-blade-wall = Valeur de cette parade
dsa41-stake-master-parry = Points de la parade magistrale
dsa41-stake-master-shield-parry = Points de la parade magistrale
dsa41-stake-bind = Points du liement
dsa41-stake-bind-second = Points du liement
dsa41-stake-disarming-parry = Points du désarmement
dsa41-stake-disarming-second = Points du désarmement

## Les valeurs, comme sur les fiches.

dsa41-value-le = EV
dsa41-value-au = End
dsa41-value-at = AT
dsa41-value-pa = PRD
dsa41-value-ini = INI
dsa41-value-rs = PR
dsa41-value-be = Enc
dsa41-value-gs = VI
dsa41-value-aw = Esquive
dsa41-value-ws = Seuil de blessure
dsa41-value-bf = Facteur de rupture
dsa41-value-ward = Bouclier
dsa41-value-tp = PI en plus des dés
dsa41-value-actions = Actions
dsa41-value-defences = Défenses
dsa41-value-free-actions = Actions Libres
dsa41-value-off-balance = Déséquilibre
dsa41-value-mr = RM
dsa41-value-fk = DIS
dsa41-value-altitude = Altitude en mètres
dsa41-value-check = Épreuve
dsa41-value-loading = Chargement
dsa41-value-missiles = Projectiles
dsa41-value-le-most = EV maximale
dsa41-value-au-most = End maximale

## Les états, comme sur les fiches.

dsa41-state-prone = À terre
dsa41-state-kneeling = À genoux
dsa41-state-disoriented = Sans repères
dsa41-state-incapacitated = Hors de combat
dsa41-state-unconscious = Sans connaissance
dsa41-state-dying = En danger de mort
dsa41-state-dead = Tombé au combat
dsa41-state-stable = Hors de danger
dsa41-state-fled = En fuite
dsa41-state-unarmed = Sans arme
dsa41-state-lamed = Un bras hors d’usage
dsa41-state-crippled = Une jambe hors d’usage
dsa41-state-bleeding = Saigne
dsa41-state-unshielded = Sans bouclier
dsa41-state-exhausted = À bout de souffle
dsa41-state-held = Immobilisé
dsa41-state-frenzied = Frénétique
dsa41-state-surrendered = Rendu
dsa41-state-under-water = Sous l’eau
dsa41-state-unloaded = Non chargée
dsa41-state-aiming = Vise
dsa41-state-burning = En feu
dsa41-state-surprised = Surpris
dsa41-state-numb = Ignore ses blessures
dsa41-state-defiant = Continue malgré tout

## Ce qui est dit quand un état commence.

dsa41-enters-prone = { $name } tombe à terre.
dsa41-enters-kneeling = { $name } met un genou à terre.
dsa41-enters-disoriented = { $name } perd ses repères.
dsa41-enters-incapacitated = { $name } est hors de combat.
dsa41-enters-unconscious = { $name } perd connaissance.
dsa41-enters-dying = { $name } est en danger de mort.
dsa41-enters-dead = { $name } meurt.
dsa41-enters-stable = { $name } est hors de danger.
dsa41-enters-fled = { $name } quitte le combat.
dsa41-enters-unarmed = { $name } lâche son arme.
dsa41-enters-lamed = Un bras de { $name } est hors d’usage.
dsa41-enters-crippled = Une jambe de { $name } cède.
dsa41-enters-bleeding = { $name } perd son sang.
dsa41-enters-unshielded = Ce que { $name } tenait de l’autre main est perdu.
dsa41-enters-exhausted = { $name } est à bout de souffle.
dsa41-enters-held = { $name } est immobilisé.
dsa41-enters-surrendered = { $name } se rend.
dsa41-enters-burning = { $name } est en feu.
dsa41-enters-surprised = { $name } est pris par surprise.
dsa41-enters-numb = { $name } ignore la blessure.
dsa41-enters-defiant = { $name } continue malgré tout.
dsa41-enters-under-water = { $name } passe sous l’eau.

## Ce qui est dit quand un état prend fin.

dsa41-leaves-prone = { $name } se relève.
dsa41-leaves-kneeling = { $name } n’est plus à genoux.
dsa41-leaves-disoriented = { $name } retrouve ses repères.
dsa41-leaves-incapacitated = { $name } peut de nouveau combattre.
dsa41-leaves-unconscious = { $name } reprend connaissance.
dsa41-leaves-dying = { $name } n’est plus en danger de mort.
dsa41-leaves-dead = { $name } est en vie.
dsa41-leaves-stable = { $name } est de nouveau en danger.
dsa41-leaves-fled = { $name } revient.
dsa41-leaves-unarmed = { $name } a de nouveau une arme.
dsa41-leaves-bleeding = { $name } ne saigne plus.
dsa41-leaves-unshielded = { $name } tient de nouveau quelque chose de l’autre main.
dsa41-leaves-exhausted = { $name } a repris son souffle.
dsa41-leaves-held = { $name } est de nouveau libre.
dsa41-leaves-burning = { $name } ne brûle plus.
dsa41-leaves-surprised = { $name } comprend ce qui se passe.
dsa41-leaves-defiant = { $name } est à bout de forces.
dsa41-leaves-under-water = { $name } refait surface.

## Ce qui est dit des actions.

dsa41-deed-arrive = { $name } rejoint le combat en { $cell }.
dsa41-deed-draw = { $name } prépare une arme.
dsa41-deed-door = { $name } manœuvre la porte en { $cell }.
dsa41-deed-orient = { $name } s’oriente.
dsa41-deed-treat = { $name } soigne les blessures de { $target }.
dsa41-deed-pick-up = { $name } se penche vers l’arme à terre.
dsa41-deed-breathe = { $name } reprend son souffle.
dsa41-deed-shout = { $name } crie.
dsa41-deed-delay = { $name } retarde son attaque.
dsa41-deed-stow = { $name } range son arme.
dsa41-deed-reload = { $name } charge son arme.
dsa41-deed-loaded = { $name } est prêt à tirer.
dsa41-deed-use-item = { $name } cherche un objet.
dsa41-deed-used = { $name } l’a utilisé.
dsa41-deed-use-talent = { $name } se met à l’œuvre.
dsa41-deed-talent-done = { $name } a réussi.
dsa41-deed-activate = { $name } active un artefact.
dsa41-deed-strike-cell = { $name } frappe en { $cell } et ne touche que l’air.
dsa41-deed-found = { $name } a été remarqué.
dsa41-deed-dive = { $name } plonge en { $cell }.
dsa41-deed-kick = { $name } repousse quelque chose du pied vers { $cell }.
dsa41-deed-put-down = { $name } pose quelque chose en { $cell }.
dsa41-deed-taken = { $name } ramasse quelque chose en { $cell }.
dsa41-deed-zone-head = Le coup touche { $name } à la tête.
dsa41-deed-zone-chest = Le coup touche { $name } à la poitrine.
dsa41-deed-zone-back = Le coup touche { $name } dans le dos.
dsa41-deed-zone-belly = Le coup touche { $name } au ventre.
dsa41-deed-zone-left-arm = Le coup touche { $name } au bras gauche.
dsa41-deed-zone-right-arm = Le coup touche { $name } au bras droit.
dsa41-deed-zone-left-leg = Le coup touche { $name } à la jambe gauche.
dsa41-deed-zone-right-leg = Le coup touche { $name } à la jambe droite.
dsa41-deed-other-hand = { $name } change de main.
dsa41-deed-fumble-confused = Maladresse : { $name } perd le fil.
dsa41-deed-fumble-stumbles = Maladresse : { $name } trébuche.
dsa41-deed-fumble-falls = Maladresse : { $name } tombe.
dsa41-deed-fumble-slips = Maladresse de { $name } : l’objet glisse de sa main.
dsa41-deed-fumble-flies-off = Maladresse de { $name } : l’objet lui échappe au loin.
dsa41-deed-fumble-damaged = Maladresse de { $name } : l’objet est endommagé.
dsa41-deed-fumble-destroyed = Maladresse de { $name } : l’objet est détruit.
dsa41-deed-fumble-hurt = Maladresse : { $name } se blesse.
dsa41-deed-fumble-opens = { $name } se découvre face à { $target }.
dsa41-deed-flung = Ce que { $name } tenait vole jusqu’en { $cell }.
dsa41-deed-unlock = { $name } déverrouille la porte en { $cell }.
dsa41-deed-aim = { $name } vise { $target }.
dsa41-deed-spent = Le projectile de { $name } est perdu.
dsa41-deed-lies = L’arme lancée par { $name } gît en { $cell }.
dsa41-deed-strays-into-melee = Le projectile de { $name } vole dans la mêlée, vers { $target }.
dsa41-deed-strays-in-line = { $target } se trouve sur le passage du projectile de { $name }.
dsa41-deed-class-hand = { $name } et { $target } sont au corps à corps serré.
dsa41-deed-class-close = { $name } et { $target } sont en mêlée.
dsa41-deed-class-spear = { $name } et { $target } se battent à longueur de hampe.
dsa41-deed-class-pike = { $name } et { $target } se battent à longueur de pique.
dsa41-deed-engaged = { $name } et { $target } en viennent aux coups.
dsa41-deed-apart = { $name } et { $target } sont séparés.
dsa41-deed-follow = { $name } suit { $target }.
dsa41-deed-press = { $name } avance sur { $target }.
dsa41-deed-sweep = Le coup de dégagement de { $name } continue sur { $target }.

## L’objet des épreuves et des autres jets.

dsa41-check-self-control = Volonté
dsa41-check-treat-wounds = Médecine / Blessures
dsa41-check-agility = Agilité
dsa41-check-intuition = Intuition
dsa41-check-dexterity = Dextérité
dsa41-check-body-control = Contrôle du Corps
dsa41-check-countdown = Assauts avant la mort
dsa41-check-treatment-slip = Erreur de soin
dsa41-check-tumble = Chute
dsa41-check-strength = Force
dsa41-check-constitution = Constitution
dsa41-check-tp = Points d’Impact de la manœuvre
dsa41-check-swimming = Natation
dsa41-check-fall = Une chute
dsa41-check-nerve = Initiative perdue
dsa41-check-breath = Endurance perdue
dsa41-check-stun = Assauts d’inconscience
dsa41-check-athletics = Athlétisme
dsa41-check-talent = Aptitude
dsa41-check-stealth = Discrétion
dsa41-check-perception = Perception
dsa41-check-scatter = Cases parcourues
dsa41-check-zone = Zone touchée
dsa41-check-course = Direction du vol
dsa41-check-fumble = Maladresse
dsa41-check-break-test = Jet de rupture
dsa41-check-break-rise = Facteur de rupture en plus
dsa41-check-victim = Qui est sur le passage
dsa41-check-flight = Jusqu’où il vole
dsa41-check-squares = Cases qui brûlent
dsa41-check-rounds = Rounds durant lesquels elles brûlent
dsa41-check-exhaustion = Épuisement après le combat

## Les maillons de la chaîne des chances.

dsa41-chain-hit = touche
dsa41-chain-not-warded = non parée
dsa41-chain-warded = parée
dsa41-chain-lands = porte
dsa41-chain-hurts = fait mal
dsa41-chain-wound = blessure
dsa41-chain-out = hors de combat
dsa41-chain-fumble = maladresse
dsa41-chain-fumble-opens = maladresse, et l’adversaire touche
dsa41-chain-fumble-down = maladresse et chute
dsa41-chain-fumble-disarms = maladresse et perte de l’objet
dsa41-chain-fumble-harms = maladresse et blessure
dsa41-chain-foe-fumble = l’adversaire commet une maladresse
dsa41-chain-passes = réussit
dsa41-chain-pushed = repousse
dsa41-chain-throws-down = renverse
dsa41-chain-disarms = désarme
dsa41-chain-stuns = assomme
dsa41-chain-breaks-shield = brise le bouclier
dsa41-chain-breaks-weapon = brise l’arme
dsa41-chain-pins = cloue au sol
dsa41-chain-stray = touche un autre
dsa41-chain-stray-friend = touche l’un des siens
dsa41-chain-alight = met le feu à des cases
dsa41-chain-struck-first = est touché avant
dsa41-chain-felled-first = tombe avant le lancer

## D’où vient un coup, vu par sa cible.

dsa41-arc-front = de face
dsa41-arc-right = par la droite
dsa41-arc-left = par la gauche
dsa41-arc-rear = par-derrière

## À quelle distance on se bat.

dsa41-class-class-hand = corps à corps serré
dsa41-class-class-close = mêlée
dsa41-class-class-spear = armes d’hast
dsa41-class-class-pike = pique
dsa41-class-engaged = aux prises
