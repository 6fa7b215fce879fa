## What changes in a fight

BD-DYN-01 = The board knows of every fighter the squares, the facing, the posture and whether the fighter can act. Fighters who stand or kneel are upright and can be in the way of blows and shots; tiny creatures and fighters who lie down never are. Flyers and riders are higher than their square: a rider by as much as the mount lifts the saddle.
    .counts = The dead and the unconscious count as lying: the body stays on its square and guards nothing. Others can get over it slowly; whether they may also stop there is for the rule system to say.

BD-DYN-02 = Any number of things may lie on a square. What a fighter drops lies on the fighter’s own square; what flies away or is kicked lands before the first thing that stops missiles. A fighter can pick up what lies on the own square or next to it.
    .counts = Counts in both systems. Waist-deep water hides what lies in it; only the fourth edition lets fighters dive for it.

BD-DYN-03 = A fight changes the map: doors open, shut and break, panes fall to pieces, tables burn. In the fourth edition a fighter who stands straight before a table can also tip it over: it becomes a low wall of wood on the far edge of its square, and the square is free.
    .counts = A table can be tipped over only while nobody is on it and nothing else lies on that edge, and not by a fighter who lies down. All changes last until the end of the fight.

BD-DYN-04 = A light that is carried goes along with its bearer; dropped, it lies on its square and shines from there. A light that lies goes out in any water. One that is carried goes out when its bearer is under water: in water too deep to stand, or lying down in water.
    .counts = Counts for torches and lanterns alike. Lights that are fixed to the map are not carried and do not go out by water.

BD-DYN-05 = Mist and smoke can come to a square during the fight, for good or until the end of a round. Where several lie on the same square, the densest counts.
    .counts = Hazards bring mist and leave it there for good. Neither rule system brings any for a time today, and mist that the map has from the beginning never lifts.

BD-DYN-06 = Fire and water change as the fight goes on: a hazard lets water rise or fall and fire spread, and in the fourth edition a flask of burning oil sets squares on fire for a few rounds. Where water comes, fire goes out.
    .counts = Fire of a hazard goes on burning until water puts it out. Burning oil needs the module “Oil”.

BD-DYN-07 = Every change of the map makes the board count its facts anew: sight, cover, ways and odds always belong to the map as it is at this moment. Nothing of it is kept in a saved fight, because all of it follows from the map and the bodies.
    .counts = Counts after every opened door, every broken pane and every rise of the water. Odds that were shown before such a change no longer hold.
