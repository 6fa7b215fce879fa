//! What a fighter holds: the ready style, the attacks that it leaves him, the shield on his arm.

use super::belongings::Missile;
use super::fighter::{Arm, Hold, Piece, Second, Style, Ward};
use super::scene::Snapshot;

impl Snapshot {
    /// The ready style.
    #[inline]
    pub fn style(&self) -> &Style {
        self.build.style(self.hands.style)
    }

    /// What the hands hold of it.
    #[inline]
    pub const fn hold(&self) -> Hold {
        Hold {
            is_empty: self.shape.hands.empty,
            second: self.shape.condition.ado.tackle.second,
        }
    }

    /// The attack in a slot of the ready style; with empty hands only the last one, brawling.
    pub fn arm(&self, slot: usize) -> Option<&Arm> {
        self.style().arm(slot, self.hold())
    }

    /// The attacks that can be made now, with their slots.
    pub fn arms(&self) -> impl Iterator<Item = (usize, &Arm)> {
        let (style, hold) = (self.style(), self.hold());
        // Who has lost nothing has all of them.
        let is_whole = hold == Hold::default();
        let all = style.arms.iter().enumerate();
        all.filter(move |(slot, _)| is_whole || style.has(*slot, hold))
    }

    /// The weapon, or the fists, that he parries and guards with.
    pub fn main_arm(&self) -> &Arm {
        let (style, hold) = (self.style(), self.hold());
        if !hold.is_empty {
            return &style.arms[0];
        }
        let left = (0..style.arms.len()).find(|slot| style.has(*slot, hold));
        &style.arms[left.unwrap_or(0)]
    }

    /// The shield or parry weapon in his other hand.
    #[inline]
    pub fn ward(&self) -> Option<&Ward> {
        self.style().ward.as_ref().filter(|_| self.hold().has_second())
    }

    /// The initiative that went with what the hands no longer hold.
    ///
    /// Rule: `INI-08`.
    #[inline]
    pub fn lost_gear_initiative(&self) -> i16 {
        let hold = self.hold();
        if !hold.is_empty && hold.second != Second::Lost {
            return 0;
        }
        let style = self.style();
        let second = style.ward.as_ref().map_or(0, |ward| ward.initiative);
        match (hold.is_empty, hold.second) {
            (false, Second::Lost) => second,
            (false, _) => 0,
            (true, Second::Kept) => style.gear_initiative - second,
            (true, _) => style.gear_initiative,
        }
    }

    /// The break factor of a piece as it is now; none for what cannot break.
    ///
    /// Rule: `BRK-01`, `BRK-05`.
    pub fn break_factor(&self, piece: Piece) -> Option<i16> {
        let style = self.style();
        let printed = match (piece, &style.ward) {
            (Piece::Main, _) => style.arms[0].kind.break_factor?,
            (Piece::Second, Some(ward)) => ward.break_factor,
            (Piece::Second, None) => style.arms.get(1)?.kind.break_factor?,
        };
        let place = self.build.place_of(piece, self.hands.style);
        let worn = self.condition.ado.tackle.worn(piece, place);
        Some(i16::from(printed) + i16::from(worn))
    }

    /// The missile weapon in his hands.
    pub fn missile(&self) -> Option<&Missile> {
        self.style().missile.as_ref().filter(|_| !self.hands.empty)
    }

    /// Whether the missile weapon in his hands is ready to go off: loaded, or the thrown one in the hand (`ACT-18`).
    pub fn is_loaded(&self) -> bool {
        self.missile().is_some() && self.hands.unloaded & 1 << self.hands.style.0.min(15) == 0
    }

    /// Whether the hand that throws is empty: what it held has flown (`RNG-34`).
    pub fn has_thrown(&self) -> bool {
        self.missile().is_some_and(|missile| missile.is_thrown) && !self.is_loaded()
    }

    /// Missiles left for the weapon in his hands, the loaded one among them (`RNG-35`).
    pub fn missiles_left(&self) -> u8 {
        self.missile().map_or(0, |missile| {
            missile
                .ammunition
                .saturating_sub(self.hands.quiver.spent(self.hands.style))
        })
    }

    /// The slot of the missile weapon in his hands: behind those of the blows in any of his styles, so that a log names it rightly
    /// after he has taken up another weapon.
    pub fn missile_slot(&self) -> u8 {
        let arms = self.build.styles.iter().map(|style| style.arms.len());
        arms.max().unwrap_or(0) as u8
    }
}
