//! What a master of a weapon has made his own: bonuses bought with points, and what he had to bring for them.

use serde::{Deserialize, Serialize};

use super::Dsa41Data;
use super::manoeuvre::Manoeuvre;
use super::style::Item;
use crate::rules::table::{known, within};
use crate::rules::{Fault, Id};

/// The ability of those who have mastered a weapon (`SF-WAFFENMEISTER`).
pub(crate) const MASTERY: &str = "SF-WAFFENMEISTER";

/// The points for which a master may choose bonuses.
///
/// Rule: `SF-WAFFENMEISTER`.
pub const MASTER_POINTS: u16 = 15;

/// What a master is better at with his weapon.
///
/// Rule: `SF-WAFFENMEISTER`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Bonus {
    /// So many points of attack, or of the ranged attack.
    Attack(u8),
    /// So many points of parry.
    Parry(u8),
    /// So many hit points.
    Points(u8),
    /// So many points of initiative.
    Initiative(u8),
    /// So many points of the fixed malus of a manoeuvre less.
    Ease(Id<Manoeuvre>, u8),
    /// A manoeuvre that the weapon is not made for. Rule: `MAN-GEN-06`.
    Fits(Id<Manoeuvre>),
    /// So many actions less to load.
    Loading(u8),
}

impl Bonus {
    /// The points that it takes.
    ///
    /// Rule: `SF-WAFFENMEISTER`.
    pub fn cost(&self) -> u16 {
        match self {
            Self::Attack(by) | Self::Parry(by) | Self::Points(by) | Self::Loading(by) => 5 * u16::from(*by),
            Self::Initiative(by) => 3 * u16::from(*by),
            Self::Ease(_, by) => 2 * u16::from(*by),
            Self::Fits(_) => 4,
        }
    }

    /// What it is bought for: each once.
    fn kind(&self) -> (u8, &str) {
        match self {
            Self::Attack(_) => (0, ""),
            Self::Parry(_) => (1, ""),
            Self::Points(_) => (2, ""),
            Self::Initiative(_) => (3, ""),
            Self::Loading(_) => (4, ""),
            Self::Ease(id, _) => (5, id.as_str()),
            Self::Fits(id) => (6, id.as_str()),
        }
    }

    fn faults(&self, item: &Item, data: &Dsa41Data, faults: &mut Vec<Fault>) {
        let is_shot = matches!(item, Item::Ranged(_));
        let suits = match self {
            Self::Attack(_) | Self::Points(_) => true,
            Self::Loading(_) => is_shot,
            Self::Fits(_) => matches!(item, Item::Weapon(_)),
            _ => !is_shot,
        };
        if !suits {
            faults.push(format!("this bonus is none for `{}` (SF-WAFFENMEISTER)", item.id()).into());
        }
        match self {
            Self::Attack(by) | Self::Parry(by) | Self::Points(by) | Self::Initiative(by) => {
                within(faults, "a bonus of a master", *by, 1, 2);
            }
            Self::Loading(by) => within(faults, "a bonus of a master", *by, 1, 1),
            Self::Ease(id, by) => {
                if let Some(row) = known(faults, &data.manoeuvres, id) {
                    let most = (-row.modifier).clamp(0, 4).unsigned_abs();
                    if most == 0 {
                        faults.push(
                            format!("`{id}` has no malus that could be less (SF-WAFFENMEISTER)").into(),
                        );
                    } else {
                        within(faults, &format!("the points off `{id}`"), *by, 1, most);
                    }
                }
            }
            Self::Fits(id) => {
                known(faults, &data.manoeuvres, id);
            }
        }
    }
}

/// What is wrong with the bonuses of the master of a weapon: there must be some, for 15 points at most, each kind once.
///
/// Rule: `SF-WAFFENMEISTER`.
pub(super) fn bonus_faults(bonuses: &[Bonus], item: &Item, data: &Dsa41Data, faults: &mut Vec<Fault>) {
    if bonuses.is_empty() {
        faults.push(
            format!(
                "`bonuses` must say what the master of `{}` is better at",
                item.id()
            )
            .into(),
        );
    }
    for (place, bonus) in bonuses.iter().enumerate() {
        bonus.faults(item, data, faults);
        if bonuses[..place].iter().any(|other| other.kind() == bonus.kind()) {
            faults.push(format!("a bonus for `{}` stands twice", item.id()).into());
        }
    }
    let points: u16 = bonuses.iter().map(Bonus::cost).sum();
    if points > MASTER_POINTS {
        let item = item.id();
        faults.push(
            format!("the bonuses for `{item}` take {points} points, but there are {MASTER_POINTS} (SF-WAFFENMEISTER)")
                .into(),
        );
    }
}
