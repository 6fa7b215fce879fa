## Armour and encumbrance

ARM-01 = Armour protects: its points (RS) are subtracted from the hit points of each hit. It also hinders: its encumbrance (BE) lowers other values. The points of all pieces worn are added up; helmets and additions count only together with a body armour.
    .counts = Counts in simple armour. With hit zones each part of the body has its own protection, and every piece protects by itself.

ARM-02 = Not everything can be worn together. A second body armour goes only with padding below it, a second helmet only if it is a coif, and each addition needs a place of its own.
    .counts = Checked when a fighter is set up; what does not fit together is reported as a fault.

ARM-03 = Encumbrance lowers initiative, speed and dodge in full; attack and parry suffer only from what the talent does not cope with. Body control, acrobatics, athletics and stealth get harder by it too, swimming twice as much.
    .counts = Counts for the encumbrance after habituation, with any other load. Self-control, perception and treating wounds do not suffer.

ARM-04 = A heavy pack hinders like armour. It is a number of its own that is added to the encumbrance, and habituation does not help against it.
    .counts = Counts for fighters whose entry names a load; the others carry none.

ARM-05 = A fighter who is used to armour is hindered less by it: at the first step by { $ARM-05-used } in a certain combination of pieces, at the second by as much in every armour, at the third by { $ARM-05-most } in every armour. At the third step only half of what remains lowers the initiative.
    .counts = The steps do not add up, and the encumbrance of armour never becomes negative. Other load hinders as before.

ARM-06 = Putting on armour takes far longer than a fight. Each fighter keeps to the end what he wears at the start.
    .counts = Counts for armour. Weapons and shields can be drawn and put away.
