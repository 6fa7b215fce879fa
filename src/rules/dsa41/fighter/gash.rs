//! Serious wounds and what blows to the head leave behind, by the older rules.

use super::super::exchange::value::Attribute;

/// Serious wounds that bleed, and the last of them.
///
/// Rule: `WND-91`, `WND-92`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gashes {
    /// How many of them bleed still: a point of life each at the end of every round.
    pub open: u8,
    /// Whether they have put him out of the fight: the grave wound, of which nothing more is known.
    pub is_grave: bool,
}

/// The last faces of the die that leave a scar, and take an ear, the nose and an eye (`WND-95`).
pub(crate) const SCAR_UP_TO: i16 = 10;
pub(crate) const EAR_UP_TO: i16 = 13;
pub(crate) const NOSE_UP_TO: i16 = 16;
pub(crate) const EYE_UP_TO: i16 = 19;

/// What an ear, the nose or an eye that is lost takes from the perception, and an eye from attacks and from parries (`WND-95`).
pub(crate) const OF_SENSES: i16 = 2;
pub(crate) const OF_ATTACKS: i16 = 2;
pub(crate) const OF_PARRIES: i16 = 3;

/// What a blow to the head leaves behind.
///
/// Rule: `WND-95`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeadWound {
    /// A scar.
    Scar,
    /// An ear is lost.
    Ear,
    /// The nose is lost.
    Nose,
    /// An eye is lost.
    Eye,
    /// He dies of it.
    Mortal,
}

impl HeadWound {
    /// Those with which one lives on.
    pub const LASTING: [Self; 4] = [Self::Scar, Self::Ear, Self::Nose, Self::Eye];

    /// The row of a face of the die, 1 to 20.
    ///
    /// Rule: `WND-95`.
    #[allow(
        clippy::match_overlapping_arm,
        reason = "the arms are read from the top, as the table is"
    )]
    pub const fn of(face: i16) -> Self {
        match face {
            ..=SCAR_UP_TO => Self::Scar,
            ..=EAR_UP_TO => Self::Ear,
            ..=NOSE_UP_TO => Self::Nose,
            ..=EYE_UP_TO => Self::Eye,
            _ => Self::Mortal,
        }
    }
}

/// How often each blow to the head has left something behind.
///
/// Rule: `WND-95`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marred {
    counts: [u8; 4],
    /// Whether he dies of a blow to the head.
    pub is_mortal: bool,
}

impl Marred {
    /// Adds one.
    pub fn add(&mut self, wound: HeadWound) {
        match wound {
            HeadWound::Mortal => self.is_mortal = true,
            lasting => self.counts[lasting as usize] = self.counts[lasting as usize].saturating_add(1),
        }
    }

    /// Whether one of these was left behind.
    pub fn has(&self, wound: HeadWound) -> bool {
        match wound {
            HeadWound::Mortal => self.is_mortal,
            lasting => self.counts[lasting as usize] > 0,
        }
    }

    /// Points that an attribute has lost for good: charisma, one for each.
    ///
    /// Rule: `WND-95`.
    pub fn attribute_loss(&self, which: Attribute) -> i16 {
        match which {
            Attribute::Ch => self.counts.iter().map(|count| i16::from(*count)).sum(),
            _ => 0,
        }
    }

    /// Points of perception that are lost for good: two for each ear, nose and eye.
    ///
    /// Rule: `WND-95`.
    pub fn perception_loss(&self) -> i16 {
        let lost = [HeadWound::Ear, HeadWound::Nose, HeadWound::Eye];
        OF_SENSES * lost.iter().map(|wound| self.count(*wound)).sum::<i16>()
    }

    /// Points of attacks that are lost for good.
    ///
    /// Rule: `WND-95`.
    pub fn attack_loss(&self) -> i16 {
        OF_ATTACKS * self.count(HeadWound::Eye)
    }

    /// Points of parries that are lost for good.
    ///
    /// Rule: `WND-95`.
    pub fn parry_loss(&self) -> i16 {
        OF_PARRIES * self.count(HeadWound::Eye)
    }

    fn count(&self, wound: HeadWound) -> i16 {
        self.counts[wound as usize].into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_leaves_its_mark_wnd_95() {
        use HeadWound::{Ear, Eye, Mortal, Nose, Scar};
        // (faces, row, CH, perception, AT, PA)
        for (faces, row, charisma, perception, attack, parry) in [
            (1..=10, Scar, 1, 0, 0, 0),
            (11..=13, Ear, 1, 2, 0, 0),
            (14..=16, Nose, 1, 2, 0, 0),
            (17..=19, Eye, 1, 2, 2, 3),
            (20..=20, Mortal, 0, 0, 0, 0),
        ] {
            for face in faces {
                assert_eq!(HeadWound::of(face), row, "{face}");
            }
            let mut marred = Marred::default();
            marred.add(row);
            assert!(marred.has(row));
            assert_eq!(
                (
                    marred.attribute_loss(Attribute::Ch),
                    marred.perception_loss(),
                    marred.attack_loss(),
                    marred.parry_loss()
                ),
                (charisma, perception, attack, parry),
                "{row:?}"
            );
        }
    }
}
