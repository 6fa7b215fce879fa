//! Half-sword: a long weapon led with a hand on its blade, as a way to fight of its own beside the usual one.

use std::sync::Arc;

use crate::rules::Id;

use super::super::data::{Dsa41Data, Hand, Talent, Usage};
use super::super::fighter::{Arm, Style};
use super::super::manoeuvre::{Art, Arts};
use super::super::module::Modules;
use super::super::rule;
use super::arm;
use super::maker::Maker;

/// Points off attack, parry and hit points.
pub(crate) const GRIP: i16 = -2;

/// The ways to lead the weapons of these styles with a hand on the blade, for those who have learnt it.
///
/// Rule: `MAN-HALBSCHWERT`, `SF-HALBSCHWERT`, `SIT-12`.
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
            let usual = styles.iter().find(is_it);
            usual.map(|usual| gripped(maker.data, usual))
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
fn gripped(data: &Dsa41Data, usual: &Style) -> Style {
    let mut style = usual.clone();
    style.name = Arc::new(usual.name.noted(&data.usage(Usage::HALF_SWORD)));
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
