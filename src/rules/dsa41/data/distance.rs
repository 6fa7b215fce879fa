//! Distance classes, the lengths at which weapons are led.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One distance class, from close to far.
///
/// Rule: `DK-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DistanceClass {
    /// Hand to hand, H.
    #[serde(rename = "H")]
    Hand,
    /// Close, N: swords and axes.
    #[serde(rename = "N")]
    Close,
    /// Spear length, S.
    #[serde(rename = "S")]
    Spear,
    /// Pike length, P.
    #[serde(rename = "P")]
    Pike,
}

impl DistanceClass {
    /// All classes from close to far.
    pub const ALL: [Self; 4] = [Self::Hand, Self::Close, Self::Spear, Self::Pike];

    /// The letter in tables.
    pub fn letter(self) -> char {
        match self {
            Self::Hand => 'H',
            Self::Close => 'N',
            Self::Spear => 'S',
            Self::Pike => 'P',
        }
    }

    fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The class that lies so many classes farther apart, or nearer where the number is negative; none beyond the last.
    pub fn shifted(self, classes: i8) -> Option<Self> {
        let index = (self as i8).checked_add(classes)?;
        Self::ALL.get(usize::try_from(index).ok()?).copied()
    }
}

/// The classes in which a weapon is led, at least one, written `HN`.
///
/// Rule: `DK-01`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct DistanceClasses(u8);

impl DistanceClasses {
    /// Hand to hand alone: bare hands.
    ///
    /// Rule: `DK-01`.
    pub const HAND: Self = Self(1);

    /// Close quarters alone: a kick.
    ///
    /// Rule: `DK-01`.
    pub const CLOSE: Self = Self(Self::HAND.0 << 1);

    /// Pike length alone: a lance.
    ///
    /// Rule: `MNT-07`.
    pub const PIKE: Self = Self(Self::HAND.0 << 3);

    /// A spear's length away alone: a tail.
    ///
    /// Rule: `DK-01`.
    pub const SPEAR: Self = Self(1 << 2);

    /// Hand to hand and close by: blows with a shield.
    ///
    /// Rule: `DK-01`, `MAN-SCHILDATTACKE`.
    pub const HAND_AND_CLOSE: Self = Self(3);

    /// The longest of them.
    ///
    /// Rule: `DK-04`.
    pub fn longest(self) -> DistanceClass {
        self.iter().last().unwrap_or(DistanceClass::Hand)
    }

    /// Classes by which the weapon is too long (above 0) or too short (below 0) for a distance; of several classes the
    /// one that fits best counts.
    ///
    /// Rule: `DK-02`.
    pub fn difference(self, current: DistanceClass) -> i8 {
        let differences = self.iter().map(|class| class as i8 - current as i8);
        differences.min_by_key(|classes| classes.abs()).unwrap_or(0)
    }

    /// The same, each one class shorter: a weapon that is led with a hand on the blade.
    ///
    /// Rule: `MAN-HALBSCHWERT`.
    #[must_use]
    pub const fn shortened(self) -> Self {
        // Hand to hand is the shortest that there is.
        Self(self.0 >> 1 | self.0 & 1)
    }

    /// Whether the class is among them.
    pub fn contains(self, class: DistanceClass) -> bool {
        self.0 & class.bit() != 0
    }

    /// The classes from close to far.
    pub fn iter(self) -> impl Iterator<Item = DistanceClass> {
        DistanceClass::ALL
            .into_iter()
            .filter(move |class| self.contains(*class))
    }
}

impl TryFrom<String> for DistanceClasses {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bits = DistanceClass::ALL
            .into_iter()
            .filter(|class| text.contains(class.letter()))
            .fold(0, |bits, class| bits | class.bit());
        let classes = Self(bits);
        if bits != 0 && classes.to_string() == text {
            Ok(classes)
        } else {
            let shown: String = text.chars().take(20).collect();
            Err(format!(
                "`{shown}` are no distance classes: letters of `HNSP` in this order are expected"
            ))
        }
    }
}

impl From<DistanceClasses> for String {
    fn from(classes: DistanceClasses) -> Self {
        classes.to_string()
    }
}

impl fmt::Display for DistanceClasses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|class| write!(f, "{}", class.letter()))
    }
}

impl fmt::Debug for DistanceClasses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_read_from_close_to_far() {
        let classes = DistanceClasses::try_from("NS".to_owned()).unwrap();
        assert_eq!(
            classes.iter().collect::<Vec<_>>(),
            [DistanceClass::Close, DistanceClass::Spear]
        );
        for text in ["", "SN", "NN", "X", "N S", "n"] {
            assert!(DistanceClasses::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
