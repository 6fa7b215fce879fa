//! What a fighter has done with the combat actions of his round: how many with which hand, and which of those besides.

use super::super::round::Due;
use super::Piece;

/// The combat actions that somebody has spent in a round.
///
/// Rule: `UMW-02`, `UMW-06`, `TWO-05`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spent {
    /// Actions with the weapon, and with what the other hand holds.
    pub with: [u8; 2],
    /// All combat actions, those without a weapon among them.
    pub all: u8,
    /// Attack actions.
    pub attacks: u8,
    /// Defence actions; the extra parries are none.
    pub defences: u8,
    /// The right by which the last of them was made.
    pub attacked_by: Option<Due>,
    /// What the first attack was made with.
    pub first_attack: Option<Piece>,
    /// What the first defence was made with.
    pub first_defence: Option<Piece>,
    /// Whether the other hand has parried.
    pub has_warded: bool,
    /// Whether the extra action of two weapons is used (`TWO-05`).
    pub extra: bool,
    /// Whether its attack was let pass, or made.
    pub extra_asked: bool,
    /// Whether the extra attack of the other hand was made or let pass (`MAN-TODVONLINKS`).
    pub left: bool,
}

/// The most combat actions of a round, and the most with one weapon (`UMW-06`).
pub(crate) const MOST: u8 = 3;
pub(crate) const MOST_WITH_ONE: u8 = 2;

impl Spent {
    /// An attack action with this, by a right to act or in answer to another.
    pub fn attack(&mut self, piece: Option<Piece>, due: Option<Due>) {
        self.attacked_by = due;
        if self.attacks == 0 {
            self.first_attack = piece;
        }
        self.attacks += 1;
        self.act(piece);
    }

    /// A parry or aimed dodge with this, by a defence action or besides.
    pub fn defend(&mut self, piece: Option<Piece>, is_extra: bool) {
        if !is_extra {
            if self.defences == 0 {
                self.first_defence = piece;
            }
            self.defences += 1;
        }
        self.has_warded |= piece == Some(Piece::Second);
        self.act(piece);
    }

    fn act(&mut self, piece: Option<Piece>) {
        self.all += 1;
        if let Some(piece) = piece {
            self.with[piece as usize] += 1;
        }
    }

    /// Whether another combat action with this is left.
    ///
    /// Rule: `UMW-06`.
    pub fn leaves(&self, piece: Option<Piece>) -> bool {
        let is_rested = |piece: Piece| self.with[piece as usize] < MOST_WITH_ONE;
        self.all < MOST && piece.is_none_or(is_rested)
    }
}

/// The phase in which somebody has taken his last free action in a window, in which no paid one of his comes (`TIM-04`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Freed(pub Option<i16>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_actions_and_two_with_one_weapon_are_the_most_umw_06() {
        let (main, second) = (Some(Piece::Main), Some(Piece::Second));
        let mut spent = Spent::default();
        spent.attack(main, Some(Due::First));
        spent.defend(main, false);
        assert!(!spent.leaves(main) && spent.leaves(second) && spent.leaves(None));
        spent.defend(second, true);
        assert!(!spent.leaves(second) && !spent.leaves(None));
        assert_eq!((spent.defences, spent.first_defence), (1, main));
    }
}
