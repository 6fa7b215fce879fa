## Unarmed manoeuvres

MAN-UMREISSEN = The attacker pulls the foe’s legs away with a long weapon. The attack has a penalty of { $MAN-UMREISSEN-malus }; a weapon that must parry so low has a penalty of { $MAN-UMREISSEN-parry }, while shields and dodges work as usual. If nothing stops the blow it does no damage, but the foe makes an agility check, harder by the hit points that the weapon rolls: on a failure the foe falls and loses { $MAN-UMREISSEN-initiative } initiative.
    .counts = Counts with the module “Optional manoeuvres” for pole arms, staffs, chain staffs, spears, whips and flails of any kind, but neither beside a shield nor against a foe who already lies; a feint may be added. No weapon parries a whip so, and bare arms parry a trip only with footwork.

MAN-U-HOLDS = Grip, clinch, headlock and choke last from round to round. The holder keeps the hold with the attack action, without a roll, and a headlock or choke takes its toll then; in a round without that the hold ends. The held fighter stays on the square and can strike and parry only with the bare body or with weapons made for hand-to-hand distance. An attack by wrestling gets out of a grip, a headlock or a choke, and against choking brawling serves as well; only a headlock may be defended, with a wrestling parry.
    .counts = Counts with the module “Unarmed manoeuvres”; a hold also ends when the holder is wounded, can no longer act, or lets go with a free action. Nobody holds or is held by more than a single fighter at a time, and the held cannot use a shield or a free dodge.

MAN-U-GERADE = A punch straight ahead. The announced points make the brawling attack harder and add to the hit points against endurance. Foes who have not learnt to slip parry it with a penalty of { $MAN-U-AUSPENDELN-parry }.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand, with the bare fist or with brawling weapons such as a knuckle duster.

MAN-U-SCHWINGER = A wide punch from the side. The announced points make the brawling attack harder, and every parry against it harder by as much; they do not add to the damage. Foes who have not learnt to slip parry it with a further penalty of { $MAN-U-AUSPENDELN-parry }.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand, with the bare fist or with brawling weapons. A dodge against it suffers nothing.

MAN-U-TRITT = A kick at the foe’s legs or body. The announced points make the brawling attack harder and add to the hit points against endurance. Foes who have not learnt footwork parry it with a penalty of { $MAN-U-BEINARBEIT-parry }.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand and with the bare body alone.

MAN-U-KNIE = A hard blow with the knee that does { $MAN-U-KNIE-points } hit points more than a fist, and as many more as are announced. If the victim loses more endurance than its first wound threshold, it is out for { $MAN-U-KNIE-rounds } rounds and loses { $MAN-U-KNIE-initiative } initiative. Foes who have not learnt footwork parry it with a penalty of { $MAN-U-BEINARBEIT-parry }.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand and with the bare body alone. It is also possible in a clinch.

MAN-U-KOPFSTOSS = A blow with the forehead. The announced points make the brawling attack harder and add to the hit points against endurance; a steel helmet adds { $MAN-U-KOPFSTOSS-helmet } more. If a weapon parries it, the attacker takes the full hit points of that weapon, less the own armour.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand and with the bare body alone. It is also possible in a clinch.

MAN-U-SCHMETTER = A punch with full force. The announced points make the brawling attack harder and add to the hit points against endurance. If the victim loses more endurance than its first wound threshold, it must pass a constitution check or is unconscious for { $MAN-U-SCHMETTER-rounds } rounds.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand, with the bare fist or with brawling weapons. The rounds without senses are shorter here than in the printed rules.

MAN-U-HANDKANTE = A blow with the edge of the hand. The announced points make the brawling attack harder and add to the hit points against endurance. The half that costs life energy tears wounds at the ordinary thresholds, not at the higher ones of unarmed blows.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand and with the bare hand alone.

MAN-U-HOHERTRITT = A kick at chest or head that reaches a distance class farther than the fist. The announced points make the brawling attack harder and add to the hit points against endurance. Foes who have learnt neither to slip nor the cross block parry it with a penalty of { $MAN-U-AUSPENDELN-parry }.
    .counts = Counts with the module “Unarmed manoeuvres” at close distance, not hand to hand, and with the bare body alone.

MAN-U-SPRUNGTRITT = The attacker leaps and kicks with the whole weight, a distance class farther than the fist. The attack has a penalty of { $MAN-U-SPRUNGTRITT-malus } besides the announced points; a hit rolls { $MAN-U-SPRUNGTRITT-dice } dice against endurance and adds { $MAN-U-SPRUNGTRITT-points } hit points and the announced ones. The leap costs { $MAN-U-SPRUNGTRITT-initiative } initiative in any case, and if the attack fails, only an agility check saves the attacker from falling.
    .counts = Counts with the module “Unarmed manoeuvres” at close distance, not hand to hand, and with the bare body alone.

MAN-U-DOPPELSCHLAG = Both fists strike with a single attack roll, which has a penalty of { $MAN-U-DOPPELSCHLAG-malus } besides the announced points. Each fist lands a hit of its own, with the announced points added, and the foe needs a defence against each of them. Only a block, with a penalty of { $MAN-U-DOPPELSCHLAG-block }, or a targeted dodge, with a penalty of { $MAN-U-DOPPELSCHLAG-dodge }, stops both at once.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand, with the bare fists or with brawling weapons. The second fist misses a foe who has jumped out of reach.

MAN-U-FUSSFEGER = A sweep at the foe’s legs. The announced points make the brawling attack harder, every parry against it harder by as much, and a hit victim’s agility check too. On a failed check the victim falls and loses { $MAN-U-FUSSFEGER-initiative } initiative besides the ordinary hit. Foes who have not learnt footwork parry it with a further penalty of { $MAN-U-BEINARBEIT-parry }.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand and with the bare body alone. Not against a foe who lies, nor against those who are too big to be thrown down.

MAN-U-KNAUF = The fighter strikes with the pommel instead of the blade, a distance class nearer than the weapon is made for. The attack uses the value of the weapon; a hit does { $MAN-U-KNAUF-points } hit points more than a fist against endurance, and as many more as are announced.
    .counts = Counts with the module “Unarmed manoeuvres” for daggers, fencing weapons, sabres, swords, hand-and-a-half weapons and two-handed swords.

MAN-SCHMUTZIG = Sand in the eyes, a stamp on the foot: a trick that does no damage. A successful brawling attack which the foe does not stop costs { $MAN-SCHMUTZIG-lost } initiative or, if chosen before the roll, { $MAN-SCHMUTZIG-lost } endurance. Armour does not help against it.
    .counts = Counts with the module “Unarmed manoeuvres”, hand to hand and with the bare body alone. The choice of endurance needs the module “Endurance in combat” and a foe who can tire.

MAN-U-BISS = A bite at close quarters. The announced points make the brawling attack harder and add to the hit points against endurance.
    .counts = Counts with the module “Unarmed manoeuvres”, only between fighters of whom one holds the other; also in a clinch.

MAN-U-BLOCK = A brawling parry with the bare arm, made harder by the announced points. If it succeeds, the foe’s next parry is harder by the same points. It can also stop both blows of a double punch.
    .counts = Counts with the module “Unarmed manoeuvres” for fighters with bare hands and for those who are held. Against weapons the rules for parrying them unarmed hold as well.

MAN-U-KREUZBLOCK = A brawling parry with crossed arms, made harder by the announced points. If it succeeds, half of the points, rounded up, help the next own attack against this foe, and the other half makes the foe’s next parry harder.
    .counts = Counts with the module “Unarmed manoeuvres” for fighters with bare hands and for those who are held. Whoever has learnt it also parries high kicks without the usual penalty.

MAN-U-EISENARM = Toughened arms parry weapons. A successful unarmed parry against a weapon does no harm at all if armour covers the forearms; without such armour the arm takes the usual half of the weapon’s hit points against endurance instead of life energy.
    .counts = Counts with the module “Unarmed manoeuvres” for every bare parry of a weapon, without being chosen. A parry that fails helps nothing.

MAN-U-AUSPENDELN = The fighter sways the upper body out of the way of punches. Straight punches, swings and high kicks then lose the { $MAN-U-AUSPENDELN-parry } points by which untrained foes parry them worse.
    .counts = Counts with the module “Unarmed manoeuvres” for every parry, without being chosen and without cost.

MAN-U-BEINARBEIT = Quick feet take the legs out of harm’s way. Kicks, knees and leg sweeps then lose the { $MAN-U-BEINARBEIT-parry } points by which untrained foes parry them worse. A trip with a weapon can be parried with bare arms, too, and without the penalty for parrying low.
    .counts = Counts with the module “Unarmed manoeuvres” for every parry, without being chosen and without cost; against trips only for parries with the bare arms.

MAN-U-GRIFF = A wrestling attack, made harder by the announced points, seizes the foe. As long as the grip lasts, half of the points, rounded, burden every attack, parry and targeted dodge of the held foe, and also the wrestling attack that gets free.
    .counts = Counts with the module “Unarmed manoeuvres” and as the page on holds says. The hands must be free, and neither fighter may be in another hold.

MAN-U-HALTEN = The fighter clings to the foe for a moment, in attack or in parry, with the wrestling value made harder by the announced points. If it succeeds, the foe’s next attack, parry or targeted dodge is harder by the same points. In the meantime the foe can be thrown.
    .counts = Counts with the module “Unarmed manoeuvres”. It is over with the foe’s next action and is no lasting hold.

MAN-U-KLAMMER = A wrestling attack, made harder by the announced points, clasps the foe. In the clinch nothing is left to the foe but bite, head butt, knee and choke, each harder by the announced points. It is broken by a wrestling parry, harder by the same points, or by a strength check, harder by twice what the holder is stronger.
    .counts = Counts with the module “Unarmed manoeuvres” and as the page on holds says. Each try to break it costs the attack action; a weaker holder makes the strength check easier.

MAN-U-NIEDERRINGEN = A wrestling attack, made harder by the announced points, takes both fighters to the ground. The attacker loses { $MAN-U-NIEDERRINGEN-own } initiative, the foe { $MAN-U-NIEDERRINGEN-foe }. The announced points either burden the foe’s next parry or help the attacker’s next attack against this foe, as chosen with the announcement.
    .counts = Counts with the module “Unarmed manoeuvres”. Not against a foe who already lies, nor against those who are too big to be thrown down or too big to wrestle with.

MAN-U-WURF = The fighter throws a foe who is in the own grip or hold. The wrestling attack has a penalty of { $MAN-U-WURF-malus }; a hit does the hit points of a fist against endurance, and the foe falls and loses { $MAN-U-WURF-initiative } initiative. The throw ends the grip or hold.
    .counts = Counts with the module “Unarmed manoeuvres” after a grip or a hold of the thrower’s own. Nothing is announced, and those who are too big to be thrown down stay on their feet.

MAN-U-SCHWITZKASTEN = A wrestling attack takes the foe’s head in a lock. Each round in which the lock is kept costs the held foe the hit points of a fist against endurance, with a point more for every round before; no parry helps. The attack to get free is harder by the same rising points.
    .counts = Counts with the module “Unarmed manoeuvres” and as the page on holds says. Nothing is announced, and the holder may parry the attempt to get free by wrestling.

MAN-U-WUERGEGRIFF = A wrestling attack takes the foe by the throat. Each round in which the choke is kept costs the held foe the hit points of a fist and { $MAN-U-WUERGEGRIFF-points } more against endurance; no parry helps. An attack by brawling or wrestling with a penalty of { $MAN-U-WUERGEGRIFF-escape } breaks it.
    .counts = Counts with the module “Unarmed manoeuvres” and as the page on holds says; also possible for a fighter in a clinch. Nothing is announced.

MAN-U-VERSTECKTEKLINGE = In the middle of a brawl the fighter strikes with a blade that nobody has seen. The attack uses the brawling value, but a hit does the hit points of the blade, which cost life energy.
    .counts = Counts with the module “Unarmed manoeuvres” for fighters with bare hands who carry a blade for hand-to-hand distance and have not lost it. Nothing is announced.
