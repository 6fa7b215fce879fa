//! How the beginning of a fight finds a fighter, and who takes him unawares: seldom otherwise than ready.

/// What the beginning of a fight leaves to be done for a fighter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Opening {
    /// He has not yet grasped that there is a fight: his die has not fallen (`SUR-01`).
    pub surprised: bool,
    /// He was told where to look when he was set up (`BRD-30`).
    pub turned: bool,
    /// What lies in wait for him.
    pub ambush: Ambush,
}

/// What lies in wait for a fighter.
///
/// Rule: `SUR-02`, `SUR-04`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ambush {
    /// He knows of no foe and declares nothing in this round.
    pub is_unaware: bool,
    /// A blow is under way of somebody whom he has not seen coming: before he defends himself he tests his intuition.
    pub is_sprung: bool,
    /// He has failed that test: this blow he does not answer.
    pub is_caught: bool,
    /// Those out of sight whose first missile he has met already, one bit each.
    pub met: u64,
    /// He passed the test against one of them and knows from where the missiles come, one bit each.
    pub wary: u64,
    /// No foe knows where he is, as far as assassins ask for that.
    pub is_hidden: bool,
    /// What was meant for him has missed: he knows of his foes now, and has still to declare.
    pub is_startled: bool,
}

impl Ambush {
    /// The bit of a fighter.
    pub const fn bit(id: crate::battle::FighterId) -> u64 {
        1 << if id.0 < 63 { id.0 } else { 63 }
    }
}
