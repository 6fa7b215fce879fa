## Ranged weapons

RWP-SHORTBOW = The bow for beginners, bandits and riders: quickly loaded and handy, but weak at a distance.
RWP-LONGBOW = The tall bow of trained archers: nothing shoots farther, and up close its arrows hit like axes, but it takes its time.
RWP-COMPBOW = Horn and sinew make it short and strong, so it is at home in the saddle as well as on foot.
RWP-WARBOW = The heaviest of bows, for strong arms only: weaker archers shoot badly with it, strong ones go through mail.
RWP-ELFBOW = A masterpiece of elven hands, as far-reaching as a long bow and quicker to the next arrow.
RWP-ORCBOW = The short, strong bow of orc riders, fierce at close range and fading with the distance.
RWP-LIGHTXBOW = The guard’s crossbow: one hard bolt at the start, and loaded it can even be shot at a foe at arm’s length.
RWP-WINDLASS = A heavy crossbow that pierces plate from afar and then takes a great deal of patience to wind.
RWP-ARBALEST = It hurls lead bullets with crushing force over middle distances, once every long while.
RWP-EISENWALDER = Dwarven craft: a magazine feeds bolt after bolt, so it shoots almost like a bow until it has to be refilled.
RWP-BALESTRINA = A small crossbow for one hand, made for the first surprise across a table or in a doorway.
RWP-SLING = A strap and a stone: cheap, light and usable even at close quarters; lead bullets hit harder.
RWP-STAFFSLING = A sling on a staff that throws farther and turns strength into force, but needs room and distance.
RWP-THRKNIFE = Small, balanced and quickly drawn: several fit on the chest, and masters throw more than one at once.
RWP-THRDAGGER = Heavier than the throwing knife and a little harder when it hits.
RWP-THRSTAR = Thrown flat and spinning, it keeps its force farther than a knife.
RWP-THRAXE = Weighty and best at short range, a throw before the charge that makes shields shake.
RWP-SCHNEIDZAHN = The throwing axe of the northern seafarers, sharper and a little farther-flying than the common one.
RWP-JAVELIN = Thrown at short range it wounds deeply; if need be it also serves as a poor spear in the hand.
RWP-THRSPEAR = A fighting spear thrown in need or as an opening: it flies well enough, but the hand is empty afterwards.
RWP-DISCUS = A metal disc that a trained arm sends far over the field.
RWP-WARDISCUS = Its edge is ground sharp and its weight asks for strength; in weak hands it is no more than a thing to throw.
RWP-BLOWGUN = Its dart is a pinprick, unless there is poison on it.
RWP-STONE = What lies about or stands on the table, thrown clumsily and weakly; a flask of oil with a burning rag is another matter.
