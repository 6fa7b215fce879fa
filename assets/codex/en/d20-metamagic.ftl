## Metamagic feats

D20-T-META = Metamagic makes a spell stronger, longer or easier to cast, and in return it counts as a spell of a higher level. The caster pays for that level: with a slot that is high enough, or with the module “Spell points” in points. Several kinds can be put on the same spell; their levels add up.
    .counts = Only for casters who have the feat. Those who prepare their spells have to prepare the spell together with the metamagic. Apart from a heightened spell, the difficulty of the saving throw stays that of the spell itself.

D20-MTA-01 = The caster does not need a word: the spell can be cast gagged or without being heard.
    .counts = Gains nothing for spells that have no words anyway.

D20-MTA-02 = The caster does not need a gesture: both hands may be full or held fast, and armour cannot spoil the spell any more.
    .counts = Gains nothing for spells that have no gestures anyway.

D20-MTA-03 = The spell is cast in a blink, as a free action, and leaves time for another one in the same turn. Nobody gets an attack of opportunity for it.
    .counts = Only one quickened spell in each round, and never for spontaneous casters such as sorcerers and bards.

D20-MTA-04 = Everything about the spell that dice decide counts for more: damage, healing, the number of creatures that a die tells.
    .counts = Counts for the dice of the effect with all that is added to them. Attack rolls, saving throws and everything that is fixed stay as they are. On a maximized spell it adds half of a normal roll to the maximum.

D20-MTA-05 = The dice of the spell are not rolled: each of them counts as if it showed its highest face.
    .counts = Counts for the dice of the effect, not for attack rolls and saving throws.

D20-MTA-06 = The spell really becomes one of a higher level, which the caster chooses. So it is harder to resist, and everything that asks for the level of a spell asks for the new one.
    .counts = Also for casting on the defensive, which becomes harder. Other metamagic can come on top and adds its levels to the new one.

D20-MTA-07 = The spell lasts longer than usual.
    .counts = Not for spells that are over at once, and not for those that last while the caster concentrates.

D20-MTA-08 = The spell carries farther than usual.
    .counts = Only for spells with a close, medium or long range, not for touches and not for what begins with the caster.

D20-MTA-09 = The spell fills a larger area.
    .counts = Only for bursts, emanations, spreads and lines. A cone stays as it is, and so does a spell that is aimed at single creatures.
