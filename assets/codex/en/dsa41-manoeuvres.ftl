## Manoeuvres

MAN-GEN-01 = Everybody may try the basic manoeuvres, but without the special ability of the same name a feint or a mighty blow brings only half its effect. Optional and expert manoeuvres are open only to fighters who have learnt the special ability of the same name. A flat blow and a shield bash need no ability.
    .counts = Counts for every manoeuvre of attack and parry. The aimed blow comes with the ability for feints, and disarming in attack and in parry share an ability.

MAN-GEN-02 = An attack or parry carries a single manoeuvre. Only feint and mighty blow may be combined: with each other, and with the manoeuvres whose pages name them as additions. Each of the two is then announced with points of its own.
    .counts = Counts for attacks. A parry never combines manoeuvres.

MAN-GEN-03 = Many manoeuvres let the fighter announce points before the roll: each makes the own roll harder and the effect stronger. The sum of the points announced for one action may exceed neither the talent value for the weapon nor the attack or parry value before the situation is counted. With a substitute talent, half of the talent value is the limit.
    .counts = Fixed penalties, the foes of a sweep and the shares of a blade storm or blade wall do not count towards the limit. Fighters who are untrained with the weapon announce nothing at all.

MAN-GEN-04 = The fixed penalty of a manoeuvre, the announced points and everything that the situation adds are summed up first. Then a single roll against the resulting value decides whether the manoeuvre succeeds.
    .counts = Counts for every manoeuvre in attack and parry. Some manoeuvres let their victim make a check afterwards, which their pages name.

MAN-GEN-05 = If an attack or parry with a manoeuvre fails, the fighter is off balance: the fixed penalty and the announced points burden all own checks, up to and including the next own attack or parry. An orientation ends this at once. Blade dancers bear only half of it, rounded up.
    .counts = Penalties of the situation are not part of it, and a dodge suffers from it without ending it. It does not arise if the attack succeeds and is parried, nor after a double attack, a blade storm or a blade wall.

MAN-GEN-06 = Each manoeuvre is made for certain weapons. With another weapon its fixed penalty counts twice, and the announced points, which still make the roll harder in full, bring only half their effect, rounded down. The first talent that a weapon is listed with decides what it is made for.
    .counts = Counts only with the module “Manoeuvres with unsuited weapons”; without it the manoeuvre is not possible with such a weapon. Never possible with improvised weapons or the bare body, nor with chain weapons for feints, master parries and thrusts at gaps in the armour.

MAN-GEN-07 = Some manoeuvres make no sense against some creatures. Animals cannot be misled by a feint, disarmed, bound or driven back by a lunge series, and they carry neither shield nor weapon that could break. Undead and constructs feel no targeted thrust, death thrust or stunning blow. Big creatures on two legs are knocked down or tripped with a further penalty of { $MAN-GEN-07-big }; big ones on four legs or none, and huge ones, cannot be thrown to the ground.
    .counts = Creatures that fight with weapons, such as ogres, count as armed foes; only their size protects them.

MAN-GEN-08 = A manoeuvre needs the right distance: the pair must fight at a distance class for which the weapon is made. Plain attacks, plain parries and dodges also work at other distances, with the penalties of the wrong distance.
    .counts = Counts with the module “Distance classes”. Does not count for parry manoeuvres with a shield or parry weapon, nor for a feint that only covers the way to a shorter distance.

MAN-GEN-09 = A hammer blow and a death thrust must reach a vital spot. Against a huge creature such as a dragon that is impossible as long as it stands.
    .counts = Does not count against a huge creature that lies on the ground, and not for other manoeuvres.

MAN-GEN-10 = Nimble manoeuvres need light gear. A fighter whose encumbrance is above { $MAN-GEN-10-encumbrance } cannot try a feint, targeted thrust, death thrust, lunge series, blade storm, master parry, bind, counter strike or blade wall. Encumbrance counts after armour habituation.
    .counts = Other manoeuvres have no limit of encumbrance, though it lowers attack and parry as always.

MAN-GEN-11 = Sand in the eyes, a rug pulled from under the feet: with a game master, a player would simply suggest it. In this game the dirty tricks of unarmed combat stand for such ideas, together with what the map offers, such as overturning a table or kicking away a thing on the ground.
    .counts = Dirty tricks need their special ability. What the map offers appears among the actions as soon as the thing is within reach.

MAN-GEN-12 = Every manoeuvre has its price. Most attacks cost the attack action and most parries the defence action; some attacks cost both, and the hammer blow also takes the extra attacks and parries of the round. Free actions remain in any case.
    .counts = What costs attack and defence needs the ordinary announcement of both, a defence action that is still unused and no earlier attack in the round. Death from the left comes as an extra attack, and the defensive style is announced for the round.

MAN-GEN-13 = A lucky roll and a fumble work in manoeuvres just as in plain attacks and parries. Where a manoeuvre already multiplies the hit points, the doubling by a lucky attack does not come on top: the greatest factor counts alone.
    .counts = Counts with the modules “Lucky attacks and parries” and “Fumbles”. The greatest factor matters for the hammer blow and for the counter strike with a pike that a second fighter helps to hold.

MAN-ATTACKE = The plain attack costs the attack action and is rolled against the attack value, without any announcement. If it succeeds, the defender may parry or dodge; a blow that nothing stops does the hit points of the weapon.
    .counts = Always open to a fighter with a ready weapon or bare hands when a foe is within reach. It needs no special ability.

MAN-FINTE = The attacker pretends to strike somewhere else. Each announced point makes the attack harder, and if it succeeds, the parry or dodge against it is harder by the same points. A fighter who has not learnt the feint gains only half of the points, rounded up. Beside a large shield the attack has a further penalty of { $MAN-FINTE-shield }.
    .counts = Counts with the module “Basic manoeuvres”, up to an encumbrance of { $MAN-GEN-10-encumbrance }; may be combined with a mighty blow. Not against animals, not in a frenzy, and not with flails of any kind, whips, two-handed axes and maces, lances, brawling or wrestling.

MAN-WUCHTSCHLAG = The attacker puts strength before aim. Each announced point makes the attack harder and adds a hit point if it lands; without the special ability only half of the points, rounded up, are added. If a mighty blow of { $MAN-WUCHTSCHLAG-strain } points or more is parried, both weapons may break.
    .counts = Counts with the module “Basic manoeuvres”, not with daggers, fencing weapons, spears, whips or lances; may be combined with a feint. The risk of breaking counts with the module “Breakage”.

MAN-NIEDERWERFEN = The attack has a penalty of { $MAN-NIEDERWERFEN-malus }, and the attacker may announce further points. If it lands, it does its normal hit points, and the victim makes a strength check, harder by the announced points. On a failure the victim falls and loses { $MAN-NIEDERWERFEN-thrown } initiative; on a success it still loses { $MAN-NIEDERWERFEN-shaken }.
    .counts = Counts with the module “Optional manoeuvres”; every successful defence stops it. Not with daggers, fencing weapons, sabres, swords, chain staffs, whips or bare hands, and not against a foe who already lies on the ground.

MAN-ENTWAFFNEN-AT = The attack goes at the weapon instead of the body, with a penalty of { $MAN-ENTWAFFNEN-AT-malus } besides the announced points. If nothing stops it, the foe makes a strength check with a penalty of { $MAN-ENTWAFFNEN-AT-check } and the announced points; on a failure the weapon flies { $MAN-ENTWAFFNEN-AT-squares } squares away. Weapons that are good at disarming make the attack easier.
    .counts = Counts with the module “Optional manoeuvres” for fencing weapons, sabres, swords, hand-and-a-half weapons, staffs, chain staffs, pole arms and whips, but not beside a shield. Weapons led in both hands, chain weapons, shields on the arm and parts of the body cannot be struck away.

MAN-GEZIELTERSTICH = The attacker thrusts at a gap in the armour. The attack has a penalty of { $MAN-GEZIELTERSTICH-malus }, and a further one of half the foe’s armour where it is thinnest and of the parry bonus of the foe’s shield. A hit ignores worn armour, lowers the wound thresholds by { $MAN-GEZIELTERSTICH-threshold } and tears { $MAN-GEZIELTERSTICH-wounds ->
        [one] a wound
       *[other] { $MAN-GEZIELTERSTICH-wounds } wounds
    } besides those of the thresholds.
    .counts = Counts with the module “Optional manoeuvres” up to an encumbrance of { $MAN-GEN-10-encumbrance }, with daggers, fencing weapons, swords, spears, pole arms and the double-bladed staff; a feint may be added. Natural armour such as scales protects in full, and undead and constructs feel nothing of it.

MAN-TODESSTOSS = A targeted thrust that is meant to kill. It works like one, but costs both attack and defence, has a fixed penalty of { $MAN-TODESSTOSS-malus } and tears { $MAN-TODESSTOSS-wounds ->
        [one] a wound
       *[other] { $MAN-TODESSTOSS-wounds } wounds
    } besides those of the thresholds. Fighters who have learnt feint and mighty blow may add them.
    .counts = Counts with the module “Expert manoeuvres”, with the same weapons and the same limit of encumbrance as the targeted thrust. Not against undead and constructs, nor against huge creatures that stand.

MAN-HAMMERSCHLAG = The attacker puts everything into one enormous blow. It takes all actions of the round and has a penalty of { $MAN-HAMMERSCHLAG-malus }; feint and mighty blow may be added. A hit multiplies the hit points by { $MAN-HAMMERSCHLAG-factor }, announced points included. If the attack fails, the foe gets an opportunity attack.
    .counts = Counts with the module “Expert manoeuvres” for hand-and-a-half weapons, pole arms, axes and maces, flails, and all two-handed swords, axes and flails; only on the feet and before any other action of the round. Not against a foe behind a large shield, nor against a huge creature that stands.

MAN-STURMANGRIFF = The attacker runs straight at a foe, over at least { $MAN-STURMANGRIFF-squares } squares and at most as far as the own speed allows, and strikes at the end of the run. It costs attack and defence, the movement included, and has a penalty of { $MAN-STURMANGRIFF-malus }; feint and mighty blow may be added. A hit does { $MAN-STURMANGRIFF-impact } hit points more and half of the speed besides, and pushes the foe a square back.
    .counts = Counts with the module “Optional manoeuvres” on foot, with a speed of at least { $MAN-STURMANGRIFF-squares } and against a foe with whom the attacker is not yet engaged; not with daggers, fencing weapons, chain staffs, whips or lances. A longer weapon may strike first, and a counter strike turns the force of the run against the charger.

MAN-AUSFALL = The quicker fighter opens a series of attacks; the first has a penalty of { $MAN-AUSFALL-malus }, with a shield { $MAN-AUSFALL-shield } more. If it succeeds, even if it is parried, the series may go on from the next round: the attacker then strikes twice in each round without further penalty and without a defence, while the foe can only defend and cannot get away. The series has at most as many attacks as half of the attacker’s constitution. A failed attack, a lucky parry, a targeted dodge, which is harder by { $MAN-AUSFALL-dodge }, or the last attack end it: the attacker loses { $MAN-AUSFALL-initiative } initiative, and the foe gets an opportunity attack.
    .counts = Counts with the module “Expert manoeuvres” against a foe with less initiative who is no animal, up to an encumbrance of { $MAN-GEN-10-encumbrance } and not behind a very large shield; with daggers, fencing weapons, sabres, swords, hand-and-a-half weapons and staffs, and for hammer fist fighters in brawling. The first attack may carry a feint of up to { $MAN-AUSFALL-feint } points and a mighty blow, the last may be a hammer blow, targeted thrust or death thrust; giving up at the start of a round costs nothing.

MAN-BEFREIUNG = With one wide swing the fighter strikes at up to { $MAN-BEFREIUNG-foes } engaged foes in front and at the sides; each foe makes the attack harder by { $MAN-BEFREIUNG-malus }. A single attack roll counts for all, and each foe may defend. Those who do not take the same hit points and make a strength check: on a failure they are thrown down as by a knock down, on a success they are shaken as well and pushed a square back. It costs attack and defence; a mighty blow may be added.
    .counts = Counts with the module “Optional manoeuvres” for hand-and-a-half weapons, axes and maces, pole arms, flails, staffs, spears and all two-handed swords, axes and flails. Only on the feet, not in cramped space, and only against foes at the distance of the weapon.

MAN-STUMPF = The attacker strikes with the flat of the blade or the shaft, so as not to kill. The penalty is { $MAN-STUMPF-blunt } with blunt weapons, staffs and fists, { $MAN-STUMPF-blade } with blades and axes, and { $MAN-STUMPF-point } with thrusting weapons, flails and chain staffs. The hit points count against endurance: only half of what gets through costs life energy, and the wound thresholds are higher by { $MAN-STUMPF-threshold }.
    .counts = Counts with the module “Basic manoeuvres” for everybody, as it needs no special ability; a mighty blow may be added. Not with whips, lances or wrestling.

MAN-BETAEUBUNG = A flat blow at the head, with the same penalty and further announced points, which are added to the hit points against endurance. If the victim loses more endurance than its first wound threshold, it makes a constitution check, harder by the announced points. On a failure it is unconscious for { $MAN-BETAEUBUNG-stun } rounds, on a success it loses { $MAN-BETAEUBUNG-stun } initiative.
    .counts = Counts with the module “Optional manoeuvres”; a helmet protects twice as well against it. Not against undead and constructs, and not with whips, lances or wrestling.

MAN-KLINGENSTURM = The fighter splits one attack action between different foes. Each of the attacks has half of the attack value, rounded, plus { $MAN-KLINGENSTURM-even }. With combat instinct the fighter may instead distribute the attack value plus { $MAN-KLINGENSTURM-free } freely, at least { $MAN-KLINGENSTURM-least } to each attack, and a blade dancer may strike at a third foe as well.
    .counts = Counts with the module “Expert manoeuvres” up to an encumbrance of { $MAN-GEN-10-encumbrance }, with one-handed weapons except flails, and with staffs; all foes must be within reach at the distance of the weapon. Not kneeling and not with a shield, and nothing may be announced.

MAN-DOPPELANGRIFF = Both weapons strike at the same foe with a single attack action. Each of the attack rolls has a penalty of { $MAN-DOPPELANGRIFF-malus }, and the off hand has its own besides. The foe needs a defence of its own against each hit.
    .counts = Counts with the module “Optional manoeuvres” for one-handed weapons in both hands, except flails and spears; the distance must suit both. Nothing may be announced, and a shield rules it out.

MAN-TODVONLINKS = The parry weapon or dagger in the off hand strikes once in the round besides all other actions, { $MAN-TODVONLINKS-phases } phases after the fighter’s own phase. The attack has the values of the off hand.
    .counts = Counts with the module “Optional manoeuvres” for an initiative of at least { $MAN-TODVONLINKS-initiative }. Only if no action of the round was converted and the weapon has not parried in it, and not beside a shield or in a lunge series.

MAN-FESTNAGELN = The attacker pins to the spot a foe who lies on the ground, or, with a weapon of pole length, one who stands before a wall. The attack costs attack and defence and has a penalty of { $MAN-FESTNAGELN-malus } besides the announced points. A hit does its normal hit points, and the victim can neither move nor stand up until it passes a strength check, harder by the announced points, with a regular action.
    .counts = Counts with the module “Optional manoeuvres” for spears, pole arms, swords, two-handed swords and daggers. It ends when the attacker uses the weapon for something else, lets go of it or can fight no longer.

MAN-SCHILDSPALTER = The blow goes at the shield itself. The attack has a penalty of { $MAN-SCHILDSPALTER-malus }, which the parry bonus of the shield makes smaller; the shield cannot parry it, but the weapon can, and a dodge helps as well. If it lands, the shield makes a break test, with its break factor higher by a point for every { $MAN-SCHILDSPALTER-points } hit points of the blow. A shield that holds is more brittle by a point, and its bearer loses { $MAN-SCHILDSPALTER-initiative } initiative.
    .counts = Counts with the module “Optional manoeuvres” for swords, hand-and-a-half weapons, axes and maces, pole arms and all two-handed swords, axes and flails; a mighty blow may be added. Only against a foe who bears a shield.

MAN-SCHILDATTACKE = The fighter strikes with the shield as in a brawl: the attack uses the brawling value, with a penalty of { $MAN-SCHILDATTACKE-malus } and the attack modifier of the shield. A hit does { $MAN-SCHILDATTACKE-points } hit points against endurance, more for the strong. A mighty blow may be added, or the blow may be led as a knock down.
    .counts = Counts with the module “Optional manoeuvres” hand to hand and in close combat. The penalty falls away for fighters with shield fighting II, the pommel strike or dirty tricks.

MAN-PARADE = The plain parry answers an attack that has succeeded. The defender spends a defence action and rolls against the parry value of the weapon, shield or parry weapon; on a success the attack has no effect.
    .counts = Open to every defender who sees the attack, has a defence action left and faces something that can be parried. Bows, crossbows and slings cannot parry.

MAN-MEISTERPARADE = The defender makes the parry harder on purpose, by the announced points. If it succeeds, the same points help the next own attack, parry, targeted dodge or change of distance.
    .counts = Counts with the module “Optional manoeuvres” up to an encumbrance of { $MAN-GEN-10-encumbrance }, not with flails of any kind or whips; a free dodge gains nothing. Beside a shield it needs shield fighting II, and with the shield itself at most { $MAN-MEISTERPARADE-shield } points can be announced.

MAN-BINDEN = The parry catches the foe’s weapon and holds it for a moment; it has a penalty of { $MAN-BINDEN-malus } besides the announced points. If it succeeds, the next own attack against this foe is easier by the announced points, and the foe’s next parry is harder by as much.
    .counts = Counts with the module “Optional manoeuvres” up to an encumbrance of { $MAN-GEN-10-encumbrance }, with fencing weapons, sabres, swords, hand-and-a-half weapons, staffs, pole arms and parry weapons. Not against animals, chain weapons or missiles.

MAN-ENTWAFFNEN-PA = The parry wrenches the attacker’s weapon aside, with a penalty of { $MAN-ENTWAFFNEN-PA-malus } besides the announced points. If it succeeds, the attack is stopped, and the attacker makes the same strength check as against a disarm in attack: on a failure the weapon flies off.
    .counts = Counts with the module “Optional manoeuvres” for the weapons of the disarm in attack and for parry weapons, with which a blade catcher helps. Not beside a shield, and not against what cannot be struck away there either.

MAN-GEGENHALTEN = Instead of parrying, the defender strikes into the attack; this costs the defence action, is decided before the attacker rolls and has a penalty of { $MAN-GEGENHALTEN-malus } besides the announced points. If only one of the attacks succeeds, it lands alone. If both succeed, the one with more points to spare does all its damage, the other half of its hit points without the strength bonus; the quicker fighter adds the lead in initiative. Announced points count only for the better blow.
    .counts = Counts with the module “Expert manoeuvres” up to an encumbrance of { $MAN-GEN-10-encumbrance }, not in a frenzy; spears have a bonus of { $MAN-GEGENHALTEN-spear }, and against a charge the force of the run adds to the damage. Not against missiles, against blows at several foes or several blows at once, nor against tiny or huge creatures.

MAN-WINDMUEHLE = The defender turns the force of an announced blow against the attacker. The parry has a penalty of at least { $MAN-WINDMUEHLE-least }, or of the announced points if those are more. If it succeeds, the foe’s defence against the next own attack, in this round or the next, has the same penalty. If it fails, the defender loses { $MAN-WINDMUEHLE-initiative } initiative besides being hit.
    .counts = Counts with the module “Expert manoeuvres”, only against attacks with announced points and hammer blows; with fencing weapons, sabres, swords, hand-and-a-half weapons, staffs and two-handed swords. Not kneeling, and with a small shield at most.

MAN-KLINGENWAND = One defence action parries different attacks of the round. Each of the parries has half of the parry value, rounded, plus { $MAN-KLINGENWAND-even }. With combat instinct the fighter may instead distribute the parry value plus { $MAN-KLINGENWAND-free } freely, at least { $MAN-KLINGENWAND-least } to each parry; a blade dancer has a third parry. Being outnumbered does not make these parries harder.
    .counts = Counts with the module “Expert manoeuvres” up to an encumbrance of { $MAN-GEN-10-encumbrance }; also against big creatures. It is the only defence of its round apart from free dodges, and possible neither with a shield nor with whips, lances or bare hands.

MAN-WAFFEZERBRECHEN = The parry catches the foe’s weapon to break it. It has a penalty of { $MAN-WAFFEZERBRECHEN-malus } and a further one of { $MAN-WAFFEZERBRECHEN-thrusting } against thrusting weapons, { $MAN-WAFFEZERBRECHEN-single } against other one-handed weapons and { $MAN-WAFFEZERBRECHEN-double } against two-handed ones; the break factor of the foe’s weapon makes it easier. If it succeeds, the attack is stopped and the defender makes a strength check: on a success the weapon breaks, on a failure it makes a break test.
    .counts = Counts with the module “Expert manoeuvres”, only with blade-breaker and hook daggers. Not beside a shield, and not against animals or weapons that cannot break.

MAN-FORMATION = Trained fighters who stand side by side and look the same way guard each other. If a fighter in the line does not defend against an attack, a neighbour may parry it with an own defence action; if that parry fails, the blow still lands on its target. Those who stand between two such comrades do not parry worse when several foes attack.
    .counts = Counts with the module “Optional manoeuvres” for fighters on their feet with pole arms, spears, two-handed swords or shields who all have the ability. In the line nobody turns towards an attacker.

MAN-DEFENSIV = At the start of the round the fighter gives up the attack for a second defence. Unlike an ordinary conversion this costs no penalty.
    .counts = Counts with the module “Optional manoeuvres” for the whole round, as soon as it is announced. Not with flails of any kind, whips or lances.

MAN-AUSWEICHEN-FREI = The defender leaps out of the way of an attack, for a free action and some initiative. On a success the attack misses, and the dodger lands on a free neighbouring square, but has to find a firm stand again before striking or parrying.
    .counts = Open to everybody, and against an opportunity attack usually the only defence. Not possible on the ground, while held, in a sprint, without a free square, or when too many foes press.

MAN-AUSWEICHEN-GEZIELT = The defender slips past an attack with a defence action and keeps a firm stand. On a success the attack misses, and the dodger may get a distance class farther away, or farther still if the dodge was made harder for it.
    .counts = Needs the ability dodge I. Not possible on the ground or in a sprint, nor when too many foes press; held fighters, and those under a lunge series, cannot get away with it.

MAN-HALBSCHWERT = With a hand on the blade or far up the shaft, a long weapon is led short: it counts as a distance class shorter. Attack, parry and hit points are lower by { $MAN-HALBSCHWERT-grip } each, but cramped space no longer hinders the weapon.
    .counts = Counts with the module “Optional manoeuvres” for hand-and-a-half weapons, pole arms, spears, staffs and two-handed swords and axes; a Position action changes the grip. Shield splitter, hammer blow, knock down and sweep are not possible with it.

MAN-SPIESSGESPANN = A second fighter lays hands on the pike of a comrade, with a regular action. The strength of both is added up for the strength bonus, and a counter strike into a charge does double hit points.
    .counts = Counts with the module “Optional manoeuvres” as long as both stand side by side and have the ability, and the helper’s hands are otherwise empty. It ends when the helper uses the hands for something else.

MAN-GEZIELTERSCHLAG = The attacker names the part of the body before the roll, and a hit lands there without a roll for the zone. The attack has a penalty of { $MAN-GEZIELTERSCHLAG-narrow } at the head or an arm and of { $MAN-GEZIELTERSCHLAG-wide } at the trunk or a leg. As the blow can be seen coming, every defence against it is easier by { $MAN-GEZIELTERSCHLAG-defence }.
    .counts = Counts with the module “Hit zones” for fighters who have learnt the feint; it cannot be combined with one. Not with lances or wrestling; the chest can be aimed at only from the front or the side, the back only from behind.
