## Cells, things, maps, levels

BD-CEL-01 = The class of a tile on the layer “ground”, or “terrain” in a region, says what lies underfoot: floor, stone, wood, grass, earth, sand, snow, ice, rubble, undergrowth, bog, water, stairs, pit or void. Nobody can stand on void. Rubble and undergrowth slow walkers down, in the success pools bog does even more, and fire never spreads to water, ice, pit or void.
    .counts = Counts for every square. All other names change nothing but picture and sound; what is deep, high or slippery must be said by properties of its own.

BD-CEL-02 = “move_half” says in halves what a step into the square costs: { $BD-CEL-02-plain } is the plain price, { $BD-CEL-02-double } twice as much. Allowed are { $BD-CEL-02-plain }, { $BD-CEL-02-slow }, { $BD-CEL-02-double }, { $BD-CEL-02-heavy } and { $BD-CEL-02-most }; left out, the step costs the plain price. The fourth edition multiplies the step by it. The success pools know only difficult and very difficult squares: everything above the plain price is difficult, everything above { $BD-CEL-02-double } very difficult.
    .counts = Counts for every step into the square. It does not come on top of slow terrain: the dearer of the two counts.

BD-CEL-03 = “ground_dm” is the height of the floor in decimetres, from { $BD-CEL-03-lowest } to { $BD-CEL-03-highest }; left out, the square lies on the level of the map. Small differences are steps, larger ones have to be climbed or fallen down. Ground that rises high enough between two fighters hides them from each other.
    .counts = Counts for steps, climbs, falls, sight and cover, and in the fourth edition for blows from above and below.

BD-CEL-04 = “ceiling_dm” is the clear height above the floor in decimetres, at most { $BD-CEL-04-highest }; left out, the square lies under the open sky. Under a low ceiling weapons that are swung count as cramped.
    .counts = Cramps weapons in the fourth edition only. In both systems a hazard can bring down a ceiling, and only where there is one.

BD-CEL-05 = “water_dm” is the depth of the water in decimetres, at most { $BD-CEL-05-deepest }. Any water reaches to the knees; from { $BD-CEL-05-waist } decimetres on it reaches to the waist, from { $BD-CEL-05-shoulder } to the shoulders, and from { $BD-CEL-05-swimming } one swims. The deeper it is, the slower is every step, and a light on the ground goes out in it.
    .counts = Counts for every step, and what lies in waist-deep water is out of reach. In the fourth edition water also hinders blows and parries, unless the fighter stands on something that rises out of it.

BD-CEL-06 = “light” says how bright the square is when no lamp burns: { $BD-CEL-06-day } day, { $BD-CEL-06-dusk } dusk, { $BD-CEL-06-moon } moonlight, { $BD-CEL-06-stars } starlight, { $BD-CEL-06-dark } darkness. Left out, the light of the level holds; a lamp nearby makes the square brighter.
    .counts = In the fourth edition each step hinders shots, blows or both and shortens the sight. In the success pools only darkness counts.

BD-CEL-07 = “mist” goes from { $BD-CEL-07-haze }, haze, over fog and smoke to { $BD-CEL-07-dense }, mist so dense that nothing is seen through it but the next square. Left out, the air is clear.
    .counts = Dense mist hides in both systems. In the fourth edition haze hinders shots, and fog hinders blows as well; in the success pools thinner mist changes nothing.

BD-CEL-08 = “leaf” says how much foliage or tall grass there is: { $BD-CEL-08-thick } is thick, the step below it thin. Left out, there is none. The overlay for the line of sight shows which squares are seen through leaves.
    .counts = Is told and drawn only; neither rule system makes a number of it today. Leaves alone hide nobody.

BD-CEL-09 = “footing” says how well one stands: firm, slippery, rubble, mud, stairs, ladder, beam or rope; left out, it is firm. Stairs and ladders let one walk up and down where others have to climb. By a rope one climbs as on a wall, but without a check.
    .counts = Slippery ground and rubble cost double in the fourth edition, and a rope counts there. In both systems only firm ground serves for taking off and landing in a jump: nobody jumps off a beam or out of mud.

BD-CEL-10 = “room” overrules the measured room to swing a weapon: “open” is never cramped, “tight” is as narrow as the square itself, whatever lies around. Left out or “auto”, the room is measured from walls and things.
    .counts = Counts in the fourth edition, for weapons that are longer than the place is wide. The success pools ask for no room.

BD-CEL-11 = “doorway” makes the place as narrow as the square itself in every direction, whatever lies beside it. A door tile that fills the square sets it by itself.
    .counts = Counts in the fourth edition for the room to swing a weapon. It changes neither steps nor sight.

BD-CEL-12 = “harm” says what hurts in the square: fire, bonfire or inferno. All three burn fighters who enter or stay there, as the rule system says. Nobody charges across a square with any harm in it, and among equally cheap ways the one with less harm is taken.
    .counts = These fires burn alike in both systems.

BD-CEL-13 = “thing” names a thing that fills the square, such as table or pillar, as if its tile lay on the layer “things”. It may stand on a tile of the ground or in a region.
    .counts = A tile on the layer “things” wins over the tile below it, and a region over both. Only things that may fill a square can be named; wall and the like lie on edges.

BD-OBJ-01 = A thing is whatever stands in a square or lies on an edge and may be in the way: a wall, a door, a table, a bush. Its class names it in the catalogue of the game, where its usual properties stand; properties of the tile or the object override them one by one. A level may define further things in the file “things.ron”.
    .counts = Counts on every map. An unknown class or property is an error that “klingentanz check” names with its place.

BD-OBJ-02 = “move” says how a thing lets walkers pass: “free” as if it were not there, “cost” at a price, “block” not at all. On an edge the price is “cross_half”, half squares on top of the step; in a square it is the factor “move_half”.
    .counts = In the fourth edition both prices count as they are written, but hip-high things in a square are climbed onto at the price of a climb. In the success pools every price makes the step a difficult one, and nobody sprints across.

BD-OBJ-03 = “sight” says whether a thing blocks glances. It does so only for a pair for whom it rises over the head; lower things are looked over.
    .counts = Counts for lines of sight, for lamps and for hidden lines in cover. An open door blocks nothing.

BD-OBJ-04 = “effect” says whether a thing stops what works from body to body: blows above all, and breath or a burst that spreads. It must rise over the head for the pair.
    .counts = Counts for blows in both systems. Spells of the success pools ask only for sight, and neither system has bursts today.

BD-OBJ-05 = “missile” says whether a thing stops arrows, bolts, bullets and throws. It must rise over the head for the pair; a missile flies over what is lower, though that may give cover.
    .counts = Counts for shots and throws, and for weapons that fly away or are kicked along the floor.

BD-OBJ-06 = “height_dm” is the top of a thing above its floor in decimetres, at most { $BD-OBJ-06-highest }. For a thing on an edge the floor is that of the higher of the two squares beside it.
    .counts = Counts for sight, cover and the room to swing. What the height means depends on where the two fighters stand.

BD-OBJ-07 = “screen” says how much of a body a thing hides although it lets glances through: “none”, “part” or “most”. Bars hide a part, an arrow slit most.
    .counts = In the fourth edition a pierced thing with a screen gives cover from shots: “part” hides half of the target, “most” more than half. The success pools ask for corners, posts and low things instead.

BD-OBJ-08 = “pierced” marks a thing with openings: bars, a fence, a window, a slit. Blows pass through it even where nobody can walk, and a shooter right behind it shoots out as if it were not there.
    .counts = Counts in both systems for blows and for a shooter at the opening. A shooter away from it has to shoot through it and finds the target partly hidden.

BD-OBJ-09 = “narrow” marks an opening that is meant for long thrusting weapons and missiles, such as an arrow slit. A map maker sets it where nobody could swing an axe through.
    .counts = Is told in the facts of a pair only. Neither rule system keeps other weapons out of the opening today.

BD-OBJ-10 = “material” says what a thing is made of: wood, stone, iron, glass, hard_glass, bodywork, engine or cloth. Wood burns: fire gets into a square with a wooden thing, and the thing is gone when the fire spreads the next time. Doors do not burn away.
    .counts = Counts where a hazard brings fire, and for the picture of crenels and bulwarks. It stops no blow and no missile by itself.

BD-OBJ-11 = “breaks” marks a thing that does not last, such as a window pane. A fighter in the square beside it can smash it without a roll, and the way is open then.
    .counts = Counts in both systems for things on edges. In the success pools the first missile that crosses it breaks it too; in the fourth edition a shot goes through and leaves it whole.

BD-OBJ-12 = How high a thing is for two fighters depends on the higher of their two floors; flyers and riders count as higher. What rises less than { $BD-OBJ-12-low } decimetres above it is flat, from { $BD-OBJ-12-low } on it is low, from { $BD-OBJ-12-chest } on chest-high, and from { $BD-OBJ-12-full } on it is full. Only what is full blocks sight, blows and missiles; what is flat counts for no line.
    .counts = Counts for every thing and for bare ground that rises between the two. Where only an eye or a lamp and a square are asked about, the floor of the eye or the lamp counts.

BD-OBJ-20 = “solid” fills a square to the ceiling with stone. It stops steps, glances, blows and missiles: a wall as thick as a square, a building, living rock.
    .counts = Counts in both systems alike. For cover it makes corners: a fighter at its edge can be partly hidden.

BD-OBJ-21 = “wall” lies on edges and is made of stone up to the ceiling. It stops everything, but takes up no room, so that houses and passages can be drawn with thin walls.
    .counts = Counts in both systems alike. Two walls that meet in a corner leave no gap, neither for steps nor for glances.

BD-OBJ-22 = “door” lies on an edge or fills a square. Shut it stops everything like a wall, open it stops nothing. In a square it makes the square a doorway.
    .counts = Counts in both systems; how doors are opened stands on its own page. A door begins shut unless its state says otherwise.

BD-OBJ-23 = “bars” lie on an edge. Nobody gets through, but glances, blows and missiles do. They are made of iron and hide a part of a fighter behind them.
    .counts = Counts in both systems for steps and blows. Only the fourth edition makes cover of the part that is hidden.

BD-OBJ-24 = A “fence” lies on an edge and is { $BD-OBJ-24-height } decimetres high: chest-high on even ground. It can be climbed for { $BD-OBJ-24-cost } half squares on top of the step. Glances, blows and missiles pass; a part of the body is hidden. With the material stone it is drawn as crenels.
    .counts = The price counts in the fourth edition, where nobody fights hand to hand across a fence; in the success pools the step is a difficult one. In both it covers a fighter right behind it from shots.

BD-OBJ-25 = “window” is an opening in a wall, on an edge. Climbing through costs { $BD-OBJ-25-cost } half squares on top of the step. Glances, blows and missiles pass, and a part of a fighter behind it is hidden.
    .counts = The price counts in the fourth edition; in the success pools the step is a difficult one. For a window with glass in it use pane.

BD-OBJ-26 = “pane” is a window with glass in it, on an edge. It stops steps and blows, but neither glances nor missiles, and it can be smashed.
    .counts = Counts in both systems. What breaks it stands on the page about breaking things.

BD-OBJ-27 = “hard_pane” is glass that lets only glances through. It stops steps, blows and missiles and does not break.
    .counts = Counts in both systems. Two fighters on either side see each other and can do nothing to each other.

BD-OBJ-28 = “slit” is an arrow slit in a wall, on an edge. Nobody gets through, but glances, blows and missiles do. Most of a fighter behind it is hidden, while a shooter right at the slit sees out freely.
    .counts = The fourth edition makes cover of it. In the success pools it stops steps and gives no dice.

BD-OBJ-29 = “curtain” lies on an edge and hides what is behind it up to the ceiling. It stops nobody: walkers, blows and missiles pass.
    .counts = Counts in both systems for sight. A shot needs a target in sight, so nobody shoots through it on purpose; a blow at an unseen foe is harder in the fourth edition.

BD-OBJ-30 = “low_wall” lies on an edge or fills a square; it is { $BD-OBJ-30-height } decimetres high and made of stone: a counter, a parapet, a ship’s bulwark. Going over it costs { $BD-OBJ-30-cost } half squares on top of the step. Everybody sees and strikes over it, and it covers a fighter right behind it from shots.
    .counts = The price counts in the fourth edition; in the success pools the step is a difficult one. In the fourth edition neighbours on either side of it parry more easily and cannot fight hand to hand.

BD-OBJ-31 = “table” fills a square and is { $BD-OBJ-31-height } decimetres high, of wood; use it for crates and beds too. Fighters can get onto it and stand on it, and it covers a fighter right behind it. “barrel” is the same thing, but nobody tips it over for cover.
    .counts = Getting onto it costs a climb in the fourth edition and a difficult step in the success pools. Only the fourth edition lets fighters tip tables over and gives a fighter on top of one the advantage of height.

BD-OBJ-32 = “pillar” fills a square up to the ceiling: a pillar, a tree, a statue. Nobody walks through it and no blow passes, but it is too thin to block sight. Such a thing is called a post: it stops steps but not glances, and gives cover of its own kind.
    .counts = Counts in both systems. In the fourth edition lines that pass a post count as hidden; in the success pools a post gives fewer dice than the corner of a wall.

BD-OBJ-33 = “bodywork” fills a square and is { $BD-OBJ-33-height } decimetres high: a cart, a car, a well. Nobody gets over it, but everybody sees, strikes and shoots over it, and it covers a fighter right behind it.
    .counts = Counts in both systems. It is a low thing on even ground; from a lower floor it may rise to the chest or over the head.

BD-OBJ-34 = “engine” is a machine that fills a square and is { $BD-OBJ-34-height } decimetres high. In a fight it does the same as bodywork and differs only in its material.
    .counts = Counts in both systems as a low thing that nobody gets over. No rule of the two asks for the harder material.

BD-OBJ-35 = “bush” fills a square with thick leaves, { $BD-OBJ-35-height } decimetres high. It slows walkers down and stops neither glances nor blows nor missiles.
    .counts = Counts for steps in both systems, and in the fourth edition it narrows the room to swing. The leaves are told and drawn, but hide nobody by themselves.

BD-OBJ-36 = “drop” lies on an edge and marks a ledge: the eaves of a roof, the rim of a pit. What makes a fighter fall there is the difference between the floors on both sides; the drop itself stops nothing and is only seen.
    .counts = Draw it wherever “ground_dm” falls by more than a step. Without such a difference it has no effect.

BD-OBJ-37 = A door has a state: “open”, “shut”, “locked”, “barred” or “broken”; without one it begins shut. A fighter in the square beside it opens or shuts it with an action. A broken door stays open, and a door that fills a square cannot be moved while a body is in it. “hinge” and “opens_to” turn only the picture. “key” names what opens the lock, and “force” the tool with which the door is broken open without a check, where the rules know of such things.
    .counts = In the fourth edition a locked door opens to a fighter who carries the thing that “key” names, and strength can break locked and barred doors; the tool that “force” names does so without a check. In the success pools they stay shut.

BD-MAP-01 = The tile layer “ground” needs a tile on every square. The class of the tile is the terrain, and its properties say the rest about the square: cost, height, water, light and so on.
    .counts = Counts for every map; an empty square is an error. The pictures of the tileset that comes with the game bring the right classes along.

BD-MAP-02 = The tile layer “things” holds what fills squares: walls, tables, trees. The class of the tile is the name of the thing; properties of the tile override those of the catalogue.
    .counts = No more than a single thing fills a square. Things that only lie on edges, such as wall, are refused here.

BD-MAP-03 = The object layer “edges” holds polylines that run from grid corner to grid corner along the lines of the grid. The class names the thing, and every piece of the line as long as a square becomes a thing of its own. Where lines lie on top of each other, the later one in the file wins, so a door is drawn over its wall.
    .counts = Counts for everything that lies on edges. Lines aslant or off the grid are errors.

BD-MAP-04 = The object layer “regions” holds rectangles of class “region” with any property of a square, and “terrain” besides: water, a low ceiling, a roof with its height. A region wins over the tiles below it, a later region over an earlier one.
    .counts = Changes only what its properties name; the rest stays as the tile says.

BD-MAP-05 = The object layer “lights” holds points of class “light”. “source” names a kind that the rule system knows, torch, lantern or campfire; or else “bright” and “dim” say in squares how far it is as light as day and as at dusk. “lit” says whether it burns, “tint” what colour it has in the picture.
    .counts = A light without “lit” burns when the fight begins. It is fixed to its place, and nobody takes it along.

BD-MAP-06 = The object layer “items” holds points of class “item”: gear that lies about. “gear” is its id in the gear files or a kind of light, “count” how many of it lie there.
    .counts = Any other name is a treasure, which is worth something only if a side has the goal to take it. In the success pools a “healing-potion” may lie there too.

BD-MAP-07 = The object layer “marks” holds points and rectangles with a name: start places, zones for setting up, exits, areas to be reached or held. The level file speaks of them by these names.
    .counts = A mark alone does nothing; it counts where the level file names it. Each name may stand only once.

BD-MAP-08 = Every layer whose name begins with “decor”, and every layer in a group of such a name, is for the eye only. Whatever lies there is drawn and never read by the rules.
    .counts = A picture of a torch gives no light and a picture of a ladder leads nowhere: each needs its light or its region as well.

BD-MAP-09 = Walls on edges are objects and not tiles, because an object can have a state, properties and a name that lasts. The number that the editor gives the object is the name by which level files speak of a door. A single line can draw the walls of a whole house.
    .counts = “klingentanz check” warns of doors and doorways that nobody can walk through. What holds for the whole map stands in the level file, never in the map.

BD-LVL-01 = “version” is the number of the file format. It must be the one that the game reads, which every level of the game shows.
    .counts = Needed in every level file. Another number is an error, so that an old game never misreads a newer level.

BD-LVL-02 = “map” names the map file, which lies in the same folder as the level file. Ground, walls, lights and marks come from the map; the level file adds who fights and for what.
    .counts = Needed in every level file.

BD-LVL-03 = “title” is what a level is called, “intro” what is said before the fight, and “about” a line for its card when levels are chosen. Each is plain words, words in several languages, or the key of a text that lies with the level or the game.
    .counts = The title is needed, the others are not. None of them changes a fight.

BD-LVL-04 = “rules” names the rule system for which the level has its fighters, or lists several of them. The first in the list is played unless somebody chooses another.
    .counts = Needed in every level file. A system that is not named can play the level too: sides of equal points stand in.

BD-LVL-05 = “modules” chooses optional rules for each rule system: a “preset” to begin with, “on” and “off” for single modules, “flags” for modules that come in variants. The names of modules are those that the command line uses.
    .counts = Counts unless the players choose otherwise when they set the fight up. Left out, the usual preset of the game holds.

BD-LVL-06 = “cell_dm” is the length of a square in decimetres, from { $BD-LVL-06-smallest } to { $BD-LVL-06-largest }. With longer squares a movement or a shot of so many metres leads across fewer of them.
    .counts = Counts only for rule systems that leave it to the level, which is to say for the success pools. It is refused where none of the level’s systems does.

BD-LVL-07 = “light” is the light of all squares that say nothing of their own, from { $BD-LVL-07-day } for day to { $BD-LVL-07-dark } for darkness; left out, it is day. A square with a light of its own keeps it, and lamps brighten what is around them.
    .counts = Counts for the whole map. A hazard can change the light of an area while the fight goes on.

BD-LVL-08 = “wind” has a force, “None”, “Gusty” or “Strong”, and says from where it blows. It is the same everywhere on the map.
    .counts = Hinders shots across the wind in the fourth edition. Shots along the wind and the success pools are not concerned.

BD-LVL-09 = “sides” lists who fights. A side has an id, a name, a colour, and a seat: a human or the computer. “start” or “zone” says where its fighters begin; in a zone they are placed before the first round. “hostile_to” names its foes; left out, a side is hostile to all who are not on its “team”, and sides that do not fight each other are allies on the same team, else neutral.
    .counts = Two sides are foes as soon as either of them names the other. “surprised” lets a side begin unaware: in the fourth edition with the module “Surprise”, in the success pools for the first round.

BD-LVL-10 = “fighters” lists who stands on the map when the fight begins: id, side, the person for each rule system, the place, and if it matters facing, posture, whether they are awake, a light that they carry, and whether they begin hidden. “start” gives wounds and other conditions to begin with.
    .counts = No two begin on the same square; a fighter without a facing looks towards the nearest foe, or where sides have secrets to the middle of the map. Beginning hidden needs secrets.

BD-LVL-11 = “goals” says for each side what it wants: “Defeat” a side, “Reach” or “Hold” a mark, “Survive” some rounds, “Protect” a fighter, “Take” an item, or several of these joined by “All” and “Any”. The first goal that is met ends the fight.
    .counts = Only able fighters on the map count, and to protect somebody is not enough alone. A fight also ends when no two hostile sides have anybody left who can act.

BD-LVL-12 = “reinforcements” lists fighters who come later. “when” says what brings them: “Round”, “Seen” for a mark that their foes see, “Down” for a fighter who is out of the fight, “Opened” for a door. A side of which somebody is still to come is not beaten.
    .counts = They come at the start of a round, on the free squares of their mark or else on the nearest ones; a fighter who finds no room waits for the next round. Where a side wants more than to beat the only other one, a fight goes on for fighters still to come.

BD-LVL-13 = “hazards” change the map: “Water” rises or falls, “Fire” and “Mist” spread, “Light” changes, a ceiling comes down as “Collapse”. Each has an area, a first round, and the number of rounds from one change to the next. The map shows beforehand what is to come.
    .counts = All of it happens at the end of a round, in the order of the list. Walls stop fire and mist, water puts fire out, and only a square with a ceiling can collapse: it hurts like a fall from that height and leaves rubble.

BD-LVL-14 = “exits” names marks by which fighters can leave the fight, besides the open edge of the map. A fighter who leaves is out of the fight and does not come back.
    .counts = Counts in both systems. A wall along the edge of the map keeps fighters in.

BD-LVL-15 = “scripts” names the lesson that the level teaches. Its words and the order of its steps lie in a file beside the level.
    .counts = Left out, the level is a fight without a teacher. A lesson uses the same rules as any other fight.

BD-LVL-16 = “secrets” switches hidden information on: each side sees only what its own fighters see, and what it has not seen is not told. What it has never seen is drawn under a veil, and foes appear only when they come into sight.
    .counts = Left out, everybody sees everything, and no fighter begins hidden. With secrets a choice that has brought anything new into sight cannot be undone, except in practice.
