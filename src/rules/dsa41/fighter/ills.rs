//! What ails a fighter that creatures have brought upon him, and whom a stupid creature is angry with.

use crate::battle::{FighterId, RuleId};

/// Something that hampers blows and parries for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ill {
    /// The last round in which it does.
    pub until: u16,
    /// Added to attacks.
    pub attack: i16,
    /// Added to parries.
    pub parry: i16,
    /// The row of the creature that it comes from.
    pub rule: RuleId,
}

/// What venom has taken from somebody for the fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Weakness {
    /// Points of agility and of initiative, and the row of the creature that they have gone to.
    pub lost: Option<(i16, RuleId)>,
    /// Whether he can move no more.
    pub is_paralysed: bool,
}

impl Weakness {
    /// The points.
    pub const fn points(&self) -> i16 {
        match self.lost {
            Some((points, _)) => points,
            None => 0,
        }
    }
}

/// What ails a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ills {
    /// The stench of a foe, in this round.
    pub stench: Option<Ill>,
    /// The last round in which he has tried to bear a stench.
    pub smelled: u16,
    /// The shriek of a foe.
    pub shriek: Option<Ill>,
    /// A beast that rises in the first round of a fight.
    pub is_risen: bool,
    /// He has shrieked in this fight.
    pub has_shrieked: bool,
    /// The venom in his limbs.
    pub weakness: Weakness,
    /// Who has hurt him last, as far as he bears a grudge.
    pub tormentor: Option<FighterId>,
}

impl Ills {
    /// Those that hamper him.
    pub fn each(&self) -> impl Iterator<Item = &Ill> {
        self.stench.iter().chain(&self.shriek)
    }
}
