//! Half-sword: a long weapon led with a hand on its blade, as a way to fight of its own beside the usual one.

use std::sync::Arc;

use crate::content::Words;
use crate::rules::Id;

use super::super::data::{Hand, Talent};
use super::super::fighter::{Arm, Style};
use super::super::manoeuvre::{Art, Arts};
use super::super::module::Modules;
use super::super::rule;
use super::arm;
use super::person::Maker;

/// Points off attack, parry and hit points.
const GRIP: i16 = -2;

/// The ways to lead the weapons of these styles with a hand on the blade, for those who have learnt it.
///
/// Rule: `MAN-HALBSCHWERT`, `SIT-12`.
pub(super) fn styles(maker: &Maker, styles: &[Style]) -> Vec<Style> {
    if !maker.has("SF-HALBSCHWERT") || !maker.modules.has(Modules::MANOEUVRES) {
        return Vec::new();
    }
    let led = maker.person.styles.iter();
    let long = led.filter(|style| style.second.is_none() && style.hand == Hand::Own);
    let weapons = long.filter_map(|style| maker.data.weapons.get(&style.weapon));
    let fitting = weapons.filter(|weapon| is_long(&weapon.talents[0]));
    fitting
        .filter_map(|weapon| {
            let is_it = |style: &&Style| style.ward.is_none() && *style.weapon() == weapon.name;
            styles.iter().find(is_it).map(gripped)
        })
        .collect()
}

/// Whether weapons of a talent are long enough to lay a hand on.
fn is_long(talent: &Id<Talent>) -> bool {
    [
        "TAL-ANDERTHALB",
        "TAL-ZHSCHWERT",
        "TAL-INFANTERIE",
        "TAL-SPEERE",
        "TAL-STAEBE",
        "TAL-ZHHIEB",
    ]
    .contains(&talent.as_str())
}

/// The style with a hand on the blade of its weapon.
fn gripped(usual: &Style) -> Style {
    let mut style = usual.clone();
    let with_grip = |name: &str, grip: &str| format!("{name} ({grip})");
    style.name = Arc::new(Words {
        en: with_grip(&usual.name.en, "half-sword"),
        de: with_grip(&usual.name.de, "Halbschwert"),
        fr: with_grip(&usual.name.fr, "demie-épée"),
    });
    if let Some(main) = style.arms.first_mut() {
        shorten(main);
    }
    style
}

fn shorten(arm: &mut Arm) {
    arm.attack.add(rule::MAN_HALBSCHWERT, GRIP);
    if let Some(parry) = arm.parry.as_mut() {
        parry.add(rule::MAN_HALBSCHWERT, GRIP);
    }
    arm.plus.add(rule::MAN_HALBSCHWERT, GRIP);
    arm.classes = arm.classes.shortened();
    arm.reach = arm::reach(arm.classes);
    arm.kind.is_half_sword = true;
    arm.kind.is_two_handed = true;
    let spoilt = [Art::SplitShield, Art::Hammer, Art::KnockDown, Art::Sweep];
    arm.kind.arts = spoilt.into_iter().fold(arm.kind.arts, Arts::without);
}
