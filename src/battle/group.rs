//! What answers are about: the five groups in which a player looks for them. Which answer belongs to which one, a rule system says.

use serde::Serialize;

use super::intent::Choice;

/// What an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Striking and shooting from where one stands.
    Fight,
    /// Getting at a foe and striking, in one.
    MoveAndFight,
    /// Going somewhere.
    Move,
    /// Meeting blows.
    Defend,
    /// Everything else.
    Other,
}

impl Group {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 5] = [
        Self::Fight,
        Self::MoveAndFight,
        Self::Move,
        Self::Defend,
        Self::Other,
    ];

    /// The group of an answer by its shape alone.
    pub const fn of_shape(choice: &Choice) -> Self {
        match choice {
            Choice::Attack { .. } => Self::Fight,
            Choice::Defend { .. } => Self::Defend,
            Choice::Move { .. } => Self::Move,
            Choice::Plan { .. } | Choice::Act { .. } | Choice::Pass => Self::Other,
        }
    }

    /// The key of its name among the texts.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Fight => "battle-group-fight",
            Self::MoveAndFight => "battle-group-move-fight",
            Self::Move => "battle-group-move",
            Self::Defend => "battle-group-defend",
            Self::Other => "battle-group-other",
        }
    }
}
