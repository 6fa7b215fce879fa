//! What is special about creatures: whom they go for, their stench, shriek and venom.

/// Whom a fighter attacks.
///
/// Rule: `CMB-03`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Habit {
    /// Whom it pays to attack.
    #[default]
    Wits,
    /// The nearest foe.
    Nearest,
    /// Whoever has hurt him last (OPP-08).
    Grudge,
}

/// What foes near a creature must bear at the start of their phase, by their constitution (OPP-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stench {
    /// Squares that it reaches.
    pub within: u16,
    /// Added to the check.
    pub check: i16,
    /// Added to attacks for the round.
    pub attack: i16,
    /// Added to parries for the round.
    pub parry: i16,
}

/// What the venom of a creature does to those whom it harms and whose constitution does not withstand it (OPP-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weakening {
    /// Added to the check.
    pub check: i16,
    /// Dice of the points of agility and of initiative that it takes for the fight.
    pub dice: u8,
    /// Sides of these dice.
    pub sides: u8,
    /// Points in all that paralyse.
    pub paralysed_at: i16,
}

/// What foes near a creature must bear once in a fight, by their courage (OPP-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shriek {
    /// Metres that it reaches.
    pub within: u16,
    /// Added to attacks.
    pub attack: i16,
    /// Added to parries.
    pub parry: i16,
    /// Dice of the rounds that it lasts.
    pub dice: u8,
    /// Sides of these dice.
    pub sides: u8,
}
