//! Lances: led from the saddle at the end of a run, whose length gives their points.

use std::sync::Arc;

use crate::battle::{Ledger, NamedRow, WeaponShape};
use crate::rules::Id;

use super::super::data::{DistanceClasses, Effect, Item, Lance, Lanced};
use super::super::fighter::{Arm, ArmKind, Style};
use super::super::{cause, rule};
use super::maker::Maker;
use super::person::rows;
use super::style::{SHIELD_DRAW, both};
use super::{arm, mastery, nature, talent, ward};

/// The style of riding with a lance, and with a shield on the other arm.
///
/// Rule: `MNT-07`, `WPN-WARLANCE`, `WPN-JOUSTLANCE`.
pub(super) fn style(maker: &Maker, led: &Lanced, brawling: &Arm) -> Option<Style> {
    let lance = strike(maker, led)?;
    let shield = led.shield.as_ref().and_then(|id| maker.data.shields.get(id));
    let ward = shield.map(|shield| ward::of_shield(maker, shield, &lance));
    let name = ward
        .as_ref()
        .map_or_else(|| (*lance.name).clone(), |ward| both(&lance.name, &ward.name));
    let thing = lance.thing;
    let blows = shield.zip(ward.as_ref());
    let blows = blows.map_or_else(Vec::new, |(shield, ward)| {
        ward::blows(maker, shield, ward.is_shield)
    });
    let arms = [vec![lance], blows, vec![brawling.clone()]].concat();
    let bare = maker.initiative();
    let mut initiative = bare.clone();
    if let Some(shield) = shield {
        ward::add_initiative(maker, &mut initiative, shield);
    }
    let masters = mastery::bonuses(maker, &items(&led.weapon));
    mastery::add(&mut initiative, thing, masters, mastery::initiative);
    Some(Style {
        name: Arc::new(name),
        arms,
        missile: None,
        hurls: None,
        is_off_hand: false,
        is_pair: false,
        gear_initiative: initiative.value() - bare.value(),
        initiative,
        draw: 2,
        ward_draw: if ward.is_some() { SHIELD_DRAW } else { 0 },
        ward,
    })
}

/// A lance in the hand: all points of its talent, and no encumbrance; as long and as heavy as it is.
///
/// Rule: `MNT-01`, `MNT-07`, `VAL-04`, `TAL-LANZE`, `WPN-13`, `ADV-KLEINWUECHSIG`, `END-01`.
fn strike(maker: &Maker, led: &Lanced) -> Option<Arm> {
    let lance = maker.data.lances.get(&led.weapon)?;
    let (points, _, value) = maker.split(&lance.talent);
    let mut attack = Ledger::of(rule::VAL_02, &cause::ATTACK_BASE, maker.basis.at);
    let thing = NamedRow::of(lance.id.as_str(), &lance.name);
    attack.add_for(
        talent::points_rule(maker, &lance.talent),
        maker.talent_row(lance.talent.as_str()),
        points,
    );
    let items = items(&lance.id);
    let is_special = maker.is_special(&items);
    attack.add_for(rule::WPN_13, thing, if is_special { arm::SPECIALISED } else { 0 });
    let bonuses = mastery::bonuses(maker, &items);
    mastery::add(&mut attack, thing, bonuses, mastery::attack);
    // Short people lead long weapons badly (ADV-KLEINWUECHSIG).
    let gift = |effect: &Effect| nature::long_weapon(effect, lance.length_cm).0;
    for (rule, points) in nature::gifts(maker.data, &maker.person.advantages, gift) {
        attack.add(rule, points);
    }
    let shield = led.shield.as_ref().and_then(|id| maker.data.shields.get(id));
    attack.add_for(
        rule::SHD_02,
        shield.map(ward::named),
        shield.map_or(0, |shield| i16::from(shield.modifier.attack)),
    );
    let mut plus = Ledger::new(rule::MNT_07, 0);
    mastery::add(&mut plus, thing, bonuses, mastery::points);
    Some(Arm {
        name: Arc::new(lance.name.clone()),
        thing,
        rows: rows(
            [lance.id.as_str(), lance.talent.as_str()]
                .into_iter()
                .chain(arm::specialised(is_special))
                .chain(mastery::ability(bonuses)),
        ),
        silhouette: WeaponShape::Spear,
        attack,
        parry: None,
        dice: 1,
        sides: 6,
        plus,
        is_endurance: lance.endurance,
        classes: DistanceClasses::PIKE,
        reach: arm::reach(DistanceClasses::PIKE),
        length_cm: lance.length_cm,
        talent: value,
        eased: mastery::eased(bonuses),
        kind: ArmKind {
            per_round: 1,
            is_lance: true,
            is_weighty: arm::is_weighty(maker, lance.ounces),
            break_factor: Some(lance.break_factor),
            ..ArmKind::default()
        },
    })
}

/// What somebody may have specialised in, or be the master of, who leads a lance.
fn items(lance: &Id<Lance>) -> Vec<Item> {
    Id::new(lance.as_str()).map(Item::Weapon).into_iter().collect()
}
