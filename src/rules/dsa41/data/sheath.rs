//! Where a person carries his weapons: in the hand, at the belt, on the back, on the chest.

use std::collections::BTreeMap;

use super::Dsa41Data;
use super::person::Person;
use super::ranged::Missile;
use super::style::{Gear, Item};
use super::weapon::{Hands, Weapon};
use crate::rules::Fault;

/// Weapons of this length and more are worn on the back. Rule: `WPN-16`.
pub(crate) const BACK_LENGTH_CM: u16 = 130;
/// Weapons that fit at the belt. Rule: `WPN-16`.
pub(crate) const AT_BELT: u16 = 2;
/// Weapons that fit on the back. Rule: `WPN-16`.
pub(crate) const ON_BACK: u16 = 1;
/// Weapons to throw that fit on the chest. Rule: `WPN-16`.
pub(crate) const ON_CHEST: u16 = 6;

impl Weapon {
    /// Whether it is worn on the back, so that drawing it takes longer.
    ///
    /// Rule: `ACT-14`, `WPN-16`.
    pub fn is_on_the_back(&self) -> bool {
        self.hands == Hands::Two || self.length_cm.unwrap_or(0) >= BACK_LENGTH_CM
    }
}

/// What somebody carries, by the place where it belongs.
#[derive(Default)]
struct Load {
    back: u16,
    belt: u16,
    chest: u16,
    /// Weapons in the hands while he fights.
    hands: u16,
}

impl Load {
    fn of(person: &Person, data: &Dsa41Data) -> Self {
        let mut load = Self {
            hands: 1,
            ..Self::default()
        };
        let mut counts: BTreeMap<&str, u16> = BTreeMap::new();
        for style in &person.styles {
            let second = match &style.second {
                Some(Item::Weapon(id)) => Some(id.as_str()),
                _ => None,
            };
            load.hands = load.hands.max(1 + u16::from(second.is_some()));
            // Two of a kind are two weapons.
            let is_twin = second == Some(style.weapon.as_str());
            let main = counts.entry(style.weapon.as_str()).or_default();
            *main = (*main).max(1 + u16::from(is_twin));
            if let Some(second) = second {
                let other = counts.entry(second).or_default();
                *other = (*other).max(1);
            }
        }
        for shot in &person.shots {
            counts.entry(shot.weapon.as_str()).or_insert(1);
        }
        for gear in &person.carries {
            let (id, count) = match gear {
                Gear::Missiles(id, count) => (id.as_str(), *count),
                Gear::Weapons(id, count) => (id.as_str(), *count),
                _ => continue,
            };
            let known = counts.entry(id).or_default();
            *known = (*known).max(count);
        }
        for (id, count) in counts {
            load.add(data, id, count);
        }
        load
    }

    fn add(&mut self, data: &Dsa41Data, id: &str, count: u16) {
        if let Some(weapon) = data.weapons.get(id) {
            match weapon.length_cm {
                // Fists, and what is worn on them.
                None => {}
                Some(_) if weapon.is_on_the_back() => self.back += count,
                Some(_) => self.belt += count,
            }
        } else if let Some(weapon) = data.ranged.get(id) {
            match weapon.missile {
                Missile::Thrown => self.chest += count,
                _ if weapon.needs_one_hand() => self.belt += count,
                _ => self.back += count,
            }
        }
    }

    /// Weapons that find no place: what is too much for the back is in the hand, and what is thrown goes to the belt where the chest is
    /// full.
    fn homeless(&self) -> u16 {
        let in_hand = self.back.saturating_sub(ON_BACK);
        let left = self.hands.saturating_sub(in_hand);
        let at_belt = self.belt + self.chest.saturating_sub(ON_CHEST);
        in_hand.saturating_sub(self.hands) + at_belt.saturating_sub(AT_BELT + left)
    }
}

/// What is wrong with where a person carries his weapons.
///
/// Rule: `WPN-16`.
pub(super) fn faults(person: &Person, data: &Dsa41Data) -> Option<Fault> {
    let load = Load::of(person, data);
    let (back, belt, chest) = (load.back, load.belt, load.chest);
    let told = || {
        format!(
            "{back} weapons for the back, {belt} for the belt and {chest} to throw are too many: one goes on the back, two to the belt, six on \
             the chest, and one is in the hand (WPN-16)"
        )
    };
    (load.homeless() > 0).then(|| told().into())
}
