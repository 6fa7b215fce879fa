## Special abilities

ABI-01 = Special abilities are learnt, and most of them ask for something first: an attribute, a base value, a talent value or another ability. Attributes and base values count as the fighter has them, without gear, wounds or circumstances. The game checks this when it reads a fighter and says what is missing.
    .counts = Counts for persons, the player’s own heroes included. Creatures need nothing, nor do ready-made fighters who are marked as exempt.

ABI-02 = Each special ability has a price in adventure points, which a hero pays once for learning it. It is a measure of how much the ability is worth.
    .counts = Matters for building heroes, not in a fight. The prices of some small unarmed abilities are rounded guesses.

ABI-03 = Some abilities help only in light gear; their pages name the encumbrance up to which they do. What counts is the encumbrance after armour habituation. A fighter above the limit keeps the ability but gains nothing from it.
    .counts = Counts for combat reflexes, the second die of blade dancers, quick draw and the second shield parry. Manoeuvres with such a limit share a page of their own.

ABI-04 = Passive abilities work by themselves, whenever their condition holds: they change values, or what is possible. Active ones add a choice, such as a manoeuvre or a second parry, which appears among the answers when it is open.
    .counts = Both kinds count only while their module is on; without it an ability changes nothing.

ABI-05 = An optional or expert manoeuvre is open only to fighters with the special ability of the same name. Feint and mighty blow are open to all, but count in full only with theirs.
    .counts = Counts for the manoeuvres of the modules that are on. The page on the levels of manoeuvres names the exceptions.

ABI-06 = A creature has the abilities that its description names, without fulfilling what they ask for. They help it as they help anybody else.
    .counts = Counts for animals, undead and other creatures with fixed values.

SF-AUFMERKSAMKEIT = A vigilant fighter orients faster and without a check, and may decide as late as the own first attack whether to convert an action. Checks against surprise are easier by { $SUR-01-vigilance }, and opportunity attacks against the fighter harder by { $PAS-03-vigilance }.
    .counts = Always counts for orientation; the other parts count with the modules for converting, surprise and opportunity attacks.

SF-KAMPFREFLEXE = Initiative is higher by { $INI-02-reflexes }.
    .counts = Counts up to an encumbrance of { $INI-02-burden }.

SF-KAMPFGESPUER = Initiative is higher by a further { $INI-02-instinct }, and actions may be converted at any time of the round. Attacks from behind can be met with the weapon or a targeted dodge, with a penalty of { $BRD-05-felt }. Checks against surprise are easier by { $SUR-01-instinct } more, opportunity attacks harder by { $PAS-03-instinct } more, and blade storm and blade wall can be distributed freely.
    .counts = Always counts for initiative; the other parts count with the modules of their rules.

SF-KLINGENTAENZER = The fighter rolls { $INI-02-dance } for initiative, and an orientation counts these dice at their best. A failed announcement leaves only half of its penalty; a blade storm reaches a third foe, and a blade wall a third attack.
    .counts = The better roll counts up to an encumbrance of { $INI-02-light }; the other parts always count.

SF-RUESTUNG1 = The fighter has got used to a certain combination of armour: while it is worn, encumbrance is lower by { $ARM-05-used }.
    .counts = Counts only for exactly this combination, and no longer once a higher step is learnt. Encumbrance by other load stays as it is.

SF-RUESTUNG2 = Encumbrance is lower by { $ARM-05-used } in whatever armour the fighter wears.
    .counts = Takes the place of the first step and does not add to it. Never lowers the encumbrance of armour below nothing.

SF-RUESTUNG3 = Encumbrance is lower by { $ARM-05-most } in whatever armour the fighter wears, and only half of what remains of it, rounded, lowers initiative.
    .counts = Takes the place of the lower steps. Encumbrance by other load lowers initiative in full.

SF-AUSWEICHEN1 = The dodge value is higher by { $AUS-01-ability }, and the targeted dodge becomes possible.
    .counts = The value counts for free and targeted dodges alike.

SF-AUSWEICHEN2 = The dodge value is higher by a further { $AUS-01-ability }.
    .counts = Counts for every dodge and adds to the first step.

SF-AUSWEICHEN3 = The dodge value is higher by a further { $AUS-01-ability }.
    .counts = Counts for every dodge and adds to the lower steps.

SF-LINKHAND = The penalty of the off hand is smaller by { $SIT-02-relief }, and shield parries are better by { $SHD-01-hand }.
    .counts = The first part counts for weapons in the off hand, the second only for shields.

SF-BEIDHAENDIG1 = The penalty of the off hand is smaller by a further { $SIT-02-relief }, and the strength bonus counts for the off hand too. With a weapon in each hand, a converted action has no penalty if the other weapon carries it out.
    .counts = Counts for weapons in the off hand, not for shields. Converting needs its module.

SF-BEIDHAENDIG2 = The off hand has no penalty any more. A fighter with similar weapons in both hands has an extra attack or parry in each round.
    .counts = The extra action needs an earlier one of its kind in the same round, and counts towards the limit of actions.

SF-SCHILDKAMPF1 = Shield parries are better by { $SHD-01-step }.
    .counts = Counts for shields, and for bucklers that are used as such.

SF-SCHILDKAMPF2 = Shield parries are better by a further { $SHD-01-step }, and after a shield parry a second one is possible in the same round. Master parries become possible with the shield, and a shield bash loses its penalty.
    .counts = The second parry counts up to an encumbrance of { $SHD-06-burden }, not with the tower shield and not in a round in which an action was converted.

SF-PARIERWAFFEN1 = A parry with the parry weapon is worse than one with the main weapon by only { $SHD-07-first }, not by { $SHD-07-untaught }, before the parry weapon’s own bonus.
    .counts = Counts for parry weapons, and for bucklers that are used as such.

SF-PARIERWAFFEN2 = A parry with the parry weapon is better than one with the main weapon by { $SHD-07-second }, and its own bonus comes on top. After any parry a second one with the parry weapon is possible in the same round.
    .counts = Takes the place of the first step. Counts for parry weapons, and for bucklers that are used as such.

SF-SCHNELLZIEHEN = A weapon at the belt comes into the hand with a free action. Drawing from the back takes { $ACT-14-quick ->
        [one] a single action
       *[other] { $ACT-14-quick } actions
    } instead of { $ACT-14-back }, taking a shield from there { $ACT-14-swift } instead of { $ACT-14-shield }, and the next thrown weapon costs no time.
    .counts = Counts up to an encumbrance of { $SHD-06-burden }.

SF-KAMPFIMWASSER = In water up to the shoulders only half of the penalties remain, rounded up.
    .counts = Counts for attack, parry and dodge; not under water, and not for walking.

SF-UNTERWASSERKAMPF = Under water the fighter has no penalty for attack, parry and dodge.
    .counts = Counts with what can be used there at all: daggers, fencing weapons, spears and bare hands.

SF-BLINDKAMPF = Bad sight and unseen foes take at most { $SIT-25-trained } from attack, parry and dodge. Checks against surprise are easier by { $SUR-01-blind }.
    .counts = Counts in melee nearer than the length of a pike. Does not count for shots, whips and lances.

SF-SPEZIALISIERUNG = With the chosen weapon attack and parry are better by { $WPN-13-melee }; with a weapon that shoots or is thrown, the ranged attack is better by { $WPN-13-shot }.
    .counts = Counts only for weapons of the kind that was chosen when the ability was learnt.

SF-WAFFENMEISTER = The master of a weapon has bonuses of the own choice with it, worth at most { $SF-WAFFENMEISTER-points } points: better attack, parry, hit points or initiative, faster loading, easier manoeuvres, or manoeuvres for which the weapon is not made.
    .counts = Counts with the module “Weapon masters”, and only with the mastered weapon, shield or parry weapon. None of the ready-made heroes has it.

SF-FINTE = Feints count in full instead of half. The ability also opens the aimed blow at a part of the body.
    .counts = Counts with the module “Basic manoeuvres”; the aimed blow needs the module “Hit zones”.

SF-WUCHTSCHLAG = All announced points of a mighty blow are added to the hit points, instead of only half of them.
    .counts = Counts with the module “Basic manoeuvres”.

SF-NIEDERWERFEN = Teaches the knock down, an attack that wounds and may throw the foe to the ground.
    .counts = Counts with the module “Optional manoeuvres”.

SF-UMREISSEN = Teaches the trip, with which long weapons pull a foe’s legs away.
    .counts = Counts with the module “Optional manoeuvres”.

SF-ENTWAFFNEN = Teaches to strike the weapon out of a foe’s hand, in attack and in parry.
    .counts = Counts with the module “Optional manoeuvres”.

SF-MEISTERENTWAFFNEN = A disarm also takes weapons that are led in both hands; the strength check of their owner is then harder by a further { $SF-MEISTERENTWAFFNEN-check }.
    .counts = Counts with the module “Optional manoeuvres” in attack and parry, but not with sabres.

SF-GEZIELTERSTICH = Teaches the targeted thrust, which passes through gaps in the armour and tears wounds easily.
    .counts = Counts with the module “Optional manoeuvres”.

SF-TODESSTOSS = Teaches the death thrust, a targeted thrust that costs more and wounds more deeply.
    .counts = Counts with the module “Expert manoeuvres”.

SF-HAMMERSCHLAG = Teaches the hammer blow, which spends all actions of the round on a single enormous hit.
    .counts = Counts with the module “Expert manoeuvres”.

SF-STURMANGRIFF = Teaches the charge, an attack out of a run that hits harder the faster the attacker is.
    .counts = Counts with the module “Optional manoeuvres”, on foot.

SF-AUSFALL = Teaches the lunge series, with which a quicker fighter drives a foe on the defensive from round to round.
    .counts = Counts with the module “Expert manoeuvres”.

SF-BEFREIUNGSSCHLAG = Teaches the sweep, a single swing at several foes that throws them down or drives them back.
    .counts = Counts with the module “Optional manoeuvres”.

SF-BETAEUBUNG = Teaches the stunning blow, which takes a foe’s senses instead of the life.
    .counts = Counts with the module “Optional manoeuvres”. A plain flat blow is possible without it.

SF-KLINGENSTURM = Teaches the blade storm, which splits an attack between several foes.
    .counts = Counts with the module “Expert manoeuvres”.

SF-DOPPELANGRIFF = Teaches the double attack, in which both weapons strike at the same foe with a single action.
    .counts = Counts with the module “Optional manoeuvres”.

SF-TODVONLINKS = Teaches death from the left, an extra attack with the parry weapon or the dagger in the off hand.
    .counts = Counts with the module “Optional manoeuvres”.

SF-FESTNAGELN = Teaches to pin down a foe who lies on the ground or stands before a wall.
    .counts = Counts with the module “Optional manoeuvres”.

SF-SCHILDSPALTER = Teaches the shield splitter, a blow that may break the foe’s shield.
    .counts = Counts with the module “Optional manoeuvres”.

SF-MEISTERPARADE = Teaches the master parry, a harder parry that makes the own next action easier.
    .counts = Counts with the module “Optional manoeuvres”.

SF-BINDEN = Teaches to bind the foe’s weapon in a parry, which opens the foe for the own next attack.
    .counts = Counts with the module “Optional manoeuvres”.

SF-GEGENHALTEN = Teaches the counter strike, an attack into the foe’s attack instead of a parry.
    .counts = Counts with the module “Expert manoeuvres”.

SF-WINDMUEHLE = Teaches the windmill, a parry that turns the force of an announced blow against the attacker.
    .counts = Counts with the module “Expert manoeuvres”.

SF-DEFENSIV = Teaches to give up the attack of a round for a second defence without a penalty. The second defence of an ordinary conversion has none either.
    .counts = Counts with the module “Optional manoeuvres”; not with flails of any kind, whips or lances.

SF-KLINGENWAND = Teaches the blade wall, with which a single defence parries several attacks, however many foes there are.
    .counts = Counts with the module “Expert manoeuvres”.

SF-WAFFEZERBRECHEN = Teaches to catch the foe’s weapon in a parry and break it.
    .counts = Counts with the module “Expert manoeuvres”, for blade-breaker and hook daggers.

SF-HALBSCHWERT = Teaches to lead a long weapon short, with a hand on the blade, so that it also serves in cramped space.
    .counts = Counts with the module “Optional manoeuvres”, without anything in the other hand.

SF-FORMATION = Teaches to stand in line with comrades, parry for them, and hold out against several foes. A blow past a comrade in the first rank has no penalty any more.
    .counts = Counts with the module “Optional manoeuvres”. A blow past a comrade still needs a weapon of pole or pike length.

SF-SPIESSGESPANN = Teaches to lead a pike together with a comrade.
    .counts = Counts with the module “Optional manoeuvres” if both fighters have the ability.

SF-IMPROVISIERT = Bottles, chair legs and other makeshift weapons serve like real ones: they fumble only with the worst roll, announced points count in full, and all manoeuvres and conversions of their kind are open.
    .counts = Counts for weapons that are marked as improvised, and for weapons that are thrown although they are not made for it.

SF-SCHARFSCHUETZE = With the chosen talent the marksman shoots better in every way: quick shots cost less, every further action of aiming counts in full, announced points add to the damage in full and need less time, and aimed shots are easier.
    .counts = Counts for shots and throws with this talent. Long aiming, announcements and aimed shots need their modules.

SF-MEISTERSCHUETZE = With the chosen talent a quick shot costs nothing. Announcements reach up to the ranged attack value and need the least time, and aimed shots are easier still.
    .counts = Counts for shots and throws with this talent, besides what a marksman gains. Announcements and aimed shots need their modules.

SF-SCHNELLLADENBOGEN = Loading a bow is faster by an action.
    .counts = Counts for bows, and never brings the time below a single action.

SF-SCHNELLLADENARMBRUST = Loading a crossbow takes a quarter less time, rounded in the slower direction.
    .counts = Counts for crossbows.

SF-BERITTENERSCHUETZE = The penalties for shooting and throwing from a mount are halved. Only mounted archers can shoot at a trot at all, though they bear that penalty in full.
    .counts = Counts with the module “Mounted combat”.

SF-EISENHAGEL = The fighter throws up to { $SF-EISENHAGEL-most } knives, daggers or stars at once, at the same foe or at several. Each beyond the first makes all of the throws harder by { $SF-EISENHAGEL-each }, and each is rolled for itself.
    .counts = Counts for throwing knives, throwing daggers and throwing stars against foes at most { $SF-EISENHAGEL-metres } metres away, who stand no farther apart than a quarter of a circle around the thrower.

SF-REITERKAMPF = All riding penalties are halved, and attacks from the saddle against foes on foot are better by { $MNT-03-attack }.
    .counts = Counts with the module “Mounted combat”.

SF-KRIEGSREITEREI = Only a quarter of all riding penalties remains, and the rider may ride foes down.
    .counts = Counts with the module “Mounted combat”. Takes the place of the halving by mounted combat.

SF-TURNIERREITEREI = On tourney grounds nothing makes riding harder in an attack with the lance. The agility check that softens a fall from the saddle is easier by { $SF-TURNIERREITEREI-fall }.
    .counts = Counts with the module “Mounted combat”. The first part counts only where the fight is set up as a tourney.

SF-BORNLAENDISCH = A rough style of brawling and wrestling: attack or parry in both talents is better by { $UNA-08-each }, as chosen when it is learnt.
    .counts = Counts with the module “Unarmed manoeuvres”. All styles together add at most { $UNA-08-most } to a value.

SF-GLADIATOR = The style of the arena: attack and parry in brawling are better by { $UNA-08-each }.
    .counts = Counts with the module “Unarmed manoeuvres”, within the limit of all styles.

SF-HAMMERFAUST = A style of hard fists: attack and parry in brawling are better by { $UNA-08-each }, and a lunge series may be led with bare fists.
    .counts = Counts with the module “Unarmed manoeuvres”, within the limit of all styles. The lunge series needs its own ability.

SF-HRURUZAT = A deadly style: attack and parry in brawling and wrestling are better by { $UNA-08-each }. Once in a round a brawling attack with a penalty of { $SF-HRURUZAT-malus } may cost life energy instead of endurance.
    .counts = Counts with the module “Unarmed manoeuvres”, within the limit of all styles. The deadly blow needs the bare body, and wounds still come only at the higher thresholds of unarmed blows.

SF-MERCENARIO = A style of street fights: attack and parry in brawling are better by { $UNA-08-each }.
    .counts = Counts with the module “Unarmed manoeuvres”, within the limit of all styles.

SF-UNAU = A school of wrestling: attack and parry in wrestling are better by { $UNA-08-each }.
    .counts = Counts with the module “Unarmed manoeuvres”, within the limit of all styles.

SF-AUSPENDELN = Straight punches, swings and high kicks are no longer harder to parry.
    .counts = Counts with the module “Unarmed manoeuvres”, by itself and at no cost.

SF-BEINARBEIT = Kicks, knees and leg sweeps are no longer harder to parry, and trips can be parried with bare arms.
    .counts = Counts with the module “Unarmed manoeuvres”, by itself and at no cost.

SF-BISS = Teaches the bite, for fighters who are locked together.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-BLOCK = Teaches the block, a parry with the bare arm that hampers the foe’s next parry.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-DOPPELSCHLAG = Teaches the double punch, which strikes with both fists at once.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-EISENARM = Bare arms parry weapons without taking the usual harm: none with armour on the forearms, else only against endurance.
    .counts = Counts with the module “Unarmed manoeuvres”, by itself and at no cost.

SF-FUSSFEGER = Teaches the leg sweep, which strikes the foe and may throw down as well.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-GERADE = Teaches the straight punch, which hits harder for every announced point.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-GRIFF = Teaches the grip, a hold that burdens all that the foe does.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-HALTEN = Teaches to cling to a foe for a moment, which makes the foe’s next action harder.
    .counts = Counts with the module “Unarmed manoeuvres”, in attack and in parry.

SF-HANDKANTE = Teaches to strike with the edge of the hand, which wounds more easily than a fist.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-HOHERTRITT = Teaches the high kick, which reaches farther than a fist.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-KLAMMER = Teaches the clinch, which leaves the foe hardly any means to strike.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-KNAUFSCHLAG = Teaches to strike with the pommel, nearer than the blade allows. A shield bash loses its penalty as well.
    .counts = Counts with the module “Unarmed manoeuvres”; the shield bash also needs “Optional manoeuvres”.

SF-KNIE = Teaches to strike with the knee, which may put a foe out for some rounds.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-KOPFSTOSS = Teaches the head butt, which is harder with a steel helmet.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-KREUZBLOCK = Teaches the cross block, which helps the own next attack and hampers the foe’s next parry. High kicks are no longer harder to parry.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-NIEDERRINGEN = Teaches to take a foe to the ground and go down there, too.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-SCHMETTERSCHLAG = Teaches the haymaker, a punch that may take a foe’s senses.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-SCHMUTZIG = Teaches dirty tricks that cost a foe initiative or endurance. A shield bash loses its penalty as well.
    .counts = Counts with the module “Unarmed manoeuvres”; the shield bash also needs “Optional manoeuvres”.

SF-SCHWINGER = Teaches the swing, which is harder to parry for every announced point.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-SCHWITZKASTEN = Teaches the headlock, a hold that wears the foe out more in every round.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-SPRUNGTRITT = Teaches the jump kick, which does great damage and costs the own balance.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-TRITT = Teaches the kick, which hits harder for every announced point.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-VERSTECKTEKLINGE = Teaches to strike with a blade out of the sleeve in the middle of a brawl.
    .counts = Counts with the module “Unarmed manoeuvres” for fighters who carry such a blade.

SF-WUERGEGRIFF = Teaches the choke, a hold that takes the foe’s breath in every round.
    .counts = Counts with the module “Unarmed manoeuvres”.

SF-WURF = Teaches the throw of a foe who is gripped or held.
    .counts = Counts with the module “Unarmed manoeuvres”.
