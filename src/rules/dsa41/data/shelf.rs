//! The tables at hand in a fight: what a weapon is that somebody finds on the floor, and how he would lead it.

use std::sync::Arc;

use crate::battle::{GearShape, Movable, Slot, WeaponShape};
use crate::content::Words;
use crate::rules::common;

use super::super::build;
use super::super::exchange::value::Attribute;
use super::super::fighter::{Build, Piece, Style};
use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::{Dsa41Data, Hands, RangedWeapon, Weapon};

/// The data files as a battle keeps them.
pub type Shelf = common::Shelf<Dsa41Data>;

impl Shelf {
    fn weapon(&self, gear: &str) -> Option<&Weapon> {
        self.data()?.weapons.get(gear)
    }

    /// Whether gear is a weapon for blows.
    pub(crate) fn is_weapon(&self, gear: &str) -> bool {
        self.weapon(gear).is_some()
    }

    fn missile(&self, gear: &str) -> Option<&RangedWeapon> {
        self.data()?.ranged.get(gear)
    }

    /// Whether gear shoots or is thrown.
    pub(crate) fn is_missile(&self, gear: &str) -> bool {
        self.missile(gear).is_some()
    }

    /// Whether gear is a weapon, for blows or to shoot and throw.
    pub(crate) fn is_arm(&self, gear: &str) -> bool {
        self.is_weapon(gear) || self.is_missile(gear)
    }

    /// Whether something is carried in the hand for its light, and is no weapon besides.
    ///
    /// Rule: `BRD-19`.
    pub(crate) fn is_light(&self, movable: &Movable) -> bool {
        movable.flame.is_some() && !self.is_weapon(&movable.gear)
    }

    /// What gear is called.
    pub(crate) fn name(&self, gear: &str) -> Arc<Words> {
        let data = self.data();
        let weapon = || Some(&self.weapon(gear)?.name);
        let shield = || Some(&data?.shields.get(gear)?.name);
        let missile = || Some(&data?.ranged.get(gear)?.name);
        common::gear_name(gear, weapon().or_else(shield).or_else(missile))
    }

    /// What gear looks like.
    pub(crate) fn shape(&self, gear: &str) -> GearShape {
        let Some(data) = self.data() else {
            return GearShape::Bundle;
        };
        let of_blows = || Some(GearShape::Weapon(self.weapon(gear)?.shape()));
        let of_shots = || Some(GearShape::Weapon(self.missile(gear)?.shape()));
        let of_guard = || Some(GearShape::Ward(data.shields.get(gear)?.shape()));
        let lance = data
            .lances
            .get(gear)
            .map(|_| GearShape::Weapon(WeaponShape::Spear));
        of_blows()
            .or_else(of_shots)
            .or_else(of_guard)
            .or(lance)
            .unwrap_or(GearShape::Bundle)
    }

    /// Whether what a fighter leads in a style fills both his hands.
    ///
    /// Rule: `WPN-03`, `RNG-37`.
    pub(crate) fn takes_both_hands(&self, build: &Build, slot: Slot) -> bool {
        let style = build.style(slot);
        if style.arms.len() > 2 || style.ward.is_some() {
            return true;
        }
        // A hand lies on the blade.
        if style.main().kind.is_half_sword {
            return true;
        }
        let gear = gear_of(build, slot);
        gear.iter().any(|gear| {
            let data = self.data();
            let missile = data.and_then(|data| data.ranged.get(gear.as_str()));
            self.weapon(gear).is_some_and(|weapon| is_of_both(build, weapon))
                || missile.is_some_and(|weapon| !weapon.needs_one_hand())
        })
    }

    /// How a fighter would lead, shoot or throw a weapon that he has found, with the best talent that he has for it; none for what
    /// is no weapon, and for creatures, which have no talents.
    ///
    /// Rule: `VAL-06`, `ACT-17`, `BRD-25`.
    pub(crate) fn style_of(&self, fighter: &Snapshot, gear: &str, modules: Modules) -> Option<Style> {
        let origin = fighter.build.origin.as_ref()?;
        let data = self.data()?;
        match self.weapon(gear) {
            Some(weapon) => build::style_with(data, origin, modules, (weapon, super::Hand::Own)),
            None => build::missile_with(data, origin, modules, self.missile(gear)?),
        }
    }
}

impl Shelf {
    /// How a fighter would throw a weapon that he has found and leads in a style; none for what nobody throws.
    ///
    /// Rule: `RNG-34`, `WPN-14`.
    pub(crate) fn thrown_style_of(
        &self,
        fighter: &Snapshot,
        gear: &str,
        modules: Modules,
        (slot, led): (Slot, &Style),
    ) -> Option<Style> {
        let origin = fighter.build.origin.as_ref()?;
        build::thrown_with(self.data()?, origin, modules, (self.weapon(gear)?, slot, led))
    }

    /// How a fighter would lead a weapon with the other hand; none for what takes both.
    ///
    /// Rule: `SIT-01`, `SIT-04`.
    pub(crate) fn other_hand_style_of(
        &self,
        fighter: &Snapshot,
        gear: &str,
        modules: Modules,
    ) -> Option<Style> {
        let origin = fighter.build.origin.as_ref()?;
        let weapon = self
            .weapon(gear)
            .filter(|weapon| !is_of_both(&fighter.build, weapon))?;
        let hand = super::Hand::Other;
        build::style_with(self.data()?, origin, modules, (weapon, hand))
    }

    /// Whether gear is a weapon that takes both hands of a fighter.
    pub(crate) fn is_two_handed(&self, fighter: &Snapshot, gear: &str) -> bool {
        let takes_both = |weapon: &Weapon| is_of_both(&fighter.build, weapon);
        self.weapon(gear).is_some_and(takes_both)
            || self.missile(gear).is_some_and(|weapon| !weapon.needs_one_hand())
    }
}

/// Whether a weapon takes both hands of somebody: one hand is enough for some of those who are strong enough.
///
/// Rule: `WPN-03`.
fn is_of_both(build: &Build, weapon: &Weapon) -> bool {
    let strength = build.attribute(Attribute::Kk);
    let one_hand = weapon.one_hand.as_ref();
    weapon.hands == Hands::Two && one_hand.is_none_or(|one| strength < i16::from(one.strength_from))
}

/// The ids of what a style is led with, the main weapon first; the name where nobody has written an id down.
pub(crate) fn gear_of(build: &Build, slot: Slot) -> Vec<String> {
    let place = usize::from(slot.0);
    if let Some(own) = build.style(slot).hurls {
        return gear_of(build, own).into_iter().take(1).collect();
    }
    let first_found = build.styles.len().saturating_sub(build.found.len());
    if let Some(found) = place
        .checked_sub(first_found)
        .and_then(|found| build.found.get(found))
    {
        return vec![found.clone()];
    }
    let Some(person) = &build.origin else {
        return vec![build.style(slot).weapon().en.clone()];
    };
    let of_led = |place: usize| {
        let style = person.styles.get(place)?;
        let second = style.second.as_ref().map(|item| item.id().to_owned());
        Some(std::iter::once(style.weapon.to_string()).chain(second).collect())
    };
    let of_shot = || {
        let shot = person.shots.get(place - person.styles.len())?;
        Some(vec![shot.weapon.to_string()])
    };
    let of_lance = || {
        let first = person.styles.len() + person.shots.len();
        let lances = person.lances.get(place - first);
        let led = lances.filter(|_| build.modules.has(Modules::MOUNTED))?;
        let shield = led.shield.as_ref().map(ToString::to_string);
        Some(std::iter::once(led.weapon.to_string()).chain(shield).collect())
    };
    // A hand on the blade, and a buckler used the other way, are ways to lead what another style leads too.
    let of_other_way = || {
        of_led(
            build
                .place_of_same(slot)
                .filter(|place| *place < person.styles.len())?,
        )
    };
    let found = of_led(place).or_else(of_shot).or_else(of_other_way);
    found.or_else(of_lance).unwrap_or_default()
}

/// Whether a style is that of a weapon found in this fight.
pub(crate) fn is_found(build: &Build, slot: Slot) -> bool {
    usize::from(slot.0) >= build.styles.len().saturating_sub(build.found.len())
}

/// Whether gear is the shield, parry weapon or second weapon of a style.
pub(crate) fn is_second(build: &Build, (gear, slot): (&str, Slot)) -> bool {
    gear_of(build, slot)
        .get(Piece::Second as usize)
        .is_some_and(|own| own == gear)
}

/// Whether gear is the shield or second weapon that goes with what a fighter leads, and has left his hand.
///
/// Rule: `FUM-05`, `ACT-17`.
pub(crate) fn is_lost_second(fighter: &Snapshot, (gear, slot): (&str, Slot)) -> bool {
    let build = &fighter.build;
    let place = |slot| build.place_of(Piece::Second, slot);
    is_second(build, (gear, slot))
        && place(slot) == place(fighter.hands.style)
        && fighter.condition.ado.tackle.has_lost_second(place(slot))
}
