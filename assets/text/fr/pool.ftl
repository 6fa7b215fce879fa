### Mots des règles aux groupes de succès. Les clés se composent d’un genre et d’un terme ; entre accolades, des variables : gardez leurs noms.

## Le nom des règles.

pool-title = Groupes de succès
pool-stand-ins = Le niveau ne nomme personne pour ces règles. D’autres remplacent, en camps de points égaux en dégâts et résistance.

## Ce qu’on peut annoncer pour un round.

pool-plan-fight = Agir à son tour
pool-plan-riposte = Posture de riposte

## Ce qui est demandé.

pool-question-stance = Prenez-vous la posture de riposte ?
pool-question-turn = Votre tour. Que faites-vous ?
pool-question-late = Vous avez attendu. Agissez-vous maintenant ?
pool-question-riposte = On vous a attaqué. Ripostez-vous aussitôt ?
pool-question-counter = On vous a attaqué. Jouez-vous votre tour maintenant ?
pool-question-regain = Votre arme est tombée. La ramasser contre le prochain tour ?
pool-question-set-up = Où ce combattant commence-t-il ?

## Ce qu’on peut choisir.

pool-offer-strike = Attaque
pool-offer-strike-cell = Attaquer une case
pool-offer-sneak-strike = Attaque sournoise
pool-offer-shot = Tir ou lancer
pool-offer-sneak-shot = Tir sournois
pool-offer-spell = Sort
pool-offer-distract = Distraire
pool-offer-push = Repousser
pool-offer-push-round = Repousser d’un autre côté
pool-offer-block = Bloquer
pool-offer-disarm = Désarmer
pool-offer-blind = Aveugler
pool-offer-knock-over = Renverser
pool-offer-knock-round = Renverser d’un autre côté
pool-offer-stun = Étourdir
pool-offer-walk = Se déplacer
pool-offer-crawl = Ramper
pool-offer-sprint = Sprint
pool-offer-climb = Grimper
pool-offer-jump = Sauter
pool-offer-rise = Se relever
pool-offer-draw = Dégainer
pool-offer-sheathe = Rengainer
pool-offer-pick-up = Ramasser
pool-offer-load = Charger
pool-offer-door = Ouvrir ou fermer la porte
pool-offer-smash = Briser la vitre
pool-offer-drink = Boire une potion
pool-offer-give-drink = Donner une potion
pool-offer-delay = Retarder son tour
pool-offer-act-now = Agir maintenant
pool-offer-treat = Premiers soins
pool-offer-finish = Achever
pool-offer-heal = Guérir
pool-offer-hide = Se cacher
pool-offer-lift = Soulever le corps
pool-offer-put-down = Déposer le corps
pool-offer-turn = Se tourner
pool-offer-drop = Lâcher l’arme
pool-offer-drop-thing = Lâcher ce qu’on tient
pool-offer-take-back = La ramasser
pool-offer-leave-it = La laisser
pool-offer-leave = Quitter la carte
pool-offer-surrender = Se rendre
pool-offer-pass = Finir le tour
pool-offer-wait = Attendre
pool-offer-place = Commencer là
pool-offer-ready = Prêt
pool-offer-turns = Tour du round
pool-offer-defence = Défense
pool-offer-magic-defence = Défense magique

## Façons de se déplacer.

pool-gait-walk = Se déplacer
pool-gait-crawl = Ramper
pool-gait-sprint = Sprint
pool-gait-climb = Grimper
pool-gait-jump = Sauter

## Valeurs, telles qu’elles figurent sur les fiches.

pool-value-life = PV
pool-value-defence-dice = Défense
pool-value-magic-dice = Défense magique
pool-stake-way = Chemin, le plus court d’abord
pool-stake-push = Chemin, le plus court d’abord
pool-stake-knock-over = Chemin, le plus court d’abord
pool-value-attack-dice = Attaque
pool-value-shot-dice = Tir
pool-value-ini = Initiative
pool-value-paces = Mouvement
pool-value-pieces = Pièces
pool-value-potions = Potions
pool-value-damage = Dégâts
pool-value-successes = Succès
pool-value-defence-successes = Succès de la défense
pool-value-moves = Mouvements
pool-value-attacks = Action d’attaque

## États, tels qu’ils figurent sur les fiches.

pool-state-distracted = Distrait
pool-state-immobilised = Immobilisé
pool-state-blinded = Aveuglé
pool-state-stunned = Étourdi
pool-state-cornered = Acculé
pool-state-off-balance = En déséquilibre
pool-state-winded = Après un sprint
pool-state-prone = Renversé
pool-state-unconscious = Inconscient
pool-state-stable = Stabilisé
pool-state-critical-life = Vie critique
pool-state-dead = Mort
pool-state-disarmed = Désarmé
pool-state-surprised = Surpris
pool-state-riposte-stance = Posture de riposte
pool-state-waiting = En attente
pool-state-owes-turn = Perd son prochain tour
pool-state-unloaded = Non chargée
pool-state-surrendered = S’est rendu
pool-state-gone = Parti
pool-state-hidden = Caché
pool-state-carrying = Porte un corps

## Ce qu’on raconte quand un état commence.

pool-enters-distracted = { $name } est distrait.
pool-enters-immobilised = { $name } ne peut plus bouger.
pool-enters-blinded = { $name } est aveuglé.
pool-enters-stunned = { $name } est étourdi.
pool-enters-cornered = { $name } est acculé.
pool-enters-off-balance = { $name } perd l’équilibre.
pool-enters-winded = { $name } court sans prudence.
pool-enters-prone = { $name } est renversé.
pool-enters-unconscious = { $name } tombe inconscient.
pool-enters-stable = { $name } est stabilisé.
pool-enters-critical-life = { $name } n’a plus qu’un point de vie.
pool-enters-dead = { $name } est mort.
pool-enters-disarmed = { $name } a perdu son arme.
pool-enters-surprised = { $name } est surpris.
pool-enters-riposte-stance = { $name } attend une attaque pour riposter.
pool-enters-owes-turn = { $name } sacrifie son prochain tour.
pool-enters-unloaded = L’arme de { $name } doit être chargée.
pool-enters-surrendered = { $name } se rend.
pool-enters-gone = { $name } quitte le combat.
pool-enters-hidden = { $name } se cache.
pool-enters-carrying = { $name } porte un corps.

## Ce qu’on raconte quand un état finit.

pool-leaves-distracted = { $name } est de nouveau attentif.
pool-leaves-immobilised = { $name } peut de nouveau bouger.
pool-leaves-blinded = { $name } voit de nouveau.
pool-leaves-stunned = { $name } reprend ses esprits.
pool-leaves-cornered = { $name } a de nouveau de la place.
pool-leaves-off-balance = { $name } retrouve l’équilibre.
pool-leaves-winded = { $name } est de nouveau sur ses gardes.
pool-leaves-prone = { $name } se relève.
pool-leaves-unconscious = { $name } revient à soi.
pool-leaves-stable = { $name } n’a plus besoin de soins.
pool-leaves-critical-life = { $name } n’est plus à son dernier point de vie.
pool-leaves-dead = { $name } vit.
pool-leaves-disarmed = { $name } est de nouveau armé.
pool-leaves-surprised = { $name } est revenu de sa surprise.
pool-leaves-riposte-stance = { $name } quitte la posture.
pool-leaves-owes-turn = { $name } agit de nouveau.
pool-leaves-unloaded = { $name } a chargé son arme.
pool-leaves-surrendered = { $name } reprend le combat.
pool-leaves-gone = { $name } revient.
pool-leaves-hidden = { $name } est découvert.
pool-leaves-carrying = { $name } ne porte plus de corps.

## Ce qu’on raconte des actions.

pool-deed-arrive = { $name } rejoint le combat en { $cell }.
pool-deed-delay = { $name } attend.
pool-deed-act-now = { $name } agit maintenant.
pool-deed-rise = { $name } prend le temps de se relever.
pool-deed-draw = { $name } dégaine une arme.
pool-deed-sheathe = { $name } rengaine.
pool-deed-drop = { $name } lâche son arme.
pool-deed-lose = L’arme de { $name } tombe à terre.
pool-deed-drop-thing = { $name } lâche quelque chose.
pool-deed-strike-cell = { $name } attaque { $cell } et ne touche que l’air.
pool-deed-pick-up = { $name } ramasse quelque chose.
pool-deed-door = { $name } ouvre ou ferme la porte en { $cell }.
pool-deed-drink = { $name } boit une potion.
pool-deed-give-drink = { $name } donne une potion à { $target }.
pool-deed-treat = { $name } donne les premiers soins à { $target }.
pool-deed-finish = { $name } achève { $target }.
pool-deed-heal = { $name } impose la main à { $target }.
pool-deed-lift = { $name } soulève { $target }.
pool-deed-put-down = { $name } dépose le corps.
pool-deed-leave = { $name } quitte la carte.
pool-deed-distract = { $name } tente de distraire { $target }.
pool-deed-push = { $name } tente de repousser { $target }.
pool-deed-block = { $name } tente de bloquer { $target }.
pool-deed-disarm = { $name } tente de désarmer { $target }.
pool-deed-blind = { $name } tente d’aveugler { $target }.
pool-deed-knock-over = { $name } tente de renverser { $target }.
pool-deed-stun = { $name } tente d’étourdir { $target }.

## L’objet des tests et des autres jets.

pool-check-first-aid = Premiers soins
pool-check-healing = Guérison
pool-check-stealth = Discrétion
pool-check-vigilance = Vigilance
pool-check-leap = Saut
pool-check-distract = Distraire
pool-check-push = Repousser
pool-check-block = Bloquer
pool-check-disarm = Désarmer
pool-check-blind = Aveugler
pool-check-knock-over = Renverser
pool-check-stun = Étourdir
pool-check-mishap-drops = Échec critique : l’arme tombe
pool-check-mishap-staggers = Échec critique : déséquilibre
pool-check-mishap-falls = Échec critique : une chute
pool-check-mishap-hits-friend = Échec critique : un ami est touché
pool-check-mishap-dulls = Échec critique : l’arme souffre
pool-check-mishap-nothing = Échec critique : rien de plus

## Les maillons de la chaîne des chances.

pool-chain-hits = obtient un succès
pool-chain-not-warded = défense ratée
pool-chain-lands = touche
pool-chain-glancing-end = coup de justesse
pool-chain-critical-end = coup critique
pool-chain-out = hors de combat
pool-chain-botched = échec critique
pool-chain-wins = réussit
pool-chain-passes = réussit

## Ce que vaut un coup qui touche.

pool-degree-miss = manqué
pool-degree-glancing = coup de justesse
pool-degree-hit = touché
pool-degree-powerful = coup puissant
pool-degree-critical = coup critique

## D’où vient une attaque, vue par sa cible.

pool-arc-front = de face
pool-arc-right = de droite
pool-arc-left = de gauche
pool-arc-rear = de dos

## Comment les adversaires se font face.

pool-class-contact = au contact

## Calques de la carte.

pool-overlay-reach-free = cases
pool-overlay-reach-harmed = cases, à travers ce qui blesse
pool-overlay-sight-from = regarde d’ici
pool-overlay-sight-seen = en vue
pool-overlay-sight-hidden = hors de vue
pool-overlay-cover-from = le tireur
pool-overlay-cover-none = à découvert
pool-overlay-cover-post = derrière un poteau
pool-overlay-cover-low = derrière un obstacle bas
pool-overlay-cover-corner = derrière un angle
pool-overlay-cover-total = hors de vue
pool-overlay-light-bright = clair
pool-overlay-light-dim = sombre
pool-overlay-light-dark = noir
pool-overlay-danger-harm = blesse
pool-overlay-danger-soon = à venir, dans tant de rounds
pool-overlay-ground-difficult = difficile : deux cases
pool-overlay-ground-very-difficult = très difficile : trois cases
pool-overlay-distance-reach = à portée de l’arme
pool-overlay-arc-front = avant
pool-overlay-arc-flank = flanc
pool-overlay-arc-rear = arrière

## Ce qu’il faut savoir d’une case.

pool-place-burns = blesse qui s’y tient
pool-place-difficult = terrain difficile
pool-place-very-difficult = terrain très difficile
pool-place-dark = dans le noir
pool-place-struck-by = à portée de { $name }
pool-place-covered = à couvert de { $name }

## Ce que comptent les numéros derrière `with`, et ce qu’il faut encore savoir des mots des réponses.

pool-list-weapons = les armes du combattant dans l’ordre de sa fiche, en main ou non ; les attaques à mains nues viennent en dernier
pool-list-powers = les sorts du combattant, dans l’ordre de sa fiche
pool-list-items = ce qui traîne, éclaire ou a été lâché, dans l’ordre de la carte, puis des chutes
pool-note-push = un autre chemin que le plus court, par son numéro à partir de 2
pool-note-knock-over = un autre chemin que le plus court, par son numéro à partir de 2
pool-note-turn = gratuit, une fois par tour
pool-note-surrender = à la place d’une annonce
pool-note-pass = le tour est fini ; à la mise en place : le combattant est prêt
