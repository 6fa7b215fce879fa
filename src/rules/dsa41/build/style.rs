//! The ways in which a person fights: what is in the hands, and the values that follow.

use std::sync::Arc;

use crate::battle::Slot;
use crate::content::Words;

use super::super::cause::void;
use super::super::data::{Hand, Hands, Item, Style as Led, Usage, Weapon, WeaponTrait};
use super::super::fighter::{Arm, Style};
use super::super::module::Modules;
use super::super::rule;
use super::maker::Maker;
use super::{arm, bare, half_sword, lance, missile, ward};

/// Regular actions to take a shield from the back (`ACT-14`).
pub(crate) const SHIELD_DRAW: u8 = 5;

/// Regular actions to draw a weapon from the belt, and from the back (`ACT-14`).
pub(crate) const BELT_DRAW: u8 = 1;
pub(crate) const BACK_DRAW: u8 = 2;

impl Maker<'_> {
    /// All styles: for blows, for shots, with a hand on the blade; with nothing at all the fists are left.
    pub(super) fn styles(&self) -> Vec<Style> {
        let brawling = bare::brawling(self);
        let led = self.person.styles.iter();
        let mut styles: Vec<Style> = led.filter_map(|led| self.style(led, &brawling)).collect();
        let shots = self.person.shots.iter();
        styles.extend(shots.filter_map(|shot| missile::style(self, shot, &brawling)));
        if self.modules.has(Modules::MOUNTED) {
            let lances = self.person.lances.iter();
            styles.extend(lances.filter_map(|led| lance::style(self, led, &brawling)));
        }
        let gripped = half_sword::styles(self, &styles);
        styles.extend(gripped);
        let others = self.other_uses(&styles, &brawling);
        styles.extend(others);
        let hurled = self.hurled(&styles);
        styles.extend(hurled);
        if styles.is_empty() {
            let name = brawling.name.clone();
            let initiative = self.initiative();
            styles.push(Style {
                name,
                arms: vec![brawling],
                ward: None,
                missile: None,
                hurls: None,
                is_off_hand: false,
                is_pair: false,
                initiative,
                gear_initiative: 0,
                draw: 0,
                ward_draw: 0,
            });
        }
        styles
    }

    /// The ways to throw what is made for blows, one for each weapon.
    ///
    /// Rule: `WPN-14`.
    fn hurled(&self, styles: &[Style]) -> Vec<Style> {
        let led = self.person.styles.iter().zip(styles).enumerate();
        let hurled = led.filter_map(|(place, (led, style))| {
            let is_first = styles.iter().position(|other| other.weapon() == style.weapon()) == Some(place);
            let weapon = self.data.weapons.get(&led.weapon).filter(|_| is_first)?;
            missile::hurled(self, weapon, (Slot(place as u8), style))
        });
        hurled.collect()
    }

    /// The styles in which what can be used as shield and as parry weapon is used otherwise than as the better one.
    ///
    /// Rule: `SHD-09`.
    fn other_uses(&self, styles: &[Style], brawling: &Arm) -> Vec<Style> {
        let led = self.person.styles.iter().zip(styles);
        led.filter_map(|(led, usual)| {
            let shield = led.second_shield(self.data).filter(|_| usual.ward.is_some())?;
            let main = usual.arms.first()?;
            let ward = ward::other_use(self, shield, main)?;
            let mut arms = vec![main.clone()];
            arms.extend(ward::blows(self, shield, ward.is_shield));
            arms.push(brawling.clone());
            let usage = if ward.is_shield {
                Usage::SHIELD
            } else {
                Usage::PARRY_WEAPON
            };
            let name = usual.name.noted(&self.data.usage(usage));
            Some(Style {
                name: Arc::new(name),
                arms,
                ward: Some(ward),
                ..usual.clone()
            })
        })
        .collect()
    }

    /// A weapon in the hand, or in both, with what the other one holds.
    fn style(&self, led: &Led, brawling: &Arm) -> Option<Style> {
        let weapon = self.data.weapons.get(&led.weapon)?;
        // What is worn on the arm does not count while both hands lead a weapon (SHD-21).
        let takes_both = weapon.hands == Hands::Two && led.wears_second(self.data);
        let second = led.second.as_ref().filter(|_| !takes_both);
        let shield = second.and_then(|_| led.second_shield(self.data));
        let is_off_hand = led.hand == Hand::Other;
        let in_one_hand = second.is_some() || is_off_hand;
        let mut main = if is_off_hand {
            arm::off_hand(self, weapon, Some(&led.talent))
        } else {
            arm::weapon(self, weapon, (&led.talent, in_one_hand), shield)
        };
        main.kind.is_two_handed &= !in_one_hand;
        if let Some(worn) = led.second_shield(self.data).filter(|_| takes_both) {
            main.attack.note_for(
                rule::SHD_21,
                ward::named(worn),
                i16::from(worn.modifier.attack),
                &void::BOTH_HANDS,
            );
        }
        let mut arms = vec![main];
        let mut initiative = self.initiative();
        arm::add_initiative(self, &mut initiative, weapon, in_one_hand);
        let mut is_pair = false;
        let mut ward_draw = 0;
        if let Some(Item::Weapon(id)) = second
            && let Some(other) = self.data.weapons.get(id)
        {
            is_pair = other.talents.contains(&led.talent);
            ward_draw = draw_of(other);
            arms.push(arm::off_hand(self, other, None));
        }
        let ward = shield.map(|shield| ward::of_shield(self, shield, &arms[0]));
        if let (Some(shield), Some(ward)) = (shield, &ward) {
            arms.extend(ward::blows(self, shield, ward.is_shield));
            ward::add_initiative(self, &mut initiative, shield);
        }
        let name = ward
            .as_ref()
            .map_or_else(|| weapon.name.clone(), |ward| both(&weapon.name, &ward.name));
        arms.push(brawling.clone());
        if let Some(ward) = &ward {
            ward_draw = if ward.is_shield { SHIELD_DRAW } else { BELT_DRAW };
        }
        let bare = self.initiative().value();
        Some(Style {
            name: Arc::new(name),
            arms,
            ward,
            missile: None,
            hurls: None,
            is_off_hand,
            is_pair,
            gear_initiative: initiative.value() - bare,
            initiative,
            draw: draw_of(weapon),
            ward_draw,
        })
    }
}

/// Regular actions to draw a weapon from the belt, or from the back; none for what is part of the body (`ACT-14`, `WPN-FIST`).
fn draw_of(weapon: &Weapon) -> u8 {
    match weapon.is_on_the_back() {
        _ if weapon.has(&WeaponTrait::Natural) => 0,
        true => BACK_DRAW,
        false => BELT_DRAW,
    }
}

pub(super) fn both(weapon: &Words, ward: &Words) -> Words {
    let join = |a: &str, b: &str| format!("{a} + {b}");
    Words {
        en: join(&weapon.en, &ward.en),
        de: join(&weapon.de, &ward.de),
        fr: join(&weapon.fr, &ward.fr),
    }
}
