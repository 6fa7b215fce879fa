## Facing

D20-FAC-01 = With this module it matters where somebody looks. Whoever is attacked from the side or from behind is worse off, whoever strikes that way strikes badly, and turning round takes time. In return flanking is gone: two on opposite sides gain nothing by it unless one of them stands behind the foe.
    .counts = Only with the module “Facing”, as all pages of this chapter. Sneak attacks then ask for the rear of the target instead of flanking.

D20-FAC-02 = Every creature faces one of the squares around it, straight or diagonally. Everybody can see which, friend and foe.
    .counts = Counts for heroes and opponents alike, at every moment of the fight. The smallest creatures are an exception.

D20-FAC-03 = The three squares ahead are the front, the one on either side is a flank, and the three behind are the rear. They turn with the creature.
    .counts = Counts for Small and Medium creatures. Larger ones have more squares around them, and what is farther away has a direction too.

D20-FAC-04 = Around a big creature the squares are shared out in the same way. Facing straight, it has a flank as long as its side; facing diagonally, only the two remaining corner squares are flanks, and all others are front or rear.
    .counts = Counts for creatures that fill more than one square. What decides is where a square lies seen from the nearest edge of the creature.

D20-FAC-05 = Whoever stands farther off lies in one of eight directions as well. The space around is cut into eight equal wedges, and the wedge decides what is front, flank and rear.
    .counts = Counts for shots, for spells and for foes with long reach. Nobody ever lies in two wedges at once.

D20-FAC-06 = Rats and their like turn so nimbly that they have no side and no back. Every square is front for them, and nobody gets behind them.
    .counts = Counts for Tiny and smaller creatures, and for those whose nature gives them eyes on all sides. It helps them in attack as in defence.

D20-FAC-07 = Walking means turning: in every step of a movement the creature may look where it likes. At the end of the movement it faces whatever way it wants.
    .counts = Counts for moves, charges, withdrawals and runs, as often as one wishes. A charge ends facing its target.

D20-FAC-08 = Whoever stays on the spot, or goes no farther than a five-foot step, may turn once without spending an action. This can be done at any moment of the turn, even between the blows of a full attack.
    .counts = Once in the own turn, in any of the eight directions. After a longer movement it is gone.

D20-FAC-09 = Turning a second time takes a move action, and so does turning when a longer movement is over. It gives nobody an opening.
    .counts = Only in the own turn: outside of it nobody turns, whatever happens behind.

D20-FAC-10 = Forward is where one looks, with the two squares beside it. A step to the side or backward costs twice as much, but keeps the face to the foe, so that no back is bared to a blade.
    .counts = Counts for walking. On difficult ground it doubles once more. A five-foot step may go any way for nothing; charging and running lead straight forward alone.

D20-FAC-11 = What is in front is struck without trouble. To attack a foe in the own flank means { $D20-FAC-11-flank } on the attack roll, and one behind the own back { $D20-FAC-11-rear }.
    .counts = Counts for every attack roll: blows, shots, touches, attacks of opportunity and manoeuvres. Spells without an attack roll have no such penalty; some feats ease the one to the side.

D20-FAC-12 = Whoever attacks from the target’s flank has { $D20-FAC-12-flank } on the attack roll, from behind { $D20-FAC-12-rear }. This is so even if the attacker has to strike to the own side: both are looked at, and both count.
    .counts = Counts for blows and shots. Not against the helpless, not against creatures without facing, and not against those with Improved Uncanny Dodge.

D20-FAC-13 = A rogue who stands behind a foe may strike as a sneak attack. A flank is not enough for that.
    .counts = Besides all other ways to a sneak attack except flanking: surprise, a feint, a helpless target. Who is immune to critical hits is immune to it from behind as well.

D20-FAC-14 = Eyes and ears are sharpest ahead. Spot and Listen are at { $D20-FAC-14-flank } for what happens in a flank, and at { $D20-FAC-14-rear } for what happens behind.
    .counts = Counts in an ambush and against the hidden. With Fighter’s Eye it is { $D20-FAC-14-eye-flank } and { $D20-FAC-14-eye-rear }.

D20-FAC-15 = Some fighters have learnt to strike to the side. For them the { $D20-FAC-15-penalty } for attacks to the own flank is lifted: for all attacks with Fighter’s Eye, for the extra ones of Cleave and Great Cleave, for attacks of opportunity with Combat Reflexes, and from the saddle with Mounted Combat.
    .counts = Only for the attacks that the feat is about. The penalty for attacks behind the own back stays.

D20-FAC-16 = Whoever whirls round has every foe in front for a moment. Attacks with Whirlwind Attack have no penalty for their direction.
    .counts = Only for the attacks that this feat gives, to flanks and rear alike.

D20-FAC-17 = With Improved Uncanny Dodge nobody gains anything by coming from the side or from behind. A sneak attack succeeds only for those who have at least { $D20-FAC-17-levels } levels more.
    .counts = Total levels are compared, or Hit Dice for creatures without a class. Counts for sneak attacks of every kind, not only from behind.

D20-FAC-18 = A shield covers the front and the side on which it is carried, in most cases the left. Against attacks from the other flank and from behind its bonus does not count.
    .counts = Counts for carried shields. Armour, natural armour, Dexterity, dodging and cover protect all around.

D20-FAC-19 = The disc of the Shield spell hovers in front of its caster. Its { $D20-FAC-19-bonus } on the armour class, and its protection from magic missiles, count only for what comes from the front.
    .counts = Counts against attacks and missiles alike. It turns with the caster.

D20-FAC-20 = Creatures threaten the squares on all sides of them, also behind their back. But an attack of opportunity to the side or behind has the penalties of any attack there, and the side that the moving foe shows counts as well.
    .counts = Looked at in the square that the foe is leaving. Whoever walks backward therefore shows the face, but gets only half as far.

D20-FAC-21 = Whoever is pushed, tripped or felled keeps looking the same way. Rider and mount look the same way, and at the start of the fight everybody looks at the nearest foe known.
    .counts = The surprised look where the level puts them. Against the helpless flank and rear make no difference: they are badly enough off.
