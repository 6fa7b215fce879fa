## General

PL-GEN-01 = The attacker rolls a pool of dice, and every die that shows enough is a success. The target answers with its Defence dice. The attack lands if it has at least as many successes as the Defence, and the margin decides how hard the weapon strikes.
    .counts = Counts for every blow, shot and attack spell. In a manoeuvre two attack pools meet instead, and no damage is done.

PL-GEN-02 = A square of the map is { $PL-GEN-02-metres } m wide unless the level sets another scale. Metres are turned into whole squares, rounded down, but never into less than a square.
    .counts = Counts for movements, sprints and pushes. For ranges the squares between two fighters are turned into metres.

PL-GEN-03 = A round stands for about { $PL-GEN-03-seconds } seconds of fighting. Only for the unconscious does it matter: the time until they die or come round is counted in rounds.
    .counts = Counts for dying without care and for recovering after first aid that failed. Nothing else in a fight looks at the clock.

PL-GEN-04 = Every fighter is either a hero or not. Heroes fight on at their last hit point and fall when none is left; all others already fall unconscious at the last one. The hit points of heroes follow from Constitution and level, those of others are fixed in their record.
    .counts = Also decides ties in the initiative. The module “Everybody is a hero” treats all fighters like heroes, but leaves their hit points as they are; a level may mark single fighters.

PL-GEN-05 = Whatever does not come out even is rounded down. A blow that lands still costs at least { $PL-GEN-05-least ->
        [one] one hit point
       *[other] { $PL-GEN-05-least } hit points
    }.
    .counts = Counts for halved and multiplied damage, for the hit points below which nobody sprints, and for metres turned into squares.

PL-GEN-06 = First come the changes to the number of dice, which never falls below none. After the roll the dice are checked for a critical failure. Only then are successes added or taken away, again never below none, and what is left is compared.
    .counts = Counts for every roll with a pool; the log shows it in this order. Defence rolls and opposed tests skip the check for a critical failure.

PL-GEN-07 = A fighter may walk away from a foe at any time. Nobody gets an opportunity attack for it, not even if the way leads past several foes.
    .counts = Counts for every way of moving. Foes only bar the squares on which they stand.

PL-GEN-08 = Every fighter looks in a direction, but a blow from the side or from behind works like one from the front. A fighter who attacks turns towards the target, and a movement ends in the direction of its last step or in one of the mover’s choice.
    .counts = The module “Flank and rear” gives the facing its weight in close combat. Without it the facing is only for show.

PL-GEN-09 = An effect for a round ends when the fighter who caused it begins the next turn. An effect on the victim’s next turn starts at once and ends with that turn, even if the turn is lost; if it strikes in the middle of a turn of the victim, it lasts through the following one. Other effects end when the fighter who suffers from them begins the next turn.
    .counts = The place in the order counts as the beginning of a turn, even for a fighter who cannot act or delays. A riposte and a delayed turn end such effects as well.

PL-GEN-10 = Where a game master would judge, the map decides: its squares may be marked as difficult, dark or burning. Fire takes { $PL-GEN-10-fire } hit points from every fighter who steps into it or begins a turn in it, and no Defence is rolled.
    .counts = The unconscious burn at the start of a round as long as they have hit points left. A fighter who is pushed through fire burns only where the push ends.
