## Opportunity attacks

PAS-01 = A fighter who turns away from a foe or runs past may be struck on the way. Such an opportunity attack costs the striker a free action and takes a penalty of { $PAS-01-malus }; announcements and manoeuvres are impossible. Only a free dodge can answer it. A hit does normal damage, and the victim also loses { $PAS-01-initiative } points of initiative.
    .counts = Counts with the module “Opportunity attacks”, for each striker at most once per phase and as long as a free action is left. A lucky roll means nothing more than a hit, and only fumbles “with confirmation” can happen here.

PAS-02 = A foe may strike when a fighter walks, runs, climbs or jumps out of his zone of control or through it, except straight towards him. He may also strike at an attacker whose hammer blow or lunge series has failed, at one who charges into his longer weapon, and at one who throws a weapon in his face. Standing up, picking something up and drinking provoke no strike.
    .counts = Counts for foes who are ready: on their feet or knees, aware of the mover, neither disoriented nor sprinting, and with a free action left. A foe whom { $PAS-02-busy } others on the mover’s side keep busy lets the mover pass.

PAS-03 = Alert fighters are hard to catch in passing. Against a victim with the ability Vigilance the strike takes a further penalty of { $PAS-03-vigilance }, with Combat instinct another { $PAS-03-instinct }.
    .counts = Counts for opportunity attacks in passing. It does not count for strikes after a fumble.

PAS-04 = A free step never provokes an opportunity attack. The same goes for getting away with an attack, for targeted dodges and for being pushed: only moving on one’s own legs, farther than a step, gives foes a chance.
    .counts = Always counts, in every zone of control. The number of foes changes nothing.

PAS-05 = Some fumbles give the foe an opening. He may strike at once; this costs nothing and takes none of the penalties of opportunity attacks. The table says how much harder the parry of the fumbler becomes, or that no parry is possible.
    .counts = Counts with the module “Fumbles”, variant “without confirmation”, for the one foe whose attack or defence was part of the roll, if he is engaged and ready. Announcements are impossible, and such a strike can itself be neither lucky nor a fumble.
