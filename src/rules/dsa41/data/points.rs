//! Dice expressions and the other small figures that several tables share.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::attribute::Attribute;
use super::record::is_default;
use crate::rules::Fault;
use crate::rules::table::within;

/// A sum of equal dice and a fixed number, written `2W6+4`, `1W6` or `1W6-1`.
///
/// Rule: `CNV-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Points {
    /// Number of dice, 1 to 20.
    pub dice: u8,
    /// Sides of each die, 2 to 100.
    pub sides: u8,
    /// What is added to the sum of the dice, -100 to 100.
    pub plus: i16,
}

impl FromStr for Points {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let shown: String = text.chars().take(20).collect();
        let wrong = || format!("`{shown}` are no dice: 1 to 20 dice as in `2W6+4` are expected");
        let (dice, rest) = text.split_once('W').ok_or_else(wrong)?;
        let (sides, plus) = match rest.find(['+', '-']) {
            Some(sign) => rest.split_at(sign),
            None => (rest, "+0"),
        };
        // Of what `parse` takes, `+` is right before the last number only.
        if [dice, sides]
            .into_iter()
            .chain(plus.get(1..))
            .any(|number| !is_plain(number))
        {
            return Err(wrong());
        }
        let within = |what: &str, number: &str, least: i16, most: i16| {
            let fitting = number
                .parse()
                .ok()
                .filter(|number| (least..=most).contains(number));
            let told: String = number.chars().take(20).collect();
            fitting.ok_or_else(|| {
                format!("in the dice `{shown}` {what} {told}, but must be from {least} to {most}")
            })
        };
        Ok(Self {
            dice: within("the number of dice is", dice, 1, 20)? as u8,
            sides: within("the sides of a die are", sides, 2, 100)? as u8,
            plus: within("the bonus is", plus, -100, 100)?,
        })
    }
}

fn is_plain(number: &str) -> bool {
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

impl TryFrom<String> for Points {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Points> for String {
    fn from(points: Points) -> Self {
        points.to_string()
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}W{}", self.dice, self.sides)?;
        if self.plus == 0 {
            Ok(())
        } else {
            write!(f, "{:+}", self.plus)
        }
    }
}

/// TP/KK of a weapon: one point more for each full `step` of strength above `threshold`.
///
/// Rule: `DMG-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StrengthBonus {
    /// Strength from which on the steps count.
    pub threshold: u8,
    /// Points of strength for one point of damage.
    pub step: u8,
}

impl StrengthBonus {
    pub(super) fn faults(self, faults: &mut Vec<Fault>) {
        within(faults, "the threshold of TP/KK", self.threshold, 1, 30);
        within(faults, "the step of TP/KK", self.step, 1, 10);
    }
}

/// What a weapon or shield adds to attack and parry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// Added to the attack.
    pub attack: i8,
    /// Added to the parry; `None` where nothing can be parried with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parry: Option<i8>,
}

impl Modifier {
    pub(super) fn faults(self, faults: &mut Vec<Fault>) {
        within(faults, "the modifier of the attack", self.attack, -10, 10);
        within(
            faults,
            "the modifier of the parry",
            self.parry.unwrap_or(0),
            -10,
            10,
        );
    }
}

/// The attribute that a weapon asks of its bearer, and what each missing point costs.
///
/// Rule: `WPN-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minimum {
    /// The attribute asked for.
    pub attribute: Attribute,
    /// The least value without a malus.
    pub value: u8,
    /// Whether it is asked only while the weapon is led in one hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one_hand_only: bool,
    /// Whether the weapon counts as improvised below the minimum, instead of a malus by the point.
    #[serde(default, skip_serializing_if = "is_default")]
    pub else_improvised: bool,
    /// Malus for each missing point.
    #[serde(default, skip_serializing_if = "is_default")]
    pub per_point: Shortfall,
}

impl Minimum {
    pub(super) fn faults(self, faults: &mut Vec<Fault>) {
        within(faults, "the minimum", self.value, 1, 30);
        let Shortfall {
            attack,
            parry,
            points,
            initiative,
        } = self.per_point;
        for malus in [attack, parry, points, initiative] {
            within(faults, "the malus for a missing point", malus, -5, 0);
        }
    }
}

/// What one missing point of a minimum costs; zero or negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Shortfall {
    /// On the attack, melee or ranged.
    pub attack: i8,
    /// On the parry.
    pub parry: i8,
    /// On the hit points.
    pub points: i8,
    /// On the initiative.
    pub initiative: i8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_read_as_the_tables_print_them() {
        for (text, dice, sides, plus) in [
            ("1W6", 1, 6, 0),
            ("2W6+4", 2, 6, 4),
            ("1W6-1", 1, 6, -1),
            ("20W20+100", 20, 20, 100),
        ] {
            let points = Points { dice, sides, plus };
            assert_eq!(text.parse(), Ok(points));
            assert_eq!(points.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_dice_expression_is_refused() {
        for text in [
            "", "W6", "1W", "0W6", "21W6", "1W1", "1D6", "1W6+", "1W6+-1", "+1W6", "1W+6", "1W6+101",
            "1W6 + 1", "1W6+1+1", "1W6ä", "999W6",
        ] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }
}
