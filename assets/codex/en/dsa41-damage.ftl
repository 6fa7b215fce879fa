## Damage

DMG-01 = The dice of the weapon are rolled, and its constant, the strength bonus and what announcements and manoeuvres bring are added. The sum is the hit points of the blow; it is never negative.
    .counts = Counts for every hit in melee and from afar. What armour stops is not yet subtracted.

DMG-02 = The armour of the target is subtracted from the hit points. What is left are damage points, and the life energy falls by them. If the armour stops everything, nothing happens.
    .counts = Counts for every hit that armour can stop. With hit zones the armour of the part that was hit counts.

DMG-03 = Some harm takes life energy directly, past all armour: falls, fire, bleeding, the further harm of a wounded zone, failed treatments and some fumbles. Targeted thrusts and death thrusts find the gaps of worn armour.
    .counts = Counts only where a rule says so. A thick skin of one’s own still protects against such thrusts.

DMG-04 = Each weapon asks for a certain strength. For every full step above it the wielder adds a hit point. The long sword, for instance, asks for strength { $DMG-04-strength } and adds a point for each { $DMG-04-step } points more.
    .counts = Counts where the strength bonus is played, for melee and throwing weapons. Not for bows and crossbows, nor for the off hand until that is trained.

DMG-05 = A fighter who is weaker than the weapon asks for simply gets no strength bonus. Nothing is subtracted.
    .counts = Counts unless the penalty for low strength is played. Weapons that ask for a minimum of an attribute hinder a weak fighter all the same.

DMG-06 = For every full step that a fighter is too weak for a weapon, he loses a hit point, a point of attack and a point of parry with it.
    .counts = Counts only where the penalty for low strength is played; of the presets only the expert rules have it.

DMG-07 = Fists, blunt blows and stunning blows take endurance: all that armour lets through. Half of it, rounded, is lost as life energy besides. A fighter without any endurance left is out of the fight.
    .counts = Counts for unarmed attacks, the flat of the blade and weapons made for it. The undead lose no endurance, and the wound thresholds are { $DMG-07-thresholds } higher.

DMG-08 = Doubling and tripling apply to all hit points of a blow together, before armour is subtracted. If several multipliers meet, only the greatest counts. Halved hit points are rounded down.
    .counts = Counts for hammer blows, lucky attacks, assassinations and other blows whose rule says so. Half a defence is another matter.
