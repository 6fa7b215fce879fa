## Surprise and perception

PL-SUR-01 = A level may let a side be taken by surprise. In the first round its fighters have no turn and no riposte, their Agility does not count in the Defence, and sneak attacks find them off guard.
    .counts = Ends for all of them with the first round.

PL-SNK-01 = A fighter trained in it strikes where it hurts: against a target off guard a few dice with { $PL-SNK-01-sides } sides are added to the damage. Off guard are the surprised and the distracted. How many dice they are stands on the sheet.
    .counts = In close combat, and for shots and throws up to { $PL-SNK-01-metres } metres away; not for spells. With their modules also from hiding, and in close combat from behind.

PL-PER-01 = A fighter who looks out for something rolls Perception and Vigilance and needs { $PL-PER-01-successes } successes or more.
    .counts = In a fight this is asked for only with the module “Hiding”, against those who hide. The distracted do badly at it.

PL-PER-02 = Out of sight of all foes a fighter can hide with a limited action: { $PL-PER-02-successes ->
        [one] one success
       *[other] { $PL-PER-02-successes } successes
    } with Agility and Stealth will do. Nobody can attack a hidden fighter, but every foe who begins a turn with a line of sight looks and has to beat the number of successes. An attack from hiding meets a target without its Agility, may be a sneak attack, and gives the hiding place away.
    .counts = Only with the module “Hiding”. Moving about does not end it.
