## Heroes and opponents

PL-OPP-01 = A small, nimble raider who prefers an ambush to an open fight. It does best with the bow from a distance and with the short sword against a distracted or surprised foe.

PL-OPP-02 = A highwayman without any special training, dangerous in numbers. He goes straight for the foe with the axe; two of them on the same target wear down most fighters.

PL-OPP-03 = A heavy warrior in scales with a sword for both hands, strong and hard to wear down. He wins by standing close and striking, for he is too slow to chase anybody and acts late in the round.

PL-OPP-04 = A fast hunter on four legs, hard to throw down and early in the order. It does best in a pack that runs round the front line and falls upon archers and healers.

PL-OPP-05 = A watchful soldier in mail who shoots hard and well. The guard needs room and time, for a turn holds the shot and the loading but no further step; foes close by are met with the dagger.

PL-OPP-06 = A giant with immense strength and life, but slow and easy to hit. Its club strikes before shorter weapons come near, and its push throws foes far back or over an edge.

PL-HER-01 = The strong man of the group, in mail and helmet behind a large shield. He belongs in the front line, where he takes the blows, answers them from the riposte stance and gives the others time.

PL-HER-02 = A quick-witted street fighter in light leather, with rapier and throwing knives. She distracts foes for her friends, and her own sneak attacks hurt most when a friend has drawn the foe’s attention away.

PL-HER-03 = A sharp-eyed archer and one of the first in the order. She shoots best from afar with a free view and friends between herself and the foe; the short sword is for emergencies.

PL-HER-04 = A learned healer who carries mace and shield and can hold a line for a while. He is worth most beside a fallen friend, whom he brings round with a sure hand; with the module “Magic” he also heals by laying on hands and throws sparks.
