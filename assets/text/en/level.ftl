### The levels: titles, what the set-up says about them, and the names of the sides.

level-one-blow-title = One blow
level-one-blow-intro = A lesson. In a walled yard Thessa meets a patient foe: one attack, from the announcement to the wound, step by step.
level-one-blow-side-1 = Thessa
level-one-blow-side-2 = Sparring partner

level-courtyard-title = The courtyard
level-courtyard-intro = One against one between old walls. A challenge has been thrown down, and it has been picked up.
level-courtyard-about = A duel, one against one.
level-courtyard-side-1 = West corner
level-courtyard-side-2 = East corner

level-tavern-title = The Boar’s Head
level-tavern-intro = Three guests, three uninvited ones. Tables stand in the way, and the door to the kitchen lets one through at a time.
level-tavern-about = A brawl among tables, and one narrow door.
level-tavern-side-1 = Guests
level-tavern-side-2 = Raiders

level-field-title = The ford
level-field-intro = Eight against eight in the open. Those who enter the water first have to fight in it.
level-field-about = Eight against eight, with a ford in between.
level-field-side-1 = West bank
level-field-side-2 = East bank

level-corridor-title = Too long a blade
level-corridor-intro = Three come with short blades, three wait with long ones. Between the halls lie corridors in which nobody swings a halberd.
level-corridor-about = In narrow passages long blades have no room.
level-corridor-side-1 = Intruders
level-corridor-side-2 = Cellar guard

level-bridge-title = Two abreast
level-bridge-intro = Four against four on a wooden bridge. Pikes reach across it, the river is deep, and the north rail is broken.
level-bridge-about = Pikes on a narrow bridge: reach decides.
level-bridge-side-1 = West bank
level-bridge-side-2 = East bank

level-high-water-title = High water
level-high-water-intro = It has rained for days. The ford is knee-deep, hip-deep beside it, and farther out you have to swim.
level-high-water-about = Deep water slows those who wade and drowns those who sink.
level-high-water-side-1 = Travellers
level-high-water-side-2 = Raiders

level-roofs-title = Over the roofs
level-roofs-intro = Three thieves, three of the watch, and boards from house to house. At the eaves it is better not to be pushed.
level-roofs-about = High above the street: mind the eaves.
level-roofs-side-1 = Thieves
level-roofs-side-2 = Town watch

level-ship-title = All hands
level-ship-intro = The ship is sinking amidships. Plank after plank floods; only quarterdeck and forecastle stay dry, and ropes hang down from both.
level-ship-about = The deck floods while the fight goes on.
level-ship-side-1 = Crew
level-ship-side-2 = Pirates

level-tomb-title = By torchlight
level-tomb-intro = Under the hill it is dark but for the torches on the walls and the one that the delvers carry. The dead need no light.
level-tomb-about = Darkness, torches, and the walking dead.
level-tomb-side-1 = Delvers
level-tomb-side-2 = The dead

level-wood-title = The thicket
level-wood-intro = A fire, a tent, a moon behind clouds. Nobody around the fire has seen the five in the bracken.
level-wood-about = By night, and not everybody is seen.
level-wood-side-1 = Camp
level-wood-side-2 = Ambush

level-battlements-title = Crenels and slits
level-battlements-intro = Five have forced the gate. Above the yard stand archers behind stone, and two stairs lead up to them.
level-battlements-about = Two stairs lead up to archers behind stone.
level-battlements-side-1 = Stormers
level-battlements-side-2 = Garrison

level-cave-title = Mind your head
level-cave-intro = In the caves you can stand upright; the passages between them are lower than a man. The goblins know every bend of them.
level-cave-about = Low passages, in which only the small stand upright.
level-cave-side-1 = Big folk
level-cave-side-2 = Goblins

level-market-title = Market day
level-market-intro = Fruit, cloth, pots and four ruffians who want more than they pay for. One has oil in flasks. A table on its side stops a bolt.
level-market-about = Burning oil, and tables that give cover.
level-market-side-1 = Traders’ friends
level-market-side-2 = Ruffians

level-ledge-title = Nobody steps aside
level-ledge-intro = Toll-takers and smugglers have met on the goat path above the gorge, and neither will turn back. Those who have the bridge to themselves for three rounds get across; those who trip and are shoved take the short way down.
level-ledge-about = A bridge without rails: trip them, shove them, mind the edge.
level-ledge-side-1 = Toll-takers
level-ledge-side-2 = Smugglers

level-book-title = The master’s book
level-book-intro = The master is dead, and two of his pupils want the same book. Each has hired shields to cast behind: whoever gets round them cuts a mage short in the middle of a word. The book goes to those who have the table to themselves for three rounds.
level-book-about = Mages behind shields: get round the line and break the spell.
level-book-side-1 = The elder pupil
level-book-side-2 = The younger pupil

level-abbey-title = Watch your back
level-abbey-intro = Two bands have dug for the same silver in the burnt abbey, and now only the altar lies between them. Among pillars and stumps of walls there is always a way round behind somebody, and a shield covers one side only.
level-abbey-about = Eight facings: flanks and backs lie open.
level-abbey-side-1 = Diggers
level-abbey-side-2 = Deserters
