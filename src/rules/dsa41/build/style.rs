//! The ways in which a person fights: what is in the hands, and the values that follow.

use std::sync::Arc;

use crate::content::Words;

use super::super::data::{Hand, Hands, Item, Style as Led};
use super::super::fighter::{Arm, Style};
use super::super::rule;
use super::person::Maker;
use super::{arm, half_sword, missile, ward};

/// Regular actions to take a shield from the back (`ACT-14`).
pub(super) const SHIELD_DRAW: u8 = 5;

impl Maker<'_> {
    /// All styles: for blows, for shots, with a hand on the blade; with nothing at all the fists are left.
    pub(super) fn styles(&self) -> Vec<Style> {
        let brawling = arm::brawling(self);
        let led = self.person.styles.iter();
        let mut styles: Vec<Style> = led.filter_map(|led| self.style(led, &brawling)).collect();
        let shots = self.person.shots.iter();
        styles.extend(shots.filter_map(|shot| missile::style(self, shot, &brawling)));
        let gripped = half_sword::styles(self, &styles);
        styles.extend(gripped);
        if styles.is_empty() {
            let name = brawling.name.clone();
            let initiative = self.initiative();
            styles.push(Style {
                name,
                arms: vec![brawling],
                ward: None,
                missile: None,
                is_off_hand: false,
                initiative,
                gear_initiative: 0,
                draw: 0,
                ward_draw: 0,
            });
        }
        styles
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
            main.attack.note(rule::SHD_21, i16::from(worn.modifier.attack));
        }
        let mut arms = vec![main];
        let mut initiative = self.initiative();
        arm::add_initiative(self, &mut initiative, weapon, in_one_hand);
        if let Some(Item::Weapon(id)) = second
            && let Some(other) = self.data.weapons.get(id)
        {
            arms.push(arm::off_hand(self, other, None));
        }
        if let Some(shield) = shield {
            initiative.add(rule::INI_01, i16::from(shield.initiative));
        }
        let ward = shield.map(|shield| ward::of_shield(self, shield, &arms[0]));
        let name = ward
            .as_ref()
            .map_or_else(|| weapon.name.clone(), |ward| both(&weapon.name, &ward.name));
        arms.push(brawling.clone());
        let draw = if arm::is_on_the_back(weapon) { 2 } else { 1 };
        let ward_draw = match &ward {
            Some(ward) if ward.is_shield => SHIELD_DRAW,
            Some(_) => 1,
            None => 0,
        };
        let bare = self.initiative().value();
        Some(Style {
            name: Arc::new(name),
            arms,
            ward,
            missile: None,
            is_off_hand,
            gear_initiative: initiative.value() - bare,
            initiative,
            draw,
            ward_draw,
        })
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
