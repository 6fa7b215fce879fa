//! Bare hands: brawling and wrestling, and the styles that were learnt for them.

use std::sync::Arc;

use crate::battle::{Ledger, NamedRow, WeaponShape};
use crate::rules::Id;

use super::super::cause::{self, void};
use super::super::data::{ArmourTrait, DistanceClasses, StrengthBonus, Subject, Talent, Usage};
use super::super::exchange::value::encumbrance_split;
use super::super::fighter::{Arm, ArmKind};
use super::super::module::Modules;
use super::super::rule;
use super::arm::{EASY, add_strength, short_of};
use super::drill;
use super::maker::Maker;
use super::person::rows;
use super::talent::{in_saddle, points_rule, split_rule};

/// The strength that fists ask for (`UNA-01`).
pub(crate) const OF_FISTS: StrengthBonus = StrengthBonus {
    threshold: 10,
    step: 3,
};
/// What a style brings to attack or parry, and the most that all of them bring together (`UNA-08`).
pub(crate) const STYLE: i16 = 1;
pub(crate) const MOST_STYLE: i16 = 2;
/// How many dice a fist throws, and of how many sides (`UNA-02`).
pub(crate) const FIST: (u8, u8) = (1, 6);
/// Hit points that iron on hands, feet or head adds (`UNA-02`).
pub(crate) const IRON: i16 = 2;

const BRAWLING: &str = "TAL-RAUFEN";
const WRESTLING: &str = "TAL-RINGEN";

/// Brawling with bare hands.
///
/// Rule: `UNA-01`, `UNA-02`.
pub(super) fn brawling(maker: &Maker) -> Arm {
    let mut arm = bare(maker, BRAWLING, Usage::FISTS);
    add_iron(maker, &mut arm.plus);
    arm.kind.flat = EASY;
    arm
}

/// Iron on the hands hits harder; without it nothing is added.
///
/// Rule: `UNA-02`, `ARP-11`.
pub(super) fn add_iron(maker: &Maker, plus: &mut Ledger) {
    if maker.wears(ArmourTrait::PlateHand) {
        plus.add(rule::ARP_11, IRON);
    } else {
        plus.note(rule::UNA_02, IRON, &void::NO_IRON);
    }
}

/// Wrestling, which does no harm by itself.
///
/// Rule: `UNA-01`, `UNA-03`.
pub(super) fn wrestling(maker: &Maker) -> Arm {
    let mut arm = bare(maker, WRESTLING, Usage::WRESTLING);
    arm.kind.is_wrestling = true;
    arm
}

/// The whole encumbrance burdens whoever fights without a weapon; in the saddle half of it, as with weapons.
///
/// Rule: `UNA-01`, `MNT-01`.
fn bare(maker: &Maker, name: &str, usage: &str) -> Arm {
    let talent = match Id::<Talent>::new(name) {
        Ok(id) => id,
        Err(reason) => panic!("the name of a talent of the rules is well formed: {reason}"),
    };
    let (points, ward, value) = maker.split(&talent);
    let (style_at, style_pa) = style(maker, name);
    let mut attack = Ledger::of(rule::VAL_02, &cause::ATTACK_BASE, maker.basis.at);
    let thing = NamedRow::of(name, &maker.data.usage(usage));
    attack.add_for(
        points_rule(maker, &talent),
        maker.talent_row(talent.as_str()),
        points,
    );
    attack.add(rule::UNA_08, style_at);
    maker
        .burden
        .weigh(&mut attack, rule::VAL_05, |be| encumbrance_split(be).0);
    let mut parry = Ledger::of(rule::VAL_02, &cause::PARRY_BASE, maker.basis.pa);
    parry.add_for(
        split_rule(maker, &talent),
        maker.talent_row(talent.as_str()),
        ward,
    );
    parry.add(rule::UNA_08, style_pa);
    maker
        .burden
        .weigh(&mut parry, rule::VAL_05, |be| encumbrance_split(be).1);
    let mut plus = Ledger::new(rule::UNA_02, 0);
    add_strength(maker, &mut plus, OF_FISTS);
    attack.add(rule::DMG_06, -short_of(maker, OF_FISTS));
    parry.add(rule::DMG_06, -short_of(maker, OF_FISTS));
    Arm {
        name: Arc::new(maker.data.usage(usage)),
        thing,
        rows: rows([name]),
        silhouette: WeaponShape::Fist,
        attack,
        parry: Some(parry),
        dice: FIST.0,
        sides: FIST.1,
        plus,
        is_endurance: true,
        classes: DistanceClasses::HAND,
        reach: 1,
        length_cm: 0,
        talent: value,
        eased: Vec::new(),
        kind: ArmKind {
            is_unarmed: true,
            converts: true,
            works_under_water: true,
            arts: drill::of_talent(maker, name),
            per_round: 1,
            in_saddle: in_saddle(maker, &talent),
            ..ArmKind::default()
        },
    }
}

/// The styles, each with what it brings to attack and parry of brawling and of wrestling; the first brings a point where its owner has
/// chosen.
///
/// Rule: `UNA-08`, `SF-BORNLAENDISCH`, `SF-GLADIATOR`, `SF-HAMMERFAUST`, `SF-HRURUZAT`, `SF-MERCENARIO`, `SF-UNAU`.
const STYLES: [(&str, i16, i16); 6] = [
    ("SF-BORNLAENDISCH", 0, 0),
    ("SF-GLADIATOR", STYLE, 0),
    ("SF-HAMMERFAUST", STYLE, 0),
    ("SF-HRURUZAT", STYLE, STYLE),
    ("SF-MERCENARIO", STYLE, 0),
    ("SF-UNAU", 0, STYLE),
];

/// What the styles bring to attack and parry with a talent, 2 at most.
///
/// Rule: `UNA-08`.
pub(super) fn style(maker: &Maker, talent: &str) -> (i16, i16) {
    if !maker.modules.has(Modules::UNARMED) || ![BRAWLING, WRESTLING].contains(&talent) {
        return (0, 0);
    }
    let learnt = STYLES.iter().filter(|(ability, ..)| maker.has(ability));
    let both: i16 = learnt
        .map(|(_, brawling, wrestling)| {
            if talent == WRESTLING {
                *wrestling
            } else {
                *brawling
            }
        })
        .sum();
    let chosen = |what: Subject| {
        let mut subjects = maker.person.subjects.iter();
        let is_his = |ability: &str| ability == STYLES[0].0;
        let is_chosen = subjects.any(|it| is_his(it.ability.as_str()) && it.of == what);
        if is_chosen { STYLE } else { 0 }
    };
    let (attack, parry) = (chosen(Subject::Attack), chosen(Subject::Parry));
    ((both + attack).min(MOST_STYLE), (both + parry).min(MOST_STYLE))
}
